// What a compact date picker says: the date somebody chose, and else the device's.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct DatePictureTests {
  private final class Picking: UIViewController {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    init(_ mode: UIDatePicker.Mode, _ date: Date?) {
      super.init(nibName: nil, bundle: nil)
      picker.datePickerMode = mode
      picker.timeZone = .gmt
      if let date { picker.date = date }
      view.addSubview(picker)
    }
    required init?(coder: NSCoder) { nil }
  }

  // Seconds since 1970 by arithmetic: 0, noon of the first day, and 31 days, 13 hours and 5 minutes.
  @Test(arguments: [
    (UIDatePicker.Mode.date, 0.0 as Double?, "Jan 1, 1970"), (.time, 0, "12:00 AM"), (.time, 43_200, "12:00 PM"),
    (.dateAndTime, 2_725_500, "Feb 1, 1970 1:05 PM"), (.date, nil, "Jan 9, 2022"), (.time, nil, "9:41 AM"),
  ])
  func itSaysWhatWasChosen(_ mode: UIDatePicker.Mode, _ seconds: Double?, _ words: String) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [.test { Picking(mode, seconds.map { Date(timeIntervalSince1970: $0) }) }])
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    #expect(picture.lines.joined(separator: " ") == words)
  }
}
