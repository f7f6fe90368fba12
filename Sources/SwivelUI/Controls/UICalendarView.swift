// A month of days to look at and choose from, from era 16. How large days are is ours: sources have none.
import Foundation

/// A calendar of one month.
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// What stands below a day.
  @preconcurrency @MainActor open class Decoration: NumberedObject {
    let picture: UIImage?
    let color: UIColor?
    let make: (() -> UIView)?
    let size: UICalendarView.DecorationSize
    private init(
      _ picture: UIImage?, _ color: UIColor?, _ make: (() -> UIView)?, _ size: UICalendarView.DecorationSize = .medium
    ) {
      self.size = size
      self.picture = picture
      self.color = color
      self.make = make
      super.init()
    }
    /// A dot.
    public override convenience init() { self.init(nil, nil, nil) }
    /// A dot of a colour and size.
    public static func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Decoration {
      Decoration(nil, color, nil, size)
    }
    /// A picture.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image, color, nil, size) }
    /// A view of the app's.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(nil, nil, customViewProvider)
    }
  }

  /// How large a decoration is; raw values are UIKit's.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Middling.
    case medium = 1
    /// Large.
    case large = 2
  }

  /// Who decorates days, and is told of months.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }
  /// How choosing works; nil for not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.calendarView = self
      reload()
    }
  }
  /// The calendar.
  open var calendar = Calendar.current {
    didSet {
      // The same day's month, as the new calendar counts months.
      if let shown = oldValue.date(from: month) { month = calendar.dateComponents([.era, .year, .month], from: shown) }
      reload()
    }
  }
  /// Whose language names months and days.
  open var locale = Locale.current { didSet { reload() } }
  /// Whose days they are.
  open var timeZone: TimeZone? { didSet { reload() } }
  /// How letters look. Kept.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The days that can be chosen and looked at.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      if let first, !canShow(first) {
        let nearest = first < availableDateRange.start ? availableDateRange.start : availableDateRange.end
        month = calendar.dateComponents([.era, .year, .month], from: nearest)
      }
      reload()
    }
  }
  /// Whether days have decorations.
  open var wantsDateDecorations = true { didSet { reload() } }

  private var month = DateComponents()
  private let title = UILabel(frame: .zero)
  private var weekdays: [UILabel] = []
  /// Behind the days that are chosen.
  private var marks: [(view: UIView, day: Int)] = []
  private let previous = UIButton(frame: .zero)
  private let following = UIButton(frame: .zero)
  private var days: [UIButton] = []
  private var decorations: [(view: UIView, day: Int, size: DecorationSize)] = []
  private static let columns = 7

  override func makeParts() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    previous.accessibilityLabel = "Previous Month"
    previous.accessibilityIdentifier = "calendar-previous"
    previous.addAction(UIAction { [weak self] _ in self?.go(by: -1) }, for: .touchUpInside)
    following.accessibilityLabel = "Next Month"
    following.accessibilityIdentifier = "calendar-next"
    following.addAction(UIAction { [weak self] _ in self?.go(by: 1) }, for: .touchUpInside)
    weekdays = (0..<Self.columns).map { _ in
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      return label
    }
    for part in [title, previous, following] + weekdays { addSubview(part) }
    let now = Date(timeIntervalSinceReferenceDate: VirtualClock.present)
    month = calendar.dateComponents([.era, .year, .month], from: now)
    reload()
  }

  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get {
      var shown = month
      shown.calendar = calendar
      return shown
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  /// Shows the month of a day; animations take no time.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = calendar.date(from: dateComponents) else { return }
    let before = visibleDateComponents
    month = calendar.dateComponents([.era, .year, .month], from: date)
    reload()
    if before.month != month.month || before.year != month.year {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }
  }
  /// Asks for decorations of days anew.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { reload() }

  private func other(_ months: Int) -> Date? {
    first.flatMap { calendar.date(byAdding: .month, value: months, to: $0) }.flatMap { canShow($0) ? $0 : nil }
  }
  /// Whether days of a month can be looked at (UICalendarView, availableDateRange: "displays only these dates").
  private func canShow(_ date: Date) -> Bool {
    guard let month = calendar.dateInterval(of: .month, for: date) else { return false }
    return month.end > availableDateRange.start && month.start <= availableDateRange.end
  }

  private func go(by months: Int) {
    guard let date = other(months) else { return }
    setVisibleDateComponents(calendar.dateComponents([.era, .year, .month], from: date), animated: true)
  }

  private var first: Date? { calendar.date(from: month) }

  private func components(_ day: Int) -> DateComponents {
    var components = visibleDateComponents
    components.day = day
    return components
  }

  func reload() {
    guard let first, let range = calendar.range(of: .day, in: .month, for: first) else { return }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    // The month's first moment is the calendar's: in another zone it may be in the month before.
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
    title.text = formatter.string(from: first)
    previous.isEnabled = other(-1) != nil
    following.isEnabled = other(1) != nil
    for (column, label) in weekdays.enumerated() {
      let names: [String] = formatter.shortStandaloneWeekdaySymbols
      let index = (calendar.firstWeekday - 1 + column) % Self.columns
      label.text = names.indices.contains(index) ? names[index].uppercased(with: locale) : nil
    }
    for view in days + decorations.map(\.view) + marks.map(\.view) { view.removeFromSuperview() }
    (decorations, marks) = ([], [])
    days = range.map { day in
      let button = UIButton(frame: .zero)
      let components = components(day)
      let isChosen = selectionBehavior?.contains(components) ?? false
      button.setTitle("\(day)", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 20, weight: isChosen ? .medium : .regular)
      button.setTitleColor(isChosen ? tintColor : .label, for: .normal)
      button.isSelected = isChosen
      if isChosen { mark(day) }
      button.accessibilityIdentifier = "day-\(day)"
      button.isEnabled = isAvailable(components) && (selectionBehavior?.canChoose(components) ?? true)
      button.addAction(UIAction { [weak self] _ in self?.selectionBehavior?.chose(components) }, for: .touchUpInside)
      addSubview(button)
      decorate(day, components)
      return button
    }
    setNeedsLayout()
  }

  private func mark(_ day: Int) {
    let mark = UIView(frame: .zero)
    mark.backgroundColor = tintColor.withAlphaComponent(0.15)
    mark.isUserInteractionEnabled = false
    marks.append((mark, day))
    addSubview(mark)
  }

  /// What is chosen has the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  /// A day is available of which any moment is: a range that begins now begins with today.
  private func isAvailable(_ components: DateComponents) -> Bool {
    guard let date = calendar.date(from: components), let day = calendar.dateInterval(of: .day, for: date) else {
      return false
    }
    return day.end > availableDateRange.start && day.start <= availableDateRange.end
  }

  private func decorate(_ day: Int, _ components: DateComponents) {
    guard wantsDateDecorations, let given = delegate?.calendarView(self, decorationFor: components) else { return }
    let view: UIView
    if let make = given.make {
      view = make()
    } else if let picture = given.picture {
      view = UIImageView(image: picture)
      view.tintColor = given.color
    } else {
      view = UIView(frame: .zero)
      view.backgroundColor = given.color ?? .systemGray
    }
    decorations.append((view, day, given.size))
    addSubview(view)
  }

  /// A line for the month, one for the names of its days and six for weeks; no width of its own.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.usualHeight) }
  /// In points.
  static let usualHeight: CGFloat = 7 * 44
  /// How high the names of days are, in lines of days.
  private static let namesOfDays: CGFloat = 0.5

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = bounds.height / (7 + Self.namesOfDays)
    let side = min(44, bounds.width / 4)
    title.frame = CGRect(x: 8, y: 0, width: max(0, bounds.width - 2 * side - 8), height: line)
    previous.frame = CGRect(x: bounds.width - 2 * side, y: 0, width: side, height: line)
    following.frame = CGRect(x: bounds.width - side, y: 0, width: side, height: line)
    guard let first else { return }
    // The week begins as the calendar says.
    let weekday = calendar.component(.weekday, from: first)
    let start = (weekday - calendar.firstWeekday + Self.columns) % Self.columns
    let width = bounds.width / CGFloat(Self.columns)
    func place(_ day: Int) -> CGRect {
      let index = start + day - 1
      return CGRect(
        x: CGFloat(index % Self.columns) * width, y: (CGFloat(index / Self.columns) + 1 + Self.namesOfDays) * line,
        width: width, height: line)
    }
    for (column, label) in weekdays.enumerated() {
      label.frame = CGRect(x: CGFloat(column) * width, y: line, width: width, height: line * Self.namesOfDays)
    }
    for (view, day) in marks {
      let cell = place(day)
      let side = min(44, cell.width, cell.height)
      view.frame = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
      view.layer.cornerRadius = side / 2
    }
    for (index, button) in days.enumerated() { button.frame = place(index + 1) }
    for (view, day, size) in decorations {
      let cell = place(day)
      let side: CGFloat = size == .small ? 4 : size == .medium ? 6 : 8
      view.frame = CGRect(x: cell.midX - side / 2, y: cell.maxY - 5 - side / 2, width: side, height: side)
      if type(of: view) == UIView.self { view.layer.cornerRadius = side / 2 }
    }
    showDirection()
  }

  /// Weeks run as texts do, and so do months.
  private func showDirection() {
    previous.setImage(UIImage(systemName: isMirrored ? "chevron.right" : "chevron.left"), for: .normal)
    following.setImage(UIImage(systemName: isMirrored ? "chevron.left" : "chevron.right"), for: .normal)
    guard isMirrored else { return }
    mirror([title, previous, following] + weekdays + marks.map(\.view) + days + decorations.map(\.view))
  }
}

/// Who decorates the days of a calendar, and is told of months.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: OptionalMethods {
  /// What stands below a day; nil for nothing.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Another month is shown.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Says that nothing does.
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
