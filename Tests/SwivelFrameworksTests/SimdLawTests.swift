// Laws of vectors, matrices and turns that hold whatever their numbers are: linear algebra's, and what simd's names promise.
import SwivelFrameworks
import Testing

struct SimdLawTests {
  private static let numbers: [Double] = [-3, -1, -0.5, 0, 0.25, 1, 2, 7]
  private static let vectors: [simd_double3] = [
    SIMD3(1, 0, 0), SIMD3(0, 2, 0), SIMD3(0, 0, -3), SIMD3(1, 2, 3), SIMD3(-4, 0.5, 2), SIMD3(0.25, -0.75, -1),
  ]
  private static let squares: [simd_double3x3] = [
    matrix_identity_double3x3, simd_double3x3(SIMD3(2, 0, 0), SIMD3(1, 3, 0), SIMD3(0, -1, 4)),
    simd_double3x3(columns: (SIMD3(0, 1, 0), SIMD3(-1, 0, 0), SIMD3(0, 0, 1))),
    simd_double3x3([SIMD3(1, 2, 3), SIMD3(4, 5, 6), SIMD3(7, 8, 10)]),
  ]
  private func isNear(_ one: simd_double3x3, _ two: simd_double3x3) -> Bool {
    (0..<3).allSatisfy { simd_distance(one[$0], two[$0]) < 1e-9 }
  }

