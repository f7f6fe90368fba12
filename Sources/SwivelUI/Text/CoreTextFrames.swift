// Core Text's frames: a text set into a rectangle by code that draws pages itself. `y` grows upwards in them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What sets a text into frames.
public final class CTFramesetter: @unchecked Sendable {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
}

/// Lines in a rectangle.
public final class CTFrame: @unchecked Sendable {
  let text: NSAttributedString
  /// What of the framesetter's text it may show.
  let range: NSRange
  let path: CGPath
  /// The rectangle around the path, which lines are set into: frames of other shapes are not cut to them.
  let room: CGRect

  init(_ text: NSAttributedString, _ range: NSRange, _ path: CGPath) {
    (self.text, self.range, self.path) = (text, range, path)
    room = path.boundingBoxOfPath
  }

  /// The lines that fit, from the top: a line that does not wholly is left out.
  @MainActor var lines: [TextPlaces.Line] {
    guard range.length > 0 else { return [] }
    let part = text.attributedSubstring(from: range)
    return TextPlaces(part, plain: AttributedLines.plainFont, width: room.width).lines.filter {
      $0.range.length > 0 && $0.rect.maxY <= room.height
    }
  }
  /// What is shown, in the framesetter's text.
  @MainActor var shown: NSRange {
    NSRange(location: range.location, length: lines.last.map { $0.range.location + $0.range.length } ?? 0)
  }
  @MainActor func made(_ line: TextPlaces.Line) -> CTLine {
    let place = NSRange(location: range.location + line.range.location, length: line.range.length)
    return CTLine(text.attributedSubstring(from: place), place)
  }
}

/// What sets a text into frames.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}
/// A part of the text in a path; a part of length 0 is all the rest.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter.text, stringRange.part(of: framesetter.text.length), path)
}
/// How much room a part of the text takes within limits; what of it fits goes to `fitRange`. A limit of 0 or less is none.
@preconcurrency @MainActor @discardableResult public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = stringRange.part(of: framesetter.text.length)
  let limits = CGSize(
    width: constraints.width > 0 ? constraints.width : .greatestFiniteMagnitude,
    height: constraints.height > 0 ? constraints.height : .greatestFiniteMagnitude)
  let frame = CTFrame(framesetter.text, part, CGPath(rect: CGRect(origin: .zero, size: limits), transform: nil))
  let shown = frame.shown
  fitRange?.pointee = CFRange(location: shown.location, length: shown.length)
  guard shown.length > 0 else { return .zero }
  return AttributedLines(framesetter.text.attributedSubstring(from: shown)).size(width: limits.width)
}

/// What of the text it was to show.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}
/// What of the text it shows.
@preconcurrency @MainActor public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  let shown = frame.shown
  return CFRange(location: shown.location, length: shown.length)
}
/// What its lines are set into.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Its lines, `CTLine`s, from the top.
@preconcurrency @MainActor public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
  NSArray(array: frame.lines.map { frame.made($0) })
}
/// Where the baselines of lines begin, from the path's lower left corner; a range of length 0 is all the rest.
@preconcurrency @MainActor public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let lines = frame.lines
  let part = range.part(of: lines.count)
  for (place, line) in lines[part.location..<part.location + part.length].enumerated() {
    let ascender = frame.made(line).font.ascender
    origins[place] = CGPoint(x: line.used.minX, y: frame.room.height - line.rect.minY - ascender)
  }
}
/// Draws it.
@preconcurrency @MainActor public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let shown = frame.shown
  guard shown.length > 0 else { return }
  context.saveGState()
  // Upside down within its own rectangle, as texts are drawn here from the top.
  context.translateBy(x: 0, y: frame.room.minY + frame.room.maxY)
  context.scaleBy(x: 1, y: -1)
  context.add(.text(frame.text.attributedSubstring(from: shown), frame.room))
  context.restoreGState()
}
/// How many things are in a list.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
