// Whose code the handlers of observers are: two apps share a device, and not what they watch.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct ObserverTests {
  /// Processes of their own: while one app's code runs, no handler of the other does.
  @Test func whatIsSeenOfOneAppIsToldByItsOwnCode() throws {
    let device = try EmulatedDevice(
      profile: .pad11, era: Era(18), apps: [.test { UIViewController() }, .test { UIViewController() }])
    let notes = TimeNotes()
    var watched: UIView?
    var observation: NSKeyValueObservation?
    _ = device.perform(window: 1) { window in
      watched = window.rootViewController?.view
      observation = watched?.observe(\.alpha) { _, _ in notes("told") }
    }
    _ = device.perform(window: 2) { window in
      watched?.alpha = 0.5
      window.rootViewController?.view.frame.size.height -= 1
      #expect(notes.all == [])
    }
    _ = device.perform(window: 1) { $0.rootViewController?.view.frame.size.height -= 1 }
    #expect(notes.all == ["told"])
    observation?.invalidate()
  }

  /// A view in no window has its controller's insets, and an app may watch them before it presents it. Nothing tells of them at once: they
  /// are looked at when the call is over, by the app's code as well.
  @Test func whatIsSeenBetweenCallsIsToldByTheAppsCode() throws {
    let device = try EmulatedDevice(profile: .pad11, era: Era(18), apps: [.test { UIViewController() }])
    var tops: [CGFloat] = []
    var controller: UIViewController?
    var observation: NSKeyValueObservation?
    _ = device.perform(window: 1) { _ in
      controller = UIViewController()
      observation = controller?.observe(\.view.safeAreaInsets, options: .initial) { controller, _ in
        tops.append(controller.view.safeAreaInsets.top)
        controller.view.addSubview(UILabel())
      }
      controller?.additionalSafeAreaInsets.top = 5
    }
    #expect(tops == [0, 5])
    observation?.invalidate()
  }
}
