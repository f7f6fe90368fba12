// Buttons, fields and wheels: controls that show words.
import Foundation
import InterfaceBuilder
import Picture
import SwivelUI
import TextMetrics

extension ViewDrawing {
  // MARK: Buttons

  func button(_ button: UIButton, _ rect: CGRect) -> [PictureNode] {
    if button.superview?.controller is UIAlertController { return alertButton(button, rect) }
    if let configuration = button.configuration { return configured(button, configuration, rect) }
    let element = button.documentElement
    var nodes = backgroundImage(of: button, rect)
    var ink = inkOfTitle(button)
    if !button.isEnabled { ink = ink.faded(0.35) }
    let title = button.currentTitle ?? ""
    let area = button.titleLabel.map { label in
      CGRect(
        x: rect.minX + label.frame.minX, y: rect.minY + label.frame.minY, width: label.frame.width,
        height: label.frame.height)
    }
    if button.marksSelection, !title.isEmpty, let area {
      nodes.append(filled(.rounded(area.insetBy(dx: -4, dy: 0), radius: 5, corners: .all), button.tint))
      if button.titleColor(of: .selected) == nil { ink = .white }
    }
    let name = button.currentImage?.name ?? state(element, "normal")?[.image]
    guard name != nil || button.currentImage != nil else {
      return nodes + self.title(title, button, ink, in: area ?? rect)
    }
    let picture = button.currentImage ?? UIImage()
    let box = pictureBox(of: button, picture, rect)
    nodes += image(picture, named: name, in: box, tint: ink, isTemplate: button.buttonType == .system)
    guard !title.isEmpty else { return nodes }
    return nodes + self.title(title, button, ink, in: area ?? rect)
  }

  /// What is behind a button's picture and title: as large as its class says, which is all of it.
  private func backgroundImage(of button: UIButton, _ rect: CGRect) -> [PictureNode] {
    let tint = PictureColor(button.tint)
    guard let behind = button.currentBackgroundImage else {
      guard let name = state(button.documentElement, "normal")?[.backgroundImage] else { return [] }
      return image(UIImage(), named: name, in: rect, tint: tint)
    }
    let place = button.backgroundRect(forBounds: button.bounds)
      .offsetBy(dx: rect.minX - button.bounds.minX, dy: rect.minY - button.bounds.minY)
    return image(behind, named: behind.name, in: place, tint: tint)
  }

  /// Where a button's picture is: where its view is, which classes place themselves, else where the class says; in the middle for one
  /// of no size, of which a document has the name alone.
  private func pictureBox(of button: UIButton, _ picture: UIImage, _ rect: CGRect) -> CGRect {
    let own = button.shownImageView?.frame ?? .zero
    let place = own.isEmpty ? button.plainParts.image : own
    guard !place.isEmpty, picture.size != .zero else {
      let size = picture.size == .zero ? CGSize(width: 22, height: 22) : picture.size
      let seen = CGSize(width: min(size.width, rect.width), height: min(size.height, rect.height))
      return CGRect(
        x: rect.midX - seen.width / 2, y: rect.midY - seen.height / 2, width: seen.width, height: seen.height)
    }
    let mode = button.shownImageView?.contentMode ?? .scaleToFill
    return Self.box(picture.size, in: place.offsetBy(dx: rect.minX, dy: rect.minY), mode)
  }

  private func title(_ text: String, _ button: UIButton, _ ink: PictureColor, in box: CGRect) -> [PictureNode] {
    guard !text.isEmpty, let label = button.titleLabel else { return [] }
    if let attributed = label.attributedLines {
      return runs(attributed, ink, .center, label.numberOfLines, label.lineBreakMode.breaking, in: box)
    }
    var setting = TextSetting(label.font, ink, generation)
    setting.alignment = .center
    setting.maximumLines = label.numberOfLines
    setting.breaking = label.lineBreakMode.breaking
    return setting.nodes(text, in: box)
  }

  private func state(_ element: Element?, _ key: String) -> Element? {
    element?.children.first { $0.name == .state && $0.has(.key, key) }
  }

