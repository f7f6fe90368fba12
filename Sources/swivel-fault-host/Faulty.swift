// An app with a button for each way to misbehave, and two that do so at launch.
import Foundation
import UIKit

/// The apps as the fault tests launch them.
enum Faulty {
  static let app = bundle("Faulty") {}
  static let crashingAtLaunch = bundle("CrashingAtLaunch") { Fault.crash.commit() }
  static let loopingAtLaunch = bundle("LoopingAtLaunch") { Fault.loop.commit() }

  private static func bundle(_ name: String, atLaunch work: @escaping @MainActor @Sendable () -> Void) -> AppBundle {
    AppBundle(name: name, infoDictionary: InfoDictionary(supportedInterfaceOrientations: .all)) {
      FaultyDelegate(work)
    }
  }
}

/// The ways to misbehave.
enum Fault: String, CaseIterable {
  /// Computes for ever; waits for ever; leaves; traps.
  case loop, wait, exit, crash
  /// Calls itself for ever; traps on a thread of its own.
  case recurse, thread
  /// Prints as much as 10,000 lines; leaves a child behind that sleeps for a minute.
  case print, child
  /// Takes sixteen GiB of memory and writes to none of it.
  case hoard

  @MainActor func commit() {
    switch self {
    case .loop: Self.spin()
    case .wait: DispatchSemaphore(value: 0).wait()
    case .exit: Foundation.exit(0)
    case .crash: Self.rows([], at: 3)
    case .recurse: Self.descend(1)
    case .thread: Thread.detachNewThread { fatalError("on a thread of its own") }
    case .print: for line in 0..<10_000 { Swift.print("line \(line) of an app's own") }
    case .hoard: for _ in 0..<16 { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 30, alignment: 16) }
    case .child:
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sleep")
      child.arguments = ["60"]
      do { try child.run() } catch { fatalError("\(error)") }
    }
  }

  private static func spin() {
    var number: UInt64 = 1
    while number != 0 { number = number &* 3 }
  }

  private static func rows(_ rows: [String], at index: Int) { Swift.print(rows[index]) }

  private static func descend(_ depth: Int) {
    if depth != 0 {
      descend(depth &+ 1)
      Swift.print(depth)
    }
  }
}

/// Builds the window after `work` at launch.
final class FaultyDelegate: UIApplicationDelegate {
  private let work: @MainActor () -> Void
  private var window: UIWindow?

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    work()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = FaultyViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A column of buttons, one a fault, and one that only counts.
final class FaultyViewController: UIViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, fault) in Fault.allCases.enumerated() { add(fault.rawValue, at: index) { fault.commit() } }
    add("count", at: Fault.allCases.count) { [weak self] in
      self?.count += 1
      self?.title = "\(self?.count ?? 0)"
    }
  }

  private func add(_ name: String, at index: Int, _ work: @escaping @MainActor () -> Void) {
    let button = UIButton(frame: CGRect(x: 20, y: 40 + 30 * index, width: 200, height: 28))
    button.setTitle(name, for: .normal)
    button.accessibilityIdentifier = name
    button.addAction(UIAction { _ in work() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
