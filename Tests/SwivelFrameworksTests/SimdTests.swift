// Vectors, matrices and turns by simd's names: arithmetic.
import SwivelFrameworks
import Testing

struct SimdTests {
  /// Written out by hand: 3² + 4² = 5², and the axes of a right hand.
  @Test func vectors() {
    let (one, other) = (simd_float3(3, 4, 0), simd_float3(1, 0, 0))
    #expect(simd_length(one) == 5 && simd_normalize(one) == SIMD3(0.6, 0.8, 0) && simd_dot(one, other) == 3)
    #expect(simd_cross(other, SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_cross(simd_double2(1, 2), SIMD2(3, 5)) == SIMD3(0, 0, -1))
    #expect(simd_distance(one, SIMD3(3, 0, 3)) == 5 && simd_distance_squared(one, other) == 20)
    #expect(simd_mix(one, other, 0.5) == SIMD3(2, 2, 0) && simd_clamp(5.0, 0, 1) == 1)
    #expect(simd_reflect(simd_float2(1, -1), SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(simd_project(one, simd_float3(0, 2, 0)) == SIMD3(0, 4, 0) && simd_reduce_max(one) == 4)
    #expect(simd_smoothstep(0.0, 2, 1) == 0.5 && simd_smoothstep(0.0, 2, 0.5) == 0.15625)
  }

  /// A matrix's columns are where it takes the axes; it is multiplied as in mathematics, the right one first.
  @Test func matrices() {
    let turn = simd_float2x2(SIMD2(0, 1), SIMD2(-1, 0))
    let scale = simd_float2x2(diagonal: SIMD2(2, 3))
    #expect(turn * SIMD2(1, 0) == SIMD2(0, 1) && SIMD2(1, 0) * turn == SIMD2(0, -1))
    #expect(turn * scale == simd_float2x2(rows: [SIMD2(0, -3), SIMD2(2, 0)]))
    #expect(simd_mul(scale, turn) == simd_float2x2(rows: [SIMD2(0, -2), SIMD2(3, 0)]))
    #expect(scale.determinant == 6 && turn.transpose == turn.inverse && turn[1, 0] == -1)
    #expect(simd_float2x2(0).inverse[0].x.isNaN && simd_float2x2(0).determinant == 0)
    var place = matrix_identity_double4x4
    place.columns.3 = SIMD4(1, 2, 3, 1)
    #expect(place * SIMD4(0, 0, 0, 1) == SIMD4(1, 2, 3, 1) && place.inverse.columns.3 == SIMD4(-1, -2, -3, 1))
    // Rows that have to change places: by the rule of Sarrus 2·4·7 + 3·1·8 − 2·1·2 = 76.
    let rows = simd_double3x3(rows: [SIMD3(0, 2, 3), SIMD3(1, 0, 4), SIMD3(7, 8, 2)])
    #expect(abs(rows.determinant - 76) < 1e-9)
    #expect(simd_double3x3(rows: [SIMD3(0, 1, 0), SIMD3(1, 0, 0), SIMD3(0, 0, 2)]).determinant == -2)
    let back = rows * rows.inverse
    #expect((0..<3).allSatisfy { simd_distance(back[$0], matrix_identity_double3x3[$0]) < 1e-12 })
  }

  /// A quarter turn round z takes x to y; turns are told apart again by their matrices, and go by the shorter way.
  @Test(arguments: [0.1, 1, 1.5707963, 3, 3.1415926, -2])
  func turns(angle: Double) {
    let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(simd_distance(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-12)
    for axis in [simd_double3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), simd_normalize(SIMD3(-1, 2, 3))] {
      let turn = simd_quatd(angle: angle, axis: axis)
      let again = simd_quatd(simd_double4x4(turn))
      let vector = simd_double3(0.3, -0.7, 2)
      #expect(simd_distance(again.act(vector), turn.act(vector)) < 1e-6)
      #expect(simd_distance(simd_double3x3(turn) * vector, turn.act(vector)) < 1e-12)
      #expect(simd_distance(turn.inverse.act(turn.act(vector)), vector) < 1e-12)
      #expect(simd_distance((turn * quarter).act(vector), turn.act(quarter.act(vector))) < 1e-12)
      let half = simd_slerp(simd_quatd(angle: 0, axis: axis), turn, 0.5)
      #expect(simd_distance(half.act(half.act(vector)), turn.act(vector)) < 1e-6)
      let from = simd_normalize(vector)
      #expect(simd_distance(simd_quatd(from: from, to: turn.act(from)).act(from), turn.act(from)) < 1e-6)
    }
  }
}
