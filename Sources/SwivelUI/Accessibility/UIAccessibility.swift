// What screen readers and settings of accessibility say. No screen reader runs here and all settings are off.

/// What an app set for screen readers.
struct SpokenValues {
  var isElement: Bool?
  var label: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var hidesElements = false
  var isModal = false
  var groups = false
  var inputLabels: [String]?
  var isResponding: Bool?
  var container = UIAccessibilityContainerType.none
  var navigation = UIAccessibilityNavigationStyle.automatic
  var language: String?
  var path: UIBezierPath?
  var keepsColors = false
  var rotors: [UIAccessibilityCustomRotor]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var textualContext: UIAccessibilityTextualContext?
  var automationElements: [Any]?
  var expandedStatus = UIAccessibilityExpandedStatus.unsupported
  var directTouch = UIAccessibilityDirectTouchOptions()
}

/// What kind of container something is for screen readers; raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of a page.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}

/// How switch control goes through what is in something; raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system likes it.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// As a group.
  case combined = 2
}

/// Which way a screen reader scrolls; raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// On.
  case next = 5
  /// Back.
  case previous = 6
}

/// Kinds of elements; raw values are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// UIKit's trait of this name.
  public static let none: UIAccessibilityTraits = []
  /// UIKit's trait of this name.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// UIKit's trait of this name.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// UIKit's trait of this name.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// UIKit's trait of this name.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// UIKit's trait of this name.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// UIKit's trait of this name.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// UIKit's trait of this name.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// UIKit's trait of this name.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// UIKit's trait of this name.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// UIKit's trait of this name.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// UIKit's trait of this name.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// UIKit's trait of this name.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// UIKit's trait of this name.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// UIKit's trait of this name.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// UIKit's trait of this name.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// UIKit's trait of this name.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// UIKit's trait of this name.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// UIKit's trait of this name (era 17). The bit is ours: it is not published.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// UIKit's trait of this name (era 17). The bit is ours: it is not published.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}

/// Settings and announcements of accessibility.
public enum UIAccessibility {
  /// What a screen reader is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Something scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Who helps people to use a device.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// UIKit's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Switch control.
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// The screen reader.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }
  /// Where a zoomed screen follows to; raw values are UIKit's.
  public enum ZoomType: Int, Sendable {
    /// To where a user types.
    case insertionPoint = 0
  }
  /// Tells a screen reader, of which there is none.
  public static func post(notification: Notification, argument: Any?) {}
  /// What has the focus of who helps: nobody does.
  public static func focusedElement(using assistiveTechnology: AssistiveTechnologyIdentifier?) -> Any? { nil }
  /// Tells a zoomed screen where to look; the screen is not zoomed.
  @MainActor public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}
  /// Asks before zoom is used beside it; nothing is asked here.
  @MainActor public static func registerGestureConflictWithZoom() {}
  /// A rectangle of a view on the screen.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    return view.window.map { $0.convert(inWindow, to: $0.screen.coordinateSpace) } ?? inWindow
  }
  /// A path of a view on the screen.
  @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let corner = convertToScreenCoordinates(.zero, in: view).origin
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: corner.x, y: corner.y))
    return moved
  }
  /// The setting, as a new device has it.
  public static var isVoiceOverRunning: Bool { false }
  /// The setting, as a new device has it.
  public static var isSwitchControlRunning: Bool { false }
  /// The setting, as a new device has it.
  public static var isReduceMotionEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isBoldTextEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isInvertColorsEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isGrayscaleEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isAssistiveTouchRunning: Bool { false }
  /// The setting, as a new device has it.
  public static var isGuidedAccessEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isMonoAudioEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isSpeakScreenEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isShakeToUndoEnabled: Bool { true }
  /// The setting, as a new device has it.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// The setting, as a new device has it.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// The setting, as a new device has it.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// The setting, as a new device has it.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// The setting, as a new device has it.
  public static var buttonShapesEnabled: Bool { false }
  /// Posted when this happens; never here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when this happens; never here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when this happens; never here.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The element that has the focus.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that lost the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

/// Something a screen reader sees that is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// What it is in.
  open weak var accessibilityContainer: AnyObject?
  /// What a screen reader says of it.
  open var accessibilityLabel: String?
  /// The name tests find it by.
  open var accessibilityIdentifier: String?
  /// Where it is on the screen: where it was set, else where it is in what it is in now.
  open var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView, accessibilityFrameInContainerSpace != .zero else {
        return givenFrame
      }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { (givenFrame, accessibilityFrameInContainerSpace) = (newValue, .zero) }
  }
  private var givenFrame = CGRect.zero
  /// Where it is in what it is in ("in the coordinate space of its container view"); the frame on the screen follows.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// An element of something.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

extension UIView {
  final var plainAccessibilityFrame: CGRect {
    get { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set {}
  }
  final var plainAccessibilityActivationPoint: CGPoint {
    get { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set {}
  }
}
