// One line for each property of a class: what documentation says it is until it is set, and another value it keeps.

/// An object, or a value, whose properties are asked one by one; what is otherwise is gathered in `wrong`.
@MainActor public struct Usual<Owner> {
  public private(set) var owner: Owner
  /// The lines of a test whose property is otherwise, with what it is.
  public private(set) var wrong: [String] = []

  public init(_ owner: Owner) { self.owner = owner }

  /// It is `usual` in a new owner, `other` once that is set, and `usual` again.
  public mutating func callAsFunction<Value: Equatable>(
    _ path: WritableKeyPath<Owner, Value>, _ usual: Value, _ other: Value, line: UInt = #line
  ) {
    reads(path, usual, line: line)
    for value in [other, usual] {
      owner[keyPath: path] = value
      reads(path, value, line: line)
    }
  }

  /// The same of one that is true or false.
  public mutating func callAsFunction(_ path: WritableKeyPath<Owner, Bool>, _ usual: Bool, line: UInt = #line) {
    self(path, usual, !usual, line: line)
  }

  /// What is not set from outside, or answers to other properties.
  public mutating func reads<Value: Equatable>(_ path: KeyPath<Owner, Value>, _ value: Value, line: UInt = #line) {
    let now = owner[keyPath: path]
    if now != value { wrong.append("line \(line): \(now) is not \(value)") }
  }
}
