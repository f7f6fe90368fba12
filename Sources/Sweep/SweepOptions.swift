// The options of a sweep, described once: `swivel sweep` takes them, and its host takes them from it.
import ArgumentParser
import DeviceCatalog
import Findings
import Foundation
import Orientation
import Reports

/// What is swept besides apps and devices, and what is written.
public struct SweepOptions: ParsableArguments {
  /// `FROM..TO`; nil for the windows devices offer.
  @Option(help: "Widths in points, FROM..TO.")
  public var width: String?

  /// Names, separated by commas.
  @Option(help: "Orientations, separated by commas; portrait,landscapeRight unless told otherwise.")
  public var orientation: String?

  /// Raw values of `LayoutCheck`, separated by commas.
  @Option(help: "Checks, separated by commas: clipped, overlapping, off-screen, outside-safe-area, ambiguous, …")
  public var check: String?

  /// Identifiers, labels or classes; empty for all with content.
  @Option(help: "With --storyboard: only this scene, by identifier, label or class; repeated for more.")
  public var scene: [String] = []

  /// What is printed.
  @Option(help: "How findings are written.")
  public var format: ReportFormat?

  /// A file's path.
  @Option(help: "Write JUnit's XML here.")
  public var junit: String?

  /// A file's path.
  @Option(help: "Write a contact sheet as SVG here.")
  public var svg: String?

  /// Nothing narrowed, nothing written.
  public init() {}

  /// Refuses what no sweep can be made of.
  public func validate() throws { _ = try plan(devices: []) }

  /// The words that give another process the same options.
  public var arguments: [String] {
    let given: [(String, String?)] = [
      ("--width", width), ("--orientation", orientation), ("--check", check), ("--format", format?.rawValue),
      ("--junit", junit), ("--svg", svg),
    ]
    return given.flatMap { name, value in value.map { [name, $0] } ?? [] } + scene.flatMap { ["--scene", $0] }
  }

  /// Whether layouts are to be kept.
  public var draws: Bool { svg != nil || format?.isDrawn == true }

  /// The sweep that is asked for.
  public func plan(devices: [DeviceProfile], era: Era? = nil) throws(ValidationError) -> SweepPlan {
    var plan = SweepPlan(devices: devices)
    plan.era = era
    if let width { plan.widths = try Self.widths(width) }
    if let orientation {
      plan.orientations = try orientation.split(separator: ",").map { text throws(ValidationError) in
        guard let found = InterfaceOrientation.allCases.first(where: { $0.name == text }), found != .unknown else {
          throw ValidationError("--orientation: expected portrait, landscapeLeft …, got '\(text)'")
        }
        return found
      }
    }
    if let check {
      plan.checks = Set(
        try check.split(separator: ",").map { text throws(ValidationError) in
          guard let check = LayoutCheck(rawValue: String(text)) else {
            let known = LayoutCheck.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--check: expected \(known), got '\(text)'")
          }
          return check
        })
    }
    return plan
  }

  private static func widths(_ text: String) throws(ValidationError) -> ClosedRange<Int> {
    let possible = SweepPlan.possibleWidths
    let ends = text.components(separatedBy: "..").map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last, possible.contains(first),
      possible.contains(last)
    else {
      throw ValidationError(
        "--width: expected FROM..TO within \(possible.lowerBound)..\(possible.upperBound), got '\(text)'")
    }
    return first...last
  }
}

extension ReportFormat: ExpressibleByArgument {}
