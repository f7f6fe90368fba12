// Every threshold of the classifier, named, with its reason.

/// The thresholds of `OrientationClassifier`.
///
/// "Measured" means tried on the recorded and synthetic traces and the held-still table of spec/orientation §5–7, at
/// nine sample rates from 15 to 200 Hz. The values were searched for on those traces and on 6 h of people moving about
/// with a phone at the waist (HAPT, §5), so no figure on them is of unseen data. Margins are narrow for `leastLead`,
/// `leaveFlat`, `agitated` and `smoothing`: a step of a tenth either way, or less, misses a target at some rate. What concerns
/// walking, jogging, glances and shaking was searched for on the made people of `DailyLife`'s part `train` beside them.
/// Shares of gravity are of a vector of length 1.
public struct ClassifierConfiguration: Sendable, Hashable {
  // MARK: Boundaries

  /// How much larger than the held edge's share of gravity another edge's must become. A share and not an angle,
  /// because noise is equal in every direction: 8° past the diagonal when upright, 16° at 60° of tilt. Hand sway of
  /// 0.035 g (spec/orientation §6) moves the difference of two axes by 0.05 rms; four times that does not flap.
  public var edgeMargin = 0.21
  /// The lead an edge needs in any case, and all it needs when picked up from flat, where the old edge has no claim.
  public var leastLead = 0.08
  /// Seconds by which the present turning is thought to go on when the margin is judged: a device that is turning
  /// need not go as far past a boundary as one held still (measured: median delay 210 to 147 ms, no flap more).
  public var edgeForesight = 0.09
  /// The in-plane share of gravity at 60° of tilt, the boundary between edge and face in UIDevice's sense
  /// (spec/orientation §7, M3).
  public var flatBoundary = 0.5
  /// In-plane share below which an edge gives way to a face: cos 69°. With `leaveFlat` wide enough for 0.035 g of
  /// sway, which is 2° rms here (measured at 50–85°: no change a minute).
  public var enterFlat = 0.365
  /// In-plane share above which a face gives way to an edge: cos 52° (measured: 0.62 answers
  /// one hand turn a sample too late at 47.6 Hz, 0.60 makes a false change at 40 Hz).
  public var leaveFlat = 0.61
  /// As `edgeForesight`, for faces; shorter, because taps on a lying device look like tilting (measured: 0.1 gives
  /// false edges under tapping).
  public var flatForesight = 0.05

  // MARK: Filter and agitation

  /// Seconds of each of the two low-pass filters whose difference cancels their lag on a steady turn.
  public var smoothing = 0.05
  /// How many times farther than the reading the filter's motion may carry gravity before the rest is taken for its own
  /// swing: tremor of one reading must not stop a turn (measured: 1.2 costs 50 ms of the median of hand turns at 50 Hz,
  /// with 2 a step from flat to 60° of tilt is taken for an edge).
  public var motionSlack = 1.5
  /// Seconds of the two high-pass filters that leave what is neither rest nor steady turning.
  public var unrestMemory = 0.08
  /// Seconds in which unrest is believed: slower than one sample, so that a single odd one does not count.
  public var unrestAttack = 0.04
  /// Seconds in which unrest is forgotten: a third of a fast turn (0.3 s; measured: with 0.06 the 95th percentile of made hand
  /// turns comes 20 ms sooner, but half of recorded ones 10 ms later, and a walker's turn is answered before it is made).
  public var unrestRelease = 0.1
  /// How much an error of the length of the reading weighs against the same amount of unrest. A push across gravity
  /// hides in the length: 0.5 g sideways lengthens it by 0.12 only.
  public var lengthWeight = 1.5
  /// Unrest in g that counts as calm: twice that of a hand (0.02–0.07 g tremor, spec/orientation §6, high-passed).
  public var calm = 0.06
  /// Unrest in g at which nothing is believed quickly: the tangential kick of a 90° turn in 0.3 s at arm's length.
  public var agitated = 0.7

  // MARK: Patience

