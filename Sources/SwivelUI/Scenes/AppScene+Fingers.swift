// What fingers do beyond taps: drags that recognisers follow, scrolling, and keys.

extension AppScene {
  /// Types into what hears of keys: each character is a key, a line break the return key.
  package func typeText(_ text: String) -> CommandResult {
    run {
      guard let input = firstResponder as? any UIKeyInput else { return .refused("nothing is being edited") }
      for character in text { input.insertText(String(character)) }
      return .done
    }
  }

  /// Deletes characters before the insertion point.
  package func deleteBackward(_ count: Int) -> CommandResult {
    run {
      guard let input = firstResponder as? any UIKeyInput else { return .refused("nothing is being edited") }
      for _ in 0..<count { input.deleteBackward() }
      return .done
    }
  }

  /// Scrolls the named view, or the scroll view around it, as a finger does: towards what lies below and at the right for
  /// positive numbers.
  package func scroll(_ name: String, by way: CGPoint) -> CommandResult {
    run {
      guard let window, let found = window.firstVisible(where: { $0.knownName == name || $0.shownText == name }) else {
        return .refused("nothing visible is called \"\(name)\"")
      }
      var view: UIView? = found
      while let current = view, !(current is UIScrollView) { view = current.superview }
      guard let scroll = view as? UIScrollView else { return .refused("\"\(name)\" is in nothing that scrolls") }
      scroll.drag(by: way)
      return .done
    }
  }

  /// Places of a drag between its ends.
  private static let dragPlaces = 10

  /// A finger touches the window at a point, moves to another in so many seconds, and is lifted. Recognisers on its way up
  /// from the view it touched follow it; what scrolls around it scrolls if none of them took it.
  package func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> CommandResult {
    run {
      guard let window, let hit = window.hitTest(start, with: nil) else { return .refused("there is nothing to touch") }
      let touch = UITouch(at: start, in: window, view: hit)
      let finger = FingerDrag(touch, on: hit)
      finger.begin()
      for place in 1...Self.dragPlaces {
        let part = CGFloat(place) / CGFloat(Self.dragPlaces)
        finger.move(
          to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
          at: duration * Double(part))
      }
      finger.lift()
      if !finger.isTaken {
        var view: UIView? = hit
        while let current = view, !(current is UIScrollView) { view = current.superview }
        (view as? UIScrollView)?.drag(by: CGPoint(x: start.x - end.x, y: start.y - end.y))
      }
      return .done
    }
  }
}

/// One finger that drags, with the recognisers that follow it and the view that hears of it.
@MainActor private final class FingerDrag {
  private let touch: UITouch
  private let view: UIView
  private let event: UIEvent
  private var path: FingerPath
  private var recognizers: [UIGestureRecognizer] = []
  private var viewHears = true
  /// Whether a recogniser took the finger.
  var isTaken: Bool { recognizers.contains(where: Self.isRecognized) || wasTaken }
  private var wasTaken = false

  init(_ touch: UITouch, on view: UIView) {
    self.touch = touch
    self.view = view
    event = UIEvent([touch])
    path = FingerPath(.init(point: touch.location(in: nil), time: 0))
  }

  private static func isRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer.state {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  func begin() {
    var current: UIView? = view
    while let view = current {
      for recognizer in view.recognizers.reversed()
      where recognizer.isEnabled && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
        recognizers.append(recognizer)
      }
      current = view.superview
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers {
      recognizer.touches = [touch]
      (recognizer as? UIPanGestureRecognizer)?.forgetPath()
      recognizer.touchesBegan([touch], with: event)
    }
    view.touchesBegan([touch], with: event)
    follow()
  }

  func move(to point: CGPoint, at time: TimeInterval) {
    touch.move(to: point, .moved, at: time)
    path.move(to: .init(point: point, time: time))
    for recognizer in recognizers { recognizer.touchesMoved([touch], with: event) }
    follow()
    if viewHears { view.touchesMoved([touch], with: event) }
  }

  func lift() {
    touch.move(to: path.now, .ended, at: path.duration)
    path.isLifted = true
    for recognizer in recognizers { recognizer.touchesEnded([touch], with: event) }
    follow()
    if viewHears { view.touchesEnded([touch], with: event) }
    wasTaken = recognizers.contains(where: Self.isRecognized)
    for recognizer in recognizers {
      recognizer.touches = []
      recognizer.state = .possible
      recognizer.reset()
    }
  }

  /// Lets recognisers follow, the nearest first. What one recognised, others may only beside it.
  private func follow() {
    for recognizer in recognizers {
      let holder = recognizers.first { $0 !== recognizer && Self.isRecognized($0) }
      if let holder, !Self.isRecognized(recognizer) {
        guard mayBoth(recognizer, holder) else {
          recognizer.state = .failed
          continue
        }
      }
      guard recognizer.requiredFailures.allSatisfy({ $0.object.map { $0.state == .failed || path.isLifted } ?? true })
      else { continue }
      recognizer.follow(path)
    }
    guard viewHears, let taker = recognizers.first(where: Self.isRecognized), taker.cancelsTouchesInView else { return }
    viewHears = false
    view.touchesCancelled([touch], with: event)
  }

  private func mayBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }
}
