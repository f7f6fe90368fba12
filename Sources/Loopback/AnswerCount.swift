// How many answers a server has begun: read by their lengths, for several may come in one piece and one in several. Apart from the
// requests, whose bounds need the number alone.

/// Follows what a server says on one connection, HTTP/1.1 (RFC 9112).
struct AnswerCount {
  private enum Place {
    case head
    /// A body, by its bytes to come.
    case body(Int)
    /// All that comes: frames, or what says no length, after which no answer could be told from a body.
    case unknown
  }

  private var place = Place.head
  /// The head as far as it has come.
  private var begun: [UInt8] = []
  /// Whether the server has agreed to WebSocket frames.
  private(set) var isSwitched = false

  /// Bytes of a head; no answer of ours has more.
  private static let largestHead = 64 << 10
  /// The status of an answer that agrees to another protocol (RFC 9110 §15.2.2).
  private static let switching = 101

  /// Takes what came next; how many heads of answers end in it. Words on the way to an answer (RFC 9110 §15.2) are none.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> Int {
    var (rest, count) = (bytes, 0)
    while let first = rest.first {
      switch place {
      case .head:
        rest.removeFirst()
        begun.append(first)
        if begun.count > Self.largestHead { place = .unknown }
        guard begun.suffix(4).elementsEqual("\r\n\r\n".utf8) else { continue }
        if endHead() { count += 1 }
        begun = []
      case .body(let length):
        let passed = min(length, rest.count)
        rest = rest.dropFirst(passed)
        place = passed == length ? .head : .body(length - passed)
      case .unknown: return count
      }
    }
    return count
  }

  /// Finds out what follows the head; whether it is an answer's.
  private mutating func endHead() -> Bool {
    let lines = String(decoding: begun, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count > 1, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
      place = .unknown
      return false
    }
    guard status != Self.switching else {
      isSwitched = true
      place = .unknown
      return false
    }
    guard status >= 200 else { return false }
    let lengths = lines.dropFirst().compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].drop { $0 == " " })
    }
    // The server here sends what it says it does, whatever was asked.
    guard let length = lengths.first, length >= 0 else {
      place = .unknown
      return true
    }
    if length > 0 { place = .body(length) }
    return true
  }
}
