// What sheets of the system's show here: what can be chosen, as buttons below each other. Looks and places are ours.

/// Buttons below each other.
final class ChoiceList: UIView {
  private static let row: CGFloat = 44
  private var buttons: [UIButton] = []

  /// Shows choices by their titles; the identifiers are `prefix-1`, `prefix-2` ….
  func show(_ choices: [(title: String, chosen: () -> Void)], _ prefix: String) {
    for button in buttons { button.removeFromSuperview() }
    buttons = choices.enumerated().map { index, choice in
      let button = UIButton(frame: .zero)
      button.setTitle(choice.title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.accessibilityIdentifier = "\(prefix)-\(index + 1)"
      button.addAction(UIAction { _ in choice.chosen() }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: room.minX, y: room.minY + CGFloat(index) * Self.row, width: room.width, height: Self.row)
    }
  }

  /// Fills a controller's view with it.
  func fill(_ view: UIView) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.addSubview(self)
  }
}
