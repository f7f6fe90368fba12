// The host's arguments when it is to lay an app out at many sizes instead of hosting it.
import ArgumentParser
import Configuration
import DeviceCatalog
import Findings
import Foundation
import Orientation
import Sweep
import SwivelUI

/// What is swept, and what is written; `swivel sweep` checks and gives them.
struct SweepOptions: ParsableArguments {
  @Flag(help: "Lay the app out at many sizes: exit 1 when something breaks.")
  var sweep = false

  @Option(help: "With --sweep: the devices' identifiers, separated by commas; all unless told otherwise.")
  var devices: String?

  @Option(help: "With --sweep: every width of this range, FROM..TO.")
  var widths: String?

  @Option(help: "With --sweep: the orientations' raw values, separated by commas.")
  var orientations: String?

  @Option(help: "With --sweep: the checks, separated by commas.")
  var checks: String?

  @Option(help: "With --sweep and --storyboard: only this scene; repeated for more.")
  var scene: [String] = []

  @Option(help: "With --sweep: write JUnit's XML here.")
  var junit: String?

  @Option(help: "With --sweep: write a contact sheet as SVG here.")
  var svg: String?

  /// Sweeps each app and prints what was found; whether nothing was.
  @MainActor func run(
    _ apps: [AppBundle], in folder: ConfigurationFolder, device: String?, era: String?, json: Bool
  ) throws -> Bool {
    let plan = try plan(folder, era)
    var results: [SweepResult] = []
    for app in apps {
      for (scene, app) in try StoryboardFiles.scenes(of: app, wanted: scene) {
        var runner = SweepRunner(app: app, scene: scene, plan: plan, keepsScreens: svg != nil)
        let result = runner.run()
        print(json ? result.json : result.text)
        results.append(result)
      }
    }
    try write(SweepResult.junit(of: results), to: junit)
    if svg != nil { try write(ContactSheet(results).svg, to: svg) }
    return results.allSatisfy(\.isClean)
  }

  private func write(_ text: String, to path: String?) throws {
    guard let path else { return }
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw ValidationError("\(path): cannot be written: \(error)")
    }
  }

  private func plan(_ folder: ConfigurationFolder, _ era: String?) throws -> SweepPlan {
    var plan = SweepPlan(devices: try profiles(folder))
    if let era {
      guard let wanted = Era(era) else { throw ValidationError("'\(era)' is no iOS version") }
      plan.era = wanted
    }
    if let widths {
      let ends = widths.components(separatedBy: "..").map { Int($0) }
      guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last,
        SweepPlan.possibleWidths.contains(first), SweepPlan.possibleWidths.contains(last)
      else {
        throw ValidationError(
          "--width: expected FROM..TO within \(SweepPlan.possibleWidths.lowerBound)..\(SweepPlan.possibleWidths.upperBound), got '\(widths)'"
        )
      }
      plan.widths = first...last
    }
    if let orientations {
      plan.orientations = try orientations.split(separator: ",").map { text in
        guard let raw = Int(text), let orientation = InterfaceOrientation(rawValue: raw), orientation != .unknown else {
          throw ValidationError("--orientations: expected 1 to 4, got '\(text)'")
        }
        return orientation
      }
    }
    if let checks {
      plan.checks = Set(
        try checks.split(separator: ",").map { text in
          guard let check = LayoutCheck(rawValue: String(text)) else {
            let known = LayoutCheck.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--check: expected \(known), got '\(text)'")
          }
          return check
        })
    }
    return plan
  }

  private func profiles(_ folder: ConfigurationFolder) throws -> [DeviceProfile] {
    guard let devices else {
      return try folder.devices().flatMap { device in
        device.displays.count == 1 ? [device] : device.displays.compactMap { device.showing($0.name) }
      }
    }
    return try devices.split(separator: ",").map { id in
      guard let profile = try folder.device(String(id)) else {
        throw ValidationError("no device '\(id)'; see swivel devices")
      }
      return profile
    }
  }
}
