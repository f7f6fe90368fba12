// What layers can be told of screens brighter than these, of archives and of scrolling.

extension CALayer {
  /// Whether its contents may be brighter than white (era 16). Kept.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// How bright its contents may be (era 26). Kept.
  public var preferredDynamicRange: DynamicRange {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// How much brighter than white its contents are (era 26). Kept.
  public var contentsHeadroom: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// How contents that are too bright are made darker (era 18). Kept.
  public var toneMapMode: ToneMapMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// By how much smaller pictures are taken for smaller sizes. Kept.
  public var minificationFilterBias: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// How bright contents may be; the words are ours.
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    /// The word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By the contents.
    public static let automatic = DynamicRange(rawValue: "automatic")
    /// As white at most.
    public static let standard = DynamicRange(rawValue: "standard")
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    /// As bright as can be.
    public static let high = DynamicRange(rawValue: "high")
  }
  /// How contents are made darker; the words are ours.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// The word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the system does.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Not at all.
    public static let never = ToneMapMode(rawValue: "never")
    /// Where a screen supports it.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// How much further continuous corners reach than round ones, by which a radius is larger in effect (UIKit's 1.528665).
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Whether an archive has a value of it: always.
  public func shouldArchiveValue(forKey key: String) -> Bool { true }
  /// Moves the nearest layer around it that scrolls, so that a point is at its corner.
  public func scroll(_ p: CGPoint) {
    guard let scroller = scroller else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }
  /// Moves the nearest layer around it that scrolls, so that a part is seen.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = scroller else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }
  private var scroller: CAScrollLayer? {
    var next: CALayer? = self
    while let layer = next {
      if let found = layer as? CAScrollLayer { return found }
      next = layer.superlayer
    }
    return nil
  }
}

extension CATransaction {
  /// Keeps others from changing layers: nobody else does, for they are the main actor's.
  public class func lock() {}
  /// Lets them.
  public class func unlock() {}
}
