// Finding out which way an accelerometer's z points: the one sign a turning picture does not show.
import ArgumentParser
import Configuration
import ControlClient
import EventLog
import FileWriting
import Foundation
import Launcher
import SensorService
import SensorSources

struct SensorCalibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate", abstract: "Learn face up from face down, for an accelerometer of this machine.",
    discussion: """
      Lay the device on a table, screen up. A mount matrix that is right for turning may still point z the wrong way; \
      what is found is written to accelerometers/ of the configuration, and a running sensor that listens reads it at once.
      """)

  @Flag(help: "Don't ask: it lies face up.")
  var yes = false

  @Option(help: "The configuration folder to write to.")
  var config: String?

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions

  /// Readings to take the mean of, and the pause between them in milliseconds: a second, over which a hand's shaking
  /// of the table cancels.
  private static let readings = 50
  private static let pause: Int32 = 20

  func run() throws {
    guard let folder = Installation.configuration(named: config) else {
      throw Failure("\(LaunchPlanError.noConfiguration)", .usage)
    }
    let overrides: [AccelerometerOverride]
    do { overrides = try ConfigurationFolder(path: folder).accelerometers() } catch {
      throw Failure("\(error)", .usage)
    }
    let device: IIODevice
    do {
      device = try IIODevice.find(IIOPaths(), mode: .polled) { (name) in overrides.first { $0.name == name } }
    } catch { throw Failure("\(error)", .refused) }
    try ask()
    let accelerometer = device.accelerometer
    var override = overrides.first { $0.name == accelerometer.name } ?? AccelerometerOverride(name: accelerometer.name)
    let mean: [SIMD3<Double>]
    do {
      mean = try read(device)
      override.zSign = try accelerometer.zSign(faceUp: mean)
    } catch let error as SensorServiceError { throw Failure("\(error)", .refused) } catch let error
      as SensorSourceError
    { throw Failure("\(error)", .refused) }
    let file: String
    do { file = try ConfigurationFolder(path: folder).write(override) } catch { throw Failure("\(error)", .finding) }
    report(accelerometer, override.zSign ?? 1, file, isHeard: try tellSensor(sign: override.zSign ?? 1))
  }

  private func ask() throws {
    if yes { return }
    guard isatty(STDIN_FILENO) == 1 else {
      throw Failure("lay the device face up, and say so with --yes: there is no terminal to ask on", .usage)
    }
    StandardStreams.say("Lay the device on a table, screen up, and press Return. ")
    guard readLine() != nil else { throw Failure("not calibrated", .refused) }
  }

  private func read(_ device: IIODevice) throws -> [SIMD3<Double>] {
    var values: [SIMD3<Double>] = []
    for _ in 0..<Self.readings {
      values.append(try device.readOnce())
      poll(nil, 0, Self.pause)
    }
    return values
  }

  /// A sensor that listens reads its configuration when it begins to: it is told to begin again.
  /// Whether it hears with this sign then: it may read another configuration folder.
  private func tellSensor(sign: Double) throws -> Bool {
    let directory = try instance.directory()
    guard try supervising({ () throws(LauncherError) in try InstanceLock.isAlive(directory) }) else { return false }
    do {
      let client = try instance.client()
      guard try client.sensorState(deadline: FollowOptions.standardDeadline).source == "iio" else { return false }
      let followed = try client.select(source: "iio", slack: FollowOptions.standardTimeout) { _ in }
      return followed.sensorReason.contains("z sign \(sign > 0 ? "+1" : "-1") (configuration)")
    } catch let error as ControlError { throw Failure(error) }
  }

  private func report(_ accelerometer: Accelerometer, _ sign: Double, _ file: String, isHeard: Bool) {
    let changed = sign != accelerometer.zSign
    output.tell(
      "\(accelerometer.name): z sign \(sign > 0 ? "+1" : "-1"), \(changed ? "changed" : "as it was"), in \(file)"
    ) { json in
      json.add("name", accelerometer.name)
      json.add("zSign", sign)
      json.add("changed", changed)
      json.add("file", file)
      json.add("heard", isHeard)
    }
    if isHeard { output.remark("the running sensor listens with it") }
  }
}
