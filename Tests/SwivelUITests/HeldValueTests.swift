// What controls say they hold: the words XCUIElement's `value` has where it has one.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct HeldValueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var value: String?
    var make: @MainActor @Sendable () -> UIView

    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(name: "a view", value: nil) { UIView() },
    Row(name: "a switch that is off", value: "0") { UISwitch() },
    Row(name: "a switch that is on", value: "1") { made(UISwitch()) { $0.isOn = true } },
    Row(name: "a slider at its beginning", value: "0%") { UISlider() },
    Row(name: "a slider from 10 to 20 at 15", value: "50%") {
      made(UISlider()) {
        $0.maximumValue = 20
        $0.minimumValue = 10
        $0.value = 15
      }
    },
    Row(name: "a slider without a way to go", value: "0%") {
      made(UISlider()) {
        $0.maximumValue = 0
        $0.value = .nan
      }
    },
    Row(name: "a third of a progress", value: "33%") { made(UIProgressView()) { $0.progress = 1.0 / 3 } },
    Row(name: "a stepper", value: "2.5") {
      made(UIStepper()) {
        $0.stepValue = 0.5
        $0.value = 2.5
      }
    },
    Row(name: "the second page of five", value: "page 2 of 5") {
      made(UIPageControl()) {
        $0.numberOfPages = 5
        $0.currentPage = 1
      }
    },
    Row(name: "a page control without pages", value: nil) { UIPageControl() },
    Row(name: "segments of which none is chosen", value: nil) { UISegmentedControl(items: ["Day", "Week"]) },
    Row(name: "segments", value: "Week") {
      made(UISegmentedControl(items: ["Day", "Week"])) { $0.selectedSegmentIndex = 1 }
    },
    Row(name: "a chosen button", value: "selected") { made(UIButton(type: .custom)) { $0.isSelected = true } },
    Row(name: "a button", value: nil) { UIButton(type: .custom) },
    Row(name: "a chosen row", value: "selected") {
      made(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.isSelected = true }
    },
    Row(name: "a date picker nobody set", value: nil) { UIDatePicker() },
    Row(name: "a date picker", value: "1970-01-01T00:00:00Z") {
      made(UIDatePicker()) { $0.date = Date(timeIntervalSince1970: 0) }
    },
    Row(name: "a picker's second wheel turned", value: "0, 3") {
      made(UIPickerView()) { $0.selectRow(3, inComponent: 1, animated: false) }
    },
    Row(name: "what the app says itself", value: "three stars") {
      made(UISlider()) { $0.accessibilityValue = "three stars" }
    },
  ]

  private static func made<View: UIView>(_ view: View, _ change: (View) -> Void) -> UIView {
    change(view)
    return view
  }

  @Test(arguments: rows) func aValueIsSaid(row: Row) throws {
    let said = try onDevice(.iPhone8, Era(15)) { window in
      let view = row.make()
      window.addSubview(view)
      return view.accessibilityValue
    }
    #expect(said == row.value)
  }

  /// What a tree shows of segments: their titles in order, in brackets the one that is chosen and no other. UIKit's number for none
  /// is -1.
  @Test(arguments: [(-1, "Day Week Year"), (0, "[Day] Week Year"), (1, "Day [Week] Year")])
  func theChosenSegmentIsMarked(_ chosen: Int, _ shown: String) throws {
    let said = try onDevice(.iPhone8, Era(15)) { window in
      let segments = UISegmentedControl(items: ["Day", "Week", "Year"])
      segments.selectedSegmentIndex = chosen
      window.addSubview(segments)
      return segments.shownText
    }
    #expect(said == shown)
  }

  /// Snapshots, and with them commands and scripts, say the same.
  @Test func aScrollViewSaysWhetherItWasMoved() throws {
    let (before, after) = try onDevice(.iPhone8, Era(15)) { window in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 400)
      window.addSubview(scroll)
      let before = scroll.accessibilityValue
      scroll.contentOffset.y += 50
      return (before, scroll.accessibilityValue)
    }
    #expect(before == nil)
    #expect(after == "scrolled")
  }
}
