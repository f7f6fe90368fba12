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
  /// Says to others that it is being written.
  private let lock: LogLock?

  /// What its name begins and ends with, around the process's number: short, for the other's name may be as long as names can be.
  private static let (beginning, ending) = (".swivel-", "-replay.swivel")

  /// For a log at `wanted`, links followed.
  init(at wanted: String) throws(EventLogError) {
    var facts = stat()
    guard stat(wanted, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, access(wanted, W_OK) == 0,
      let found = realpath(wanted, nil)
    else {
      (path, target, lock) = (wanted, nil, nil)
      return
    }
    let place = String(cString: found)
    free(found)
    // Where nothing can be made beside it, it is written where it is.
    guard access(place.folderOfPath, W_OK) == 0 else {
      (path, target, lock) = (wanted, nil, nil)
      return
    }
    target = place
    Self.takeAwayWhatKilledOnesLeft(in: place.folderOfPath)
    path = "\(place.folderOfPath)/\(Self.beginning)\(getpid())\(Self.ending)"
    lock = LogLock(path, flags: O_CREAT)
    guard lock != nil else { throw .file(call: "open", path: path, reason: "something else is there") }
  }

  /// A replay that is killed takes nothing away; its lock is gone with it. What cannot be taken away stays, and harms nobody.
  private static func takeAwayWhatKilledOnesLeft(in folder: String) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard name.hasPrefix(beginning), name.hasSuffix(ending) else { continue }
      let number = name.dropFirst(beginning.count).dropLast(ending.count)
      if !number.isEmpty, number.allSatisfy({ ("0"..."9").contains($0) }) { names.append(name) }
    }
    for name in names {
      let path = "\(folder)/\(name)"
      guard LogLock(path, flags: 0) != nil else { continue }
      do { try LogParts.remove(path) } catch {}
    }
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

/// A lock on a log of this user's, which ends with the process at the latest.
private final class LogLock {
  private let file: Int32

  /// Nil where another has it, and for what is no file of this user's.
  init?(_ path: String, flags: Int32) {
    file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | flags, 0o600)
    guard file >= 0 else { return nil }
    var (facts, named) = (stat(), stat())
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_uid == geteuid(),
      flock(file, LOCK_EX | LOCK_NB) == 0,
      // Whoever had it may have given it its name just now.
      lstat(path, &named) == 0, named.st_dev == facts.st_dev, named.st_ino == facts.st_ino
    else { return nil }
  }

  deinit { if file >= 0 { close(file) } }
}
