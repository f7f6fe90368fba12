// Turns in space by simd's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A turn, as a quaternion.
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable, @unchecked Sendable {
  /// Its numbers: the three of the axis, and the real one.
  public var vector: SIMD4<Scalar>
  /// Of its numbers.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// Of its numbers.
  public init(_ vector: SIMD4<Scalar>) { self.vector = vector }
  /// All zeroes.
  public init() { vector = .zero }
  /// Of its numbers.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// Of its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
  /// A turn round an axis one long.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: Scalar(sin(half)) * axis)
  }
  /// The turn from one direction to another, both one long.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let real = 1 + simd_dot(from, to)
    // Opposite directions: half a turn round anything upright on them.
    let side = from.x.magnitude < 0.5 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
    let isOpposite = real < 1e-6
    self = Quaternion(real: isOpposite ? 0 : real, imag: simd_cross(from, isOpposite ? side : to)).normalized
  }
  /// The turn that a matrix without anything else makes.
  public init(_ matrix: SquareMatrix3<Scalar>) {
    let (x, y, z) = (matrix[0, 0], matrix[1, 1], matrix[2, 2])
    func half(_ square: Scalar) -> Scalar { (max(0, 1 + square)).squareRoot() / 2 }
    func sign(_ size: Scalar, _ difference: Scalar) -> Scalar { difference < 0 ? -size : size }
    if x + y + z > -0.99 {
      self.init(
        ix: sign(half(x - y - z), matrix[1, 2] - matrix[2, 1]), iy: sign(half(y - x - z), matrix[2, 0] - matrix[0, 2]),
        iz: sign(half(z - x - y), matrix[0, 1] - matrix[1, 0]), r: half(x + y + z))
      return
    }
    // About half a turn: the signs are told by what is beside the diagonal.
    let sizes = SIMD3(half(x - y - z), half(y - x - z), half(z - x - y))
    let first = (0..<3).max { sizes[$0] < sizes[$1] } ?? 0
    var axis = sizes
    for index in 0..<3 where index != first {
      axis[index] = sign(sizes[index], matrix[first, index] + matrix[index, first])
    }
    let (second, third) = ((first + 1) % 3, (first + 2) % 3)
    self.init(real: sign(half(x + y + z), matrix[second, third] - matrix[third, second]), imag: axis)
  }
  /// The turn that a matrix makes, whatever else it does.
  public init(_ matrix: SquareMatrix4<Scalar>) {
    func three(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    self.init(SquareMatrix3(three(matrix[0]), three(matrix[1]), three(matrix[2])))
  }

  /// The real number.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The numbers of the axis.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { self = Quaternion(real: real, imag: newValue) }
  }
  /// How far it turns.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }
  /// What it turns round.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  /// Its length: 1 for a turn.
  public var length: Scalar { simd_length(vector) }
  /// The same, one long.
  public var normalized: Self { Quaternion(vector: simd_normalize(vector)) }
  /// With another axis.
  public var conjugate: Self { Quaternion(real: real, imag: -imag) }
  /// The way back.
  public var inverse: Self { Quaternion(vector: conjugate.vector / simd_length_squared(vector)) }
  /// A vector, turned.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let double = 2 * simd_cross(imag, vector)
    return vector + real * double + simd_cross(imag, double)
  }
  /// First the other, then the one.
  public static func * (one: Self, other: Self) -> Self {
    Quaternion(
      real: one.real * other.real - simd_dot(one.imag, other.imag),
      imag: one.real * other.imag + other.real * one.imag + simd_cross(one.imag, other.imag))
  }
  /// So many times as much.
  public static func * (scalar: Scalar, one: Self) -> Self { Quaternion(vector: scalar * one.vector) }
  /// So many times as much.
  public static func * (one: Self, scalar: Scalar) -> Self { scalar * one }
  /// The sum, number by number.
  public static func + (one: Self, other: Self) -> Self { Quaternion(vector: one.vector + other.vector) }
  /// The difference, number by number.
  public static func - (one: Self, other: Self) -> Self { Quaternion(vector: one.vector - other.vector) }
  /// With other signs.
  public static prefix func - (one: Self) -> Self { Quaternion(vector: -one.vector) }
}

/// A turn.
public typealias simd_quatf = Quaternion<Float>
/// A turn in numbers of 64 bits.
public typealias simd_quatd = Quaternion<Double>

extension SquareMatrix3 {
  /// What a turn does.
  public init(_ quaternion: Quaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
  }
}
extension SquareMatrix4 {
  /// What a turn does.
  public init(_ quaternion: Quaternion<Scalar>) {
    self.init(1)
    for (index, axis) in [SIMD3<Scalar>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].enumerated() {
      let turned = quaternion.act(axis)
      self[index] = SIMD4(turned.x, turned.y, turned.z, 0)
    }
  }
}

/// A turn round an axis one long.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// A turn round an axis one long.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// The turn that a matrix makes.
public func simd_quaternion<S: BinaryFloatingPoint>(_ matrix: SquareMatrix4<S>) -> Quaternion<S> { Quaternion(matrix) }
/// A vector, turned.
public func simd_act<S: BinaryFloatingPoint>(_ q: Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
/// First the other, then the one.
public func simd_mul<S: BinaryFloatingPoint>(_ q0: Quaternion<S>, _ q1: Quaternion<S>) -> Quaternion<S> { q0 * q1 }
/// The same, one long.
public func simd_normalize<S: BinaryFloatingPoint>(_ q: Quaternion<S>) -> Quaternion<S> { q.normalized }
/// Between two turns by the shorter way: the first at 0, the second at 1.
public func simd_slerp<S: BinaryFloatingPoint>(_ q0: Quaternion<S>, _ q1: Quaternion<S>, _ t: S) -> Quaternion<S> {
  let near = simd_dot(q0.vector, q1.vector) < 0 ? -q1 : q1
  let angle = acos(min(1, Double(simd_dot(q0.vector, near.vector))))
  guard angle > 1e-6 else { return Quaternion(vector: simd_mix(q0.vector, near.vector, t)).normalized }
  let (one, other) = (S(sin((1 - Double(t)) * angle) / sin(angle)), S(sin(Double(t) * angle) / sin(angle)))
  return one * q0 + other * near
}
