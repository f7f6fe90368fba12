// The keyboard as layout sees it: how much of a view it covers, and the guide that stands for it.
import DeviceCatalog

extension UIView {
  /// The part of the view the keyboard covers, from its top edge down; while there is none, from the bottom of the safe area
  /// down. From era 15 on; before, asking raises an exception and the guide lies at the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let scene = ownScene
    if scene.era < Era(15) {
      scene.raise(
        "NSInvalidArgumentException", "-[\(className) keyboardLayoutGuide]: unrecognized selector sent to instance",
        by: className)
    }
    guard let guide = guide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("the keyboard's guide is a UIKeyboardLayoutGuide")
    }
    return guide
  }

  /// How far keyboard and safe area reach into the view from below.
  var keyboardOverlap: CGFloat {
    let guide = layoutRecord?.keyboardGuide
    let safe = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    guard let window, let keyboard = ownScene.keyboardHeight, keyboard > 0 else { return safe }
    let top = convert(CGPoint(x: 0, y: window.bounds.height - keyboard), from: window).y
    return max(safe, bounds.maxY - top)
  }
}

extension UIWindow {
  /// How much of the window a docked keyboard covers from below; 0 without one.
  package var coveredByKeyboard: CGFloat { ownScene.keyboardHeight ?? 0 }
  /// Whether the keyboard has a key that takes it away.
  package var keyboardCanBeHidden: Bool { ownScene.hasHideKey }
  /// Whether what is edited is a field, which has a return key and no lines.
  package var typesOneLine: Bool { ownScene.typedInto is UITextField || ownScene.typedInto is UISearchBar }
}

extension AppScene {
  /// Shows a docked keyboard of this height in points, measured from the window's bottom; nil or 0 takes it away. Layout
  /// follows by itself; nobody is told of a new size (R-ROT-09).
  package func showKeyboard(height: CGFloat?) {
    keyboardHeight = height
    UIView.noteGeometryChange()
    window?.setNeedsLayout()
  }
}
