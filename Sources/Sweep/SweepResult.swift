// What a sweep found: the screens it laid out, and for each mistake where it shows.
import DeviceCatalog
import Findings
import Foundation
import Orientation

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
  /// What was laid out; kept of screens a contact sheet shows only.
  public var screen: ScreenReading?

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

/// A scene of a storyboard.
public struct SweptScene: Sendable, Equatable {
  /// The controller's identifier in the document.
  public var id: String
  /// What people call it; "" for nothing.
  public var name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  /// `scene aBc-12-3De "Settings"`
  var text: String { name.isEmpty ? "scene \(id)" : "scene \(id) \"\(name)\"" }
}

/// The whole outcome of an app, or of one scene.
public struct SweepResult: Sendable, Equatable {
  /// The app's name.
  public var app: String
  /// The scene that was shown; nil for an app as it starts.
  public var scene: SweptScene?
  /// How many layouts were made.
  public var layouts: Int
  /// The screens, in the order of the plan; of a sweep over widths those where something is worst.
  public var screens: [SweptScreen]
  /// Nil for a sweep over the catalogue's windows.
  public var widths: [SweptWidths]?
  /// What could not be tried, and why.
  public var skipped: [String]

  /// The app, and the scene where one was shown.
  var title: String { scene.map { "\(app) \($0.text)" } ?? app }

  /// Whether anything is wrong.
  public var isClean: Bool {
    screens.allSatisfy(\.findings.isEmpty) && (widths ?? []).allSatisfy(\.breaks.isEmpty)
  }

  /// A mistake and the screens that have it, in order of identity.
  public struct Group: Sendable, Equatable {
    /// The mistake.
    public var identity: Finding.Identity
    /// Where it is worst.
    public var worst: Finding
    /// The first screen where it is so bad.
    public var worstScreen: SweptScreen
    /// Those that have it, in the order of the plan.
    public var screens: [SweptScreen]
  }

  /// The mistakes of all screens, each once.
  public var groups: [Group] {
    var groups: [Finding.Identity: Group] = [:]
    for screen in screens {
      for finding in screen.findings {
        var group =
          groups[finding.identity]
          ?? Group(identity: finding.identity, worst: finding, worstScreen: screen, screens: [])
        if finding.amount > group.worst.amount {
          group.worst = finding
          group.worstScreen = screen
        }
        group.screens.append(screen)
        groups[finding.identity] = group
      }
    }
    return groups.values.sorted { $0.identity < $1.identity }
  }
}

/// Points without superfluous digits.
func points(_ value: CGFloat) -> String { Int(exactly: value).map(String.init) ?? String(format: "%g", Double(value)) }
