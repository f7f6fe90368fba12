// A view that does something when it is touched.

/// The base of buttons: events and the actions they perform.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Kinds of events; raw values are UIKit's.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value the control stands for was changed by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Text began to be edited. There is no keyboard: only code sends this and the following.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text was changed by the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is edited no more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// States a control can be in; raw values are UIKit's.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled and untouched.
    public static let normal = State([])
    /// Not reacting to taps.
    public static let disabled = State(rawValue: 1 << 1)
  }

  /// Whether the control reacts to taps.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Disabled or normal.
  open var state: State { isEnabled ? .normal : .disabled }

  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that performs `primaryAction` when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action, to be performed after those added before; adding the same one again replaces its events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action }
    actions.append((action, controlEvents))
  }

  /// Adds a method of `target` that is marked `@Action`; the target is not kept, nil stands for the chain from the control up.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else {
      return addAction(
        UIAction { performed in if let sender = performed.sender { ActionSending.sendUp(action, from: sender) } },
        for: controlEvents)
    }
    addAction(
      UIAction { [weak object = target as AnyObject] performed in
        if let object { ActionSending.send(action, to: object, from: performed.sender) }
      }, for: controlEvents)
  }

  /// Forgets the action for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices.reversed() where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
      if actions[index].events.isEmpty { actions.remove(at: index) }
    }
  }

  /// The state is another.
  func stateDidChange() {}

  /// Performs the actions for these events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(from: self) }
  }

  package override var takesTaps: Bool {
    isEnabled && isUserInteractionEnabled && actions.contains { !$0.events.isDisjoint(with: Self.tapEvents) }
      || recognizesTaps
  }

  override func tapped() { tap() }

  /// What a finger that taps the control does.
  package func tap() {
    for event in [Event.touchDown, .touchUpInside, .primaryActionTriggered] { sendActions(for: event) }
  }

  private static let tapEvents: Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
}
