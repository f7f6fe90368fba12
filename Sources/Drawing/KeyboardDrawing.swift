// The keyboard over a window: letters with the keys around them and what the field says of the return key, or a phone's digits.
import Foundation
import Picture
import SwivelUI

extension WindowPicture {
  static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  static let gap: CGFloat = 6
  /// Of letters: in the dark lighter than the keys around them, as photographed screens show it.
  static let key = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white }

  /// The keyboard of a scene; nil while there is none. It is light or dark as the field asks for, else as the field is.
  func keyboard(_ scene: AppScene, _ rect: CGRect, _ drawing: ViewDrawing) -> PictureNode? {
    var node: PictureNode?
    let dark = UITraitCollection(userInterfaceStyle: Self.isDark(scene) ? .dark : .light)
    UITraitCollection(traitsFrom: [.current, dark]).performAsCurrent { node = keys(scene, rect, drawing) }
    return node
  }

  private static func isDark(_ scene: AppScene) -> Bool {
    switch (scene.typedInto as? any UITextInputTraits)?.keyboardAppearance ?? .default {
    case .dark: true
    case .light: false
    case .default:
      ((scene.typedInto as? UIView)?.traitCollection ?? .current).userInterfaceStyle == .dark
    }
  }

  private func keys(_ scene: AppScene, _ rect: CGRect, _ drawing: ViewDrawing) -> PictureNode? {
    // What the app has in its place, and above it, is among the window's views.
    let views = scene.inputViews
    guard let height = scene.keyboardHeight, height.isFinite, views?.own == nil else { return nil }
    let used = views?.accessory?.bounds.height ?? 0
    guard height > used else { return nil }
    let box = CGRect(x: rect.minX, y: rect.maxY - height + used, width: rect.width, height: height - used)
    let insets = scene.window?.safeAreaInsets ?? .zero
    // Its ground reaches from edge to edge, its keys keep clear of a camera at the side.
    let area = CGRect(
      x: rect.minX + insets.left, y: box.minY, width: max(0, rect.width - insets.left - insets.right),
      height: max(0, box.height - insets.bottom))
    let gap = Self.gap
    let step = area.height / CGFloat(Self.rows.count + 1)
    let key = max(0, (area.width - gap) / 10 - gap)
    var nodes = [drawing.filled(.rect(box), .systemGray4)]
    if let corner = Self.cornerOfDigits(scene) {
      return PictureNode(.group(PictureGroup(nodes + digits(area, corner, drawing))), name: "keyboard")
    }
    if scene.hasHideKey, area.width >= Self.leastOfPad {
      return PictureNode(.group(PictureGroup(nodes + padKeys(area, step, scene, drawing))), name: "keyboard")
    }
    for (index, row) in Self.rows.enumerated() {
      var x = area.midX - (CGFloat(row.count) * (key + gap) - gap) / 2
      for letter in row {
        let frame = CGRect(x: x, y: area.minY + CGFloat(index) * step + gap, width: key, height: step - 2 * gap)
        nodes += cap(frame, letter.uppercased(), drawing)
        x += key + gap
      }
    }
    return PictureNode(.group(PictureGroup(nodes + around(area, step, key, scene, drawing))), name: "keyboard")
  }

  /// The keys beside the letters: shift and delete, and the row of the space bar.
  private func around(
    _ area: CGRect, _ step: CGFloat, _ key: CGFloat, _ scene: AppScene, _ drawing: ViewDrawing
  ) -> [PictureNode] {
    let gap = Self.gap
    // What the letters of the last row leave at each side.
    let side = (area.width - 7 * (key + gap) + gap) / 2 - 2 * gap - gap
    let (third, last) = (area.minY + 2 * step + gap, area.minY + 3 * step + gap)
    let height = step - 2 * gap
    let right = area.maxX - gap
    let wide = max(0, area.width / 4 - 2 * gap)
    return sign("shift", CGRect(x: area.minX + gap, y: third, width: side, height: height), drawing)
      + sign("delete.left", CGRect(x: right - side, y: third, width: side, height: height), drawing)
      + cap(CGRect(x: area.minX + gap, y: last, width: wide, height: height), "123", drawing, .systemGray3)
      + cap(
        CGRect(x: area.midX - area.width / 4, y: last, width: area.width / 2, height: height), "space", drawing)
      + returnKey(CGRect(x: right - wide, y: last, width: wide, height: height), scene, drawing)
  }

  /// The return key: in colour where the field asks for another word.
  func returnKey(_ frame: CGRect, _ scene: AppScene, _ drawing: ViewDrawing) -> [PictureNode] {
    let word = Self.word(of: scene)
    let isUsual = word == "return"
    return cap(frame, word, drawing, isUsual ? .systemGray3 : .systemBlue, isUsual ? .label : .white)
  }

  /// What stands in the lower left corner of a phone's digits; nil where the keyboard has letters.
  private static func cornerOfDigits(_ scene: AppScene) -> String? {
    guard scene.window?.traitCollection.userInterfaceIdiom == .phone,
      let kind = (scene.typedInto as? any UITextInputTraits)?.keyboardType
    else { return nil }
    return switch kind {
    case .numberPad, .asciiCapableNumberPad: ""
    case .decimalPad: "."
    case .phonePad: "+*#"
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: nil
    }
  }

  /// One to nine in three rows, and nought between the corner and what deletes.
  private func digits(_ area: CGRect, _ corner: String, _ drawing: ViewDrawing) -> [PictureNode] {
    let (width, step) = ((area.width - Self.gap) / 3, area.height / 4)
    func place(_ index: Int) -> CGRect {
      CGRect(
        x: area.minX + Self.gap + CGFloat(index % 3) * width, y: area.minY + CGFloat(index / 3) * step + Self.gap,
        width: width - Self.gap, height: step - Self.gap)
    }
    var nodes = (1...9).flatMap { cap(place($0 - 1), "\($0)", drawing) }
    if !corner.isEmpty { nodes += cap(place(9), corner, drawing, .systemGray4) }
    return nodes + cap(place(10), "0", drawing) + sign("delete.left", place(11), drawing)
  }

  /// What the return key says: what the field that is typed into asks for.
  private static func word(of scene: AppScene) -> String {
    guard let kind = (scene.typedInto as? any UITextInputTraits)?.returnKeyType else { return "return" }
    return switch kind {
    case .default: "return"
    case .emergencyCall: "emergency"
    case .google, .yahoo: "search"
    case .go, .join, .next, .route, .search, .send, .done, .continue: "\(kind)"
    }
  }

  func cap(
    _ frame: CGRect, _ text: String, _ drawing: ViewDrawing, _ color: UIColor = Self.key,
    _ ink: UIColor = .label
  ) -> [PictureNode] {
    guard frame.width > 2, frame.height > 2 else { return [] }
    var setting = TextSetting(.systemFont(ofSize: 17), PictureColor(ink), drawing.generation)
    setting.alignment = .center
    return [drawing.filled(.box(frame, radius: 5), color)] + setting.nodes(text, in: frame)
  }

  func sign(_ name: String, _ frame: CGRect, _ drawing: ViewDrawing) -> [PictureNode] {
    guard frame.width > 2, frame.height > 2 else { return [] }
    let side = min(frame.width, frame.height, 22)
    let box = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    return [drawing.filled(.box(frame, radius: 5), .systemGray3)]
      + Symbols.nodes(name, in: box, color: PictureColor(.label))
  }
}
