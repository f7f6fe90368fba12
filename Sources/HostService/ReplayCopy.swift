// Where a replay is logged until it is whole: beside the log that was there, which a replay that is cut off must leave as it was.
import Emulator
import EventLog
import Foundation

/// The place of a new log that may take another's.
struct ReplayCopy {
  /// Where it is written.
  let path: String
  /// What it is to be called; nil where nothing is there, or no file, so that it is written there.
  private let target: String?

  /// For a log at `wanted`, links followed.
  init(at wanted: String) {
    var facts = stat()
    guard stat(wanted, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, access(wanted, W_OK) == 0,
      let found = realpath(wanted, nil)
    else {
      (path, target) = (wanted, nil)
      return
    }
    let place = String(cString: found)
    free(found)
    // Where nothing can be made beside it, it is written where it is.
    guard access(place.folderOfPath, W_OK) == 0 else {
      (path, target) = (wanted, nil)
      return
    }
    target = place
    path = "\(place.folderOfPath)/.swivel-\(getpid())-\((place as NSString).lastPathComponent)"
  }

  /// It is whole, and takes the other's place; where it cannot, both stay, and the error says where the new one is.
  func finish() throws(EventLogError) {
    guard let target else { return }
    var facts = stat()
    if stat(target, &facts) == 0 { chmod(path, facts.st_mode & 0o7777) }
    do { try LogParts.move(path, to: target) } catch {
      throw .file(call: "rename", path: target, reason: "\(error); what was replayed is in \(path)")
    }
  }

  /// It will not be whole, and is taken away.
  func giveUp() throws(EventLogError) {
    if target != nil { try LogParts.remove(path) }
  }
}
