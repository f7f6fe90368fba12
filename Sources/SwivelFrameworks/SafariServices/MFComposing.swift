// Letters and messages to write: a device without accounts sends none and says so when asked, as the frameworks want it asked first.
import Foundation
import SwivelUI

/// What became of a letter; raw values are MessageUI's.
public enum MFMailComposeResult: Int, Sendable {
  /// Thrown away.
  case cancelled = 0
  /// Kept.
  case saved = 1
  /// Sent.
  case sent = 2
  /// Not sent for an error.
  case failed = 3
}

/// What became of a message; raw values are MessageUI's.
public enum MessageComposeResult: Int, Sendable {
  /// Thrown away.
  case cancelled = 0
  /// Sent.
  case sent = 1
  /// Not sent.
  case failed = 2
}

/// Writes a letter. Nobody has an account here: `canSendMail()` is false, and one that is shown can be closed and nothing else: of what is
/// written its subject alone is kept.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// Whether there is an account: there is none.
  open class func canSendMail() -> Bool { false }
  /// Hears what became of it.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// An empty letter.
  public convenience init() {
    self.init(rootViewController: UIViewController())
    topViewController?.view.backgroundColor = .systemBackground
    topViewController?.title = "New Message"
    topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", image: nil,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
      }, menu: nil)
  }

  /// Which of the user's addresses it comes from, if it is one of them.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// What it is about: the title.
  open func setSubject(_ subject: String) { topViewController?.title = subject }
  /// Whom it is for.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Who else is to know.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Who else is to know unseen.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// What it says.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// What goes with it; it is not kept.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// Hears what became of a letter.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: OptionalMethods {
  /// It is done; whoever presented it takes it away.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// Writes a message: `canSendText()` is false.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Whether there is a way: there is none.
  open class func canSendText() -> Bool { false }
  /// Whether things can go with it.
  open class func canSendAttachments() -> Bool { false }
  /// Hears what became of it.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Whom it is for.
  open var recipients: [String]?
  /// What it says.
  open var body: String?

  /// An empty message.
  public convenience init() {
    self.init(rootViewController: UIViewController())
    topViewController?.view.backgroundColor = .systemBackground
    topViewController?.title = "New Message"
    topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel", image: nil,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
      }, menu: nil)
  }
}

/// Hears what became of a message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// It is done; whoever presented it takes it away.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
