// From a file's text to checked rows; every error says row, column and place.
import DeviceCatalog
import Foundation
import Orientation

/// A table of negotiation cases.
public struct ConformanceTable: Sendable {
  /// The rows in the order of the file.
  public var rows: [ConformanceRow]

  /// The columns a table must have; others, such as `rules` and `confidence`, may stand beside them.
  public static let columns = [
    "id", "era", "idiom", "plist", "appDelegate", "sceneDelegate", "requiresFullScreen", "windowing", "tree", "current",
    "device", "event", "resultOrientation", "resultKind", "callbacks",
  ]

  /// The most bytes a table may have: a hundred thousand rows of some hundred bytes.
  public static let maximumBytes = 10_000_000

  /// Reads a file.
  public init(file path: String) throws(ConformanceError) {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw .file(path: path, reason: "cannot be read")
    }
    guard data.count <= Self.maximumBytes else {
      throw .file(path: path, reason: "\(data.count) bytes are more than the \(Self.maximumBytes) a table may have")
    }
    guard let text = String(data: data, encoding: .utf8) else { throw .file(path: path, reason: "is not UTF-8") }
    try self.init(text: text)
  }

  /// Reads a table's text.
  public init(text: String) throws(ConformanceError) {
    let table = try CSVTable(text)
    let header = table.rows.first?.cells ?? []
    for column in Self.columns where !header.contains(column) { throw .missingColumn(name: column) }
    rows = []
    for (line, cells) in table.rows.dropFirst() {
      guard cells.count == header.count else {
        throw .cellCount(row: line, expected: header.count, actual: cells.count)
      }
      let values = Dictionary(zip(header, cells)) { first, _ in first }
      let row = try RowReader(line: line, cells: values).row()
      try row.checkEventFitsTree()
      rows.append(row)
    }
  }
}

extension ConformanceRow {
  /// An event needs something in the tree to happen to.
  fileprivate func checkEventFitsTree() throws(ConformanceError) {
    let missing: String? =
      switch event {
      case .present: tree.presented == .nothing ? "a presentation such as '>fullScreen B'" : nil
      case .push: tree.kind != .navigation || tree.children.isEmpty ? "'Nav[…]' whose last child is pushed" : nil
      case .tab: tree.kind != .tabs || tree.children.count < 2 ? "'Tab[…]' of two tabs or more" : nil
      case .launch, .rotate, .dismiss, .attempt, .setNeeds, .geometry: nil
      }
    guard let missing else { return }
    throw .notation(row: line, column: "tree", position: 1, expected: missing, actual: "'\(tree.name)…'")
  }
}

/// Reads the cells of one row.
private struct RowReader {
  let line: Int
  let cells: [String: String]

  func row() throws(ConformanceError) -> ConformanceRow {
    let device = try read("device") { (text) throws(NotationError) in try Self.device(text) }
    return ConformanceRow(
      id: cell("id"), line: line,
      era: try read("era") { (text) throws(NotationError) in
        guard let era = Era(text) else { throw Words.fail("an iOS version such as 15 or 16.1", text) }
        return era
      },
      idiom: try read("idiom") { (text) throws(NotationError) in
        guard let idiom = RowIdiom(rawValue: text) else { throw Words.fail("home, notch or pad", text) }
        return idiom
      },
      plist: try read("plist", Words.mask), appDelegate: try optionalMask("appDelegate"),
      sceneDelegate: try optionalMask("sceneDelegate"),
      requiresFullScreen: try read("requiresFullScreen", Words.yesOrNo),
      isShared: try read("windowing") { (text) throws(NotationError) in
        guard text == "full" || text == "shared" else { throw Words.fail("full or shared", text) }
        return text == "shared"
      },
      tree: try read("tree", TreeParser.parse),
      current: cell("current") == "-" ? nil : try read("current", Words.orientation), device: device.orientation,
      isLocked: device.isLocked, event: try event(),
      result: try read("resultOrientation", Words.orientation),
      kind: try read("resultKind") { (text) throws(NotationError) in try Self.kind(text) },
      callbacks: try read("callbacks") { (text) throws(NotationError) in
        guard let callbacks = RowCallbacks(rawValue: text) else {
          throw Words.fail("one of \(RowCallbacks.allCases.map(\.rawValue).joined(separator: ", "))", text)
        }
        return callbacks
      })
  }

