// An app that is nothing but its storyboard: no code, base classes for what the document names.
import InterfaceBuilder

extension AppBundle {
  /// An app whose window shows the initial scene of a storyboard, or the first scene of one without.
  ///
  /// - Parameters:
  ///   - storyboard: the name without extension, a key of `files` with `.storyboard`; a xib's views are not shown so.
  ///   - files: the bytes of the storyboards and xibs, by file name.
  public static func showing(storyboard: String, files: [String: [UInt8]]) -> AppBundle {
    let orientations = InfoDictionary(
      supportedInterfaceOrientations: .allButUpsideDown, supportedInterfaceOrientationsPad: .all)
    var bundle = AppBundle(name: storyboard, infoDictionary: orientations) { StoryboardDelegate(storyboard) }
    bundle.interfaceFiles = files
    bundle.showsPrototypes = true
    return bundle
  }
}

/// Shows a storyboard's first scene.
@MainActor final class StoryboardDelegate: UIApplicationDelegate {
  private let storyboard: String
  private var window: UIWindow?

  init(_ storyboard: String) { self.storyboard = storyboard }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let scenes = UIStoryboard(name: storyboard)
    let first = scenes.nib.document?.controllers.first
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      scenes.instantiateInitialViewController() ?? first.flatMap(scenes.nib.makeController) ?? UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension AppProcess {
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

extension AppProcess {
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
