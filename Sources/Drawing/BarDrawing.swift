// Navigation bars, tab bars and toolbars, with titles, buttons and symbols where UIKit shows them.
import Foundation
import Picture
import SwivelUI
import TextMetrics

extension ViewDrawing {
  /// What lies behind a bar and the line at its edge, up to the edge of the window where it touches it: into the status bar
  /// above, into the home indicator below.
  private mutating func ground(of bar: UIView, _ rect: CGRect, _ look: BarLook, isAtTop: Bool) -> [PictureNode] {
    guard let color = look.ground else {
      // What is shown goes on behind the bar.
      behind = behindBar(bar)
      return []
    }
    var box = rect
    if let window = bar.window {
      let place = bar.convert(bar.bounds, to: window)
      if isAtTop, place.minY > 0, place.minY <= window.safeAreaInsets.top + 1 {
        box.origin.y -= place.minY
        box.size.height += place.minY
      }
      let below = window.bounds.height - place.maxY
      if !isAtTop, below > 0, below <= window.safeAreaInsets.bottom + 1 { box.size.height += below }
    }
    behind = PictureColor(color)
    let ground = filled(.rect(box), behind)
    guard let ink = look.line else { return [ground] }
    let y = isAtTop ? rect.maxY - hairline : rect.minY
    return [ground, filled(.rect(CGRect(x: rect.minX, y: y, width: rect.width, height: hairline)), ink)]
  }

  /// What is seen through a bar: the screen it stands on.
  private func behindBar(_ bar: UIView) -> PictureColor {
    let around = bar.superview?.controller
    let shown =
      (around as? UINavigationController)?.topViewController ?? (around as? UITabBarController)?.selectedViewController
    var controller = shown
    if let stack = shown as? UINavigationController { controller = stack.topViewController }
    guard let view = controller?.viewIfLoaded, let color = Self.backgroundColor(of: view) else { return behind }
    return PictureColor(color)
  }

  // MARK: Navigation bars

