// What the console asked for and has not been answered yet: one command runs at a time, in the order they were given.

/// A command of the console.
public struct ConsoleOrder: Sendable, Hashable {
  /// What it was asked by, which decides how its answer is shown.
  enum Origin: Sendable, Hashable {
    /// A key: the picture shows what came of it, and only what went wrong needs words.
    case key
    /// A typed line.
    case line
  }

  /// The exit code of a program that cannot be started, as shells have it.
  static let notStarted: Int32 = 127

  /// The words after `swivel`, without the instance.
  var words: [String]
  var origin: Origin

  /// The words with the instance's name where the verb takes one and none is given; verbs that are not known take one.
  func words(for instance: String, verbs: Verb?) -> [String] {
    let takesInstance = verbs.map { $0.verb(of: words).verb.takesInstance } ?? true
    let isGiven = words.contains { word in
      ["--name", "--connect"].contains { word == $0 || word.hasPrefix($0 + "=") } || word == "--help" || word == "-h"
    }
    guard takesInstance, !isGiven else { return words }
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return words[..<end] + ["--name", instance] + words[end...]
  }
}

/// The commands that run and wait.
struct ConsoleOrders: Sendable, Equatable {
  /// What became of a command that was given.
  enum Answer: Sendable, Equatable {
    case start
    case waits
    /// Too many wait; it was not taken.
    case full
  }

  /// More keys than one strikes without looking up.
  static let maximumWaiting = 16

  private(set) var running: ConsoleOrder?
  private(set) var waiting: [ConsoleOrder] = []

  mutating func submit(_ order: ConsoleOrder) -> Answer {
    guard running != nil else {
      running = order
      return .start
    }
    guard waiting.count < Self.maximumWaiting else { return .full }
    waiting.append(order)
    return .waits
  }

  /// The one that runs has ended; the next one runs, if there is one.
  mutating func finish() -> ConsoleOrder? {
    running = waiting.isEmpty ? nil : waiting.removeFirst()
    return running
  }

  /// Forgets those that wait.
  mutating func forget() { waiting = [] }
}
