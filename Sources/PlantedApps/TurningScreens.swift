// Planted mistakes of turns and of what users did before them: the screens of them.
import Foundation
import SwivelUI

final class HidingScreen: PlainScreen {
  private var note: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    note = label("note", "Note", y: 100)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isWide { note?.isHidden = true } else if !isWrong { note?.isHidden = false }
  }
}

final class WideScreen: PlainScreen {
  private var band: UILabel?
  private var width: CGFloat?

  override func viewDidLoad() {
    super.viewDidLoad()
    band = label("band", "Band", y: 100)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = isWrong ? self.width ?? view.bounds.width : view.bounds.width
    self.width = width
    band?.frame = CGRect(x: 0, y: 100, width: width / 2, height: 30)
  }
}

final class PaintedScreen: PlainScreen {
  private final class Dial: UIView {
    override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).stroke() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let dial = Dial(frame: view.bounds)
    dial.accessibilityIdentifier = "dial"
    dial.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !isWrong { dial.contentMode = .redraw }
    view.addSubview(dial)
  }
}

final class BuildingScreen: TurningScreen {
  private var field: UILabel?

  override func turned(isFirst: Bool) {
    let text = field?.text
    for part in view.subviews { part.removeFromSuperview() }
    field = label("field", isWrong ? "empty" : text ?? "empty", y: 100)
    button("fill", y: 150) { [weak self] in self?.field?.text = "full" }
  }
}

final class FieldScreen: TurningScreen {
  private var field: UITextField?

  override func turned(isFirst: Bool) {
    if !isFirst, !isWrong { return }
    field?.removeFromSuperview()
    field = self.field("name")
  }
}

final class SegmentScreen: TurningScreen {
  private var choice: UISegmentedControl?

  override func turned(isFirst: Bool) {
    if !isFirst, !isWrong { return }
    choice?.removeFromSuperview()
    let choice = UISegmentedControl(items: ["Week", "Month"])
    choice.accessibilityIdentifier = "range"
    choice.selectedSegmentIndex = 0
    choice.frame = CGRect(x: 100, y: 60, width: 150, height: 30)
    view.addSubview(choice)
    self.choice = choice
  }
}

/// One control, made anew by each turn or once.
final class ControlScreen: TurningScreen {
  enum Control { case namelessField, toggle, slider, stepper, star, scroll }

  private let control: Control

  init(isWrong: Bool, control: Control) {
    self.control = control
    super.init(isWrong: isWrong)
  }

  required init?(coder: NSCoder) { nil }

  override func turned(isFirst: Bool) {
    if !isFirst, !isWrong { return }
    for part in view.subviews { part.removeFromSuperview() }
    let part = made
    if control != .namelessField { part.accessibilityIdentifier = "control" }
    part.frame = CGRect(x: 100, y: 80, width: 150, height: 120)
    view.addSubview(part)
  }

  private var made: UIView {
    switch control {
    case .namelessField:
      let field = UITextField()
      field.placeholder = "Your name"
      return field
    case .toggle: return UISwitch()
    case .slider: return UISlider()
    case .stepper: return UIStepper()
    case .star:
      let star = UIButton(type: .custom)
      star.addAction(UIAction { [weak star] _ in star?.isSelected.toggle() }, for: .touchUpInside)
      return star
    case .scroll:
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 150, height: 600)
      // Its edges fade, as those of many texts do: what has a mask is scrolled all the same.
      scroll.layer.mask = CAGradientLayer()
      return scroll
    }
  }
}

final class RowsScreen: TurningScreen, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.frame = CGRect(x: 0, y: 80, width: 320, height: 140)
    view.addSubview(table)
  }

  override func turned(isFirst: Bool) {
    if isWrong, !isFirst { table.reloadData() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

final class PageScreen: PlainScreen {
  var number = 1
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = label("page", "Page \(number)", y: 100)
  }
}

final class BookScreen: TurningScreen, UIPageViewControllerDataSource {
  private let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func page(_ number: Int) -> PageScreen? {
    guard (1...3).contains(number) else { return nil }
    let page = PageScreen(isWrong: false)
    page.number = number
    return page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    book.dataSource = self
    addChild(book)
    view.addSubview(book.view)
    book.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    book.view.frame = view.bounds
  }

  override func turned(isFirst: Bool) {
    if isFirst || isWrong { book.setViewControllers([page(1)].compactMap { $0 }, direction: .forward, animated: false) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { (viewController as? PageScreen).flatMap { page($0.number - 1) } }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { (viewController as? PageScreen).flatMap { page($0.number + 1) } }
}

/// A label as high as its text; in the middle, so that it is seen wherever it grows.
final class GrowingScreen: PlainScreen {
  private var note: UILabel?
  private var largest: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let note = UILabel()
    note.accessibilityIdentifier = "note"
    note.text = "Note"
    note.font = .preferredFont(forTextStyle: .body)
    note.adjustsFontForContentSizeCategory = !isWrong
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      note.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    self.note = note
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let font = UIFont.preferredFont(forTextStyle: .body)
    guard isWrong, font.pointSize > largest else { return }
    largest = font.pointSize
    note?.font = font
  }
}

final class SinkingScreen: PlainScreen {
  private var note: UILabel?
  private var appearances: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    note = label("note", "Note", y: 100)
    button("about", y: 300) { [weak self] in
      self?.navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
    note?.frame.origin.y = isWrong ? 80 + 20 * appearances : 100
  }
}

final class CountingScreen: PlainScreen {
  private var sum = 0
  private var listeners = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let total = label("total", "0", y: 120)
    button("add", y: 160) { [weak self] in
      guard let self else { return }
      sum += listeners
      total.text = "\(sum)"
    }
    button("about", y: 200) { [weak self] in
      self?.navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listeners = isWrong ? listeners + 1 : 1
  }
}

/// Three rows of a controller that has no row chosen when it appears again.
package final class RowsController: UITableViewController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
