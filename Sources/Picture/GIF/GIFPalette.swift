// The colours of a picture of a film: a GIF has 256 of them, so that rare ones become their neighbours (Heckbert 1982, median cut).
import Foundation

/// At most 256 colours, and which of them each colour becomes.
struct GIFPalette {
  /// Three bytes each.
  private(set) var colors: [UInt8] = []
  /// By the upper five bits of red, green and blue.
  private var places = [UInt8](repeating: 0, count: Self.cells)

  /// Colours that differ in less than a thirty-second are one.
  private static let cells = 1 << 15
  static let largestCount = 256

  static func cell(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3)
  }

  /// Which colour of the palette stands for one.
  func place(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 { places[Self.cell(red, green, blue)] }

  /// Where colours of a cell are, and how many.
  private struct Cell {
    var index: Int
    var count: Int
    var sum: (red: Int, green: Int, blue: Int)

    func part(_ axis: Int) -> Int { index >> (10 - 5 * axis) & 31 }
  }

  /// The palette of an opaque picture, four bytes a pixel.
  init(_ pixels: [UInt8]) {
    var counts = [Int](repeating: 0, count: Self.cells)
    var sums = [(red: Int, green: Int, blue: Int)](repeating: (0, 0, 0), count: Self.cells)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let cell = Self.cell(pixels[start], pixels[start + 1], pixels[start + 2])
      counts[cell] += 1
      sums[cell].red += Int(pixels[start])
      sums[cell].green += Int(pixels[start + 1])
      sums[cell].blue += Int(pixels[start + 2])
    }
    var boxes = [counts.indices.filter { counts[$0] > 0 }.map { Cell(index: $0, count: counts[$0], sum: sums[$0]) }]
    while boxes.count < Self.largestCount {
      // The box that loses most by having one colour: many pixels far apart.
      let worth = boxes.enumerated().map { ($0.offset, Self.widest($0.element)) }
      guard let (index, (axis, _)) = worth.max(by: { $0.1.worth < $1.1.worth }), worth[index].1.worth > 0 else { break }
      let (low, high) = Self.halves(boxes[index], axis)
      boxes[index] = low
      boxes.append(high)
    }
    for (place, box) in boxes.enumerated() {
      let count = max(1, box.reduce(0) { $0 + $1.count })
      let sum = box.reduce((0, 0, 0)) { ($0.0 + $1.sum.red, $0.1 + $1.sum.green, $0.2 + $1.sum.blue) }
      colors += [sum.0, sum.1, sum.2].map { UInt8(($0 + count / 2) / count) }
      for cell in box { places[cell.index] = UInt8(place) }
    }
  }

  /// The axis along which a box is widest, and how much is gained by cutting there.
  private static func widest(_ box: [Cell]) -> (axis: Int, worth: Int) {
    guard box.count > 1 else { return (0, 0) }
    let pixels = box.reduce(0) { $0 + $1.count }
    var best = (axis: 0, worth: 0)
    for axis in 0..<3 {
      let parts = box.map { $0.part(axis) }
      let width = (parts.max() ?? 0) - (parts.min() ?? 0)
      if width * pixels > best.worth { best = (axis, width * pixels) }
    }
    return best
  }

  /// A box cut where half of its pixels are on either side; neither side is empty.
  private static func halves(_ box: [Cell], _ axis: Int) -> ([Cell], [Cell]) {
    let sorted = box.sorted { ($0.part(axis), $0.index) < ($1.part(axis), $1.index) }
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var (passed, cut) = (0, 0)
    while cut < sorted.count - 1, cut == 0 || passed < half {
      passed += sorted[cut].count
      cut += 1
    }
    return (Array(sorted[..<cut]), Array(sorted[cut...]))
  }
}
