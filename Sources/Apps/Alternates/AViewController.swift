// What both versions of screen A have in common: a title, a body and the way to B.
import UIKit

/// Screen A, to be laid out by a subclass.
public class AViewController: UIViewController {
  let heading = UILabel()
  let body = UIView()
  let openB = UIButton()

  private let answersByDefault: Bool

  /// A screen that turns to all but upside down, or one that answers as iOS 5 does by default.
  init(answersByDefault: Bool) {
    self.answersByDefault = answersByDefault
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// The text of the heading.
  var headingText: String { "A" }

  public override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = headingText
    heading.accessibilityIdentifier = "heading"
    body.accessibilityIdentifier = "body"
    openB.setTitle("Open B", for: .normal)
    openB.accessibilityIdentifier = "open-b"
    openB.addAction(
      UIAction { [weak self] _ in self?.navigationController?.pushViewController(B(), animated: true) },
      for: .touchUpInside)
    for part in [heading, body, openB] { view.addSubview(part) }
  }

  /// Era 5: yes to all but upside down; by default yes to portrait alone.
  public override func shouldAutorotateToInterfaceOrientation(_ interfaceOrientation: UIInterfaceOrientation) -> Bool {
    answersByDefault ? interfaceOrientation == .portrait : interfaceOrientation != .portraitUpsideDown
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin: CGFloat = 8
    let top = topLayoutGuide.length
    let bottom = bottomLayoutGuide.length
    arrange(
      in: CGRect(
        x: margin, y: top + margin, width: max(0, view.bounds.width - 2 * margin),
        height: max(0, view.bounds.height - top - bottom - 2 * margin)))
  }

  /// Places the parts in `area`, which is clear of the bars.
  func arrange(in area: CGRect) {}
}
