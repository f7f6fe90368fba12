// How days of a calendar are chosen: one, or several.
import Foundation

/// How days are chosen.
@preconcurrency @MainActor open class UICalendarSelection: NumberedObject {
  weak var calendarView: UICalendarView?
  /// Has it asked anew which days can be chosen.
  open func updateSelectableDates() { calendarView?.reload() }

  override init() { super.init() }
  func contains(_ day: DateComponents) -> Bool { false }
  func canChoose(_ day: DateComponents) -> Bool { true }
  func chose(_ day: DateComponents) {}

  /// Whether both are the same day.
  static func isSame(_ one: DateComponents?, _ other: DateComponents) -> Bool {
    guard let one else { return false }
    return one.year == other.year && one.month == other.month && one.day == other.day
  }
}

/// Who is asked and told of a chosen day.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: OptionalMethods {
  /// A user chose a day, or none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Says that it can.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// One day is chosen; a tap on it chooses none.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who is asked and told.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day.
  open var selectedDate: DateComponents? { didSet { calendarView?.reload() } }

  /// Choosing a delegate is told of.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Chooses a day; the delegate is not told, and animations take no time.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func contains(_ day: DateComponents) -> Bool { Self.isSame(selectedDate, day) }
  override func canChoose(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }
  override func chose(_ day: DateComponents) {
    let new = contains(day) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Who is asked and told of chosen days.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: OptionalMethods {
  /// A user chose a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A user took a day back.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
    -> Bool
  /// Whether a day can be taken back.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
    -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Says that it can.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Says that it can.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Several days are chosen; a tap on one takes it back.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who is asked and told.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.reload() } }

  /// Choosing a delegate is told of.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Chooses days; the delegate is not told, and animations take no time.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override func contains(_ day: DateComponents) -> Bool { selectedDates.contains { Self.isSame($0, day) } }
  override func canChoose(_ day: DateComponents) -> Bool {
    contains(day) || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func chose(_ day: DateComponents) {
    if contains(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.removeAll { Self.isSame($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}
