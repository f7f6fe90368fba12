// What the ground does to somebody on foot, foot by foot: the acceleration of a body by the forces of its steps.
import Foundation

/// Steps one after the other, none as long or hard as another, as a force at rising times.
///
/// The vertical force of a foot in the time T it stands is A (cos πt/T − q cos 3πt/T), with t from −T/2 to T/2 (Alexander and Jayes
/// 1980): one hump for q = 0, as of somebody who runs, two from about 0.2 on, as of somebody who walks. A follows from
/// the weight, which the feet carry in the mean. Where nobody stands, the body falls.
struct Feet {
  /// How somebody goes on foot.
  struct Manner: Sendable, Hashable {
    /// Seconds from one foot's contact to the other's.
    var period: Double
    /// The share of a stride, which is two steps, that a foot stands: above a half who walks, below who runs.
    var standing: Double
    /// Alexander and Jayes' q.
    var humps: Double
    /// How hard a heel strikes, in g at the trunk; it rings for hundredths of a second.
    var strike: Double
    /// The parts of the force that brake and push, and that lean on the standing foot's side.
    var braking: Double
    var leaning: Double
    /// Relative deviations of steps' length and force.
    var unevenness: Double
  }

  /// A foot on the ground.
  private struct Contact {
    var start: Double
    var seconds: Double
    var force: Double
    var side: Double
  }

  let manner: Manner
  private var contacts: [Contact] = []
  private var next: Double
  private var side = 1.0

  /// Hertz and seconds of a heel strike's ringing.
  private static let ringing = (hertz: 22.0, decay: 0.025)

  init(_ manner: Manner, from start: Double) {
    self.manner = manner
    next = start
  }

  /// Acceleration at `t` in g, ahead, aside and up; the weight's own is taken off.
  mutating func acceleration(at t: Double, _ draw: inout Draw) -> SIMD3<Double> {
    while next <= t { step(&draw) }
    contacts.removeAll { $0.start + max($0.seconds, 6 * Self.ringing.decay) < t }
    var sum = SIMD3(0, 0, -1.0)
    for contact in contacts {
      let since = t - contact.start
      if since < contact.seconds {
        let phase = .pi * (since / contact.seconds - 0.5)
        let force = contact.force * (cos(phase) - manner.humps * cos(3 * phase))
        sum += SIMD3(manner.braking * force * sin(phase), contact.side * manner.leaning * force, force)
      }
      sum.z += manner.strike * exp(-since / Self.ringing.decay) * sin(2 * .pi * Self.ringing.hertz * since)
    }
    return sum
  }

  private mutating func step(_ draw: inout Draw) {
    let period = manner.period * max(0.7, 1 + manner.unevenness * draw.normal())
    let seconds = 2 * manner.standing * period
    // The integral over the contact is force · (2T/π) (1 + q/3); the weight times a step's period in the mean.
    let carried = .pi * period / (2 * seconds * (1 + manner.humps / 3))
    let force = carried * max(0.5, 1 + manner.unevenness * draw.normal())
    contacts.append(Contact(start: next, seconds: seconds, force: force, side: side))
    side = -side
    next += period
  }
}
