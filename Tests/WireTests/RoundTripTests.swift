import Foundation
import Orientation
import Testing
// What goes into a message comes out of its bytes.
import Vocabulary
import Wire

@Suite struct RoundTripTests {
  /// Through the bytes of an envelope and back.
  private func sent(_ body: WireEnvelope.OneOf_Body) throws -> WireEnvelope.OneOf_Body {
    let envelope = try WireEnvelope.read(WireEnvelope.bytes(body, request: 9))
    #expect(envelope.request == 9)
    #expect(envelope.version == 1)
    return try #require(envelope.body)
  }

  /// UIDeviceOrientation's raw values (R-ENUM-01).
  @Test(
    arguments: [
      (DeviceOrientation.unknown, 0), (.portrait, 1), (.portraitUpsideDown, 2), (.landscapeLeft, 3),
      (.landscapeRight, 4), (.faceUp, 5), (.faceDown, 6),
    ] as [(DeviceOrientation, UInt32)])
  func deviceOrientations(orientation: DeviceOrientation, raw: UInt32) throws {
    #expect(orientation.wireValue == raw)
    #expect(try DeviceOrientation(wire: raw, field: "orientation") == orientation)
  }

  /// UIInterfaceOrientation's raw values (R-ENUM-02).
  @Test(
    arguments: [
      (InterfaceOrientation.unknown, 0), (.portrait, 1), (.portraitUpsideDown, 2), (.landscapeRight, 3),
      (.landscapeLeft, 4),
    ] as [(InterfaceOrientation, UInt32)])
  func interfaceOrientations(orientation: InterfaceOrientation, raw: UInt32) throws {
    #expect(orientation.wireValue == raw)
    #expect(try InterfaceOrientation(wire: raw, field: "interface") == orientation)
  }

  @Test(arguments: [
    SensorChange.What.orientation(.faceDown), .orientation(.unknown), .rotationLock(true), .rotationLock(false),
  ])
  func sensorChanges(what: SensorChange.What) throws {
    let change = SensorChange(cause: Values.cause, t: 12.125, what: what, reason: "why")
    guard case .orientationChange(let message) = try sent(.orientationChange(change.message)) else {
      Issue.record("another body")
      return
    }
    #expect(try SensorChange(message) == change)
  }

  @Test func aChangeIsTheEventItSays() {
    #expect(Values.change.event == .deviceOrientation(.landscapeLeft))
    let lock = SensorChange(cause: Values.cause, t: 0, what: .rotationLock(true), reason: "")
    #expect(lock.event == .rotationLock(true))
  }

  @Test func snapshots() throws {
    guard case .snapshot(let message) = try sent(.snapshot(.with { $0.device = Values.device.message() })) else {
      Issue.record("another body")
      return
    }
    #expect(try DeviceSnapshot(message.device) == Values.device)
  }

  @Test func layouts() throws {
    guard case .layouts(let message) = try sent(.layouts(.with { $0.windows = [Values.layout.message] })) else {
      Issue.record("another body")
      return
    }
    #expect(try message.windows.map { try WindowLayout($0) } == [Values.layout])
  }

  @Test(arguments: RotationReason.allCases)
  func everyReason(reason: RotationReason) throws {
    #expect(try WindowSnapshot(Values.window(1, reason: reason).message) == Values.window(1, reason: reason))
    var receipt = Values.receipt(.settled)
    receipt.windows = [Values.report(reason)]
    #expect(try Receipt(receipt.message) == receipt)
  }

  @Test(arguments: SizeClassName.allCases)
  func everySizeClass(name: SizeClassName) throws {
    var receipt = Values.receipt(.crashed("signal 11"))
    receipt.windows[0].horizontal = name
    receipt.windows[1].vertical = name
    #expect(try Receipt(receipt.message) == receipt)
  }

  @Test(arguments: [
    Ending.settled, .refused("no window 9"), .unsettled(""), .crashed("signal 11"),
  ])
  func receipts(ending: Ending) throws {
    let receipt = Values.receipt(ending)
    guard case .receipt(let message) = try sent(.receipt(receipt.message)) else {
      Issue.record("another body")
      return
    }
    #expect(try Receipt(message) == receipt)
  }

