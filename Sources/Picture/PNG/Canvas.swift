// Pixels that are painted on: premultiplied red, green, blue and alpha, a byte each.
import Foundation

/// A box of pixels.
final class PixelCanvas {
  let box: PixelBox
  private(set) var pixels: [UInt8]

  /// Transparent pixels.
  init(_ box: PixelBox) {
    self.box = box
    pixels = [UInt8](repeating: 0, count: box.width * box.height * 4)
  }

  /// Gives the pixels away, with colours that are not premultiplied; none are left here, so that they need not be copied.
  func takeStraightPixels() -> [UInt8] {
    var straight: [UInt8] = []
    swap(&straight, &pixels)
    straight.withUnsafeMutableBufferPointer { pixels in
      for place in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = Int(pixels[place + 3])
        guard alpha > 0, alpha < 255 else { continue }
        for part in 0..<3 {
          pixels[place + part] = UInt8(min(255, (Int(pixels[place + part]) * 255 + alpha / 2) / alpha))
        }
      }
    }
    return straight
  }

  /// How opaque each pixel is.
  var opaqueness: Coverage { Coverage(box: box, values: stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }) }

  /// What one pixel is painted with.
  enum Paint {
    case solid(PictureColor)
    case gradient(GradientPaint)
    case image(ImagePaint)

    /// The colour of a pixel.
    func color(_ x: Int, _ y: Int) -> PictureColor {
      switch self {
      case .solid(let color): color
      case .gradient(let gradient): gradient.color(Double(x) + 0.5, Double(y) + 0.5)
      case .image(let image): image.color(Double(x) + 0.5, Double(y) + 0.5)
      }
    }

    /// The colour of all pixels of a row; nil where they differ.
    func color(ofRow y: Int) -> PictureColor? {
      switch self {
      case .solid(let color): color
      case .gradient(let gradient): gradient.isEvenAcross ? color(0, y) : nil
      case .image: nil
      }
    }

    /// The colours of an area's columns, where they are the same all the way down.
    func columns(_ area: PixelBox) -> [PictureColor]? {
      guard case .gradient(let gradient) = self, gradient.isEvenDown else { return nil }
      return (area.left..<area.right).map { color($0, area.top) }
    }
  }

  /// Paints what is covered, as far as a clip lets it.
  func paint(_ coverage: Coverage, _ paint: Paint, clip: Coverage?, within bounds: PixelBox) {
    let area = coverage.box.intersection(bounds).intersection(box)
    guard !area.isEmpty else { return }
    let width = box.width
    let values = coverage.values
    let columns = paint.columns(area)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in area.top..<area.bottom {
        let covered = (y - coverage.box.top) * coverage.box.width - coverage.box.left
        let target = ((y - box.top) * width - box.left) * 4
        let rowColor = paint.color(ofRow: y)
        // What most is painted with and within: nothing is chosen for each pixel anew.
        if clip == nil, let rowColor {
          for x in area.left..<area.right where values[covered + x] > 0 {
            Self.blend(pixels.baseAddress! + (target + x * 4), rowColor, Int(values[covered + x]))
          }
          continue
        }
        for x in area.left..<area.right {
          var alpha = Int(values[covered + x])
          if let clip { alpha = alpha * Int(clip[x, y]) / 255 }
          guard alpha > 0 else { continue }
          let color = rowColor ?? columns?[x - area.left] ?? paint.color(x, y)
          Self.blend(pixels.baseAddress! + (target + x * 4), color, alpha)
        }
      }
    }
  }

  /// Paints whole pixels of one colour.
  func fill(_ rect: PixelBox, _ color: PictureColor, clip: Coverage?) {
    let area = rect.intersection(box)
    guard !area.isEmpty else { return }
    let width = box.width
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard clip != nil || color.alpha < 255 else {
        let first = pixels.baseAddress! + ((area.top - box.top) * width + area.left - box.left) * 4
        let length = area.width * 4
        // One pixel, then as many again as there are, then the row again for each below it.
        (first[0], first[1], first[2], first[3]) = (color.red, color.green, color.blue, 255)
        var done = 4
        while done < length {
          let more = min(done, length - done)
          memcpy(first + done, first, more)
          done += more
        }
        for row in 1..<max(1, area.height) { memcpy(first + row * width * 4, first, length) }
        return
      }
      for y in area.top..<area.bottom {
        let row = ((y - box.top) * width - box.left) * 4
        let base = pixels.baseAddress!
        for x in area.left..<area.right {
          var alpha = 255
          if let clip { alpha = Int(clip[x, y]) }
          if alpha > 0 { Self.blend(base + (row + x * 4), color, alpha) }
        }
      }
    }
  }

  /// Puts another canvas over this one, so much fainter.
  func compose(_ other: PixelCanvas, opacity: Double, clip: Coverage?) {
    let area = other.box.intersection(box)
    guard !area.isEmpty else { return }
    let strength = Int((opacity * 255).rounded())
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in area.top..<area.bottom {
        for x in area.left..<area.right {
          let from = ((y - other.box.top) * other.box.width + x - other.box.left) * 4
          var share = strength
          if let clip { share = share * Int(clip[x, y]) / 255 }
          let alpha = Int(other.pixels[from + 3]) * share / 255
          guard alpha > 0 else { continue }
          let to = ((y - box.top) * box.width + x - box.left) * 4
          for part in 0..<4 {
            let new = Int(other.pixels[from + part]) * share / 255
            pixels[to + part] = UInt8(min(255, new + Int(pixels[to + part]) * (255 - alpha) / 255))
          }
        }
      }
    }
  }

  @inline(__always)
  private static func blend(_ pixel: UnsafeMutablePointer<UInt8>, _ color: PictureColor, _ covered: Int) {
    let alpha = Int(color.alpha) * covered / 255
    if alpha == 255 {
      (pixel[0], pixel[1], pixel[2], pixel[3]) = (color.red, color.green, color.blue, 255)
      return
    }
    let rest = 255 - alpha
    pixel[0] = UInt8((Int(color.red) * alpha + Int(pixel[0]) * rest + 127) / 255)
    pixel[1] = UInt8((Int(color.green) * alpha + Int(pixel[1]) * rest + 127) / 255)
    pixel[2] = UInt8((Int(color.blue) * alpha + Int(pixel[2]) * rest + 127) / 255)
    pixel[3] = UInt8(min(255, alpha + (Int(pixel[3]) * rest + 127) / 255))
  }
}

