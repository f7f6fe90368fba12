// The tables of one device: safe areas and bars, window sizes and size classes, each fact with its source.
import Orientation

/// The orientations tables tell apart: most say landscape for both.
public enum TableOrientation: String, Sendable, CaseIterable {
  /// Raw values are the tables' words.
  case portrait
  case landscape
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  /// Whether a fact for `self` speaks of this orientation of an interface; upside down is as upright.
  public func covers(_ orientation: InterfaceOrientation) -> Bool {
    switch self {
    case .portrait: !orientation.isLandscape
    case .landscape: orientation.isLandscape
    case .landscapeLeft: orientation == .landscapeLeft
    case .landscapeRight: orientation == .landscapeRight
    }
  }

  /// Whether width is the display's longer side.
  public var isLandscape: Bool { self != .portrait }
}

/// What the system takes of a screen, and how high its bars are. What has no source is nil.
public struct AreaFact: Sendable, Hashable {
  /// The name of the display it is about, as in `Display.name`.
  public var display: String
  /// The orientation of the interface it holds in.
  public var orientation: TableOrientation
  /// The versions it holds for.
  public var eras: EraRange
  /// Safe area in points: top, left, bottom, right, each nil without a source.
  public var safeArea: [Double?]
  /// Height in points; 0 where the bar is hidden. The next ones are heights in points, too.
  public var statusBar: Double?
  /// Without the status bar.
  public var navigationBar: Double?
  /// What a large title adds to the navigation bar.
  public var largeTitle: Double?
  /// With the home indicator's space.
  public var tabBar: Double?
  /// With the home indicator's space.
  public var toolbar: Double?
  /// With the bar of predictions and the home indicator's space.
  public var keyboard: Double?
  /// Without the bar of predictions.
  public var plainKeyboard: Double?
  /// What tables say of the bars in words: `tabBar: 44 at the top`; "" for nothing.
  public var remarks: String
  /// Where the fact comes from.
  public var source: FactSource

  public init(
    display: String, orientation: TableOrientation, eras: EraRange, safeArea: [Double?], statusBar: Double? = nil,
    navigationBar: Double? = nil, largeTitle: Double? = nil, tabBar: Double? = nil, toolbar: Double? = nil,
    keyboard: Double? = nil, plainKeyboard: Double? = nil, remarks: String = "", source: FactSource
  ) {
    self.display = display
    self.orientation = orientation
    self.eras = eras
    self.safeArea = safeArea
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.largeTitle = largeTitle
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.keyboard = keyboard
    self.plainKeyboard = plainKeyboard
    self.remarks = remarks
    self.source = source
  }
}

/// The kinds of windows tables have sizes and classes for; raw values are the tables' words.
public enum TableWindow: String, Sendable, CaseIterable {
  /// The whole screen, then Split View's parts, Slide Over's two kinds, and a foldable's half.
  case full
  case half = "1/2"
  case narrow = "1/3"
  case wide = "2/3"
  case dockedSlideOver = "slide-over (iOS 9-10)"
  case floatingSlideOver = "slide-over (iOS 11-18)"
  case foldHalf = "1/2 split (475.5)"
}

/// Size and classes of a kind of window.
public struct WindowFact: Sendable, Hashable {
  /// The name of the display it is about, as in `Display.name`.
  public var display: String
  /// The orientation of the interface it holds in.
  public var orientation: TableOrientation
  /// The kind of window.
  public var window: TableWindow
  /// nil where the table names no versions.
  public var eras: EraRange?
  /// Width and height in points; empty where the table has classes only.
  public var size: [Double]
  /// Horizontal and vertical: `compact`, `regular`, `n/a` before iOS 8, "" where no source says.
  public var classes: [String]
  /// Between two windows, in points.
  public var divider: Double?
  /// Where the fact comes from.
  public var source: FactSource

  public init(
    display: String, orientation: TableOrientation, window: TableWindow, eras: EraRange? = nil, size: [Double] = [],
    classes: [String], divider: Double? = nil, source: FactSource
  ) {
    self.display = display
    self.orientation = orientation
    self.window = window
    self.eras = eras
    self.size = size
    self.classes = classes
    self.divider = divider
    self.source = source
  }
}
