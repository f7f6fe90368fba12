// Fingers that move by chance, beside sums: recognisers hear of the way that was gone, and what is scrolled rests where its ends and pages say.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct FingerModelTests {
  nonisolated static let seeds: [UInt64] = Array(1...12)

  /// A square of 200 points that hears of everything.
  @MainActor private final class Board: UIViewController {
    let square = UIView(frame: CGRect(x: 80, y: 200, width: 200, height: 200))
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    var (taps, presses) = (0, 0)
    var ways: [CGPoint] = []
    var states: [UIGestureRecognizer.State] = []
    var end: CGPoint?

    override func viewDidLoad() {
      super.viewDidLoad()
      square.accessibilityIdentifier = "square"
      view.addSubview(square)
      pan.addTarget(self, action: Selector("panned", Board.panned))
      tap.addTarget(self, action: Selector("tapped", Board.tapped))
      press.addTarget(self, action: Selector("pressed", Board.pressed))
      for recognizer in [pan, tap, press] { square.addGestureRecognizer(recognizer) }
    }
    private func panned() {
      states.append(pan.state)
      ways.append(pan.translation(in: view))
      end = pan.location(in: view)
    }
    private func tapped() { taps += 1 }
    private func pressed() { if press.state == .began { presses += 1 } }
  }

  /// A finger that stays is a tap, or from half a second on a press; one that goes further than ten points is neither, and its pan
  /// has gone the way at its end (UILongPressGestureRecognizer.minimumPressDuration, allowableMovement).
  @Test(arguments: seeds) func whatAFingerDoesIsHeardOnce(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.test { Board() }]))
    let board = try #require(driver.device.inspect(window: 1) { $0.rootViewController as? Board } ?? nil)
    for step in 0..<20 {
      (board.taps, board.presses, board.ways, board.states, board.end) = (0, 0, [], [], nil)
      let start = FingerWay(x: Double(numbers.below(150) - 75), y: Double(numbers.below(150) - 75))
      let stays = numbers.chance(40)
      let way =
        stays ? FingerWay.none : FingerWay(x: Double(numbers.below(120) - 60), y: Double(30 + numbers.below(60)))
      let seconds = numbers.pick([0.05, 0.2, 0.3, 0.7])
      let sent = driver.send(.drag(window: 1, Drag("square", from: start, by: way, seconds: seconds)))
      #expect(sent.ending == .settled, "step \(step)")
      let wanted = stays ? (seconds < 0.5 ? (1, 0) : (0, 1)) : (0, 0)
      // A moving finger takes its way from the first moment: no press comes of it.
      #expect((board.taps, board.presses) == wanted, "step \(step), \(way) in \(seconds)")
      guard !stays else {
        #expect(board.states.isEmpty, "step \(step)")
        continue
      }
      #expect(board.states.first == .began && board.states.last == .ended, "step \(step): \(board.states)")
      #expect(board.states.dropFirst().dropLast().allSatisfy { $0 == .changed }, "step \(step)")
      let end = CGPoint(x: 180 + start.x + way.x, y: 300 + start.y + way.y)
      #expect(board.end == end, "step \(step): \(String(describing: board.end)), not \(end)")
      // What it went before it began may be left out, at most the ten points of a tap.
      let last = board.ways.last ?? .zero
      #expect(abs(last.x - way.x) <= 10 && abs(last.y - way.y) <= 10, "step \(step): \(last), not \(way)")
    }
  }

  @MainActor private final class Rolls: UIViewController {
    let roll = UIScrollView(frame: CGRect(x: 30, y: 100, width: 300, height: 400))
    override func viewDidLoad() {
      super.viewDidLoad()
      roll.accessibilityIdentifier = "roll"
      roll.contentInsetAdjustmentBehavior = .never
      view.addSubview(roll)
    }
  }

  /// However it is thrown, a scroll view comes to rest within its ends, and one with pages at a page.
  @Test(arguments: seeds) func restsWithinItsEnds(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.test { Rolls() }]))
    let roll = try #require(driver.device.inspect(window: 1) { ($0.rootViewController as? Rolls)?.roll } ?? nil)
    let pages = CGSize(width: CGFloat(1 + numbers.below(4)), height: CGFloat(1 + numbers.below(4)))
    let isPaged = seed.isMultiple(of: 2)
    _ = driver.device.perform(window: 1) { _ in
      roll.contentSize = CGSize(width: 300 * pages.width, height: 400 * pages.height)
      roll.isPagingEnabled = isPaged
      roll.bounces = numbers.chance(70)
      if !isPaged { roll.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 30, right: 15) }
    }
    let inset = roll.contentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(low.x, roll.contentSize.width + inset.right - 300),
      y: max(low.y, roll.contentSize.height + inset.bottom - 400))
    for step in 0..<20 {
      let way = FingerWay(x: Double(numbers.below(500) - 250), y: Double(numbers.below(700) - 350))
      if numbers.chance(50) {
        driver.send(.scroll(window: 1, target: "roll", by: way))
      } else {
        driver.send(.drag(window: 1, Drag("roll", by: way, seconds: numbers.pick([0.05, 0.3, 0.9]))))
      }
      driver.send(.wait(10))
      let offset = roll.contentOffset
      #expect(
        (low.x...high.x).contains(offset.x) && (low.y...high.y).contains(offset.y), "step \(step), \(way): \(offset)")
      #expect(!roll.isDragging && !roll.isDecelerating && !roll.isTracking, "step \(step)")
      guard isPaged else { continue }
      #expect(
        offset.x.truncatingRemainder(dividingBy: 300) == 0 && offset.y.truncatingRemainder(dividingBy: 400) == 0,
        "step \(step): \(offset)")
    }
  }

  /// Fields and keys by chance: what the system tells of its keyboard comes in pairs, and ends where it is.
  @MainActor private final class Form: UIViewController {
    let fields = (0..<3).map { UITextField(frame: CGRect(x: 20, y: 60 + 60 * CGFloat($0), width: 200, height: 40)) }
    let text = UITextView(frame: CGRect(x: 20, y: 260, width: 200, height: 80))
    var notes: [String] = []
    var frame: CGRect?

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in fields + [text] as [UIView] { view.addSubview(part) }
      let names: [(String, NSNotification.Name)] = [
        ("will show", UIResponder.keyboardWillShowNotification), ("did show", UIResponder.keyboardDidShowNotification),
        ("will hide", UIResponder.keyboardWillHideNotification), ("did hide", UIResponder.keyboardDidHideNotification),
      ]
      for (word, name) in names {
        _ = SwivelUI.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          MainActor.assumeIsolated {
            self?.notes.append(word)
            self?.frame = end
          }
        }
      }
    }
  }

  @Test(arguments: seeds) func keyboardsComeAndGoInPairs(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let driver = Driver(
      try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.test(plist: .allButUpsideDown) { Form() }]))
    let form = try #require(driver.device.inspect(window: 1) { $0.rootViewController as? Form } ?? nil)
    for step in 0..<30 {
      form.notes = []
      switch numbers.below(4) {
      case 0, 1:
        let part = numbers.pick(form.fields + [form.text] as [UIView])
        _ = driver.device.perform(window: 1) { _ in part.becomeFirstResponder() }
      case 2: _ = driver.device.perform(window: 1) { $0.endEditing(true) }
      default: driver.turn(numbers.pick([.portrait, .landscapeLeft, .landscapeRight]))
      }
      driver.send(.wait(2))
      let isEditing = driver.device.inspect(window: 1) { _ in
        (form.fields + [form.text] as [UIView]).contains(where: \.isFirstResponder)
      }
      for word in ["show", "hide"] {
        let (will, did) = (
          form.notes.filter { $0 == "will \(word)" }.count, form.notes.filter { $0 == "did \(word)" }.count
        )
        #expect(will == did, "step \(step): \(form.notes)")
      }
      guard let frame = form.frame else {
        #expect(isEditing == false, "step \(step): no keyboard was told of")
        continue
      }
      let screen = driver.device.settled.screenSize
      // Of one that is gone, nobody tells where it would be after a turn.
      guard isEditing == true || !form.notes.isEmpty else { continue }
      #expect((frame.minY < screen.height) == isEditing, "step \(step): \(frame) of \(screen), \(form.notes)")
      guard isEditing == true else { continue }
      #expect(frame.width == screen.width && frame.maxY == screen.height, "step \(step): \(frame) of \(screen)")
    }
  }
}
