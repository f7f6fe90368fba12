// The storyboard an Info.plist names: UIKit shows its first scene in a window it makes, unless the delegate makes another.

/// A storyboard that is shown at launch: `UIMainStoryboardFile`, or `UISceneStoryboardFile` of a scene.
public struct MainStoryboard: Sendable {
  /// The file's name without extension.
  public var name: String
  /// Hands the window to the delegate, whose `window` property holds it.
  public var hand: @MainActor @Sendable (UIWindow, AnyObject) -> Void

  /// A storyboard, and how its delegate is given the window.
  public init(name: String, hand: @escaping @MainActor @Sendable (UIWindow, AnyObject) -> Void) {
    self.name = name
    self.hand = hand
  }
}

extension AppBundle {
  /// What a scene of this configuration shows: "the storyboard from the app's Info.plist file" that stands under its name
  /// (UISceneConfiguration).
  func storyboard(ofScene name: String?) -> MainStoryboard? {
    guard let name, sceneDelegates[name] != nil else { return sceneStoryboard }
    return sceneStoryboards[name]
  }
}

extension AppScene {
  /// Makes the window with the storyboard's first scene, before the delegate hears of anything; nil where there is none to make.
  func makeMainWindow(_ storyboard: MainStoryboard?, for delegate: AnyObject?) -> UIWindow? {
    guard let storyboard, let delegate else { return nil }
    guard bundle.interfaceFiles["\(storyboard.name).storyboard"] != nil else {
      record("\(type(of: delegate))", "warning: there is no \(storyboard.name).storyboard, the main one")
      return nil
    }
    let window = Self.window(showing: UIStoryboard(name: storyboard.name))
    storyboard.hand(window, delegate)
    return window
  }

  /// Makes the window a configuration's storyboard fills; nil without one. The scene keeps it.
  func makeWindow(_ storyboard: UIStoryboard?, for delegate: any UIWindowSceneDelegate) -> UIWindow? {
    guard let storyboard else { return nil }
    let window = Self.window(showing: storyboard)
    bundle.sceneStoryboard?.hand(window, delegate)
    return window
  }

  /// A window with the initial scene, in the storyboard's global tint.
  private static func window(showing storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    if let tint = storyboard.nib.document?.root.color("tintColor") { window.tintColor = tint }
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  /// Shows the window unless the delegate has shown another meanwhile.
  func showMainWindow(_ made: UIWindow?) {
    if let made, window == nil { made.makeKeyAndVisible() }
  }
}
