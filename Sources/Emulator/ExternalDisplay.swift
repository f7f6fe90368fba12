// A second screen: windows of the same device that do not turn with it.
import Foundation

/// A connected display and the windows on it, which overlap or are tiled.
struct ExternalDisplay: Equatable {
  /// "4 on the iPad + 4 on an external display" (`stage_windowing.csv`).
  static let visibleLimit = 4

  var display: DisplaySize
  var stage = Stage(base: .free)
}

/// All windows of a device, on whatever screen.
struct Screens: Equatable {
  var device: Stage
  var external: ExternalDisplay?

  /// Whether the window is on the external display.
  func isExternal(_ id: Int) -> Bool { external?.stage.free.contains { $0.id == id } ?? false }

  /// The windows that can be seen.
  func visible(isLandscape: Bool) -> [Int] {
    device.visible(isLandscape: isLandscape) + (external?.stage.free.map(\.id) ?? [])
  }

  subscript(screen: WindowScreen) -> Stage {
    get {
      switch screen {
      case .device: device
      case .external: external?.stage ?? Stage(base: .free)
      }
    }
    set {
      switch screen {
      case .device: device = newValue
      case .external: external?.stage = newValue
      }
    }
  }
}

extension DisplaySize {
  var surface: Surface { Surface(size: size, scale: Double(scale)) }
}
