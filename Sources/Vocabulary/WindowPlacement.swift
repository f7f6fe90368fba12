// Where a window is: on which screen, and as what among the windows there.
import Foundation

/// Where a window is.
public enum WindowPlacement: String, Sendable, CaseIterable {
  /// It fills the screen.
  case full
  /// The left one of a split.
  case primary
  /// The right one of a split.
  case secondary
  /// In Slide Over.
  case slideOver
  /// In a part of the screen.
  case tile
  /// Anywhere on the screen.
  case free
  /// Not on the screen.
  case background
}

/// The screens of a device.
public enum WindowScreen: String, Sendable, CaseIterable {
  /// The device's own.
  case device
  /// The display connected to it.
  case external
}

/// A display connected to the device, given by its size: none of our sources has sizes of displays.
public struct DisplaySize: Sendable, Hashable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// Pixels per point: 1, 2 or 3.
  public var scale: Int

  /// What a display can be: from a phone's to a wall's.
  public static let sides = 320.0...8000.0

  public init(width: Double, height: Double, scale: Int) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Reads `WIDTHxHEIGHT@SCALE` in points, the scale 1 unless given; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count <= 2, sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    guard let scale = parts.count == 2 ? Int(parts[1]) : 1 else { return nil }
    self.init(width: width, height: height, scale: scale)
    if nonsense != nil { return nil }
  }

  /// Why there is no such display; nil when there can be.
  package var nonsense: String? {
    guard Self.sides.contains(width), Self.sides.contains(height) else {
      return "a display has sides of \(Int(Self.sides.lowerBound)) to \(Int(Self.sides.upperBound)) points, "
        + "not \(width)×\(height)"
    }
    return (1...3).contains(scale) ? nil : "a display has 1 to 3 pixels a point, not \(scale)"
  }

  /// Both sides, in points.
  package var size: CGSize { CGSize(width: width, height: height) }
}
