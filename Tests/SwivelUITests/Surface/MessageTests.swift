// Notifications as values, by Foundation's documentation of messages: told to those who observe their subject or type, and to
// those who observe the notification of the same name, as long as the token is kept.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private final class Subject {}

private struct Changed: NotificationCenter.MainActorMessage {
  typealias Subject = SwivelUITests.Subject
  static var name: Notification.Name { Notification.Name("Changed") }
  let number: Int
  static func makeMessage(_ notification: Notification) -> Changed? {
    (notification.userInfo?["number"] as? Int).map(Changed.init)
  }
  static func makeNotification(_ message: Changed) -> Notification {
    Notification(name: name, userInfo: ["number": message.number])
  }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<Changed> {
  fileprivate static var changed: Self { .init() }
}

@MainActor @Suite struct MessageTests {
  @Test func bothWays() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (center, one, other) = (NotificationCenter.default, Subject(), Subject())
      var heard: [String] = []
      let ofOne = center.addObserver(of: one, for: .changed) { heard.append("one \($0.number)") }
      let ofAny = center.addObserver(of: Subject.self, for: .changed) { heard.append("any \($0.number)") }
      let old = center.addObserver(forName: Changed.name, object: nil, queue: nil) { notification in
        let number = notification.userInfo?["number"] as? Int
        MainActor.assumeIsolated { heard.append("old \(number ?? 0)") }
      }
      center.post(Changed(number: 1), subject: one)
      center.post(Changed(number: 2), subject: other)
      center.post(name: Changed.name, object: one, userInfo: ["number": 3])
      center.post(name: Changed.name, object: one, userInfo: nil)
      #expect(heard == ["one 1", "any 1", "old 1", "any 2", "old 2", "one 3", "any 3", "old 3", "old 0"])
      heard = []
      center.removeObserver(ofOne)
      center.removeObserver(old)
      center.post(Changed(number: 4), subject: one)
      #expect(heard == ["any 4"])
      _ = ofAny
    }
  }

  @Test func aTokenThatIsGoneEndsIt() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      var count = 0
      var token: NotificationCenter.ObservationToken? = NotificationCenter.default.addObserver(
        of: UIApplication.shared, for: .willEnterForeground
      ) { _ in count += 1 }
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
      #expect(token != nil && count == 1)
      token = nil
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
      #expect(count == 1)
    }
  }
}
