// Commands at the limits of what a device is told: names of 1024 bytes, and numbers that are numbers.
import Foundation
import Orientation
import Testing
import Vocabulary
import Wire

@Suite struct CommandBoundsTests {
  private static func refused(_ body: WireCommand.OneOf_Verb) -> WireError? {
    do throws(WireError) {
      _ = try WireCommand.with { $0.verb = body }.event()
      return nil
    } catch { return error }
  }

  private static let names: [(field: String, verb: @Sendable (String) -> WireCommand.OneOf_Verb)] = [
    ("target", { name in .tap(.with { $0.target = name }) }),
    ("identifier", { name in .segue(.with { $0.identifier = name }) }),
    ("screen", { name in .push(.with { $0.screen = name }) }),
    ("screen", { name in .present(.with { $0.screen = name }) }),
    ("text", { name in .typing(.with { $0.text = name }) }), ("field", { name in .typing(.with { $0.field = name }) }),
    ("target", { name in .scroll(.with { $0.target = name }) }),
    ("target", { name in .drag(.with { $0.target = name }) }),
  ]

  /// Counted in bytes of UTF-8, of which ü has two.
  @Test(arguments: 0..<8) func names(row: Int) {
    let (field, verb) = Self.names[row]
    #expect(Self.refused(verb(String(repeating: "a", count: 1024))) == nil)
    #expect(Self.refused(verb(String(repeating: "ü", count: 512))) == nil)
    for name in [String(repeating: "a", count: 1025), String(repeating: "ü", count: 512) + "a"] {
      #expect(
        Self.refused(verb(name)) == .outOfRange(field: field, expected: "at most 1024 bytes", actual: "1025 bytes"))
    }
  }

  /// A trace's name goes with every sample of it, so that one of a MiB would be a MiB twenty times a second to each subscriber.
  @Test func namesOfTraces() throws {
    let samples = [AccelerationSample(t: 0, x: 0, y: -1, z: 0)]
    func whole(_ name: String) throws(WireError) {
      _ = try WirePlayTrace(name: name, rate: 1, samples: samples).checkedSamples()
    }
    func part(_ name: String) throws(WireError) {
      _ = try WireFeedTrace(name: name, rate: 1, samples: samples).checkedSamples(after: nil)
    }
    for name in [String(repeating: "a", count: 1024), String(repeating: "ü", count: 512), ""] {
      try whole(name)
      try part(name)
    }
    let tooLong = WireError.outOfRange(field: "name", expected: "at most 1024 bytes", actual: "1025 bytes")
    #expect(throws: tooLong) { try whole(String(repeating: "a", count: 1025)) }
    #expect(throws: tooLong) { try part(String(repeating: "ü", count: 512) + "a") }
  }

  /// Logs have windows of any number, and a message 32 bits for it; the receipt of a window nobody has is a receipt still.
  @Test(arguments: [(1, 1), (1 << 32, UInt32.max), (-1, 0)] as [(Int, UInt32)])
  func numbersOfWindows(id: Int, sent: UInt32) throws {
    let report = WindowReport(
      id: id, from: .portrait, interface: .portrait, changed: false, origin: .zero, size: .zero, horizontal: .compact,
      vertical: .compact, reason: .already)
    let receipt = Receipt(
      seq: 1, cause: Cause(epoch: 2, n: 3), input: "", device: "d", ending: .settled, windows: [report], fingerprint: 0)
    #expect(receipt.message.windows.map(\.id) == [sent])
    guard case .receipt(let message) = try WireEnvelope.read(receipt.envelopeBytes(request: 1, session: 1)).body else {
      Issue.record("another body")
      return
    }
    #expect(message == receipt.message)
    #expect(LedgerEntry(window: id, subject: "", call: "").message.window == sent)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func numbersThatAreNone(number: Double) {
    let seconds = WireError.outOfRange(field: "seconds", expected: "a number", actual: "\(number)")
    #expect(Self.refused(.wait(.with { $0.seconds = number })) == seconds)
    #expect(Self.refused(.drag(.with { $0.seconds = number })) == seconds)
    let x = WireWay.with { $0.x = number }
    let y = WireWay.with { $0.y = number }
    for (way, words) in [(x, "\(number), 0.0"), (y, "0.0, \(number)")] {
      #expect(
        Self.refused(.scroll(.with { $0.by = way })) == .outOfRange(field: "by", expected: "numbers", actual: words))
      #expect(
        Self.refused(.drag(.with { $0.by = way })) == .outOfRange(field: "by", expected: "numbers", actual: words))
      #expect(
        Self.refused(.drag(.with { $0.start = way })) == .outOfRange(field: "start", expected: "numbers", actual: words)
      )
    }
  }

  @Test func gesturesThatAreNone() {
    #expect(
      Self.refused(.gesture(.with { $0.kind = "wave" })) == .unexpectedBody(expected: "a gesture", actual: "wave"))
  }

  /// "" stands for what a device is as it comes: large text, in the light.
  @Test func theUsual() throws {
    #expect(try WireCommand.with { $0.contentSize = .init() }.event() == .contentSize(.large))
    #expect(try WireCommand.with { $0.appearance = .init() }.event() == .appearance(.light))
  }
}
