// Controls in their states: on and off, in the middle and at the ends, enabled and not.
import UIKit

final class ControlsViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (on, off, tinted, disabled) = (UISwitch(), UISwitch(), UISwitch(), UISwitch())
    on.isOn = true
    tinted.isOn = true
    tinted.onTintColor = .systemPurple
    disabled.isEnabled = false
    add("Switch", on, off, tinted, disabled)

    for (name, value) in [("Slider at 0", Float(0)), ("Slider at 0.3", 0.3), ("Slider at 1", 1)] {
      let slider = UISlider()
      slider.value = value
      slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
      add(name, slider)
    }

    let (stepper, least) = (UIStepper(), UIStepper())
    stepper.value = 5
    add("Stepper", stepper, least)

    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 1
    add("Segments", segments)
    let wide = UISegmentedControl(items: ["Day", "Week", "Fortnight"])
    wide.apportionsSegmentWidthsByContent = true
    wide.setEnabled(false, forSegmentAt: 2)
    add("By content, none", wide)

    for (name, value) in [("Progress 0.4", Float(0.4)), ("Progress 1", 1)] {
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = value
      progress.widthAnchor.constraint(equalToConstant: 160).isActive = true
      add(name, progress)
    }

    let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
    medium.startAnimating()
    large.startAnimating()
    add("Activity", medium, large)

    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.pageIndicatorTintColor = .systemGray4
    pages.currentPageIndicatorTintColor = .label
    add("Pages", pages)

    let date = UIDatePicker()
    date.preferredDatePickerStyle = .compact
    date.datePickerMode = .date
    date.date = Date(timeIntervalSince1970: 0)
    date.timeZone = TimeZone(secondsFromGMT: 0)
    add("Date", date)

    let well = UIColorWell()
    well.selectedColor = .systemOrange
    add("Colour", well)
  }
}
