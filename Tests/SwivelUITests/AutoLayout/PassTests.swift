// The order of constraint updates and layout, and layouts that never end.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct PassTests {
  /// Writes down what is called.
  final class Diary {
    var lines: [String] = []
  }

  class Noting: UIView {
    let name: String
    let diary: Diary
    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override func updateConstraints() {
      diary.lines.append("\(name).updateConstraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      diary.lines.append("\(name).layoutSubviews")
    }
  }

  final class NotingController: UIViewController {
    let diary: Diary
    let inner: Noting
    init(_ diary: Diary) {
      self.diary = diary
      inner = Noting("inner", diary)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Noting("root", diary) }
    override func viewDidLoad() {
      super.viewDidLoad()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      activate(
        inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        inner.heightAnchor.constraint(equalTo: view.heightAnchor))
    }
    override func updateViewConstraints() {
      diary.lines.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { diary.lines.append("viewWillLayoutSubviews \(Int(inner.frame.width))") }
    override func viewDidLayoutSubviews() { diary.lines.append("viewDidLayoutSubviews \(Int(inner.frame.width))") }
  }

  @Test func updatesGoOutwardsLayoutGoesInwards() throws {
    let diary = Diary()
    let screen = try Screen { NotingController(diary) }
    #expect(
      diary.lines == [
        "inner.updateConstraints", "updateViewConstraints", "root.updateConstraints", "viewWillLayoutSubviews 0",
        "root.layoutSubviews", "viewDidLayoutSubviews 187", "inner.layoutSubviews",
      ])
    diary.lines = []
    // Half of 667 is 333.5; nothing asked for an update of constraints.
    _ = screen.device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    #expect(
      diary.lines == [
        "viewWillLayoutSubviews 187", "root.layoutSubviews", "viewDidLayoutSubviews 333", "inner.layoutSubviews",
      ])
    try screen.run { root in
      diary.lines = []
      root.setNeedsUpdateConstraints()
      #expect(root.needsUpdateConstraints())
      root.layoutIfNeeded()
      #expect(!root.needsUpdateConstraints())
    }
    #expect(diary.lines == ["updateViewConstraints", "root.updateConstraints"])
  }

  @Test func onlyWhatMovesIsLaidOut() throws {
    // R-LAY-08: a constant inside `inner` moves its subview, so inner is laid out and the root is not.
    let diary = Diary()
    let screen = try Screen { NotingController(diary) }
    try screen.run { root in
      let inner = try #require(root.subviews.first)
      let leaf = UIView.placed("leaf", in: inner)
      let width = leaf.widthAnchor.constraint(equalToConstant: 10)
      activate(width)
      root.layoutIfNeeded()
      diary.lines = []
      width.constant = 30
      root.layoutIfNeeded()
      #expect(leaf.frame.width == 30.0)
      #expect(diary.lines == ["inner.layoutSubviews"])
      diary.lines = []
      // A frame set by hand brings no pass of the superview (R-LAY-08).
      leaf.frame.origin.x = 3
      root.layoutIfNeeded()
      #expect(diary.lines.isEmpty)
    }
  }

  final class Restless: UIViewController {
    private let box = UIView()
    private var width: NSLayoutConstraint?
    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      width = box.widthAnchor.constraint(equalToConstant: 1)
      width?.isActive = true
    }
    // Always another width, so that there is always another pass.
    override func viewDidLayoutSubviews() { width?.constant += 1 }
  }

  @Test func aLayoutThatNeverEndsIsEnded() throws {
    let screen = try Screen { Restless() }
    guard case .unsettled(let reason) = screen.device.launchOutcome.ending else {
      Issue.record("the launch counts as settled")
      return
    }
    #expect(reason == "window 1: UIView still needs layout after 32 rounds")
    let outcome = screen.device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    #expect(outcome.windows[0].interface == .landscapeRight)
  }

  /// Takes all of its subviews out and puts them in again whenever it is laid out.
  private final class Rearranging: UIView {
    let tags = (0..<3).map { _ in UIView() }
    override func layoutSubviews() {
      super.layoutSubviews()
      for tag in tags { tag.removeFromSuperview() }
      for (place, tag) in tags.enumerated() {
        tag.frame = CGRect(x: CGFloat(place) * 50, y: 0, width: 40, height: 20)
        addSubview(tag)
      }
    }
  }

  /// Lists of tags that are in wide use lay their rows out so (TagListView, `rearrangeViews()`), and come to rest on devices.
  @Test func subviewsMayComeAndGoInLayout() throws {
    let screen = try Screen {
      let page = V()
      page.view.addSubview(Rearranging(frame: CGRect(x: 0, y: 100, width: 200, height: 20)))
      return page
    }
    #expect(screen.device.launchOutcome.ending == .settled)
    try screen.run { root in
      let tags = try #require(root.subviews.compactMap { $0 as? Rearranging }.first)
      #expect(tags.subviews.map(\.frame.minX) == [0, 50, 100])
      // Outside of it they ask for layout: what is added by hand is gone again after the next pass.
      let guest = UIView()
      tags.addSubview(guest)
      tags.layoutIfNeeded()
      #expect(tags.subviews.last !== guest && tags.subviews.count == 4)
    }
  }

  private final class Insisting: UIView {
    var calls = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      calls += 1
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// Sixteen depths of as many rounds each would be more than a life is long: where the deepest is ended, all are.
  @Test func layoutInsideLayoutIsEndedAsAWhole() throws {
    let screen = try Screen {
      let page = V()
      page.view.addSubview(Insisting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      return page
    }
    guard case .unsettled = screen.device.launchOutcome.ending else {
      Issue.record("the launch counts as settled")
      return
    }
    let calls = try screen.run { root in try #require(root.subviews.compactMap { $0 as? Insisting }.first).calls }
    #expect(calls < 16 * 32)
  }

  /// Keys at the lower edge of the safe area whose content keeps to their margins, and a display on top of them.
  private final class Keys: UIViewController {
    let keys = UIView()
    let rows = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      let display = UIView()
      for each in [display, keys] {
        each.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(each)
      }
      rows.translatesAutoresizingMaskIntoConstraints = false
      keys.addSubview(rows)
      let safe = view.safeAreaLayoutGuide
      let height = rows.heightAnchor.constraint(equalToConstant: 300)
      height.priority = .defaultHigh
      activate(
        keys.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        keys.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        keys.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        display.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        display.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        display.bottomAnchor.constraint(equalTo: keys.topAnchor),
        display.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor),
        display.heightAnchor.constraint(equalToConstant: 30),
        rows.leadingAnchor.constraint(equalTo: keys.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: keys.layoutMarginsGuide.trailingAnchor),
        rows.topAnchor.constraint(equalTo: keys.layoutMarginsGuide.topAnchor),
        rows.bottomAnchor.constraint(equalTo: keys.layoutMarginsGuide.bottomAnchor), height)
    }
  }

  /// Upright the keys end at 812 − 34 and are 300 + 2 · 8 high. On its side an iPhone X has 375 − 21 above the home indicator: the
  /// keys end there and have what the display leaves of it, 354 − 30 = 324, or the 316 they want. That they lay 424 points below it
  /// before the turn is no room the safe area takes of them.
  @Test func marginsOfAPlaceFromBeforeATurnBreakNothing() throws {
    let screen = try Screen(.iPhoneX, era: Era(13)) { Keys() }
    func frames() throws -> [CGRect] {
      try screen.run { root in
        let keys = try #require(root.subviews.last)
        return [keys.frame, try #require(keys.subviews.first).frame]
      }
    }
    #expect(try frames().map(\.minY) == [812 - 34 - 316, 8])
    let turn = screen.device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    #expect(turn.ending == .settled)
    #expect(try frames().map(\.minY) == [375 - 21 - 316, 8])
    #expect(try frames().map(\.height) == [316, 300])
  }

  /// A panel over the whole screen in which something keeps to the margins, and is to have two widths at once.
  private final class Torn: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let (panel, inner) = (UIView(), UIView())
      view.addSubview(panel)
      panel.addSubview(inner)
      for each in [panel, inner] { each.translatesAutoresizingMaskIntoConstraints = false }
      activate(
        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        panel.topAnchor.constraint(equalTo: view.topAnchor), panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: panel.layoutMarginsGuide.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10), inner.widthAnchor.constraint(equalToConstant: 10),
        inner.widthAnchor.constraint(equalToConstant: 20))
    }
  }

  /// A conflict that margins have nothing to do with takes nothing of them: 8 and the 44 of an iPhone X's camera, which is above
  /// upright and beside on its side.
  @Test func aConflictElsewhereLeavesMargins() throws {
    let screen = try Screen(.iPhoneX, era: Era(13)) { Torn() }
    func place() throws -> CGPoint {
      try screen.run { root in try #require(root.subviews.last?.subviews.first).frame.origin }
    }
    #expect(try place() == CGPoint(x: 8, y: 52))
    let turn = screen.device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    #expect(turn.ending == .settled)
    #expect(try place() == CGPoint(x: 52, y: 8))
  }

  @Test func trees10000Deep() throws {
    try Screen().run { root in
      var parent = root
      var deepest = root
      for _ in 0..<10_000 {
        let view = UIView.placed("v", in: parent)
        guard view.superview === parent else { break }
        activate(
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1),
          view.topAnchor.constraint(equalTo: parent.topAnchor),
          view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
          view.heightAnchor.constraint(equalToConstant: 10))
        deepest = view
        parent = view
      }
      root.layoutIfNeeded()
      #expect(thrown()?.contains("deeper than") == true)
      #expect(deepest.frame.minX == 1.0)
      #expect(deepest.frame.height == 10.0)
    }
  }
}
