// One screen of a device: most devices have one, a foldable two, each with its own rules.

/// What a device offers besides one full-screen app.
public enum Multitasking: String, Sendable, CaseIterable {
  /// A narrow window over the others (iOS 9–18, and one from 26.1 on).
  case slideOver
  /// Two windows side by side (iPadOS 9–18; on a foldable's inner display from 27).
  case splitView
  /// Overlapping windows of predetermined sizes (iPadOS 16–18).
  case stageManager
  /// Free-form windows (iPadOS 26 and later).
  case windowing26
  /// Windows on an external display besides (iPadOS 16 and later).
  case externalDisplay
}

/// Where a display folds.
public struct Fold: Sendable, Hashable {
  /// The distance of the fold from the top of the upright display, in points.
  public var position: Double
  /// The width of the strip around it to be kept free while the device is half open, in points.
  public var strip: Double

  public init(position: Double, strip: Double) {
    self.position = position
    self.strip = strip
  }
}

/// One screen of a device.
public struct Display: Sendable, Hashable {
  /// `main` on devices with one.
  public var name: String
  /// Width in points when the display is upright.
  public var width: Double
  /// Height in points when the display is upright.
  public var height: Double
  /// Pixels per point: 1, 2 or 3.
  public var scale: Int
  /// The panel's pixels, upright: width and height; empty where nobody says.
  public var pixels: [Int]
  /// The panel's pixels per point where they are fewer than `scale`: pictures are drawn larger and scaled down. Else nil.
  public var nativeScale: Double?
  /// Width and height in points with Display Zoom; empty where there is none.
  public var zoomed: [Double]
  /// The shape of its corners.
  public var corners: CornerStyle
  /// Whether the system can show an interface upside down (R-MASK-05).
  public var supportsUpsideDown: Bool
  /// In the order of declaration.
  public var multitasking: [Multitasking]
  /// By how many quarter turns, counted as the device is turned left, the display's upright is off the device's: with 1, a
  /// device held in portrait shows an interface in landscape left.
  public var quarterTurns: Int
  /// Where it folds; nil for a stiff one.
  public var fold: Fold?
  /// Where its figures come from.
  public var source: FactSource

  public init(
    name: String = "main", width: Double, height: Double, scale: Int, pixels: [Int] = [], nativeScale: Double? = nil,
    zoomed: [Double] = [],
    corners: CornerStyle, supportsUpsideDown: Bool, multitasking: [Multitasking] = [], quarterTurns: Int = 0,
    fold: Fold? = nil, source: FactSource
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
    self.nativeScale = nativeScale
    self.zoomed = zoomed
    self.corners = corners
    self.supportsUpsideDown = supportsUpsideDown
    self.multitasking = multitasking
    self.quarterTurns = quarterTurns
    self.fold = fold
    self.source = source
  }
}
