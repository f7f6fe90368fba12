// Planted mistakes of screens that pass: rows, sheets, children, messages and keyboards.
import SwivelUI

/// A row that holds its switch itself, although rows are made anew.
final class SwitchRowsScreen: TurningScreen, UITableViewDataSource {
  private let table = UITableView()
  private var isOn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.frame = CGRect(x: 0, y: 80, width: 320, height: 140)
    view.addSubview(table)
  }

  override func turned(isFirst: Bool) { table.reloadData() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.row == 0 else { return cell }
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "sounds"
    toggle.isOn = isWrong ? false : isOn
    toggle.addAction(UIAction { [weak self, weak toggle] _ in self?.isOn = toggle?.isOn ?? false }, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }
}

/// A sheet that goes when the device is turned.
final class SheetScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button("open", y: 100) { [weak self] in
      let sheet = PlainScreen(isWrong: false)
      sheet.modalPresentationStyle = .formSheet
      self?.present(sheet, animated: true)
    }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if isWrong, presentedViewController != nil { dismiss(animated: false) }
  }
}

/// A child as large as its parent was.
final class ParentScreen: PlainScreen {
  private let child = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.autoresizingMask = []
    child.view.accessibilityIdentifier = "child"
    view.addSubview(child.view)
    child.view.frame = view.bounds
    child.didMove(toParent: self)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    child.view.frame = CGRect(origin: .zero, size: isWrong ? view.bounds.size : size)
  }
}

/// A message that goes by itself, and is made anew by a turn.
final class ToastScreen: TurningScreen {
  private let seconds: Double
  private var toast: UILabel?

  init(isWrong: Bool, lasting seconds: Double = 0.6) {
    self.seconds = seconds
    super.init(isWrong: isWrong)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button("save", y: 100) { [weak self] in self?.showToast() }
  }

  private func showToast() {
    let shown = label("toast", "Saved", y: 200)
    toast = shown
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self else { return }
      let gone = isWrong ? shown : toast
      gone?.removeFromSuperview()
      if gone === toast { toast = nil }
    }
  }

  override func turned(isFirst: Bool) {
    guard toast != nil else { return }
    toast?.removeFromSuperview()
    toast = label("toast", "Saved", y: 200)
  }
}

/// A field; a turn sends the keyboard away in the middle of a word.
final class FocusScreen: TurningScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.accessibilityIdentifier = "message"
    field.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
    view.addSubview(field)
  }

  override func turned(isFirst: Bool) {
    if isWrong, !isFirst { view.endEditing(true) }
  }
}
