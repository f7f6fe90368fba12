// A log in other programs' formats: each by what its own specification says of it.
import EventLog
import Foundation
import Orientation
import Reports
import Testing
import Vocabulary

@Suite struct LogFormatTests {
  private static func window(_ id: Int, _ interface: InterfaceOrientation, from: InterfaceOrientation = .portrait)
    -> WindowReport
  {
    WindowReport(
      id: id, from: from, interface: interface, changed: interface != from, origin: CGPoint(x: 0, y: 0.5),
      size: CGSize(width: 400, height: 300), horizontal: .compact, vertical: .regular, reason: .rotated)
  }

  private static func outcome(_ seq: UInt64, _ ending: Ending, _ windows: [WindowReport]) -> LoggedOutcome {
    LoggedOutcome(seq: seq, ending: ending, windows: windows, fingerprint: 1, calls: 2)
  }

  /// A launch in portrait; a turn at 1 s; a refused tap at 2.5 s with a name that needs quoting; a crash at 3 s, when window
  /// 2 has gone; and a tick at 4 s that was cut.
  private static var log: EventLog {
    get throws {
      let inputs: [(Double, DeviceEvent)] = [
        (1, .deviceOrientation(.landscapeLeft)), (2.5, .tap(window: 1, target: "a, \"b\" & <c>\nd")),
        (3, .pop(window: 1)), (4, .tick),
      ]
      let outcomes = [
        outcome(1, .settled, [window(1, .landscapeRight), window(2, .landscapeRight)]),
        outcome(
          2, .refused("no view 'a, \"b\"'"),
          [window(1, .landscapeRight, from: .landscapeRight), window(2, .landscapeRight)]),
        outcome(3, .crashed("A.swift:3: Fatal error"), [window(1, .landscapeRight, from: .landscapeRight)]),
      ]
      var records: [LogRecord] = [
        .header(LogHeader(device: "ipad-air-2", era: "9", apps: ["A", "B"])),
        .outcome(outcome(0, .settled, [window(1, .portrait), window(2, .portrait)])),
      ]
      for (index, (time, event)) in inputs.enumerated() {
        let seq = UInt64(index) + 1
        records.append(
          .input(LoggedInput(seq: seq, cause: Cause(epoch: 7, n: seq), input: DeviceInput(time: time, event: event))))
        if index < outcomes.count { records.append(.outcome(outcomes[index])) }
      }
      return try EventLog(bytes: Data(records.map { $0.line + "\n" }.joined().utf8), path: "a")
    }
  }

  /// A table's cell that a spreadsheet would compute (OWASP, "CSV Injection") is text; numbers stay numbers.
  @Test(
    arguments: [
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"),
      ("a=1", "a=1"), ("no view", "no view"), ("'=1", "'=1"), ("=\"a\",b", "\"'=\"\"a\"\",b\""),
    ])
  func noCellIsAFormula(text: String, cell: String) throws {
    let records: [LogRecord] = [
      .header(LogHeader(device: "ipad-air-2", era: "9", apps: ["A"])), .outcome(Self.outcome(0, .settled, [])),
      .input(LoggedInput(seq: 1, cause: Cause(epoch: 7, n: 1), input: DeviceInput(time: 1, event: .tick))),
      .outcome(Self.outcome(1, .refused(text), [Self.window(1, .portrait)])),
    ]
    let log = try EventLog(bytes: Data(records.map { $0.line + "\n" }.joined().utf8), path: "a")
    let row = try #require(LogFormat.csv.text(of: log).split(separator: "\n").last)
    #expect(row.hasPrefix("1,1,7,1,") && row.contains(",refused,\(cell),1,portrait"), "\(row)")
  }

  /// An app's name as a module's: letters and digits, words of Swift in quotes, never nothing (TSPL, "Identifiers").
  @Test(
    arguments: [
      ("Pages", "Pages"), ("My App", "MyApp"), ("1abc", "_1abc"), ("class", "`class`"), ("import Glibc", "importGlibc"),
      ("Self", "`Self`"), ("", "_app"), ("...", "_app"), ("_", "_app"), ("a\nb()", "ab"), ("\u{301}a", "_\u{301}a"),
      ("日本", "日本"), ("`x`", "x"),
    ])
  func namesOfModules(app: String, name: String) throws {
    let header = LogRecord.header(LogHeader(device: "ipad-air-2", era: "9", apps: [app]))
    let log = try EventLog(bytes: Data((header.line + "\n").utf8), path: "a")
    let lines = LogFormat.swift.text(of: log).split(separator: "\n").map(String.init)
    #expect(lines.contains("import \(name)"))
    #expect(lines.contains { $0.hasSuffix("\(name).app)") }, "\(lines)")
  }

