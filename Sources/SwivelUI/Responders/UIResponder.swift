// The root of the objects that can respond to events. Members apps override must stand in a class's own body.

/// An object in the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  private nonisolated let number: Int
  /// What apps associated with the object, once there is anything.
  nonisolated(unsafe) final var associations: AssociatedValues?

  /// Creates a responder; subclasses call it as `super.init()`.
  public override init() {
    number = ObjectSerial.next()
    super.init()
  }

  /// The object's number: the same in every run.
  open override nonisolated var hash: Int { number }
  /// The class and the object's number.
  open override nonisolated var description: String { "<\(type(of: self)): \(number)>" }

  /// Types what the camera reads (era 15). There is no camera.
  open func captureTextFromCamera(_ sender: Any?) {}
  /// Shows the writing tools for what is chosen (era 18.2). There are none.
  open func showWritingTools(_ sender: Any?) {}
  /// After everything of the storyboard or xib the object came with is there and connected.
  open func awakeFromNib() {}
  /// In Interface Builder's process, which does not run here.
  open func prepareForInterfaceBuilder() {}
  /// The next object up the chain, or nil at its end.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  /// Whether the object is the first to hear of keys.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  /// Whether it tells that it is edited before there is a keyboard, as text fields do and text views do not (observed:
  /// hackiftekhar/IQKeyboardManager#271, surfstudio/iOS-Utils#34).
  var tellsBeforeKeyboard: Bool { false }
  /// Whether it may be.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may cease to be.
  open var canResignFirstResponder: Bool { true }
  /// Becomes the first responder, if it may and the present one resigns; returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }
  /// Ceases to be the first responder; returns whether it did.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }
  /// What is shown in the keyboard's place; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of what is shown in the keyboard's place; nil for the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of what is shown above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Shows other input views.
  open func reloadInputViews() { FirstResponder.inputViewsDidChange(of: self) }
  /// Key combinations the object answers to.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// What the object's changes can be undone by: the next one's up the chain, at its end the window's.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The keyboard that is shown while it is the first responder.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// Where the keyboard a user chose is remembered; nil for nowhere.
  open var textInputContextIdentifier: String? { nil }

  // MARK: Focus

  /// Where focus goes first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Asks for focus to be found anew: nothing has it here.
  open func setNeedsFocusUpdate() {}
  /// Finds it: nothing has it here.
  open func updateFocusIfNeeded() {}
  /// Whether focus may move so.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Focus moved.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Touches

  /// Fingers touched the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A gesture or the system took the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// What was guessed of touches is known now. Never called here: nothing is guessed.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }
  /// Keys were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// What is pressed is pressed otherwise.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// The system took the keys.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Keys were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The device begins to be moved. Goes to the next in the chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// The device was moved. Goes to the next in the chain.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// That was no motion of its kind. Never called here: who shakes a device shakes it to the end.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Which gestures of three fingers change what is edited. No finger makes them here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// A remote control was used. Never called here: there is none.
  open func remoteControlReceived(with event: UIEvent?) {}

  // MARK: Watching

  /// A property that is watched became another. Who was not asked to be told has to be: not to override this raises.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let name = "\(type(of: self))"
    AppScene.current.raise(
      "NSInternalInconsistencyException", "a change of \"\(keyPath ?? "")\" was told and not handled", by: name)
  }

  // MARK: Actions

  /// Whether the object answers to an action; by default, whether it has it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionSending.answers(self, to: action)
  }
  /// The first object up the chain that answers to an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Copies what is chosen; of UIKit's own responders fields and texts do.
  open func copy(_ sender: Any?) { editedText?.copyChosen() }
  /// Cuts what is chosen.
  open func cut(_ sender: Any?) {
    editedText?.copyChosen()
    editedText?.deleteChosen()
  }
  /// Inserts what was copied.
  open func paste(_ sender: Any?) { editedText?.typePasteboard() }
  /// What may be pasted and dropped; nil for nothing.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { associations?.pasting }
    set { madeAssociations.pasting = newValue }
  }
  /// Whether it takes what is offered: by default where all of it is of a type of `pasteConfiguration`.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.allSatisfy { item in types.contains(where: item.hasItemConformingToTypeIdentifier) }
  }
  /// What can be shared of it (iOS 13). Kept: nobody here asks what is on the screen to share it.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { associations?.sharing }
    set { madeAssociations.sharing = newValue }
  }
  /// Takes what is pasted.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Chooses; of a text the word at the insertion point.
  open func select(_ sender: Any?) { editedText?.chooseWord() }
  /// Chooses everything.
  open func selectAll(_ sender: Any?) { editedText?.chooseAll() }
  /// Deletes what is chosen.
  open func delete(_ sender: Any?) { editedText?.deleteChosen() }

  /// Finds a text.
  open func find(_ sender: Any?) {}
  /// Finds a text, to put another in its place.
  open func findAndReplace(_ sender: Any?) {}
  /// Finds the text again, further on.
  open func findNext(_ sender: Any?) {}
  /// Finds the text again, further back.
  open func findPrevious(_ sender: Any?) {}
  /// Finds what is chosen.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Changes how what is chosen is drawn: a text's own does, others have nothing to change.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Makes what is chosen bold, or bold no more.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes what is chosen italic, or italic no more.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines what is chosen, or no more.
  open func toggleUnderline(_ sender: Any?) {}
  /// Writes what is chosen from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Writes what is chosen from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes what is chosen larger.
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is chosen smaller.
  open func decreaseSize(_ sender: Any?) {}
  /// Pastes, and looks as what is around it.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Pastes and goes there.
  open func pasteAndGo(_ sender: Any?) {}
  /// Duplicates what is chosen.
  open func duplicate(_ sender: Any?) {}
  /// Moves what is chosen elsewhere.
  open func move(_ sender: Any?) {}
  /// Gives what is chosen another name.
  open func rename(_ sender: Any?) {}
  /// Exports what is chosen.
  open func export(_ sender: Any?) {}
  /// Prints what is shown.
  open func printContent(_ sender: Any?) {}

  /// The menus of the app are made; the app's delegate and its application are asked.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Says how a command is shown just before it is.
  open func validate(_ command: UICommand) {}
  /// What a user does here, for others to go on with.
  open var userActivity: NSUserActivity? {
    get { associations?.activity }
    set { madeAssociations.activity = newValue }
  }
  /// Fills an activity of the object's. Called when it needs saving, which nobody asks for here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: What a screen reader is told

  /// Whether a screen reader sees the object.
  open var isAccessibilityElement: Bool {
    get { associations?.spoken.isElement ?? false }
    set { madeAssociations.spoken.isElement = newValue }
  }
  /// A screen reader came to the object. Never called here: there is none.
  open func accessibilityElementDidBecomeFocused() {}
  /// A screen reader left the object. Never called here.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether a screen reader is at the object.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// What a screen reader says of the value.
  open var accessibilityValue: String? {
    get { associations?.spoken.value }
    set { madeAssociations.spoken.value = newValue }
  }
  /// What a screen reader says a tap does.
  open var accessibilityHint: String? {
    get { associations?.spoken.hint }
    set { madeAssociations.spoken.hint = newValue }
  }
  /// What kind of element it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { associations?.spoken.traits ?? .none }
    set { madeAssociations.spoken.traits = newValue }
  }
  /// What a screen reader sees in the object, in its order.
  open var accessibilityElements: [Any]? {
    get { associations?.spoken.elements }
    set { madeAssociations.spoken.elements = newValue }
  }
  /// Actions a screen reader offers.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { associations?.spoken.actions }
    set { madeAssociations.spoken.actions = newValue }
  }
  /// Whether a screen reader sees nothing in the object.
  open var accessibilityElementsHidden: Bool {
    get { associations?.spoken.hidesElements ?? false }
    set { madeAssociations.spoken.hidesElements = newValue }
  }
  /// Whether a screen reader sees nothing beside the object.
  open var accessibilityViewIsModal: Bool {
    get { associations?.spoken.isModal ?? false }
    set { madeAssociations.spoken.isModal = newValue }
  }
  /// Whether the object's elements are read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { associations?.spoken.groups ?? false }
    set { madeAssociations.spoken.groups = newValue }
  }
  /// What people may say to mean the object.
  open var accessibilityUserInputLabels: [String]! {
    get { associations?.spoken.inputLabels ?? accessibilityLabelWords }
    set { madeAssociations.spoken.inputLabels = newValue }
  }
  private var accessibilityLabelWords: [String] { ((self as? UIView)?.accessibilityLabel).map { [$0] } ?? [] }
  /// Whether a tap on the object does something, for switch control.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { associations?.spoken.isResponding ?? (self is UIControl) }
    set { madeAssociations.spoken.isResponding = newValue }
  }
  /// What kind of container it is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { associations?.spoken.container ?? .none }
    set { madeAssociations.spoken.container = newValue }
  }
  /// How switch control goes through what is in it.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { associations?.spoken.navigation ?? .automatic }
    set { madeAssociations.spoken.navigation = newValue }
  }
  /// The language it is read in, such as `de-DE`; nil for the user's.
  open var accessibilityLanguage: String? {
    get { associations?.spoken.language }
    set { madeAssociations.spoken.language = newValue }
  }
  /// The same label with attributes, of which none is heard here.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { (self as? UIView)?.accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { (self as? UIView)?.accessibilityLabel = newValue?.string }
  }
  /// The shape a screen reader outlines, on the screen; nil for the frame.
  open var accessibilityPath: UIBezierPath? {
    get { associations?.spoken.path }
    set { madeAssociations.spoken.path = newValue }
  }
  /// Whether it keeps its colours where a user turns all others round.
  open var accessibilityIgnoresInvertColors: Bool {
    get { associations?.spoken.keepsColors ?? false }
    set { madeAssociations.spoken.keepsColors = newValue }
  }
  /// What a screen reader's user can step through in it.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { associations?.spoken.rotors }
    set { madeAssociations.spoken.rotors = newValue }
  }
  /// Where a screen reader's user can drag it from.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { associations?.spoken.dragSources }
    set { madeAssociations.spoken.dragSources = newValue }
  }
  /// Where a screen reader's user can drop on it.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { associations?.spoken.dropPoints }
    set { madeAssociations.spoken.dropPoints = newValue }
  }
  /// What kind of text it has.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { associations?.spoken.textualContext }
    set { madeAssociations.spoken.textualContext = newValue }
  }
  /// Whether it shows what is in it.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { associations?.spoken.expandedStatus ?? .unsupported }
    set { madeAssociations.spoken.expandedStatus = newValue }
  }
  /// What a screen reader does while fingers work it directly.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { associations?.spoken.directTouch ?? [] }
    set { madeAssociations.spoken.directTouch = newValue }
  }
  /// What tests find in it, where that is not what a screen reader finds.
  open var automationElements: [Any]? {
    get { associations?.spoken.automationElements }
    set { madeAssociations.spoken.automationElements = newValue }
  }
  /// What stands above the keyboard of an iPad; there is none here.
  open var inputAssistantItem: UITextInputAssistantItem { madeAssociations.assistant }
  /// How many elements a container has.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element of a container; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The place of an element; `NSNotFound` for none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// A screen reader's user taps twice; whether something was done.
  open func accessibilityActivate() -> Bool { false }
  /// A screen reader's user raises the value.
  open func accessibilityIncrement() {}
  /// A screen reader's user lowers the value.
  open func accessibilityDecrement() {}
  /// A screen reader's user scrolls; whether something was done.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// A screen reader's user wants to leave; whether something was done.
  open func accessibilityPerformEscape() -> Bool { false }
  /// A screen reader's user makes the magic gesture; whether something was done.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
