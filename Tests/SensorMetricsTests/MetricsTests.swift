// The metrics on traces small enough to count by hand.
import Foundation
import Orientation
import SensorMetrics
import Testing

@Suite("Sensor metrics (spec/orientation §7)")
struct MetricsTests {
  /// Ten samples a second: seconds upright, then seconds on the left edge.
  private func turn(upright: Int, left: Int) -> (times: [Double], gravity: [SIMD3<Double>]) {
    let gravity =
      Array(repeating: SIMD3(0.0, -1, 0), count: upright * 10) + Array(repeating: SIMD3(-1.0, 0, 0), count: left * 10)
    return (gravity.indices.map { Double($0) / 10 }, gravity)
  }

  private func answers(_ parts: [(DeviceOrientation, Int)]) -> [DeviceOrientation] {
    parts.flatMap { Array(repeating: $0.0, count: $0.1) }
  }

  @Test("a turn answered 0.3 s late: one change, no error, 0.3 s", arguments: OrientationCount.allCases)
  func delay(count: OrientationCount) throws {
    let (times, gravity) = turn(upright: 3, left: 3)
    let said = answers([(.portrait, 33), (.landscapeLeft, 27)])
    let m = TraceMetrics(times: times, answers: said, gravity: gravity, count: count)
    #expect(m.changes == 1 && m.flaps == 0 && m.falseChanges == 0 && m.turns == 1 && m.missed == 0)
    #expect(abs(try #require(m.delay(share: 0.5)) - 0.3) < 1e-9)
    // Beyond doubt for a second: 2 s of each; the right answer came before the second of the second.
    #expect(m.settledSamples == 40 && m.accuracy == 1)
  }

  @Test("a turn not answered is missed and costs accuracy")
  func missed() {
    let (times, gravity) = turn(upright: 3, left: 5)
    let m = TraceMetrics(times: times, answers: answers([(.portrait, 80)]), gravity: gravity, count: .four)
    #expect(m.turns == 1 && m.missed == 1 && m.delay(share: 0.5) == nil)
    #expect(m.settledSamples == 60 && m.rightSamples == 20)
  }

  @Test("a change there and back without cause: a flap, unjustified, and one false change")
  func flap() {
    let (times, gravity) = turn(upright: 5, left: 0)
    let said = answers([(.portrait, 20), (.landscapeRight, 5), (.portrait, 25)])
    let m = TraceMetrics(times: times, answers: said, gravity: gravity, count: .four)
    #expect(m.changes == 2 && m.flaps == 1 && m.unjustifiedFlaps == 1 && m.falseChanges == 1)
  }

  @Test("the first answer is no change; without a reference only changes and flaps are counted")
  func noReference() {
    let said = answers([(.unknown, 3), (.portrait, 3), (.landscapeLeft, 3)])
    let times = said.indices.map { Double($0) }
    let m = TraceMetrics(times: times, answers: said, gravity: nil, count: .six)
    #expect(m.changes == 1 && m.flaps == 0 && m.falseChanges == nil && m.turns == nil)
  }

  @Test("shares between two delays are interpolated")
  func percentile() throws {
    var m = TraceMetrics()
    m.delays = [0.1, 0.2, 0.3, 0.4, 0.5]
    #expect(abs(try #require(m.delay(share: 0.5)) - 0.3) < 1e-12)
    #expect(abs(try #require(m.delay(share: 0.95)) - 0.48) < 1e-12)
  }

  @Test("resampling keeps a straight line straight")
  func resampling() {
    let line = (0...10).map { AccelerationSample(t: Double($0) / 10, x: Double($0), y: 0, z: 1) }
    let fast = line.resampled(rate: 40)
    #expect(fast.count == 40)
    #expect(fast.allSatisfy { abs($0.x - $0.t * 10) < 1e-9 })
  }
}

@Suite("Boundary map")
struct BoundaryMapTests {
  private let map = BoundaryMap()

  @Test("every previous state, angle and tilt on a 1° grid: nearest within the margins of the state")
  func grid() {
    for state in BoundaryMap.states {
      for tilt in BoundaryMap.tilts {
        for angle in BoundaryMap.angles {
          let answer = map.answer(from: state, angle: angle, tilt: tilt)
          // Cores of spec/orientation §7: 30° about an edge up to 50° of tilt, faces from 75°.
          let turn = ((angle % 90) + 135) % 90 - 45
          if abs(tilt) >= 75 {
            #expect(answer == (tilt > 0 ? .faceUp : .faceDown))
          } else if abs(tilt) <= 50, abs(turn) <= 30 {
            #expect(answer == Self.edge(angle - turn))
          } else if state != .unknown {
            #expect(answer != .unknown)
          }
        }
      }
    }
  }

  private static func edge(_ angle: Int) -> DeviceOrientation {
    switch ((angle % 360) + 360) % 360 {
    case 0: .portrait
    case 90: .landscapeLeft
    case 180: .portraitUpsideDown
    default: .landscapeRight
    }
  }

  @Test("the map a person has looked at: Goldens/boundary-map.txt, written by swivel-bench sensor --map")
  func golden() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/boundary-map.txt")
    // From unknown there are no margins, and 60° of tilt is a boundary: there the last bit of a sine would decide.
    func rows(_ text: String) throws -> [Substring] {
      text[try #require(text.range(of: "from portrait")).lowerBound...].split(separator: "\n").filter {
        !$0.hasPrefix("  60 ") && !$0.hasPrefix(" -60 ")
      }
    }
    let golden = try rows(String(contentsOf: file, encoding: .utf8))
    #expect(golden.count == 6 * (1 + 35))
    for (now, then) in zip(try rows(map.text()), golden) { #expect(now == then) }
  }

  @Test("the picture has a pixel per degree and a line between the states; the text a row per 5°")
  func formats() {
    let pixels = 360 * (181 * 7 + 6) * 3
    let header = Array("P6\n360 1273\n255\n".utf8)
    let ppm = map.ppm()
    #expect(ppm.starts(with: header) && ppm.count == header.count + pixels)
    #expect(map.text().split(separator: "\n").count == 7 * (1 + 37))
  }
}
