// What colour is seen at a place of a picture: for whoever writes on it.
import Foundation

extension PictureNode {
  /// The colour seen at a point over `ground`, texts and lines left aside.
  package func color(at point: CGPoint, over ground: PictureColor, depth: Int = 0) -> PictureColor {
    guard depth < Picture.maximumDepth else { return ground }
    switch content {
    case .text: return ground
    case .shape(let shape):
      guard shape.outline.bounds.contains(point) else { return ground }
      return switch shape.fill {
      case .color(let color)?: ground.covered(by: color)
      case .image(let image)?: ground.covered(by: image.color)
      case .gradient?, nil: ground
      }
    case .group(let group):
      let map = group.transform
      let size = map.a * map.d - map.b * map.c
      guard abs(size) > 1e-9 else { return ground }
      let (x, y) = (Double(point.x) - map.tx, Double(point.y) - map.ty)
      let inner = CGPoint(x: (map.d * x - map.c * y) / size, y: (map.a * y - map.b * x) / size)
      if let clip = group.clip, !clip.bounds.contains(inner) { return ground }
      var seen = ground
      for child in group.children { seen = child.color(at: inner, over: seen, depth: depth + 1) }
      guard group.opacity < 1 || group.mask != nil else { return seen }
      var faint = seen
      let left = group.mask.map { mask in
        mask.reduce(PictureColor.clear) { $1.color(at: inner, over: $0, depth: depth + 1) }.alpha
      }
      faint.alpha = UInt8(Double(left ?? 255) * group.opacity)
      return ground.covered(by: faint)
    }
  }
}

extension PictureColor {
  /// The colour with another over it.
  package func covered(by other: PictureColor) -> PictureColor {
    let share = Double(other.alpha) / 255
    func mix(_ below: UInt8, _ above: UInt8) -> Double {
      (Double(below) + (Double(above) - Double(below)) * share) / 255
    }
    return PictureColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: max(Double(alpha) / 255, share))
  }
}
