// Files and folders as one value, by Foundation's documentation of FileWrapper: what is in a folder has a name of its own, and what was written
// is read back.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct FileWrapperTests {
  private func file(_ text: String, _ name: String? = nil) -> FileWrapper {
    let file = FileWrapper(regularFileWithContents: Data(text.utf8))
    file.preferredFilename = name
    return file
  }

  @Test func kinds() {
    let (folder, file) = (FileWrapper(directoryWithFileWrappers: [:]), file("a"))
    #expect(folder.isDirectory && !folder.isRegularFile && folder.regularFileContents == nil)
    #expect(!file.isDirectory && file.isRegularFile && file.fileWrappers == nil && file.filename == nil)
    #expect(file.regularFileContents == Data("a".utf8))
  }

  /// "If the preferred name is already used, a unique name is derived from it": all are there, each by its key.
  @Test func namesInAFolder() {
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": file("one")])
    #expect(folder.fileWrappers?["a.txt"]?.preferredFilename == "a.txt")
    let (second, third) = (file("two", "a.txt"), file("three", "a.txt"))
    let keys = [folder.addFileWrapper(second), folder.addFileWrapper(third)]
    #expect(Set(keys + ["a.txt"]).count == 3 && keys.allSatisfy { $0.hasSuffix("a.txt") })
    #expect([second, third].map(folder.keyForChildFileWrapper) == keys)
    #expect(second.filename == keys[0] && second.preferredFilename == "a.txt")
    let key = folder.addRegularFile(withContents: Data("four".utf8), preferredFilename: "b.txt")
    #expect(key == "b.txt" && folder.fileWrappers?["b.txt"]?.regularFileContents == Data("four".utf8))
    folder.removeFileWrapper(second)
    #expect(folder.fileWrappers?.count == 3 && folder.keyForChildFileWrapper(second) == nil)
    #expect(folder.fileWrappers?[keys[1]] === third)
  }

  /// What is written is read back, folders in folders too; what stood there before is gone; `withNameUpdating` takes over the name.
  @Test func writtenAndReadBack() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "wrapper-\(UUID().uuidString)")
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: place) } }
    let inner = FileWrapper(directoryWithFileWrappers: ["c": file("three")])
    let folder = FileWrapper(directoryWithFileWrappers: ["a": file("one"), "in": inner])
    try folder.write(to: place, originalContentsURL: nil)
    #expect(folder.filename == nil)
    let read = try FileWrapper(url: place)
    #expect(read.filename == place.lastPathComponent && read.isDirectory)
    #expect(Set(read.fileWrappers?.keys.map { $0 } ?? []) == ["a", "in"])
    #expect(read.fileWrappers?["in"]?.fileWrappers?["c"]?.regularFileContents == Data("three".utf8))
    let other = FileWrapper(directoryWithFileWrappers: ["b": file("two")])
    try other.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(other.filename == place.lastPathComponent)
    try read.read(from: place)
    #expect(read.fileWrappers?.keys.map { $0 } == ["b"])
    let missing = place.appending(path: "none")
    #expect(throws: (any Error).self) { try FileWrapper(url: missing) }
  }

  /// UIDocument.updateChangeCount(_:): a change made or made again counts up, one taken back counts down, and `cleared` is none.
  @Test(
    arguments: [
      ([], false), ([.done], true), ([.done, .undone], false), ([.done, .undone, .redone], true),
      ([.done, .done, .undone], true), ([.done, .done, .cleared], false), ([.undone], true),
      ([.cleared, .redone], true),
    ] as [([UIDocument.ChangeKind], Bool)])
  func changesOfADocument(changes: [UIDocument.ChangeKind], isUnsaved: Bool) throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let document = UIDocument(fileURL: URL(filePath: "/tmp/a.txt"))
      for change in changes { document.updateChangeCount(change) }
      #expect(document.hasUnsavedChanges == isUnsaved)
      // "changeCountToken(for:)": the changes it stands for are forgotten, and no others.
      let token = document.changeCountToken(for: .forOverwriting)
      document.updateChangeCount(.done)
      document.updateChangeCount(withToken: token, for: .forOverwriting)
      #expect(document.hasUnsavedChanges)
      document.updateChangeCount(.undone)
      #expect(!document.hasUnsavedChanges)
    }
  }

  /// UIDocument: a new one is closed; its name is the file's without what says its kind, and its kind is that ending's.
  @Test(
    arguments: [
      ("/tmp/a b.txt", "a b", "public.plain-text", "txt"), ("/tmp/page.html", "page", "public.html", "html"),
      ("/tmp/x.tar.png", "x.tar", "public.png", "png"),
    ])
  func aDocumentsNames(path: String, name: String, kind: String, ending: String) throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let document = UIDocument(fileURL: URL(filePath: path))
      #expect(document.localizedName == name && document.fileType == kind && document.savingFileType == kind)
      #expect(document.fileNameExtension(forType: kind, saveOperation: .forCreating) == ending)
      #expect(document.fileNameExtension(forType: nil, saveOperation: .forCreating) == ending)
      #expect(document.documentState == .closed && !document.hasUnsavedChanges && document.progress == nil)
    }
  }
}
