// Planted mistakes of what is left where, or as, it was: parts moved aside, marks, clocks and children of a container's own.
import SwivelUI

/// A page that is moved aside to show the menu below it, but for a strip; a turn may leave it where the strip was.
final class AsideScreen: TurningScreen {
  private let page = UIView()
  private var isOpen = false
  private static let strip: CGFloat = 90

  override func viewDidLoad() {
    super.viewDidLoad()
    page.accessibilityIdentifier = "page"
    page.backgroundColor = .white
    view.addSubview(page)
    button("menu", y: 40) { [weak self] in
      self?.isOpen.toggle()
      self?.place()
    }
  }

  override func turned(isFirst: Bool) {
    page.frame.size = view.bounds.size
    if isFirst || !isWrong { place() }
  }

  private func place() { page.frame.origin.x = isOpen ? view.bounds.width - Self.strip : 0 }
}

/// Words in a row, and a dot below the chosen one; a turn may leave the dot where the word was.
final class DotScreen: TurningScreen {
  private let words = UIStackView()
  private let dot = UIView()
  private var chosen: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    words.distribution = .fillEqually
    dot.accessibilityIdentifier = "dot"
    for part in [words, dot] { view.addSubview(part) }
    for (index, word) in ["North", "East", "South"].enumerated() {
      let button = UIButton(type: .system)
      button.accessibilityIdentifier = word.lowercased()
      button.setTitle(word, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      words.addArrangedSubview(button)
    }
  }

  override func turned(isFirst: Bool) {
    words.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 40)
    words.layoutIfNeeded()
    if !isWrong, let chosen { choose(chosen) }
  }

  private func choose(_ index: Int) {
    chosen = index
    let word = words.arrangedSubviews[index].frame
    dot.frame = CGRect(x: words.frame.minX + word.midX - 4, y: 104, width: 8, height: 8)
  }
}

/// Seconds that are counted while somebody looks; who comes back may set a second clock going.
final class SecondsScreen: PlainScreen {
  private var clock: Timer?
  private var seconds = 0
  private var count: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    count = label("count", "0", y: 80)
    button("start", y: 120) { [weak self] in self?.set() }
    hear(UIApplication.didEnterBackgroundNotification) { [weak self] in
      if let self, !isWrong { clock?.invalidate() }
    }
    hear(UIApplication.willEnterForegroundNotification) { [weak self] in if self?.clock != nil { self?.set() } }
  }

  private func set() {
    clock = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.seconds += 1
        self?.count?.text = "\(self?.seconds ?? 0)"
      }
    }
  }
}

/// The same things in two ways, each a child of its own; the child that goes may stay one.
final class WaysScreen: PlainScreen {
  private let ways = UISegmentedControl(items: ["Rows", "Tiles"])
  private var child: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    ways.selectedSegmentIndex = 0
    ways.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
    ways.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    view.addSubview(ways)
    show()
  }

  private func show() {
    child?.view.removeFromSuperview()
    if !isWrong {
      child?.willMove(toParent: nil)
      child?.removeFromParent()
    }
    let next: UIViewController = ways.selectedSegmentIndex == 0 ? RowsChild() : TilesChild()
    addChild(next)
    next.view.frame = CGRect(x: 20, y: 80, width: 200, height: 100)
    next.view.autoresizingMask = []
    view.addSubview(next.view)
    next.didMove(toParent: self)
    child = next
  }
}

/// One way.
final class RowsChild: UIViewController {}

/// The other.
final class TilesChild: UIViewController {}

/// A line that tells how wide the page is, until a tap puts the number of letters there; a turn may tell the width again.
final class LineScreen: TurningScreen {
  private var line: UILabel?
  private var tellsLetters = false

  override func viewDidLoad() {
    super.viewDidLoad()
    line = label("line", "", y: 80)
    button("letters", y: 120) { [weak self] in
      self?.tellsLetters = true
      self?.tell()
    }
  }

  override func turned(isFirst: Bool) { tell(again: isWrong) }

  private func tell(again: Bool = false) {
    line?.text = tellsLetters && !again ? "12 letters" : "Page of \(Int(view.bounds.width))"
  }
}

/// A tap that shows nothing; the next turn may put a note elsewhere because of it.
final class QuietScreen: TurningScreen {
  private var note: UILabel?
  private var isAsked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    note = label("note", "Note", y: 80)
    button("ask", y: 160) { [weak self] in self?.isAsked = true }
  }

  override func turned(isFirst: Bool) {
    note?.frame = CGRect(x: 100, y: isAsked && isWrong ? 100 : 80, width: 100, height: 30)
  }
}

/// A switch that who comes back finds off.
final class ForgottenSwitchScreen: PlainScreen {
  private let control = UISwitch(frame: CGRect(x: 100, y: 60, width: 51, height: 31))

  override func viewDidLoad() {
    super.viewDidLoad()
    control.accessibilityIdentifier = "control"
    view.addSubview(control)
    hear(UIApplication.willEnterForegroundNotification) { [weak self] in
      if let self, isWrong { control.isOn = false }
    }
  }
}

/// A notice that comes with a tap, as wide as the window or as the screen.
final class NoticeScreen: PlainScreen {
  private let notice = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    notice.accessibilityIdentifier = "notice"
    button("save", y: 120) { [weak self] in
      guard let self, notice.superview == nil else { return }
      view.addSubview(notice)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = isWrong ? UIScreen.main.bounds.width : view.bounds.width
    notice.frame = CGRect(x: 0, y: 0, width: width, height: 60)
  }
}
