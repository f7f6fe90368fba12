// From a stream of accelerations to device orientations: pure, streaming, at any sample rate.

/// Tells how a device is held from its accelerometer.
///
/// Feed it every sample in order; it answers each with a verdict and its reason. It knows no clock: time is the
/// samples' own, from 1 to 1000 a second, regular or not. Gravity is separated from motion (`GravityFilter`), compared
/// with the boundaries and their margins, and believed after a time that grows with agitation: a turn
/// in a calm hand shows at once, a shaken device stays as it was.
public struct OrientationClassifier: Sendable {
  /// The thresholds in use.
  public let configuration: ClassifierConfiguration
  /// How the device is held; `unknown` only before the first believable sample and after `reset(to: .unknown)`.
  public private(set) var orientation = DeviceOrientation.unknown
  /// The last of the four edges it was held by, kept while it lies flat; `unknown` before the first.
  public private(set) var lastEdge = DeviceOrientation.unknown
  /// The orientation that is ahead and not confirmed yet; `unknown` for none.
  public private(set) var candidate = DeviceOrientation.unknown

  private var filter: GravityFilter
  /// Whether the filter holds a reading.
  private var isStarted = false
  private var reading = SIMD3<Double>(repeating: 0)
  /// The reading before.
  private var before = SIMD3<Double>(repeating: 0)
  private var lastTime = 0.0
  private var startTime = 0.0
  private var candidateTime = 0.0
  /// Seconds it has rested in the candidate's middle without a break.
  private var candidateRest = 0.0
  /// The readings that have come to rest where the candidate edge is.
  private var stillness = Stillness()
  /// The edge before `lastEdge`, and until when going back to it is a reversal; by edges, because a shake passes through
  /// a face too.
  private var edgeBefore = DeviceOrientation.unknown
  private var reversalEnd = -Double.infinity
  /// Seconds it has rested since then without a break, counted up to `restTime`.
  private var restedTime = 0.0
  private var isRefusing = false
  /// Whether the device has rested in an orientation since the first answer, which is provisional until then.
  private var isConfirmed = false
  /// The edge the vote is for, and for how long it has been.
  private var voted = DeviceOrientation.unknown
  private var voteTime = 0.0
  /// How long the vote has been for the present orientation without a break; when it left one last, and after how long.
  private var heldTime = 0.0
  private var leftAt = -Double.infinity
  private var heldBefore = 0.0
  /// How long the device has been turning steadily: neither still nor fast.
  private var glideTime = 0.0

  /// A classifier that has seen nothing: the orientation is unknown until the first sample that tells one.
  public init(configuration: ClassifierConfiguration = .standard) {
    self.init(configuration: configuration, lastEdge: .unknown)
  }

  /// Takes `orientation` for true at time `t`, past filter and margins: what `rotate` does. `unknown` forgets
  /// everything: what a lost source does.
  public mutating func reset(to orientation: DeviceOrientation, at t: Double) {
    self = OrientationClassifier(configuration: configuration, lastEdge: lastEdge)
    lastTime = t
    startTime = t
    guard let rest = orientation.restingAcceleration else {
      lastEdge = .unknown
      return
    }
    reading = SIMD3(rest.x, rest.y, rest.z)
    before = reading
    filter = GravityFilter(at: reading, configuration)
    isStarted = true
    isConfirmed = true
    settle(on: orientation)
  }

  private init(configuration: ClassifierConfiguration, lastEdge: DeviceOrientation) {
    self.configuration = configuration
    self.lastEdge = lastEdge
    filter = GravityFilter(at: SIMD3(repeating: 0), configuration)
  }

  /// Degrees between the screen and the vertical: 0 upright, +90 face up, −90 face down; 0 before the first sample.
  public var tilt: Double {
    guard isStarted else { return 0 }
    let gravity = filter.gravity
    return Angle.degrees(y: -gravity.z, x: (gravity.x * gravity.x + gravity.y * gravity.y).squareRoot())
  }

  /// 0…1: how deep gravity lies inside the present orientation, less when agitated; 0 when unknown or on a boundary,
  /// 1 exactly upright or flat and still.
  public var confidence: Double {
    configuration.depth(of: filter.gravity, in: orientation) * (1 - filter.agitation)
  }

  /// Whether any number of further samples equal to the last one would leave the answer as it is.
  public var isStable: Bool {
    if isRefusing { return true }
    guard orientation != .unknown, candidate == .unknown, filter.hasSettled(on: reading, within: 0.01) else {
      return false
    }
    return side(of: reading, motion: SIMD3(repeating: 0)) == orientation
  }

