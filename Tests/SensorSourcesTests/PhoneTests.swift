// What apps on phones send, message by message: each app's shape, units and times, and what is refused.
import Orientation
import SensorSources
import Testing

@Suite("Messages of phones")
struct PhoneTests {
  /// Five messages of one reading each, 20 ms apart: upright and leaning 30° back, (0, −cos 30°, −sin 30°) g in iOS signs.
  struct App: Sendable, CustomTestStringConvertible {
    var what: String
    var units: String
    var message: @Sendable (_ step: Int) -> String
    var testDescription: String { what }
  }

  private static let android = "\"x\":0,\"y\":8.492808,\"z\":4.903325"

  // The shapes are the apps' own; cos 30° = 0.8660254, times 9.80665 is 8.492808; sin 30° times it is 4.903325.
  static let apps = [
    App(what: "Sensor Logger, HTTP push", units: "m/s², Android's signs; times in ns") { step in
      let time = 1_718_030_736_872_695_300 + step * 20_000_000
      return """
        {"messageId":\(step),"sessionId":"a","deviceId":"b","payload":[{"name":"gyroscope","time":\(time),"values":\
        {"x":9.8,"y":0,"z":0}},{"name":"accelerometer","time":\(time),"values":{"x":0.1,"y":0,"z":0}},{"name":\
        "totalacceleration","time":\(time),"accuracy":3,"values":{\(android)}}]}
        """
    },
    App(what: "Sensor Logger, gravity alone beside linear acceleration", units: "m/s², Android's signs; times in ns") {
      """
      {"payload":[{"name":"accelerometer","time":\($0 * 20_000_000),"values":{"x":0.1,"y":0,"z":0}},\
      {"name":"gravity","time":\($0 * 20_000_000),"values":{\(android)}}]}
      """
    },
    App(what: "Sensor Logger, an iPhone's own units", units: "g, iOS signs; times in ns") {
      """
      {"payload":[{"name":"accelerometer","time":\($0 * 20_000_000),"values":{"x":0,"y":-0.8660254,"z":-0.5}}]}
      """
    },
    App(what: "SensorServer", units: "m/s², Android's signs; times in ns") {
      "{\"accuracy\":2,\"timestamp\":\(3_925_657_519_043_709 + $0 * 20_000_000),\"values\":[0,8.492808,4.903325]}"
    },
    App(what: "phyphox, what /get answers", units: "m/s², Android's signs; times in s") { step in
      """
      {"buffer":{"accX":{"size":0,"updateMode":"partial","buffer":[0,null]},"accY":{"size":0,"updateMode":"partial",\
      "buffer":[8.492808,null]},"accZ":{"size":0,"updateMode":"partial","buffer":[4.903325,null]},"acc_time":{"size":0,\
      "updateMode":"partial","buffer":[\(Double(step) * 0.02),null]}},"status":{"session":"x","measuring":true}}
      """
    },
    App(what: "an object with names of exports", units: "g, iOS signs; times in ms") {
      "{\"timestamp_ms\":\($0 * 20),\"accelerometer\":{\"x\":0,\"y\":\"-0.8660254\",\"z\":-0.5}}"
    },
    App(what: "an array with a time", units: "g, iOS signs; times in s") { "[\(Double($0) * 0.02),0,-0.8660254,-0.5]" },
    App(what: "Sensorstream, accelerometer and gyroscope", units: "m/s², Android's signs; times in s") {
      "\(84_148.5 + Double($0) * 0.02), 3, 0.000, 8.492808, 4.903325, 4, 9.8,0.1,0.2"
    },
    App(what: "lines t,x,y,z", units: "m/s², Android's signs; times in s") {
      "\(Double($0) * 0.02),0,8.492808,4.903325\r\n"
    },
    App(what: "lines x,y,z", units: "g, iOS signs; times of arrival") { _ in "0 -0.8660254 -0.5" },
  ]

  private func message(_ text: String) throws -> PhoneMessage {
    try PhoneMessage(Array(text.utf8), place: "udp:1, message 1")
  }

  @Test(arguments: apps)
  func itsReadingsAreThoseOfThePose(app: App) throws {
    var stream = PhoneStream(name: "p")
    var samples: [AccelerationSample] = []
    for step in 0..<10 { samples += try stream.take(try message(app.message(step)), at: 7 + Double(step) * 0.02) }
    #expect(stream.units == app.units)
    try #require(samples.count == 10)
    for (step, sample) in samples.enumerated() {
      #expect(abs(sample.t - Double(step) * 0.02) < 1e-5)
      #expect(abs(sample.x) < 1e-6 && abs(sample.y + 0.8660254) < 1e-6 && abs(sample.z + 0.5) < 1e-6)
    }
  }

