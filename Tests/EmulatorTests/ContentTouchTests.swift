// Fingers on what scrolls: whether the content hears of them, and whether it gives them up when they drag
// (UIScrollView.touchesShouldBegin(_:with:in:), touchesShouldCancel(in:), canCancelContentTouches, delaysContentTouches).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Answers as a row of the table says, and writes down what it is asked.
@MainActor private final class Asked: UIScrollView {
  var begins = true
  var cancels: Bool?
  var notes: [String] = []
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    notes.append("begin \(view.accessibilityIdentifier ?? "")")
    return begins && super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    notes.append("cancel \(view.accessibilityIdentifier ?? "")")
    return cancels ?? super.touchesShouldCancel(in: view)
  }
}

@MainActor private final class Hearing: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}

@MainActor private final class Board: UIViewController {
  let list = Asked(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  let spot = Hearing(frame: CGRect(x: 20, y: 50, width: 100, height: 100))
  let button = UIButton(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
  var pressed = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 300, height: 1000)
    list.accessibilityIdentifier = "list"
    (spot.accessibilityIdentifier, button.accessibilityIdentifier) = ("spot", "button")
    button.setTitle("B", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.pressed += 1 }, for: .touchUpInside)
    for part in [spot, button] { list.addSubview(part) }
    view.addSubview(list)
  }
}

@MainActor @Suite("Fingers on what scrolls") struct ContentTouchTests {
  private func board() throws -> (EmulatedDevice, Board) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Board() }])
    return (device, try #require(device.inspect(window: 1) { $0.rootViewController as? Board } ?? nil))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let target: String
    /// How long the finger takes for 50 points upwards: it has gone the 10 that make a drag after a fifth of that.
    let seconds: Double
    let scrolls: Bool
    let asked: [String]
    let heard: [String]
    let change: @MainActor @Sendable (UIScrollView) -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ target: String, _ seconds: Double, scrolls: Bool, _ asked: [String], _ heard: [String] = [],
      _ change: @escaping @MainActor @Sendable (UIScrollView) -> Void = { _ in }
    ) {
      (self.name, self.target, self.seconds, self.scrolls) = (name, target, seconds, scrolls)
      (self.asked, self.heard, self.change) = (asked, heard, change)
    }
  }
  nonisolated static let rows = [
    Row("a view, quickly", "spot", 0.2, scrolls: true, ["begin spot"], ["began", "cancelled"]),
    Row("a view, slowly", "spot", 2, scrolls: true, ["begin spot", "cancel spot"], ["began", "cancelled"]),
    // 0.15 seconds are those in which it may still become a drag of the list's.
    Row("a view, just in time", "spot", 0.7, scrolls: true, ["begin spot"], ["began", "cancelled"]),
    Row(
      "a view that keeps it", "spot", 2, scrolls: false, ["begin spot", "cancel spot"], ["began", "ended"],
      { ($0 as? Asked)?.cancels = false }),
    Row(
      "a list that never takes it back", "spot", 2, scrolls: false, ["begin spot"], ["began", "ended"],
      { $0.canCancelContentTouches = false }),
    Row(
      "a list that never takes it back, quickly", "spot", 0.2, scrolls: true, ["begin spot"], ["began", "cancelled"],
      { $0.canCancelContentTouches = false }),
    Row(
      "a list that hands it on at once", "spot", 0.2, scrolls: true, ["begin spot", "cancel spot"],
      ["began", "cancelled"], { $0.delaysContentTouches = false }),
    Row("a button, quickly", "button", 0.2, scrolls: true, ["begin button"]),
    // The default keeps controls their fingers.
    Row("a button, slowly", "button", 2, scrolls: false, ["begin button", "cancel button"]),
    Row(
      "a button that gives it up", "button", 2, scrolls: true, ["begin button", "cancel button"], [],
      { ($0 as? Asked)?.cancels = true }),
    Row("a view that never hears", "spot", 2, scrolls: true, ["begin spot"], [], { ($0 as? Asked)?.begins = false }),
  ]

  @Test(arguments: rows) func drags(_ row: Row) throws {
    let (device, board) = try board()
    _ = device.inspect(window: 1) { _ in row.change(board.list) }
    let outcome = device.handle(
      DeviceInput(
        time: 1,
        event: .drag(window: 1, Drag(row.target, from: .none, by: FingerWay(x: 0, y: -50), seconds: row.seconds))))
    #expect(outcome.ending == .settled)
    #expect((board.list.contentOffset.y > 0) == row.scrolls)
    #expect(board.list.notes == row.asked && board.spot.heard == row.heard)
  }

  @Test(arguments: [true, false]) func taps(begins: Bool) throws {
    let (device, board) = try board()
    board.list.begins = begins
    for (time, target) in ["spot", "button"].enumerated() {
      _ = device.handle(DeviceInput(time: Double(time), event: .tap(window: 1, target: target)))
    }
    #expect(board.spot.heard == (begins ? ["began", "ended"] : []) && board.pressed == (begins ? 1 : 0))
    #expect(board.list.notes == ["begin spot", "begin button"])
  }
}
