import Foundation
import Orientation
import Terminal
import Testing
// What messages and keys do to the model.
import Vocabulary

@testable import MonitorService

@Suite struct MonitorModelTests {
  @Test func theFirstStateIsOneChangeAndARepeatedOneIsNone() {
    var model = MonitorModel(instance: "demo")
    #expect(model.apply(snapshot: Fixtures.split, at: 1).map(\.change) == [.state(Fixtures.split)])
    #expect(model.apply(snapshot: Fixtures.split, at: 2) == [])
  }

  @Test func aLaterStateTellsOnlyWhatIsOther() {
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: Fixtures.split, at: 1)
    var next = Fixtures.split
    next.deviceOrientation = .portrait
    next.isRotationLocked = true
    next.windows[1].reason = .locked
    let changes = model.apply(snapshot: next, at: 2).map(\.change)
    #expect(
      changes == [
        .deviceOrientation(from: .landscapeLeft, to: .portrait), .rotationLock(true), .window(next.windows[1]),
      ])
    next.windows.removeFirst()
    #expect(model.apply(snapshot: next, at: 3).map(\.change) == [.windowClosed(id: 1)])
  }

  @Test func aDeltaReplacesItsWindowsAndKeepsTheOthers() {
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: Fixtures.split, at: 1)
    var header = Fixtures.split
    header.windows = []
    header.deviceOrientation = .faceUp
    var window = Fixtures.split.windows[0]
    window.reason = .flat
    let changes = model.apply(header: header, windows: [window], at: 2).map(\.change)
    #expect(changes == [.deviceOrientation(from: .landscapeLeft, to: .faceUp), .window(window)])
    #expect(model.device?.windows == [window, Fixtures.split.windows[1]])
    #expect(model.device?.deviceOrientation == .faceUp)
  }

  @Test func connectionsAreToldOnceAndGapsAddUp() {
    var model = MonitorModel(instance: "demo")
    #expect(model.apply(.host, is: .live, at: 1).map(\.change) == [.connection(.host, .live)])
    #expect(model.apply(.host, is: .live, at: 2) == [])
    #expect(model.apply(gapOf: 0, from: .host, at: 3) == [])
    model.apply(gapOf: 2, from: .host, at: 3)
    model.apply(gapOf: .max, from: .sensor, at: 4)
    #expect(model.gaps == .max)
  }

  @Test func theLogIsBounded() {
    var model = MonitorModel(instance: "demo")
    for number in 1...UInt64(MonitorModel.maximumLog + 5) {
      model.apply(receipt: Fixtures.receipt(Fixtures.split, seq: number, from: .portrait), at: Double(number))
    }
    #expect(model.events.count == MonitorModel.maximumLog)
    #expect(model.events.first?.time == 6)
    #expect(model.ledger.count == MonitorModel.maximumLog)
    #expect(model.ledger.last?.seq == UInt64(MonitorModel.maximumLog + 5))
  }

  /// In landscapeLeft the device's top points left (R-DEV-01), and landscapeRight is its upright interface (R-DEV-06).
  @Test(arguments: [
    (DeviceOrientation.portrait, InterfaceOrientation.portrait, "upright"),
    (.landscapeLeft, .landscapeRight, "upright"), (.landscapeRight, .landscapeLeft, "upright"),
    (.landscapeLeft, .portrait, "on its left side"), (.landscapeRight, .portrait, "on its right side"),
    (.portraitUpsideDown, .portrait, "upside down"), (.landscapeLeft, .landscapeLeft, "upside down"),
    (.faceUp, .portrait, "flat"), (.unknown, .portrait, "unknown"), (.portrait, .unknown, "unknown"),
  ])
  func theHolderSeesTheInterface(_ device: DeviceOrientation, _ interface: InterfaceOrientation, _ words: String) {
    #expect(Wording.attitude(device: device, interface: interface) == words)
  }

  @Test(
    arguments: [
      (-0.176, 2, "−0.18"), (0.004, 2, "0.00"), (-0.004, 2, "0.00"), (12.5, 1, "12.5"), (507, 0, "507"),
      (.nan, 2, "?"), (.infinity, 0, "?"), (1e300, 2, "?"),
    ] as [(Double, Int, String)])
  func numbersHaveAFixedNumberOfDecimals(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(Wording.fixed(value, decimals) == text)
  }
}
