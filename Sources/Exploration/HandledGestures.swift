// What fingers do to views with recognisers of the app's: drags, swipes and long presses, from the recognisers themselves.
import Emulator
import Foundation
import SwivelUI

extension UIView {
  /// A drag, swipe or press for each recogniser of the view that the app hears of, in the order they were added; taps are told by
  /// snapshots. With several fingers nothing is done here.
  func gestureEvents(in window: Int) -> [DeviceEvent] {
    (gestureRecognizers ?? []).filter(\.isHeard).compactMap { recognizer -> DeviceEvent? in
      if let pan = recognizer as? UIPanGestureRecognizer { return drag(pan, in: window) }
      if let swipe = recognizer as? UISwipeGestureRecognizer { return self.swipe(swipe, in: window) }
      return (recognizer as? UILongPressGestureRecognizer).flatMap { press($0, in: window) }
    }
  }

  /// Points a finger goes: more than any recogniser asks for, and less than half a phone.
  private static let way: CGFloat = 60
  /// Seconds of a swipe, which is fast, and how much longer than it has to a finger stays.
  private static let swipeTime = 0.1
  private static let pressMore = 0.1

  /// Towards the middle of the window, so that it comes back by the next one. What scrolls is scrolled, and an edge has no middle.
  private func drag(_ pan: UIPanGestureRecognizer, in id: Int) -> DeviceEvent? {
    guard !(self is UIScrollView), !(pan is UIScreenEdgePanGestureRecognizer), pan.minimumNumberOfTouches <= 1,
      let window
    else { return nil }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
    let (x, y) = (
      middle.x > window.bounds.midX ? -Self.way : Self.way, middle.y > window.bounds.midY ? -Self.way : Self.way
    )
    return finger(by: CGPoint(x: x, y: y), in: id)
  }

  private func swipe(_ swipe: UISwipeGestureRecognizer, in id: Int) -> DeviceEvent? {
    guard swipe.numberOfTouchesRequired == 1 else { return nil }
    let ways: [(UISwipeGestureRecognizer.Direction, CGPoint)] = [
      (.right, CGPoint(x: Self.way, y: 0)), (.left, CGPoint(x: -Self.way, y: 0)), (.up, CGPoint(x: 0, y: -Self.way)),
      (.down, CGPoint(x: 0, y: Self.way)),
    ]
    let way = ways.first { swipe.direction.contains($0.0) }?.1
    return way.flatMap { finger(by: $0, seconds: Self.swipeTime, in: id) }
  }

  private func press(_ press: UILongPressGestureRecognizer, in id: Int) -> DeviceEvent? {
    guard press.numberOfTouchesRequired == 1, press.numberOfTapsRequired == 0 else { return nil }
    return finger(by: .zero, seconds: press.minimumPressDuration + Self.pressMore, in: id)
  }

  /// In its middle: by its name, its text or its class, if a finger finds it by these; else by where that is in the window.
  private func finger(by way: CGPoint, seconds: Double = Drag.usual, in id: Int) -> DeviceEvent? {
    guard let window else { return nil }
    let name = [knownName, shownText, className].compactMap { $0 }.first { name in
      !name.isEmpty && window.firstToGrip(called: name) === self
    }
    var start = FingerWay.none
    if name == nil {
      let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
      start = FingerWay(x: Double(middle.x), y: Double(middle.y))
    }
    let drag = Drag(name ?? "", from: start, by: FingerWay(x: Double(way.x), y: Double(way.y)), seconds: seconds)
    return drag.refusal == nil ? .drag(window: id, drag) : nil
  }
}

extension DeviceEvent {
  /// Whether a finger touches a place of the window, whatever lies there: after a turn something else does.
  var touchesPlace: Bool {
    if case .drag(_, let drag) = self { drag.target.isEmpty } else { false }
  }
}
