// Recognisers of a view, and who of them takes a tap.

extension UIView {
  var plainGestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { recognizer.view = nil }
      recognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  final func plainAddGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  final func plainRemoveGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Whether a recogniser of the view waits for a single tap.
  var recognizesTaps: Bool {
    !recognizers.isEmpty && isUserInteractionEnabled
      && recognizers.contains { ($0 as? UITapGestureRecognizer)?.takesSingleTap ?? false }
  }

  /// The nearest view from here upwards that does something when tapped.
  var tappable: UIView? {
    var view: UIView? = self
    while let current = view {
      if current.takesTaps { return current }
      view = current.superview
    }
    return nil
  }

  /// A finger taps here. The nearest recogniser comes first, the last added of each view; only controls are spared those of
  /// the views around them. A recogniser that cancels touches leaves the view itself nothing to do.
  func takeTap(at point: CGPoint? = nil) {
    let point = point ?? grip
    var view: UIView? = self
    while let current = view {
      for recognizer in current.recognizers.reversed() {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.takesSingleTap, tap.recognize() else { continue }
        if !tap.cancelsTouchesInView { answerTap(at: point) }
        return
      }
      view = self is UIControl ? nil : current.superview
    }
    answerTap(at: point)
  }
}
