// Planted mistakes of time and of what is left behind: the screens of them.
import SwivelUI

final class LateScreen: PlainScreen {
  private var bar: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = label("bar", "Bar", y: 200)
    self.bar = bar
    button("show", y: 100) { [weak self] in
      guard let self else { return }
      let width = view.bounds.width
      UIView.animate(withDuration: 0.5) {
        bar.alpha = 0.5
      } completion: { [weak self] _ in
        guard let self else { return }
        bar.frame.size.width = isWrong ? width : view.bounds.width
      }
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bar?.frame.size.width = view.bounds.width
  }
}

final class OpeningScreen: PlainScreen {
  private let opened: (() -> UIViewController)?

  init(isWrong: Bool, opening opened: (() -> UIViewController)? = nil) {
    self.opened = opened
    super.init(isWrong: isWrong)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (isWrong, opened) = (isWrong, opened)
    button("open", y: 100) { [weak self] in
      self?.navigationController?.pushViewController(opened?() ?? KeptScreen(isWrong: isWrong), animated: true)
    }
  }
}

final class LeavingScreen: PlainScreen {
  private var note: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    note = label("note", "Note", y: 100)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isWrong { note?.isHidden = false }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note?.isHidden = true
  }
}

final class KeptScreen: PlainScreen {
  private var whenDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    if isWrong { whenDone = { self.title = "Done" } }
  }
}

final class ConstrainedScreen: TurningScreen {
  override func turned(isFirst: Bool) {
    guard isFirst || isWrong else { return }
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
  }
}
