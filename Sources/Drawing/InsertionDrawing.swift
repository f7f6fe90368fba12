// Where keys write: the line between two characters, or what of a text is selected, in the tint of who is typed into.
import Foundation
import Picture
import SwivelUI

extension ViewDrawing {
  /// How much of the tint lies over what is selected; ours, by eye.
  private static let selectionShade = 0.2

  /// The insertion point of a field or a text that is typed into, or its selection; nothing of others.
  func insertion(_ view: UIView & UITextInput, _ rect: CGRect) -> [PictureNode] {
    guard view.isFirstResponder, (view as? UITextView)?.isEditable ?? true, let range = view.selectedTextRange else {
      return []
    }
    let tint = PictureColor(view.tint)
    let shift = CGVector(dx: rect.minX - view.bounds.minX, dy: rect.minY - view.bounds.minY)
    func placed(_ box: CGRect) -> CGRect { box.offsetBy(dx: shift.dx, dy: shift.dy).intersection(rect) }
    if range.isEmpty {
      let line = placed(view.caretRect(for: range.start))
      return line.isEmpty ? [] : [filled(.box(line, radius: line.width / 2), tint)]
    }
    let boxes = view.selectionRects(for: range).map { placed($0.rect) }
    return boxes.filter { !$0.isEmpty }.map { filled(.rect($0), tint.faded(Self.selectionShade)) }
  }
}
