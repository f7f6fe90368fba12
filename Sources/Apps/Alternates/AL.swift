// Screen A in landscape.
import UIKit

/// A in landscape: the body beside a column with heading and button.
public final class AL: AViewController {
  override var headingText: String { "A in landscape" }

  /// The screen; `answersByDefault` as in AP.
  override init(answersByDefault: Bool) {
    super.init(answersByDefault: answersByDefault)
    title = "AL"
  }

  public required init?(coder: NSCoder) { nil }

  override func arrange(in area: CGRect) {
    let column = area.width / 3
    let row = min(44, area.height / 3)
    body.frame = CGRect(x: area.minX, y: area.minY, width: area.width - column, height: area.height)
    heading.frame = CGRect(x: area.maxX - column, y: area.minY, width: column, height: row)
    openB.frame = CGRect(x: area.maxX - column, y: area.maxY - row, width: column, height: row)
  }
}
