// From a visual format to constraints: names looked up, gaps and sizes turned into relations.

extension NSLayoutConstraint {
  /// How the views of a format are aligned and ordered; raw values are UIKit's.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits: bit n aligns attribute n.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges on one line.
    public static let alignAllLeft = FormatOptions(.left)
    /// All right edges on one line.
    public static let alignAllRight = FormatOptions(.right)
    /// All top edges on one line.
    public static let alignAllTop = FormatOptions(.top)
    /// All bottom edges on one line.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All leading edges on one line.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All trailing edges on one line.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All horizontal centres on one line.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All vertical centres on one line.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All last baselines on one line.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All first baselines on one line.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// From leading to trailing: the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Vertical distances between views are from edge to edge: the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Vertical distances between views that are given as numbers are from the last baseline to the first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The attributes to be aligned, in the order of their bits; the direction is in the bits above.
    var alignments: [Attribute] {
      Attribute.allCases.filter { $0.rawValue < 16 && rawValue & (1 << UInt($0.rawValue)) != 0 }
    }
  }

  /// The constraints a visual format describes, in its order. `metrics` holds numbers, `views` holds views and layout
  /// guides. What UIKit would throw at is recorded, and there are none.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let parsed = try VisualFormatParser.parse(format)
      var interpreter = FormatInterpreter(parsed, format, options, metrics ?? [:], views)
      return try interpreter.constraints()
    } catch {
      AppScene.current.raise("NSInvalidArgumentException", error.text, by: "NSLayoutConstraint")
      return []
    }
  }
}
