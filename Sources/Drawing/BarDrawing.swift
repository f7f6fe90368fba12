// Navigation bars, tab bars and toolbars, with titles, buttons and symbols where UIKit shows them.
import Foundation
import Picture
import SwivelUI
import TextMetrics

extension ViewDrawing {
  /// The line at the edge of a bar that content passes under.
  func edge(of bar: UIView, _ rect: CGRect, isAtTop: Bool) -> PictureNode {
    let y = isAtTop ? rect.minY : rect.maxY - hairline
    let line = CGRect(x: rect.minX, y: y, width: rect.width, height: hairline)
    return filled(.rect(line), era.major >= 26 ? .clear : .separator)
  }

  /// What lies behind a bar, up to the edge of the window where it touches it: into the status bar above, into the home
  /// indicator below.
  private func ground(of bar: UIView, _ rect: CGRect, isAtTop: Bool) -> PictureNode {
    let isBlack = bar.documentElement?.attributes.contains { $0.name == "barStyle" && $0.value.hasPrefix("black") }
    let color =
      bar.inkOfDocument("barTintColor") ?? bar.inkBehind ?? (isBlack == true ? .darkText : .secondarySystemBackground)
    var box = rect
    if isAtTop, let window = bar.window {
      let top = bar.convert(CGPoint.zero, to: window).y
      if top > 0, top <= window.safeAreaInsets.top + 1 {
        box = CGRect(x: box.minX, y: box.minY - top, width: box.width, height: box.height + top)
      }
    }
    return filled(.rect(box), color)
  }

  // MARK: Navigation bars