  /// Not readings of an accelerometer: refused, with the message's place and what is expected.
  @Test(
    arguments: [
      "", "hello", "{", "{}", "[]x", "[1,2]", "{\"x\":1,\"y\":2}", "1,2", "1,b,3", "{\"payload\":[1]}",
      "{\"payload\":[{\"name\":\"gravity\",\"values\":{\"x\":1}}]}", "nan,0,0", "1e999,0,0", "0,0,900",
      "-1e308,0,9.8,0",
      "{\"payload\":[{\"name\":\"gravity\",\"time\":1e20,\"values\":{\"x\":0,\"y\":9.8,\"z\":0}}]}",
      "{\"values\":[1,2]}", "{\"t\":0,\"linear_x\":1,\"linear_y\":0,\"linear_z\":0}", "\u{1b}[31m",
    ])
  func whatHoldsNoReadingsIsRefused(text: String) throws {
    do {
      _ = try message(text)
      Issue.record("'\(text)' was read")
    } catch let error as SensorSourceError {
      #expect("\(error)".hasPrefix("udp:1, message 1"))
      #expect("\(error)".contains("expected"))
      #expect(!"\(error)".contains("\u{1b}"))
    }
  }

  /// Sensors that say nothing of gravity are passed over and counted.
  @Test(
    arguments: [
      "{\"payload\":[{\"name\":\"gyroscope\",\"time\":1,\"values\":{\"x\":0,\"y\":9.8,\"z\":0}}]}", "{\"payload\":[]}",
      "{\"type\":\"android.sensor.gyroscope\",\"timestamp\":1,\"values\":[0,9.8,0]}", "1.5,4,0.1,9.8,0.3",
      "{\"sensor\":\"gyroscope\",\"t\":1,\"x\":0,\"y\":9.8,\"z\":0}",
      "{\"type\":\"LINEAR_ACCELERATION\",\"t\":1,\"x\":0,\"y\":9.8,\"z\":0}",
    ])
  func otherSensorsAreNotPlayed(text: String) throws {
    var stream = PhoneStream(name: "p")
    for _ in 0..<3 { #expect(try stream.take(try message(text), at: 0).isEmpty) }
    #expect(stream.emptyMessages == 3)
  }

  /// Where a stream is in seconds, what no clock says is refused with its message, and the next one is played.
  @Test func aTimeThatIsNoneIsRefusedAlone() throws {
    var stream = PhoneStream(name: "p")
    var samples: [AccelerationSample] = []
    for step in 0..<5 { samples += try stream.take(try lines([Double(step) * 0.02]), at: Double(step) * 0.02) }
    #expect(throws: SensorSourceError.self) { try stream.take(try lines([1.1e10]), at: 0.1) }
    samples += try stream.take(try lines([0.1]), at: 0.12)
    #expect(samples.map { ($0.t * 100).rounded() } == [0, 2, 4, 6, 8, 10])
  }

  /// A unit that an app is known for, or says in a name, is taken however far apart the readings are: one a
  /// seconds, or a thousand in a millisecond.
  @Test(
    arguments: [
      ("phyphox", 2, "s"), ("Sensorstream", 2, "s"), ("an object with names of exports", 1_000, "ms"),
      ("an object with names of exports", 1_000_000, "ms"), ("SensorServer", 1_000, "ns"),
      ("Sensor Logger", 1_000, "ns"),
    ])
  func aUnitThatIsKnownIsTaken(app: String, step: Int, unit: String) throws {
    var stream = PhoneStream(name: "p")
    for time in stride(from: step, through: 5 * step, by: step) {
      let text =
        switch app {
        case "phyphox":
          #"{"buffer":{"accX":{"buffer":[0]},"accY":{"buffer":[9.8]},"accZ":{"buffer":[0]},"acc_time":{"buffer":[\#(time)]}}}"#
        case "Sensorstream": "\(time), 3, 0, 9.8, 0"
        case "SensorServer": #"{"accuracy":2,"timestamp":\#(time),"values":[0,9.8,0]}"#
        case "Sensor Logger":
          #"{"payload":[{"name":"gravity","time":\#(time),"values":{"x":0,"y":9.8,"z":0}}]}"#
        default: #"{"timestamp_ms":\#(time),"x":0,"y":9.8,"z":0}"#
        }
      _ = try stream.take(try message(text), at: Double(time) / 1_000)
    }
    #expect(stream.units == "m/s², Android's signs; times in \(unit)")
  }

  /// Sensorstream's seconds are told by its shape; milliseconds since 1970 in that shape are none.
  @Test func anAppsUnitIsNotBelievedAgainstItsTimes() throws {
    var stream = PhoneStream(name: "p")
    for step in 0..<5 {
      _ = try stream.take(try message("\(1_718_030_736_872 + step * 20), 3, 0, 9.8, 0"), at: Double(step) * 0.02)
    }
    #expect(stream.units == "m/s², Android's signs; times in ms")
  }

  @Test func accelerationWithoutGravityIsRefused() throws {
    var stream = PhoneStream(name: "p")
    #expect(throws: SensorSourceError.noGravity(file: "p", medianLength: 0.1)) {
      for step in 0..<5 { _ = try stream.take(try message("[\(step),0.1,0,0]"), at: 0) }
    }
  }

