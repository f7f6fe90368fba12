// Methods a document calls: Linux has no @IBAction, so a property of the method's name hands the method to whoever looks for it.

/// A method that a storyboard's or xib's action may call, as `@IBAction` marks it in Xcode. The property has the method's
/// name; a method without arguments leaves no room for that, so its property says the name.
///
/// ```swift
/// @Action var save = EditController.save
/// func save(_ sender: UIButton) { … }
///
/// @Action("reset") var onReset = EditController.reset
/// func reset() { … }
/// ```
@preconcurrency @MainActor @propertyWrapper public final class Action<Function> {
  /// The method, still without its object.
  public let wrappedValue: Function
  private let name: String?
  private let call: @MainActor (AnyObject, Any?, Any?) -> Bool

  private init(_ function: Function, _ name: String?, _ call: @escaping @MainActor (AnyObject, Any?, Any?) -> Bool) {
    wrappedValue = function
    self.name = name
    self.call = call
  }

  /// A method that is told who sent the action; of a sender of another class it hears nothing.
  public convenience init<Owner, Sender, Result>(
    wrappedValue: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Result, _ name: String? = nil
  ) where Function == @MainActor (Owner) -> @MainActor (Sender) -> Result {
    self.init(wrappedValue, name) { object, sender, _ in
      guard let owner = object as? Owner, let sender = sender as? Sender else { return false }
      _ = wrappedValue(owner)(sender)
      return true
    }
  }

  /// A method that is told who sent the action and of which event it came.
  public convenience init<Owner, Sender, Event, Result>(
    wrappedValue: @escaping @MainActor (Owner) -> @MainActor (Sender, Event) -> Result, _ name: String? = nil
  ) where Function == @MainActor (Owner) -> @MainActor (Sender, Event) -> Result {
    self.init(wrappedValue, name) { object, sender, event in
      guard let owner = object as? Owner, let sender = sender as? Sender, let event = event as? Event else {
        return false
      }
      _ = wrappedValue(owner)(sender, event)
      return true
    }
  }

  /// A method without arguments.
  public convenience init<Owner, Result>(
    wrappedValue: @escaping @MainActor (Owner) -> @MainActor () -> Result, _ name: String? = nil
  ) where Function == @MainActor (Owner) -> @MainActor () -> Result {
    self.init(wrappedValue, name) { object, _, _ in
      guard let owner = object as? Owner else { return false }
      _ = wrappedValue(owner)()
      return true
    }
  }
}

/// An action of whatever method.
@MainActor protocol AnyAction: AnyObject {
  /// The name, if it is not the property's.
  var ownName: String? { get }
  /// Calls the method on its object; false if the sender is of the wrong class.
  func send(to object: AnyObject, from sender: Any?, with event: Any?) -> Bool
}

extension Action: AnyAction {
  var ownName: String? { name }
  func send(to object: AnyObject, from sender: Any?, with event: Any?) -> Bool { call(object, sender, event) }
}

/// Sends actions.
@MainActor enum ActionSending {
  /// The action of `object` that a selector means; an exact name comes before one that only begins the selector.
  static func action(_ selector: Selector, of object: AnyObject) -> (any AnyAction)? {
    let actions = NamedProperties.all(of: object, (any AnyAction).self)
    func name(_ entry: (name: Substring, wrapper: any AnyAction)) -> Substring {
      entry.wrapper.ownName.map { Selector($0).base } ?? entry.name
    }
    return (actions.first { name($0) == selector.base } ?? actions.first { selector.means(name($0)) })?.wrapper
  }

  /// Whether an object answers to a selector: by the method it carries, or by an action of its name.
  static func answers(_ object: AnyObject, to selector: Selector) -> Bool {
    selector.belongs(to: object) || action(selector, of: object) != nil
      || selector.method == nil && FrameworkMethods.method(selector, of: object) != nil
  }

  /// Calls what `selector` means to `target`; what does not arrive is a line of the ledger.
  static func send(_ selector: Selector, to target: AnyObject, from sender: Any?, with event: Any? = nil) {
    let subject = "\(type(of: target))"
    let kind = sender.map { "\(type(of: $0))" } ?? "nobody"
    switch selector.call(on: target, [sender, event]) {
    case .answered: return
    case .refused:
      return AppScene.current.record(subject, "warning: the action \(selector) takes no \(kind) for its sender")
    case .stranger, nil: break
    }
    guard let action = action(selector, of: target) else {
      if let method = FrameworkMethods.method(selector, of: target),
        case .answered = method.call(target, [sender, event])
      {
        return
      }
      AppScene.current.record(subject, "warning: nothing answers to the action \(selector)")
      return
    }
    if !action.send(to: target, from: sender, with: event) {
      AppScene.current.record(subject, "warning: the action \(selector) takes no \(kind) for its sender")
    }
  }

  /// Calls what `selector` means to the first object that has it, up the chain from the first responder, else from `sender`, at last
  /// the app's delegate; `given` is whom it is told of.
  static func sendUp(
    _ selector: Selector, from sender: AnyObject, as given: AnyObject? = nil, with event: Any? = nil
  ) {
    guard let target = target(of: selector, from: (sender as? UIResponder) ?? AppScene.current.visibleController) else {
      return AppScene.current.record("\(type(of: sender))", "warning: nothing answers to the action \(selector)")
    }
    send(selector, to: target, from: given ?? sender, with: event)
  }

  /// Who answers to an action without a target (UIApplication.sendAction: "the app sends the message to the first responder, from
  /// whence it progresses up the responder chain until it is handled").
  static func target(of selector: Selector, from sender: UIResponder?) -> AnyObject? {
    for start in [FirstResponder.current, sender] {
      var responder = start
      while let current = responder {
        if answers(current, to: selector) { return current }
        responder = current.next
      }
    }
    guard let delegate = AppScene.current.application.delegate, answers(delegate, to: selector) else { return nil }
    return delegate
  }
}
