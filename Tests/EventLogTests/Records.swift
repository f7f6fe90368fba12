// Records and the lines they must be, written by hand from the format's description.
import Emulator
import EventLog
import Foundation
import Orientation
import Wire

enum Records {
  static let header = LogHeader(device: "ipad-air-2", era: "9", apps: ["Alternates", "BaseController"])
  static let headerLine =
    #"{"v":1,"record":"header","device":"ipad-air-2","era":"9","apps":["Alternates","BaseController"]}"#

  static let report = WindowReport(
    id: 1, from: .portrait, interface: .landscapeRight, changed: true, size: CGSize(width: 507, height: 768.5),
    horizontal: .compact, vertical: .regular, reason: .rotated)
  static let reportText =
    #"{"id":1,"from":"portrait","interface":"landscapeRight","changed":true,"size":[507,768.5],"#
    + #""h":"compact","v":"regular","reason":"rotated"}"#

  static func outcome(_ seq: UInt64, _ ending: Receipt.Ending = .verdict(.settled)) -> LoggedOutcome {
    LoggedOutcome(seq: seq, ending: ending, windows: [report], fingerprint: 255, calls: 0xcbf2_9ce4_8422_2325)
  }

  static func outcomeLine(_ seq: UInt64, ending: String = "settled", text: String = "") -> String {
    #"{"v":1,"record":"outcome","seq":\#(seq),"ending":"\#(ending)","text":"\#(text)","windows":[\#(reportText)],"#
      + #""fingerprint":"00000000000000ff","calls":"cbf29ce484222325"}"#
  }

  static func input(_ seq: UInt64, _ event: DeviceEvent, time: Double = 1.25) -> LoggedInput {
    LoggedInput(
      seq: seq, cause: Cause(epoch: 1_790_000_000_123_456, n: 7), input: DeviceInput(time: time, event: event))
  }

  static func inputLine(_ seq: UInt64, _ event: String, time: String = "1.25") -> String {
    #"{"v":1,"record":"input","seq":\#(seq),"t":\#(time),"cause":{"epoch":1790000000123456,"n":7},\#(event)}"#
  }

  /// Every event with its keys.
  static let events: [(DeviceEvent, String)] =
    DeviceOrientation.allCases.map { (.deviceOrientation($0), #""event":"deviceOrientation","orientation":"\#($0)""#) }
    + [
      (.rotationLock(true), #""event":"rotationLock","locked":true"#),
      (.rotationLock(false), #""event":"rotationLock","locked":false"#),
      (.arrange(.full(window: 2)), #""event":"arrange","arrangement":"full","window":2"#),
      (.arrange(.half), #""event":"arrange","arrangement":"half""#),
      (.tap(window: 1, target: "open-b"), #""event":"tap","window":1,"target":"open-b""#),
      (.tap(window: 1, target: "\"\\\n\t\r\u{1}ü🙂"), #""event":"tap","window":1,"target":"\"\\\n\t\r\u0001ü🙂""#),
      (.push(window: 2, screen: "B"), #""event":"push","window":2,"screen":"B""#),
      (.pop(window: 1), #""event":"pop","window":1"#), (.tick, #""event":"tick""#),
      (.present(window: 2, screen: "Movie"), #""event":"present","window":2,"screen":"Movie""#),
      (.dismiss(window: 1), #""event":"dismiss","window":1"#),
      (.pullDown(window: 1), #""event":"pullDown","window":1"#),
    ]

  static func log(_ lines: [String]) throws(EventLogError) -> EventLog {
    try EventLog(bytes: Data(lines.map { $0 + "\n" }.joined().utf8), path: "a.swivel")
  }
}
