// Recorded accelerations from CSV files, plain or gzipped, refused with file and line when anything is wrong.
import FileReading
import Foundation
import Orientation

/// A recorded trace.
public struct Trace: Sendable, Hashable {
  /// In g with CoreMotion's signs, in order of time.
  public var samples: [AccelerationSample]
  /// The true gravity at each sample, unit length, same axes, where the file has `gx,gy,gz`.
  public var gravity: [SIMD3<Double>]?
  /// What the numbers were found to be in, for people; empty for a trace of our own, which is in one unit by definition.
  public var units: String

  public init(samples: [AccelerationSample], gravity: [SIMD3<Double>]? = nil, units: String = "") {
    self.samples = samples
    self.gravity = gravity
    self.units = units
  }
}

/// Reads traces of accelerations: our own, and what apps export. `columns` is what the user says of a file without header.
public enum TraceReader {
  /// The most bytes a trace may have, packed or unpacked: a day at 100 Hz with seven columns takes about 500 MB, and
  /// everything is held in memory.
  public static let maximumBytes = 1 << 29
  /// The most rows a trace may have: a day at 100 Hz.
  public static let maximumSamples = 8_640_000

  /// The samples of the file at `path`, in g with CoreMotion's signs, in the file's order.
  public static func samples(fromFile path: String) throws(SensorSourceError) -> [AccelerationSample] {
    try trace(fromFile: path).samples
  }

  /// The samples in `bytes`, CSV or gzipped CSV; `name` stands for the file in errors.
  public static func samples(
    fromBytes bytes: [UInt8], name: String
  ) throws(SensorSourceError) -> [AccelerationSample] {
    try trace(fromBytes: bytes, name: name).samples
  }

  /// The samples of the file at `path`, with the reference gravity if it has one.
  public static func trace(
    fromFile path: String, odd: OddReadings = .refuse, columns: TraceColumns? = nil
  ) throws(SensorSourceError) -> Trace {
    try trace(fromBytes: contents(of: path), name: path, odd: odd, columns: columns)
  }

  /// The samples in `bytes`, with the reference gravity if there is one; `name` stands for the file in errors.
  public static func trace(
    fromBytes bytes: [UInt8], name: String, odd: OddReadings = .refuse, columns: TraceColumns? = nil
  ) throws(SensorSourceError) -> Trace {
    try TraceTable(bytes: unpacked(bytes, name: name), name: name, odd: odd, columns: columns).trace()
  }

  /// The bytes as they are, or unpacked when they begin like gzip.
  static func unpacked(_ bytes: [UInt8], name: String) throws(SensorSourceError) -> [UInt8] {
    guard bytes.count <= maximumBytes else { throw .tooLarge(file: name, limit: maximumBytes) }
    return Gunzip.isGzip(bytes) ? try Gunzip.unpack(bytes, name: name, limit: maximumBytes) : bytes
  }

  private static func contents(of path: String) throws(SensorSourceError) -> [UInt8] {
    do throws(FileReadingError) { return try GivenFile.bytes(of: path, limit: maximumBytes, pipes: .awaited) } catch {
      switch error {
      case .tooLarge(let file, let limit): throw .tooLarge(file: file, limit: limit)
      case .system(let file, let reason): throw .unreadable(file: file, reason: reason)
      case .notRegular: throw .unreadable(file: path, reason: "is a pipe or a device")
      }
    }
  }
}
