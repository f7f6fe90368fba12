// Requests and replies: answered once, repeated safely, refused in words.
import Foundation
import Testing
import Wire
import ZeroMQ

@testable import Bus

@Suite struct ControlTests {
  private let context: Context
  private let lines = Lines()
  private let responder: Responder
  private let endpoint = "inproc://control"

  init() throws {
    context = try Context()
    let lines = lines
    responder = try Responder(endpoint, in: context) { lines.add($0) }
  }

  private func requester() throws -> Requester { try Requester(endpoint, peer: "sensor", in: context) }

  private func dealer() throws -> Socket {
    let socket = try Socket(.dealer, in: context)
    try socket.connect(endpoint)
    return socket
  }

  @Test func aRequestGetsItsReply() throws {
    let requester = try requester()
    var asked: [WireEnvelope.OneOf_Body] = []
    requester.idle = {
      serving {
        while let (peer, body) = try responder.next() {
          asked.append(body)
          try responder.reply(to: peer, .helloReply(7))
        }
      }
    }
    #expect(try requester.ask(.hello, within: Deadline(seconds: 10)) == .helloReply(7))
    #expect(try requester.ask(.lock(true), within: Deadline(seconds: 10)) == .helloReply(7))
    #expect(asked == [.hello, .lock(true)])
    #expect(lines.all == [])
  }

  /// The answer to a question nobody waits for any more is not the answer to the next one.
  @Test func lateAnswersArePassedOver() throws {
    let requester = try requester()
    try requester.send(.lock(false))
    requester.idle = {
      serving {
        while let (peer, _) = try responder.next() { try responder.reply(to: peer, .helloReply(peer.request)) }
      }
    }
    #expect(try requester.ask(.hello, within: Deadline(seconds: 10)) == .helloReply(2))
  }

