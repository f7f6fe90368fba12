// Where gravity points, with hysteresis on every boundary: between two edges and between an edge and a face.

extension ClassifierConfiguration {
  /// The orientation `gravity` stands for, for a device held in `orientation` and last on `lastEdge`. `motion`, the
  /// way gravity goes in `smoothing` seconds, lets a turning device pass a boundary sooner; zero for a device at rest.
  /// From `unknown` there are no margins; elsewhere `widening` is added to each. `gravity` may have any length but 0.
  @inline(__always)
  public func side(
    of gravity: SIMD3<Double>, motion: SIMD3<Double>, from orientation: DeviceOrientation, lastEdge: DeviceOrientation,
    widening: Margins = Margins()
  ) -> DeviceOrientation {
    guard orientation != .unknown else { return nearest(to: gravity) }
    // Squares while they will do: a device at rest, the most frequent case, needs no root and no quotient here.
    let square = (gravity * gravity).sum()
    let squareInPlane = gravity.x * gravity.x + gravity.y * gravity.y
    /// The share of gravity that lies in the plane, a moment from now.
    func soon() -> Double {
      let (inPlane, scale) = (squareInPlane.squareRoot(), 1 / square.squareRoot())
      let flatter = gravity.x * motion.x + gravity.y * motion.y
      return inPlane * scale + flatter * scale / max(inPlane, .leastNormalMagnitude) * (flatForesight / smoothing)
    }
    let isUpright = squareInPlane > flatBoundary * flatBoundary * square
    let isFlat =
      orientation.isFlat
      ? !(isUpright && soon() > leaveFlat + widening.face) : !isUpright && soon() < enterFlat - widening.face
    if isFlat { return Self.face(gravity) }
    let best = Self.edge(gravity)
    guard best != lastEdge, lastEdge != .unknown else { return best }
    // Where a face is nearer, the little of gravity in the plane is mostly noise: the edge that was held stays.
    guard orientation.isFlat || isUpright else { return lastEdge }
    let scale = 1 / square.squareRoot()
    let way = Self.down(best) - Self.down(lastEdge)
    let lead = (way.x * gravity.x + way.y * gravity.y) * scale
    let growth = (way.x * motion.x + way.y * motion.y) * scale * (edgeForesight / smoothing)
    let margin = orientation.isFlat ? leastLead : edgeMargin + widening.edge
    return lead > leastLead && lead + growth > margin ? best : lastEdge
  }

  /// The nearest of the six orientations, without margins.
  @inline(__always)
  func nearest(to gravity: SIMD3<Double>) -> DeviceOrientation {
    let inPlane = gravity.x * gravity.x + gravity.y * gravity.y
    let isFlat = inPlane < flatBoundary * flatBoundary * (inPlane + gravity.z * gravity.z)
    return isFlat ? Self.face(gravity) : Self.edge(gravity)
  }

  /// The distance of `gravity` from the nearest boundary of `orientation`, 0 on it or beyond, 1 in its middle.
  func depth(of gravity: SIMD3<Double>, in orientation: DeviceOrientation) -> Double {
    let length = (gravity * gravity).sum().squareRoot()
    guard orientation != .unknown, length > 0 else { return 0 }
    let inPlane = (gravity.x * gravity.x + gravity.y * gravity.y).squareRoot() / length
    guard orientation.isValidInterfaceOrientation else {
      return Self.face(gravity) == orientation ? max(0, 1 - inPlane / flatBoundary) : 0
    }
    let down = Self.down(orientation)
    let along = (gravity.x * down.x + gravity.y * down.y) / length
    let across = abs(gravity.x * down.y - gravity.y * down.x) / length
    return max(0, min(along - across, (inPlane - flatBoundary) / (1 - flatBoundary)))
  }

  /// Whether `gravity` is well inside `orientation`: on an edge by `restLead`, on a face by half of the way to its
  /// boundary.
  @inline(__always)
  func isInMiddle(_ gravity: SIMD3<Double>, of orientation: DeviceOrientation) -> Bool {
    let square = (gravity * gravity).sum()
    guard orientation.isValidInterfaceOrientation else {
      let inPlane = gravity.x * gravity.x + gravity.y * gravity.y
      return Self.face(gravity) == orientation && inPlane < 0.25 * flatBoundary * flatBoundary * square
    }
    let down = Self.down(orientation)
    let lead = gravity.x * down.x + gravity.y * down.y - abs(gravity.x * down.y - gravity.y * down.x)
    return lead > 0 && lead * lead > restLead * restLead * square
  }

  /// How far `gravity` leads towards `edge` from `other`, as a share of its part in the plane: 1 in the middle of the
  /// edge, 0 on the diagonal; at least −√2.
  func lead(of gravity: SIMD3<Double>, towards edge: DeviceOrientation, from other: DeviceOrientation) -> Double {
    let way = Self.down(edge) - Self.down(other)
    let inPlane = (gravity.x * gravity.x + gravity.y * gravity.y).squareRoot()
    return (way.x * gravity.x + way.y * gravity.y) / max(inPlane, .leastNormalMagnitude)
  }

  /// How far the nearest edge leads before its neighbour, as a share of gravity's part in the plane: 0 on the diagonal, 1 in
  /// the middle.
  func leadOfEdge(in gravity: SIMD3<Double>) -> Double {
    let inPlane = (gravity.x * gravity.x + gravity.y * gravity.y).squareRoot()
    return abs(abs(gravity.x) - abs(gravity.y)) / max(inPlane, .leastNormalMagnitude)
  }

  @inline(__always)
  private static func face(_ gravity: SIMD3<Double>) -> DeviceOrientation { gravity.z < 0 ? .faceUp : .faceDown }

  @inline(__always)
  static func edge(_ gravity: SIMD3<Double>) -> DeviceOrientation {
    abs(gravity.x) > abs(gravity.y)
      ? gravity.x < 0 ? .landscapeLeft : .landscapeRight
      : gravity.y < 0 ? .portrait : .portraitUpsideDown
  }

  /// Gravity's direction in the plane of the screen when the device rests on `edge`; zero for the others.
  private static func down(_ edge: DeviceOrientation) -> SIMD2<Double> {
    guard let rest = edge.restingAcceleration else { return SIMD2(0, 0) }
    return SIMD2(rest.x, rest.y)
  }
}

/// What is added to the margins of a moving device's boundaries, in shares of gravity.
public struct Margins: Sendable, Hashable {
  /// Between two edges.
  public var edge = 0.0
  /// Between an edge and a face, on either side.
  public var face = 0.0

  /// Nothing is added.
  public init() {}
}
