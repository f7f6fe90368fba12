// A motion's file to a motion.
import Orientation
import SensorSources

extension Motion {
  /// How much a motion's sensor errs.
  private enum Hand: String, CaseIterable {
    /// Exact samples.
    case none
    /// Tremor, noise and counts of a hand-held device.
    case held
  }

  /// The orientations a keyframe can name.
  private enum Pose: String, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    var orientation: DeviceOrientation {
      switch self {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .faceUp: .faceUp
      case .faceDown: .faceDown
      }
    }
  }

  /// Hertz a tremor may have: up to half the fastest rate.
  private static let frequencies = 0.0...500.0

  init(file path: String) throws(ConfigurationError) {
    let mapping = try StrictMapping(
      file: path, keys: ["name", "rate", "lever", "hand", "tremor", "noise", "bias", "resolution", "seed", "keyframes"])
    let keyframes = mapping.mappings("keyframes", keys: ["pose", "tilt", "roll", "turn", "hold"]).map { frame in
      Keyframe(
        attitude: Attitude(
          frame.word("pose", Pose.self, standIn: .portrait).orientation,
          tilt: frame.number("tilt", -90...90, default: 0), roll: frame.number("roll", -180...180, default: 0)),
        turn: frame.number("turn", 0...Self.maximumDuration, default: 0),
        hold: frame.number("hold", 0...Self.maximumDuration, default: 0))
    }
    let name = mapping.string("name")
    let rate = mapping.number("rate", Self.rates, default: 100)
    let lever = mapping.triple("lever", -1...1, default: SIMD3(0, 0, 0))
    let hand = mapping.has("hand") ? mapping.word("hand", Hand.self, standIn: .held) : .held
    var errors = hand == .none ? Imperfections() : .handHeld
    if mapping.has("tremor") {
      errors.bands = mapping.mappings("tremor", keys: ["low", "high", "rms"]).map { band in
        let low = band.number("low", Self.frequencies)
        return Band(
          low: low, high: band.number("high", low...Self.frequencies.upperBound), rms: band.number("rms", 0...1))
      }
    }
    errors.noise = mapping.number("noise", 0...1, default: errors.noise)
    errors.bias = mapping.triple("bias", -1...1, default: errors.bias)
    errors.resolution = mapping.number("resolution", 0...1, default: errors.resolution)
    let seed = mapping.integer("seed", 0...Int.max, default: 1)
    try mapping.problems.throwIfAny()
    do {
      try self.init(
        name: name, keyframes: keyframes, rate: rate, lever: lever,
        imperfections: errors, seed: UInt64(seed))
    } catch {
      throw ConfigurationError(problems: [
        ConfigurationProblem(file: path, line: 0, keyPath: "", expected: "a possible motion", actual: "\(error)")
      ])
    }
  }
}
