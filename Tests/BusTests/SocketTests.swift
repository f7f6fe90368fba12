// Sockets by themselves: what libzmq says no to is told from what it throws.
import Testing
import ZeroMQ

struct SocketTests {
  /// zmq_socket(3): a DEALER without a peer to queue for is mute, and zmq_send then gives EAGAIN; PUB drops instead. Of a message
  /// of several frames none is sent.
  @Test(arguments: [(SocketType.dealer, false), (.pub, true)])
  func nobodyToSendTo(_ type: SocketType, _ isSent: Bool) throws {
    let socket = try Socket(type, in: try Context())
    #expect(try socket.send([[1]]) == isSent)
    #expect(try socket.send([[1], [2]]) == isSent)
  }

  /// zmq_socket(3): a SUB socket cannot send, which is our mistake and no full queue.
  @Test func whatCannotSendThrows() throws {
    let socket = try Socket(.sub, in: try Context())
    #expect(throws: ZeroMQError.self) { try socket.send([[1]]) }
  }
}
