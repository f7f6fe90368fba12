// Planted mistakes of windows that are scenes of one app, and of windows that were away: the screens of them.
import SwivelUI

/// What all windows of an app share: how loud it is, where that is meant for each of them.
final class SharedLevel: UIApplicationDelegate {
  var level = 0
}

/// Shows a controller in each window of an app that has several.
package final class PlantedScene: UIWindowSceneDelegate {
  private let root: @MainActor () -> UIViewController
  private var window: UIWindow?

  package init(_ root: @escaping @MainActor () -> UIViewController) { self.root = root }

  package func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// How loud a window plays, shown where it is changed, or whenever its size is another.
final class LevelScreen: PlainScreen {
  private let showsLate: Bool
  private var own = 0
  private var sign: UILabel?

  init(isWrong: Bool, showsLate: Bool) {
    self.showsLate = showsLate
    super.init(isWrong: isWrong)
  }

  required init?(coder: NSCoder) { nil }

  private var shared: SharedLevel? { isWrong ? UIApplication.shared.delegate as? SharedLevel : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    sign = label("level", "level 0", y: 100)
    button("louder", y: 150) { [weak self] in
      guard let self else { return }
      own = min((showsLate ? own : level) + 1, 3)
      shared?.level = own
      show(own)
    }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if showsLate { show(level) }
  }

  private var level: Int { shared?.level ?? own }

  private func show(_ level: Int) { sign?.text = "level \(level)" }
}

/// A sum; what a tap adds may grow with each time its window was away.
final class AwaySumScreen: PlainScreen {
  private var sum = 0
  private var listeners = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    let total = label("total", "0", y: 120)
    button("add", y: 160) { [weak self] in
      guard let self else { return }
      sum += listeners
      total.text = "\(sum)"
    }
    hear(UIApplication.willEnterForegroundNotification) { [weak self] in
      guard let self, isWrong else { return }
      listeners += 1
    }
  }
}
