// Which event of a control an action of a document is tied to: the words are Interface Builder's, the events UIControl.Event's. Where a
// document says none, it is the usual one of the control.
import Foundation
import Testing

@testable import SwivelUI

@MainActor @Suite struct DocumentEventTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let control: String
    let word: String?
    let bit: UInt
    var testDescription: String { "\(control) \(word ?? "-")" }
    init(_ control: String, _ word: String?, _ bit: UInt) { (self.control, self.word, self.bit) = (control, word, bit) }
  }
  /// The bits are those of UIControl.Event in UIKit's header.
  nonisolated static let rows = [
    Row("button", "touchDown", 1 << 0), Row("button", "touchDownRepeat", 1 << 1),
    Row("button", "touchDragInside", 1 << 2),
    Row("button", "touchDragOutside", 1 << 3), Row("button", "touchDragEnter", 1 << 4),
    Row("button", "touchDragExit", 1 << 5), Row("button", "touchUpInside", 1 << 6),
    Row("button", "touchUpOutside", 1 << 7), Row("button", "touchCancel", 1 << 8),
    Row("slider", "valueChanged", 1 << 12),
    Row("button", "primaryActionTriggered", 1 << 13), Row("button", "menuActionTriggered", 1 << 14),
    Row("textField", "editingDidBegin", 1 << 16), Row("textField", "editingChanged", 1 << 17),
    Row("textField", "editingDidEnd", 1 << 18), Row("textField", "editingDidEndOnExit", 1 << 19),
    Row("slider", "touchUpOutside", 1 << 7), Row("button", nil, 1 << 6), Row("slider", nil, 1 << 12),
    Row("switch", nil, 1 << 12), Row("stepper", nil, 1 << 12), Row("pageControl", nil, 1 << 12),
    Row("datePicker", nil, 1 << 12), Row("segmentedControl", nil, 1 << 12), Row("textField", nil, 1 << 19),
  ]

  @Test(arguments: rows) func events(_ row: Row) throws {
    let event = row.word.map { " eventType=\"\($0)\"" } ?? ""
    var events: UInt?
    let warnings = try Panel.warnings(
      Panel.storyboard(
        "<\(row.control) id=\"b\">\(Panel.rect)<connections><action selector=\"save:\" destination=\"c\" id=\"x\"\(event)/>"
          + "</connections></\(row.control)>")
    ) { panel in
      events = (panel.view.subviews.first as? UIControl)?.allControlEvents.rawValue
    }
    #expect(events == row.bit && warnings.isEmpty)
  }
}
