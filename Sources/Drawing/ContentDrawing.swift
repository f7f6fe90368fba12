// What views of UIKit's kinds show of themselves: texts, pictures, and what stands around them.
import Foundation
import Picture
import SwivelUI
import TextMetrics

extension ViewDrawing {
  /// What a view shows besides its background and what is in it.
  mutating func content(of view: UIView, _ rect: CGRect, into nodes: inout [PictureNode]) {
    switch view {
    case let label as UILabel: nodes += text(of: label, rect)
    case let image as UIImageView: nodes += picture(of: image, rect)
    case let button as UIButton where isEditControl(button): nodes += editControl(button, rect)
    case let button as UIButton: nodes += self.button(button, rect)
    case let field as UITextField: nodes += self.field(field, rect) + insertion(field, rect)
    case let text as UITextView: nodes += self.textView(text, rect) + insertion(text, rect)
    case let bar as UINavigationBar: nodes += self.bar(bar, rect)
    case let bar as UITabBar: nodes += self.bar(bar, rect)
    case let bar as UIToolbar: nodes += self.bar(bar, rect)
    case let search as UISearchBar: nodes += self.search(search, rect)
    case let picker as UIPickerView: nodes += wheels(of: picker, rect)
    case let picker as UIDatePicker: nodes += date(picker, rect)
    case _: nodes += control(view, rect)
    }
  }

  /// What a view shows over what is in it.
  func afterwards(_ view: UIView, _ rect: CGRect, into nodes: inout [PictureNode]) {
    switch view {
    case let cell as UITableViewCell: nodes += accessory(of: cell, rect)
    case let cell as UICollectionViewListCell: nodes += lines(of: cell, rect)
    case let table as UITableView: nodes += fillers(of: table, rect) + index(of: table, rect)
    case let view where view.controller is UISplitViewController:
      let split = view.controller as? UISplitViewController
      nodes += lines(beside: view.subviews, beginsRight: split?.beginsRight ?? false, rect)
    case let alert where alert.controller is UIAlertController: nodes += lines(between: alert.subviews, rect)
    case let sheet where sheet.hasGrabber:
      let box = CGRect(x: rect.midX - 18, y: rect.minY + 5, width: 36, height: 5)
      nodes.append(filled(.box(box, radius: 2.5), .tertiaryLabel))
    case _: break
    }
  }

  /// Whether a part is drawn with what it is a part of.
  func drawsItself(_ part: UIView, in view: UIView) -> Bool {
    switch view {
    case let button as UIButton: part === button.titleLabel
    case is UITabBar: part is UIButton
    case is UINavigationBar, is UIToolbar: part is UIButton || part is UILabel
    case _: false
    }
  }

  // MARK: Texts

  /// The colour of text nobody gave one.
  func usualInk(_ ink: UIColor = .label) -> PictureColor { PictureColor(ink) }

  func text(of label: UILabel, _ whole: CGRect) -> [PictureNode] {
    // A label draws its text into its bounds (UILabel.drawText(in:)), and where they are empty there is nothing to draw into.
    guard let text = label.text, !text.isEmpty, whole.width > 0, whole.height > 0, let box = label.textBox else {
      return []
    }
    let rect = CGRect(
      x: whole.minX + box.minX - label.bounds.minX, y: whole.minY + box.minY - label.bounds.minY, width: box.width,
      height: box.height)
    if let section = label.superview?.superview as? UITableViewHeaderFooterView, section.standardLabels.first === label,
      let table = section.superview as? UITableView
    {
      return sectionText(text, of: label, above: section, in: table, rect)
    }
    let ink = label.inkOfText(label.colorOfCode)
    if let attributed = label.attributedLines, attributed.runs.count > 0 {
      return runs(
        attributed, label.inkOfText(label.colorOfPlainText), label.alignmentOfText(label.textAlignment),
        label.numberOfLines, label.lineBreakMode.breaking, in: rect)
    }
    var setting = TextSetting(label.font, ink, generation)
    setting.alignment = label.alignmentOfText(label.textAlignment)
    setting.maximumLines = label.numberOfLines
    setting.breaking = label.lineBreakMode.breaking
    setting.paragraph = label.paragraph
    // "The default value is 0": a text that may shrink without a least size is drawn at half of it at least.
    if label.adjustsFontSizeToFitWidth {
      setting.smallest = label.minimumScaleFactor > 0 ? min(max(Double(label.minimumScaleFactor), 0.1), 1) : 0.5
    }
    return setting.nodes(text, in: rect)
  }

