// The verbs that turn the device.
import ArgumentParser
import Bus
import ControlClient
import Emulator
import EventLog
import Foundation
import Orientation
import SensorSources
import Spelling
import Wire

struct Rotate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hold the device in an orientation, and report what every window made of it.")

  @Argument(help: "One of \(OrientationRequest.words).", completion: .orientations)
  var orientation: String

  @Option(help: "Let only this window decide the exit code.")
  var window: Int?

  @Flag(help: "Be content with one window that turned as asked.")
  var any = false

  @Flag(help: "Turn it there as a hand would, in real time, instead of at once.")
  var smooth = false

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    guard let request = OrientationRequest(orientation) else {
      let known = OrientationRequest.words.components(separatedBy: ", ")
      let meant = Spelling.suggestion(for: orientation, in: known)
      throw Failure(
        "'\(orientation)' is no orientation\(meant.isEmpty ? ";" : meant) expected one of \(OrientationRequest.words)",
        .usage)
    }
    let client = try instance.client()
    if let window { try check(window, client) }
    let target = try request.target(from: edge(client, request))
    let turned = smooth ? try turn(to: target, client) : nil
    try follow(output, window: window, any: any) { () throws(ControlError) in
      if let turned { return turned }
      return try client.rotate(to: target, wait: following.wait, deadline: following.deadline)
    }
  }

  /// Plays the turn and prints the receipt of each change on the way but the last, which it returns; nil when nothing
  /// had to change, or the device did not get there: then it is held there, and that makes the receipt.
  private func turn(to target: DeviceOrientation, _ client: ControlClient) throws -> Followed? {
    var receipts: [Receipt] = []
    do {
      let state = try client.sensorState(deadline: following.deadline)
      let edge = try DeviceOrientation(wire: state.lastEdge, field: "last_edge")
      let now = SIMD3(state.x, state.y, state.z)
      // A weightless device has no attitude to start from; upright is where it was at first.
      let start = (now * now).sum() > 0 ? now : SIMD3(0, -1, 0)
      let motion = try Motion.smoothTurn(from: start, lastEdge: edge, to: target)
      var followed = try client.play(
        name: motion.name, samples: motion.samples(), rate: 1, slack: following.seconds
      ) { receipts.append($0) }
      let isThere = try client.sensorState(deadline: following.deadline).orientation == target.wireValue
      // It was held before and is held again.
      if followed.displacedSource == "held" { followed.displacedSource = "" }
      followed.receipt = isThere ? receipts.popLast() : nil
      for receipt in receipts {
        let told = receipt.ending()
        output.tell(lines: receipt.lines(as: told), jsonLines: [receipt.json(as: told).closed])
      }
      return followed.receipt == nil ? nil : followed
    } catch let error as ControlError { throw Failure(error) } catch let error as WireError {
      throw Failure(BusError.message(error))
    } catch let error as SensorSourceError { throw Failure("\(error)", .finding) }
  }

  /// Before anything turns: the window asked about must be there.
  private func check(_ window: Int, _ client: ControlClient) throws {
    let snapshot: DeviceSnapshot
    do { snapshot = try client.snapshot(deadline: following.deadline) } catch { throw Failure(error) }
    try snapshot.check(window: window)
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
    subcommands: [
      SensorSet.self, SensorPlay.self, SensorMotion.self, SensorSourceVerb.self, SensorRecord.self,
      SensorCalibrate.self, SensorListen.self,
      SensorLock.self,
    ])
}

struct SensorSet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Hold an acceleration until the classifier is sure what it means.")

  // All that is no known option: -1,0,0 is an acceleration, not a cluster of flags.
  @Argument(
    parsing: .allUnrecognized, help: "x,y,z in g, or x y z, iOS signs: upright portrait is 0,-1,0, face up 0,0,-1.")
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
    // Three words are three numbers; else commas part them.
    let areWords = acceleration.count == 3 && !text.contains(",")
    let fields = text.split(separator: areWords ? " " : ",", omittingEmptySubsequences: areWords)
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

  @Argument(help: "on or off.") var state: State

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
