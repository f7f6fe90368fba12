// What the tests of the bus share: bodies, reported lines, and bare messages.
import Bus
import BusFixtures
import Testing
import Wire

/// What a responder reported.
final class Lines {
  private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
}

extension OneThread {
  /// A message a link receives within one deadline.
  func message(on link: any Link) throws -> [[UInt8]] {
    let poller = node.poller(for: link)
    let deadline = node.deadline(seconds: 10)
    while !deadline.hasPassed {
      if let frames = try link.receive() { return frames }
      try poller.wait(milliseconds: deadline.millisecondsLeft)
    }
    throw BusError.noAnswer(peer: "test", seconds: 10)
  }
}

/// Does what the other side of a test has to do.
func serving(_ work: () throws -> Void) {
  do { try work() } catch { Issue.record(error) }
}

/// The body of the only frame.
func body(_ frames: [[UInt8]]) throws -> WireEnvelope.OneOf_Body {
  #expect(frames.count == 1)
  return try #require(try WireEnvelope.read(frames[0]).body)
}

extension WireEnvelope.OneOf_Body {
  static var hello: Self { .hello(WireHello()) }

  static func helloReply(_ n: UInt64) -> Self { .helloReply(.with { $0.n = n }) }

  static func lock(_ locked: Bool) -> Self { .setRotationLock(.with { $0.locked = locked }) }
}
