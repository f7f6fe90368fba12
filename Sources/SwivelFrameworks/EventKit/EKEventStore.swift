// The user's calendars: one, empty until an app writes in it. Who asks the user may, as with the address book.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// What an app may do with calendars; raw values are EventKit's.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody may say.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// Read and write.
  case authorized = 3
  /// Read and write, as iOS 17 has it: the same number.
  public static let fullAccess = EKAuthorizationStatus.authorized
  /// Write alone. It is never the answer here, and no case of its own: what older sources say of all cases would not be all, which is
  /// an error of modules built from source and none of Apple's.
  public static let writeOnly = EKAuthorizationStatus.restricted
}

/// What kind of calendar it is; raw values are EventKit's.
public enum EKCalendarType: Int, Sendable {
  /// On this device.
  case local = 0
  /// On a server.
  case calDAV = 1
  /// On a server of Microsoft's.
  case exchange = 2
  /// One that is read.
  case subscription = 3
  /// Birthdays.
  case birthday = 4
}

/// Where calendars are; raw values are EventKit's.
public enum EKSourceType: Int, Sendable {
  /// On this device.
  case local = 0
  /// On a server of Microsoft's.
  case exchange = 1
  /// On a server.
  case calDAV = 2
  /// On a server of Apple's.
  case mobileMe = 3
  /// Where they are read.
  case subscribed = 4
  /// In the address book.
  case birthdays = 5
}

/// Where calendars are.
open class EKSource: NSObject {
  /// What kind of place.
  public let sourceType = EKSourceType.local
  /// What it is called.
  public let title = "Default"
  /// Its name.
  public let sourceIdentifier = "local"
}

/// A calendar, or a list of things to do.
open class EKCalendar: NSObject {
  /// What it is called.
  open var title: String
  /// The colour of what is in it.
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  /// Where it is.
  open var source: EKSource! = EKSource()
  /// Its name.
  public let calendarIdentifier: String
  /// What kind it is.
  public let type = EKCalendarType.local
  /// Whether something can be put in it.
  public let allowsContentModifications = true
  /// Whether it cannot be renamed or taken away.
  public let isImmutable = false
  /// What it holds.
  fileprivate let holds: EKEntityType
  fileprivate init(_ title: String, _ holds: EKEntityType) {
    (self.title, self.holds, calendarIdentifier) = (title, holds, numberedUUID().uuidString)
  }
  /// One that is not kept yet.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init("", entityType) }
}

