// From built views to living objects: outlets, segues, variations, and telling everybody that they are awake.
import InterfaceBuilder

/// One loading of a scene's view or a xib's objects.
@MainActor final class NibLoading {
  let builder: NibBuilder
  private let file: NibFile
  /// The file's owner, until everything is connected.
  private var owner: AnyObject?

  init(_ file: NibFile, owner: AnyObject? = nil) {
    self.file = file
    self.owner = owner
    guard let document = file.document else { preconditionFailure("only documents that were read are loaded") }
    let traits = AppScene.current.traits
    let environment = NibSettings.Environment(
      width: traits.horizontalSizeClass, height: traits.verticalSizeClass, idiom: traits.userInterfaceIdiom)
    var settings = NibSettings(environment: environment)
    settings.showsPrototypes = AppScene.current.bundle.showsPrototypes
    builder = NibBuilder(document, settings: settings)
  }

  /// Makes the view of a controller.
  func load(_ scene: NibScene, into controller: UIViewController) {
    guard let root = scene.rootView else { return }
    builder.objects[scene.element.id] = controller
    builder.controller = controller
    let view = builder.makeRoot(root, of: scene.element)
    view.frame = AppScene.current.rootFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
    // Views beside the controller in its scene: outlets lead to them, and code shows them.
    for beside in scene.besideViews { _ = builder.makeRoot(beside) }
    makeObjects(beside: controller, scene.element)
    makeBarItems(of: controller, scene.element)
    makeItemsOfBars()
    makeRefreshControl(of: controller, scene.element)
    connect(controller, scene.element)
    connectBarItems(scene.element)
    connect()
    embed(controller, scene)
    // What the controller keeps must not keep the controller.
    builder.objects[scene.element.id] = nil
  }

  /// Makes the views of a xib, one of which is the controller's: the outlet `view` of the file's owner says which.
  func load(ownedBy controller: UIViewController) {
    builder.controller = controller
    for element in builder.document.topLevelViews { _ = builder.makeRoot(element) }
    connect()
    guard let view = controller.viewIfLoaded else {
      AppScene.current.raise(
        "NSInternalInconsistencyException", "loaded the nib \(file.name) but the view outlet was not set",
        by: controller.subject)
      return
    }
    view.frame = AppScene.current.rootFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Follows the traits of the controller.
  func traitsDidChange(_ traits: UITraitCollection) {
    builder.reapply(
      NibSettings.Environment(
        width: traits.horizontalSizeClass, height: traits.verticalSizeClass, idiom: traits.userInterfaceIdiom))
  }

  /// Lets tables and collections make cells of their prototypes.
  private func registerPrototypes() {
    for (element, view) in builder.views {
      if let table = view as? UITableView {
        for cell in element.contents(.prototypes) {
          guard let id = cell[.reuseIdentifier] else { continue }
          table.prototypes[id] = { [file, weak controller = builder.controller] in
            Self.cell(cell, file, controller) as? UITableViewCell
              ?? UITableViewCell(style: .default, reuseIdentifier: id)
          }
        }
      } else if let collection = view as? UICollectionView {
        for cell in element.contents(.cells) {
          guard let id = cell[.reuseIdentifier] else { continue }
          collection.prototypes[id] = { [file, weak controller = builder.controller] in
            Self.cell(cell, file, controller) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
          }
        }
        for (key, kind) in NibBuilder.partsOfSections {
          guard let part = element.child(key: key), let id = part[.reuseIdentifier] else { continue }
          collection.supplementaries[kind + "/" + id] = { [file, weak controller = builder.controller] in
            Self.cell(part, file, controller) as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
          }
        }
      }
    }
  }

  private static func cell(_ element: Element, _ file: NibFile, _ controller: UIViewController?) -> UIView {
    let loading = NibLoading(file)
    loading.builder.controller = controller
    let view = loading.builder.makeRoot(element)
    loading.connect()
    return view
  }

  /// Fills outlets, attaches segues and wakes everything that was made.
  func connect() {
    makeItemsOfBars()
    let placeholder = owner.flatMap { _ in
      builder.document.root.contents(.objects).first { $0.has(.placeholderIdentifier, "IBFilesOwner") }
    }
    if let owner, let placeholder { builder.objects[placeholder.id] = owner }
    for (element, view) in builder.views {
      connect(view, element)
      if view is UINavigationBar, let items = element.child(.items) { connectBarItems(items) }
      guard view is UIToolbar else { continue }
      for child in element.contents(.items) {
        if let item = builder.objects[child.id] as? UIBarButtonItem { connect(item, child) }
      }
    }
    registerPrototypes()
    if let owner, let placeholder {
      connect(owner, placeholder)
      builder.objects[placeholder.id] = nil
    }
    owner = nil
    for id in unmadeObjects { builder.report(.warning, id, "an object of the app's own class; it is not made") }
    for diagnostic in builder.diagnostics { AppScene.current.record("UIStoryboard", "\(diagnostic)") }
    for (_, view) in builder.views { view.awakeFromNib() }
    let others = builder.objects.filter { $0.value is NumberedObject && !ClassFinder.isOwn(type(of: $0.value)) }
    for (_, object) in others.sorted(by: { $0.key < $1.key }) { (object as? NumberedObject)?.awakeFromNib() }
  }

  /// Objects that are neither views nor gestures.
  private var unmadeObjects: [Element] {
    builder.document.isStoryboard ? [] : builder.document.root.contents(.objects).filter { $0.name == .customObject }
  }

  /// Embed segues are performed as soon as the view is there.
  private func embed(_ controller: UIViewController, _ scene: NibScene) {
    // Scenes may embed each other: views are loaded within each other then.
    let app = AppScene.current.app
    app.nibNesting += 1
    defer { app.nibNesting -= 1 }
    for segue in NibSegue.all(of: scene.element) where segue.kind == .embed {
      guard let source = segue.source, !builder.isExcluded(source), let container = builder.objects[source] as? UIView,
        let destination = controller.makeDestination(of: segue, sender: container)
      else { continue }
      let transition = controller.transition(segue, to: destination) { [unowned controller] in
        controller.addChild(destination)
        destination.view.frame = container.bounds
        destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(destination.view)
        destination.didMove(toParent: controller)
      }
      AppScene.current.record(controller.subject, "prepare(for: \(segue.name))")
      controller.prepare(for: transition, sender: container)
      transition.perform()
    }
  }
}
