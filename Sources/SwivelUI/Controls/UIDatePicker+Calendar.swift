// A date picker that shows a month, and what a compact one opens: days that are tapped instead of wheels that are turned.
import Foundation

extension UIDatePicker {
  /// Whether the choice is shown as a month; a time alone has wheels in every style that is not compact.
  package var showsMonth: Bool {
    datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  /// Whether the choice is a text that opens the rest.
  package var isCompact: Bool { datePickerStyle == .compact }

  /// How high the line of the time below a month is, in points: ours, sources have none.
  static let timeLine: CGFloat = 44

  /// Has the month, where there is one, say what was chosen.
  func updateMonth() {
    guard showsMonth else {
      month?.removeFromSuperview()
      month = nil
      return
    }
    guard let month else {
      let made = DateMonthView(of: self)
      month = made
      return addSubview(made)
    }
    month.update()
  }

  /// The moment everything counts from: the choice, else what is shown instead of the moment it was made.
  private var base: (parts: DateComponents, calendar: Calendar) {
    let (parts, calendar) = shownDate
    guard let givenDate else { return (parts, calendar) }
    let wanted: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second, .nanosecond]
    return (calendar.dateComponents(wanted, from: givenDate), calendar)
  }

  /// A finger chose a day; the time stays. Who listens is told, if that is another.
  func choose(_ day: DateComponents) {
    var (parts, calendar) = base
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    take(calendar.date(from: parts))
  }

  /// A finger chose a time; the day stays.
  func chooseTime(of other: Date) {
    var (parts, calendar) = base
    let time = calendar.dateComponents([.hour, .minute], from: other)
    (parts.hour, parts.minute) = (time.hour, time.minute)
    take(calendar.date(from: parts))
  }

  private func take(_ date: Date?) {
    let before = givenDate
    guard let date else { return }
    self.date = date
    if before != self.date { sendActions(for: .valueChanged) }
  }

  /// Whether any moment of a day can be chosen.
  func offers(_ day: DateComponents) -> Bool {
    let calendar = shownDate.calendar
    guard let start = calendar.date(from: day), let end = calendar.date(byAdding: .day, value: 1, to: start) else {
      return false
    }
    let nearest = limited(start)
    return nearest >= start && nearest < end
  }

  /// Opens what the text of a compact picker at a point stands for: a month for a day, wheels for a time; nothing beside the texts.
  /// It is presented by the controller the picker is in, so that `dismiss` of that closes it, as apps have found.
  func open(at point: CGPoint) {
    let places = compactPlaces
    guard let touched = places.firstIndex(where: { $0.contains(point) }) else { return }
    var above: UIResponder? = next
    while let current = above, !(current is UIViewController) { above = current.next }
    guard let owner = above as? UIViewController else { return }
    let isTime =
      switch datePickerMode {
      case .time, .countDownTimer: true
      case .date: false
      case .dateAndTime: touched == 1
      }
    let opened = DatePopover(of: self, isTime: isTime)
    opened.modalPresentationStyle = .popover
    opened.popoverPresentationController?.sourceView = self
    opened.popoverPresentationController?.sourceRect = places[touched]
    opened.popoverPresentationController?.permittedArrowDirections = []
    opened.popoverPresentationController?.delegate = opened
    owner.present(opened, animated: true)
  }
}

/// The days of a date picker's month, and a line for the time where that is chosen as well.
final class DateMonthView: UIView {
  private weak var picker: UIDatePicker?
  private let days = UICalendarView(frame: .zero)
  private let selection = PickedDay()
  private let word = UILabel(frame: .zero)
  /// Only where the time is chosen as well.
  private var time: UIDatePicker?
  private var shownDay: DateComponents?

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    selection.picker = picker
    addSubview(days)
    word.text = "Time"
    days.wantsDateDecorations = false
    update()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows what the picker has chosen; its month only where another was chosen, for somebody may be looking at the next one.
  func update() {
    guard let picker else { return }
    let (parts, calendar) = picker.shownDate
    if days.calendar != calendar { days.calendar = calendar }
    if let locale = picker.locale, days.locale != locale { days.locale = locale }
    let day = DateComponents(year: parts.year, month: parts.month, day: parts.day)
    if shownDay != day {
      shownDay = day
      days.setVisibleDateComponents(day, animated: false)
    }
    if days.selectionBehavior == nil { days.selectionBehavior = selection } else { days.reload() }
    updateTime(of: picker)
    setNeedsLayout()
  }

  private func updateTime(of picker: UIDatePicker) {
    guard picker.datePickerMode == .dateAndTime else {
      word.removeFromSuperview()
      time?.removeFromSuperview()
      time = nil
      return
    }
    let clock = time ?? UIDatePicker(frame: .zero)
    if time == nil {
      time = clock
      clock.datePickerMode = .time
      clock.preferredDatePickerStyle = .compact
      clock.accessibilityIdentifier = "time"
      clock.addAction(
        UIAction { [weak self, weak clock] _ in if let clock { self?.picker?.chooseTime(of: clock.date) } },
        for: .valueChanged)
      addSubview(word)
      addSubview(clock)
    }
    clock.timeZone = picker.shownDate.calendar.timeZone
    clock.minuteInterval = picker.minuteInterval
    if let date = picker.givenDate, clock.givenDate != date { clock.date = date }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = time == nil ? 0 : UIDatePicker.timeLine
    days.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - line))
    guard let time else { return }
    let size = time.sizeThatFits(.zero)
    word.frame = CGRect(x: 8, y: bounds.height - line, width: max(0, bounds.width - size.width - 24), height: line)
    time.frame = CGRect(
      x: bounds.width - size.width - 8, y: bounds.height - line + (line - size.height) / 2, width: size.width,
      height: size.height)
  }
}

/// The day a date picker has chosen, as a calendar asks for it.
private final class PickedDay: UICalendarSelection {
  weak var picker: UIDatePicker?

  override func contains(_ day: DateComponents) -> Bool { Self.isSame(picker?.shownDate.parts, day) }
  override func canChoose(_ day: DateComponents) -> Bool { picker.map { $0.isEnabled && $0.offers(day) } ?? false }
  // A day that is tapped once more stays chosen.
  override func chose(_ day: DateComponents) { picker?.choose(day) }
}

/// What a compact picker opens.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private weak var source: UIDatePicker?
  private let isTime: Bool

  init(of source: UIDatePicker, isTime: Bool) {
    self.source = source
    self.isTime = isTime
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    isTime = false
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let source else { return }
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = isTime ? .time : .date
    picker.preferredDatePickerStyle = isTime ? .wheels : .inline
    picker.locale = source.locale
    picker.calendar = source.calendar
    picker.timeZone = source.shownDate.calendar.timeZone
    picker.minuteInterval = source.minuteInterval
    picker.tintColor = source.tintColor
    if let date = source.givenDate { picker.date = date }
    picker.minimumDate = source.minimumDate
    picker.maximumDate = source.maximumDate
    picker.addAction(
      UIAction { [weak self, weak picker] _ in if let picker { self?.chose(picker) } }, for: .valueChanged)
    picker.frame = view.bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picker)
    view.backgroundColor = .systemBackground
    preferredContentSize = picker.sizeThatFits(.zero)
  }

  private func chose(_ picker: UIDatePicker) {
    guard let source else { return }
    if isTime { return source.chooseTime(of: picker.date) }
    source.choose(picker.shownDate.calendar.dateComponents([.year, .month, .day], from: picker.date))
    // Its limits may have moved the time.
    if let date = source.givenDate, picker.date != date { picker.date = date }
  }

  /// A phone shows it beside the text, too.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
