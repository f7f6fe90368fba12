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
    // Each appearance doubles what a tap adds.
    Planted(name: "counts twice", oracle: .callbackBalance, path: "tap 1 about; back 1; tap 1 add") {
      UINavigationController(rootViewController: CountingScreen(isWrong: $0))
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
private class TurningScreen: PlainScreen {
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
