// What ties a body to another or to a place: at a distance, at a point, along a line, or by a spring.

/// A tie between two places: one of a body, one of another body or of the plane.
@MainActor final class DynamicJoint {
  enum Kind {
    /// So far apart.
    case distance(CGFloat)
    /// No further apart.
    case limit(CGFloat)
    /// At the same place.
    case point
    /// On a line through the other place, and within a range of it.
    case line(CGPoint, UIFloatRange)
    /// At a distance by a spring: turns a second, and how damped.
    case spring(length: CGFloat, frequency: CGFloat, damping: CGFloat)
  }
  /// The part of what is wrong that is mended in a step.
  private static let mended: CGFloat = 0.2
  /// Shorter than this has no direction.
  private static let noLength: CGFloat = 1e-6

  private let pair: DynamicPair
  private var one: DynamicBody { pair.one }
  private var other: DynamicBody? { pair.other }
  let kind: Kind
  private let delta: CGPoint
  /// The turn between the two that is kept; nil for any.
  private let keptTurn: CGFloat?
  /// What turning costs, at most.
  private let torque: CGFloat
  private var isSprung = false

  init(
    _ one: DynamicBody, at offset: CGPoint, _ other: DynamicBody?, at place: CGPoint, _ kind: Kind,
    keepingTurn keptTurn: CGFloat? = nil, torque: CGFloat = 0
  ) {
    self.kind = kind
    self.keptTurn = keptTurn
    self.torque = torque
    let (mine, its) = (offset.turned(by: one.angle), other.map { place.turned(by: $0.angle) } ?? .zero)
    pair = DynamicPair(one: one, other: other, arm: mine, otherArm: its)
    delta = one.center + mine - (other.map { $0.center + its } ?? place)
  }

  /// Gives the two a speed along a direction that mends `wrong` in a few steps.
  private func mend(_ direction: CGPoint, _ wrong: CGFloat, _ step: CGFloat) {
    let give = pair.give(direction)
    guard give > 0 else { return }
    pair.knock(direction * (-(pair.speed.dot(direction) + Self.mended * wrong / step) / give))
  }
  private func mendPoint(_ step: CGFloat) {
    mend(CGPoint(x: 1, y: 0), delta.x, step)
    mend(CGPoint(x: 0, y: 1), delta.y, step)
  }

  func solve(_ step: CGFloat) {
    switch kind {
    case .distance(let length):
      guard length > Self.noLength, delta.length > Self.noLength else { return mendPoint(step) }
      mend(delta.unit, delta.length - length, step)
    case .limit(let length):
      let out = delta.unit
      let wrong = delta.length - length
      if wrong + pair.speed.dot(out) * step > 0 { mend(out, max(0, wrong), step) }
    case .point: mendPoint(step)
    case .line(let axis, let range):
      mend(axis.turned, delta.dot(axis.turned), step)
      let along = delta.dot(axis)
      let next = along + pair.speed.dot(axis) * step
      if next > range.maximum { mend(axis, max(0, along - range.maximum), step) }
      if next < range.minimum { mend(axis, min(0, along - range.minimum), step) }
    case .spring(let length, let frequency, let damping):
      if !isSprung { spring(length, 2 * .pi * frequency, damping, step) }
      isSprung = true
    }
    if let keptTurn { keep(keptTurn, step) }
    if torque > 0 { rub(step) }
  }

  /// A spring, once a step, as its end has it: so none is too stiff.
  private func spring(_ length: CGFloat, _ turns: CGFloat, _ damping: CGFloat, _ step: CGFloat) {
    let isAlong = length > Self.noLength && delta.length > Self.noLength
    let directions = isAlong ? [delta.unit] : [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]
    for direction in directions {
      let give = pair.give(direction)
      guard give > 0 else { continue }
      let wrong = delta.dot(direction) - (isAlong ? length : 0)
      let pull = turns * turns * wrong + (2 * damping * turns + turns * turns * step) * pair.speed.dot(direction)
      let slow = 1 + 2 * damping * turns * step + turns * turns * step * step
      pair.knock(direction * (-pull * step / slow / give))
    }
  }

  private func keep(_ turn: CGFloat, _ step: CGFloat) {
    let give = one.inverseInertia + (other?.inverseInertia ?? 0)
    guard give > 0 else { return }
    let wrong = one.angle - (other?.angle ?? 0) - turn
    let change = -(one.spin - (other?.spin ?? 0) + Self.mended * wrong / step) / give
    one.spin += change * one.inverseInertia
    other?.spin -= change * (other?.inverseInertia ?? 0)
  }

  private func rub(_ step: CGFloat) {
    let give = one.inverseInertia + (other?.inverseInertia ?? 0)
    guard give > 0 else { return }
    let most = torque * DynamicWorld.force * step
    let change = min(max(-(one.spin - (other?.spin ?? 0)) / give, -most), most)
    one.spin += change * one.inverseInertia
    other?.spin -= change * (other?.inverseInertia ?? 0)
  }
}
