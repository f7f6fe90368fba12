// A running device as a picture: its windows where they are, on its screen or on the display beside it.
import DeviceCatalog
import Emulator
import Findings
import Foundation
import Orientation
import Picture
import Readings
import SwivelUI

/// What is drawn of a device.
public struct DevicePictureOptions: Sendable {
  /// Only this window; nil for the screen.
  public var window: Int?
  /// Whether the device is drawn around its screen.
  public var hasFrame = false
  /// What is drawn over windows.
  public var layers: Set<PictureLayer> = []

  /// Whether a display beside the device is drawn.
  public var hasDisplay = true

  /// The screen without anything around or over it.
  public init(window: Int? = nil, hasFrame: Bool = false, layers: Set<PictureLayer> = []) {
    self.window = window
    self.hasFrame = hasFrame
    self.layers = layers
  }
}

extension EmulatedDevice {
  /// What is seen of the device now. A display beside it stands right of it.
  ///
  /// - Returns: nil for a window there is not.
  public func picture(_ options: DevicePictureOptions = DevicePictureOptions()) -> Picture? {
    let state = settled
    let title = "\(profile.name), iOS \(era), \(state.screenOrientation.name)"
    if let id = options.window {
      guard let window = state.windows.first(where: { $0.id == id }), let node = node(of: window, options) else {
        return nil
      }
      return Picture(
        size: window.root.frame.size, title: "\(title), window \(id): \(window.app)", nodes: [node])
    }
    let onScreen = state.windows.filter { $0.isForeground && $0.screen == .device }.sorted {
      ($0.layer, $0.id) < ($1.layer, $1.id)
    }
    let orientation: InterfaceOrientation = state.screenOrientation == .unknown ? .portrait : state.screenOrientation
    var screen = DeviceScreen(profile: profile, era: era, orientation: orientation, hasFrame: options.hasFrame)
    screen.wallTime = wallTime
    let home = onScreen.isEmpty ? screen.home(icons(of: state)) : nil
    let picture = screen.picture(of: onScreen.compactMap { shown($0, options) }, over: home, title: title)
    let beside = state.windows.filter { $0.isForeground && $0.screen == .external }.sorted { $0.layer < $1.layer }
    guard options.hasDisplay, let display = state.external else { return picture }
    return picture.beside(
      Picture(
        size: display.size, title: "external display",
        nodes: [
          PictureNode(
            .shape(PictureShape(.rect(CGRect(origin: .zero, size: display.size)), fill: .color(.black))),
            name: "external-display")
        ] + beside.compactMap { shown($0, options) }.map(\.placed)))
  }

  /// The apps with windows, each once, in the order of these.
  private func icons(of state: DeviceSnapshot) -> [DeviceScreen.Icon] {
    var icons: [DeviceScreen.Icon] = []
    for window in state.windows where !icons.contains(where: { $0.app == window.app }) {
      let badge = inspect(window: window.id) { _ in UIApplication.shared.applicationIconBadgeNumber } ?? 0
      icons.append(DeviceScreen.Icon(app: window.app, badge: badge))
    }
    return icons
  }

  private func shown(_ window: WindowSnapshot, _ options: DevicePictureOptions) -> DeviceScreen.Shown? {
    guard let node = node(of: window, options) else { return nil }
    let isFloating: Bool =
      switch window.placement {
      case .slideOver, .free: true
      case _: false
      }
    var shown = DeviceScreen.Shown(
      frame: window.frame, node: node, size: window.root.frame.size, isFloating: isFloating)
    shown.isTile = window.placement == .tile
    shown.hasLightStatus =
      inspect(window: window.id) { live in
        switch live.statusBarStyle {
        case .lightContent: true
        case .darkContent: false
        case .default: nil as Bool?
        }
      } ?? nil
    shown.hidesStatus =
      inspect(window: window.id) { $0.windowScene?.statusBarManager?.isStatusBarHidden ?? false } ?? false
    shown.hidesIndicator = inspect(window: window.id) { $0.hidesHomeIndicator } ?? false
    return shown
  }

  private func node(of window: WindowSnapshot, _ options: DevicePictureOptions) -> PictureNode? {
    inspect(window: window.id) { live in
      let findings = options.layers.contains(.findings) ? ScreenInspector().findings(in: ScreenReading(live)) : []
      return WindowPicture(layers: options.layers, findings: findings).node(live, name: "window-\(window.id)").node
    }
  }
}

extension DeviceScreen.Shown {
  /// The window at its place.
  fileprivate var placed: PictureNode {
    PictureNode(.group(PictureGroup([node], transform: .shift(Double(frame.minX), Double(frame.minY)))))
  }
}

extension Picture {
  /// Both, one right of the other.
  func beside(_ other: Picture) -> Picture {
    let gap: CGFloat = 40
    let height = max(size.height, other.size.height)
    func group(_ picture: Picture, _ x: CGFloat) -> PictureNode {
      PictureNode(
        .group(
          PictureGroup(
            picture.nodes, transform: .shift(Double(x), Double((height - picture.size.height) / 2)))))
    }
    return Picture(
      size: CGSize(width: size.width + gap + other.size.width, height: height), title: title,
      nodes: [group(self, 0), group(other, size.width + gap)])
  }
}
