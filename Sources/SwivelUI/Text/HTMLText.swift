// HTML as a text with attributes: tags that are never closed and words no browser knows are read as browsers read them.
import Foundation

/// A document of HTML, read for its words and how they look. Sizes and margins are those of the HTML standard's style sheet
/// (html.spec.whatwg.org, "Rendering") for a font of 12 points, UIKit's default; CSS counts as far as it says fonts, colours and alignment.
struct HTMLText {
  /// What holds inside an element.
  struct Style {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var family: String?
    var color: UIColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    var background: UIColor?
    var alignment = NSTextAlignment.natural
    var link: URL?
    var keepsSpace = false
    var after: CGFloat = 0
    var indent: CGFloat = 0
  }
  private struct Element {
    var name: String
    var style: Style
    /// The number of the next item of a numbered list; nil elsewhere.
    var count: Int?
  }

  private let letters: [Character]
  private var at = 0
  private let text = NSMutableAttributedString()
  private var open: [Element] = [Element(name: "", style: Style())]
  private var rules: [(selector: String, body: String)] = []
  /// The space that is due before the next word, as it looks where it stands; nil for none.
  private var owedSpace: Style?
  private var isAtLineStart = true

  /// Elements that stand on lines of their own, with the space below them in parts of their size.
  private static let blocks: [String: CGFloat] = [
    "p": 1, "div": 0, "h1": 0.67, "h2": 0.83, "h3": 1, "h4": 1.33, "h5": 1.67, "h6": 2.33, "ul": 1, "ol": 1, "li": 0,
    "blockquote": 1, "pre": 1, "section": 0, "article": 0, "header": 0, "footer": 0, "table": 0, "tr": 0, "dl": 1,
    "dd": 0,
    "dt": 0, "body": 0, "html": 0, "main": 0, "nav": 0, "center": 0,
  ]
  private static let heads: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67, "small": 0.83, "big": 1.2, "sub": 0.83,
    "sup": 0.83,
  ]
  /// Elements without an end.
  private static let lone: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr", "col", "area", "base"]
  /// Elements whose content is no text.
  private static let silent: Set<String> = ["script", "title", "noscript", "template", "svg"]
  private static let maximumDepth = 200

  /// What a document says.
  static func attributed(_ document: String) -> NSAttributedString {
    var reader = HTMLText(Array(document))
    reader.read()
    return reader.text
  }

  private init(_ letters: [Character]) { self.letters = letters }

  private var style: Style { open.last?.style ?? Style() }

  private mutating func read() {
    while at < letters.count {
      if letters[at] == "<", let tag = tag() { handle(tag) } else { words() }
    }
  }

  // MARK: Tags

  private struct Tag {
    var name: String
    var isEnd: Bool
    var attributes: [String: String] = [:]
  }

  /// The tag or comment that begins here; nil where a `<` is a letter.
  private mutating func tag() -> Tag? {
    guard at + 1 < letters.count else { return nil }
    if letters[at + 1] == "!" || letters[at + 1] == "?" {
      let isComment = letters[at...].starts(with: "<!--")
      at = end(of: isComment ? "-->" : ">", from: at + (isComment ? 4 : 1))
      return Tag(name: "!", isEnd: true)
    }
    let isEnd = letters[at + 1] == "/"
    var next = at + (isEnd ? 2 : 1)
    guard next < letters.count, letters[next].isLetter else { return nil }
    var tag = Tag(name: "", isEnd: isEnd)
    while next < letters.count, letters[next].isLetter || letters[next].isNumber {
      tag.name.append(contentsOf: letters[next].lowercased())
      next += 1
    }
    at = next
    attributes(of: &tag)
    return tag
  }

  private mutating func attributes(of tag: inout Tag) {
    while at < letters.count, letters[at] != ">" {
      guard letters[at].isLetter else {
        at += 1
        continue
      }
      var name = ""
      while at < letters.count, letters[at].isLetter || letters[at] == "-" {
        name.append(contentsOf: letters[at].lowercased())
        at += 1
      }
      while at < letters.count, letters[at].isWhitespace { at += 1 }
      guard at < letters.count, letters[at] == "=" else {
        tag.attributes[name] = ""
        continue
      }
      at += 1
      while at < letters.count, letters[at].isWhitespace { at += 1 }
      tag.attributes[name] = value()
    }
    at = min(at + 1, letters.count)
  }

  private mutating func value() -> String {
    guard at < letters.count else { return "" }
    let quote = letters[at]
    var value = ""
    if quote == "\"" || quote == "'" {
      at += 1
      while at < letters.count, letters[at] != quote { value.append(letter()) }
      at = min(at + 1, letters.count)
    } else {
      while at < letters.count, letters[at] != ">", !letters[at].isWhitespace { value.append(letter()) }
    }
    return value
  }

  /// Behind the next occurrence of some letters, large or small, or at the end.
  private func end(of mark: String, from start: Int) -> Int {
    let mark = Array(mark)
    var index = start
    while index + mark.count <= letters.count {
      let found = letters[index..<index + mark.count]
      if found.elementsEqual(mark, by: { $0 == $1 || $0.lowercased() == String($1) }) { return index + mark.count }
      index += 1
    }
    return letters.count
  }

  private mutating func handle(_ tag: Tag) {
    if tag.name == "!" { return }
    if Self.silent.contains(tag.name) || tag.name == "style" {
      guard !tag.isEnd else { return }
      let start = at
      at = end(of: "</\(tag.name)", from: at)
      if tag.name == "style" { read(sheet: String(letters[start..<at])) }
      at = end(of: ">", from: at)
      return
    }
    if tag.isEnd { return close(tag.name) }
    switch tag.name {
    case "br":
      (owedSpace, isAtLineStart) = (nil, true)
      append("\u{2028}", style)
    case "hr": endLine()
    case "img": break
    case _: begin(tag)
    }
  }

  private mutating func begin(_ tag: Tag) {
    guard !Self.lone.contains(tag.name), open.count < Self.maximumDepth else { return }
    if tag.name == "li" || tag.name == "p", open.last?.name == tag.name { close(tag.name) }
    var style = style
    if let below = Self.blocks[tag.name] {
      endLine()
      (style.after, style.background) = (below, nil)
    }
    if let factor = Self.heads[tag.name] { style.size *= factor }
    look(tag, &style)
    for rule in rules where Self.applies(rule.selector, tag.name, tag.attributes) { HTMLStyle.read(rule.body, &style) }
    if let own = tag.attributes["style"] { HTMLStyle.read(own, &style) }
    var element = Element(name: tag.name, style: style)
    if tag.name == "ol" { element.count = 1 }
    open.append(element)
    if tag.name == "li" { mark() }
    if tag.name == "td" || tag.name == "th", !isAtLineStart { append("\t", style) }
  }

  private func look(_ tag: Tag, _ style: inout Style) {
    switch tag.name {
    case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th": style.isBold = true
    case "i", "em", "cite", "dfn", "var", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "pre", "kbd", "samp", "tt":
      style.family = "Courier"
      if tag.name == "pre" { style.keepsSpace = true }
    case "center": style.alignment = .center
    case "ul", "ol": style.indent += 36
    case "a":
      guard let address = tag.attributes["href"], let url = URL(string: address) else { break }
      (style.link, style.isUnderlined) = (url, true)
      style.color = UIColor(red: 0, green: 0, blue: 0xEE / 255, alpha: 1)
    case "font":
      if let color = tag.attributes["color"].flatMap(HTMLStyle.color) { style.color = color }
      if let face = tag.attributes["face"] { style.family = face }
      // Sizes 1 to 7 of the standard, of which 3 is the usual one, which those with a sign are counted from.
      let sizes: [CGFloat] = [0.63, 0.82, 1, 1.13, 1.5, 2, 3]
      if let said = tag.attributes["size"], let number = Int(said) {
        let isRelative = said.hasPrefix("+") || said.hasPrefix("-")
        let size = min(max(1, isRelative ? 3 + min(max(-7, number), 7) : number), sizes.count)
        style.size = 12 * sizes[size - 1]
      }
    case _: break
    }
    if let side = tag.attributes["align"] { HTMLStyle.read("text-align:\(side)", &style) }
  }

  /// The mark of an item, between two tabs, as UIKit writes it.
  private mutating func mark() {
    guard let list = open.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else { return }
    let count = open[list].count
    if let count { open[list].count = count + 1 }
    append("\t" + (count.map { "\($0)." } ?? "•") + "\t", style)
    (owedSpace, isAtLineStart) = (nil, false)
  }

  private mutating func close(_ name: String) {
    guard let last = open.lastIndex(where: { $0.name == name }), last > 0 else {
      if name == "p" { endLine() }
      return
    }
    while open.count > last {
      if Self.blocks[open[open.count - 1].name] != nil { endLine() }
      open.removeLast()
    }
  }

  // MARK: Words

  /// Ends the line there is; where nothing is in it, none ends.
  private mutating func endLine() {
    owedSpace = nil
    guard !isAtLineStart else { return }
    append("\n", style)
    isAtLineStart = true
  }

  /// Words up to the next tag: as much space as there is counts as one, and none does at the beginning of a line.
  private mutating func words() {
    let style = style
    var found = ""
    repeat {
      let isEntity = letters[at] == "&"
      let letter = letter()
      let isSpace = !isEntity && letter.isWhitespace && letter != "\u{A0}"
      if isSpace, !style.keepsSpace {
        if !found.isEmpty || !isAtLineStart, owedSpace == nil { owedSpace = style }
        continue
      }
      if let space = owedSpace {
        // Within these words the space is theirs.
        if found.isEmpty { append(" ", space) } else { found.append(" ") }
        owedSpace = nil
      }
      found.append(letter)
    } while at < letters.count && letters[at] != "<"
    guard !found.isEmpty else { return }
    append(found, style)
    isAtLineStart = found.hasSuffix("\n")
  }

  /// The letter here, or the one an entity names.
  private mutating func letter() -> Character {
    let letter = letters[at]
    at += 1
    guard letter == "&", let end = letters[at...].prefix(10).firstIndex(of: ";") else { return letter }
    let name = String(letters[at..<end])
    guard let meant = HTMLStyle.entity(name) else { return letter }
    at = end + 1
    return meant
  }

  private func append(_ words: String, _ style: Style) {
    var said: [NSAttributedString.Key: Any] = [.font: HTMLStyle.font(style), .foregroundColor: style.color]
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    let block = open.last { Self.blocks[$0.name] != nil }?.style
    paragraph.paragraphSpacing = (block?.after ?? 0) * (block?.size ?? 0)
    (paragraph.firstLineHeadIndent, paragraph.headIndent) = (0, style.indent)
    if style.indent > 0 {
      paragraph.tabStops = [style.indent - 25, style.indent].map {
        NSTextTab(textAlignment: .natural, location: $0, options: [:])
      }
    }
    said[.paragraphStyle] = paragraph
    if style.isUnderlined { said[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { said[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { said[.link] = link }
    if let background = style.background { said[.backgroundColor] = background }
    text.append(NSAttributedString(string: words, attributes: said))
  }

  // MARK: Sheets

  /// Rules by the names of elements and classes; all others are passed over.
  private mutating func read(sheet: String) {
    for rule in sheet.components(separatedBy: "}") {
      let parts = rule.components(separatedBy: "{")
      guard parts.count == 2 else { continue }
      for selector in parts[0].components(separatedBy: ",") {
        rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), parts[1]))
      }
    }
  }

  private static func applies(_ selector: String, _ name: String, _ attributes: [String: String]) -> Bool {
    if selector == "*" || selector == name { return true }
    let classes = (attributes["class"] ?? "").lowercased().split(separator: " ").map(String.init)
    return classes.contains { selector == ".\($0)" || selector == "\(name).\($0)" }
      || attributes["id"].map { selector == "#\($0.lowercased())" } ?? false
  }
}
