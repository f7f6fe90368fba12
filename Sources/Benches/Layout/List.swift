// The tree that is measured.
import SwivelUI

/// Rows below each other, each with an icon, a title and a detail.
@MainActor final class List {
  private(set) var views = 0
  private(set) var constraints = 0
  /// The first row's distance between icon and title.
  let spacing: NSLayoutConstraint

  init(in root: UIView, rows: Int) {
    var all: [NSLayoutConstraint] = []
    var above: UIView?
    var spacing: NSLayoutConstraint?
    var count = 0
    func placed(_ view: UIView, in superview: UIView) -> UIView {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      count += 1
      return view
    }
    for number in 0..<rows {
      let row = placed(UIView(), in: root)
      let icon = placed(Content(width: 24, height: 24), in: row)
      let title = placed(Content(width: CGFloat(120 + 7 * number), height: 20.5), in: row)
      let detail = placed(Content(width: CGFloat(60 + 3 * number), height: 18), in: row)
      detail.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      let gap = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
      if spacing == nil { spacing = gap }
      all += [
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
        row.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 1 / CGFloat(rows)),
        icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor), gap,
        title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        title.trailingAnchor.constraint(equalTo: detail.leadingAnchor, constant: -8),
        detail.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        detail.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        detail.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      ]
      above = row
    }
    guard let spacing else { preconditionFailure("a list has rows") }
    self.spacing = spacing
    NSLayoutConstraint.activate(all)
    constraints = all.count
    views = count
  }
}

/// A view with content of a fixed size.
private final class Content: UIView {
  private let size: CGSize

  init(width: CGFloat, height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
