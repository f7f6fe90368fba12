// Controls in their shape and state, as the version that runs draws them.
import Foundation
import Picture
import SwivelUI
import TextMetrics

extension ViewDrawing {
  /// A control that is drawn by its kind; nothing for any other view.
  func control(_ view: UIView, _ rect: CGRect) -> [PictureNode] {
    let faded = (view as? UIControl)?.isEnabled == false ? 0.5 : 1.0
    let nodes: [PictureNode] =
      switch view {
      case let toggle as UISwitch: self.toggle(toggle, rect)
      case let slider as UISlider: self.slider(slider, rect)
      case let stepper as UIStepper: self.stepper(stepper, rect)
      case let segments as UISegmentedControl: self.segments(segments, rect)
      case let progress as UIProgressView: self.progress(progress, rect)
      case let pages as UIPageControl: self.pages(pages, rect)
      case let wheel as UIActivityIndicatorView: self.wheel(wheel, rect)
      case let refresh as UIRefreshControl: self.refresh(refresh, rect)
      case let well as UIColorWell: self.well(well, rect)
      case is RowHandle: Symbols.nodes("line.3.horizontal", in: Self.middle(22, of: rect), color: gray3)
      case _: stranger(view, rect)
      }
    guard faded < 1, !nodes.isEmpty else { return nodes }
    return [PictureNode(.group(PictureGroup(nodes, opacity: faded)))]
  }

  func filled(_ outline: Outline, _ color: PictureColor, shadow: PictureShape.Shadow? = nil) -> PictureNode {
    PictureNode(.shape(PictureShape(outline, fill: .color(color), shadow: shadow)))
  }
  func filled(_ outline: Outline, _ color: UIColor) -> PictureNode { filled(outline, PictureColor(color)) }

  /// What lies under a knob.
  private var knobShadow: PictureShape.Shadow {
    PictureShape.Shadow(PictureColor(white: 0, alpha: 0.2), offset: CGSize(width: 0, height: 2), radius: 4)
  }

  private func toggle(_ view: UISwitch, _ rect: CGRect) -> [PictureNode] {
    // A switch has one size, whatever its frame says (UISwitch, init(frame:)).
    let track = CGRect(origin: rect.origin, size: view.sizeThatFits(rect.size))
    let on = view.onTintColor ?? .systemGreen
    let thumb = (view.thumbTintColor).map(PictureColor.init) ?? .white
    let isWide = era.major >= 26
    let height = Double(track.height) - 4
    let width = isWide ? height * 1.6 : height
    let x = view.isOn != view.isMirrored ? Double(track.maxX) - 2 - width : Double(track.minX) + 2
    let knob = CGRect(x: x, y: Double(track.minY) + 2, width: max(0, width), height: max(0, height))
    return [
      filled(.box(track, radius: Double(track.height) / 2), view.isOn ? on : .secondarySystemFill),
      filled(.box(knob, radius: height / 2), thumb, shadow: knobShadow),
    ]
  }

  private func slider(_ view: UISlider, _ rect: CGRect) -> [PictureNode] {
    let track = view.trackRect(forBounds: rect)
    let place = view.thumbRect(forBounds: rect, trackRect: track, value: view.value)
    let done =
      view.isMirrored
      ? CGRect(x: place.midX, y: track.minY, width: track.maxX - place.midX, height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: place.midX - track.minX, height: track.height)
    let low = view.minimumTrackTintColor ?? view.tint
    let high = view.maximumTrackTintColor ?? .systemFill
    let thumb = (view.thumbTintColor).map(PictureColor.init) ?? .white
    let tint = PictureColor(view.tint)
    var nodes = [filled(.box(track, radius: 2), high), filled(.box(done, radius: 2), low)]
    for (image, box) in [
      (view.minimumValueImage, view.minimumValueImageRect(forBounds: rect)),
      (view.maximumValueImage, view.maximumValueImageRect(forBounds: rect)),
    ] {
      if let image { nodes += self.image(image, named: image.name, in: box, tint: tint) }
    }
    if let own = view.currentThumbImage { return nodes + image(own, named: own.name, in: place, tint: tint) }
    return nodes + [filled(.ellipse(place), thumb, shadow: knobShadow)]
  }