  /// The colour that was set, else the tint of a system button. A custom button's title is white by itself; on a light ground,
  /// where nobody would see it, it is shown in the tint.
  private func inkOfTitle(_ button: UIButton) -> PictureColor {
    if let own = button.titleColorOfCode { return PictureColor(own) }
    if button.buttonType == .close { return PictureColor(.systemGray3) }
    let tint = PictureColor(button.tint)
    let hasGround = button.backgroundColor != nil || button.currentBackgroundImage != nil
    guard button.buttonType == .custom, hasGround || behind.luminance < 0.6 else { return tint }
    return button.currentImage?.isSymbolImage == true ? tint : .white
  }

  private func alertButton(_ button: UIButton, _ rect: CGRect) -> [PictureNode] {
    let alert = button.superview?.controller as? UIAlertController
    let action = alert?.actions.first { $0.button === button }
    let own: UIColor = action?.titleColor ?? (action?.style == .destructive ? .systemRed : button.tint)
    let ink: UIColor = button.isEnabled ? own : .tertiaryLabel
    let isStrong = alert?.preferredAction.map { $0 === action } ?? (action?.style == .cancel)
    let size: CGFloat = alert?.preferredStyle == .actionSheet ? 20 : 17
    var setting = TextSetting(
      .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular), PictureColor(ink), generation)
    setting.alignment = .center
    var nodes = setting.nodes(button.currentTitle ?? "", in: rect.insetBy(dx: 8, dy: 0))
    if let image = action?.image {
      let box = CGRect(
        x: rect.minX + 16, y: rect.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
      nodes += self.image(image, named: image.name, in: box, tint: PictureColor(ink))
    }
    return nodes
  }

