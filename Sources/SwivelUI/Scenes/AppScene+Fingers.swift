// What fingers do beyond taps: drags that recognisers follow, scrolling, and keys.

extension AppScene {
  /// Types into what hears of keys: each character is a key, a line break the return key. A named field is tapped first, if it
  /// is not the one that is edited; up to `deletes` characters before the insertion point are deleted.
  package func typeText(_ text: String, into field: String, deletes: Int) -> CommandResult {
    if !field.isEmpty, !isEdited(field), case .refused(let reason) = tap(field) { return .refused(reason) }
    return run {
      guard firstResponder is any UIKeyInput else { return .refused(nothingEdited(field)) }
      // Each key goes to what is the first responder then: apps go on to the next field by themselves.
      for _ in 0..<deletes {
        guard let input = firstResponder as? any UIKeyInput, input.hasText else { break }
        input.deleteBackward()
      }
      var left = Substring(text)
      while let character = left.popFirst() {
        guard let input = firstResponder as? any UIKeyInput else {
          return .refused("the keyboard was gone before \"\(character)\(left)\"")
        }
        input.insertText(String(character))
      }
      return .done
    }
  }

  private func isEdited(_ field: String) -> Bool {
    run { (firstResponder as? UIView)?.knownName == field }
  }

  private func nothingEdited(_ field: String) -> String {
    guard field.isEmpty else { return "\"\(field)\" is nothing to type into" }
    var names: [String] = []
    _ = window?.firstVisible { view in
      if view is any UIKeyInput {
        names.append(view.knownName ?? view.readText.flatMap { $0.isEmpty ? nil : $0 } ?? view.className)
      }
      return false
    }
    return "nothing is being edited; there is \(names.isEmpty ? "nothing to type into" : names.joined(separator: ", "))"
  }

  /// Scrolls the named view, or what scrolls around it, as a finger does; for an empty name what is in the middle of the
  /// window. Towards what lies below and at the right for positive numbers. What is at its end already is refused.
  package func scroll(_ name: String, by way: CGPoint) -> CommandResult {
    run {
      guard let window else { return .refused("\(bundle.name) has no window") }
      guard way != .zero else { return .refused("a scroll goes somewhere") }
      let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      let found =
        name.isEmpty
        ? window.hitTest(middle, with: nil)
        : window.firstVisible(called: name) { window.bounds.contains($0.convert($0.grip, to: window)) }
      guard let found else {
        return .refused(name.isEmpty ? "there is nothing to touch" : "nothing visible is called \"\(name)\"")
      }
      let place = name.isEmpty ? "the middle of the window" : "\"\(name)\""
      guard found.scroller(along: nil) != nil else { return .refused("\(place) is in nothing that scrolls") }
      guard let scroll = found.scroller(along: way) else {
        return .refused("\(place) does not scroll further that way")
      }
      scroll.drag(by: way)
      return .done
    }
  }

  /// Places of a drag between its ends.
  private static let dragPlaces = 10
  /// How long a finger stays until a menu opens: as long as a long press.
  private static let menuPress: TimeInterval = 0.5

