// Requests and replies: answered once, repeated safely, refused in words.
import BusFixtures
import Testing
import Wire

@testable import Bus

/// A responder, and those who ask it in the same thread.
private struct Control {
  static let endpoint = "inproc://control"
  let bus: OneThread
  let lines = Lines()
  let responder: Responder

  init(_ carrier: Carrier) throws {
    bus = try OneThread(carrier)
    let lines = lines
    responder = try Responder(Self.endpoint, on: bus.node) { lines.add($0) }
  }

  func requester() throws -> Requester { try Requester(Self.endpoint, peer: "sensor", on: bus.node) }

  /// Somebody who sends frames of any kind.
  func stranger() throws -> any Link { try bus.node.open(.requester, at: Self.endpoint) }

  func message(on link: any Link) throws -> [[UInt8]] { try bus.message(on: link) }

  func deadline(_ seconds: Double = 10) -> Deadline { bus.node.deadline(seconds: seconds) }
}

/// All of it on every transport.
@Suite struct ControlTests {
  @Test(arguments: Carrier.allCases) func aRequestGetsItsReply(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let requester = try control.requester()
    var asked: [WireEnvelope.OneOf_Body] = []
    control.bus.meanwhile {
      serving {
        while let (peer, body) = try control.responder.next() {
          asked.append(body)
          try control.responder.reply(to: peer, .helloReply(7))
        }
      }
    }
    #expect(try requester.ask(.hello, within: control.deadline()) == .helloReply(7))
    #expect(try requester.ask(.lock(true), within: control.deadline()) == .helloReply(7))
    #expect(asked == [.hello, .lock(true)])
    #expect(control.lines.all == [])
  }

  /// A server ends the connection of whoever sends more than it takes, without a word: it is told before.
  @Test(arguments: Carrier.allCases) func whatIsTooLargeIsNotSent(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let one = WireEnvelope.bytes(.hello, request: 1, session: .max).count
    let requester = try Requester(Control.endpoint, peer: "sensor", on: control.bus.node, largest: one)
    try requester.send(.hello)
    let size = WireEnvelope.bytes(.lock(true), request: 2, session: .max).count
    let error = #expect(throws: BusError.self) { try requester.ask(.lock(true), within: control.deadline(0)) }
    guard case .requestTooLarge("sensor", let told, one) = error else { throw error ?? .noCurve }
    // A number takes one to ten bytes in Protocol Buffers.
    #expect(size - 10...size ~= told)
  }

  /// The answer to a question nobody waits for any more is not the answer to the next one.
  @Test(arguments: Carrier.allCases) func lateAnswersArePassedOver(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let requester = try control.requester()
    try requester.send(.lock(false))
    control.bus.meanwhile {
      serving {
        while let (peer, _) = try control.responder.next() {
          try control.responder.reply(to: peer, .helloReply(peer.request))
        }
      }
    }
    #expect(try requester.ask(.hello, within: control.deadline()) == .helloReply(2))
  }

