// The menu a button, a bar item or a long press opens: a view above everything in its window.
import DeviceCatalog

/// The entries of a menu, as buttons. A tap beside them closes it, and so does a window that changes its size. Size and place
/// are ours: sources have none.
final class MenuView: UIView {
  private static let width: CGFloat = 250
  private static let row: CGFloat = 44
  /// Kept free at the window's edges.
  private static let edge: CGFloat = 8
  /// How deep menus lie in each other at most; one that contains itself is no menu.
  private static let deepest = 16

  private let panel = MenuPanel(frame: .zero)
  private weak var source: UIView?
  /// Who performs entries: the button, or the bar item it stands for.
  private weak var sender: AnyObject?
  private let chosen: (UIAction) -> Void
  private var openedIn = CGSize.zero

  /// Opens a menu above the window of `source`, if it has an entry to show; whether it did.
  /// - Parameter chosen: what follows when an action was chosen, before it is performed.
  @discardableResult
  static func open(
    _ menu: UIMenu, from source: UIView, sender: AnyObject, at place: CGRect? = nil,
    closed: (() -> Void)? = nil, chosen: @escaping (UIAction) -> Void = { _ in }
  ) -> Bool {
    guard let window = source.window else { return false }
    let view = MenuView(source, sender, chosen)
    view.menu = menu
    view.place = place
    view.closed = closed
    view.children = menu.children
    guard !view.shown(menu.children, depth: 0).isEmpty else { return false }
    close(in: window)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.openedIn = window.bounds.size
    window.addSubview(view)
    view.update()
    return true
  }

  /// Closes the menu that is open in a window, if there is one.
  static func close(in window: UIWindow) {
    for view in window.subviews where view is MenuView { view.removeFromSuperview() }
  }

  /// Gives the menu that is open in a window other entries.
  static func change(in window: UIWindow, _ change: (UIMenu) -> UIMenu) {
    for case let view as MenuView in window.subviews {
      guard let menu = view.menu else { continue }
      let new = change(menu)
      (view.menu, view.children, view.nesting) = (new, new.children, 0)
      view.update()
    }
  }

  private var menu: UIMenu?
  /// What it opens beside, in the source's coordinates; nil for all of the source.
  private var place: CGRect?
  private var closed: (() -> Void)?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, window != nil, let told = closed else { return }
    closed = nil
    told()
  }

  private init(_ source: UIView, _ sender: AnyObject, _ chosen: @escaping (UIAction) -> Void) {
    self.source = source
    self.sender = sender
    self.chosen = chosen
    super.init(frame: .zero)
    panel.backgroundColor = .systemBackground
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  override var takesTaps: Bool { true }
  override func tapped() { removeFromSuperview() }

  /// The menu that is open, and how deep it lies.
  private var children: [UIMenuElement] = []
  private var nesting = 0
  /// What entries that are made when they are needed gave since the menu was opened; nil while they have not.
  private var made: [ObjectIdentifier: [UIMenuElement]?] = [:]

  /// Shows the menu as it is now.
  private func update() { show(shown(children, depth: nesting)) }

  /// What an entry that is made when it is needed gives; until then a line says that it is coming.
  private func entries(of deferred: UIDeferredMenuElement, depth: Int) -> [UIMenuElement] {
    let id = ObjectIdentifier(deferred)
    if made[id] == nil {
      made[id] = .some(nil)
      var isAsking = true
      deferred.ask { [weak self] entries in
        self?.made[id] = .some(entries)
        if !isAsking, self?.window != nil { self?.update() }
      }
      isAsking = false
    }
    guard let entries = made[id] ?? nil else {
      return [UIAction(title: "Loading…", attributes: .disabled) { _ in }]
    }
    return shown(entries, depth: depth + 1)
  }

  /// The entries that are seen: inline menus stand in the one around them.
  private func shown(_ entries: [UIMenuElement], depth: Int) -> [UIMenuElement] {
    guard depth < Self.deepest else { return [] }
    return entries.flatMap { entry -> [UIMenuElement] in
      if let menu = entry as? UIMenu {
        return menu.options.contains(.displayInline) ? shown(menu.children, depth: depth + 1) : [menu]
      }
      if let deferred = entry as? UIDeferredMenuElement { return self.entries(of: deferred, depth: depth) }
      if let command = entry as? UICommand { look(at: command) }
      if let action = entry as? UIAction, action.attributes.contains(.hidden) { return [] }
      if let command = entry as? UICommand, command.attributes.contains(.hidden) { return [] }
      return [entry]
    }
  }

  /// Asks whoever answers to a command how it is to be shown.
  private func look(at command: UICommand) {
    let target = source?.target(forAction: command.action, withSender: command) as? UIResponder
    target?.validate(command)
  }

  private func show(_ entries: [UIMenuElement]) {
    for view in panel.subviews { view.removeFromSuperview() }
    for (index, entry) in entries.enumerated() {
      let button = UIButton(frame: CGRect(x: 0, y: CGFloat(index) * Self.row, width: Self.width, height: Self.row))
      button.setTitle(entry.title.isEmpty ? entry.image?.name : entry.title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.isEnabled = isEnabled(entry)
      button.addAction(UIAction { [weak self] _ in self?.choose(entry) }, for: .touchUpInside)
      panel.addSubview(button)
    }
    panel.frame.size = CGSize(width: Self.width, height: CGFloat(entries.count) * Self.row)
    setNeedsLayout()
  }

  private func isEnabled(_ entry: UIMenuElement) -> Bool {
    if let action = entry as? UIAction { return !action.attributes.contains(.disabled) }
    if let command = entry as? UICommand { return !command.attributes.contains(.disabled) }
    return true
  }

  private func choose(_ entry: UIMenuElement) {
    if let menu = entry as? UIMenu {
      (children, nesting) = (menu.children, nesting + 1)
      return update()
    }
    let (sender, source) = (sender, source)
    if !staysOpen(entry) { removeFromSuperview() }
    if let action = entry as? UIAction {
      chosen(action)
      action.perform(from: sender ?? self)
    } else if let command = entry as? UICommand {
      ActionSending.sendUp(command.action, from: source ?? self, as: command)
    }
  }

  private func staysOpen(_ entry: UIMenuElement) -> Bool {
    guard AppScene.current.era >= Era(16) else { return false }
    return (entry as? UIAction)?.attributes.contains(.keepsMenuPresented) ?? false
  }

  /// Below its source if there is room, else above it, and within the window.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window, window.bounds.size == openedIn else {
      ownScene.later { [weak self] in self?.removeFromSuperview() }
      return
    }
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.edge, dy: Self.edge)
    let from =
      source.map { $0.convert(place ?? $0.bounds, to: self) } ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let size = CGSize(width: min(Self.width, room.width), height: panel.bounds.height)
    let below = from.maxY + Self.edge
    let wanted = below + size.height <= room.maxY ? below : from.minY - Self.edge - size.height
    panel.frame = CGRect(
      x: max(room.minX, min(from.midX - size.width / 2, room.maxX - size.width)),
      y: max(room.minY, min(wanted, room.maxY - size.height)), width: size.width, height: size.height)
  }
}

/// What the entries stand on: a tap between them, or on one that is disabled, is not one beside the menu.
private final class MenuPanel: UIView {
  override var takesTaps: Bool { true }
  override func tapped() {}
}