  /// Lines between the buttons of an alert: above each, but where a card begins, and between two side by side.
  func lines(between views: [UIView], _ rect: CGRect) -> [PictureNode] {
    let cards = (views.first?.superview?.controller as? UIAlertController)?.cards ?? []
    return views.filter { $0 is UIButton }.flatMap { view in
      let frame = view.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      var lines: [CGRect] = []
      if !cards.contains(where: { $0.minY == view.frame.minY }) {
        lines.append(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: hairline))
      }
      if view.frame.minX > 0 {
        lines.append(CGRect(x: frame.minX, y: frame.minY, width: hairline, height: frame.height))
      }
      return lines.map { filled(.rect($0), .separator) }
    }
  }

  // MARK: Fields

  func field(_ field: UITextField, _ rect: CGRect) -> [PictureNode] {
    var nodes: [PictureNode] = []
    let line = hairline
    if let search = field as? UISearchTextField { return searchField(search, rect) }
    switch field.borderStyle {
    case .none: break
    case .roundedRect:
      nodes.append(
        PictureNode(
          .shape(
            PictureShape(
              .box(rect.insetBy(dx: line / 2, dy: line / 2), radius: 5),
              fill: .color(PictureColor(field.backgroundColor ?? .systemBackground)),
              stroke: PictureShape.Stroke(PictureColor(.systemGray4), width: max(line, 0.5))))))
    case .line, .bezel:
      nodes.append(
        PictureNode(
          .shape(
            PictureShape(
              .rect(rect.insetBy(dx: 0.5, dy: 0.5)), stroke: PictureShape.Stroke(PictureColor(.systemGray), width: 1))))
      )
    }
    let isEmpty = field.text?.isEmpty != false
    let own = field.inkOfText(field.ink)
    var text = isEmpty ? field.placeholder ?? "" : field.text ?? ""
    if !isEmpty, field.isSecureTextEntry {
      text = String(repeating: "•", count: min(text.count, 40))
    }
    var setting = TextSetting(
      field.font ?? .systemFont(ofSize: 17), isEmpty ? PictureColor(.placeholderText) : own, generation,
      said: isEmpty ? field.placeholderLook : [:])
    setting.alignment = field.alignmentOfText(field.textAlignment)
    guard let room = field.contentBox else { return nodes }
    let whole = field.bounds
    return nodes + setting.nodes(text, in: room.offsetBy(dx: rect.minX - whole.minX, dy: rect.minY - whole.minY))
  }

  func search(_ bar: UISearchBar, _ rect: CGRect) -> [PictureNode] {
    let field = bar.fieldFrame.offsetBy(dx: rect.minX - bar.bounds.minX, dy: rect.minY - bar.bounds.minY)
    let isEmpty = bar.text?.isEmpty != false
    let ink = PictureColor(isEmpty ? .secondaryLabel : .label)
    let words = isEmpty ? bar.placeholder ?? UISearchBar.usualPlaceholder : bar.text ?? ""
    return [filled(.box(field, radius: 10), .tertiarySystemFill)]
      + lens(in: field, of: bar, words, TextSetting(.systemFont(ofSize: 17), ink, generation))
  }

  /// A lens where texts begin in a field to search in, and words behind it.
  private func lens(in field: CGRect, of view: UIView, _ words: String, _ setting: TextSetting) -> [PictureNode] {
    let isMirrored = view.isMirrored
    let icon = CGRect(x: isMirrored ? field.maxX - 24 : field.minX + 8, y: field.midY - 8, width: 16, height: 16)
    let width = max(0, field.width - 38)
    let text = CGRect(
      x: isMirrored ? icon.minX - 6 - width : icon.maxX + 6, y: field.minY, width: width, height: field.height)
    var setting = setting
    if isMirrored { setting.alignment = .right }
    return Symbols.nodes("magnifyingglass", in: icon, color: PictureColor(.secondaryLabel))
      + setting.nodes(words, in: text)
  }

  /// A field to search in, by itself.
  private func searchField(_ field: UISearchTextField, _ rect: CGRect) -> [PictureNode] {
    let isEmpty = field.text?.isEmpty != false
    let ink = isEmpty ? PictureColor(.secondaryLabel) : field.inkOfText(field.ink)
    let ground = field.backgroundColor ?? .tertiarySystemFill
    let setting = TextSetting(
      field.font ?? .systemFont(ofSize: 17), ink, generation, said: isEmpty ? field.placeholderLook : [:])
    return [filled(.box(rect, radius: 10), ground)]
      + lens(in: rect, of: field, (isEmpty ? field.placeholder : field.text) ?? "", setting)
  }

  // MARK: Wheels

  /// Rows of one wheel, the chosen one in the middle; what an app's wheel says nobody here knows.
  func wheels(_ rows: [String], columns: Int, _ view: UIView, _ rect: CGRect) -> [PictureNode] {
    guard rect.width > 40, rect.height > 60 else { return [] }
    let height: CGFloat = 34
    let band = CGRect(x: rect.minX + 9, y: rect.midY - height / 2, width: rect.width - 18, height: height)
    var nodes = chosenMark(band, rect)
    let width = band.width / CGFloat(max(1, columns))
    for column in 0..<columns {
      for step in -2...2 {
        let y = band.minY + CGFloat(step) * height * 0.9
        guard y > rect.minY, y + height < rect.maxY else { continue }
        let shade = PictureColor(.label).faded(step == 0 ? 1 : abs(step) == 1 ? 0.45 : 0.2)
        let row = CGRect(x: band.minX + CGFloat(column) * width, y: y, width: width, height: height)
        let text = rows[((step % rows.count) + rows.count) % rows.count]
        guard !text.isEmpty else {
          let bar = CGRect(x: row.midX - width * 0.2, y: row.midY - 4, width: width * 0.4, height: 8)
          nodes.append(filled(.box(bar, radius: 4), shade.faded(0.35)))
          continue
        }
        var setting = TextSetting(.systemFont(ofSize: 20), shade, generation)
        setting.alignment = .center
        nodes += setting.nodes(text.components(separatedBy: "|")[min(column, text.filter { $0 == "|" }.count)], in: row)
      }
    }
    return [PictureNode(.group(PictureGroup(nodes, clip: .rect(rect))))]
  }

  func date(_ picker: UIDatePicker, _ rect: CGRect) -> [PictureNode] {
    // A month's days are views.
    if picker.showsMonth { return [] }
    if picker.isCompact { return compact(picker, rect) }
    let rows = picker.wheelRows
    return wheels(rows.map { $0.joined(separator: "|") }, columns: rows[0].count, picker, rect)
  }
}