  @Test func aRefusalIsAnErrorWithItsCodeAndWords() throws {
    let requester = try requester()
    requester.idle = {
      serving { while let (peer, _) = try responder.next() { try responder.refuse(peer, .outOfRange, "17 g") } }
    }
    #expect(throws: BusError.refused(peer: "sensor", code: .outOfRange, text: "17 g")) {
      try requester.ask(.hello, within: Deadline(seconds: 10))
    }
  }

  @Test func nobodyAnswers() throws {
    let requester = try requester()
    #expect(throws: BusError.noAnswer(peer: "sensor", seconds: 0.01)) {
      try requester.ask(.hello, within: Deadline(seconds: 0.01))
    }
  }

  /// A question is asked again while no answer comes: the peer may have been restarted and know nothing of it.
  @Test func aLostRequestIsAskedAgain() throws {
    let requester = try requester()
    var dropped = 0
    requester.idle = {
      serving {
        guard dropped > 0 else {
          if try responder.socket.receive() != nil { dropped += 1 }
          return
        }
        while let (peer, _) = try responder.next() { try responder.reply(to: peer, .helloReply(peer.request)) }
      }
    }
    #expect(try requester.ask(.hello, within: Deadline(seconds: 10)) == .helloReply(1))
    #expect(dropped == 1)
  }

  @Test func aRepeatedRequestIsHandledOnce() throws {
    let dealer = try dealer()
    let bytes = WireEnvelope.bytes(.lock(true), request: 4)
    try dealer.send([bytes])
    let first = try #require(try responder.next())
    #expect(first.body == .lock(true))
    #expect(first.peer.request == 4)
    try responder.reply(to: first.peer, .helloReply(1))
    try dealer.send([bytes])
    #expect(try responder.next() == nil)
    let answers = [try message(on: dealer), try message(on: dealer)]
    #expect(try body(answers[0]) == .helloReply(1))
    #expect(answers[0] == answers[1])
  }

  /// The last `answersKept` answers are kept, no more; the same number from another peer is another request.
  @Test func keptAnswersAreTheLastOnes() throws {
    let dealer = try dealer()
    for request in 1...UInt64(Responder.answersKept + 1) {
      try dealer.send([WireEnvelope.bytes(.hello, request: request)])
      let (peer, _) = try #require(try responder.next())
      try responder.reply(to: peer, .helloReply(request))
      _ = try message(on: dealer)
    }
    try dealer.send([WireEnvelope.bytes(.hello, request: 2)])
    #expect(try responder.next() == nil)
    #expect(try body(try message(on: dealer)) == .helloReply(2))
    try dealer.send([WireEnvelope.bytes(.hello, request: 1)])
    #expect(try responder.next()?.peer.request == 1)

    let other = try self.dealer()
    try other.send([WireEnvelope.bytes(.hello, request: 2)])
    #expect(try responder.next()?.peer.request == 2)
  }

  private func withVersion(_ version: UInt32) throws -> [UInt8] {
    var envelope = WireEnvelope()
    envelope.version = version
    envelope.body = .hello
    return try envelope.serializedBytes()
  }

  /// Every bad message is answered; each kind is reported once, however its senders vary it.
  @Test func badMessagesAreAnsweredAndReportedOncePerKind() throws {
    let dealer = try dealer()
    let whole = WireEnvelope.bytes(.lock(true), request: 1)
    let bad: [(frames: [[UInt8]], code: WireErrorCode)] = [
      ([Array(whole.dropLast())], .malformed), ([Array(repeating: 0xff, count: 3)], .malformed),
      ([Array(repeating: 0xff, count: 50)], .malformed), ([[]], .wrongVersion), ([try withVersion(2)], .wrongVersion),
      ([try withVersion(77)], .wrongVersion), ([[0x08, 1]], .unexpectedBody), ([whole, whole], .malformed),
      ([whole, whole, whole], .malformed),
    ]
    for (frames, code) in bad {
      try dealer.send(frames)
      #expect(try responder.next() == nil)
      guard case .failure(let failure) = try body(try message(on: dealer)) else {
        Issue.record("no failure for \(frames)")
        continue
      }
      #expect(failure.code == code)
      #expect(!failure.text.isEmpty)
    }
    #expect(lines.all.count == 4)
    #expect(
      responder.rejections.counts
        == [.message(.malformed): 3, .message(.wrongVersion): 3, .message(.unexpectedBody): 1, .frames: 2])
    try dealer.send([whole])
    #expect(try responder.next()?.body == .lock(true))
  }

  @Test func anAnswerToNobodyIsNoError() throws {
    var dealer: Socket? = try dealer()
    try dealer?.send([WireEnvelope.bytes(.hello, request: 1)])
    let (peer, _) = try #require(try responder.next())
    dealer = nil
    try responder.reply(to: peer, .helloReply(1))
    #expect(try responder.next() == nil)
  }

  /// An answer that is no message is an error of its own, not silence.
  @Test func aReplyThatIsNoMessage() throws {
    let requester = try requester()
    requester.idle = {
      serving { if let frames = try responder.socket.receive() { try responder.socket.send([frames[0], [0xff]]) } }
    }
    #expect(throws: BusError.message(.malformed(bytes: 1))) {
      try requester.ask(.hello, within: Deadline(seconds: 10))
    }
  }

  private func serving(_ work: () throws -> Void) {
    do { try work() } catch { Issue.record(error) }
  }
}

@Suite struct DeadlineTests {
  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func passedAtOnce(seconds: Double) {
    let deadline = Deadline(seconds: seconds)
    #expect(deadline.hasPassed)
    #expect(deadline.millisecondsLeft == 0)
  }

  @Test(arguments: [60, 1e9, 1e19, 1e300, Double.infinity])
  func farAway(seconds: Double) {
    let deadline = Deadline(seconds: seconds)
    #expect(!deadline.hasPassed)
    #expect(deadline.millisecondsLeft > 50_000)
    #expect(deadline.seconds == seconds)
  }
}
