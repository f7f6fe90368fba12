// Planted mistakes of layers, which follow no view by themselves: a gradient, and the outline a picture is cut by.
import SwivelUI

/// A card in front of a gradient as large as the card.
final class GradientScreen: PlainScreen {
  private let card = UIView()
  private let gradient = CAGradientLayer()
  private var isPlaced = false

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    card.layer.addSublayer(gradient)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 100)
    if !isWrong || !isPlaced { gradient.frame = card.bounds }
    isPlaced = true
  }
}

/// A picture with round corners, cut out by a path.
final class RoundedScreen: PlainScreen {
  private let picture = UIView()
  private let outline = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    picture.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 100)
    view.addSubview(picture)
    picture.layer.mask = outline
    cut()
  }

  private func cut() { outline.path = UIBezierPath(roundedRect: picture.bounds, cornerRadius: 8).cgPath }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame.size.width = view.bounds.width
    if !isWrong { cut() }
  }
}
