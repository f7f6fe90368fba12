// Texts: the styles of the system, alignment, lines that end and wrap, and runs with looks of their own.
import UIKit

final class TextsViewController: ColumnViewController {
  private static let story = "The quick brown fox jumps over the lazy dog and runs on through the wood."

  override func viewDidLoad() {
    super.viewDidLoad()
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large title", .largeTitle), ("Title 1", .title1), ("Title 3", .title3), ("Headline", .headline),
      ("Body", .body),
      ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 2", .caption2),
    ]
    for (name, style) in styles {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.text = name
      column.addArrangedSubview(label)
    }
    for (alignment, name) in [(NSTextAlignment.left, "left"), (.center, "centre"), (.right, "right")] {
      let label = UILabel()
      label.text = name
      label.textAlignment = alignment
      label.backgroundColor = .systemGray6
      column.addArrangedSubview(label)
    }
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping] {
      let label = UILabel()
      label.text = Self.story
      label.lineBreakMode = mode
      column.addArrangedSubview(label)
    }
    let wrapped = UILabel()
    wrapped.text = Self.story
    wrapped.numberOfLines = 0
    wrapped.textAlignment = .justified
    let two = UILabel()
    two.text = Self.story + " " + Self.story
    two.numberOfLines = 2
    let small = UILabel()
    small.text = Self.story
    small.adjustsFontSizeToFitWidth = true
    small.minimumScaleFactor = 0.5
    column.addArrangedSubview(wrapped)
    column.addArrangedSubview(two)
    column.addArrangedSubview(small)

    let runs = NSMutableAttributedString(string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    let looks: [(String, [NSAttributedString.Key: Any])] = [
      ("italic, ", [.font: UIFont.italicSystemFont(ofSize: 17)]), ("red, ", [.foregroundColor: UIColor.systemRed]),
      ("under", [.underlineStyle: NSUnderlineStyle.single.rawValue]), (" and ", [:]),
      ("through", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      (" marked", [.backgroundColor: UIColor.systemYellow]), (" w i d e", [.kern: 2]),
    ]
    for (text, look) in looks { runs.append(NSAttributedString(string: text, attributes: look)) }
    let rich = UILabel()
    rich.attributedText = runs
    rich.numberOfLines = 0
    column.addArrangedSubview(rich)
  }
}
