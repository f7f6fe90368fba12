// An iPad's keyboard, whose rows differ from a phone's: delete and return stand beside letters, and a key takes it away.
import Foundation
import Picture
import SwivelUI

extension WindowPicture {
  /// Points an iPad's rows need; what is narrower has a phone's.
  static let leastOfPad: CGFloat = 500

  /// The keys of an iPad in an area, its four rows so far apart. Where they stand is as *Type with the onscreen keyboard* of Apple's iPad
  /// User Guide shows it; eleven keys are as wide as the screen.
  func padKeys(_ area: CGRect, _ step: CGFloat, _ scene: AppScene, _ drawing: ViewDrawing) -> [PictureNode] {
    let unit = (area.width - Self.gap) / 11
    func place(_ column: CGFloat, _ row: Int, wide: CGFloat = 1) -> CGRect {
      CGRect(
        x: area.minX + Self.gap + column * unit, y: area.minY + CGFloat(row) * step + Self.gap,
        width: wide * unit - Self.gap, height: step - 2 * Self.gap)
    }
    var nodes: [PictureNode] = []
    for (row, (letters, start)) in zip(Self.rows, [0, 0.5, 1] as [CGFloat]).enumerated() {
      for (index, letter) in letters.enumerated() {
        nodes += cap(place(start + CGFloat(index), row), letter.uppercased(), drawing)
      }
    }
    nodes += sign("delete.left", place(10, 0), drawing) + returnKey(place(9.5, 1, wide: 1.5), scene, drawing)
    nodes += sign("shift", place(0, 2), drawing) + cap(place(8, 2), ",", drawing) + cap(place(9, 2), ".", drawing)
    nodes += sign("shift", place(10, 2), drawing)
    nodes += cap(place(0, 3), ".?123", drawing, .systemGray3) + sign("globe", place(1, 3), drawing)
    nodes += sign("mic", place(2, 3), drawing) + cap(place(3, 3, wide: 5), "", drawing)
    nodes += cap(place(8, 3, wide: 1.5), ".?123", drawing, .systemGray3)
    return nodes + sign("keyboard.chevron.compact.down", place(9.5, 3, wide: 1.5), drawing)
  }
}
