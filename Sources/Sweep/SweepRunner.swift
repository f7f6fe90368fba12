// Lays the same screen out at every size of a plan and looks at it.
import DeviceCatalog
import Drawing
import Emulator
import Findings
import Foundation
import Orientation
import Picture
import Readings
import Reports
import SwivelUI

/// Runs sweeps of one app.
@MainActor public struct SweepRunner {
  private let app: AppBundle
  private let plan: SweepPlan
  /// The scene that is judged; nil for the whole window.
  private let scene: StoryboardScene?
  private let inspector: ScreenInspector
  /// Whether screens are drawn.
  private let keepsScreens: Bool
  private var result: SweepResult

  /// A sweep of an app as it starts; with `keepsScreens` the result has pictures of the screens.
  public init(app: AppBundle, plan: SweepPlan, keepsScreens: Bool = false) {
    self.init(app: app, scene: nil, plan: plan, keepsScreens: keepsScreens)
  }

  /// Sweeps an app that shows a scene of a storyboard, of which that is judged; `file` is the document as it was named.
  package init(
    app: AppBundle, scene: StoryboardScene?, of file: String? = nil, plan: SweepPlan, keepsScreens: Bool = false
  ) {
    self.app = app
    self.plan = plan
    self.scene = scene
    self.keepsScreens = keepsScreens
    inspector = ScreenInspector(checks: plan.checks)
    result = SweepResult(
      app: app.name, scene: scene.map { FindingsReport.Scene(id: $0.controller, name: $0.name) }, layouts: 0,
      screens: [],
      widths: plan.widths == nil ? nil : [], skipped: [], file: file)
  }

  /// Does it. A device the app cannot be launched on is skipped, and the result says so.
  public mutating func run() -> SweepResult {
    for profile in plan.devices {
      let eras = plan.eras(of: profile)
      if eras.isEmpty { result.skipped.append("\(profile.id): does not run iOS \(plan.era?.description ?? "")") }
      for era in eras { sweep(profile, era) }
    }
    return result
  }

  private mutating func sweep(_ profile: DeviceProfile, _ era: Era) {
    let device: EmulatedDevice
    do {
      device = try EmulatedDevice(profile: profile, era: era, apps: [app], arrangement: .full(window: 1))
    } catch {
      result.skipped.append("\(profile.id): \(error)")
      return
    }
    var time = 0.0
    for orientation in plan.orientations {
      // A display built in sideways is held otherwise than it shows.
      let attitudes: [DeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
      let isThere = attitudes.contains { attitude in
        if device.snapshot.windows[0].interface == orientation { return true }
        time += 1
        _ = device.handle(DeviceInput(time: time, event: .deviceOrientation(attitude)))
        return device.snapshot.windows[0].interface == orientation
      }
      guard isThere else {
        result.skipped.append("\(profile.id) iOS \(era): \(app.name) does not take \(orientation.name)")
        continue
      }
      if let widths = plan.widths {
        sweep(widths, device, orientation)
      } else {
        sweepWindows(device, orientation)
      }
    }
  }

  private mutating func look(_ device: EmulatedDevice, at frame: CGRect) -> (drawing: Picture?, findings: [Finding])? {
    device.tryOut(window: 1, at: frame)
    result.layouts += 1
    let (scene, inspector, isDrawn) = (scene, inspector, keepsScreens)
    let isOfDocument = result.file != nil
    let seen = device.inspect(window: 1) { window -> (drawing: Picture?, findings: [Finding], lines: [String: Int])? in
      guard let screen = scene.map({ ScreenReading(window, of: $0) }) ?? ScreenReading(window) else { return nil }
      let findings = inspector.findings(in: screen)
      let lines = isOfDocument && !findings.isEmpty ? screen.lines : [:]
      guard isDrawn else { return (nil, findings, lines) }
      let node = WindowPicture(layers: [.safeArea, .findings], findings: findings).node(window).node
      return (Picture(size: window.bounds.size, title: "", nodes: [node]), findings, lines)
    }
    guard case let seen?? = seen else { return nil }
    result.lines.merge(seen.lines) { first, _ in first }
    return (seen.drawing, seen.findings)
  }

  private mutating func sweepWindows(_ device: EmulatedDevice, _ orientation: InterfaceOrientation) {
    let offered = device.offeredFrames
    for (name, frame) in offered {
      guard let (drawing, findings) = look(device, at: frame) else { continue }
      result.screens.append(
        SweptScreen(
          device: device.profile.id, era: device.era, orientation: orientation, window: name, size: frame.size,
          findings: findings, drawing: drawing))
    }
    // The next orientation begins at the whole screen.
    if let full = offered.first { device.tryOut(window: 1, at: full.frame) }
  }

  private mutating func sweep(
    _ widths: ClosedRange<Int>, _ device: EmulatedDevice, _ orientation: InterfaceOrientation
  ) {
    guard let full = device.offeredFrames.first?.frame else { return }
    func frame(_ width: Int) -> CGRect { CGRect(x: 0, y: 0, width: CGFloat(width), height: full.height) }
    let breaks = BreakingWidths.search(widths) { width in look(device, at: frame(width))?.findings ?? [] }
    result.widths?.append(
      SweptWidths(
        device: device.profile.id, era: device.era, orientation: orientation, widths: widths,
        height: Double(full.height), breaks: breaks))
    var seen: Set<Int> = []
    for width in breaks.map(\.worstWidth) where keepsScreens && seen.insert(width).inserted {
      guard let (drawing, findings) = look(device, at: frame(width)) else { continue }
      result.screens.append(
        SweptScreen(
          device: device.profile.id, era: device.era, orientation: orientation, window: "\(width)",
          size: frame(width).size, findings: findings, drawing: drawing))
    }
    device.tryOut(window: 1, at: full)
  }
}
