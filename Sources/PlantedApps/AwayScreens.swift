// Planted mistakes of what the system does to an app: it was away, or memory is short.
import SwivelUI

/// Follows the shape of its window, and forgets to while it is not in front.
final class AwayScreen: PlainScreen {
  private var bar: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    bar = label("bar", "Bar", y: 200)
    bar?.frame.size.width = view.bounds.width - 100
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    guard UIApplication.shared.applicationState == .active || !isWrong else { return }
    bar?.frame.size.width = size.width - 100
  }
}

/// Begins to hear something each time it is in front again.
final class ListeningScreen: PlainScreen {
  private var heard: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = label("note", "Note", y: 100)
    hear(UIApplication.didBecomeActiveNotification) { [weak self] in self?.listen() }
  }

  private func listen() {
    if let heard, !isWrong { NotificationCenter.default.removeObserver(heard) }
    heard = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: nil, queue: nil
    ) { _ in }
  }
}

/// Builds its form anew when it comes back.
final class FormScreen: PlainScreen {
  private var field: UITextField?

  override func viewDidLoad() {
    super.viewDidLoad()
    build()
    hear(UIApplication.willEnterForegroundNotification) { [weak self] in
      guard let self, isWrong else { return }
      build()
    }
  }

  private func build() {
    field?.removeFromSuperview()
    field = self.field("name")
  }
}

/// Lets go what it shows when memory is short, and does not get it again.
final class ForgettingScreen: PlainScreen {
  private var sum = 0
  private lazy var total = label("sum", "0", y: 160)

  override func viewDidLoad() {
    super.viewDidLoad()
    total.text = "0"
    button("add", y: 100) { [weak self] in self?.show((self?.sum ?? 0) + 1) }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if isWrong { show(0) }
  }

  private func show(_ sum: Int) {
    self.sum = sum
    total.text = "\(sum)"
  }
}
