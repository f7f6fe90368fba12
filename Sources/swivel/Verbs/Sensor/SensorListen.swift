// A phone in the hand as the sensor: what its app sends to a port of this machine, played as it comes.
import ArgumentParser
import Bus
import ControlClient
import FileWriting
import Foundation
import Launcher
import Orientation
import Phones
import SensorSources
import Vocabulary
import Wire

struct SensorListen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listen", abstract: "Let a phone be the sensor: play what its app sends until Ctrl-C.",
    discussion: """
      Listens on this machine alone (127.0.0.1); adb reverse tcp:PORT tcp:PORT, or a tunnel, brings a phone there. Taken \
      are Sensor Logger's HTTP push, SensorServer's WebSocket messages, what phyphox's remote access answers, Sensorstream, \
      objects with t, x, y and z, and lines t,x,y,z. A message that holds none is refused and named. After three seconds \
      without a reading the device's orientation is unknown.
      """)

  @Option(help: "Take datagrams at this port.")
  var udp: UInt16?

  @Option(help: "Take the bodies of POST requests at this port.")
  var http: UInt16?

  @Option(help: "Take the messages of WebSockets at this port.")
  var ws: UInt16?

  @Option(help: "End after this many seconds.")
  var seconds: Double?

  @Option(help: "Seconds to wait for the last receipts.")
  var timeout = 5.0

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard [udp, http, ws].compactMap(\.self).count == 1 else {
      throw ValidationError("expected one of --udp PORT, --http PORT and --ws PORT")
    }
    if let seconds, !(seconds > 0) { throw ValidationError("--seconds: expected more than 0, got \(seconds)") }
    guard timeout > 0, timeout <= FollowOptions.longestTimeout else {
      throw ValidationError("--timeout: expected more than 0 s, got \(timeout)")
    }
  }

  func run() throws {
    let client = try instance.client()
    let (kind, port): (PhoneProtocol, UInt16) =
      if let udp { (.udp, udp) } else if let http { (.http, http) } else { (.ws, ws ?? 0) }
    let door: any PhoneDoor
    do { door = try kind.open(port: port) } catch { throw Failure("\(error)", .usage) }
    let signals = try supervising { () throws(LauncherError) in try SignalPipe([SIGINT, SIGTERM]) }
    let name = "\(kind.rawValue):\(door.port)"
    Self.say("listens at \(name) of 127.0.0.1")
    var phone = Phone(name: name, door: door)
    var printer = ReceiptPrinter(output)
    let end = seconds.map { Deadline(seconds: $0) }
    do {
      _ = try client.stream(
        name: name, rate: 1, slack: timeout, live: true,
        next: {
          let samples = phone.next(signals)
          return phone.isLeaving || end?.hasPassed == true ? .last(samples) : .samples(samples)
        },
        each: { printer.show($0) })
    } catch let error as ControlError { throw Failure(error) }
    try printer.finish("played \(phone.count) readings of \(name)")
  }

  /// Says something of the stream, beside the receipts and not among them.
  fileprivate static func say(_ text: String) { StandardStreams.say(text.printableLine + "\n") }
}

/// The stream of a door, and what its user is told of it.
private struct Phone {
  let door: any PhoneDoor
  private var stream: PhoneStream
  private var refused = 0
  private var isSaid = (units: false, empty: false)
  /// Readings that were played.
  private(set) var count = 0
  /// Whether the user has asked for the end.
  private(set) var isLeaving = false

  /// How long one look for more may keep receipts waiting, in milliseconds.
  private static let glance: Int32 = 20
  /// Messages without a reading after which the user is told: a second at 50 Hz.
  private static let manyEmpty = 50
  /// Refused messages that are told one by one; the rest are only counted.
  private static let toldRefusals = 5

  init(name: String, door: any PhoneDoor) {
    self.door = door
    stream = PhoneStream(name: name)
  }

  /// What has come within a glance.
  mutating func next(_ signals: SignalPipe) -> [AccelerationSample] {
    var items = [door.descriptor, signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&items, nfds_t(items.count), Self.glance)
    isLeaving = !signals.take().isEmpty
    var samples: [AccelerationSample] = []
    for arrival in door.take() {
      do throws(SensorSourceError) {
        switch arrival.message {
        case .success(let message): samples += try stream.take(message, at: arrival.time)
        case .failure(let error): throw error
        }
      } catch { refuse(error) }
    }
    tell()
    count += samples.count
    return samples
  }

  private mutating func refuse(_ error: SensorSourceError) {
    refused += 1
    if refused <= Self.toldRefusals { SensorListen.say("refused: \(error)") }
    if refused == Self.toldRefusals { SensorListen.say("more refusals are only counted") }
  }

  private mutating func tell() {
    if !isSaid.units, let units = stream.units {
      SensorListen.say("read as \(units)")
      isSaid.units = true
    }
    if !isSaid.empty, stream.emptyMessages >= Self.manyEmpty {
      SensorListen.say("messages come without the accelerometer: switch it on in the app")
      isSaid.empty = true
    }
  }
}
