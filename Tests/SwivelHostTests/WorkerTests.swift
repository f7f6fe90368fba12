// Workers as who starts them sees them, with a shell's lines in an app's place: how they end, what they say, what comes of it.
import Exploration
import Foundation
import Orientation
import Testing
import Vocabulary

@testable import EventLog
@testable import SwivelHost

struct WorkerTests {
  private let folder: Folder
  private let journal: ExplorationJournal
  private let order: WorkerOrder

  init() throws {
    folder = try Folder()
    journal = try ExplorationJournal(file: folder("journal"))
    order = WorkerOrder(world: 0, part: 0, parts: 1, journal: folder("journal"))
  }

  private var errors: URL { URL(fileURLWithPath: folder("errors")) }

  /// A worker that does what a shell's line says; its order is the line's second word.
  private func worker(_ line: String, patience: Double = 10) -> WorkerProcess {
    WorkerProcess(
      arguments: ["-c", line, "sh"], errors: errors, patience: patience, program: URL(fileURLWithPath: "/bin/sh"))
  }

  /// What is heard of a worker until the line `end`, and how it ends.
  private func run(_ line: String, patience: Double = 10) throws -> (heard: [String], ending: WorkerEnding) {
    var heard: [String] = []
    let ending = try worker(line, patience: patience).run(order, journal) {
      heard.append($0)
      return $0 == "end"
    }
    return (heard, ending)
  }

  // swift-format-ignore
  @Test(arguments: [
    ("echo a; echo end", ["a", "end"], .finished),
    // After its last line it is ended, whatever it is at.
    ("echo end; sleep 60", ["end"], .finished),
    ("echo end; echo more", ["end"], .finished),
    ("exit 0", [], .died("it left with code 0")),
    ("echo a; exit 3", ["a"], .died("it left with code 3")),
    ("echo a; kill -9 $$", ["a"], .died("signal 9 ended it")),
    ("kill -SEGV $$", [], .died("signal 11 ended it")),
    // Half a line is none.
    ("printf 'a\\nen'; exit 1", ["a"], .died("it left with code 1")),
    ("printf e; printf 'nd\\n'", ["end"], .finished),
    ("printf '\\n\\nend\\n'", ["", "", "end"], .finished),
    // A child holds its end of the pipe.
    ("sleep 60 & exit 4", [], .died("it left with code 4")),
  ] as [(String, [String], WorkerEnding)])
  func endings(line: String, heard: [String], ending: WorkerEnding) throws {
    let ran = try run(line)
    #expect(ran.heard == heard && ran.ending == ending, "\(ran)")
  }

  @Test func oneThatIsSilentHangs() throws { #expect(try run("sleep 60", patience: 0.5).ending == .hung) }

  @Test func itsOrderAndItsPlace() throws {
    // The last two words, in no language, no backtrace, and where its files go with others'.
    let ran = try run("echo \"$1\"; echo \"$SWIFT_BACKTRACE\"; echo \"$TMPDIR\"; echo \"$2\"; echo end")
    #expect(Array(ran.heard.prefix(3)) == ["--worker", "enable=no", folder.path])
    let read = try JSONDecoder().decode(WorkerOrder.self, from: Data(try #require(ran.heard.dropFirst(3).first).utf8))
    #expect(read.journal == order.journal && read.world == 0 && read.part == 0 && read.parts == 1)
  }

  /// A worker begins with a journal that says nothing of the one before.
  @Test func theJournalIsAsNew() throws {
    journal.begin([.tick])
    journal.reach(0, after: 9)
    _ = try run("echo end")
    #expect(journal.events == 0 && journal.path.isEmpty && journal.beat == 0)
  }

  /// (what was said on standard error, the line that is told).
  @Test(
    arguments: [
      ("", nil), ("warning: old\n", nil),
      ("Main.swift:3: Fatal error: Index out of range\n", "Main.swift:3: Fatal error: Index out of range"),
      ("a\nx: Precondition failed: b\nFatal error: c\n", "x: Precondition failed: b"),
      ("Could not cast value of type 'A' to 'B'\nAborted\n", "Could not cast value of type 'A' to 'B'"),
    ] as [(String, String?)])
  func lastWords(said: String, told: String?) throws {
    try folder.write("errors", said)
    #expect(worker("").lastWords == told)
  }

  @Test func lastWordsOfNobody() { #expect(worker("").lastWords == nil) }

  @Test func whatItSaysIsKept() throws {
    _ = try run("echo 'Fatal error: no' >&2; exit 1")
    #expect(worker("").lastWords == "Fatal error: no")
    _ = try run("exit 1")
    #expect(worker("").lastWords == nil, "of the last one alone")
  }

  @Test func noPlaceForItsWords() throws {
    let nowhere = WorkerProcess(arguments: [], errors: URL(fileURLWithPath: "/nowhere/errors"), patience: 1)
    #expect(throws: ExploreError.self) { try nowhere.run(order, journal) { _ in true } }
  }

  private static let header = LogHeader(device: "iphone-8", era: "15", apps: ["Pages"])
  private static let end = "printf '\\001end {}\\n'"
  private static let path: [DeviceEvent] = [
    .deviceOrientation(.landscapeLeft), .push(window: 1, screen: "A"), .pop(window: 1), .rotationLock(true),
  ]

  private func shrunk(_ line: String, isHang: Bool = false, patience: Double = 10) throws -> ExplorationFinding? {
    try CrashShrinking(process: worker(line, patience: patience), order: order)
      .finding(Self.path.map(\.scriptLine), isHang: isHang, words: "why", Self.header, "a world")
  }

  /// The last event stays, and of those before the ones it takes: here the push.
  @Test func aPathIsMadeShort() throws {
    let line = "case \"$2\" in *push*rotationLock*) kill -9 $$;; *) \(Self.end);; esac"
    let finding = try #require(try shrunk(line))
    #expect(finding.events == [Self.path[1], Self.path[3]])
    #expect(finding.oracle == .crash && finding.text == "why" && finding.world == "a world")
    #expect(finding.needed == [1, 2])
    #expect(finding.verified.same == 3 && finding.verified.of == 3)
    #expect(finding.header == Self.header && finding.screen == "Pages")
    #expect(finding.differences.map(\.property) == [.existence] && finding.differences[0].actual == "why")
  }

  /// One that ends it by itself, and one that ends a process at its launch.
  @Test func nothingBeforeItIsNeeded() throws {
    #expect(try shrunk("case \"$2\" in *rotationLock*) exit 1;; *) \(Self.end);; esac")?.events == [Self.path[3]])
    let launch = try CrashShrinking(process: worker("exit 1"), order: order)
      .finding([], isHang: false, words: "why", Self.header, "a world")
    #expect(launch?.events == [] && launch?.text == "at launch: why" && launch?.needed == [])
  }

  @Test func whatDoesNotHappenAgainIsNone() throws { #expect(try shrunk(Self.end) == nil) }

  /// One that ends is none that hangs, and the other way round.
  @Test func aHangIsNoEnd() throws {
    #expect(try shrunk("exit 1", isHang: true) == nil)
    #expect(try shrunk("sleep 60", isHang: false, patience: 0.3) == nil)
  }

  @Test func aHangIsMadeShort() throws {
    let line = "case \"$2\" in *rotationLock*) sleep 60;; *) \(Self.end);; esac"
    let finding = try #require(try shrunk(line, isHang: true, patience: 0.3))
    #expect(finding.oracle == .hang && finding.events == [Self.path[3]])
    #expect(finding.differences[0].view == Difference.cause(Self.path[3].brief))
  }
}
