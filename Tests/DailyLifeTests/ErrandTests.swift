// What passers-by do, by what the words for it mean.
import Foundation
import Orientation
import SensorSources
import Testing

@testable import DailyLife

@Suite("Errands")
struct ErrandTests {
  /// Whoever carries a phone does not read it: it hangs with the arm, upright within 10 degrees and a drift, rolled by 5 in the mean;
  /// the arm swings 10 to 30 degrees each way, and once in two steps.
  @Test("a phone in a swinging hand hangs, and swings once a stride")
  func swinging() {
    var rolls: [Double] = []
    for seed in UInt64(1)...20 {
      let person = Passerby(seed: seed)
      var outing = Outing(person, draw: Draw(seed: seed))
      let before = outing.hand.gravity.count
      outing.swingInHand()
      // It comes to hang in a second, walks for ten at least, and stands still for the last two.
      let stride = 2 * person.walking.period
      let strides = Int((Double(outing.hand.gravity.count - before) / Hand.steps - 4) / stride)
      let walked = outing.hand.gravity.dropLast(Int(2 * Hand.steps)).suffix(Int(Double(strides) * stride * Hand.steps))
      let leans = walked.map { atan2(-$0.z, -$0.y) * 180 / .pi }
      let count = Double(leans.count)
      #expect(abs(leans.reduce(0, +) / count) < 14, "\(seed)")
      // Of a sine the share of its own frequency is half its amplitude, and of whole rounds nothing else has any.
      func share(_ wave: (Double) -> Double) -> Double {
        zip(leans, 0...).map { $0 * wave(2 * .pi * Double($1) / Hand.steps / stride) }.reduce(0, +) / count
      }
      let amplitude = 2 * (share(sin) * share(sin) + share(cos) * share(cos)).squareRoot()
      #expect((9...33).contains(amplitude), "\(seed): \(amplitude)")
      rolls.append(walked.map { asin($0.x) * 180 / .pi }.reduce(0, +) / count)
    }
    let roll = (rolls.map { $0 * $0 }.reduce(0, +) / 20).squareRoot()
    #expect((3...7).contains(roll), "\(roll)")
  }
}
