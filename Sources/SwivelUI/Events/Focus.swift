// Focus as keyboards and remote controls move it: devices here have neither, so that nothing is ever focused and nobody is asked.

/// What can have focus in it.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// Where focus goes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for focus to be found anew.
  func setNeedsFocusUpdate()
  /// Finds it, if that was asked for.
  func updateFocusIfNeeded()
  /// Whether focus may move so.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Focus moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can have focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can.
  var canBecomeFocused: Bool { get }
  /// Whether it has.
  var isFocused: Bool { get }
}

/// How focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// On.
  public static let next = UIFocusHeading(rawValue: 16)
  /// Back.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// A move of focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NumberedObject {
  /// What had it.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// What has it.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that had it.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that has it.
  open var nextFocusedView: UIView? { nil }
  /// How it moves.
  open var focusHeading: UIFocusHeading { [] }
}

/// Says how focus moves in a table. Never made here: there is no focus.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had it.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that has it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Says how focus moves in a collection. Never made here: there is no focus.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had it.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that has it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Which of several the focus goes to first; the larger number wins.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Int
  /// By its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// It is passed over.
  public static let ignored = UIFocusGroupPriority(0)
  /// It had the focus.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The app prefers it.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// It has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
  /// By the number.
  public static func < (left: UIFocusGroupPriority, right: UIFocusGroupPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Moves with focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NumberedObject {
  /// Animates something with it.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// What moves focus.
@preconcurrency @MainActor open class UIFocusSystem: NumberedObject {
  /// Posted after it moved.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// That of something: there is none.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// What has focus.
  open weak var focusedItem: (any UIFocusItem)?
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// A place that hands focus on. Nothing is focused here.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether it does.
  open var isEnabled = true
  /// Where focus goes from here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

extension UIScreen {
  /// What has focus.
  public var focusedItem: (any UIFocusItem)? { nil }
  /// The view that has focus.
  public var focusedView: UIView? { nil }
  /// Whether anything can have focus by keys or a remote control.
  public var supportsFocus: Bool { false }
}
