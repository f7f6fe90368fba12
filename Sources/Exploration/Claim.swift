// One suspicion: a path, and the other one that has to lead to the same.
import Emulator

/// A path in three parts, of which an oracle says how they have to be alike.
struct Claim: Hashable {
  /// How the parts make two paths; the suspicious one stands first.
  enum Relation: Hashable {
    /// prefix + detour; prefix, or prefix + one event of the detour.
    case detour
    /// detour; a launch in the same place.
    case launch
    /// prefix + detour + tail; prefix + tail + detour.
    case turnBelow
    /// prefix + tail + detour; prefix + detour + tail.
    case turnAbove
    /// As `turnAbove`, and the tail is as if it had not been.
    case loss
    /// prefix + detour + tail; prefix + tail. The detour left everything as it was.
    case excursion
    /// prefix + detour, which leads back to the same screens; prefix, as far as places go.
    case comeBack
    /// prefix + detour + tail; prefix + tail, as far as orientations go.
    case turning
    /// prefix + tail; prefix, in the other windows.
    case isolation
    /// prefix; the same laid out again.
    case again
    /// prefix + detour; prefix + the other landscape.
    case mirror
    /// prefix + detour, which makes it dark; a launch in the dark + prefix. Or a detour that makes it light again; prefix. By colours.
    case light
    /// prefix, by its own state.
    case state
    /// prefix + tail, by what happens at its last event.
    case step
    /// prefix + detour + tail; prefix + tail, of a script.
    case neutral
    /// prefix + detour + tail, with a short pause or half a swipe in it; the same without, so that what moves comes to rest.
    case haste
    /// prefix + detour + tail; prefix + detour + a rest + tail. The detour put something off.
    case early
    /// prefix + detour + detour; by what is kept after it and after more of them.
    case growth
    /// prefix + tail + detour; prefix + detour + tail. The tail stays on the screen; as far as places go.
    case actedAbove
    /// The same the other way round.
    case actedBelow
    /// prefix + detour + tail; prefix + tail, in other windows than the detour's.
    case echo
    /// prefix, in which a window has a part of the screen; the same with all of it, both ways round.
    case part
    /// prefix + detour + tail; prefix + tail + detour, as far as orientations go. The tail opens a screen.
    case facing
    /// prefix + detour, which goes to the Home Screen, turns the device and comes back; the same with the turn before it.
    case away
    /// prefix + detour + tail, at whose end nobody is typed into any more; prefix + tail, without what takes the keyboard away.
    case leftUp
  }

  var oracle: Oracle
  var relation: Relation
  var prefix: Path = []
  var detour: Path = []
  var tail: Path = []

  /// The suspicious path.
  var path: Path {
    switch relation {
    case .turnAbove, .loss, .actedAbove: prefix + tail + detour
    case .growth: prefix + detour + detour
    case .detour, .launch, .turnBelow, .excursion, .comeBack, .turning, .isolation, .again, .mirror, .light, .state,
      .step, .neutral, .haste, .early, .actedBelow, .echo, .part, .facing, .away, .leftUp:
      prefix + detour + tail
    }
  }

  /// Whether its tail comes before its detour.
  var isTailFirst: Bool { relation == .turnAbove || relation == .loss || relation == .actedAbove }

  /// The kinds of its events, each once.
  var kinds: String { Set(path.map(\.kind)).sorted().joined(separator: "+") }
}

/// What a claim came to.
struct Verdict {
  /// What is wrong, the gravest first; at least one.
  var differences: [Difference]
  /// The path that leads to what is right; nil where there is none.
  var reference: String?
  /// What was thrown or kept going.
  var text: String?
  /// The same as a path, where it is one.
  var right: Path?
  /// By which oracle, where that shows only when the paths were walked.
  var oracle: Oracle?
  /// Whether it was looked at when the last event was over, and not when nothing was still to come.
  var isAtOnce = false

  var first: Difference { differences[0] }

  init(_ differences: [Difference], reference: String?, text: String? = nil) {
    self.differences = differences
    self.reference = reference
    self.text = text
  }
}
