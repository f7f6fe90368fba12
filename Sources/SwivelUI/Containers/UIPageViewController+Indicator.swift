// The dots below pages that scroll sideways: how many pages there are, and which one is shown.
import DeviceCatalog

extension UIPageViewControllerDataSource {
  /// Stands for a data source without the method.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    AppScene.current.unimplemented(returning: 0)
  }
  /// Stands for a data source without the method.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    AppScene.current.unimplemented(returning: 0)
  }
}

extension UIPageViewController {
  /// How high the dots' row is: no source has a number for it.
  private static let indicatorHeight: CGFloat = 37

  /// Asks the data source after pages were set. "A page indicator will be visible if both methods are implemented, transition style is
  /// scroll, and navigation orientation is horizontal" (UIPageViewControllerDataSource).
  func askForIndicator() {
    let scene = ownScene
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      let count = scene.optional({ dataSource.presentationCount(for: self) }),
      let index = scene.optional({ dataSource.presentationIndex(for: self) })
    else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let dots = indicator ?? UIPageControl(frame: .zero)
    indicator = dots
    dots.isUserInteractionEnabled = false
    dots.numberOfPages = max(0, count)
    dots.currentPage = index
    viewIfLoaded?.setNeedsLayout()
  }

  /// A finger turned a page: the dots follow by themselves.
  func followWithIndicator(_ direction: NavigationDirection) {
    guard let indicator else { return }
    indicator.currentPage += direction == .forward ? 1 : -1
  }

  /// What the dots take of the view's lower end; they stand above what the home indicator takes.
  func indicatorRoom(below safe: CGFloat) -> CGFloat { indicator == nil ? 0 : Self.indicatorHeight + safe }

  func placeIndicator(in view: UIView) {
    guard let indicator else { return }
    if indicator.superview !== view { view.addSubview(indicator) }
    let room = indicatorRoom(below: view.safeAreaInsets.bottom)
    indicator.frame = CGRect(
      x: 0, y: view.bounds.height - room, width: view.bounds.width, height: Self.indicatorHeight)
  }
}
