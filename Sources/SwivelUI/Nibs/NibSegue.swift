// A segue as the document describes it.
import InterfaceBuilder

/// What a document says of a segue.
struct NibSegue {
  enum Kind {
    case relationship
    case embed
    case show
    case showDetail
    case present
    case popover
    case unwind
    case custom
  }

  let element: Element
  let id: String
  let kind: Kind
  let identifier: String?
  let destination: String
  let relationship: String?
  /// The identifier of the view, item or controller it starts from.
  let source: String?

  private static let kinds: [String: Kind] = [
    "relationship": .relationship, "embed": .embed, "show": .show, "push": .show, "showDetail": .showDetail,
    "replace": .showDetail, "presentation": .present, "modal": .present, "popoverPresentation": .popover,
    "popover": .popover, "unwind": .unwind, "custom": .custom,
  ]

  init?(_ element: Element) {
    guard let destination = element[.destination], let kind = element[.kind].flatMap({ Self.kinds[$0] }) else {
      return nil
    }
    self.element = element
    id = element.id
    self.kind = kind
    self.destination = destination
    identifier = element[.identifier]
    relationship = element[.relationship]
    source = element.parent?.parent?[.id]
  }

  var isAnimated: Bool { element.flag(.animates) ?? true }
  /// What the ledger calls it.
  var name: String { identifier ?? id }
  /// Whether the button beside a row triggers it, not the row.
  var isOfAccessory: Bool { element.has(.trigger, "accessoryAction") }

  /// All segues that start in a controller's scene, in file order: in the controller, and in the gestures beside it.
  static func all(of controller: Element) -> [NibSegue] {
    var found: [NibSegue] = []
    var pending = [controller]
    if let objects = controller.parent, objects.name == .objects {
      pending = objects.children.filter { $0.name.isGestureRecognizer }.reversed() + pending
    }
    while let element = pending.popLast() {
      if element.name == .segue, let segue = NibSegue(element) { found.append(segue) }
      pending.append(contentsOf: element.children.reversed())
    }
    return found
  }
}
