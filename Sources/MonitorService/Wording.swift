// Values as people read them, the same in pictures and in lines.
import Foundation
import Orientation
import Vocabulary

enum Wording {
  /// A number with so many decimals and a real minus sign; `?` for what is no number.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "?" }
    let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = Int64((abs(value) * power).rounded())
    var digits = String(scaled)
    while digits.count <= decimals { digits = "0" + digits }
    let whole = digits.dropLast(decimals)
    let sign = value < 0 && scaled != 0 ? "−" : ""
    return decimals == 0 ? sign + whole : "\(sign)\(whole).\(digits.suffix(decimals))"
  }

  /// Points without needless decimals: `507`, `507.5`.
  static func points(_ value: Double) -> String {
    var text = fixed(value, 2)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  static func size(_ size: CGSize) -> String { "\(points(size.width))×\(points(size.height))" }

  /// In UIKit's order of edges.
  static func insets(_ insets: EdgeInsets) -> String {
    "top \(points(insets.top)), left \(points(insets.left)), bottom \(points(insets.bottom)), right \(points(insets.right))"
  }

  static func classes(_ horizontal: SizeClassName, _ vertical: SizeClassName) -> String {
    "\(horizontal.rawValue)×\(vertical.rawValue)"
  }

  /// Minutes, seconds and milliseconds.
  static func clock(_ time: Double) -> String {
    guard time.isFinite, abs(time) < 1e9 else { return "?" }
    let seconds = (max(time, 0) * 1_000).rounded() / 1_000
    let minutes = Int(seconds / 60)
    let rest = fixed(seconds - Double(minutes) * 60, 3)
    return "\(minutes):\(rest.count < 6 ? "0" : "")\(rest)"
  }

  static func lag(_ seconds: Double?) -> String {
    guard let seconds else { return "–" }
    return seconds < 10 ? "\(fixed(seconds * 1_000, seconds < 0.01 ? 1 : 0)) ms" : "\(fixed(seconds, 0)) s"
  }

  /// Root first.
  static func stack(_ names: [String]) -> String { names.joined(separator: " ▸ ") }

  /// Counter-clockwise quarter turns of the interface as the person holding the device sees it: 0 is upright; nil when
  /// the device lies flat or either is unknown.
  static func quarterTurns(device: DeviceOrientation, interface: InterfaceOrientation) -> Int? {
    guard let held = turns(device), let drawn = turns(interface.matchingDeviceOrientation) else { return nil }
    return (held - drawn + 4) % 4
  }

  /// Counter-clockwise quarter turns of the device's top from upright (R-DEV-01: in landscapeLeft it points left).
  static func turns(_ device: DeviceOrientation) -> Int? {
    switch device {
    case .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    case .unknown, .faceUp, .faceDown: nil
    }
  }

  /// What the person holding the device sees of the interface.
  static func attitude(device: DeviceOrientation, interface: InterfaceOrientation) -> String {
    switch quarterTurns(device: device, interface: interface) {
    case 0: "upright"
    case 1: "on its left side"
    case 2: "upside down"
    case 3: "on its right side"
    default: device.isFlat ? "flat" : "unknown"
    }
  }
}
