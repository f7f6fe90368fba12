// What apps tell screen readers of objects that are no responders: kept for whoever asks.

/// What a screen reader can be told of: every object.
public protocol AccessibleObject: NSObject {}

extension NSObject: AccessibleObject {}

extension AccessibleObject {
  private var spoken: SpokenValues {
    get { AssociationTable.values(of: self, isMade: false)?.spoken ?? SpokenValues() }
    set { AssociationTable.values(of: self, isMade: true)?.spoken = newValue }
  }
  /// Whether a screen reader sees the object.
  public var isAccessibilityElement: Bool {
    get { spoken.isElement ?? false }
    set { spoken.isElement = newValue }
  }
  /// What a screen reader says of it.
  public var accessibilityLabel: String? {
    get { spoken.label }
    set { spoken.label = newValue }
  }
  /// What a screen reader says of the value.
  public var accessibilityValue: String? {
    get { spoken.value }
    set { spoken.value = newValue }
  }
  /// What a screen reader says a tap does.
  public var accessibilityHint: String? {
    get { spoken.hint }
    set { spoken.hint = newValue }
  }
  /// What kind of element it is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits }
    set { spoken.traits = newValue }
  }
  /// What a screen reader finds in it, in order.
  public var accessibilityElements: [Any]? {
    get { spoken.elements }
    set { spoken.elements = newValue }
  }
  /// What a screen reader offers to do.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken.actions }
    set { spoken.actions = newValue }
  }
  /// The name tests find it by.
  public var accessibilityIdentifier: String? {
    get { spoken.identifier }
    set { spoken.identifier = newValue }
  }
}
