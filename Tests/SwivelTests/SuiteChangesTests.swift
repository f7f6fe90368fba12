// What `swivel test --watch` waits for: changes in folders, told by the kernel, and the files that have to be run again.
import Foundation
import Testing

@testable import swivel

@Suite("Changes in a suite's folders") final class SuiteChangesTests {
  private let folder = NSTemporaryDirectory() + "suite-changes-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder + "/deep", withIntermediateDirectories: true)
    for name in ["a.swivel", "deep/b.swivel"] { try write(name) }
  }

  deinit { _ = Result { try FileManager.default.removeItem(atPath: folder) } }

  private func write(_ name: String, _ text: String = "") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  private var files: [SuiteFile] { get throws { try SuiteFile.all(in: [folder]) } }

  /// Longer than any test takes: without an event it would end by that.
  private static let ever: Int32 = 60_000

  /// What is done, and whether a watch of the folder hears of it.
  @Test(arguments: ["written", "written below", "moved over", "removed", "a folder"])
  func whatIsDoneIsHeard(_ deed: String) throws {
    let watch = FolderWatch()
    watch.follow([folder])
    #expect(!watch.wait(0))
    switch deed {
    case "written": try write("a.swivel", "x")
    case "written below": try write("deep/b.swivel", "x")
    case "moved over": #expect(rename("\(folder)/deep/b.swivel", "\(folder)/a.swivel") == 0)
    case "removed": try FileManager.default.removeItem(atPath: folder + "/a.swivel")
    case _: try FileManager.default.createDirectory(atPath: folder + "/new", withIntermediateDirectories: true)
    }
    #expect(watch.wait(Self.ever))
    #expect(!watch.wait(0))
  }

  /// A folder that came later is watched when it is followed again, and the folder of a file that was named alone.
  @Test func newFoldersAndNamedFiles() throws {
    let watch = FolderWatch()
    watch.follow([folder])
    try FileManager.default.createDirectory(atPath: folder + "/new", withIntermediateDirectories: true)
    #expect(watch.wait(Self.ever))
    watch.follow([folder])
    try write("new/c.swivel")
    #expect(watch.wait(Self.ever))
    let named = FolderWatch()
    named.follow([folder + "/deep/b.swivel"])
    try write("deep/b.swivel", "x")
    #expect(named.wait(Self.ever))
  }

  /// A pipe nobody writes to would keep the run for ever: one that lies about is passed over, one that is named refused.
  @Test func aPipeIsNotWaitedFor() throws {
    let pipe = folder + "/pipe.swivel"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(try files.map(\.path) == ["a.swivel", "deep/b.swivel"].map { "\(folder)/\($0)" })
    let failure = #expect(throws: Failure.self) { try SuiteFile.all(in: [pipe]) }
    #expect(failure?.text == "\(pipe): expected a file, found a pipe or a device")
    #expect(failure?.status == .usage)
  }

  /// A folder that is away for a moment: the other one is followed, and of what comes back only what has changed is run again.
  @Test func aFolderIsAwayForAMoment() throws {
    try FileManager.default.createDirectory(atPath: folder + "/other", withIntermediateDirectories: true)
    try write("other/c.swivel")
    try write("other/d.swivel")
    let paths = [folder + "/other", folder + "/deep"]
    func look() throws -> (files: [SuiteFile], failure: Failure?) { try SuiteFile.found(in: paths) }
    var changes = SuiteChanges(try look().files)
    #expect(rename(paths[0], folder + "/.away") == 0)
    try write("deep/new.swivel")
    for changed in [["\(folder)/deep/new.swivel"], []] {
      let (files, failure) = try look()
      #expect(failure?.text.contains(paths[0]) == true)
      #expect(changes.take(files, isWhole: failure == nil).map(\.path) == changed)
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder + "/.away/d.swivel")
    #expect(rename(folder + "/.away", paths[0]) == 0)
    let (files, failure) = try look()
    #expect(failure == nil)
    #expect(try files == SuiteFile.all(in: paths))
    #expect(changes.take(files).map(\.path) == ["\(folder)/other/d.swivel"])
  }

  @Test func newAndChangedFilesAreRunAgainOnce() throws {
    var changes = SuiteChanges(try files)
    #expect(changes.take(try files) == [])
    // To a time it did not have, however coarse the clock of the file system is.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder + "/deep/b.swivel")
    try write("c.swivel")
    #expect(changes.take(try files).map(\.path) == ["c.swivel", "deep/b.swivel"].map { "\(folder)/\($0)" })
    #expect(changes.take(try files) == [])
  }

  /// A table that cannot be read, here a link to what fails to be (proc(5)), is none, and the others are run.
  @Test func whatCannotBeReadIsNoTable() throws {
    try FileManager.default.createSymbolicLink(atPath: folder + "/broken.csv", withDestinationPath: "/proc/self/mem")
    #expect(try files.allSatisfy { !$0.path.hasSuffix("broken.csv") })
  }
}
