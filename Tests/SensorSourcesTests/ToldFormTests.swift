// Recordings whose form no header tells whole: each is refused with its line and the words that make it readable.
import Foundation
import SensorSources
import Testing

@Suite("Forms that have to be told")
struct ToldFormTests {
  static let refused: [(what: String, text: String, words: [String])] = [
    (
      "GnssLogger's rows, named by their remarks",
      "# Accel,utcTimeMillis,elapsedRealtimeNanos,AccelXMps2,AccelYMps2,AccelZMps2\n#\nRaw,1718030736100,34,18\n"
        + "Accel,1718030736100,345,0,9,0\nGyro,1718030736100,345,0,0,0\n",
      ["a.csv:3", "'Raw', 'Accel', 'Gyro'", "--columns '=accel,-,t,x,y,z'"]
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
      "MT Manager's times that are no numbers",
      "PacketCounter\tSampleTimeFine\tAcc_X\tAcc_Y\tAcc_Z\n7\tNaN\t0\t9.8\t0\n",
      ["a.csv:2", "found 'NaN'", "--columns '-,t(50Hz),x,y,z'"]
    ),
    (
      "Empatica's start and rate",
      "1718030736.000000, 1718030736.000000, 1718030736.000000\n32.000000, 32.000000, 32.000000\n-2,-62,12\n",
      ["a.csv:1", "32.0 rows come a second", "NR>2{print $1/64", "--columns 't(32.0Hz),x,y,z'"]
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

  /// What judges a sensor keeps odd readings; a column of no times at all is refused there as well.
  @Test func noTimesAreNoOddReading() {
    let text = "PacketCounter\tSampleTimeFine\tAcc_X\tAcc_Y\tAcc_Z\n7\tNaN\t0\t9.8\t0\n"
    #expect(throws: SensorSourceError.self) {
      try TraceReader.trace(fromBytes: Array(text.utf8), name: "a.csv", odd: .keep)
    }
  }
}
