// What a worker was at, read by who started it: paths, their last event, and those before.
import EventLog
import Exploration
import Orientation
import Testing
import Vocabulary

@testable import SwivelHost

struct JournalTests {
  private let folder: Folder
  private let journal: ExplorationJournal

  init() throws {
    folder = try Folder()
    journal = try ExplorationJournal(file: folder("journal"))
  }

  private static let turn = DeviceEvent.deviceOrientation(.landscapeLeft)
  private static let push = DeviceEvent.push(window: 1, screen: "A")

  /// A path of two events of which so many were begun: (the step reached last; nil for none, lines that are told).
  @Test(arguments: [(nil, 0), (0, 1), (1, 2)] as [(Int?, Int)])
  func aPathUpToItsLastEvent(step: Int?, lines: Int) {
    journal.begin([Self.turn, Self.push])
    if let step { journal.reach(step, after: 7) }
    #expect(journal.path == [Self.turn, Self.push].prefix(lines).map(\.scriptLine))
    #expect(journal.events == (step == nil ? 0 : 7))
    #expect(journal.hasLaunched == (step != nil))
  }

  @Test func whatOneProcessWritesAnotherReads() throws {
    journal.begin([Self.push])
    journal.reach(0, after: 3)
    let other = try ExplorationJournal(file: folder("journal"))
    #expect(other.path == [Self.push.scriptLine])
    #expect(other.events == 3)
    #expect(other.beat == journal.beat)
  }

  /// Each event and each path is a sign of life.
  @Test func theBeat() {
    var seen: Set = [journal.beat]
    for _ in 0..<3 {
      journal.begin([Self.turn])
      #expect(seen.insert(journal.beat).inserted)
      journal.reach(0, after: 1)
      #expect(seen.insert(journal.beat).inserted)
    }
    journal.clear()
    #expect(journal.beat == 0 && journal.events == 0 && !journal.hasLaunched)
    #expect(journal.path.isEmpty && journal.earlierPaths.isEmpty)
  }

  private static func path(_ number: Int) -> DeviceEvent { .push(window: 1, screen: "\(number)") }

  /// Of (so many paths) these are told besides the last, the latest first: eight at most.
  @Test(arguments: [
    (1, []), (2, [0]), (3, [1, 0]), (9, [7, 6, 5, 4, 3, 2, 1, 0]), (10, [8, 7, 6, 5, 4, 3, 2, 1]),
    (25, [23, 22, 21, 20, 19, 18, 17, 16]),
  ])
  func pathsBefore(count: Int, earlier: [Int]) {
    for number in 0..<count {
      journal.begin([Self.path(number)])
      journal.reach(0, after: number + 1)
    }
    #expect(journal.path == [Self.path(count - 1).scriptLine])
    #expect(journal.earlierPaths == earlier.map { [Self.path($0).scriptLine] })
  }

  /// The same path is tried once again, not nine times.
  @Test func aPathIsToldOnce() {
    for number in [1, 2, 1, 2, 3] {
      journal.begin([Self.path(number)])
      journal.reach(0, after: 1)
    }
    #expect(journal.earlierPaths == [[Self.path(2).scriptLine], [Self.path(1).scriptLine]])
  }

  /// 64 KiB of lines are kept of a path, whole ones.
  @Test func aPathThatIsTooLong() {
    let line = Self.turn.scriptLine.utf8.count + 1
    let events = Array(repeating: Self.turn, count: 65_536 / line + 5)
    journal.begin([Self.push])
    journal.begin(events)
    journal.reach(events.count - 1, after: 1)
    #expect(journal.path == Array(repeating: Self.turn.scriptLine, count: 65_536 / line))
    // What was begun next to it is whole.
    journal.begin([Self.push])
    journal.reach(0, after: 2)
    #expect(journal.path == [Self.push.scriptLine])
    #expect(journal.earlierPaths.first?.count == 65_536 / line)
  }

  @Test func aFileThatCannotBeMade() {
    #expect { try ExplorationJournal(file: "/nowhere/journal") } throws: { error in
      "\(error)" == "/nowhere/journal: cannot be read or written"
    }
  }
}
