// Wheels: what they choose, their sizes, and fingers that turn them. Commands cannot turn those of dates.
import DeviceCatalog

/// What gives wheels their rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: OptionalMethods {
  /// As in UIKit.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// As in UIKit.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what rows show, and is told of choices.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: OptionalMethods {
  /// As in UIKit.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// As in UIKit.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// As in UIKit.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  /// As in UIKit.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// As in UIKit.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// As in UIKit.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// Stands for a delegate without the method.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Stands for a delegate without the method.
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  { nil }
  /// Stands for a delegate without the method.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { pickerView.ownScene.unimplemented(returning: UIView(frame: .zero)) }
  /// Stands for a delegate without the method.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// Stands for a delegate without the method.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Stands for a delegate without the method.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
}

/// Wheels of choices.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// What gives the rows; not kept.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { askAnew() } }
  /// Who says what rows show; not kept.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { askAnew() } }
  /// Whether the choice is marked.
  open var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:]
  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Chooses a row without telling anybody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    setNeedsLayout()
  }
  /// The chosen row; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  /// Asks for all rows anew.
  open func reloadAllComponents() {
    for (component, row) in chosen { keep(row, component) }
    askAnew()
  }
  /// Asks for the rows of a wheel anew.
  open func reloadComponent(_ component: Int) {
    if let row = chosen[component] { keep(row, component) }
    askAnew()
  }
  /// The views of rows are asked for with the next layout.
  private func askAnew() {
    isStale = true
    setNeedsLayout()
  }
  private func keep(_ row: Int, _ component: Int) {
    let rows = numberOfRows(inComponent: component)
    chosen[component] = rows > 0 ? min(row, rows - 1) : nil
  }
  /// The size of a wheel's rows: what the delegate says, else an equal share of the width, and 32 points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let widths = wheelWidths(in: bounds.width)
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: widths.indices.contains(component) ? widths[component] : 0,
      height: height > 0 ? height : WheelTouch.rowHeight)
  }
  /// How wide wheels are that stand in such a room: as the delegate says, and alike where it says nothing.
  package func wheelWidths(in room: CGFloat) -> [CGFloat] {
    let wishes = (0..<min(max(0, numberOfComponents), Self.mostWheels)).map {
      delegate?.pickerView(self, widthForComponent: $0) ?? 0
    }
    let open = wishes.count { $0 <= 0 }
    let left = max(0, room - wishes.reduce(0) { $0 + max(0, $1) }) / CGFloat(max(1, open))
    return wishes.map { $0 > 0 ? $0 : left }
  }
  /// More wheels have no room side by side.
  private static let mostWheels = 20
  /// The delegate's view of a row, if it has one and the row is on the drum.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { ownRows.row(row, component)?.content }
  /// What is left free beside the wheels.
  package static let edge: CGFloat = 9
  private var ownRows = PickerRows()
  private var isStale = true
  /// Whether the rows are views of the delegate's, and not titles.
  package var hasOwnRows: Bool { !ownRows.rows.isEmpty }
  /// Puts the delegate's views on the drum.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ownRows.update(in: self, isStale: isStale)
    isStale = false
  }
  // By rows, not titles: those would ask the app's code at every look. Wheels stand at their first rows whether that was said or
  // not.
  override var heldValue: String? {
    guard let last = chosen.keys.max(), chosen.values.contains(where: { $0 != 0 }) else { return nil }
    return (0...last).map { "\(chosen[$0] ?? 0)" }.joined(separator: ", ")
  }

  private var touch = WheelTouch()
  /// A finger takes hold of a wheel.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touch.begin(touches, in: self)
  }
  /// The wheel went with the finger: what is in its middle is chosen, and the delegate is told.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard
      let (wheel, up) = touch.end(
        touches, in: self, widths: wheelWidths(in: bounds.width), rowHeight: { rowSize(forComponent: $0).height })
    else { return }
    turn(wheel, to: selectedRow(inComponent: wheel) + Int((up / rowSize(forComponent: wheel).height).rounded()))
  }
  /// A user has a wheel stand at a row, or at the first or last one: the delegate is told of another one than before.
  final func turn(_ wheel: Int, to wanted: Int) {
    let rows = numberOfRows(inComponent: wheel)
    let row = min(max(0, wanted), rows - 1)
    guard rows > 0, row != selectedRow(inComponent: wheel) else { return }
    chosen[wheel] = row
    setNeedsLayout()
    delegate?.pickerView(self, didSelectRow: row, inComponent: wheel)
  }
  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touch.cancel()
  }
  override func keepsFinger(going way: CGPoint) -> Bool { abs(way.y) >= abs(way.x) }
  /// 320×216.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Creates wheels; without a size they have their own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A choice of date or time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen; raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }
  /// What is chosen.
  open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { looksOtherwise() } } }
  /// How the choice is shown.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { looksOtherwise() } }
  }
  /// The language of the choice.
  open var locale: Locale? { didSet { looksOtherwise() } }
  /// The calendar of the choice.
  open var calendar: Calendar! = .current { didSet { looksOtherwise() } }
  /// The time zone of the choice.
  open var timeZone: TimeZone? { didSet { looksOtherwise() } }
  /// The choice, within `minimumDate` and `maximumDate`; the moment it was made at first.
  open var date: Date {
    get { chosen }
    set {
      chosen = limited(newValue)
      isGiven = true
      looksOtherwise()
    }
  }
  private var isGiven = false
  // The moment it was made is no choice of anybody's.
  override var heldValue: String? {
    guard isGiven else { return nil }
    return chosen.formatted(.iso8601)
  }
  private var chosen = Date(timeIntervalSinceReferenceDate: VirtualClock.present)
  /// The first choice there is; nil for none.
  open var minimumDate: Date? { didSet { keepWithinLimits() } }
  /// The last choice there is; nil for none. Limits that contradict each other limit nothing.
  open var maximumDate: Date? { didSet { keepWithinLimits() } }
  /// Sets the choice without telling anybody; animations take no time here.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var touch = WheelTouch()
  /// A finger takes hold of a wheel.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touch.begin(touches, in: self)
  }
  /// The wheel went with the finger: what is in its middle is chosen, and targets are told.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let widths = WheelTouch.alike(isEnabled ? wheelCount : 0, in: bounds.width)
    guard let (wheel, up) = touch.end(touches, in: self, widths: widths, rowHeight: { _ in Self.rowHeight }) else {
      return
    }
    turn(wheel: wheel, up: up)
  }
  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touch.cancel()
  }
  override func keepsFinger(going way: CGPoint) -> Bool { wheelCount > 0 && abs(way.y) >= abs(way.x) }

  /// A compact picker is known by its text, as a button is.
  package override var shownText: String? { isCompact ? compactTexts.joined(separator: ", ") : nil }
  package override var takesTaps: Bool { isCompact && isEnabled && isUserInteractionEnabled || super.takesTaps }
  /// On the first text of a compact picker.
  override var tapPlace: CGPoint {
    guard isCompact, let text = compactPlaces.first else { return super.tapPlace }
    return CGPoint(x: text.midX, y: text.midY)
  }
  /// A compact picker opens.
  override func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    super.lifted(isInside: isInside, from: start, to: end)
    if isInside, isCompact { open(at: end) }
  }
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { markMonth() } } }

  /// The days, where the choice is shown as a month.
  var month: DateMonthView?
  /// Whether the month does not say yet what was chosen; its days are made anew for that.
  private var isMonthStale = true
  /// A month fills the picker.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isMonthStale {
      isMonthStale = false
      updateMonth()
    }
    month?.frame = bounds
  }
  private func markMonth() {
    isMonthStale = true
    setNeedsLayout()
  }
  private func looksOtherwise() {
    invalidateIntrinsicContentSize()
    markMonth()
  }
  private func keepWithinLimits() {
    chosen = limited(chosen)
    markMonth()
  }

  func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }
  /// How the choice is shown, `preferredDatePickerStyle` where that is one; else compact from era 14 on, as apps found when their
  /// wheels were gone, but for durations. Interface Builder's canvas shows wheels.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    // A picker that is shown is also asked from outside of the app's code.
    let scene = window?.scene ?? ownScene
    let isCompact = scene.canvas == nil && scene.era >= Era(14) && datePickerMode != .countDownTimer
    return isCompact ? .compact : .wheels
  }
  /// The date somebody chose; nil while it is the moment at which the picker was made.
  package var givenDate: Date? { isGiven ? chosen : nil }
  /// Whether the choice is rounded to `minuteInterval`; kept.
  open var roundsToMinuteInterval = true
  /// Minutes between choices: a divisor of 60, 30 at most. Any other number is as 1.
  open var minuteInterval = 1 {
    didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }
  /// Seconds chosen as a duration, less than a day.
  open var countDownDuration: TimeInterval {
    get { duration }
    set { duration = newValue > 0 ? min(newValue, Self.longest) : 0 }
  }
  private var duration: TimeInterval = 0
  /// 23:59:59.
  private static let longest: TimeInterval = 86_399
  /// As high as a text field.
  private static let compactHeight: CGFloat = 34
  /// 320×216, the size of wheels; a compact picker is 34 high, and as wide as its texts need, each on its own ground. A month is
  /// 308 high, a line more with a time: ours, sources have none.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if showsMonth {
      let time = datePickerMode == .dateAndTime ? Self.timeLine : 0
      return CGSize(width: 320, height: UICalendarView.usualHeight + time)
    }
    guard isCompact else { return CGSize(width: 320, height: 216) }
    let widths = compactWidths
    return CGSize(width: Self.room(of: widths), height: Self.compactHeight)
  }
  /// Creates a choice; without a size it has its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Between a compact picker's text and the end of its ground, and between two: ours, sources have none.
  package static let besideText: CGFloat = 11
  package static let betweenTexts: CGFloat = 6
}

/// How a date picker shows its choice, from era 13.4; raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  /// What the system takes: wheels here.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A text that opens the rest.
  case compact = 2
  /// A month.
  case inline = 3
}
