// The sensor process: arguments to a running service.
import ArgumentParser
import Bus
import Configuration
import SensorService
import SensorSources

@main
struct SensorMain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swivel-sensor", abstract: "Derives device orientations from acceleration and publishes both.")

  @Option(help: "The instance's directory.")
  var directory: String

  @Option(help: "The device's catalogue identifier, the last part of every topic.")
  var device: String

  @Option(help: "The configuration folder, for what it says of accelerometers.")
  var config: String?

  @Option(help: "The first source: held, or iio for an accelerometer of this machine.")
  var source = FirstSource.held

  @Option(help: "How an accelerometer is read: auto, polled or buffered.")
  var mode = ReadingMode.auto

  @Option(help: "Serve at this tcp:// address as well, for those on the list.")
  var listen: String?

  @Option(help: "With --listen: the file with the instance's keys.")
  var keys: String?

  @Option(help: "With --listen: the file with the public keys of those who are let in.")
  var allow: String?

  static func main() {
    Service.tellLoss()
    main(nil)
  }

  func run() throws {
    Service.ignoreSignals()
    let place = try InstanceDirectory(path: directory)
    let lifelineDescriptor = Service.lifeline()
    try place.enter(byHand: lifelineDescriptor == nil)
    let node = try Node(
      listening: try Listening.read(
        listen, keys: keys, allow: allow, of: place.endpoints, report: Service.report("sensor")))
    let service = try SensorService(
      device: device, endpoints: place.endpoints, epoch: ProcessIdentity.newEpoch(), stateFile: place.sensorStateFile,
      accelerometer: AccelerometerOptions(config: config, mode: mode, isFirst: source == .iio),
      node: node, report: Service.report("sensor"))
    let lifeline = lifelineDescriptor.map(node.watch(descriptor:))
    while !(lifeline.map(node.isReady) ?? false) { try service.step() }
  }
}
