// The controllers of a walk: they keep count of what they are told, and act when a step says so.
import Orientation
import SwivelUI

/// What is going on in a walk: who is alive, and what is to be done in which callback.
@MainActor final class Stagehand {
  /// The masks of the property list.
  let plist: UIInterfaceOrientationMask
  private struct Weak { weak var guest: Guest? }
  private var all: [Weak] = []
  private var pending: [Mischief] = []
  private var counts: [Moment: Int] = [:]
  /// Whether anything was presented that covers on some devices and in some sizes, and not in others.
  var hasAdaptivePresentations = false
  /// What went wrong in a callback itself.
  var faults: [String] = []

  init(plist: UIInterfaceOrientationMask) { self.plist = plist }

  /// Those alive, in the order they were made.
  var guests: [Guest] { all.compactMap(\.guest) }

  func begin(_ mischiefs: [Mischief]) {
    pending = mischiefs
    counts.removeAll(keepingCapacity: true)
    all.removeAll { $0.guest == nil }
    for guest in guests { guest.announced = nil }
  }

  func add(_ guest: Guest) -> Int {
    all.append(Weak(guest: guest))
    numbers += 1
    return numbers
  }
  private var numbers = 0

  func reached(_ moment: Moment, _ guest: Guest) {
    counts[moment, default: 0] += 1
    let count = counts[moment, default: 0]
    // Each only once: what an app does again and again is a circle, which the core tells and no walk is about.
    while let index = pending.firstIndex(where: { $0.moment == moment && $0.nth == count }) {
      guest.carryOut(pending.remove(at: index).act)
    }
  }
}

/// A screen of the app.
final class Guest: UIViewController {
  let hand: Stagehand
  private(set) var number = 0
  var mask: UIInterfaceOrientationMask? {
    didSet { hasKeptMask = false }
  }
  private var hasKeptMask = true
  /// The mask, of one that has had the same all the time: after a change UIKit waits until it is told to look.
  var keptMask: UIInterfaceOrientationMask? { hasKeptMask ? mask : nil }
  var isLocked = false
  /// The last size this controller was told it will have, in this step.
  var announced: CGSize?
  /// The last call about appearance.
  private(set) var appearance = Moment.viewDidDisappear

  init(_ hand: Stagehand, mask: UIInterfaceOrientationMask? = nil) {
    self.hand = hand
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
    number = hand.add(self)
  }

  required init?(coder: NSCoder) { nil }

  /// R-APP-05: each call comes after one of these; a cancelled transition gives the opposite Will.
  private static let legal: [Moment: [Moment]] = [
    .viewWillAppear: [.viewDidDisappear, .viewWillDisappear], .viewDidAppear: [.viewWillAppear],
    .viewWillDisappear: [.viewDidAppear, .viewWillAppear], .viewDidDisappear: [.viewWillDisappear],
  ]

  private func follow(_ moment: Moment) {
    if let legal = Self.legal[moment] {
      if !legal.contains(appearance) {
        hand.faults.append("balance: guest \(number) gets \(moment.rawValue) after \(appearance.rawValue)")
      }
      appearance = moment
    }
    hand.reached(moment, self)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask ?? super.supportedInterfaceOrientations
  }
  override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool {
    (mask ?? .allButUpsideDown).contains(UIInterfaceOrientationMask(orientation))
  }
  override var prefersInterfaceOrientationLocked: Bool { isLocked }
  override func viewDidLoad() { follow(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { follow(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { follow(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { follow(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { follow(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { follow(.viewDidDisappear) }
  override func viewWillLayoutSubviews() { follow(.viewWillLayoutSubviews) }
  override func viewDidLayoutSubviews() { follow(.viewDidLayoutSubviews) }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    announced = size
    follow(.viewWillTransition)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    follow(.willTransition)
  }
  override func willMove(toParent parent: UIViewController?) { follow(.willMove) }
  override func didMove(toParent parent: UIViewController?) { follow(.didMove) }
}

/// Pages of guests without end.
final class Reader: UIPageViewController, UIPageViewControllerDataSource {
  private let hand: Stagehand

  init(_ hand: Stagehand, showing page: UIViewController) {
    self.hand = hand
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([page], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { Guest(hand) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { Guest(hand) }

  func turn() { setViewControllers([Guest(hand)], direction: .forward, animated: true) }
}

extension Shape {
  /// The controllers.
  @MainActor func make(_ hand: Stagehand) -> UIViewController {
    switch self {
    case .guest(let mask): return Guest(hand, mask: mask)
    case .navigation(let stack):
      let navigation = UINavigationController()
      navigation.viewControllers = stack.map { $0.make(hand) }
      return navigation
    case .tabs(let shapes):
      let tabs = UITabBarController()
      tabs.viewControllers = shapes.map { $0.make(hand) }
      return tabs
    case .split(let first, let second):
      let split = UISplitViewController()
      split.viewControllers = [first.make(hand), second.make(hand)]
      return split
    case .columns(let first, let second):
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(first.make(hand), for: .primary)
      split.setViewController(second.make(hand), for: .secondary)
      return split
    case .pages(let page): return Reader(hand, showing: page.make(hand))
    case .custom(let children):
      let guest = Guest(hand)
      for child in children { guest.take(child.make(hand)) }
      return guest
    }
  }
}
