// A host that lays its apps out at many sizes instead of serving them.
import ArgumentParser
import Configuration
import DeviceCatalog
import FileWriting
import Foundation
import Reports
import Spelling
import Sweep
import SwivelUI

/// Sweeps apps and tells what was found.
@MainActor struct HostedSweep {
  let options: SweepOptions
  let format: ReportFormat
  let plan: SweepPlan
  /// Where the page is written; nil for none.
  let page: String?
  /// The storyboards as they were named, by the names of their apps.
  let files: [String: String]

  /// `devices` are identifiers, separated by commas; nil for all.
  init(
    _ options: SweepOptions, devices: String?, era: String?, json: Bool, page: String?, storyboards: [String],
    in folder: ConfigurationFolder
  ) throws {
    self.page = page
    files = Dictionary(storyboards.map { (StoryboardFiles.name($0), $0) }) { first, _ in first }
    self.options = options
    format = options.format ?? (json ? .json : .text)
    let wanted = try era.map { text in
      guard let era = Era(text) else { throw ValidationError("'\(text)' is no iOS version") }
      return era
    }
    plan = try options.plan(devices: try Self.profiles(devices, folder), era: wanted)
  }

  /// Sweeps each app and prints what was found; whether nothing was.
  func run(_ apps: [AppBundle]) throws -> Bool {
    var reports: [FindingsReport] = []
    for app in apps {
      for (scene, app) in try StoryboardFiles.scenes(of: app, wanted: options.scene) {
        var runner = SweepRunner(
          app: app, scene: scene, of: files[app.name], plan: plan, keepsScreens: options.draws || page != nil)
        let report = runner.run().report
        if !format.isDocument { try tell([report]) }
        reports.append(report)
      }
    }
    if format.isDocument { try tell(reports) }
    try write(reports, as: .junit, to: options.junit)
    try write(reports, as: .svg, to: options.svg)
    try write(reports, as: .html, to: page)
    return reports.allSatisfy(\.issues.isEmpty)
  }

  private func tell(_ reports: [FindingsReport]) throws {
    for line in try format.lines(of: reports, summed: true) { print(line) }
  }

  private func write(_ reports: [FindingsReport], as format: ReportFormat, to path: String?) throws {
    guard let path else { return }
    let text = try format.lines(of: reports, summed: true).map { $0 + "\n" }.joined()
    do { try WholeFile.write(text, to: path) } catch { throw ValidationError("\(error)") }
  }

  private static func profiles(_ devices: String?, _ folder: ConfigurationFolder) throws -> [DeviceProfile] {
    guard let devices else {
      return try folder.devices().flatMap { device in
        device.displays.count == 1 ? [device] : device.displays.compactMap { device.showing($0.name) }
      }
    }
    return try devices.split(separator: ",").map { id in
      guard let profile = try folder.device(String(id)) else {
        let meant = Spelling.suggestion(for: String(id), in: try folder.deviceIdentifiers())
        throw ValidationError("no device '\(id)'\(meant.isEmpty ? ";" : meant) see swivel devices")
      }
      return profile
    }
  }
}