  /// Attributed text in a box.
  func runs(
    _ text: AttributedLines, _ ink: PictureColor, _ alignment: NSTextAlignment, _ maximumLines: Int,
    _ breaking: LineBreaking, isAtTop: Bool = false, in rect: CGRect
  ) -> [PictureNode] {
    var setting = RunSetting(text: text, color: ink) { image, box, ink in
      self.image(image, named: image.name, in: box, tint: ink)
    }
    setting.alignment = alignment
    setting.maximumLines = maximumLines
    setting.breaking = breaking
    setting.isAtTop = isAtTop
    return setting.nodes(in: rect)
  }

  func textView(_ view: UITextView, _ rect: CGRect) -> [PictureNode] {
    let own = view.managerDrawing.map { record -> [PictureNode] in
      let place = CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
      let nodes = drawn(record, in: CGRect(origin: place, size: record.bounds.size))
      return nodes.isEmpty ? [] : [PictureNode(.group(PictureGroup(nodes, clip: .rect(rect))))]
    }
    return (own ?? []) + (view.managerDrawsLines ? [] : lines(of: view, rect))
  }

  private func lines(of view: UITextView, _ rect: CGRect) -> [PictureNode] {
    guard let text = view.text, !text.isEmpty else { return [] }
    let ink = view.inkOfText(view.textColor)
    // As many lines as can be seen; what is scrolled away is cut off by the clip.
    let inset = view.textContainerInset
    let scrolled = view.bounds.minY
    let box = CGRect(
      x: rect.minX + inset.left + view.linePadding, y: rect.minY + inset.top - scrolled,
      width: max(0, rect.width - inset.left - inset.right - 2 * view.linePadding),
      height: rect.height + max(0, scrolled))
    let font = view.font ?? .systemFont(ofSize: 12)
    let alignment = view.alignmentOfText(view.textAlignment)
    if let attributed = view.linkedContent ?? view.attributedContent {
      let lines = runs(
        AttributedLines(attributed, font: font, generation: generation), ink, alignment, 0, .wordWrapping,
        isAtTop: true, in: box)
      return lines.isEmpty ? [] : [PictureNode(.group(PictureGroup(lines, clip: .rect(rect))))]
    }
    var setting = TextSetting(font, ink, generation)
    setting.alignment = alignment
    setting.maximumLines = 0
    setting.breaking = .wordWrapping
    setting.isAtTop = true
    let lines = setting.nodes(text, in: box)
    return lines.isEmpty ? [] : [PictureNode(.group(PictureGroup(lines, clip: .rect(rect))))]
  }

  // MARK: Pictures

  func picture(of view: UIImageView, _ rect: CGRect) -> [PictureNode] {
    let shown = view.shownImage
    let name = shown?.name ?? view.documentElement?[.image]
    guard let image = shown ?? name.map({ _ in UIImage() }), rect.width > 0, rect.height > 0 else { return [] }
    let tint = PictureColor(view.tint)
    let nodes = self.image(image, named: name, in: Self.box(image.size, in: rect, view.contentMode), tint: tint)
    guard view.clipsToBounds, !nodes.isEmpty else { return nodes }
    return [PictureNode(.group(PictureGroup(nodes, clip: outline(of: view, rect))))]
  }

  /// The sides of the largest pictures that are signs rather than pictures, in points.
  private static let largestSign: CGFloat = 32

