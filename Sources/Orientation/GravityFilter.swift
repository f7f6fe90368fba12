// Separates gravity from motion in a stream of accelerations, and says how much motion there is.

/// Low-pass filters for gravity, high-pass filters for what disturbs it.
///
/// Every memory is in seconds and every filter takes the signal as straight lines between the samples, exactly
/// (ramp-invariant discretisation): a sensor that is read twice as often gives the same answers.
///
/// What takes the thresholds is put in at its callers: for a call they would be copied, 600 bytes a time.
struct GravityFilter: Sendable {
  private var last: SIMD3<Double>
  /// The slow one leaves unrest, the quick one gravity.
  private var stages: FilterPair
  private var unrest = 0.0
  private var lengthError = 0.0
  /// The length this sensor reads at rest, which its gain and offsets make more or less than 1 g.
  private var restLength = 1.0

  /// The mean of all readings over a step or two, also of those that are not gravity.
  private var vote: TwoStageFilter
  /// What has come since the vote was last counted: the readings' integral, and its seconds.
  private var ballot = SIMD3<Double>(repeating: 0)
  private var ballotTime = 0.0
  /// The same of their lengths, and the mean it comes to.
  private var ballotLength = 0.0
  private var voteLength = 1.0
  /// Seconds the vote is a plain mean of, until it is as long as the first look.
  private var voteAge = 0.0
  /// The median swing of the smooth reading about the vote, in g, less what slow turning makes of it: small in a hand,
  /// large on foot.
  private(set) var sway = 0.0

  /// The mean length of the readings in g.
  private var meanLength = 1.0
  /// 0 calm … 1 agitated: how far the last tenths of a second are from rest or a steady turn.
  private(set) var agitation = 0.0

  /// Gravity in g, without the lag of the filter on a steady turn; with it when agitated, as undoing lag adds noise.
  private(set) var gravity: SIMD3<Double>
  /// How far gravity moves in one `smoothing` time, in g; 0 when agitated, as it cannot be told then.
  private(set) var motion = SIMD3<Double>(repeating: 0)

  /// `unrestAttack` and `unrestRelease`; `unrestMemory` and `smoothing`; `meanMemory` twice.
  private let unrestMemories: Memories
  private let stageMemories: Memories
  private let meanMemories: Memories

  /// Starts at rest at `reading`.
  init(at reading: SIMD3<Double>, _ c: ClassifierConfiguration) {
    unrestMemories = Memories(c.unrestAttack, c.unrestRelease)
    stageMemories = Memories(c.unrestMemory, c.smoothing)
    meanMemories = Memories(c.meanMemory, c.meanMemory)
    last = reading
    stages = FilterPair(at: reading)
    vote = TwoStageFilter(at: reading)
    gravity = reading
  }

  /// Takes a reading of `length` g, `step` seconds after the one before.
  @inline(__always)
  mutating func take(_ reading: SIMD3<Double>, length: Double, step: Double, _ c: ClassifierConfiguration) {
    // All of these, and the reciprocal in `share`, ahead of what they wait for: the processor then has them when it needs them.
    let unrestLost = Decays(step, over: unrestMemories).lost
    stages.take(from: last, to: reading, Decays(step, over: stageMemories))
    last = reading
    // What two high-pass stages leave: the reading less both stages' shares.
    let slow = stages.slow
    let rest = reading - slow.first - slow.first + slow.second

    let error = noteLength(length, step: step, c)
    meanLength += (length - meanLength) * Decays(step, over: meanMemories).lost[0]
    let level = larger(c.lengthWeight * error, (rest * rest).sum().squareRoot())
    unrest += (level - unrest) * (level > unrest ? unrestLost[0] : unrestLost[1])
    agitation = Self.share(unrest, from: c.calm, to: c.agitated)

    motion = (smooth.first - smooth.second) * (1 - agitation)
    gravity = smooth.first + motion
  }

  /// What the quick filter has come to.
  @inline(__always) private var smooth: (first: SIMD3<Double>, second: SIMD3<Double>) { stages.quick }

  /// What all readings of the last steps have in common, in g: gravity, but for a lasting acceleration.
  var commonVote: SIMD3<Double> { vote.second }

  /// Takes any reading, gravity or not, for the vote; returns whether there are enough to be counted.
  @inline(__always)
  mutating func takeVote(
    _ reading: SIMD3<Double>, length: Double, step: Double, _ c: ClassifierConfiguration
  ) -> Bool {
    ballot += reading * step
    ballotLength += length * step
    ballotTime += step
    return !(ballotTime < c.votePeriod - OrientationClassifier.clockGrain)
  }

