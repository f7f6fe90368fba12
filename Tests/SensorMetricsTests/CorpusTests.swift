// The classifier on real and exact traces, against the targets set for it, at several sample rates.
import Foundation
import Orientation
import SensorMetrics
import SensorSources
import Testing

private let corpus = ProcessInfo.processInfo.environment["SWIVEL_CORPUS"]

@Suite("Classifier on recorded traces", .enabled(if: corpus != nil, "needs SWIVEL_CORPUS"))
struct CorpusTests {
  /// The traces of the corpus as recorded, read once: unpacking them takes longer than judging them.
  private static let recorded = Result { () throws -> [(name: String, trace: Trace)] in
    let folder = try #require(corpus) + "/traces"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix(".csv.gz") }
    return try files.map { ($0, try TraceReader.trace(fromFile: "\(folder)/\($0)")) }
  }

  /// A trace of the corpus, at `rate` if not as recorded.
  private func trace(_ name: String, rate: Double? = nil) throws -> Trace {
    let trace = try #require(try Self.recorded.get().first { $0.name.hasPrefix(name) }).trace
    guard let rate else { return trace }
    let gravity = trace.gravity.map { gravity in
      zip(trace.samples, gravity).map { AccelerationSample(t: $0.t, x: $1.x, y: $1.y, z: $1.z) }.resampled(rate: rate)
        .map { g in
          let v = SIMD3(g.x, g.y, g.z)
          return v / (v * v).sum().squareRoot()
        }
    }
    return Trace(samples: trace.samples.resampled(rate: rate), gravity: gravity)
  }

  private func metrics(_ names: [String], rate: Double? = nil, _ count: OrientationCount = .four) throws -> TraceMetrics
  {
    try names.map { name in
      let trace = try trace(name, rate: rate)
      return ClassifierRun(trace.samples).metrics(gravity: trace.gravity, count: count)
    }.reduce(TraceMetrics(), +)
  }

  /// The target's rates, and others that divide none of them.
  static let rates: [Double?] = [nil, 50, 100, 200, 15, 25, 40, 75, 130]
  /// Below 50 Hz an answer may come one sample period later.
  private func allowance(_ rate: Double?) -> Double { rate.map { $0 < 50 ? 1 / $0 : 0 } ?? 0 }

  @Test("hand rotation (broad_04, 06): none false, none missed, p50 ≤ 180 ms, p95 ≤ 330 ms", arguments: rates)
  func handRotation(rate: Double?) throws {
    let m = try metrics(["broad_04", "broad_06"], rate: rate)
    #expect(m.falseChanges == 0 && m.missed == 0 && m.turns == 18)
    #expect(try #require(m.delay(share: 0.5)) <= 0.180 + allowance(rate))
    #expect(try #require(m.delay(share: 0.95)) <= 0.330 + allowance(rate))
  }

  @Test("lying flat and shoved (broad_10): at most one change", arguments: rates)
  func shoved(rate: Double?) throws {
    #expect(try metrics(["broad_10"], rate: rate).changes <= 1)
    #expect(try metrics(["broad_10"], rate: rate, .six).changes <= 1)
  }

  @Test("combined motion and tapping (broad_21, 24): none false", arguments: rates)
  func combinedAndTapping(rate: Double?) throws {
    #expect(try metrics(["broad_21", "broad_24"], rate: rate).falseChanges == 0)
  }

  static let turns = ["synth_turn300ms", "synth_turn400ms", "synth_turn500ms_tilt20", "synth_turn500ms_tilt30_flat"]

  @Test("synthetic turns with kicks: none false, none missed, p95 ≤ 350 ms each", arguments: turns, rates)
  func synthetic(name: String, rate: Double?) throws {
    let m = try metrics([name], rate: rate)
    #expect(m.falseChanges == 0 && m.missed == 0 && m.turns == 60)
    #expect(try #require(m.delay(share: 0.95)) <= 0.350 + allowance(rate))
  }

  static let referenced =
    ["broad_04", "broad_06", "broad_10", "broad_21", "broad_24", "xio", "synth_turn800ms"] + turns

  @Test("six states: no unjustified flap, none false, none missed", arguments: referenced, rates)
  func sixStates(name: String, rate: Double?) throws {
    let m = try metrics([name], rate: rate, .six)
    #expect(m.unjustifiedFlaps == 0 && m.falseChanges == 0 && m.missed == 0)
  }

  @Test(
    "a sensor that reads up to 3 % too little or too much makes no false change either", arguments: referenced,
    [-0.03, -0.02, -0.01, 0.01, 0.02, 0.03])
  func gain(name: String, gain: Double) throws {
    let trace = try trace(name)
    let samples = trace.samples.map {
      AccelerationSample(t: $0.t, x: $0.x * (1 + gain), y: $0.y * (1 + gain), z: $0.z * (1 + gain))
    }
    let run = ClassifierRun(samples)
    for states in [OrientationCount.four, .six] {
      let m = run.metrics(gravity: trace.gravity, count: states)
      #expect(m.unjustifiedFlaps == 0 && m.falseChanges == 0 && m.missed == 0)
    }
  }

  @Test("settled accuracy by edges: at least 99.95 % (gates of §7)", arguments: referenced)
  func accuracy(name: String) throws {
    #expect((try metrics([name]).accuracy ?? 1) >= 0.9995)
  }

  @Test("a lid shaken by hand (four files together): at most 37 changes and one flap", arguments: rates)
  func shakenLid(rate: Double?) throws {
    let names = ["FullyOpen", "LaptopMode", "VerticalHinge.", "VerticalHingeUnstable"].map { "chromeos_lid_\($0)" }
    let m = try metrics(names, rate: rate)
    #expect(m.changes <= 37 && m.flaps <= 1)
  }
}
