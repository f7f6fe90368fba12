// What screen readers offer to do, and what is said of things that open and of fingers on them.

/// Whether something shows what is in it; raw values are UIKit's.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// It does not open.
  case unsupported = 0
  /// It shows it.
  case expanded = 1
  /// It does not.
  case collapsed = 2
}

/// What a screen reader does while fingers work something directly; raw values are UIKit's.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// By the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is silent.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// It waits until it is chosen.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// An action a screen reader offers.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NumberedObject {
  /// What it is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// What it is called, with how it is said.
  open var attributedName: NSAttributedString
  /// The picture beside the name.
  open var image: UIImage?
  /// What does it; false if nothing was done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Who is asked to do it.
  open weak var target: AnyObject?
  /// What the target is asked.
  open var selector: Selector

  /// An action that is a closure.
  public convenience init(
    name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }
  /// An action that is a closure, with how its name is said.
  public init(
    attributedName: NSAttributedString, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
    selector = Selector("")
    super.init()
  }
  /// An action that is a method.
  public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }
  /// An action that is a method, with how its name is said.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
    self.target = target.map { $0 as AnyObject }
    super.init()
  }
}
