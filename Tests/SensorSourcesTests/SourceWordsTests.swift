// Times and units as apps spell them, and what is said of files, messages and attributes that cannot be: whole texts.
import Foundation
import Orientation
import Testing

@testable import SensorSources

@Suite("Words of sources")
struct SourceWordsTests {
  /// Midnight of 2026-03-01 is day 20,513 since 1970: 56 years with 14 leap days, and January and February.
  private static let day = 86_400.0 * 20_513

  @Test(
    "moments in text",
    arguments: [
      ("10:22:33.120", 37_353.12), ("10:22:33:120", 37_353.12), ("10:22:33,120+01:00", 37_353.12), ("22:33.5", 1_353.5),
      ("00:00:00", 0), ("23:59:60", 86_400), ("2026-03-01T10:22:33.120Z", day + 37_353.12),
      ("2026-03-01 10:22:33", day + 37_353), ("2026/03/01 00:00:00", day), ("01-Mar-2026 00:00:00", day),
      ("01-OCT-1970 00:00:00", 273 * 86_400), ("3/1/2026 00:00:00", day - 86_400 * 57),
      ("3/13/2026 00:00:00", day + 86_400 * 12),
      ("1970-01-01 00:00:00", 0), ("1969-12-31 00:00:00", -86_400), ("2000-02-29 00:00:00", 951_782_400),
      ("2000-03-01 00:00:00", 951_868_800), ("12:00:00 AM", 0), ("12:30:00 PM", 45_000), ("1:00:00 PM", 46_800),
      ("11:59:59 pm", 86_399), ("12:59:59 am", 3_599), ("10:22:33PM", 80_553), ("2400-02-29 00:00:00", 13_574_563_200),
    ] as [(String, Double)])
  func moments(text: String, seconds: Double) throws {
    #expect(abs(try #require(ClockTime.seconds(text)) - seconds) < 1e-6)
  }

