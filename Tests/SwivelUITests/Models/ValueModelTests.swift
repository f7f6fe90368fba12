// Outlines, transforms, colours and lines of text of chance numbers, beside the arithmetic of their documentation.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct ValueModelTests {
  nonisolated static let seeds: [UInt64] = Array(1...16)

  // MARK: Outlines

  private static func polygon(_ numbers: inout SplitMix64, _ corners: Int) -> [CGPoint] {
    (0..<corners).map { _ in CGPoint(x: CGFloat(numbers.below(40)), y: CGFloat(numbers.below(40))) }
  }

  private static func path(_ corners: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: corners)
    path.closeSubpath()
    return path
  }

  /// How often the outline goes round a point, counted where it crosses the line to the right of it.
  private static func turns(_ corners: [CGPoint], round point: CGPoint) -> Int {
    var turns = 0
    for (one, other) in zip(corners, corners.dropFirst() + corners.prefix(1))
    where (one.y <= point.y) != (other.y <= point.y) {
      let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
      if x > point.x { turns += other.y > one.y ? 1 : -1 }
    }
    return turns
  }

  /// Inside is what the outline goes round, or by the other rule what it goes round an odd number of times. Points lie off the grid of the
  /// corners, so that none is on an edge that is level or upright.
  @Test(arguments: seeds) func insideIsWhatTheOutlineGoesRound(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<8 {
      let one = Self.polygon(&numbers, 3 + numbers.below(4))
      let first = Self.path(one)
      let box = CGRect(
        x: one.map(\.x).min() ?? 0, y: one.map(\.y).min() ?? 0,
        width: (one.map(\.x).max() ?? 0) - (one.map(\.x).min() ?? 0),
        height: (one.map(\.y).max() ?? 0) - (one.map(\.y).min() ?? 0))
      #expect(first.boundingBoxOfPath == box)
      let curve = UIBezierPath(cgPath: first)
      for _ in 0..<40 {
        let point = CGPoint(x: CGFloat(numbers.below(4000)) / 100 + 0.0037, y: CGFloat(numbers.below(40)) + 0.4931)
        let here = Self.turns(one, round: point)
        #expect(first.contains(point, using: .winding) == (here != 0), "\(point) in \(one)")
        #expect(first.contains(point, using: .evenOdd) == !here.isMultiple(of: 2), "\(point) in \(one)")
        curve.usesEvenOddFillRule = numbers.chance(50)
        #expect(curve.contains(point) == (curve.usesEvenOddFillRule ? !here.isMultiple(of: 2) : here != 0))
        #expect(curve.reversing().contains(point) == curve.contains(point))
      }
    }
  }

  /// Of two outlines put together, which may cross themselves, every point is inside where the word says.
  @Test(arguments: seeds) func areasArePutTogether(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<8 {
      let (one, other) = (Self.polygon(&numbers, 3 + numbers.below(4)), Self.polygon(&numbers, 3 + numbers.below(4)))
      let (first, second) = (Self.path(one), Self.path(other))
      for _ in 0..<40 {
        let point = CGPoint(x: CGFloat(numbers.below(4000)) / 100 + 0.0037, y: CGFloat(numbers.below(40)) + 0.4931)
        let isIn = !Self.turns(one, round: point).isMultiple(of: 2)
        let isInOther = !Self.turns(other, round: point).isMultiple(of: 2)
        let words: [(CGPath, Bool)] = [
          (first.union(second, using: .evenOdd), isIn || isInOther),
          (first.intersection(second, using: .evenOdd), isIn && isInOther),
          (first.subtracting(second, using: .evenOdd), isIn && !isInOther),
          (first.symmetricDifference(second, using: .evenOdd), isIn != isInOther),
        ]
        for (area, isInside) in words {
          #expect(area.contains(point, using: .evenOdd) == isInside, "\(point) in \(one), \(other)")
        }
      }
    }
  }

  // MARK: Transforms

  private static func transform(_ numbers: inout SplitMix64) -> CGAffineTransform {
    func number() -> CGFloat { CGFloat(numbers.below(17) - 8) / 4 }
    switch numbers.below(4) {
    case 0: return CGAffineTransform(translationX: number() * 10, y: number() * 10)
    case 1: return CGAffineTransform(scaleX: number() + 2.25, y: number() + 2.25)
    case 2: return CGAffineTransform(rotationAngle: number())
    default: return CGAffineTransform(a: 1, b: number(), c: 0, d: 1, tx: number(), ty: number())
    }
  }

  private static func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
  }

  /// One after another is the product; the inverse leads back; what is said in space is said in the plane.
  @Test(arguments: seeds) func transformsAreTheirMatrices(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let (one, other) = (Self.transform(&numbers), Self.transform(&numbers))
      let point = CGPoint(x: CGFloat(numbers.below(200) - 100) / 8, y: CGFloat(numbers.below(200) - 100) / 8)
      let moved = point.applying(one)
      #expect(
        Self.near(
          moved, CGPoint(x: one.a * point.x + one.c * point.y + one.tx, y: one.b * point.x + one.d * point.y + one.ty)))
      #expect(Self.near(point.applying(one.concatenating(other)), moved.applying(other)))
      #expect(Self.near(moved.applying(one.inverted()), point))
      #expect(
        Self.near(point.applying(one.translatedBy(x: 3, y: -2)), CGPoint(x: point.x + 3, y: point.y - 2).applying(one)))
      #expect(
        Self.near(point.applying(one.scaledBy(x: 2, y: 3)), CGPoint(x: point.x * 2, y: point.y * 3).applying(one)))
      let turned = point.applying(CGAffineTransform(rotationAngle: 0.7))
      #expect(Self.near(point.applying(one.rotated(by: 0.7)), turned.applying(one)))
      let space = CATransform3DConcat(CATransform3DMakeAffineTransform(one), CATransform3DMakeAffineTransform(other))
      #expect(CATransform3DIsAffine(space))
      #expect(Self.near(point.applying(CATransform3DGetAffineTransform(space)), moved.applying(other)))
      let back = CATransform3DConcat(space, CATransform3DInvert(space))
      #expect(Self.near(point.applying(CATransform3DGetAffineTransform(back)), point))
    }
  }

  /// Under any transform a view's frame is the box round its turned corners; its middle stays, and the bounds do.
  @Test(arguments: seeds) func framesAreBoxes(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      let view = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 20))
      window.addSubview(view)
      for step in 0..<30 {
        let transform = Self.transform(&numbers).concatenating(Self.transform(&numbers))
        let size = CGSize(width: CGFloat(numbers.below(60) + 1), height: CGFloat(numbers.below(60) + 1))
        let center = CGPoint(x: CGFloat(numbers.below(200)), y: CGFloat(numbers.below(200)))
        view.transform = transform
        view.bounds.size = size
        view.center = center
        let corners = [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)].map { x, y in
          let corner = CGPoint(x: CGFloat(x) * size.width / 2, y: CGFloat(y) * size.height / 2)
          return CGPoint(
            x: center.x + transform.a * corner.x + transform.c * corner.y + transform.tx,
            y: center.y + transform.b * corner.x + transform.d * corner.y + transform.ty)
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (low, high) = (CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0), CGPoint(x: xs.max() ?? 0, y: ys.max() ?? 0))
        let frame = view.frame
        guard Self.near(frame.origin, low), Self.near(CGPoint(x: frame.maxX, y: frame.maxY), high) else {
          return "step \(step): \(frame), not \(low) to \(high)"
        }
        let point = CGPoint(x: CGFloat(numbers.below(40)), y: CGFloat(numbers.below(40)))
        let there = view.convert(point, to: window)
        guard Self.near(view.convert(there, from: window), point) else { return "step \(step): not back at \(point)" }
        guard Self.near(view.convert(CGPoint.zero, to: window), corners[0]) else { return "step \(step): corner" }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  // MARK: Colours

  /// Hue, saturation and brightness are the published formulas of red, green and blue (Smith 1978), and lead back to them.
  @Test(arguments: seeds) func coloursLeadBack(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { _ -> String? in
      var numbers = SplitMix64(seed: seed)
      for _ in 0..<40 {
        let parts = (0..<4).map { _ in CGFloat(numbers.below(256)) / 255 }
        let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
          return "no hue"
        }
        let (high, low) = (max(parts[0], parts[1], parts[2]), min(parts[0], parts[1], parts[2]))
        let wanted: CGFloat =
          high == low
          ? 0
          : high == parts[0]
            ? ((parts[1] - parts[2]) / (high - low) + 6).truncatingRemainder(dividingBy: 6) / 6
            : high == parts[1]
              ? ((parts[2] - parts[0]) / (high - low) + 2) / 6 : ((parts[0] - parts[1]) / (high - low) + 4) / 6
        guard abs(hue - wanted) < 1e-6, abs(brightness - high) < 1e-6, abs(alpha - parts[3]) < 1e-6,
          abs(saturation - (high == 0 ? 0 : (high - low) / high)) < 1e-6
        else { return "\(parts): \(hue), \(saturation), \(brightness)" }
        let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        var (red, green, blue, clear): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard again.getRed(&red, green: &green, blue: &blue, alpha: &clear) else { return "no red" }
        let back = [red, green, blue, clear]
        guard zip(back, parts).allSatisfy({ abs($0 - $1) < 1e-6 }) else { return "\(parts) became \(back)" }
        guard color.cgColor.components?.count == 4, color.withAlphaComponent(0.5).cgColor.alpha == 0.5 else {
          return "parts"
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  // MARK: Lines

  /// A label is as high as its lines; a wider one has no more of them, and one line has the width of its words and the blanks between.
  @Test(arguments: seeds) func labelsAreTheirLines(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { _ -> String? in
      var numbers = SplitMix64(seed: seed)
      let words = (0..<3 + numbers.below(12)).map { _ in String(repeating: "m", count: 1 + numbers.below(6)) }
      let label = UILabel()
      label.font = .systemFont(ofSize: CGFloat(10 + numbers.below(20)))
      label.text = words.joined(separator: " ")
      label.numberOfLines = 0
      let line = label.font.lineHeight
      @MainActor func lines(_ width: CGFloat) -> Int {
        Int((label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height / line).rounded())
      }
      let whole = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      guard lines(whole.width) == 1, abs(whole.height - line) <= 1 else { return "one line: \(whole)" }
      var before = Int.max
      for width in stride(from: 60, through: whole.width + 20, by: 7) {
        let (count, size) = (lines(width), label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
        guard count <= before, size.width <= width + 0.5 || words.contains(where: { $0.count > 3 }) else {
          return "\(width): \(count) lines after \(before), \(size)"
        }
        guard abs(size.height - CGFloat(count) * line) <= 1 else {
          return "\(width): \(size.height) for \(count) lines of \(line)"
        }
        before = count
        for most in 1...3 {
          label.numberOfLines = most
          let fewer = lines(width)
          label.numberOfLines = 0
          guard fewer == min(most, count) else { return "\(width): \(fewer) of at most \(most), \(count) in all" }
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }
}
