// The motion model against arithmetic: gravity at rest, least-jerk turns, the lever arm, the tremor, the seed.
import Orientation
import SensorSources
import Testing

@Suite("Motion model")
struct MotionTests {
  private func motion(
    _ keyframes: [Motion.Keyframe], rate: Double = 100, lever: SIMD3<Double> = SIMD3(0, 0, 0),
    _ imperfections: Motion.Imperfections = Motion.Imperfections(), seed: UInt64 = 1
  ) throws -> Motion {
    try Motion(
      name: "test", keyframes: keyframes, rate: rate, lever: lever, imperfections: imperfections, seed: seed)
  }

  private func length(_ s: AccelerationSample) -> Double { (s.x * s.x + s.y * s.y + s.z * s.z).squareRoot() }

  @Test("at rest an ideal sensor reads R-DEV-01's vectors", arguments: DeviceOrientation.allCases)
  func rest(orientation: DeviceOrientation) throws {
    guard let expected = orientation.restingAcceleration else { return }
    let samples = try motion([Motion.Keyframe(attitude: Attitude(orientation), hold: 1)]).samples()
    #expect(samples.count == 101)
    for s in samples {
      #expect(abs(s.x - expected.x) < 1e-12 && abs(s.y - expected.y) < 1e-12 && abs(s.z - expected.z) < 1e-12)
    }
  }

  @Test("a reader's tilt of 30° shows half a g on z")
  func tilted() throws {
    let samples = try motion([Motion.Keyframe(attitude: Attitude(.landscapeLeft, tilt: 30), hold: 0.1)]).samples()
    #expect(abs(samples[0].z + 0.5) < 1e-12)
    #expect(abs(samples[0].x + 3.0.squareRoot() / 2) < 1e-12)
  }

  /// A chip of ±2 g in 16 bits: 2 g are 32 768 counts, and it says whole ones. The noise is what its bands leave out.
  @Test("a hand-held phone's sensor says whole counts of ±2 g in 16 bits")
  func wholeCounts() throws {
    let samples = try motion([Motion.Keyframe(attitude: Attitude(.portrait), hold: 2)], .handHeld).samples()
    for sample in samples {
      for reading in [sample.x, sample.y, sample.z] { #expect((reading * 16_384).rounded() == reading * 16_384) }
    }
    #expect(Set(samples.map(\.x)).count > 20)
    var noise = Motion.Imperfections.handHeld
    (noise.bands, noise.resolution) = ([], 0)
    let still = try motion([Motion.Keyframe(attitude: Attitude(.portrait), hold: 60)], noise).samples()
    let square = still.reduce(0) { $0 + $1.x * $1.x } / Double(still.count)
    #expect(abs(square.squareRoot() - 0.001) < 0.0001)
  }

  /// A quarter turn to the left in 0.8 s after 0.5 s upright.
  private static let quarter = [
    Motion.Keyframe(attitude: Attitude(.portrait), hold: 0.5),
    Motion.Keyframe(attitude: Attitude(.landscapeLeft), turn: 0.8, hold: 0.5),
  ]

  @Test("a turn of least jerk: still at both ends, half-way at half time, steepest there at 15/8 of the mean speed")
  func leastJerk() throws {
    let truth = try motion(Self.quarter, rate: 1000).samplesWithTruth().map(\.gravity)
    #expect(truth.allSatisfy { abs(length($0) - 1) < 1e-12 })
    #expect(truth[500].x == 0 && abs(truth[1300].x + 1) < 1e-12)
    let half = 0.5.squareRoot()
    #expect(abs(truth[900].x + half) < 1e-9 && abs(truth[900].y + half) < 1e-9)
    // Angle = sin⁻¹ of x near zero: 10u³ of 90° after u = 1/80.
    #expect(abs(-truth[510].x - 10 * 0.0125 * 0.0125 * 0.0125 * .pi / 2) < 1e-6)
    let chord =
      ((truth[901].x - truth[899].x) * (truth[901].x - truth[899].x)
      + (truth[901].y - truth[899].y) * (truth[901].y - truth[899].y)).squareRoot()
    #expect(abs(chord / 0.002 - 15.0 / 8 * (.pi / 2) / 0.8) < 1e-3)
  }

  @Test("the accelerometer away from the centre feels the turn and only the turn")
  func leverArm() throws {
    let moved = try motion(Self.quarter, rate: 1000, lever: SIMD3(0, 0.1, 0)).samplesWithTruth()
    for s in moved[0...500] + moved[1300...] { #expect(abs(length(s.acceleration) - 1) < 1e-12) }
    // Half-way the angular acceleration is zero, and ω²r points outwards on the reading, as gravity would.
    let middle = moved[900]
    let spin = 15.0 / 8 * (.pi / 2) / 0.8
    #expect(abs(middle.acceleration.x - middle.gravity.x) < 1e-9)
    #expect(abs(middle.acceleration.y - middle.gravity.y - spin * spin * 0.1 / 9.80665) < 1e-9)
    // In the first half the sensor is pushed to the left (counter-clockwise, above the centre): it reads right.
    #expect(moved[600].acceleration.x > moved[600].gravity.x)
  }

  @Test("tremor has the size it is given, on every axis, and no mean")
  func tremor() throws {
    var hand = Motion.Imperfections()
    hand.bands = [Motion.Band(low: 6, high: 11, rms: 0.07)]
    let attitude = Motion.Keyframe(attitude: Attitude(.portrait), hold: 60)
    let samples = try motion([attitude], hand).samplesWithTruth()
    for axis in [\AccelerationSample.x, \.y, \.z] {
      let errors = samples.map { $0.acceleration[keyPath: axis] - $0.gravity[keyPath: axis] }
      let mean = errors.reduce(0, +) / Double(errors.count)
      let rms = (errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)).squareRoot()
      #expect(abs(mean) < 0.001)
      #expect((0.065...0.075).contains(rms))
    }
  }

  /// Of a normal distribution 68.27 % lie within one standard deviation and 95.45 % within two. Of 18,003 draws their shares are
  /// within five standard errors, 1.75 % and 0.78 %, and the root mean square within 2.7 %.
  @Test("noise is normal, and has the size it is given")
  func noise() throws {
    var sensor = Motion.Imperfections()
    sensor.noise = 0.1
    let samples = try motion([Motion.Keyframe(attitude: Attitude(.portrait), hold: 60)], sensor).samplesWithTruth()
    let errors = samples.flatMap { sample in
      [\AccelerationSample.x, \.y, \.z].map { sample.acceleration[keyPath: $0] - sample.gravity[keyPath: $0] }
    }
    #expect(errors.count == 18_003)
    let rms = (errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)).squareRoot()
    #expect(abs(rms / 0.1 - 1) < 0.027)
    for (deviations, share, margin) in [(1.0, 0.6827, 0.0175), (2, 0.9545, 0.0078)] {
      let within = errors.count { abs($0) < deviations * 0.1 }
      #expect(abs(Double(within) / Double(errors.count) - share) < margin)
    }
  }

