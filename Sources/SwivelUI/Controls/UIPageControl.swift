// A dot for each page: a finger on the right half goes on by one, one on the left half back. Its middle says neither, so that
// a tap by name is refused.

/// Shows which of several pages is seen.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many there are, 0 or more.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = current
      invalidateIntrinsicContentSize()
    }
  }
  /// The page shown, from 0; what lies beyond the ends becomes the end.
  open var currentPage: Int {
    get { current }
    set {
      current = within(newValue)
      shown = nil
    }
  }
  private var current = 0 { didSet { if current != oldValue { progress?.pageDidChange() } } }
  /// How far the current page is, from era 17; nil for dots alone.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.control = nil
      progress?.control = self
    }
  }
  private func within(_ page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }

  /// Whether nothing is drawn where there is one page or none.
  open var hidesForSinglePage = false
  /// The colour of the dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether a touch changes the dots only when `updateCurrentPageDisplay` says so.
  open var defersCurrentPageDisplay = false
  /// Shows the current page, where that was put off.
  open func updateCurrentPageDisplay() { shown = nil }
  /// The page that is marked until the change is shown.
  private var shown: Int?
  /// The page whose dot is marked.
  package var markedPage: Int { defersCurrentPageDisplay ? within(shown ?? current) : current }

  /// What lies behind the dots; raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system likes it.
    case automatic = 0
    /// Always something.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }
  /// How fingers are using it; raw values are UIKit's.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By single touches.
    case discrete = 1
    /// By dragging along the dots.
    case continuous = 2
  }
  /// How the pages go; raw values are UIKit's.
  public enum Direction: Int, Sendable {
    /// In the direction of text.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
  }
  /// What lies behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// How fingers are using it: by single touches while one is down.
  open var interactionState: InteractionState { isTracking ? .discrete : .none }
  /// Whether a finger may drag along the dots; touches are single here.
  open var allowsContinuousInteraction = true
  /// How the pages go.
  open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
  /// The sign of every page without one of its own; nil for the dot.
  open var preferredIndicatorImage: UIImage?
  /// The sign of the current page where it has none of its own; nil for that of every page.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var signs: [Int: UIImage] = [:]
  private var currentSigns: [Int: UIImage] = [:]
  /// Sets the sign of a page; a page that does not exist raises as in UIKit.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { if exists(page) { signs[page] = image } }
  /// The sign of a page, of its own or of all; nil for the dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { signs[page] ?? preferredIndicatorImage }
  /// Sets the sign of a page while it is the current one; a page that does not exist raises as in UIKit.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if exists(page) { currentSigns[page] = image }
  }
  /// The sign of a page while it is the current one; nil for the dot.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentSigns[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }
  private func exists(_ page: Int) -> Bool {
    if (0..<numberOfPages).contains(page) { return true }
    ownScene.raise("NSRangeException", "page \(page) beyond \(numberOfPages) pages", by: className)
    return false
  }
  private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// Whether pages go on towards the left or the top.
  private var goesBack: Bool {
    switch direction {
    case .natural: isMirrored
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  /// Where the middle of a page's dot is: dots are `step` apart and `whole` long together, in the middle of `rect`.
  package func middle(ofPage page: Int, in rect: CGRect, step: CGFloat, whole: CGFloat) -> CGPoint {
    let place = CGFloat(goesBack ? numberOfPages - 1 - page : page) * step - whole / 2 + (step - 9) / 2
    return isUpright ? CGPoint(x: rect.midX, y: rect.midY + place) : CGPoint(x: rect.midX + place, y: rect.midY)
  }

  override var heldValue: String? { numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil }
  override func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    let old = current
    let isBeyond = isUpright ? end.y >= bounds.midY : end.x >= bounds.midX
    if isInside { current = within(current + (isBeyond != goesBack ? 1 : -1)) }
    if defersCurrentPageDisplay { shown = shown ?? old }
    if current != old { sendActions(for: .valueChanged) }
    super.lifted(isInside: isInside, from: start, to: end)
  }

  /// The size for so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let size = ControlMetrics.current.pages(pageCount).size
    return isUpright ? CGSize(width: size.height, height: size.width) : size
  }

  /// The size for the present number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size for the present number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
}
