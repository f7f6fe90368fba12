// What the screens with mistakes have in common.
import SwivelUI

/// A screen with labels and buttons, that knows whether it is wrong.
open class PlainScreen: UIViewController {
  /// Whether it has its mistake.
  public let isWrong: Bool
  /// Whether it is wider than high.
  public var isWide: Bool { view.bounds.width > view.bounds.height }

  /// A screen with its mistake or without.
  public init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init(nibName: nil, bundle: nil)
  }

  /// No document has one.
  public required init?(coder: NSCoder) { nil }
}

// In the class, its table of methods would name a main actor's closure, which the compiler spells in two ways in two files.
extension PlainScreen {
  /// Adds a label.
  public func label(_ name: String, _ text: String, y: CGFloat) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = text
    label.frame = CGRect(x: 100, y: y, width: 100, height: 30)
    view.addSubview(label)
    return label
  }

  /// Adds a field.
  public func field(_ name: String) -> UITextField {
    let field = UITextField()
    field.accessibilityIdentifier = name
    field.frame = CGRect(x: 100, y: 60, width: 150, height: 30)
    view.addSubview(field)
    return field
  }

  /// Adds a button.
  public func button(_ name: String, y: CGFloat, _ act: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = name
    button.setTitle(name, for: .normal)
    button.addAction(UIAction { _ in act() }, for: .touchUpInside)
    button.frame = CGRect(x: 100, y: y, width: 100, height: 30)
    view.addSubview(button)
  }
}

extension UIViewController {
  /// Does something at each notification, as long as the app runs.
  func hear(_ name: Notification.Name, _ act: @escaping @MainActor () -> Void) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(act)
    }
  }
}

/// Does something when it is shown first, and whenever its shape is another.
open class TurningScreen: PlainScreen {
  private var wasWide: Bool?

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard wasWide != isWide else { return }
    let isFirst = wasWide == nil
    wasWide = isWide
    turned(isFirst: isFirst)
  }

  /// Its shape is another than before, or it is shown first.
  open func turned(isFirst: Bool) {}
}
