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

private final class BuildingScreen: PlainScreen {
  private var field: UILabel?
  private var wasWide: Bool?

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard wasWide != isWide else { return }
    wasWide = isWide
    let text = field?.text
    for part in view.subviews { part.removeFromSuperview() }
    field = label("field", isWrong ? "empty" : text ?? "empty", y: 100)
    button("fill", y: 150) { [weak self] in self?.field?.text = "full" }
  }
}

private final class FieldScreen: PlainScreen {
  private var field: UITextField?
  private var wasWide: Bool?

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard wasWide != isWide else { return }
    wasWide = isWide
    if field != nil, !isWrong { return }
    field?.removeFromSuperview()
    let field = UITextField()
    field.accessibilityIdentifier = "name"
    field.frame = CGRect(x: 100, y: 60, width: 150, height: 30)
    view.addSubview(field)
    self.field = field
  }
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