  @Test("bias and counts")
  func biasAndCounts() throws {
    var sensor = Motion.Imperfections()
    sensor.bias = SIMD3(0.01, 0, 0)
    sensor.resolution = 0.004
    let sample = try motion([Motion.Keyframe(attitude: Attitude(.portrait), hold: 0)], sensor).samples()[0]
    #expect(abs(sample.x - 0.008) < 1e-12)
    #expect(abs(sample.y + 1) < 1e-12)
  }

  @Test("the same seed gives the same bytes, another seed others; the truth is the same")
  func seeds() throws {
    let first = try motion(Self.quarter, .handHeld, seed: 7).samplesWithTruth()
    #expect(try motion(Self.quarter, .handHeld, seed: 7).samplesWithTruth() == first)
    let other = try motion(Self.quarter, .handHeld, seed: 8).samplesWithTruth()
    #expect(other.map(\.acceleration) != first.map(\.acceleration))
    #expect(other.map(\.gravity) == first.map(\.gravity))
  }

  @Test("a described turn is classified as described")
  func classified() throws {
    var frames = [Motion.Keyframe(attitude: Attitude(.portrait, tilt: 30), hold: 1)]
    let way: [DeviceOrientation] = [.landscapeLeft, .portraitUpsideDown, .landscapeRight, .faceUp, .landscapeRight]
    for next in way { frames.append(Motion.Keyframe(attitude: Attitude(next, tilt: 30), turn: 0.6, hold: 1)) }
    let lever = SIMD3(0.05, 0.1, 0)
    var classifier = OrientationClassifier()
    var seen: [DeviceOrientation] = []
    for sample in try motion(frames, lever: lever, .handHeld).samples() {
      if case .changed(let orientation, _) = classifier.ingest(sample) { seen.append(orientation) }
    }
    #expect(seen == [.portrait] + way)
  }

  @Test("a motion that cannot be played is refused")
  func impossible() {
    let frame = Motion.Keyframe(attitude: Attitude(.portrait), hold: 1)
    let bad: [([Motion.Keyframe], Double)] = [
      ([], 100), ([frame], 0), ([frame], .nan), ([frame], 1001),
      ([Motion.Keyframe(attitude: Attitude(.portrait), hold: -1)], 100),
      ([Motion.Keyframe(attitude: Attitude(.portrait), hold: .infinity)], 100),
      ([frame, Motion.Keyframe(attitude: Attitude(.portrait), turn: .nan)], 100),
      (Array(repeating: Motion.Keyframe(attitude: Attitude(.portrait), hold: 3600), count: 2), 100),
    ]
    for (frames, rate) in bad {
      #expect(throws: SensorSourceError.self) { try motion(frames, rate: rate) }
    }
  }
}
