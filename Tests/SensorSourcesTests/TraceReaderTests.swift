// Traces as people record them, and every way a trace can be broken, with the place that is named.
import Foundation
import Orientation
import SensorSources
import Testing

@Suite("Trace reader")
struct TraceReaderTests {
  private func read(_ text: String) throws(SensorSourceError) -> [AccelerationSample] {
    try TraceReader.samples(fromBytes: Array(text.utf8), name: "a.csv")
  }

  @Test("the project's columns: seconds, g, CoreMotion's signs; others are passed over")
  func own() throws {
    let samples = try read("t,ax,ay,az,label\n0,0.1,-1,0,walk\n0.02,0.2,-0.5,1e-1,\n")
    #expect(
      samples == [
        AccelerationSample(t: 0, x: 0.1, y: -1, z: 0), AccelerationSample(t: 0.02, x: 0.2, y: -0.5, z: 0.1),
      ])
  }

  @Test("order of columns, carriage returns, a byte order mark and blank lines do not matter")
  func spelling() throws {
    #expect(try read("\u{FEFF}az,ay,ax,t\r\n3,2,1,0\r\n\r\n") == [AccelerationSample(t: 0, x: 1, y: 2, z: 3)])
  }

  @Test("a reference gravity is kept")
  func reference() throws {
    let trace = try TraceReader.trace(
      fromBytes: Array("t,ax,ay,az,gx,gy,gz\n0,0,-1.2,0,0,-1,0\n".utf8), name: "a.csv")
    #expect(trace.gravity == [SIMD3(0, -1, 0)])
  }

  // A phone upright on each system; UNITS.md and CROSSPLATFORM.md of Sensor Logger, spec/orientation T1.
  static let upright: [(what: String, text: String)] = [
    ("Sensor Logger, iPhone", "time,seconds_elapsed,z,y,x\n1718030736872695300,0.07,0.01,-1.0,0.02\n"),
    ("Sensor Logger, Android", "time,seconds_elapsed,z,y,x\n1718030736872695300,0.07,-0.0980665,9.80665,-0.196133\n"),
    (
      "phyphox",
      "\"Time (s)\",\"Acceleration x (m/s^2)\",\"Acceleration y (m/s^2)\",\"Acceleration z (m/s^2)\"\n"
        + "7.0E-2,-1.96133E-1,9.80665E0,-9.80665E-2\n"
    ),
    (
      "phyphox, tabs",
      "\"Time (s)\"\t\"Acceleration x (m/s^2)\"\t\"Acceleration y (m/s^2)\"\t\"Acceleration z (m/s^2)\"\n"
        + "7.0E-2\t-1.96133E-1\t9.80665E0\t-9.80665E-2\n"
    ),
    (
      "phyphox, semicolons and decimal commas",
      "\"Time (s)\";\"Acceleration x (m/s^2)\";\"Acceleration y (m/s^2)\";\"Acceleration z (m/s^2)\"\n"
        + "7,0E-2;-1,96133E-1;9,80665E0;-9,80665E-2\n"
    ),
    (
      "phyphox, tabs and decimal commas",
      "\"Time (s)\"\t\"Acceleration x (m/s^2)\"\t\"Acceleration y (m/s^2)\"\t\"Acceleration z (m/s^2)\"\n"
        + "0,07\t-0,196133\t9,80665\t-0,0980665\n"
    ),
  ]

  @Test("other apps' exports are recognised by their header and converted", arguments: upright)
  func exports(what: String, text: String) throws {
    let sample = try #require(try read(text).first)
    #expect(sample.t == 0.07)
    #expect(abs(sample.x - 0.02) < 1e-9 && abs(sample.y + 1) < 1e-9 && abs(sample.z - 0.01) < 1e-9)
  }

  static let broken: [(text: String, expected: SensorSourceError)] = [
    ("", .empty(file: "a.csv")), ("\n\n", .empty(file: "a.csv")), ("t,ax,ay,az\n", .empty(file: "a.csv")),
    ("t,ax,ay,az\n0,1,2\n", .raggedRow(file: "a.csv", line: 2, expected: 4, actual: 3)),
    ("t,ax,ay,az\n0,0,1,0\n\n0,1,2,3,4\n", .raggedRow(file: "a.csv", line: 4, expected: 4, actual: 5)),
    ("t,ax,ay,az\n0,up,1,0\n", .notANumber(file: "a.csv", line: 2, column: "ax", actual: "up")),
    ("t;ax;ay;az\n0;1.000,5;0;0\n", .notANumber(file: "a.csv", line: 2, column: "ax", actual: "1.000,5")),
    ("t;ax;ay;az\n0;0,1,5;0;0\n", .notANumber(file: "a.csv", line: 2, column: "ax", actual: "0,1,5")),
    ("t,ax,ay,az\n,0,1,0\n", .notANumber(file: "a.csv", line: 2, column: "t", actual: "")),
    ("t,ax,ay,az\n0,0,1,nan\n", .implausible(file: "a.csv", line: 2, column: "az", limit: 16, actual: "nan")),
    ("t,ax,ay,az\n0,0,-inf,0\n", .implausible(file: "a.csv", line: 2, column: "ay", limit: 16, actual: "-inf")),
    ("t,ax,ay,az\n0,16.01,0,0\n", .implausible(file: "a.csv", line: 2, column: "ax", limit: 16, actual: "16.01")),
    (
      "t,ax,ay,az\n0,0,1,0\n1,0,1,0\n0.5,0,1,0\n",
      .timeRunsBackwards(file: "a.csv", line: 4, previous: 1, actual: 0.5)
    ),
    ("seconds_elapsed,x,y,z\n0,0.01,0.02,0\n", .noGravity(file: "a.csv", medianLength: 0.0005.squareRoot())),
  ]

  @Test("a broken trace is refused with its line, what was expected and what stood there", arguments: broken)
  func refused(text: String, expected: SensorSourceError) {
    #expect(throws: expected) { try read(text) }
    #expect("\(expected)".hasPrefix("a.csv"))
  }

  @Test("a header without the columns asks for them")
  func header() {
    #expect {
      try read("time,u,v,w\n0,0,1,0\n")
    } throws: { error in
      // Every number is as good as any other: only whoever recorded it knows what is what.
      "\(error)".contains("a.csv:2") && "\(error)".contains("--columns t,x,y,z") && "\(error)".contains("0,0,1,0")
    }
  }

  @Test("a header of a thousand names is read, of one more not: each takes its time", arguments: [1000, 1001])
  func names(count: Int) throws {
    let header = "t,ax,ay,az" + String(repeating: ",b", count: count - 4)
    let text = "\(header)\n0,0,-1,0\(String(repeating: ",1", count: count - 4))\n"
    guard count > 1000 else {
      #expect(try read(text).count == 1)
      return
    }
    let expected = SensorSourceError.tooManyColumns(file: "a.csv", line: 1, limit: 1000, actual: 1001)
    #expect(throws: expected) { try read(text) }
    #expect("\(expected)" == "a.csv:1: expected at most 1000 columns, found 1001")
  }

  @Test("a file that is no text is quoted without what a terminal would obey")
  func controls() {
    #expect {
      try read("\u{1B}[2J\u{7}MZ\n")
    } throws: { error in
      "\(error)".contains("[2J") && "\(error)".unicodeScalars.allSatisfy { $0.value >= 0x20 }
    }
  }

  /// `t,ax,ay,az\n0,0,-1,0\n`, packed with gzip -n.
  private static let packed: [UInt8] = [
    0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03,
  ]

  @Test("gzip is known by its magic number; cut, damaged and trailing bytes are told apart")
  func gzip() throws {
    // A stored block (RFC 1951 §3.2.4) needs no compressor: header, length, complement, bytes, CRC-32, size.
    let text = Array("t,ax,ay,az\n0,0,-1,0\n".utf8)
    let size = UInt8(text.count)
    let file = Self.packed + [0x01, size, 0x00, ~size, 0xff] + text + crc32(text) + [size, 0, 0, 0]
    let expected = [AccelerationSample(t: 0, x: 0, y: -1, z: 0)]
    #expect(try TraceReader.samples(fromBytes: file, name: "a.csv") == expected)
    for cut in 2..<file.count {
      #expect(throws: SensorSourceError.truncatedGzip(file: "a.csv.gz")) {
        try TraceReader.samples(fromBytes: Array(file[..<cut]), name: "a.csv.gz")
      }
    }
    var damaged = file
    damaged[20] ^= 1
    for bytes in [damaged, file + [1, 2, 3]] {
      #expect {
        try TraceReader.samples(fromBytes: bytes, name: "a.csv.gz")
      } throws: {
        if case SensorSourceError.damagedGzip = $0 { true } else { false }
      }
    }
  }

  /// CRC-32 as in RFC 1952 §8, least significant byte first.
  private func crc32(_ bytes: [UInt8]) -> [UInt8] {
    var crc: UInt32 = 0xffff_ffff
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xedb8_8320 : crc >> 1 }
    }
    crc = ~crc
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: crc >> $0) }
  }

  @Test("a file that is not there and a folder are refused with the system's reason")
  func unreadable() {
    for path in ["/nowhere/a.csv", "/"] {
      #expect {
        try TraceReader.samples(fromFile: path)
      } throws: {
        if case SensorSourceError.unreadable(let file, let reason) = $0 {
          file == path && !reason.isEmpty
        } else {
          false
        }
      }
    }
  }

  @Test("random bytes end in an error, never in a crash")
  func randomBytes() {
    var state: UInt64 = 1
    for length in 0..<300 {
      let bytes = (0..<length).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
      #expect(throws: SensorSourceError.self) { try TraceReader.samples(fromBytes: bytes, name: "random") }
      #expect(throws: SensorSourceError.self) {
        try TraceReader.samples(fromBytes: [0x1f, 0x8b, 8, 0] + bytes, name: "random")
      }
    }
  }
}
