// When an animation of a layer begins and ends, and what its delegate is told of it
// (CAAnimationDelegate.animationDidStop(_:finished:), CAMediaTiming, CATransaction.setCompletionBlock(_:)).
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor private final class Ear: CAAnimationDelegate {
  let name: String
  let notes: TimeNotes
  init(_ name: String, _ notes: TimeNotes) { (self.name, self.notes) = (name, notes) }
  func animationDidStart(_ anim: CAAnimation) { notes("\(name) begins") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { notes("\(name) \(flag ? "ends" : "is stopped")") }
}

@MainActor @Suite("Ends of layers' animations") struct LayerAnimationEndTests {
  private func animation(_ name: String, _ seconds: Double, _ notes: TimeNotes) -> CABasicAnimation {
    let made = CABasicAnimation(keyPath: "opacity")
    made.duration = seconds
    made.delegate = Ear(name, notes)
    return made
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is done to a layer with an animation of two seconds under "a", after one second.
    let act: @MainActor @Sendable (CALayer, CABasicAnimation) -> Void
    /// What was told a second after it began, when that is done, and three seconds later.
    let told: [String]
    let later: [String]
    var keys: [String]?
  }
  nonisolated static let rows = [
    Row(testDescription: "nothing", act: { _, _ in }, told: [], later: ["a ends"], keys: ["a"]),
    Row(
      testDescription: "it is taken away", act: { layer, _ in layer.removeAnimation(forKey: "a") },
      told: ["a is stopped"], later: []),
    Row(
      testDescription: "another key is taken away", act: { layer, _ in layer.removeAnimation(forKey: "b") }, told: [],
      later: ["a ends"], keys: ["a"]),
    Row(
      testDescription: "all are taken away", act: { layer, _ in layer.removeAllAnimations() }, told: ["a is stopped"],
      later: []),
    Row(
      testDescription: "it is taken away twice",
      act: { layer, _ in
        layer.removeAnimation(forKey: "a")
        layer.removeAllAnimations()
      }, told: ["a is stopped"], later: []),
    Row(
      testDescription: "another takes its key", act: { layer, other in layer.add(other, forKey: "a") },
      told: ["b begins", "a is stopped"], later: ["b ends"], keys: ["a"]),
    Row(
      testDescription: "another has its own key", act: { layer, other in layer.add(other, forKey: "b") },
      told: ["b begins"], later: ["a ends", "b ends"], keys: ["a", "b"]),
    Row(
      testDescription: "two without a key",
      act: { layer, other in
        layer.add(other, forKey: nil)
        layer.add(other, forKey: nil)
      }, told: ["b begins", "b begins"], later: ["a ends", "b ends", "b ends"], keys: ["a"]),
  ]

  @Test(arguments: rows) func takenAway(_ row: Row) throws {
    let timed = try TimedDevice()
    let layer = CALayer()
    timed.run { notes in
      layer.add(animation("a", 2, notes), forKey: "a")
      #expect(notes.all == ["a begins"] && layer.animationKeys() == ["a"])
    }
    timed.wait(1)
    timed.notes.all = []
    timed.run { notes in row.act(layer, animation("b", 2, notes)) }
    #expect(timed.notes.all == row.told)
    timed.run { _ in #expect(layer.animationKeys() == row.keys) }
    timed.notes.all = []
    timed.wait(3)
    #expect(timed.notes.all == row.later)
    timed.run { _ in #expect(layer.animationKeys() == nil) }
  }

  struct Length: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @MainActor @Sendable (CABasicAnimation) -> Void
    /// Seconds until it begins and until it ends; nil for never within a minute.
    var begins = 0.0
    let ends: Double?
  }
  /// CAMediaTiming: `repeatCount`, `repeatDuration`, `autoreverses` and `speed` of an animation of two seconds; `beginTime` is counted
  /// in the layer's time, of which one second has passed.
  nonisolated static let lengths = [
    Length(testDescription: "once", set: { _ in }, ends: 2),
    Length(testDescription: "three times", set: { $0.repeatCount = 3 }, ends: 6),
    Length(testDescription: "there and back", set: { $0.autoreverses = true }, ends: 4),
    Length(testDescription: "for five seconds", set: { $0.repeatDuration = 5 }, ends: 5),
    Length(testDescription: "twice as fast", set: { $0.speed = 2 }, ends: 1),
    Length(
      testDescription: "half as fast, twice", set: { ($0.speed, $0.repeatCount) = (0.5, 2) }, ends: 8),
    Length(testDescription: "for ever", set: { $0.repeatCount = .infinity }, ends: nil),
    Length(testDescription: "not at all", set: { $0.speed = 0 }, ends: nil),
    Length(testDescription: "without a length of its own", set: { $0.duration = 0 }, ends: 0.25),
    Length(testDescription: "three seconds from now", set: { $0.beginTime = 4 }, begins: 3, ends: 5),
    Length(
      testDescription: "two from now, twice", set: { ($0.beginTime, $0.repeatCount) = (3, 2) }, begins: 2, ends: 6),
    Length(testDescription: "begun half a second ago", set: { $0.beginTime = 0.5 }, ends: 1.5),
  ]

  @Test(arguments: lengths) func lengthsOfTime(_ row: Length) throws {
    let timed = try TimedDevice()
    let layer = CALayer()
    timed.wait(1)
    timed.run { notes in
      let made = animation("a", 2, notes)
      row.set(made)
      layer.add(made, forKey: "a")
    }
    #expect(timed.notes.all == (row.begins > 0 ? [] : ["a begins"]))
    if row.begins > 0 {
      timed.wait(row.begins - 0.1)
      #expect(timed.notes.all == [])
      timed.wait(0.1)
      #expect(timed.notes.all == ["a begins"])
    }
    timed.wait((row.ends ?? 60) - row.begins - 0.1)
    #expect(timed.notes.all == ["a begins"])
    timed.wait(0.1)
    #expect(timed.notes.all == (row.ends == nil ? ["a begins"] : ["a begins", "a ends"]))
  }

  /// "The completion block … is guaranteed to be called … as soon as all animations subsequently added by this transaction group have
  /// completed (or have been removed.)"
  @Test(arguments: [(false, 2.0), (true, 1.0)]) func aTransactionIsOver(isStopped: Bool, after seconds: Double) throws {
    let timed = try TimedDevice()
    let layer = CALayer()
    timed.run { notes in
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes("done") }
      layer.add(animation("a", 2, notes), forKey: "a")
      CATransaction.commit()
    }
    timed.wait(1)
    if isStopped { timed.run { _ in layer.removeAnimation(forKey: "a") } }
    #expect(timed.notes.all.contains("done") == (seconds == 1))
    timed.wait(1)
    #expect(timed.notes.all == ["a begins", isStopped ? "a is stopped" : "a ends", "done"])
  }

  /// The same: "all animations subsequently added by this transaction group"; until it is committed there may be more, whatever has ended.
  @Test func aTransactionIsNotOverBeforeItIsCommitted() throws {
    let timed = try TimedDevice()
    let layer = CALayer()
    timed.run { notes in
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes("done") }
      layer.add(animation("a", 1, notes), forKey: "a")
    }
    timed.wait(1)
    #expect(timed.notes.all == ["a begins", "a ends"])
    timed.run { notes in
      #expect(CATransaction.completionBlock() != nil)
      layer.add(animation("b", 1, notes), forKey: "b")
      CATransaction.commit()
    }
    #expect(!timed.notes.all.contains("done"))
    timed.wait(1)
    #expect(timed.notes.all == ["a begins", "a ends", "b begins", "b ends", "done"])
  }

  /// "When true, the animation is removed from the target layer's animations once its active duration has passed" (isRemovedOnCompletion).
  @Test func oneThatStays() throws {
    let timed = try TimedDevice()
    let layer = CALayer()
    timed.run { notes in
      let made = animation("a", 1, notes)
      made.isRemovedOnCompletion = false
      layer.add(made, forKey: "a")
    }
    timed.wait(2)
    timed.run { _ in
      #expect(layer.animationKeys() == ["a"])
      layer.removeAllAnimations()
    }
    #expect(timed.notes.all == ["a begins", "a ends"])
  }
}
