// How much of a request is let through to the server, which itself keeps a head, or a WebSocket's message, of any length.
import Foundation

/// Follows what one visitor sends, HTTP/1.1 (RFC 9112) and after an upgrade WebSocket frames (RFC 6455), by its lengths alone.
struct RequestBounds {
  /// What is too much.
  enum Excess: Error, Equatable {
    /// A request line with its headers.
    case head
    /// A WebSocket's message, or frames of control.
    case message
    /// A body, by its length or part by part.
    case body
    /// No frame a client may send.
    case frame
  }

  /// Bytes of a request line and its headers: browsers send one thousand, and keep links and cookies below eight.
  static let largestHead = 16 << 10
  /// Bytes of a WebSocket's message: twice what a phone's may have, so that one is refused in words first.
  static let largestMessage = 2 << 20
  /// Frames of control of one connection, such as pings, each of which the server has to answer: one a second for a day.
  static let mostControls = 100_000
  /// Bytes of a body: twice what a phone's message may have. The server passes over what of so much its answer did not ask for; of
  /// more, it would take what was not asked for to be the visitor's next request, so that a page could hide one in a body.
  static let largestBody = 2 << 20
  /// Bytes of a body in parts, after which nothing of that connection is taken any more.
  static let largestBodyInParts = 4 << 20

  private enum Place {
    case head
    /// A body, by its bytes to come.
    case body(Int)
    /// All that comes, by the bytes there may be.
    case parts(Int)
    /// After a request for WebSocket frames, to which the server has to answer first.
    case upgrade
    /// Before a frame's payload, whose beginning is collected.
    case frame
    /// Within a frame's payload, by its bytes to come.
    case payload(Int)
  }

  private var place = Place.head
  /// The head, or the beginning of a frame, as far as it has come.
  private var begun: [UInt8] = []
  /// Bytes of the message so far, whose last frame has not come.
  private var message = 0
  /// Frames of control so far.
  private var controls = 0
  /// Requests whose heads have ended so far.
  private var requests = 0
  /// The number of the last request with a body, until it was answered; nil where the next one need not wait.
  private var unanswered: Int?
  /// Frames so far whose beginning has come.
  private(set) var frames = 0

  /// Whether a request has begun whose headers have not ended.
  var isInHead: Bool {
    if case .head = place { !begun.isEmpty } else { false }
  }

  /// Whether something has begun that has not ended, or may not have: a head, a body, a frame. Between frames a phone may rest.
  var isWithin: Bool {
    switch place {
    case .head, .frame: !begun.isEmpty
    case .body, .parts, .payload: true
    case .upgrade: false
    }
  }

  /// Takes what came next and says how many bytes of it may go on; throws where it must not. `isSwitched` is asked whether the server has
  /// agreed to frames: it would take those for a head otherwise. `answers` says how many requests were answered so far: the server loses
  /// one that comes behind a body before that is answered, so that none of it goes on, and the connection ends with the answer.
  @discardableResult
  mutating func take(
    _ bytes: ArraySlice<UInt8>, answers: (() -> Int)? = nil, isSwitched: () -> Bool
  ) throws(Excess) -> Int {
    var rest = bytes
    while let first = rest.first {
      switch place {
      case .head:
        if let request = unanswered, let answers, answers() < request { return bytes.count - rest.count }
        unanswered = nil
        rest.removeFirst()
        try takeOfHead(first)
        if case .body = place { unanswered = requests }
      case .body(let count): place = passed(&rest, of: count, then: .head) { .body($0) }
      case .parts(let count):
        guard rest.count <= count else { throw .body }
        place = .parts(count - rest.count)
        return bytes.count
      case .upgrade:
        guard isSwitched() else { throw .head }
        place = .frame
      case .frame:
        rest.removeFirst()
        try takeOfFrame(first)
      case .payload(let count): place = passed(&rest, of: count, then: .frame) { .payload($0) }
      }
    }
    return bytes.count
  }

  private func passed(_ rest: inout ArraySlice<UInt8>, of count: Int, then: Place, _ more: (Int) -> Place) -> Place {
    let passed = min(count, rest.count)
    rest = rest.dropFirst(passed)
    return passed == count ? then : more(count - passed)
  }

  private mutating func takeOfHead(_ byte: UInt8) throws(Excess) {
    guard begun.count < Self.largestHead else { throw .head }
    begun.append(byte)
    let newline = UInt8(ascii: "\n")
    guard byte == newline else { return }
    // As the server reads it: one return before the newline is none of the line, a second one is. Where both would not agree, a head
    // could go on that has ended here. (It takes an empty first line for a request, and ends the connection.)
    let tail = ([newline] + begun.suffix(3)).suffix(3)
    guard
      tail.suffix(2).elementsEqual([newline, newline]) || tail.elementsEqual([newline, UInt8(ascii: "\r"), newline])
    else { return }
    place = try Self.next(after: begun)
    begun = []
    requests += 1
  }

  /// What follows a head: read as the server does, by bytes, for what only one of both takes for a length would let heads pass as
  /// bodies.
  private static func next(after head: [UInt8]) throws(Excess) -> Place {
    var length: Int? = 0
    var isInParts = false
    for line in head.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
      switch parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased() {
      case "content-length": length = Int(value)
      case "transfer-encoding": isInParts = true
      case "upgrade": if value.lowercased() == "websocket" { return .upgrade }
      case _: break
      }
    }
    guard !isInParts, let length, length >= 0 else { return .parts(largestBodyInParts) }
    guard length <= largestBody else { throw .body }
    return length == 0 ? .head : .body(length)
  }

  private mutating func takeOfFrame(_ byte: UInt8) throws(Excess) {
    begun.append(byte)
    // RFC 6455 §5.2: these bits are extensions', and none was agreed to.
    guard begun[0] & 0x70 == 0 else { throw .frame }
    guard begun.count >= 2 else { return }
    let isMasked = begun[1] & 0x80 != 0
    // RFC 6455 §5.1: a server ends the connection of a client that does not mask; pages could write requests into it otherwise.
    guard isMasked else { throw .frame }
    let short = Int(begun[1] & 0x7f)
    let sizeBytes = short == 127 ? 8 : short == 126 ? 2 : 0
    guard begun.count == 2 + sizeBytes + 4 else { return }
    let size = sizeBytes == 0 ? UInt64(short) : begun[2..<(2 + sizeBytes)].reduce(0) { $0 << 8 | UInt64($1) }
    guard size <= Self.largestMessage, message + Int(size) <= Self.largestMessage else { throw .message }
    // Frames of control (opcodes from 8 on) may come between those of a message.
    if begun[0] & 0x08 == 0 {
      message = begun[0] & 0x80 == 0 ? message + Int(size) : 0
    } else {
      controls += 1
      guard controls <= Self.mostControls else { throw .message }
    }
    begun = []
    frames += 1
    place = size == 0 ? .frame : .payload(Int(size))
  }
}
