// Where the parts of an alert lie: texts above fields above choices.

/// Places of an alert's parts for a width.
@MainActor struct AlertPlan {
  /// How wide an alert is.
  static let width: CGFloat = 270
  /// What is free beside and below an action sheet, and between its cards.
  static let margin: CGFloat = 8
  /// An action sheet is no wider, however wide the screen: the widest phone's.
  static let widestSheet: CGFloat = 424

  private static let edge: CGFloat = 16
  private static let space: CGFloat = 19
  private static let lineGap: CGFloat = 4
  private static let fieldHeight: CGFloat = 30
  private static let fieldGap: CGFloat = 8

  /// The parts' frames, in the order of the parts.
  private(set) var frames: [CGRect] = []
  /// What lies behind them.
  private(set) var cards: [CGRect] = []
  /// How high all of it is.
  private(set) var height: CGFloat = 0

  /// - Parameter parts: labels, fields, and a button for each choice, in this order.
  /// - Parameter hidesCancel: whether the choice that cancels has no place.
  init(
    _ parts: [UIView], _ actions: [UIAlertAction], _ style: UIAlertController.Style, width: CGFloat,
    hidesCancel: Bool = false
  ) {
    let inner = max(0, width - 2 * Self.edge)
    let texts = parts.prefix { $0 is UILabel }
    let fields = parts.dropFirst(texts.count).prefix { $0 is UITextField }
    let buttons = parts.dropFirst(texts.count + fields.count).compactMap { $0 as? UIButton }
    var y: CGFloat = 0
    if !texts.isEmpty || !fields.isEmpty { y = Self.space }
    for (index, label) in texts.enumerated() {
      if index > 0 { y += Self.lineGap }
      let size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      frames.append(CGRect(x: Self.edge, y: y, width: inner, height: size.height))
      y += size.height
    }
    for index in fields.indices {
      if index > fields.startIndex || !texts.isEmpty { y += Self.fieldGap }
      frames.append(CGRect(x: Self.edge, y: y, width: inner, height: Self.fieldHeight))
      y += Self.fieldHeight
    }
    if y > 0 { y += Self.space }
    let row: CGFloat = style == .alert ? 44 : 57
    let cancel = actions.firstIndex { $0.style == .cancel }
    var places = [CGRect](repeating: .zero, count: buttons.count)
    if style == .alert, buttons.count == 2, buttons.allSatisfy({ Self.fits($0, width / 2) }) {
      for index in places.indices {
        let isFirst = cancel.map { $0 == index } ?? (index == 0)
        places[index] = CGRect(x: isFirst ? 0 : width / 2, y: y, width: width / 2, height: row)
      }
      y += row
    } else {
      for index in places.indices where index != cancel {
        places[index] = CGRect(x: 0, y: y, width: width, height: row)
        y += row
      }
      if style == .actionSheet, y > 0 { cards.append(CGRect(x: 0, y: 0, width: width, height: y)) }
      if let cancel, places.indices.contains(cancel), !hidesCancel {
        if style == .actionSheet, y > 0 { y += Self.margin }
        places[cancel] = CGRect(x: 0, y: y, width: width, height: row)
        y += row
        if style == .actionSheet { cards.append(places[cancel]) }
      }
    }
    frames += places
    height = y
    if style == .alert { cards = [CGRect(x: 0, y: 0, width: width, height: y)] }
  }

  /// Whether a choice's title has room beside another.
  private static func fits(_ button: UIButton, _ width: CGFloat) -> Bool {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.text = button.currentTitle
    return label.intrinsicContentSize.width <= width - edge
  }
}
