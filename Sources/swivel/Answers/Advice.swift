// What to type next, where the parser of arguments says only what it cannot read; apart, because it goes by its words.
import ArgumentParser
import Spelling

enum Advice {
  /// What other tools call an option of ours, if the verb has it.
  private static let otherOptions = [
    "--junit": "--format junit", "-n": "--last", "--ios": "--era", "--os": "--era", "--orientations": "--orientation",
    "--file": "--storyboard", "--instance": "--name",
  ]

  /// The option a word without one belongs to, by verb.
  private static let options = [
    "down": "--name", "monitor": "--name", "up": "--app", "sweep": "--app", "explore": "--app", "ps": "",
  ]

  /// How values are written that the parser only calls invalid.
  private static let forms = [
    "--era": "Expected an iOS version, major or major.minor, such as 18 or 16.1",
    "--shard": "Expected I/N with I from 1 to N, such as 2/4",
    "--port": "Expected a port from 0 to 65535",
    "--http": "Expected a port from 0 to 65535",
    "--udp": "Expected a port from 0 to 65535",
    "--ws": "Expected a port from 0 to 65535",
  ]

  /// The parser's message with what was meant below its first line; the same where that is not known.
  static func added(to message: String, of arguments: [String]) -> String {
    let message = withoutGuess(message, arguments)
    guard let first = message.split(separator: "\n", maxSplits: 1).first, !message.contains("Did you mean"),
      let meant = meant(String(first), of: arguments)
    else { return message }
    return "\(first)\(first.hasSuffix(".") ? "" : ".") \(meant)\(message.dropFirst(first.count))"
  }

  /// The message without the option the parser holds for the nearest by its letters, where other tools' name for one is known.
  private static func withoutGuess(_ message: String, _ arguments: [String]) -> String {
    guard let match = message.firstMatch(of: /^(Error: )?(Unknown option '([^']*)')\. Did you mean '[^']*'\?/),
      option(String(match.3), arguments) != nil
    else { return message }
    return "\(match.1 ?? "")\(match.2)\(message[match.range.upperBound...])"
  }

  private static func meant(_ said: String, of arguments: [String]) -> String? {
    if let match = said.firstMatch(of: /Unknown option '([^']*)'/) { return option(String(match.1), arguments) }
    if let match = said.firstMatch(of: /Unexpected argument '([^']*)'/) { return word(String(match.1), arguments) }
    if let match = said.firstMatch(of: #/is invalid for '(--[a-z]+) /#) { return forms[String(match.1)] }
    if said.contains("Missing expected argument") || said.contains("Missing value for") {
      return negative(said, arguments)
    }
    return nil
  }

  private static func option(_ word: String, _ arguments: [String]) -> String? {
    guard arguments.contains(where: { !$0.hasPrefix("-") }) else {
      if word.lowercased() == "-v" { return "Did you mean '--version'?" }
      return asked(Spelling.nearest(to: word, in: ["--version", "--help"]))
    }
    guard let meant = otherOptions[word], let name = meant.split(separator: " ").first,
      names(of: arguments).contains(String(name))
    else { return nil }
    return asked([meant])
  }

  private static func word(_ word: String, _ arguments: [String]) -> String? {
    guard let verb = arguments.first, let option = options[verb] else { return nil }
    if option.isEmpty { return "It lists all there are; 'swivel get --name \(word)' is about one" }
    guard !word.hasSuffix(".swivel"), !word.hasSuffix(".xib") else { return nil }
    guard option == "--app" else { return word.contains("/") ? nil : asked(["\(option) \(word)"]) }
    let names = names(of: arguments)
    let isDevice = ["iphone", "ipad", "ipod"].contains { word.lowercased().hasPrefix($0) }
    if isDevice, names.contains("--device") { return asked(["--device \(word)"]) }
    if word.hasSuffix(".storyboard") { return asked(["--storyboard \(word)"]) }
    // Only an instance has several apps.
    return verb != "up" && arguments.contains(option) ? nil : asked(["\(option) \(word)"])
  }

  /// What the parser calls values that are numbers.
  private static let numbers: Set = [
    "seconds", "in", "window", "devices", "jobs", "rate", "log-part", "budget", "times", "steps", "seed", "last",
    "port",
  ]

  /// A number below zero begins like an option, and is taken for one.
  private static func negative(_ said: String, _ arguments: [String]) -> String? {
    guard let word = arguments.first(where: { $0.wholeMatch(of: /-\d+(\.\d+)?/) != nil }) else { return nil }
    let turns = ["-90": ["ccw", "270"], "-180": ["180"], "-270": ["cw", "90"]]
    if arguments.first == "rotate", let meant = turns[word] { return asked(meant) }
    if let wanted = said.firstMatch(of: /<([a-z-]+)>/), numbers.contains(String(wanted.1)) {
      return "'\(word)' begins like an option; no number below 0 is taken here"
    }
    if let option = said.firstMatch(of: /Missing value for '(--[a-z-]+)/) {
      return "'\(word)' begins like an option; in \(option.1)=\(word) it is none"
    }
    if names(of: arguments).contains("--by") { return "Ways below 0 are written --by X,Y, such as --by -10,5" }
    return "'\(word)' begins like an option; behind -- it is none"
  }

  private static func asked(_ words: [String]) -> String? {
    words.isEmpty ? nil : "Did you mean \(words.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// The options of the verb that `arguments` begin with, as its help has them.
  private static func names(of arguments: [String]) -> [String] {
    var level: any ParsableCommand.Type = Swivel.self
    for word in arguments {
      guard let next = level.configuration.subcommands.first(where: { $0._commandName == word }) else { break }
      level = next
    }
    return level.helpMessage().matches(of: /--[a-z-]+/).map { String($0.0) }
  }
}
