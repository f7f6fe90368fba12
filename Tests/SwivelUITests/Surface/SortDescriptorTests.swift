// Orders of objects some of which have nothing to be ordered by: by Apple's page nothing comes before everything.
import SwivelUI
import Testing

@Suite struct SortDescriptorTests {
  struct Person {
    let name: String
    let nick: String?
    let age: Int?
  }

  private static let people = [
    Person(name: "Ada", nick: "b", age: 3), Person(name: "Bo", nick: nil, age: 2),
    Person(name: "Cy", nick: "a", age: nil), Person(name: "Di", nick: nil, age: 1),
  ]

  /// Those without come first, and last where the greatest comes first; alike, the next descriptor says, and then the place they had.
  @Test func nothingComesBeforeEverything() {
    func names(_ descriptors: NSSortDescriptor...) -> String {
      descriptors.sorted(Self.people).map(\.name).joined(separator: " ")
    }
    func nick(_ ascending: Bool) -> NSSortDescriptor { NSSortDescriptor(keyPath: \Person.nick, ascending: ascending) }
    let age = NSSortDescriptor(keyPath: \Person.age, ascending: true)
    #expect(names(nick(true)) == "Bo Di Cy Ada")
    #expect(names(nick(false)) == "Ada Cy Bo Di")
    #expect(names(nick(true), age) == "Di Bo Cy Ada")
    #expect(names(age) == "Cy Di Bo Ada")
  }

  /// A value that is an optional of an optional is looked into, too.
  @Test func optionalsOfOptionals() {
    let descriptor = NSSortDescriptor(keyPath: \[Int??].first, ascending: true)
    let order = [descriptor].sorted([[2], [.some(.none)], [1], []] as [[Int??]])
    #expect(order == [[.some(.none)], [], [1], [2]])
  }
}
