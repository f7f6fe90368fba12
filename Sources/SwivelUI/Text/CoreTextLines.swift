// Core Text's single lines and fonts, as C names them, for code that sets its texts itself. Measured and drawn as all text here is.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A part of something: where it begins and how long it is, in UTF-16 units where it is of a text.
public struct CFRange: Equatable, Sendable {
  /// Where it begins.
  public var location: CFIndex
  /// How long it is; 0 stands for all the rest where Core Text asks for a part of a text.
  public var length: CFIndex
  /// Nothing, at the beginning.
  public init() { self.init(location: 0, length: 0) }
  /// A part.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }

  /// The part of a text of some length that Core Text means by it.
  func part(of length: Int) -> NSRange {
    let from = min(max(0, location), length)
    return NSRange(location: from, length: self.length == 0 ? length - from : min(max(0, self.length), length - from))
  }
}
/// A part of something.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
/// Core Foundation's texts with attributes are Foundation's.
public typealias CFAttributedString = NSAttributedString
/// As Core Foundation has it.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Core Text's fonts are UIKit's.
public typealias CTFont = UIFont
/// A font by its name; the system's where there is none of that name.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
  -> CTFont
{
  UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size)
}
/// How large it is, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// How far it reaches above the baseline.
@preconcurrency @MainActor public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How far it reaches below the baseline, as a positive number.
@preconcurrency @MainActor public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// What is between its lines.
@preconcurrency @MainActor public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The attribute of a font.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = NSString(string: NSAttributedString.Key.font.rawValue)
/// The attribute of a colour.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = NSString(
  string: NSAttributedString.Key.foregroundColor.rawValue)
/// The attribute of a paragraph.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = NSString(
  string: NSAttributedString.Key.paragraphStyle.rawValue)

/// A text in one line.
public final class CTLine: @unchecked Sendable {
  let text: NSAttributedString
  /// What of the text it was made from it has.
  let range: NSRange

  init(_ text: NSAttributedString, _ range: NSRange) { (self.text, self.range) = (text, range) }

  @MainActor var places: TextPlaces { TextPlaces(text, plain: AttributedLines.plainFont, width: .infinity) }
  /// The tallest of its fonts.
  @MainActor var font: UIFont { text.tallestFont(plain: AttributedLines.plainFont) }
}

/// A text in one line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, NSRange(location: 0, length: attrString.length))
}
/// What of the text it was made from it has.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.location, length: line.range.length)
}
/// How many glyphs it has: here one for each UTF-16 unit.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }
/// How wide it is; how far it reaches from the baseline goes to the pointers.
@preconcurrency @MainActor @discardableResult public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let font = line.font
  ascent?.pointee = font.ascender
  descent?.pointee = -font.descender
  leading?.pointee = font.leading
  return Double(line.text.size().width)
}
/// The character a point is nearest to the front of, in the text the line was made from.
@preconcurrency @MainActor public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.range.location + line.places.place(at: CGPoint(x: position.x, y: 0))
}
/// How far from its beginning a character of the text it was made from stands.
@preconcurrency @MainActor @discardableResult public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let index = min(max(0, charIndex - line.range.location), line.text.length)
  let offset = line.places.caret(index).minX
  secondaryOffset?.pointee = offset
  return offset
}
/// Draws it: its baseline begins at the context's text position. `y` grows upwards, as everywhere in Core Text.
@preconcurrency @MainActor public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let size = line.text.size()
  let origin = context.textPosition
  context.saveGState()
  context.translateBy(x: origin.x, y: origin.y)
  context.scaleBy(x: 1, y: -1)
  context.add(.text(line.text, CGRect(x: 0, y: -line.font.ascender, width: size.width, height: size.height)))
  context.restoreGState()
}
