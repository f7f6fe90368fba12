// Guests that run in circles: what they do inside each other's callbacks is counted, stopped at a bound, and named.
import DeviceCatalog

/// Something a guest does that calls guests back, so that it could go on for ever.
struct GuestStep: Equatable {
  /// What is done; raw values are the words of the report.
  enum Kind: String {
    case presents
    case dismisses
    case shows
    case selects
    case root = "gets the root"
    case takes
    case loads = "loads its view"
    case turns = "turns the window"
    case isSet = "is set"
  }

  /// Classes, not instances: a circle may make new ones each time.
  let subject: String
  let kind: Kind
  let object: String?

  var words: String {
    switch kind {
    case .takes: "\(subject) takes \(object ?? "nothing") in"
    case .presents, .dismisses, .shows, .selects, .root, .loads, .turns, .isSet:
      object.map { "\(subject) \(kind.rawValue) \($0)" } ?? "\(subject) \(kind.rawValue)"
    }
  }
}

extension AppScene {
  /// Steps in one input before guests count as running in circles: more than any screenful of an honest app takes, and few
  /// enough that, one inside the other, they fit on the stack.
  static let maximumSteps = 100

  /// The longest circle that is looked for.
  private static let maximumPeriod = 8

  /// Whether `subject` may do that once more in this input; else the input is unsettled, and the caller leaves it undone.
  func admits(_ kind: GuestStep.Kind, by subject: String, of object: String? = nil) -> Bool {
    steps.append(GuestStep(subject: subject, kind: kind, object: object))
    guard steps.count > Self.maximumSteps else { return true }
    steps.removeLast()
    tellCircle(steps)
    return false
  }

  /// Does `body` unless steps of its kind lie so deep inside each other that they could only be a circle. Honest apps do these
  /// any number of times, one after the other.
  func nested(_ kind: GuestStep.Kind, by subject: String, of object: String? = nil, _ body: () -> Void) -> Bool {
    guard nestedSteps.count < Self.maximumSteps else {
      tellCircle(nestedSteps)
      return false
    }
    nestedSteps.append(GuestStep(subject: subject, kind: kind, object: object))
    body()
    nestedSteps.removeLast()
    return true
  }

  /// The first word on it stays: what else is refused on the way out of the circle is no news.
  private func tellCircle(_ steps: [GuestStep]) {
    guard unsettled == nil else { return }
    let circle = Self.circle(in: steps)
    let words = circle.map(\.words).joined(separator: ", ")
    unsettled = "\(bundle.name) runs in circles: \(words); stopped after \(steps.count) steps in one input"
  }

  /// The steps that come again and again at the end of `steps`, from the one that came first; the last few if none do.
  static func circle(in steps: [GuestStep]) -> ArraySlice<GuestStep> {
    for period in 1...maximumPeriod where steps.count >= 3 * period {
      var first = steps.count - period
      while first > 0, steps[first - 1] == steps[first - 1 + period] { first -= 1 }
      if steps.count - first >= 3 * period { return steps[first..<(first + period)] }
    }
    return steps.suffix(maximumPeriod)
  }
}
