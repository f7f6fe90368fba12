// The kinds of boxes and of reasons a text field knows, and what it posts.
import Foundation

extension UITextField {
  /// Boxes; raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line around it.
    case line = 1
    /// A sunken border.
    case bezel = 2
    /// A rounded border.
    case roundedRect = 3
  }

  /// When something is shown in the field; raw values are UIKit's.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While it is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// How editing ended; raw values are UIKit's.
  public enum DidEndEditingReason: Int, Sendable {
    /// By itself.
    case committed = 0
    /// By a remote control.
    case cancelled = 1
  }

  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Why editing ended, in what this notification says: the reason's raw value.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
