// How Core Graphics draws: modes, rules and options as values.

/// How colours mix with what lies below; raw values are Core Graphics'.
public enum CGBlendMode: Int32, Sendable {
  /// Core Graphics' mode of this name.
  case normal = 0
  /// Core Graphics' mode of this name.
  case multiply = 1
  /// Core Graphics' mode of this name.
  case screen = 2
  /// Core Graphics' mode of this name.
  case overlay = 3
  /// Core Graphics' mode of this name.
  case darken = 4
  /// Core Graphics' mode of this name.
  case lighten = 5
  /// Core Graphics' mode of this name.
  case colorDodge = 6
  /// Core Graphics' mode of this name.
  case colorBurn = 7
  /// Core Graphics' mode of this name.
  case softLight = 8
  /// Core Graphics' mode of this name.
  case hardLight = 9
  /// Core Graphics' mode of this name.
  case difference = 10
  /// Core Graphics' mode of this name.
  case exclusion = 11
  /// Core Graphics' mode of this name.
  case hue = 12
  /// Core Graphics' mode of this name.
  case saturation = 13
  /// Core Graphics' mode of this name.
  case color = 14
  /// Core Graphics' mode of this name.
  case luminosity = 15
  /// Core Graphics' mode of this name.
  case clear = 16
  /// Core Graphics' mode of this name.
  case copy = 17
  /// Core Graphics' mode of this name.
  case sourceIn = 18
  /// Core Graphics' mode of this name.
  case sourceOut = 19
  /// Core Graphics' mode of this name.
  case sourceAtop = 20
  /// Core Graphics' mode of this name.
  case destinationOver = 21
  /// Core Graphics' mode of this name.
  case destinationIn = 22
  /// Core Graphics' mode of this name.
  case destinationOut = 23
  /// Core Graphics' mode of this name.
  case destinationAtop = 24
  /// Core Graphics' mode of this name.
  case xor = 25
  /// Core Graphics' mode of this name.
  case plusDarker = 26
  /// Core Graphics' mode of this name.
  case plusLighter = 27
}

/// Which of letters is drawn; raw values are Core Graphics'.
public enum CGTextDrawingMode: Int32, Sendable {
  /// The inside.
  case fill = 0
  /// Lines around.
  case stroke = 1
  /// Both.
  case fillStroke = 2
  /// Nothing.
  case invisible = 3
  /// The inside, beyond which nothing is drawn then. Only drawn here.
  case fillClip = 4
  /// Lines around, beyond which nothing is drawn then. Only drawn here.
  case strokeClip = 5
  /// Both, beyond which nothing is drawn then. Only drawn here.
  case fillStrokeClip = 6
  /// Nothing, but nothing is drawn beyond them then. Only left out here.
  case clip = 7

  var hasInside: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  var hasLines: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
}

/// How pictures are scaled; raw values are Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context thinks best.
  case `default` = 0
  /// Not at all.
  case none = 1
  /// Fast.
  case low = 2
  /// Good.
  case high = 3
  /// Between.
  case medium = 4
}

/// What of a path is drawn; raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// Filled, then its line.
  case fillStroke = 3
  /// Filled by the even-odd rule, then its line.
  case eoFillStroke = 4
}

/// How far gradients reach.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
