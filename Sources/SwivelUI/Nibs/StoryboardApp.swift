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
    var bundle = AppBundle.showing(storyboard, orientations) {
      let scenes = UIStoryboard(name: storyboard)
      let first = scenes.nib.document?.controllers.first
      return scene.flatMap(scenes.nib.root) ?? scenes.instantiateInitialViewController()
        ?? first.flatMap(scenes.nib.makeController) ?? UIViewController()
    }
    bundle.interfaceFiles = files
    bundle.showsPrototypes = true
    return bundle
  }
}

/// A scene to be shown with what the storyboard puts around it: its bars, and the scene whose container it fills.
package struct StoryboardScene: Sendable, Equatable {
  /// What is around a controller.
  package struct Surroundings: Sendable, Equatable {
    /// The controller's identifier in the document.
    package var controller: String
    /// The navigation controller it is in; nil for none.
    package var navigation: String?
    package var isInTabs: Bool

    package init(controller: String, navigation: String? = nil, isInTabs: Bool = false) {
      self.controller = controller
      self.navigation = navigation
      self.isInTabs = isInTabs
    }
  }

  /// What people call it: the label in Interface Builder, else the storyboard identifier, else the class; "" for none.
  package var name: String
  /// The scene itself, then the scene whose container it fills, and so on outwards; the last fills the window.
  package var levels: [Surroundings]
  /// Whether the document says where the scene is. What is drawn at a size of its own gets its place from code, so nobody
  /// knows what of the safe area it meets.
  package var isPlaced: Bool

  /// - Parameter levels: at least the scene itself.
  package init(name: String = "", levels: [Surroundings], isPlaced: Bool = true) {
    precondition(!levels.isEmpty, "a scene without a controller")
    self.name = name
    self.levels = levels
    self.isPlaced = isPlaced
  }

  /// The controller's identifier in the document.
  package var controller: String { levels[0].controller }
  package var isInNavigation: Bool { levels[0].navigation != nil }
  /// Whether it fills a container of another scene.
  package var isEmbedded: Bool { levels.count > 1 }
}

extension NibFile {
  /// The controller that fills the window when a scene is shown; nil where the document has none of the name.
  fileprivate func root(of scene: StoryboardScene) -> UIViewController? {
    guard let outermost = scene.levels.last, let controller = make(outermost.controller) else { return nil }
    var around = controller
    for level in scene.levels.dropLast().reversed() {
      guard let inside = fill(around, with: level) else { break }
      around = inside
    }
    return inBars(controller, of: outermost)
  }

  private func make(_ id: String) -> UIViewController? { document?.element(id).flatMap(makeController) }

  /// Sees to it that a container of `outer` shows the scene: its embed segue has made the scene, or the stack in which the
  /// scene is one of several.
  private func fill(_ outer: UIViewController, with level: StoryboardScene.Surroundings) -> UIViewController? {
    outer.loadViewIfNeeded()
    if let inside = outer.children.first(where: { $0.nib?.element.id == level.controller }) { return inside }
    guard let navigation = level.navigation,
      let stack = outer.children.first(where: { $0.nib?.element.id == navigation }) as? UINavigationController
    else { return nil }
    if let root = stack.viewControllers.first, root.nib?.element.id == level.controller { return root }
    guard let inside = make(level.controller) else { return nil }
    stack.setViewControllers([inside], animated: false)
    return inside
  }

  private func inBars(_ controller: UIViewController, of level: StoryboardScene.Surroundings) -> UIViewController {
    var top = controller
    if let navigation = level.navigation.flatMap({ document?.element($0) }) {
      let stack = UINavigationController()
      configure(stack, navigation)
      stack.setViewControllers([top], animated: false)
      top = stack
    }
    if level.isInTabs {
      let tabs = UITabBarController()
      tabs.setViewControllers([top], animated: false)
      top = tabs
    }
    return top
  }
}

extension AppScene {
  /// The controller that fills the window when a scene of `document` is shown, which nobody has to read again.
  package func root(of scene: StoryboardScene, in document: InterfaceDocument) -> UIViewController? {
    let nib = NibFile(name: bundle.name, document: document)
    app.nibs["\(bundle.name).storyboard"] = nib
    return nib.root(of: scene)
  }
}

extension UIViewController {
  /// The controller made from a scene: this one, or one inside it.
  package func controller(ofScene id: String) -> UIViewController? {
    if nib?.element.id == id { return self }
    for child in children {
      if let found = child.controller(ofScene: id) { return found }
    }
    return nil
  }

  /// Whether the controller was made from a scene of a storyboard.
  package var isScene: Bool { nib != nil }

  /// What its view was made with; nil for a view that comes from no document.
  package var nibBuilder: NibBuilder? { nibLoading?.builder }
}

extension AppScene {
  /// Performs the segue of a visible scene with this identifier, or identifier in the document, whether its trigger is on the
  /// screen or not; of several visible scenes that of the one in front.
  package func performSegue(_ id: String) -> CommandResult {
    run {
      guard let front = visibleController else { return .refused("\(bundle.name) shows no controller") }
      var names: [String] = []
      for controller in front.reachableControllers {
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

extension UIViewController {
  /// This controller and those around it, from the inside, then those shown beside it: the other columns of a split view.
  fileprivate var reachableControllers: [UIViewController] {
    var found = Array(selfAndAncestors)
    var pending = [outermost]
    while let controller = pending.popLast() {
      if !found.contains(where: { $0 === controller }) { found.append(controller) }
      pending += controller.displayedChildren.reversed()
    }
    return found
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
