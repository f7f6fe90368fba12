// What a sweep found: the screens it laid out, and the report that says what is wrong with them.
import DeviceCatalog
import Findings
import Foundation
import Orientation
import Picture
import Reports

/// One screen that was laid out.
public struct SweptScreen: Sendable, Equatable {
  /// The catalogue's identifier.
  public var device: String
  /// The version it ran.
  public var era: Era
  /// The interface's orientation.
  public var orientation: InterfaceOrientation
  /// `full`, `1/2`, `left-third` …; in a sweep over widths the width.
  public var window: String
  /// In points.
  public var size: CGSize
  /// The mistakes, in order of identity.
  public var findings: [Finding]
  /// The window as it is seen; of screens that are shown only.
  public var drawing: Picture?

  /// `ipad-pro-97 iOS 16 landscapeRight 1/2 507×768`
  public var name: String {
    "\(device) iOS \(era) \(orientation.name) \(window) \(points(size.width))×\(points(size.height))"
  }
}

/// The widths of one device, version and orientation at which something breaks.
public struct SweptWidths: Sendable, Equatable {
  /// The catalogue's identifier.
  public var device: String
  /// The version it ran.
  public var era: Era
  /// The interface's orientation.
  public var orientation: InterfaceOrientation
  /// Every whole width that was tried, in points.
  public var widths: ClosedRange<Int>
  /// The screen's height, which all widths have.
  public var height: Double
  /// The widths at which something breaks; empty where nothing does.
  public var breaks: [BreakingWidths]

  /// `ipad-pro-97 iOS 16 landscapeRight`
  public var name: String { "\(device) iOS \(era) \(orientation.name)" }
}

/// The whole outcome of an app, or of one scene.
public struct SweepResult: Sendable, Equatable {
  /// The app's name.
  public var app: String
  /// The scene that was shown; nil for an app as it starts.
  public var scene: FindingsReport.Scene?
  /// How many layouts were made.
  public var layouts: Int
  /// The screens, in the order of the plan; of a sweep over widths those where something is worst.
  public var screens: [SweptScreen]
  /// Nil for a sweep over the catalogue's windows.
  public var widths: [SweptWidths]?
  /// What could not be tried, and why.
  public var skipped: [String]
  /// The document as it was named; nil for an app by code.
  public var file: String?
  /// The line of each view's document, by the name findings have for it.
  var lines: [String: Int] = [:]

  /// Whether nothing is wrong.
  public var isClean: Bool {
    screens.allSatisfy(\.findings.isEmpty) && (widths ?? []).allSatisfy(\.breaks.isEmpty)
  }

  /// The mistakes, each once with the screens that have it, in order of what they are; of a sweep over widths each stretch
  /// that breaks, in the order of the plan.
  public var report: FindingsReport {
    var report = FindingsReport(subject: app, scene: scene)
    report.layouts = layouts
    report.skipped = skipped
    report.looks = screens.compactMap { screen in
      screen.drawing.map {
        FindingsReport.Look(
          name: screen.name, scene: scene?.text ?? "", label: "\(screen.device) iOS \(screen.era)",
          place: "\(screen.orientation.name) \(screen.window)", drawing: $0, findings: screen.findings)
      }
    }
    if let widths {
      report.screens = widths.map(\.reported)
      for (index, swept) in widths.enumerated() {
        for found in swept.breaks {
          report.add(.init(screen: index, finding: found.worst, breaks: found), from: origin(of: found.worst))
        }
      }
    } else {
      report.screens = screens.map(\.reported)
      report.tellsScreens = true
      for (index, screen) in screens.enumerated() {
        for finding in screen.findings { report.add(.init(screen: index, finding: finding), from: origin(of: finding)) }
      }
      report.sort()
    }
    return report
  }

  private func origin(of finding: Finding) -> FindingsReport.Origin {
    FindingsReport.Origin(file: file, line: file == nil ? nil : lines[finding.identity.view], scene: scene?.id)
  }
}

extension SweptScreen {
  fileprivate var reported: FindingsReport.Screen {
    FindingsReport.Screen(
      name: name, device: device, era: era.description, orientation: orientation.name, window: window, size: size)
  }
}

extension SweptWidths {
  fileprivate var reported: FindingsReport.Screen {
    FindingsReport.Screen(
      name: name, device: device, era: era.description, orientation: orientation.name, window: nil,
      size: CGSize(width: Double(widths.upperBound), height: height))
  }
}
