// Values as people read them, in pictures and in lines: at the limits where their form changes, and what is no value.
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct WordingTests {
  @Test(
    arguments: [
      (0, 3, "0.000"), (1, 0, "1"), (-1, 0, "−1"), (-0.4, 0, "0"), (0.06, 2, "0.06"), (0.5, 3, "0.500"),
      (9.96, 1, "10.0"), (-9.96, 1, "−10.0"), (123.456, 2, "123.46"), (999_999_999_999, 0, "999999999999"),
      (1e12, 0, "?"), (-1e12, 0, "?"), (-.infinity, 1, "?"),
    ] as [(Double, Int, String)])
  func decimals(_ value: Double, _ decimals: Int, _ text: String) { #expect(Wording.fixed(value, decimals) == text) }

  /// Two decimals at most, and none that says nothing.
  @Test(
    arguments: [
      (0, "0"), (507, "507"), (507.5, "507.5"), (0.25, "0.25"), (-0.25, "−0.25"), (10, "10"), (100.1, "100.1"),
      (0.004, "0"), (-0.004, "0"), (1.999, "2"), (.nan, "?"),
    ] as [(Double, String)])
  func points(_ value: Double, _ text: String) { #expect(Wording.points(value) == text) }

  @Test func sizesEdgesAndClasses() {
    #expect(Wording.size(CGSize(width: 507.5, height: 768)) == "507.5×768")
    #expect(
      Wording.insets(EdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)) == "top 1, left 2.5, bottom 3, right 4")
    #expect(Wording.classes(.compact, .regular) == "compact×regular")
    #expect(Wording.classes(.unspecified, .compact) == "unspecified×compact")
    #expect(Wording.stack(["A", "B", "C"]) == "A ▸ B ▸ C")
    #expect(Wording.stack([]) == "")
  }

  /// Sixty seconds are a minute, those that come by rounding, too.
  @Test(
    arguments: [
      (0, "0:00.000"), (9.5, "0:09.500"), (10, "0:10.000"), (59.999, "0:59.999"), (59.9996, "1:00.000"),
      (60, "1:00.000"), (119.9996, "2:00.000"), (3600.25, "60:00.250"), (-5, "0:00.000"),
      (999_999_999, "16666666:39.000"), (1e9, "?"), (-1e9, "?"), (.nan, "?"), (.infinity, "?"),
    ] as [(Double, String)])
  func clock(_ time: Double, _ text: String) { #expect(Wording.clock(time) == text) }

  /// Below ten milliseconds with a decimal, from ten seconds on in seconds.
  @Test(
    arguments: [
      (nil, "–"), (0, "0.0 ms"), (0.0031, "3.1 ms"), (0.0096, "9.6 ms"), (0.01, "10 ms"), (0.25, "250 ms"),
      (9.994, "9994 ms"), (10, "10 s"), (59.6, "60 s"), (.nan, "? s"),
    ] as [(Double?, String)])
  func lag(_ seconds: Double?, _ text: String) { #expect(Wording.lag(seconds) == text) }

  /// By angles, counter-clockwise: the device's top in each orientation (R-DEV-01), and the top of an interface, which is
  /// upright where its device orientation is (R-DEV-06).
  @Test func everyDeviceWithEveryInterface() {
    let held: [DeviceOrientation: Int] = [
      .portrait: 0, .landscapeLeft: 90, .portraitUpsideDown: 180, .landscapeRight: 270,
    ]
    let drawn: [InterfaceOrientation: Int] = [
      .portrait: 0, .landscapeRight: 90, .portraitUpsideDown: 180, .landscapeLeft: 270,
    ]
    let words = [0: "upright", 90: "on its left side", 180: "upside down", 270: "on its right side"]
    let devices: [DeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    for device in devices {
      for interface in [InterfaceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] {
        let angle = held[device].flatMap { one in drawn[interface].map { (one - $0 + 360) % 360 } }
        #expect(Wording.quarterTurns(device: device, interface: interface) == angle.map { $0 / 90 })
        let isFlat = device == .faceUp || device == .faceDown
        let expected = angle.flatMap { words[$0] } ?? (isFlat ? "flat" : "unknown")
        #expect(Wording.attitude(device: device, interface: interface) == expected, "\(device), \(interface)")
      }
    }
  }

  /// Each reason has a mark and a look: turned, refused, or as it was; green is what went well, amber a refusal, red what went wrong.
  @Test func reasonsAreToldApart() {
    let table: [(Style, String, [RotationReason])] = [
      (Theme.good, "↻", [.rotated]), (Theme.good, "=", [.resized, .moved, .redrawn, .opened, .closed]),
      (Theme.plain, "=", [.already, .unaffected, .flat, .covered, .multitasking]),
      (Theme.warning, "✗", [.mask, .locked, .shouldAutorotate, .stayed]), (Theme.bad, "✗", [.exception, .crashed]),
    ]
    #expect(Set(table.flatMap { $0.2 }) == Set(RotationReason.allCases))
    for (style, mark, reasons) in table {
      for reason in reasons {
        #expect(WindowTable.style(reason) == style && WindowTable.mark(reason) == mark, "\(reason)")
      }
    }
  }

  /// What deserves attention, and what is listed: windows and attitudes are seen in the picture itself.
  @Test func whatIsTroubleAndWhatIsListed() {
    let clean = Fixtures.receipt(Fixtures.split, seq: 4, from: .portrait)
    var refused = clean
    refused.ending = .refused("nothing to pop")
    var masked = clean
    masked.windows[1].reason = .mask
    let table: [(MonitorChange, isTrouble: Bool, isLogged: Bool)] = [
      (.state(Fixtures.split), false, true), (.receipt(clean), false, true), (.receipt(refused), true, true),
      (.receipt(masked), true, true), (.connection(.host, .connecting), false, true),
      (.connection(.host, .live), false, true), (.connection(.host, .silent), true, true),
      (.connection(.sensor, .lost), true, true), (.gap(.host, missed: 1), true, true), (.note("x"), false, true),
      (.deviceOrientation(from: .portrait, to: .faceUp), false, false), (.rotationLock(true), false, false),
      (.window(Fixtures.split.windows[0]), false, false), (.windowClosed(id: 1), false, false),
    ]
    for (change, isTrouble, isLogged) in table {
      #expect(change.isTrouble == isTrouble && change.isLogged == isLogged, "\(change)")
    }
  }

  @Test func whatEndsAMonitor() {
    #expect(
      "\(MonitorError.start(program: "vi", reason: "No such file or directory"))"
        == "vi cannot be started: No such file or directory")
    #expect("\(MonitorError.nothingHeard(seconds: 2.5))" == "no state from the host within 2.5 s")
    #expect("\(MonitorError.terminal(.closed))" == "\(TerminalError.closed)")
  }
}
