// When the view of a controller that is pushed is loaded: after the code that pushed it, which may say after the push what is shown.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Shows the word it has when its view is loaded.
@MainActor private final class Word: UIViewController {
  var word = "none"
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = word
    view.addSubview(label)
  }
}

/// The first of a stack, which knows no words yet.
@MainActor private final class First: UIViewController {}

@MainActor @Suite struct PushedLaterTests {
  /// How code brings a controller on a stack, says a word, and what else it does.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let era: Int
    let push: @MainActor @Sendable (UINavigationController, UIViewController) -> Void
    let shown: String
    var testDescription: String { "\(name), era \(era)" }

    init(
      _ name: String, era: Int = 16, shown: String = "said",
      _ push: @escaping @MainActor @Sendable (UINavigationController, UIViewController) -> Void
    ) { (self.name, self.era, self.push, self.shown) = (name, era, push, shown) }
  }

  /// R-NAV-03: a push is over at the end of the turn of the run loop or the next layout. Crash reports of iOS 7 and later have `viewDidLoad`
  /// below `-[UINavigationController __viewWillLayoutSubviews]`, those of iOS 4 below `pushViewController:animated:`.
  private nonisolated static let rows: [Row] = [
    Row("an animated push") { $0.pushViewController($1, animated: true) },
    Row("a push without animation") { $0.pushViewController($1, animated: false) },
    Row("show") { $0.show($1, sender: nil) },
    Row("another stack") { $0.setViewControllers([$1], animated: true) },
    Row("the first era with it", era: 7) { $0.pushViewController($1, animated: true) },
    Row("before", era: 6, shown: "none") { $0.pushViewController($1, animated: true) },
    // Who asks for the view, for the transition or for another one has it before.
    Row("the view is asked for", shown: "none") {
      $0.pushViewController($1, animated: true)
      $1.loadViewIfNeeded()
    },
    Row("the transition is asked for", shown: "none") {
      $0.pushViewController($1, animated: true)
      _ = $0.transitionCoordinator
    },
    Row("another is pushed", shown: "none") {
      $0.pushViewController($1, animated: false)
      $0.pushViewController(UIViewController(), animated: false)
    },
    Row("something is presented", shown: "none") {
      $0.pushViewController($1, animated: true)
      $0.present(UIViewController(), animated: true)
    },
  ]

  @Test(arguments: rows) func theWordIsSaidAfterwards(row: Row) throws {
    let app = AppBundle.test { UINavigationController(rootViewController: First()) }
    let profile: DeviceProfile = row.era < 9 ? .iPhone4 : .iPhone8
    let device = try EmulatedDevice(profile: profile, era: Era(row.era), apps: [app], arrangement: nil)
    let word = try #require(device.inspect(window: 1) { _ in Word() })
    var top: UIViewController?
    _ = device.perform(window: 1) { window in
      guard let stack = window.rootViewController as? UINavigationController else { return }
      row.push(stack, word)
      top = stack.viewControllers.first { $0 === word }
      word.word = "said"
    }
    // The stack is another at once.
    #expect(top === word)
    #expect(device.inspect(window: 1) { _ in word.label.text } == row.shown)
    let isShown = device.inspect(window: 1) { _ in word.isViewLoaded }
    #expect(isShown == true)
  }

  /// A stack that leaves the screen in the same turn has the controller, and shows it when it is back.
  @Test func theStackIsGoneBefore() throws {
    let app = AppBundle.test { UINavigationController(rootViewController: First()) }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [app], arrangement: nil)
    let word = try #require(device.inspect(window: 1) { _ in Word() })
    var stack: UINavigationController?
    _ = device.perform(window: 1) { window in
      stack = window.rootViewController as? UINavigationController
      stack?.pushViewController(word, animated: true)
      window.rootViewController = UIViewController()
    }
    _ = device.perform(window: 1) { $0.rootViewController = stack }
    #expect(device.inspect(window: 1) { _ in word.viewIfLoaded?.window != nil } == true)
    #expect(stack?.topViewController === word)
  }
}
