// Gestures of a document: recognisers that lie beside a scene's controller and are tied to views.
import InterfaceBuilder

extension ElementName {
  private typealias Maker = @MainActor () -> UIGestureRecognizer

  private static let recognizers: [ElementName: Maker] = [
    .tapGestureRecognizer: { UITapGestureRecognizer() }, .swipeGestureRecognizer: { UISwipeGestureRecognizer() },
    // Documents have always called it so.
    .pongPressGestureRecognizer: { UILongPressGestureRecognizer() },
    .longPressGestureRecognizer: { UILongPressGestureRecognizer() },
    .panGestureRecognizer: { UIPanGestureRecognizer() },
    .screenEdgePanGestureRecognizer: { UIScreenEdgePanGestureRecognizer() },
    .pinchGestureRecognizer: { UIPinchGestureRecognizer() },
    .rotationGestureRecognizer: { UIRotationGestureRecognizer() },
  ]

  /// A new recogniser of this kind; nil for what is none.
  @MainActor func makeRecognizer() -> UIGestureRecognizer? { Self.recognizers[self]?() }
  /// Whether the element makes a gesture recogniser.
  var isGestureRecognizer: Bool { Self.recognizers[self] != nil }
}

extension NibBuilder {
  /// The recogniser of this identifier, made when it is first asked for; nil for what is none.
  func recognizer(_ id: String) -> (element: Element, recognizer: UIGestureRecognizer, isNew: Bool)? {
    guard let element = document.element(id) else { return nil }
    if let known = objects[id] as? UIGestureRecognizer { return (element, known, false) }
    guard let made = element.name.makeRecognizer() else { return nil }
    if let name = element[.customClass] {
      report(
        .warning, element, "recognisers of a class of the app's are not made: \(type(of: made)) stands in for \(name)")
    }
    configure(made, element)
    objects[id] = made
    return (element, made, true)
  }

  private func configure(_ recognizer: UIGestureRecognizer, _ element: Element) {
    if let value = element.flag(.enabled) { recognizer.isEnabled = value }
    if let value = element.flag(.cancelsTouchesInView) { recognizer.cancelsTouchesInView = value }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = element.integer(.numberOfTapsRequired) ?? 1
      tap.numberOfTouchesRequired = element.integer(.numberOfTouchesRequired) ?? 1
    case let swipe as UISwipeGestureRecognizer:
      let directions: [String: UISwipeGestureRecognizer.Direction] = ["left": .left, "up": .up, "down": .down]
      swipe.direction = element[.direction].flatMap { directions[$0] } ?? .right
      swipe.numberOfTouchesRequired = element.integer(.numberOfTouchesRequired) ?? 1
    case let press as UILongPressGestureRecognizer:
      press.minimumPressDuration = element.number(.minimumPressDuration) ?? 0.5
      press.allowableMovement = CGFloat(element.number(.allowableMovement) ?? 10)
    case _: break
    }
  }
}
