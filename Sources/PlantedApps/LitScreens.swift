// Planted mistakes of Dark Mode: colours that are taken once, and some that are not given back.
import SwivelUI

/// A card with a line around it, whose colour is a CGColor: nothing that follows the appearance.
final class OutlinedScreen: PlainScreen {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.accessibilityIdentifier = "card"
    card.frame = CGRect(x: 100, y: 60, width: 100, height: 100)
    card.backgroundColor = .secondarySystemBackground
    card.layer.borderWidth = 1
    view.addSubview(card)
    outline()
  }

  private func outline() { card.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if !isWrong, traitCollection.hasDifferentColorAppearance(comparedTo: previous) { outline() }
  }
}

/// A heading that is brighter in the dark, behind a button.
final class BrightScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button("open", y: 60) { [weak self] in self?.open() }
  }

  private func open() {
    let next = HeadingScreen(isWrong: isWrong)
    next.modalPresentationStyle = .fullScreen
    present(next, animated: false)
  }
}

/// The screen with the heading.
final class HeadingScreen: PlainScreen {
  private lazy var heading = label("heading", "News", y: 60)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    color()
  }

  private func color() {
    if traitCollection.userInterfaceStyle == .dark {
      heading.textColor = .yellow
    } else if !isWrong || heading.textColor != .yellow {
      heading.textColor = .black
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    color()
  }
}
