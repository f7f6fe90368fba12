// Small apps, each with one mistake that can be left out.
import Emulator
import Foundation
import Orientation
import SwivelUI

@testable import Exploration

/// A mistake: how it is known, and the shortest path by which it can be seen, as its author knows.
struct Planted: Sendable, CustomStringConvertible {
  var name: String
  var oracle: Oracle
  var path: String
  var make: @MainActor @Sendable (_ isWrong: Bool) -> UIViewController

  var description: String { name }

  @MainActor func app(isWrong: Bool) -> AppBundle {
    let make = make
    return .showing("Planted", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) { make(isWrong) }
  }

  static let all: [Planted] = [
    // What landscape hides is never shown again.
    Planted(name: "hidden for good", oracle: .thereAndBack, path: "rotate LL; rotate P") { HidingScreen(isWrong: $0) },
    // The width is computed when the view is loaded.
    Planted(name: "width of the first orientation", oracle: .pathIndependence, path: "rotate LL") {
      WideScreen(isWrong: $0)
    },
    // A turn builds the screen anew, without what was typed.
    Planted(name: "built anew", oracle: .stateLoss, path: "tap 1 fill; rotate LL") { BuildingScreen(isWrong: $0) },
    // A turn brings another field, without what was typed.
    Planted(name: "typed in vain", oracle: .stateLoss, path: "type 1 name; rotate LL") { FieldScreen(isWrong: $0) },
    // A turn brings another row of segments, with the first chosen.
    Planted(name: "chosen in vain", oracle: .stateLoss, path: "tap 1 Month; rotate LL") { SegmentScreen(isWrong: $0) },
    // A turn begins with the first page.
    Planted(name: "leafed in vain", oracle: .stateLoss, path: "gesture page-forward in window 1; rotate LL") {
      BookScreen(isWrong: $0)
    },
    // A turn brings another field, which is known by its placeholder alone.
    Planted(name: "typed in vain without a name", oracle: .stateLoss, path: "type 1 Your name; rotate LL") {
      ControlScreen(isWrong: $0, control: .namelessField)
    },
    // A turn brings another switch, which is off.
    Planted(name: "switched in vain", oracle: .stateLoss, path: "tap 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .toggle)
    },
    // A turn brings another slider, at its beginning.
    Planted(name: "slid in vain", oracle: .stateLoss, path: "drag 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .slider)
    },
    // A turn brings another stepper, at its beginning.
    Planted(name: "stepped in vain", oracle: .stateLoss, path: "drag 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .stepper)
    },
    // A turn brings another star, which nobody gave.
    Planted(name: "starred in vain", oracle: .stateLoss, path: "tap 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .star)
    },
    // A turn brings another text, at its beginning.
    Planted(name: "scrolled in vain", oracle: .stateLoss, path: "scroll 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .scroll)
    },
    // A turn loads the rows anew, and which of them was chosen is gone.
    Planted(name: "row chosen in vain", oracle: .stateLoss, path: "tap 1 Row 0; rotate LL") {
      RowsScreen(isWrong: $0)
    },
    // Each appearance doubles what a tap adds.
    Planted(name: "counts twice", oracle: .callbackBalance, path: "tap 1 about; back 1; tap 1 add") {
      UINavigationController(rootViewController: CountingScreen(isWrong: $0))
    },
    // What an animation's end does was thought out at its beginning.
    Planted(name: "finished too late", oracle: .interruption, path: "tap 1 show; wait 0.25 s; rotate LL; wait 0.5 s") {
      LateScreen(isWrong: $0)
    },
    // What is opened keeps itself.
    Planted(name: "kept for ever", oracle: .growth, path: "tap 1 open; back 1; tap 1 open; back 1") {
      UINavigationController(rootViewController: OpeningScreen(isWrong: $0))
    },
    // Every turn adds a constraint, and none is taken away.
    Planted(name: "constrained again", oracle: .growth, path: "rotate LL; rotate P; rotate LL; rotate P") {
      ConstrainedScreen(isWrong: $0)
    },
  ]
}

class PlainScreen: UIViewController {
  let isWrong: Bool
  var isWide: Bool { view.bounds.width > view.bounds.height }

  init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func label(_ name: String, _ text: String, y: CGFloat) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = text
    label.frame = CGRect(x: 100, y: y, width: 100, height: 30)
    view.addSubview(label)
    return label
  }

  func button(_ name: String, y: CGFloat, _ act: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = name
    button.setTitle(name, for: .normal)
    button.addAction(UIAction { _ in act() }, for: .touchUpInside)
    button.frame = CGRect(x: 100, y: y, width: 100, height: 30)
    view.addSubview(button)
  }
}

/// Does something when it is shown first, and whenever its shape is another.
class TurningScreen: PlainScreen {
  private var wasWide: Bool?

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard wasWide != isWide else { return }
    let isFirst = wasWide == nil
    wasWide = isWide
    turned(isFirst: isFirst)
  }

  func turned(isFirst: Bool) {}
}

private final class HidingScreen: PlainScreen {
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

private final class WideScreen: PlainScreen {
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

private final class BuildingScreen: TurningScreen {
  private var field: UILabel?

  override func turned(isFirst: Bool) {
    let text = field?.text
    for part in view.subviews { part.removeFromSuperview() }
    field = label("field", isWrong ? "empty" : text ?? "empty", y: 100)
    button("fill", y: 150) { [weak self] in self?.field?.text = "full" }
  }
}

private final class FieldScreen: TurningScreen {
  private var field: UITextField?

  override func turned(isFirst: Bool) {
    if !isFirst, !isWrong { return }
    field?.removeFromSuperview()
    let field = UITextField()
    field.accessibilityIdentifier = "name"
    field.frame = CGRect(x: 100, y: 60, width: 150, height: 30)
    view.addSubview(field)
    self.field = field
  }
}

private final class SegmentScreen: TurningScreen {
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
private final class ControlScreen: TurningScreen {
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
      return scroll
    }
  }
}

private final class RowsScreen: TurningScreen, UITableViewDataSource, UITableViewDelegate {
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

private final class PageScreen: PlainScreen {
  var number = 1
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = label("page", "Page \(number)", y: 100)
  }
}

private final class BookScreen: TurningScreen, UIPageViewControllerDataSource {
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

private final class CountingScreen: PlainScreen {
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
final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
