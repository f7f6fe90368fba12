// Both ends of a bus in one thread, over inproc.
import Bus
import Foundation
import Testing
import Wire
import ZeroMQ

/// What a responder reported.
final class Lines {
  private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
}

/// A message a socket receives within one deadline.
func message(on socket: Socket) throws -> [[UInt8]] {
  var poller = Poller()
  _ = poller.add(socket)
  let deadline = Deadline(seconds: 10)
  while !deadline.hasPassed {
    if let frames = try socket.receive() { return frames }
    try poller.wait(milliseconds: deadline.millisecondsLeft)
  }
  throw BusError.noAnswer(peer: "test", seconds: 10)
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
