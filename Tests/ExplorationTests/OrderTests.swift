// What is done before a turn and after it, and in one window and then in another: apps that mean what looks like a mistake there.
import DeviceCatalog
import DeviceFixtures
import Emulator
import PlantedApps
import SwivelUI
import Testing

@testable import Exploration

@MainActor struct OrderTests {
  private func told(_ app: AppBundle, _ oracles: Set<Oracle> = Set(Oracle.allCases), windows: Int = 1) -> [String] {
    let world = ExploredWorld(
      profile: windows == 1 ? .iPhone8 : .iPadPro11, era: Era(windows == 1 ? 15 : 18),
      apps: Array(repeating: app, count: windows), installed: [app])
    let events = windows == 1 ? 700 : 3000
    var plan = ExplorationPlan { Double($0) / Double(events) }
    plan.intent = ExplorationIntent(oracles: oracles)
    let explorer = Explorer(world, plan)
    _ = explorer.run()
    return explorer.findings.map { "\($0.line): \($0.summary)" }
  }

  /// An iPhone 8 does not turn upside down: after landscape left it lies as after that alone,
  /// and so it shows the same. What is taken back at the end of a way is compared with what was before it.
  @Test(arguments: [true, false]) func aWayThatEndsWhereOneOfItsStepsDidIsHeldAgainstIt(isWrong: Bool) throws {
    let planted = try #require(Planted.all.first { $0.name == "held, not lying" })
    let judge = ClaimJudge(
      replayer: Replayer(planted.world(isWrong: isWrong), watch: nil, avoiding: []), expectations: [])
    let turn = DeviceEvent.deviceOrientation(.landscapeLeft)
    let verdict = judge.verdict(
      Claim(oracle: .pathIndependence, relation: .detour, detour: [turn, .deviceOrientation(.portraitUpsideDown)]))
    #expect((verdict != nil) == isWrong)
    #expect(verdict?.right == (isWrong ? [turn] : nil))
    #expect(verdict?.oracle == (isWrong ? .thereAndBack : nil))
  }

  private func alone(_ root: @escaping @MainActor @Sendable () -> UIViewController) -> AppBundle {
    .showing("Placing", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown), root: root)
  }

  /// A picture is stuck where somebody puts it: in the middle of the screen, which is elsewhere after a turn.
  @Test func whatIsPlacedByHandStaysWhereItIs() { #expect(told(alone { StickerScreen(isWrong: false) }) == []) }

  /// Who closes a drawer at each turn may mean it; that it is closed after the way back as well is another oracle's.
  @Test func whatATurnClosesIsNotMisplaced() { #expect(told(alone { ClosingScreen(isWrong: false) }, [.places]) == []) }

  /// Three rows of 200 points: what is scrolled to the end hangs out of a lower window, and can be scrolled to.
  @Test func whatIsScrolledMayLieAnywhere() { #expect(told(alone { EndScreen(isWrong: false) }) == []) }

  /// Of boxes in a row there are more in landscape: which is the last depends on what fits when one more is asked for.
  @Test func whatFitsDecidesHowManyThereAre() { #expect(told(alone { BoxesScreen(isWrong: false) }) == []) }

  /// Windows that share a number show it at once: that is what is meant by sharing.
  @Test func whatIsSharedAtOnceIsNoEcho() {
    var info = InfoDictionary(supportedInterfaceOrientations: .all)
    info.supportsMultipleScenes = true
    let app = AppBundle(
      name: "Sharing", infoDictionary: info,
      sceneDelegate: { PlantedScene { TalliedScreen(isWrong: false) } }, delegate: { Tally() })
    #expect(told(app, windows: 2) == [])
  }
}

/// What all windows count together.
private final class Tally: UIApplicationDelegate {
  static let changed = Notification.Name("TallyChanged")
  var count = 0
}

/// Shows what is counted as soon as it is.
private final class TalliedScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let sign = label("count", "0", y: 100)
    let center = NotificationCenter.default
    _ = center.addObserver(forName: Tally.changed, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { sign.text = "\((UIApplication.shared.delegate as? Tally)?.count ?? 0)" }
    }
    button("count one", y: 150) {
      guard let tally = UIApplication.shared.delegate as? Tally, tally.count < 3 else { return }
      tally.count += 1
      NotificationCenter.default.post(name: Tally.changed, object: nil)
    }
  }
}

/// Sticks a picture into the middle.
private final class StickerScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button("stick", y: 40) { [weak self] in
      guard let self, view.subviews.count < 3 else { return }
      let sticker = UIView(frame: CGRect(x: view.bounds.midX - 20, y: view.bounds.midY - 20, width: 40, height: 40))
      sticker.accessibilityIdentifier = "sticker"
      view.addSubview(sticker)
    }
  }
}

/// A drawer that every turn closes; closed, it lies below the screen.
private final class ClosingScreen: TurningScreen {
  private let drawer = UIView()
  private var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.accessibilityIdentifier = "drawer"
    view.addSubview(drawer)
    button("pull", y: 40) { [weak self] in
      self?.isOpen.toggle()
      self?.place()
    }
  }

  override func turned(isFirst: Bool) {
    isOpen = false
    place()
  }

  private func place() {
    drawer.frame = CGRect(x: 0, y: view.bounds.maxY - (isOpen ? 160 : 0), width: view.bounds.width, height: 160)
  }
}

/// Boxes beside each other that fill the width: three upright at most, five in landscape. What does not fit is not forgotten.
private final class BoxesScreen: PlainScreen {
  private var wanted = 3
  private var boxes: [UIView] = []
  private var most: Int { isWide ? 5 : 3 }

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<5 {
      let box = UIView()
      box.accessibilityIdentifier = "box \(number)"
      view.addSubview(box)
      boxes.append(box)
    }
    for (name, y, step) in [("more", 40, 1), ("fewer", 80, -1)] {
      button(name, y: CGFloat(y)) { [weak self] in
        guard let self else { return }
        wanted = min(max(1, min(wanted, most) + step), most)
        view.setNeedsLayout()
      }
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let count = min(wanted, most)
    let width = view.bounds.width / CGFloat(count)
    for (index, box) in boxes.enumerated() {
      box.isHidden = index >= count
      box.frame = CGRect(x: CGFloat(index) * width, y: 150, width: width, height: 40)
    }
  }
}

/// Goes to the end of what is scrolled; a turn leaves the offset as it is, as UIKit does.
private final class EndScreen: PlainScreen {
  private let list = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.isScrollEnabled = false
    view.addSubview(list)
    for number in 0..<6 {
      let row = UIView(frame: CGRect(x: 0, y: 200 * CGFloat(number), width: 200, height: 200))
      row.accessibilityIdentifier = "row \(number)"
      list.addSubview(row)
    }
    button("end", y: 40) { [weak self] in
      guard let self else { return }
      list.contentOffset.y = list.contentSize.height - list.bounds.height
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    list.frame = view.bounds
    list.contentSize = CGSize(width: 200, height: 1200)
  }
}
