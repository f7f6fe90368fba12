// A row of segments of which one is chosen. Commands tap the middle of a control, which names no segment, so the choice
// changes by code only.

/// A segmented control. Its height is known; a width of its own is not, so constraints or frames must give one.
@MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  private var titles: [String?] = []
  private var selected = noSegment

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with the titles in `items`; what is no text makes a segment without one.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String }
    super.init(
      frame: CGRect(origin: .zero, size: CGSize(width: 0, height: ControlMetrics.current.segments.size.height)))
  }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// The chosen segment, or `noSegment`; an index that does not exist raises as in UIKit.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      guard newValue == Self.noSegment || titles.indices.contains(newValue) else {
        ownScene.raise(
          "NSRangeException", "selectedSegmentIndex \(newValue) beyond \(titles.count) segments", by: className)
        return
      }
      selected = newValue
    }
  }

  /// Inserts a segment, at the end if the index lies beyond it; the choice stays on the same segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(0, segment), titles.count)
    titles.insert(title, at: index)
    if selected >= index { selected += 1 }
  }

  /// Removes a segment, the last if the index lies beyond it; a choice on it is gone.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !titles.isEmpty else { return }
    let index = min(max(0, segment), titles.count - 1)
    titles.remove(at: index)
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles.removeAll()
    selected = Self.noSegment
  }

  /// Sets the title of a segment that exists.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title
  }

  /// The title of a segment; nil if it has none or does not exist.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

  package override var shownText: String? {
    titles.enumerated().map { $0.offset == selected ? "[\($0.element ?? "")]" : $0.element ?? "" }.joined(
      separator: " ")
  }

  /// A height, no width.
  open override var intrinsicContentSize: CGSize { ControlMetrics.current.segments.content }
  /// Below.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.segments.alignment }
  /// The present width, and the own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.current.segments.size.height)
  }
}
