// A row of segments of which one is chosen: a finger chooses the one it leaves. Its middle names no segment, so that a tap is by
// a segment's title.
import TextMetrics

/// A segmented control: every segment as wide as the widest title needs, unless widths follow the content.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  private var titles: [String?] = [] { didSet { invalidateIntrinsicContentSize() } }
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

  /// Whether each segment is as wide as its own title needs.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }

  /// Titles are in the system font of this size, with so much around each: three documents of different apps agree within a
  /// point, all drawn for iOS 13 and later; for earlier versions there is none.
  private static let titleSize: CGFloat = 13
  private static let titlePadding: CGFloat = 20

  /// The width the titles need, in whole points.
  private var titlesWidth: CGFloat {
    let widths = titles.map { title in
      var measuring = TextMeasuring(font: .systemFont(ofSize: Self.titleSize))
      measuring.text = title
      return CGFloat(measuring.layout(width: .infinity).width) + Self.titlePadding
    }
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(titles.count)
    return CGFloat(PixelGrid.roundUp(Double(width), scale: 1, slack: PixelGrid.fitSlack))
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

  /// Whether nothing stays chosen: a touch is told of, and no more.
  open var isMomentary = false

  /// Where a segment is: all have the same width.
  package func rect(ofSegment segment: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, titles.count))
    let place = isMirrored ? titles.count - 1 - segment : segment
    return CGRect(x: width * CGFloat(place), y: 0, width: width, height: bounds.height)
  }

  /// The segment with this title; nil without one.
  package func segment(called title: String) -> Int? { titles.firstIndex(of: title) }

  override func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    let touched = titles.indices.first { rect(ofSegment: $0).contains(CGPoint(x: end.x, y: bounds.midY)) }
    if isInside, let touched, isMomentary || touched != selected {
      selected = touched
      sendActions(for: .valueChanged)
      if isMomentary { selected = Self.noSegment }
    }
    super.lifted(isInside: isInside, from: start, to: end)
  }

  /// Inserts a segment, at the end if the index lies beyond it; the choice stays on the same segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(0, segment), titles.count)
    titles.insert(title, at: index)
    if images.count > index { images.insert(nil, at: index) }
    if selected >= index { selected += 1 }
  }

  /// Inserts a segment with a picture, which stands for its title.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: min(max(0, segment), numberOfSegments - 1))
  }
  private var images: [UIImage?] = []
  /// Sets the picture of a segment that exists, in its title's place.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    while images.count < titles.count { images.append(nil) }
    images[segment] = image
    if image != nil { titles[segment] = nil }
  }
  /// The picture of a segment; nil if it has none or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? { images.indices.contains(segment) ? images[segment] : nil }

  /// Removes a segment, the last if the index lies beyond it; a choice on it is gone.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !titles.isEmpty else { return }
    let index = min(max(0, segment), titles.count - 1)
    titles.remove(at: index)
    if images.indices.contains(index) { images.remove(at: index) }
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles.removeAll()
    images.removeAll()
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

  override var heldValue: String? {
    guard titles.indices.contains(selected) else { return nil }
    return titles[selected] ?? "\(selected + 1) of \(titles.count)"
  }

  /// What the titles need.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: titlesWidth, height: ControlMetrics.current.segments.content.height)
  }
  /// Below.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.segments.alignment }
  /// What the titles need, and the own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: titlesWidth, height: ControlMetrics.current.segments.size.height)
  }
}
