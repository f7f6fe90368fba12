// Orders given to workers, with a shell's lines in an app's place: what is heard of findings and ends, and what is told of the rest.
import EventLog
import Foundation
import Testing
import Vocabulary

@testable import Exploration
@testable import SwivelHost

struct WorkersTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let header = LogHeader(device: "iphone-8", era: "15", apps: ["Pages"])

  private static func finding(_ screen: String, _ events: [DeviceEvent] = [.tick]) -> ExplorationFinding {
    ExplorationFinding(
      oracle: .thereAndBack, world: "w", header: header, events: events,
      differences: [
        Difference(window: 1, screen: screen, view: "in \(screen)", property: .text, expected: "x", actual: "y")
      ], reference: nil, text: nil, needed: [1], verified: (3, 3))
  }

  /// What a worker prints for a finding.
  private static func line(_ finding: ExplorationFinding) throws -> String {
    ExplorationWorkers.findingMark + String(decoding: try JSONEncoder().encode(FindingRecord(finding)), as: UTF8.self)
  }

  private static func endLine(_ obstacle: ExplorationObstacle? = nil, events: Int = 5) throws -> String {
    var figures = ExplorationFigures()
    figures.events = events
    let end = WorkerEnd(figures: figures, obstacle: obstacle)
    return ExplorationWorkers.endMark + String(decoding: try JSONEncoder().encode(end), as: UTF8.self)
  }

  private typealias Ran = (
    findings: [ExplorationFinding], ends: [(world: Int, end: WorkerEnd)], notes: [String], records: [ShardLine]
  )

  private final class Records: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [ShardLine] = []
    func add(_ line: ShardLine) { lock.withLock { lines.append(line) } }
    var all: [ShardLine] { lock.withLock { lines } }
  }

  /// Runs orders by a worker that does what a shell's line says: its order is the line's second word.
  private func run(_ line: String, worlds: [Int] = [0], jobs: Int = 1, seconds: Double? = nil) throws -> Ran {
    let records = Records()
    let workers = ExplorationWorkers(
      arguments: ["-c", line, "sh"], folder: URL(fileURLWithPath: folder.path),
      program: URL(fileURLWithPath: "/bin/sh")
    ) { records.add($0) }
    let orders = worlds.map { WorkerOrder(world: $0, part: 0, parts: 1, journal: "", seconds: seconds) }
    let ran = try workers.run(orders, jobs: jobs) { (Self.header, "world \($0)") }
    return (ran.findings, ran.ends, ran.notes, records.all)
  }

  /// A worker that prints these lines, and leaves.
  private func print(_ lines: [String]) throws -> Ran {
    try folder.write("said", lines.map { $0 + "\n" }.joined())
    return try run("cat '\(folder("said"))'")
  }

  @Test func findingsAndEnds() throws {
    let found = [Self.finding("One"), Self.finding("Two")]
    let ran = try print(["an app's own line"] + found.map(Self.line) + [Self.endLine(events: 7)])
    #expect(ran.findings == found)
    #expect(ran.ends.map(\.world) == [0] && ran.ends.first?.end.figures.events == 7)
    #expect(ran.notes == [])
    #expect(ran.records.compactMap { $0.finding?.finding } == found, "written as they are known")
  }

  /// What is the same is found once, by its shortest path.
  @Test func theSameTwice() throws {
    let long = Self.finding("One", [.tick, .tick])
    let ran = try print([Self.line(long), Self.line(Self.finding("One")), Self.line(long), Self.endLine()])
    #expect(ran.findings == [Self.finding("One")])
    #expect(ran.records.count == 2, "the longer one and then the shorter")
  }

  /// What cannot be read is told and not passed over.
  @Test(arguments: [
    (ExplorationWorkers.findingMark + "{", "a worker's finding cannot be read: "),
    (ExplorationWorkers.endMark + "{", "a worker's end cannot be read: "),
  ])
  func unreadable(said: String, note: String) throws {
    let ran = try print([said, Self.endLine()])
    #expect(ran.notes.count == 1 && ran.notes[0].hasPrefix(note), "\(ran)")
    #expect(ran.findings.isEmpty)
  }

  @Test func aFindingThatIsNone() throws {
    let line = try Self.line(Self.finding("One")).replacingOccurrences(of: "there-and-back", with: "nobody")
    let ran = try print([line, Self.endLine()])
    #expect(ran.notes == ["a worker's finding is none: \(line)"] && ran.ends.count == 1)
  }

  /// Each order is given once, whoever takes it, and ends are told in the order of worlds.
  @Test(arguments: [1, 2, 8]) func ordersOfSeveral(jobs: Int) throws {
    try folder.write("said", try Self.endLine() + "\n")
    let ran = try run("echo x >> '\(folder("runs"))'; cat '\(folder("said"))'", worlds: [2, 0, 1, 0], jobs: jobs)
    #expect(ran.ends.map(\.world) == [0, 0, 1, 2])
    #expect(try folder.text("runs") == "x\nx\nx\nx\n")
  }

  /// A process that ends at its launch, again and again, is a finding; its world is not tried any more.
  @Test func oneThatEndsAtItsLaunch() throws {
    let ran = try run("echo 'Fatal error: no' >&2; exit 1")
    #expect(ran.findings.map(\.oracle) == [.crash] && ran.findings.first?.text == "at launch: Fatal error: no")
    #expect(ran.findings.first?.world == "world 0" && ran.findings.first?.events == [])
    #expect(ran.ends.isEmpty && ran.notes.isEmpty && ran.records.count == 1)
    let wordless = try run("exit 3")
    #expect(wordless.findings.first?.text == "at launch: it left with code 3")
  }

  /// One that ends and does not when it is tried again is replaced, and that is told.
  @Test func oneThatIsReplaced() throws {
    try folder.write("said", try Self.endLine() + "\n")
    let line = "if [ -e '\(folder("once"))' ]; then cat '\(folder("said"))'; else : > '\(folder("once"))'; exit 3; fi"
    let ran = try run(line)
    #expect(ran.findings.isEmpty && ran.ends.count == 1)
    #expect(
      ran.notes == [
        "world 0: a process ended (it left with code 3) and another, on the same path, did not: it was replaced"
      ])
  }

  /// What ends a process and does not when it is walked alone; else a line of the shell's.
  private func falling(_ line: String = ":") -> String {
    "case \"$2\" in *'\"walk\":'*) printf '\\001end {}\\n';; *) \(line); echo x >> '\(folder("runs"))'; exit 3;; esac"
  }

  /// A launch that fails twice, and not when it is tried alone, is not tried a third time.
  @Test func aLaunchThatFailsTwice() throws {
    let ran = try run(falling())
    #expect(ran.findings.isEmpty && ran.ends.isEmpty && ran.notes.count == 2)
    #expect(ran.notes.allSatisfy { $0.hasSuffix("it was replaced") })
    #expect(try folder.text("runs") == "x\nx\n")
  }

  /// One whose launch went well, as its journal's beats say, may fall for what threads do: twelve are enough.
  @Test func twelveAreEnough() throws {
    let ran = try run(falling("printf '\\005' | dd of='\(folder("journal-0"))' conv=notrunc 2>/dev/null"))
    #expect(try folder.text("runs").count == 2 * 12)
    #expect(ran.notes.count == 13 && ran.notes.last == "world 0: 12 processes ended; the rest was not tried")
  }

  /// Of a budget of time what was spent is gone: nothing is left to try after it.
  @Test func noTimeIsLeft() throws {
    _ = try run(falling(), seconds: 0)
    #expect(try folder.text("runs") == "x\n")
  }

  @Test func noFolder() {
    #expect(throws: ExploreError.self) {
      try ExplorationWorkers(arguments: [], folder: URL(fileURLWithPath: "/nowhere")) { _ in }
        .run([WorkerOrder(world: 0, part: 0, parts: 1, journal: "")], jobs: 1) { _ in (Self.header, "w") }
    }
  }
}

/// In a worker.
struct WorkerItselfTests {
  /// Its standard input's end is the end of who started it.
  @Test func itEndsWithWhoStartedIt() async {
    await #expect(processExitsWith: .exitCode(0)) {
      close(STDIN_FILENO)
      guard open("/dev/null", O_RDONLY) == STDIN_FILENO else { exit(4) }
      WorkerProcess.endWithParent()
      exit(3)
    }
  }

  @Test func itsMemory() async {
    await #expect(processExitsWith: .exitCode(0)) {
      WorkerProcess.limitMemory()
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
      exit(limit.rlim_cur == 2_147_483_648 && limit.rlim_max == limit.rlim_cur ? 0 : 3)
    }
  }

  @Test func anInterruption() async {
    await #expect(processExitsWith: .exitCode(0)) {
      guard !Interruption.isAsked else { exit(3) }
      Interruption.listen()
      // A thread of Dispatch's lets no signal through.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      raise(SIGTERM)
      exit(Interruption.isAsked ? 0 : 4)
    }
  }
}
