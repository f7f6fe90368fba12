// What follows when the user chooses light or dark: traits, colours, and a layout pass of everything.
import DeviceCatalog

extension AppScene {
  /// The style of the app's windows unless they choose their own: the device's, unless `UIUserInterfaceStyle` in the Info.plist
  /// says otherwise (era 13); the trait is of era 12.
  var style: UIUserInterfaceStyle? {
    guard era >= Era(12) else { return nil }
    let chosen = era >= Era(13) ? bundle.infoDictionary.userInterfaceStyle : .unspecified
    return chosen == .unspecified ? app.style : chosen
  }

  /// The user wants light or dark: whoever has another style by it is told, laid out and drawn anew ("Supporting Dark Mode in
  /// your interface", which lists what is called; `updateConstraints` of views that need none is not).
  package func setStyle(_ style: UIUserInterfaceStyle) {
    guard style != app.style else { return }
    app.style = style
    for scene in app.scenes {
      scene.run {
        scene.forgetTraits()
        scene.window?.styleDidChange()
        scene.needsTraitUpdate = true
        scene.settle()
      }
    }
  }
}

extension UIView {
  /// Colours here and below may have changed: they are told as of another tint, and laid out.
  fileprivate func styleDidChange() {
    tintColorDidChange()
    setNeedsLayout()
    for view in subviews { view.styleDidChange() }
  }
}
