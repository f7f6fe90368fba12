// Fifty wrong inputs, and the words a person reads: what was meant, or what to type next.
import ArgumentParser
import Foundation
import Testing
import Vocabulary

@testable import swivel

@Suite struct WrongInputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: String
    let says: String
    let status: Vocabulary.ExitStatus
    var testDescription: String { words }

    init(_ words: String, _ says: String, _ status: Vocabulary.ExitStatus = .usage) {
      (self.words, self.says, self.status) = (words, says, status)
    }
  }

  static let verbs: [Row] = [
    Row("rotat LL", "no verb 'rotat'; did you mean 'rotate'?"),
    Row("roatte LL", "no verb 'roatte'; did you mean 'rotate'?"),
    Row("windw ls", "no verb 'windw'; did you mean 'window'?"),
    Row("tap open-b", "no verb 'tap'; did you mean 'act tap'?"),
    Row("split half", "no verb 'split'; did you mean 'window split'?"),
    Row("push B", "no verb 'push'; did you mean 'act push'?"),
    Row("start", "no verb 'start'; did you mean 'up'?"),
    Row("stop", "no verb 'stop'; did you mean 'down'?"),
    Row("turn left", "no verb 'turn'; did you mean 'rotate'?"),
    Row("list", "no verb 'list'; did you mean 'ps'?"),
    Row("status", "no verb 'status'; did you mean 'ps'?"),
    Row("version", "no verb 'version'; did you mean '--version'?"),
    Row("screnshot a.png", "no verb 'screnshot'; did you mean 'screenshot'?"),
    Row("device", "no verb 'device'; did you mean 'devices'?"),
    Row("xyzzy", "no verb 'xyzzy'; 'swivel help' lists the "),
    Row("window spilt half", "no verb 'window spilt'; did you mean 'split'?"),
    Row("window rotate", "no verb 'window rotate'; there are ls, open, close"),
    Row("act tpa x", "no verb 'act tpa'; did you mean 'tap'?"),
    Row("sensor ply a.csv", "no verb 'sensor ply'; did you mean 'play'?"),
    Row("log tial", "no verb 'log tial'; did you mean 'tail'?"),
    Row("help rotat", "no verb 'rotat'; did you mean 'rotate'?"),
    Row("help act tapp", "no verb 'act tapp'; did you mean 'tap'?"),
  ]

  static let options: [Row] = [
    Row("up --ios 17", "Unknown option '--ios'. Did you mean '--era'?"),
    Row("up --os 17 --detach", "Unknown option '--os'. Did you mean '--era'?"),
    Row("up --detech", "Unknown option '--detech'. Did you mean '--detach'?"),
    Row("rotate LL --nmae x", "Unknown option '--nmae'. Did you mean '--name'?"),
    Row("sweep --app A --devise x", "Unknown option '--devise'. Did you mean '--device'?"),
    Row("rotate", "Missing expected argument '<orientation>'"),
    Row("rotate LL --wait setled", "Did you mean 'settled'?"),
    Row("rotate LL --timeout 0", "--timeout: expected more than 0 and at most 3600 s"),
    Row("rotate LL --timeout soon", "The value 'soon' is invalid for '--timeout <timeout>'"),
    Row("window split hlaf", "Did you mean 'half'?"),
    Row("window tile 1 lef", "Did you mean 'left'?"),
    Row("window resize 1 500", "expected WIDTHxHEIGHT in points, got '500'"),
    Row("window move 1 left", "expected X,Y in points, got 'left'"),
    Row("act gesture pop-cancel", "Did you mean 'pop-cancelled'?"),
    Row("sensor lock onn", "Did you mean 'on'?"),
    Row("up --size 100", "--size: expected WIDTHxHEIGHT@SCALE"),
    Row("devices --idiom fone", "The value 'fone' is invalid for '--idiom <idiom>'"),
    Row("tree --window 0", "--window: expected 1 or more, got 0"),
    Row("--verison", "Unknown option '--verison'. Did you mean '--version'?"),
    Row("--hlep", "Unknown option '--hlep'. Did you mean '--help'?"),
    Row("-v", "Unknown option '-v'. Did you mean '--version'?"),
    Row(
      "run Examples/alternates-path.swivel --junit x.xml", "Unknown option '--junit'. Did you mean '--format junit'?"),
    Row("log tail -n 3", "Unknown option '-n'. Did you mean '--last'?"),
    Row("rotate -90", "Missing expected argument '<orientation>'. Did you mean 'ccw' or '270'?"),
    Row("act wait -1", "'-1' begins like an option; no number below 0 is taken here"),
    Row("explore --app Alternates --budget -1", "'-1' begins like an option; no number below 0 is taken here"),
    Row("act drag x -10 5", "Ways below 0 are written --by X,Y, such as --by -10,5"),
    Row("act drag x --in -1", "'-1' begins like an option; no number below 0 is taken here"),
    Row("act tap -1", "'-1' begins like an option; behind -- it is none"),
    Row("run -5", "'-5' begins like an option; behind -- it is none"),
    Row("window split -1", "'-1' begins like an option; behind -- it is none"),
    Row("down --name -1", "'-1' begins like an option; in --name=-1 it is none"),
    Row("down nobody", "Unexpected argument 'nobody'. Did you mean '--name nobody'?"),
    Row("sweep Alternates", "Unexpected argument 'Alternates'. Did you mean '--app Alternates'?"),
    Row("up Main.storyboard", "Unexpected argument 'Main.storyboard'. Did you mean '--storyboard Main.storyboard'?"),
    Row("up ipad-air-2", "Unexpected argument 'ipad-air-2'. Did you mean '--device ipad-air-2'?"),
    Row("up --app Alternates iphone-15", "Unexpected argument 'iphone-15'. Did you mean '--device iphone-15'?"),
    Row("sweep ipad-air-2", "Unexpected argument 'ipad-air-2'. Did you mean '--device ipad-air-2'?"),
    Row("up Main.xib", "Error: Unexpected argument 'Main.xib'\n"),
    Row("monitor a.swivel", "Error: Unexpected argument 'a.swivel'\n"),
    Row("down Examples/a", "Examples/a'\n"),
    Row("explore --app Alternates Pages", "Error: Unexpected argument 'Pages'\n"),
    Row("lint Main.storyboard --era x", "Expected an iOS version, major or major.minor, such as 18 or 16.1"),
    Row("test . --shard 5/4", "Expected I/N with I from 1 to N, such as 2/4"),
    Row("monitor --web --port 99999", "Expected a port from 0 to 65535"),
    Row("sensor lock", "Help:  <state>  on or off."),
    Row("window close", "Help:  <window>  The window's number, as 'swivel window ls' has it."),
  ]

  static let values: [Row] = [
    Row("rotate landscapeleftt", "'landscapeleftt' is no orientation; did you mean 'landscapeLeft'?"),
    Row("rotate sideways", "'sideways' is no orientation; expected one of portrait, "),
    Row("rotate 45", "'45' is no orientation; expected one of "),
    Row("sensor set 0 0", "'0 0': expected three numbers x,y,z in g"),
    Row("sensor set 0 0 -20", "'0 0 -20': expected finite numbers within ±16 g"),
    Row("devices show iphone-16-por", "no device 'iphone-16-por'; did you mean 'iphone-16-pro'?"),
    Row("devices show nexus", "no device 'nexus'; there are "),
    Row("devices iphnoe-15", "did you mean 'iphone-15'?", .finding),
    Row("up --device iphone-51", "no device 'iphone-51'; did you mean "),
    Row("up --era 99", "runs iOS 16.1 to 27, not 99"),
    Row("up --era new", "'new' is no iOS version; expected major or major.minor, such as 18 or 16.1"),
    // Written so that nobody takes the number for a rule this tests.
    Row("explain R-NEG-\(99)", "nothing is known of 'R-NEG-\(99)'; did you mean 'R-NEG-"),
    Row("explain setled", "nothing is known of 'setled'; did you mean 'settled'?"),
    Row("explain of-screen", "nothing is known of 'of-screen'; did you mean 'off-screen'?"),
    Row("explain C999", "'swivel help' all verbs, 'swivel devices' all devices, and docs/json.md has the keys"),
    Row("sensor motion turn-lft", "got 'turn-lft'; did you mean 'turn-left'?"),
    Row("explain masc", "nothing is known of 'masc'; did you mean 'mask'?"),
    Row(
      "rotate LL --name nobody-here",
      "nothing runs under the name 'nobody-here'; start it with: swivel up --detach --name nobody-here", .nothingRunning
    ),
    Row("get --name a/b", "a/b"),
  ]

  static let files: [Row] = [
    Row("run Examples/movielock-55.swivel", "no such file; did you mean '"),
    Row("run Exmples/a.swivel", "Exmples/a.swivel: no such file, and no folder "),
    Row("run Sources", "Sources: no script (.swivel) in this folder"),
    Row("run Examples --report a.html", "--report: a page is of one script, got "),
    Row("replay Examples", "Examples: is a folder; expected a file, such as "),
    Row("lint Main.storybord", "Main.storybord: no such file"),
    Row("layout nope", "nope: no such file"),
    Row("layout x", "x: no such file"),
    Row("log verify x", "x: no such file"),
    Row("replay {", "{: no such file"),
    Row("conformance Examples/negotiation.cvs", "no such file; did you mean '"),
    Row("classify nope.csv", "nope.csv: no such file"),
    Row("diff a.svg b.svg", "a.svg: no such file"),
    Row("lint \u{fffd}.storyboard", "no such file by a name in UTF-8, and by no other is it found: rename it"),
    Row("run Sources/Apps/Errands/Main.storyboard", "found a document: swivel lint looks at it"),
    Row("run Examples/negotiation.csv", "found a table: swivel sensor play plays a trace"),
    Row("codegen Sources/swivel/Swivel.swift", "found a Swift file: swift test runs tests"),
    Row("codegen Examples/alternates-path.swivel", "1: not a JSON object, with which a log begins; a script"),
    Row("adopt Examples/negotiation.csv", "expected a folder of sources or an .xcodeproj, found a file"),
    Row("conformance /proc/self/mem", "/proc/self/mem: cannot be read: Input/output error"),
    Row("up --storyboard Sources/swivel/Version.swift", "Version.swift:1: not well-formed XML"),
    Row("up --listen 8080 --app Alternates", "--listen 8080: expected tcp://HOST:PORT, such as tcp://127.0.0.1:5570"),
    Row(
      "up --listen tcp://127.0.0.1:5570 --app Alternates", "tcp://127.0.0.1:5570: not listened at without --keys FILE",
      .refused),
    Row("doctor --api nope", "nope: no such folder"),
    Row("adopt nope", "nope: there is no such file"),
    Row("sweep", "Error: expected --app NAME or --storyboard FILE\nUsage: swivel sweep <options>"),
    Row("devices show", "Error: expected a device's identifier or --size\nUsage: swivel devices show "),
    Row("act tap", "Help:  <target>  A view by its identifier or by what it says"),
    Row("act push", "Help:  <screen>  A screen of the app"),
    Row("keys show nope", "nope: cannot be read: No such file or directory; swivel keys new FILE makes one", .refused),
  ]

  @Test("what was meant is said", arguments: verbs + options + values + files)
  func wrong(row: Row) throws {
    let told = try answer(row.words)
    #expect(told.text.contains(row.says), "\(told.text)")
    #expect(told.status == row.status)
  }

  @Test func thereAreFiftyOfThem() {
    #expect(Self.verbs.count + Self.options.count + Self.values.count + Self.files.count >= 50)
  }

  /// What other tools' users type, and we understand.
  @Test(
    "what is understood",
    arguments: [
      "rotate 90 --name nobody-here", "rotate 270 --name nobody-here", "sensor set 0 0 -1 --name nobody-here",
      "sensor set -1 0 0 --name nobody-here", "rotate landscape-left --name nobody-here",
    ])
  func understood(words: String) throws {
    #expect(try answer(words).status == .nothingRunning, "it fails only because nothing runs")
  }

  @Test func aDeviceIsKnownByItsLettersAndDigits() throws {
    for name in ["iphone15", "iPhone-15", "IPHONE_15"] {
      var command = try Swivel.parseAsRoot(["devices", "show", name, "--json"])
      try command.run()
    }
  }

  /// A refusal of a name lists those in sight; the nearest is asked about.
  @Test(arguments: [
    (#"nothing visible is called "opne-b"; there is open-a, open-b, back"#, "did you mean 'open-b'?"),
    (#"Alternates has no screen "Bb"; it has B"#, "did you mean 'B'?"),
    (#"there is no app "Altrnates", only Alternates, Pages"#, "did you mean 'Alternates'?"),
    (#"no segue "shwo" starts here; there is show, hide"#, "did you mean 'show'?"),
    (#"nothing visible is called "x"; there is back"#, ""), ("window 1: mask", ""), ("", ""),
  ])
  func refusals(text: String, meant: String) {
    #expect(Mistakes.meant(byRefusal: text) == meant)
  }

  /// Words run as the program runs them, in the repository's own folder.
  private func answer(_ words: String) throws -> (text: String, status: Vocabulary.ExitStatus?) {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let arguments = words.split(separator: " ").map { word in
      ["Examples", "Sources", "Exmples"].contains { word.hasPrefix($0) } ? "\(root)/\(word)" : String(word)
    }
    let told = Swivel.failure(of: arguments)
    return (told?.text ?? "", told.map { Vocabulary.ExitStatus(rawValue: $0.status) } ?? .done)
  }
}
