// Many devices at once: instances under one name with numbers, each with processes, sockets and a log of its own, so that
// what ends one leaves the others alone.
import ArgumentParser
import Bus
import EventLog
import Foundation
import Launcher
import Vocabulary

/// The instances `NAME-1` to `NAME-N`.
struct Fleet {
  /// What the numbers are put after.
  let name: String

  /// Instances at most: each has four processes, and far fewer fill a machine.
  static let limit = 500

  /// The name of one of them.
  func member(_ number: Int) -> String { "\(name)-\(number)" }

  /// The number of the member that is called so; nil for another instance.
  func number(of member: String) -> Int? {
    guard member.hasPrefix(name + "-"), let number = Int(member.dropFirst(name.count + 1)), number > 0,
      self.member(number) == member
    else { return nil }
    return number
  }

  /// Starts `count` of them, one after the other, each with these words besides its name; says what is `ready`. When one
  /// cannot be started those that were are stopped again.
  func start(_ count: Int, arguments: (String) -> [String], ready: (InstanceDirectory) -> Void) throws {
    var started: [InstanceDirectory] = []
    do {
      for number in 1...count {
        let directory: InstanceDirectory
        do { directory = try InstanceDirectory(name: member(number)) } catch { throw Failure(error) }
        let answer = try supervising { () throws(LauncherError) in
          try DetachedSupervisor.start(arguments: arguments(member(number)))
        }
        if case .failed(let status, let text) = answer {
          throw Failure("\(member(number)): \(text)", ExitStatus(rawValue: status) ?? .finding)
        }
        started.append(directory)
        ready(directory)
      }
    } catch {
      for directory in started.reversed() {
        do { try InstanceLock.stop(directory, within: Self.patience) } catch { Diagnostics.report("\(error)") }
      }
      throw error
    }
  }

  /// Seconds one of them may take to stop when another could not be started.
  private static let patience = 5.0

  /// Those that live, by number.
  func living() throws -> [InstanceDirectory] {
    do {
      let names = try InstanceDirectory.all().compactMap { name in number(of: name).map { ($0, name) } }
      var found: [InstanceDirectory] = []
      for (_, name) in names.sorted(by: { $0.0 < $1.0 }) {
        let directory = try InstanceDirectory(name: name)
        if try supervising({ () throws(LauncherError) in try InstanceLock.isAlive(directory) }) {
          found.append(directory)
        }
      }
      return found
    } catch let error as BusError { throw Failure(error) }
  }
}