  /// x·y is even in both, x×y odd and upright on both (Lagrange: |x×y|² + (x·y)² = |x|²|y|²).
  @Test func products() {
    for x in Self.vectors {
      #expect(
        length(x) == simd_length(x) && length_squared(x) == simd_length_squared(x) && dot(x, x) == length_squared(x))
      #expect(abs(length(normalize(x)) - 1) < 1e-12 && simd_normalize(x) == normalize(x))
      for y in Self.vectors {
        let both = cross(x, y)
        #expect(both == -cross(y, x) && simd_cross(x, y) == both && dot(x, y) == simd_dot(y, x))
        #expect(abs(dot(both, x)) < 1e-12 && abs(dot(both, y)) < 1e-12)
        #expect(abs(dot(both, both) + dot(x, y) * dot(x, y) - dot(x, x) * dot(y, y)) < 1e-9)
        #expect(distance(x, y) == simd_distance(y, x) && distance_squared(x, y) == simd_distance_squared(x, y))
        #expect(abs(distance(x, y) * distance(x, y) - distance_squared(x, y)) < 1e-9)
        // What is thrown on a line and thrown again stays; a mirror twice is none.
        let shadow = project(x, y)
        #expect(simd_distance(project(shadow, y), shadow) < 1e-12 && abs(dot(x - shadow, y)) < 1e-9)
        #expect(shadow == simd_project(x, y))
        let mirrored = reflect(x, n: normalize(y))
        #expect(simd_distance(reflect(mirrored, n: normalize(y)), x) < 1e-9)
        #expect(mirrored == simd_reflect(x, normalize(y)) && abs(length(mirrored) - length(x)) < 1e-9)
      }
    }
    #expect(cross(simd_double2(2, 0), SIMD2(0, 3)) == SIMD3(0, 0, 6) && cross(simd_double2(0, 3), SIMD2(2, 0)).z == -6)
  }

  /// A mixture is the first at 0, the second at 1 and their middle at a half, of numbers, vectors and each part by itself.
  @Test func mixtures() {
    for (x, y) in zip(Self.vectors, Self.vectors.reversed()) {
      #expect(mix(x, y, t: 0) == x && mix(x, y, t: 1) == y && mix(x, y, t: 0.5) == (x + y) / 2)
      #expect(simd_mix(x, y, SIMD3(0, 1, 0.5)) == SIMD3(x.x, y.y, (x.z + y.z) / 2))
      #expect(mix(x, y, t: SIMD3(1, 0, 0.25)) == SIMD3(y.x, x.y, x.z + (y.z - x.z) / 4))
    }
    #expect(simd_mix(2.0, 6, 0.25) == 3)
  }

  /// What is clamped lies between, and stays where it was if it did; steps rise smoothly from 0 to 1, and are turned round about their
  /// middle.
  @Test func limits() {
    for number in Self.numbers {
      let held = simd_clamp(number, -1, 2)
      #expect(held == (number < -1 ? -1 : number > 2 ? 2 : number))
      let vector = simd_double3(number, -number, 1)
      #expect(clamp(vector, min: -1, max: 2) == SIMD3(simd_clamp(number, -1, 2), simd_clamp(-number, -1, 2), 1))
      #expect(clamp(vector, min: SIMD3(repeating: 0), max: SIMD3(1, 2, 3)).x == simd_clamp(number, 0, 1))
      #expect(simd_clamp(vector, SIMD3(repeating: 0), SIMD3(1, 2, 3)).y == simd_clamp(-number, 0, 2))
      #expect(simd_abs(vector) == SIMD3(abs(number), abs(number), 1))
      let step = simd_smoothstep(-1, 2, number)
      #expect(step == (number <= -1 ? 0 : number >= 2 ? 1 : step) && (0...1).contains(step))
      #expect(abs(step + simd_smoothstep(-1, 2, 1 - number) - 1) < 1e-12)
    }
    let (x, y) = (simd_double3(1, 5, -2), simd_double3(3, 4, -2))
    #expect(simd_min(x, y) == SIMD3(1, 4, -2) && simd_max(x, y) == SIMD3(3, 5, -2))
    #expect(simd_reduce_add(x) == 4 && simd_reduce_min(x) == -2 && simd_reduce_max(x) == 5)
  }

  /// (AB)C = A(BC), (AB)ᵀ = BᵀAᵀ, det AB = det A det B, A A⁻¹ = 1, and sums and multiples part by part.
  @Test func matrices() {
    for one in Self.squares {
      #expect(isNear(one * one.inverse, matrix_identity_double3x3) && isNear(simd_inverse(one), one.inverse))
      #expect(one + one == 2 * one && one - one == simd_double3x3() && -one == -1 * one && one * 3 == 3 * one)
      #expect(simd_mul(2, one) == one + one && simd_transpose(one) == one.transpose && one.transpose.transpose == one)
      #expect(simd_determinant(one) == one.determinant && abs(one.transpose.determinant - one.determinant) < 1e-9)
      for two in Self.squares {
        #expect(isNear((one * two).transpose, two.transpose * one.transpose) && matrix_multiply(one, two) == one * two)
        #expect(abs((one * two).determinant - one.determinant * two.determinant) < 1e-9)
        for three in Self.squares { #expect(isNear((one * two) * three, one * (two * three))) }
        for vector in Self.vectors {
          #expect(simd_distance((one * two) * vector, one * (two * vector)) < 1e-9)
          #expect(simd_distance(simd_mul(vector, one), simd_mul(one.transpose, vector)) < 1e-9)
          #expect(matrix_multiply(one, vector) == one * vector)
        }
        var (sum, product, difference) = (one, one, one)
        sum += two
        product *= two
        difference -= two
        #expect(sum == one + two && product == one * two && difference == one - two && sum != one - two)
      }
    }
  }

  /// Each element is set where it is asked for, of two, three and four columns.
  @Test func elements() {
    var (two, three, four) = (simd_double2x2(), simd_double3x3(), simd_double4x4())
    for column in 0..<4 {
      for row in 0..<4 {
        let number = Double(column * 10 + row + 1)
        if column < 2, row < 2 { two[column, row] = number }
        if column < 3, row < 3 { three[column, row] = number }
        four[column, row] = number
      }
    }
    #expect(two == simd_double2x2(columns: (SIMD2(1, 2), SIMD2(11, 12))) && two[1, 0] == 11)
    #expect(three == simd_double3x3(columns: (SIMD3(1, 2, 3), SIMD3(11, 12, 13), SIMD3(21, 22, 23))))
    let columns: (simd_double4, simd_double4, simd_double4, simd_double4) = (
      SIMD4(1, 2, 3, 4), SIMD4(11, 12, 13, 14), SIMD4(21, 22, 23, 24), SIMD4(31, 32, 33, 34)
    )
    #expect(
      four == simd_double4x4(columns: columns) && four == simd_double4x4(columns.0, columns.1, columns.2, columns.3))
    #expect(four.transpose[0] == SIMD4(1, 11, 21, 31) && simd_float2x2(2) == simd_float2x2(diagonal: SIMD2(2, 2)))
  }

  /// A quaternion's parts; a turn and its way back, the turn's angle and axis, sums and multiples part by part.
  @Test func quaternions() {
    for axis in Self.vectors.map(normalize) {
      for angle in [0.5, 1, 2, 3] {
        let turn = simd_quaternion(angle, axis)
        #expect(
          abs(turn.angle - angle) < 1e-12 && simd_distance(turn.axis, axis) < 1e-12 && abs(turn.length - 1) < 1e-12)
        #expect(simd_act(turn.conjugate, turn.act(SIMD3(1, 2, 3))).x.rounded() == 1)
        #expect(simd_distance(simd_mul(turn, turn.inverse).vector, SIMD4(0, 0, 0, 1)) < 1e-12)
        let doubled = turn * 2
        #expect(
          doubled == 2 * turn && abs(doubled.length - 2) < 1e-12 && doubled - turn == turn && turn + turn == doubled)
        #expect(simd_distance(simd_normalize(doubled).vector, turn.vector) < 1e-12 && (-turn).vector == -turn.vector)
        #expect(simd_distance((doubled * doubled.inverse).vector, SIMD4(0, 0, 0, 1)) < 1e-12)
        #expect(simd_distance(simd_quaternion(simd_double4x4(turn)).act(axis), axis) < 1e-9)
        #expect(simd_distance(simd_slerp(turn, -turn, 0.5).act(axis), axis) < 1e-9, "the shorter way")
      }
    }
    // Half of half a turn is a quarter turn the same way: y goes to z.
    let half = simd_slerp(simd_quatd(ix: 0, iy: 0, iz: 0, r: 1), simd_quatd(ix: 1, iy: 0, iz: 0, r: 0), 0.5)
    #expect(simd_distance(half.act(SIMD3(0, 1, 0)), SIMD3(0, 0, 1)) < 1e-12)
    var made = simd_quatd()
    #expect(made.vector == .zero)
    made.real = 4
    made.imag = SIMD3(1, 2, 3)
    #expect(made == simd_quatd(ix: 1, iy: 2, iz: 3, r: 4) && made == simd_quatd(SIMD4(1, 2, 3, 4)) && made.real == 4)
    #expect(simd_quaternion(Float.pi, SIMD3(0, 0, 1)).act(SIMD3(1, 0, 0)).x == -1)
    #expect(simd_slerp(made.normalized, made.normalized, 0.3).vector.w > 0)
  }
}
