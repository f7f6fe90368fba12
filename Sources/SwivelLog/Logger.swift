// What adopted apps get for `import os` and `import OSLog`: messages go where the app's own prints of errors go.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// Apple's number.
  public let rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// What is kept.
  public static let `default` = OSLogType(rawValue: 0)
  /// What helps while something is looked for.
  public static let info = OSLogType(rawValue: 1)
  /// What only who wrote it needs.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// Something went wrong that must not.
  public static let fault = OSLogType(rawValue: 17)

  /// Apple's log does not keep the others unless told to.
  var isKept: Bool { self != .info && self != .debug }

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    case _: "default"
    }
  }
}

/// A log by its subsystem and category.
public final class OSLog: Sendable {
  /// Whose it is.
  let subsystem: String
  /// What of.
  let category: String
  /// Those of Apple's categories there are.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is of interest in a timeline.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is measured on demand.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }
  /// A log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
  /// A log of one of Apple's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }
  /// The log of whoever names none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log nobody reads.
  public static let disabled = OSLog(subsystem: "disabled", category: "disabled")
  /// Whether a level is kept.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && type.isKept }

  /// Writes a line for a level that is kept.
  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    // A disk that is full, or a stream that is closed, is no reason for an app to end.
    let line = "\(type.name) \(place)\(text)\n"
    _ = Foundation.write(STDERR_FILENO, line, line.utf8.count)
  }
}

/// Writes messages to a log.
public struct Logger: Sendable {
  private let log: OSLog
  /// A logger of a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// A logger of a new log.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// A logger of the log of whoever names none.
  public init() { log = .default }

  /// A message at the level of what is kept.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// A message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// A message of a trace, which is not kept.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// A message for who wrote it, which is not kept.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// A message that helps, which is not kept.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// A message that is kept.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Something that may go wrong.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Something that went wrong.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Something that went very wrong.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Something that must not go wrong.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A message in C's format. Apple's words about privacy in it, as in `%{public}@`, are passed over.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
  guard log.isEnabled(type: type) else { return }
  log.write(LogFormat.text(message.description, args), type)
}
/// The same with the level first.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
  guard log.isEnabled(type: type) else { return }
  log.write(LogFormat.text(message.description, args), type)
}

/// C's format with Apple's words in it.
enum LogFormat {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(format: plain(format), arguments: arguments)
  }

  /// The format without what stands in braces behind a percent sign.
  static func plain(_ format: String) -> String {
    format.replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
  }
}
