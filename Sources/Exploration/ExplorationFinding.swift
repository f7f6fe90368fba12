// One thing that is wrong, with the shortest path found to it: what is told, written to scripts and kept in baselines.
import Emulator
import EventLog

/// A finding of an exploration.
public struct ExplorationFinding: Sendable, Equatable {
  /// How it is known.
  public var oracle: Oracle
  /// Where: device, version and number of windows.
  public var world: String
  /// The device's identifier, its version and the apps, for the script.
  public var header: LogHeader
  /// The path, shrunk.
  public var events: [DeviceEvent]
  /// What is wrong after it, the gravest first.
  public var differences: [Difference]
  /// What has to lead to the same, in words; nil where the state speaks for itself.
  public var reference: String?
  /// What was thrown, or how the process ended; nil for a difference.
  public var text: String?
  /// The steps of the path, from 1, without which all is well.
  public var needed: [Int]
  /// How many walks of the path in one process found the same, and of how many.
  public var verified: (same: Int, of: Int)
  /// Layout mistakes that are there after the path and not after what has to lead to the same.
  public var layout: [String] = []

  /// A finding; `differences` has at least one.
  public init(
    oracle: Oracle, world: String, header: LogHeader, events: [DeviceEvent], differences: [Difference],
    reference: String?, text: String?, needed: [Int], verified: (same: Int, of: Int)
  ) {
    precondition(!differences.isEmpty, "a finding without a difference")
    self.oracle = oracle
    self.world = world
    self.header = header
    self.events = events
    self.differences = differences
    self.reference = reference
    self.text = text
    self.needed = needed
    self.verified = verified
  }

  /// Equality of all that is told.
  public static func == (left: Self, right: Self) -> Bool {
    left.fingerprint == right.fingerprint && left.events == right.events && left.differences == right.differences
  }

  /// The screen it is seen on.
  public var screen: String { differences[0].screen }

  /// What stays the same from run to run: oracle, screen, what differs and the kinds of events, without values and places.
  public var fingerprint: String {
    let view = differences[0].view.hasPrefix("/") ? "" : differences[0].view
    let site = "\(view).\(differences[0].property.name)"
    return [oracle.rawValue, screen, site, kinds].joined(separator: "\t")
  }

  var kinds: String { Set(events.map(\.kind)).subtracting(["wait"]).sorted().joined(separator: "+") }

  /// The path in a line: `tap 1 suggest; rotate LL`.
  public var line: String { events.isEmpty ? "the launch" : events.map(\.brief).joined(separator: "; ") }

  /// What is said of it in a line.
  public var summary: String {
    let what = text ?? differences[0].text
    return "\(oracle.rawValue): \(screen): \(what)"
  }

  /// What the neighbour says: the steps without which it passes.
  public var neighbour: String {
    guard let last = needed.last else { return "it is so from the launch on" }
    if events.count == 1 { return "without its step it passes" }
    if needed.count == events.count { return "without any of its \(needed.count) steps it passes" }
    return "without step \(last) it passes"
  }
}

extension ExplorationFinding {
  /// A script that expects what is right: `swivel run` leaves with 1 as long as the mistake is there. One that ends the
  /// process, or never answers, expects nothing but to get through.
  public var script: [String] {
    var lines = ["# \(summary)", "# \(oracle.explanation)"]
    if let reference { lines.append("# The same has to be seen as after: \(reference)") }
    lines.append("# \(neighbour)")
    lines = lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    return lines + bareScript + [expectation].compactMap { $0 }
  }

  /// The header and the path, without a word.
  public var bareScript: [String] {
    var head = JSONText.object
    head.add("v", LogRecord.version)
    head.add("record", "header")
    head.add("device", header.device)
    head.add("era", header.era)
    head.add("apps", JSONText.list(header.apps))
    // What comes soon after a wait says when.
    let lines = zip(events.inputs, [nil] + events.map(Optional.some)).map { input, before in
      before?.kind == "wait" && input.event.kind != "wait" ? input.scriptLine : input.event.scriptLine
    }
    return [head.closed] + lines
  }

  private var expectation: String? {
    let wrong = differences[0]
    var json = JSONText.object
    json.add("record", "expect")
    if oracle == .growth || EmulatedDevice.countedWords.contains(wrong.view), let count = Int(wrong.expected) {
      json.add("kept", wrong.view)
      json.add("count", count)
      return json.closed
    }
    // What was said in Swift has no line.
    if text != nil, oracle != .expectation || wrong.property == .existence { return nil }
    json.add("window", wrong.window)
    switch wrong.property {
    case .interface, .visible, .stack: json.add(wrong.property.name, wrong.expected)
    case .existence:
      json.add("view", wrong.view)
      json.add("exists", wrong.expected != "false")
    case .text:
      json.add("view", wrong.view)
      json.add("text", wrong.expected)
    case .value:
      json.add("view", wrong.view)
      json.add("value", wrong.expected)
    case .hidden, .tappable, .inside:
      json.add("view", wrong.view)
      json.add(wrong.property.name, wrong.expected == "true")
    case .colors:
      json.add("view", wrong.view)
      json.add("colors", wrong.expected)
    case .frame:
      json.add("view", wrong.view)
      json.add("frame", JSONText.list(wrong.expected.split(separator: ",").compactMap { Double($0) }))
    }
    return json.closed
  }
}
