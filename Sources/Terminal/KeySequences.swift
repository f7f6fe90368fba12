// The tables of what terminals send for keys that type nothing: xterm's, and where they differ rxvt's and Linux's.

enum KeySequences {
  /// C0 characters and DEL.
  static func controlCharacter(_ byte: UInt8, _ modifiers: Key.Modifiers) -> Key {
    switch byte {
    case 0x09: return Key(.tab, modifiers)
    case 0x0A, 0x0D: return Key(.enter, modifiers)
    case 0x08, 0x7F: return Key(.backspace, modifiers)
    case 0x00: return Key(.character(" "), modifiers.union(.control))
    case 0x01...0x1A:
      return Key(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    default: return Key(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    }
  }

  /// `ESC O final`.
  static func singleShift(_ final: UInt8) -> Key? {
    final == UInt8(ascii: "M") ? Key(.enter) : letter(final).map { Key($0) }  // the keypad's Enter is `ESC O M`
  }

  /// `ESC [ parameters final`; nil for what is no key.
  static func controlSequence(_ bytes: [UInt8], final: UInt8) -> Key? {
    if bytes == [UInt8(ascii: "[")] {
      guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) else { return nil }
      return Key(.function(Int(final - UInt8(ascii: "A")) + 1))
    }
    if bytes.first == UInt8(ascii: "<") { return mouse(Array(bytes.dropFirst()), final: final) }
    guard let parameters = parameters(bytes) else { return nil }
    let modifiers = Key.Modifiers(rawValue: max((parameters.count > 1 ? parameters[1] : 1) - 1, 0) & 7)
    switch final {
    case UInt8(ascii: "Z"): return Key(.tab, .shift)
    case UInt8(ascii: "~"): return numbered(parameters.first ?? 0).map { Key($0, modifiers) }
    default: return letter(final).map { Key($0, modifiers) }
    }
  }

  /// xterm's SGR 1006: `ESC [ < button ; column ; row M`, an `m` for a release; cells are counted from 1. What is dragged, the
  /// other buttons and releases mean nothing here.
  private static func mouse(_ bytes: [UInt8], final: UInt8) -> Key? {
    guard final == UInt8(ascii: "M"), let numbers = parameters(bytes), numbers.count == 3, numbers[1] > 0,
      numbers[2] > 0
    else { return nil }
    // Bits 2 to 4 are Shift, Meta and Control.
    let modifiers = Key.Modifiers(rawValue: numbers[0] >> 2 & 7)
    switch numbers[0] & ~0b11100 {
    case 0: return Key(.press(column: numbers[1] - 1, row: numbers[2] - 1), modifiers)
    case 64: return Key(.wheelUp, modifiers)
    case 65: return Key(.wheelDown, modifiers)
    default: return nil
    }
  }

  /// Decimal numbers between semicolons; an absent one is 1. Nil when there is anything else, such as a private mark.
  private static func parameters(_ bytes: [UInt8]) -> [Int]? {
    if bytes.isEmpty { return [] }
    var numbers: [Int] = []
    for part in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard part.count <= 4, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      numbers.append(part.isEmpty ? 1 : part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    return numbers
  }

  private static func letter(_ final: UInt8) -> Key.Code? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  private static func numbered(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }
}
