// Combine as an app uses it: notifications, observed properties and schedulers, in the device's own time.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelCombine
import SwivelUI
import Testing

/// An app with an empty window, what it noted, and what it keeps.
@MainActor private final class Running {
  let device: EmulatedDevice
  var notes: [String] = []
  var kept: Set<AnyCancellable> = []

  init() throws {
    device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test(plist: .portrait) { UIViewController() }])
  }

  func act(_ body: @escaping () -> Void) { _ = device.perform(window: 1) { _ in body() } }
  func wait(_ seconds: Double) { _ = device.handle(DeviceInput(time: 0, event: .wait(seconds))) }
}

private final class Search: ObservableObject {
  @Published var text = ""
  @Published var count = 0
}

@MainActor struct AppTests {
  @Test func notificationsOfTheAppComeToThoseWhoAsked() throws {
    let app = try Running()
    let name = Notification.Name("saved")
    let (mine, other) = (NSObject(), NSObject())
    app.act {
      NotificationCenter.default.publisher(for: name, object: mine).compactMap { $0.userInfo?["n"] as? Int }
        .sink { app.notes.append("\($0)") }.store(in: &app.kept)
      for (sender, number) in [(mine, 1), (other, 2), (mine, 3)] {
        NotificationCenter.default.post(name: name, object: sender, userInfo: ["n": number])
      }
      app.kept = []
      NotificationCenter.default.post(name: name, object: mine, userInfo: ["n": 4])
    }
    #expect(app.notes == ["1", "3"])
  }

  @Test func aTurnIsPublished() throws {
    let app = try Running()
    app.act {
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
        .map { _ in UIDevice.current.orientation.isLandscape }.sink { app.notes.append("\($0)") }.store(in: &app.kept)
    }
    _ = app.device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    _ = app.device.handle(DeviceInput(time: 2, event: .deviceOrientation(.portrait)))
    #expect(app.notes == ["true", "false"])
  }

  @Test func aPropertyIsPublishedFirstAsItIsAndThenAsItChanges() throws {
    let app = try Running()
    let button = UIButton(frame: .zero)
    app.act {
      button.publisher(for: \.isSelected).sink { app.notes.append("\($0)") }.store(in: &app.kept)
      button.publisher(for: \.isSelected, options: [.new]).didChange().sink { app.notes.append("changed") }
        .store(in: &app.kept)
    }
    #expect(app.notes == ["false"])
    app.act { button.isSelected = true }
    app.act { button.isSelected = true }
    #expect(app.notes == ["false", "true", "changed"])
    app.act { app.kept = [] }
    app.act { button.isSelected = false }
    #expect(app.notes.count == 3)
  }

  @Test func schedulersKeepTheDevicesTime() throws {
    let app = try Running()
    let search = Search()
    app.act {
      search.$text.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { app.notes.append("debounced \($0)") }.store(in: &app.kept)
      search.$count.dropFirst().throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
        .sink { app.notes.append("throttled \($0)") }.store(in: &app.kept)
    }
    app.act { search.text = "s" }
    app.wait(0.2)
    app.act { search.text = "sw" }
    app.wait(0.2)
    #expect(app.notes == [])
    app.wait(0.1)
    #expect(app.notes == ["debounced sw"])
    app.notes = []
    for count in 1...3 { app.act { search.count = count } }
    app.wait(1)
    #expect(app.notes == ["throttled 1", "throttled 3"])
  }

  @Test func timersAndDelaysComeWhenTheyAreDue() throws {
    let app = try Running()
    app.act {
      Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in app.notes.append("tick") }
        .store(in: &app.kept)
      Just("late").delay(for: 1.2, scheduler: DispatchQueue.main).sink { app.notes.append($0) }.store(in: &app.kept)
      Just("next").receive(on: RunLoop.main).sink { app.notes.append($0) }.store(in: &app.kept)
    }
    #expect(app.notes == ["next"])
    app.wait(1)
    #expect(app.notes == ["next", "tick", "tick"])
    app.wait(0.5)
    #expect(app.notes == ["next", "tick", "tick", "late", "tick"])
  }

  /// Subscriber.receive(subscription:): "request(_:)" asks for so many elements and no more; what is gathered waits for the next one.
  @Test func asManyAreGivenAsWereAskedFor() throws {
    final class Counting: Subscriber {
      var (subscription, heard): ((any Subscription)?, [[Int]]) = (nil, [])
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(3))
      }
      func receive(_ input: [Int]) -> Subscribers.Demand {
        heard.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let app = try Running()
    let (numbers, counting) = (PassthroughSubject<Int, Never>(), Counting())
    app.act {
      numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(60), 2)).receive(subscriber: counting)
    }
    app.act { for number in 1...8 { numbers.send(number) } }
    #expect(counting.heard == [[1, 2], [3, 4], [5, 6]])
    app.act { counting.subscription?.request(.max(1)) }
    app.act { numbers.send(9) }
    #expect(counting.heard.count == 4 && counting.heard.flatMap(\.self) == Array(1...9))
  }

  @Test func valuesAreGatheredByTimeOrCount() throws {
    let app = try Running()
    let numbers = PassthroughSubject<Int, Never>()
    app.act {
      numbers.collect(.byTime(DispatchQueue.main, .seconds(2))).sink { app.notes.append("\($0)") }.store(in: &app.kept)
      numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(2), 2)).sink { app.notes.append("\($0.count)") }
        .store(in: &app.kept)
    }
    for number in 1...3 { app.act { numbers.send(number) } }
    #expect(app.notes == ["2"])
    app.wait(2)
    #expect(app.notes.sorted() == ["1", "2", "[1, 2, 3]"])
    app.wait(2)
    #expect(app.notes.count == 3, "an interval without values")
    app.act { numbers.send(4) }
    app.act { numbers.send(completion: .finished) }
    #expect(app.notes.suffix(2).sorted() == ["1", "[4]"])
  }

  @Test func aModelSaysBeforehandThatItChanges() throws {
    let app = try Running()
    let search = Search()
    app.act {
      search.objectWillChange.sink { app.notes.append(search.text) }.store(in: &app.kept)
      search.text = "a"
      search.text = "b"
    }
    #expect(app.notes == ["", "a"])
  }
}
