// Who is told of files that are read and written, and objects that may be gone
// (NSFileCoordinator, NSFilePresenter, NSPointerArray).
import Foundation
import SwivelUI
import Testing

import class SwivelUI.NSFileCoordinator
import protocol SwivelUI.NSFilePresenter
import class SwivelUI.NSPointerArray

/// Shows one file or folder, and writes down what it hears.
private final class Presenter: SwivelUI.NSFilePresenter {
  let presentedItemURL: URL?
  let presentedItemOperationQueue = OperationQueue()
  var heard: [String] = []
  init(_ url: URL) { presentedItemURL = url }
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    heard.append("save")
    completionHandler(nil)
  }
  func presentedItemDidChange() { heard.append("changed") }
  func presentedItemDidMove(to newURL: URL) { heard.append("moved to \(newURL.lastPathComponent)") }
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
    heard.append("deleted")
    completionHandler(nil)
  }
  func presentedSubitemDidChange(at url: URL) { heard.append("\(url.lastPathComponent) changed") }
}

@Suite(.serialized) struct CoordinatedFileTests {
  typealias Coordinator = SwivelUI.NSFileCoordinator
  private static let file = URL(fileURLWithPath: "/nowhere/folder/file.txt")

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let act: @Sendable (Coordinator) -> Void
    /// What who shows the file hears, and who shows its folder.
    let file: [String]
    let folder: [String]
    var testDescription: String { name }
  }
  static let rows = [
    Row(
      name: "read", act: { $0.coordinate(readingItemAt: file, error: nil) { _ in } }, file: ["save"], folder: []),
    Row(
      name: "read as it is", act: { $0.coordinate(readingItemAt: file, options: .withoutChanges, error: nil) { _ in } },
      file: [], folder: []),
    Row(
      name: "read about",
      act: {
        $0.coordinate(readingItemAt: file, options: .immediatelyAvailableMetadataOnly, error: nil) { _ in }
      }, file: [], folder: []),
    Row(
      name: "written", act: { $0.coordinate(writingItemAt: file, error: nil) { _ in } }, file: ["changed"],
      folder: ["file.txt changed"]),
    Row(
      name: "deleted", act: { $0.coordinate(writingItemAt: file, options: .forDeleting, error: nil) { _ in } },
      file: ["deleted"], folder: []),
    Row(
      name: "merged", act: { $0.coordinate(writingItemAt: file, options: .forMerging, error: nil) { _ in } },
      file: ["save", "changed"], folder: ["file.txt changed"]),
    Row(
      name: "moved",
      act: { coordinator in
        coordinator.coordinate(writingItemAt: file, options: .forMoving, error: nil) { old in
          coordinator.item(at: old, didMoveTo: old.deletingLastPathComponent().appendingPathComponent("new.txt"))
        }
      }, file: ["moved to new.txt"], folder: []),
    Row(
      name: "read and another written",
      act: {
        let other = file.deletingLastPathComponent().appendingPathComponent("other.txt")
        $0.coordinate(readingItemAt: file, writingItemAt: other, error: nil) { _, _ in }
      }, file: ["save"], folder: ["other.txt changed"]),
    Row(
      name: "written twice",
      act: {
        let other = file.deletingLastPathComponent().appendingPathComponent("other.txt")
        $0.coordinate(writingItemAt: file, writingItemAt: other, error: nil) { _, _ in }
      }, file: ["changed"], folder: ["file.txt changed", "other.txt changed"]),
  ]

  @Test(arguments: rows) func told(_ row: Row) {
    let (one, around) = (Presenter(Self.file), Presenter(Self.file.deletingLastPathComponent()))
    for presenter in [one, around] { Coordinator.addFilePresenter(presenter) }
    row.act(Coordinator(filePresenter: nil))
    #expect(one.heard == row.file && around.heard == row.folder)
    // Who acts is not told of it.
    one.heard = []
    row.act(Coordinator(filePresenter: one))
    #expect(one.heard.isEmpty)
    for presenter in [one, around] { Coordinator.removeFilePresenter(presenter) }
    row.act(Coordinator(filePresenter: nil))
    #expect(one.heard.isEmpty)
  }

  /// Several files at once are let in when the queue comes to it, and those that were written are told of then.
  @Test func intents() {
    let presenter = Presenter(Self.file)
    Coordinator.addFilePresenter(presenter)
    defer { Coordinator.removeFilePresenter(presenter) }
    let queue = OperationQueue()
    queue.isSuspended = true
    let coordinator = Coordinator(filePresenter: nil)
    coordinator.coordinate(
      with: [.readingIntent(with: Self.file), .writingIntent(with: Self.file, options: .forMerging)], queue: queue
    ) { _ in }
    #expect(presenter.heard == ["save", "save"])
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(presenter.heard == ["save", "save", "changed"])
  }

  /// What nobody keeps is gone from weak places, which stay; strong ones keep it (NSPointerArray).
  @Test(arguments: [true, false]) func places(isWeak: Bool) {
    let array = isWeak ? SwivelUI.NSPointerArray.weakObjects() : SwivelUI.NSPointerArray.strongObjects()
    let kept = NSObject()
    func add(_ object: NSObject) { array.addPointer(Unmanaged.passUnretained(object).toOpaque()) }
    add(kept)
    do { add(NSObject()) }
    array.addPointer(nil)
    #expect(array.count == 3 && array.allObjects.count == (isWeak ? 1 : 2))
    #expect(array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque() && array.pointer(at: 2) == nil)
    #expect((array.pointer(at: 1) == nil) == isWeak)
    array.compact()
    #expect(array.count == (isWeak ? 1 : 2))
    array.insertPointer(nil, at: 0)
    #expect(array.pointer(at: 0) == nil && array.pointer(at: 1) != nil)
    array.replacePointer(at: 0, withPointer: Unmanaged.passUnretained(kept).toOpaque())
    array.removePointer(at: 1)
    #expect(array.pointer(at: 0) != nil)
    array.count = 5
    #expect(array.count == 5 && array.pointer(at: 4) == nil)
    array.count = 0
    #expect(array.count == 0 && array.allObjects.isEmpty)
    withExtendedLifetime(kept) {}
  }
}
