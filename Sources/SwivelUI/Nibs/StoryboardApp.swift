// An app that is nothing but its storyboard: no code, base classes for what the document names.
import InterfaceBuilder

extension AppBundle {
  /// An app whose window shows the initial scene of a storyboard, or the first scene of one without.
  ///
  /// - Parameters:
  ///   - storyboard: the name without extension, a key of `files` with `.storyboard`; a xib's views are not shown so.
  ///   - files: the bytes of the storyboards and xibs, by file name.
  public static func showing(storyboard: String, files: [String: [UInt8]]) -> AppBundle {
    showing(storyboard: storyboard, scene: nil, files: files)
  }

  /// The same with another scene in the window than the initial one.
  package static func showing(
    storyboard: String, scene: StoryboardScene?, files: [String: [UInt8]]
  ) -> AppBundle {
    let orientations = InfoDictionary(
      supportedInterfaceOrientations: .allButUpsideDown, supportedInterfaceOrientationsPad: .all)
    var bundle = AppBundle(name: storyboard, infoDictionary: orientations) { StoryboardDelegate(storyboard, scene) }
    bundle.interfaceFiles = files
    bundle.showsPrototypes = true
    return bundle
  }
}

/// A scene to be shown by itself, with the bars it has where the storyboard leads to it.
package struct StoryboardScene: Sendable, Equatable {
  /// The controller's identifier in the document.
  package var controller: String
  /// What people call it: the label in Interface Builder, else the storyboard identifier, else the class; "" for none.
  package var name: String
  package var isInNavigation: Bool
  package var hidesNavigationBar: Bool
  package var isInTabs: Bool

  package init(
    controller: String, name: String = "", isInNavigation: Bool = false, hidesNavigationBar: Bool = false,
    isInTabs: Bool = false
  ) {
    self.controller = controller
    self.name = name
    self.isInNavigation = isInNavigation
    self.hidesNavigationBar = hidesNavigationBar
    self.isInTabs = isInTabs
  }
}

/// Shows a storyboard's first scene, or another one.
@MainActor final class StoryboardDelegate: UIApplicationDelegate {
  private let storyboard: String
  private let scene: StoryboardScene?
  private var window: UIWindow?

  init(_ storyboard: String, _ scene: StoryboardScene?) {
    self.storyboard = storyboard
    self.scene = scene
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let scenes = UIStoryboard(name: storyboard)
    let first = scenes.nib.document?.controllers.first
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      scene.flatMap { root(of: $0, in: scenes) } ?? scenes.instantiateInitialViewController()
      ?? first.flatMap(scenes.nib.makeController) ?? UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func root(of scene: StoryboardScene, in storyboard: UIStoryboard) -> UIViewController? {
    guard let element = storyboard.nib.document?.element(scene.controller),
      var root = storyboard.nib.makeController(element)
    else { return nil }
    if scene.isInNavigation {
      let stack = UINavigationController(rootViewController: root)
      stack.isNavigationBarHidden = scene.hidesNavigationBar
      root = stack
    }
    if scene.isInTabs {
      let tabs = UITabBarController()
      tabs.setViewControllers([root], animated: false)
      root = tabs
    }
    return root
  }
}

extension AppScene {
  /// Tap targets that begin so name a segue, whether its trigger is on the screen or not.
  static let seguePrefix = "segue:"

  /// Performs the visible scene's segue with this identifier, or identifier in the document.
  func performSegue(_ id: String) -> CommandResult {
    run {
      guard let front = visibleController else { return .refused("\(bundle.name) shows no controller") }
      var names: [String] = []
      for controller in front.selfAndAncestors {
        let segues = controller.nib.map { NibSegue.all(of: $0.element) } ?? []
        let performable = segues.filter { $0.kind != .relationship && $0.kind != .embed }
        if let segue = performable.first(where: { $0.identifier == id }) ?? performable.first(where: { $0.id == id }) {
          if let obstacle = obstacle(to: segue, of: controller) {
            return .refused("the segue \(id) leads to \(obstacle)")
          }
          controller.perform(segue, sender: nil)
          return .done
        }
        names += performable.map { $0.identifier ?? $0.id }
      }
      return .refused(
        "no segue \"\(id)\" starts here; there is \(names.isEmpty ? "none" : names.joined(separator: ", "))")
    }
  }
}

extension AppScene {
  /// What is not there of a segue's destination; nil if it can be gone.
  private func obstacle(to segue: NibSegue, of controller: UIViewController) -> String? {
    guard segue.kind != .unwind else { return nil }
    guard let destination = controller.nib?.file.document?.element(segue.destination) else {
      return "\(segue.destination), which is no scene of the document"
    }
    guard destination.name == .viewControllerPlaceholder, let storyboard = destination[.storyboardName],
      bundle.interfaceFiles["\(storyboard).storyboard"] == nil
    else { return nil }
    return "the storyboard \(storyboard), which \(bundle.name) does not have"
  }
}
