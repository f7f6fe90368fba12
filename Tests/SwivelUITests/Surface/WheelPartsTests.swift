// Sizes of wheels, what they choose when their rows change, and the limits of dates and durations
// (UIPickerView.rowSize(forComponent:), UIDatePicker.minuteInterval, countDownDuration).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Says how many rows wheels have, and how large they are; 0 for nothing said.
@MainActor private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts: [Int]
  let widths: [CGFloat]
  let heights: [CGFloat]

  init(_ counts: [Int], widths: [CGFloat] = [], heights: [CGFloat] = []) {
    (self.counts, self.widths, self.heights) = (counts, widths, heights)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths.indices.contains(component) ? widths[component] : 0
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    heights.indices.contains(component) ? heights[component] : 0
  }
}

@MainActor @Suite struct WheelPartsTests {
  private func picker(_ rows: Rows) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    return picker
  }

  /// "The size of rows" is what the delegate says of a wheel; what it says nothing of shares what is left of 300 points alike.
  @Test(
    arguments: [
      ([], [], [300, 32]), ([100], [], [100, 32]), ([0], [44], [300, 44]), ([-5], [-1], [300, 32]),
    ] as [([CGFloat], [CGFloat], [CGFloat])])
  func oneWheel(widths: [CGFloat], heights: [CGFloat], size: [CGFloat]) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let rows = Rows([3], widths: widths, heights: heights)
      #expect(picker(rows).rowSize(forComponent: 0) == CGSize(width: size[0], height: size[1]))
    }
  }

  @Test(
    arguments: [
      ([0, 0, 0], [100, 100, 100]), ([60, 0, 0], [60, 120, 120]), ([200, 200, 0], [200, 200, 0]),
      ([50, 60, 70], [50, 60, 70]),
    ] as [([CGFloat], [CGFloat])])
  func threeWheels(widths: [CGFloat], expected: [CGFloat]) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let rows = Rows([1, 1, 1], widths: widths)
      let picker = picker(rows)
      #expect((0..<3).map { picker.rowSize(forComponent: $0).width } == expected)
    }
  }

  /// "A zero-indexed number identifying the selected row, or -1 if no row is selected": of fewer rows the last is chosen, of none none.
  @Test(
    arguments: [(5, 3, 5, 3), (5, 3, 2, 1), (5, 3, 1, 0), (5, 3, 0, -1), (0, nil, 0, -1), (4, nil, 4, 0), (5, 4, 9, 4)]
      as [(Int, Int?, Int, Int)])
  func rowsThatGo(before: Int, chosen: Int?, after: Int, found: Int) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let rows = Rows([before])
      let all = picker(rows)
      let one = picker(rows)
      if let chosen { for picker in [all, one] { picker.selectRow(chosen, inComponent: 0, animated: true) } }
      rows.counts = [after]
      all.reloadAllComponents()
      one.reloadComponent(0)
      #expect(all.selectedRow(inComponent: 0) == found && one.selectedRow(inComponent: 0) == found)
    }
  }

  /// "The interval value must be evenly divided into 60; if it is not, the default value is used. The default and minimum values are 1;
  /// the maximum value is 30."
  @Test(arguments: [(1, 1), (5, 5), (15, 15), (30, 30), (7, 1), (60, 1), (0, 1), (-5, 1), (45, 1)])
  func minutes(given: Int, used: Int) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let picker = UIDatePicker()
      picker.minuteInterval = 20
      picker.minuteInterval = given
      #expect(picker.minuteInterval == used)
    }
  }

  /// "The default value is 0.0 and the maximum value is 23:59 (86,399 seconds)."
  @Test(arguments: [(0, 0), (60, 60), (86_399, 86_399), (86_400, 86_399), (-1, 0), (.infinity, 86_399), (.nan, 0)])
  func durations(given: TimeInterval, kept: TimeInterval) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let picker = UIDatePicker()
      #expect(picker.countDownDuration == 0)
      picker.countDownDuration = given
      #expect(picker.countDownDuration == kept)
    }
  }

  /// "If the minimum date is greater than the maximum date, both are ignored"; else the date keeps between them. Days of January 1970.
  @Test(
    arguments: [
      (nil, nil, 5, 5), (10, nil, 5, 10), (nil, 3, 5, 3), (2, 8, 5, 5), (2, 8, 9, 8), (8, 2, 5, 5), (4, 4, 9, 4),
    ] as [(Double?, Double?, Double, Double)])
  func limitsOfDates(first: Double?, last: Double?, given: Double, kept: Double) throws {
    func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }
    try onDevice(.iPhone8, Era(15)) { _ in
      let (before, after) = (UIDatePicker(), UIDatePicker())
      before.setDate(day(given), animated: false)
      for picker in [before, after] {
        picker.minimumDate = first.map(day)
        picker.maximumDate = last.map(day)
      }
      after.setDate(day(given), animated: true)
      // A limit that came first may have moved the date already, if another contradicts it later.
      if first ?? 0 <= last ?? .infinity { #expect(before.date == day(kept)) }
      #expect(after.date == day(kept))
    }
  }
}
