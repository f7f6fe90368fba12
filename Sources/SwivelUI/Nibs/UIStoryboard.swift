// Storyboards and xibs as apps ask for them: by name, from what the app's bundle holds.
import InterfaceBuilder

/// The scenes of a storyboard.
@preconcurrency @MainActor open class UIStoryboard {
  let nib: NibFile

  init(_ nib: NibFile) { self.nib = nib }

  /// The storyboard of this name in the app's `interfaceFiles`. One that is not there, or cannot be read, raises as in UIKit
  /// and has no scenes.
  ///
  /// - Parameters:
  ///   - name: without the extension.
  ///   - bundle: not looked at: an app has one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle? = nil) {
    nib = NibFile.named(name, extension: "storyboard")
  }

  /// A new instance of the initial scene with everything around it; nil without one.
  open func instantiateInitialViewController() -> UIViewController? {
    nib.initialElement.flatMap { nib.makeController($0) }
  }

  /// The initial scene as `creator` makes it of the coder, by an `init` that calls `super.init(coder:)`; where it makes
  /// nothing, as the document says (era 13). Nil without an initial scene, or if it is of another class.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    nib.initialElement.flatMap { nib.makeController($0, creator: creator) } as? ViewController
  }

  /// A new instance of the scene with this storyboard identifier; an unknown one raises as in UIKit and gives an empty
  /// controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil) ?? UIViewController()
  }

  /// The scene with this identifier as `creator` makes it of the coder, by an `init` that calls `super.init(coder:)`; where it
  /// makes nothing, as the document says (era 13). A scene of another class raises as in UIKit and gives an empty controller.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier, creator: creator)
    if let made = made as? ViewController { return made }
    if let made {
      AppScene.current.raise(
        "NSInternalInconsistencyException",
        "the scene '\(identifier)' is a \(type(of: made)), which is no \(ViewController.self)", by: "UIStoryboard")
    }
    guard let empty = ViewController(coder: NibCoder.ofNothing) else {
      preconditionFailure("no scene '\(identifier)', and \(ViewController.self).init(coder:) made nothing")
    }
    return empty
  }

  private func controller(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    if let element = nib.document?.controllers.first(where: { $0.has(.storyboardIdentifier, identifier) }) {
      return nib.makeController(element, creator: creator)
    }
    AppScene.current.raise(
      "NSInvalidArgumentException",
      "Storyboard (\(nib.name)) doesn't contain a view controller with identifier '\(identifier)'", by: "UIStoryboard")
    return nil
  }
}

/// The objects of a xib.
@preconcurrency @MainActor open class UINib {
  /// What objects are made with.
  public struct OptionsKey: Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects for the places a file keeps for others, by their identifiers. Not read: files of Xcode's have the owner's place alone.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let nib: NibFile
  var exists: Bool { nib.document != nil }

  /// The xib of this name in the app's `interfaceFiles`.
  ///
  /// - Parameters:
  ///   - name: without the extension.
  ///   - bundle: not looked at: an app has one.
  public init(nibName name: String, bundle bundleOrNil: Bundle? = nil) {
    nib = NibFile.named(name, extension: "xib")
  }

  /// The xib in data, as Interface Builder writes it. What Xcode makes of one when it builds cannot be read, and is told.
  public init(data: Data, bundle bundleOrNil: Bundle? = nil) {
    nib = NibFile.read([UInt8](data))
  }

  /// New views of the xib, in the file's order, with the outlets of `owner` filled.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document = nib.document else { return [] }
    let loading = NibLoading(nib, owner: ownerOrNil.map { $0 as AnyObject })
    let views = document.topLevelViews.map { loading.builder.makeRoot($0) }
    loading.connect()
    return views
  }
}

