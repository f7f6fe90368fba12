// Where a worker of an exploration is, in memory it shares with whoever started it: known even when the worker is no more.
import Emulator
import EventLog
import Exploration
import Foundation

/// Shared memory: a beat, how many events were begun, the events in all, and two paths as lines of a script: the one it is on, and the
/// one before, whose threads may still be at work.
final class ExplorationJournal: ExplorationWatch {
  private let page: UnsafeMutableRawPointer
  private var lines: [DeviceEvent: [UInt8]] = [:]
  private static let head = Place.allCases.count * MemoryLayout<UInt64>.size
  /// Bytes of a path: longer ones are cut off.
  private static let area = 1 << 16
  private static let size = head + 2 * area

  /// What the numbers at the beginning are; a path's two are the events begun and the bytes of its lines.
  private enum Place: Int, CaseIterable { case beat, events, step, length, earlierStep, earlierLength }

  /// The page of this file, which is made if it is not there.
  init(file path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, Self.size) == 0 else { throw ExploreError.file(path) }
    defer { close(descriptor) }
    guard let page = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), page != MAP_FAILED else {
      throw ExploreError.file(path)
    }
    self.page = page
  }

  deinit { munmap(page, Self.size) }

  private subscript(place: Place) -> UInt64 {
    get { page.load(fromByteOffset: place.rawValue * MemoryLayout<UInt64>.size, as: UInt64.self) }
    set { page.storeBytes(of: newValue, toByteOffset: place.rawValue * MemoryLayout<UInt64>.size, as: UInt64.self) }
  }

  func begin(_ events: [DeviceEvent]) {
    (page + Self.head + Self.area).copyMemory(from: page + Self.head, byteCount: Int(self[.length]))
    (self[.earlierStep], self[.earlierLength]) = (self[.step], self[.length])
    self[.beat] &+= 1
    self[.step] = 0
    var end = 0
    for event in events {
      let line = lines[event] ?? [UInt8]((event.scriptLine + "\n").utf8)
      lines[event] = line
      guard end + line.count <= Self.area else { break }
      UnsafeMutableRawBufferPointer(start: page + Self.head + end, count: line.count).copyBytes(from: line)
      end += line.count
    }
    self[.length] = UInt64(end)
  }

  func reach(_ step: Int, after events: Int) {
    self[.beat] &+= 1
    self[.step] = UInt64(step + 1)
    self[.events] = UInt64(events)
  }

  /// As before the first path.
  func clear() { for place in Place.allCases { self[place] = 0 } }

  /// A number that is another after each event.
  var beat: UInt64 { self[.beat] }
  /// Events in all.
  var events: Int { Int(self[.events]) }
  /// Whether the app was launched at least once: a first path was begun, and an event reached.
  var hasLaunched: Bool { beat > 1 }

  /// The lines of the path up to the event that was begun last; none of them while the app is launched.
  var path: [String] { path(at: 0, .length, .step) }
  /// The same of the path before.
  var earlierPath: [String] { path(at: Self.area, .earlierLength, .earlierStep) }

  private func path(at offset: Int, _ length: Place, _ step: Place) -> [String] {
    let count = min(Int(self[length]), Self.area)
    let text = String(decoding: UnsafeRawBufferPointer(start: page + Self.head + offset, count: count), as: UTF8.self)
    return Array(text.split(separator: "\n").map(String.init).prefix(Int(self[step])))
  }
}

/// What keeps an exploration from being made.
enum ExploreError: Error, CustomStringConvertible {
  case file(String)
  case noDevice(String)
  case noVersion(String)
  case world(String)

  var description: String {
    switch self {
    case .file(let path): "\(path): cannot be read or written"
    case .noDevice(let id): "no device '\(id)'; see swivel devices"
    case .noVersion(let text): "'\(text)' is no iOS version"
    case .world(let text): text
    }
  }
}