  /// Takes one sample. Time stamps must increase; one that does not is refused, unless it steps back by more than
  /// `longestGap`, which is taken for a new clock. One that no clock has is refused as well.
  public mutating func ingest(_ sample: AccelerationSample) -> ClassifierVerdict {
    let a = SIMD3(sample.x, sample.y, sample.z)
    let square = (a * a).sum()
    let largest = AccelerationSample.maximumAcceleration
    // No number that is none, or infinite, is within them.
    guard abs(sample.x) <= largest, abs(sample.y) <= largest, abs(sample.z) <= largest else {
      return refuse(.implausible)
    }
    guard square > 0 else { return refuse(.noSignal) }
    let step = sample.t - lastTime
    guard sample.hasPlausibleTime else { return .kept(.timeNotIncreasing) }
    let isGap = abs(step) > configuration.longestGap
    guard step > 0 || isGap || !isStarted else { return .kept(.timeNotIncreasing) }
    lastTime = sample.t
    before = reading
    reading = a
    guard isStarted, !isGap else { return restart(at: sample.t) }
    let length = square.squareRoot()
    guard configuration.readingRange.contains(length) else { return passOver(length: length, step: step) }
    isRefusing = false
    filter.take(a, length: length, step: step, configuration)
    let counted = filter.takeVote(a, length: length, step: step, configuration) ? countVote() : 0
    let verdict = decide(step: step)
    if counted > 0, case .kept = verdict, let changed = heedVote(step: counted) { return changed }
    return verdict
  }

  /// A reading that is no gravity: it only votes.
  @inline(never)
  private mutating func passOver(length: Double, step: Double) -> ClassifierVerdict {
    filter.noteLength(length, step: step, configuration)
    let shortened = min(length, configuration.largestVote)
    let isFull = filter.takeVote(reading * (shortened / length), length: shortened, step: step, configuration)
    if isFull, let changed = heedVote(step: countVote()) { return changed }
    return refuse(.notGravity)
  }

  @inline(never)
  private mutating func countVote() -> Double { filter.countVote(configuration) }

  /// Put in at its callers: for a call the whole classifier would be copied, 1,300 bytes a sample.
  @inline(__always)
  private func side(of gravity: SIMD3<Double>, motion: SIMD3<Double>) -> DeviceOrientation {
    configuration.side(of: gravity, motion: motion, from: orientation, lastEdge: lastEdge, widening: widening)
  }

  private mutating func refuse(_ reason: KeepReason) -> ClassifierVerdict {
    isRefusing = true
    forgetCandidate()
    return .kept(reason)
  }

  private mutating func restart(at t: Double) -> ClassifierVerdict {
    filter = GravityFilter(at: reading, configuration)
    isStarted = true
    startTime = t
    forgetCandidate()
    return .kept(orientation == .unknown ? .confirming : .restartedAfterGap)
  }

  /// Seconds by which a clock of samples may be late after a thousand sums of a period that no binary fraction is.
  static let clockGrain = 1e-9

  /// The first orientation: what the readings of `firstLook` have in common.
  private mutating func first() -> ClassifierVerdict? {
    guard lastTime - startTime >= configuration.firstLook - Self.clockGrain else { return nil }
    let vote = filter.commonVote
    guard configuration.voteRange.contains((vote * vote).sum().squareRoot()) else { return nil }
    let found = configuration.nearest(to: vote)
    settle(on: found)
    return .changed(found, .firstReading)
  }

  /// How much wider than at rest the margins are.
  private var widening: Margins {
    var margins = Margins()
    let sway = filter.sway - configuration.calmSway
    if sway > 0 {
      margins.edge = sway * configuration.swayMargin
      margins.face = margins.edge
    }
    return margins
  }

