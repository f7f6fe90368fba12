// A view as large as its image.

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image, or nil.
  open var image: UIImage? { didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } } }

  override func makeParts() { isUserInteractionEnabled = false }

  /// Creates a view with an image, in its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// The image's size; without an image the present one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }
}
