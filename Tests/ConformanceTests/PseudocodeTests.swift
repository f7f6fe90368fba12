// Random rows against the specification's pseudocode of §4, written down a second time over sets of letters.
import Conformance
import Testing

@MainActor struct PseudocodeTests {
  @Test func everyRowEndsAsThePseudocodeSays() throws {
    var cast = Casting(state: 2026)
    let rows = (0..<Self.rowCount).map { "F\($0)," + cast.row() }
    let table = try ConformanceTable(text: ([TableTests.header] + rows).joined(separator: "\n") + "\n")
    #expect(table.rows.count == Self.rowCount)
    for (row, text) in zip(table.rows, rows) {
      #expect(RowRunner.run(row) == .passed, "\(text)")
    }
  }

  /// Enough for every event with every era and gate.
  static let rowCount = 1500
}

/// Makes up rows with the results that §4 gives them.
private struct Casting {
  typealias Letters = Set<String>
  static let masks: [(name: String, set: Letters)] = [
    ("P", ["P"]), ("U", ["U"]), ("LR", ["LR"]), ("LL", ["LL"]), ("L", ["LR", "LL"]), ("ABU", ["P", "LR", "LL"]),
    ("ALL", ["P", "LR", "LL", "U"]), ("P|LR", ["P", "LR"]), ("P|U", ["P", "U"]),
  ]
  static let words = ["P": "portrait", "U": "upsideDown", "LR": "landscapeRight", "LL": "landscapeLeft"]
  /// The device's words and the interface orientation that matches each; nil for none.
  static let attitudes: [(word: String, matching: String?)] = [
    ("portrait", "P"), ("upsideDown", "U"), ("landscapeLeft(dev)", "LR"), ("landscapeRight(dev)", "LL"),
    ("faceUp", nil),
    ("unknown", nil),
  ]
  static let eras = ["6", "7", "8", "9", "11", "12", "13", "15", "15.4", "16", "17", "18", "26", "27"]
  static let all: Letters = ["P", "LR", "LL", "U"]
  static let upright: Letters = ["P", "LR", "LL"]

  var state: UInt64

  /// Knuth's linear congruential generator (The Art of Computer Programming, 3.3.4, table 1, line 26).
  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
  mutating func mask() -> (name: String, set: Letters) { Self.masks[roll(Self.masks.count)] }

  /// A controller of the row: V(C), S(C) and its text.
  struct Node {
    var kind = "A"
    var attributes: [String] = []
    var inside = ""
    var allows: Letters
    var autorotates = true
    var text: String { kind + (attributes.isEmpty ? "" : "{\(attributes.joined(separator: " "))}") + inside }
  }

  mutating func node(_ name: String, era: Double, isPad: Bool, isMultitasking: Bool) -> Node {
    var node = Node(kind: name, allows: isPad ? Self.all : Self.upright)
    let own = roll(5) < 3 ? mask() : nil
    if roll(3) == 0 {
      node.autorotates = roll(2) == 0
      node.attributes.append("S=\(node.autorotates ? "YES" : "NO")")
    }
    if era >= 16 || isMultitasking { node.autorotates = true }
    if roll(2) == 0 {
      let child = "X\(name){mask=\(mask().name) S=NO}"
      (node.kind, node.inside) = roll(2) == 0 ? ("Nav", "[\(child)]") : ("Tab", "[\(child), Y\(name)]@\(roll(2))")
      if roll(3) == 0 {
        let delegate = mask()
        node.attributes.append("delegateMask=\(delegate.name)")
        if era >= 7 { node.allows = delegate.set }
      }
    }
    if let own {
      node.attributes.append("mask=\(own.name)")
      node.allows = own.set
    }
    return node
  }

  /// `pick(M, hints…)`.
  func pick(_ mask: Letters, _ hints: String?...) -> String? {
    hints.compactMap { $0 }.first { mask.contains($0) } ?? ["P", "LR", "LL", "U"].first { mask.contains($0) }
  }

  /// The given of a row, in the letters of §4.
  struct Given {
    var era: Double
    var isPad: Bool
    var isMultitasking: Bool
    var device: Letters
    var app: Letters
    var now: String
    var held: String?

    func isBad(_ node: Node) -> Bool { !isMultitasking && app.isDisjoint(with: node.allows) }
    func allowed(_ node: Node) -> Letters {
      isMultitasking ? device : device.intersection(app).intersection(node.allows)
    }
    /// §4 `deviceTurn`.
    func turned(_ node: Node) -> (String, String) {
      guard let held, node.autorotates else { return (now, "stays") }
      if isBad(node) { return (now, "exception:no-common") }
      return allowed(node).contains(held) && held != now ? (held, "rotated") : (now, "stays")
    }
  }

  /// The cells of a row after its id; rows the pseudocode leaves open (an empty M without an exception) are made anew.
  mutating func row() -> String {
    while true { if let row = attempt() { return row } }
  }

