import EventLog
import Foundation
import Orientation
// Records and the lines they must be, written by hand from the format's description.
import Vocabulary

enum Records {
  static let header = LogHeader(device: "ipad-air-2", era: "9", apps: ["Alternates", "BaseController"])
  static let headerLine =
    #"{"v":1,"record":"header","device":"ipad-air-2","era":"9","apps":["Alternates","BaseController"]}"#

  static let report = WindowReport(
    id: 1, from: .portrait, interface: .landscapeRight, changed: true, origin: CGPoint(x: 517, y: 0),
    size: CGSize(width: 507, height: 768.5),
    horizontal: .compact, vertical: .regular, reason: .rotated)
  static let reportText =
    #"{"id":1,"from":"portrait","interface":"landscapeRight","changed":true,"at":[517,0],"size":[507,768.5],"#
    + #""h":"compact","v":"regular","reason":"rotated"}"#

  static func outcome(_ seq: UInt64, _ ending: Ending = .settled) -> LoggedOutcome {
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
      (.contentSize(.accessibilityLarge), #""event":"contentSize","category":"accessibility-large""#),
      (.appearance(.dark), #""event":"appearance","appearance":"dark""#),
      (.system(.shake), #""event":"shake""#), (.system(.memoryWarning), #""event":"memoryWarning""#),
      (.system(.openURL("a://b")), #""event":"openURL","url":"a://b""#),
      (.system(.shortcut("new")), #""event":"shortcut","name":"new""#),
      (.system(.notification("due")), #""event":"notification","name":"due""#),
      (.system(.notification("due", action: "later")), #""event":"notification","name":"due","action":"later""#),
      (.wait(0.25), #""event":"wait","seconds":0.25"#),
      (.present(window: 2, screen: "Movie"), #""event":"present","window":2,"screen":"Movie""#),
      (.dismiss(window: 1), #""event":"dismiss","window":1"#),
      (.pullDown(window: 1), #""event":"pullDown","window":1"#),
      (.type(window: 1, Typing("a\nb")), #""event":"type","window":1,"text":"a\nb""#),
      (
        .type(window: 2, Typing("", into: "name", deletes: 3)),
        #""event":"type","window":2,"text":"","field":"name","deletes":3"#
      ),
      (
        .scroll(window: 1, target: "", by: FingerWay(x: 0, y: -12.5)),
        #""event":"scroll","window":1,"byX":0,"byY":-12.5"#
      ),
      (
        .drag(window: 1, Drag("knob", from: FingerWay(x: 1, y: 2), by: FingerWay(x: 30, y: 0), seconds: 0.1)),
        #""event":"drag","window":1,"target":"knob","x":1,"y":2,"byX":30,"byY":0,"seconds":0.1"#
      ),
      (.segue(window: 1, identifier: "about"), #""event":"segue","window":1,"identifier":"about""#),
      (.window(.open(app: "A")), #""event":"window","order":"open","app":"A""#),
      (.window(.close(window: 2)), #""event":"window","order":"close","window":2"#),
      (.window(.focus(window: 2)), #""event":"window","order":"focus","window":2"#),
      (.window(.swap(1, 2)), #""event":"window","order":"swap","first":1,"second":2"#),
      (
        .window(.split(first: 2, second: 1, .wide)),
        #""event":"window","order":"split","first":2,"second":1,"share":"wide""#
      ),
      (
        .window(.slideOver(window: 2, .left)), #""event":"window","order":"slideOver","window":2,"side":"left""#
      ),
      (.window(.putAway), #""event":"window","order":"putAway""#),
      (.window(.move(window: 1, x: 2.5, y: -7)), #""event":"window","order":"move","window":1,"x":2.5,"y":-7"#),
      (
        .window(.resize(window: 1, width: 400, height: 500.5, .topLeft, steps: 3)),
        #""event":"window","order":"resize","window":1,"width":400,"height":500.5,"corner":"top-left","steps":3"#
      ),
      (.window(.tile(window: 1, .leftHalf)), #""event":"window","order":"tile","window":1,"tile":"left""#),
      (.window(.divider(at: 512, steps: 4)), #""event":"window","order":"divider","x":512,"steps":4"#),
      (
        .window(.open(app: "A", on: .external)), #""event":"window","order":"open","app":"A","screen":"external""#
      ),
      (
        .window(.connect(DisplaySize(width: 1920, height: 1080, scale: 1))),
        #""event":"window","order":"connect","width":1920,"height":1080,"scale":1"#
      ),
      (.window(.disconnect), #""event":"window","order":"disconnect""#),
      (.window(.home), #""event":"window","order":"home""#),
      (
        .window(.transfer(window: 2, to: .external)),
        #""event":"window","order":"transfer","window":2,"screen":"external""#
      ),
      (.tap(window: 1, target: "open-b", times: 2), #""event":"tap","window":1,"target":"open-b","times":2"#),
    ]

  static func log(_ lines: [String]) throws(EventLogError) -> EventLog {
    try EventLog(bytes: Data(lines.map { $0 + "\n" }.joined().utf8), path: "a.swivel")
  }
}
