// The people made from seeds: the same on every run, apart between train and test, and true to what their scenes say.
import DailyLife
import Orientation
import Testing

@Suite("Made people")
struct RecordingTests {
  private static let scenes: [Scene] = [
    .handTurns, .walkingTurns(bounce: 0.2), .joggingTurns(bounce: 0.8), .walking(bounce: 0.3),
    .walkingOnEdge(bounce: 0.12), .walkingOnFace(bounce: 0.12), .glances, .shoves, .startInMotion(bounce: 1.8),
    .dailyLife(seconds: 60),
  ]

  private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  @Test("the same seed makes the same recording, another seed another", arguments: scenes)
  func seeds(scene: Scene) {
    let (one, other) = (Subject(seed: 7), Subject(seed: 8))
    let first = scene.recording(of: one, rate: 25)
    #expect(first.samples == scene.recording(of: one, rate: 25).samples)
    #expect(first.samples != scene.recording(of: other, rate: 25).samples)
  }

  @Test("nobody is in both parts")
  func split() {
    let (train, test) = (Set(Split.train.subjects.map(\.seed)), Set(Split.test.subjects.map(\.seed)))
    #expect(train.count == 20 && test.count == 20 && train.isDisjoint(with: test))
  }

  @Test("times rise, gravity has length 1, and readings are within the widest chip's range", arguments: scenes)
  func plausible(scene: Scene) {
    for rate in [2.0, 15, 200] {
      let made = scene.recording(of: Subject(seed: 3), rate: rate)
      #expect(made.samples.count == made.gravity.count && made.samples.count > 10)
      #expect(zip(made.samples, made.samples.dropFirst()).allSatisfy { $0.t < $1.t })
      #expect(made.gravity.allSatisfy { abs(length($0) - 1) < 1e-9 })
      #expect(made.samples.allSatisfy { $0.isPlausible })
    }
  }

  @Test("the mean reading of somebody who walks is gravity's, but for gain and offset: 3 % and 0.05 g an axis")
  func mean() {
    for subject in Split.train.subjects.prefix(5) {
      let made = Scene.walking(bounce: 0.3).recording(of: subject, rate: 100)
      // Whole minutes of steps, after the turn into the attitude.
      let part = made.samples.indices.filter { made.samples[$0].t > 5 && made.samples[$0].t < 115 }
      let count = Double(part.count)
      let read = part.reduce(SIMD3(0, 0, 0)) { $0 + SIMD3(made.samples[$1].x, made.samples[$1].y, made.samples[$1].z) }
      let down = part.reduce(SIMD3(0, 0, 0)) { $0 + made.gravity[$1] }
      #expect(length((read - down) / count) < 0.03 + 0.05 * 3.0.squareRoot() + 0.01)
    }
  }

  @Test("a glance passes the diagonal for less than half a second, a turn's end is within 30° of its edge")
  func truth() {
    let made = Scene.glances.recording(of: Subject(seed: 2), rate: 100)
    var (start, longest) = (0.0, 0.0)
    for (sample, gravity) in zip(made.samples, made.gravity) {
      let (least, most) = (min(abs(gravity.x), abs(gravity.y)), max(abs(gravity.x), abs(gravity.y)))
      // Between 30° and 60° off an edge's middle: on the way, or glancing.
      if least < most * 0.577 { start = sample.t }
      longest = max(longest, sample.t - start)
    }
    #expect(longest < 1)
  }
}