  @Test(
    "what is no moment",
    arguments: [
      "", "10", "10:", "a:b", "10:61", "10:-1:00", "61:00:00", "10:22:33:44:55", "2026-13-01 10:00:00",
      "2026-00-01 10:00:00",
      "2026-03-32 10:00:00", "2026-03-00 10:00:00", "0-03-01 10:00:00", "2026-03 10:00:00", "Mar-01-x 10:00:00",
      "0:30:00 AM",
      "13:00:00 PM",
    ])
  func noMoment(text: String) { #expect(ClockTime.seconds(text) == nil) }

  @Test("units as they are spelled")
  func spelledUnits() {
    let table: [(TimeUnit, Double, [String])] = [
      (.seconds, 1, ["s", "S", "sec", "secs", "second", "Seconds"]),
      (.milliseconds, 1e-3, ["ms", "msec", "millis", "millisecond", "Milliseconds"]),
      (.microseconds, 1e-6, ["us", "µs", "μs", "micros", "microseconds"]),
      (.nanoseconds, 1e-9, ["ns", "nanos", "NanoSeconds"]),
    ]
    for (unit, seconds, words) in table {
      #expect(unit.seconds == seconds)
      for word in words { #expect(TimeUnit(spelled: word) == unit, "\(word)") }
    }
    for word in ["", "m", "min", "h", "milli"] { #expect(TimeUnit(spelled: word) == nil) }
  }

  /// 0.7 to 2,000 readings a second; one count apart, by whether the clock counts from 1970.
  @Test("units by the steps of times")
  func steppedUnits() {
    let table: [(Double, Double, TimeUnit)] = [
      (0.0005, 0, .seconds), (1.49, 0, .seconds), (1.5, 0, .milliseconds), (1_499, 0, .milliseconds),
      (1_500, 0, .microseconds),
      (1.499e6, 0, .microseconds), (1.5e6, 0, .nanoseconds), (1, 1e11, .seconds), (1, 1.01e11, .milliseconds),
      (1, -1.01e11, .milliseconds), (0.5, 1e12, .seconds), (0.51, 1e12, .milliseconds), (1.5, 1e12, .milliseconds),
    ]
    for (step, first, unit) in table { #expect(TimeUnit(step: step, first: first) == unit, "\(step), \(first)") }
  }

  /// A half to one and a half of gravity's length, in g or in m/s²; Android's signs are opposite.
  @Test("units by the length at rest")
  func lengths() {
    let table: [(TraceFormat, Double, Double?)] = [
      (.swivel, 0, 1), (.normalForce, 0.5, -1), (.normalForce, 1.5, -1), (.normalForce, 0.49, nil),
      (.normalForce, 1.51, nil), (.named, 0.5, 1), (.named, 1.5, 1), (.named, 0.49, nil), (.named, 1.51, nil),
      (.named, 4.91, -1 / 9.80665), (.named, 14.7, -1 / 9.80665), (.named, 4.9, nil), (.named, 14.72, nil),
    ]
    for (format, length, factor) in table {
      #expect(format.unit(medianLength: length)?.factor == factor, "\(format) \(length)")
    }
    #expect(TraceFormat.swivel.largestGravity == 1 && TraceFormat.named.largestGravity == 9.80665)
    #expect(TraceFormat.normalForce.largestGravity == 9.80665)
  }

  @Test("kinds of files by how they begin")
  func foreignFiles() {
    let table: [([UInt8], ForeignFile?)] = [
      ([0x50, 0x4b, 3, 4, 9], .zip), ([0xd0, 0xcf, 0x11, 0xe0], .excel), ([0xff, 0xfe, 0], .utf16),
      ([0xfe, 0xff], .utf16),
      (Array("{\"a\"".utf8), .json), (Array("[{".utf8), .json), (Array("[[1".utf8), .json), (Array("[".utf8), .json),
      (Array("[1,2".utf8), nil), (Array("t,x\r1,2".utf8), .carriageReturns), (Array("t,x,y,z".utf8), nil),
      ([0x50, 0x4b], nil), ([], nil),
    ]
    for (bytes, kind) in table { #expect(ForeignFile(beginning: bytes[...]) == kind, "\(bytes)") }
    #expect(ForeignFile.json.advice == "JSON: export CSV" && ForeignFile.excel.advice == "an Excel sheet: export CSV")
    #expect(ForeignFile.utf16.advice == "UTF-16: save it as UTF-8")
    #expect(
      ForeignFile.carriageReturns.advice == "lines that end with CR alone: end them with LF, as tr '\\r' '\\n' does")
    #expect(
      ForeignFile.zip.advice
        == "a zip archive or an Excel sheet: unpack it and name the accelerometer's CSV in it (phyphox: 'Raw Data.csv', "
        + "Sensor Logger: 'TotalAcceleration.csv'), or export CSV")
  }

  static let errors: [(SensorSourceError, String)] = [
    (.unreadable(file: "f", reason: "no"), "f: cannot be read: no"),
    (.tooLarge(file: "f", limit: 9), "f: larger than 9 bytes"),
    (.longLine(file: "f", line: 3, limit: 9), "f:3: expected a line of at most 9 bytes, found no end of it"),
    (.tooManySamples(file: "f", limit: 9), "f: more than 9 samples"),
    (.empty(file: "f"), "f: expected a header and rows, found nothing to read"),
    (.truncatedGzip(file: "f"), "f: the gzip stream ends early; the file is truncated"),
    (.damagedGzip(file: "f", reason: "r"), "f: damaged gzip: r"),
    (
      .missingColumns(file: "f", line: 2, expected: ["a", "b"], actual: "c"),
      "f:2: expected the columns a or b, found c: say which column is what with --columns t,x,y,z (- for others)"
    ),
    (
      .missingColumns(file: "f", line: 2, expected: ["a"], actual: String(repeating: "é", count: 4_000_000)),
      "f:2: expected the columns a, found \(String(repeating: "é", count: 300))… (8000000 bytes): say which column is what with "
        + "--columns t,x,y,z (- for others)"
    ),
    (
      .noHeader(file: "f", line: 2, actual: "1,2"),
      "f:2: expected the names of the columns, found 1,2: say which column is what with --columns t,x,y,z (- for others, "
        + "t(ms) for the unit, t(50Hz) where rows have no time)"
    ),
    (
      .withoutTime(file: "f", line: 2),
      "f:2: expected a time beside x, y and z, found none: if the rows are evenly spaced, say which column is what and how "
        + "often they come with --columns, such as -,x,y,z,t(50Hz)"
    ),
    (.foreignFile(file: "f", found: .json), "f:1: expected text in columns, found JSON: export CSV"),
    (
      .withoutGravity(file: "f", line: 2),
      "f:2: expected acceleration with gravity, found it without: export the accelerometer, or gravity, too"
    ),
    (
      .badColumns(text: "x", found: "no t"),
      "--columns x: expected t, x, y and z once each, - for others and =NAME for the column that names the sensor, such as "
        + "t(ms),-,x,y,z; found no t"
    ),
    (
      .severalSensors(file: "f", line: 2, first: "a", other: "b", columns: "t,=a,x,y,z"),
      "f:2: expected rows of one sensor, found 'b' after 'a': pick one with --columns 't,=a,x,y,z'"
    ),
    (
      .noPicked(file: "f", words: ["a", "b"], found: ["c", "d"]),
      "f: expected rows with 'a' and 'b', found 'c', 'd' in the column"
    ),
    (.raggedRow(file: "f", line: 2, expected: 4, actual: 3), "f:2: expected 4 fields as in the header, found 3"),
    (.notANumber(file: "f", line: 2, column: "x", actual: "up"), "f:2: x: expected a number, found 'up'"),
    (
      .implausible(file: "f", line: 2, column: "x", limit: 16, actual: "17"),
      "f:2: x: expected a finite value within ±16.0, found 17"
    ),
    (
      .badTime(file: "f", line: 2, column: "t", seconds: 2e10),
      "f:2: t: expected a time within ±10000000000.0 s, found 20000000000.0 s: if it is in another unit, say so with --columns, "
        + "such as t(ns),x,y,z"
    ),
    (.timeRunsBackwards(file: "f", line: 2, previous: 2, actual: 1), "f:2: time runs backwards: 1.0 after 2.0"),
    (
      .noGravity(file: "f", medianLength: 0.1),
      "f: expected readings of 1 g or 9.8 m/s² at rest, found a median of 0.1: acceleration without gravity tells no "
        + "orientation; export the accelerometer, or gravity, too"
    ),
    (
      .noGravity(file: "f", medianLength: 1000),
      "f: expected readings of 1 g or 9.8 m/s² at rest, found a median of 1000.0: neither unit; export m/s² or g instead of "
        + "mg or counts"
    ),
    (.badMessage(place: "udp:1", expected: "x", actual: "y"), "udp:1: expected x; found y"),
    (.badAttribute(place: "a", expected: "x", actual: "y"), "a: expected x, found y"),
    (
      .singularMatrix(place: "m", text: "0", determinant: 0),
      "m: expected a rotation or reflection (determinant ±1), found '0' with determinant 0.0: a singular matrix hides an axis"
    ),
    (.badCalibration(name: "c", expected: "x", actual: "y"), "c: expected x, found y"),
    (.badMotion(name: "m", what: "rate", expected: "x", actual: "y"), "m: rate: expected x, found y"),
  ]

  @Test("what is wrong, in words", arguments: errors.indices)
  func errorsInWords(index: Int) { #expect("\(Self.errors[index].0)" == Self.errors[index].1) }

  // MARK: Motions and accelerometers

  private func problem(_ frames: [Motion.Keyframe], rate: Double = 100) -> String? {
    do {
      _ = try Motion(name: "m", keyframes: frames, rate: rate)
      return nil
    } catch { return "\(error)" }
  }

  @Test("motions at their limits, and beyond them in words")
  func motions() {
    func frame(turn: Double = 0, hold: Double = 0) -> Motion.Keyframe {
      Motion.Keyframe(attitude: Attitude(.portrait), turn: turn, hold: hold)
    }
    let table: [([Motion.Keyframe], Double, String?)] = [
      ([frame(hold: 3_600)], 1, nil), ([frame(hold: 3_600)], 1_000, nil),
      ([frame()], 0.99, "m: rate: expected 1…1000 Hz, found 0.99"),
      ([frame()], 1_000.5, "m: rate: expected 1…1000 Hz, found 1000.5"),
      ([], 100, "m: keyframes: expected at least one, found none"),
      ([frame(), frame(turn: -1)], 100, "m: keyframes[1].turn: expected 0…3600 seconds, found -1.0"),
      ([frame(hold: 3_600.5)], 100, "m: keyframes[0].hold: expected 0…3600 seconds, found 3600.5"),
      ([frame(hold: 1_800), frame(turn: 1_000, hold: 801)], 100, "m: duration: expected 0…3600 seconds, found 3601.0"),
      ([frame(turn: 3_600, hold: 1), frame(turn: 3_598, hold: 1)], 100, nil),
    ]
    for (frames, rate, words) in table { #expect(problem(frames, rate: rate) == words) }
  }

  @Test("what an accelerometer is, in a line")
  func summary() throws {
    let known = ["name": "bmi\n", "in_accel_scale": "0.01"]
    let plain = try Accelerometer(attributes: known, properties: [:], path: "/x/iio:device0") { _ in nil }
    #expect(plain.summary == "bmi: matrix \(plain.matrix.text) (assumed, determinant 1.0), z sign -1 (assumed)")
    let own = AccelerometerOverride(name: "bmi", zSign: 1)
    let turned = try Accelerometer(
      attributes: known, properties: ["ACCEL_MOUNT_MATRIX": "0,1,0;1,0,0;0,0,1"], path: "/x/iio:device0"
    ) { $0 == "bmi" ? own : nil }
    #expect(turned.summary == "bmi: matrix \(turned.matrix.text) (udev, determinant -1.0), z sign +1 (configuration)")
    let nameless = try Accelerometer(attributes: ["in_accel_scale": "10"], properties: [:], path: "/x/iio:device3") {
      _ in nil
    }
    #expect(nameless.name == "iio:device3" && !nameless.isHID)
    // Attributes at their limits.
    for (name, text, isRead) in [
      ("in_accel_scale", "1e-7", true), ("in_accel_scale", "9e-8", false), ("in_accel_scale", "10.1", false),
      ("in_accel_offset", "16777216", true), ("in_accel_offset", "-16777216", true),
      ("in_accel_offset", "16777217", false),
    ] {
      var attributes = known
      attributes[name] = text
      let read: Accelerometer?
      do { read = try Accelerometer(attributes: attributes, properties: [:], path: "/x") { _ in nil } } catch {
        read = nil
      }
      #expect((read != nil) == isRead, "\(name) \(text)")
    }
  }

  /// 0.8 to 1.2 g, and nine tenths of it along the normal.
  @Test("a calibration at its limits")
  func calibration() throws {
    let device = try Accelerometer(attributes: ["name": "c", "in_accel_scale": "1"], properties: [:], path: "/x") { _ in
      nil
    }
    func words(_ reading: SIMD3<Double>) -> String {
      do { return "\(try device.zSign(faceUp: [reading]))" } catch { return "\(error)" }
    }
    #expect(words(SIMD3(0, 0, -0.8)) == "-1.0" && words(SIMD3(0, 0, 1.2)) == "1.0")
    #expect(
      words(SIMD3(0, 0, -0.79)) == "c: expected about 1 g at rest, found (0.0, 0.0, -0.79) g: check scale and offset")
    #expect(words(SIMD3(0, 0, 1.21)).hasPrefix("c: expected about 1 g at rest"))
    // Of length 1: 0.91 along the normal, and 0.89.
    #expect(words(SIMD3(0.4146, 0, 0.91)) == "1.0")
    #expect(
      words(SIMD3(0.456, 0, 0.89))
        == "c: expected gravity along the screen's normal, found (0.456, 0.0, 0.89) g: lay it flat, or correct the matrix"
    )
  }

  // MARK: Streams

  /// A message has a mebibyte at most; of its readings the last 120,000 are looked at, within ±16 g in m/s².
  @Test("messages at their limits")
  func messages() throws {
    let line = "0,0,1\n"
    let count = (1 << 20) / line.utf8.count
    var text = String(repeating: line, count: count)
    text += String(repeating: "\n", count: (1 << 20) - text.utf8.count)
    let whole = try PhoneMessage(Array(text.utf8), place: "p")
    #expect(whole.readings.count == 120_000)
    #expect(
      throws: SensorSourceError.badMessage(
        place: "p", expected: "at most 1048576 bytes: let the app send more often", actual: "1048577")
    ) {
      try PhoneMessage(Array((text + "\n").utf8), place: "p")
    }
    let limit = 16 * 9.80665
    #expect(try PhoneMessage(Array("\(limit),\(-limit),0".utf8), place: "p").readings.count == 1)
    #expect(
      throws: SensorSourceError.badMessage(
        place: "p", expected: "finite numbers within ±\(limit) m/s²", actual: "0.0,157.0,0.0")
    ) {
      try PhoneMessage(Array("0,157,0".utf8), place: "p")
    }
  }

  /// Five readings tell the unit; before them nothing is played, and then all of them are.
  @Test("a stream begins with its fifth reading")
  func fifth() throws {
    var stream = PhoneStream(name: "p")
    for step in 0..<4 {
      #expect(try stream.take(PhoneMessage(Array("\(Double(step) / 8),0,-1,0".utf8), place: "p"), at: 0).isEmpty)
      #expect(stream.units == nil)
    }
    let samples = try stream.take(PhoneMessage(Array("0.5,0,-1,0".utf8), place: "p"), at: 0)
    #expect(samples.map(\.t) == [0, 0.125, 0.25, 0.375, 0.5] && stream.units == "g, iOS signs; times in s")
    // Three seconds are a step; more is what passed here.
    #expect(try stream.take(PhoneMessage(Array("3.5,0,-1,0".utf8), place: "p"), at: 1).map(\.t) == [3.5])
    #expect(try stream.take(PhoneMessage(Array("6.625,0,-1,0".utf8), place: "p"), at: 2).map(\.t) == [4.5])
    // A clock that steps back by a second is another one; by less, it was overtaken.
    #expect(try stream.take(PhoneMessage(Array("5.75,0,-1,0".utf8), place: "p"), at: 3).isEmpty)
    #expect(try stream.take(PhoneMessage(Array("5.625,0,-1,0".utf8), place: "p"), at: 4).map(\.t) == [6.5])
  }
}