  /// Seconds another orientation must stay ahead when calm: two samples at 50 Hz.
  public var calmDwell = 0.04
  /// The same when agitated: longer than the first half of a 0.4 s turn, whose push points the wrong way.
  public var agitatedDwell = 0.35
  /// The lead above which a turn of gravity that is as long as gravity is believed sooner: no push but one of a full g
  /// makes that of an edge's middle…
  public var sureLead = 0.6
  /// …how far the length may be off, in g…
  public var sureLength = 0.15
  /// …and for how many seconds it must be ahead when agitated (measured: with 0.35 the median of made hand turns is 40 ms
  /// later, with 0.15 the kick of a turn in 0.3 s is believed).
  public var sureDwell = 0.3
  /// How far, in g, readings at rest may be from the first of them: tremor of 0.07 g rms on each axis (spec/orientation §6) moves one
  /// by 0.17 g from another…
  public var stillSwing = 0.2
  /// …and for how many seconds they must be, for agitation from before to count no more; two readings at 15 a second are 0.067 s
  /// apart (measured on made hand turns, train: the 95th percentile at 15 Hz is 332 ms when readings have to stay with the filter, and
  /// 275 so, at 50 Hz 299 and 280; with 0.04 and a swing of 0.25 two to six of 240 turns with kicks have a false change).
  public var stillDwell = 0.05
  /// Seconds over which shaking is averaged: many times a turn, so that only what goes on counts.
  public var shakingMemory = 6.0
  /// Mean error of the length of the readings, those that are no gravity among them, in g, from which the device counts
  /// as shaken: what somebody makes who walks with a bounce of 0.2 g…
  public var shakingFloor = 0.14
  /// …and at which `shakenDwell` counts in full. A compromise (measured at 50 Hz, on made people): 0.18 and 0.45 turn them while
  /// they walk with a bounce of 0.25 g after 0.28 s, these after 0.56 s, 0.13 and 0.16 after 1.7 s; but with the first a lid
  /// shaken by hand turns 48 times at 15 Hz, where 37 are allowed, and with these 36.
  public var shakingCeiling = 0.3
  /// Seconds of dwell that shaking adds before an edge: shakes are shorter, and 1–1.5 s is what people ask for
  /// (spec/orientation §4). A face needs none: to lie flat turns nothing.
  public var shakenDwell = 1.5
  /// A change taken back within a second is a flap (spec/orientation §7, M1); a device that is rocked takes two…
  public var reversalWindow = 2.0
  /// …so in that time going back to the edge just left takes this many seconds more, unless the device has rested
  /// meanwhile: M1 counts what the truth was never near, and a pose that was held is the truth.
  public var reversalDwell = 1.9
  /// Seconds of rest that make a pose one that was held: half of the 0.4 s in which hand turns are to be answered (§7,
  /// M3), less one sample at 20 Hz (measured: 0.05 to 0.2 do).
  public var restTime = 0.15
  /// Seconds of rest in the edge just left that take the turn back without `reversalDwell`: what stands still for so long is
  /// not being rocked, and the turn was a glance that lasted (measured: with 0.9 to 1.2 no settled second of made daily life
  /// is wrong by it, with 0.8 a lid shaken by hand turns 39 times, where 37 are allowed). More than the second of a flap.
  public var undoRest = 1.0
  /// Agitation above which a device does not rest: 0.19 g of unrest, a trembling hand's at its worst.
  public var restAgitation = 0.2
  /// By how much gravity's share along the edge must exceed the one across for rest there: upright, 20° from the
  /// middle (measured: up to 0.5 a lid that is rocked across the boundary and stays 27° from the middle flaps).
  public var restLead = 0.6

  // MARK: What is gravity

  /// Lengths in g outside which one reading is not gravity but free fall or a blow.
  public var readingRange = 0.5...1.6
  /// Mean readings outside this share of what the sensor reads at rest are not gravity but a lasting acceleration: a
  /// spin on the table reads 1.3 g for seconds in the x-io trace. Wide enough for offsets of up to 0.09 g, which
  /// lengthen one pose and shorten its opposite (measured: 1.17 to 1.19 do, with gains from −3 to +3 %).
  public var meanRange = 0.82...1.18
  /// The length in g below which what the filter left is no direction: readings of 1 g that point every way, as of an
  /// axis whose sign swaps. A turn of 90° in 0.3 s leaves 0.93 g (computed).
  public var leastGravity = 0.4
  /// Seconds over which the length is averaged: longer than a kick, which must not close the gate.
  public var meanMemory = 0.4

  /// Lengths in g between which a sensor at rest may read: the gain and offsets of consumer chips.
  public var restRange = 0.92...1.08
  /// How fast in g a second the length at rest is learnt: a gain 3 % off in 4 s. Errors of length are judged against it
  /// (measured at gains from −3 to +3 %, 0.005 and 0.01 do as well: p95 of the synthetic turns stays at 340 ms, and
  /// nothing is false).
  public var restDrift = 0.0075

  // MARK: Walking and jogging

