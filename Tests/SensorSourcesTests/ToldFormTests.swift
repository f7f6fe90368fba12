// Recordings whose form no header tells whole: each is refused with its line and the words that make it readable.
import Foundation
import SensorSources
import Testing

@Suite("Forms that have to be told")
struct ToldFormTests {
  /// A row whose time is blank.
  static let blank = "PacketCounter\tSampleTimeFine\tAcc_X\tAcc_Y\tAcc_Z\n7\t\t0\t9.8\t0\n"

  static let refused: [(what: String, text: String, words: [String])] = [
    (
      "GnssLogger's rows, named by their remarks",
      "# Accel,utcTimeMillis,elapsedRealtimeNanos,AccelXMps2,AccelYMps2,AccelZMps2\n#\nRaw,1718030736100,34,18\n"
        + "Accel,1718030736100,345,0,9,0\nGyro,1718030736100,345,0,0,0\n",
      ["a.csv:3", "'Raw', 'Accel', 'Gyro'", "--columns '=accel,-,t,x,y,z'"]
    ),
    (
      "GnssLogger's rows, a dozen of one kind first",
      "# Accel,utcTimeMillis,elapsedRealtimeNanos,AccelXMps2,AccelYMps2,AccelZMps2\n"
        + String(repeating: "Raw,1718030736100,34,18\n", count: 20) + "Accel,1718030736100,345,0,9,0\n",
      ["a.csv:2", "'Raw'", "--columns '=accel,-,t,x,y,z'"]
    ),
    (
      "GnssLogger's rows, of the uncalibrated accelerometer alone",
      "# UncalAccel,utcTimeMillis,elapsedRealtimeNanos,UncalAccelXMps2,UncalAccelYMps2,UncalAccelZMps2,BiasXMps2,BiasYMps2,"
        + "BiasZMps2\nRaw,1718030736100,34,18\nUncalAccel,1718030736100,345,0,9,0,0,0,0\n",
      ["a.csv:2", "--columns '=uncalaccel,-,t,x,y,z'"]
    ),
    (
      "rows without names that begin with times of day",
      "10:00:00,0,8.49,4.9\n10:00:00,0,8.49,4.9\n10:00:01,0,8.49,4.9\n",
      ["a.csv:1", "found 10:00:00,0,8.49,4.9", "--columns t,x,y,z"]
    ),
    (
      "rows without names that begin with dates",
      "2024-06-10T14:32:16Z,0,8.49,4.9\n2024-06-10T14:32:16Z,0,8.49,4.9\n2024-06-10T14:32:17Z,0,8.49,4.9\n",
      ["a.csv:1", "--columns t,x,y,z"]
    ),
    (
      "blindmotion's rows behind its names",
      "1-13 (sensors);time;excel time;x;y;z;abs value;RoT/steps\ngeo;11:40:37.835;41899.4;30.3;60.1;36.0;gps;11;0;0;0\n",
      ["a.csv:2", "8 fields", "11 in a row of 'geo'", "--columns '=NAME,t,-,x,y,z'"]
    ),
    (
      "blindmotion's rows without names",
      "geo;11:40:37.835;4.4;30.3;60.1;36.0;gps\n4;11:40:37.861;4.4;0;0;0;0\n"
        + "1;11:40:37.862;4.4;0;5.6;8;9.8;12\n4;11:40:37.863;4.4;0;0;0;0\n",
      ["a.csv:1", "'geo', '4', '1'", "--columns '=NAME,t,x,y,z'"]
    ),
    (
      "MT Manager's blank times",
      "// Update Rate: 40.0Hz\nPacketCounter\tSampleTimeFine\tAcc_X\tAcc_Y\tAcc_Z\n7\t\t0\t9.8\t0\n",
      ["a.csv:3", "SampleTimeFine: expected a time, found ''", "--columns '-,t(40.0Hz),x,y,z'"]
    ),
    (
      "a rate with a decimal comma", "// Update Rate: 100,0Hz\n\(blank)", ["--columns '-,t(100.0Hz),x,y,z'"]
    ),
    ("a rate that is none", "// Update rate. .. Hz\n\(blank)", ["--columns '-,t(50Hz),x,y,z'"]),
    ("a rate beyond all sensors'", "// Update Rate: 5000Hz\n\(blank)", ["--columns '-,t(50Hz),x,y,z'"]),
    ("a word that ends like a rate", "// Generated on a 20 Hz clock\n\(blank)", ["--columns '-,t(50Hz),x,y,z'"]),
    (
      "a rate behind more remarks than are looked at",
      String(repeating: "//\n", count: 100) + "// Update Rate: 40.0Hz\n\(blank)", ["--columns '-,t(50Hz),x,y,z'"]
    ),
    (
      "MT Manager's times that are no numbers",
      "PacketCounter\tSampleTimeFine\tAcc_X\tAcc_Y\tAcc_Z\n7\tNaN\t0\t9.8\t0\n",
      ["a.csv:2", "found 'NaN'", "--columns '-,t(50Hz),x,y,z'"]
    ),
    (
      "Empatica's start and rate",
      "1718030736.000000, 1718030736.000000, 1718030736.000000\n32.000000, 32.000000, 32.000000\n-2,-62,12\n",
      [
        "a.csv:1", "32.0 rows come a second", "-v g=9.80665 'NR>2{print $1/64*g\",\"$2/64*g\",\"$3/64*g}'",
        "--columns 't(32.0Hz),x,y,z'",
      ]
    ),
    (
      "a start without a rate", "1718030736.0, 1718030736.0, 1718030736.0\n-2,-62,12\n",
      ["a.csv:1", "1718030736.0", "--columns t,x,y,z"]
    ),
  ]

