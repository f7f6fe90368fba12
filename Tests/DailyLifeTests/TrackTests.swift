// The movements of made people by the laws of motion, and what is drawn for them within the bounds that are told.
import Orientation
import SensorSources
import Testing

@testable import DailyLife

@Suite("Movements")
struct TrackTests {
  private static let upright = Attitude(.portrait)

  private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  /// A quarter turn in a second is fastest halfway: 15/8 of the mean speed (Flash and Hogan 1985), without a change of it. What
  /// swings at a lever of r metres then pulls outward with ω²r, in g of 9.80665 m/s²; the sensor reads gravity and this pull.
  @Test("a swung phone reads the outward pull", arguments: [(0, 0.1), (-0.05, 0), (0.03, -0.04)])
  func outward(x: Double, y: Double) {
    let lever = SIMD3(x, y, 0)
    var track = Track(from: Self.upright, lever: lever)
    track.hold(1)
    track.turn(to: Attitude(.landscapeLeft), seconds: 1)
    let state = track.states(at: [1.5])[0]
    let speed = 15.0 / 8 * Double.pi / 2
    let pull = state.reading - state.gravity
    #expect(length(pull - lever * (speed * speed / 9.80665)) < 1e-9)
    let still = track.states(at: [0.5, 2.5])
    for state in still { #expect(length(state.reading - state.gravity) < 1e-9) }
  }

  /// The first half of a turn is speeding up: what is turned counter-clockwise, to the left at its top, presses to the right.
  @Test("a phone that begins to turn lags behind")
  func tangential() {
    var track = Track(from: Self.upright, lever: SIMD3(0, 0.1, 0))
    track.turn(to: Attitude(.landscapeLeft), seconds: 1)
    let state = track.states(at: [0.1])[0]
    #expect((state.reading - state.gravity).x > 0)
  }

  /// Falling freely, in the world's axes, reads nothing, however the phone is held; pushed up with 1 g, it reads double.
  @Test("what falls is weightless", arguments: [DeviceOrientation.portrait, .landscapeLeft, .faceDown])
  func falling(held: DeviceOrientation) {
    let attitude = Attitude(held, tilt: 30)
    for (up, times) in [(-1.0, 0.0), (1, 2)] {
      var track = Track(from: attitude, lever: SIMD3(0, 0, 0))
      // Half a sine of 0.2 s is highest after 0.1 s; as much back follows.
      track.pushes = [Track.Push(start: 1, seconds: 0.2, acceleration: SIMD3(0, 0, up))]
      track.hold(2)
      let states = track.states(at: [0.5, 1.1, 1.3, 1.5])
      #expect(length(states[1].reading - states[1].gravity * times) < 1e-9)
      #expect(length(states[2].reading - states[2].gravity * (2 - times)) < 1e-9)
      for still in [states[0], states[3]] { #expect(still.reading == still.gravity) }
      track.pushes = []
      track.pulls = [Track.Pull(start: 0, end: 2, acceleration: SIMD3(0, 0, up))]
      let pulled = track.states(at: [1])[0]
      #expect(length(pulled.reading - pulled.gravity * times) < 1e-9)
    }
  }

  /// Heads in a thousand tosses are 500 give or take 16: 400 or 600 are six times that away.
  @Test("either sign is as likely")
  func signs() {
    var draw = Draw(seed: 5)
    let signs = (0..<1_000).map { _ in draw.sign() }
    #expect(signs.allSatisfy { abs($0) == 1 })
    #expect((400...600).contains(signs.count { $0 == 1 }))
  }

  @Test("a phone on a table is left alone for 5 to 20 seconds before it is touched")
  func table() throws {
    var day = Day(Subject(seed: 4), scene: 1)
    var (rests, lying): ([Double], [Double]) = ([], [])
    for _ in 0..<500 {
      let (start, pushes) = (day.track.end, day.track.pushes.count)
      day.leaveOnTable()
      // Laying it down takes 0.6 to 1.2 s.
      rests.append(day.track.pushes[pushes].start - start)
      lying.append(day.track.pushes[pushes].start - 0.5)
    }
    let (least, most) = (try #require(rests.min()), try #require(rests.max()))
    #expect((5.6...6.4).contains(least))
    #expect((20...21.2).contains(most))
    // A table is level: all of gravity lies along the screen's normal. Faces lie down once in five, 100 of 500 give or take 9.
    let normals = day.track.states(at: lying).map(\.gravity.z)
    #expect(normals.allSatisfy { abs(abs($0) - 1) < 1e-9 })
    #expect((50...150).contains(normals.count { $0 > 0 }))
  }
}
