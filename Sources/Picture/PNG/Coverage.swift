// How much of each pixel a form covers: signed areas summed along rows, so that edges are smooth and bytes the same every time.
import Foundation

/// Pixels of a rectangle of whole coordinates.
struct PixelBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The pixels a rectangle touches, with room around it; coordinates beyond any picture are cut off.
  init(touching rect: CGRect, margin: Double = 0) {
    func whole(_ value: Double) -> Int { Int(min(max(value.isNaN ? 0 : value, -1e7), 1e7)) }
    left = whole((Double(rect.minX) - margin).rounded(.down))
    top = whole((Double(rect.minY) - margin).rounded(.down))
    right = whole((Double(rect.maxX) + margin).rounded(.up))
    bottom = whole((Double(rect.maxY) + margin).rounded(.up))
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

/// Coverage of the pixels of a box, 0…255, row by row.
struct Coverage {
  let box: PixelBox
  var values: [UInt8]
}

/// Sums up outlines within a box.
struct CoverageSum {
  private let box: PixelBox
  private let stride: Int
  private var sums: [Float]

  init(_ box: PixelBox) {
    self.box = box
    stride = box.width + 2
    sums = [Float](repeating: 0, count: max(0, stride * box.height))
  }

  /// Adds the polygons of a path in pixels.
  mutating func add(_ polygons: [[CGPoint]]) {
    let (left, top) = (Double(box.left), Double(box.top))
    let (width, height, stride) = (Double(box.width), box.height, stride)
    sums.withUnsafeMutableBufferPointer { sums in
      for polygon in polygons where polygon.count > 1 {
        var last = polygon[polygon.count - 1]
        for point in polygon {
          Self.edge(
            Double(last.x) - left, Double(last.y) - top, Double(point.x) - left, Double(point.y) - top, width, height,
            stride, sums)
          last = point
        }
      }
    }
  }

  /// One edge: to each pixel the area right of it, as differences along the row.
  private static func edge(
    _ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double, _ width: Double, _ height: Int, _ stride: Int,
    _ sums: UnsafeMutableBufferPointer<Float>
  ) {
    guard fromY != toY, fromX.isFinite, fromY.isFinite, toX.isFinite, toY.isFinite else { return }
    let isDown = fromY < toY
    let (x0, y0, x1, y1) = isDown ? (fromX, fromY, toX, toY) : (toX, toY, fromX, fromY)
    // What is flatter covers nothing anybody sees, and its slope is no number.
    guard y1 - y0 > 1e-9 else { return }
    let slope = (x1 - x0) / (y1 - y0)
    let first = max(y0, 0)
    let last = min(y1, Double(height))
    guard first < last else { return }
    var x = x0 + (first - y0) * slope
    for row in Int(first)..<min(height, Int(last.rounded(.up))) {
      let share = min(Double(row + 1), last) - max(Double(row), first)
      let next = x + slope * share
      let signed = isDown ? share : -share
      let (low, high) = (min(x, next), max(x, next))
      let start = row * stride
      if low >= 0, high <= width {
        slant(low, high, signed, start, sums)
      } else {
        // What is beyond a side stands on it; only the part within is slanted.
        let (left, right) = (min(max(low, 0), width), min(max(high, 0), width))
        let spread = high - low
        let before = spread > 0 ? max(0, min(high, 0) - low) / spread : low < 0 ? 1 : 0
        let beyond = spread > 0 ? max(0, high - max(low, width)) / spread : low > width ? 1 : 0
        if before > 0 { slant(0, 0, signed * before, start, sums) }
        if beyond > 0 { slant(width, width, signed * beyond, start, sums) }
        if left < right { slant(left, right, signed * (1 - before - beyond), start, sums) }
      }
      x = next
    }
  }

  /// The part of an edge in one row, from `left` to `right` within the box.
  @inline(__always)
  private static func slant(
    _ left: Double, _ right: Double, _ signed: Double, _ start: Int, _ sums: UnsafeMutableBufferPointer<Float>
  ) {
    let leftFloor = left.rounded(.down)
    let column = Int(leftFloor)
    let end = Int(right.rounded(.up))
    if end <= column + 1 {
      let middle = 0.5 * (left + right) - leftFloor
      sums[start + column] += Float(signed * (1 - middle))
      sums[start + column + 1] += Float(signed * middle)
      return
    }
    // Across several pixels: a little triangle, equal steps, a little triangle.
    let step = 1 / (right - left)
    let inFirst = left - leftFloor
    let inLast = right - Double(end) + 1
    let head = 0.5 * step * (1 - inFirst) * (1 - inFirst)
    let tail = 0.5 * step * inLast * inLast
    sums[start + column] += Float(signed * head)
    if end == column + 2 {
      sums[start + column + 1] += Float(signed * (1 - head - tail))
    } else {
      let second = step * (1.5 - inFirst)
      sums[start + column + 1] += Float(signed * (second - head))
      for middle in (column + 2)..<(end - 1) { sums[start + middle] += Float(signed * step) }
      let upTo = second + Double(end - column - 3) * step
      sums[start + end - 1] += Float(signed * (1 - upTo - tail))
    }
    sums[start + end] += Float(signed * tail)
  }

  /// What is covered; crossing outlines leave holes where `isEvenOdd`.
  func coverage(isEvenOdd: Bool) -> Coverage {
    let (width, height, stride) = (box.width, box.height, stride)
    let values = [UInt8](unsafeUninitializedCapacity: width * height) { values, count in
      sums.withUnsafeBufferPointer { sums in
        for row in 0..<height {
          var sum: Float = 0
          let (from, to) = (row * stride, row * width)
          for column in 0..<width {
            sum += sums[from + column]
            var covered = abs(sum)
            if isEvenOdd {
              covered = covered.truncatingRemainder(dividingBy: 2)
              if covered > 1 { covered = 2 - covered }
            }
            values[to + column] = UInt8(min(covered, 1) * 255 + 0.5)
          }
        }
      }
      count = width * height
    }
    return Coverage(box: box, values: values)
  }
}

extension Outline {
  /// The form as corners of polygons under a map; curves are cut so finely that no pixel shows it.
  func polygons(_ map: PictureTransform) -> [[CGPoint]] { parts(map).map(\.points) }

  /// The parts of the form under a map, and of each whether its end is joined to its beginning.
  func parts(_ map: PictureTransform) -> [(points: [CGPoint], isClosed: Bool)] {
    var all: [(points: [CGPoint], isClosed: Bool)] = []
    var now: [CGPoint] = []
    now.reserveCapacity(32)
    var place = CGPoint.zero
    func finish(isClosed: Bool = false) {
      if now.count > 1 { all.append((now, isClosed)) }
      now = []
    }
    func bend(_ points: [CGPoint], _ at: (Double) -> CGPoint) {
      var length = 0.0
      for (one, two) in zip(points, points.dropFirst()) {
        length += hypot(Double(two.x - one.x), Double(two.y - one.y))
      }
      let pieces = length.isFinite ? min(max(Int(min(length, 10_000).squareRoot() * 2.2), 3), 96) : 3
      for piece in 1...pieces { now.append(at(Double(piece) / Double(pieces))) }
    }
    for step in steps {
      if now.isEmpty, case .line = step { now = [place] }
      switch step {
      case .move(let point):
        finish()
        place = map.map(point)
        now = [place]
      case .line(let point):
        place = map.map(point)
        now.append(place)
      case .quad(let bend1, let end):
        let (from, one, to) = (now.last ?? place, map.map(bend1), map.map(end))
        bend([from, one, to]) { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * Double(from.x) + 2 * u * t * Double(one.x) + t * t * Double(to.x),
            y: u * u * Double(from.y) + 2 * u * t * Double(one.y) + t * t * Double(to.y))
        }
        place = to
      case .curve(let bend1, let bend2, let end):
        let (from, one, two, to) = (now.last ?? place, map.map(bend1), map.map(bend2), map.map(end))
        bend([from, one, two, to]) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * Double(from.x) + b * Double(one.x) + c * Double(two.x) + d * Double(to.x),
            y: a * Double(from.y) + b * Double(one.y) + c * Double(two.y) + d * Double(to.y))
        }
        place = to
      case .close:
        place = now.first ?? place
        finish(isClosed: true)
      }
    }
    finish()
    return all
  }
}
