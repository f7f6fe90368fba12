// Search bars from right to left: the field and the button that cancels change sides (UIView.semanticContentAttribute).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct MirroredSearchTests {
  /// Each stands as far from the right edge as it stands from the left one otherwise; they touch and do not overlap.
  @Test(arguments: [(false, 13), (true, 13), (false, 10), (true, 10)])
  func sides(hasCancel: Bool, version: Int) throws {
    try onDevice(version < 13 ? .iPhone6 : .iPhone8, Era(version)) { window in
      @MainActor func layout(_ direction: UISemanticContentAttribute) -> (field: CGRect, cancel: CGRect?) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.semanticContentAttribute = direction
        window.addSubview(bar)
        bar.showsCancelButton = hasCancel
        bar.layoutIfNeeded()
        defer { bar.removeFromSuperview() }
        let cancel = bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Cancel" }
        return (bar.fieldFrame, cancel?.frame)
      }
      let (left, right) = (layout(.forceLeftToRight), layout(.forceRightToLeft))
      #expect(left.field.minX == 8 && right.field.maxX == 292)
      #expect(abs(right.field.width - left.field.width) < 0.01)
      #expect((left.cancel != nil) == hasCancel && (right.cancel != nil) == hasCancel)
      if let one = left.cancel, let other = right.cancel {
        #expect(one.minX == left.field.maxX && one.maxX == 300)
        #expect(other.minX == 0 && abs(other.maxX - right.field.minX) < 0.01 && abs(other.width - one.width) < 0.01)
      } else {
        #expect(left.field == right.field)
      }
    }
  }
}
