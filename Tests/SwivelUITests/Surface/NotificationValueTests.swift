// What notifications say and when they come, by UserNotifications' reference: what is set is read in the content and in its copies.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct NotificationValueTests {
  @Test func contents() throws {
    try ofNew(UNMutableNotificationContent()) { kept in
      kept(\.title, "", "a")
      kept(\.subtitle, "", "b")
      kept(\.body, "", "c")
      kept(\.badge, nil, 3)
      kept(\.sound, nil, .default)
      kept(\.categoryIdentifier, "", "d")
      kept(\.threadIdentifier, "", "e")
      kept(\.interruptionLevel, .active, .critical)
      kept(\.summaryArgument, "", "f")
      kept(\.targetContentIdentifier, nil, "g")
      kept(\.launchImageName, "", "h")
      kept(\.relevanceScore, 0, 0.5)
      kept.reads(\.attachments.count, 0)
      kept.reads(\.userInfo.count, 0)
    }
  }

  /// NSCopying: a copy has the values of the moment, and each under its own name.
  @Test func copies() throws {
    let made = UNMutableNotificationContent()
    (made.title, made.subtitle, made.body, made.badge, made.sound) = ("a", "b", "c", 4, .defaultCritical)
    (made.categoryIdentifier, made.threadIdentifier, made.interruptionLevel) = ("d", "e", .timeSensitive)
    (made.summaryArgument, made.targetContentIdentifier, made.launchImageName) = ("f", "g", "h")
    (made.relevanceScore, made.userInfo) = (0.25, ["key": 7])
    let copies = [made.copy() as? UNNotificationContent, made.mutableCopy() as? UNMutableNotificationContent]
    made.subtitle = "later"
    for copy in copies {
      let copy = try #require(copy)
      #expect([copy.title, copy.subtitle, copy.body] == ["a", "b", "c"])
      #expect([copy.categoryIdentifier, copy.threadIdentifier, copy.summaryArgument] == ["d", "e", "f"])
      #expect(copy.targetContentIdentifier == "g" && copy.launchImageName == "h" && copy.badge == 4)
      #expect(copy.sound === UNNotificationSound.defaultCritical && copy.interruptionLevel == .timeSensitive)
      #expect(copy.relevanceScore == 0.25 && copy.userInfo["key"] as? Int == 7 && copy.attachments.isEmpty)
    }
    #expect(!(copies[0] is UNMutableNotificationContent) && UNNotificationSoundName("s").rawValue == "s")
    #expect(UNNotificationSoundName(rawValue: "t").rawValue == "t")
  }

  /// `nextTriggerDate()`: so many seconds from now; the next moment whose components match.
  @Test func triggers() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let now = Date()
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let later = try #require(UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true).nextTriggerDate())
      #expect(abs(later.timeIntervalSince(now) - 90) < 0.001)
      for (hour, minute) in [(0, 0), (8, 30), (23, 59)] {
        var parts = DateComponents(hour: hour, minute: minute)
        parts.calendar = calendar
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
        let next = try #require(trigger.nextTriggerDate())
        #expect(calendar.dateComponents([.hour, .minute, .second], from: next).hour == hour)
        #expect(calendar.component(.minute, from: next) == minute && calendar.component(.second, from: next) == 0)
        #expect(next > now && next.timeIntervalSince(now) <= 86_400)
        #expect(!trigger.repeats && trigger.dateComponents.minute == minute)
      }
      var never = DateComponents(year: 1999, month: 1, day: 1)
      never.calendar = calendar
      #expect(UNCalendarNotificationTrigger(dateMatching: never, repeats: false).nextTriggerDate() == nil)
    }
  }

  /// Actions and categories keep what they are made with, whichever initializer makes them.
  @Test func actions() {
    let icon = UNNotificationActionIcon(systemImageName: "star")
    let answer = UNTextInputNotificationAction(
      identifier: "a", title: "b", options: .destructive, icon: icon, textInputButtonTitle: "c",
      textInputPlaceholder: "d")
    #expect([answer.identifier, answer.title] == ["a", "b"] && answer.options == .destructive)
    #expect([answer.textInputButtonTitle, answer.textInputPlaceholder] == ["c", "d"] && answer.icon === icon)
    let plain = UNTextInputNotificationAction(
      identifier: "a", title: "b", textInputButtonTitle: "c", textInputPlaceholder: "d")
    #expect(plain.options == [] && plain.icon == nil && plain.textInputPlaceholder == "d")
    #expect(UNNotificationAction(identifier: "e", title: "f", options: .foreground).icon == nil)
    let action = UNNotificationAction(
      identifier: "e", title: "f", options: .foreground, icon: UNNotificationActionIcon(templateImageName: "g"))
    #expect([action.identifier, action.title] == ["e", "f"] && action.options == .foreground)
    let kinds = [
      UNNotificationCategory(
        identifier: "k", actions: [action, answer], intentIdentifiers: ["i"], hiddenPreviewsBodyPlaceholder: "p",
        options: .allowInCarPlay),
      UNNotificationCategory(
        identifier: "k", actions: [action, answer], intentIdentifiers: ["i"], hiddenPreviewsBodyPlaceholder: "p",
        categorySummaryFormat: "s", options: .allowInCarPlay),
      UNNotificationCategory(
        identifier: "k", actions: [action, answer], intentIdentifiers: ["i"], options: .allowInCarPlay),
    ]
    // Where nothing was given there is "an empty string" (hiddenPreviewsBodyPlaceholder, categorySummaryFormat).
    #expect(
      kinds.map(\.hiddenPreviewsBodyPlaceholder) == ["p", "p", ""]
        && kinds.map(\.categorySummaryFormat) == ["", "s", ""])
    for kind in kinds {
      #expect(kind.options == .allowInCarPlay)
      #expect(kind.identifier == "k" && kind.actions == [action, answer] && kind.intentIdentifiers == ["i"])
    }
  }
}
