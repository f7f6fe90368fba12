// What a person meant who typed something else: verbs, values, names in sight, files, instances.
import ArgumentParser
import Bus
import Foundation
import Launcher
import Spelling
import Vocabulary

enum Mistakes {
  /// What other tools call our verbs.
  private static let otherNames = [
    "start": "up", "launch": "up", "boot": "up", "stop": "down", "kill": "down", "shutdown": "down", "quit": "down",
    "turn": "rotate", "orientation": "rotate", "list": "ps", "status": "ps", "instances": "ps", "state": "get",
    "touch": "act tap", "click": "act tap", "picture": "screenshot", "snapshot": "screenshot", "events": "log tail",
    "logs": "log", "open": "window open", "check": "lint", "validate": "lint", "init": "new", "create": "new",
    "import": "adopt", "version": "--version", "suite": "test", "tests": "test", "simulate": "demo",
    "callbacks": "ledger",
    "views": "tree", "hierarchy": "tree", "assert": "expect",
  ]

  /// What to say of a verb there is none of, on its level or below it; nil when all verbs of `arguments` are known.
  static func verb(_ arguments: [String]) -> String? {
    // What is asked about is a verb as well.
    if arguments.first == "help" { return verb(Array(arguments.dropFirst())) }
    var level: any ParsableCommand.Type = Swivel.self
    var path: [String] = []
    for word in arguments {
      let below = level.configuration.subcommands
      guard !below.isEmpty, !word.hasPrefix("-") else { return nil }
      if let next = below.first(where: { $0._commandName == word }) {
        (level, path) = (next, path + [word])
        continue
      }
      // `swivel devices phone` is `swivel devices ls phone`.
      guard level.configuration.defaultSubcommand == nil else { return nil }
      return unknown(word, below: level, path)
    }
    return nil
  }

  private static func unknown(_ word: String, below level: any ParsableCommand.Type, _ path: [String]) -> String {
    let shown = level.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let names = shown.map { $0._commandName }
    let prefix = path.map { $0 + " " }.joined()
    let text = "no verb '\(prefix)\(word)'"
    if path.isEmpty, let meant = otherNames[word.lowercased()] { return text + "; did you mean '\(meant)'?" }
    let deeper = shown.flatMap { verb in
      verb.configuration.subcommands.filter { $0._commandName == word }.map {
        "\(verb._commandName) \($0._commandName)"
      }
    }
    if !deeper.isEmpty { return text + "; did you mean " + deeper.map { "'\($0)'" }.joined(separator: " or ") + "?" }
    let meant = Spelling.suggestion(for: word, in: names)
    if !meant.isEmpty { return text + meant }
    return path.isEmpty
      ? text + "; 'swivel help' lists the \(names.count) there are"
      : text + "; there are \(names.joined(separator: ", "))"
  }

  /// ArgumentParser's list of values with the one that was meant below it; its text unchanged when none is near.
  static func value(in message: String) -> String {
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first,
      let match = first.firstMatch(of: /The value '(.*)' is invalid for .*Please provide one of(.*)/)
    else { return message }
    // Many values stand one a line, few between quotes on the first.
    let listed = lines.filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    let known = listed.isEmpty ? match.2.matches(of: /'([^']*)'/).map { String($0.1) } : listed
    let meant = Spelling.nearest(to: String(match.1), in: known)
    guard !meant.isEmpty else { return message }
    let end = lines.lastIndex { $0.hasPrefix("  - ") } ?? 0
    lines.insert("Did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))?", at: end + 1)
    return lines.joined(separator: "\n")
  }

  /// `did you mean 'open-b'?` for a receipt's refusal that quotes a name and lists those there are; "" for any other.
  static func meant(byRefusal text: String) -> String {
    guard let match = text.firstMatch(of: /"([^"]*)"(?: starts here)?(?:; there is |; it has |, only )(.*)$/) else {
      return ""
    }
    let known = String(match.2).components(separatedBy: ", ")
    return String(Spelling.suggestion(for: String(match.1), in: known).dropFirst(2))
  }

  /// Fails with usage unless `path` is a file that can be read, and names the one beside it that was meant.
  static func demandFile(_ path: String, endings: [String] = []) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if isLink(path) { throw Failure("\(path): a link that leads to no file", .usage) }
      // Words of the command line that are no UTF-8 come with this in place of their bytes.
      guard !path.contains("\u{fffd}") else {
        throw Failure("\(path): no such file by a name in UTF-8, and by no other is it found: rename it", .usage)
      }
      throw Failure("\(path.isEmpty ? "''" : path): no such file\(nearFile(path, endings))", .usage)
    }
    if isFolder.boolValue { throw Failure("\(path): is a folder\(files(in: path, endings))", .usage) }
    if endings == [".swivel"], let other = others.first(where: { path.hasSuffix($0.ending) }) {
      throw Failure("\(path): expected a script or log (.swivel), found \(other.is)", .usage)
    }
    guard access(path, R_OK) == 0 else { throw Failure("\(path): cannot be read", .usage) }
  }

  /// What is no script by its name, and the verb for it.
  private static let others: [(ending: String, is: String)] = [
    (".storyboard", "a document: swivel lint looks at it, and swivel up --storyboard runs it"),
    (".xib", "a document: swivel lint looks at it"),
    (".csv", "a table: swivel sensor play plays a trace, and swivel conformance runs rows"),
    (".swift", "a Swift file: swift test runs tests"),
  ]

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func nearFile(_ path: String, _ endings: [String]) -> String {
    let folder = path.folderOfPath
    let name = (path as NSString).lastPathComponent
    // Bytes that are no text are shown like others that are none, and a name is not what was meant instead of itself.
    let meant = Spelling.nearest(to: name, in: names(in: folder, endings).filter { $0 != name })
    guard let first = meant.first else {
      let isThere = folder.isEmpty || FileManager.default.fileExists(atPath: folder)
      return isThere ? "" : ", and no folder \(folder)"
    }
    return "; did you mean '\(folder.isEmpty ? first : "\(folder)/\(first)")'?"
  }

  private static func files(in folder: String, _ endings: [String]) -> String {
    guard let first = names(in: folder, endings).first, !endings.isEmpty else { return "; expected a file" }
    return "; expected a file, such as \((folder as NSString).appendingPathComponent(first))"
  }

  private static func names(in folder: String, _ endings: [String]) -> [String] {
    let all: [String]
    do { all = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder) } catch { return [] }
    return all.filter { name in endings.isEmpty || endings.contains { name.hasSuffix($0) } }.sorted()
  }
}

/// The instances there are, for whoever named another.
enum LivingInstances {
  /// The names under which something runs, sorted.
  static func names() -> [String] {
    do {
      return try InstanceDirectory.all().filter { name in
        // What is no instance's is no hint, and hides none.
        do { return try InstanceDirectory(name: name).isLed() } catch { return false }
      }
    } catch { return [] }
  }

  /// The one that was meant, or those there are; "" when nothing runs.
  static func hint(besides name: String) -> String {
    let names = names()
    guard !names.isEmpty else { return "" }
    let meant = Spelling.suggestion(for: name, in: names)
    return meant.isEmpty ? " (running: \(names.joined(separator: ", ")))" : meant
  }
}
