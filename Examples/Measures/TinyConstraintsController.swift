// The panels by TinyConstraints.
import TinyConstraints
import UIKit

final class TinyConstraintsController: PanelsController {
  override func constrain() {
    header.topToSuperview(offset: 8, usingSafeArea: true)
    header.leftToSuperview(offset: 16)
    header.rightToSuperview(offset: -16)
    header.height(44)
    first.topToBottom(of: header, offset: 8)
    first.left(to: header)
    first.bottomToSuperview(offset: -16, usingSafeArea: true)
    second.top(to: first)
    second.bottom(to: first)
    second.width(to: first)
    second.leftToRight(of: first, offset: 8)
    second.right(to: header)
  }
}
