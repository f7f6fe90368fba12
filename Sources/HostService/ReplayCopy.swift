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

  /// For a log at `wanted`, links followed, whose last part will be `lastPart`; refused where a part's name would be too long there.
  /// `locking` locks an open file and says why it could not, 0 for nothing.
  init(at wanted: String, lastPart: Int = 1, locking: (Int32) -> Int32 = LogLock.flocked) throws(EventLogError) {
    var facts = stat()
    guard stat(wanted, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, access(wanted, W_OK) == 0,
      let found = realpath(wanted, nil)
    else {
      (path, target, lock) = (wanted, nil, nil)
      if lastPart > 1 { try LogParts.demandRoom(for: [lastPart], at: wanted) }
      return
    }
    let place = String(cString: found)
    free(found)
    // The last one's name is the longest.
    if lastPart > 1 { try LogParts.demandRoom(for: [lastPart], at: place) }
    // Where nothing can be made beside it, it is written where it is.
    guard access(place.folderOfPath, W_OK) == 0 else {
      (path, target, lock) = (wanted, nil, nil)
      return
    }
    target = place
    Self.takeAwayWhatKilledOnesLeft(in: place.folderOfPath)
    path = "\(place.folderOfPath)/\(Self.beginning)\(getpid())\(Self.ending)"
    do { lock = try LogLock.take(path, flags: O_CREAT, locking) } catch {
      // There are file systems on which nothing can be locked; what is written there nobody takes away, for that needs a lock, too.
      guard case .call(let number) = error, [ENOLCK, EOPNOTSUPP, ENOSYS].contains(number) else {
        throw .file(call: "open", path: path, reason: error.text)
      }
      lock = nil
    }
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
      do {
        let lock = try LogLock.take(path, flags: 0, LogLock.flocked)
        try LogParts.remove(path)
        withExtendedLifetime(lock) {}
      } catch {}
    }
  }

  /// It is whole, and takes the other's place; where it cannot, both stay, and the error says where the new one is: by a name that no later
  /// replay takes away.
  func finish() throws(EventLogError) {
    guard let target else { return }
    var facts = stat()
    if stat(target, &facts) == 0 { chmod(path, facts.st_mode & 0o7777) }
    do { try LogParts.move(path, to: target) } catch {
      // Of one that is there but for some parts, the error names those.
      guard LogFile.size(of: path) != nil else { throw error }
      throw .file(call: "rename", path: target, reason: "\(error); what was replayed is in \(kept())")
    }
  }

  /// Gives it a name of its own for good; where it is then.
  private func kept() -> String {
    let beginning = "\(path.folderOfPath)/replayed-\(getpid())"
    for name in [beginning] + (2...99).map({ "\(beginning)-\($0)" }) {
      let place = name + ".swivel"
      var facts = stat()
      guard lstat(place, &facts) != 0, errno == ENOENT else { continue }
      do {
        guard try LogParts.numbers(of: place).isEmpty else { continue }
        try LogParts.move(path, to: place)
        return place
      } catch { return path }
    }
    return path
  }

  /// It will not be whole, and is taken away.
  func giveUp() throws(EventLogError) {
    if target != nil { try LogParts.remove(path) }
  }
}

/// A lock on a log of this user's, which ends with the process at the latest.
final class LogLock {
  private let file: Int32

  private init(_ file: Int32) { self.file = file }

  deinit { close(file) }

  /// Why there is none.
  enum Trouble: Error {
    /// A call failed with this number.
    case call(Int32)
    /// What is no file of this user's.
    case another

    var text: String {
      switch self {
      case .call(EAGAIN): "another process writes it"
      case .call(let number): String(cString: strerror(number))
      case .another: "something else is there"
      }
    }
  }

  /// Locks an open file for this process alone; why it could not, 0 for nothing.
  static func flocked(_ file: Int32) -> Int32 { flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }

  /// So often a file is made anew that another's sweep took away before it was locked.
  private static let mostTries = 20

  /// Opens the file and locks it.
  static func take(_ path: String, flags: Int32, _ locking: (Int32) -> Int32) throws(Trouble) -> LogLock {
    for _ in 0..<mostTries {
      let file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | flags, 0o600)
      guard file >= 0 else { throw .call(errno) }
      // Closes it, too.
      let lock = LogLock(file)
      var (facts, named) = (stat(), stat())
      guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_uid == geteuid() else {
        throw .another
      }
      let number = locking(file)
      guard number == 0 else { throw .call(number) }
      // Whoever had it may have taken it away, or given it its name, just now.
      if lstat(path, &named) == 0, named.st_dev == facts.st_dev, named.st_ino == facts.st_ino { return lock }
    }
    throw .call(EAGAIN)
  }
}
