// The Waiting app: a screen that puts off what it does, in the four ways apps do, and tells in which order it came to pass.
import UIKit

/// The app as hosts launch it.
public enum Waiting {
  /// All four orientations everywhere, so that it can be turned while something is still to come.
  public static let app = AppBundle(
    name: "Waiting", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .all)
  ) { WaitingDelegate() }
}

/// Builds the window around the one screen.
final class WaitingDelegate: UIApplicationDelegate {
  private var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = WaitingViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Loads what takes two and a half seconds, and says meanwhile that it does.
public final class WaitingViewController: UIViewController {
  /// Seconds until the answer.
  public static let answer = 2.5
  private static let fade = 0.3
  private static let patience = 0.5
  private static let inset: CGFloat = 20
  private static let spacing: CGFloat = 12

  private let story = UILabel()
  private let loadButton = UIButton(type: .system)
  private let cancelButton = UIButton(type: .system)
  private var lines: [String] = []
  private var seconds = 0
  private var timer: Timer?
  private var task: Task<Void, Never>?

  public override func viewDidLoad() {
    super.viewDidLoad()
    story.numberOfLines = 0
    story.accessibilityIdentifier = "story"
    for (button, title, act) in [
      (loadButton, "Load", UIAction { [weak self] _ in self?.load() }),
      (cancelButton, "Cancel", UIAction { [weak self] _ in self?.task?.cancel() }),
    ] {
      button.setTitle(title, for: .normal)
      button.accessibilityIdentifier = title.lowercased()
      button.addAction(act, for: .touchUpInside)
    }
    let stack = UIStackView(arrangedSubviews: [loadButton, cancelButton, story])
    stack.axis = .vertical
    stack.spacing = Self.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: Self.inset),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: Self.inset),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -Self.inset),
    ])
  }

  private func load() {
    // One answer at a time: a second timer would never be invalidated.
    loadButton.isEnabled = false
    UIView.animate(
      withDuration: Self.fade, animations: { self.loadButton.alpha = 0.5 }, completion: { _ in self.tell("faded") })
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in self?.tell("still loading") }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.count() }
    }
    task = Task { [weak self] in
      do {
        // A sleep in the device's time, which takes none of the machine's; a screen that is left is not kept for it.
        try await Task.sleep(for: .seconds(Self.answer))
        self?.end("loaded")
      } catch { self?.end("cancelled") }
    }
  }

  private func count() {
    seconds += 1
    tell("\(seconds) s")
  }

  private func end(_ line: String) {
    timer?.invalidate()
    loadButton.isEnabled = true
    loadButton.alpha = 1
    tell(line)
  }

  private func tell(_ line: String) {
    lines.append(line)
    story.text = lines.joined(separator: ", ")
  }
}
