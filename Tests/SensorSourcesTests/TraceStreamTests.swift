// A trace read in pieces says what the whole trace says, wherever it is cut.
import Orientation
import SensorSources
import Testing

@Suite("Traces in pieces")
struct TraceStreamTests {
  private static func text(_ header: String, rows: Int) -> [UInt8] {
    // 9.75 m/s² stays exact as text; phyphox and Sensor Logger on Android have the opposite of CoreMotion's signs.
    let lines = (0..<rows).map { "\(Double($0) / 64),0.125,9.75,0.25" }
    return Array(([header] + lines).joined(separator: "\r\n").utf8)
  }

  private static let formats = [
    "t,ax,ay,az", "seconds_elapsed,x,y,z",
    "\"Time (s)\",\"Acceleration x (m/s^2)\",\"Acceleration y (m/s^2)\",\"Acceleration z (m/s^2)\"",
  ]

  @Test("in one piece, in pieces of every size up to 40 bytes, and byte by byte", arguments: formats)
  func pieces(header: String) throws {
    for rows in [1, 24, 25, 26, 100] {
      let bytes = Self.text(header, rows: rows)
      let whole = try TraceReader.samples(fromBytes: bytes, name: "whole")
      #expect(whole.count == rows)
      for size in [1, 2, 3, 7, 40] {
        var stream = TraceStream(name: "pieces")
        var samples: [AccelerationSample] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
          samples += try stream.take(bytes[start..<min(start + size, bytes.count)])
        }
        samples += try stream.finish()
        #expect(samples == whole, "\(rows) rows by \(size)")
      }
    }
  }

  @Test("a row comes out with its line feed, not later")
  func atOnce() throws {
    var stream = TraceStream(name: "s")
    #expect(try stream.take(Array("t,ax,ay,az\n0,0,-1,0".utf8)) == [])
    #expect(try stream.take(Array("\n1,0,".utf8)) == [AccelerationSample(t: 0, x: 0, y: -1, z: 0)])
    #expect(try stream.take(Array("-1,0\n".utf8)) == [AccelerationSample(t: 1, x: 0, y: -1, z: 0)])
    #expect(try stream.finish() == [])
  }

  @Test(
    "what never ends a line is not kept for ever, wherever the line begins", arguments: ["", "t,ax,ay,az\n0,0,-1,0\n"])
  func endlessLine(before: String) throws {
    var stream = TraceStream(name: "s")
    _ = try stream.take(Array(before.utf8))
    let portion = [UInt8](repeating: UInt8(ascii: "1"), count: 1 << 16)
    for _ in 0..<16 { #expect(try stream.take(portion) == []) }
    let line = before.isEmpty ? 1 : 3
    #expect(throws: SensorSourceError.longLine(file: "s", line: line, limit: 1 << 20)) { try stream.take([0x31]) }
  }

  private static let broken: [(text: String, line: Int)] = [
    ("t,ax,ay,az\n0,0,-1,0\n1,0,-1\n", 3), ("t,ax,ay,az\n\n0,0,x,0\n", 3), ("t,ax,ay,az\n1,0,-1,0\n0,0,-1,0\n", 3),
    ("t,ax,ay,az\n0,nan,-1,0\n", 2), ("a,b\n", 1), ("t,ax,ay,az\n0,0,-17,0\n", 2),
  ]

  @Test("what is broken is named with its line, also in pieces", arguments: broken)
  func brokenRows(text: String, line: Int) {
    var stream = TraceStream(name: "s")
    do {
      for byte in text.utf8 { _ = try stream.take([byte]) }
      _ = try stream.finish()
      Issue.record("\(text) was accepted")
    } catch { #expect("\(error)".hasPrefix("s:\(line):"), "\(error)") }
  }

  @Test("nothing, or a header alone, is empty", arguments: ["", "\n", "t,ax,ay,az", "t,ax,ay,az\n"])
  func empty(text: String) {
    #expect(throws: SensorSourceError.empty(file: "s")) {
      var stream = TraceStream(name: "s")
      _ = try stream.take(Array(text.utf8))
      _ = try stream.finish()
    }
  }

  @Test("readings that cannot be are kept for the classifier where they are asked for, and refused where not")
  func odd() throws {
    let text = Array("t,ax,ay,az\n0,0,-1,0\n1,nan,-1,0\n0.5,0,inf,0\n2,0,99,0\nnan,0,-1,0\n".utf8)
    #expect(throws: SensorSourceError.self) { try TraceReader.trace(fromBytes: text, name: "s") }
    let kept = try TraceReader.trace(fromBytes: text, name: "s", odd: .keep).samples
    #expect(kept.count == 5)
    var classifier = OrientationClassifier()
    let verdicts = kept.map { classifier.ingest($0) }
    #expect(
      verdicts == [
        .kept(.confirming), .kept(.implausible), .kept(.implausible), .kept(.implausible),
        .kept(.timeNotIncreasing),
      ])
  }
}
