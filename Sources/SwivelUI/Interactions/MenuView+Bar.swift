// The menu of cut, copy and paste: entries beside each other above what they are about, in parts where they are too many.
import DeviceCatalog

extension MenuView {
  private static let barHeight: CGFloat = 40
  /// Beside the words of an entry.
  private static let beside: CGFloat = 14
  /// The entry that shows the next part.
  private static let more = "Show more items"

  /// Shows entries beside each other; before iOS 16 light on dark. Measures are ours: sources have none.
  func showBar(_ entries: [UIMenuElement]) {
    guard let window else { return }
    let isDark = AppScene.current.era < Era(16)
    panel.backgroundColor = isDark ? UIColor(white: 0.13, alpha: 1) : .systemBackground
    let buttons = entries.map { button(for: $0, isDark: isDark) }
    let room = window.bounds.inset(by: window.safeAreaInsets).width - 2 * Self.edge
    let pages = Self.pages(of: buttons.map(\.bounds.width), in: room)
    page = pages.indices.contains(page) ? page : 0
    var shown = pages.isEmpty ? [] : Array(buttons[pages[page]])
    if pages.count > 1 { shown.append(turnButton(isDark: isDark)) }
    var x: CGFloat = 0
    for (index, button) in shown.enumerated() {
      if index > 0 {
        let line = UIView(frame: CGRect(x: x, y: 8, width: 1, height: Self.barHeight - 16))
        line.backgroundColor = isDark ? UIColor(white: 0.4, alpha: 1) : .separator
        panel.addSubview(line)
      }
      button.frame.origin.x = x
      panel.addSubview(button)
      x += button.bounds.width
    }
    panel.frame.size = CGSize(width: x, height: Self.barHeight)
    setNeedsLayout()
  }

  /// Which entries stand in each part: as many as there is room for beside the entry that goes on, one at least.
  static func pages(of widths: [CGFloat], in room: CGFloat) -> [Range<Int>] {
    guard widths.reduce(0, +) > room else { return widths.isEmpty ? [] : [0..<widths.count] }
    let turn = barHeight
    var pages: [Range<Int>] = []
    var first = 0
    var sum: CGFloat = 0
    for (index, width) in widths.enumerated() {
      if index > first, sum + width > room - turn {
        pages.append(first..<index)
        (first, sum) = (index, 0)
      }
      sum += width
    }
    return pages + [first..<widths.count]
  }

  private func button(for entry: UIMenuElement, isDark: Bool) -> UIButton {
    let attributes = attributes(of: entry)
    let button = barButton(
      entry.title.isEmpty ? entry.image?.name ?? "" : entry.title,
      attributes.contains(.destructive) ? .systemRed : isDark ? .white : .label)
    button.isEnabled = !attributes.contains(.disabled)
    button.addAction(UIAction { [weak self] _ in self?.choose(entry) }, for: .touchUpInside)
    return button
  }

  private func turnButton(isDark: Bool) -> UIButton {
    let button = barButton("", isDark ? .white : .label)
    button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    button.tintColor = isDark ? .white : .label
    button.accessibilityLabel = Self.more
    button.frame.size.width = Self.barHeight
    button.addAction(
      UIAction { [weak self] _ in
        self?.page += 1
        self?.update()
      }, for: .touchUpInside)
    return button
  }

  private func barButton(_ title: String, _ color: UIColor) -> UIButton {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.setTitle(title, for: .normal)
    button.setTitleColor(color, for: .normal)
    let measured = UILabel()
    measured.font = button.titleLabel?.font
    measured.text = title
    let width = measured.intrinsicContentSize.width
    button.frame.size = CGSize(width: width.rounded(.up) + 2 * Self.beside, height: Self.barHeight)
    return button
  }
}
