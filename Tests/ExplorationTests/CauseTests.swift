// Which findings are of one cause: what is told of nameless views by turns and by splits, and of the screen a wrong row opens.
import Emulator
import EventLog
import Testing

@testable import Exploration

struct CauseTests {
  private func finding(
    _ events: [DeviceEvent], _ view: String, _ property: Difference.Property = .frame, screen: String = "S",
    said: [(expected: String, actual: String)] = [("a", "b")]
  ) -> ExplorationFinding {
    ExplorationFinding(
      oracle: .places, world: "w", header: LogHeader(device: "d", era: "1", apps: ["A"]), events: events,
      differences: said.map {
        Difference(
          window: 1, screen: screen, view: view, property: property, expected: $0.expected, actual: $0.actual)
      }, reference: nil, text: nil, needed: [], verified: (20, 20))
  }

  private func told(_ findings: [ExplorationFinding]) -> Int {
    var list = FindingList()
    for finding in findings { list.keep(finding) }
    return list.findings.count
  }

  private static let turn = DeviceEvent.deviceOrientation(.landscapeLeft)
  private static let split = DeviceEvent.arrange(.half)
  private static let tap = DeviceEvent.tap(window: 1, target: "x")
  private static let typing = DeviceEvent.type(window: 1, Typing("a", into: "x"))

  /// A turn and a split both give a window another size; a name says that it is another view.
  @Test(
    arguments: [
      ([turn], "/0/1", [tap, split], "/0/2", 1), ([tap, turn], "/0/1", [tap, split], "/0/2", 1),
      ([tap, turn], "/0/1", [typing, split], "/0/2", 2), ([tap, turn], "dot", [tap, split], "line", 2),
    ] as [([DeviceEvent], String, [DeviceEvent], String, Int)])
  func sizesAreOneKind(first: [DeviceEvent], view: String, second: [DeviceEvent], other: String, count: Int) {
    #expect(told([finding(first, view), finding(second, other)]) == count)
  }

  /// Rows whose texts went to their neighbours open the neighbours' screens; what no row said is another cause.
  @Test(arguments: [("Rain", "Snow", 1), ("Rain", "Sun", 2)]) func whatAWrongRowOpensIsItsCause(
    expected: String, actual: String, count: Int
  ) {
    let rows = finding([Self.turn], "/0/1", .text, said: [("Wind", "Rain"), ("Rain", "Snow")])
    let page = finding([Self.tap, Self.turn], "title", .text, screen: "Page", said: [(expected, actual)])
    #expect(told([rows, page]) == count)
    #expect(told([page, rows]) == count)
  }
}
