// What stands in a calendar and on its screens: alarms and rules that come and go, what is found by its name, a list of calendars that is
// chosen from, and an event that is read (EventKit and EventKitUI).
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct EventScreenTests {
  private func event(_ store: EKEventStore, _ title: String, _ start: Double, _ end: Double) -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.title = title
    event.startDate = Date(timeIntervalSince1970: start * 3600)
    event.endDate = Date(timeIntervalSince1970: end * 3600)
    event.calendar = store.defaultCalendarForNewEvents
    return event
  }

  /// EKCalendarItem: what is added is there and has…, what is removed is not.
  @Test func whatBelongsToAnItem() throws {
    let stage = try Stage()
    stage.act { _ in
      let store = EKEventStore()
      let event = EKEvent(eventStore: store)
      #expect(
        !event.hasAlarms && !event.hasRecurrenceRules && !event.hasNotes && !event.hasAttendees && event.title == "")
      #expect(
        !event.isAllDay && event.availability == .busy && event.status == .none && !event.refresh()
          && event.eventIdentifier == nil)
      let (early, late) = (EKAlarm(relativeOffset: -300), EKAlarm(absoluteDate: Date(timeIntervalSince1970: 9)))
      #expect(
        early.relativeOffset == -300 && early.absoluteDate == nil && late.absoluteDate?.timeIntervalSince1970 == 9)
      event.addAlarm(early)
      event.addAlarm(late)
      #expect(event.alarms == [early, late] && event.hasAlarms)
      event.removeAlarm(early)
      #expect(event.alarms == [late] && event.hasAlarms)
      event.removeAlarm(late)
      #expect(!event.hasAlarms)
      let ends = (EKRecurrenceEnd(occurrenceCount: 5), EKRecurrenceEnd(end: Date(timeIntervalSince1970: 7)))
      #expect(
        ends.0.occurrenceCount == 5 && ends.0.endDate == nil && ends.1.occurrenceCount == 0 && ends.1.endDate != nil)
      let rules = [
        EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: ends.0),
        EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil),
      ]
      rules.forEach(event.addRecurrenceRule)
      #expect(
        event.recurrenceRules == rules && event.hasRecurrenceRules && rules[0].interval == 2
          && rules[0].frequency == .weekly)
      event.removeRecurrenceRule(rules[0])
      #expect(event.recurrenceRules == [rules[1]])
      event.removeRecurrenceRule(rules[1])
      #expect(!event.hasRecurrenceRules)
      event.notes = "a"
      #expect(event.hasNotes)
      let (one, two) = (self.event(store, "a", 1, 2), self.event(store, "b", 3, 4))
      #expect(
        one.compareStartDate(with: two) == .orderedAscending && two.compareStartDate(with: one) == .orderedDescending)
      #expect(one.compareStartDate(with: one) == .orderedSame)
      let reminder = EKReminder(eventStore: store)
      #expect(!reminder.isCompleted && reminder.priority == 0 && reminder.completionDate == nil)
      reminder.isCompleted = true
      let done = reminder.completionDate
      reminder.isCompleted = true
      #expect(done != nil && reminder.completionDate == done)
      reminder.isCompleted = false
      #expect(
        reminder.completionDate == nil && reminder.calendarItemExternalIdentifier == reminder.calendarItemIdentifier)
    }
  }

  /// Kept events and calendars are found by their identifiers, each once however often it is kept; whoever counts through events may stop.
  @Test func whatIsFoundByName() throws {
    let stage = try Stage()
    nonisolated(unsafe) var changes = 0
    stage.act { _ in
      let store = EKEventStore()
      store.requestFullAccessToEvents { _, _ in }
      store.requestFullAccessToReminders { _, _ in }
      let all = [("a", 1.0), ("b", 3), ("c", 5)].map { self.event(store, $0.0, $0.1, $0.1 + 1) }
      let reminder = EKReminder(eventStore: store)
      do {
        for one in all { try store.save(one, span: .thisEvent) }
        try store.save(all[0], span: .futureEvents, commit: true)
        #expect(throws: EKError(.noCalendar)) { try store.save(reminder, commit: true) }
        reminder.calendar = store.defaultCalendarForNewReminders()
        for _ in 0..<2 { try store.save(reminder, commit: true) }
      } catch { Issue.record(error) }
      #expect(
        all[0].refresh() && store.event(withIdentifier: all[1].eventIdentifier) === all[1]
          && store.event(withIdentifier: "-") == nil)
      #expect(store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) === reminder)
      #expect(
        store.calendarItem(withIdentifier: all[2].calendarItemIdentifier) === all[2]
          && store.calendarItem(withIdentifier: "-") == nil)
      let calendar = store.calendars(for: .event).first
      #expect(
        calendar.flatMap { store.calendar(withIdentifier: $0.calendarIdentifier) } === calendar
          && store.calendar(withIdentifier: "-") == nil)
      #expect(
        store.sources.map(\.sourceType) == [.local] && calendar?.type == .local
          && calendar?.allowsContentModifications == true && calendar?.isImmutable == false)
      let every = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
      #expect(store.events(matching: every) == all)
      #expect(
        store.events(matching: store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: []))
          == [])
      var seen: [String] = []
      store.enumerateEvents(matching: every) { event, stops in
        seen.append(event.title)
        if event === all[1] { stops.pointee = true }
      }
      #expect(seen == ["a", "b"])
      var found: [Int] = []
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) { found.append($0?.count ?? -1) }
      store.fetchReminders(matching: store.predicateForReminders(in: [])) { found.append($0?.count ?? -1) }
      do { try store.remove(reminder, commit: true) } catch { Issue.record(error) }
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders in
        found.append(reminders?.count ?? -1)
        #expect(found == [1, 0, 0])
        changes += 1
      }
    }
    #expect(changes == 1)
  }

  private final class Listener: EKCalendarChooserDelegate {
    var heard: [String] = []
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
      heard.append(calendarChooser.selectedCalendars.map(\.title).sorted().joined(separator: ","))
    }
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { heard.append("finish") }
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) { heard.append("cancel") }
  }
  /// EKCalendarChooser: of one, the last that is touched is chosen; of several each touch puts one in or takes it out. Chosen rows have a
  /// mark, and the buttons are there where they are wanted.
  @Test(
    arguments: [
      (.single, ["Garden", "Calendar", "Calendar"], ["Garden", "Calendar", "Calendar"], ["Calendar"]),
      (.multiple, ["Garden", "Calendar", "Garden"], ["Garden", "Calendar,Garden", "Calendar"], ["Calendar"]),
    ] as [(EKCalendarChooserSelectionStyle, [String], [String], [String])])
  func choosing(style: EKCalendarChooserSelectionStyle, taps: [String], heard: [String], marked: [String]) throws {
    let (stage, listener) = (try Stage(), Listener())
    var shown: EKCalendarChooser?
    stage.act { _ in
      let store = EKEventStore()
      store.requestAccess(to: .event) { _, _ in }
      let garden = EKCalendar(for: .event, eventStore: store)
      garden.title = "Garden"
      do { try store.saveCalendar(garden, commit: true) } catch { Issue.record(error) }
      let chooser = EKCalendarChooser(selectionStyle: style, displayStyle: .allCalendars, eventStore: store)
      chooser.delegate = listener
      #expect(chooser.navigationItem.rightBarButtonItem == nil && chooser.navigationItem.leftBarButtonItem == nil)
      #expect(!chooser.showsDoneButton && !chooser.showsCancelButton && chooser.selectedCalendars.isEmpty)
      (chooser.showsDoneButton, chooser.showsCancelButton) = (true, true)
      shown = chooser
      stage.root.present(UINavigationController(rootViewController: chooser), animated: false)
    }
    let chooser = try #require(shown)
    for tap in taps { #expect(stage.send(.tap(window: 1, target: tap)).ending == .settled) }
    #expect(listener.heard == heard)
    let marks = stage.read { _ in
      chooser.tableView.visibleCells.filter { $0.accessoryType == .checkmark }.map { $0.textLabel?.text ?? "" }
    }
    #expect(marks == marked)
    stage.send(.tap(window: 1, target: "Done"))
    stage.send(.tap(window: 1, target: "Cancel"))
    #expect(listener.heard == heard + ["finish", "cancel"])
    stage.act { _ in
      (chooser.showsDoneButton, chooser.showsCancelButton) = (false, false)
      #expect(chooser.navigationItem.rightBarButtonItem == nil && chooser.navigationItem.leftBarButtonItem == nil)
    }
  }

  /// EKEventViewController says what is known of an event, a line each, also where it is set after the screen is there.
  @Test func reading() throws {
    let stage = try Stage()
    stage.act { root in
      let (store, controller) = (EKEventStore(), EKEventViewController())
      #expect(!controller.allowsEditing && !controller.allowsCalendarPreview)
      controller.event = EKEvent(eventStore: store)
      root.addSubview(controller.view)
      let label = controller.view.subviews.compactMap { $0 as? UILabel }.first
      #expect(controller.title == "Event Details" && label?.text == "" && label?.numberOfLines == 0)
      let event = EKEvent(eventStore: store)
      (event.title, event.location, event.notes) = ("Lunch", "Here", "Bring bread")
      controller.event = event
      #expect(label?.text == "Lunch\nHere\nBring bread")
      event.startDate = Date(timeIntervalSince1970: 0)
      event.endDate = event.startDate.addingTimeInterval(3600)
      controller.event = event
      let lines = label?.text?.components(separatedBy: "\n") ?? []
      #expect(
        lines.count == 5 && lines.first == "Lunch" && lines.last == "Bring bread" && lines[2] != lines[3]
          && lines[2].contains("1970"))
    }
  }

  /// A new event has an hour from now, the usual calendar and what was typed.
  @Test func writing() throws {
    final class Writer: EKEventEditViewDelegate {
      var actions: [EKEventEditViewAction] = []
      func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
      ) {
        actions.append(action)
      }
    }
    let (stage, writer) = (try Stage(), Writer())
    var shown: EKEventEditViewController?
    stage.act { _ in
      let store = EKEventStore()
      store.requestAccess(to: .event) { _, _ in }
      let editor = EKEventEditViewController()
      #expect(editor.topViewController?.title == "New Event" && editor.event == nil)
      (editor.eventStore, editor.editViewDelegate) = (store, writer)
      shown = editor
      stage.root.present(editor, animated: false)
    }
    stage.send(.tap(window: 1, target: "Title"))
    stage.send(.type(window: 1, Typing("Sow")))
    stage.send(.tap(window: 1, target: "Add"))
    let editor = try #require(shown)
    stage.act { _ in
      let event = editor.event
      #expect(writer.actions == [.saved] && event?.title == "Sow" && event?.location == nil && event?.calendar != nil)
      #expect(event.map { $0.endDate.timeIntervalSince($0.startDate) } == 3600 && event?.eventIdentifier != nil)
      #expect(editor.topViewController?.title == "Edit Event")
      editor.cancelEditing()
      #expect(writer.actions == [.saved, .canceled])
    }
  }
}
