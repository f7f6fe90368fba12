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
  private let flow: SceneFlow

  package init(_ document: InterfaceDocument, profile: DeviceProfile, era: Era) {
    self.document = document
    flow = SceneFlow(document)
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

  /// Lays out every scene's view in a window, those in containers within the scene around them; `scene` chooses one, by the
  /// identifier of the scene or of its controller.
  package func layout(in window: Window, scene: String? = nil) -> [CanvasScene] {
    layout(in: window, scenes: scene.map { [$0] })
  }

  /// Lays out the scenes of these identifiers in a window; nil means all.
  package func layout(in window: Window, scenes: Set<String>?) -> [CanvasScene] {
    guard document.isStoryboard else {
      return document.xibViews.filter { scenes?.contains($0.id) ?? true }.map { layout($0, window) }
    }
    return document.scenes.flatMap { element in
      element.contents(.objects).compactMap { object -> CanvasScene? in
        let id = element[.sceneID] ?? object.id
        if let scenes, !scenes.contains(id), !scenes.contains(object.id) { return nil }
        if object.name.isView { return layout(object, window) }
        guard object.name.isController, object.children.contains(where: { $0.name.isView && $0.has(.key, "view") })
        else { return nil }
        return layout(StoryboardScene(object, flow), id, object, window)
      }
    }
  }

  /// What a document can know of a window: where it is the same everything is laid out alike.
  package struct Traits: Hashable {
    package var width: UIUserInterfaceSizeClass
    package var height: UIUserInterfaceSizeClass
    package var idiom: DeviceIdiom
    var scale: Int
    var era: Era
    /// Nil where views are as large as they were drawn.
    package var place: Place?

    /// How large the window is, and what is taken of it.
    package struct Place: Hashable {
      package var size: CGSize
      package var isLandscape: Bool
      package var top: Double
      package var left: Double
      package var bottom: Double
      package var right: Double
      /// Of navigation bars, tab bars and toolbars: low ones first.
      var bars: [Double]
      var screen: CGSize
      var statusBar: Double
      var folds: Bool
    }
  }

  /// What decides how the document looks in the window.
  package func traits(in window: Window) -> Traits {
    let classes = process(window).sizeClasses
    let fills = document.isStoryboard || document.xibViews.contains(where: document.isControllerView)
    return Traits(
      width: classes.horizontal, height: classes.vertical, idiom: profile.idiom, scale: profile.scale, era: era,
      place: fills ? place(of: window) : nil)
  }

  private func place(of window: Window) -> Traits.Place {
    let area = profile.screenArea(era, window.orientation)
    let touched = touchedEdges(window)
    return Traits.Place(
      size: window.frame.size, isLandscape: window.orientation.isLandscape, top: touched.top ? area.top : 0,
      left: touched.left ? area.left : 0, bottom: touched.bottom ? area.bottom : 0,
      right: touched.right ? area.right : 0,
      bars: [true, false].flatMap {
        [
          profile.navigationBarHeight(era, isCompact: $0), profile.tabBarHeight(era, isCompact: $0),
          profile.toolbarHeight(era, isCompact: $0),
        ]
      }, screen: profile.screenSize(in: window.orientation), statusBar: area.statusBar,
      folds: profile.display.fold != nil)
  }

  private func touchedEdges(_ window: Window) -> TouchedEdges {
    let whole = profile.screenSize(in: window.orientation)
    return TouchedEdges(
      top: window.frame.minY <= 0, left: window.frame.minX <= 0, bottom: window.frame.maxY >= whole.height,
      right: window.frame.maxX >= whole.width)
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
    process.touchesEdges = touchedEdges(window)
    return process
  }

  /// Shows a controller; `besides`, a view that is in none, lies in the window itself.
  private func show(
    _ controller: UIViewController, besides view: UIView? = nil, in window: Window, of process: AppScene
  ) {
    let shown = UIWindow(frame: window.frame)
    shown.rootViewController = controller
    if let view { shown.addSubview(view) }
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

  /// A view of a xib: one that is a controller's fills the window, any other is as large as it was drawn, for nobody knows
  /// where code puts it.
  private func layout(_ element: Element, _ window: Window) -> CanvasScene {
    let process = process(window)
    let isWindowed = document.isControllerView(element)
    // What is in the middle of nowhere meets no edge of the screen, and lies below no status bar: that is a controller's.
    if !isWindowed { process.touchesEdges = .none }
    return process.run {
      let traits = process.sizeClasses
      var settings = NibSettings(
        environment: NibSettings.Environment(
          width: traits.horizontal, height: traits.vertical, idiom: profile.idiom == .pad ? .pad : .phone))
      settings.showsPrototypes = true
      let builder = NibBuilder(document, settings: settings)
      let view = builder.makeRoot(element)
      let controller = UIViewController()
      if isWindowed { controller.view = Self.filling(view) }
      let around = isWindowed ? nil : Self.surroundings(of: view, in: window.frame.size)
      show(controller, besides: around, in: window, of: process)
      return CanvasScene(id: element.id, controller: nil, root: view, builder: builder, process: process)
    }
  }

  private static func filling(_ view: UIView) -> UIView {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Content that needs so much of the height a cell was drawn with says how high it is.
  private static let tellingShare: CGFloat = 0.8

  /// Whether the constraints of a cell's content say how high a row is, as tables take it that size rows themselves.
  private static func saysItsHeight(_ cell: UITableViewCell) -> Bool {
    let drawn = cell.contentView.frame.size
    let fitted = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: drawn.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return drawn.height > 0 && fitted.height >= tellingShare * drawn.height
  }

  /// What a view of its own size lies in: a cell is a row of a table as wide as it was drawn, as high as its content says, else
  /// at least as high as drawn and as its content needs; an item is in a collection.
  private static func surroundings(of view: UIView, in window: CGSize) -> UIView {
    let whole = UIView(frame: CGRect(origin: .zero, size: window))
    let size = view.frame.size
    if let cell = view as? UITableViewCell {
      let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
      if !saysItsHeight(cell) { cell.showsAtLeast(size.height) }
      table.showRows([cell])
      whole.addSubview(table)
    } else if view is UICollectionReusableView {
      let collection = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: UICollectionViewFlowLayout())
      collection.addSubview(view)
      whole.addSubview(collection)
    } else {
      view.autoresizingMask = []
      whole.addSubview(view)
    }
    return whole
  }
}

extension InterfaceDocument {
  /// The views of a xib that nothing is around, in file order: its own, and those of controllers that were put into it.
  package var xibViews: [Element] {
    root.contents(.objects).flatMap { object in
      object.name.isController
        ? object.children.filter { $0.name.isView && $0.has(.key, "view") }.prefix(1)
        : object.name.isView ? [object] : []
    }
  }

  /// Whether a xib's view is that of a controller in it, or of the one which loads the xib.
  package func isControllerView(_ view: Element) -> Bool {
    if !isStoryboard, view.parent?.name.isController == true { return true }
    guard !isStoryboard, let owner = fileOwner, owner[.customClass]?.contains("Controller") == true else {
      return false
    }
    return owner.contents(.connections).contains {
      $0.name == .outlet && $0.has(.property, "view") && $0.has(.destination, view.id)
    }
  }

  /// What loads a xib and gets its outlets.
  package var fileOwner: Element? { root.contents(.objects).first { $0.has(.placeholderIdentifier, "IBFilesOwner") } }
}
