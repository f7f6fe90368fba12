// A screen after layout as plain values: what is looked at for mistakes, whoever laid it out.
import Foundation

/// Distances from the edges of a screen, in points.
public struct ScreenInsets: Sendable, Hashable {
  /// From the upper edge; 0 where nothing is taken. The others likewise.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The chains a view is in, as numbers within one reading.
public struct ViewChains: Sendable, Hashable {
  /// Side by side; 0 for none.
  public var row: Int
  /// Below each other; 0 for none.
  public var column: Int

  public init(row: Int = 0, column: Int = 0) {
    self.row = row
    self.column = column
  }
}

/// A view with its subviews, back to front.
public struct ViewReading: Sendable, Equatable {
  /// What a view is to the person in front of the screen.
  public enum Role: String, Sendable, CaseIterable {
    /// Holds other views; may lie anywhere.
    case container
    /// A picture: others may lie upon it.
    case picture
    /// Text to be read.
    case text
    /// Something to be touched or filled in; its own subviews are its business.
    case control
    /// A bar of the system's, or a text the system places: where it and what is in it lies is the system's business.
    case system
  }

  /// What people call it: its identifier, else its text, else its class; findings are told apart by it.
  public var name: String
  /// The class name without its module.
  public var className: String
  /// What it is to the person in front of the screen.
  public var role: Role
  /// In the coordinates of the superview, in points; what scrolls has moved already.
  public var frame: CGRect
  /// Where this view's own coordinates begin: another point than zero in a view that has scrolled.
  public var boundsOrigin: CGPoint
  /// What can be read in it; nil for views that show no text.
  public var text: String?
  /// Whether it, and with it all in it, is not shown.
  public var isHidden: Bool
  /// Whether what lies beyond its edges is not drawn.
  public var clips: Bool
  /// Whether what lies beyond its edges can be scrolled to.
  public var scrolls: Bool
  /// What of its content scrolling can show, in its own coordinates; nil where nobody said how large the content is, which
  /// code may say later.
  public var reach: CGRect?
  /// The size its drawing was made for, where that is stretched to the view's size; nil where nothing is.
  public var stretchedFrom: CGSize?
  /// Whether its text has no room.
  public var isTextTruncated: Bool
  /// Whether other frames would satisfy its constraints as well.
  public var isAmbiguous: Bool
  /// One text for each set of constraints it is in that cannot all hold.
  public var conflicts: [String]
  /// Of a view that a controller fills a place with: what bars and the screen take of it. Where that is nothing, what is
  /// taken of the view around it holds.
  public var safeArea: ScreenInsets?
  /// Whether the view and what is in it are judged in a reading of their own, and are here only for what lies upon them.
  public var isJudgedElsewhere: Bool
  /// Of a control: whether nothing of it is seen, so that it makes what lies below it touchable.
  public var isBare: Bool
  /// How much of its frame at each side shows nothing: around words that are smaller, or what the system keeps clear.
  public var emptySides: ScreenInsets
  /// Whether the whole frame is painted, and so seen, whatever is empty of it.
  public var isFilled: Bool
  /// The row and the column it is in, as numbers: neighbours that constraints or a stack tie together along an axis have the
  /// same one; 0 for none.
  public var chains: ViewChains
  /// Where the view's document says so; nil for a view made by code.
  public var line: Int?
  /// The views in it, back to front.
  public var subviews: [ViewReading]

  public init(
    name: String, className: String, role: Role, frame: CGRect, boundsOrigin: CGPoint = .zero, text: String? = nil,
    isHidden: Bool = false, clips: Bool = false, scrolls: Bool = false, reach: CGRect? = nil,
    stretchedFrom: CGSize? = nil, isTextTruncated: Bool = false, isAmbiguous: Bool = false, conflicts: [String] = [],
    safeArea: ScreenInsets? = nil, isJudgedElsewhere: Bool = false, isBare: Bool = false,
    emptySides: ScreenInsets = ScreenInsets(), isFilled: Bool = false, chains: ViewChains = ViewChains(),
    line: Int? = nil, subviews: [ViewReading] = []
  ) {
    self.name = name
    self.className = className
    self.role = role
    self.frame = frame
    self.boundsOrigin = boundsOrigin
    self.text = text
    self.isHidden = isHidden
    self.clips = clips
    self.scrolls = scrolls
    self.reach = reach
    self.stretchedFrom = stretchedFrom
    self.isTextTruncated = isTextTruncated
    self.isAmbiguous = isAmbiguous
    self.conflicts = conflicts
    self.safeArea = safeArea
    self.isJudgedElsewhere = isJudgedElsewhere
    self.isBare = isBare
    self.emptySides = emptySides
    self.isFilled = isFilled
    self.chains = chains
    self.line = line
    self.subviews = subviews
  }
}

/// A window after layout, or the part of it that a scene fills.
public struct ScreenReading: Sendable, Equatable {
  /// In points.
  public var size: CGSize
  /// What status bar, corners, camera, home indicator and, of a scene, bars take.
  public var safeArea: ScreenInsets
  /// The window or the scene's view, at the origin.
  public var root: ViewReading
  /// What the edges are of.
  public var edges: String
  /// What the edges are of where nothing else is said.
  public static let windowEdges = "the window"
  /// The names of the views each conflict is between, by its text.
  public var conflictViews: [String: [String]]

  public init(
    size: CGSize, safeArea: ScreenInsets, root: ViewReading, edges: String = "the window",
    conflictViews: [String: [String]] = [:]
  ) {
    self.edges = edges
    self.conflictViews = conflictViews
    self.size = size
    self.safeArea = safeArea
    self.root = root
  }

  /// The line of each view's document by the name findings have for it, the first of several alike.
  public var lines: [String: Int] {
    var lines: [String: Int] = [:]
    var pending = [root]
    while let view = pending.popLast() {
      if let line = view.line { lines[view.name] = min(lines[view.name] ?? line, line) }
      pending.append(contentsOf: view.subviews)
    }
    return lines
  }
}