  /// The picture, or a stand-in where nothing has its pixels: a landscape with its name.
  ///
  /// - Parameter isTemplate: whether a picture that says nothing of it is drawn in the tint.
  func image(
    _ image: UIImage, named name: String?, in box: CGRect, tint usual: PictureColor, isTemplate: Bool = false,
    depth: Int = 0
  ) -> [PictureNode] {
    let tint = image.tint.map(PictureColor.init) ?? usual
    guard box.width > 0, box.height > 0 else { return [] }
    let isTinted = image.renderingMode == .alwaysTemplate || isTemplate && image.renderingMode == .automatic
    if let record = image.record {
      return drawn(isTinted ? record.tinted(CGColor(tint)) : record, in: box, depth: depth)
    }
    if let shown = PixelCache.node(of: image, in: box, tint: isTinted ? tint : nil) { return [shown] }
    // A small picture with a symbol's name is that sign, whoever drew it.
    let isSign = max(image.size.width, image.size.height) <= Self.largestSign
    if let name, image.isSymbolImage || isSign && Symbols.known(name) != nil {
      return Symbols.nodes(name, in: box, color: tint, weight: image.symbolConfiguration?.weight ?? .regular)
    }
    var nodes = [
      PictureNode(.shape(PictureShape(.rect(box), fill: .color(PictureColor(red: 0.85, green: 0.88, blue: 0.92)))))
    ]
    let ink = PictureColor(red: 0.6, green: 0.66, blue: 0.74)
    let side = min(Double(box.width), Double(box.height))
    guard side > 12 else { return nodes }
    let hill = side * 0.5
    let (x, y) = (Double(box.midX), Double(box.midY))
    nodes.append(
      PictureNode(
        .shape(
          PictureShape(
            .path([
              .move(CGPoint(x: x - hill * 0.7, y: y + hill * 0.4)),
              .line(CGPoint(x: x - hill * 0.15, y: y - hill * 0.25)),
              .line(CGPoint(x: x + hill * 0.15, y: y + hill * 0.1)),
              .line(CGPoint(x: x + hill * 0.3, y: y - hill * 0.05)),
              .line(CGPoint(x: x + hill * 0.7, y: y + hill * 0.4)), .close,
            ]), fill: .color(ink)))))
    let sun = CGRect(x: x + hill * 0.2, y: y - hill * 0.5, width: hill * 0.26, height: hill * 0.26)
    nodes.append(PictureNode(.shape(PictureShape(.ellipse(sun), fill: .color(ink)))))
    if let name, box.height >= 60, box.width >= 60 {
      var setting = TextSetting(.systemFont(ofSize: 10), ink, generation)
      setting.alignment = .center
      nodes += setting.nodes(
        name, in: CGRect(x: box.minX + 4, y: box.maxY - 18, width: box.width - 8, height: 14))
    }
    return nodes
  }

  /// Where a picture of a size lies in a view.
  static func box(_ size: CGSize, in rect: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return rect }
    func middle(_ factor: CGFloat) -> CGRect {
      let (width, height) = (size.width * factor, size.height * factor)
      return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
    switch mode {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return middle(min(rect.width / size.width, rect.height / size.height))
    case .scaleAspectFill: return middle(max(rect.width / size.width, rect.height / size.height))
    case .center: return middle(1)
    case .top, .topLeft, .topRight, .left, .right, .bottom, .bottomLeft, .bottomRight:
      var box = middle(1)
      if [.left, .topLeft, .bottomLeft].contains(mode) { box.origin.x = rect.minX }
      if [.right, .topRight, .bottomRight].contains(mode) { box.origin.x = rect.maxX - size.width }
      if [.top, .topLeft, .topRight].contains(mode) { box.origin.y = rect.minY }
      if [.bottom, .bottomLeft, .bottomRight].contains(mode) { box.origin.y = rect.maxY - size.height }
      return box
    }
  }
}

extension UIView {
  /// Whether it is a sheet that shows what it is dragged by.
  fileprivate var hasGrabber: Bool {
    guard case .sheet? = presentationStyle, let container = superview as? PresentationContainerView else {
      return false
    }
    return (container.presentation as? UISheetPresentationController)?.prefersGrabberVisible == true
  }
}
