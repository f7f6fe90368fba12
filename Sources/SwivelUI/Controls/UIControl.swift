// A view that does something when it is touched.

/// The base of buttons: events and the actions they perform.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Kinds of events; raw values are UIKit's.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched the control several times in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Events an app has of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events the framework keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All that have to do with touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that have to do with editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
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
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not reacting to taps.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Having the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The system's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Whether the control reacts to taps.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  override var heldValue: String? { isSelected ? "selected" : nil }
  /// Whether the control is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Disabled, chosen, touched, or none of that.
  open var state: State {
    var state = isEnabled ? State.normal : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Where content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// Whether a finger is on the control.
  open var isTracking: Bool { finger != nil }
  /// Whether a finger on the control is inside it.
  open var isTouchInside: Bool { finger?.isInside ?? false }
  /// The finger that is followed, by where it touched.
  private var finger: (start: CGPoint, isInside: Bool)?
  /// How far outside a finger still counts as inside, in points: as observers of UIKit found.
  private static let reach: CGFloat = 70
  /// Whether a tap opens a menu.
  open var showsMenuAsPrimaryAction = false
  /// What is said while a pointer rests on the control.
  open var toolTip: String?
  /// A finger touched the control; whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A finger moved; whether it is followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The system took the touch.
  open func cancelTracking(with event: UIEvent?) {}

  private var actions: [(action: UIAction, events: Event)] = []
  private struct Target {
    weak var object: AnyObject?
    let selector: Selector
    let action: UIAction
  }
  private var targets: [Target] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that performs `primaryAction` when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action, to be performed after those added before: in the place of another with its identifier, and for these events
  /// as well where it was added already (UIControl.addAction(_:for:)).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
      return
    }
    if let name = action.givenIdentifier { actions.removeAll { $0.action.givenIdentifier == name } }
    actions.append((action, controlEvents))
  }

  /// Adds a method of `target` that is marked `@Action`, once however often it is added; the target is not kept, nil stands for the
  /// chain from the control up.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else {
      return addAction(
        UIAction { performed in if let sender = performed.sender { ActionSending.sendUp(action, from: sender) } },
        for: controlEvents)
    }
    let known = targets.first { $0.object === target as AnyObject && $0.selector == action }
    if let known { return addAction(known.action, for: controlEvents) }
    let call = UIAction { [weak object = target as AnyObject] performed in
      guard let object, let control = performed.sender as? UIControl else { return }
      control.sendAction(action, to: object, for: nil)
    }
    targets.append(Target(object: target as AnyObject, selector: action, action: call))
    addAction(call, for: controlEvents)
  }

  /// Forgets a method for these events; nil stands for every target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for entry in targets where (object == nil || entry.object === object) && (action == nil || entry.selector == action)
    {
      removeAction(entry.action, for: controlEvents)
    }
    targets.removeAll { entry in !actions.contains { $0.action === entry.action } }
  }
  /// Calls a method; what the control does passes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else { return ActionSending.sendUp(action, from: self) }
    ActionSending.send(action, to: target as AnyObject, from: self)
  }
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  /// Whom the control calls.
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }.map { AnyHashable($0) }) }
  /// The methods of a target for an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let called = actions.filter { !$0.events.isDisjoint(with: controlEvent) }.map(\.action)
    let names = targets.filter { entry in entry.object === object && called.contains { $0 === entry.action } }
      .map(\.selector.description)
    return names.isEmpty ? nil : names
  }

  /// Forgets the action for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices.reversed() where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
      if actions[index].events.isEmpty { actions.remove(at: index) }
    }
  }

  /// Forgets the action with this identifier for these events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for entry in actions where entry.action.identifier == actionIdentifier {
      removeAction(entry.action, for: controlEvents)
    }
  }
  /// All events somebody waits for.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }
  /// Hands over each action, or target and method, with its events, in the order they were added, until `stop` is true.
  open func enumerateEventHandlers(
    _ iterator: (_ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
  ) {
    var isStopped = false
    for entry in actions {
      let target = targets.first { $0.action === entry.action }
      iterator(target == nil ? entry.action : nil, target.map { ($0.object, $0.selector) }, entry.events, &isStopped)
      if isStopped { return }
    }
  }
  /// Does what the control is for.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Where content stands across, in words without the language's direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }
  /// Whether a menu opens here.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
      contextMenuInteraction = isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
      if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
    }
  }
  /// What opens that menu; nil while there is none.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// The menu of a finger that stays; none by itself.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The menu is about to open.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu is about to close.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// What rises as the menu opens, before era 16. Never called here: nothing rises.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// What falls back as the menu closes, before era 16. Never called here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Where the menu comes from. Kept to the middle: menus open beside their control here.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// Whether symbols move when the state changes; nothing moves in a picture.
  open var isSymbolAnimationEnabled = false

  /// The state is another.
  func stateDidChange() {}

  /// Performs the actions for these events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(from: self) }
  }

  package override var takesTaps: Bool {
    isEnabled && isUserInteractionEnabled && actions.contains { !$0.events.isDisjoint(with: Self.tapEvents) }
      || isEnabled && hearsTouches || recognizesTaps
  }

  override func tapped() { tapped(at: CGPoint(x: bounds.midX, y: bounds.midY)) }

  override func tapped(at point: CGPoint) {
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    lifted(isInside: true, from: point, to: point)
  }

  /// What a finger that taps the control does.
  package func tap() { tapped() }

  /// A finger that touched the control at one place leaves it at another.
  func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    for event in isInside ? [Event.touchUpInside, .primaryActionTriggered] : [.touchUpOutside] {
      sendActions(for: event)
    }
  }

  /// A finger is followed as long as `beginTracking` and `continueTracking` say so.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    finger = (touch.location(in: self), true)
    isHighlighted = true
    guard beginTracking(touch, with: event) else { return release() }
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  /// The finger goes on, inside or outside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let wasInside = finger?.isInside, let touch = touches.first else { return }
    let isInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    finger?.isInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else { return release() }
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  /// The finger is lifted, inside or outside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, let touch = touches.first else { return }
    endTracking(touch, with: event)
    release()
    lifted(isInside: finger.isInside, from: finger.start, to: touch.location(in: self))
  }

  /// Somebody else took the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger != nil else { return }
    cancelTracking(with: event)
    release()
    sendActions(for: .touchCancel)
  }

  private func release() {
    finger = nil
    isHighlighted = false
  }

  private static let tapEvents: Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
}

extension UIControl {
  /// Where content stands across; raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where the language begins.
    case leading = 4
    /// Where the language ends.
    case trailing = 5
  }

  /// Where content stands from top to bottom; raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
