// A colour, or a rule that gives one for an environment.

/// A colour. What depends on light and dark is resolved by traits.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let comparable = ComparableWord()
  /// Red, green, blue and alpha.
  private let fixed: [CGFloat]
  private let isGray: Bool
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// Grey and alpha, 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    fixed = [white, white, white, alpha]
    isGray = true
    provider = nil
  }

  /// What `#colorLiteral` stands for, in sRGB.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour nobody has said anything of, which shows nothing: what apps keep in a property until they have one.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Colours can be read where only some classes may be.
  open class var supportsSecureCoding: Bool { true }
  /// The colour of an archive.
  public required init?(coder: NSCoder) {
    let names = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    guard names.allSatisfy(coder.containsValue) else { return nil }
    fixed = names.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    isGray = coder.decodeBool(forKey: "UIIsGray")
    provider = nil
  }
  /// Writes the colour into an archive, as it is in the environment it is written in.
  open func encode(with coder: NSCoder) {
    let written = resolved
    for (name, part) in zip(["UIRed", "UIGreen", "UIBlue", "UIAlpha"], written.fixed) {
      coder.encode(Double(part), forKey: name)
    }
    coder.encode(written.isGray, forKey: "UIIsGray")
  }

  /// Red, green, blue and alpha, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = [red, green, blue, alpha]
    isGray = false
    provider = nil
  }

  /// Red, green and blue of Display P3: kept in extended sRGB, where what sRGB has not lies beyond 0…1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = DisplayP3.inExtendedSRGB(red, green, blue)
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Hue, saturation, brightness and alpha, 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: CGFloat) -> CGFloat {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The colour of a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.rgba
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour as Core Image has it.
  open var ciColor: CIColor { CIColor(color: self) }

  /// A pattern, of whose picture nothing is known.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 1) }

  /// A colour for each environment (era 13).
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    fixed = [0, 0, 0, 1]
    isGray = false
    // Only called on the main actor, where UIKit's classes live.
    nonisolated(unsafe) let give = dynamicProvider
    provider = { give($0) }
  }

  /// The colour of this name in the app's asset catalogues; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The same; all of an app's catalogues are one here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let entry = MainActor.assumeIsolated({ AssetCatalog.current?.color(name) }) else { return nil }
    self.init { $0.userInterfaceStyle == .dark ? entry.dark ?? entry.light : entry.light }
  }

  /// Resolves the colour of the environment it is used in.
  private var resolved: UIColor { provider.map { $0(.current).resolved } ?? self }

  /// The colour in an environment (era 13).
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// The same colour with another alpha, in every environment.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard provider == nil else { return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) } }
    return isGray
      ? UIColor(white: fixed[0], alpha: alpha) : UIColor(red: fixed[0], green: fixed[1], blue: fixed[2], alpha: alpha)
  }

  /// The components in the current environment.
  open var cgColor: CGColor {
    let color = resolved
    let parts = color.fixed
    return color.isGray
      ? CGColor(gray: parts[0], alpha: parts[3])
      : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Red, green, blue and alpha in the current environment; true.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved.fixed
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Grey and alpha in the current environment; false for a colour that is not grey.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved.fixed
    guard parts[0] == parts[1], parts[1] == parts[2] else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[3]
    return true
  }

  /// Hue, saturation, brightness and alpha in the current environment; true.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved.fixed
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    var sector: CGFloat = 0
    if range > 0 {
      if high == red {
        sector = (green - blue) / range
      } else if high == green {
        sector = (blue - red) / range + 2
      } else {
        sector = (red - green) / range + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high == 0 ? 0 : range / high
    brightness?.pointee = high
    alpha?.pointee = parts[3]
    return true
  }

  /// Fills and strokes with the colour.
  open func set() {
    setFill()
    setStroke()
  }
  /// Fills with the colour.
  open func setFill() { DrawingContexts.current?.setFillColor(cgColor) }
  /// Strokes with the colour.
  open func setStroke() { DrawingContexts.current?.setStrokeColor(cgColor) }

  /// Whether both are the same rule, or have the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return provider == nil && other.provider == nil && fixed == other.fixed
  }
  /// By the components; rules all have the same.
  open override var hash: Int { provider == nil ? StableHash.of(fixed) : 1 }
  /// The components in the current environment.
  open override var description: String {
    "UIColor(" + resolved.fixed.map { "\(Double($0))" }.joined(separator: " ") + ")"
  }
  /// The same colour: colours do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITraitCollection {
  /// The environment colours are resolved in: that of the window whose code runs; light where none does.
  /// Another one holds for the scene whose code runs, until that has done its work; views are drawn in their own.
  public static var current: UITraitCollection {
    get { MainActor.assumeIsolated { CurrentTraits.value } }
    set {
      MainActor.assumeIsolated { CurrentTraits.value = newValue }
    }
  }

  /// Runs code in which `current` is this collection.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = MainActor.assumeIsolated { CurrentTraits.exchange(self) }
    actions()
    MainActor.assumeIsolated { _ = CurrentTraits.exchange(outer) }
  }
}

/// The environment of the code that runs.
@MainActor enum CurrentTraits {
  private static var pushed: UITraitCollection?
  static var value: UITraitCollection {
    get {
      let scene = AppScene.running
      return pushed ?? scene?.chosenTraits ?? scene?.traits ?? UITraitCollection(userInterfaceStyle: .light)
    }
    set {
      guard pushed == nil else {
        pushed = newValue
        return
      }
      guard let scene = AppScene.running else { return }
      scene.chosenTraits = newValue
      scene.later { [weak scene] in scene?.chosenTraits = nil }
    }
  }
  static func exchange(_ new: UITraitCollection?) -> UITraitCollection? {
    defer { pushed = new }
    return pushed
  }
}
