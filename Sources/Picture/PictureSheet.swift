// Several pictures on one sheet, each with its captions.
import Foundation

/// Pictures side by side.
public struct PictureSheet: Sendable {
  /// A picture and what is said below it.
  public struct Entry: Sendable {
    /// What is seen.
    public var picture: Picture
    /// Lines below it, the first one bolder.
    public var captions: [String]
    /// Whether something is wrong with it.
    public var isMarked: Bool
    /// Whether a line is drawn around the picture.
    public var hasEdge = true

    /// Creates an entry.
    public init(_ picture: Picture, captions: [String] = [], isMarked: Bool = false) {
      self.picture = picture
      self.captions = captions
      self.isMarked = isMarked
    }
  }

  /// Above all of them; "" for nothing.
  public var title: String
  /// In their order.
  public var entries: [Entry]
  /// The most a picture may take, to which larger ones are scaled down; nil for their own sizes.
  public var room: CGSize?
  /// Pictures in a row.
  public var columns: Int

  /// Creates a sheet.
  public init(title: String, entries: [Entry], room: CGSize? = nil, columns: Int) {
    self.title = title
    self.entries = entries
    self.room = room
    self.columns = max(1, columns)
  }

  /// Between pictures, and around the sheet.
  private static let gap = 20.0
  private static let captionSize = 11.0
  private static let captionLine = 14.0
  /// Of the widest of the faces, by the size: in bold and plain.
  private static let widthOfCharacter = (bold: 0.7, plain: 0.6)
  private static let titleHeight = 30.0
  /// Room for a title alone.
  private static let titleWidth = 480.0
  /// Read on light grounds and dark ones.
  private static let ink = PictureColor(white: 0.5)
  private static let alarm = PictureColor(red: 0.85, green: 0.1, blue: 0.1)

  /// The sheet; without entries its title alone, and of no size without that.
  public var picture: Picture {
    var nodes: [PictureNode] = []
    var top = title.isEmpty ? 0 : Self.titleHeight
    if !title.isEmpty { nodes.append(Self.line(title, x: Self.gap, y: 20, size: 15, weight: 600, Self.ink)) }
    var widest = title.isEmpty ? 0 : Self.titleWidth
    for start in stride(from: 0, to: entries.count, by: columns) {
      let row = entries[start..<min(start + columns, entries.count)]
      var left = Self.gap
      var lowest = 0.0
      for entry in row {
        let size = shown(entry.picture)
        let captions = entry.captions
        nodes.append(node(entry, at: CGPoint(x: left, y: top + Self.gap), size))
        for (index, caption) in captions.enumerated() {
          nodes.append(
            Self.line(
              Self.cut(
                caption, to: max(Double(size.width), Double(room?.width ?? 0)),
                index == 0 ? Self.widthOfCharacter.bold : Self.widthOfCharacter.plain), x: left,
              y: top + Self.gap + Double(size.height) + Self.captionLine * Double(index + 1),
              size: Self.captionSize, weight: index == 0 ? 600 : 400,
              index > 0 && entry.isMarked ? Self.alarm : Self.ink))
        }
        lowest = max(lowest, Double(size.height) + Self.captionLine * Double(captions.count))
        left += max(Double(size.width), Double(room?.width ?? 0)) + Self.gap
      }
      widest = max(widest, left)
      top += lowest + Self.gap
    }
    return Picture(
      size: CGSize(width: widest, height: entries.isEmpty && title.isEmpty ? 0 : top + Self.gap), title: title,
      nodes: nodes)
  }

  /// What of a caption stands below a picture of this width without reaching under the next; the end is kept, since it tells
  /// captions apart.
  private static func cut(_ caption: String, to width: Double, _ widthOfCharacter: Double) -> String {
    let room = max(4, Int(width / (captionSize * widthOfCharacter)))
    return caption.count <= room ? caption : "…" + caption.suffix(room - 1)
  }

  private func factor(_ picture: Picture) -> Double {
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    guard let room, width > 0, height > 0 else { return 1 }
    return min(1, Double(room.width) / width, Double(room.height) / height)
  }

  private func shown(_ picture: Picture) -> CGSize {
    let factor = factor(picture)
    return CGSize(width: Double(picture.size.width) * factor, height: Double(picture.size.height) * factor)
  }

  private func node(_ entry: Entry, at place: CGPoint, _ size: CGSize) -> PictureNode {
    let map = PictureTransform.scale(factor(entry.picture)).then(.shift(Double(place.x), Double(place.y)))
    let frame = CGRect(origin: place, size: size)
    let content = PictureNode(
      .group(PictureGroup(entry.picture.nodes, transform: map)), name: entry.picture.title, kind: "screen")
    let edge = PictureNode(
      .shape(
        PictureShape(
          .rect(frame), stroke: PictureShape.Stroke(entry.isMarked ? Self.alarm : Self.ink, width: 1))))
    let parts = entry.hasEdge || entry.isMarked ? [content, edge] : [content]
    return PictureNode(.group(PictureGroup(parts)), kind: entry.isMarked ? "broken" : "entry")
  }

  private static func line(
    _ text: String, x: Double, y: Double, size: Double, weight: Int, _ color: PictureColor
  ) -> PictureNode {
    PictureNode(.text(PictureText(text, x: x, y: y, ends: [], size: size, weight: weight, color: color)))
  }
}
