// From built views to living objects: outlets, segues, variations, and telling everybody that they are awake.
import InterfaceBuilder

/// One loading of a scene's view or a xib's objects.
@MainActor final class NibLoading {
  let builder: NibBuilder
  private let file: NibFile
  private let owner: UIResponder?

  init(_ file: NibFile, owner: UIResponder?) {
    self.file = file
    self.owner = owner
    guard let document = file.document else { preconditionFailure("only documents that were read are loaded") }
    let traits = AppProcess.current.traits
    let environment = NibSettings.Environment(
      width: traits.horizontalSizeClass, height: traits.verticalSizeClass, idiom: traits.userInterfaceIdiom)
    var settings = NibSettings(environment: environment)
    settings.showsPrototypes = AppProcess.current.bundle.showsPrototypes
    builder = NibBuilder(document, settings: settings, classes: AppProcess.current.bundle.interfaceClasses)
  }

  /// Makes the view of a controller.
  func load(_ scene: NibScene, into controller: UIViewController) {
    guard let root = scene.rootView else { return }
    builder.objects[scene.element.id] = controller
    builder.controller = controller
    let view = builder.makeRoot(root, of: scene.element)
    view.frame = AppProcess.current.rootFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
    connect(controller, scene.element)
    connectNavigationItem(controller, scene.element)
    connect()
    embed(controller, scene)
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
      }
    }
  }

  private static func cell(_ element: Element, _ file: NibFile, _ controller: UIViewController?) -> UIView {
    let loading = NibLoading(file, owner: nil)
    loading.builder.controller = controller
    let view = loading.builder.makeRoot(element)
    loading.connect()
    return view
  }

  /// Fills outlets, attaches segues and wakes everything that was made.
  func connect() {
    for (element, view) in builder.views { connect(view, element) }
    registerPrototypes()
    if let owner,
      let placeholder = builder.document.root.contents(.objects).first(where: {
        $0.has(.placeholderIdentifier, "IBFilesOwner")
      })
    {
      connect(owner, placeholder)
    }
    for diagnostic in builder.diagnostics { AppProcess.current.record("UIStoryboard", "\(diagnostic)") }
    for (_, view) in builder.views { view.awakeFromNib() }
  }

  // MARK: Outlets

  private func connect(_ object: UIResponder, _ element: Element) {
    var collections: [String: [AnyObject]] = [:]
    for connection in element.contents(.connections) {
      switch connection.name {
      case .outlet:
        guard let property = connection[.property], let id = connection[.destination] else { continue }
        if let target = builder.objects[id] { fill(property, of: object, with: target, connection) }
      case .outletCollection:
        guard let property = connection[.property], let id = connection[.destination],
          let target = builder.objects[id]
        else { continue }
        collections[property, default: []].append(target)
      case .segue: attach(connection, to: object)
      case .action: attachAction(connection, to: object)
      case _: continue
      }
    }
    for (property, targets) in collections.sorted(by: { $0.key < $1.key }) {
      _ = OutletFilling.fill(property, of: object, with: targets)
    }
    for attribute in element.contents(.userDefinedRuntimeAttributes) {
      guard let path = attribute[.keyPath] else { continue }
      object.setValue(Self.value(attribute), forKeyPath: path)
    }
  }

  private func fill(_ property: String, of object: UIResponder, with target: AnyObject, _ connection: Element) {
    switch (property, object, target) {
    case ("dataSource", let table as UITableView, let source as any UITableViewDataSource): table.dataSource = source
    case ("delegate", let table as UITableView, let delegate as any UITableViewDelegate): table.delegate = delegate
    case ("dataSource", let collection as UICollectionView, let source as any UICollectionViewDataSource):
      collection.dataSource = source
    case ("textLabel", let cell as UITableViewCell, let label as UILabel): cell.textLabel = label
    case ("detailTextLabel", let cell as UITableViewCell, let label as UILabel): cell.detailTextLabel = label
    case ("view", _, _): break
    case _: _ = OutletFilling.fill(property, of: object, with: target)
    }
  }

  private static func value(_ attribute: Element) -> Any? {
    switch attribute[.type] {
    case "number":
      let child = attribute.children.first { $0.has(.key, "value") }
      return child?.number(.value)
    case "boolean": return attribute.flag(.value)
    case "string": return attribute[.value]
    case _: return attribute[.value]
    }
  }

  // MARK: Segues and actions

  private func attach(_ connection: Element, to object: UIResponder) {
    guard let segue = NibSegue(connection), segue.kind != .relationship, segue.kind != .embed else { return }
    guard let controller = builder.controller else { return }
    let action = UIAction { [weak controller] action in controller?.perform(segue, sender: action.sender) }
    switch object {
    case let control as UIControl: control.addAction(action, for: .touchUpInside)
    case let cell as UITableViewCell:
      cell.onSelect = { [weak controller, weak cell] in controller?.perform(segue, sender: cell) }
    case let cell as UICollectionViewCell:
      cell.onSelect = { [weak controller, weak cell] in controller?.perform(segue, sender: cell) }
    case _: break
    }
  }

  private func attachAction(_ connection: Element, to object: UIResponder) {
    guard let control = object as? UIControl, let selector = connection[.selector],
      let id = connection[.destination], let target = builder.objects[id] as? UIResponder ?? owner
    else { return }
    let event: UIControl.Event = connection.has(.eventType, "valueChanged") ? .valueChanged : .touchUpInside
    control.addAction(
      UIAction { [weak target] action in target?.performNibAction(selector, sender: action.sender) }, for: event)
  }

  private func connectNavigationItem(_ controller: UIViewController, _ element: Element) {
    guard let item = element.child(.navigationItem) else { return }
    for child in item.children where child.name == .barButtonItem {
      guard let button = builder.barItem(child) else { continue }
      for connection in child.contents(.connections) {
        if connection.name == .segue, let segue = NibSegue(connection) {
          button.primaryAction = UIAction { [weak controller, weak button] _ in
            controller?.perform(segue, sender: button)
          }
        } else if connection.name == .action, let selector = connection[.selector],
          let id = connection[.destination], let target = builder.objects[id] as? UIResponder
        {
          button.primaryAction = UIAction { [weak target, weak button] _ in
            target?.performNibAction(selector, sender: button)
          }
        }
      }
      if child.has(.key, "backBarButtonItem") { controller.navigationItem.backBarButtonItem = button }
      if child.has(.key, "leftBarButtonItem") { controller.navigationItem.leftBarButtonItem = button }
      if child.has(.key, "rightBarButtonItem") { controller.navigationItem.rightBarButtonItem = button }
    }
  }

  /// Embed segues are performed as soon as the view is there.
  private func embed(_ controller: UIViewController, _ scene: NibScene) {
    for segue in NibSegue.all(of: scene.element) where segue.kind == .embed {
      guard let container = segue.source.flatMap({ builder.objects[$0] }) as? UIView,
        let destination = file.document?.element(segue.destination).flatMap(file.makeController)
      else { continue }
      controller.prepare(
        for: UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: destination),
        sender: nil)
      controller.addChild(destination)
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(destination.view)
      destination.didMove(toParent: controller)
    }
  }
}
