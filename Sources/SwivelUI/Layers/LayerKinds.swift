// Layers that show something of their own. What they show is kept, nothing is drawn.

/// A layer of one outline.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// What fills it; black at first.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of its line; none at first.
  open var strokeColor: CGColor?
  /// How wide its line is.
  open var lineWidth: CGFloat = 1
  /// Where its line begins, in parts of its length.
  open var strokeStart: CGFloat = 0
  /// Where its line ends, in parts of its length.
  open var strokeEnd: CGFloat = 1
  /// How long points of lines that meet may be.
  open var miterLimit: CGFloat = 10
  /// How lines end.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// How lines meet.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// What of crossing outlines is inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// Lengths of dashes.
  open var lineDashPattern: [NSNumber]?
  /// Where dashes begin.
  open var lineDashPhase: CGFloat = 0
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At their ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In half circles.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In half squares.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What of crossing outlines is inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where they wind around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray crosses an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer of colours that run into each other.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where they stand, 0…1; evenly for nil.
  open var locations: [NSNumber]?
  /// Where the first one is, in parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last one is, in parts of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How they run.
  open var type: CAGradientLayerType = .axial
}

/// How colours run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of text.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a string or an attributed one.
  open var string: Any?
  /// The font: a `UIFont` or a name.
  open var font: Any?
  /// The font's size.
  open var fontSize: CGFloat = 36
  /// The text's colour.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are broken.
  open var isWrapped = false
  /// What is left out of text that does not fit.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// Where lines stand.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Kept: whether letters stand between pixels.
  open var allowsFontSubpixelQuantization = false
  /// The size of the text on one line.
  open override func preferredFrameSize() -> CGSize {
    if let text = string as? NSAttributedString { return text.size() }
    guard let text = string as? String else { return .zero }
    let own = (font as? UIFont)?.withSize(fontSize) ?? UIFont.systemFont(ofSize: fontSize)
    return (text as NSString).size(withAttributes: [.font: own])
  }
}

/// What is left out of text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the language begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer whose sublayers keep their depth.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// A layer of copies of its sublayers.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// How many there are with the first.
  open var instanceCount = 1
  /// How long each waits after the one before.
  open var instanceDelay: CFTimeInterval = 0
  /// How each lies to the one before.
  open var instanceTransform = CATransform3DIdentity
  /// What colours are multiplied by.
  open var instanceColor: CGColor?
  /// What is added to alpha from one to the next.
  open var instanceAlphaOffset: Float = 0
  /// What is added to red from one to the next.
  open var instanceRedOffset: Float = 0
  /// What is added to green from one to the next.
  open var instanceGreenOffset: Float = 0
  /// What is added to blue from one to the next.
  open var instanceBlueOffset: Float = 0
  /// Whether the copies lie in the space of the layers around.
  open var preservesDepth = false
}

/// A layer that scrolls.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// Along which axes.
  open var scrollMode = CAScrollLayerScrollMode.both
  /// Shows another part, along the axes it scrolls along.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }
  /// Shows a part, if it is not seen yet.
  open func scroll(to r: CGRect) {
    func shown(_ from: CGFloat, _ length: CGFloat, _ seen: CGFloat, _ room: CGFloat) -> CGFloat {
      from < seen ? from : from + length > seen + room ? from + length - room : seen
    }
    scroll(
      to: CGPoint(
        x: shown(r.minX, r.width, bounds.minX, bounds.width), y: shown(r.minY, r.height, bounds.minY, bounds.height)))
  }
}

/// Along which axes a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along none.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Sideways.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Along both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Particles of one kind.
@preconcurrency @MainActor open class CAEmitterCell: NumberedObject {
  /// A name for the app's own use.
  open var name: String?
  /// The picture of a particle.
  open var contents: Any?
  /// How many there are in a second.
  open var birthRate: Float = 0
  /// Seconds each lives.
  open var lifetime: Float = 0
  /// How far that varies.
  open var lifetimeRange: Float = 0
  /// Points a second.
  open var velocity: CGFloat = 0
  /// How far that varies.
  open var velocityRange: CGFloat = 0
  /// Where to, as an angle.
  open var emissionLongitude: CGFloat = 0
  /// How far that varies.
  open var emissionRange: CGFloat = 0
  /// How fast each turns.
  open var spin: CGFloat = 0
  /// How far that varies.
  open var spinRange: CGFloat = 0
  /// How large each is.
  open var scale: CGFloat = 1
  /// How far that varies.
  open var scaleRange: CGFloat = 0
  /// How fast each grows.
  open var scaleSpeed: CGFloat = 0
  /// How fast each fades.
  open var alphaSpeed: Float = 0
  /// How fast each speeds up downwards.
  open var yAcceleration: CGFloat = 0
  /// How fast each speeds up to the right.
  open var xAcceleration: CGFloat = 0
  /// How fast each speeds up towards the viewer.
  open var zAcceleration: CGFloat = 0
  /// Where to, as an angle from the layer's plane.
  open var emissionLatitude: CGFloat = 0
  /// Its colour.
  open var color: CGColor?
  /// How far its red varies.
  open var redRange: Float = 0
  /// How far its green varies.
  open var greenRange: Float = 0
  /// How far its blue varies.
  open var blueRange: Float = 0
  /// How far its alpha varies.
  open var alphaRange: Float = 0
  /// How fast its red changes.
  open var redSpeed: Float = 0
  /// How fast its green changes.
  open var greenSpeed: Float = 0
  /// How fast its blue changes.
  open var blueSpeed: Float = 0
  /// Which part of the picture.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture a point has.
  open var contentsScale: CGFloat = 1
  /// Whether there are any.
  open var isEnabled = true
  /// Kinds that come from each of this kind.
  open var emitterCells: [CAEmitterCell]?
  /// When they begin.
  open var beginTime: CFTimeInterval = 0
  /// How long one round takes. Kept, as what follows: no particle moves in a picture.
  open var duration: CFTimeInterval = 0
  /// How fast their time runs.
  open var speed: Float = 1
  /// By how much it is ahead.
  open var timeOffset: CFTimeInterval = 0
  /// How many rounds there are.
  open var repeatCount: Float = 0
  /// Whether each round goes back.
  open var autoreverses = false
  /// What is seen before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How they are drawn larger.
  open var magnificationFilter = "linear"
  /// How they are drawn smaller.
  open var minificationFilter = "linear"
}

/// A layer of particles.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// Where they come from.
  open var emitterPosition = CGPoint.zero
  /// How large that is.
  open var emitterSize = CGSize.zero
  /// What that looks like.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// What all rates are multiplied by.
  open var birthRate: Float = 1
  /// What all lives are multiplied by.
  open var lifetime: Float = 1
  /// Where of the shape they come from.
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  /// How they are drawn over each other.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// How far in front they come from.
  open var emitterZPosition: CGFloat = 0
  /// How deep that is.
  open var emitterDepth: CGFloat = 0
  /// What all velocities are multiplied by.
  open var velocity: Float = 1
  /// What all sizes are multiplied by.
  open var scale: Float = 1
  /// What all turns are multiplied by.
  open var spin: Float = 1
  /// What their randomness begins with.
  open var seed: UInt32 = 0
  /// Whether they lie in the space of the layers around.
  open var preservesDepth = false
}

/// Where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// Where of an emitter's shape particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The furthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer drawn in tiles. Nobody asks for any.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// Seconds a new tile takes to appear.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// How many smaller pictures there are.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer.
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
}
