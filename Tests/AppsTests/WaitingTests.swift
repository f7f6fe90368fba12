// What the Waiting app puts off, in the device's own time: nothing here takes any of the test's.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing
import Waiting

@MainActor struct WaitingTests {
  /// A device with the app, whose time stands still but for waits.
  @MainActor struct Desk {
    let device: EmulatedDevice

    init() throws { device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [Waiting.app]) }

    func send(_ event: DeviceEvent) -> Outcome { device.handle(DeviceInput(time: 0, event: event)) }
    func tap(_ target: String) -> Outcome { send(.tap(window: 1, target: target)) }
    func turn(_ held: DeviceOrientation) -> Outcome { send(.deviceOrientation(held)) }
    func wait(_ seconds: Double) -> Outcome { send(.wait(seconds)) }

    var story: String { device.snapshot.windows[0].root.find("story")?.text ?? "" }
  }

  /// Seconds waited after Load, one after the other, and what is told then: a fade of 0.3, half a second's patience, a timer of
  /// one second, an answer after two and a half.
  private nonisolated static let waits: [(seconds: [Double], story: String)] = [
    ([], ""), ([0.2999], ""), ([0.3], "faded"), ([0.4999], "faded"), ([0.5], "faded, still loading"),
    ([0.9999], "faded, still loading"), ([0.9999, 0.0001], "faded, still loading, 1 s"),
    ([2.4999], "faded, still loading, 1 s, 2 s"), ([2, 0.5], "faded, still loading, 1 s, 2 s, loaded"),
    ([3600], "faded, still loading, 1 s, 2 s, loaded"),
  ]

  @Test(arguments: waits) func whatIsPutOffComesWhenItIsDue(seconds: [Double], story: String) throws {
    let desk = try Desk()
    #expect(desk.tap("load").ending == .settled)
    for part in seconds { #expect(desk.wait(part).ending == .settled) }
    #expect(desk.story == story)
  }

  @Test func aSleepThatIsCancelledEnds() throws {
    let desk = try Desk()
    _ = desk.tap("load")
    _ = desk.wait(0.6)
    _ = desk.tap("cancel")
    #expect(desk.story == "faded, still loading, cancelled")
    _ = desk.wait(3600)
    #expect(desk.story == "faded, still loading, cancelled")
  }

  /// While an answer is awaited there is no second one to ask for; then there is, and its timer is the only one.
  @Test func oneAnswerAtATime() throws {
    let desk = try Desk()
    _ = desk.tap("load")
    #expect(desk.tap("load").ending != .settled)
    _ = desk.wait(2.5)
    #expect(desk.tap("load").ending == .settled)
    _ = desk.wait(1)
    #expect(desk.story == "faded, still loading, 1 s, 2 s, loaded, faded, still loading, 3 s")
  }

  /// A turn in between disturbs nothing, and the same inputs come to the same.
  @Test func turnedWhileItWaits() throws {
    func outcomes() throws -> [Outcome] {
      let desk = try Desk()
      return [
        desk.tap("load"), desk.wait(0.4), desk.turn(.landscapeLeft), desk.wait(2),
        desk.turn(.portrait),
        desk.wait(0.1),
      ]
    }
    let first = try outcomes()
    #expect(first.map(\.ending) == Array(repeating: .settled, count: 6))
    #expect(first[2].windows[0].interface == .landscapeRight)
    for _ in 0..<3 { #expect(try outcomes() == first) }
  }
}
