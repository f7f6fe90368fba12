// Messages of Apple's log as adopted apps write them: what is private stays so, and formats read as C's.
import Foundation
import Testing

@testable import SwivelLog

struct LogTests {
  /// OSLogPrivacy: private values are not shown; OSLogFloatFormatting and OSLogIntegerFormatting say how numbers are written.
  @Test func messagesSayWhatTheyMay() {
    let (name, size) = ("Ada", 1.5)
    #expect(("for \(name, privacy: .private)" as OSLogMessage).text == "for <private>")
    #expect(("for \(name, privacy: .public)" as OSLogMessage).text == "for Ada")
    #expect(("\(size, format: .fixed(precision: 2)) of \(255, format: .hex)" as OSLogMessage).text == "1.50 of ff")
    #expect(("\(7, align: .right(columns: 3))|" as OSLogMessage).text == "  7|")
  }

  @Test func formatsOfCLoseApplesWords() {
    #expect(LogFormat.plain("%{public}@ and %{private}d, 5%%") == "%@ and %d, 5%%")
  }

  /// "The system doesn't capture debug messages in memory or on disk" (OSLogType): only what matters is written.
  @Test func onlyWhatMattersIsKept() {
    let log = OSLog(subsystem: "a", category: "b")
    #expect([OSLogType.debug, .info, .default, .error, .fault].map(log.isEnabled) == [false, false, true, true, true])
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  /// What `os_log` writes, by the level that stands first or last: what is kept goes to standard error with its level and the log's names,
  /// the rest and all of a disabled log nowhere. Standard error is a process's.
  @Test func whatCsFunctionsWrite() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = OSLog(subsystem: "a", category: "b")
      for level in [OSLogType.debug, .info, .default, .error, .fault] {
        os_log("last %{public}d", log: log, type: level, Int(level.rawValue))
        os_log(level, log: log, "first %d", Int(level.rawValue))
        os_log("nobody's", log: .disabled, type: level)
        os_log(level, log: .disabled, "nobody's")
      }
      os_log("plain")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(
      said.filter { $0.contains("[a:b]") || $0.contains("plain") || $0.contains("nobody") } == [
        "default [a:b] last 0", "default [a:b] first 0", "error [a:b] last 16", "error [a:b] first 16",
        "fault [a:b] last 17", "fault [a:b] first 17", "default plain",
      ])
  }

  /// <os/log.h>: default 0, info 1, debug 2, error 0x10, fault 0x11; any other number is kept as well.
  @Test func numbersOfLevels() {
    #expect([OSLogType.default, .info, .debug, .error, .fault].map(\.rawValue) == [0x00, 0x01, 0x02, 0x10, 0x11])
    #expect(OSLogType(0x11) == .fault && OSLogType(rawValue: 0x10) == .error)
    #expect(OSLog(subsystem: "a", category: "b").isEnabled(type: OSLogType(7)))
  }

  /// OSLogStringAlignment: spaces before or behind, as many as are missing.
  @Test(arguments: [
    (OSLogStringAlignment.left(columns: 4), "ab", "ab  "), (.right(columns: 4), "ab", "  ab"), (.none, "ab", "ab"),
    (.left(columns: 1), "ab", "ab"), (.right(columns: 2), "ab", "ab"), (.right(columns: 3), "", "   "),
  ])
  func columns(align: OSLogStringAlignment, value: String, text: String) {
    #expect(("|\(value, align: align)|" as OSLogMessage).text == "|\(text)|")
  }

  @Test func aLockGuardsItsState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1
        return $0
      } == 2)
  }
}
