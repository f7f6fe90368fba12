// What sheets of the system's show here: what can be chosen, as rows below each other, under a title and a way out. Looks and places
// are ours.

/// Rows below each other.
final class ChoiceList: UIView {
  /// What can be chosen, and what is done then.
  typealias Choice = (title: String, chosen: () -> Void)

  private static let margin: CGFloat = 16
  private static let headHeight: CGFloat = 56
  private static let corner: CGFloat = 10

  private let card = UIView()
  private let head = UILabel()
  private var end: UIButton?
  private var rows: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Self.corner
    addSubview(card)
    head.font = .boldSystemFont(ofSize: 17)
    head.textAlignment = .center
    addSubview(head)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows choices by their titles, with those that have one by a symbol; the identifiers are `prefix-1`, `prefix-2` … .
  /// - Parameter end: the way out, which stands above them and has the last identifier; nil for none.
  func show(
    _ choices: [Choice], _ prefix: String, title: String = "", end: Choice? = nil, symbols: [String: String] = [:]
  ) {
    for button in rows { button.removeFromSuperview() }
    self.end?.removeFromSuperview()
    head.text = title
    rows = choices.enumerated().map { index, choice in
      let row = ChoiceRow(
        choice.title, color: .label, image: symbols[choice.title].flatMap { UIImage(systemName: $0) }, mark: nil,
        isMarked: false, hasLine: index < choices.count - 1)
      add(row, choice, "\(prefix)-\(index + 1)")
      return row
    }
    self.end = end.map { choice in
      let button = UIButton(type: .system)
      button.setTitle(choice.title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      add(button, choice, "\(prefix)-\(choices.count + 1)")
      return button
    }
    card.isHidden = choices.isEmpty
    setNeedsLayout()
  }

  private func add(_ button: UIButton, _ choice: Choice, _ name: String) {
    button.accessibilityIdentifier = name
    button.addAction(UIAction { _ in choice.chosen() }, for: .touchUpInside)
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    var y = room.minY + Self.margin
    if end != nil || head.text?.isEmpty == false {
      let wide = end?.intrinsicContentSize.width ?? 0
      end?.frame = CGRect(
        x: room.maxX - Self.margin - wide, y: room.minY, width: wide, height: Self.headHeight)
      let side = Self.margin * 2 + wide
      head.frame = CGRect(
        x: room.minX + side, y: room.minY, width: max(0, room.width - 2 * side), height: Self.headHeight)
      y = room.minY + Self.headHeight
    }
    let width = max(0, room.width - 2 * Self.margin)
    card.frame = CGRect(
      x: room.minX + Self.margin, y: y, width: width, height: CGFloat(rows.count) * ChoiceRow.height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: card.frame.minX, y: y + CGFloat(index) * ChoiceRow.height, width: width, height: ChoiceRow.height)
    }
  }

  /// Fills a controller's view with it.
  func fill(_ view: UIView) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(self)
  }
}
