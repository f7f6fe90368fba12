// Storyboards and xibs as apps ask for them: by name, from what the app's bundle holds.
import InterfaceBuilder

/// The scenes of a storyboard.
@MainActor public final class UIStoryboard {
  let nib: NibFile

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
  public func instantiateInitialViewController() -> UIViewController? {
    guard let id = nib.document?.initialViewController, let element = nib.document?.element(id) else { return nil }
    return nib.makeController(element)
  }

  /// A new instance of the scene with this storyboard identifier; an unknown one raises as in UIKit and gives an empty
  /// controller.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let element = nib.document?.controllers.first(where: { $0.has(.storyboardIdentifier, identifier) }),
      let controller = nib.makeController(element)
    {
      return controller
    }
    AppProcess.current.raise(
      "NSInvalidArgumentException",
      "Storyboard (\(nib.name)) doesn't contain a view controller with identifier '\(identifier)'", by: "UIStoryboard")
    return UIViewController()
  }
}

/// The objects of a xib.
@MainActor public final class UINib {
  private let nib: NibFile

  /// The xib of this name in the app's `interfaceFiles`.
  ///
  /// - Parameters:
  ///   - name: without the extension.
  ///   - bundle: not looked at: an app has one.
  public init(nibName name: String, bundle bundleOrNil: Bundle? = nil) {
    nib = NibFile.named(name, extension: "xib")
  }

  /// New views of the xib, in the file's order, with the outlets of `owner` filled.
  public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [String: Any]? = nil) -> [Any] {
    guard let document = nib.document else { return [] }
    let loading = NibLoading(nib, owner: ownerOrNil as? UIResponder)
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

  static func named(_ name: String, extension suffix: String) -> NibFile {
    let process = AppProcess.current
    let file = "\(name).\(suffix)"
    if let known = process.nibs[file] { return known }
    var document: InterfaceDocument?
    if let bytes = process.bundle.interfaceFiles[file] {
      do throws(InterfaceError) { document = try InterfaceDocument(bytes, file: file) } catch {
        process.raise("NSInvalidArgumentException", "\(error)", by: "UIStoryboard")
      }
    } else {
      process.raise(
        "NSInvalidArgumentException", "Could not find a \(suffix) named '\(name)' in bundle \(process.bundle.name)",
        by: suffix == "xib" ? "UINib" : "UIStoryboard")
    }
    let nib = NibFile(name: name, document: document)
    process.nibs[file] = nib
    return nib
  }

  /// Embedded, referenced and contained controllers made by one call: beyond it they contain each other for ever.
  private static let maximumNesting = 16

  /// A controller with the controllers it contains from the start; nil for what is none.
  func makeController(_ element: Element) -> UIViewController? {
    let process = AppProcess.current
    guard process.nibNesting < Self.maximumNesting else {
      process.raise(
        "NSInternalInconsistencyException", "scenes of \(name) contain each other deeper than \(Self.maximumNesting)",
        by: "UIStoryboard")
      return nil
    }
    process.nibNesting += 1
    defer { process.nibNesting -= 1 }
    if element.name == .viewControllerPlaceholder { return referenced(element) }
    guard element.name.isController else { return nil }
    let controller = instance(element)
    controller.nib = NibScene(file: self, element: element)
    configure(controller, element)
    contain(controller, element)
    return controller
  }

  /// The controller another storyboard has for this reference.
  private func referenced(_ element: Element) -> UIViewController? {
    guard let storyboard = element[.storyboardName] else { return nil }
    let other = Self.named(storyboard, extension: "storyboard")
    if let identifier = element[.referencedIdentifier] {
      return other.document?.controllers.first { $0.has(.storyboardIdentifier, identifier) }.flatMap(
        other.makeController)
    }
    return (other.document?.initialViewController).flatMap { other.document?.element($0) }.flatMap(other.makeController)
  }

  private func instance(_ element: Element) -> UIViewController {
    if let name = element[.customClass] {
      if let controller = AppProcess.current.bundle.interfaceClasses.controller(name, element[.customModule]) {
        return controller
      }
      report(element, "no class \(name) here; its base class stands in")
      let controller = standard(element)
      controller.standsFor = name
      return controller
    }
    return standard(element)
  }

  /// A controller of the kind the element names.
  private func standard(_ element: Element) -> UIViewController {
    switch element.name {
    case .navigationController: return UINavigationController()
    case .tabBarController: return UITabBarController()
    case .splitViewController:
      guard element.flag(.allowDoubleColumnStyle) == true else { return UISplitViewController() }
      let isTriple = NibSegue.all(of: element).contains { $0.relationship == "supplementaryViewController" }
      return UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    case .pageViewController:
      return UIPageViewController(
        transitionStyle: element.has(.transitionStyle, "scroll") ? .scroll : .pageCurl,
        navigationOrientation: element.has(.navigationOrientation, "vertical") ? .vertical : .horizontal)
    case .hostingController, .avPlayerViewController, .glkViewController:
      report(element, "a plain controller stands in for this kind")
      return UIViewController()
    case _: return UIViewController()
    }
  }

  func report(_ element: Element, _ message: String) {
    let note = InterfaceDiagnostic(
      .warning, file: document?.file ?? name, line: element.line, element: element.label, message)
    AppProcess.current.record("UIStoryboard", "\(note)")
  }

  private func configure(_ controller: UIViewController, _ element: Element) {
    if let title = element[.title] { controller.title = title }
    if let item = element.child(.navigationItem), let title = item[.title] { controller.navigationItem.title = title }
    if let item = element.child(.tabBarItem), let title = item[.title] { controller.tabBarItem.title = title }
    if element.flag(.hidesBottomBarWhenPushed) == true { controller.hidesBottomBarWhenPushed = true }
    if element.flag(.definesPresentationContext) == true { controller.definesPresentationContext = true }
    if element.flag(.modalInPresentation) == true { controller.isModalInPresentation = true }
    if let style = Self.presentationStyle(element[.modalPresentationStyle]) {
      controller.modalPresentationStyle = style
    }
    if let navigation = controller as? UINavigationController, element.flag(.navigationBarHidden) == true {
      navigation.isNavigationBarHidden = true
    }
    if let navigation = controller as? UINavigationController,
      element.child(.navigationBar)?.flag(.largeTitles) == true
    {
      navigation.navigationBar.prefersLargeTitles = true
    }
    if let mode = Self.largeTitleMode(element) { controller.navigationItem.largeTitleDisplayMode = mode }
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
}
