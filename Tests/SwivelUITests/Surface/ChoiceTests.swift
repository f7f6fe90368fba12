// What wheels, dates and segments hold: what is chosen, kept within limits, moved with insertions. Expectations are
// UIKit's documentation.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

private final class Wheels: NSObject, UIPickerViewDataSource {
  var counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
}

@MainActor @Suite struct ChoiceTests {
  /// selectedRow(inComponent:): the index of the selected row, or −1 if no row is selected; at first the first one.
  @Test func wheels() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
      #expect((picker.numberOfComponents, picker.selectedRow(inComponent: 0)) == (0, -1))
      let wheels = Wheels([3, 0, 5])
      picker.dataSource = wheels
      #expect((picker.numberOfComponents, picker.numberOfRows(inComponent: 2)) == (3, 5))
      #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [0, -1, 0])
      picker.selectRow(2, inComponent: 0, animated: false)
      picker.selectRow(4, inComponent: 2, animated: true)
      #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [2, -1, 4])
      // The last row that is left.
      wheels.counts = [2, 0, 3]
      picker.reloadComponent(2)
      #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [2, -1, 2])
      picker.reloadAllComponents()
      #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [1, -1, 2])
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }
  }

  /// UIDatePicker: a date before the minimum is the minimum, one after the maximum is that; a minimum after the maximum limits
  /// nothing.
  @Test func dates() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      func day(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number * 86_400) }
      let picker = UIDatePicker()
      picker.date = day(5)
      picker.minimumDate = day(10)
      #expect(picker.date == day(10))
      picker.maximumDate = day(20)
      picker.setDate(day(25), animated: false)
      #expect(picker.date == day(20))
      picker.date = day(15)
      #expect(picker.date == day(15))
      picker.maximumDate = day(12)
      #expect(picker.date == day(12))
      picker.minimumDate = day(30)
      picker.date = day(50)
      #expect(picker.date == day(50))
    }
  }

  /// Left to the system a date picker is compact from 14 on, wheels before; durations are wheels.
  @Test(arguments: [
    (13, UIDatePicker.Mode.date, UIDatePickerStyle.wheels, 216.0), (14, .date, .compact, 34), (15, .time, .compact, 34),
    (15, .dateAndTime, .compact, 34), (15, .countDownTimer, .wheels, 216),
  ])
  func theStyleTheSystemChooses(_ era: Int, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ height: Double)
    throws
  {
    try onDevice(.iPhone8, Era(era)) { _ in
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      #expect(picker.datePickerStyle == style && picker.intrinsicContentSize.height == height)
      picker.preferredDatePickerStyle = .wheels
      #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize.height == 216)
    }
  }

  private static func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  /// Segments go in and out, and the choice stays on its segment until that goes.
  @Test func segments() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let control = UISegmentedControl(items: ["a", "b", "c"])
      control.selectedSegmentIndex = 1
      let changes: [([String?], Int, (UISegmentedControl) -> Void)] = [
        (["x", "a", "b", "c"], 2, { $0.insertSegment(withTitle: "x", at: 0, animated: false) }),
        (["x", "a", "b", "c", "y"], 2, { $0.insertSegment(withTitle: "y", at: 99, animated: false) }),
        (["x", "a", "z", "b", "c", "y"], 3, { $0.insertSegment(withTitle: "z", at: 2, animated: false) }),
        (["x", "a", "z", "b", "w", "c", "y"], 3, { $0.insertSegment(withTitle: "w", at: 4, animated: false) }),
        (["a", "z", "b", "w", "c", "y"], 2, { $0.removeSegment(at: 0, animated: false) }),
        (["a", "z", "b", "w", "c"], 2, { $0.removeSegment(at: 99, animated: false) }),
        (["a", "z", "B", "w", "c"], 2, { $0.setTitle("B", forSegmentAt: 2) }),
        (["a", "z", "B", "w", "c"], 2, { $0.setTitle("no", forSegmentAt: 5) }),
        (["a", "z", "w", "c"], -1, { $0.removeSegment(at: 2, animated: false) }),
        ([], -1, { $0.removeAllSegments() }), ([], -1, { $0.removeSegment(at: 0, animated: false) }),
      ]
      for (titles, chosen, change) in changes {
        change(control)
        #expect(Self.titles(control) == titles && control.selectedSegmentIndex == chosen)
      }
    }
  }

  /// A picture stands in its segment's title's place, and goes with the segment.
  @Test func picturesOfSegments() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (one, other) = (UIImage(), UIImage())
      let control = UISegmentedControl(items: ["a", "b"])
      control.setImage(one, forSegmentAt: 1)
      #expect(Self.titles(control) == ["a", nil] && control.imageForSegment(at: 1) === one)
      #expect(control.imageForSegment(at: 0) == nil && control.imageForSegment(at: 2) == nil)
      control.insertSegment(with: other, at: 0, animated: false)
      #expect(control.imageForSegment(at: 0) === other && control.imageForSegment(at: 2) === one)
      control.insertSegment(withTitle: "c", at: 1, animated: false)
      #expect(control.imageForSegment(at: 3) === one && control.imageForSegment(at: 1) == nil)
      control.removeSegment(at: 0, animated: false)
      #expect(control.imageForSegment(at: 2) === one && control.imageForSegment(at: 0) == nil)
      control.setImage(one, forSegmentAt: 9)
      #expect(control.numberOfSegments == 3)
    }
  }

  /// Every segment is as wide as the others, mirrored where writing goes from right to left.
  @Test func whereSegmentsAre() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let control = UISegmentedControl(items: ["a", "b", "c", "d"])
      control.frame = CGRect(x: 7, y: 9, width: 200, height: 30)
      #expect((0..<4).map { control.rect(ofSegment: $0).minX } == [0, 50, 100, 150])
      #expect(control.rect(ofSegment: 2) == CGRect(x: 100, y: 0, width: 50, height: 30))
      control.semanticContentAttribute = .forceRightToLeft
      #expect((0..<4).map { control.rect(ofSegment: $0).minX } == [150, 100, 50, 0])
    }
  }
}
