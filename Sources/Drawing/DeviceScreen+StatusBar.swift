// What the system shows at the top of a screen: time, reception, network and battery, and the dots of an iPad's windows.
import DeviceCatalog
import Foundation
import Picture
import SwivelUI
import TextMetrics
import Vocabulary

extension DeviceScreen {
  /// The three dots an iPad has at the top of every app's window, from iOS 15 until windows have buttons.
  func handles(of windows: [Shown], over screen: PictureNode) -> [PictureNode] {
    guard profile.offers(.splitView), era >= Era(15), era < Era(26) else { return [] }
    let (reach, height, apart) = (2.0, 10.0, 7.0)
    return windows.filter { $0.frame.width > 100 && $0.frame.height > 100 }.map { window in
      let (x, y) = (Double(window.frame.midX), Double(window.frame.minY) + height)
      let isDark = screen.color(at: CGPoint(x: x, y: y), over: .black).luminance < 0.5
      let ink = (isDark ? PictureColor.white : .black).faded(0.5)
      let dots = [-apart, 0, apart].map {
        filled(.ellipse(CGRect(x: x + $0 - reach, y: y - reach, width: 2 * reach, height: 2 * reach)), ink)
      }
      return PictureNode(.group(PictureGroup(dots)), name: "window-handle")
    }
  }

  /// Where the time stands that is in the middle of the screen: of the window that reaches there, and not across two.
  func placeOfTime(_ windows: [Shown]) -> Double {
    let middle = Double(size.width) / 2
    let reach = 30.0
    let top = windows.map(\.frame).filter { $0.minY < 4 && $0.width > 4 * reach }
    let holds = top.contains { Double($0.minX) <= middle - reach && Double($0.maxX) >= middle + reach }
    return holds ? middle : top.min { $0.minX < $1.minX }.map { Double($0.midX) } ?? middle
  }

  func line(_ text: String, x: Double, y: Double, size: Double, weight: Int = 600, _ ink: PictureColor)
    -> PictureNode
  {
    let font = SystemFont(size: size, weight: weight >= 600 ? .semibold : .regular, generation: generation)
    return PictureNode(
      .text(PictureText(text, x: x, y: y, ends: font.ends(of: text), size: size, weight: weight, color: ink)))
  }

  func width(_ text: String, _ size: Double, weight: Int = 600) -> Double {
    SystemFont(size: size, weight: weight >= 600 ? .semibold : .regular, generation: generation).width(of: text)
  }

  /// Within the text at either end of the status bar.
  static let besideEdge = 24.0

  /// The colours of the status bar's parts.
  struct StatusInks {
    let left, middle, right: PictureColor
  }

  private var clockWords: (clock: String, half: String) {
    WallTime.words(hour: wallTime.time.hour, minute: wallTime.time.minute)
  }

  /// `Tue Jan 9`
  private var dayText: String {
    let parts = wallTime.parts
    return "\(WallTime.shortDays[wallTime.weekday]) \(WallTime.shortMonths[parts.month - 1]) \(parts.day)"
  }

  func statusBar(_ area: ScreenArea, _ inks: StatusInks, time center: Double) -> [PictureNode] {
    let (screen, height) = (Double(size.width), area.statusBar)
    let hasEars = profile.idiom == .phone && height > 30
    if hasEars {
      let middle = profile.cornerStyle == .dynamicIsland ? height / 2 + 3 : height / 2 + 2
      let time = clockWords.clock
      let ear = middleOfEar(screen)
      let right = screen - ear + 34
      return [line(time, x: ear - width(time, 17) / 2, y: middle + 6, size: 17, inks.left)]
        + reception(left: right - 70, middle: middle, inks.right)
        + wireless(left: right - 48, middle: middle, inks.right)
        + battery(right: right, middle: middle, inks.right)
    }
    let middle = height / 2
    if profile.idiom == .pad, era >= Era(12) {
      return [line("\(clockWords.clock) \(clockWords.half)  \(dayText)", x: 18, y: middle + 4.2, size: 12, inks.left)]
        + wireless(left: screen - 64, middle: middle, inks.right)
        + battery(right: screen - 16, middle: middle, inks.right)
    }
    let time = "\(clockWords.clock) \(clockWords.half)"
    // Beside a home button reception and network stand at the left, and the battery alone at the right.
    let isPhone = profile.idiom == .phone
    return [line(time, x: center - width(time, 12) / 2, y: middle + 4.2, size: 12, inks.middle)]
      + (isPhone
        ? reception(left: 8, middle: middle, inks.left) : [line("iPad", x: 8, y: middle + 4.2, size: 12, inks.left)])
      + wireless(left: isPhone ? 32 : 14 + width("iPad", 12), middle: middle, inks.left)
      + battery(right: screen - 8, middle: middle, inks.right)
  }

  /// How far from the side the middle of what stands beside the camera is: clear of the screen's round corner.
  private func middleOfEar(_ screen: Double) -> Double {
    let beside = 46.0
    return profile.cornerStyle == .faceIDNotch ? max(beside, (screen - notch.width) / 4) : screen * 0.17
  }

  func filled(_ outline: Outline, _ color: PictureColor) -> PictureNode {
    PictureNode(.shape(PictureShape(outline, fill: .color(color))))
  }

  private func battery(right: Double, middle: Double, _ ink: PictureColor) -> [PictureNode] {
    let battery = CGRect(x: right - 26, y: middle - 5.5, width: 23, height: 11)
    return [
      PictureNode(
        .shape(
          PictureShape(.box(battery, radius: 3.5), stroke: PictureShape.Stroke(ink.faded(0.4), width: 1)))),
      filled(.box(battery.insetBy(dx: 2, dy: 2), radius: 1.8), ink),
      filled(.box(CGRect(x: right - 1.6, y: middle - 2, width: 1.6, height: 4), radius: 0.8), ink.faded(0.5)),
    ]
  }

  private func wireless(left: Double, middle: Double, _ ink: PictureColor) -> [PictureNode] {
    [3.0, 6.5, 10.0].enumerated().map { index, radius in
      let arc = (0...8).map { step -> CGPoint in
        let angle = Double.pi * (1.25 + 0.5 * Double(step) / 8)
        return CGPoint(x: left + 8 + radius * cos(angle), y: middle + 5 + radius * sin(angle))
      }
      let mark = PictureShape.Stroke(ink, width: index == 0 ? 3 : 2, isRound: true)
      return PictureNode(.shape(PictureShape(.lines(arc), stroke: mark)))
    }
  }

  private func reception(left: Double, middle: Double, _ ink: PictureColor) -> [PictureNode] {
    (0..<4).map { bar in
      let height = 4 + Double(bar) * 2.4
      let box = CGRect(x: left + Double(bar) * 5, y: middle + 5.5 - height, width: 3.2, height: height)
      return filled(.box(box, radius: 0.8), ink)
    }
  }
}