  @Test(arguments: [
    DeviceEvent.tap(window: 1, target: "open-b"), .tap(window: 2, target: "it", times: 2),
    .push(window: 2, screen: "B"), .pop(window: 8),
    .present(window: 2, screen: "Movie"), .dismiss(window: 1), .pullDown(window: 3), .wait(0.3),
    .contentSize(.accessibilityExtraExtraExtraLarge), .appearance(.dark), .appearance(.light),
    .system(.shake), .system(.memoryWarning), .system(.openURL("myapp://page/2")), .system(.shortcut("new")),
    .system(.notification("due", action: "later")),
    .segue(window: 2, identifier: "show"), .type(window: 2, Typing("a\nb", into: "name", deletes: 10_000)),
    .scroll(window: 1, target: "list", by: FingerWay(x: -0.5, y: 300)),
    .drag(window: 3, Drag("knob", from: FingerWay(x: 1, y: -2), by: FingerWay(x: 30, y: 4), seconds: 0.25)),
    .arrange(.full(window: 2)), .arrange(.half), .window(.open(app: "A")), .window(.close(window: 3)),
    .window(.focus(window: 2)), .window(.swap(1, 4)), .window(.split(first: 2, second: 1, .wide)),
    .window(.slideOver(window: 2, .left)), .window(.putAway), .window(.move(window: 1, x: -2.5, y: 7)),
    .window(.resize(window: 1, width: 400.5, height: 500, .topRight, steps: 12)),
    .window(.tile(window: 3, .middleThird)), .window(.divider(at: 512, steps: 3)),
    .window(.open(app: "A", on: .external)), .window(.disconnect), .window(.home),
    .window(.transfer(window: 2, to: .external)),
    .window(.connect(DisplaySize(width: 1920, height: 1080.5, scale: 2))),
  ])
  func commands(event: DeviceEvent) throws {
    let command = try #require(WireCommand(event, cause: Values.cause))
    guard case .command(let message) = try sent(.command(command)) else {
      Issue.record("another body")
      return
    }
    #expect(try message.event() == event)
    #expect(Cause(message.cause) == Values.cause)
  }

  @Test(arguments: UserGesture.allCases)
  func gestures(kind: UserGesture) throws {
    let command = try #require(WireCommand(.gesture(window: 2, kind), cause: Values.cause))
    #expect(try command.event() == .gesture(window: 2, kind))
  }

  /// What only a sensor or a clock may say is no command.
  @Test(arguments: [DeviceEvent.deviceOrientation(.portrait), .rotationLock(true), .tick])
  func notCommands(event: DeviceEvent) {
    #expect(WireCommand(event, cause: Values.cause) == nil)
  }

  @Test func ledgerEntries() {
    let entry = LedgerEntry(window: 2, subject: "A#2", call: "viewWillTransition(to: 667×375)")
    #expect(LedgerEntry(entry.message) == entry)
  }

  @Test func traces() throws {
    let samples = [
      AccelerationSample(t: 0, x: 0, y: -1, z: 0), AccelerationSample(t: 0, x: 16, y: -16, z: 0.1),
      AccelerationSample(t: 0.02, x: -1, y: 0, z: 1e-300),
    ]
    guard case .playTrace(let message) = try sent(.playTrace(WirePlayTrace(name: "t", rate: 2.5, samples: samples)))
    else {
      Issue.record("another body")
      return
    }
    #expect(message.name == "t")
    #expect(message.rate == 2.5)
    #expect(try message.checkedSamples() == samples)
  }

  /// A delta brings the device's own fields, and replaces or adds the windows it carries, in order of identifier.
  @Test func deltasAreTakenOver() throws {
    var known = Values.device
    known.windows = [Values.window(2)]
    var next = Values.device
    next.deviceOrientation = .portrait
    next.windows = [Values.window(1), Values.window(2, reason: .flat)]
    let changed = [Values.window(2, reason: .flat).message, Values.window(1).message]
    try known.apply(device: next.message { _ in false }, windows: changed)
    #expect(known == next)
  }

  /// A broken delta leaves what was known as it was.
  @Test func aBrokenDeltaChangesNothing() throws {
    var known = Values.device
    var message = Values.window(1).message
    message.interface = 99
    let device = Values.device.message { _ in false }
    #expect(throws: WireError.outOfRange(field: "interface", expected: "0…4", actual: "99")) {
      try known.apply(device: device, windows: [message])
    }
    #expect(known == Values.device)
  }

  /// Views deeper than the limit are left out; everything above them arrives.
  @Test(arguments: [(512, 512), (513, 512), (700, 512)])
  func deepTreesAreCut(depth: Int, shown: Int) throws {
    var view = ViewSnapshot(className: "leaf", frame: .zero)
    for _ in 0..<depth { view = ViewSnapshot(className: "UIView", frame: .zero, subviews: [view]) }
    var window = Values.window(1)
    window.root = view
    var read = try WindowSnapshot(window.message).root
    var count = 0
    while let next = read.subviews.first {
      count += 1
      read = next
    }
    #expect(count == shown)
  }
}
