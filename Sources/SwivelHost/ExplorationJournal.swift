// Where a worker of an exploration is, in memory it shares with whoever started it: known even when the worker is no more.
import Emulator
import EventLog
import Exploration
import Foundation

/// A page of shared memory: a beat, how many events were begun, the events in all, and the path as lines of a script.
final class ExplorationJournal: ExplorationWatch {
  private let page: UnsafeMutableRawPointer
  private var lines: [DeviceEvent: [UInt8]] = [:]
  private static let size = 1 << 16
  private static let head = 4 * MemoryLayout<UInt64>.size

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

  private func put(_ value: UInt64, at index: Int) {
    page.storeBytes(of: value, toByteOffset: index * MemoryLayout<UInt64>.size, as: UInt64.self)
  }

  private func number(at index: Int) -> UInt64 {
    page.load(fromByteOffset: index * MemoryLayout<UInt64>.size, as: UInt64.self)
  }

  func begin(_ events: [DeviceEvent]) {
    put(number(at: 0) &+ 1, at: 0)
    put(0, at: 1)
    var end = Self.head
    for event in events {
      let line = lines[event] ?? [UInt8]((event.scriptLine + "\n").utf8)
      lines[event] = line
      guard end + line.count <= Self.size else { break }
      line.withUnsafeBytes {
        (page + end).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(page), byteCount: line.count)
      }
      end += line.count
    }
    put(UInt64(end - Self.head), at: 3)
  }

  func reach(_ step: Int, after events: Int) {
    put(number(at: 0) &+ 1, at: 0)
    put(UInt64(step + 1), at: 1)
    put(UInt64(events), at: 2)
  }

  /// As before the first path.
  func clear() { for index in 0..<4 { put(0, at: index) } }

  /// A number that is another after each event.
  var beat: UInt64 { number(at: 0) }
  /// Events in all.
  var events: Int { Int(number(at: 2)) }

  /// The lines of the path up to the event that was begun last; none of them while the app is launched.
  var path: [String] {
    let count = min(Int(number(at: 3)), Self.size - Self.head)
    let text = String(decoding: UnsafeRawBufferPointer(start: page + Self.head, count: count), as: UTF8.self)
    return Array(text.split(separator: "\n").map(String.init).prefix(Int(number(at: 1))))
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
