// Waits until something in a suite's folders changes: the kernel tells of it, so that nobody looks through them while nothing does.
import Foundation
import Vocabulary

/// Folders that are watched.
final class FolderWatch {
  /// What happens to files when people and their editors save, move and remove them; other events are of no interest.
  private static let interest = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
  /// Milliseconds without an event after which what was begun, such as the save of several files, is over.
  private static let quiet: Int32 = 50
  /// So many events are waited for at most, so that what goes on for ever hides nothing.
  private static let longestBurst = 20
  /// Milliseconds until a look without an event: on another machine's folders files change without a word from the kernel.
  static let patience: Int32 = 5_000
  /// The same where the kernel watches no more folders for us.
  private static let lookout: Int32 = 300

  /// Negative where the kernel has no more of them.
  private let events = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
  private var isWhole = true

  deinit { if events >= 0 { close(events) } }

  /// Watches these paths: folders and those below them, and the folders of files. Asked again, it goes on with what is new.
  func follow(_ paths: [String]) {
    isWhole = events >= 0
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        let folder = path.folderOfPath
        watch(folder.isEmpty ? "." : folder)
        continue
      }
      watch(path)
      let below = FileManager.default.enumerator(
        at: URL(fileURLWithPath: path), includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
      while let next = below?.nextObject() as? URL { if next.hasDirectoryPath { watch(next.path) } }
    }
  }

  private func watch(_ folder: String) {
    // One that is gone meanwhile has nothing to tell.
    if inotify_add_watch(events, folder, Self.interest) < 0, errno != ENOENT { isWhole = false }
  }

  /// Waits for a change and the end of what it belongs to; whether there was one, and not only time that passed.
  @discardableResult func wait(_ patience: Int32 = FolderWatch.patience) -> Bool {
    guard hasEvent(isWhole ? patience : min(patience, Self.lookout)) else { return false }
    for _ in 0..<Self.longestBurst where !hasEvent(Self.quiet) { break }
    return true
  }

  private func hasEvent(_ patience: Int32) -> Bool {
    var item = pollfd(fd: events, events: Int16(POLLIN), revents: 0)
    guard poll(&item, 1, patience) > 0 else { return false }
    var room = [UInt8](repeating: 0, count: 1 << 14)
    while read(events, &room, room.count) > 0 {}
    return true
  }
}

/// Which files of a suite are others than they were.
struct SuiteChanges {
  private var known: [SuiteFile: [Int]]

  /// As these are now.
  init(_ files: [SuiteFile]) { known = SuiteFile.stamps(files) }

  /// Those that are new or changed since the last question. Unless they are the whole suite, what is known of others stays so: it may only
  /// be away for a moment.
  mutating func take(_ files: [SuiteFile], isWhole: Bool = true) -> [SuiteFile] {
    let stamps = SuiteFile.stamps(files)
    defer { known = isWhole ? stamps : known.merging(stamps) { $1 } }
    return files.filter { stamps[$0] != known[$0] }
  }
}
