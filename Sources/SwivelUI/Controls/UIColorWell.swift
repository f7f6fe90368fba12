// A round button that shows a colour and lets a user pick another.

/// A well of colour, from era 14: a tap presents a picker over the controller around it.
@preconcurrency @MainActor open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  /// A well is a circle as high as a small button. No source has the number.
  private static let side: CGFloat = 28

  /// The title of the picker.
  open var title: String?
  /// Whether a colour may let through what is behind it.
  open var supportsAlpha = true
  /// The colour; nil until there is one. Setting it tells nobody.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Creates a well.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: Selector("pick", UIColorWell.pick), for: .touchUpInside)
  }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addTarget(self, action: Selector("pick", UIColorWell.pick), for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func pick() {
    var presenter: UIResponder? = next
    while let current = presenter, !(current is UIViewController) { presenter = current.next }
    guard let controller = presenter as? UIViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    controller.present(picker, animated: true)
  }

  /// A user chose a colour in the picker.
  open func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { choose(color) }
  /// A user chose a colour in the picker.
  open func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    choose(viewController.selectedColor)
  }

  private func choose(_ color: UIColor) {
    guard color != selectedColor else { return }
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