  /// A finger touches the window at a point, moves to another in so many seconds, and is lifted. Recognisers on its way up
  /// from the view it touched follow it; what scrolls around it scrolls if none of them took it, and a sheet may move.
  /// - Parameters:
  ///   - name: the view it touches, `start` from its middle; for an empty name `start` is from the window's upper left corner.
  package func drag(_ name: String, from start: CGPoint, by way: CGPoint, duration: TimeInterval) -> CommandResult {
    run {
      guard let window else { return .refused("\(bundle.name) has no window") }
      var start = start
      if !name.isEmpty {
        let found = window.firstToGrip(called: name)
        guard let found else { return .refused("nothing visible is called \"\(name)\"") }
        let touched = CGPoint(x: found.grip.x + start.x, y: found.grip.y + start.y)
        start = found.convert(touched, to: window)
        if let obstacle = found.obstacle(toGripAt: start, in: window) {
          return .refused("\"\(name)\" cannot be touched: \(obstacle)")
        }
      }
      let place = SizeText.of(CGSize(width: start.x, height: start.y))
      guard window.bounds.contains(start), let hit = window.hitTest(start, with: nil) else {
        return .refused("there is nothing to touch at \(place)")
      }
      if window.isUnderKeys(start) { return .refused("the keyboard is at \(place)") }
      let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
      let touch = UITouch(at: start, in: window, view: hit)
      let content = CGPoint(x: -way.x, y: -way.y)
      let isKept = content == .zero || hit.keepsFinger(going: way)
      let scroll = isKept ? nil : hit.scroller(along: content)
      let sheet =
        isKept ? nil : hit.presentationAround.flatMap { $0.takesFinger(going: way, on: hit.rowsAround) ? $0 : nil }
      let finger = FingerDrag(touch, on: hit, scroll: sheet == nil ? scroll : nil, isOnSheet: sheet != nil)
      finger.begin()
      for place in 1...Self.dragPlaces {
        let part = CGFloat(place) / CGFloat(Self.dragPlaces)
        finger.move(
          to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
          at: duration * Double(part))
      }
      if finger.isStill, duration >= Self.menuPress, !finger.isTaken, hit.openMenu(at: start) {
        finger.cancel()
        return .done
      }
      finger.lift()
      if !finger.isTaken {
        if finger.isStill, hit.takesKeysAtTouch {
          _ = hit.becomeFirstResponder()
        } else if finger.isStill {
          hit.cell?.tapped()
        } else if let sheet {
          return sheet.letGo(going: way.y, in: duration)
        } else if !hit.swipeRow(by: way) {
          finger.scroll?.drag(by: content)
        }
      }
      return .done
    }
  }
}

extension UIView {
  /// The row or item this is in, if no control is between; nil without one.
  var cell: UIView? {
    var view: UIView? = self
    while let current = view, !(current is UIControl) {
      if current is UITableViewCell || current is UICollectionViewCell { return current }
      view = current.superview
    }
    return nil
  }

