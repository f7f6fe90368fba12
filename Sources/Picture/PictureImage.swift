// Pixels as a part of a picture: where they lie, how they are made fewer, and what one pixel of the result shows of them.
import Foundation

/// An image stretched over a box.
public struct PictureImage: Sendable, Hashable {
  /// Where it lies, in points.
  public var box: CGRect
  /// What it shows.
  public var pixels: PixelImage

  /// Creates an image in a box.
  public init(_ pixels: PixelImage, in box: CGRect) {
    self.pixels = pixels
    self.box = box
  }

  /// The colour of all its pixels together, by which it is told from what is around it.
  package var color: PictureColor { ImagePaint(self, .identity).average(0, 0, pixels.width, pixels.height) }
}

extension PixelImage {
  /// The same with at most so many pixels each way: each is the average of those it stands for.
  package func reduced(width most: Int, height: Int) -> PixelImage {
    let (across, down) = (min(max(1, most), width), min(max(1, height), self.height))
    guard across < width || down < self.height else { return self }
    let paint = ImagePaint(PictureImage(self, in: .zero), .identity)
    var made: [UInt8] = []
    made.reserveCapacity(across * down * 4)
    for y in 0..<down {
      let (top, bottom) = (y * self.height / down, (y + 1) * self.height / down)
      for x in 0..<across {
        let color = paint.average(
          x * width / across, top, max((x + 1) * width / across, x * width / across + 1), max(bottom, top + 1))
        made += [color.red, color.green, color.blue, color.alpha]
      }
    }
    return PixelImage(width: across, height: down, pixels: made)
  }

  /// Its form alone, in one colour.
  package func tinted(_ color: PictureColor) -> PixelImage {
    var image = self
    for place in stride(from: 0, to: pixels.count, by: 4) {
      (image.pixels[place], image.pixels[place + 1], image.pixels[place + 2]) = (color.red, color.green, color.blue)
      image.pixels[place + 3] = UInt8(Int(pixels[place + 3]) * Int(color.alpha) / 255)
    }
    return image
  }
}

/// An image where pixels are.
struct ImagePaint {
  private let image: PixelImage
  /// From painted pixels to the image's.
  private let map: PictureTransform
  /// How many of the image's pixels one painted one stands for, each way.
  private let reach: (x: Double, y: Double)

  /// - Parameter map: from the image's points to painted pixels.
  init(_ image: PictureImage, _ map: PictureTransform) {
    self.image = image.pixels
    let size = map.a * map.d - map.b * map.c
    let (width, height) = (Double(image.box.width), Double(image.box.height))
    guard abs(size) > 1e-9, width > 0, height > 0 else {
      self.map = .identity
      reach = (1, 1)
      return
    }
    let (across, down) = (Double(self.image.width) / width, Double(self.image.height) / height)
    let (a, b, c, d) = (map.d / size, -map.b / size, -map.c / size, map.a / size)
    self.map = PictureTransform(
      a: a * across, b: b * down, c: c * across, d: d * down,
      tx: (-(a * map.tx + c * map.ty) - Double(image.box.minX)) * across,
      ty: (-(b * map.tx + d * map.ty) - Double(image.box.minY)) * down)
    reach = (max(1, abs(self.map.a) + abs(self.map.c)), max(1, abs(self.map.b) + abs(self.map.d)))
  }

  /// The colour in the middle of a painted pixel: the image's there, or the average of those the pixel covers.
  func color(_ x: Double, _ y: Double) -> PictureColor {
    let (u, v) = (map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty)
    guard u.isFinite, v.isFinite, abs(u) < 1e9, abs(v) < 1e9 else { return .clear }
    // Half a pixel around the place counts at least, so that edges between pixels are as sharp as the image's.
    let (left, top) = (Int((u - reach.x / 2).rounded()), Int((v - reach.y / 2).rounded()))
    let (right, bottom) = (Int((u + reach.x / 2).rounded()), Int((v + reach.y / 2).rounded()))
    return average(left, top, max(right, left + 1), max(bottom, top + 1))
  }

  /// The average of a box of pixels; what lies outside is that of the edge.
  func average(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PictureColor {
    let (first, last) = (min(max(left, 0), image.width - 1), min(max(right, left + 1, 1), image.width))
    let (upper, lower) = (min(max(top, 0), image.height - 1), min(max(bottom, top + 1, 1), image.height))
    var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
    image.pixels.withUnsafeBufferPointer { pixels in
      for y in upper..<max(lower, upper + 1) {
        for x in first..<max(last, first + 1) {
          let place = (y * image.width + x) * 4
          let share = Int(pixels[place + 3])
          red += Int(pixels[place]) * share
          green += Int(pixels[place + 1]) * share
          blue += Int(pixels[place + 2]) * share
          alpha += share
          count += 1
        }
      }
    }
    guard alpha > 0 else { return .clear }
    func part(_ sum: Int) -> Double { Double(sum) / Double(alpha) / 255 }
    return PictureColor(
      red: part(red), green: part(green), blue: part(blue), alpha: Double(alpha) / Double(count) / 255)
  }
}
