// A laid-out view and all in it as a display list: the one walk from live objects to values.
import DeviceCatalog
import Foundation
import Picture
import SwivelUI
import TextMetrics

/// Draws the views of one window.
@MainActor struct ViewDrawing {
  /// The version that draws.
  let era: Era
  /// Pixels per point, which thin lines are one of.
  let scale: Double
  let generation: FontGeneration
  /// What is drawn so far lies on this colour: texts nobody gave a colour are seen on it.
  var behind = PictureColor.white
  private var count = 0

  /// Views drawn of one window: far more than fit a screen.
  private static let maximumViews = 50_000
  /// Nobody sees less.
  private static let faintest = 0.004

  init(era: Era, scale: Double) {
    self.era = era
    self.scale = scale
    generation = FontGeneration(systemVersion: era.major)
  }

  /// A line as thin as the screen has.
  var hairline: Double { 1 / max(1, scale) }

  /// The view, where its superview's coordinates begin at `origin`; nil where nothing of it is seen.
  mutating func node(_ view: UIView, at origin: CGPoint, depth: Int = 0) -> PictureNode? {
    guard !view.isHidden, count < Self.maximumViews, depth < Picture.maximumDepth else { return nil }
    count += 1
    let opacity = view.alpha
    guard opacity > Self.faintest, let place = Place(view, at: origin) else { return nil }
    let outer = behind
    defer { behind = outer }
    let traits = UITraitCollection.current
    let own = view.traitsOfItsOwn
    if let own, own != traits { UITraitCollection.current = own }
    defer { if let own, own != traits { UITraitCollection.current = traits } }
    var children: [PictureNode] = []
    if let dim = dimming(view, place.rect) { children.append(dim) }
    background(of: view, place.rect, into: &children)
    content(of: view, place.rect, into: &children)
    var clip: Outline?
    if view.clipsToBounds {
      clip = outline(of: view, place.rect)
    } else if let corners = systemCorners(of: view), view.presentationStyle != nil {
      // What stands at the corners of a card ends with it.
      clip = .box(place.rect, radius: corners.radius, corners: corners.which)
    }
    let inner = CGPoint(x: place.rect.minX - view.bounds.minX, y: place.rect.minY - view.bounds.minY)
    var parts: [PictureNode] = []
    for part in view.partsBackToFront {
      switch part {
      case .layer(let layer): if let node = node(layer, at: inner, depth: depth + 1) { parts.append(node) }
      case .view(let subview) where drawsItself(subview, in: view): break
      case .view(let subview): if let node = node(subview, at: inner, depth: depth + 1) { parts.append(node) }
      }
    }
    afterwards(view, place.rect, into: &parts)
    if let clip, !parts.isEmpty {
      parts = [PictureNode(.group(PictureGroup(parts, clip: clip)))]
    }
    children += parts + border(of: view.layer, place.rect)
    guard !children.isEmpty else { return nil }
    if let mask = view.mask?.layer ?? view.layer.mask { children = masked(children, by: mask, at: inner, depth: depth) }
    return PictureNode(
      .group(PictureGroup(children, transform: place.turn, opacity: opacity)),
      name: view.knownName ?? view.className, kind: view.className)
  }

  /// Where a view is.
  struct Place {
    /// Before it is turned.
    let rect: CGRect
    /// What turns it about its middle.
    let turn: PictureTransform

    /// A view's; nil for a place that is none.
    @MainActor init?(_ view: UIView, at origin: CGPoint) {
      let size = view.bounds.size
      let map = view.transform
      guard map != .identity else {
        self.init(view.frame.offsetBy(dx: origin.x, dy: origin.y), turned: map, about: .zero)
        return
      }
      let middle = CGPoint(x: view.center.x + origin.x, y: view.center.y + origin.y)
      self.init(
        CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
        turned: map, about: middle)
    }

