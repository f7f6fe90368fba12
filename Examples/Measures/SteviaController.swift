// The panels by Stevia.
import Stevia
import UIKit

final class SteviaController: PanelsController {
  override func constrain() {
    for part in [header, first, second] { part.translatesAutoresizingMaskIntoConstraints = false }
    header.height(44)
    header.Top == view.safeAreaLayoutGuide.Top + 8
    header.Left == view.Left + 16
    header.Right == view.Right - 16
    first.Top == header.Bottom + 8
    first.Left == header.Left
    first.Bottom == view.safeAreaLayoutGuide.Bottom - 16
    second.Top == first.Top
    second.Bottom == first.Bottom
    second.Width == first.Width
    second.Left == first.Right + 8
    second.Right == header.Right
  }
}
