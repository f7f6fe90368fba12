// Entries of menus that call methods.

/// Another command in its place while keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NumberedObject {
  /// What it is called.
  public let title: String
  /// The method.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags
  /// A command in place of another.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// An entry that calls a method of whoever answers to it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector
  /// A value of the app's own.
  public let propertyList: Any?
  /// How it is shown.
  open var attributes: Attributes = []
  /// How it is marked.
  open var state: State = .off
  /// What is said of it.
  open var discoverabilityTitle: String?
  /// The picture while it is marked.
  open var selectedImage: UIImage?
  /// Commands in its place while keys are held. Kept: there is no hardware keyboard.
  public let alternates: [UICommandAlternate]

  init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ selectedImage: UIImage?, _ action: Selector,
    _ propertyList: Any?, _ alternates: [UICommandAlternate], _ discoverabilityTitle: String?, _ attributes: Attributes,
    _ state: State
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Creates an entry.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title, subtitle, image, selectedImage, action, propertyList, alternates, discoverabilityTitle, attributes, state)
  }

  /// Whether both call the same method with the same value.
  func isCalled(_ action: Selector, _ propertyList: Any?) -> Bool {
    guard self.action == action else { return false }
    switch (self.propertyList, propertyList) {
    case (nil, nil): return true
    case (let mine?, let other?): return "\(mine)" == "\(other)"
    case _: return false
    }
  }
}

extension UIKeyCommand {
  /// A combination for an action.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
  /// The same with a title for people.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }
}
