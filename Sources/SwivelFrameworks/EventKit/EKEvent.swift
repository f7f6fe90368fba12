// What stands in a calendar: events, reminders, alarms and rules by which they come again.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// What a calendar holds; raw values are EventKit's.
public enum EKEntityType: Int, Sendable {
  /// Events.
  case event = 0
  /// Things to do.
  case reminder = 1
}

/// Which of those that come again is meant; raw values are EventKit's.
public enum EKSpan: Int, Sendable {
  /// This one.
  case thisEvent = 0
  /// This one and all after it.
  case futureEvents = 1
}

/// How a time is told to others; raw values are EventKit's.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not say.
  case notSupported = -1
  /// Not free.
  case busy = 0
  /// Free.
  case free = 1
  /// Perhaps.
  case tentative = 2
  /// Away.
  case unavailable = 3
}

/// What became of an event; raw values are EventKit's.
public enum EKEventStatus: Int, Sendable {
  /// Nothing is said.
  case none = 0
  /// It will be.
  case confirmed = 1
  /// It may be.
  case tentative = 2
  /// It will not be.
  case canceled = 3
}

/// When something is reminded of.
open class EKAlarm: NSObject {
  /// Seconds before or after it begins.
  open var relativeOffset: TimeInterval = 0
  /// When; nil for a time that goes by its beginning.
  open var absoluteDate: Date?
  /// When it begins.
  public override init() { super.init() }
  /// So many seconds after it begins.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  /// At a time.
  public init(absoluteDate date: Date) { absoluteDate = date }
}

/// How often something comes again; raw values are EventKit's.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Every day.
  case daily = 0
  /// Every week.
  case weekly = 1
  /// Every month.
  case monthly = 2
  /// Every year.
  case yearly = 3
}

/// When something stops coming again.
open class EKRecurrenceEnd: NSObject {
  /// When.
  public let endDate: Date?
  /// After how many times; 0 where a date says when.
  public let occurrenceCount: Int
  /// At a time.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// After so many times.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// By which rule something comes again. It is kept: a calendar here shows it once.
open class EKRecurrenceRule: NSObject {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// Every how many of these.
  public let interval: Int
  /// Until when.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// Every so many days, weeks, months or years.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
  }
}

/// Something in a calendar.
open class EKCalendarItem: NSObject {
  /// What it is called.
  open var title: String! = ""
  /// Where it is.
  open var location: String?
  /// What is said of it.
  open var notes: String?
  /// What it leads to.
  open var url: URL?
  /// The calendar it is in.
  open var calendar: EKCalendar!
  /// When it is reminded of.
  open var alarms: [EKAlarm]?
  /// By which rules it comes again.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Its name in this device's calendars.
  public let calendarItemIdentifier = numberedUUID().uuidString
  /// The name a server knows it by: no server does.
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  /// When it was made.
  open private(set) var creationDate: Date? = presentDate()
  /// Whether it is reminded of.
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  /// Whether it comes again.
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  /// Whether something is said of it.
  open var hasNotes: Bool { notes != nil }
  /// Who else is there: nobody.
  open var hasAttendees: Bool { false }
  /// One time more to remind of it.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// One less.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// One rule more.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  /// One less.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// When it begins.
  open var startDate: Date!
  /// When it ends.
  open var endDate: Date!
  /// Whether it lasts whole days.
  open var isAllDay = false
  /// How its time is told to others.
  open var availability = EKEventAvailability.busy
  /// What became of it.
  open private(set) var status = EKEventStatus.none
  /// Its name, once it is kept.
  open internal(set) var eventIdentifier: String!
  /// An event that is not in a calendar yet.
  public init(eventStore: EKEventStore) { super.init() }
  /// Which of two begins sooner.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
  /// Makes it anew from what is kept: it is what is kept.
  @discardableResult open func refresh() -> Bool { eventIdentifier != nil }
}

/// Something to do.
open class EKReminder: EKCalendarItem {
  /// When it can be begun.
  open var startDateComponents: DateComponents?
  /// Until when it has to be done.
  open var dueDateComponents: DateComponents?
  /// How much it matters: 0 for nothing said, 1 for most, 9 for least.
  open var priority = 0
  /// When it was done.
  open var completionDate: Date?
  /// Whether it was done.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? (completionDate ?? presentDate()) : nil }
  }
  /// One that is not in a list yet.
  public init(eventStore: EKEventStore) { super.init() }
}
