// A view of the app's in a navigation bar: how large it is, and what holds it in its place.
import DeviceCatalog
import Foundation

/// Shows an item of a bar.
final class BarButton: UIButton {
  private(set) weak var item: UIBarButtonItem?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// A picture is known by what the app says of it.
  package override var shownText: String? {
    guard let item, item.title?.isEmpty ?? true, let said = item.accessibilityLabel else { return super.shownText }
    return said
  }

  private var mark: BadgeLabel?
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let badge = item?.badge, AppScene.current.era >= Era(26) else {
      mark?.removeFromSuperview()
      mark = nil
      return
    }
    let label = mark ?? BadgeLabel()
    if mark == nil {
      mark = label
      addSubview(label)
    }
    label.show(badge, over: bounds, isMirrored: isMirrored)
  }
}

extension UIBarButtonItem {
  /// What its button is called by: its title, else its picture's name.
  var words: String? {
    if let title, !title.isEmpty { return title }
    return image?.name ?? title
  }

  /// Whether it is shown by a picture: its own, or that of the system's item.
  var showsPicture: Bool { image != nil || systemItem?.isPicture == true }
}

extension UIBarButtonItem.SystemItem {
  /// Whether UIKit shows a picture for it, and not its word.
  var isPicture: Bool {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: false
    case .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play,
      .pause, .rewind, .fastForward, .close:
      true
    }
  }
}

/// Holds a view of the app's in a bar. From era 11 on, a view that lays itself out by constraints has the size they and its
/// content give it ("Updating Your App for iOS 11", WWDC 2017, session 204); any other keeps the size of its frame.
final class BarItemView: UIView {
  let custom: UIView
  /// Nobody gave it a size: it is as large as its content, as a stack or a label that is handed over as it was made.
  private let hasNoSize: Bool

  init(_ custom: UIView) {
    self.custom = custom
    hasNoSize = custom.bounds.width == 0 || custom.bounds.height == 0
    super.init(frame: .zero)
    addSubview(custom)
    guard sizesItself else { return }
    NSLayoutConstraint.activate([
      custom.centerXAnchor.constraint(equalTo: centerXAnchor), custom.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private var sizesItself: Bool {
    AppScene.current.era >= Era(11) && !custom.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether what is in it takes all the room there is: a search bar has no width of its own.
  private var fillsBar: Bool { custom is UISearchBar }

  /// What it takes in a bar of this height.
  func size(in height: CGFloat) -> CGSize {
    guard sizesItself else { return placedSize }
    return custom.systemLayoutSizeFitting(
      CGSize(width: 0, height: height), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// As a bar's title: in the middle of the bar as far as what stands beside it leaves room there, and no wider than that room, which
  /// a search bar fills.
  func place(in area: CGRect, from start: CGFloat, to end: CGFloat, _ height: CGFloat) {
    let (first, last) = (start + Self.gap, max(start + Self.gap, end - Self.gap))
    let width = min(fillsBar ? .infinity : size(in: height).width, last - first)
    let x = min(max(area.midX - width / 2, first), last - width)
    frame = CGRect(x: x, y: 0, width: width, height: height)
  }
  /// Between a title and what is beside it: a size of ours.
  private static let gap: CGFloat = 6

  private var placedSize: CGSize {
    guard hasNoSize, AppScene.current.era >= Era(11) else { return custom.bounds.size }
    return custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !sizesItself else { return }
    let size = fillsBar ? CGSize(width: bounds.width, height: custom.intrinsicContentSize.height) : placedSize
    custom.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// A view can be in one bar only; it is free once the bar shows something else.
  func release() {
    if custom.superview === self { custom.removeFromSuperview() }
    removeFromSuperview()
  }
}
