// The menu a button, a bar item or a long press opens: a view above everything in its window.
import DeviceCatalog

/// The entries of a menu, as buttons. A tap beside them closes it, and so does a window that changes its size. Size and place
/// are ours: sources have none.
final class MenuView: UIView {
  private static let width: CGFloat = 250
  /// Between what inline menus set apart.
  private static let gap: CGFloat = 8
  private static let headHeight: CGFloat = 32
  private static let corner: CGFloat = 12
  /// Kept free at the window's edges.
  static let edge: CGFloat = 8
  /// What dims the window below a menu with something that rose; ours.
  private static let dimming = UIColor(white: 0, alpha: 0.2)
  /// How deep menus lie in each other at most; one that contains itself is no menu.
  private static let deepest = 16

  let panel = MenuPanel(frame: .zero)
  private weak var source: UIView?
  /// Who performs entries: the button, or the bar item it stands for.
  private weak var sender: AnyObject?
  private let chosen: (UIAction) -> Void
  private var openedIn = CGSize.zero

  /// Opens a menu above the window of `source`, if it has an entry to show; whether it did.
  /// - Parameter chosen: what follows when an action was chosen, before it is performed.
  ///   - asBar: whether it is one of cut, copy and paste: entries beside each other.
  ///   - lift: what stands above the menu; all else is dimmed. A controller's view may stand there alone.
  @discardableResult
  static func open(
    _ menu: UIMenu, from source: UIView, sender: AnyObject, at place: CGRect? = nil, asBar: Bool = false,
    lift: LiftedPreview? = nil, closed: (() -> Void)? = nil, chosen: @escaping (UIAction) -> Void = { _ in }
  ) -> Bool {
    guard let window = source.window else { return false }
    let view = MenuView(source, sender, chosen)
    view.isBar = asBar
    view.menu = menu
    view.place = place
    view.closed = closed
    view.children = menu.children
    guard !view.sections(of: menu.children, depth: 0).isEmpty || lift?.standsAlone == true else { return false }
    close(in: window)
    view.lift = lift
    if let lift {
      view.backgroundColor = dimming
      view.insertSubview(lift, belowSubview: view.panel)
    }
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

  /// Where the menu that is open in a window is; nil without one.
  static func frame(in window: UIWindow) -> CGRect? {
    window.subviews.lazy.compactMap { ($0 as? MenuView)?.panel.frame }.first
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
  private var isBar = false
  /// Which of a bar's parts is shown, where it is too long for one.
  var page = 0
  /// What it opens beside, in the source's coordinates; nil for all of the source.
  private var place: CGRect?
  private var closed: (() -> Void)?
  private var lift: LiftedPreview?

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
    panel.layer.cornerRadius = Self.corner
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 16
    panel.layer.shadowOffset = .zero
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
  func update() { show(sections(of: children, depth: nesting)) }

  /// What an entry that is made when it is needed gives; until then a line says that it is coming.
  private func entries(of deferred: UIDeferredMenuElement, depth: Int) -> [[UIMenuElement]] {
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
      return [[UIAction(title: "Loading…", attributes: .disabled) { _ in }]]
    }
    return sections(of: entries, depth: depth + 1)
  }

  /// The entries that are seen: inline menus stand in the one around them, set apart from what is before and after.
  private func sections(of entries: [UIMenuElement], depth: Int) -> [[UIMenuElement]] {
    guard depth < Self.deepest else { return [] }
    var sections: [[UIMenuElement]] = []
    var section: [UIMenuElement] = []
    for entry in entries {
      if let menu = entry as? UIMenu, menu.options.contains(.displayInline) {
        sections += [section] + self.sections(of: menu.children, depth: depth + 1)
        section = []
      } else if let deferred = entry as? UIDeferredMenuElement {
        let made = self.entries(of: deferred, depth: depth)
        section += made.first ?? []
        guard made.count > 1 else { continue }
        sections += [section] + made.dropFirst()
        section = []
      } else {
        if let command = entry as? UICommand { look(at: command) }
        if !attributes(of: entry).contains(.hidden) { section.append(entry) }
      }
    }
    return (sections + [section]).filter { !$0.isEmpty }
  }

  func attributes(of entry: UIMenuElement) -> UIMenuElement.Attributes {
    if let menu = entry as? UIMenu { return menu.options.contains(.destructive) ? .destructive : [] }
    return (entry as? UIAction)?.attributes ?? (entry as? UICommand)?.attributes ?? []
  }

  /// The symbol before an entry: what is chosen has a check, what opens another menu an arrow.
  private func mark(of entry: UIMenuElement) -> String? {
    if entry is UIMenu { return "chevron.right" }
    return switch (entry as? UIAction)?.state ?? (entry as? UICommand)?.state ?? .off {
    case .off: nil
    case .on: "checkmark"
    case .mixed: "minus"
    }
  }

  /// Asks whoever answers to a command how it is to be shown.
  private func look(at command: UICommand) {
    let target = source?.target(forAction: command.action, withSender: command) as? UIResponder
    target?.validate(command)
  }

  private func show(_ sections: [[UIMenuElement]]) {
    for view in panel.subviews { view.removeFromSuperview() }
    guard !isBar else { return showBar(sections.flatMap { $0 }) }
    var y: CGFloat = 0
    if nesting == 0, let title = menu?.title, !title.isEmpty { y = showTitle(title) }
    let isMarked = sections.joined().contains { mark(of: $0) != nil }
    for (number, section) in sections.enumerated() {
      if number > 0 {
        let gap = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: Self.gap))
        gap.backgroundColor = .systemGray5
        panel.addSubview(gap)
        y += Self.gap
      }
      for (index, entry) in section.enumerated() {
        let row = row(of: entry, isMarked: isMarked, hasLine: index < section.count - 1)
        row.frame = CGRect(x: 0, y: y, width: Self.width, height: ChoiceRow.height)
        panel.addSubview(row)
        y += ChoiceRow.height
      }
    }
    panel.frame.size = CGSize(width: Self.width, height: y)
    setNeedsLayout()
  }

  private func showTitle(_ title: String) -> CGFloat {
    let head = UILabel(frame: CGRect(x: 16, y: 0, width: Self.width - 32, height: Self.headHeight))
    head.text = title
    head.font = .systemFont(ofSize: 13)
    head.textColor = .secondaryLabel
    panel.addSubview(head)
    return Self.headHeight
  }

  private func row(of entry: UIMenuElement, isMarked: Bool, hasLine: Bool) -> ChoiceRow {
    let attributes = attributes(of: entry)
    let row = ChoiceRow(
      entry.title.isEmpty ? entry.image?.name ?? "" : entry.title,
      color: attributes.contains(.destructive) ? .systemRed : .label, image: entry.image, mark: mark(of: entry),
      isMarked: isMarked, hasLine: hasLine)
    row.isEnabled = !attributes.contains(.disabled)
    row.addAction(UIAction { [weak self] _ in self?.choose(entry) }, for: .touchUpInside)
    return row
  }

  func choose(_ entry: UIMenuElement) {
    if let menu = entry as? UIMenu {
      page = 0
      (children, nesting) = (menu.children, nesting + 1)
      return update()
    }
    let (sender, source) = (sender, source)
    if !staysOpen(entry) { removeFromSuperview() }
    if let action = entry as? UIAction {
      chosen(action)
      action.perform(from: sender ?? self)
    } else if let command = entry as? UICommand {
      let first = FirstResponder.current ?? source
      if !EditCommand.perform(command.action, from: first, sender: command) {
        ActionSending.sendUp(command.action, from: source ?? self, as: command)
      }
    }
  }

  private func staysOpen(_ entry: UIMenuElement) -> Bool {
    guard AppScene.current.era >= Era(16) else { return false }
    return (entry as? UIAction)?.attributes.contains(.keepsMenuPresented) ?? false
  }

  /// Below its source if there is room, else above it, and within the window; a bar is above where it can be.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window, window.bounds.size == openedIn else {
      ownScene.later { [weak self] in self?.removeFromSuperview() }
      return
    }
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.edge, dy: Self.edge)
    if let lift {
      panel.frame = lift.place(in: room, with: panel.bounds.size)
      return
    }
    let from =
      source.map { $0.convert(place ?? $0.bounds, to: self) } ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let size = CGSize(width: min(isBar ? panel.bounds.width : Self.width, room.width), height: panel.bounds.height)
    let below = from.maxY + Self.edge
    let above = from.minY - Self.edge - size.height
    let wanted = isBar ? (above >= room.minY ? above : below) : below + size.height <= room.maxY ? below : above
    panel.frame = CGRect(
      x: max(room.minX, min(from.midX - size.width / 2, room.maxX - size.width)),
      y: max(room.minY, min(wanted, room.maxY - size.height)), width: size.width, height: size.height)
  }
}

/// What the entries stand on: a tap between them, or on one that is disabled, is not one beside the menu.
final class MenuPanel: UIView {
  override var takesTaps: Bool { true }
  override func tapped() {}
}
