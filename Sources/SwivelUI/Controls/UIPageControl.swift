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
    set { current = min(max(newValue, 0), max(0, numberOfPages - 1)) }
  }
  private var current = 0

  override var heldValue: String? { numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil }
  override func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    let old = current
    if isInside { currentPage += (end.x >= bounds.midX) != isMirrored ? 1 : -1 }
    if current != old { sendActions(for: .valueChanged) }
    super.lifted(isInside: isInside, from: start, to: end)
  }

  /// The size for so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { ControlMetrics.current.pages(pageCount).size }

  /// The size for the present number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size for the present number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
}