  /// Counts the vote; returns the seconds that are counted.
  @inline(__always)
  mutating func countVote(_ c: ClassifierConfiguration) -> Double {
    let (mean, time) = (ballot / ballotTime, ballotTime)
    let memory = smaller(c.slowVoteMemory, larger(c.voteMemory, 2 * time))
    let decays = Decays(time, over: Memories(c.meanMemory, memory))
    voteLength += (ballotLength / time - voteLength) * decays.lost[0]
    (ballot, ballotTime, ballotLength) = (SIMD3(repeating: 0), 0, 0)
    voteAge += time
    guard voteAge >= c.firstLook - OrientationClassifier.clockGrain else {
      vote = TwoStageFilter(at: voteAge > time ? vote.second + (mean - vote.second) * (time / voteAge) : mean)
      return time
    }
    vote.take(from: mean, to: mean, decays)
    // Steady turning leaves the vote behind by as much as its two stages are apart, and no swing.
    let turning = vote.first - vote.second
    let swing = smooth.first - vote.first - turning
    let off = smooth.first - vote.second
    let (size, slow) = ((swing * swing).sum().squareRoot(), (off * off).sum().squareRoot())
    let drift = c.swayDrift * time
    sway = smaller(larger(sway + (size > sway + c.turningShare * slow ? drift : -drift), 0), c.largestSway)
    return time
  }

  /// Lets the vote begin anew from where gravity is now.
  mutating func restartVote() { vote = TwoStageFilter(at: gravity) }

  /// Takes only the length of a reading, which is all that counts of one that is not gravity; returns its error in g.
  @inline(__always)
  @discardableResult
  mutating func noteLength(_ length: Double, step: Double, _ c: ClassifierConfiguration) -> Double {
    let error = abs(length - restLength)
    // The first power of the series will do for a memory that is many steps long.
    let share = step / (c.shakingMemory + step)
    // A blow of many g counts like one of 2 g, or a single one would be remembered as seconds of shaking.
    lengthError += (smaller(error, 1) - lengthError) * share
    // In steps of one size, whatever the error: that ends at the median, which pushes and blows do not move.
    let believable = smaller(larger(length, c.restRange.lowerBound), c.restRange.upperBound)
    let drift = c.restDrift * step
    restLength += smaller(larger(believable - restLength, -drift), drift)
    return error
  }

  /// 0…1: how much the device has been shaken in the last seconds.
  @inline(__always)
  func shaking(_ c: ClassifierConfiguration) -> Double {
    Self.share(lengthError, from: c.shakingFloor, to: c.shakingCeiling)
  }

  /// Whether the mean reading is as long as this sensor's gravity: no lasting acceleration is mixed in.
  @inline(__always)
  func hasLengthOfGravity(_ c: ClassifierConfiguration) -> Bool { c.meanRange.contains(meanLength / restLength) }

  /// Whether readings are as long as somebody's on foot, in the mean of all: those that pass for gravity are the short ones of
  /// somebody who jogs.
  @inline(__always)
  func hasLengthOfVote(_ c: ClassifierConfiguration) -> Bool { c.voteRange.contains(voteLength) }

  /// Whether `gravity` is as long as this sensor's gravity, within `sureLength`.
  @inline(__always)
  func lengthIsGravitys(_ gravity: SIMD3<Double>, _ c: ClassifierConfiguration) -> Bool {
    let square = (gravity * gravity).sum()
    let (low, high) = (restLength - c.sureLength, restLength + c.sureLength)
    return square > low * low && square < high * high
  }

  /// `motion` as far as `reading` bears it out. On a steady turn the reading is ahead of the lagging filter by just the
  /// motion; once a turn has stopped, or was one step, the filter still moves but there is nothing more to come.
  @inline(__always)
  func motion(borneOutBy reading: SIMD3<Double>, _ c: ClassifierConfiguration) -> SIMD3<Double> {
    let square = (motion * motion).sum()
    let ahead = (motion * (reading - smooth.first)).sum() * c.motionSlack
    return ahead >= square ? motion : motion * (max(0, ahead) / square)
  }

  /// Gravity in g if it moves by `motion` in one `smoothing` time.
  func gravity(moving motion: SIMD3<Double>) -> SIMD3<Double> { smooth.first + motion }

  /// Whether the filter has settled on `reading` within `tolerance` g.
  func hasSettled(on reading: SIMD3<Double>, within tolerance: Double) -> Bool {
    let (near, far) = (smooth.first - reading, smooth.second - reading)
    return max((near * near).sum(), (far * far).sum()) < tolerance * tolerance
  }

  /// 0 up to `low`, 1 from `high` on, in proportion between.
  @inline(__always)
  private static func share(_ value: Double, from low: Double, to high: Double) -> Double {
    smaller(larger((value - low) * (1 / (high - low)), 0), 1)
  }
}
