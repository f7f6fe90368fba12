// Two bodies at the places where they touch or are tied: how fast those move apart, and what a knock there does.

/// Two bodies, or one and what does not move, by their arms: from their middles to the place.
@MainActor struct DynamicPair {
  let one: DynamicBody
  /// The other; nil for a boundary or a place in the plane.
  let other: DynamicBody?
  let arm: CGPoint
  let otherArm: CGPoint

  /// How the one's place moves, seen from the other's.
  var speed: CGPoint { one.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero) }
  /// How much speed along a direction a knock of 1 gives.
  func give(_ direction: CGPoint) -> CGFloat {
    let (mine, its) = (arm.cross(direction), otherArm.cross(direction))
    return one.inverseMass + mine * mine * one.inverseInertia
      + (other.map { $0.inverseMass + its * its * $0.inverseInertia } ?? 0)
  }
  /// Knocks the one, and the other the opposite way.
  func knock(_ impulse: CGPoint) {
    one.knock(impulse, at: arm)
    other?.knock(impulse * -1, at: otherArm)
  }
}
