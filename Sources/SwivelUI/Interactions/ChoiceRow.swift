// One line of a menu, or of a sheet of the system's: what stands in it where people look for it. Its measures are ours: sources have
// none.

/// A title at the start, a mark before it, a picture at the end, and a line below.
final class ChoiceRow: UIButton {
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  /// Where titles begin if one of the rows has a mark.
  private static let marked: CGFloat = 36
  private static let pictureSize: CGFloat = 24
  private static let markSize: CGFloat = 14
  private static let pictureRoom: CGFloat = 12

  private let picture = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()

  /// - Parameters:
  ///   - mark: the symbol before the title; nil for none.
  ///   - isMarked: whether a row of the same list has one, so that titles stand below each other.
  ///   - hasLine: whether a row follows.
  init(_ title: String, color: UIColor, image: UIImage?, mark name: String?, isMarked: Bool, hasLine: Bool) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(color, for: .normal)
    setTitleColor(.tertiaryLabel, for: .disabled)
    titleLabel?.font = .systemFont(ofSize: 17)
    contentHorizontalAlignment = .leading
    let end = Self.margin + (image == nil ? 0 : Self.pictureSize + Self.pictureRoom)
    contentEdgeInsets = UIEdgeInsets(top: 0, left: isMarked ? Self.marked : Self.margin, bottom: 0, right: end)
    show(image, in: picture, color)
    show(name.flatMap { UIImage(systemName: $0) }, in: mark, color)
    line.backgroundColor = .separator
    line.isHidden = !hasLine
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ image: UIImage?, in view: UIImageView, _ color: UIColor) {
    guard let image else { return }
    view.image = image
    view.contentMode = .scaleAspectFit
    view.tintColor = color
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    picture.frame = CGRect(
      x: bounds.width - Self.margin - Self.pictureSize, y: middle - Self.pictureSize / 2, width: Self.pictureSize,
      height: Self.pictureSize)
    mark.frame = CGRect(
      x: (Self.marked - Self.markSize) / 2, y: middle - Self.markSize / 2, width: Self.markSize, height: Self.markSize)
    let hair = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
  }
}