  mutating func bar(_ bar: UINavigationBar, _ rect: CGRect) -> [PictureNode] {
    let ground = ground(of: bar, rect, isAtTop: true)
    if case .shape(let shape) = ground.content, case .color(let color)? = shape.fill { behind = color }
    var nodes = [ground]
    let ink: PictureColor = behind.luminance < 0.5 ? .white : usualInk()
    let isStandalone = bar.topItem == nil
    for part in bar.subviews where !part.isHidden {
      let box = part.frame.offsetBy(dx: rect.minX - bar.bounds.minX, dy: rect.minY - bar.bounds.minY)
      if let label = part as? UILabel {
        let isLarge = label.frame.minY > 0
        var setting = TextSetting(
          isLarge ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold), ink, generation
        )
        setting.alignment = isLarge ? .left : .center
        nodes += named(label, setting.nodes(label.text ?? "", in: box))
      } else if let button = part as? UIButton {
        nodes += named(button, barButton(button, in: bar, box))
      }
    }
    if isStandalone { nodes += itemOfDocument(bar, rect, ink) }
    return nodes
  }

  /// Between the edge of a bar and its outermost item.
  private static let barMargin: CGFloat = 16

  private func named(_ view: UIView, _ nodes: [PictureNode]) -> [PictureNode] {
    guard !nodes.isEmpty else { return [] }
    return [PictureNode(.group(PictureGroup(nodes)), name: view.knownName ?? view.className, kind: view.className)]
  }

  private func barButton(_ button: UIButton, in bar: UINavigationBar, _ box: CGRect) -> [PictureNode] {
    let tint = PictureColor(bar.inkOfControls)
    let isBack = button.knownName == "back"
    let left = bar.topItem?.leftBarButtonItems ?? []
    let right = bar.topItem?.rightBarButtonItems ?? []
    let item = (left + right).first { $0.shownView === button }
    if isBack {
      let chevron = CGRect(x: box.minX, y: box.midY - 11, width: 18, height: 22)
      let text = CGRect(x: box.minX + 18, y: box.minY, width: max(0, box.width - 18), height: box.height)
      return Symbols.nodes("chevron.left", in: chevron, color: tint)
        + TextSetting(.systemFont(ofSize: 17), tint, generation).nodes(button.currentTitle ?? "", in: text)
    }
    let isRight = right.contains { $0.shownView === button }
    // What stands outermost keeps UIKit's margin from the edge.
    let edges = bar.frame.offsetBy(dx: box.minX - button.frame.minX - bar.frame.minX, dy: 0)
    let from = max(box.minX + 4, edges.minX + Self.barMargin)
    let to = min(box.maxX - 4, edges.maxX - Self.barMargin)
    let area = CGRect(x: from, y: box.minY, width: max(0, to - from), height: box.height)
    return self.item(
      item, title: button.currentTitle, isEnabled: button.isEnabled, in: area, tint,
      alignment: isRight ? .right : .left)
  }

  /// An item of a bar: its symbol where it has one, else its words.
  private func item(
    _ item: UIBarButtonItem?, title: String?, isEnabled: Bool, in box: CGRect, _ tint: PictureColor,
    alignment: NSTextAlignment
  ) -> [PictureNode] {
    let ink = isEnabled ? tint : PictureColor(.tertiaryLabel)
    let picture =
      item?.systemItem.flatMap(\.symbol) ?? item?.image?.name
      ?? title.flatMap { name in
        // A document's picture stands under its name.
        Symbols.known(name) != nil && name.first?.isLowercase == true ? name : nil
      }
    if let picture {
      let side: CGFloat = 24
      let x =
        alignment == .right ? box.maxX - side : alignment == .left ? box.minX : box.midX - side / 2
      return Symbols.nodes(
        picture, in: CGRect(x: x, y: box.midY - side / 2, width: side, height: side), color: ink)
    }
    let isDone = item?.style == .done || item?.systemItem == .done || item?.systemItem == .save
    var setting = TextSetting(.systemFont(ofSize: 17, weight: isDone ? .semibold : .regular), ink, generation)
    setting.alignment = alignment
    return setting.nodes(title ?? item?.title ?? "", in: box)
  }

  /// What a bar that stands in a document by itself shows: its item's title and buttons.
  private func itemOfDocument(_ bar: UINavigationBar, _ rect: CGRect, _ ink: PictureColor) -> [PictureNode] {
    guard let item = bar.documentElement?.contents(.items).first(where: { _ in true }) else { return [] }
    var setting = TextSetting(.systemFont(ofSize: 17, weight: .semibold), ink, generation)
    setting.alignment = .center
    var nodes = setting.nodes(item[.title] ?? "", in: rect)
    let tint = PictureColor(bar.inkOfControls)
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
    var nodes = [ground(of: bar, rect, isAtTop: false)]
    let tint = PictureColor(bar.inkOfControls)
    let selected = bar.items?.firstIndex { $0 === bar.selectedItem }
    for (index, button) in bar.subviews.compactMap({ $0 as? UIButton }).enumerated() {
      let box = button.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      let ink = index == selected ? tint : PictureColor(.systemGray)
      let icon = CGRect(x: box.midX - 12, y: box.minY + 6, width: 24, height: 24)
      var setting = TextSetting(.systemFont(ofSize: 10, weight: .medium), ink, generation)
      setting.alignment = .center
      let words = CGRect(x: box.minX, y: box.minY + 32, width: box.width, height: 13)
      nodes += named(
        button,
        // Which picture a tab has is not kept: a mark.
        Symbols.nodes(index == selected ? "circle.fill" : "circle", in: icon, color: ink)
          + setting.nodes(button.currentTitle ?? "", in: words))
    }
    return nodes
  }

  mutating func bar(_ bar: UIToolbar, _ rect: CGRect) -> [PictureNode] {
    var nodes = [ground(of: bar, rect, isAtTop: false)]
    let tint = PictureColor(bar.inkOfControls)
    for button in bar.subviews.compactMap({ $0 as? UIButton }) where !button.isHidden {
      let item = bar.items?.first { $0.shownView === button }
      let box = button.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      nodes += named(
        button,
        self.item(
          item, title: button.currentTitle, isEnabled: button.isEnabled, in: box, tint, alignment: .center))
    }
    return nodes
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
