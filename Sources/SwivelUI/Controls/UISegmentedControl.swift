// A row of segments of which one is chosen: a finger chooses the one it leaves. Its middle names no segment, so that a tap is by
// a segment's title.
import DeviceCatalog
import Foundation
import TextMetrics

/// A segmented control: every segment as wide as the widest title needs, unless widths follow the content.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// What one segment shows and does.
  private struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// 0 for one that shares the room with the others.
    var width: CGFloat = 0
    var offset = CGSize.zero
  }

  private var segments: [Part] = [] { didSet { invalidateIntrinsicContentSize() } }
  private var selected = noSegment
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var backgrounds: [UInt: UIImage] = [:]
  private var dividers: [UInt: UIImage] = [:]
  private var adjustments: [Int: UIOffset] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control whose segments have the titles and pictures in `items`; what is neither makes a segment without one.
  public init(items: [Any]?) {
    segments = (items ?? []).map { Part(title: $0 as? String, image: $0 as? UIImage) }
    super.init(frame: Self.first)
    // "The segmented control is automatically sized to fit its segments" (UISegmentedControl, init(items:)).
    frame.size.width = intrinsicContentSize.width
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
  }

  private static var first: CGRect {
    CGRect(origin: .zero, size: CGSize(width: 0, height: ControlMetrics.current.segments.size.height))
  }

  /// Whether each segment is as wide as its own title needs.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the chosen segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor?

  /// Titles are in the system font of this size, with so much around each: three documents of different apps agree within a
  /// point, all drawn for iOS 13 and later. Before, it was less, and a line of a point stood between two: two segments with a
  /// title of 76 points were 183 wide, with one of 36 points 103 (a document of build 10117, and Apple's camera sample).
  private static let titleSize: CGFloat = 13
  private static var titlePadding: CGFloat { hasLines ? 15 : 20 }
  private static var hasLines: Bool { AppScene.current.era < Era(13) }

  /// The width a segment needs in points: the one it was given, else its title's or picture's.
  private func width(of segment: Part) -> CGFloat {
    if segment.width > 0 { return segment.width }
    if let image = segment.image { return image.size.width + Self.titlePadding }
    var measuring = TextMeasuring(font: textAttributes[0]?[.font] as? UIFont ?? .systemFont(ofSize: Self.titleSize))
    measuring.text = segment.title
    return CGFloat(measuring.layout(width: .infinity).width) + Self.titlePadding
  }

  /// The width the titles need, in whole points.
  private var titlesWidth: CGFloat {
    let widths = segments.map(width)
    let shared = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +)
      : (shared.max() ?? 0) * CGFloat(shared.count) + segments.map(\.width).reduce(0, +)
    guard !Self.hasLines else { return width.rounded() + CGFloat(max(0, segments.count - 1)) }
    return CGFloat(PixelGrid.roundUp(Double(width), scale: 1, slack: PixelGrid.fitSlack))
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The chosen segment, or `noSegment`; an index that does not exist raises as in UIKit.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        ownScene.raise(
          "NSRangeException", "selectedSegmentIndex \(newValue) beyond \(segments.count) segments", by: className)
        return
      }
      selected = newValue
    }
  }

  /// Whether nothing stays chosen: a touch is told of, and no more.
  open var isMomentary = false

  /// Where each segment is, from the leading edge. Widths that were given stay; the others share the room alike, or each has what
  /// its content needs and an equal part of what is left, of which no document tells.
  private var widths: [CGFloat] {
    let free = segments.count { $0.width == 0 }
    let given = segments.map(\.width).reduce(0, +)
    guard free > 0 else { return segments.map(\.width) }
    guard apportionsSegmentWidthsByContent else {
      return segments.map { $0.width > 0 ? $0.width : max(0, bounds.width - given) / CGFloat(free) }
    }
    let needed = segments.map(width)
    let left = (bounds.width - needed.reduce(0, +)) / CGFloat(free)
    return zip(segments, needed).map { $0.width > 0 ? $0.width : max(0, $1 + left) }
  }

  /// Where a segment is.
  package func rect(ofSegment segment: Int) -> CGRect {
    let widths = widths
    guard widths.indices.contains(segment) else { return CGRect(x: 0, y: 0, width: 0, height: bounds.height) }
    let before = widths[..<segment].reduce(0, +)
    let x = isMirrored ? bounds.width - before - widths[segment] : before
    return CGRect(x: x, y: 0, width: widths[segment], height: bounds.height)
  }

  /// The segment with this title; nil without one.
  package func segment(called title: String) -> Int? { segments.firstIndex { $0.title == title } }

  override func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    let touched = segments.indices.first { rect(ofSegment: $0).contains(CGPoint(x: end.x, y: bounds.midY)) }
    if isInside, let touched, segments[touched].isEnabled, isMomentary || touched != selected {
      selected = touched
      // An action that is performed takes the place of the control's own.
      if let action = segments[touched].action { action.perform(from: self) }
      sendActions(for: .valueChanged)
      if isMomentary { selected = Self.noSegment }
    }
    super.lifted(isInside: isInside, from: start, to: end)
  }

  private func insert(_ segment: Part, at place: Int) {
    let index = min(max(0, place), segments.count)
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
  }

  /// Inserts a segment, at the end if the index lies beyond it; the choice stays on the same segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }
  /// Inserts a segment with a picture, which stands for its title.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }
  /// Inserts a segment for an action, in place of one with the same identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != NSNotFound { removeSegment(at: known, animated: animated) }
    insert(Part(title: action.title, image: action.image, action: action), at: segment)
  }

  /// Removes a segment, the last if the index lies beyond it; a choice on it is gone.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, segment), segments.count - 1)
    segments.remove(at: index)
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments.removeAll()
    selected = Self.noSegment
  }

  /// Changes a segment that exists; one that does not is passed over.
  private func change(_ segment: Int, _ change: (inout Part) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
  }
  private func known(_ segment: Int) -> Part? { segments.indices.contains(segment) ? segments[segment] : nil }

  /// Sets the title of a segment that exists, in its picture's place.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      if title != nil { $0.image = nil }
    }
  }
  /// The title of a segment; nil if it has none or does not exist.
  open func titleForSegment(at segment: Int) -> String? { known(segment)?.title }
  /// Sets the picture of a segment that exists, in its title's place.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      if image != nil { $0.title = nil }
    }
  }
  /// The picture of a segment; nil if it has none or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }
  /// Sets what a segment that exists shows and does.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }
  /// What a segment does; nil if it was made without an action.
  open func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.action }
  /// The segment whose action has this identifier, or `NSNotFound`.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }
  /// Whether a segment that exists can be chosen by a finger.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a segment can be chosen by a finger.
  open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }
  /// Sets a segment's width in points; 0 for one that shares the room with the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
  /// A segment's width in points as it was set; 0 for one that shares the room.
  open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }
  /// Moves what a segment shows out of its middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  /// How far what a segment shows lies from its middle, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { known(segment)?.offset ?? .zero }

  // MARK: Looks

  /// Sets the look of titles in a state; nil for the system's. The font of the normal state says how wide segments are.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    textAttributes[state.rawValue] = attributes
  }
  /// The look of titles in a state; nil where none was set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state.rawValue] }
  /// The look of a segment's title: what was set for its state, else for the normal one.
  package func titleTextAttributes(ofSegment segment: Int) -> [NSAttributedString.Key: Any] {
    var state = State.normal
    if segment == selected { state.insert(.selected) }
    if known(segment)?.isEnabled == false { state.insert(.disabled) }
    return (textAttributes[0] ?? [:]).merging(textAttributes[state.rawValue] ?? [:]) { $1 }
  }
  /// Moves what segments of a kind show; kept.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType type: Segment, barMetrics: UIBarMetrics
  ) { adjustments[type.rawValue << 8 | barMetrics.rawValue & 0xff] = adjustment }
  /// How far what segments of a kind show is moved.
  open func contentPositionAdjustment(forSegmentType type: Segment, barMetrics: UIBarMetrics) -> UIOffset {
    adjustments[type.rawValue << 8 | barMetrics.rawValue & 0xff] ?? .zero
  }
  /// Kinds of segments; raw values are UIKit's.
  public enum Segment: Int, Sendable {
    /// All.
    case any = 0
    /// The leftmost of several.
    case left = 1
    /// One with others on both sides.
    case center = 2
    /// The rightmost of several.
    case right = 3
    /// The only one.
    case alone = 4
  }
  /// Sets what lies behind segments in a state; kept, for pictures have no pixels to stretch.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgrounds[state.rawValue << 8 | UInt(bitPattern: barMetrics.rawValue) & 0xff] = backgroundImage
  }
  /// What lies behind segments in a state, as it was set.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue << 8 | UInt(bitPattern: barMetrics.rawValue) & 0xff]
  }
  /// Sets what lies between segments in two states; kept, for pictures have no pixels to stretch.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) {
    dividers[left.rawValue << 16 | right.rawValue << 8 | UInt(bitPattern: barMetrics.rawValue) & 0xff] = dividerImage
  }
  /// What lies between segments in two states, as it was set.
  open func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) -> UIImage? { dividers[left.rawValue << 16 | right.rawValue << 8 | UInt(bitPattern: barMetrics.rawValue) & 0xff] }

  package override var shownText: String? {
    segments.enumerated().map { $0.offset == selected ? "[\($0.element.title ?? "")]" : $0.element.title ?? "" }
      .joined(separator: " ")
  }

  override var heldValue: String? {
    guard segments.indices.contains(selected) else { return nil }
    return segments[selected].title ?? "\(selected + 1) of \(segments.count)"
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
