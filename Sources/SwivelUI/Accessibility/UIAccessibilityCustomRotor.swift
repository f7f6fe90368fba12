// Rotors: what a screen reader's user steps through in a view by turning two fingers. Kept for who asks; nobody turns them here.

/// A list a screen reader's user steps through, as the headings of a text.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NumberedObject {
  /// Finds the next or the previous of a list; nil at its end.
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// Which way it is turned; raw values are UIKit's.
  public enum Direction: Int, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next = 1
  }

  /// Lists the system has a name for; raw values are UIKit's.
  public enum SystemRotorType: Int, Sendable {
    /// None of these.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were followed.
    case visitedLink = 2
    /// Headings of all levels.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Words that are misspelled.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Fields for text.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks of a page.
    case landmark = 18
  }

  /// What it is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The same with attributes, of which none is heard here.
  open var attributedName: NSAttributedString
  /// Finds the next.
  open var itemSearchBlock: Search
  /// Which of the system's it is.
  public let systemRotorType: SystemRotorType

  /// A list of the app's.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }
  /// A list of the app's.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }
  /// A list the system has a name for.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// One thing of such a list.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NumberedObject {
  /// What is found.
  open weak var targetElement: AnyObject?
  /// Which part of a text; nil for all of the element.
  open var targetRange: UITextRange?
  /// Where a user is who stepped nowhere yet.
  override init() { super.init() }
  /// Something found.
  public init(targetElement: any NSObjectProtocol, target targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// From where, and which way, the next is looked for.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NumberedObject {
  /// Where the user is.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// Where something can be dragged from, or dropped, by a screen reader's user.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NumberedObject {
  /// What it is called.
  public var name: String { attributedName.string }
  /// The same with attributes, of which none is heard here.
  public let attributedName: NSAttributedString
  /// The view.
  open private(set) weak var view: UIView?
  /// Where in it.
  public let point: CGPoint
  /// A place in a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  /// A place in a view.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point, self.view) = (attributedName, point, view)
    super.init()
  }
  /// The middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
}

/// What kind of text a screen reader reads.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// UIKit's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A word processor's.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Of a story.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Cells with numbers.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// What a command printed.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
