// Texts with attributes as documents write them: runs with fonts, colours and paragraphs. On the canvas a label is measured by its
// first run alone (NibContents).
import Foundation
import InterfaceBuilder

extension NibBuilder {
  /// The text with attributes that is the element's own; nil where there is none, and on the canvas.
  func attributedText(_ element: Element) -> NSAttributedString? {
    guard settings.canvas == nil, let described = element.child(key: "attributedText"),
      described.name == .attributedString
    else { return nil }
    let whole = NSMutableAttributedString()
    for fragment in described.children where fragment.name == .fragment {
      let text = fragment[.content] ?? fragment.child(key: "content")?.content ?? ""
      whole.append(NSAttributedString(string: text, attributes: attributes(fragment)))
    }
    return whole.length > 0 && whole.length <= Self.longestAttributed ? whole : nil
  }

  /// Longer ones are cut as texts without attributes are, and said to be.
  private static let longestAttributed = 10_000

  private func attributes(_ fragment: Element) -> [NSAttributedString.Key: Any] {
    var made: [NSAttributedString.Key: Any] = [:]
    for child in fragment.contents(.attributes) {
      switch child[.key] {
      case "NSFont": made[.font] = font(ofRun: child)
      case "NSColor": made[.foregroundColor] = child.color
      case "NSBackgroundColor": made[.backgroundColor] = child.color
      case "NSUnderline": made[.underlineStyle] = child.integer(.value)
      case "NSStrikethrough": made[.strikethroughStyle] = child.integer(.value)
      case "NSKern": made[.kern] = child.number(.value)
      case "NSParagraphStyle": made[.paragraphStyle] = paragraphStyle(child)
      case _: continue
      }
    }
    return made
  }

  private func font(ofRun element: Element) -> UIFont {
    // Sizes of the fonts documents call by what they are for: 12 the smaller system's, 17 all others here.
    let usual: CGFloat = element.has(.metaFont, "smallSystem") ? 12 : 17
    let size = element.number(.size).map { CGFloat(min(max($0, 1), 1_000)) } ?? usual
    let isBold = element.has(.metaFont, "systemBold") || element[.name]?.hasSuffix("Bold") == true
    return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  private func paragraphStyle(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let way = element[.alignment].flatMap({ Self.alignments[$0] }) { style.alignment = way }
    if let space = element.number(.lineSpacing) { style.lineSpacing = CGFloat(space) }
    if let factor = element.number(.lineHeightMultiple) { style.lineHeightMultiple = CGFloat(factor) }
    if let height = element.number(.minimumLineHeight) { style.minimumLineHeight = CGFloat(height) }
    if let height = element.number(.maximumLineHeight) { style.maximumLineHeight = CGFloat(height) }
    return style
  }
}
