// What the program says of its own verbs (`swivel --experimental-dump-help`), as far as a console needs it: so there is no second
// list of verbs that could differ from the first.
import Foundation

/// A verb with what may follow it.
public struct Verb: Sendable, Equatable {
  /// An argument: an option's or flag's `--name`, nil for one that stands by itself.
  struct Argument: Sendable, Equatable {
    var option: String?
    /// Whether an option is followed by a value.
    var takesValue = true
    /// What the value is: `target`, `window`.
    var value: String
    /// The words there are for it; empty for any.
    var words: [String]
    var isRepeating = false
  }

  var name: String
  /// One sentence.
  var abstract = ""
  var arguments: [Argument] = []
  var verbs: [Verb] = []

  /// Whether it speaks to an instance, which `--name` tells it.
  var takesInstance: Bool { arguments.contains { $0.option == "--name" } }

  /// The deepest verb that `words` begin with, and how many of them name it.
  func verb(of words: [String]) -> (verb: Verb, depth: Int) {
    var found = (verb: self, depth: 0)
    for word in words {
      guard let next = found.verb.verbs.first(where: { $0.name == word }) else { break }
      found = (next, found.depth + 1)
    }
    return found
  }
}

extension Verb {
  /// Reads ArgumentParser's description of a program; nil when it is none.
  init?(dump: Data) {
    do { self.init(try JSONDecoder().decode(Dump.self, from: dump).command) } catch { return nil }
  }

  private init(_ command: Dump.Command) {
    name = command.commandName
    abstract = command.abstract ?? ""
    arguments = (command.arguments ?? []).filter { $0.shouldDisplay ?? true }.map(Argument.init)
    verbs = (command.subcommands ?? []).filter { $0.shouldDisplay ?? true }.map(Verb.init)
  }

  /// The part of the format that is read here; the rest may change.
  fileprivate struct Dump: Decodable {
    var command: Command

    struct Command: Decodable {
      var commandName: String
      var abstract: String?
      var shouldDisplay: Bool?
      var arguments: [Argument]?
      var subcommands: [Command]?
    }

    struct Argument: Decodable {
      var kind: String
      var names: [Name]?
      var valueName: String?
      var isRepeating: Bool?
      var shouldDisplay: Bool?
      var allValues: [String]?
      var completionKind: Completion?

      struct Name: Decodable {
        var kind: String
        var name: String
      }

      struct Completion: Decodable {
        var list: List?
        struct List: Decodable { var values: [String]? }
      }
    }
  }
}

extension Verb.Argument {
  fileprivate init(_ argument: Verb.Dump.Argument) {
    let long = argument.names?.first { $0.kind == "long" }?.name
    option = argument.kind == "positional" ? nil : long.map { "--\($0)" }
    takesValue = argument.kind != "flag"
    value = argument.valueName ?? ""
    words = argument.allValues ?? argument.completionKind?.list?.values ?? []
    isRepeating = argument.isRepeating ?? false
  }
}
