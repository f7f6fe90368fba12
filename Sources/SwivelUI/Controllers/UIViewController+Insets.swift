// Margins and safe area as a controller hears of them.

extension UIViewController {
  /// `systemMinimumLayoutMargins` as left and right.
  var systemMinimumInsets: UIEdgeInsets {
    let minimum = systemMinimumLayoutMargins
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: minimum.top, left: isRightToLeft ? minimum.trailing : minimum.leading, bottom: minimum.bottom,
      right: isRightToLeft ? minimum.leading : minimum.trailing)
  }

  /// In the ledger only where a guest hears it.
  func sendSafeAreaInsetsDidChange(in scene: AppScene) {
    guard facts.overrides(.viewSafeAreaInsetsDidChange) else { return }
    scene.record(subject, "viewSafeAreaInsetsDidChange")
    viewSafeAreaInsetsDidChange()
  }

  /// In the ledger only where a guest hears it.
  func sendLayoutMarginsDidChange(in scene: AppScene) {
    guard facts.overrides(.viewLayoutMarginsDidChange) else { return }
    scene.record(subject, "viewLayoutMarginsDidChange")
    viewLayoutMarginsDidChange()
  }

  /// In the ledger only where a guest hears it.
  func sendUpdateViewConstraints(in scene: AppScene) {
    if facts.overrides(.updateViewConstraints) { scene.record(subject, "updateViewConstraints") }
    updateViewConstraints()
  }
}

extension MethodSlot {
  private class PlainController: UIViewController {}
  private final class ConstraintsController: UIViewController { override func updateViewConstraints() {} }
  private final class SafeAreaController: UIViewController { override func viewSafeAreaInsetsDidChange() {} }
  private final class MarginsController: UIViewController { override func viewLayoutMarginsDidChange() {} }
  private class PlainContent: UIView {}
  private final class ConstraintsView: UIView { override func updateConstraints() {} }
  private final class MarginsView: UIView { override func layoutMarginsDidChange() {} }
  private final class SafeAreaView: UIView { override func safeAreaInsetsDidChange() {} }

  /// `UIViewController.updateViewConstraints()`
  @MainActor static let updateViewConstraints = MethodSlot(
    base: UIViewController.self, plain: PlainController.self, probe: ConstraintsController.self)
  /// `viewSafeAreaInsetsDidChange()`
  @MainActor static let viewSafeAreaInsetsDidChange = MethodSlot(
    base: UIViewController.self, plain: PlainController.self, probe: SafeAreaController.self)
  /// `viewLayoutMarginsDidChange()`
  @MainActor static let viewLayoutMarginsDidChange = MethodSlot(
    base: UIViewController.self, plain: PlainController.self, probe: MarginsController.self)
  /// `UIView.updateConstraints()`
  @MainActor static let updateConstraints = MethodSlot(
    base: UIView.self, plain: PlainContent.self, probe: ConstraintsView.self)
  /// `UIView.layoutMarginsDidChange()`
  @MainActor static let layoutMarginsDidChange = MethodSlot(
    base: UIView.self, plain: PlainContent.self, probe: MarginsView.self)
  /// `UIView.safeAreaInsetsDidChange()`
  @MainActor static let safeAreaInsetsDidChange = MethodSlot(
    base: UIView.self, plain: PlainContent.self, probe: SafeAreaView.self)
  /// What tells views of insets and margins.
  @MainActor static let viewInsetCalls: [MethodSlot] = [.layoutMarginsDidChange, .safeAreaInsetsDidChange]
  /// What tells controllers of insets and margins.
  @MainActor static let controllerInsetCalls: [MethodSlot] = [
    .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange,
  ]
}