  mutating func bar(_ bar: UINavigationBar, _ rect: CGRect) -> [PictureNode] {
    let prompt = bar.subviews.first { $0.accessibilityIdentifier == "navigation-prompt" } as? UILabel
    // Everything else stands below a prompt.
    let top = prompt?.frame.maxY ?? 0
    let isLarge = bar.subviews.contains { $0 is UILabel && $0 !== prompt && !$0.isHidden && $0.frame.minY > top }
    let look = BarLook(bar, era: era, isLarge: isLarge)
    var nodes = ground(of: bar, rect, look, isAtTop: true)
    let ink: PictureColor = behind.luminance < 0.5 ? .white : usualInk()
    let isStandalone = bar.topItem == nil
    let isMirrored = bar.isMirrored
    var room = (from: rect.minX, to: rect.maxX)
    // A search below title and buttons takes no room of theirs, and alone in the bar leaves them faded.
    for part in bar.subviews where !part.isHidden && part.alpha > 0 && !(part is UILabel) && part.frame.minY == top {
      let box = part.frame.offsetBy(dx: rect.minX - bar.bounds.minX, dy: rect.minY - bar.bounds.minY)
      if box.midX < rect.midX { room.from = max(room.from, box.maxX) } else { room.to = min(room.to, box.minX) }
      if let button = part as? UIButton { nodes += named(button, barButton(button, in: bar, box, look)) }
    }
    if let prompt {
      var setting = TextSetting(prompt.font, ink, generation)
      setting.alignment = .center
      let box = prompt.frame.offsetBy(dx: rect.minX - bar.bounds.minX, dy: rect.minY - bar.bounds.minY)
      nodes += named(prompt, setting.nodes(prompt.text ?? "", in: box))
    }
    for case let label as UILabel in bar.subviews where label !== prompt && !label.isHidden && label.alpha > 0 {
      let box = label.frame.offsetBy(dx: rect.minX - bar.bounds.minX, dy: rect.minY - bar.bounds.minY)
      let said = isLarge ? look.largeTitle : look.title
      let font =
        said[.font] as? UIFont
        ?? (isLarge ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold))
      let color = (said[.foregroundColor] as? UIColor).map(PictureColor.init) ?? ink
      var setting = TextSetting(font, color, generation)
      setting.alignment = !isLarge ? .center : isMirrored ? .right : .left
      nodes += named(label, setting.nodes(label.text ?? "", in: isLarge ? box : titleBox(box, in: rect, room)))
    }
    if isStandalone { nodes += itemOfDocument(bar, rect, ink) }
    return nodes
  }

  /// Where a title stands: in the middle of the bar, as wide as what is at its sides leaves.
  private func titleBox(_ box: CGRect, in rect: CGRect, _ room: (from: CGFloat, to: CGFloat)) -> CGRect {
    let gap: CGFloat = 6
    let half = min(rect.midX - room.from, room.to - rect.midX) - gap
    guard half * 2 > box.width else { return box }
    return CGRect(x: rect.midX - half, y: box.minY, width: half * 2, height: box.height)
  }

  private func named(_ view: UIView, _ nodes: [PictureNode]) -> [PictureNode] {
    guard !nodes.isEmpty else { return [] }
    return [PictureNode(.group(PictureGroup(nodes)), name: view.knownName ?? view.className, kind: view.className)]
  }

  private func barButton(
    _ button: UIButton, in bar: UINavigationBar, _ box: CGRect, _ look: BarLook
  ) -> [PictureNode] {
    let tint = PictureColor(bar.tint)
    let isBack = button.knownName == "back"
    let left = bar.topItem?.leftItems ?? []
    let right = bar.topItem?.rightItems ?? []
    let item = (left + right).first { $0.shownView === button }
    let isMirrored = bar.isMirrored
    if isBack {
      let chevron = CGRect(x: isMirrored ? box.maxX - 18 : box.minX, y: box.midY - 11, width: 18, height: 22)
      let text = CGRect(
        x: isMirrored ? box.minX : box.minX + 18, y: box.minY, width: max(0, box.width - 18), height: box.height)
      var setting = TextSetting(
        .systemFont(ofSize: 17), tint, generation, said: look.words(of: look.backButton, isEnabled: button.isEnabled))
      if isMirrored { setting.alignment = .right }
      return Symbols.nodes(isMirrored ? "chevron.right" : "chevron.left", in: chevron, color: tint)
        + setting.nodes(button.currentTitle ?? "", in: text)
    }
    let isRight = right.contains { $0.shownView === button }
    let isLeft = left.contains { $0.shownView === button }
    // What stands outermost keeps UIKit's margin from the edge, and the others of its side their distances from it.
    let margin = isLeft && !bar.backButton.isHidden ? 4 : bar.margin
    let (before, after) = !isLeft && !isRight ? (4, 4) : isLeft != isMirrored ? (margin, 0) : (0, margin)
    let area = CGRect(
      x: box.minX + before, y: box.minY, width: max(0, box.width - before - after), height: box.height)
    return self.item(
      item, title: button.currentTitle, isEnabled: button.isEnabled, in: area,
      item?.tintColor.map(PictureColor.init) ?? tint,
      alignment: !isLeft && !isRight ? .center : isLeft != isMirrored ? .left : .right, look)
  }

  /// An item of a bar: its symbol where it has one, else its words.
  private func item(
    _ item: UIBarButtonItem?, title: String?, isEnabled: Bool, in box: CGRect, _ tint: PictureColor,
    alignment: NSTextAlignment, _ look: BarLook? = nil
  ) -> [PictureNode] {
    let ink = isEnabled ? tint : PictureColor(.tertiaryLabel)
    let symbol =
      item?.systemItem.flatMap(\.symbol)
      ?? title.flatMap { name in
        // A document's picture stands under its name.
        Symbols.known(name) != nil && name.first?.isLowercase == true ? name : nil
      }
    if symbol != nil || item?.image != nil {
      let side: CGFloat = 24
      let x =
        alignment == .right ? box.maxX - side : alignment == .left ? box.minX : box.midX - side / 2
      let place = CGRect(x: x, y: box.midY - side / 2, width: side, height: side)
      return symbol.map { Symbols.nodes($0, in: place, color: ink) } ?? icon(item?.image, in: place, ink)
    }
    let isDone = item?.style == .done || item?.systemItem == .done || item?.systemItem == .save
    let said = look.map { $0.words(of: isDone ? $0.doneButtons : $0.buttons, isEnabled: isEnabled) } ?? [:]
    var setting = TextSetting(
      .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular), ink, generation, said: said)
    setting.alignment = alignment
    return setting.nodes(title ?? item?.title ?? "", in: box)
  }

  /// A picture of a bar, which bars show as an outline in their ink; one that is no symbol is a picture's sign.
  private func icon(_ image: UIImage?, in box: CGRect, _ ink: PictureColor) -> [PictureNode] {
    guard let image else { return [] }
    // Bars show pictures as large as they are.
    let place = CGRect(
      x: box.midX - image.size.width / 2, y: box.midY - image.size.height / 2, width: image.size.width,
      height: image.size.height)
    let tint = image.renderingMode == .alwaysOriginal ? nil : ink
    if let shown = PixelCache.node(of: image, in: place, tint: tint) { return [shown] }
    let name = image.name ?? ""
    return Symbols.nodes(image.isSymbolImage || Symbols.known(name) != nil ? name : "photo", in: box, color: ink)
  }

  /// What a bar that stands in a document by itself shows: its item's title and buttons.
  private func itemOfDocument(_ bar: UINavigationBar, _ rect: CGRect, _ ink: PictureColor) -> [PictureNode] {
    guard let item = bar.documentElement?.contents(.items).first(where: { _ in true }) else { return [] }
    var setting = TextSetting(.systemFont(ofSize: 17, weight: .semibold), ink, generation)
    setting.alignment = .center
    var nodes = setting.nodes(item[.title] ?? "", in: rect)
    let tint = PictureColor(bar.tint)
    for (key, alignment) in [("leftBarButtonItem", NSTextAlignment.left), ("rightBarButtonItem", .right)] {
      guard let button = item.child(key: key) else { continue }
      let words = button[.title] ?? button[.systemItem].map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let known = UIBarButtonItem.SystemItem.allCases.first { "\($0)" == button[.systemItem] }
      let shown = known.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
      nodes += self.item(
        shown, title: words ?? button[.image], isEnabled: true, in: rect.insetBy(dx: 16, dy: 0), tint,
        alignment: alignment)
    }
    return nodes
  }

  // MARK: Tab bars and toolbars

  mutating func bar(_ bar: UITabBar, _ rect: CGRect) -> [PictureNode] {
    let look = BarLook(bar, era: era)
    var nodes = ground(of: bar, rect, look, isAtTop: false)
    let tint = PictureColor(bar.tint)
    let other = PictureColor(bar.unselectedItemTintColor ?? .systemGray)
    let selected = bar.items?.firstIndex { $0 === bar.selectedItem }
    // Beside its picture stands a title where there is the width or not the height, since iOS 11; else below it.
    let traits = bar.traitCollection
    let isInline = era.major >= 11 && (traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact)
    for (index, button) in bar.subviews.compactMap({ $0 as? UIButton }).enumerated() {
      let box = button.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      let item = bar.items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      let state = index == selected ? look.tabs?.selected : look.tabs?.normal
      let usual = index == selected ? tint : other
      let ink = state?.iconColor.map(PictureColor.init) ?? usual
      var setting = TextSetting(
        .systemFont(ofSize: isInline ? 13 : 10, weight: isInline ? .regular : .medium), usual, generation,
        said: state?.titleTextAttributes ?? [:])
      let title = button.currentTitle ?? ""
      let own = index == selected ? item?.selectedImage ?? item?.image : item?.image
      let image = own ?? item?.systemItem.flatMap { UIImage(systemName: $0.symbol) }
      let side: CGFloat = 24
      var place = CGRect(x: box.midX - side / 2, y: box.minY + 6, width: side, height: side)
      var words = CGRect(x: box.minX, y: box.minY + 32, width: box.width, height: 13)
      setting.alignment = .center
      if isInline {
        let width = CGFloat(setting.font.metrics(generation).width(of: title))
        let picture = image == nil ? 0 : side + 6
        place = CGRect(x: box.midX - (picture + width) / 2, y: box.midY - side / 2, width: side, height: side)
        words = CGRect(x: place.minX + picture, y: box.minY, width: width + 1, height: box.height)
      }
      let room = bar.isMirrored ? box : nil
      func turned(_ part: CGRect) -> CGRect { room.map { part.mirrored(in: $0) } ?? part }
      var shown = icon(image, in: turned(place), ink) + setting.nodes(title, in: turned(words))
      if let badge = item?.badgeValue {
        // Without a picture it stands after the title.
        let corner = image != nil || !isInline ? place : words.offsetBy(dx: 9, dy: 10)
        let color = item?.badgeColor ?? state?.badgeBackgroundColor
        let look = BadgeLook(item, state)
        let end = image != nil && isInline ? words.minX : nil
        shown += self.badge(badge, color, look, at: corner, endsAt: end, mirroredIn: room)
      }
      nodes += named(button, shown)
    }
    return nodes
  }

  /// What a tab's badge says, at the corner of its picture.
  ///
  /// - Parameters:
  ///   - end: where what stands beside the picture begins, which the badge leaves free.
  ///   - room: the tab, where it is turned round.
  private func badge(
    _ text: String, _ color: UIColor?, _ look: BadgeLook, at picture: CGRect, endsAt end: CGFloat?,
    mirroredIn room: CGRect?
  ) -> [PictureNode] {
    var setting = TextSetting(look.font, look.color, generation)
    setting.alignment = .center
    let width = max(18, CGFloat(setting.font.metrics(generation).width(of: text)) + 10)
    let x = min(picture.maxX - 7, end.map { $0 - width } ?? .infinity)
    let usual = CGRect(x: x, y: picture.minY - 4, width: width, height: 18)
    let box = (room.map { usual.mirrored(in: $0) } ?? usual)
      .offsetBy(dx: look.shift.horizontal, dy: look.shift.vertical)
    let words = box.offsetBy(dx: look.textShift.horizontal, dy: look.textShift.vertical)
    return [filled(.box(box, radius: 9), color ?? .systemRed)] + setting.nodes(text, in: words)
  }

  mutating func bar(_ bar: UIToolbar, _ rect: CGRect) -> [PictureNode] {
    let look = BarLook(bar, era: era)
    var nodes = ground(of: bar, rect, look, isAtTop: false)
    let tint = PictureColor(bar.tint)
    for button in bar.subviews.compactMap({ $0 as? UIButton }) where !button.isHidden {
      let item = bar.items?.first { $0.shownView === button }
      let box = button.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      nodes += named(
        button,
        self.item(
          item, title: button.currentTitle, isEnabled: button.isEnabled, in: box,
          item?.tintColor.map(PictureColor.init) ?? tint, alignment: .center, look))
    }
    return nodes
  }
}

extension UITabBarItem.SystemItem {
  /// The symbol that stands for the picture UIKit shows.
  var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol UIKit shows; nil for items that are words.
  var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play"
    case .pause: "pause"
    case .rewind: "backward"
    case .fastForward: "forward"
    }
  }
}
