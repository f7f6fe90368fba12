// Square matrices by simd's names: columns beside each other.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A matrix of as many rows as columns.
public protocol SquareMatrix: Equatable, Sendable {
  /// A column, or a row.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  /// All zeroes.
  init()
  /// A column.
  subscript(column: Int) -> Column { get set }
}

/// Four numbers of a kind.
public struct SquareMatrix2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)
  /// All zeroes.
  public init() { columns = (.zero, .zero) }
  /// Of its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  /// Of its columns.
  public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) { columns = (column0, column1) }
  /// A column.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get { column == 0 ? columns.0 : columns.1 }
    set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
  }
}

/// Nine numbers of a kind.
public struct SquareMatrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)
  /// All zeroes.
  public init() { columns = (.zero, .zero, .zero) }
  /// Of its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  /// Of its columns.
  public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
    columns = (column0, column1, column2)
  }
  /// A column.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get { [columns.0, columns.1, columns.2][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
}

/// Sixteen numbers of a kind.
public struct SquareMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)
  /// All zeroes.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Of its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
  /// Of its columns.
  public init(
    _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>
  ) { columns = (column0, column1, column2, column3) }
  /// A column.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
}

extension SquareMatrix {
  private static var order: Int { Column.scalarCount }
  /// One number on the diagonal, and zeroes.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
  /// Numbers on the diagonal, and zeroes.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.order { self[index, index] = diagonal[index] }
  }
  /// Of its columns.
  public init(_ columns: [Column]) {
    self.init()
    for (index, column) in columns.enumerated() { self[index] = column }
  }
  /// Of its rows.
  public init(rows: [Column]) { self = Self(rows).transpose }
  /// A number.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  /// Rows for columns.
  public var transpose: Self {
    var turned = Self()
    for column in 0..<Self.order {
      for row in 0..<Self.order { turned[column, row] = self[row, column] }
    }
    return turned
  }
  /// How much larger it makes what it is multiplied with.
  public var determinant: Column.Scalar { reduced.determinant }
  /// What it takes to get back; not a number where it cannot be got back.
  public var inverse: Self { reduced.inverse }

  /// By Gauss and Jordan, with the largest number of a column first.
  private var reduced: (determinant: Column.Scalar, inverse: Self) {
    var (rows, others) = (transpose, Self(1))
    var determinant: Column.Scalar = 1
    for step in 0..<Self.order {
      let pivot = (step..<Self.order).max { rows[$0, step].magnitude < rows[$1, step].magnitude } ?? step
      if pivot != step {
        (rows[step], rows[pivot]) = (rows[pivot], rows[step])
        (others[step], others[pivot]) = (others[pivot], others[step])
        determinant = -determinant
      }
      let number = rows[step, step]
      guard number != 0 else { return (0, Self(.nan)) }
      determinant *= number
      rows[step] /= number
      others[step] /= number
      for row in 0..<Self.order where row != step {
        let factor = rows[row, step]
        rows[row] -= factor * rows[step]
        others[row] -= factor * others[step]
      }
    }
    return (determinant, others.transpose)
  }

  private func columnwise(_ other: Self, _ body: (Column, Column) -> Column) -> Self {
    Self((0..<Self.order).map { body(self[$0], other[$0]) })
  }
  /// Whether two have the same numbers.
  public static func == (one: Self, other: Self) -> Bool { (0..<order).allSatisfy { one[$0] == other[$0] } }
  /// The sum, number by number.
  public static func + (one: Self, other: Self) -> Self { one.columnwise(other, +) }
  /// The difference, number by number.
  public static func - (one: Self, other: Self) -> Self { one.columnwise(other, -) }
  /// With other signs.
  public static prefix func - (one: Self) -> Self { Self() - one }
  /// A vector after it.
  public static func * (matrix: Self, vector: Column) -> Column {
    (0..<order).reduce(Column.zero) { $0 + matrix[$1] * vector[$1] }
  }
  /// A vector before it.
  public static func * (vector: Column, matrix: Self) -> Column { matrix.transpose * vector }
  /// First the other, then the one.
  public static func * (one: Self, other: Self) -> Self { Self((0..<order).map { one * other[$0] }) }
  /// So many times as much.
  public static func * (scalar: Column.Scalar, matrix: Self) -> Self {
    matrix.columnwise(matrix) { one, _ in scalar * one }
  }
  /// So many times as much.
  public static func * (matrix: Self, scalar: Column.Scalar) -> Self { scalar * matrix }
  /// First the other, then it.
  public static func *= (one: inout Self, other: Self) { one = one * other }
  /// More, number by number.
  public static func += (one: inout Self, other: Self) { one = one + other }
  /// Less, number by number.
  public static func -= (one: inout Self, other: Self) { one = one - other }
}

/// First the other, then the one.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// A vector after a matrix.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// A vector before a matrix.
public func simd_mul<M: SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
/// So many times as much.
public func simd_mul<M: SquareMatrix>(_ x: M.Column.Scalar, _ y: M) -> M { x * y }
/// First the other, then the one.
public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// A vector after a matrix.
public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// Rows for columns.
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// What it takes to get back.
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// How much larger it makes things.
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }

/// Four numbers.
public typealias simd_float2x2 = SquareMatrix2<Float>
/// Nine numbers.
public typealias simd_float3x3 = SquareMatrix3<Float>
/// Sixteen numbers.
public typealias simd_float4x4 = SquareMatrix4<Float>
/// Four numbers of 64 bits.
public typealias simd_double2x2 = SquareMatrix2<Double>
/// Nine numbers of 64 bits.
public typealias simd_double3x3 = SquareMatrix3<Double>
/// Sixteen numbers of 64 bits.
public typealias simd_double4x4 = SquareMatrix4<Double>
/// Four numbers.
public typealias matrix_float2x2 = SquareMatrix2<Float>
/// Nine numbers.
public typealias matrix_float3x3 = SquareMatrix3<Float>
/// Sixteen numbers.
public typealias matrix_float4x4 = SquareMatrix4<Float>
/// Four numbers of 64 bits.
public typealias matrix_double2x2 = SquareMatrix2<Double>
/// Nine numbers of 64 bits.
public typealias matrix_double3x3 = SquareMatrix3<Double>
/// Sixteen numbers of 64 bits.
public typealias matrix_double4x4 = SquareMatrix4<Double>
/// Four numbers.
public typealias float2x2 = SquareMatrix2<Float>
/// Nine numbers.
public typealias float3x3 = SquareMatrix3<Float>
/// Sixteen numbers.
public typealias float4x4 = SquareMatrix4<Float>
/// Four numbers of 64 bits.
public typealias double2x2 = SquareMatrix2<Double>
/// Nine numbers of 64 bits.
public typealias double3x3 = SquareMatrix3<Double>
/// Sixteen numbers of 64 bits.
public typealias double4x4 = SquareMatrix4<Double>

/// Ones on the diagonal.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// Ones on the diagonal.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// Ones on the diagonal.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// Ones on the diagonal.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// Ones on the diagonal.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// Ones on the diagonal.
public let matrix_identity_double4x4 = simd_double4x4(1)
