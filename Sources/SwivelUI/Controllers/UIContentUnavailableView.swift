// How what a controller shows while it has nothing to show is laid out, and when it is.
import DeviceCatalog
import Foundation

/// Shows a configuration in its middle.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration { didSet { build() } }
  /// Whether it scrolls where it is too small. Kept.
  open var isScrollEnabled = false
  private var rows: [(view: UIView, gap: CGFloat)] = []
  /// How wide it was when its rows were placed: in another width its texts have other heights.
  private var placedWidth: CGFloat = 0

  /// Shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    build()
  }

  /// Documents have none: nil.
  public required init?(coder: NSCoder) { nil }

  private func build() {
    for row in rows { row.view.removeFromSuperview() }
    rows = []
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    backgroundColor = shown.background.backgroundColor
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, 0)
    }
    if let image = shown.image {
      let view = UIImageView(image: image)
      view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      view.contentMode = .scaleAspectFit
      add(view, 0)
    }
    add(shown.text, shown.attributedText, shown.textProperties, shown.imageToTextPadding)
    add(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      shown.textToSecondaryTextPadding)
    let hasFirst = add(shown.button, shown.buttonProperties, shown.textToButtonPadding)
    _ = add(
      shown.secondaryButton, shown.secondaryButtonProperties,
      hasFirst ? shown.buttonToSecondaryButtonPadding : shown.textToButtonPadding)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func add(_ view: UIView, _ gap: CGFloat) {
    rows.append((view, rows.isEmpty ? 0 : gap))
    addSubview(view)
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ gap: CGFloat
  ) {
    guard text?.isEmpty == false || attributed != nil else { return }
    let label = UILabel(frame: .zero)
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      (configuration as? UIContentUnavailableConfiguration)?.alignment == .natural ? .natural : .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, gap)
  }

  private func add(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, _ gap: CGFloat
  ) -> Bool {
    guard look.title?.isEmpty == false || look.attributedTitle != nil || look.image != nil else { return false }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    add(button, gap)
    return true
  }

  /// As wide as there is room, as high as its rows one below the other: so it stands in stacks.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return .zero }
    let margins = shown.directionalLayoutMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    let sizes = rowSizes(width, shown)
    let height = zip(rows, sizes).reduce(margins.top + margins.bottom) { $0 + $1.0.gap + $1.1.height }
    return CGSize(width: (sizes.map(\.width).max() ?? 0) + margins.leading + margins.trailing, height: height)
  }
  /// The size it has where nothing holds it: its texts in one line each, or in the width it was last laid out in.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: 0))
  }

  private func rowSizes(_ width: CGFloat, _ shown: UIContentUnavailableConfiguration) -> [CGSize] {
    let most = shown.imageProperties.maximumSize
    return rows.map { row -> CGSize in
      var size = row.view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      if row.view is UIImageView {
        if most.width > 0 { size.width = min(size.width, most.width) }
        if most.height > 0 { size.height = min(size.height, most.height) }
      }
      return CGSize(width: min(size.width, width), height: size.height)
    }
  }

  /// One below the other, in the middle of what is safe.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    if placedWidth != bounds.width { invalidateIntrinsicContentSize() }
    placedWidth = bounds.width
    let margins = shown.directionalLayoutMargins
    let room = bounds.inset(by: safeAreaInsets).inset(
      by: UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
    let sizes = rowSizes(room.width, shown)
    let whole = zip(rows, sizes).reduce(0) { $0 + $1.0.gap + $1.1.height }
    var top = shown.alignment == .natural ? room.minY : room.midY - whole / 2
    for (row, size) in zip(rows, sizes) {
      top += row.gap
      let left = shown.alignment == .natural ? room.minX : room.midX - size.width / 2
      row.view.frame = CGRect(x: left, y: top, width: size.width, height: size.height)
      top += size.height
    }
  }
}

extension UIViewController {
  /// Before each layout: asks for what is shown in place of content where that was asked for, and puts it over the view.
  func layOutContentUnavailable(in scene: AppScene) {
    if needsUnavailableUpdate, scene.era >= Era(17) {
      needsUnavailableUpdate = false
      view.observing(.contentUnavailable, in: scene) {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      }
    }
    guard let view = viewIfLoaded, let shown = unavailableView else { return }
    if shown.superview !== view { view.addSubview(shown) }
    if shown.frame != view.bounds { shown.frame = view.bounds }
    if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
  }
}