    /// A rectangle turned about a point; nil for a place that is none.
    init?(_ rect: CGRect, turned map: CGAffineTransform, about point: CGPoint) {
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
      // Beyond this no pixel is told from the next.
      guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }), rect.width >= 0, rect.height >= 0 else { return nil }
      self.rect = rect
      guard map != .identity else {
        turn = .identity
        return
      }
      let (x, y) = (Double(point.x), Double(point.y))
      turn = PictureTransform.shift(-x, -y).then(PictureTransform(map)).then(.shift(x, y))
    }
  }

  // MARK: What every view has

  /// The form of a view: its rectangle, with the corners its layer has.
  func outline(of view: UIView, _ rect: CGRect) -> Outline {
    let layer = view.layer
    return .box(rect, radius: Double(layer.cornerRadius), corners: PictureCorners(layer.maskedCorners))
  }

  private mutating func background(of view: UIView, _ rect: CGRect, into nodes: inout [PictureNode]) {
    if let alert = view.controller as? UIAlertController, alert.view === view, view.backgroundColor == nil {
      if alert.isPopover { nodes += arrow(of: view, PictureColor(.secondarySystemGroupedBackground), rect) }
      for card in alert.cards {
        let box = card.offsetBy(dx: rect.minX, dy: rect.minY)
        let fill = PictureColor(.secondarySystemGroupedBackground)
        nodes.append(
          PictureNode(
            .shape(PictureShape(.box(box, radius: 14), fill: .color(fill), shadow: systemShadow(of: view)))))
      }
      behind = PictureColor(.secondarySystemGroupedBackground)
      return
    }
    let layer = view.layer
    let fill = Self.backgroundColor(of: view).map(PictureColor.init).flatMap { $0.alpha > 0 ? $0 : nil }
    var outline = outline(of: view, rect)
    if let corners = systemCorners(of: view) { outline = .box(rect, radius: corners.radius, corners: corners.which) }
    if let gradient = layer as? CAGradientLayer, let colors = PictureGradient(gradient, in: rect) {
      nodes.append(PictureNode(.shape(PictureShape(outline, fill: .gradient(colors)))))
    }
    let shadow = fill == nil ? nil : PictureShape.Shadow(layer) ?? systemShadow(of: view)
    if fill == nil { nodes += shadows(ofClear: view, rect) }
    if let fill, case .popover? = view.presentationStyle { nodes += arrow(of: view, fill, rect) }
    if fill != nil || shadow != nil {
      nodes.append(PictureNode(.shape(PictureShape(outline, fill: fill.map { .color($0) }, shadow: shadow))))
    }
    if let fill, fill.alpha > 200 { behind = fill }
    if let shape = layer as? CAShapeLayer { nodes += self.shape(shape, at: rect.origin) }
    nodes += contents(of: layer, rect)
  }

  /// The line along a layer's edges, over all that is in it.
  func border(of layer: CALayer, _ rect: CGRect) -> [PictureNode] {
    let width = Double(layer.borderWidth)
    guard width > 0, width.isFinite else { return [] }
    let color = layer.borderColor.map(PictureColor.init) ?? .black
    let inside = rect.insetBy(dx: width / 2, dy: width / 2)
    let outline = Outline.box(
      inside, radius: max(0, Double(layer.cornerRadius) - width / 2), corners: PictureCorners(layer.maskedCorners))
    return [PictureNode(.shape(PictureShape(outline, stroke: PictureShape.Stroke(color, width: width))))]
  }

  /// What fills a view: its own colour, else what UIKit fills views of its kind with.
  static func backgroundColor(of view: UIView) -> UIColor? {
    let container = view.superview as? PresentationContainerView
    if let popover = container?.presentation as? UIPopoverPresentationController, let own = popover.backgroundColor,
      popover.presentedView === view, popover.resolvedStyle == .popover
    {
      return own
    }
    // The ground of a list's sections lies over the collection's own.
    if let ground = (view as? UICollectionView)?.listBackground, ground != .clear { return ground }
    if (view as? UITableViewCell)?.showsChoice == true { return .systemGray4 }
    if let own = view.backgroundColor { return own }
    switch view {
    case let scroll as UIScrollView where scroll.hasGivenBackground: break
    case let table as UITableView: return table.style == .plain ? .systemBackground : .systemGroupedBackground
    case let cell as UITableViewCell: return cell.isInGroup ? .secondarySystemGroupedBackground : .systemBackground
    case let section as UITableViewHeaderFooterView: return section.ground
    case is UICollectionView: return .systemBackground
    case is UITextView: return .systemBackground
    case let material as UIVisualEffectView: return color(of: material.effect)
    case _: break
    }
    // What is presented is opaque, whatever the app left out, but where it covers what stays beneath: that shows through.
    guard let look = view.presentationStyle else { return nil }
    if case .cover = look, container?.presentation?.shouldRemovePresentersView == false { return nil }
    return .systemBackground
  }

  /// What a blur makes of what lies behind, which is not blurred here: lighter or darker, the more the thicker it is.
  private static func color(of effect: UIVisualEffect?) -> UIColor? {
    if let glass = effect as? UIGlassEffect {
      return (glass.tintColor ?? .systemBackground).withAlphaComponent(glass.style == .clear ? 0.25 : 0.55)
    }
    guard let blur = effect as? UIBlurEffect else { return effect == nil ? nil : .clear }
    let isDark: Bool
    let thickness: CGFloat
    switch blur.style {
    case .extraLight, .light: (isDark, thickness) = (false, blur.style == .light ? 0.3 : 0.8)
    case .dark, .extraDark: (isDark, thickness) = (true, blur.style == .dark ? 0.55 : 0.8)
    case .regular, .prominent, .systemMaterial: return UIColor.systemBackground.withAlphaComponent(0.7)
    case .systemUltraThinMaterial: return UIColor.systemBackground.withAlphaComponent(0.4)
    case .systemThinMaterial: return UIColor.systemBackground.withAlphaComponent(0.55)
    case .systemThickMaterial: return UIColor.systemBackground.withAlphaComponent(0.85)
    case .systemChromeMaterial: return UIColor.systemBackground.withAlphaComponent(0.8)
    case .systemUltraThinMaterialLight: (isDark, thickness) = (false, 0.4)
    case .systemThinMaterialLight: (isDark, thickness) = (false, 0.55)
    case .systemMaterialLight: (isDark, thickness) = (false, 0.7)
    case .systemThickMaterialLight: (isDark, thickness) = (false, 0.85)
    case .systemChromeMaterialLight: (isDark, thickness) = (false, 0.8)
    case .systemUltraThinMaterialDark: (isDark, thickness) = (true, 0.4)
    case .systemThinMaterialDark: (isDark, thickness) = (true, 0.55)
    case .systemMaterialDark: (isDark, thickness) = (true, 0.7)
    case .systemThickMaterialDark: (isDark, thickness) = (true, 0.85)
    case .systemChromeMaterialDark: (isDark, thickness) = (true, 0.8)
    }
    return UIColor(white: isDark ? 0.1 : 1, alpha: thickness)
  }

  private func systemCorners(of view: UIView) -> (radius: Double, which: PictureCorners)? {
    if let style = view.presentationStyle {
      switch style {
      case .alert, .actionSheet: return (14, .all)
      case .sheet(let reachesBottom):
        let said = (view.superview as? PresentationContainerView)?.presentation as? UISheetPresentationController
        return (said?.preferredCornerRadius.map(Double.init) ?? 10, reachesBottom ? [.topLeft, .topRight] : .all)
      case .popover: return (13, .all)
      case .cover: return nil
      }
    }
    guard let cell = view as? UITableViewCell, let table = cell.superview as? UITableView,
      table.style == .insetGrouped, let (isFirst, isLast) = table.ends(of: cell)
    else { return nil }
    var corners: PictureCorners = []
    if isFirst { corners.formUnion([.topLeft, .topRight]) }
    if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    return (10, corners)
  }

  /// What a popover points with.
  private func arrow(of view: UIView, _ fill: PictureColor, _ rect: CGRect) -> [PictureNode] {
    let container = view.superview as? PresentationContainerView
    guard let arrow = (container?.presentation as? UIPopoverPresentationController)?.arrow else { return [] }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - view.frame.minX + rect.minX, y: point.y - view.frame.minY + rect.minY)
    }
    let form = Outline.path([.move(place(arrow.base.0)), .line(place(arrow.tip)), .line(place(arrow.base.1)), .close])
    return [PictureNode(.shape(PictureShape(form, fill: .color(fill), shadow: systemShadow(of: view))))]
  }

  private func systemShadow(of view: UIView) -> PictureShape.Shadow? {
    guard case .popover? = view.presentationStyle else { return nil }
    return PictureShape.Shadow(PictureColor(white: 0, alpha: 0.25), offset: CGSize(width: 0, height: 8), radius: 24)
  }

  /// The shade over what lies behind a presentation that does not cover it.
  private mutating func dimming(_ view: UIView, _ rect: CGRect) -> PictureNode? {
    guard let container = view as? PresentationContainerView, let shown = container.presentation?.presentedView,
      let style = shown.presentationStyle
    else { return nil }
    if let sheet = container.presentation as? UISheetPresentationController, sheet.leavesUndimmed { return nil }
    let strength: Double
    switch style {
    case .cover, .popover: return nil
    case .alert, .actionSheet, .sheet: strength = 0.2
    }
    return PictureNode(
      .shape(PictureShape(.rect(rect), fill: .color(PictureColor(white: 0, alpha: strength)))), name: "dimming")
  }
}

