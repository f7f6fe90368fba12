// A transform taken apart (era 16), and geometry as dictionaries of property lists.

/// What a transform does, one after the other: it scales, shears along x, turns and moves.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// How much larger, along x and y; both are below zero for neither, one for what is mirrored.
  public var scale: CGSize
  /// By how much x follows y.
  public var horizontalShear: CGFloat
  /// How far it turns, in radians.
  public var rotation: CGFloat
  /// How far it moves.
  public var translation: CGVector
  /// Puts these together.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear, self.rotation, self.translation) = (
      scale, horizontalShear, rotation, translation
    )
  }
}

extension CGAffineTransform {
  /// The transform that scales, then shears, then turns, then moves.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self =
      CGAffineTransform(scaleX: components.scale.width, y: components.scale.height).concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The transform as a scale, a shear, a turn and a move, of which `init(_:)` makes it again.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let rotation = CGFloat(atan2(Double(b), Double(a)))
    let (cosine, sine) = width == 0 ? (1, 0) : (a / width, b / width)
    // What is left of c and d when the turn is taken back.
    let (sheared, height) = (c * cosine + d * sine, d * cosine - c * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : sheared / height,
      rotation: rotation, translation: CGVector(dx: tx, dy: ty))
  }
}

extension CGPoint {
  /// `X` and `Y`, as Core Graphics writes a point.
  public var dictionaryRepresentation: CFDictionary { NSDictionary(dictionary: ["X": Double(x), "Y": Double(y)]) }
  /// The point of such a dictionary; nil for another.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// `Width` and `Height`, as Core Graphics writes a size.
  public var dictionaryRepresentation: CFDictionary {
    NSDictionary(dictionary: ["Width": Double(width), "Height": Double(height)])
  }
  /// The size of such a dictionary; nil for another.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// `X`, `Y`, `Width` and `Height`, as Core Graphics writes a rectangle.
  public var dictionaryRepresentation: CFDictionary {
    NSDictionary(dictionary: [
      "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height),
    ])
  }
  /// The rectangle of such a dictionary; nil for another.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else {
      return nil
    }
    self.init(origin: origin, size: size)
  }
}

extension NSDictionary {
  fileprivate func number(_ key: String) -> CGFloat? {
    (self[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? (self[key] as? Double).map { CGFloat($0) }
  }
}
