// The lines a host writes most, straight to their records: a log of a million inputs is read without a tree of values for each.
import Foundation
import Orientation
import Vocabulary

/// A line while it is read in the order it was written in. What stands otherwise, be it right or wrong, is nothing here and
/// `LogLine`'s to read or to refuse: there is one reader that knows what is allowed, and this one knows what is usual.
struct QuickLine {
  private var place: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// The record of a line whose checksum, if it has one, is right; nil for a line that is not as usual.
  static func record(_ line: UnsafeBufferPointer<UInt8>) -> LogRecord? {
    guard let start = line.baseAddress else { return nil }
    var reader = QuickLine(place: start, end: start + line.count)
    guard reader.take(#"{"v":1,"record":""#) else { return nil }
    if reader.take(#"outcome","seq":"#) { return reader.outcome().map { .outcome($0) } }
    if reader.take(#"input","seq":"#) { return reader.input().map { .input($0) } }
    return nil
  }

  private mutating func outcome() -> LoggedOutcome? {
    guard let seq = position(), take(#","ending":"#), let name = text(), take(#","text":"#), let words = text(),
      let ending = Ending(name: name, text: words), take(#","windows":["#)
    else { return nil }
    var windows: [WindowReport] = []
    while windows.isEmpty ? next == UInt8(ascii: "{") : take(",") {
      guard let window = window() else { return nil }
      windows.append(window)
    }
    guard take(#"],"fingerprint":"#), let fingerprint = hexadecimal(), take(#","calls":"#), let calls = hexadecimal(),
      isAtEnd()
    else { return nil }
    return LoggedOutcome(seq: seq, ending: ending, windows: windows, fingerprint: fingerprint, calls: calls)
  }

  private mutating func window() -> WindowReport? {
    guard take(#"{"id":"#), let id = identifier(), take(#","from":"#), let from = word(Known.interfaces),
      take(#","interface":"#), let interface = word(Known.interfaces), take(#","changed":"#), let changed = flag(),
      take(#","at":["#), let x = number(), take(","), let y = number(), take(#"],"size":["#), let width = number(),
      take(","), let height = number(), take(#"],"h":"#), let horizontal = word(Known.sizeClasses), take(#","v":"#),
      let vertical = word(Known.sizeClasses), take(#","reason":"#), let reason = word(Known.reasons)
    else { return nil }
    var screen = WindowScreen.device
    if take(#","screen":"#) {
      guard let other = word(Known.screens) else { return nil }
      screen = other
    }
    guard take("}") else { return nil }
    return WindowReport(
      id: id, from: from, interface: interface, changed: changed, origin: CGPoint(x: x, y: y),
      size: CGSize(width: width, height: height), horizontal: horizontal, vertical: vertical, reason: reason,
      screen: screen)
  }

  private mutating func input() -> LoggedInput? {
    guard let seq = position(), take(#","t":"#), let time = number() else { return nil }
    var wall: Double?
    if take(#","wall":"#) {
      guard let moment = number() else { return nil }
      wall = moment
    }
    guard take(#","cause":{"epoch":"#), let epoch = whole(), take(#","n":"#), let n = whole(), take(#"},"event":""#),
      let event = event(), isAtEnd()
    else { return nil }
    return LoggedInput(
      seq: seq, cause: Cause(epoch: epoch, n: n), input: DeviceInput(time: time, event: event), wall: wall)
  }

  /// What is done most: turns, taps and the ticks of a wait.
  private mutating func event() -> DeviceEvent? {
    if take(#"deviceOrientation","orientation":"#) { return word(Known.devices).map { .deviceOrientation($0) } }
    if take(#"tap","window":"#) {
      // Taps on `segue:` are older logs' segues.
      guard let window = identifier(), take(#","target":"#), let target = text(),
        !target.hasPrefix(LogLine.segueTarget)
      else { return nil }
      return .tap(window: window, target: target)
    }
    if take(#"wait","seconds":"#) { return number().map { .wait($0) } }
    if take(#"tick""#) { return .tick }
    return nil
  }

  /// Nothing more, or a checksum and nothing more.
  private mutating func isAtEnd() -> Bool {
    if take(#","sum":"#) {
      guard let digits = quoted(), digits.count == LineSum.digits, digits.allSatisfy({ Self.digit($0) != nil }) else {
        return false
      }
    }
    return take("}") && place == end
  }
}

// MARK: Values

extension QuickLine {
  private var next: UInt8? { place < end ? place.pointee : nil }

  private mutating func take(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard end - place >= count, memcmp(place, expected.utf8Start, count) == 0 else { return false }
    place += count
    return true
  }

  /// The digit that is next.
  private mutating func digit() -> UInt64? {
    guard let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
    place += 1
    return UInt64(byte - UInt8(ascii: "0"))
  }

  /// A whole number from 0, written without a fraction and an exponent, which follow as something else than what is expected.
  private mutating func whole() -> UInt64? {
    guard var value = digit() else { return nil }
    if value == 0 { return value }
    while let digit = digit() {
      let (product, isTooBig) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooMuch) = product.addingReportingOverflow(digit)
      if isTooBig || isTooMuch { return nil }
      value = sum
    }
    return value
  }

  private mutating func position() -> UInt64? { whole().flatMap { $0 <= LogLine.largestPosition ? $0 : nil } }

  private mutating func identifier() -> Int? { whole().flatMap { Int(exactly: $0) } }

  /// Up to so many digits a double is the quotient of two numbers that doubles hold exactly, so that one division rounds right
  /// (Clinger, "How to read floating point numbers accurately", 1990).
  private static let exactDigits = 15

  /// A number without an exponent, of at most fifteen digits.
  private mutating func number() -> Double? {
    let isNegative = take("-")
    guard var value = digit() else { return nil }
    var (count, divisor) = (1, 1.0)
    if value > 0 {
      while count <= Self.exactDigits, let digit = digit() {
        value = value * 10 + digit
        count += 1
      }
    }
    if take(".") {
      let point = count
      while count <= Self.exactDigits, let digit = digit() {
        value = value * 10 + digit
        divisor *= 10
        count += 1
      }
      if count == point { return nil }
    }
    guard count <= Self.exactDigits else { return nil }
    return (isNegative ? -1 : 1) * (Double(value) / divisor)
  }

  private mutating func flag() -> Bool? {
    if take("true") { return true }
    return take("false") ? false : nil
  }

  /// A text of ASCII without escapes.
  private mutating func text() -> String? { quoted().map { String(decoding: $0, as: UTF8.self) } }

  private mutating func quoted() -> UnsafeBufferPointer<UInt8>? {
    guard take("\"") else { return nil }
    let start = place
    while let byte = next {
      place += 1
      if byte == UInt8(ascii: "\"") { return UnsafeBufferPointer(start: start, count: place - 1 - start) }
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { return nil }
    }
    return nil
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }

  /// At most sixteen hexadecimal digits in quotes.
  private mutating func hexadecimal() -> UInt64? {
    guard let digits = quoted(), (1...16).contains(digits.count) else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      guard let digit = Self.digit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private mutating func word<Value>(_ words: Words<Value>) -> Value? { quoted().flatMap { words[$0] } }
}

/// The words of a log that stand for values, found without making texts of them.
private struct Words<Value: Sendable>: Sendable {
  private let words: [(bytes: [UInt8], value: Value)]

  init(_ values: some Sequence<Value>, _ word: (Value) -> String) {
    words = values.map { (Array(word($0).utf8), $0) }
  }

  subscript(_ text: UnsafeBufferPointer<UInt8>) -> Value? {
    for (bytes, value) in words where bytes.count == text.count && text.elementsEqual(bytes) { return value }
    return nil
  }
}

/// The tables of words.
private enum Known {
  static let interfaces = Words(InterfaceOrientation.allCases) { $0.name }
  static let devices = Words(DeviceOrientation.allCases) { $0.name }
  static let sizeClasses = Words(SizeClassName.allCases) { $0.rawValue }
  static let reasons = Words(RotationReason.allCases) { $0.rawValue }
  static let screens = Words(WindowScreen.allCases) { $0.rawValue }
}
