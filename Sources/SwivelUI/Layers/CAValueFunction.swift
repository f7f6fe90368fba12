// What an animation does to its values before they are used: kept, as the animation is.

/// Makes a transform of numbers.
@preconcurrency @MainActor open class CAValueFunction: NumberedObject {
  /// Which.
  public let name: CAValueFunctionName
  /// The function of a name.
  public init(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// The functions there are.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A turn round the axis to the right.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn round the axis downwards.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn round the axis to the viewer.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Larger in all directions.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Wider.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Higher.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Deeper.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moved.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Moved to the right.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moved downwards.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moved to the viewer.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
