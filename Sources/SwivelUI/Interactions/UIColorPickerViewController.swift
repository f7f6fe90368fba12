// The sheets to pick a colour and a font: they offer the system's.
import DeviceCatalog

/// Who is told of a colour.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: OptionalMethods {
  /// A user chose a colour, perhaps on the way to another; from era 15.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A user chose a colour.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// A user is done.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Stands for a delegate without the method.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { AppScene.current.unimplemented(returning: ()) }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A sheet to pick a colour: it offers the system's colours by name, and an end.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.white
  /// Whether it may let through what is behind it. Kept: those that are offered do not.
  open var supportsAlpha = true
  /// How bright it may be, from era 26. Kept.
  open var maximumLinearExposure: CGFloat = 1

  private static let offered: [(String, UIColor)] = [
    ("Black", .black), ("White", .white), ("Gray", .systemGray), ("Red", .systemRed), ("Orange", .systemOrange),
    ("Yellow", .systemYellow), ("Green", .systemGreen), ("Blue", .systemBlue), ("Purple", .systemPurple),
  ]

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = ChoiceList(frame: .zero)
    list.fill(view)
    let choices: [ChoiceList.Choice] = Self.offered.map { name, color in
      (name, { [weak self] in self?.choose(color) })
    }
    list.show(choices, "color", title: title ?? "Colors", end: ("Close", { [weak self] in self?.close() }))
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    guard let delegate else { return }
    let isNewer = ownScene.era >= Era(15)
    let call: Void? =
      isNewer
      ? ownScene.optional { delegate.colorPickerViewController(self, didSelect: color, continuously: false) } : nil
    if call == nil { delegate.colorPickerViewControllerDidSelectColor(self) }
  }

  private func close() {
    let tell = { [self] in delegate?.colorPickerViewControllerDidFinish(self) ?? () }
    guard presentingViewController != nil else { return tell() }
    dismiss(animated: true, completion: tell)
  }
}

/// Who is told of a font.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: OptionalMethods {
  /// A user is gone without one.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// A user chose one.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// A sheet to pick a font: it offers the families there are, and an end.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// What is offered.
  @preconcurrency @MainActor open class Configuration: NumberedObject {
    /// Whether fonts of a family are offered one by one. Kept.
    open var includeFaces = false
    /// Whether names stand in the system's font. Kept.
    open var displayUsingSystemFont = false
    /// Which traits fonts must have. Kept.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// What the system offers.
    public override init() { super.init() }
  }

  /// What is offered.
  public let configuration: Configuration
  /// Who is told.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font; nil before one was chosen.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// A sheet.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// A sheet of what the system offers.
  public convenience init() { self.init(configuration: Configuration()) }
  /// Documents have none: nil.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = ChoiceList(frame: .zero)
    list.fill(view)
    let choices: [ChoiceList.Choice] = UIFont.familyNames.map { name in
      (name, { [weak self] in self?.choose(name) })
    }
    let end = { [weak self] () -> Void in self?.end { $0.delegate?.fontPickerViewControllerDidCancel($0) } }
    list.show(choices, "font", title: "Choose Font", end: ("Cancel", end))
  }

  private func choose(_ family: String) {
    selectedFontDescriptor = UIFontDescriptor(fontAttributes: [.family: family])
    end { $0.delegate?.fontPickerViewControllerDidPickFont($0) }
  }

  private func end(_ tell: @escaping (UIFontPickerViewController) -> Void) {
    guard presentingViewController != nil else { return tell(self) }
    dismiss(animated: true) { [self] in tell(self) }
  }
}
