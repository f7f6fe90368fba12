// A picture as SVG: pure text, one node a line, the same bytes every time.
import Foundation

extension Picture {
  /// The picture as an SVG document. Names become `id`s, each once; `kind`s become `class`es.
  public func svg() throws(PictureError) -> String {
    try checkSize()
    var writer = SVGWriter()
    return writer.document(self)
  }
}

/// Writes one document.
private struct SVGWriter {
  private static let fonts =
    "-apple-system, 'SF Pro Text', 'Helvetica Neue', Inter, 'Liberation Sans', Arial, 'DejaVu Sans', sans-serif"
  private static let monospaced = "'SF Mono', Menlo, 'Liberation Mono', 'DejaVu Sans Mono', monospace"

  private var out = SVGText()
  private var used: [String: Int] = [:]
  private var definitions = 0

  mutating func document(_ picture: Picture) -> String {
    out.bytes.reserveCapacity(64 * 1024)
    out.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"" as StaticString)
    out.attribute("width", Double(picture.size.width))
    out.attribute("height", Double(picture.size.height))
    out.raw(" viewBox=\"0 0 ")
    out.number(Double(picture.size.width))
    out.raw(" ")
    out.number(Double(picture.size.height))
    out.raw("\"")
    out.attribute("font-family", Self.fonts)
    out.raw(" xml:space=\"preserve\">\n<title>")
    out.escaped(picture.title)
    out.raw("</title>\n")
    for node in picture.nodes { write(node, depth: 0) }
    out.raw("</svg>\n")
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private mutating func write(_ node: PictureNode, depth: Int) {
    guard depth < Picture.maximumDepth else { return }
    switch node.content {
    case .group(let group): write(group, node, depth)
    case .shape(let shape): write(shape, node)
    case .text(let text): write(text, node)
    }
  }