  /// What the vote of all readings says, where shaking keeps gravity's own filter from saying it.
  private mutating func heedVote(step: Double) -> ClassifierVerdict? {
    if orientation == .unknown { return first() }
    let vote = filter.commonVote
    let square = (vote * vote).sum()
    let inPlane = vote.x * vote.x + vote.y * vote.y
    let found = ClassifierConfiguration.edge(vote)
    noteHeld(found == orientation, step: step)
    guard found != orientation, let dwell = voteDwell,
      inPlane > configuration.leaveFlat * configuration.leaveFlat * square, !isReversal(found)
    else {
      voted = .unknown
      return nil
    }
    // Within a step the vote may be too short or long to count, which is no other opinion.
    guard configuration.voteRange.contains(square.squareRoot()) else { return nil }
    let lead = configuration.lead(of: vote, towards: found, from: orientation)
    guard orientation.isFlat || lead > configuration.voteLead else {
      voted = .unknown
      return nil
    }
    voteTime = found == voted ? voteTime + step : 0
    voted = found
    // The vote lags: half way through a turn upside down it is for the edge between, which the readings have left.
    guard voteTime >= dwell, ClassifierConfiguration.edge(filter.gravity) == found else { return nil }
    change(to: found)
    return .changed(found, .turned)
  }

  /// Notes whether the vote is for the present orientation.
  private mutating func noteHeld(_ isHeld: Bool, step: Double) {
    if isHeld {
      heldTime += step
    } else if heldTime > 0 {
      if heldTime >= configuration.brieflyBack { (heldBefore, leftAt) = (heldTime, lastTime) }
      heldTime = 0
    }
  }

  /// Seconds the vote must be for another edge; nil where it is gravity's own filter that decides.
  @inline(__always)
  private var voteDwell: Double? {
    if !isConfirmed { return configuration.voteDwell }
    guard !orientation.isFlat else { return nil }
    let swaying = filter.sway > configuration.voteSway ? configuration.voteDwell : nil
    // A lasting length that is not gravity's is no shaking: an axis that is stuck.
    guard filter.shaking(configuration) > 0, filter.hasLengthOfVote(configuration) else { return swaying }
    // A turn that goes on to the next edge is still the same turn.
    let isCarried = heldBefore >= configuration.steadyTime && lastTime - leftAt <= configuration.leavingTime
    return isCarried ? configuration.carriedDwell : swaying ?? configuration.patientDwell
  }

  private mutating func decide(step: Double) -> ClassifierVerdict {
    guard orientation != .unknown else { return .kept(.confirming) }
    if lastTime < reversalEnd || !isConfirmed { noteRest(step: step) }
    let speed = (filter.motion * filter.motion).sum()
    glideTime = speed > configuration.leastGlide && speed < configuration.mostGlide ? glideTime + step : 0
    guard side(of: filter.gravity, motion: filter.motion) != orientation else { return keep(filter.gravity) }
    return weigh(step: step)
  }

  @inline(__always)
  private mutating func keep(_ gravity: SIMD3<Double>) -> ClassifierVerdict {
    forgetCandidate()
    return .kept(configuration.nearest(to: gravity) == orientation ? .same : .withinMargin)
  }

  /// Another orientation seems to be ahead: whether it is, and for long enough.
  @inline(never)
  private mutating func weigh(step: Double) -> ClassifierVerdict {
    let motion = filter.motion(borneOutBy: reading, configuration)
    let gravity = filter.gravity(moving: motion)
    let found = side(of: gravity, motion: motion)
    guard found != orientation else { return keep(gravity) }
    let least = configuration.leastGravity
    noteStill(found, step: step)
    guard filter.hasLengthOfGravity(configuration), (gravity * gravity).sum() > least * least else {
      forgetCandidate()
      isRefusing = !configuration.meanRange.contains((reading * reading).sum().squareRoot())
      return .kept(.notGravity)
    }
    candidateTime = found == candidate ? candidateTime + step : 0
    if isStill { candidateTime = max(candidateTime, stillness.seconds) }
    candidate = found
    candidateRest = rests(in: found, gravity) ? candidateRest + step : 0
    let (needed, isShaken) = dwell(before: found, gravity: gravity)
    guard candidateTime >= needed else { return .kept(isShaken ? .agitated : .confirming) }
    let reason: ChangeReason = found.isFlat ? .laidFlat : orientation.isFlat ? .pickedUp : .turned
    change(to: found)
    filter.restartVote()
    return .changed(found, reason)
  }

  private mutating func change(to found: DeviceOrientation) {
    if found.isValidInterfaceOrientation, found != lastEdge {
      edgeBefore = lastEdge
      reversalEnd = lastTime + configuration.reversalWindow
      restedTime = 0
    }
    settle(on: found)
  }

  /// Whether `found` takes back a turn that was not rested in yet.
  @inline(__always)
  private func isReversal(_ found: DeviceOrientation) -> Bool {
    found == edgeBefore && found != lastEdge && lastTime < reversalEnd && restedTime < configuration.restTime
  }

