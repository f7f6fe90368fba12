// The base class of all screens: one handler for orientations, and a log of its calls that can be read on the screen.
import UIKit

/// Calls `handleInterfaceRotation(for:)` when it appears, when it is asked whether it may turn, and when it will turn.
///
/// That a question has an effect, and that the handler may hear of an orientation that never comes, are known weaknesses of
/// the technique, kept on purpose.
public class BaseViewController: UIViewController {
  /// What the handler was called with, in order; the last `maximumLog` calls.
  public private(set) var handlerLog: [UIInterfaceOrientation] = []
  /// How often the handler was called.
  public private(set) var handlerCount = 0

  let heading = UILabel()
  let logLabel = UILabel()
  let body = UIView()
  let content = UIView()
  /// Enough to see a whole turn on the screen.
  private static let maximumLog = 8

  /// Lays the screen out for an orientation; subclasses add to it.
  open func handleInterfaceRotation(for orientation: UIInterfaceOrientation) {
    handlerCount += 1
    handlerLog.append(orientation)
    if handlerLog.count > Self.maximumLog { handlerLog.removeFirst() }
    logLabel.text = handlerLog.map(\.name).joined(separator: " ")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = title
    heading.accessibilityIdentifier = "heading"
    logLabel.accessibilityIdentifier = "handler-log"
    body.accessibilityIdentifier = "body"
    content.frame = view.bounds
    let width = content.bounds.width
    let height = content.bounds.height
    heading.frame = CGRect(x: 16, y: 8, width: width - 32, height: 36)
    logLabel.frame = CGRect(x: 16, y: 48, width: width - 32, height: 28)
    body.frame = CGRect(x: 16, y: 84, width: width - 32, height: height - 84 - 60)
    heading.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    logLabel.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    body.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [heading, logLabel, body] { content.addSubview(part) }
    view.addSubview(content)
  }

  /// Keeps the content clear of the bars; inside it, springs and struts do the rest.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = topLayoutGuide.length
    content.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top - bottomLayoutGuide.length))
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let attitude = UIDevice.current.orientation
    // Face up and face down are no orientation of an interface. The landscape raw values agree, so the cast is right.
    guard attitude.isValidInterfaceOrientation, let orientation = UIInterfaceOrientation(rawValue: attitude.rawValue)
    else { return }
    handleInterfaceRotation(for: orientation)
  }

  public override func shouldAutorotateToInterfaceOrientation(_ interfaceOrientation: UIInterfaceOrientation) -> Bool {
    handleInterfaceRotation(for: interfaceOrientation)
    return true
  }

  public override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    handleInterfaceRotation(for: toInterfaceOrientation)
  }
}
