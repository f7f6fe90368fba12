// Scenes on a device at run time: each as the root of a window of some size, inside the bars its document puts it in.
import DeviceCatalog
import InterfaceBuilder
import Orientation
import SwivelUI

/// Lays scenes of a document out in windows of a device.
@MainActor package struct DeviceLayout {
  package let document: InterfaceDocument
  private let profile: DeviceProfile
  private let era: Era

  private final class NoDelegate: UIApplicationDelegate {}

  package init(_ document: InterfaceDocument, profile: DeviceProfile, era: Era) {
    self.document = document
    self.profile = profile
    self.era = era
  }

  /// A window: where it is on the screen, and how its interface is turned.
  package struct Window: Sendable, Hashable {
    package var frame: CGRect
    package var orientation: InterfaceOrientation

    package init(frame: CGRect, orientation: InterfaceOrientation) {
      self.frame = frame
      self.orientation = orientation
    }

    /// A window at the top left of the screen.
    package init(size: CGSize, orientation: InterfaceOrientation) {
      self.init(frame: CGRect(origin: .zero, size: size), orientation: orientation)
    }
  }

  /// Lays out every scene's view in a window, those in containers within the scene around them; `scene` chooses one.
  package func layout(in window: Window, scene: String? = nil) -> [CanvasScene] {
    let flow = SceneFlow(document)
    let roots = CanvasDocument(document).roots
    return roots.compactMap { root in
      let id = root.controller?.parent?.parent?[.sceneID] ?? root.view.id
      guard scene == nil || scene == id || scene == root.controller?.id else { return nil }
      return layout(root, id, window, flow, roots)
    }
  }

  private typealias Root = (controller: Element?, view: Element)

  private func layout(
    _ root: Root, _ id: String, _ window: Window, _ flow: SceneFlow, _ roots: [Root]
  ) -> CanvasScene {
    let context = DeviceContext(profile: profile, era: era)
    context.screenOrientation = window.orientation
    // An app of this one orientation: no other could be turned to when the window is shown.
    let only = InfoDictionary(supportedInterfaceOrientations: UIInterfaceOrientationMask(window.orientation))
    let bundle = AppBundle(name: document.file, infoDictionary: only) { NoDelegate() }
    let process = AppScene(
      device: context, bundle: bundle, id: 1, sceneFrame: window.frame, interfaceOrientation: window.orientation
    ) { _ in window.frame }
    let whole = profile.screenSize(in: window.orientation)
    process.touchesEdges = TouchedEdges(
      top: window.frame.minY <= 0, left: window.frame.minX <= 0, bottom: window.frame.maxY >= whole.height,
      right: window.frame.maxX >= whole.width)
    return process.run {
      let made = make(root, process)
      let top = surrounded(made.controller, root, process, flow, roots)
      let shown = UIWindow(frame: window.frame)
      shown.rootViewController = top
      shown.makeKeyAndVisible()
      process.settle()
      return CanvasScene(
        id: id, controller: root.controller, root: made.view, builder: made.builder, process: process)
    }
  }

  private func make(
    _ root: Root, _ process: AppScene
  ) -> (controller: UIViewController, view: UIView, builder: NibBuilder) {
    let traits = process.sizeClasses
    var settings = NibSettings(
      environment: NibSettings.Environment(
        width: traits.horizontal, height: traits.vertical, idiom: profile.idiom == .pad ? .pad : .phone))
    settings.showsPrototypes = true
    let builder = NibBuilder(document, settings: settings)
    let view = builder.makeRoot(root.view, of: root.controller)
    let controller = UIViewController()
    controller.view = Self.surroundings(of: view)
    if let mode = root.controller.flatMap(NibFile.largeTitleMode) {
      controller.navigationItem.largeTitleDisplayMode = mode
    }
    return (controller, view, builder)
  }

  /// What fills the window: the view itself, but a cell of a xib is a row of a table, as wide as it and as high as the cell
  /// needs, or an item of a collection, as large as it was drawn.
  private static func surroundings(of view: UIView) -> UIView {
    var whole = view
    if let cell = view as? UITableViewCell {
      let table = UITableView(frame: .zero, style: .plain)
      table.showRows([cell])
      whole = table
    } else if view is UICollectionReusableView {
      whole = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      whole.addSubview(view)
    }
    whole.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return whole
  }

  /// The controller in what the document puts around it: navigation and tab bars, and the scene with its container.
  private func surrounded(
    _ controller: UIViewController, _ root: Root, _ process: AppScene, _ flow: SceneFlow, _ roots: [Root]
  ) -> UIViewController {
    var top = controller
    var element = root.controller
    // Scenes may embed each other.
    var seen: Set<String> = []
    while let current = element, seen.insert(current.id).inserted {
      element = nil
      var shown = current.id
      if let navigation = flow.navigation(of: current.id) {
        let stack = UINavigationController()
        stack.isNavigationBarHidden = navigation.flag(.navigationBarHidden) ?? false
        stack.navigationBar.prefersLargeTitles = navigation.child(.navigationBar)?.flag(.largeTitles) ?? false
        stack.setViewControllers([top], animated: false)
        top = stack
        shown = navigation.id
      }
      if flow.isInTabs(current.id) {
        let tabs = UITabBarController()
        tabs.setViewControllers([top], animated: false)
        top = tabs
      }
      if let place = flow.place(of: shown), let outer = roots.first(where: { $0.controller?.id == place.controller }) {
        let made = make(outer, process)
        guard let container = made.builder.objects[place.container] as? UIView else { break }
        made.controller.addChild(top)
        top.view.frame = container.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(top.view)
        top.didMove(toParent: made.controller)
        top = made.controller
        element = outer.controller
      }
    }
    return top
  }
}
