// A container that needs two passes to find its layout: the book takes the first for the last.
import UIKit

/// Gives the book a narrow column in the first pass and the whole width in the second.
public final class SettlingViewController: UIViewController {
  private static let columnWidth: CGFloat = 320
  /// The book that is shown.
  public let book = PagesViewController()
  private var isSecondPass = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(book)
    view.addSubview(book.view)
    book.didMove(toParent: self)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = isSecondPass ? view.bounds.width : Self.columnWidth
    book.view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    if !isSecondPass {
      isSecondPass = true
      view.setNeedsLayout()
    }
  }
}
