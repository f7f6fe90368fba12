// The options verbs share, and the client they lead to.
import ArgumentParser
import Bus
import ControlClient
import DeviceCatalog
import Emulator
import Foundation
import InterfaceBuilder
import Launcher
import Wire

/// Which of the windows a verb shows.
struct WindowOption: ParsableArguments {
  @Option(help: "Only this window.")
  var window: Int?

  func validate() throws {
    guard window.map({ $0 > 0 }) ?? true else {
      throw ValidationError("--window: expected 1 or more, got \(window ?? 0)")
    }
  }
}

/// Which instance a verb speaks to.
struct InstanceOptions: ParsableArguments {
  @Option(help: "The instance's name.", completion: .instances)
  var name = InstanceDirectory.standardName

  @Option(help: "Ask an instance that listens at this tcp:// address instead; needs --keys and --server.")
  var connect: String?

  @Option(help: "A file of swivel keys: with up --listen the instance's, with --connect your own.", completion: .file())
  var keys: String?

  @Option(help: "With --connect: the public key of the instance that is meant.")
  var server: String?

  /// The directory of an instance of this machine.
  func directory() throws -> InstanceDirectory {
    if connect != nil {
      throw Failure("--connect is for verbs that only ask and order; this one needs the machine", .usage)
    }
    do { return try InstanceDirectory(name: name) } catch { throw Failure(error) }
  }

  /// Fails with code 5 when nothing runs in the directory, and with 3 when it is not this user's alone.
  func demandLiving(_ directory: InstanceDirectory) throws {
    do {
      if try InstanceLock.isAlive(directory) { return }
      var failure = Failure(LauncherError.notRunning(name: name))
      if let reason = try Diagnostics.end(of: directory) { failure.text += "\n  the last one ended: \(reason)" }
      throw failure
    } catch let error as LauncherError { throw Failure(error) } catch let error as BusError { throw Failure(error) }
  }

  /// The log of the device with this name, which may be down by now; fails with code 5 when there is none, and with 3 when
  /// the directory is not this user's alone.
  func log() throws -> String {
    let directory = try directory()
    do {
      if let log = try directory.provenLog() { return log }
    } catch { throw Failure(error) }
    throw Failure(LauncherError.notRunning(name: name))
  }

  /// A client of the running instance; fails with code 5 when nothing runs.
  func client() throws -> ControlClient {
    if let connect { return try client(at: connect) }
    let directory = try directory()
    try demandLiving(directory)
    do {
      return try ControlClient(
        endpoints: directory.endpoints, epoch: ProcessIdentity.newEpoch(), node: try Node(),
        keeping: { () throws(BusError) in try Diagnostics.keeping(of: directory) })
    } catch { throw Failure(error) }
  }
}

extension InstanceOptions {
  /// A client of an instance elsewhere, which proves that it has the server's secret, and to which the keys are proved.
  private func client(at connect: String) throws -> ControlClient {
    guard let keys, let server else {
      throw Failure("--connect needs --keys FILE, your own, and --server KEY, the instance's public key", .usage)
    }
    do {
      let address = try RemoteAddress(connect)
      let dialing = try Dialing(keys: try KeyFile(path: keys), server: server)
      return try ControlClient(
        endpoints: address.endpoints, epoch: ProcessIdentity.newEpoch(), node: try Node(dialing: dialing))
    } catch { throw Failure(error) }
  }
}

/// A screen that is no device of the catalogue.
struct SizeOption: ParsableArguments {
  @Option(help: "Instead of --device a screen of WIDTHxHEIGHT@SCALE, in points; the scale is 2 unless given.")
  var size: String?

  func validate() throws {
    guard let size, DeviceProfile(size: size) == nil else { return }
    throw ValidationError("--size: \(DeviceProfile.sizeForm), got '\(size)'")
  }

  /// What names the device, given by its size or else by its identifier.
  func device(besides identifier: String?) throws -> String? {
    guard let size else { return identifier }
    guard identifier == nil else { throw ValidationError("expected --device or --size, not both") }
    return size
  }
}

