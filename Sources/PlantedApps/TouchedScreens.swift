// Planted mistakes of what fingers do by gestures of the app's: the screens that hear of drags, swipes and presses.
import SwivelUI

/// A card that is dragged; every turn may put it back.
final class CardScreen: TurningScreen {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card"
    let pan = UIPanGestureRecognizer()
    pan.addAction(
      UIAction { [weak self, weak pan] _ in
        guard let self, let pan, pan.state != .ended else { return }
        let way = pan.translation(in: view)
        card.frame = card.frame.offsetBy(dx: way.x, dy: way.y)
        pan.setTranslation(.zero, in: view)
      })
    card.addGestureRecognizer(pan)
    view.addSubview(card)
  }

  override func turned(isFirst: Bool) {
    if isWrong || isFirst { card.frame = CGRect(x: 40, y: 80, width: 80, height: 60) }
  }
}

/// Pictures that are swiped through; a turn may begin with the first.
final class SwipedScreen: TurningScreen {
  private let picture = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
  private var number = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    picture.isUserInteractionEnabled = true
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    swipe.addAction(UIAction { [weak self] _ in self?.show(2) })
    picture.addGestureRecognizer(swipe)
    view.addSubview(picture)
  }

  override func turned(isFirst: Bool) { show(isWrong ? 1 : number) }

  private func show(_ number: Int) {
    self.number = number
    picture.text = "Picture \(number)"
  }
}

/// An entry that is marked by a finger that stays; a turn may take the mark away.
final class PressedScreen: TurningScreen {
  private var mark: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    let entry = label("entry", "Bread", y: 80)
    entry.isUserInteractionEnabled = true
    mark = label("mark", "no mark", y: 120)
    let press = UILongPressGestureRecognizer()
    press.addAction(
      UIAction { [weak self, weak press] _ in
        if press?.state == .began { self?.mark?.text = "marked" }
      })
    entry.addGestureRecognizer(press)
  }

  override func turned(isFirst: Bool) { if isWrong { mark?.text = "no mark" } }
}
