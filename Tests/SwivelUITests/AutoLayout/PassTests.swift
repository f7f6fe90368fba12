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
      #expect(root.needsUpdateConstraints)
      root.layoutIfNeeded()
      #expect(!root.needsUpdateConstraints)
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
