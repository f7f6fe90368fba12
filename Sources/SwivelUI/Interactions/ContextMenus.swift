// Menus that a finger which stays opens: what they are about rises above a dimmed window, and who gave them hears of it.

/// Who gave a menu, as the menu sees it: an interaction's delegate, or a table's or a collection's.
@MainActor struct ContextMenuGiver {
  let configuration: UIContextMenuConfiguration
  /// What rises, where the delegate says so.
  var highlight: () -> UITargetedPreview? = { nil }
  var willDisplay: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
  var willEnd: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
  var commit: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }

  /// Opens the menu above the window of a view; whether there is anything to open.
  func open(from view: UIView) -> Bool {
    let preview = configuration.previewProvider?()
    guard let menu = configuration.menu ?? preview.map({ _ in UIMenu(children: []) }) else { return false }
    let lift = LiftedPreview(of: view, highlight(), preview)
    let closed: () -> Void = {
      let animator = MenuAnimator(preview)
      willEnd(animator)
      animator.run()
    }
    guard MenuView.open(menu, from: view, sender: view, lift: lift, closed: closed) else { return false }
    lift.commit = { [weak lift] in
      let animator = MenuAnimator(preview)
      commit(animator)
      lift?.letGo()
      if let window = lift?.window { MenuView.close(in: window) }
      animator.run()
    }
    let animator = MenuAnimator(preview)
    willDisplay(animator)
    animator.run()
    return true
  }
}

/// What is shown above a menu: a controller's view, or what the finger is on, risen from its place. A tap chooses it.
final class LiftedPreview: UIView {
  /// Between it and its menu; ours, as its corners are: sources have none.
  static let gap: CGFloat = 16
  private static let corner: CGFloat = 13
  /// The part of the window's height a controller has that says nothing of its size; ours.
  private static let share: CGFloat = 0.6

  /// The name commands find it by.
  private static let name = "menu-preview"

  private weak var source: UIView?
  private let preview: UIViewController?
  private let content = UIView()
  /// Chooses it.
  var commit: () -> Void = {}

  init(of source: UIView, _ target: UITargetedPreview?, _ preview: UIViewController?) {
    self.source = target?.view ?? source
    self.preview = preview
    super.init(frame: .zero)
    accessibilityIdentifier = Self.name
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = .zero
    content.clipsToBounds = true
    content.isUserInteractionEnabled = false
    content.layer.cornerRadius = Self.corner
    addSubview(content)
    if let preview {
      content.addSubview(preview.view)
    } else if let lifted = self.source {
      let own = lifted.layer.cornerRadius
      if own > 0 { content.layer.cornerRadius = own }
      content.backgroundColor = target?.parameters.backgroundColor ?? lifted.backgroundColor ?? .systemBackground
      if let seen = lifted.snapshotView(afterScreenUpdates: true) { content.addSubview(seen) }
      // Of a part, where the app says so, no more is seen.
      if let visible = target?.parameters.visiblePath {
        let shape = CAShapeLayer()
        shape.path = visible.cgPath
        content.layer.mask = shape
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override var takesTaps: Bool { true }
  override func tapped() { commit() }

  /// Whether it is shown without a menu, too.
  var standsAlone: Bool { preview != nil }

  /// Gives up the controller, which may be shown by the app next.
  func letGo() { preview?.viewIfLoaded?.removeFromSuperview() }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    for view in content.subviews { view.frame = content.bounds }
  }

  /// Stands above its menu, both within the room: a controller's view as large as it wishes, or what is lifted where it was. Gives
  /// the menu's place.
  func place(in room: CGRect, with menu: CGSize) -> CGRect {
    guard let superview, let source else { return CGRect(origin: room.origin, size: menu) }
    let from = source.convert(source.bounds, to: superview)
    let spare = menu.height > 0 ? menu.height + Self.gap : 0
    guard let preview else {
      let below = from.maxY + Self.gap
      let above = from.minY - Self.gap - menu.height
      let fitsBelow = below + menu.height <= room.maxY
      let top = fitsBelow || above >= room.minY ? from.minY : max(room.minY, room.maxY - spare - from.height)
      frame = CGRect(x: from.minX, y: top, width: from.width, height: from.height)
      let y = fitsBelow || above < room.minY ? frame.maxY + Self.gap : above
      return CGRect(origin: CGPoint(x: edge(of: menu, in: room), y: min(y, room.maxY - menu.height)), size: menu)
    }
    let wish = preview.preferredContentSize
    let size = CGSize(
      width: min(wish.width > 0 ? wish.width : room.width, room.width),
      height: max(0, min(wish.height > 0 ? wish.height : room.height * Self.share, room.height - spare)))
    let y = max(room.minY, min(from.midY - (size.height + spare) / 2, room.maxY - size.height - spare))
    let x = max(room.minX, min(from.midX - size.width / 2, room.maxX - size.width))
    frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    return CGRect(origin: CGPoint(x: edge(of: menu, in: room), y: frame.maxY + Self.gap), size: menu)
  }

  /// A menu begins with what is in the window's first half, and ends with what is in the other.
  private func edge(of menu: CGSize, in room: CGRect) -> CGFloat {
    let wanted = frame.midX <= room.midX ? frame.minX : frame.maxX - menu.width
    return max(room.minX, min(wanted, room.maxX - menu.width))
  }
}

extension UIView {
  /// What a table's or a collection's delegate gives for a point of this view.
  func contextMenuGiver(at point: CGPoint) -> ContextMenuGiver? {
    if let cell = self as? UITableViewCell, let table = cell.table, let path = table.indexPath(for: cell) {
      return table.menuGiver(at: path, point: convert(point, to: table))
    }
    if let cell = self as? UICollectionViewCell, let grid = cell.collection, let path = grid.indexPath(for: cell) {
      return grid.menuGiver(at: path, point: convert(point, to: grid))
    }
    return nil
  }
}

extension UITableView {
  fileprivate func menuGiver(at path: IndexPath, point: CGPoint) -> ContextMenuGiver? {
    guard let delegate,
      let configuration = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    var giver = ContextMenuGiver(configuration: configuration)
    giver.highlight = { [weak self] in
      self.flatMap { delegate.tableView($0, previewForHighlightingContextMenuWithConfiguration: configuration) }
    }
    giver.willDisplay = { [weak self] animator in
      if let self { delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator) }
    }
    giver.willEnd = { [weak self] animator in
      if let self { delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
    }
    giver.commit = { [weak self] animator in
      guard let self else { return }
      delegate.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    return giver
  }
}

extension UICollectionView {
  fileprivate func menuGiver(at path: IndexPath, point: CGPoint) -> ContextMenuGiver? {
    guard let delegate, let configuration = menuConfiguration(at: path, point: point) else { return nil }
    var giver = ContextMenuGiver(configuration: configuration)
    giver.highlight = { [weak self] in
      guard let self else { return nil }
      return delegate.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        ?? delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    giver.willDisplay = { [weak self] animator in
      if let self { delegate.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }
    }
    giver.willEnd = { [weak self] animator in
      if let self { delegate.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
    }
    giver.commit = { [weak self] animator in
      guard let self else { return }
      delegate.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    return giver
  }
}
