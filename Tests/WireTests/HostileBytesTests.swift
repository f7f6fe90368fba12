import Foundation
import Orientation
import SeededNumbers
import Testing
// Bytes that are no message of ours meet an error, never a crash.
import Vocabulary
import Wire

@Suite struct HostileBytesTests {
  private static let bodies: [WireEnvelope.OneOf_Body] = [
    .receipt(Values.receipt(.refused("no")).message), .orientationChange(Values.change.message),
    .snapshot(.with { $0.device = Values.device.message() }),
    .playTrace(WirePlayTrace(name: "t", rate: 1, samples: [AccelerationSample(t: 0, x: 0, y: -1, z: 0)])),
    .layouts(.with { $0.windows = [Values.layout.message] }),
    .pictureFile(.with { $0.content = Data("<svg".utf8) }),
    .stateDelta(
      .with {
        $0.receipt = Values.receipt(.crashed("signal 11")).message
        $0.device = Values.device.message { _ in false }
        $0.windows = Values.device.windows.map(\.message)
      }),
  ]

  /// The body stands last in an envelope, so no shorter message is whole.
  @Test func truncatedAtEachByte() {
    for body in Self.bodies {
      let bytes = WireEnvelope.bytes(body, request: 300)
      for count in 0..<bytes.count {
        #expect(throws: WireError.self) { try WireEnvelope.read(Array(bytes[..<count])) }
      }
    }
  }

  @Test(arguments: [0, 2, 99, UInt32.max])
  func otherVersions(version: UInt32) throws {
    var envelope = WireEnvelope()
    envelope.version = version
    envelope.body = .hello(WireHello())
    let bytes: [UInt8] = try envelope.serializedBytes()
    #expect(throws: WireError.version(expected: 1, actual: version)) { try WireEnvelope.read(bytes) }
    #expect(WireError.version(expected: 1, actual: version).code == .wrongVersion)
  }