/// Storyboards run without code: the first one is the app, the others those it refers to.
enum StoryboardApp {
  /// The app's name: the document's without its ending.
  static func name(_ path: String) -> String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The documents, read to tell what is wrong before a host is started.
  @discardableResult static func read(_ paths: [String], _ texts: StringsOption) throws -> [InterfaceDocument] {
    try texts.translate(try paths.map { try InterfaceFile.read($0) })
  }

  /// The arguments of a host that ends with the verb, with the files as they were named.
  static func arguments(_ paths: [String]) -> [String] { paths.flatMap { ["--storyboard", $0.asPathWord] } }

  /// The arguments of a host that stays, and may run elsewhere.
  static func hostArguments(_ paths: [String]) -> [String] {
    paths.flatMap { ["--storyboard", URL(fileURLWithPath: $0).path] }
  }
}

/// Documents in another language than their own.
struct StringsOption: ParsableArguments {
  @Option(
    help: "The texts of a language, such as de.lproj/Main.strings for Main.storyboard; repeated for several documents.")
  var strings: [String] = []

  /// The words that give another process the same option.
  var arguments: [String] { strings.flatMap { ["--strings", URL(fileURLWithPath: $0).path] } }

  /// Each document with the texts of the file of its name, if there is one.
  func translate(_ documents: [InterfaceDocument]) throws -> [InterfaceDocument] {
    var documents = documents
    for path in strings {
      guard let place = documents.firstIndex(where: { StoryboardApp.name($0.file) == StoryboardApp.name(path) }) else {
        throw Failure("\(path): no document is named \(StoryboardApp.name(path))", .usage)
      }
      let bytes = try Given.bytes(path, limit: InterfaceLimits.bytes)
      do throws(InterfaceError) {
        documents[place] = documents[place].translated(by: try StringsFile(bytes, file: path))
      } catch { throw Failure("\(error)", .refused) }
    }
    return documents
  }
}

extension WaitMode: ExpressibleByArgument {}

/// How far a verb follows what it caused.
struct FollowOptions: ParsableArguments {
  @Option(help: "settled: until layout has settled in every window; applied: until it was accepted; none.")
  var wait = WaitMode.settled

  @Option(help: "Seconds to wait for an answer. (default: 5.0, for a picture 60.0)")
  var timeout: Double?

  /// Thousands of times what an answer takes.
  static let standardTimeout = 5.0
  /// Seven times what a debug build took for an iPad in its frame on a machine that was building four things besides.
  static let pictureTimeout = 60.0
  static var standardDeadline: Deadline { Deadline(seconds: standardTimeout) }

  /// The longest timeout, in seconds: an hour, beyond which a typing error is likelier than an intention.
  static let longestTimeout = 3600.0

  func validate() throws {
    guard let timeout else { return }
    guard timeout > 0, timeout <= Self.longestTimeout else {
      throw ValidationError("--timeout: expected more than 0 and at most \(Int(Self.longestTimeout)) s, got \(timeout)")
    }
  }

  /// The seconds asked for, or as long as answers take.
  var seconds: Double { timeout ?? Self.standardTimeout }
  var deadline: Deadline { Deadline(seconds: seconds) }
  var pictureDeadline: Deadline { Deadline(seconds: timeout ?? Self.pictureTimeout) }
}

/// Runs client work, prints what it brought, and leaves with its code. A verb that asks for no turn (`turns` false) is
/// not refused by a window that would not turn.
func follow(
  _ output: OutputOptions, turns: Bool = true, window: Int? = nil, any: Bool = false,
  _ work: () throws(ControlError) -> Followed
) throws {
  let followed: Followed
  do { followed = try work() } catch { throw Failure(error) }
  let told = followed.receipt?.ending(turns: turns, window: window, any: any)
  output.tell(lines: followed.lines(as: told), jsonLines: [followed.json(as: told)])
  guard let receipt = followed.receipt else { return }
  let status = receipt.exitStatus(turns: turns, window: window, any: any)
  if status != .done { throw ExitCode(status.rawValue) }
}