  /// Whether the device has rested where the candidate is for so long that the turn it takes back was a mistake.
  private var isUndone: Bool { candidateRest >= configuration.undoRest }

  /// How long `found` must have been ahead, in seconds, and whether its being moved makes that more than twice as long as when calm.
  private func dwell(before found: DeviceOrientation, gravity: SIMD3<Double>) -> (seconds: Double, isShaken: Bool) {
    let isTurn = !found.isFlat && !orientation.isFlat
    let lead = isTurn ? configuration.lead(of: gravity, towards: found, from: orientation) : 0
    var seconds = configuration.calmDwell
    let isDeep = isTurn && lead > configuration.sureLead && filter.lengthIsGravitys(gravity, configuration)
    let agitated = isDeep ? configuration.sureDwell : configuration.agitatedDwell
    if !isStill { seconds += (agitated - configuration.calmDwell) * filter.agitation }
    if !found.isFlat { seconds += configuration.shakenDwell * filter.shaking(configuration) }
    let swaying = max(0, filter.sway - configuration.calmSway) * configuration.swayDwell
    let isShaken = seconds + swaying > 2 * configuration.calmDwell
    if isReversal(found), !isUndone { seconds += configuration.reversalDwell }
    seconds += swaying
    if found.isFlat, orientation.isFlat { return (max(seconds, configuration.oppositeDwell), isShaken) }
    if orientation.isFlat {
      let isAskew = filter.agitation > 0 && configuration.leadOfEdge(in: gravity) < configuration.pickUpLead
      return (isAskew ? max(seconds, configuration.pickUpDwell) : seconds, isShaken)
    }
    guard isTurn, glideTime < configuration.glideTime, isShallow(found, lead: lead) else { return (seconds, isShaken) }
    return (max(seconds, configuration.shallowDwell + configuration.swungDwell * filter.agitation), isShaken)
  }

  /// Whether a turn to `found`, where gravity leads by `lead`, may be a glance. What the swing of a hand adds to gravity makes a
  /// glance look deeper, so that an agitated lead must be larger; readings at rest tell how deep it is.
  private func isShallow(_ found: DeviceOrientation, lead: Double) -> Bool {
    if isStill {
      return configuration.lead(of: stillness.sum, towards: found, from: orientation) < configuration.stillLead
    }
    let least = configuration.deepLead + configuration.swungLead * filter.agitation
    return lead < min(least, configuration.largestDeepLead)
  }

  /// Counts for how long the readings of a turn to a clear edge have been gravity by themselves. Not when it is picked up, where the
  /// edge may be another one a moment later.
  private mutating func noteStill(_ found: DeviceOrientation, step: Double) {
    guard !found.isFlat, !orientation.isFlat else {
      stillness = Stillness()
      return
    }
    stillness.note(
      reading, isFit: isFit(reading, for: found), after: before, wasFit: isFit(before, for: found), step: step,
      configuration)
  }

  /// Whether a reading may be one at rest on this edge.
  @inline(__always)
  private func isFit(_ reading: SIMD3<Double>, for edge: DeviceOrientation) -> Bool {
    ClassifierConfiguration.edge(reading) == edge && filter.lengthIsGravitys(reading, configuration)
      && configuration.leadOfEdge(in: reading) >= configuration.pickUpLead
  }

  /// Whether that is long enough for what came before not to count.
  private var isStill: Bool { stillness.isLong(configuration) }

  /// Counts how long the device has rested in the middle of its orientation; not beyond what `dwell` asks for.
  private mutating func noteRest(step: Double) {
    guard restedTime < configuration.restTime else { return }
    restedTime = rests(in: orientation, filter.gravity) ? restedTime + step : 0
    if restedTime >= configuration.restTime { isConfirmed = true }
  }

  @inline(__always)
  private func rests(in pose: DeviceOrientation, _ gravity: SIMD3<Double>) -> Bool {
    filter.agitation < configuration.restAgitation && configuration.isInMiddle(gravity, of: pose)
  }

  private mutating func settle(on found: DeviceOrientation) {
    orientation = found
    if found.isValidInterfaceOrientation { lastEdge = found }
    forgetCandidate()
  }

  private mutating func forgetCandidate() {
    candidate = .unknown
    candidateTime = 0
    candidateRest = 0
    stillness = Stillness()
  }
}
