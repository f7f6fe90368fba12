// A view of a list's content: a picture, and texts below or beside each other.

/// A view of a list's content.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let texts = UIStackView(frame: .zero)
  private let row = UIStackView(frame: .zero)
  private var margins: [NSLayoutConstraint] = []
  private var pictureSides: [NSLayoutConstraint] = []
  private var shown: UIListContentConfiguration
  private lazy var guides: [UILayoutGuide] = [picture, label, detail].map { makeGuide($0) }
  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let content = newValue as? UIListContentConfiguration, content != shown else { return }
      shown = content
      show()
    }
  }

  /// A view of a content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    texts.addArrangedSubview(label)
    texts.addArrangedSubview(detail)
    row.addArrangedSubview(picture)
    row.addArrangedSubview(texts)
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    margins = [
      row.leadingAnchor.constraint(equalTo: leadingAnchor), row.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    pictureSides = [
      picture.widthAnchor.constraint(equalToConstant: 0), picture.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(margins + pictureSides)
    show()
  }
  /// There are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Where the picture is; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guides[0] }
  /// Where the text is; nil without one.
  open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : guides[1] }
  /// Where the second text is; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { detail.isHidden ? nil : guides[2] }
  private func makeGuide(_ view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  /// Texts beside each other stand below each other where they do not fit.
  open override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
  }

  /// Where the text begins, from the view's edge.
  var textStart: CGFloat {
    let size = picture.shownImage.map { shown.imageProperties.room(for: shown.imageProperties.size(of: $0.size)) }
    return edges.leading + (size.map { $0.width + shown.imageToTextPadding } ?? 0)
  }

  /// Around the content: its own margins, at the sides no less than those of the view around.
  private var edges: NSDirectionalEdgeInsets {
    var edges = shown.directionalLayoutMargins
    guard shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let around = superview else { return edges }
    let kept = around.directionalLayoutMargins
    edges.leading = max(edges.leading, kept.leading)
    edges.trailing = max(edges.trailing, kept.trailing)
    return edges
  }

  /// Takes the margins there are; also before it is measured, for a layout that comes after measuring comes too late.
  func arrange() {
    let content = shown
    for (constraint, constant) in zip(margins, [edges.leading, -edges.trailing, edges.top, -edges.bottom])
    where constraint.constant != constant {
      constraint.constant = constant
    }
    let width = superview?.bounds.width ?? bounds.width
    let sides = edges.trailing + textStart
    let needed =
      label.intrinsicContentSize.width + detail.intrinsicContentSize.width
      + content.textToSecondaryTextHorizontalPadding
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText && !label.isHidden && !detail.isHidden
      && (width == 0 || needed <= width - sides)
    texts.axis = isBeside ? .horizontal : .vertical
    // A value stands at the end of its row.
    label.setContentHuggingPriority(isBeside ? .defaultHigh : .defaultLow, for: .horizontal)
    if content.secondaryTextProperties.alignment == .natural {
      let end: NSTextAlignment = isMirrored ? .left : .right
      detail.textAlignment = isBeside ? end : .natural
    }
    texts.spacing =
      isBeside ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
  }

  /// Colours the picture in the tint of where the view is now.
  private func tintPicture() {
    let color = shown.imageProperties.resolvedTintColor(for: tintColor)
    if picture.tintColor != color { picture.tintColor = color }
  }

  /// The tint around the view is another.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintPicture()
  }

  private func show() {
    let content = shown
    alpha = content.alpha
    picture.image = content.image
    picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    picture.isHidden = content.image == nil
    tintPicture()
    picture.contentMode = .center
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
    picture.clipsToBounds = content.imageProperties.cornerRadius > 0
    picture.layer.borderWidth = content.imageProperties.strokeWidth
    picture.layer.borderColor = content.imageProperties.strokeColor?.cgColor
    if let image = picture.shownImage {
      let size = content.imageProperties.size(of: image.size)
      if size != image.size { picture.contentMode = .scaleAspectFit }
      let room = content.imageProperties.room(for: size)
      (pictureSides[0].constant, pictureSides[1].constant) = (room.width, room.height)
    }
    row.spacing = content.imageToTextPadding
    set(label, content.text, content.attributedText, content.textProperties)
    set(detail, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    arrange()
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    let alignments: [UIListContentConfiguration.TextProperties.TextAlignment: NSTextAlignment] = [
      .natural: .natural, .center: .center, .justified: .justified,
    ]
    label.textAlignment = alignments[properties.alignment] ?? .natural
    if let attributed { label.attributedText = attributed } else { label.text = properties.shown(text) }
    label.isHidden = (label.text ?? "").isEmpty
  }
}
