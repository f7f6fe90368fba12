// A device that is no more leaves nothing of its apps behind, whatever they were in the middle of: explorations launch millions.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

/// A screen that knows how many of its kind there are.
@MainActor
private final class Counted: UIViewController, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  final class Count { var living = 0 }
  let count: Count
  nonisolated(unsafe) private let left: () -> Void
  private let endless = Endless()
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  init(_ count: Count) {
    self.count = count
    count.living += 1
    left = { count.living -= 1 }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { left() }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "name"
    view.addSubview(field)
  }

  var timer: Timer?
  var dropsTimer = false

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    if dropsTimer { timer = nil }
  }

  func tick() {}

  func push() { navigationController?.pushViewController(Counted(count), animated: true) }

  func show(_ style: UIModalPresentationStyle) {
    let shown = Counted(count)
    shown.modalPresentationStyle = style
    shown.popoverPresentationController?.sourceView = view
    present(shown, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { endless }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { endless }
}

/// A transition whose app keeps it, and forgets to say when it is over.
private final class Endless: NSObject, UIViewControllerAnimatedTransitioning {
  private var kept: (any UIViewControllerContextTransitioning)?
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) { kept = context }
}

@MainActor struct GoneDeviceTests {
  /// What the app does, and what is done to the device then.
  fileprivate struct Row: Sendable, CustomStringConvertible {
    let description: String
    var app: @MainActor @Sendable (Counted) -> Void = { _ in }
    var events: [DeviceEvent] = []
  }

  fileprivate nonisolated static let rows: [Row] = [
    Row(description: "launched"),
    Row(description: "turned", events: [.deviceOrientation(.landscapeLeft)]),
    Row(description: "pushed", app: { $0.push() }),
    Row(description: "a finger on the way back", app: { $0.push() }, events: [.gesture(window: 1, .popBegin)]),
    Row(
      description: "the same, further, and turned", app: { $0.push() },
      events: [.gesture(window: 1, .popBegin), .gesture(window: 1, .popMove), .deviceOrientation(.landscapeLeft)]),
    Row(
      description: "a way back that was let go", app: { $0.push() },
      events: [.gesture(window: 1, .popBegin), .gesture(window: 1, .popLetGo)]),
    Row(
      description: "a transition that does not end",
      app: {
        $0.navigationController?.delegate = $0
        $0.push()
      }),
    Row(description: "presented", app: { $0.show(.fullScreen) }),
    Row(
      description: "a presentation that does not end",
      app: { screen in
        let shown = Counted(screen.count)
        shown.transitioningDelegate = screen
        shown.modalPresentationStyle = .custom
        screen.present(shown, animated: true)
      }),
    Row(
      description: "a popover that was asked for and not shown",
      app: { screen in _ = Counted(screen.count).popoverPresentationController }),
    Row(
      description: "a sheet that was nearly pulled down", app: { $0.show(.pageSheet) },
      events: [.gesture(window: 1, .pullDownCancelled)]),
    Row(description: "a popover", app: { $0.show(.popover) }),
    Row(
      description: "an alert",
      app: { screen in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen.push() })
        screen.present(alert, animated: true)
      }),
    Row(description: "a keyboard", app: { $0.field.becomeFirstResponder() }),
    Row(
      description: "an animation that goes on",
      app: { screen in
        UIView.animate(withDuration: 60, animations: { screen.field.alpha = 0 }, completion: { _ in screen.push() })
      }),
    Row(
      description: "a repeated timer",
      app: { screen in
        _ = Timer.scheduledTimer(withTimeInterval: 7, repeats: true) { _ in
          MainActor.assumeIsolated { screen.field.text = "again" }
        }
      }),
    Row(
      description: "work for later",
      app: { screen in DispatchQueue.main.asyncAfter(deadline: .now() + 60) { screen.push() } }),
    Row(
      description: "an observer",
      app: { screen in
        SwivelUI.NotificationCenter.default.addObserver(
          forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { screen.push() } }
      }),
  ]

  @Test(arguments: rows) private func nothingIsLeft(_ row: Row) throws {
    let count = Counted.Count()
    do {
      let device = try EmulatedDevice(
        profile: .pad11, era: Era(18),
        apps: [.test { UINavigationController(rootViewController: Counted(count)) }], arrangement: nil)
      let outcome = device.perform(window: 1) { window in
        if let screen = (window.rootViewController as? UINavigationController)?.topViewController as? Counted {
          row.app(screen)
        }
      }
      #expect(outcome.ending == .settled)
      for (number, event) in row.events.enumerated() {
        #expect(device.handle(DeviceInput(time: Double(number + 1), event: event)).ending == .settled)
      }
      #expect(count.living > 0)
    }
    #expect(count.living == 0)
  }

  /// How a screen makes its timer, which it invalidates when it goes.
  fileprivate struct Ticking: Sendable, CustomStringConvertible {
    let description: String
    var dropsTimer = false
    let start: @MainActor @Sendable (Counted) -> Timer
  }

  fileprivate nonisolated static let ticking: [Ticking] = [
    Ticking(description: "a target") {
      .scheduledTimer(
        timeInterval: 7, target: $0, selector: Selector("tick", Counted.tick), userInfo: nil, repeats: true)
    },
    Ticking(description: "a target, on a run loop") {
      let timer = Timer(
        timeInterval: 7, target: $0, selector: Selector("tick", Counted.tick), userInfo: nil, repeats: true)
      RunLoop.main.add(timer, forMode: .common)
      return timer
    },
    Ticking(description: "a block, and the timer is dropped", dropsTimer: true) { screen in
      .scheduledTimer(withTimeInterval: 7, repeats: true) { _ in MainActor.assumeIsolated { screen.tick() } }
    },
    Ticking(description: "a block that fired", dropsTimer: true) { screen in
      .scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated { screen.tick() } }
    },
  ]

  /// A timer keeps its target until it is invalidated (Timer, `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`,
  /// `invalidate()`), and the way back gives a screen up.
  @Test(arguments: ticking) private func anInvalidTimerKeepsNobody(_ row: Ticking) throws {
    let count = Counted.Count()
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [.test { UINavigationController(rootViewController: Counted(count)) }])
    _ = device.perform(window: 1) { window in
      let screen = Counted(count)
      screen.dropsTimer = row.dropsTimer
      screen.timer = row.start(screen)
      (window.rootViewController as? UINavigationController)?.pushViewController(screen, animated: true)
    }
    #expect(count.living == 2)
    #expect(device.handle(DeviceInput(time: 1, event: .pop(window: 1))).ending == .settled)
    #expect(count.living == 1)
  }
}
