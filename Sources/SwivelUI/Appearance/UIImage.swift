// A picture without pixels: its size takes part in layout, and what it was made of is kept.

/// An image. Its size comes from the app's files, or was given; of symbols it is a stand-in.
open class UIImage: NSObject, @unchecked Sendable {
  private let comparable = ComparableWord()
  /// How an image is drawn; raw values are UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// As its place has it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint.
    case alwaysTemplate = 2
  }
  /// How an image is turned; raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Upside down.
    case down = 1
    /// To the left.
    case left = 2
    /// To the right.
    case right = 3
    /// Upright, mirrored.
    case upMirrored = 4
    /// Upside down, mirrored.
    case downMirrored = 5
    /// To the left, mirrored.
    case leftMirrored = 6
    /// To the right, mirrored.
    case rightMirrored = 7

    /// Whether what was wide is high.
    fileprivate var isTurned: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }
  /// How an image fills more room; raw values are UIKit's.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// Points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The name it was found by; nil for none.
  package let name: String?
  /// The file it was found in; nil where nothing has its pixels.
  package let file: [UInt8]?
  /// What code drew it with; nil where none did.
  package let record: DrawingRecord?
  /// Whether it is one of the system's symbols.
  private let isSymbol: Bool
  /// How it is drawn.
  public let renderingMode: RenderingMode
  /// How far inside its edges constraints align it, in points.
  public let alignmentRectInsets: UIEdgeInsets
  /// Whether it is mirrored where content runs leftwards.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// The colour it is drawn in, wherever it is; nil for that of the view around it.
  package let tint: UIColor?
  /// The pictures it was registered with.
  nonisolated(unsafe) weak var asset: UIImageAsset?
  /// What it was made with.
  let given: Configuration?
  /// What stays as it is when it fills more room.
  public let capInsets: UIEdgeInsets
  /// How its middle fills more room.
  public let resizingMode: ResizingMode
  /// How it is turned.
  public let imageOrientation: Orientation
  /// The name tests find the image by.
  public nonisolated(unsafe) var accessibilityIdentifier: String?
  /// What Core Image would make it of; nil for what it was not made of.
  public let ciImage: CIImage?
  /// The pictures it shows one after the other.
  public let images: [UIImage]?
  /// Seconds they take.
  public let duration: TimeInterval

  init(
    size: CGSize, scale: CGFloat, name: String? = nil, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizing: ResizingMode = .tile, orientation: Orientation = .up,
    images: [UIImage]? = nil,
    duration: TimeInterval = 0, isSymbol: Bool = false, tint: UIColor? = nil,
    alignment: UIEdgeInsets = .zero, flips: Bool = false, given: Configuration? = nil, file: [UInt8]? = nil,
    record: DrawingRecord? = nil, recipe: CIImage? = nil
  ) {
    ciImage = recipe
    self.file = file
    self.record = record
    self.tint = tint
    self.given = given
    alignmentRectInsets = alignment
    flipsForRightToLeftLayoutDirection = flips
    self.isSymbol = isSymbol
    self.size = size
    self.scale = scale
    self.name = name
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    resizingMode = resizing
    imageOrientation = orientation
    self.images = images
    self.duration = duration
  }

  convenience init(pixels: CGSize, scale: CGFloat, name: String?, file: [UInt8]) {
    self.init(
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale, name: name, file: file)
  }

  /// Whether two show the same: what they were made of, and how it is shown ("the only reliable way to determine whether two images
  /// contain the same image data").
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard name != nil || file != nil || record != nil else { return false }
    return name == other.name && record === other.record && isSymbol == other.isSymbol && size == other.size
      && scale == other.scale && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
      && tint == other.tint && given == other.given && capInsets == other.capInsets && images == other.images
      && file == other.file
  }
  /// By size and scale.
  open override var hash: Int { StableHash.of([size.width, size.height, scale]) }

  /// An image without a size.
  public override convenience init() { self.init(size: .zero, scale: 1) }
  /// The picture of this name in the app's asset catalogues or files; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  /// The same; all of an app's catalogues are one here.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = MainActor.assumeIsolated({ AssetCatalog.current?.image(name) }) else { return nil }
    self.init(size: found.size, scale: found.scale, name: name, file: found.file)
  }
  /// The same with a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
  /// A symbol of the system's. Which there are nobody here knows: each name has one, in a stand-in size.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// A symbol in a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let side = (configuration as? SymbolConfiguration ?? SymbolConfiguration()).side
    self.init(
      size: CGSize(width: side, height: side), scale: 1, name: name, isSymbol: true,
      given: configuration ?? SymbolConfiguration())
  }
  /// A symbol in an environment.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
  /// The picture in a file's bytes; nil if they are no picture known here.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// The same with so many pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    let file = [UInt8](data)
    guard let pixels = PictureHead.size(file), scale > 0 else { return nil }
    self.init(pixels: pixels, scale: scale, name: nil, file: file)
  }
  /// The picture in a file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  /// The picture of these pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// The picture of these pixels, so many per point, turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let isTurned = orientation.isTurned
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      size: isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale,
      orientation: orientation, record: cgImage.record(scale: scale))
  }

  /// The pixels, which no orientation turns.
  open var cgImage: CGImage? {
    let (width, height) = (size.width * scale, size.height * scale)
    let isTurned = imageOrientation.isTurned
    let pixels = CGSize(width: isTurned ? height : width, height: isTurned ? width : height)
    let isKnown = file != nil || record != nil || isSymbol
    return size == .zero ? nil : CGImage(pixels, of: isKnown ? (imageOrientation == .up ? self : turned(to: .up)) : nil)
  }
  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool { isSymbol }
  /// Several pictures one after the other.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { UIImage(size: $0.size, scale: $0.scale, images: images, duration: duration) }
  }

  func turned(to orientation: Orientation) -> UIImage {
    UIImage(
      size: size, scale: scale, name: name, renderingMode: renderingMode, capInsets: capInsets, resizing: resizingMode,
      orientation: orientation,
      isSymbol: isSymbol, tint: tint, alignment: alignmentRectInsets, flips: flipsForRightToLeftLayoutDirection,
      given: given, file: file, record: record)
  }

  private func changed(
    size: CGSize? = nil, mode: RenderingMode? = nil, insets: UIEdgeInsets? = nil, resizing: ResizingMode? = nil,
    tint: UIColor? = nil,
    alignment: UIEdgeInsets? = nil, flips: Bool? = nil, given: Configuration? = nil
  ) -> UIImage {
    UIImage(
      size: size ?? self.size, scale: scale, name: name, renderingMode: mode ?? renderingMode,
      capInsets: insets ?? capInsets, resizing: resizing ?? resizingMode, orientation: imageOrientation,
      isSymbol: isSymbol,
      tint: tint ?? self.tint, alignment: alignment ?? alignmentRectInsets,
      flips: flips ?? flipsForRightToLeftLayoutDirection, given: given ?? self.given, file: file,
      record: record)
  }
  /// The same picture, drawn so.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed(mode: renderingMode) }
  /// The same picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { changed(tint: color) }
  /// The same picture in a colour, drawn so.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed(mode: renderingMode, tint: color)
  }
  /// The same symbol in a configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let said = configuration as? SymbolConfiguration else { return changed(given: configuration) }
    // What is not said anew stays ("replacing the current configuration attributes with the specified").
    let symbol = symbolConfiguration.flatMap { $0.saysNothing ? nil : $0.applying(said) } ?? said
    // One that a document says the shape of keeps it.
    let longest = max(size.width, size.height)
    let sized =
      longest > 0
      ? CGSize(width: size.width / longest * symbol.side, height: size.height / longest * symbol.side)
      : CGSize(width: symbol.side, height: symbol.side)
    return changed(size: isSymbol ? sized : nil, tint: symbol.color, given: symbol)
  }
  /// The same symbol in a configuration.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// The same picture, of which the middle fills more room.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { changed(insets: capInsets) }
  /// The same picture, of which the middle fills more room.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed(insets: capInsets, resizing: resizingMode)
  }
  /// What stays as it is on the left when it is stretched.
  open var leftCapWidth: Int { Int(capInsets.left) }
  /// What stays as it is at the top when it is stretched.
  open var topCapHeight: Int { Int(capInsets.top) }
  /// The same picture, of which one pixel fills more room.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    changed(insets: UIEdgeInsets(top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: 0, right: 0))
  }
  /// The same picture, mirrored where content runs leftwards.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed(flips: true) }
  /// The same picture in another size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { changed(size: size) }
  /// The same picture with other alignment.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed(alignment: alignmentInsets)
  }
  /// Draws the picture in its size.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  /// Draws the picture in its size, mixed so.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture, stretched over a rectangle.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture, stretched over a rectangle and mixed so.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    DrawingContexts.current?.apart(blendMode, alpha) { $0.add(.image(self, rect)) }
  }
  /// Draws the picture again and again over a rectangle; here it is stretched.
  open func drawAsPattern(in rect: CGRect) { draw(in: rect) }
  /// The picture as a file: the one it was read from, or one of its pixels on the main thread, where pictures can be made.
  open func pngData() -> Data? { written(.png) }
  /// The same as cameras write it.
  open func jpegData(compressionQuality: CGFloat) -> Data? { written(.jpeg(quality: compressionQuality)) }

  /// How a picture is chosen.
  open class Configuration: NSObject {
    /// The environment; nil for any.
    public let traitCollection: UITraitCollection?
    /// Nothing in particular.
    public override init() {
      traitCollection = nil
      super.init()
    }
    /// An environment.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }
  }
}
