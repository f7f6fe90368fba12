// Rows of wheels by what they say, as XCUITest adjusts a wheel to a value: a user turns it until the row is in the middle.
import Foundation

extension UIPickerView {
  /// Wheels longer than this are not read to their end.
  private static let longest = 10_000

  /// The first row that says this, by its wheel and its number.
  fileprivate func place(ofRow words: String) -> (wheel: Int, row: Int)? {
    for wheel in 0..<max(0, numberOfComponents) {
      for row in 0..<min(max(0, numberOfRows(inComponent: wheel)), Self.longest) where says(words, row, wheel) {
        return (wheel, row)
      }
    }
    return nil
  }

  private func says(_ words: String, _ row: Int, _ wheel: Int) -> Bool {
    if let view = view(forRow: row, forComponent: wheel) {
      return view.shownText == words || view.subviews.contains { $0.shownText == words }
    }
    if let own = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: wheel) {
      return own.string == words
    }
    return delegate?.pickerView(self, titleForRow: row, forComponent: wheel) == words
  }
}

extension AppScene {
  /// Turns the wheel that has a row with these words to it; nil where none in view has.
  func turnWheel(to words: String, in window: UIWindow) -> CommandResult? {
    let found = window.firstVisible { ($0 as? UIPickerView)?.place(ofRow: words) != nil }
    guard let picker = found as? UIPickerView, let place = picker.place(ofRow: words), picker.isUserInteractionEnabled
    else { return nil }
    let middle = CGPoint(x: picker.bounds.midX, y: picker.bounds.midY)
    if let obstacle = picker.obstacle(toGripAt: picker.convert(middle, to: window), in: window) {
      return .refused("\"\(words)\" cannot be touched: \(obstacle)")
    }
    picker.turn(place.wheel, to: place.row)
    return .done
  }
}
