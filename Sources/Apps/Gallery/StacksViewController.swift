// Stack views: every distribution along a line, and every alignment across one.
import UIKit

final class StacksViewController: ColumnViewController {
  private static let words = ["a", "wide one", "two"]
  private static let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]

  private func labels(_ sizes: [CGFloat]) -> [UIView] {
    zip(zip(Self.words, Self.colors), sizes).map { look, size in
      let label = UILabel()
      label.text = look.0
      label.textColor = .white
      label.backgroundColor = look.1
      label.font = .systemFont(ofSize: size)
      return label
    }
  }

  private func name(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    column.addArrangedSubview(label)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.spacing = 6
    let distributions: [(String, UIStackView.Distribution)] = [
      ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
      ("equalCentering", .equalCentering),
    ]
    for (text, distribution) in distributions {
      name(text)
      let line = UIStackView(arrangedSubviews: labels([17, 17, 17]))
      line.spacing = 8
      line.distribution = distribution
      column.addArrangedSubview(line)
    }
    let alignments: [(String, UIStackView.Alignment)] = [
      ("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom), ("firstBaseline", .firstBaseline),
      ("lastBaseline", .lastBaseline),
    ]
    for (text, alignment) in alignments {
      name(text)
      let line = UIStackView(arrangedSubviews: labels([12, 28, 17]))
      line.spacing = 8
      line.alignment = alignment
      line.distribution = .equalSpacing
      column.addArrangedSubview(line)
    }
  }
}