  /// What a person would keep: inputs at their times, what is other than before, how what did not settle ended.
  @Test func aScript() throws {
    func window(_ id: Int, _ interface: String) -> String {
      #"{"record":"expect","window":\#(id),"interfaceOrientation":"\#(interface)","size":"400x300","#
        + #""horizontal":"compact","vertical":"regular"}"#
    }
    #expect(
      LogFormat.script.text(of: try Self.log).split(separator: "\n").map(String.init) == [
        #"{"v":1,"record":"header","device":"ipad-air-2","era":"9","apps":["A","B"]}"#, window(1, "portrait"),
        window(2, "portrait"),
        #"{"record":"input","t":1,"event":"deviceOrientation","orientation":"landscapeLeft"}"#,
        window(1, "landscapeRight"), window(2, "landscapeRight"),
        #"{"record":"input","t":2.5,"event":"tap","window":1,"target":"a, \"b\" & <c>\nd"}"#,
        #"{"record":"expect","ending":"refused"}"#, #"{"record":"input","t":3,"event":"pop","window":1}"#,
        #"{"record":"expect","ending":"crashed"}"#, #"{"record":"input","t":4,"event":"tick"}"#,
      ])
  }

  /// Inputs before the first are done, and nothing is expected of them; those after the last are left out.
  @Test(arguments: [(UInt64(0), UInt64?.none, 4), (1, nil, 2), (2, nil, 2), (0, 0, 2), (0, 1, 4)])
  func aPart(first: UInt64, last: UInt64?, windows: Int) throws {
    let text = LogFormat.script.text(of: try Self.log, from: first, to: last)
    #expect(text.components(separatedBy: #""expect","window""#).count - 1 == windows)
    #expect(text.components(separatedBy: #""input""#).count - 1 == Int(last ?? 4))
  }

  /// A test in this process would end with it: what crashed is told and not done, and so is what came after.
  @Test func aCrashInSwift() throws {
    let lines = LogFormat.swift.text(of: try Self.log).split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(7) == [
        #"    device.advance(by: 1.5)"#,
        #"    device.window(1).tap("a, \"b\" & <c>\nd", expecting: .refusal)"#, #"    device.advance(by: 0.5)"#,
        "    // The app ended its process on this:", "    // device.window(1).pop()", "  }", "}",
      ])
  }

  /// A log from elsewhere says what was done, and not what a test of it runs: a name stays on its line, within its comment or
  /// quotes, by the grammar of comments and literals in The Swift Programming Language.
  @Test(arguments: ["A\nexit(0)", "A\rexit(0)", "A\r\nexit(0)", "A */ exit(0)", "A\\(exit(0))", "\"; exit(0) //"])
  func namesAreNoSwift(_ name: String) throws {
    let records: [LogRecord] = [
      .header(LogHeader(device: name, era: name, apps: [name])), .outcome(Self.outcome(0, .settled, [])),
      .input(
        LoggedInput(
          seq: 1, cause: Cause(epoch: 7, n: 1), input: DeviceInput(time: 1, event: .tap(window: 1, target: name)))),
      .outcome(Self.outcome(1, .settled, [])),
    ]
    let log = try EventLog(bytes: Data(records.map { $0.line + "\n" }.joined().utf8), path: "a")
    for line in LogFormat.swift.text(of: log).split(whereSeparator: \.isNewline) {
      // What is left of a line without its literals and its comment, in which a backslash and what it escapes stand for one.
      let code = line.replacing(/"(?:[^"\\]|\\[^(])*"/, with: "").replacing(/\/\/.*/, with: "")
      #expect(!code.contains("exit(0)"), "\(line)")
    }
  }

  /// RFC 4180: as many fields in each row as names in the first; a comma, a quote or a newline stands in quotes.
  @Test func aTable() throws {
    let text = LogFormat.csv.text(of: try Self.log)
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      rows[0]
        == "seq,t,cause_epoch,cause_n,input,ending,text,window,from,interface,changed,x,y,width,height,h,v,reason,screen"
    )
    #expect(rows[1] == "0,0,,,launch,settled,,1,portrait,portrait,false,0,0.5,400,300,compact,regular,rotated,device")
    #expect(
      rows[3]
        == "1,1,7,1,device landscapeLeft,settled,,1,portrait,landscapeRight,true,0,0.5,400,300,compact,regular,rotated,device"
    )
    #expect(rows[5].hasPrefix("2,2.5,7,2,\"tap 'a, \"\"b\"\" & <c>"))
    #expect(rows[6].hasPrefix("d' in window 1\",refused,\"no view 'a, \"\"b\"\"'\",1,landscapeRight,"))
    #expect(rows[9].hasPrefix("3,3,7,3,pop in window 1,crashed,A.swift:3: Fatal error,1,"))
    // No outcome: nothing is known of a window.
    #expect(rows[10] == "4,4,7,4,tick,,,,,,,,,,,,,,")
    #expect(rows[11] == "" && rows.count == 12)
  }

  /// What did not settle fails, a crash and a missing outcome are errors, and the sums say so.
  @Test func tests() throws {
    let text = LogFormat.junit.text(of: try Self.log)
    #expect(text.contains(#"<testsuite name="ipad-air-2, iOS 9" tests="4" failures="1" errors="2">"#))
    #expect(text.contains(##"<testcase classname="ipad-air-2, iOS 9" name="#1 device landscapeLeft"/>"##))
    #expect(text.contains(#"<failure type="refused" message="no view &apos;a, &quot;b&quot;&apos;"/>"#))
    #expect(text.contains(#"<error type="crashed" message="A.swift:3: Fatal error"/>"#))
    #expect(text.contains(#"<error type="missing" message="the log has no outcome of it"/>"#))
    #expect(!text.contains("<c>"))
  }

  private struct Event {
    var phase, name: String
    var track: Int
    var begin, end: Double
  }

  /// Chrome's format: metadata, complete events with a duration, instants; microseconds. Orientations follow one another
  /// without gaps, and a window's end with it.
  @Test func aPictureOverTime() throws {
    let text = LogFormat.perfetto.text(of: try Self.log)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let list = try #require(object["traceEvents"] as? [[String: Any]])
    let events = try list.map { event in
      let begin = try #require(event["ts"] as? Double)
      return Event(
        phase: try #require(event["ph"] as? String), name: try #require(event["name"] as? String),
        track: try #require(event["tid"] as? Int), begin: begin, end: begin + (event["dur"] as? Double ?? 0))
    }
    let slices = events.filter { $0.phase == "X" }.map { "\($0.track) \($0.name) \(Int($0.begin))-\(Int($0.end))" }
    #expect(
      slices.sorted() == [
        "1 landscapeRight 1000000-4000000", "1 portrait 0-1000000", "1000 landscapeLeft 1000000-4000000",
        "2 landscapeRight 1000000-3000000", "2 portrait 0-1000000",
      ])
    #expect(events.filter { $0.phase == "i" }.map(\.begin) == [1e6, 2.5e6, 3e6, 4e6])
    #expect(events.filter { $0.phase == "M" }.count == 5)
  }

  /// MCAP's specification: magic at both ends, records of a kind and a length, a chunk of schemas, channels and messages, and a summary
  /// the footer leads to, which counts what there is. The Python client's tests read one with the field's own library.
  @Test func aContainerOfMessages() throws {
    let bytes = LogFormat.mcap.bytes(of: try Self.log)
    let magic: [UInt8] = [0x89, 0x4D, 0x43, 0x41, 0x50, 0x30, 0x0D, 0x0A]
    #expect(bytes.starts(with: magic) && bytes.suffix(8).elementsEqual(magic))
    let records = Self.records(bytes[8..<(bytes.count - 8)])
    #expect(records.map(\.kind) == [1, 6, 15, 3, 3, 3, 4, 4, 4, 4, 11, 8, 2])
    // Two times, two sizes, a checksum, no compression, the length of the records.
    let inner = Self.records(records[1].content.dropFirst(40))
    #expect(inner.count { $0.kind == 3 } == 3 && inner.count { $0.kind == 4 } == 4)
    // 4 inputs, 4 endings with the launch, and 2, 2, 2 and 1 windows.
    #expect(inner.count { $0.kind == 5 } == 4 + 4 + 7)
    #expect(Self.number(records[10].content.prefix(8)) == 15)
    // The statistics end in a map, 10 bytes an entry: a channel's number and how many messages it has.
    let entries = records[10].content.dropFirst(8 + 2 + 4 * 4 + 2 * 8)
    #expect(Self.number(entries.prefix(4)) == 40 && entries.count == 4 + 40)
    // Of the windows, the first has four and the second, which goes, three.
    #expect((0..<4).map { Self.number(entries.dropFirst(4 + 10 * $0 + 2).prefix(8)) }.sorted() == [3, 4, 4, 4])
    let summary = Int(Self.number(records[12].content.prefix(8)))
    #expect(bytes[summary] == 3)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func records(_ bytes: ArraySlice<UInt8>) -> [(kind: UInt8, content: ArraySlice<UInt8>)] {
    var rest = bytes
    var records: [(UInt8, ArraySlice<UInt8>)] = []
    while let kind = rest.popFirst(), rest.count >= 8 {
      let length = Int(number(rest.prefix(8)))
      records.append((kind, rest.dropFirst(8).prefix(length)))
      rest = rest.dropFirst(8 + length)
    }
    return records
  }
}
