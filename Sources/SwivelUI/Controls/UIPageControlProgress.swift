// How far a page is on its way to the next: what dots show as a filling line from era 17 on, and the one that fills by the clock.

/// How far the current page of a page control is.
@preconcurrency @MainActor open class UIPageControlProgress: NumberedObject {
  /// Who is asked how far a page is at first.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// How far the current page is, 0…1.
  open var currentProgress: Float = 0 {
    didSet { if !(0...1).contains(currentProgress) { currentProgress = min(max(currentProgress, 0), 1) } }
  }
  /// Whether it is seen. Kept: dots are drawn as dots.
  open var isProgressVisible = true
  /// The control it belongs to.
  final weak var control: UIPageControl?

  /// The control shows another page.
  func pageDidChange() {
    guard let control else { return }
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }
}

/// Who says how far pages are.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: AnyObject {
  /// As in UIKit.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// As in UIKit.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Stands for a delegate without the method: at its beginning.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// Stands for a delegate without the method.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that goes on by the clock, and turns the page at its end.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Seconds a page is shown that has no time of its own.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last; otherwise the last stays.
  open var resetsToInitialPageAfterEnd = false
  /// Whether it goes on.
  open var isRunning: Bool { timer != nil }
  /// How far the current page is by now, 0…1.
  open override var currentProgress: Float {
    get {
      guard isRunning, let control else { return super.currentProgress }
      let whole = duration(forPage: control.currentPage)
      guard whole > 0 else { return 1 }
      return min(1, super.currentProgress + Float((VirtualClock.present - since) / whole))
    }
    set { super.currentProgress = newValue }
  }
  private var durations: [Int: TimeInterval] = [:]
  private var timer: Timer?
  /// When it went on.
  private var since: TimeInterval = 0

  /// One that stands still until `resumeTimer()`.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }
  /// Seconds one page is shown; 0 for what all are.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }
  /// Seconds a page is shown.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
  /// Goes on with the current page.
  open func resumeTimer() {
    guard timer == nil, let control else { return }
    let rest = duration(forPage: control.currentPage) * TimeInterval(1 - currentProgress)
    since = VirtualClock.present
    timer = Timer.scheduledTimer(withTimeInterval: rest, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.turn() }
    }
  }
  /// Stands still, where it is.
  open func pauseTimer() {
    let reached = currentProgress
    timer?.invalidate()
    timer = nil
    currentProgress = reached
  }
  override func pageDidChange() {
    let goesOn = isRunning
    pauseTimer()
    super.pageDidChange()
    if goesOn { resumeTimer() }
  }

  private func turn() {
    timer = nil
    guard let control else { return }
    let isLast = control.currentPage >= control.numberOfPages - 1
    guard !isLast || resetsToInitialPageAfterEnd else {
      currentProgress = 1
      return
    }
    control.currentPage = isLast ? 0 : control.currentPage + 1
    control.sendActions(for: .valueChanged)
    resumeTimer()
  }
}
