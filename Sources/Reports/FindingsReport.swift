// What was found on many screens, as one value that every verb fills and every format is written from.
import Findings
import Foundation
import Picture

/// Screens that were looked at, and what is wrong with them.
public struct FindingsReport: Sendable, Equatable, Codable {
  /// A screen that was looked at.
  public struct Screen: Sendable, Equatable, Codable {
    /// What people call it: `iphone-se-3 portrait`, `ipad-pro-97 iOS 16 landscapeRight 1/2 507×768`.
    public var name: String
    /// The catalogue's identifier.
    public var device: String
    /// The version it ran.
    public var era: String
    /// The interface's orientation in UIKit's word.
    public var orientation: String
    /// `full`, `1/2`, `left` …; nil where every width was tried.
    public var window: String?
    /// In points; where every width was tried that of the widest.
    public var size: CGSize

    public init(
      name: String, device: String, era: String, orientation: String, window: String?, size: CGSize
    ) {
      self.name = name
      self.device = device
      self.era = era
      self.orientation = orientation
      self.window = window
      self.size = size
    }
  }

  /// A finding on one screen.
  public struct Hit: Sendable, Equatable, Codable {
    /// The place among the report's screens.
    public var screen: Int
    /// What is wrong there; of several alike the first.
    public var finding: Finding
    /// Where every width was tried those that break.
    public var breaks: BreakingWidths?

    public init(screen: Int, finding: Finding, breaks: BreakingWidths? = nil) {
      self.screen = screen
      self.finding = finding
      self.breaks = breaks
    }
  }

  /// What a document and a layout say of a mistake's origin, as far as there is a document.
  public struct Origin: Sendable, Equatable, Codable {
    /// The document as it was named; nil for an app by code.
    public var file: String?
    /// The line to look at, from 1.
    public var line: Int?
    /// The scene's identifier; nil for a whole app.
    public var scene: String?
    /// What conflicting constraints say, and where they are.
    public var constraints: String?

    public init(file: String? = nil, line: Int? = nil, scene: String? = nil, constraints: String? = nil) {
      self.file = file
      self.line = line
      self.scene = scene
      self.constraints = constraints
    }
  }

  /// One mistake with the screens that have it.
  public struct Issue: Sendable, Equatable, Codable {
    /// One a screen, in order of the screens; at least one.
    public private(set) var hits: [Hit]
    /// The hit whose finding is told: the first of those that are worst.
    public private(set) var worst: Hit
    /// Where it comes from, seen on the first screen.
    public var origin: Origin
    /// What the same cause led to besides, the worst of each.
    public internal(set) var related: [Finding] = []
    /// What shows a person where it comes from, line by line, where it was asked for.
    public var explanation: [String] = []
    /// The keys of what may have led to it, on any screen.
    var causes: Set<String>

    init(_ hit: Hit, _ origin: Origin) {
      hits = [hit]
      worst = hit
      self.origin = origin
      causes = Set(hit.finding.causes)
    }

    mutating func add(_ hit: Hit) {
      // A document's own mistakes come for one screen after the other, and the next mistake's begin anew.
      if let place = hits.lastIndex(where: { $0.screen <= hit.screen }) {
        if hits[place].screen != hit.screen { hits.insert(hit, at: place + 1) }
      } else {
        hits.insert(hit, at: 0)
      }
      let (new, old) = (hit.finding, worst.finding)
      if (new.confidence, new.amount) > (old.confidence, old.amount) { worst = hit }
      causes.formUnion(hit.finding.causes)
    }

    /// Takes in a mistake of the same cause, and the screens it shows on.
    mutating func join(_ other: Issue) {
      related.append(other.worst.finding)
      related += other.related
      let known = Set(hits.map(\.screen))
      hits = (hits + other.hits.filter { !known.contains($0.screen) }).sorted { $0.screen < $1.screen }
      causes.formUnion(other.causes)
    }
  }

  /// A screen as it was laid out, for those who want to see it.
  public struct Look: Sendable, Equatable {
    /// The screen's name.
    public var name: String
    /// The scene that is shown; "" for a whole app.
    public var scene: String
    /// The device and its version.
    public var label: String
    /// The orientation and the window.
    public var place: String
    /// The window as it is seen, its size in points, what is wrong with it outlined and numbered.
    public var drawing: Picture
    /// What is wrong with it, in the order of the numbers.
    public var findings: [Finding]

    public init(name: String, scene: String, label: String, place: String, drawing: Picture, findings: [Finding]) {
      self.name = name
      self.scene = scene
      self.label = label
      self.place = place
      self.drawing = drawing
      self.findings = findings
    }
  }

  /// What was looked at: an app's name, or a document's; with `scene` that scene of it.
  public var subject: String
  /// The one scene that was looked at; nil for a whole app or document.
  public var scene: Scene?
  /// Those looked at, in order.
  public var screens: [Screen]
  /// The mistakes.
  public var issues: [Issue]
  /// What the screens look like, where that was asked for.
  public var looks: [Look] = []
  /// How many layouts were made.
  public var layouts: Int
  /// What could not be tried, and why.
  public var skipped: [String]
  /// Whether programs are told every screen, those where nothing is wrong too.
  public var tellsScreens = false

  /// A scene of a storyboard.
  public struct Scene: Sendable, Equatable, Codable {
    /// The controller's identifier in the document.
    public var id: String
    /// What people call it; "" for nothing.
    public var name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }

    /// `scene aBc-12-3De "Settings"`
    public var text: String { name.isEmpty ? "scene \(id)" : "scene \(id) \"\(name)\"" }
  }

  /// Pictures stay in the process that drew them.
  private enum CodingKeys: String, CodingKey { case subject, scene, screens, issues, layouts, skipped }

  /// A report of nothing yet.
  public init(subject: String, scene: Scene? = nil, screens: [Screen] = []) {
    self.subject = subject
    self.scene = scene
    self.screens = screens
    issues = []
    layouts = 0
    skipped = []
  }

  /// The subject, and the scene where one was shown.
  public var title: String { scene.map { "\(subject) \($0.text)" } ?? subject }

  /// Adds a finding to the mistake it is alike, which is one of the same scene, or else as a mistake of its own. Of a range
  /// of widths each is a mistake of its own.
  public mutating func add(_ hit: Hit, from origin: Origin = Origin()) {
    let known = issues.firstIndex {
      hit.breaks == nil && $0.origin.scene == origin.scene && $0.worst.finding.isAlike(hit.finding)
    }
    if let known { issues[known].add(hit) } else { issues.append(Issue(hit, origin)) }
  }

  /// Puts the mistakes in order of the lines they point at, then of what they are.
  public mutating func sort() {
    issues.sort {
      ($0.origin.line ?? 0, $0.worst.finding.identity) < ($1.origin.line ?? 0, $1.worst.finding.identity)
    }
  }
}

extension FindingsReport.Issue {
  /// How many findings are told together.
  public var findingCount: Int { 1 + related.count }
}

extension Finding {
  /// Conflicts of one view name other constraints on each screen, and are one mistake nevertheless.
  fileprivate func isAlike(_ other: Finding) -> Bool {
    guard identity.check == other.identity.check, identity.view == other.identity.view else { return false }
    return identity.check == .unsatisfiable || identity.other == other.identity.other
  }
}
