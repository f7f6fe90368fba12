// Controls that are set by chance, beside the arithmetic of their documentation: values stay within their ends, segments and rows follow their
// lists, and thumbs stand where the value is.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct ControlModelTests {
  nonisolated static let seeds: [UInt64] = Array(1...12)

  /// "If the value is below the minimum, it is the minimum": at each setting of a value or an end, in any order.
  @Test(arguments: seeds) func slidersKeepTheirValueBetweenTheEnds(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      let slider = UISlider(frame: CGRect(x: 10, y: 50, width: 240, height: 34))
      window.addSubview(slider)
      var (low, high, value): (Float, Float, Float) = (0, 1, 0)
      for step in 0..<60 {
        let number = Float(numbers.below(41) - 20)
        switch numbers.below(3) {
        case 0:
          slider.value = number
          value = number
        case 1:
          slider.minimumValue = number
          low = number
          high = max(high, low)
        default:
          slider.maximumValue = number
          high = number
          low = min(low, high)
        }
        value = min(max(value, low), high)
        guard (slider.minimumValue, slider.maximumValue, slider.value) == (low, high, value) else {
          return
            "step \(step): \(slider.minimumValue)...\(slider.maximumValue) at \(slider.value), not \(low)...\(high) at \(value)"
        }
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        let low = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.minimumValue)
        let high = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.maximumValue)
        guard slider.maximumValue > slider.minimumValue else { continue }
        let share = CGFloat((value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
        let wanted = low.minX + (high.minX - low.minX) * share
        guard abs(thumb.minX - wanted) <= 0.5, low.minX >= -4, high.maxX <= 244 else {
          return "thumb \(thumb), not at \(wanted)"
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  /// A touch of a side changes the value by a step, to an end and not beyond; one that wraps goes on at the other end.
  @Test(arguments: seeds) func steppersGoByTheirStep(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      let stepper = UIStepper(frame: CGRect(x: 10, y: 60, width: 94, height: 32))
      window.addSubview(stepper)
      for step in 0..<40 {
        let low = Double(numbers.below(10) - 5)
        stepper.maximumValue = 1000
        stepper.minimumValue = low
        stepper.maximumValue = low + Double(1 + numbers.below(12))
        stepper.stepValue = Double(1 + numbers.below(3))
        stepper.wraps = numbers.chance(50)
        let asked = Double(numbers.below(40) - 20)
        stepper.value = asked
        guard stepper.value == min(max(asked, stepper.minimumValue), stepper.maximumValue) else {
          return "step \(step): \(stepper.value) of \(asked)"
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  /// Segments come, go and are named by chance; the chosen one is known by its number, and one that goes before it moves it.
  @Test(arguments: seeds) func segmentsAreTheList(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      let control = UISegmentedControl()
      control.frame = CGRect(x: 0, y: 50, width: 300, height: 32)
      window.addSubview(control)
      var titles: [String] = []
      for step in 0..<60 {
        let index = numbers.below(titles.count + 1)
        let title = "t\(step)"
        switch numbers.below(5) {
        case 0, 1:
          control.insertSegment(withTitle: title, at: index, animated: false)
          titles.insert(title, at: index)
        case 2:
          guard index < titles.count else { continue }
          control.removeSegment(at: index, animated: false)
          titles.remove(at: index)
        case 3:
          guard index < titles.count else { continue }
          control.setTitle(title, forSegmentAt: index)
          titles[index] = title
        default:
          guard numbers.chance(20) else { continue }
          control.removeAllSegments()
          titles = []
        }
        control.layoutIfNeeded()
        guard control.numberOfSegments == titles.count else { return "step \(step): \(control.numberOfSegments)" }
        for (index, title) in titles.enumerated() {
          guard control.titleForSegment(at: index) == title else { return "step \(step): title \(index)" }
          guard control.isEnabledForSegment(at: index), control.widthForSegment(at: index) == 0 else {
            return "step \(step): kept"
          }
          control.selectedSegmentIndex = index
          guard control.selectedSegmentIndex == index else { return "step \(step): chosen" }
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  /// A date picker's date is within its ends, where they are in order, and a whole number of its intervals from midnight.
  @Test(arguments: seeds) func datesStayBetweenTheEnds(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { _ -> String? in
      var numbers = SplitMix64(seed: seed)
      let picker = UIDatePicker()
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      func moment() -> Date { Date(timeIntervalSince1970: 1_700_000_000 + Double(numbers.below(2_000_000)) * 60) }
      for step in 0..<60 {
        let (low, high) = (moment(), moment())
        picker.minimumDate = low
        picker.maximumDate = high
        let asked = moment()
        picker.date = asked
        // "The minimum and maximum dates are ignored if the minimum date is greater than the maximum date."
        let wanted = low <= high ? min(max(asked, low), high) : asked
        guard picker.date == wanted else { return "step \(step): \(picker.date), not \(wanted)" }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  /// The page is within the pages, which are never less than none.
  @Test(arguments: seeds) func pagesStayWithinTheirNumber(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { _ -> String? in
      var numbers = SplitMix64(seed: seed)
      let control = UIPageControl()
      var (count, page) = (0, 0)
      for step in 0..<60 {
        let number = numbers.below(16) - 4
        if numbers.chance(50) {
          control.numberOfPages = number
          count = max(0, number)
        } else {
          control.currentPage = number
          page = number
        }
        page = min(max(page, 0), max(0, count - 1))
        guard (control.numberOfPages, control.currentPage) == (count, page) else {
          return "step \(step): \(control.currentPage) of \(control.numberOfPages), not \(page) of \(count)"
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }
}
