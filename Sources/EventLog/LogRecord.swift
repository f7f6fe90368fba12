// The records of a `.swivel` log: one header, then each input before it is handled and its outcome after.
import Foundation
import Orientation
import Vocabulary

/// One line of a log.
public enum LogRecord: Sendable, Equatable {
  /// The first line; an input before it is handled; what came of it.
  case header(LogHeader)
  case input(LoggedInput)
  case outcome(LoggedOutcome)
  /// How a restart went on from an input that was cut: before the outcome, or after one that says it crashed.
  case resumed(LoggedResumption)
  /// The last line of a part that another, whose number this is, goes on from: without it, one that is missing at the end
  /// of a log would not be noticed.
  case goesOn(part: Int)
}

/// How a restarted host went on from an input without an outcome.
public struct LoggedResumption: Sendable, Equatable {
  /// What was done with the input.
  public enum Way: String, Sendable, CaseIterable {
    /// It was run again, because the host had been killed from outside.
    case again
    /// What the sensor had said was taken over without asking or telling an app, so that device and sensor agree.
    case quietly
  }

  /// The input's number.
  public var seq: UInt64
  /// What was done.
  public var way: Way

  public init(seq: UInt64, way: Way) {
    self.seq = seq
    self.way = way
  }
}

/// What a replay needs to make the same device.
public struct LogHeader: Sendable, Equatable {
  /// The catalogue identifier.
  public var device: String
  /// The iOS version, as `Era` prints it.
  public var era: String
  /// The apps' names, one for each window.
  public var apps: [String]
  /// What the device's clock said at the launch, nil where it was what is usual of the version.
  public var date: WallTime?
  /// What it goes on from; nil for the first part of a log, and the only one of most.
  public var continues: LogContinuation?

  public init(device: String, era: String, apps: [String], date: WallTime? = nil, continues: LogContinuation? = nil) {
    self.device = device
    self.era = era
    self.apps = apps
    self.date = date
    self.continues = continues
  }

  /// The header of the log's first part, which says what the log is of.
  public var first: LogHeader { LogHeader(device: device, era: era, apps: apps, date: date) }
}

/// Where a part of a log goes on, so that parts of different runs are not taken for one log.
public struct LogContinuation: Sendable, Equatable {
  /// The part's number, from 2.
  public var part: Int
  /// The number of the last input of the part before.
  public var after: UInt64
  /// CRC-32 of the last line of the part before, without its newline.
  public var ends: UInt32

  public init(part: Int, after: UInt64, ends: UInt32) {
    self.part = part
    self.after = after
    self.ends = ends
  }
}

/// An input as it was sequenced.
public struct LoggedInput: Sendable, Equatable {
  /// From 1, without gaps.
  public var seq: UInt64
  /// The message that caused it, the sensor's or a client's.
  public var cause: Cause
  /// What the device was given, and when.
  public var input: DeviceInput
  /// When it came, in seconds of its host's life; nil where no host was there, or an older one.
  public var wall: Double?

  public init(seq: UInt64, cause: Cause, input: DeviceInput, wall: Double? = nil) {
    self.seq = seq
    self.cause = cause
    self.input = input
    self.wall = wall
  }

  /// When it happened, for people: by the host's clock where that is known, else in the device's time.
  public var moment: Double { wall ?? input.time }
}

/// What came of the input with the same number; number 0 is the launch.
public struct LoggedOutcome: Sendable, Equatable {
  /// The input's number in the host's log; 0 is the launch.
  public var seq: UInt64
  /// How the input ended.
  public var ending: Ending
  /// One for each window, in order of identifier.
  public var windows: [WindowReport]
  /// The fingerprint of the snapshot it left.
  public var fingerprint: UInt64
  /// FNV-1a over the callbacks in order; 0 for a crash, of which no callback is known.
  public var calls: UInt64

  public init(
    seq: UInt64, ending: Ending, windows: [WindowReport], fingerprint: UInt64, calls: UInt64
  ) {
    self.seq = seq
    self.ending = ending
    self.windows = windows
    self.fingerprint = fingerprint
    self.calls = calls
  }

  /// What the log keeps of an outcome: of its calls only a sum.
  public init(seq: UInt64, outcome: Outcome) {
    self.init(
      seq: seq, ending: outcome.ending, windows: outcome.windows, fingerprint: outcome.fingerprint,
      calls: Self.fingerprint(of: outcome.ledger))
  }

  /// FNV-1a, 64 bits, over window, subject and call of each entry, each ended by a zero byte.
  static func fingerprint(of ledger: [LedgerEntry]) -> UInt64 {
    var sum = CallSum()
    for entry in ledger {
      if (0...9).contains(entry.window) {
        sum.add(digit: UInt8(entry.window))
      } else {
        sum.add(String(entry.window))
      }
      sum.add(entry.subject)
      sum.add(entry.call)
    }
    return sum.value
  }

  private struct CallSum {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    static let prime: UInt64 = 0x100_0000_01b3

    mutating func add(_ text: String) {
      let before = value
      // One loop over memory, its sum in a register: a walk along a string's view costs several times as much a byte.
      let after = text.withBytes { $0.reduce(before) { ($0 ^ UInt64($1)) &* Self.prime } }
      value = after &* Self.prime  // the zero byte
    }

    /// The text of a number of one digit, as nearly all windows have.
    mutating func add(digit: UInt8) {
      value = (value ^ UInt64(UInt8(ascii: "0") + digit)) &* Self.prime &* Self.prime
    }
  }
}
