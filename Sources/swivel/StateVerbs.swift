// The verbs that look: the state as values, as a tree, as expectations.
import ArgumentParser
import ControlClient
import Emulator
import EventLog
import Foundation
import Scripting

/// The state of the running instance.
private func snapshot(_ instance: InstanceOptions, _ following: FollowOptions) throws -> DeviceSnapshot {
  let client = try instance.client()
  do { return try client.snapshot(deadline: following.deadline) } catch { throw Failure(error) }
}

struct Get: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the state, or the values named.",
    discussion: "Without a name every key=value is printed; with names just the values, one a line.")

  @Argument(help: "Keys such as device, interface, window.1.size, or size with --window 1.")
  var keys: [String] = []

  @Option(help: "Leave out the prefix window.N.")
  var window: Int?

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    let state = try snapshot(instance, following)
    let values = try state.values(window: window)
    if keys.isEmpty {
      if output.json { return print(state.json.closed) }
      for value in values { print("\(value.key)=\(value.value)") }
      return
    }
    var json = JSONText.object
    json.add("v", 1)
    for key in keys {
      let value = try find(key, in: values)
      if output.json { json.add(key, value) } else { print(value) }
    }
    if output.json { print(json.closed) }
  }
}

/// The value under a key, or a failure that lists the keys there are.
private func find(_ key: String, in values: [StateValue]) throws -> String {
  guard let found = values.first(where: { $0.key == key }) else {
    throw Failure("no value '\(key)'; there are \(values.map(\.key).joined(separator: ", "))", .usage)
  }
  return found.value
}

struct Expect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare the state with KEY=VALUE expectations; exit 1 when one fails.",
    discussion: "Example: swivel expect --window 1 interface=landscapeRight size=507x768 visible=ALandscape")

  @Argument(help: "KEY=VALUE, with the keys of swivel get.")
  var expectations: [String]

  @Option(help: "Leave out the prefix window.N.")
  var window: Int?

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    let state = try snapshot(instance, following)
    let values = try state.values(window: window)
    var failed = 0
    for expectation in expectations {
      guard let sign = expectation.firstIndex(of: "=") else {
        throw Failure("'\(expectation)': expected KEY=VALUE", .usage)
      }
      let key = String(expectation[..<sign])
      let expected = String(expectation[expectation.index(after: sign)...])
      let actual = try find(key, in: values)
      let isMet = actual == expected
      if !isMet { failed += 1 }
      if output.json {
        var json = JSONText.object
        json.add("v", 1)
        json.add("key", key)
        json.add("expected", expected)
        json.add("actual", actual)
        json.add("met", isMet)
        print(json.closed)
      } else {
        print(isMet ? "ok   \(key)=\(actual)" : "FAIL \(key): expected \(expected), got \(actual)")
      }
    }
    if failed > 0 { throw ExitCode(ExitStatus.finding.rawValue) }
  }
}

struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the view tree of every window, or of one.",
    discussion: "A constraint stands below the deeper of the views it mentions, in the words of UIKit's log.")

  @Flag(help: "Show what constraints say of each view: what is ambiguous, what cannot hold, and what was given up.")
  var constraints = false

  @Option(help: "Only this window.")
  var window: Int?

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func validate() throws {
    guard window.map({ $0 > 0 }) ?? true else {
      throw ValidationError("--window: expected 1 or more, got \(window ?? 0)")
    }
  }

  func run() throws {
    if constraints { return try showConstraints() }
    let state = try snapshot(instance, following)
    _ = try state.values(window: window)
    for shown in state.windows where window == nil || shown.id == window {
      if !output.json { print(shown.line(deviceOrientation: state.deviceOrientation)) }
      show(shown.root, depth: 1, window: shown.id)
    }
  }

  private func showConstraints() throws {
    let client = try instance.client()
    let layouts: [WindowLayout]
    do { layouts = try client.layouts(window: window ?? 0, deadline: following.deadline) } catch {
      throw Failure(error)
    }
    for layout in layouts { for line in output.json ? layout.jsonLines : layout.lines { print(line) } }
  }

  private func show(_ view: ViewSnapshot, depth: Int, window: Int) {
    print(output.json ? view.json(depth: depth - 1, window: window).closed : view.line(depth: depth))
    for child in view.subviews { show(child, depth: depth + 1, window: window) }
  }
}

extension ViewSnapshot {
  fileprivate func line(depth: Int) -> String {
    var line = String(repeating: "  ", count: depth) + className
    line += " \(frame.coordinates)"
    if let text { line += " \"\(text)\"" }
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
    json.add("class", className)
    json.add("frame", frame.json)
    json.add("hidden", isHidden)
    if let text { json.add("text", text) } else { json.addNull("text") }
    if let identifier { json.add("id", identifier) } else { json.addNull("id") }
    json.add("tappable", isTappable)
    return json
  }
}