  /// Seconds of each of the two low-pass filters of the slow vote, to which all readings count, also those that are not
  /// gravity: over whole steps a body's acceleration cancels.
  public var voteMemory = 0.1
  /// As many for sensors of 15 readings a second and slower, of which fewer make a shorter mean.
  public var slowVoteMemory = 0.13
  /// Seconds of readings that are counted together: a share of the memory, so that fast sensors cost no more.
  public var votePeriod = 0.04
  /// The longest a reading counts, in g: a blow is no step.
  public var largestVote = 3.0
  /// The lead another edge needs in the vote…
  public var voteLead = 0.35
  /// …and for how many seconds.
  public var voteDwell = 0.16
  /// Sway in g from which the vote turns what gravity's own filter does not, in any case: jogging's. A compromise (measured at
  /// 50 Hz): at 0.076 a lid shaken by hand turns 41 times at 15 Hz, where 37 are allowed.
  public var voteSway = 0.12
  /// Seconds the vote must have been for the edge it leaves, for a shaken device to be one that is carried: one that is rocked
  /// comes and goes (measured: with 2.5 a lid shaken by hand turns 38 times at 15 Hz, where 37 are allowed, with 3.5 36)…
  public var steadyTime = 3.5
  /// …as if it had not left when it comes back for less than these seconds: a step.
  public var brieflyBack = 0.4
  /// Seconds since it left in which it still counts as carried: as long as a slow turn takes.
  public var leavingTime = 1.5
  /// Seconds the vote of a carried device must be for another edge (measured on made people at 50 Hz: with 0.04 they turn while
  /// walking with a bounce of 0.3 g after 0.36 s, with 0.08 after 0.4 s, with neither falsely)…
  public var carriedDwell = 0.04
  /// …and of one that is shaken and not known to be carried: a shake is shorter.
  public var patientDwell = 1.2
  /// Lengths in g between which the vote is gravity's.
  public var voteRange = 0.85...1.35
  /// How fast in g a second the sway is learnt: the median distance of the smooth reading from the vote.
  public var swayDrift = 0.05
  /// Sway in g up to which nothing is widened: a hand's.
  public var calmSway = 0.03
  /// By how much each g of sway beyond that widens every margin…
  public var swayMargin = 2.0
  /// …and how many seconds each adds to the dwell…
  public var swayDwell = 2.0
  /// …up to this sway in g.
  public var largestSway = 0.25
  /// The share of turning that is no sway: what a turn of half a second leaves in the swing.
  public var turningShare = 0.35

  // MARK: Picked up

  /// The lead before its neighbour below which an edge is not sure when the device is picked up: on its way to be read it may be
  /// turned on to another (measured: with 0.35 as many false answers go at hand turns, with 0.5 more at shoves; with 0.7 half
  /// of made hand turns are 12 ms later)…
  public var pickUpLead = 0.5
  /// …and for how many seconds such an edge must be ahead, unless the device is calm (measured: without that exception the 95th
  /// percentile of recorded hand rotation is 70 ms later).
  public var pickUpDwell = 0.2

  // MARK: Glances and shoves

  /// The lead in the plane above which an edge is taken at once; below, it may be a glance.
  public var deepLead = 0.5
  /// By how much more agitation of 1 raises that: a glance is a swing too, and what it adds to gravity looks like a deeper turn
  /// (measured on made glances to 60°, train, together with the next two and `swungDwell`: of 100 turn 14 and not 26 at 50 Hz)…
  public var swungLead = 1.0
  /// …up to this one (measured: with none the 95th percentile of turns of 0.3 to 0.8 s is 20 ms later).
  public var largestDeepLead = 0.9
  /// The lead above which an edge is taken where readings are at rest: a glance of 60° has 0.37, and a hand whose turn ends 10° off
  /// the edge's middle 0.81.
  public var stillLead = 0.65
  /// Seconds a shallow lead must last.
  public var shallowDwell = 0.4
  /// Seconds that agitation of 1 adds to that: the way back from a glance is a swing as well.
  public var swungDwell = 0.3
  /// Squares of the way gravity goes in one `smoothing` when a hand turns the device steadily, 20 to 133° a second; a
  /// glance is faster, and then stands…
  public var leastGlide = 0.0003
  /// The other end of that range.
  public var mostGlide = 0.0135
  /// …and for how many seconds: a glance slows down in less.
  public var glideTime = 0.3
  /// Seconds the opposite face must be ahead.
  public var oppositeDwell = 0.4

  // MARK: Time

  /// Seconds of evidence before the first orientation: more than a step of somebody who jogs (0.33–0.42 s), so that it is
  /// not read off the one reading at which a bounce happened to begin.
  public var firstLook = 0.5
  /// Seconds without a sample after which the filter starts again: three periods at the slowest rate, 1 Hz.
  public var longestGap = 3.0

  /// The thresholds of `standard`.
  public init() {}

  /// The thresholds everything in Swivel uses.
  public static let standard = ClassifierConfiguration()
}
