// Who asks an input for nothing but its end goes the same way as who asks for everything.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A screen that opens another, and makes the mistake of opening one twice.
@MainActor private final class Opener: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let next = UIViewController()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "open") { [weak self] _ in
          self?.navigationController?.pushViewController(next, animated: true)
        }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "twice") { [weak self] _ in
          self?.navigationController?.pushViewController(next, animated: false)
          self?.navigationController?.pushViewController(next, animated: false)
        }),
    ]
  }
}

@MainActor struct AdvanceTests {
  private func device() throws -> EmulatedDevice {
    try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: Opener()) }])
  }

  /// The events, and how each ends.
  private static let events: [(event: DeviceEvent, ending: String)] = [
    (.deviceOrientation(.landscapeLeft), "settled"), (.tap(window: 1, target: "open"), "settled"),
    (.tap(window: 1, target: "nowhere"), "refused"), (.deviceOrientation(.portrait), "settled"),
    (.wait(1), "settled"), (.contentSize(.accessibilityExtraLarge), "settled"), (.pop(window: 1), "settled"),
  ]

  @Test func whatIsSeenOnTheWayAndAfterItIsTheSame() throws {
    let (asked, unasked, seldom) = (try device(), try device(), try device())
    for (index, row) in Self.events.enumerated() {
      let input = DeviceInput(time: Double(index), event: row.event)
      let outcome = asked.handle(input)
      let end = unasked.advance(input)
      _ = seldom.advance(input)
      #expect(end.ending == outcome.ending)
      #expect(outcome.ending.name == row.ending)
      #expect(unasked.settled == asked.settled)
    }
    // What changes is found against what was there, whether anybody had looked at it or not.
    let last = DeviceInput(time: 20, event: .deviceOrientation(.landscapeRight))
    let expected = asked.handle(last)
    #expect(expected.windows.map(\.reason) == [.rotated])
    #expect(unasked.handle(last) == expected)
    #expect(seldom.handle(last) == expected)
  }

  /// What came of the launch is told of the launch, whether it is asked for before the first input or after it.
  @Test func theLaunchIsToldAsItWas() throws {
    let (before, after) = (try device(), try device())
    let told = before.launchOutcome
    #expect(told.windows.map(\.interface) == [.portrait])
    #expect(told.ledger.contains { $0.call == "viewDidLoad" })
    let turned = after.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    #expect(turned.windows.map(\.reason) == [.rotated])
    #expect(after.launchOutcome == told)
    #expect(after.settled.windows.map(\.interface) == [.landscapeRight])
  }

  /// "Pushing the same view controller instance more than once is not supported" (UIKit's exception, as BadInputTests has it).
  @Test func whatIsRaisedIsTold() throws {
    let device = try device()
    #expect(device.advance(DeviceInput(time: 0, event: .tick)).raised == nil)
    let raised = try #require(device.advance(DeviceInput(time: 1, event: .tap(window: 1, target: "twice"))).raised)
    #expect(raised.contains("exception NSInvalidArgumentException: Pushing the same view controller instance"))
    #expect(device.advance(DeviceInput(time: 2, event: .tick)).raised == nil)
    // Who asks for everything reads the same.
    let asked = try self.device()
    let outcome = asked.handle(DeviceInput(time: 1, event: .tap(window: 1, target: "twice")))
    #expect(outcome.ledger.first(where: \.isRaised)?.words == raised)
  }
}
