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
    guard document.isStoryboard else {
      return document.topLevelViews.filter { scene == nil || scene == $0.id }.map { layout($0, window) }
    }
    let flow = SceneFlow(document)
    return document.controllers.compactMap { controller in
      let id = controller.parent?.parent?[.sceneID] ?? controller.id
      guard scene == nil || scene == id || scene == controller.id else { return nil }
      guard controller.children.contains(where: { $0.name.isView && $0.has(.key, "view") }) else { return nil }
      return layout(StoryboardScene(controller, flow), id, controller, window)
    }
  }

  /// What an app has of the window, that shows nothing yet and stays as it is turned.
  private func process(_ window: Window) -> AppScene {
    let context = DeviceContext(profile: profile, era: era)
    context.screenOrientation = window.orientation
    let name = document.file.split(separator: "/").last.map(String.init) ?? document.file
    var bundle = AppBundle.showing(storyboard: name, files: [:])
    // An app of this one orientation: no other could be turned to when the window is shown.
    bundle.infoDictionary = InfoDictionary(
      supportedInterfaceOrientations: UIInterfaceOrientationMask(window.orientation))
    let process = AppScene(
      device: context, bundle: bundle, id: 1, sceneFrame: window.frame, interfaceOrientation: window.orientation
    ) { _ in window.frame }
    let whole = profile.screenSize(in: window.orientation)
    process.touchesEdges = TouchedEdges(
      top: window.frame.minY <= 0, left: window.frame.minX <= 0, bottom: window.frame.maxY >= whole.height,
      right: window.frame.maxX >= whole.width)
    return process
  }

  private func show(_ controller: UIViewController, in window: Window, of process: AppScene) {
    let shown = UIWindow(frame: window.frame)
    shown.rootViewController = controller
    shown.makeKeyAndVisible()
    process.settle()
  }

  /// A scene as the running app shows it; nil where scenes contain each other so that it is never reached.
  private func layout(
    _ scene: StoryboardScene, _ id: String, _ element: Element, _ window: Window
  ) -> CanvasScene? {
    let process = process(window)
    return process.run {
      guard let root = process.root(of: scene, in: document) else { return nil }
      show(root, in: window, of: process)
      guard let controller = root.controller(ofScene: scene.controller), let builder = controller.nibBuilder,
        let view = controller.viewIfLoaded
      else { return nil }
      return CanvasScene(
        id: id, controller: element, root: view, builder: builder, process: process, scene: scene)
    }
  }

  /// A view of a xib, filling the window.
  private func layout(_ element: Element, _ window: Window) -> CanvasScene {
    let process = process(window)
    return process.run {
      let traits = process.sizeClasses
      var settings = NibSettings(
        environment: NibSettings.Environment(
          width: traits.horizontal, height: traits.vertical, idiom: profile.idiom == .pad ? .pad : .phone))
      settings.showsPrototypes = true
      let builder = NibBuilder(document, settings: settings)
      let view = builder.makeRoot(element)
      let controller = UIViewController()
      controller.view = Self.surroundings(of: view)
      show(controller, in: window, of: process)
      return CanvasScene(id: element.id, controller: nil, root: view, builder: builder, process: process)
    }
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
}
