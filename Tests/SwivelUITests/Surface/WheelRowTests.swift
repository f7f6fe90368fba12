// Rows of wheels that are views of the delegate's (pickerView(_:viewForRow:forComponent:reusing:), UIPickerView.view(forRow:forComponent:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Twenty rows, each with a square of its own, or a label without a size.
@MainActor private final class Squares: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let side: CGFloat
  let height: CGFloat
  var asked: [Int] = []
  var reused = 0

  init(side: CGFloat, height: CGFloat) { (self.side, self.height) = (side, height) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  {
    asked.append(row)
    if view != nil { reused += 1 }
    let square = view ?? UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    square.tag = row
    return square
  }
}

/// Names its rows.
@MainActor private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}

@MainActor @Suite struct WheelRowTests {
  private func picker(_ rows: any UIPickerViewDataSource & UIPickerViewDelegate, in window: UIWindow) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    (picker.dataSource, picker.delegate) = (rows, rows)
    window.addSubview(picker)
    picker.layoutIfNeeded()
    return picker
  }

  /// A wheel's row is 300 - 2·9 wide, and the chosen one is in the middle of 216.
  @Test func aViewIsInTheMiddleOfItsRow() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let rows = Squares(side: 20, height: 40)
      let picker = picker(rows, in: window)
      let first = try #require(picker.view(forRow: 0, forComponent: 0))
      #expect(first.convert(first.bounds, to: picker) == CGRect(x: 140, y: 98, width: 20, height: 20))
    }
  }

  @Test func aViewWithoutASizeFillsItsRow() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let rows = Squares(side: 0, height: 40)
      let picker = picker(rows, in: window)
      let first = try #require(picker.view(forRow: 0, forComponent: 0))
      #expect(first.convert(first.bounds, to: picker) == CGRect(x: 9, y: 88, width: 282, height: 40))
    }
  }

  /// Rows far from the chosen one are neither asked for nor there, and views that left the drum are offered again.
  @Test func rowsNearTheMiddleAreAskedFor() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let rows = Squares(side: 20, height: 32)
      let picker = picker(rows, in: window)
      #expect(rows.asked == [0, 1, 2, 3] && rows.reused == 0)
      picker.selectRow(10, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      #expect(rows.asked.dropFirst(4).elementsEqual(7...13) && rows.reused == 4)
      #expect(picker.view(forRow: 0, forComponent: 0) == nil && picker.view(forRow: 10, forComponent: 0)?.tag == 10)
      picker.reloadAllComponents()
      picker.layoutIfNeeded()
      #expect(rows.asked.dropFirst(11).elementsEqual(7...13))
    }
  }

  @Test func titlesAreNoViews() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let titles = Titles()
      let picker = picker(titles, in: window)
      #expect(picker.view(forRow: 0, forComponent: 0) == nil && picker.subviews.isEmpty && !picker.hasOwnRows)
    }
  }

  /// The drum is as large in low wheels as in those of 216 points: a row of 32 points is as far from the next in both, and one behind the
  /// drum is not there.
  @Test(arguments: [(1, 32, 32), (-1, 32, -32), (0, 32, 0), (1, 100, 82)] as [(Int, CGFloat, CGFloat)])
  func rowsStandBesideEachOther(step: Int, height: CGFloat, offset: CGFloat) throws {
    #expect(abs(try #require(WheelDrum.offset(ofStep: step, rowHeight: height)) - offset) < 0.5)
    #expect(WheelDrum.offset(ofStep: 2, rowHeight: 100) == nil)
  }
}