  /// Version 1, request 5, and a body of the unused field number 99: what a newer program might say.
  @Test func aBodyOfTheFuture() {
    let bytes: [UInt8] = [0x08, 1, 0x10, 5, 0x9a, 0x06, 0]
    #expect(throws: WireError.unexpectedBody(expected: "a body this version knows", actual: "none")) {
      try WireEnvelope.read(bytes)
    }
  }

  @Test func randomBytes() {
    var random = SplitMix64(state: 1)
    var rejected = 0
    for _ in 0..<20_000 {
      do { try use(try WireEnvelope.read(random.bytes(random.below(120)))) } catch { rejected += 1 }
    }
    #expect(rejected > 19_000)
  }

  /// One byte of a good message changed: some are still messages, and then everything in them is checked.
  @Test func damagedMessages() {
    var random = SplitMix64(state: 2)
    var rejected = 0
    var accepted = 0
    for round in 0..<20_000 {
      var bytes = WireEnvelope.bytes(Self.bodies[round % Self.bodies.count], request: 1)
      bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      do {
        try use(try WireEnvelope.read(bytes))
        accepted += 1
      } catch { rejected += 1 }
    }
    #expect(rejected > 1_000)
    #expect(accepted > 1_000)
  }

  /// Everything a reader does with a message.
  private func use(_ envelope: WireEnvelope) throws(WireError) {
    switch envelope.body {
    case .receipt(let message): _ = try Receipt(message)
    case .orientationChange(let message): _ = try SensorChange(message)
    case .snapshot(let message): _ = try DeviceSnapshot(message.device).fingerprint
    case .playTrace(let message): _ = try message.checkedSamples()
    case .command(let message): _ = try message.event()
    case .layouts(let message): for window in message.windows { _ = try WindowLayout(window) }
    case .stateDelta(let message):
      _ = try Receipt(message.receipt)
      var known = Values.device
      try known.apply(device: message.device, windows: message.windows)
    default: break
    }
  }

  @Test(arguments: [7, 99, UInt32.max])
  func deviceOrientationsThatAreNone(raw: UInt32) {
    var change = Values.change.message
    change.orientation = raw
    #expect(throws: WireError.outOfRange(field: "orientation", expected: "0…6", actual: "\(raw)")) {
      try SensorChange(change)
    }
    var device = Values.device.message()
    device.deviceOrientation = raw
    #expect(throws: WireError.outOfRange(field: "device_orientation", expected: "0…6", actual: "\(raw)")) {
      try DeviceSnapshot(device)
    }
  }

  @Test(arguments: [5, 99, UInt32.max])
  func interfaceOrientationsThatAreNone(raw: UInt32) {
    var device = Values.device.message()
    device.screenOrientation = raw
    #expect(throws: WireError.outOfRange(field: "screen_orientation", expected: "0…4", actual: "\(raw)")) {
      try DeviceSnapshot(device)
    }
    for (field, path) in [("from", \WireWindowReport.from), ("interface", \WireWindowReport.interface)] {
      var receipt = Values.receipt(.crashed("signal 11")).message
      receipt.windows[0][keyPath: path] = raw
      #expect(throws: WireError.outOfRange(field: field, expected: "0…4", actual: "\(raw)")) { try Receipt(receipt) }
    }
  }

  @Test func otherValuesThatAreNone() {
    var device = Values.device.message()
    device.contentSize = "huge"
    #expect(
      throws: WireError.outOfRange(field: "content_size", expected: "a size of Settings", actual: "'huge'")
    ) { try DeviceSnapshot(device) }
    device = Values.device.message()
    device.appearance = "grey"
    #expect(throws: WireError.outOfRange(field: "appearance", expected: "light or dark", actual: "'grey'")) {
      try DeviceSnapshot(device)
    }
    var window = Values.window(1).message
    window.reason = "sideways"
    #expect(throws: WireError.outOfRange(field: "reason", expected: "a reason", actual: "sideways")) {
      try WindowSnapshot(window)
    }
    window = Values.window(1).message
    window.horizontal = 3
    #expect(throws: WireError.outOfRange(field: "size class", expected: "0…2", actual: "3")) {
      try WindowSnapshot(window)
    }
    var receipt = Values.receipt(.crashed("signal 11")).message
    for verdict in [WireVerdict.unspecified, .UNRECOGNIZED(9)] {
      receipt.verdict = verdict
      #expect(throws: WireError.outOfRange(field: "verdict", expected: "1…4", actual: "\(verdict.rawValue)")) {
        try Receipt(receipt)
      }
    }
    #expect(throws: WireError.unexpectedBody(expected: "an orientation or a rotation lock", actual: "neither")) {
      try SensorChange(WireOrientationChange())
    }
    #expect(throws: WireError.unexpectedBody(expected: "a verb", actual: "none")) { try WireCommand().event() }
    #expect(throws: WireError.unexpectedBody(expected: "an arrangement", actual: "none")) {
      try WireCommand.with { $0.arrange = WireArrange() }.event()
    }
  }

  @Test func layoutsThatPointNowhere() {
    var layout = Values.layout.message
    layout.views[1].constraints[1].conflicts[0] = 2
    #expect(throws: WireError.outOfRange(field: "conflicts", expected: "less than 2", actual: "2")) {
      try WindowLayout(layout)
    }
    layout = Values.layout.message
    layout.views[0].depth = .max
    #expect(throws: WireError.outOfRange(field: "depth", expected: "0…512", actual: "\(UInt32.max)")) {
      try WindowLayout(layout)
    }
  }

  /// Depths start at 0 and rise by at most one from a view to the next; only the first is 0.
  @Test(arguments: [
    [], [1], [7], [0, 2], [0, 0], [0, 1, 3], [0, 1, 0], [0, 1, 2, 4], [0, UInt32.max],
    Array(0...513),
  ])
  func depthsThatJump(depths: [UInt32]) {
    #expect(throws: WireError.self) { try WindowSnapshot(Self.window(depths)) }
  }

  @Test(arguments: [[0], [0, 1, 1, 1], [0, 1, 2, 1], [0, 1, 2, 3, 1, 2], Array(0...512)] as [[UInt32]])
  func depthsThatDoNot(depths: [UInt32]) throws {
    let message = Self.window(depths)
    #expect(try WindowSnapshot(message).message.views.map(\.depth) == depths)
  }

  private static func window(_ depths: [UInt32]) -> WireWindow {
    var message = Values.window(1).message
    message.views = depths.map { depth in .with { $0.depth = depth } }
    return message
  }

  @Test(
    arguments: [
      (1, [], "samples"), (1, [0, 0, -1], "samples"), (1, [0, 0, -1, 0, 1], "samples"), (0, [0, 0, -1, 0], "rate"),
      (-1, [0, 0, -1, 0], "rate"), (.nan, [0, 0, -1, 0], "rate"), (.infinity, [0, 0, -1, 0], "rate"),
      (1, [.nan, 0, -1, 0], "samples[0].t"), (1, [0, .nan, -1, 0], "samples[0]"),
      (1, [0, 0, .infinity, 0], "samples[0]"), (1, [-1e308, 0, -1, 0, 0, 0, -1, 0], "samples[0].t"),
      (1, [0, 0, -1, 0, 1.1e10, 0, -1, 0], "samples[1].t"),
      (1, [0, 0, -1, 0, 1, 0, -1, 16.01], "samples[1]"), (1, [1, 0, -1, 0, 0.5, 0, -1, 0], "samples[1].t"),
    ] as [(Double, [Double], String)])
  func tracesThatAreNone(rate: Double, samples: [Double], field: String) throws {
    var message = WirePlayTrace()
    message.rate = rate
    message.samples = samples
    let error = #expect(throws: WireError.self) { try message.checkedSamples() }
    guard case .outOfRange(let named, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(named == field)
  }

  /// At each limit: a million samples, 16 g, three centuries, and a time that stands still.
  @Test(
    arguments: [
      [0, 16, -16, 16], [1e10, 0, -1, 0], [-1e10, 0, -1, 0], [5, 0, -1, 0, 5, 0, -1, 0],
      Array(repeating: 0, count: 4 * 1_000_000),
    ] as [[Double]])
  func tracesAtTheirLimits(samples: [Double]) throws {
    var message = WireFeedTrace()
    message.rate = 1e-300
    message.samples = samples
    #expect(try message.checkedSamples(after: samples[0]).count == samples.count / 4)
    #expect(throws: WireError.self) { try message.checkedSamples(after: samples[0] + 1e-3) }
  }

  /// A part of a trace without samples says that nothing came; a whole one says that there is none.
  @Test func anEmptyTrace() throws {
    #expect(try WireFeedTrace(name: "t", rate: 1, samples: []).checkedSamples(after: 5) == [])
    #expect(
      throws: WireError.outOfRange(field: "samples", expected: "1…1000000 quadruples", actual: "none")
    ) { try WirePlayTrace(name: "t", rate: 1, samples: []).checkedSamples() }
  }

  @Test func tracesThatAreTooLong() {
    var message = WirePlayTrace()
    message.rate = 1
    message.samples = Array(repeating: 0, count: 4 * (maximumTraceSamples + 1))
    let error = WireError.outOfRange(
      field: "samples", expected: "at most 1000000 quadruples", actual: "4000004 numbers")
    #expect(throws: error) { try message.checkedSamples() }
  }
}
