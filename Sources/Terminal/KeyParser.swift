// From the bytes a terminal sends to key presses, however the bytes are cut into reads.

/// An incremental parser of terminal input: UTF-8, control characters, CSI and SS3 sequences, Alt as a leading ESC.
///
/// The Escape key sends the byte that also begins every sequence; only time tells them apart, and time is an argument.
/// Pasted text (bracketed paste) is swallowed: it was not typed as commands. Unknown sequences are swallowed too.
public struct KeyParser: Sendable {
  /// The longest sequence kept; longer ones are swallowed to their end. No terminal sends more than a dozen bytes.
  static let maximumSequence = 32

  private enum State: Sendable, Equatable {
    case ground
    case escape
    case controlSequence([UInt8])
    case singleShift
    case utf8([UInt8], needed: Int, Key.Modifiers)
    /// Inside a paste; so many bytes of its end mark have been seen.
    case paste(Int)
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private let escapeTimeout: Double
  private var state = State.ground
  private var lastByte = 0.0

  /// `escapeTimeout`: seconds after which an unfinished sequence counts as the keys typed.
  public init(escapeTimeout: Double = 0.05) { self.escapeTimeout = escapeTimeout }

  /// When `expire(at:)` should be called if nothing arrives before; nil when nothing is pending.
  public var deadline: Double? {
    switch state {
    case .ground, .paste: nil
    case .escape, .controlSequence, .singleShift, .utf8: lastByte + escapeTimeout
    }
  }

  /// The keys completed by `bytes`, read at `time` seconds.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at time: Double) -> [Key] {
    var keys = expire(at: time)
    for byte in bytes { keys += step(byte) }
    lastByte = time
    return keys
  }

  /// The keys that stand alone because nothing followed within the time-out.
  public mutating func expire(at time: Double) -> [Key] {
    guard let deadline, time >= deadline else { return [] }
    defer { state = .ground }
    switch state {
    case .escape: return [Key(.escape)]
    case .controlSequence(let bytes) where bytes.isEmpty: return [Key(.character("["), .alt)]
    case .singleShift: return [Key(.character("O"), .alt)]
    case .ground, .controlSequence, .utf8, .paste: return []
    }
  }

  private mutating func step(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return ground(byte, [])
    case .escape: return afterEscape(byte)
    case .controlSequence(let bytes): return controlSequence(bytes, byte)
    case .singleShift:
      state = .ground
      return KeySequences.singleShift(byte).map { [$0] } ?? []
    case .utf8(let bytes, let needed, let modifiers): return utf8(bytes, needed, modifiers, byte)
    case .paste(let matched):
      paste(matched, byte)
      return []
    }
  }

  private mutating func ground(_ byte: UInt8, _ modifiers: Key.Modifiers) -> [Key] {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return []
    case 0x00..<0x20, 0x7F: return [KeySequences.controlCharacter(byte, modifiers)]
    case 0x20..<0x7F: return [Key(.character(Character(Unicode.Scalar(byte))), modifiers)]
    case 0xC2...0xDF: state = .utf8([byte], needed: 2, modifiers)
    case 0xE0...0xEF: state = .utf8([byte], needed: 3, modifiers)
    case 0xF0...0xF4: state = .utf8([byte], needed: 4, modifiers)
    default: break  // not UTF-8: nobody typed it
    }
    return []
  }

  private mutating func afterEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "["):
      state = .controlSequence([])
      return []
    case UInt8(ascii: "O"):
      state = .singleShift
      return []
    case 0x1B: return [Key(.escape)]  // and the second one stays pending
    default: return ground(byte, .alt)
    }
  }

  private mutating func controlSequence(_ bytes: [UInt8], _ byte: UInt8) -> [Key] {
    switch byte {
    case 0x00..<0x20, 0x7F...: return ground(byte, [])  // broken off by something else
    case UInt8(ascii: "[") where bytes.isEmpty:
      state = .controlSequence([byte])  // `ESC [ [ A` is how the Linux console spells F1
      return []
    case 0x20..<0x40:
      state = .controlSequence(bytes.count < Self.maximumSequence ? bytes + [byte] : bytes)
      return []
    default:
      state = .ground
      if bytes == Array("200".utf8), byte == UInt8(ascii: "~") {
        state = .paste(0)
        return []
      }
      guard bytes.count < Self.maximumSequence else { return [] }
      return KeySequences.controlSequence(bytes, final: byte).map { [$0] } ?? []
    }
  }

  private mutating func utf8(_ bytes: [UInt8], _ needed: Int, _ modifiers: Key.Modifiers, _ byte: UInt8) -> [Key] {
    guard (0x80...0xBF).contains(byte) else { return ground(byte, []) }
    let all = bytes + [byte]
    guard all.count == needed else {
      state = .utf8(all, needed: needed, modifiers)
      return []
    }
    state = .ground
    guard let text = String(validating: all, as: UTF8.self), let character = text.first else { return [] }
    return [Key(.character(character), modifiers)]
  }

  private mutating func paste(_ matched: Int, _ byte: UInt8) {
    if byte == Self.pasteEnd[matched] {
      state = matched + 1 == Self.pasteEnd.count ? .ground : .paste(matched + 1)
    } else {
      state = .paste(byte == Self.pasteEnd[0] ? 1 : 0)
    }
  }
}
