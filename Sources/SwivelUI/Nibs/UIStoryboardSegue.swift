// The way from one scene to another, and performing it.
import InterfaceBuilder

/// A transition between two controllers of a storyboard.
@MainActor open class UIStoryboardSegue {
  /// The segue's name in the document.
  public let identifier: String?
  /// Where it starts.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let handler: (@MainActor () -> Void)?

  /// Creates a segue; `perform()` does nothing without a handler or an override.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Creates a segue that does what `performHandler` does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Makes the transition.
  open func perform() { handler?() }
}

/// A segue as the document describes it.
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

  let id: String
  let kind: Kind
  let identifier: String?
  let destination: String
  let relationship: String?
  let presentationStyle: String?
  let unwindAction: String?
  let isAnimated: Bool
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
    id = element.id
    self.kind = kind
    self.destination = destination
    identifier = element[.identifier]
    relationship = element[.relationship]
    presentationStyle = element[.modalPresentationStyle]
    unwindAction = element[.unwindAction]
    isAnimated = element.flag(.animates) ?? true
    source = element.parent?.parent?[.id]
  }

  /// All segues that start in a controller's scene, in file order.
  static func all(of controller: Element) -> [NibSegue] {
    var found: [NibSegue] = []
    var pending = [controller]
    while let element = pending.popLast() {
      if element.name == .segue, let segue = NibSegue(element) { found.append(segue) }
      pending.append(contentsOf: element.children.reversed())
    }
    return found
  }
}

extension UIViewController {
  /// Performs the segue of the controller's scene with this identifier; an unknown one raises as in UIKit.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    let segues = nib.map { NibSegue.all(of: $0.element) } ?? []
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      AppProcess.current.raise(
        "NSInvalidArgumentException", "Receiver (\(subject)) has no segue with identifier '\(identifier)'", by: subject)
      return
    }
    perform(segue, sender: sender, asking: false)
  }

  /// Performs a segue of this controller's scene. What a user triggers asks first whether it shall be performed.
  func perform(_ segue: NibSegue, sender: Any?, asking: Bool = true) {
    let process = AppProcess.current
    if asking, let identifier = segue.identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) {
      process.record(subject, "segue \(identifier) is not to be performed")
      return
    }
    if segue.kind == .unwind { return unwind(segue, sender: sender) }
    guard let file = nib?.file, let element = file.document?.element(segue.destination),
      let destination = file.makeController(element)
    else {
      process.record(subject, "warning: segue \(segue.id) leads to nothing here")
      return
    }
    if let style = NibFile.presentationStyle(segue.presentationStyle) { destination.modalPresentationStyle = style }
    if segue.kind == .popover { destination.modalPresentationStyle = .popover }
    let transition = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination) {
      [unowned self] in
      self.go(to: destination, segue)
    }
    process.record(subject, "prepare(for: \(segue.identifier ?? segue.id))")
    prepare(for: transition, sender: sender)
    transition.perform()
  }

  private func go(to destination: UIViewController, _ segue: NibSegue) {
    switch segue.kind {
    case .show, .custom: show(destination, sender: self)
    case .showDetail: showDetailViewController(destination, sender: self)
    case .present, .popover: present(destination, animated: segue.isAnimated)
    case .relationship, .embed, .unwind: break
    }
  }

  /// Goes back to the nearest controller before this one that takes the unwind action.
  private func unwind(_ segue: NibSegue, sender: Any?) {
    let action = segue.unwindAction ?? ""
    var candidates: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      if let stack = controller.navigationController?.viewControllers,
        let place = stack.firstIndex(where: { (candidate: UIViewController) in
          controller.selfAndAncestors.contains { $0 === candidate }
        })
      {
        candidates += stack[..<place].reversed()
      }
      current = controller.presentingViewController.map { ($0 as? UINavigationController)?.topViewController ?? $0 }
      if let current { candidates.append(current) }
    }
    let taker = candidates.first { $0.canPerformUnwindSegueAction(action, from: self, sender: sender) }
    // Where there is no code at all, none can take the action: the nearest stands in, as for most exits it is meant.
    guard let target = taker ?? (AppProcess.current.bundle.showsPrototypes ? candidates.first : nil) else {
      AppProcess.current.record(subject, "warning: nothing takes the unwind action \(action)")
      return
    }
    let transition = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: target)
    AppProcess.current.record(subject, "prepare(for: \(segue.identifier ?? segue.id))")
    prepare(for: transition, sender: sender)
    target.performNibAction(action, sender: transition)
    if presentingViewController != nil,
      target.navigationController !== navigationController || navigationController == nil
    {
      target.dismiss(animated: segue.isAnimated)
    }
    if let navigation = target.navigationController, navigation.topViewController !== target {
      navigation.popToViewController(target, animated: segue.isAnimated)
    }
  }
}
