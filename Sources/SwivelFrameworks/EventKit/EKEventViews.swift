// The system's screens of events: one to write an event, one to read it, one to choose calendars.
import Foundation
import SwivelUI

/// What became of an event; raw values are EventKit UI's.
public enum EKEventEditViewAction: Int, Sendable {
  /// Nothing.
  case canceled = 0
  /// It is kept.
  case saved = 1
  /// It is gone.
  case deleted = 2
  /// Nothing: the name before Swift 3.
  public static let cancelled = EKEventEditViewAction.canceled
}

/// Hears what became of an event.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: OptionalMethods {
  /// It is done; whoever presented it takes it away.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Where new events go.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
  /// Where the user's go.
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
    controller.eventStore.defaultCalendarForNewEvents ?? EKCalendar(for: .event, eventStore: controller.eventStore)
  }
}

/// Writes an event: its title and its place can be typed, its times be seen. Adding it keeps it.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  /// Hears what became of it.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The calendars.
  open var eventStore: EKEventStore! = EKEventStore()
  /// What is written; nil for a new one.
  open var event: EKEvent? { didSet { form.event = event } }
  private var form: EventForm { (viewControllers.first as? EventForm) ?? EventForm() }

  /// A new event.
  public convenience init() {
    self.init(rootViewController: EventForm())
    let form = form
    form.title = "New Event"
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
    form.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", image: nil, primaryAction: UIAction { [weak self] _ in self?.add() }, menu: nil)
  }
  /// Leaves it as it was.
  open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }

  private func add() {
    let kept = event ?? EKEvent(eventStore: eventStore)
    form.write(into: kept)
    if kept.calendar == nil {
      kept.calendar = editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
    }
    if kept.startDate == nil { kept.startDate = presentDate() }
    if kept.endDate == nil { kept.endDate = kept.startDate.addingTimeInterval(EventForm.usualLength) }
    do { try eventStore.save(kept, span: .thisEvent) } catch { return }
    event = kept
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .saved)
  }
}

/// What can be typed of an event.
private final class EventForm: UITableViewController {
  /// An hour, in seconds.
  static let usualLength: TimeInterval = 3600
  var event: EKEvent? { didSet { if isViewLoaded { read() } } }
  private let name = UITextField()
  private let place = UITextField()
  private let times = [("Starts", UILabel()), ("Ends", UILabel())]

  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Title"
    place.placeholder = "Location"
    read()
  }
  private func read() {
    (name.text, place.text) = (event?.title, event?.location)
    if event != nil { title = "Edit Event" }
    tableView.reloadData()
  }
  func write(into event: EKEvent) {
    loadViewIfNeeded()
    (event.title, event.location) = (name.text ?? "", place.text.flatMap { $0.isEmpty ? nil : $0 })
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.selectionStyle = .none
    guard indexPath.section == 1 else {
      let field = indexPath.row == 0 ? name : place
      field.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(field)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        field.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        field.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        field.heightAnchor.constraint(equalToConstant: 44),
      ])
      return cell
    }
    cell.textLabel?.text = times[indexPath.row].0
    let date: Date? = indexPath.row == 0 ? event?.startDate : event?.endDate
    cell.detailTextLabel?.text = date.map(EventWords.text)
    return cell
  }
}

/// How times of events are told.
private enum EventWords {
  static func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
    return formatter.string(from: date)
  }
}

/// What a reader of an event did; raw values are EventKit UI's.
public enum EKEventViewAction: Int, Sendable {
  /// Read it.
  case done = 0
  /// Answered.
  case responded = 1
  /// Took it away.
  case deleted = 2
}

/// Hears of a reader.
@preconcurrency @MainActor public protocol EKEventViewDelegate: AnyObject {
  /// They are done.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  /// What is shown.
  open var event: EKEvent! { didSet { if isViewLoaded { read() } } }
  /// Hears of the reader.
  open weak var delegate: (any EKEventViewDelegate)?
  /// Whether it can be changed. Kept.
  open var allowsEditing = false
  /// Whether its day can be seen. Kept.
  open var allowsCalendarPreview = false
  private let text = UILabel()

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Event Details"
    view.backgroundColor = .systemBackground
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
    ])
    read()
  }
  private func read() {
    let parts: [String?] = [
      event?.title, event?.location, event?.startDate.map(EventWords.text), event?.endDate.map(EventWords.text),
      event?.notes,
    ]
    text.text = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// How many calendars are chosen; raw values are EventKit UI's.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One.
  case single = 0
  /// Several.
  case multiple = 1
}

/// Which calendars are offered; raw values are EventKit UI's.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All.
  case allCalendars = 0
  /// Those that can be written in.
  case writableCalendarsOnly = 1
}

/// Hears what is chosen.
@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: OptionalMethods {
  /// Others are.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// They are chosen.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// None are.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
  /// Nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Chooses calendars.
@preconcurrency @MainActor open class EKCalendarChooser: UITableViewController {
  /// How many are chosen.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// Hears what is chosen.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether a button ends it.
  open var showsDoneButton = false { didSet { showButtons() } }
  /// Whether a button leaves it.
  open var showsCancelButton = false { didSet { showButtons() } }
  /// What is chosen.
  open var selectedCalendars: Set<EKCalendar> = []
  private let calendars: [EKCalendar]

  /// Of events.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(
      selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }
  /// Of events or things to do.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    (self.selectionStyle, calendars) = (selectionStyle, eventStore.calendars(for: entityType))
    super.init(style: .insetGrouped)
    title = "Calendars"
  }
  /// No document has one.
  public required init?(coder: NSCoder) { nil }

  private func showButtons() {
    navigationItem.rightBarButtonItem =
      !showsDoneButton
      ? nil
      : UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidFinish($0) } })
    navigationItem.leftBarButtonItem =
      !showsCancelButton
      ? nil
      : UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidCancel($0) } })
  }
  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calendars.count }
  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = calendars[indexPath.row].title
    cell.accessoryType = selectedCalendars.contains(calendars[indexPath.row]) ? .checkmark : .none
    return cell
  }
  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let chosen = calendars[indexPath.row]
    switch selectionStyle {
    case .single: selectedCalendars = [chosen]
    case .multiple:
      if selectedCalendars.remove(chosen) == nil { selectedCalendars.insert(chosen) }
    }
    tableView.reloadData()
    delegate?.calendarChooserSelectionDidChange(self)
  }
}
