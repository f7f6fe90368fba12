// What is true at each sample of a trace whose gravity is known: the nearest orientation, and whether it is beyond doubt.
import Foundation
import Orientation

/// How many orientations a classifier is judged by.
public enum OrientationCount: Int, Sendable, CaseIterable {
  /// The four edges; faces are ignored.
  case four = 4
  /// The four edges and the two faces.
  case six = 6
}

/// True gravity in the terms of spec/orientation §6–7.
struct GravityTruth {
  /// Degrees around an edge, in the plane of the screen, within which it is beyond doubt.
  static let core = 30.0
  /// Degrees of tilt from which a face is nearer than an edge, and beyond which a four-way answer is not judged.
  static let boundaryTilt = 60.0
  /// Degrees of tilt from which a face is beyond doubt, and up to which an edge is, when there are six.
  static let faceTilt = 75.0
  static let edgeTilt = 50.0

  /// The nearest edge whatever the tilt.
  let edge: [DeviceOrientation]
  /// Degrees of tilt, positive face up.
  let tilt: [Double]
  /// The nearest orientation; unknown where four edges are not judged.
  let nearest: [DeviceOrientation]
  /// The nearest orientation where it is beyond doubt, else unknown.
  let core: [DeviceOrientation]

  init(gravity: [SIMD3<Double>], count: OrientationCount) {
    var (edges, tilts, nearests, cores): ([DeviceOrientation], [Double], [DeviceOrientation], [DeviceOrientation]) =
      ([], [], [], [])
    for g in gravity {
      let angle = atan2(g.x, -g.y) * 180 / .pi
      let quarter = (angle / 90).rounded(.toNearestOrEven)
      let off = abs(angle - quarter * 90)
      let tilt = asin(min(1, max(-1, -g.z))) * 180 / .pi
      let edge = Self.edge(quarter: Int(quarter))
      let isSteep = abs(tilt) >= Self.boundaryTilt
      let nearest: DeviceOrientation
      let isCore: Bool
      switch count {
      case .four:
        nearest = abs(tilt) <= Self.boundaryTilt ? edge : .unknown
        isCore = off <= Self.core && abs(tilt) <= Self.boundaryTilt
      case .six:
        nearest = isSteep ? (tilt > 0 ? .faceUp : .faceDown) : edge
        isCore = isSteep ? abs(tilt) >= Self.faceTilt : off <= Self.core && abs(tilt) <= Self.edgeTilt
      }
      edges.append(edge)
      tilts.append(tilt)
      nearests.append(nearest)
      cores.append(isCore ? nearest : .unknown)
    }
    (edge, tilt, nearest, core) = (edges, tilts, nearests, cores)
  }

  /// Quarter turns of gravity from portrait towards the device's right side.
  private static func edge(quarter: Int) -> DeviceOrientation {
    switch ((quarter % 4) + 4) % 4 {
    case 0: .portrait
    case 1: .landscapeRight
    case 2: .portraitUpsideDown
    default: .landscapeLeft
    }
  }

  /// A settled true change.
  struct Turn: Equatable {
    /// Seconds at which gravity became nearest to `orientation`.
    var crossing: Double
    /// Seconds of its last sample there.
    var end: Double
    var orientation: DeviceOrientation
  }

  /// The changes after which gravity stayed with the new orientation, counted from the first sample beyond doubt, for
  /// at least `settle` seconds. Visits that are shorter or never beyond doubt are passed over.
  func turns(_ times: [Double], settle: Double) -> [Turn] {
    var turns: [Turn] = []
    var held: DeviceOrientation?
    var start = 0
    while start < times.count {
      var end = start
      while end + 1 < times.count, nearest[end + 1] == nearest[start] { end += 1 }
      let orientation = nearest[start]
      if orientation != .unknown, let sure = (start...end).first(where: { core[$0] == orientation }) {
        if held == nil {
          held = orientation
        } else if held != orientation, times[end] - times[sure] >= settle {
          turns.append(Turn(crossing: times[start], end: times[end], orientation: orientation))
          held = orientation
        }
      }
      start = end + 1
    }
    return turns
  }
}
