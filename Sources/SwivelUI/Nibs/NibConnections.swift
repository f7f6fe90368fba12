// What a document ties together: outlets, attributes, actions and segues, each told of when it has nowhere to go.
import InterfaceBuilder

extension NibLoading {
  /// Ties an object to what its element names.
  func connect(_ object: AnyObject, _ element: Element) {
    let isStandIn = isStandIn(object, element)
    var collections: [(property: String, targets: [AnyObject])] = []
    for connection in element.contents(.connections) {
      switch connection.name {
      case .outlet:
        guard let property = connection[.property], let target = target(connection) else { continue }
        fill(property, of: object, with: target, isStandIn: isStandIn)
      case .outletCollection:
        guard let property = connection[.property], let target = target(connection) else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].targets.append(target)
        } else {
          collections.append((property, [target]))
        }
      case .segue: attach(connection, to: object)
      case .action: attachAction(connection, to: object)
      case _: continue
      }
    }
    for collection in collections {
      if collection.property == "gestureRecognizers", let view = object as? UIView {
        for case let recognizer as UIGestureRecognizer in collection.targets { view.addGestureRecognizer(recognizer) }
      } else {
        OutletFilling.fill(collection.property, of: object, with: collection.targets, isStandIn: isStandIn)
      }
    }
    setAttributes(of: object, element, isStandIn: isStandIn)
  }

  /// Ties the buttons of a controller's bars to their segues and actions.
  func connectBarItems(_ element: Element) {
    for child in element.children where child.name == .navigationItem || child.name == .toolbarItems {
      for item in child.children {
        for inner in item.name == .barButtonItem ? [item] : Array(item.children) {
          if let button = builder.objects[inner.id] as? UIBarButtonItem { connect(button, inner) }
        }
      }
    }
  }

  /// Whether a base class stands in for the one the document means, so that what is missing was already told.
  private func isStandIn(_ object: AnyObject, _ element: Element) -> Bool {
    element.has(.customClass) && ClassFinder.isOwn(type(of: object))
  }

  /// The object a connection leads to; gestures are made when they are first named.
  private func target(_ connection: Element) -> AnyObject? {
    guard let id = connection[.destination] else { return nil }
    if let known = builder.objects[id] { return known }
    guard let made = builder.recognizer(id) else { return nil }
    if made.isNew { connect(made.recognizer, made.element) }
    return made.recognizer
  }

  private func fill(_ property: String, of object: AnyObject, with target: AnyObject, isStandIn: Bool) {
    if FrameworkOutlets.connect(property, of: object, to: target) { return }
    if ["dataSource", "delegate"].contains(property), (target as? UIViewController)?.isStandIn == true { return }
    OutletFilling.fill(property, of: object, with: target, isStandIn: isStandIn)
  }

  // MARK: Attributes

  private func setAttributes(of object: AnyObject, _ element: Element, isStandIn: Bool) {
    for attribute in element.contents(.userDefinedRuntimeAttributes) {
      guard let path = attribute[.keyPath] else { continue }
      guard let value = value(attribute) else { continue }
      if let setter = NamedSetters.ofExtension(path, of: object, module: element[.customModule]),
        setter.set(value.content, on: object)
      {
        continue
      }
      if let fault = AttributeSetting.set(value.content, path, of: object), !isStandIn {
        AppScene.current.record("\(type(of: object))", "warning: \(fault)")
      }
    }
  }

  /// What an attribute is set to; nil for a colour nobody can read.
  private func value(_ attribute: Element) -> (content: Any?, Void)? {
    let child = attribute.children.first { $0.has(.key, "value") }
    switch attribute[.type] {
    case "number": return (child?.number(.value) ?? attribute.number(.value), ())
    case "boolean": return (attribute.flag(.value), ())
    case "size":
      guard let width = child?.number(.width), let height = child?.number(.height) else { return (nil, ()) }
      return (CGSize(width: width, height: height), ())
    case "point":
      guard let x = child?.number(.x), let y = child?.number(.y) else { return (nil, ()) }
      return (CGPoint(x: x, y: y), ())
    case "rect":
      guard let x = child?.number(.x), let y = child?.number(.y), let width = child?.number(.width),
        let height = child?.number(.height)
      else { return (nil, ()) }
      return (CGRect(x: x, y: y, width: width, height: height), ())
    case "image": return (attribute[.value].flatMap(builder.image), ())
    case "color": return attribute.color("value").map { ($0, ()) }
    case _: return (attribute[.value] ?? child?.content, ())
    }
  }

  // MARK: Segues and actions

  private func attach(_ connection: Element, to object: AnyObject) {
    guard let segue = NibSegue(connection), segue.kind != .relationship, segue.kind != .embed else { return }
    guard let controller = builder.controller, controller !== object else { return }
    let action = UIAction { [weak controller] action in controller?.perform(segue, sender: action.sender) }
    switch object {
    case let control as UIControl: control.addAction(action, for: Self.usualEvent(of: control))
    case let item as UIBarButtonItem: item.add(action)
    case let recognizer as UIGestureRecognizer: recognizer.addAction(action)
    case let cell as UITableViewCell where segue.isOfAccessory:
      cell.onAccessory = { [weak controller, weak cell] in controller?.perform(segue, sender: cell) }
    case let cell as UITableViewCell:
      cell.onSelect = { [weak controller, weak cell] in controller?.perform(segue, sender: cell) }
    case let cell as UICollectionViewCell:
      cell.onSelect = { [weak controller, weak cell] in controller?.perform(segue, sender: cell) }
    case _: builder.report(.warning, connection, "nothing here triggers a segue of \(type(of: object))")
    }
  }

  private func attachAction(_ connection: Element, to object: AnyObject) {
    guard let name = connection[.selector], let id = connection[.destination] else { return }
    let selector = Selector(name)
    let action: UIAction
    if let target = builder.objects[id] {
      warnOfMissing(selector, target, connection)
      action = UIAction { [weak target] action in
        if let target { ActionSending.send(selector, to: target, from: action.sender) }
      }
    } else if builder.document.element(id)?.has(.placeholderIdentifier, "IBFirstResponder") == true {
      action = UIAction { action in if let sender = action.sender { ActionSending.sendUp(selector, from: sender) } }
    } else {
      builder.report(.warning, connection, "the action \(name) leads to \(id), which is not here")
      return
    }
    switch object {
    case let control as UIControl: control.addAction(action, for: Self.event(connection[.eventType], control))
    case let item as UIBarButtonItem: item.add(action)
    case let recognizer as UIGestureRecognizer: recognizer.addAction(action)
    case _: builder.report(.warning, connection, "nothing here sends actions of \(type(of: object))")
    }
  }

  /// Says at once, and not at the first tap, that a class of the app has no such action.
  private func warnOfMissing(_ selector: Selector, _ target: AnyObject, _ connection: Element) {
    guard !ClassFinder.isOwn(type(of: target)), ActionSending.action(selector, of: target) == nil else { return }
    builder.report(.warning, connection, "\(type(of: target)) has no @Action for \(selector): nothing will happen")
  }

  private static func usualEvent(of control: UIControl) -> UIControl.Event {
    switch control {
    case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper, is UIDatePicker, is UIPageControl: .valueChanged
    case is UITextField: .editingDidEndOnExit
    case _: .touchUpInside
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  private static func event(_ name: String?, _ control: UIControl) -> UIControl.Event {
    name.flatMap { events[$0] } ?? usualEvent(of: control)
  }
}
