// Documents, files as values, and who is told of changes: as Apple's reference of UIDocument, FileWrapper and NSFileCoordinator says.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

private final class Note: UIDocument {
  var text = ""
  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

private final class Watcher: NSFilePresenter {
  let presentedItemURL: URL?
  let presentedItemOperationQueue = OperationQueue.main
  var heard: [String] = []
  init(_ url: URL) { presentedItemURL = url }
  func presentedItemDidChange() { heard.append("changed") }
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    heard.append("saved")
    completionHandler(nil)
  }
}

@MainActor @Suite final class DocumentTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path): \(error)") }
  }

  private func device() throws -> EmulatedDevice {
    try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
  }

  /// "documentState … closed" until it is opened; `save(to:for:)` writes what `contents(forType:)` gives, and then there is nothing
  /// unsaved; `close` writes what was changed.
  @Test func aDocumentIsWrittenAndReadAgain() throws {
    let url = folder.appendingPathComponent("a.txt")
    let device = try device()
    var note: Note?
    var done: [Bool] = []
    func act(_ body: @MainActor (Note) -> Void) {
      _ = device.perform(window: 1) { _ in
        let made = note ?? Note(fileURL: url)
        note = made
        body(made)
      }
    }
    act { #expect($0.documentState == .closed && !$0.hasUnsavedChanges && $0.localizedName == "a") }
    act {
      $0.text = "one"
      $0.save(to: url, for: .forCreating) { done.append($0) }
      #expect(done.isEmpty)
    }
    #expect(done == [true])
    #expect(try String(contentsOf: url, encoding: .utf8) == "one")
    act {
      #expect($0.documentState == .normal)
      $0.text = "two"
      $0.updateChangeCount(.done)
      #expect($0.hasUnsavedChanges)
      $0.close { done.append($0) }
    }
    act { #expect($0.documentState == .closed && !$0.hasUnsavedChanges) }
    #expect(try String(contentsOf: url, encoding: .utf8) == "two")
    note = nil
    act { $0.open { done.append($0) } }
    act { #expect($0.text == "two" && $0.documentState == .normal && $0.fileType == "public.plain-text") }
    #expect(done == [true, true, true])
  }

  /// `revert(toContentsOf:)`: what the file has is read again, nothing is unsaved then, and whoever asked is told; a file that is not
  /// there changes nothing.
  @Test func aDocumentGoesBackToItsFile() throws {
    let url = folder.appendingPathComponent("r.txt")
    try Data("written".utf8).write(to: url)
    let device = try device()
    let missing = folder.appendingPathComponent("none.txt")
    var (note, done): (Note?, [Bool]) = (nil, [])
    _ = device.perform(window: 1) { _ in
      let made = Note(fileURL: url)
      note = made
      made.text = "typed"
      made.updateChangeCount(.done)
      made.revert(toContentsOf: missing) { done.append($0) }
    }
    _ = device.perform(window: 1) { _ in
      #expect(done == [false] && note?.text == "typed" && note?.hasUnsavedChanges == true)
      note?.revert(toContentsOf: url) { done.append($0) }
    }
    _ = device.inspect(window: 1) { _ in
      #expect(done == [false, true] && note?.text == "written" && note?.hasUnsavedChanges == false)
    }
  }

  /// A file that is not there cannot be opened; the document stays closed.
  @Test func whatIsNotThereIsNotOpened() throws {
    let device = try device()
    var note: Note?
    var done: [Bool] = []
    _ = device.perform(window: 1) { _ in
      note = Note(fileURL: folder.appendingPathComponent("none.txt"))
      note?.open { done.append($0) }
    }
    #expect(done == [false])
    _ = device.inspect(window: 1) { _ in #expect(note?.documentState == .closed) }
  }

  /// "By … registering changes with the undo manager … UIDocument … tracks changes": a step is a change, and undoing it takes it back.
  @Test func whatIsUndoneIsNoChange() throws {
    let device = try device()
    var note: Note?
    _ = device.perform(window: 1) { _ in
      let made = Note(fileURL: folder.appendingPathComponent("u.txt"))
      note = made
      made.undoManager.registerUndo(withTarget: made) { $0.text = "" }
    }
    _ = device.perform(window: 1) { _ in
      #expect(note?.hasUnsavedChanges == true)
      note?.undoManager.undo()
    }
    _ = device.inspect(window: 1) { _ in #expect(note?.hasUnsavedChanges == false) }
  }

  @Test func aDocumentIsNotKeptByWhatItHears() throws {
    let device = try device()
    weak var left: Note?
    func observers() -> Int? { device.inspect(window: 1) { _ in AppScene.running?.app.kept["observer"] } ?? nil }
    let before = observers()
    _ = device.perform(window: 1) { _ in
      let note = Note(fileURL: folder.appendingPathComponent("k.txt"))
      left = note
      note.save(to: note.fileURL, for: .forCreating) { _ in note.open { _ in note.close(completionHandler: nil) } }
    }
    // It is let go after its last work, when no app's code runs any more.
    #expect(left == nil && observers() == before)
  }

  /// A folder is a wrapper of wrappers; two of one name have different keys.
  @Test func aFolderOfFilesIsOneValue() throws {
    let whole = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data([1]))])
    let other = whole.addRegularFile(withContents: Data([2]), preferredFilename: "a")
    #expect(other != "a")
    let url = folder.appendingPathComponent("pack")
    try whole.write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && read.fileWrappers?.keys.sorted() == ["a", other].sorted())
    #expect(read.fileWrappers?["a"]?.regularFileContents == Data([1]))
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
  }

  /// Whoever shows a file is told when another writes it, and saves before another reads; not of what they do themselves.
  @Test func whoShowsAFileIsTold() throws {
    let url = folder.appendingPathComponent("f.txt")
    let watcher = Watcher(url)
    NSFileCoordinator.addFilePresenter(watcher)
    defer { NSFileCoordinator.removeFilePresenter(watcher) }
    var failure: NSError?
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url, options: [], error: &failure) { _ in }
    NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url, options: .forReplacing, error: nil) {
      #expect($0 == url)
    }
    NSFileCoordinator(filePresenter: watcher).coordinate(writingItemAt: url, options: [], error: nil) { _ in }
    #expect(watcher.heard == ["saved", "changed"] && failure == nil)
  }
}