  @Test("what has to be told is refused with what to type", arguments: refused)
  func refusal(what: String, text: String, words: [String]) {
    #expect {
      _ = try TraceReader.trace(fromBytes: Array(text.utf8), name: "a.csv")
    } throws: { error in
      words.allSatisfy { "\(error)".contains($0) }
    }
  }

  /// Told columns keep the words that pick rows.
  @Test func picksAreKept() {
    let expected = SensorSourceError.noTime(
      file: "a.csv", line: 1, column: "t", actual: "NaN", columns: "=accel,t(50Hz),x,y,z")
    #expect(throws: expected) {
      try TraceReader.trace(
        fromBytes: Array("accel,NaN,0,9.8,0\n".utf8), name: "a.csv", columns: TraceColumns("=accel,t,x,y,z"))
    }
  }

  /// Told columns have the signs of their unit and add nothing: where a header means more, none are advised.
  @Test(
    "headers that mean more than told columns can",
    arguments: [
      "time,gFx,gFy,gFz\n,0,0.8,0.5\n", "timestamp,value.x,value.y,value.z\n,0,0.8,0.5\n",
      "time,gravityX,gravityY,gravityZ,userAccelerationX,userAccelerationY,userAccelerationZ\n,0,-0.8,-0.5,0,0,0\n",
    ])
  func meaning(text: String) throws {
    let label = String(text.prefix { $0 != "," })
    #expect(throws: SensorSourceError.notANumber(file: "a.csv", line: 2, column: label, actual: "")) {
      try TraceReader.trace(fromBytes: Array(text.utf8), name: "a.csv")
    }
  }

  /// It is of the sensor all rows before it are of.
  @Test func aRowThatWasCutIsOfNoOtherSensor() {
    let text = "sensor,timestamp,x,y,z\nacc,1000,0,8.49,4.9\nacc,1020,0,8.49,4.9\nacc,1040,0\n"
    #expect(throws: SensorSourceError.raggedRow(file: "a.csv", line: 4, expected: 5, actual: 3)) {
      try TraceReader.trace(fromBytes: Array(text.utf8), name: "a.csv")
    }
  }

  /// What judges a sensor keeps odd readings; a column of no times at all is refused there as well.
  @Test func noTimesAreNoOddReading() {
    let text = "PacketCounter\tSampleTimeFine\tAcc_X\tAcc_Y\tAcc_Z\n7\tNaN\t0\t9.8\t0\n"
    #expect(throws: SensorSourceError.self) {
      try TraceReader.trace(fromBytes: Array(text.utf8), name: "a.csv", odd: .keep)
    }
  }
}
