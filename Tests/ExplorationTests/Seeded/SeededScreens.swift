// Screens made from a seed, laid out by constraints as UIKit's documentation shows: what an explorer tells of one is a mistake of
// Swivel's, or the oracle's.
import SeededNumbers
import SwivelUI
import Walker

@MainActor enum SeededText {
  private static let words = [
    "Account", "All", "another", "battery", "before", "Calendar", "Delivery", "Friday", "if", "in", "it", "longer",
    "Measure",
    "notifications", "of", "on", "Photographs", "please", "Settings", "stays", "Summary", "the", "to", "when",
    "Workshop",
  ]

  /// One to `most` words.
  static func words(_ dice: inout SplitMix64, atMost most: Int) -> String {
    (0...dice.below(most)).map { _ in dice.pick(words) }.joined(separator: " ")
  }
}

/// What every screen made from a seed knows: its seed, and what its buttons open.
@MainActor class SeededScreen: UIViewController {
  var dice: SplitMix64
  let depth: Int
  let name: String

  init(_ dice: inout SplitMix64, depth: Int, name: String) {
    self.dice = SplitMix64(seed: UInt64(dice.below(1 << 30)))
    self.depth = depth
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = SeededText.words(&self.dice, atMost: 2)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = name
    if dice.chance(40) {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: dice.pick([.add, .edit, .action]), target: nil, action: nil)
    }
    if dice.chance(20) { navigationItem.largeTitleDisplayMode = dice.pick([.always, .never]) }
  }

  /// A label of one line or several, in a text style.
  func label(_ identifier: String, words: Int) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = "\(name)-\(identifier)"
    label.text = SeededText.words(&dice, atMost: words)
    label.font = .preferredFont(forTextStyle: dice.pick([.body, .headline, .subheadline, .footnote, .title2]))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = dice.pick([0, 0, 1, 2])
    return label
  }

  /// A button that shows another screen in one of UIKit's ways.
  func opener(_ identifier: String) -> UIButton {
    let way = dice.below(6)
    let seed = UInt64(dice.below(1 << 30))
    var configuration: UIButton.Configuration = dice.pick([.plain(), .filled(), .gray(), .tinted(), .bordered()])
    configuration.title = SeededText.words(&dice, atMost: 2)
    if dice.chance(40) { configuration.image = UIImage(systemName: "star") }
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] action in self?.open(way, seed: seed, from: action.sender as? UIView) })
    button.accessibilityIdentifier = "\(name)-\(identifier)"
    return button
  }

  func open(_ way: Int, seed: UInt64, from view: UIView?) {
    var dice = SplitMix64(seed: seed)
    guard depth > 0, way < 5 else {
      let alert = UIAlertController(
        title: "Sure?", message: SeededText.words(&dice, atMost: 6),
        preferredStyle: dice.chance(50) ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.popoverPresentationController?.sourceView = view
      return present(alert, animated: true)
    }
    let next = SeededApp.screen(&dice, depth: depth - 1, name: name + "n")
    if way < 3, let navigationController { return navigationController.pushViewController(next, animated: true) }
    let shown = dice.chance(60) ? UINavigationController(rootViewController: next) : next
    shown.modalPresentationStyle = dice.pick([.automatic, .pageSheet, .formSheet, .fullScreen])
    if dice.chance(30) { shown.sheetPresentationController?.detents = [.medium(), .large()] }
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak next] _ in next?.dismiss(animated: true) })
    present(shown, animated: true)
  }
}

/// A form that scrolls: a vertical stack as wide as the readable width, the margins or the safe area.
final class SeededForm: SeededScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = CGFloat(dice.pick([0, 8, 12, 20]))
    stack.accessibilityIdentifier = "\(name)-stack"
    for part in [scroll, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(stack)
    let frame = dice.pick([view.readableContentGuide, view.layoutMarginsGuide, view.safeAreaLayoutGuide])
    let keyboard = dice.chance(30)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: dice.chance(50) ? view.topAnchor : view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: keyboard ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
    ])
    for row in 0...(2 + dice.below(7)) { stack.addArrangedSubview(part(row)) }
  }

  private func part(_ row: Int) -> UIView {
    switch dice.below(9) {
    case 0:
      let field = UITextField()
      field.accessibilityIdentifier = "\(name)-field\(row)"
      field.placeholder = SeededText.words(&dice, atMost: 2)
      field.borderStyle = .roundedRect
      return field
    case 1: return beside(label("l\(row)", words: 4), UISwitch(), row)
    case 2: return beside(label("l\(row)", words: 3), UIStepper(), row)
    case 3:
      let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
      segments.accessibilityIdentifier = "\(name)-segments\(row)"
      segments.selectedSegmentIndex = 0
      return segments
    case 4:
      let slider = UISlider()
      slider.accessibilityIdentifier = "\(name)-slider\(row)"
      return slider
    case 5:
      let picture = UIView()
      picture.backgroundColor = .systemTeal
      picture.accessibilityIdentifier = "\(name)-picture\(row)"
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: dice.pick([0.5, 0.5625, 0.25]))
        .isActive = true
      return picture
    case 6, 7: return opener("open\(row)")
    default: return label("text\(row)", words: 14)
    }
  }

  private func beside(_ label: UILabel, _ control: UIControl, _ row: Int) -> UIStackView {
    control.accessibilityIdentifier = "\(name)-control\(row)"
    control.setContentHuggingPriority(.required, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [label, control])
    stack.alignment = dice.pick([.center, .center, .top, .firstBaseline])
    stack.spacing = 8
    return stack
  }
}

/// A card in the middle of the safe area, no wider than 400 points.
final class SeededCard: SeededScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.accessibilityIdentifier = "\(name)-card"
    let words = label("words", words: 10)
    let button = opener("open")
    for part in [card, words, button] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(card)
    card.addSubview(words)
    card.addSubview(button)
    let wide = card.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 400), wide,
      words.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      words.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalToSystemSpacingBelow: words.bottomAnchor, multiplier: 1),
      button.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: card.layoutMarginsGuide.leadingAnchor),
      button.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
    ])
  }
}

/// A text with a bar that stands on the keyboard, or at the bottom.
final class SeededEditor: SeededScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UITextView()
    text.accessibilityIdentifier = "\(name)-text"
    text.text = (0..<(1 + dice.below(8))).map { _ in SeededText.words(&dice, atMost: 30) }.joined(separator: "\n")
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    let bar = UIStackView(arrangedSubviews: [opener("left"), opener("right")])
    bar.distribution = dice.pick([.fillEqually, .equalSpacing, .fill, .fillProportionally])
    bar.accessibilityIdentifier = "\(name)-bar"
    for part in [text, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: safe.topAnchor), text.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: dice.chance(50) ? view.keyboardLayoutGuide.topAnchor : safe.bottomAnchor),
    ])
  }
}

/// Two halves, beside each other where the window is wider than high or regular, else one above the other.
final class SeededHalves: SeededScreen {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = UIView()
    picture.backgroundColor = .systemOrange
    picture.accessibilityIdentifier = "\(name)-picture"
    let column = UIStackView(arrangedSubviews: [label("a", words: 6), label("b", words: 20), opener("open")])
    column.axis = .vertical
    column.alignment = dice.pick([.fill, .leading, .center])
    column.spacing = 8
    column.accessibilityIdentifier = "\(name)-column"
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(column)
    stack.distribution = .fillEqually
    stack.spacing = 16
    stack.accessibilityIdentifier = "\(name)-halves"
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
    arrange()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  private func arrange() {
    let isBeside = traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
    stack.axis = isBeside ? .horizontal : .vertical
  }
}
