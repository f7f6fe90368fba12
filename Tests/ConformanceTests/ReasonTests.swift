// Why rows of the published table turn or stay: what a receipt says, for which the table has no column.
import Testing
import Vocabulary

@testable import Conformance

@MainActor struct ReasonTests {
  @Test(
    arguments: [
      ("C01", .rotated), ("C02", .rotated), ("C03", .mask), ("C04", .rotated), ("C05", .mask), ("C06", .rotated),
      ("C07", .flat), ("C08", .flat), ("C09", .mask), ("C10", .mask), ("C11", .rotated), ("C12", .locked),
      ("C13", .shouldAutorotate), ("C14", .shouldAutorotate), ("C15", .rotated), ("C16", .rotated), ("C17", .rotated),
      ("C18", .mask), ("C19", .exception), ("C20", .shouldAutorotate), ("C21", .rotated), ("C22", .mask),
      ("C23", .rotated), ("C25", .mask), ("C28", .rotated), ("C57", .rotated), ("C58", .mask), ("C59", .mask),
      ("C61", .multitasking), ("C62", .rotated), ("C68", .mask), ("C69", .rotated), ("C70", .rotated),
    ] as [(String, RotationReason)])
  func theReceiptSaysWhy(id: String, reason: RotationReason) throws {
    let table = try ConformanceTable(file: TableTests.published)
    let row = try #require(table.rows.first { $0.id == id })
    #expect(try Stage(row, Script()).act().windows[0].reason == reason)
  }
}
