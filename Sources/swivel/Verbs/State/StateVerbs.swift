// The verbs that look: the state as values, as a tree, as expectations.
import ArgumentParser
import ControlClient
import Emulator
import EventLog
import Foundation
import Scripting
import Vocabulary

/// The state of the running instance.
private func snapshot(_ instance: InstanceOptions, _ following: FollowOptions) throws -> DeviceSnapshot {
  let client = try instance.client()
  do { return try client.snapshot(deadline: following.deadline) } catch { throw Failure(error) }
}

struct Get: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the state, or the values named.",
    discussion: "Without a name every name=value is printed; with names just the values, one a line.")

  @Argument(help: "Names such as deviceOrientation, window.1.frame, or frame with --window 1.")
  var keys: [String] = []

  @Option(help: "Leave out the prefix window.N.")
  var window: Int?

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { for line in try lines(of: snapshot(instance, following)) { print(line) } }

  /// What is printed of a state.
  func lines(of state: DeviceSnapshot) throws -> [String] {
    guard output.json else {
      let lines =
        keys.isEmpty
        ? try state.values(window: window).map { "\($0.name(window: window))=\($0.answer.text)" }
        : try keys.map { try state.value(named: $0, window: window).answer.text }
      return lines.map(\.printableLine)
    }
    try state.check(window: window)
    var json = JSONText.object
    json.add("v", 1)
    if keys.isEmpty { state.add(to: &json, views: false) }
    for key in keys {
      let value = try state.value(named: key, window: window)
      json.add(value.name(window: window), value.answer)
    }
    return [json.closed]
  }
}

struct Expect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare the state with NAME=VALUE expectations; exit 1 when one fails.",
    discussion:
      "Example: swivel expect --window 1 interfaceOrientation=landscapeRight size=507x768 visibleController=AL")

  @Argument(help: "NAME=VALUE, with the names of swivel get.")
  var expectations: [String]

  @Option(help: "Leave out the prefix window.N.")
  var window: Int?

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    let checks = try checks(of: snapshot(instance, following))
    for check in checks { print(check.line) }
    if checks.contains(where: { !$0.isMet }) { throw ExitCode(ExitStatus.finding.rawValue) }
  }

  /// The expectations as lines to print, and whether each is met.
  func checks(of state: DeviceSnapshot) throws -> [(line: String, isMet: Bool)] {
    try expectations.map { expectation in
      guard let sign = expectation.firstIndex(of: "=") else {
        throw Failure("'\(expectation)': expected NAME=VALUE", .usage)
      }
      let expected = String(expectation[expectation.index(after: sign)...])
      let value = try state.value(named: String(expectation[..<sign]), window: window)
      let name = value.name(window: window)
      let actual = value.answer.text
      let isMet = actual == expected
      guard output.json else {
        let line = isMet ? "ok   \(name)=\(actual)" : "FAIL \(name): expected \(expected), got \(actual)"
        return (line.printableLine, isMet)
      }
      var json = JSONText.object
      json.add("v", 1)
      json.add("key", name)
      json.add("expected", expected)
      json.add("actual", actual)
      json.add("met", isMet)
      return (json.closed, isMet)
    }
  }
}

struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the view tree of every window, or of one.",
    discussion: "A constraint stands below the deeper of the views it mentions, in the words of UIKit's log.")

  @Flag(help: "Show what constraints say of each view: what is ambiguous, what cannot hold, and what was given up.")
  var constraints = false

  @OptionGroup var only: WindowOption

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    if constraints { return try showConstraints() }
    for line in try lines(of: snapshot(instance, following)) { print(line) }
  }

  /// A line for each window, unless they are JSON, and one for each view.
  func lines(of state: DeviceSnapshot) throws -> [String] {
    try state.check(window: only.window)
    return state.windows.filter { only.window == nil || $0.id == only.window }.flatMap { shown in
      output.chosen(
        lines: [shown.line(deviceOrientation: state.deviceOrientation)] + shown.root.lines(depth: 1),
        jsonLines: shown.root.jsonLines(depth: 0, window: shown.id))
    }
  }

  private func showConstraints() throws {
    let client = try instance.client()
    let layouts: [WindowLayout]
    do { layouts = try client.layouts(window: only.window ?? 0, deadline: following.deadline) } catch {
      throw Failure(error)
    }
    for layout in layouts { output.tell(lines: layout.lines, jsonLines: layout.jsonLines) }
  }
}

extension ViewSnapshot {
  /// A line for this view and each below it.
  fileprivate func lines(depth: Int) -> [String] {
    [line(depth: depth)] + subviews.flatMap { $0.lines(depth: depth + 1) }
  }

  fileprivate func jsonLines(depth: Int, window: Int) -> [String] {
    [json(depth: depth, window: window).closed] + subviews.flatMap { $0.jsonLines(depth: depth + 1, window: window) }
  }

  fileprivate func line(depth: Int) -> String {
    var line = String(repeating: "  ", count: depth) + className
    line += " \(frame.coordinates)"
    if let text { line += " \"\(text)\"" }
    if let value { line += " =\(value)" }
    if let identifier { line += " #\(identifier)" }
    if isTappable { line += " tappable" }
    if isHidden { line += " hidden" }
    return line
  }

  fileprivate func json(depth: Int, window: Int) -> JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("window", window)
    json.add("depth", depth)
    add(to: &json)
    return json
  }
}
