// The user's calendars: who may, what an app puts in them, what is found, and the system's screens of an event.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct CalendarTests {
  private func event(_ store: EKEventStore, _ title: String, hours: ClosedRange<Double>) -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.title = title
    event.startDate = Date(timeIntervalSince1970: hours.lowerBound * 3600)
    event.endDate = Date(timeIntervalSince1970: hours.upperBound * 3600)
    event.calendar = store.defaultCalendarForNewEvents
    return event
  }

  /// EKEventStore.requestAccess(to:completion:): not determined before; who may not sees no calendar and keeps nothing
  /// (EKErrorEventStoreNotAuthorized, 29).
  @Test func theUserIsAsked() throws {
    let stage = try Stage()
    var (before, heard, calendars): (EKAuthorizationStatus?, [Bool], [Int]) = (nil, [], [])
    var failed: NSError?
    stage.act { _ in
      let store = EKEventStore()
      before = EKEventStore.authorizationStatus(for: .event)
      calendars.append(store.calendars(for: .event).count)
      let early = self.event(store, "Early", hours: 0...1)
      do { try store.save(early, span: .thisEvent) } catch { failed = error as NSError }
      store.requestAccess(to: .event) { may, _ in heard.append(may) }
      calendars.append(store.calendars(for: .event).count)
    }
    #expect(before == .notDetermined && heard == [true] && calendars == [0, 1])
    #expect(failed?.domain == "EKErrorDomain" && failed?.code == 29)
  }

  /// predicateForEvents(withStart:end:calendars:) finds what lies in a time at least in part; an event without a calendar (1), or which ends
  /// before it begins (4), is not kept; one that is taken away is not found.
  @Test func whatIsFound() throws {
    let stage = try Stage()
    var (found, left, errors): ([String], [String], [Int]) = ([], [], [])
    stage.act { _ in
      let store = EKEventStore()
      store.requestAccess(to: .event) { _, _ in }
      let homeless = self.event(store, "Homeless", hours: 1...2)
      homeless.calendar = nil
      let backwards = self.event(store, "Backwards", hours: 1...2)
      (backwards.startDate, backwards.endDate) = (backwards.endDate, backwards.startDate)
      for bad in [homeless, backwards] {
        do { try store.save(bad, span: .thisEvent) } catch { errors.append((error as NSError).code) }
      }
      let kept = [("Night", 0.0...6.0), ("Noon", 12...13), ("Late", 20...22)].map {
        self.event(store, $0.0, hours: $0.1)
      }
      do {
        for one in kept { try store.save(one, span: .thisEvent) }
        let predicate = store.predicateForEvents(
          withStart: Date(timeIntervalSince1970: 5 * 3600), end: Date(timeIntervalSince1970: 14 * 3600), calendars: nil)
        found = EKEventStore().events(matching: predicate).map(\.title)
        try store.remove(kept[0], span: .thisEvent)
        left = store.events(matching: predicate).map(\.title)
      } catch { Issue.record("\(error)") }
    }
    #expect(errors == [1, 4] && found == ["Night", "Noon"] && left == ["Noon"])
  }

  /// saveCalendar(_:commit:): a calendar of the app's own is there once it is kept, once however often; removeCalendar(_:commit:): its
  /// events go with it.
  @Test func calendarsOfTheApp() throws {
    let stage = try Stage()
    var (titles, found): ([[String]], [Int]) = ([], [])
    stage.act { _ in
      let store = EKEventStore()
      store.requestAccess(to: .event) { _, _ in }
      let usual = store.calendars(for: .event).map(\.title)
      @MainActor func look() {
        titles.append(store.calendars(for: .event).map(\.title).filter { !usual.contains($0) })
        let all = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
        found.append(store.events(matching: all).count)
      }
      let calendar = EKCalendar(for: .event, eventStore: store)
      calendar.title = "Garden"
      look()
      do {
        for _ in 0..<2 { try store.saveCalendar(calendar, commit: true) }
        let event = self.event(store, "Sow", hours: 1...2)
        event.calendar = calendar
        try store.save(event, span: .thisEvent)
        look()
        try store.removeCalendar(calendar, commit: true)
      } catch { Issue.record("\(error)") }
      look()
    }
    #expect(titles == [[], ["Garden"], []] && found == [0, 1, 0])
  }

  /// EKReminder.isCompleted: what is done has a time at which it was, and is found among the done.
  @Test func whatIsToDo() throws {
    let stage = try Stage()
    var (open, done): ([String], [String]) = ([], [])
    stage.act { _ in
      let store = EKEventStore()
      store.requestAccess(to: .reminder) { _, _ in }
      for (title, isDone) in [("Milk", false), ("Bread", true)] {
        let reminder = EKReminder(eventStore: store)
        (reminder.title, reminder.isCompleted) = (title, isDone)
        reminder.calendar = store.defaultCalendarForNewReminders()
        do { try store.save(reminder, commit: true) } catch { Issue.record("\(error)") }
      }
      let some = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
      store.fetchReminders(matching: some) { open = ($0 ?? []).map(\.title) }
      let rest = store.predicateForCompletedReminders(
        withCompletionDateStarting: .distantPast, ending: .distantFuture, calendars: nil)
      store.fetchReminders(matching: rest) { done = ($0 ?? []).map(\.title) }
    }
    #expect(open == ["Milk"] && done == ["Bread"])
  }

  private final class Writer: EKEventEditViewDelegate {
    var actions: [EKEventEditViewAction] = []
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
      actions.append(action)
      controller.dismiss(animated: true)
    }
  }

  /// EKEventEditViewController: "Add" keeps the event and tells saved, "Cancel" tells canceled; whoever presented it takes it away.
  @Test(arguments: [("Add", EKEventEditViewAction.saved, 1), ("Cancel", .canceled, 0)])
  func theScreenOfAnEvent(_ button: String, _ action: EKEventEditViewAction, _ kept: Int) throws {
    let stage = try Stage()
    let writer = Writer()
    let store = EKEventStore()
    stage.act { _ in
      store.requestAccess(to: .event) { _, _ in }
      let editor = EKEventEditViewController()
      editor.eventStore = store
      editor.event = self.event(store, "Lunch", hours: 12...13)
      editor.editViewDelegate = writer
      stage.root.present(editor, animated: true)
    }
    #expect(stage.send(.tap(window: 1, target: button)).ending == .settled)
    #expect(writer.actions == [action] && stage.root.presentedViewController == nil)
    var found = 0
    stage.act { _ in
      found =
        store.events(
          matching: store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
        ).count
    }
    #expect(found == kept)
  }
}
