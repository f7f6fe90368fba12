// Text in several fonts and colours at its places: runs as layout measured them, each with what its attributes say.
import Foundation
import Picture
import SwivelUI
import TextMetrics

/// Sets attributed text in a box.
@MainActor struct RunSetting {
  /// The lines and what is said of their runs.
  let text: AttributedLines
  /// The colour of text without one.
  var color: PictureColor
  var alignment = NSTextAlignment.left
  var maximumLines = 0
  var breaking = LineBreaking.wordWrapping
  /// Whether the lines begin at the top of the box; else they stand in its middle.
  var isAtTop = false
  /// Draws an image in a place.
  var image: (UIImage, CGRect, PictureColor) -> [PictureNode]

  /// The lines that have room in a box.
  func nodes(in box: CGRect) -> [PictureNode] {
    let (width, height) = (Double(box.width), Double(box.height))
    guard width.isFinite, height.isFinite, box.minX.isFinite, box.minY.isFinite else { return [] }
    // A box fitted to its text is as wide as it, up to a pixel.
    let layout = text.layout(width: box.width + 0.5, maximumLines: maximumLines, breaking: breaking)
    let shown = layout.shown(in: height + 0.5)
    guard let last = shown.last else { return [] }
    let tops = layout.tops
    let whole = tops[shown.count - 1] + last.height
    let top = Double(box.minY) + (isAtTop ? 0 : (height - whole) / 2)
    return zip(shown, tops).flatMap { line, offset in
      nodes(of: line, at: top + offset, in: box)
    }
  }

  private func nodes(of line: RunLayout.Line, at top: Double, in box: CGRect) -> [PictureNode] {
    let space = Double(box.width) - line.width
    let left: Double =
      switch text.style.map(\.alignment).flatMap({ $0 == .natural ? nil : $0 }) ?? alignment {
      case .center: Double(box.minX) + space / 2
      case .right: Double(box.minX) + space
      case .left, .justified, .natural: Double(box.minX)
      }
    return line.pieces.flatMap { nodes(of: $0, from: left, at: top, line) }
  }

  private func nodes(
    of piece: RunLayout.Piece, from left: Double, at top: Double, _ line: RunLayout.Line
  ) -> [PictureNode] {
    let (run, said) = text.runs[piece.run]
    let raised = (said[.baselineOffset] as? NSNumber)?.doubleValue ?? 0
    let x = left + piece.x
    let baseline = top + line.ascender - raised
    let width = piece.ends.last ?? 0
    let ink = (said[.foregroundColor] as? UIColor).map(PictureColor.init) ?? color
    if let attachment = said[.attachment] as? NSTextAttachment {
      guard let room = run.room else { return [] }
      let padding = Double(attachment.lineLayoutPadding)
      let rect = CGRect(
        x: x + padding, y: baseline - room.height + room.below, width: room.width - 2 * padding, height: room.height)
      let place = text.runs.prefix(piece.run).reduce(0) { $0 + $1.run.text.utf16.count }
      let picture = attachment.image(forBounds: rect, textContainer: nil, characterIndex: place)
      return picture.map { image($0, rect, ink) } ?? []
    }
    let font = said[.font] as? UIFont
    var nodes: [PictureNode] = []
    func bar(_ y: Double, _ thickness: Double, _ color: PictureColor) {
      nodes.append(
        PictureNode(
          .shape(
            PictureShape(.rect(CGRect(x: x, y: y, width: width, height: thickness)), fill: .color(color)))))
    }
    if let behind = said[.backgroundColor] as? UIColor {
      bar(baseline - run.font.ascender, run.font.lineHeight, PictureColor(behind))
    }
    nodes.append(
      PictureNode(
        .text(
          PictureText(
            piece.text, x: x, y: baseline, ends: piece.ends, size: run.font.size, weight: font?.cssWeight ?? 400,
            color: ink, isItalic: font?.symbolicTraits.contains(.traitItalic) ?? false,
            isMonospaced: font?.symbolicTraits.contains(.traitMonoSpace) ?? false))))
    // Lines are as thick as a letter's stem, about a fourteenth of its size.
    let thickness = max(1, run.font.size / 14)
    if Self.isDrawn(said[.underlineStyle]) {
      bar(baseline + thickness, thickness, (said[.underlineColor] as? UIColor).map(PictureColor.init) ?? ink)
    }
    if Self.isDrawn(said[.strikethroughStyle]) {
      let middle = baseline - run.font.size * 0.26
      bar(middle, thickness, (said[.strikethroughColor] as? UIColor).map(PictureColor.init) ?? ink)
    }
    return nodes
  }

  private static func isDrawn(_ style: Any?) -> Bool {
    if let style = style as? NSUnderlineStyle { return style.rawValue != 0 }
    return ((style as? NSNumber)?.intValue ?? 0) != 0
  }
}
