// Which instances belong to a fleet: by name and number alone, as `up --count` names them.
import Testing

@testable import swivel

@Suite struct FleetTests {
  /// A number is written as numbers are, from 1 on; what else begins like a member is an instance of its own.
  @Test(
    arguments: [
      ("desk-1", 1), ("desk-9", 9), ("desk-12", 12), ("desk-500", 500), ("desk-0", nil), ("desk-01", nil),
      ("desk--1", nil), ("desk-+1", nil), ("desk-", nil), ("desk", nil),
      ("desk-a", nil), ("desk-1a", nil), ("desk-1-2", nil),
      ("desks-1", nil), ("my-desk-1", nil), ("", nil),
    ] as [(String, Int?)])
  func membersHaveNumbers(_ name: String, _ number: Int?) {
    #expect(Fleet(name: "desk").number(of: name) == number)
    if let number { #expect(Fleet(name: "desk").member(number) == name) }
  }

  /// A fleet's name may itself end as a member's.
  @Test func aFleetOfAFleetsName() {
    #expect(Fleet(name: "desk-1").number(of: "desk-1-2") == 2)
    #expect(Fleet(name: "desk-1").number(of: "desk-1") == nil)
  }
}
