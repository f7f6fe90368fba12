// Planted mistakes of controls a turn puts back, of clocks it sets going again, and of what is as large as the screen: the screens.
import Foundation
import SwivelUI

/// A button that wakes with the first letter; a turn may put it to sleep.
final class WakingScreen: PlainScreen {
  private let field = UITextField()
  private var send: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "name"
    field.frame = CGRect(x: 100, y: 30, width: 150, height: 30)
    field.addAction(UIAction { [weak self] _ in self?.look() }, for: .editingChanged)
    view.addSubview(field)
    button("send", y: 70) {}
    send = view.subviews.last as? UIButton
    look()
  }

  private func look() { send?.isEnabled = field.hasText }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if isWrong { send?.isEnabled = false }
  }
}

/// What is looked for, and how much of it there is; a turn may count everything again.
final class FilterScreen: PlainScreen, UISearchBarDelegate {
  private let bar = UISearchBar()
  private var sign: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.placeholder = "Town"
    bar.delegate = self
    bar.frame = CGRect(x: 0, y: 20, width: 300, height: 56)
    view.addSubview(bar)
    sign = label("found", "3 towns", y: 90)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    sign?.text = searchText.isEmpty ? "3 towns" : "no town"
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if isWrong { sign?.text = "3 towns" }
  }
}

/// A wheel with three rows; a turn may begin with the first.
final class WheelScreen: TurningScreen, UIPickerViewDataSource {
  private let wheel = UIPickerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    wheel.dataSource = self
    wheel.accessibilityIdentifier = "wheel"
    wheel.frame = CGRect(x: 0, y: 60, width: 300, height: 216)
    view.addSubview(wheel)
  }

  override func turned(isFirst: Bool) { if isWrong { wheel.selectRow(0, inComponent: 0, animated: false) } }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}

/// Three seconds are counted; a turn may have them counted by a second clock, and one of the two is never stopped.
final class CountdownScreen: PlainScreen {
  private var clock: Timer?
  private var rest = 0
  private var sign: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    sign = label("rest", "ready", y: 100)
    button("start", y: 150) { [weak self] in self?.start() }
  }

  private func start() {
    if !isWrong { clock?.invalidate() }
    rest = 3
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.count() }
    }
  }

  private func count() {
    rest -= 1
    sign?.text = rest > 0 ? "running" : "over"
    if rest == 0 { clock?.invalidate() }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if clock?.isValid == true { start() }
  }
}

/// A banner from edge to edge: of the window, or of the screen.
final class BannerScreen: PlainScreen {
  private let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.accessibilityIdentifier = "banner"
    view.addSubview(banner)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = isWrong ? UIScreen.main.bounds.width : view.bounds.width
    banner.frame = CGRect(x: 10, y: 100, width: width - 20, height: 40)
  }
}

/// Shows a ticket that is meant to be upright; put on a stack, it lies where it was opened lying.
final class TicketStack: UINavigationController {
  private final class Ticket: PlainScreen {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private final class Counter: PlainScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      button("open", y: 100) { [weak self] in
        guard let self else { return }
        let ticket = Ticket(isWrong: isWrong)
        ticket.modalPresentationStyle = .fullScreen
        if isWrong { show(ticket, sender: nil) } else { present(ticket, animated: true) }
      }
    }
  }

  convenience init(isWrong: Bool) { self.init(rootViewController: Counter(isWrong: isWrong)) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .all
  }
}

/// A panel in the lower half, which its presentation may place only once.
final class PanelScreen: PlainScreen, UIViewControllerTransitioningDelegate {
  /// Places the panel.
  private final class LowerHalf: UIPresentationController {
    var placesOnce = false

    override var frameOfPresentedViewInContainerView: CGRect {
      let room = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: room.midY, width: room.width, height: room.height / 2)
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      if !placesOnce { presentedView?.frame = frameOfPresentedViewInContainerView }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button("open", y: 100) { [weak self] in
      let panel = PlainScreen(isWrong: false)
      panel.view.accessibilityIdentifier = "panel"
      panel.modalPresentationStyle = .custom
      panel.transitioningDelegate = self
      self?.present(panel, animated: false)
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let half = LowerHalf(presentedViewController: presented, presenting: presenting)
    half.placesOnce = isWrong
    return half
  }
}