  /// A name as an identifier: letters, digits, `_`, `-` and `.`, beginning with a letter, and no two alike.
  private mutating func identify(_ node: PictureNode) {
    if !node.name.isEmpty {
      var id = ""
      for scalar in node.name.unicodeScalars.prefix(80) {
        let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value))
        id.unicodeScalars.append(isKept || "_-.".unicodeScalars.contains(scalar) ? scalar : "-")
      }
      if id.first.map({ $0.isLetter }) != true { id = "v" + id }
      let count = used[id, default: 0] + 1
      used[id] = count
      // `~` never comes of a name, so what is numbered meets no other.
      out.attribute("id", count == 1 ? id : "\(id)~\(count)")
    }
    if !node.kind.isEmpty { out.attribute("class", node.kind) }
  }

  // MARK: Groups

  private mutating func write(_ group: PictureGroup, _ node: PictureNode, _ depth: Int) {
    guard group.opacity > 0 else { return }
    var reference: Int?
    if let clip = group.clip {
      definitions += 1
      reference = definitions
      out.raw("<clipPath id=\"~c\(definitions)\"")
      // Of the parts' coordinates, which a clip on the group itself would have, too.
      out.raw(">")
      form(clip)
      if group.clipIsEvenOdd { out.raw(" clip-rule=\"evenodd\"") }
      out.raw("/></clipPath>\n")
    }
    var mask: Int?
    if let nodes = group.mask {
      definitions += 1
      mask = definitions
      out.raw("<mask id=\"~m\(definitions)\" mask-type=\"alpha\">\n")
      for node in nodes { write(node, depth: depth + 1) }
      out.raw("</mask>\n")
    }
    out.raw("<g")
    identify(node)
    if group.transform != .identity {
      let map = group.transform
      out.raw(" transform=\"")
      if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
        out.raw("translate(")
        list([map.tx, map.ty])
      } else {
        out.raw("matrix(")
        list([map.a, map.b, map.c, map.d, map.tx, map.ty], exact: true)
      }
      out.raw(")\"")
    }
    if group.opacity < 1 { out.attribute("opacity", group.opacity) }
    if let reference { out.raw(" clip-path=\"url(#~c\(reference))\"") }
    if let mask { out.raw(" mask=\"url(#~m\(mask))\"") }
    out.raw(">\n")
    for child in group.children { write(child, depth: depth + 1) }
    out.raw("</g>\n")
  }

  /// Numbers with blanks between; the parts of a matrix need more digits than places do.
  private mutating func list(_ values: [Double], exact: Bool = false) {
    for (index, value) in values.enumerated() {
      if index > 0 { out.raw(" ") }
      if exact, index < 4 { out.raw("\((value * 1e6).rounded() / 1e6)") } else { out.number(value) }
    }
  }

  // MARK: Shapes

  private mutating func write(_ shape: PictureShape, _ node: PictureNode) {
    if case .image(let image)? = shape.fill { return write(image, node) }
    var gradient: Int?
    if case .gradient(let colors)? = shape.fill {
      definitions += 1
      gradient = definitions
      define(colors, definitions)
    }
    var blur: Int?
    if let shadow = shape.shadow {
      definitions += 1
      blur = definitions
      define(shadow, definitions, isAlone: shape.fill == nil && shape.stroke == nil)
    }
    out.raw("<")
    form(shape.outline, name: true) { writer in
      writer.identify(node)
      switch shape.fill {
      case .color(let color)?: writer.out.color("fill", "fill-opacity", color)
      case .gradient?: writer.out.raw(" fill=\"url(#~d\(gradient ?? 0))\"")
      // A shadow of its own takes its form from what is filled, and nothing else of it.
      case .image?, nil: writer.out.raw(shape.shadow != nil && shape.stroke == nil ? "" : " fill=\"none\"")
      }
      if shape.isEvenOdd { writer.out.raw(" fill-rule=\"evenodd\"") }
      if let stroke = shape.stroke { writer.write(stroke) }
      if let blur { writer.out.raw(" filter=\"url(#~d\(blur))\"") }
    }
    out.raw("/>\n")
  }

  /// An image as a file within the file.
  private mutating func write(_ image: PictureImage, _ node: PictureNode) {
    let file: [UInt8]
    do { file = try image.pixels.png() } catch { return }
    out.raw("<image")
    identify(node)
    out.attribute("x", Double(image.box.minX))
    out.attribute("y", Double(image.box.minY))
    out.attribute("width", Double(image.box.width))
    out.attribute("height", Double(image.box.height))
    out.raw(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(Data(file).base64EncodedString())\"/>\n")
  }

  private mutating func write(_ stroke: PictureShape.Stroke) {
    out.color("stroke", "stroke-opacity", stroke.color)
    out.attribute("stroke-width", stroke.width)
    if stroke.isRound { out.raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
    guard !stroke.dash.isEmpty else { return }
    out.raw(" stroke-dasharray=\"")
    list(stroke.dash)
    out.raw("\"")
  }

  private mutating func define(_ gradient: PictureGradient, _ number: Int) {
    if gradient.isRadial {
      let radius = hypot(
        Double(gradient.end.x - gradient.start.x), Double(gradient.end.y - gradient.start.y))
      out.raw("<radialGradient id=\"~d\(number)\" gradientUnits=\"userSpaceOnUse\"")
      out.attribute("cx", Double(gradient.start.x))
      out.attribute("cy", Double(gradient.start.y))
      out.attribute("r", radius)
    } else {
      out.raw("<linearGradient id=\"~d\(number)\" gradientUnits=\"userSpaceOnUse\"")
      out.attribute("x1", Double(gradient.start.x))
      out.attribute("y1", Double(gradient.start.y))
      out.attribute("x2", Double(gradient.end.x))
      out.attribute("y2", Double(gradient.end.y))
    }
    out.raw(">")
    for stop in gradient.stops {
      out.raw("<stop")
      out.attribute("offset", stop.offset)
      out.color("stop-color", "stop-opacity", stop.color)
      out.raw("/>")
    }
    out.raw(gradient.isRadial ? "</radialGradient>\n" : "</linearGradient>\n")
  }

  private mutating func define(_ shadow: PictureShape.Shadow, _ number: Int, isAlone: Bool) {
    out.raw("<filter id=\"~d\(number)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">")
    out.raw(isAlone ? "<feOffset in=\"SourceAlpha\"" : "<feDropShadow")
    out.attribute("dx", Double(shadow.offset.width))
    out.attribute("dy", Double(shadow.offset.height))
    if isAlone { out.raw("/><feGaussianBlur") }
    out.attribute("stdDeviation", shadow.radius / 2)
    if isAlone { out.raw(" result=\"place\"/><feFlood") }
    out.color("flood-color", "flood-opacity", shadow.color)
    out.raw(isAlone ? "/><feComposite in2=\"place\" operator=\"in\"/></filter>\n" : "/></filter>\n")
  }

  private mutating func form(_ outline: Outline) {
    out.raw("<")
    form(outline, name: true) { _ in }
  }

  /// The element's name, what `more` says of it, and its geometry.
  private mutating func form(_ outline: Outline, name: Bool, _ more: (inout SVGWriter) -> Void) {
    switch outline {
    case .rounded(let rect, let radius, .all):
      out.raw("rect")
      more(&self)
      geometry(rect)
      out.attribute("rx", radius)
    case .rect(let rect):
      out.raw("rect")
      more(&self)
      geometry(rect)
    case .ellipse(let rect):
      out.raw("ellipse")
      more(&self)
      out.attribute("cx", Double(rect.midX))
      out.attribute("cy", Double(rect.midY))
      out.attribute("rx", Double(rect.width) / 2)
      out.attribute("ry", Double(rect.height) / 2)
    case .path, .rounded:
      out.raw("path")
      more(&self)
      path(outline.steps)
    }
  }

  private mutating func geometry(_ rect: CGRect) {
    out.attribute("x", Double(rect.minX))
    out.attribute("y", Double(rect.minY))
    out.attribute("width", max(0, Double(rect.width)))
    out.attribute("height", max(0, Double(rect.height)))
  }

  private mutating func path(_ steps: [Outline.Step]) {
    out.raw(" d=\"")
    func points(_ letter: StaticString, _ points: [CGPoint]) {
      out.raw(letter)
      list(points.flatMap { [Double($0.x), Double($0.y)] })
    }
    for step in steps {
      switch step {
      case .move(let point): points("M", [point])
      case .line(let point): points("L", [point])
      case .quad(let bend, let end): points("Q", [bend, end])
      case .curve(let one, let two, let end): points("C", [one, two, end])
      case .close: out.raw("Z" as StaticString)
      }
    }
    out.raw("\"")
  }

  // MARK: Texts

  private mutating func write(_ text: PictureText, _ node: PictureNode) {
    guard !text.string.isEmpty, text.size > 0 else { return }
    out.raw("<text")
    identify(node)
    out.attribute("x", text.x)
    out.attribute("y", text.y)
    out.attribute("font-size", text.size)
    if text.weight != 400 { out.attribute("font-weight", Double(text.weight)) }
    if text.isItalic { out.raw(" font-style=\"italic\"") }
    if text.isMonospaced { out.attribute("font-family", Self.monospaced) }
    out.color("fill", "fill-opacity", text.color)
    // As wide as layout says, whatever font the reader has.
    if text.width > 0 {
      out.attribute("textLength", text.width)
      out.raw(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    out.raw(">")
    out.escaped(text.string)
    out.raw("</text>\n")
  }
}
