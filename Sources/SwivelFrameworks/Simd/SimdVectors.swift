// Vectors by simd's names, and what can be asked of them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// Two real numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three real numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four real numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two real numbers of 64 bits.
public typealias simd_double2 = SIMD2<Double>
/// Three real numbers of 64 bits.
public typealias simd_double3 = SIMD3<Double>
/// Four real numbers of 64 bits.
public typealias simd_double4 = SIMD4<Double>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Two whole numbers from 0 on.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three whole numbers from 0 on.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four whole numbers from 0 on.
public typealias simd_uint4 = SIMD4<UInt32>
/// Two real numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three real numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four real numbers.
public typealias vector_float4 = SIMD4<Float>
/// Two real numbers of 64 bits.
public typealias vector_double2 = SIMD2<Double>
/// Three real numbers of 64 bits.
public typealias vector_double3 = SIMD3<Double>
/// Four real numbers of 64 bits.
public typealias vector_double4 = SIMD4<Double>
/// Two whole numbers.
public typealias vector_int2 = SIMD2<Int32>
/// Three whole numbers.
public typealias vector_int3 = SIMD3<Int32>
/// Four whole numbers.
public typealias vector_int4 = SIMD4<Int32>
/// Two real numbers.
public typealias float2 = SIMD2<Float>
/// Three real numbers.
public typealias float3 = SIMD3<Float>
/// Four real numbers.
public typealias float4 = SIMD4<Float>
/// Two real numbers of 64 bits.
public typealias double2 = SIMD2<Double>
/// Three real numbers of 64 bits.
public typealias double3 = SIMD3<Double>
/// Four real numbers of 64 bits.
public typealias double4 = SIMD4<Double>

/// The sum of the products of two vectors' numbers.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The sum of the products of two vectors' numbers.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }
/// The square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// The square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// A vector's length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x).squareRoot() }
/// A vector's length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// How far one point is from another.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// How far one point is from another.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// The square of how far one point is from another.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}
/// The square of how far one point is from another.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}
/// A vector of the same direction, one long.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
/// A vector of the same direction, one long.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
/// What stands upright on two vectors, as long as the area they span.
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  let (one, other) = (SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y), SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x))
  return one - other
}
/// What stands upright on two vectors, as long as the area they span.
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { simd_cross(x, y) }
/// What stands upright on two vectors of a plane.
public func simd_cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// What stands upright on two vectors of a plane.
public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { simd_cross(x, y) }
/// Between two vectors, number by number: the first at 0, the second at 1.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// Between two vectors: the first at 0, the second at 1.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// Between two numbers: the first at 0, the second at 1.
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }
/// Between two vectors, number by number: the first at 0, the second at 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }
/// Between two vectors: the first at 0, the second at 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }
/// A vector whose numbers are not below some and not above others.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// A number not below one and not above another.
public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }
/// A vector whose numbers are not below some and not above others.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint { simd_clamp(x, min, max) }
/// A vector whose numbers are not below one and not above another.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_clamp(x, V(repeating: min), V(repeating: max))
}
/// The smaller of each two numbers.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
/// The larger of each two numbers.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }
/// The numbers without their signs.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, -x) }
/// The sum of a vector's numbers.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The smallest of a vector's numbers.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.min() }
/// The largest of a vector's numbers.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.max() }
/// A vector as a mirror with an upright one long throws it back.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { x - 2 * simd_dot(x, n) * n }
/// A vector as a mirror with an upright one long throws it back.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }
/// The part of a vector in the direction of another.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_dot(x, y) / simd_length_squared(y) * y
}
/// The part of a vector in the direction of another.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { simd_project(x, y) }
/// From 0 at one edge to 1 at another, without corners: 3t² − 2t³.
public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  let part = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return part * part * (3 - 2 * part)
}
