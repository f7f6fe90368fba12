// Where a worker of an exploration is, in memory it shares with whoever started it: known even when the worker is no more.
import Emulator
import EventLog
import Exploration
import Foundation

/// Shared memory: a beat, the events in all, and paths as lines of a script: the one it is on, and those before, whose threads may still be
/// at work.
final class ExplorationJournal: ExplorationWatch {
  private let page: UnsafeMutableRawPointer
  private var lines: [DeviceEvent: [UInt8]] = [:]
  /// Paths that are kept: a path takes milliseconds, and a thread as many until it comes to its end on a busy machine.
  private static let paths = 9
  /// Bytes of a path: longer ones are cut off.
  private static let area = 1 << 16
  /// Before the numbers of each path, which are the events begun and the bytes of its lines, stand those of all.
  private static let numbers = Place.allCases.count + 2 * paths
  private static let head = numbers * MemoryLayout<UInt64>.size
  private static let size = head + paths * area

  /// What the numbers at the beginning are; `begun` are the paths in all, of which the last ones are kept in turn.
  private enum Place: Int, CaseIterable { case beat, events, begun }

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

  private subscript(number: Int) -> UInt64 {
    get { page.load(fromByteOffset: number * MemoryLayout<UInt64>.size, as: UInt64.self) }
    set { page.storeBytes(of: newValue, toByteOffset: number * MemoryLayout<UInt64>.size, as: UInt64.self) }
  }
  private subscript(place: Place) -> UInt64 {
    get { self[place.rawValue] }
    set { self[place.rawValue] = newValue }
  }
  private func step(of slot: Int) -> Int { Place.allCases.count + 2 * slot }
  private func length(of slot: Int) -> Int { step(of: slot) + 1 }
  /// Where the path is that was begun so many before the last, fewer than are kept.
  private func slot(_ before: Int) -> Int {
    (Int(self[.begun] % UInt64(Self.paths)) + Self.paths - before) % Self.paths
  }

  func begin(_ events: [DeviceEvent]) {
    let slot = (slot(0) + 1) % Self.paths
    let area = page + Self.head + slot * Self.area
    self[.beat] &+= 1
    // Of a path that is not written yet no event was begun.
    self[step(of: slot)] = 0
    self[.begun] &+= 1
    var end = 0
    for event in events {
      let line = lines[event] ?? [UInt8]((event.scriptLine + "\n").utf8)
      lines[event] = line
      guard end + line.count <= Self.area else { break }
      UnsafeMutableRawBufferPointer(start: area + end, count: line.count).copyBytes(from: line)
      end += line.count
    }
    self[length(of: slot)] = UInt64(end)
  }

  func reach(_ step: Int, after events: Int) {
    self[.beat] &+= 1
    self[self.step(of: slot(0))] = UInt64(step + 1)
    self[.events] = UInt64(events)
  }

  /// As before the first path.
  func clear() { for number in 0..<Self.numbers { self[number] = 0 } }

  /// A number that is another after each event.
  var beat: UInt64 { self[.beat] }
  /// Events in all.
  var events: Int { Int(self[.events]) }
  /// Whether the app was launched at least once: a first path was begun, and an event reached.
  var hasLaunched: Bool { beat > 1 }

  /// The lines of the path up to the event that was begun last; none of them while the app is launched.
  var path: [String] { path(in: slot(0)) }
  /// The same of the paths before, the last first; each once.
  var earlierPaths: [[String]] {
    var seen: Set = [path]
    let kept = min(Self.paths - 1, max(0, Int(clamping: self[.begun]) - 1))
    return (0..<kept).map { path(in: slot($0 + 1)) }.filter { seen.insert($0).inserted }
  }

  private func path(in slot: Int) -> [String] {
    let count = Int(min(self[length(of: slot)], UInt64(Self.area)))
    let area = UnsafeRawBufferPointer(start: page + Self.head + slot * Self.area, count: count)
    let lines = String(decoding: area, as: UTF8.self).split(separator: "\n").map(String.init)
    return Array(lines.prefix(Int(clamping: self[step(of: slot)])))
  }
}

/// What keeps an exploration from being made.
enum ExploreError: Error, CustomStringConvertible {
  case file(String)
  case unwritten(String)
  case noDevice(String)
  case noVersion(String)
  case world(String)

  var description: String {
    switch self {
    case .file(let path): "\(path): cannot be read or written"
    case .unwritten(let name): "\(name) is not whole: what was found is not all in it"
    case .noDevice(let id): "no device '\(id)'; see swivel devices"
    case .noVersion(let text): "'\(text)' is no iOS version"
    case .world(let text): text
    }
  }
}
