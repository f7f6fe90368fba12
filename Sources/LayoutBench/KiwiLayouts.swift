// What kiwi takes for one layout from nothing, for benches that lay out many.

import Foundation

/// Fresh layouts by the kiwi peer, which `tools/bench-peer-kiwi/build` makes.
public enum KiwiLayouts {
  /// What was found out.
  public enum Answer: Sendable, Equatable {
    /// Microseconds of one layout, from no constraints to values.
    case microseconds(Double)
    /// Why there is no figure.
    case absent(String)
  }

  /// Measures a layout of a screen of 30 views from nothing: the problem `form-30` of `$SWIVEL_CORPUS/solver/problems`.
  /// `kiwi` is the peer's program; nil for the one `tools/setup --bench` builds.
  public static func fresh(kiwi: String?) -> Answer {
    guard let options = BenchOptions(kiwi.map { ["--kiwi", $0] } ?? []), let program = options.kiwi else {
      return .absent("kiwi is absent (tools/bench-peer-kiwi/build makes it)")
    }
    guard let problems = options.problems, FileManager.default.fileExists(atPath: problems + "/form-30.alp") else {
      return .absent("kiwi has no problem of 30 views: set SWIVEL_CORPUS")
    }
    do {
      switch try KiwiPeer(path: program).measure(.build, problems + "/form-30.alp", options.plan) {
      case .value(let microseconds): return .microseconds(microseconds)
      case .failed(let reason): return .absent("kiwi failed: \(reason)")
      }
    } catch { return .absent("kiwi cannot be run at \(program): \(error)") }
  }
}
