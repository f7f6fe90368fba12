// What fingers do to controls beyond taps, from the controls themselves: snapshots do not say which segment, end or text comes next.
import Emulator
import Foundation
import SwivelUI

/// The controls of a window that are typed into, dragged, stepped, turned or chosen from, and the gestures its views hear of, by the
/// events that do so.
struct Handles {
  /// The titles of segments that could be chosen, in order.
  private(set) var segments: [String] = []
  /// Keys, drags of sliders and wheels, and touches of steppers.
  private(set) var events: [DeviceEvent] = []
  /// Scrolls of what has not been scrolled.
  private(set) var scrolls: [DeviceEvent] = []

  /// What is typed: told from what stands there already, and short enough for any field.
  private static let word = "Swivel"
  /// So many fields of a window are typed into, so many sliders, steppers and views with gestures moved, and so many views scrolled.
  private static let each = 4

  private let window: Int
  private var fields = 0
  private var knobs = 0

  @MainActor init(_ window: UIWindow, id: Int) {
    self.window = id
    collect(window)
    if let end = window.endOfTyping { events.append(end.event(in: id)) }
  }

  @MainActor private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.isUserInteractionEnabled else { return }
    for event in view.gestureEvents(in: window) where knobs < Self.each {
      knobs += 1
      events.append(event)
    }
    if let segments = view as? UISegmentedControl { return choose(segments) }
    let isField =
      (view as? UITextField)?.isEnabled ?? (view as? UITextView)?.isEditable ?? (view as? UISearchBar)?.isEnabled
      ?? false
    if isField { return type(view) }
    if let slider = view as? UISlider { return slide(slider) }
    if let stepper = view as? UIStepper { return step(stepper) }
    if let wheels = view as? UIPickerView { return turn(wheels) }
    if let dates = view as? UIDatePicker { return turn(dates) }
    if let scroll = view as? UIScrollView { self.scroll(scroll) }
    for below in view.subviews { collect(below) }
  }

  @MainActor private mutating func choose(_ control: UISegmentedControl) {
    guard control.isEnabled else { return }
    let others = (0..<control.numberOfSegments).filter { $0 != control.selectedSegmentIndex }
    segments += others.compactMap { control.titleForSegment(at: $0) }.filter { !$0.isEmpty }
  }

  /// A field without a name is known by what stands in it, its placeholder for one; once more would go on for ever.
  @MainActor private mutating func type(_ field: UIView) {
    guard fields < Self.each, field.shownText?.contains(Self.word) != true,
      let name = field.knownName ?? field.shownText, !name.isEmpty
    else { return }
    fields += 1
    events.append(.type(window: window, Typing(Self.word, into: name)))
  }

  /// To the other half, so that it comes back by the next one.
  @MainActor private mutating func slide(_ slider: UISlider) {
    guard knobs < Self.each, slider.isEnabled, let name = slider.knownName, slider.maximumValue > slider.minimumValue
    else { return }
    knobs += 1
    let isLow = slider.value - slider.minimumValue < (slider.maximumValue - slider.minimumValue) / 2
    let isMirrored = slider.isMirrored
    let way = (Double(slider.bounds.width) / 2).rounded() * (isLow == isMirrored ? -1 : 1)
    events.append(.drag(window: window, Drag(name, by: FingerWay(x: way, y: 0))))
  }

  /// Up and down again.
  @MainActor private mutating func step(_ stepper: UIStepper) {
    guard knobs < Self.each, stepper.isEnabled, let name = stepper.knownName, stepper.stepValue > 0 else { return }
    knobs += 1
    let steps = ((stepper.value - stepper.minimumValue) / stepper.stepValue).rounded()
    let isRaised = steps.truncatingRemainder(dividingBy: 2) == 0 && stepper.value < stepper.maximumValue
    let isMirrored = stepper.isMirrored
    let side = Double(stepper.bounds.width) / 4 * (isRaised == isMirrored ? -1 : 1)
    events.append(.drag(window: window, Drag(name, from: FingerWay(x: side, y: 0), by: .none)))
  }

  /// The first wheel to its next row, or back from the last one.
  @MainActor private mutating func turn(_ wheels: UIPickerView) {
    let count = wheels.numberOfComponents
    guard count > 0, wheels.numberOfRows(inComponent: 0) > 1 else { return }
    let isLast = wheels.selectedRow(inComponent: 0) == wheels.numberOfRows(inComponent: 0) - 1
    turnFirst(of: count, in: wheels, by: Double(wheels.rowSize(forComponent: 0).height) * (isLast ? 1 : -1))
  }

  /// To an odd month, day or hour, and back to the even one.
  @MainActor private mutating func turn(_ dates: UIDatePicker) {
    guard dates.isEnabled, dates.wheelCount > 0 else { return }
    turnFirst(of: dates.wheelCount, in: dates, by: Double(UIDatePicker.rowHeight) * (dates.isFirstWheelOdd ? 1 : -1))
  }

  /// What has no name, as wheels in a keyboard's place, is turned by where it is in the window.
  @MainActor private mutating func turnFirst(of count: Int, in view: UIView, by way: Double) {
    guard knobs < Self.each, let window = view.window else { return }
    knobs += 1
    let width = Double(view.bounds.width)
    var start = FingerWay(x: width / Double(count) / 2 - width / 2, y: 0)
    if view.knownName == nil {
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
      start = FingerWay(x: Double(middle.x) + start.x, y: Double(middle.y))
    }
    events.append(
      .drag(window: self.window, Drag(view.knownName ?? "", from: start, by: FingerWay(x: 0, y: way))))
  }

  /// By half of what is seen of it. What has no name is scrolled by the middle of the window, if it is there.
  @MainActor private mutating func scroll(_ view: UIScrollView) {
    guard scrolls.count < Self.each, view.isScrollEnabled, !view.isScrolled else { return }
    guard let way = view.nextHalf else { return }
    if view.knownName == nil, scrolls.contains(where: \.isNameless) { return }
    scrolls.append(
      .scroll(window: window, target: view.knownName ?? "", by: FingerWay(x: Double(way.x), y: Double(way.y))))
  }
}

extension DeviceEvent {
  fileprivate var isNameless: Bool {
    if case .scroll(_, "", _) = self { true } else { false }
  }
}

extension DeviceEvent {
  /// Whether it takes the keyboard away and does nothing else: an iPad's key for that, or a field's return key.
  var endsTyping: Bool {
    switch self {
    case .tap(_, AppScene.hideKey, _), .type(_, Typing("\n")): true
    case .deviceOrientation, .rotationLock, .arrange, .window, .contentSize, .appearance, .system, .tap, .segue, .push,
      .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll, .drag, .wait, .tick:
      false
    }
  }
}

/// How a user comes away from the keys of a keyboard, which lie over what is below them.
private enum EndOfTyping {
  case hideKey, returnKey

  func event(in window: Int) -> DeviceEvent {
    switch self {
    case .hideKey: .tap(window: window, target: AppScene.hideKey)
    case .returnKey: .type(window: window, Typing("\n"))
    }
  }
}

extension UIWindow {
  /// By an iPad's key for it; on a phone by the return key of a field, in which that writes nothing.
  fileprivate var endOfTyping: EndOfTyping? {
    if keyboardCanBeHidden { return .hideKey }
    return coveredByKeyboard > 0 && typesOneLine ? .returnKey : nil
  }
}