extension UITableViewHeaderFooterView {
  /// What covers rows that go by under it: in a plain list, where nothing else stands behind its contents.
  var ground: UIColor? {
    guard let table = superview as? UITableView, table.style == .plain, backgroundView == nil,
      backgroundConfiguration == nil
    else { return nil }
    return table.hasBands ? .secondarySystemBackground : .systemBackground
  }
}

extension UITableViewCell {
  /// Whether it stands in a group of rows.
  var isInGroup: Bool { (superview as? UITableView).map { $0.style != .plain } ?? false }
}

extension UIView {
  /// How a view lies over others.
  enum PresentationLook {
    /// A question in the middle.
    case alert
    /// Choices at the bottom.
    case actionSheet
    /// A card; whether it reaches the bottom.
    case sheet(reachesBottom: Bool)
    /// Beside what it is about.
    case popover
    /// Over everything.
    case cover
  }

  /// How the view is presented; nil for one that is in no presentation by itself.
  var presentationStyle: PresentationLook? {
    guard let container = superview as? PresentationContainerView, let presentation = container.presentation,
      presentation.presentedView === self
    else { return nil }
    if let alert = controller as? UIAlertController {
      if alert.isPopover { return .popover }
      return alert.preferredStyle == .alert ? .alert : .actionSheet
    }
    switch presentation.resolvedStyle {
    case .formSheet, .pageSheet, .automatic:
      return .sheet(reachesBottom: frame.maxY >= container.bounds.maxY - 0.5)
    case .popover: return .popover
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .none: return .cover
    }
  }
}

extension PictureCorners {
  init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
  }
}
