// Pages of drawings as a PDF file (ISO 32000-1): outlines, lines and texts; of images what code drew into them.
import TextMetrics

/// Collects pages.
struct PDFPages {
  private var pages: [(size: CGSize, content: String)] = []
  /// A document's own names, such as its title.
  var info: [(key: String, value: String)] = []

  var isEmpty: Bool { pages.isEmpty }

  /// Adds a page of a size, with what was drawn on it.
  @MainActor mutating func add(_ record: DrawingRecord) {
    let box = record.bounds
    var content = "1 0 0 -1 \(Self.text(-box.minX)) \(Self.text(box.maxY)) cm\n"
    for part in record.parts { Self.write(part, depth: 0, into: &content) }
    pages.append((box.size, content))
  }

  /// The file: catalogue, pages, two fonts, then for each page its entry and its content.
  var data: Data {
    let kids = pages.indices.map { "\(5 + 2 * $0) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ]
    for (index, page) in pages.enumerated() {
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(Self.text(page.size.width)) \(Self.text(page.size.height))] "
          + "/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents \(6 + 2 * index) 0 R >>")
      objects.append("<< /Length \(page.content.utf8.count) >>\nstream\n\(page.content)endstream")
    }
    if !info.isEmpty {
      objects.append("<< " + info.map { "/\($0.key) (\(Self.escaped($0.value)))" }.joined(separator: " ") + " >>")
    }
    var file = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.utf8.count)
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places { file += String(repeating: "0", count: max(0, 10 - "\(place)".count)) + "\(place) 00000 n \n" }
    let described = info.isEmpty ? "" : " /Info \(objects.count) 0 R"
    file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R\(described) >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(file.utf8)
  }

  // MARK: Content

  @MainActor private static func write(_ part: DrawnPart, depth: Int, into page: inout String) {
    page += "q\n"
    var clip = part.clip
    while let current = clip {
      page += outline(current.path) + (current.isEvenOdd ? "W* n\n" : "W n\n")
      clip = current.outer
    }
    switch part.content {
    case .fill(let path, let color, let isEvenOdd):
      page += "\(ink(color)) rg\n\(outline(path))\(isEvenOdd ? "f*" : "f")\n"
    case .stroke(let path, let color, let pen):
      let dashes = pen.dashes.map(text).joined(separator: " ")
      page += "\(ink(color)) RG \(text(pen.width)) w \(pen.cap.rawValue) J \(pen.join.rawValue) j "
      page += "[\(dashes)] \(text(pen.phase)) d\n\(outline(path))S\n"
    case .text(let words, let rect):
      page += matrix(part.map) + lines(words, in: rect)
    case .image(let image, let rect):
      if let record = image.record, depth < DrawingRecord.maximumDepth, !record.bounds.isEmpty {
        let (across, down) = (rect.width / record.bounds.width, rect.height / record.bounds.height)
        page += matrix(part.map)
        page += matrix(CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: rect.minX, ty: rect.minY))
        for inner in record.parts { write(inner, depth: depth + 1, into: &page) }
      }
    case .layer(let parts): for inner in parts { write(inner, depth: depth + 1, into: &page) }
    // Colours that run into each other, and looks of views, are not on pages.
    case .gradient, .seen: break
    }
    page += "Q\n"
  }

  /// The lines of a text: each piece in Helvetica, at the place where layout has it.
  @MainActor private static func lines(_ words: NSAttributedString, in rect: CGRect) -> String {
    let text = AttributedLines(words)
    let layout = text.layout(width: rect.width + 0.5)
    var page = ""
    for (line, top) in zip(layout.lines, layout.tops) {
      for piece in line.pieces {
        let (run, said) = text.runs[piece.run]
        let font = said[.font] as? UIFont
        let name = (font?.weight ?? .regular).rawValue >= UIFont.Weight.semibold.rawValue ? "F2" : "F1"
        let color = (said[.foregroundColor] as? UIColor)?.cgColor ?? CGColor(gray: 0, alpha: 1)
        let (x, y) = (rect.minX + CGFloat(piece.x), rect.minY + CGFloat(top + line.ascender))
        page += "BT /\(name) \(Self.text(CGFloat(run.font.size))) Tf \(ink(color)) rg "
        page += "1 0 0 -1 \(Self.text(x)) \(Self.text(y)) Tm (\(escaped(piece.text))) Tj ET\n"
      }
    }
    return page
  }

  private static func matrix(_ map: CGAffineTransform) -> String {
    [map.a, map.b, map.c, map.d, map.tx, map.ty].map(text).joined(separator: " ") + " cm\n"
  }
  private static func ink(_ color: CGColor) -> String {
    let parts = (color.components ?? []).dropLast().map { text($0) }
    return parts.count == 3
      ? parts.joined(separator: " ") : [parts, parts, parts].flatMap { $0 }.joined(separator: " ")
  }
  private static func outline(_ path: CGPath) -> String {
    var page = ""
    var here = CGPoint.zero
    func point(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }
    for step in path.steps {
      switch step {
      case .move(let end): page += "\(point(end)) m\n"
      case .line(let end): page += "\(point(end)) l\n"
      case .quad(let bend, let end):
        let first = CGPoint(x: here.x + 2 * (bend.x - here.x) / 3, y: here.y + 2 * (bend.y - here.y) / 3)
        let second = CGPoint(x: end.x + 2 * (bend.x - end.x) / 3, y: end.y + 2 * (bend.y - end.y) / 3)
        page += "\(point(first)) \(point(second)) \(point(end)) c\n"
      case .curve(let first, let second, let end): page += "\(point(first)) \(point(second)) \(point(end)) c\n"
      case .close: page += "h\n"
      }
      if let end = step.end { here = end }
    }
    return page
  }
  /// A number as PDF writes them: no exponents, a thousandth of a point exact.
  private static func text(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let whole = Int((value * 1000).rounded())
    if whole % 1000 == 0 { return "\(whole / 1000)" }
    let rest = "\(abs(whole) % 1000)"
    return (whole < 0 ? "-" : "") + "\(abs(whole) / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
  /// A string in brackets: what Latin has no letter for is a question mark.
  private static func escaped(_ words: String) -> String {
    words.unicodeScalars.map { letter in
      switch letter.value {
      case 0x28, 0x29, 0x5C: "\\\(letter)"
      case 0x20...0x7E: "\(letter)"
      case 0xA0...0xFF: "\\" + String(letter.value, radix: 8)
      case _: "?"
      }
    }.joined()
  }
}

extension CGPath.Step {
  /// Where the step ends; nil for one that closes.
  fileprivate var end: CGPoint? { points.last }
}