/// What went wrong.
public struct EKError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are EventKit's.
  public enum Code: Int, Sendable {
    /// It is in no calendar.
    case noCalendar = 1
    /// It does not begin.
    case noStartDate = 2
    /// It does not end.
    case noEndDate = 3
    /// It ends before it begins.
    case datesInverted = 4
    /// Nobody may.
    case eventStoreNotAuthorized = 29
    /// It is not kept.
    case objectBelongsToDifferentStore = 11
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// EventKit's domain.
  public static var errorDomain: String { "EKErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

extension Notification.Name {
  /// What is in the calendars is another.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// Hears whether an app may.
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

/// The user's calendars (developer.apple.com/documentation/eventkit/ekeventstore).
open class EKEventStore: NSObject, @unchecked Sendable {
  private final class Shelf: @unchecked Sendable {
    let lock = NSLock()
    var status: [EKEntityType: EKAuthorizationStatus] = [:]
    var calendars = [EKCalendar("Calendar", .event), EKCalendar("Reminders", .reminder)]
    var events: [EKEvent] = []
    var reminders: [EKReminder] = []
    static var current: Shelf { KeptForApp.current.object { Shelf() } }
    func may(_ kind: EKEntityType) -> Bool { status[kind] == .authorized }
  }
  /// All of them.
  public override init() { super.init() }

  private func read<Value>(_ body: (Shelf) throws -> Value) rethrows -> Value {
    let shelf = Shelf.current
    return try shelf.lock.withLock { try body(shelf) }
  }

  // MARK: Who may

  /// What the app may do.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    let shelf = Shelf.current
    return shelf.lock.withLock { shelf.status[entityType] ?? .notDetermined }
  }
  private func ask(_ kind: EKEntityType) { read { $0.status[kind] = .authorized } }
  /// Asks the user, before iOS 17: yes.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    ask(entityType)
    later { completion(true, nil) }
  }
  /// The same for who waits.
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    ask(entityType)
    return true
  }
  /// Asks the user for events: yes.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  /// The same for who waits.
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  /// Asks the user whether the app may add events: yes.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  /// The same for who waits.
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  /// Asks the user for things to do: yes.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .reminder, completion: completion)
  }
  /// The same for who waits.
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

  // MARK: Calendars

  /// Where calendars are.
  open var sources: [EKSource] { [EKSource()] }
  /// The calendars an app may see.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    read { shelf in shelf.may(entityType) ? shelf.calendars.filter { $0.holds == entityType } : [] }
  }
  /// One by its name.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    read { $0.calendars.first { $0.calendarIdentifier == identifier } }
  }
  /// Where events go; nil for who may not.
  open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
  /// Where things to do go; nil for who may not.
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }
  /// Keeps a calendar.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try change(calendar.holds) { shelf in
      if !shelf.calendars.contains(where: { $0 === calendar }) { shelf.calendars.append(calendar) }
    }
  }
  /// Takes one away, with what is in it.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try change(calendar.holds) { shelf in
      shelf.calendars.removeAll { $0 === calendar }
      shelf.events.removeAll { $0.calendar === calendar }
      shelf.reminders.removeAll { $0.calendar === calendar }
    }
  }

  // MARK: What is in them

  private func change(_ kind: EKEntityType, _ body: (Shelf) throws -> Void) throws {
    try read { shelf in
      guard shelf.may(kind) else { throw EKError(.eventStoreNotAuthorized) }
      try body(shelf)
    }
    later { NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
  }
  /// Keeps an event.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    try change(.event) { shelf in
      guard event.calendar != nil else { throw EKError(.noCalendar) }
      guard let start = event.startDate else { throw EKError(.noStartDate) }
      guard let end = event.endDate else { throw EKError(.noEndDate) }
      guard start <= end else { throw EKError(.datesInverted) }
      if event.eventIdentifier == nil { event.eventIdentifier = event.calendarItemIdentifier }
      if !shelf.events.contains(where: { $0 === event }) { shelf.events.append(event) }
    }
  }
  /// Takes an event away.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    try change(.event) { shelf in shelf.events.removeAll { $0 === event } }
  }
  /// Keeps something to do.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try change(.reminder) { shelf in
      guard reminder.calendar != nil else { throw EKError(.noCalendar) }
      if !shelf.reminders.contains(where: { $0 === reminder }) { shelf.reminders.append(reminder) }
    }
  }
  /// Takes it away.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try change(.reminder) { shelf in shelf.reminders.removeAll { $0 === reminder } }
  }
  /// Keeps what was not kept at once: all was.
  open func commit() throws {}
  /// Forgets what was not kept: nothing was not.
  open func reset() {}
  /// Makes all anew from what is kept.
  open func refreshSourcesIfNecessary() {}

  /// An event by its name.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    read { $0.events.first { $0.eventIdentifier == identifier } }
  }
  /// An event or something to do by its name.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    read { shelf in
      let items: [EKCalendarItem] = shelf.events + shelf.reminders
      return items.first { $0.calendarItemIdentifier == identifier }
    }
  }

  // MARK: What is found

  /// Events in a time.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { item, _ in
      guard let event = item as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
      return start < endDate && end >= startDate && Self.isIn(calendars, event)
    }
  }
  private static func isIn(_ calendars: [EKCalendar]?, _ item: EKCalendarItem) -> Bool {
    calendars.map { among in among.contains { $0 === item.calendar } } ?? true
  }
  /// Things to do.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { item, _ in (item as? EKReminder).map { Self.isIn(calendars, $0) } ?? false }
  }
  /// Things to do that are not done, and are to be in a time.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { item, _ in
      guard let reminder = item as? EKReminder, !reminder.isCompleted else { return false }
      return Self.isWithin(reminder.dueDateComponents.flatMap { Calendar.current.date(from: $0) }, startDate, endDate)
        && Self.isIn(calendars, reminder)
    }
  }
  /// Things that were done in a time.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { item, _ in
      guard let reminder = item as? EKReminder, reminder.isCompleted else { return false }
      return Self.isWithin(reminder.completionDate, startDate, endDate) && Self.isIn(calendars, reminder)
    }
  }
  private static func isWithin(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
    guard let date else { return start == nil && end == nil }
    return start.map { $0 <= date } ?? true && end.map { date <= $0 } ?? true
  }
  /// The events a predicate finds; none for who may not.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    read { shelf in shelf.may(.event) ? shelf.events : [] }.filter { predicate.evaluate(with: $0) }
  }
  /// Hands over the events a predicate finds one by one, until somebody sets the last argument.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for event in events(matching: predicate) where !stops.boolValue { block(event, &stops) }
  }
  /// Finds things to do, and tells.
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    let found = read { shelf in shelf.may(.reminder) ? shelf.reminders : [] }.filter { predicate.evaluate(with: $0) }
    nonisolated(unsafe) let reminders = found
    later { completion(reminders) }
    return NSObject()
  }
  /// No longer.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
}
