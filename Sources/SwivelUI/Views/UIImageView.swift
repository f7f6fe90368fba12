// A view as large as its image.

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image, or nil.
  open var image: UIImage? { didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } } }

  /// The image while it is highlighted.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { invalidateIntrinsicContentSize() } } }
  /// Whether it is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }
  /// Images that follow each other.
  open var animationImages: [UIImage]?
  /// The same while it is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds they take; 0 for a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// How often; 0 for always.
  open var animationRepeatCount = 0
  /// Whether they follow each other now.
  open var isAnimating: Bool { storedIsAnimating }
  private var storedIsAnimating = false
  /// Lets them follow each other.
  open func startAnimating() { storedIsAnimating = animationImages != nil }
  /// Stops that.
  open func stopAnimating() { storedIsAnimating = false }
  /// How symbols are drawn; what one says of itself counts more.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }

  /// What is seen: while it is highlighted the other image if there is one, while images follow each other the first of them, and
  /// symbols as the view prefers them.
  package var shownImage: UIImage? {
    let running = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let still = isHighlighted ? highlightedImage ?? image : image
    let seen = storedIsAnimating ? running?.first ?? still : still
    guard let seen, seen.isSymbolImage, let preferredSymbolConfiguration else { return seen }
    return seen.preferring(preferredSymbolConfiguration)
  }
  /// Whether the image grows with the user's text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Kept: no view around it has focus here.
  open var adjustsImageWhenAncestorFocused = false
  /// How bright a picture may be, from era 17. Kept.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// How bright its picture is.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  override func makeParts() { isUserInteractionEnabled = false }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a view with an image, in its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// The same with another image while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image's.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  /// What constraints see of the image: its size without its alignment insets; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
  }
  /// A symbol's is that of text beside it.
  override var baselineFromCenter: CGFloat? { shownImage?.baselineFromMiddle }
  /// The image's size; without an image the present one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }
}
