// What apps tell screen readers by closures (era 17) and with attributes: kept for who asks. No screen reader calls the closures here.

/// Something an object says of itself when a screen reader asks.
public typealias AXVoidReturnBlock = () -> Void
/// A yes or no.
public typealias AXBoolReturnBlock = () -> Bool
/// A text; nil for none.
public typealias AXStringReturnBlock = () -> String?
/// A text with attributes; nil for none.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A list; nil for none.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A rectangle on the screen.
public typealias AXRectReturnBlock = () -> CGRect
/// A point on the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// A kind of container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType

extension NSObjectProtocol where Self: NSObject {
  /// `accessibilityHint` with attributes, of which none is heard here.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { said(kept(nil), \.hint) }
    set {
      keep(newValue)
      AssociationTable.values(of: self, isMade: true)?.spoken.hint = newValue?.string
    }
  }
  /// `accessibilityValue` with attributes, of which none is heard here.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { said(kept(nil), \.value) }
    set {
      keep(newValue)
      AssociationTable.values(of: self, isMade: true)?.spoken.value = newValue?.string
    }
  }
  /// What people may call it by voice, with attributes. Kept.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { kept([]) }
    set { keep(newValue ?? []) }
  }
  /// What is said, with the attributes it was given unless it is another text since.
  private func said(_ given: NSAttributedString?, _ part: KeyPath<SpokenValues, String?>) -> NSAttributedString? {
    let text = AssociationTable.values(of: self, isMade: false)?.spoken[keyPath: part]
    return given?.string == text ? given : text.map { NSAttributedString(string: $0) }
  }

  /// Who helps and has its focus here: nobody does.
  public func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }

  /// Whether a screen reader sees it, asked each time. Kept.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is said of it, asked each time. Kept.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is said of its value, asked each time. Kept.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is said a tap does, asked each time. Kept.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The name tests find it by, asked each time. Kept.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What kind of element it is, asked each time. Kept.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is found in it, asked each time. Kept.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is offered to do, asked each time. Kept.
  public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What it is to be called by voice, asked each time. Kept.
  public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Where it is, asked each time. Kept.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Where it is tapped, asked each time. Kept.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What kind of container it is, asked each time. Kept.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether what is in it is hidden, asked each time. Kept.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether all around it is hidden, asked each time. Kept.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Activates it. Kept, and called by nobody: no screen reader runs.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Raises the value. Kept, and called by nobody.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Lowers the value. Kept, and called by nobody.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Leaves. Kept, and called by nobody.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The magic gesture. Kept, and called by nobody.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
