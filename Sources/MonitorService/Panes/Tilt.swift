// How a device lies in the holder's eyes, from gravity alone: which way each of its axes points. Numbers apart from drawing.
import Foundation
import Orientation
import Vocabulary

/// A direction or a place in three dimensions.
struct Vector: Equatable {
  var x: Double
  var y: Double
  var z: Double

  static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }
  static func + (one: Vector, other: Vector) -> Vector {
    Vector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
  }
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }
  func cross(_ other: Vector) -> Vector {
    Vector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
  var length: Double { dot(self).squareRoot() }
}

/// The device's axes (x to its right, y to its top, z out of its screen) as somebody sees them who looks at it.
///
/// Gravity says which way is down and nothing about the way the device faces on the horizon: it is drawn facing whoever looks
/// as far as it can. Lying flat it cannot face anybody, and is drawn with the top of its interface away from them.
struct Tilt: Equatable {
  /// To the right, upwards and towards the eye, each in the device's axes.
  let right: Vector
  let up: Vector
  let towards: Vector

  /// Half a right angle's sine and less is too flat to tell by the screen alone where the eye is.
  private static let flatness = 0.3
  /// How far the eye looks down at the device, in radians: enough to see the area of one that lies flat.
  private static let pitch = 0.35

  /// Nil for a sample without a direction: free fall, or no numbers.
  init?(_ sample: AccelerationSample, interface: InterfaceOrientation) {
    let gravity = Vector(x: sample.x, y: sample.y, z: sample.z)
    guard gravity.length.isFinite, gravity.length > 0.1 else { return nil }
    let up = gravity * (-1 / gravity.length)
    // The screen's normal without what of it points up.
    let facing = Vector(x: 0, y: 0, z: 1) + up * -up.z
    // A device tilted back until it lies on its back ends with its top away from the eye; on its face, towards it.
    let top = Self.top(of: interface) * (up.z >= 0 ? -1 : 1)
    let level = top + up * -top.dot(up)
    let share = max(0, 1 - facing.length / Self.flatness)
    let wanted = facing + level * share
    guard wanted.length > 1e-6 else { return nil }
    let ahead = wanted * (1 / wanted.length)
    // Looking down turns what is up towards the eye.
    self.up = up * cos(Self.pitch) + ahead * -sin(Self.pitch)
    towards = ahead * cos(Self.pitch) + up * sin(Self.pitch)
    right = up.cross(ahead)
  }

  /// The device's axis that is up in this interface: landscapeRight is upright with the device's right edge up (R-DEV-06).
  private static func top(of interface: InterfaceOrientation) -> Vector {
    switch interface {
    case .portrait, .unknown: Vector(x: 0, y: 1, z: 0)
    case .portraitUpsideDown: Vector(x: 0, y: -1, z: 0)
    case .landscapeLeft: Vector(x: -1, y: 0, z: 0)
    case .landscapeRight: Vector(x: 1, y: 0, z: 0)
    }
  }

  /// Where a place of the device lies for the eye: right, up, and how near.
  func seen(_ place: Vector) -> Vector { Vector(x: right.dot(place), y: up.dot(place), z: towards.dot(place)) }
}
