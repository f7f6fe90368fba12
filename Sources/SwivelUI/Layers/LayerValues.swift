// The small values layers are described by, and places and times of one layer as another counts them.

/// What stretches how; the text is Core Animation's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How corners are round.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves without a visible beginning.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer; raw values are Core Animation's.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer {
  /// A rectangle of this layer in the coordinates of another; of what is turned, the box around.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.applying(map(to: layer)) }
  /// A rectangle of another layer in the coordinates of this one; of what is turned, the box around.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { r.applying(map(from: layer)) }
  /// From the layer's coordinates to those of the layer it lies in: its transform counts about its anchor, and after it the other's
  /// `sublayerTransform` about the other's (Core Animation Programming Guide, "Layer Objects Define Their Own Geometry").
  var mapUp: CGAffineTransform {
    let own = CGAffineTransform(at: anchor, affineTransform(), to: position)
    guard let superlayer, superlayer.sublayerTransform != CATransform3DIdentity else { return own }
    let inner = CATransform3DGetAffineTransform(superlayer.sublayerTransform)
    return own.concatenating(CGAffineTransform(at: superlayer.anchor, inner, to: superlayer.anchor))
  }
  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
  private var mapToRoot: CGAffineTransform { lineage.reduce(.identity) { $0.concatenating($1.mapUp) } }
  func map(to layer: CALayer?) -> CGAffineTransform { layer.map { $0.map(from: self) } ?? mapToRoot }
  func map(from layer: CALayer?) -> CGAffineTransform {
    (layer?.mapToRoot ?? .identity).concatenating(mapToRoot.inverted())
  }
  /// A moment of another layer's time in this one's; without one of the device's. A layer's time begins at `beginTime`, runs at
  /// `speed`, and is shifted by `timeOffset` (Core Animation Programming Guide, "Pausing and Resuming Animations").
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    var local = l.map { $0.rootTime(t) } ?? t
    for layer in lineage.reversed() { local = (local - layer.beginTime) * Double(layer.speed) + layer.timeOffset }
    return local
  }
  /// A moment of this layer's time in another's; without one in the device's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l.map { $0.convertTime(rootTime(t), from: nil) } ?? rootTime(t)
  }
  /// The device's time of a moment; of a layer that stands still, that at which it began.
  private func rootTime(_ t: CFTimeInterval) -> CFTimeInterval {
    var time = t
    for layer in lineage {
      time = (layer.speed == 0 ? 0 : (time - layer.timeOffset) / Double(layer.speed)) + layer.beginTime
    }
    return time
  }
  /// The layer, and all it is in.
  private var lineage: [CALayer] {
    var all: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      all.append(layer)
      next = layer.superlayer
    }
    return all
  }
  /// The part that is seen in the layers around that mask.
  public var visibleRect: CGRect {
    var rect = bounds
    for layer in lineage.dropFirst() where layer.masksToBounds {
      rect = rect.intersection(convert(layer.bounds, from: layer))
    }
    return rect.isNull ? .zero : rect
  }
  /// Whether y runs upwards in its contents: it does in none here.
  public func contentsAreFlipped() -> Bool { isGeometryFlipped }
  /// Sets a flat transform.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
}

/// How pictures are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// By pictures of several sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Edges of a layer; raw values are Core Animation's.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left one.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right one.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The lower one.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The upper one.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

extension CGAffineTransform {
  /// A transform about a point, which comes to lie at another.
  fileprivate init(at point: CGPoint, _ inner: CGAffineTransform, to place: CGPoint) {
    self = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(inner)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}
