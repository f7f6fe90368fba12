// Which reminders lie in a time, whichever end of it is open, and what a calendar's events are found by: EventKit's documentation
// ("pass nil" for an end that is open).
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct CalendarWindowTests {
  private nonisolated static func hour(_ hour: Double?) -> Date? { hour.map { Date(timeIntervalSince1970: $0 * 3600) } }

  /// One that is due, or was done, at 5, or at no time; whether it is found from one hour to another, nil for an open end.
  @Test(
    arguments: [
      (5, nil, nil, true), (5, 4, 6, true), (5, 6, 8, false), (5, 2, 4, false), (5, nil, 4, false), (5, nil, 6, true),
      (5, 6, nil, false), (5, 4, nil, true), (nil, nil, nil, true), (nil, 4, nil, false), (nil, nil, 6, false),
    ] as [(Double?, Double?, Double?, Bool)])
  func reminders(at due: Double?, from: Double?, to: Double?, isFound: Bool) throws {
    let stage = try Stage()
    var (open, done): ([String]?, [String]?) = (nil, nil)
    stage.act { _ in
      let store = EKEventStore()
      store.requestAccess(to: .reminder) { _, _ in }
      for isDone in [false, true] {
        let reminder = EKReminder(eventStore: store)
        reminder.title = isDone ? "done" : "open"
        reminder.calendar = store.defaultCalendarForNewReminders()
        if isDone { reminder.completionDate = Self.hour(due) }
        if !isDone, let date = Self.hour(due) {
          reminder.dueDateComponents = Calendar.current.dateComponents([.year, .month, .day, .hour], from: date)
        }
        do { try store.save(reminder, commit: true) } catch { Issue.record("\(error)") }
      }
      let (start, end) = (Self.hour(from), Self.hour(to))
      store.fetchReminders(
        matching: store.predicateForIncompleteReminders(withDueDateStarting: start, ending: end, calendars: nil)
      ) { open = $0?.map(\.title) }
      store.fetchReminders(
        matching: store.predicateForCompletedReminders(withCompletionDateStarting: start, ending: end, calendars: nil)
      ) { done = $0?.map(\.title) }
    }
    // What was done at no time was not done.
    let isUndone = due == nil && isFound
    #expect(open == (isUndone ? ["open", "done"] : isFound ? ["open"] : []))
    #expect(done == (isFound && due != nil ? ["done"] : []))
  }

  /// An event without a beginning (2), without an end (3), or with the end first (4) is not kept; what a calendar holds goes with it.
  @Test func whatIsKept() throws {
    let stage = try Stage()
    stage.act { _ in
      let store = EKEventStore()
      store.requestAccess(to: .event) { _, _ in }
      func event(_ title: String, _ start: Double?, _ end: Double?, in calendar: EKCalendar?) -> EKEvent {
        let event = EKEvent(eventStore: store)
        (event.title, event.startDate, event.endDate) = (title, Self.hour(start), Self.hour(end))
        event.calendar = calendar
        return event
      }
      func code(_ event: EKEvent) -> Int? {
        do {
          try store.save(event, span: .thisEvent)
          return nil
        } catch { return (error as NSError).code }
      }
      let usual = store.defaultCalendarForNewEvents
      #expect(code(event("a", nil, 2, in: usual)) == 2 && code(event("b", 1, nil, in: usual)) == 3)
      #expect(code(event("c", 3, 2, in: usual)) == 4 && code(event("d", 1, 2, in: nil)) == 1)
      #expect(code(event("e", 2, 2, in: usual)) == nil, "a moment is no mistake")
      let own = EKCalendar(for: .event, eventStore: store)
      do { try store.saveCalendar(own, commit: true) } catch { Issue.record("\(error)") }
      #expect(store.calendars(for: .event).count == 2 && store.calendars(for: .reminder).isEmpty)
      let kept = event("f", 1, 2, in: own)
      #expect(code(kept) == nil && store.event(withIdentifier: kept.eventIdentifier ?? "") === kept)
      #expect(store.calendarItem(withIdentifier: kept.calendarItemIdentifier) === kept)
      #expect(store.calendar(withIdentifier: own.calendarIdentifier) === own)
      let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 36_000))
      func titles(_ calendars: [EKCalendar]?) -> [String] {
        var found: [String] = []
        store.enumerateEvents(matching: store.predicateForEvents(withStart: start, end: end, calendars: calendars)) {
          event, _ in found.append(event.title)
        }
        return found
      }
      #expect(titles(nil) == ["e", "f"] && titles([own]) == ["f"] && titles([]) == [])
      var count = 0
      store.enumerateEvents(matching: store.predicateForEvents(withStart: start, end: end, calendars: nil)) { _, stop in
        count += 1
        stop.pointee = true
      }
      #expect(count == 1)
      do { try store.removeCalendar(own, commit: true) } catch { Issue.record("\(error)") }
      #expect(titles(nil) == ["e"] && store.calendars(for: .event).count == 1)
      #expect(store.event(withIdentifier: kept.eventIdentifier ?? "") == nil)
    }
  }

  /// MKLocalSearchCompleter: nothing is searched for without words; who cancels, and who says other words, hears once at most.
  @Test(arguments: [
    (["a"], false, 1), (["a", "ab"], false, 1), (["a", ""], false, 0), (["a"], true, 0), ([""], false, 0),
  ])
  func wordsThatAreCompleted(words: [String], isCancelled: Bool, failures: Int) throws {
    final class Ear: NSObject, MKLocalSearchCompleterDelegate {
      var failed = 0
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failed += 1 }
    }
    let stage = try Stage()
    let (completer, ear) = (MKLocalSearchCompleter(), Ear())
    stage.act { _ in
      completer.delegate = ear
      for word in words { completer.queryFragment = word }
      #expect(completer.isSearching == (words.last != ""))
      if isCancelled { completer.cancel() }
    }
    #expect(ear.failed == failures && !completer.isSearching)
  }
}
