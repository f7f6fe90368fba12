// Names by which apps hear of settings of accessibility, and what they say of priorities: no setting is changed while an app runs
// here, so none of these is posted.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension UIAccessibility {
  /// Posted when this happens; never here.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when this happens; never here.
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when this happens; never here.
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when this happens; never here.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when this happens; never here.
  public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// What was said.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether it was said to its end.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Who helps.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// Ears with a hearing aid that is connected; raw values are UIKit's.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// By the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left one.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right one.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both.
    public static let both: HearingDeviceEar = [.left, .right]
  }
  /// Ears with a hearing aid: none is connected.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// Asks for the device to be kept to one app: it is not managed, and the answer is no.
  @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

extension UIAccessibility.Notification {
  /// Who helps is to stop; the number is ours: it is not published.
  public static let pauseAssistiveTechnology = Self(rawValue: 1011)
  /// Who helps is to go on; the number is ours: it is not published.
  public static let resumeAssistiveTechnology = Self(rawValue: 1012)
}

/// How much an announcement matters (era 17). The words are ours: they are not published.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// UIKit's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It may interrupt others.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// As usual.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// When there is nothing else.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

extension UIAccessibilityCustomAction {
  /// What kind of action it is (era 18). Kept.
  public var category: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// The kind of an action that edits (era 18).
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"
