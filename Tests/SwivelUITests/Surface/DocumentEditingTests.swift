// When a document must not be edited (UIDocument.disableEditing(), enableEditing(), State.editingDisabled).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor final class EditedNote: UIDocument {
  var heard: [String] = []
  override func contents(forType typeName: String) throws -> Any { Data("new".utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws { heard.append("read") }
  override func disableEditing() { heard.append("no editing \(documentState.rawValue)") }
  override func enableEditing() { heard.append("editing \(documentState.rawValue)") }
  override func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws { heard.append("written") }
}

@MainActor @Suite struct DocumentEditingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let act: @MainActor @Sendable (EditedNote, URL) -> Void
    let heard: [String]
    let state: UIDocument.State
  }
  nonisolated static let rows = [
    // "The default implementation brackets the reversion operation with calls to disableEditing() and enableEditing()."
    Row(
      testDescription: "it goes back to its file", act: { $0.revert(toContentsOf: $1) },
      heard: ["no editing 8", "read", "editing 0"], state: .normal),
    // "UIDocument also sets this state when an error prevents the reverting of a document."
    Row(
      testDescription: "it cannot go back", act: { $0.revert(toContentsOf: $1.appendingPathComponent("none")) },
      heard: ["no editing 8"], state: .editingDisabled),
    // "… when it's unsafe to do so, such as during a save-and-close": what is closed is not edited again.
    Row(
      testDescription: "it is saved and closed",
      act: { note, _ in
        note.updateChangeCount(.done)
        note.close()
      }, heard: ["no editing 8", "written"], state: .closed),
    Row(testDescription: "it is closed", act: { note, _ in note.close() }, heard: ["no editing 8"], state: .closed),
    Row(
      testDescription: "it is saved",
      act: { note, url in
        note.updateChangeCount(.done)
        note.save(to: url, for: .forOverwriting)
      }, heard: ["written"], state: .normal),
  ]

  @Test(arguments: rows) func editing(_ row: Row) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("editing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path): \(error)") }
    }
    let url = folder.appendingPathComponent("a.txt")
    try Data("old".utf8).write(to: url)
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    var note: EditedNote?
    _ = device.perform(window: 1) { _ in
      note = EditedNote(fileURL: url)
      note?.open()
    }
    let opened = try #require(note)
    #expect(opened.heard == ["read"] && opened.documentState == .normal)
    opened.heard = []
    _ = device.perform(window: 1) { _ in row.act(opened, url) }
    #expect(opened.heard == row.heard && opened.documentState == row.state)
  }
}
