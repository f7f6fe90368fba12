// Reader of the neutral constraint-problem text `alp 1` and of the expected values beside it.

import FoundationEssentials

/// A constraint problem: variables by number, two of them driven from outside.
public struct AlpProblem: Sendable {
  /// A constraint: the terms and the constant stand to 0 as the relation says.
  public struct Row: Sendable {
    /// `eq`, `le` or `ge`.
    public var relation: String
    /// 1…1000.
    public var priority: Float
    /// Added to the terms.
    public var constant: Double
    /// Variables by number, each with its multiple.
    public var terms: [(variable: Int, coefficient: Double)]
  }

  /// What the file calls it, such as `form-100`.
  public var name = ""
  /// How many views the screen it stands for has.
  public var views = 0
  /// How many unknowns there are, the imposed ones included.
  public var variables = 0
  /// Variables whose value is imposed: root width, then root height.
  public var edits: [Int] = []
  /// In the order of the file.
  public var rows: [Row] = []
  /// Root sizes to be visited in turn; the first is the initial one.
  public var sizes: [(width: Double, height: Double)] = []
  /// Rows to be removed and added again, by their index.
  public var toggles: [Int] = []
  /// Rows whose constant changes, by their index, and by how much.
  public var retunes: [(row: Int, change: Double)] = []
  /// Expected values by size index; empty when there is no file of them.
  public var expected: [[Double]] = []

  /// A line that cannot be read.
  public struct Malformed: Error, CustomStringConvertible {
    /// The file.
    public let path: String
    /// From 1.
    public let line: Int
    /// The line as it stands.
    public let text: String
    public var description: String { "\(path):\(line): not an alp 1 line: \(text)" }
  }

  /// A problem without variables and rows.
  public init() {}

  /// Reads `path` and, when there is one, the `.expect` file beside it.
  public init(path: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let fields = line.split(separator: " ")
      guard let keyword = fields.first, !keyword.hasPrefix("#") else { continue }
      guard read(keyword, fields) else { throw Malformed(path: path, line: number + 1, text: String(line)) }
    }
    let beside = URL(filePath: path).deletingPathExtension().path + ".expect"
    guard FileManager.default.fileExists(atPath: beside) else { return }
    let lines = String(decoding: try Data(contentsOf: URL(filePath: beside)), as: UTF8.self).split(separator: "\n")
    for (number, line) in lines.enumerated() {
      let fields = line.split(separator: " ")
      guard fields.count == variables + 2, fields[0] == "expect" else {
        throw Malformed(path: beside, line: number + 1, text: String(line.prefix(80)))
      }
      expected.append(fields.dropFirst(2).map { Double($0) ?? .nan })
    }
  }

  /// The problem as such a file, without what is expected.
  public var text: String {
    var lines = ["alp 1", "name \(name)", "views \(views)", "vars \(variables)"]
    for edit in edits { lines.append("edit \(edit) 1000") }
    for (number, row) in rows.enumerated() {
      let terms = row.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
      lines.append("c \(number) \(row.relation) \(row.priority) \(row.constant) \(row.terms.count)\(terms)")
    }
    for size in sizes { lines.append("size \(size.width) \(size.height)") }
    for row in toggles { lines.append("toggle \(row)") }
    for retune in retunes { lines.append("retune \(retune.row) \(retune.change)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func read(_ keyword: Substring, _ f: [Substring]) -> Bool {
    switch keyword {
    case "alp": return f.count == 2 && f[1] == "1"
    case "name": name = f.dropFirst().joined(separator: " ")
    case "v": return f.count == 3
    case "views": return f.count == 2 && assign(Int(f[1])) { views = $0 }
    case "vars": return f.count == 2 && assign(Int(f[1])) { variables = $0 }
    case "edit": return f.count == 3 && assign(Int(f[1])) { edits.append($0) }
    case "toggle": return f.count == 2 && assign(Int(f[1])) { toggles.append($0) }
    case "size":
      guard f.count == 3, let w = Double(f[1]), let h = Double(f[2]) else { return false }
      sizes.append((w, h))
    case "retune":
      guard f.count == 3, let row = Int(f[1]), let change = Double(f[2]) else { return false }
      retunes.append((row, change))
    case "c":
      guard f.count > 5, let count = Int(f[5]), f.count == 6 + 2 * count, let priority = Float(f[3]),
        let constant = Double(f[4])
      else { return false }
      var row = Row(relation: String(f[2]), priority: priority, constant: constant, terms: [])
      for k in 0..<count {
        guard let v = Int(f[6 + 2 * k]), let a = Double(f[7 + 2 * k]) else { return false }
        row.terms.append((v, a))
      }
      rows.append(row)
    default: return false
    }
    return true
  }

  private func assign<T>(_ value: T?, _ store: (T) -> Void) -> Bool {
    guard let value else { return false }
    store(value)
    return true
  }
}