/// One document of the app, with the classes it may name.
@MainActor package final class NibFile {
  let name: String
  let document: InterfaceDocument?

  init(name: String, document: InterfaceDocument?) {
    self.name = name
    self.document = document
  }

  static func read(_ bytes: [UInt8]) -> NibFile {
    do throws(InterfaceError) {
      return NibFile(name: "data", document: try InterfaceDocument(bytes, file: "data.xib"))
    } catch {
      AppScene.current.raise("NSInvalidArgumentException", "\(error)", by: "UINib")
      return NibFile(name: "data", document: nil)
    }
  }

  static func named(_ name: String, extension suffix: String) -> NibFile {
    let scene = AppScene.current
    let file = "\(name).\(suffix)"
    if let known = scene.app.nibs[file] { return known }
    var document: InterfaceDocument?
    if let bytes = scene.bundle.interfaceFiles[file] {
      do throws(InterfaceError) {
        document = try InterfaceDocument(bytes, file: file)
        if let strings = scene.bundle.interfaceFiles["\(name).strings"] {
          document = document?.translated(by: try StringsFile(strings, file: "\(name).strings"))
        }
      } catch {
        scene.raise("NSInvalidArgumentException", "\(error)", by: "UIStoryboard")
      }
    } else {
      scene.raise(
        "NSInvalidArgumentException", "Could not find a \(suffix) named '\(name)' in bundle \(scene.bundle.name)",
        by: suffix == "xib" ? "UINib" : "UIStoryboard")
    }
    let nib = NibFile(name: name, document: document)
    scene.app.nibs[file] = nib
    return nib
  }

  /// Embedded, referenced and contained controllers made by one call: beyond it they contain each other for ever.
  private static let maximumNesting = 16

  var initialElement: Element? { (document?.initialViewController).flatMap { document?.element($0) } }

  /// A controller with the controllers it contains from the start, awake; nil for what is none.
  func makeController(_ element: Element) -> UIViewController? { makeController(element, creator: nil) }

  /// The same, by the app's own hand where it has one.
  func makeController(_ element: Element, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let scene = AppScene.current
    guard scene.app.nibNesting < Self.maximumNesting else {
      scene.raise(
        "NSInternalInconsistencyException", "scenes of \(name) contain each other deeper than \(Self.maximumNesting)",
        by: "UIStoryboard")
      return nil
    }
    scene.app.nibNesting += 1
    defer { scene.app.nibNesting -= 1 }
    if element.name == .viewControllerPlaceholder { return referenced(element, creator) }
    guard element.name.isController else { return nil }
    let nib = NibScene(file: self, element: element)
    let controller = creator.flatMap { $0(NibCoder(nib)) } ?? instance(nib)
    // A class that does not call `super.init(coder:)` still belongs to its scene.
    if controller.nib == nil { controller.nib = nib }
    controller.awakeFromNib()
    return controller
  }

  /// Gives a controller what its element says, and the controllers it contains.
  func decode(_ element: Element, into controller: UIViewController) {
    configure(controller, element)
    contain(controller, element)
  }

  /// The controller another storyboard has for this reference.
  private func referenced(_ element: Element, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let storyboard = element[.storyboardName] else { return nil }
    let other = Self.named(storyboard, extension: "storyboard")
    guard let identifier = element[.referencedIdentifier] else {
      return other.initialElement.flatMap { other.makeController($0, creator: creator) }
    }
    return other.document?.controllers.first { $0.has(.storyboardIdentifier, identifier) }.flatMap {
      other.makeController($0, creator: creator)
    }
  }

  private func instance(_ scene: NibScene) -> UIViewController {
    if let type = customClass(scene.element) {
      if let controller = type.init(coder: NibCoder(scene)) { return controller }
      report(scene.element, "\(type).init(coder:) made nothing; its base class stands in")
    }
    let type: UIViewController.Type
    switch scene.element.name {
    case .navigationController: type = UINavigationController.self
    case .tabBarController: type = UITabBarController.self
    case .splitViewController: type = UISplitViewController.self
    case .pageViewController: type = UIPageViewController.self
    case .documentBrowserViewController: type = UIDocumentBrowserViewController.self
    case .tableViewController: type = UITableViewController.self
    case .collectionViewController: type = UICollectionViewController.self
    case .hostingController, .avPlayerViewController, .glkViewController:
      let name = scene.element.name == .avPlayerViewController ? "AVPlayerViewController" : ""
      if let found = ClassFinder.neighbour(name) as? UIViewController.Type {
        type = found
        break
      }
      report(scene.element, "a plain controller stands in for this kind")
      type = UIViewController.self
    case _: type = UIViewController.self
    }
    guard let controller = type.init(coder: NibCoder(scene)) else {
      preconditionFailure("\(type) is made from documents")
    }
    if let name = scene.element[.customClass] { controller.standsFor = name }
    return controller
  }

  /// The app's class for a scene.
  private func customClass(_ element: Element) -> UIViewController.Type? {
    guard let name = element[.customClass] else { return nil }
    guard let found = ClassFinder.find(name, module: element[.customModule]) else {
      report(element, "no class \(name) here; its base class stands in")
      return nil
    }
    guard let type = found as? UIViewController.Type else {
      report(element, "\(name) is no controller; its base class stands in")
      return nil
    }
    return type
  }

  func report(_ element: Element, _ message: String) {
    let note = InterfaceDiagnostic(
      .warning, file: document?.file ?? name, line: element.line, element: element.label, message)
    AppScene.current.record("UIStoryboard", "\(note)")
  }

  func configure(_ controller: UIViewController, _ element: Element) {
    if let title = element[.title] { controller.title = title }
    if let item = element.child(.navigationItem), let title = item[.title] { controller.navigationItem.title = title }
    if let item = element.child(.tabBarItem) { NibLoading(self).makeTabItem(of: controller, item) }
    if element.flag(.hidesBottomBarWhenPushed) == true { controller.hidesBottomBarWhenPushed = true }
    if element.flag(.definesPresentationContext) == true { controller.definesPresentationContext = true }
    if element.flag(.modalInPresentation) == true { controller.isModalInPresentation = true }
    if let style = Self.presentationStyle(element[.modalPresentationStyle]) {
      controller.modalPresentationStyle = style
    }
    if let edges = element.child(.extendedEdge) {
      let names: [(AttributeName, UIRectEdge)] = [(.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right)]
      controller.edgesForExtendedLayout = UIRectEdge(names.filter { edges.flag($0.0) == true }.map(\.1))
    }
    if let mode = Self.largeTitleMode(element) { controller.navigationItem.largeTitleDisplayMode = mode }
    if let value = element.flag(.automaticallyAdjustsScrollViewInsets) {
      controller.automaticallyAdjustsScrollViewInsets = value
    }
    if element.flag(.extendedLayoutIncludesOpaqueBars) == true { controller.extendedLayoutIncludesOpaqueBars = true }
    if let tabs = controller as? UITabBarController {
      tabs.tabBar.controllerElement = element.child(.tabBar)
      NibBuilder.look(of: tabs.tabBar, element.child(.tabBar))
    }
    guard let navigation = controller as? UINavigationController else { return }
    navigation.navigationBar.controllerElement = element.child(.navigationBar)
    NibBuilder.look(of: navigation.navigationBar, element.child(.navigationBar))
    NibBuilder.look(of: navigation.toolbar, element.child(.toolbar))
    if let value = element.flag(.hidesBarsOnSwipe) { navigation.hidesBarsOnSwipe = value }
    if let value = element.flag(.hidesBarsOnTap) { navigation.hidesBarsOnTap = value }
    if let value = element.flag(.hidesBarsWhenVerticallyCompact) { navigation.hidesBarsWhenVerticallyCompact = value }
    if let value = element.flag(.hidesBarsWhenKeyboardAppears) { navigation.hidesBarsWhenKeyboardAppears = value }
    if element.flag(.navigationBarHidden) == true { navigation.isNavigationBarHidden = true }
    if element.flag(.toolbarHidden) == false { navigation.isToolbarHidden = false }
    if element.child(.toolbar)?.flag(.translucent) == false { navigation.toolbar.isTranslucent = false }
    if element.child(.navigationBar)?.flag(.translucent) == false { navigation.navigationBar.isTranslucent = false }
    if element.child(.navigationBar)?.flag(.largeTitles) == true { navigation.navigationBar.prefersLargeTitles = true }
  }

  /// Whether a controller's item asks for a large title or for none.
  package static func largeTitleMode(_ element: Element) -> UINavigationItem.LargeTitleDisplayMode? {
    switch element.child(.navigationItem)?[.largeTitleDisplayMode] {
    case "always": .always
    case "never": .never
    case _: nil
    }
  }

  static func presentationStyle(_ text: String?) -> UIModalPresentationStyle? {
    switch text {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "automatic": .automatic
    case _: nil
    }
  }

  /// Relationship segues are part of the instance.
  private func contain(_ controller: UIViewController, _ element: Element) {
    let relations = NibSegue.all(of: element).filter { $0.kind == .relationship }
    func make(_ relationship: String) -> [UIViewController] {
      relations.filter { $0.relationship == relationship }.compactMap {
        document?.element($0.destination).flatMap(makeController)
      }
    }
    switch controller {
    case let navigation as UINavigationController:
      if let root = make("rootViewController").first { navigation.setViewControllers([root], animated: false) }
    case let split as UISplitViewController:
      let primary = make("masterViewController")
      let secondary = make("detailViewController")
      guard split.style != .unspecified else {
        split.viewControllers = primary + secondary
        return
      }
      split.setViewController(primary.first, for: .primary)
      split.setViewController(secondary.first, for: .secondary)
      if split.style == .tripleColumn {
        split.setViewController(make("supplementaryViewController").first, for: .supplementary)
      }
    case let tabs as UITabBarController: tabs.setViewControllers(make("viewControllers"), animated: false)
    case _: break
    }
  }
}

/// Where a controller came from: what its view is made of.
@MainActor struct NibScene {
  let file: NibFile
  let element: Element

  /// The element of the root view; nil for containers, which make their own.
  var rootView: Element? { element.children.first { $0.name.isView && $0.has(.key, "view") } }

  /// Views that stand beside the controller.
  var besideViews: [Element] { element.parent?.children.filter(\.name.isView) ?? [] }
}
