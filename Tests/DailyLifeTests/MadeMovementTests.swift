// Movements a second, slow and obvious way, and what hands and feet do in a day as far as it is told: times, attitudes, how hard.
import Foundation
import Orientation
import SensorSources
import Testing

@testable import DailyLife

@Suite("Made movements")
struct MadeMovementTests {
  private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  /// Everything that happens, asked of each moment by itself and of all lists from their beginning.
  @Test("a track's state is the sum of what goes on", arguments: 1...12)
  func slowly(seed: UInt64) {
    var draw = Draw(seed: seed)
    let lever = SIMD3(draw.between(-0.1, 0.1), draw.between(-0.1, 0.1), draw.between(-0.1, 0.1))
    func attitude(_ draw: inout Draw) -> Attitude {
      Attitude(Day.edges[draw.below(4)], tilt: draw.between(-90, 90), roll: draw.between(-90, 90))
    }
    let first = attitude(&draw)
    var track = Track(from: first, lever: lever)
    var legs: [(start: Double, seconds: Double, to: Attitude)] = []
    for _ in 0..<8 {
      let (pause, seconds) = (draw.between(0, 0.8), draw.between(0.2, 1.2))
      track.hold(pause)
      legs.append((track.end, seconds, attitude(&draw)))
      track.turn(to: legs[legs.count - 1].to, seconds: seconds)
    }
    track.hold(1)
    #expect(track.attitude == legs[7].to)
    for start in (0..<12).map({ _ in draw.between(-1, 8) }).sorted() {
      let kinds: [Track.Wave.Kind] = [.world, .device, .rocking]
      let waves = kinds.map { kind in
        Track.Wave(
          kind: kind, amplitude: draw.direction() * draw.between(0, 5), hertz: draw.between(0.1, 9),
          phase: draw.between(0, 6))
      }
      track.shakes.append(Track.Shake(start: start, end: start + draw.between(0, 4), waves: waves))
      track.pushes.append(
        Track.Push(start: start, seconds: draw.between(0.02, 1), acceleration: draw.direction() * draw.between(0, 5)))
      track.pulls.append(
        Track.Pull(start: start, end: start + draw.between(0, 3), acceleration: draw.direction() * draw.between(0, 1)))
    }
    let times = (0..<300).map { Double($0) / 30 }
    for (t, state) in zip(times, track.states(at: times)) {
      let expected = slowState(t, first, legs, lever, track)
      #expect(
        length(state.gravity - expected.gravity) < 1e-9 && length(state.reading - expected.reading) < 1e-9, "\(t)")
    }
  }

  private func slowState(
    _ t: Double, _ first: Attitude, _ legs: [(start: Double, seconds: Double, to: Attitude)], _ lever: SIMD3<Double>,
    _ track: Track
  ) -> (gravity: SIMD3<Double>, reading: SIMD3<Double>) {
    var (attitude, turning) = (first, SIMD3<Double>(0, 0, 0))
    var from = first
    for leg in legs {
      if t >= leg.start + leg.seconds {
        attitude = leg.to
      } else if t > leg.start {
        (attitude, turning) = Turn(from: from, to: leg.to, seconds: leg.seconds).state(at: t - leg.start, lever: lever)
      }
      from = leg.to
    }
    // Waves and pulls come within 0.3 s, and go as fast.
    func strength(_ start: Double, _ end: Double) -> Double {
      t < start || t > end ? 0 : Swift.min(1, (t - start) / 0.3, (end - t) / 0.3)
    }
    var (world, device, rocking) = (SIMD3<Double>(0, 0, 0), SIMD3<Double>(0, 0, 0), SIMD3<Double>(0, 0, 0))
    for shake in track.shakes {
      for wave in shake.waves {
        let value = wave.amplitude * (strength(shake.start, shake.end) * sin(2 * .pi * wave.hertz * t + wave.phase))
        switch wave.kind {
        case .world: world += value
        case .device: device += value
        case .rocking: rocking += value
        }
      }
    }
    for push in track.pushes where t >= push.start && t < push.start + 2 * push.seconds {
      world += push.acceleration * sin(.pi * (t - push.start) / push.seconds)
    }
    for pull in track.pulls { world += pull.acceleration * strength(pull.start, pull.end) }
    if length(rocking) > 1e-9 { attitude = attitude * Attitude(degrees: length(rocking), about: rocking) }
    let gravity = attitude.gravity
    return (gravity, gravity - turning / 9.80665 - attitude.inverse.rotate(world) - device)
  }

  // MARK: A day's hands

  /// Degrees between the screen and the vertical, and counter-clockwise from the edge in the plane of the screen.
  private func read(_ attitude: Attitude, _ edge: DeviceOrientation) -> (tilt: Double, roll: Double) {
    let down = attitude.gravity
    let turns: [DeviceOrientation: Double] = [.landscapeLeft: 90, .portraitUpsideDown: 180, .landscapeRight: 270]
    let turn = turns[edge] ?? 0
    let angle = atan2(-down.x, -down.y) * 180 / Double.pi
    let roll = (angle - turn + 900).truncatingRemainder(dividingBy: 360) - 180
    return (asin(-down.z) * 180 / .pi, roll)
  }

  @Test("a phone is read some degrees off, within what a hand does")
  func reading() throws {
    let person = try #require(
      (1...2_000).map { Subject(seed: UInt64($0)) }.first { (28...32).contains($0.readingTilt) })
    var day = Day(person, scene: 1)
    for edge in Day.edges {
      let all = (0..<5_000).map { _ in read(day.reading(edge), edge) }
      let (tilts, rolls) = (all.map(\.tilt), all.map(\.roll))
      #expect(abs(tilts.reduce(0, +) / 5_000 - person.readingTilt) < 0.6)
      #expect(abs(rolls.reduce(0, +) / 5_000) < 0.6)
      func spread(_ values: [Double]) -> Double {
        let mean = values.reduce(0, +) / 5_000
        return (values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 5_000).squareRoot()
      }
      // 7 degrees, cut at 20.
      #expect((5.6...6.4).contains(spread(tilts)) && (6.5...7.2).contains(spread(rolls)))
      #expect(
        tilts.allSatisfy { (-5.001...48.001).contains($0) } && rolls.allSatisfy { (-20.001...20.001).contains($0) })
      #expect(try abs(#require(rolls.max()) - 20) < 1e-3 && abs(#require(rolls.min()) + 20) < 1e-3)
    }
  }

  @Test("another edge is a neighbour eight times of ten, a turn takes 0.3 to 1 s, half a second in the mean")
  func edgesAndSeconds() {
    var day = Day(Subject(seed: 3), scene: 1)
    for edge in Day.edges {
      day.edge = edge
      let index = Day.edges.firstIndex(of: edge) ?? 0
      var steps = [Int](repeating: 0, count: 4)
      for _ in 0..<5_000 { steps[((Day.edges.firstIndex(of: day.otherEdge()) ?? 0) - index + 4) % 4] += 1 }
      for (count, expected) in zip(steps, [0, 2_000, 1_000, 2_000]) {
        #expect(abs(count - expected) < 200 && (count == 0) == (expected == 0))
      }
    }
    let seconds = (0..<5_000).map { _ in day.turnSeconds() }
    #expect(seconds.allSatisfy { (0.3...1).contains($0) })
    #expect((seconds.min() ?? 1) < 0.302 && (seconds.max() ?? 0) > 0.95)
    #expect(abs(seconds.reduce(0, +) / 5_000 - 0.475) < 0.01)
  }

  /// One in seven turns is to a face, seven of ten of these to the back; each is held for 1.5 to 4 s.
  @Test("hands turn to edges and to faces")
  func handTurns() {
    var day = Day(Subject(seed: 3), scene: 1)
    var (faces, ups, times): (Int, Int, [Double]) = (0, 0, [])
    for _ in 0..<4_000 {
      let (start, edge) = (day.track.end, day.edge)
      day.handTurn(faces: true)
      times.append(day.track.end - start)
      let (tilt, _) = read(day.track.attitude, day.edge)
      guard day.edge == edge else { continue }
      (faces, ups) = (faces + 1, ups + (tilt > 0 ? 1 : 0))
      #expect((79.99...90).contains(abs(tilt)))
    }
    #expect(abs(faces - 600) < 115 && abs(Double(ups) / Double(faces) - 0.7) < 0.1)
    // The shortest and the longest: 0.3 and 1.5, 1 and 4 seconds.
    #expect(times.allSatisfy { (1.8...5).contains($0) } && (times.min() ?? 9) < 1.95 && (times.max() ?? 0) > 4.7)
    for _ in 0..<300 {
      let edge = day.edge
      day.handTurn(faces: false)
      #expect(day.edge != edge)
    }
  }

  @Test("shoves are 4 to 6 g for 0.03 to 0.15 s, one to two of them, half through the screen")
  func shoves() {
    var day = Day(Subject(seed: 3), scene: 3)
    var (through, all, counts): (Int, Int, [Int: Int]) = (0, 0, [:])
    for _ in 0..<2_000 {
      let (start, before) = (day.track.end, day.track.pushes.count)
      day.shove()
      let pushes = day.track.pushes[before...]
      counts[pushes.count, default: 0] += 1
      // Laid down in 0.8 s, on its face in 1.6, turned in 0.7; held for 1.5 s before and after.
      let lead = (pushes.first?.start ?? 0) - start
      #expect([0.8, 1.6, 0.7].contains { abs(lead - $0 - 1.5) < 1e-6 })
      let normal = day.track.attitude.rotate(SIMD3(0, 0, 1))
      for push in pushes {
        let size = length(push.acceleration)
        #expect((4...6).contains(size) && (0.03...0.15).contains(push.seconds))
        all += 1
        if abs(abs((push.acceleration * normal).sum()) - size) < 1e-9 { through += 1 }
      }
      for (one, next) in zip(pushes, pushes.dropFirst()) { #expect((0.4...0.8).contains(next.start - one.start)) }
      if let last = pushes.last { #expect((1.9...2.3).contains(day.track.end - last.start)) }
    }
    #expect(Set(counts.keys) == [1, 2] && abs((counts[1] ?? 0) - 1_000) < 120)
    #expect(abs(Double(through) / Double(all) - 0.5) < 0.05)
  }

  /// Up and down with each step, its double, ahead; aside with each stride; rocking in degrees a g.
  @Test("a step bounces as its walker does")
  func bounces() {
    let person = Subject(seed: 8)
    var day = Day(person, scene: 2)
    day.track.hold(5)
    day.bounce(0.4, steps: 1.9, seconds: 7)
    let shake = day.track.shakes[0]
    #expect(abs(shake.start - 4.7) < 1e-12 && shake.end == 12)
    let waves = shake.waves
    #expect(waves.map(\.kind) == [.world, .world, .world, .world, .rocking])
    #expect(waves.map(\.hertz) == [1.9, 3.8, 1.9, 0.95, 1.9])
    #expect(
      waves[0].amplitude == SIMD3(0, 0, 0.4)
        && length(waves[1].amplitude - SIMD3(0, 0, 0.4 * person.secondHarmonic)) < 1e-12)
    #expect(abs(length(waves[2].amplitude) - 0.4 * person.bounceAhead) < 1e-12 && waves[2].amplitude.z == 0)
    #expect(abs(length(waves[3].amplitude) - 0.4 * person.bounceAside) < 1e-12 && waves[3].amplitude.z == 0)
    #expect(abs((waves[2].amplitude * waves[3].amplitude).sum()) < 1e-12)
    #expect(abs(length(waves[4].amplitude) - 0.4 * person.rocking) < 1e-12)
    #expect(waves.allSatisfy { (0...6.28).contains($0.phase) })
  }

  /// Six waves of a band each, a sixth of its power, over all of the movement and a second more at both ends.
  @Test("tremor and sway lie over everything")
  func tremor() {
    let person = Subject(seed: 8)
    var day = Day(person, scene: 2)
    day.track.hold(9)
    let shakes = day.finished.shakes
    #expect(shakes.count == 1 && shakes[0].start == -1 && shakes[0].end == 10 && shakes[0].waves.count == 12)
    for (waves, range, rms) in [
      (shakes[0].waves[..<6], 6.0...11, person.tremor), (shakes[0].waves[6...], 0.1...1, person.sway),
    ] {
      for wave in waves {
        #expect(wave.kind == .device && range.contains(wave.hertz))
        // A sine of amplitude a has power a²/2, a third of it on each axis in the mean.
        #expect(abs(length(wave.amplitude) * length(wave.amplitude) / 2 / 3 - rms * rms / 6) < 1e-12)
      }
    }
  }

  /// How long each scene is, from what is told of its parts.
  @Test("scenes take their time")
  func lengths() {
    let table: [(Scene, ClosedRange<Double>)] = [
      (.handTurns, 1 + 24 * 1.8...1 + 24 * 5), (.walkingTurns(bounce: 0.2), 95...95),
      (.joggingTurns(bounce: 0.8), 65...65),
      (.walking(bounce: 0.3), 122.8...122.8), (.walkingOnEdge(bounce: 0.12), 121...121),
      (.walkingOnFace(bounce: 0.12), 121...121), (.glances, 20 * 6.64...20 * 8.85), (.shoves, 20 * 4.1...20 * 6.2),
      (.startInMotion(bounce: 1.8), 10...10), (.dailyLife(seconds: 100), 100...190),
    ]
    for (scene, range) in table {
      for seed in UInt64(1)...3 {
        let last = scene.recording(of: Subject(seed: seed), rate: 10).samples.last?.t ?? 0
        #expect((range.lowerBound - 0.5...range.upperBound + 0.1).contains(last), "\(scene): \(last)")
      }
    }
  }

  /// The first answer takes half a second of evidence; a turn before it would be late whatever is done with turns.
  @Test("who turns a phone holds it for a second before")
  func heldBefore() {
    for seed in UInt64(1)...20 {
      let made = Scene.handTurns.recording(of: Subject(seed: seed), rate: 50)
      let early = zip(made.samples, made.gravity).filter { $0.0.t < 1 }.map(\.1)
      #expect(early.count > 40 && early.allSatisfy { length($0 - early[0]) < 1e-12 })
    }
  }

  /// Held on a boundary 40 to 50 degrees between edges, or 56 to 64 from the vertical; or in no attitude near one.
  @Test("walkers hold it where it is told")
  func walkers() {
    for seed in UInt64(1)...200 {
      var day = Day(Subject(seed: seed), scene: 1)
      day.walkOnEdge(seconds: 1, bounce: 0.1)
      var (tilt, roll) = read(day.track.attitude, day.edge)
      #expect((0...40).contains(tilt) && (39.99...50.01).contains(abs(roll)))
      day.walkOnFace(seconds: 1, bounce: 0.1)
      (tilt, roll) = read(day.track.attitude, day.edge)
      #expect((55.99...64.01).contains(abs(tilt)) && (-15.01...15.01).contains(roll))
      day.startInMotion(bounce: 1)
      (tilt, roll) = read(day.track.attitude, day.edge)
      #expect((-0.01...35.01).contains(tilt) && (-15.01...15.01).contains(roll))
      #expect(day.track.end == 10 && day.track.shakes.count == 1)
      #expect(day.track.shakes[0].waves[0].hertz == day.subject.stepsJogging)
    }
  }
}