  private func lines(_ times: [Double]) throws -> PhoneMessage {
    try message(times.map { "\($0),0,9.8,0" }.joined(separator: "\n"))
  }

  /// Messages as the times of their readings in seconds and when they come; then the steps between the samples.
  @Test(
    arguments: [
      // Sent twice, and a datagram that was overtaken: nothing twice, nothing back.
      ([([0, 0.1, 0.2, 0.3, 0.4], 0), ([0.3, 0.4, 0.5], 0.5), ([0.45], 0.6)], [0.1, 0.1, 0.1, 0.1, 0.1]),
      // The whole history each time.
      ([([0, 0.1, 0.2, 0.3, 0.4], 0), ([0, 0.1, 0.2, 0.3, 0.4, 0.5], 0.5)], [0.1, 0.1, 0.1, 0.1, 0.1]),
      // The app begins anew: its clock is another, and what passed here counts.
      ([([50, 50.1, 50.2, 50.3, 50.4], 10), ([1, 1.1], 11)], [0.1, 0.1, 0.1, 0.1, 1, 0.1]),
      // Its clock leaps.
      ([([0, 0.1, 0.2, 0.3, 0.4], 10), ([900, 900.1], 10.5)], [0.1, 0.1, 0.1, 0.1, 0.5, 0.1]),
      // Only the last two seconds of a long message are the present.
      ([([0, 1, 2, 3, 4, 5], 0)], [1, 1]),
    ] as [([([Double], Double)], [Double])])
  func timesRise(messages: [([Double], Double)], steps: [Double]) throws {
    var stream = PhoneStream(name: "p")
    var samples: [AccelerationSample] = []
    for (times, arrival) in messages { samples += try stream.take(try lines(times), at: arrival) }
    let found = zip(samples, samples.dropFirst()).map { $1.t - $0.t }
    try #require(found.count == steps.count)
    for (found, wanted) in zip(found, steps) { #expect(abs(found - wanted) < 1e-9) }
  }

  /// Messages that come every so many seconds, each of so many readings a step of the phone's clock apart, for a minute here. Where the
  /// device is put by a reading is at most five seconds ahead of here, and readings are played to the end; a step that is none has no times.
  @Test(
    arguments: [
      // As they come, and a phone whose clock is fast: by a half, and twenty-five times as fast.
      (0.02, 1, 0.02), (0.02, 1, 0.03), (0.02, 1, 0.5),
      // Pushes of a second, and of more than is played of one.
      (1, 50, 0.02), (5, 250, 0.02), (10, 500, 0.02),
      // Without times: as they come, and more in one message than any phone has in a minute.
      (0.02, 1, 0), (2, 6_000, 0),
    ] as [(Double, Int, Double)])
  func aStreamIsOfThePresent(every: Double, readings: Int, step: Double) throws {
    var stream = PhoneStream(name: "p")
    var arrival = 0.0
    var phone = 0.0
    var last = 0.0
    while arrival < 60 {
      let lines = (0..<readings).map { _ in
        phone += step
        return (step == 0 ? "" : "\(phone),") + "0,9.8,0"
      }
      let samples = try stream.take(try message(lines.joined(separator: "\n")), at: 100 + arrival)
      for sample in samples {
        #expect(sample.t > last || sample.t == 0)
        last = sample.t
      }
      #expect(last <= arrival + 5.000_001)
      arrival += every
    }
    #expect(last >= arrival - 2 * every - 0.2)
  }
}