  private mutating func attempt() -> String? {
    let eraText = Self.eras[roll(Self.eras.count)]
    guard let era = Double(eraText) else { return nil }
    let idiom =
      era < 11 ? ["home", "pad"][roll(2)] : era >= 26 ? ["notch", "pad"][roll(2)] : ["home", "notch", "pad"][roll(3)]
    let isPad = idiom == "pad"
    let plist = Self.masks.filter { ["P", "L", "ABU", "ALL"].contains($0.name) }[roll(4)]
    let appDelegate = roll(2) == 0 ? mask() : nil
    let sceneDelegate = era >= 13 && roll(3) == 0 ? mask() : nil
    let isFull = isPad && roll(2) == 0
    let isMultitasking = isPad && era >= 9 && plist.name == "ALL" && !(isFull && era < 27)
    let (attitude, held) = Self.attitudes[roll(Self.attitudes.count)]
    let device = idiom == "notch" ? Self.upright : Self.all
    let current = ["P", "LR", "LL"][roll(3)]
    let app = (era >= 27 ? sceneDelegate : nil) ?? appDelegate ?? plist
    let given = Given(
      era: era, isPad: isPad, isMultitasking: isMultitasking, device: device, app: app.set, now: current, held: held)
    let root = node("A", era: era, isPad: isPad, isMultitasking: isMultitasking)
    guard let (tree, event, result, kind) = happening(given, root) else { return nil }
    guard let before = Self.words[current], let after = Self.words[result] else { return nil }
    return [
      eraText, idiom, plist.name, appDelegate?.name ?? "-", sceneDelegate?.name ?? "-", isFull ? "yes" : "no", "full",
      "\"\(tree)\"", before, attitude, event, after, kind, "-",
    ].joined(separator: ",")
  }

  private mutating func happening(_ given: Given, _ root: Node) -> (String, String, String, String)? {
    func rotation(_ target: String) -> (String, String) { (target, target == given.now ? "stays" : "rotated") }
    switch roll(given.era < 16 ? 4 : 6) {
    case 0:
      let (result, kind) = given.turned(root)
      return (root.text, "rotate", result, kind)
    case 1: return presentation(given, root)
    case 2:
      let before = ["P", "LR", "LL"][roll(3)]
      guard let name = Self.words[before] else { return nil }
      let target = root.autorotates ? pick(given.allowed(root), given.held, given.now, before) : before
      guard let target else { return nil }
      let (result, kind) = rotation(target)
      return (root.text, "dismiss pre=\(name)", result, kind)
    case 3 where given.era < 16:
      let (result, kind) = given.turned(root)
      return (root.text, "attempt", result, kind)
    case 3, 4:
      guard let target = pick(given.allowed(root), given.held, given.now) else { return nil }
      let (result, kind) = rotation(target)
      return (root.text, roll(2) == 0 ? "setNeeds" : "attempt", result, kind)
    default:
      let asked = mask()
      let (result, kind) = request(asked.set, given, root)
      return (root.text, "geometry(\(asked.name))", result, kind)
    }
  }

  /// §4 `presentCovering`.
  private mutating func presentation(_ given: Given, _ root: Node) -> (String, String, String, String)? {
    var modal = node("B", era: given.era, isPad: given.isPad, isMultitasking: given.isMultitasking)
    let covers = given.era < 8 || roll(2) == 0 ? "fullScreen" : "overFullScreen"
    var preferred: String?
    if covers == "fullScreen", !given.isMultitasking, roll(3) == 0 {
      preferred = ["P", "LR", "LL", "U"][roll(4)]
      modal.attributes.append("pref=\(preferred ?? "")")
    }
    let tree = "\(root.text) >\(covers) \(modal.text)"
    if given.isBad(modal) {
      return (tree, "present", given.now, modal.autorotates ? "exception:no-common" : "stays")
    }
    let mask = given.allowed(modal)
    let target: String?
    if let preferred {
      guard mask.contains(preferred) else { return (tree, "present", given.now, "exception:preferred") }
      target = preferred
    } else if let held = given.held, modal.autorotates, mask.contains(held) {
      target = held
    } else {
      target = pick(mask, given.now, given.held)
    }
    return target.map { (tree, "present", $0, $0 == given.now ? "stays" : "rotated") }
  }

  /// §4 `geometry`.
  private func request(_ asked: Letters, _ given: Given, _ node: Node) -> (String, String) {
    if given.isMultitasking { return (given.now, "error101:windowing") }
    let mask = given.allowed(node)
    guard let target = pick(asked.intersection(mask), given.held) else { return (given.now, "error101:none-supported") }
    if asked.contains(given.now) { return (given.now, "stays") }
    guard let held = given.held, held != target, mask.contains(held) else { return (target, "rotated") }
    return (held, held == given.now ? "rotated-then-back" : "rotated")
  }
}