  /// What scrolls up and down around the view, wherever its content is; nil for nothing that a finger scrolls so.
  fileprivate var rowsAround: UIScrollView? {
    var view: UIView? = self
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled,
        scroll.alwaysBounceVertical || scroll.refreshControl != nil || scroll.hasMoreThanItShows
      {
        return scroll
      }
      view = current.superview
    }
    return nil
  }

  /// What the view is presented by; nil for one that is in no presentation.
  var presentationAround: UIPresentationController? {
    var view: UIView? = self
    while let current = view {
      if let container = current as? PresentationContainerView {
        return current === self ? nil : container.presentation
      }
      view = current.superview
    }
    return nil
  }

  /// Whether what scrolls around the view lets it hear of a finger (UIScrollView, touchesShouldBegin(_:with:in:)).
  func mayHear(_ touch: UITouch, _ event: UIEvent) -> Bool {
    var around = superview
    while let current = around {
      if let scroll = current as? UIScrollView { return scroll.touchesShouldBegin([touch], with: event, in: self) }
      around = current.superview
    }
    return true
  }

  /// Whether a finger that goes sideways here finds something beside the row it is on.
  fileprivate func swipeRow(by way: CGPoint) -> Bool {
    guard abs(way.x) > abs(way.y), !keepsFinger(going: way) else { return false }
    if let item = cell as? UICollectionViewCell { return item.collection?.swipe(item, by: way.x) ?? false }
    guard let cell = cell as? UITableViewCell, let table = cell.table else { return false }
    return table.swipe(cell, by: way.x)
  }

  /// The nearest view from this one outwards that scrolls along the longer part of a way, or at all.
  fileprivate func scroller(along way: CGPoint?) -> UIScrollView? {
    var view: UIView? = self
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled, way.map(scroll.canMove) ?? true {
        return scroll
      }
      view = current.superview
    }
    return nil
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
  private var hasDragged = false
  /// What scrolls with the finger as soon as it drags; nil for nothing, or where the content keeps the finger.
  private(set) var scroll: UIScrollView?
  /// Whether a sheet moves with it instead.
  private let isOnSheet: Bool
  /// How long what scrolls keeps a finger from its content, to see whether it drags.
  private static let contentDelay: TimeInterval = 0.15
  /// Whether the finger has stayed where it was.
  var isStill: Bool { path.reach < FingerPath.slop }
  /// Whether a recogniser took the finger.
  var isTaken: Bool { recognizers.contains(where: Self.isRecognized) || wasTaken }
  private var wasTaken = false

  init(_ touch: UITouch, on view: UIView, scroll: UIScrollView?, isOnSheet: Bool) {
    self.scroll = scroll
    self.isOnSheet = isOnSheet
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
    // The text's own recognisers have a finger that stays on it; those of taps around it, and around a control, do not get it.
    let isOnText = view.takesKeysAtTouch
    while let view = current {
      let isTapped = !isOnText && (view === self.view || !(self.view is UIControl))
      for recognizer in view.recognizers.reversed()
      where recognizer.isEnabled && (isTapped || !(recognizer is UITapGestureRecognizer))
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      {
        recognizers.append(recognizer)
      }
      current = view.superview
    }
    touch.gestureRecognizers = recognizers
    send { [self] in
      for recognizer in recognizers {
        recognizer.touches = [touch]
        (recognizer as? UIPanGestureRecognizer)?.forgetPath()
        recognizer.touchesBegan([touch], with: event)
      }
      viewHears = view.mayHear(touch, event)
      if viewHears { view.touchesBegan([touch], with: event) }
      follow()
    }
  }

  /// Whether what scrolls leaves the finger to the content once it has it (UIScrollView, canCancelContentTouches and
  /// touchesShouldCancel(in:)): from the first moment on, or where it stayed long enough to be handed on.
  private func isKept(by scroll: UIScrollView, at time: TimeInterval) -> Bool {
    guard view !== scroll, time > Self.contentDelay || !scroll.delaysContentTouches else { return false }
    return !scroll.canCancelContentTouches || !scroll.touchesShouldCancel(in: view)
  }

  private func send(_ delivery: @escaping () -> Void) {
    guard let window = touch.window else { return delivery() }
    window.send(event, delivery)
  }

  func move(to point: CGPoint, at time: TimeInterval) {
    touch.move(to: point, .moved, at: time)
    path.move(to: .init(point: point, time: time))
    send { [self] in
      for recognizer in recognizers { recognizer.touchesMoved([touch], with: event) }
      follow()
      if viewHears, scroll != nil || isOnSheet, !isStill, !hasDragged {
        hasDragged = true
        if let scroll, isKept(by: scroll, at: time) {
          self.scroll = nil
        } else {
          viewHears = false
          view.touchesCancelled([touch], with: event)
        }
      }
      if viewHears { view.touchesMoved([touch], with: event) }
    }
  }

  func lift() {
    touch.move(to: path.now, .ended, at: path.duration)
    path.isLifted = true
    send { [self] in
      for recognizer in recognizers { recognizer.touchesEnded([touch], with: event) }
      follow()
      if viewHears { view.touchesEnded([touch], with: event) }
    }
    // A tap that leaves touches to the view leaves it its row as well.
    wasTaken = recognizers.contains {
      Self.isRecognized($0) && ($0.cancelsTouchesInView || !($0 is UITapGestureRecognizer))
    }
    for recognizer in recognizers {
      recognizer.touches = []
      recognizer.state = .possible
      recognizer.reset()
    }
  }

  /// The system takes the finger.
  func cancel() {
    touch.move(to: path.now, .cancelled, at: path.duration)
    for recognizer in recognizers {
      recognizer.touchesCancelled([touch], with: event)
      recognizer.touches = []
      recognizer.state = .possible
      recognizer.reset()
    }
    if viewHears { view.touchesCancelled([touch], with: event) }
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
