// The names under which values of a state are asked for: a row of the device's table, or of a window's.

/// The name of one value of a state: `era`, `window.1.frame`.
public struct StateKey: Sendable, Equatable, CustomStringConvertible {
  /// The window it is of; nil for the device.
  public let window: Int?
  /// As its table has it.
  public let name: String

  /// Reads a name, or with its window `window.N.` and a name; older names become the present one. Nil for what no table has.
  ///
  /// - Parameter window: the window (from 1) all names are of, which are then without the prefix.
  public init?(_ text: String, window: Int? = nil) {
    var window = window
    var word = text
    if window == nil, text.hasPrefix("window.") {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let id = Int(parts[1]), id > 0 else { return nil }
      window = id
      word = parts[2]
    }
    let name =
      window == nil
      ? DeviceSnapshot.fields.first { $0.isCalled(word) }?.name
      : WindowSnapshot.fields.first { $0.isCalled(word) }?.name
    guard let name else { return nil }
    self.window = window
    self.name = name
  }

  init(window: Int?, name: String) {
    self.window = window
    self.name = name
  }

  /// With the prefix of its window.
  public var description: String { (window.map { "window.\($0)." } ?? "") + name }
}

/// One value of a state under its name.
public struct StateValue: Sendable, Equatable {
  /// The row, and of which window.
  public var key: StateKey
  /// The value.
  public var answer: StateAnswer

  public init(key: StateKey, answer: StateAnswer) {
    self.key = key
    self.answer = answer
  }
}

extension DeviceSnapshot {
  /// Every listed value: the device's, then each window's.
  public var values: [StateValue] {
    Self.fields.filter(\.isListed).map {
      StateValue(key: StateKey(window: nil, name: $0.name), answer: $0.answer(self))
    } + windows.flatMap(\.values)
  }

  /// The value under a name; nil when there is no such window.
  public func answer(to key: StateKey) -> StateAnswer? {
    guard let id = key.window else { return Self.fields.first { $0.name == key.name }?.answer(self) }
    guard let window = windows.first(where: { $0.id == id }) else { return nil }
    return WindowSnapshot.fields.first { $0.name == key.name }?.answer(window)
  }
}

extension WindowSnapshot {
  /// Every listed value.
  public var values: [StateValue] {
    Self.fields.filter(\.isListed).map {
      StateValue(key: StateKey(window: id, name: $0.name), answer: $0.answer(self))
    }
  }
}
