// The verbs that turn the device.
import ArgumentParser
import Bus
import ControlClient
import Emulator
import EventLog
import Foundation
import Orientation
import SensorSources
import Wire

struct Rotate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hold the device in an orientation, and report what every window made of it.")

  @Argument(help: "One of \(OrientationRequest.words).")
  var orientation: String

  @Option(help: "Let only this window decide the exit code.")
  var window: Int?

  @Flag(help: "Be content with one window that turned as asked.")
  var any = false

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    guard let request = OrientationRequest(orientation) else {
      throw Failure("'\(orientation)' is no orientation; expected one of \(OrientationRequest.words)", .usage)
    }
    let client = try instance.client()
    if let window { try check(window, client) }
    let target = try request.target(from: edge(client, request))
    try follow(output, window: window, any: any) { () throws(ControlError) in
      try client.rotate(to: target, wait: following.wait, deadline: following.deadline)
    }
  }

  /// Before anything turns: the window asked about must be there.
  private func check(_ window: Int, _ client: ControlClient) throws {
    let snapshot: DeviceSnapshot
    do { snapshot = try client.snapshot(deadline: following.deadline) } catch { throw Failure(error) }
    _ = try snapshot.values(window: window)
  }

  /// What a quarter turn starts from; asked for only when there is one.
  private func edge(_ client: ControlClient, _ request: OrientationRequest) throws -> DeviceOrientation {
    guard case .quarterTurns = request else { return .portrait }
    do {
      let hello = try client.sensorHello(deadline: following.deadline)
      return try DeviceOrientation(wire: hello.lastEdge, field: "last_edge")
    } catch let error as ControlError { throw Failure(error) } catch let error as WireError {
      throw Failure(BusError.message(error))
    }
  }
}

struct SensorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sensor", abstract: "Feed the sensor.",
    subcommands: [SensorSet.self, SensorPlay.self, SensorLock.self])
}

struct SensorSet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Hold an acceleration until the classifier is sure what it means.")

  // All that is no known option: -1,0,0 is an acceleration, not a cluster of flags.
  @Argument(
    parsing: .allUnrecognized, help: "x,y,z in g, iOS signs: upright portrait is 0,-1,0, face up 0,0,-1.")
  var acceleration: [String]

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    let sample = try parsed()
    let client = try instance.client()
    try follow(output) { () throws(ControlError) in
      try client.set(x: sample.x, y: sample.y, z: sample.z, wait: following.wait, deadline: following.deadline)
    }
  }

  private func parsed() throws -> AccelerationSample {
    let text = acceleration.joined(separator: " ")
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = fields.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard fields.count == 3, values.count == 3 else {
      throw Failure("'\(text)': expected three numbers x,y,z in g, such as 0,-1,0", .usage)
    }
    let sample = AccelerationSample(t: 0, x: values[0], y: values[1], z: values[2])
    guard sample.isPlausible else {
      let limit = Int(AccelerationSample.maximumAcceleration)
      throw Failure("'\(text)': expected finite numbers within ±\(limit) g", .usage)
    }
    return sample
  }
}

struct SensorLock: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "lock", abstract: "The user's rotation lock.")

  enum State: String, ExpressibleByArgument, CaseIterable { case on, off }

  @Argument var state: State

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    let client = try instance.client()
    try follow(output) { () throws(ControlError) in
      try client.lock(state == .on, wait: following.wait, deadline: following.deadline)
    }
  }
}

struct SensorPlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a recorded trace and report every turn it makes.")

  @Argument(help: "A CSV file with the columns t,ax,ay,az (s, g, iOS signs), plain or gzip.")
  var file: String

  @Option(help: "Times real time.")
  var rate = 1.0

  @Option(help: "Seconds to wait beyond the trace's own time.")
  var timeout = 10.0

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard rate > 0, rate.isFinite else { throw ValidationError("--rate: expected more than 0, got \(rate)") }
    guard timeout > 0, timeout <= FollowOptions.longestTimeout else {
      throw ValidationError("--timeout: expected more than 0 s, got \(timeout)")
    }
  }

  func run() throws {
    let samples: [AccelerationSample]
    do { samples = try TraceReader.samples(fromFile: file) } catch { throw Failure("\(error)", .usage) }
    guard samples.count <= maximumTraceSamples else {
      throw Failure("\(file): \(samples.count) samples; at most \(maximumTraceSamples) can be played", .usage)
    }
    let client = try instance.client()
    try play(samples, name: (file as NSString).lastPathComponent, rate: rate, slack: timeout, client, output)
  }
}

/// Plays samples and prints each receipt as it comes; the exit code is the worst of all.
func play(
  _ samples: [AccelerationSample], name: String, rate: Double, slack: Double, _ client: ControlClient,
  _ output: OutputOptions
) throws {
  var worst = ExitStatus.done
  var count = 0
  do {
    _ = try client.play(name: name, samples: samples, rate: rate, slack: slack) { receipt in
      count += 1
      print(output.json ? receipt.json.closed : receipt.lines.joined(separator: "\n"))
      fflush(nil)
      let status = receipt.exitStatus()
      if status.rawValue > worst.rawValue { worst = status }
    }
  } catch { throw Failure(error) }
  if !output.json { print("played \(samples.count) samples of \(name): \(count) orientation changes, all settled") }
  if worst != .done { throw ExitCode(worst.rawValue) }
}