extension Coverage {
  /// How much of a pixel; nothing outside the box.
  @inline(__always)
  subscript(x: Int, y: Int) -> UInt8 {
    guard x >= box.left, x < box.right, y >= box.top, y < box.bottom else { return 0 }
    return values[(y - box.top) * box.width + x - box.left]
  }

  /// What both cover.
  func multiplied(by other: Coverage?) -> Coverage {
    guard let other else { return self }
    let area = box.intersection(other.box)
    var values = [UInt8](repeating: 0, count: area.width * area.height)
    for y in area.top..<max(area.top, area.bottom) {
      for x in area.left..<max(area.left, area.right) {
        values[(y - area.top) * area.width + x - area.left] = UInt8(Int(self[x, y]) * Int(other[x, y]) / 255)
      }
    }
    return Coverage(box: area, values: values)
  }

  /// The same, softened: three averages, which is as good as a bell curve of this deviation in pixels.
  func blurred(_ deviation: Double) -> Coverage {
    let radius = Int((deviation * 0.94).rounded())
    guard radius > 0 else { return self }
    var result = self
    for _ in 0..<3 {
      result.average(radius, count: box.width, lines: box.height, step: 1, jump: box.width)
      result.average(radius, count: box.height, lines: box.width, step: box.width, jump: 1)
    }
    return result
  }

  private mutating func average(_ radius: Int, count: Int, lines: Int, step: Int, jump: Int) {
    guard count > 0 else { return }
    let window = 2 * radius + 1
    var line = [Int](repeating: 0, count: count)
    for index in 0..<lines {
      let start = index * jump
      for place in 0..<count { line[place] = Int(values[start + place * step]) }
      var sum = 0
      for place in 0..<min(radius, count) { sum += line[place] }
      for place in 0..<count {
        if place + radius < count { sum += line[place + radius] }
        if place - radius - 1 >= 0 { sum -= line[place - radius - 1] }
        values[start + place * step] = UInt8(sum / window)
      }
    }
  }
}

/// A gradient where pixels are.
struct GradientPaint {
  private let gradient: PictureGradient
  private let start: CGPoint
  private let dx: Double
  private let dy: Double
  private let squared: Double
  private let isRadial: Bool
  /// Whether the pixels of a row have one colour: it runs up or down, or nowhere.
  var isEvenAcross: Bool { squared == 0 || !isRadial && dx == 0 }
  /// Whether the pixels of a column do.
  var isEvenDown: Bool { !isRadial && dy == 0 }

  init(_ gradient: PictureGradient, _ map: PictureTransform) {
    self.gradient = gradient
    start = map.map(gradient.start)
    let end = map.map(gradient.end)
    dx = Double(end.x - start.x)
    dy = Double(end.y - start.y)
    squared = dx * dx + dy * dy
    isRadial = gradient.isRadial
  }

  func color(_ x: Double, _ y: Double) -> PictureColor {
    let (fromX, fromY) = (x - Double(start.x), y - Double(start.y))
    let place =
      squared > 0
      ? (isRadial ? ((fromX * fromX + fromY * fromY) / squared).squareRoot() : (fromX * dx + fromY * dy) / squared) : 1
    return gradient.color(at: place)
  }
}
