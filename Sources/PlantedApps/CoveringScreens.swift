// Planted mistakes of what covers a screen's edges: a keyboard of another height, and bars a turn shows again.
import SwivelUI

/// A bar above the keyboard, which is of another height in landscape; the height may be looked at once.
final class RoomScreen: PlainScreen {
  private let field = UITextField()
  private let bar = UIView()
  private var known: CGFloat?
  private var room: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "message"
    field.frame = CGRect(x: 10, y: 30, width: 200, height: 30)
    bar.accessibilityIdentifier = "bar"
    for part in [field, bar] { view.addSubview(part) }
    let center = NotificationCenter.default
    _ = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
      [weak self] note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { self?.rise(over: end?.cgRectValue.height ?? 0) }
    }
    hear(UIResponder.keyboardWillHideNotification) { [weak self] in self?.make(room: 0) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.bounds.height - room - 44, width: view.bounds.width, height: 44)
  }

  private func rise(over height: CGFloat) {
    if known == nil || !isWrong { known = height }
    make(room: known ?? 0)
  }

  private func make(room: CGFloat) {
    self.room = room
    view.setNeedsLayout()
  }
}

/// A page whose bar goes and comes with a tap; a turn may show it again.
final class BareScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button("page", y: 150) { [weak self] in
      guard let stack = self?.navigationController else { return }
      stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: true)
    }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if isWrong { navigationController?.setNavigationBarHidden(false, animated: false) }
  }
}
