// Buttons of bars in documents: those of a controller's navigation item, of toolbars, and views in their place.
import InterfaceBuilder

extension NibLoading {
  /// Where a button of a navigation bar stands.
  private enum Place {
    case left
    case right
  }

  /// Makes the buttons of a controller's bars, before outlets are filled with them.
  func makeBarItems(of controller: UIViewController, _ element: Element) {
    if element.child(.navigationItem) != nil {
      fill(controller.navigationItem, with: Array(element.contents(.navigationItem)))
    }
    let toolbar = element.contents(.toolbarItems).compactMap(barItem)
    if !toolbar.isEmpty { controller.toolbarItems = toolbar }
  }

  /// Gives navigation bars that stand in a view by themselves the items their document has for them, before outlets are filled.
  func makeItemsOfBars() {
    for (element, view) in builder.views {
      guard let bar = view as? UINavigationBar, bar.items?.isEmpty != false else { continue }
      let items = element.contents(.items).filter { $0.name == .navigationItem }.map { described in
        let item = UINavigationItem(title: described[.title] ?? "")
        item.prompt = described[.prompt]
        fill(item, with: Array(described.children))
        if !described.id.isEmpty { builder.objects[described.id] = item }
        return item
      }
      if !items.isEmpty { bar.items = items }
    }
  }

  private func fill(_ navigation: UINavigationItem, with children: [Element]) {
    var items: [Place: [UIBarButtonItem]] = [:]
    func make(_ child: Element, _ place: Place) {
      guard let item = barItem(child) else { return }
      items[place, default: []].append(item)
    }
    for child in children {
      switch child.name {
      case .leftBarButtonItems: for inner in child.children { make(inner, .left) }
      case .rightBarButtonItems: for inner in child.children { make(inner, .right) }
      case .barButtonItem where child.has(.key, "leftBarButtonItem"): make(child, .left)
      case .barButtonItem where child.has(.key, "rightBarButtonItem"): make(child, .right)
      case .barButtonItem where child.has(.key, "backBarButtonItem"): navigation.backBarButtonItem = barItem(child)
      case _ where child.name.isView && child.has(.key, "titleView"): navigation.titleView = builder.makeRoot(child)
      case _: continue
      }
    }
    if let left = items[.left] { navigation.leftBarButtonItems = left }
    if let right = items[.right] { navigation.rightBarButtonItems = right }
  }

  /// Gives a table's controller the control that pulling the table down turns on, and ties it to its actions.
  func makeRefreshControl(of controller: UIViewController, _ element: Element) {
    guard let table = controller as? UITableViewController, let described = element.child(key: "refreshControl") else {
      return
    }
    let control = UIRefreshControl()
    if let color = described.color("tintColor") { control.tintColor = color }
    builder.objects[described.id] = control
    table.refreshControl = control
    connect(control, described)
  }

  /// A button; one that is a view does what the view does when it is tapped.
  private func barItem(_ element: Element) -> UIBarButtonItem? {
    guard let item = builder.barItem(element) else { return nil }
    guard let custom = element.children.first(where: { $0.name.isView && $0.has(.key, "customView") }) else {
      return item
    }
    let view = builder.makeRoot(custom)
    item.keptView = view
    if let button = view as? UIButton { item.title = button.shownText }
    item.add(UIAction { [weak view] _ in view?.tappable()?.takeTap() })
    return item
  }

  /// The app's picture of this name, else one of the size the document says.
  private func picture(_ name: String) -> UIImage? { UIImage(named: name) ?? builder.image(name) }

  /// Gives a controller the item of its tab: by the app's class where the document names one, with the objects its outlets lead
  /// to.
  func makeTabItem(of controller: UIViewController, _ element: Element) {
    if let name = element[.customClass] {
      let type = ClassFinder.find(name, module: element[.customModule]) as? UITabBarItem.Type
      if let item = type?.init(coder: NSCoder()) {
        controller.tabBarItem = item
        if let scene = element.parent { makeObjects(beside: controller, scene) }
        connect(item, element)
      } else {
        builder.report(.warning, element, "no tab bar item \(name) here; its base class stands in")
      }
    }
    if let name = element[.systemItem], let system = UITabBarItem.SystemItem(name: name) {
      controller.tabBarItem = UITabBarItem(tabBarSystemItem: system, tag: 0)
    }
    if let title = element[.title] { controller.tabBarItem.title = title }
    if let image = element[.image] { controller.tabBarItem.image = picture(image) }
    if let image = element[.selectedImage] { controller.tabBarItem.selectedImage = picture(image) }
    if let tag = element.integer(.tag) { controller.tabBarItem.tag = tag }
    if let badge = element[.badgeValue] { controller.tabBarItem.badgeValue = badge }
  }

  /// Makes the objects that stand beside a controller in its scene, once for all that leads to them.
  func makeObjects(beside controller: UIViewController, _ scene: Element) {
    let elements = scene.parent?.children.filter { $0.name == .customObject && !$0.id.isEmpty } ?? []
    var made: [(NSObject, Element)] = []
    for element in elements {
      if controller.sceneObjects[element.id] == nil {
        guard let name = element[.customClass],
          let type = ClassFinder.find(name, module: element[.customModule]) as? NSObject.Type
        else {
          builder.report(.warning, element, "an object of no class that is here and an NSObject; it is not made")
          continue
        }
        let object = GuestClasses.object(type)
        controller.sceneObjects[element.id] = object
        made.append((object, element))
      }
      builder.objects[element.id] = controller.sceneObjects[element.id]
    }
    // Objects may lead to each other.
    for (object, element) in made { connect(object, element) }
  }
}
