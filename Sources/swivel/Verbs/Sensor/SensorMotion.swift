// Writing what a motion's accelerometer would read, with the truth beside it, for classifiers other than ours too.
import ArgumentParser
import Foundation
import SensorSources

struct SensorMotion: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "motion", abstract: "Print a motion as a trace, with the true gravity beside each sample.",
    discussion: """
      The columns are t,ax,ay,az,gx,gy,gz: seconds, what the imperfect sensor reads in g, and gravity alone, exact, both \
      with iOS signs. Nothing needs to run; swivel classify - reads it.
      """)

  @Argument(help: "A motion of the configuration's motions/, such as turn-left.")
  var name: String

  @Option(help: "Draw noise and tremor from this seed instead of the motion's.")
  var seed: UInt64?

  @Option(help: "Samples a second, 1 to 1000, instead of the motion's.")
  var rate: Double?

  @Option(help: "The configuration folder.")
  var config: String?

  func run() throws {
    let named = try namedMotion(name, config: config)
    let motion: Motion
    do {
      motion = try Motion(
        name: named.name, keyframes: named.keyframes, rate: rate ?? named.rate, lever: named.lever,
        imperfections: named.imperfections, seed: seed ?? named.seed)
    } catch { throw Failure("\(error)", .usage) }
    print("t,ax,ay,az,gx,gy,gz")
    for sample in motion.samplesWithTruth() {
      let (a, g) = (sample.acceleration, sample.gravity)
      print("\(a.t),\(a.x),\(a.y),\(a.z),\(g.x),\(g.y),\(g.z)")
    }
  }
}
