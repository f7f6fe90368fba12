// Bars that go when they are in the way: by a swipe, a tap or the keyboard.
import DeviceCatalog

/// The gestures by which a navigation controller's bars go and come, while it wants them.
@MainActor final class BarHiding: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  /// How far a finger swipes before bars go. Sources have no number.
  private static let enough: CGFloat = 20
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    for recognizer in [swipe, tap] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
    }
    swipe.addAction(UIAction { [weak self] _ in self?.swiped() })
    tap.addAction(UIAction { [weak self] _ in self?.tapped() })
  }

  /// Puts the gestures where they are wanted, once there is a view.
  func follow(_ navigation: UINavigationController) {
    guard let view = navigation.viewIfLoaded else { return }
    for (recognizer, isWanted) in [
      (swipe, navigation.hidesBarsOnSwipe), (tap, navigation.hidesBarsOnTap),
    ] as [(UIGestureRecognizer, Bool)] {
      if isWanted, recognizer.view !== view { view.addGestureRecognizer(recognizer) }
      if !isWanted { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
  }

  private func swiped() {
    guard let navigation, swipe.state == .changed || swipe.state == .ended else { return }
    let way = swipe.translation(in: navigation.view).y
    if way <= -Self.enough { hide(true) } else if way >= Self.enough { hide(false) }
  }

  private func tapped() {
    if let navigation { hide(!navigation.isNavigationBarHidden) }
  }

  private func hide(_ isHidden: Bool) { navigation?.hideBars(isHidden) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension UINavigationController {
  /// The swipe that hides the bars and brings them back; nothing follows it unless `hidesBarsOnSwipe`.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  /// The tap that hides the bars and brings them back; nothing follows it unless `hidesBarsOnTap`.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  /// Hides or shows both bars; the toolbar only where there was one.
  func hideBars(_ isHidden: Bool) {
    guard isNavigationBarHidden != isHidden else { return }
    setNavigationBarHidden(isHidden, animated: true)
    if isHidden {
      hidToolbar = !isToolbarHidden
      if hidToolbar { setToolbarHidden(true, animated: true) }
    } else if hidToolbar {
      hidToolbar = false
      setToolbarHidden(false, animated: true)
    }
  }

  /// Makes the bar, of the app's class if there is one.
  func makeBar() -> UINavigationBar {
    let bar = UINavigationBar.make(
      barClasses.navigation as? UINavigationBar.Type ?? UINavigationBar.self,
      back: { [link] in (link.object as? UINavigationController)?.backWasTapped() },
      metricsDidChange: { [link] in link.object?.viewIfLoaded?.setNeedsLayout() })
    bar.stackItems = { [link] in (link.object as? UINavigationController)?.stack.map(\.navigationItem) ?? [] }
    return bar
  }

  /// A controller that says it is its bar's delegate may refuse to go back.
  private func backWasTapped() {
    if let delegate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem,
      !delegate.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    _ = popInFront()
  }
}

extension AppScene {
  /// The keyboard comes: bars that go then, go.
  func keyboardHidesBars() {
    for controller in path {
      guard let navigation = controller as? UINavigationController, navigation.hidesBarsWhenKeyboardAppears else {
        continue
      }
      navigation.hideBars(true)
    }
  }
}