  @Test(arguments: Carrier.allCases) func aRefusalIsAnErrorWithItsCodeAndWords(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let requester = try control.requester()
    control.bus.meanwhile {
      serving {
        while let (peer, _) = try control.responder.next() { try control.responder.refuse(peer, .outOfRange, "17 g") }
      }
    }
    #expect(throws: BusError.refused(peer: "sensor", code: .outOfRange, text: "17 g")) {
      try requester.ask(.hello, within: control.deadline())
    }
  }

  @Test(arguments: Carrier.allCases) func nobodyAnswers(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let requester = try control.requester()
    #expect(throws: BusError.noAnswer(peer: "sensor", seconds: 0.01)) {
      try requester.ask(.hello, within: control.deadline(0.01))
    }
  }

  /// A question is asked again while no answer comes: the peer may have been restarted and know nothing of it.
  @Test(arguments: Carrier.allCases) func aLostRequestIsAskedAgain(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let requester = try control.requester()
    var dropped = 0
    control.bus.meanwhile {
      serving {
        guard dropped > 0 else {
          if try control.responder.link.receive() != nil { dropped += 1 }
          return
        }
        while let (peer, _) = try control.responder.next() {
          try control.responder.reply(to: peer, .helloReply(peer.request))
        }
      }
    }
    #expect(try requester.ask(.hello, within: control.deadline()) == .helloReply(1))
    #expect(dropped == 1)
  }

  @Test(arguments: Carrier.allCases) func aRepeatedRequestIsHandledOnce(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let stranger = try control.stranger()
    let bytes = WireEnvelope.bytes(.lock(true), request: 4, session: 77)
    try stranger.send([bytes])
    let first = try #require(try control.responder.next())
    #expect(first.body == .lock(true))
    #expect(first.peer.request == 4)
    try control.responder.reply(to: first.peer, .helloReply(1))
    try stranger.send([bytes])
    #expect(try control.responder.next() == nil)
    let answers = [try control.message(on: stranger), try control.message(on: stranger)]
    #expect(try body(answers[0]) == .helloReply(1))
    #expect(answers[0] == answers[1])
  }

  /// The last `answersKept` answers are kept, no more; the same number from another peer is another request.
  @Test(arguments: Carrier.allCases) func keptAnswersAreTheLastOnes(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let stranger = try control.stranger()
    for request in 1...UInt64(Responder.answersKept + 1) {
      try stranger.send([WireEnvelope.bytes(.hello, request: request, session: 77)])
      let (peer, _) = try #require(try control.responder.next())
      try control.responder.reply(to: peer, .helloReply(request))
      _ = try control.message(on: stranger)
    }
    try stranger.send([WireEnvelope.bytes(.hello, request: 2, session: 77)])
    #expect(try control.responder.next() == nil)
    #expect(try body(try control.message(on: stranger)) == .helloReply(2))
    try stranger.send([WireEnvelope.bytes(.hello, request: 1, session: 77)])
    #expect(try control.responder.next()?.peer.request == 1)

    let other = try control.stranger()
    try other.send([WireEnvelope.bytes(.hello, request: 2, session: 77)])
    #expect(try control.responder.next()?.peer.request == 2)
  }

  /// Two requests of one place on the bus, and whether the second is one of its own: `session/number` and the lock asked for.
  @Test(
    arguments: Carrier.allCases,
    [
      ("a repetition", (7, 4, true), (7, 4, true), false), ("no number", (7, 0, true), (7, 0, true), true),
      ("no session", (0, 4, true), (0, 4, true), true), ("a restarted client", (7, 1, true), (8, 1, true), true),
      ("other bytes", (7, 4, true), (7, 4, false), true), ("neither", (0, 0, false), (0, 0, true), true),
    ] as [(String, (UInt64, UInt64, Bool), (UInt64, UInt64, Bool), Bool)])
  func eachRequestGetsItsOwnAnswer(
    on carrier: Carrier,
    row: (name: String, first: (UInt64, UInt64, Bool), second: (UInt64, UInt64, Bool), isItsOwn: Bool)
  ) throws {
    let control = try Control(carrier)
    let stranger = try control.stranger()
    for (index, (session, number, lock)) in [row.first, row.second].enumerated() {
      try stranger.send([WireEnvelope.bytes(.lock(lock), request: number, session: session)])
      let request = try control.responder.next()
      #expect((request != nil) == (index == 0 || row.isItsOwn), "\(row.name)")
      if let request {
        #expect(request.body == .lock(lock), "\(row.name)")
        try control.responder.reply(to: request.peer, .helloReply(UInt64(index)))
      }
      #expect(
        try body(try control.message(on: stranger)) == .helloReply(row.isItsOwn ? UInt64(index) : 0), "\(row.name)")
    }
  }

  private func withVersion(_ version: UInt32) throws -> [UInt8] {
    var envelope = WireEnvelope()
    envelope.version = version
    envelope.body = .hello
    return try envelope.serializedBytes()
  }

  /// SECURITY.md: a message has as many parts as whoever sends it likes, and libzmq counts them as one. Only as many are kept as show
  /// that it is none of ours; what comes after it is a message of its own.
  @Test func ofAMessageInManyPartsTheFirstAreKept() throws {
    let control = try Control(.zeroMQ)
    let stranger = try control.stranger()
    try stranger.send(Array(repeating: [1], count: 1_000))
    #expect(try control.message(on: control.responder.link).count == 16)
    try stranger.send([WireEnvelope.bytes(.lock(true), request: 1)])
    #expect(try control.responder.next()?.body == .lock(true))
  }

  /// Every bad message is answered; each kind is reported once, however its senders vary it.
  @Test(arguments: Carrier.allCases) func badMessagesAreAnsweredAndReportedOncePerKind(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let stranger = try control.stranger()
    let whole = WireEnvelope.bytes(.lock(true), request: 1)
    let bad: [(frames: [[UInt8]], code: WireErrorCode)] = [
      ([Array(whole.dropLast())], .malformed), ([Array(repeating: 0xff, count: 3)], .malformed),
      ([Array(repeating: 0xff, count: 50)], .malformed), ([[]], .wrongVersion), ([try withVersion(2)], .wrongVersion),
      ([try withVersion(77)], .wrongVersion), ([[0x08, 1]], .unexpectedBody), ([whole, whole], .malformed),
      ([whole, whole, whole], .malformed),
    ]
    for (frames, code) in bad {
      try stranger.send(frames)
      #expect(try control.responder.next() == nil)
      guard case .failure(let failure) = try body(try control.message(on: stranger)) else {
        Issue.record("no failure for \(frames)")
        continue
      }
      #expect(failure.code == code)
      #expect(!failure.text.isEmpty)
    }
    #expect(control.lines.all.count == 4)
    #expect(
      control.responder.rejections.counts
        == [.message(.malformed): 3, .message(.wrongVersion): 3, .message(.unexpectedBody): 1, .frames: 2])
    try stranger.send([whole])
    #expect(try control.responder.next()?.body == .lock(true))
  }

  /// Whoever sends without end does not keep a loop from what else it has to do.
  @Test func aTurnEndsAmongBadMessages() throws {
    let control = try Control(.memory)
    let stranger = try control.stranger()
    for _ in 0..<3 * Responder.messagesPerTurn { try stranger.send([[0xff]]) }
    try stranger.send([WireEnvelope.bytes(.lock(true), request: 1)])
    for turn in 1...3 {
      #expect(try control.responder.next() == nil)
      #expect(control.responder.rejections.counts == [.message(.malformed): turn * Responder.messagesPerTurn])
    }
    #expect(try control.responder.next()?.body == .lock(true))
  }

  @Test(arguments: Carrier.allCases) func anAnswerToNobodyIsNoError(on carrier: Carrier) throws {
    let control = try Control(carrier)
    var stranger: (any Link)? = try control.stranger()
    try stranger?.send([WireEnvelope.bytes(.hello, request: 1)])
    let (peer, _) = try #require(try control.responder.next())
    stranger = nil
    try control.responder.reply(to: peer, .helloReply(1))
    #expect(try control.responder.next() == nil)
  }

  /// libzmq would drop what is larger than a client takes, and nobody would ever know why nothing comes.
  @Test(arguments: Carrier.allCases) func anAnswerThatIsTooLargeIsRefusedInWords(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let requester = try control.requester()
    let large = WireHelloReply.with { $0.role = String(repeating: "m", count: Responder.largestReply) }
    control.bus.meanwhile {
      serving {
        while let (peer, _) = try control.responder.next() { try control.responder.reply(to: peer, .helloReply(large)) }
      }
    }
    let text = "the answer has 48 MiB, and a message has at most 48"
    #expect(throws: BusError.refused(peer: "sensor", code: .unavailable, text: text)) {
      try requester.ask(.hello, within: control.deadline())
    }
  }

  /// Answers are kept for whoever asks the same again, but not hundreds of megabytes of them.
  @Test func largeAnswersAreNotAllKept() throws {
    let control = try Control(.memory)
    let stranger = try control.stranger()
    let large = WireHelloReply.with { $0.role = String(repeating: "m", count: 24 << 20) }
    for request in 1...4 as ClosedRange<UInt64> {
      try stranger.send([WireEnvelope.bytes(.hello, request: request, session: 7)])
      let (peer, _) = try #require(try control.responder.next())
      try control.responder.reply(to: peer, .helloReply(large))
    }
    #expect(control.responder.answered.map(\.peer.request) == [3, 4])
  }

  /// An answer that is no message is an error of its own, not silence.
  @Test(arguments: Carrier.allCases) func aReplyThatIsNoMessage(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let requester = try control.requester()
    control.bus.meanwhile {
      serving {
        if let frames = try control.responder.link.receive() { try control.responder.link.send([frames[0], [0xff]]) }
      }
    }
    #expect(throws: BusError.message(.malformed(bytes: 1))) {
      try requester.ask(.hello, within: control.deadline())
    }
  }

  /// Who cannot read a request cannot tell its number; the failure without one is the answer all the same.
  @Test(arguments: Carrier.allCases) func anUnreadableRequestIsRefused(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let requester = try control.requester()
    control.bus.meanwhile {
      serving {
        guard let frames = try control.responder.link.receive() else { return }
        let failure = WireEnvelope.bytes(failure: .wrongVersion, "expected version 2, got 1", request: 0)
        try control.responder.link.send([frames[0], failure])
      }
    }
    #expect(throws: BusError.refused(peer: "sensor", code: .wrongVersion, text: "expected version 2, got 1")) {
      try requester.ask(.hello, within: control.deadline())
    }
  }

  /// A request sent before anybody serves the endpoint is there for whoever does.
  @Test(arguments: Carrier.allCases) func aRequestWaitsForWhoeverComes(on carrier: Carrier) throws {
    let node = try OneThread(carrier).node
    let requester = try Requester("inproc://late", peer: "sensor", on: node)
    try requester.send(.lock(true))
    let responder = try Responder("inproc://late", on: node) { Issue.record("\($0)") }
    #expect(try responder.next()?.body == .lock(true))
  }

  /// Nobody is waited for who will not come: what was asked is answered with the end as soon as it is known.
  @Test(arguments: Carrier.allCases) func nobodyWaitsForAnInstanceThatEnded(on carrier: Carrier) throws {
    let node = try OneThread(carrier).node
    var looks = 0
    let requester = try Requester("inproc://ended", peer: "host", on: node) { () throws(BusError) in
      looks += 1
      return looks < 3 ? .kept : .ended(reason: "its log is gone")
    }
    let hour = node.deadline(seconds: 3600)
    let end = BusError.ended(peer: "host", reason: "its log is gone")
    #expect(throws: end) { try requester.ask(.hello, within: hour) }
    #expect("\(end)" == "the instance ended, and no answer from host will come: its log is gone")
    #expect(looks == 3)
  }

  @Test(arguments: Carrier.allCases) func anEndpointIsTakenOnce(on carrier: Carrier) throws {
    let control = try Control(carrier)
    let error = #expect(throws: BusError.self) { try Responder(Control.endpoint, on: control.bus.node) { _ in } }
    guard case .transport(_, Control.endpoint, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason == "Address already in use")
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