  private func stepper(_ view: UIStepper, _ rect: CGRect) -> [PictureNode] {
    let ink = era.major < 13 ? PictureColor(view.tint) : usualInk()
    let half = rect.width / 2
    let side: CGFloat = 18
    func sign(_ name: String, _ own: UIImage?, isUpper: Bool, _ isUsable: Bool) -> [PictureNode] {
      let size = own?.size ?? CGSize(width: side, height: side)
      let x = isUpper != view.isMirrored ? rect.maxX - half / 2 : rect.minX + half / 2
      let box = CGRect(x: x - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      let color = isUsable ? ink : ink.faded(0.3)
      return own.map { image($0, named: $0.name, in: box, tint: color, isTemplate: true) }
        ?? Symbols.nodes(name, in: box, color: color)
    }
    let line = CGRect(x: rect.midX - 0.5, y: rect.minY + 6, width: 1, height: max(0, rect.height - 12))
    let back =
      era.major < 13
      ? PictureNode(
        .shape(
          PictureShape(.box(rect.insetBy(dx: 0.5, dy: 0.5), radius: 4), stroke: PictureShape.Stroke(ink, width: 1))))
      : filled(.box(rect, radius: 8), .tertiarySystemFill)
    return [back, filled(.rect(line), .opaqueSeparator)]
      + sign("minus", view.decrementImage(for: .normal), isUpper: false, view.value > view.minimumValue)
      + sign("plus", view.incrementImage(for: .normal), isUpper: true, view.value < view.maximumValue)
  }

  private func segments(_ view: UISegmentedControl, _ rect: CGRect) -> [PictureNode] {
    let count = view.numberOfSegments
    guard count > 0, rect.width > 0 else { return [] }
    let isOld = era.major < 13
    let tint = PictureColor(view.tint)
    var nodes: [PictureNode] = [
      isOld
        ? PictureNode(
          .shape(
            PictureShape(.box(rect.insetBy(dx: 0.5, dy: 0.5), radius: 4), stroke: PictureShape.Stroke(tint, width: 1))))
        : filled(.box(rect, radius: 8), .tertiarySystemFill)
    ]
    for index in 0..<count {
      let box = view.rect(ofSegment: index).offsetBy(dx: rect.minX, dy: rect.minY)
      let isChosen = index == view.selectedSegmentIndex
      if isChosen {
        let chosen = (view.selectedSegmentTintColor)
          .map(PictureColor.init)
        nodes.append(
          isOld
            ? filled(.box(box, radius: 4), tint)
            : filled(
              .box(box.insetBy(dx: 2, dy: 2), radius: 7), chosen ?? PictureColor(isDark ? .systemGray2 : .white),
              shadow: knobShadow))
      } else if index > 0, index - 1 != view.selectedSegmentIndex {
        // Where the segment before it ends.
        let x = view.isMirrored ? box.maxX - 1 : box.minX
        let line = CGRect(x: x, y: box.minY + (isOld ? 0 : 8), width: 1, height: box.height - (isOld ? 0 : 16))
        nodes.append(isOld ? filled(.rect(line), tint) : filled(.rect(line), .opaqueSeparator))
      }
      nodes += content(ofSegment: index, of: view, isOld ? (isChosen ? behind : tint) : usualInk(), in: box)
    }
    return nodes
  }

  /// A segment's title or picture.
  private func content(
    ofSegment index: Int, of view: UISegmentedControl, _ usual: PictureColor, in box: CGRect
  ) -> [PictureNode] {
    let isChosen = index == view.selectedSegmentIndex
    let look = view.titleTextAttributes(ofSegment: index)
    var ink = (look[.foregroundColor] as? UIColor).map(PictureColor.init) ?? usual
    if !view.isEnabledForSegment(at: index) { ink = ink.faded(0.3) }
    let offset = view.contentOffsetForSegment(at: index)
    let place = box.offsetBy(dx: offset.width, dy: offset.height)
    if let picture = view.imageForSegment(at: index) {
      let size = picture.size
      let middle = CGRect(
        x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height)
      return image(picture, named: picture.name, in: middle, tint: ink, isTemplate: true)
    }
    let weight: UIFont.Weight = isChosen && era.major >= 13 ? .semibold : .medium
    var setting = TextSetting(look[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: weight), ink, generation)
    setting.alignment = .center
    return setting.nodes(view.titleForSegment(at: index) ?? "", in: place.insetBy(dx: 4, dy: 0))
  }

  private var isDark: Bool { UITraitCollection.current.userInterfaceStyle == .dark }

  private func progress(_ view: UIProgressView, _ rect: CGRect) -> [PictureNode] {
    let height = max(Double(rect.height), 2)
    let track = CGRect(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: height)
    let share = Double(view.progress)
    let isMirrored = view.isMirrored
    let start = isMirrored ? track.maxX - track.width * share : track.minX
    let done = CGRect(x: start, y: track.minY, width: track.width * share, height: height)
    let ink = view.progressTintColor ?? view.tint
    let rest = view.trackTintColor ?? .systemFill
    return [
      filled(.box(track, radius: height / 2), rest),
      filled(.box(done, radius: height / 2), ink),
    ]
  }

  private func pages(_ view: UIPageControl, _ rect: CGRect) -> [PictureNode] {
    let count = min(view.numberOfPages, 100)
    guard count > (view.hidesForSinglePage ? 1 : 0) else { return [] }
    let white = behind.luminance < 0.5 ? 1 : 0.3
    let current = view.currentPageIndicatorTintColor
    let other = view.pageIndicatorTintColor
    let whole = CGFloat(16 * count - 9)
    return (0..<count).flatMap { index in
      let isMarked = index == view.markedPage
      let middle = view.middle(ofPage: index, in: rect, step: 16, whole: whole)
      let box = CGRect(x: middle.x - 3.5, y: middle.y - 3.5, width: 7, height: 7)
      let ink =
        (isMarked ? current : other).map(PictureColor.init) ?? PictureColor(white: white, alpha: isMarked ? 1 : 0.3)
      let sign = isMarked ? view.currentPageIndicatorImage(forPage: index) : view.indicatorImage(forPage: index)
      guard let sign else { return [filled(.ellipse(box), ink)] }
      return image(sign, named: sign.name, in: box.insetBy(dx: -2, dy: -2), tint: ink)
    }
  }

  private func wheel(_ view: UIActivityIndicatorView, _ rect: CGRect) -> [PictureNode] {
    let isWhite = view.style == .white || view.style == .whiteLarge
    let ink =
      (view.color).map(PictureColor.init)
      ?? (isWhite ? .white : PictureColor(.systemGray))
    // In the middle of a larger view, as large as ever.
    return wheel(in: Self.middle(view.intrinsicContentSize.width, of: rect), ink)
  }

  /// A wheel in the middle of what is kept free above the content, with its title below.
  private func refresh(_ view: UIRefreshControl, _ rect: CGRect) -> [PictureNode] {
    let ink = view.wheelTint.map(PictureColor.init) ?? PictureColor(.systemGray)
    let line = CGRect(x: rect.minX, y: rect.maxY - 20, width: rect.width, height: 16)
    let title =
      view.attributedTitle.map { words -> [PictureNode] in
        let lines = AttributedLines(words, font: .systemFont(ofSize: 13), generation: generation)
        return runs(lines, ink, .center, 1, .wordWrapping, in: line)
      } ?? []
    let middle = CGPoint(x: rect.midX, y: title.isEmpty ? rect.midY : rect.minY + 22)
    return wheel(in: CGRect(x: middle.x - 15, y: middle.y - 15, width: 30, height: 30), ink) + title
  }

  /// A wheel of eight spokes.
  func wheel(in rect: CGRect, _ ink: PictureColor) -> [PictureNode] {
    let radius = min(Double(rect.width), Double(rect.height)) / 2
    return (0..<8).map { spoke in
      let angle = Double(spoke) * Double.pi / 4
      let (x, y) = (sin(angle), -cos(angle))
      let line = Outline.lines([
        CGPoint(x: Double(rect.midX) + x * radius * 0.45, y: Double(rect.midY) + y * radius * 0.45),
        CGPoint(x: Double(rect.midX) + x * radius * 0.9, y: Double(rect.midY) + y * radius * 0.9),
      ])
      let shade = ink.faded(1 - Double(spoke) * 0.09)
      return PictureNode(
        .shape(PictureShape(line, stroke: PictureShape.Stroke(shade, width: radius * 0.2, isRound: true))))
    }
  }

  private var gray3: PictureColor { PictureColor(.systemGray3) }
  static func middle(_ side: CGFloat, of rect: CGRect) -> CGRect {
    CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  /// A colour in a ring of all.
  private func well(_ view: UIColorWell, _ rect: CGRect) -> [PictureNode] {
    let side = min(rect.width, rect.height, 28)
    guard side > 8 else { return [] }
    let box = Self.middle(side, of: rect)
    let radius = Double(side) / 2 - 1.5
    let steps = 24
    let (x, y) = (Double(box.midX), Double(box.midY))
    var nodes = (0..<steps).map { step in
      let (from, to) = (Double(step), Double(step) + 1.1)
      let ends = [from, to].map { angle in
        let turn = angle / Double(steps) * 2 * Double.pi
        return CGPoint(x: x + cos(turn) * radius, y: y + sin(turn) * radius)
      }
      let hue = UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.85, brightness: 1, alpha: 1)
      return PictureNode(
        .shape(PictureShape(.lines(ends), stroke: PictureShape.Stroke(PictureColor(hue), width: 3))))
    }
    let inner = box.insetBy(dx: 5, dy: 5)
    if let color = view.selectedColor { nodes.append(filled(.ellipse(inner), color)) }
    return nodes
  }

  // MARK: Views that are not here

  /// Kinds of views Swivel has no class for, by the elements of documents, and what is said of them.
  private static let strangers: [String: String] = [
    "mapView": "map", "wkWebView": "globe", "webView": "globe", "sceneKitView": "square", "glkView": "square",
    "arscnView": "camera", "mtkView": "square", "adBannerView": "tag",
  ]

  private func stranger(_ view: UIView, _ rect: CGRect) -> [PictureNode] {
    guard let element = view.documentElement, let symbol = Self.strangers[element.tag], rect.width > 40,
      rect.height > 40
    else { return [] }
    let ink = PictureColor(.systemGray2)
    let mark = CGRect(x: rect.midX - 20, y: rect.midY - 20, width: 40, height: 40)
    return [filled(.rect(rect), .systemGray6)] + Symbols.nodes(symbol, in: mark, color: ink)
  }
}
