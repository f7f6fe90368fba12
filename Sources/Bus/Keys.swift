// Key pairs in files, and lists of those who are let in: what a process needs to be reached from elsewhere.
import Foundation
import ZeroMQ

/// A key pair as a file has it. The secret never leaves it but into libzmq.
public struct KeyFile: Sendable, Equatable {
  let keys: CurveKeys

  /// What others may know: 40 characters.
  public var publicKey: String { keys.publicKey }

  /// Makes a file with a new pair at `path`, readable by this user alone; what is there already stays, with an error.
  public static func make(at path: String) throws(BusError) -> KeyFile {
    let made = try fresh()
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      if errno == EEXIST {
        throw .badKeys(path: path, reason: "is there already, and stays as it is; name another file")
      }
      throw InstanceDirectory.failure("open", path)
    }
    defer { close(file) }
    let text = """
      # A key of Swivel's: whoever can read this file is let in as its owner.
      public \(made.keys.publicKey)
      secret \(made.keys.secretKey)

      """
    let written = write(file, text, text.utf8.count)
    guard written == text.utf8.count else {
      let reason =
        written < 0 ? String(cString: strerror(errno)) : "the disk took \(written) of \(text.utf8.count) bytes"
      // Half a key is none, and would be in the way of the next try.
      unlink(path)
      throw .file(call: "write", path: path, reason: reason)
    }
    return made
  }

  /// Reads a file; one that somebody else owns or can read is refused.
  public init(path: String) throws(BusError) {
    let words = try TextFile.words(path, isSecret: true)
    let secrets = words.filter { $0.first == "secret" }
    guard secrets.count == 1, secrets[0].count == 2, let keys = try CurveKeys.pair(secretKey: secrets[0][1]) else {
      throw .badKeys(path: path, reason: "expected one line 'secret' with a key of \(CurveKeys.length) characters")
    }
    // A file put together of two would say another name than it has.
    let named = words.filter { $0.first == "public" }
    guard named.allSatisfy({ $0 == ["public", keys.publicKey] }) else {
      throw .badKeys(path: path, reason: "its public key is not its secret's")
    }
    self.keys = keys
  }

  /// A new pair, in no file.
  static func fresh() throws(BusError) -> KeyFile { KeyFile(keys: try CurveKeys.fresh()) }

  private init(keys: CurveKeys) { self.keys = keys }
}

/// The public keys of those who are let in.
public struct AllowList: Sendable, Equatable {
  /// In Z85.
  public let keys: Set<String>

  /// Reads a file of a key a line, each with a name after it if wanted; one that others can write is refused, and one
  /// without a key as well: it would let nobody in.
  public init(path: String) throws(BusError) {
    var keys: Set<String> = []
    for words in try TextFile.words(path, isSecret: false) {
      guard CurveKeys.isKey(words[0]) else {
        // Enough to find it: a file of another kind may have one long word.
        let shown = words[0].prefix(CurveKeys.length)
        throw .badKeys(path: path, reason: "'\(shown)' is no public key of \(CurveKeys.length) characters")
      }
      keys.insert(words[0])
    }
    guard !keys.isEmpty else { throw .badKeys(path: path, reason: "has no key, so nobody would be let in") }
    self.keys = keys
  }

  init(keys: Set<String>) { self.keys = keys }
}

/// Small files of words, proved to be this user's.
private enum TextFile {
  /// Above any list of people, in bytes.
  static let limit = 1 << 20

  /// The words of each line that has some and does not begin with `#`.
  static func words(_ path: String, isSecret: Bool) throws(BusError) -> [[String]] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      let next = isSecret && errno == ENOENT ? "; swivel keys new FILE makes one" : ""
      throw .badKeys(path: path, reason: "cannot be read: \(String(cString: strerror(errno)))\(next)")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .untrusted(path: path, reason: "is no file")
    }
    guard status.st_uid == getuid() else { throw .untrusted(path: path, reason: "belongs to user \(status.st_uid)") }
    let mode = status.st_mode & 0o777
    let forbidden: mode_t = isSecret ? 0o077 : 0o022
    guard mode & forbidden == 0 else {
      let what = isSecret ? "others can read it; expected 0600" : "others can write it"
      throw .untrusted(path: path, reason: "has mode 0\(String(mode, radix: 8)): \(what)")
    }
    guard status.st_size <= limit else { throw .badKeys(path: path, reason: "is larger than \(limit) bytes") }
    let text = String(decoding: try bytes(of: file, path), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
      .filter { $0.first?.hasPrefix("#") == false }
  }

  /// What there is to its end, or to the limit; Foundation's handles end the process where reading fails.
  private static func bytes(of file: Int32, _ path: String) throws(BusError) -> [UInt8] {
    var (bytes, portion) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
    while bytes.count < limit {
      let count = read(file, &portion, min(portion.count, limit - bytes.count))
      if count == 0 { break }
      if count > 0 {
        bytes += portion[..<count]
      } else if errno != EINTR {
        throw .badKeys(path: path, reason: "cannot be read: \(String(cString: strerror(errno)))")
      }
    }
    return bytes
  }
}