  private func cell(_ column: String) -> String { cells[column] ?? "" }

  private func read<Value>(
    _ column: String, _ parse: (String) throws(NotationError) -> Value
  ) throws(ConformanceError) -> Value {
    do throws(NotationError) { return try parse(cell(column)) } catch {
      throw .notation(
        row: line, column: column, position: error.position, expected: error.expected, actual: error.actual)
    }
  }

  private func optionalMask(_ column: String) throws(ConformanceError) -> InterfaceOrientationMask? {
    cell(column) == "-" ? nil : try read(column, Words.mask)
  }

  /// `portrait`, or `portrait +lock` under the user's rotation lock.
  private static func device(_ text: String) throws(NotationError) -> (orientation: DeviceOrientation, isLocked: Bool) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    if parts.count == 1 { return (try Words.device(text), false) }
    guard parts.count == 2, parts[1] == "+lock" else {
      throw NotationError(
        position: text.count - (parts.last?.count ?? 0) + 1, expected: "'+lock' or nothing", actual: "'\(text)'")
    }
    return (try Words.device(String(parts[0])), true)
  }

  private func event() throws(ConformanceError) -> RowEvent {
    let event = try read("event") { (text) throws(NotationError) in try Self.event(text) }
    if (event == .launch) != (cell("current") == "-") {
      throw .notation(
        row: line, column: "current", position: 1,
        expected: event == .launch ? "'-' before a launch" : "the orientation before the event",
        actual: "'\(cell("current"))'")
    }
    return event
  }

  private static func event(_ text: String) throws(NotationError) -> RowEvent {
    if text.hasPrefix("geometry("), text.hasSuffix(")") {
      let mask = String(text.dropFirst("geometry(".count).dropLast())
      do { return .geometry(try Words.mask(mask)) } catch {
        throw NotationError(position: "geometry(".count + 1, expected: error.expected, actual: error.actual)
      }
    }
    if text.hasPrefix("dismiss pre=") {
      do { return .dismiss(whenCovered: try Words.orientation(String(text.dropFirst("dismiss pre=".count)))) } catch {
        throw NotationError(position: "dismiss pre=".count + 1, expected: error.expected, actual: error.actual)
      }
    }
    switch text {
    case "launch": return .launch
    case "rotate": return .rotate
    case "present": return .present
    case "push": return .push
    case "tab": return .tab
    case "attempt": return .attempt
    case "setNeeds": return .setNeeds
    default:
      throw Words.fail(
        "launch, rotate, present, dismiss pre=ORIENTATION, push, tab, attempt, setNeeds or geometry(MASK)", text)
    }
  }

  private static func kind(_ text: String) throws(NotationError) -> RowKind {
    let plain: [RowKind] = [
      .stays, .rotated, .rotatedThenBack, .orientationOnly, .noCommonException, .preferredException,
      .noneSupportedError, .windowingError, .launchedDirectly,
    ]
    if let kind = plain.first(where: { $0.description == text }) { return kind }
    let prefix = "launched:"
    let parts = text.dropFirst(prefix.count).split(separator: "-then-")
    guard text.hasPrefix(prefix), parts.count == 2 else {
      let known = plain.map(\.description).joined(separator: ", ")
      throw Words.fail("one of \(known), launched:ORIENTATION-then-ORIENTATION", text)
    }
    return .launched(try Words.orientation(String(parts[0])), then: try Words.orientation(String(parts[1])))
  }
}
