// Planted mistakes of what covers a screen's edges: a keyboard of another height, and bars a turn shows again.
import SwivelUI

/// A message is written into a field, and a bar stands above the keyboard.
class MessageScreen: PlainScreen {
  let field = UITextField()
  private let bar = UIView()
  private var covered: CGFloat = 0

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
      MainActor.assumeIsolated { self?.keyboardComes(end?.cgRectValue.height ?? 0) }
    }
    hear(UIResponder.keyboardWillHideNotification) { [weak self] in self?.keyboardGoes() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.bounds.height - covered - 44, width: view.bounds.width, height: 44)
  }

  func keyboardComes(_ height: CGFloat) { make(room: height) }
  func keyboardGoes() { make(room: 0) }

  final func make(room: CGFloat) {
    covered = room
    view.setNeedsLayout()
  }
}

/// The keyboard is of another height in landscape; the height may be looked at once.
final class RoomScreen: MessageScreen {
  private var known: CGFloat?

  override func keyboardComes(_ height: CGFloat) {
    if known == nil || !isWrong { known = height }
    make(room: known ?? 0)
  }
}

/// Nobody may hear that the keyboard goes.
final class RaisedScreen: MessageScreen, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  override func keyboardGoes() { if !isWrong { super.keyboardGoes() } }
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
