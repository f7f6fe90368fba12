// The words of the notation: orientations, masks, yes and no.
import Orientation

/// Reads single words; each error's position is 1, the beginning of the word.
enum Words {
  private static let masks: [(String, InterfaceOrientationMask)] = [
    ("P", .portrait), ("U", .portraitUpsideDown), ("LR", .landscapeRight), ("LL", .landscapeLeft), ("L", .landscape),
    ("ABU", .allButUpsideDown), ("ALL", .all), ("0", []),
  ]

  /// A mask: `P U LR LL L ABU ALL 0`, or several joined by `|` or `+`.
  static func mask(_ word: String) throws(NotationError) -> InterfaceOrientationMask {
    var mask: InterfaceOrientationMask = []
    for part in word.split(separator: /[|+]/, omittingEmptySubsequences: false) {
      guard let known = masks.first(where: { $0.0 == part })?.1 else {
        throw fail("a mask of \(masks.map(\.0).joined(separator: ", "))", word)
      }
      mask.formUnion(known)
    }
    return mask
  }

  private static let orientations: [(String, InterfaceOrientation)] = [
    ("P", .portrait), ("U", .portraitUpsideDown), ("LR", .landscapeRight), ("LL", .landscapeLeft),
    ("portrait", .portrait), ("upsideDown", .portraitUpsideDown), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeRight", .landscapeRight), ("landscapeLeft", .landscapeLeft),
  ]

  /// An interface orientation.
  static func orientation(_ word: String) throws(NotationError) -> InterfaceOrientation {
    guard let found = orientations.first(where: { $0.0 == word })?.1 else {
      throw fail("an interface orientation", word)
    }
    return found
  }

  private static let devices: [(String, DeviceOrientation)] = [
    ("portrait", .portrait), ("upsideDown", .portraitUpsideDown), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft(dev)", .landscapeLeft), ("landscapeRight(dev)", .landscapeRight), ("faceUp", .faceUp),
    ("faceDown", .faceDown), ("unknown", .unknown),
  ]

  /// A device orientation; the landscapes carry `(dev)`, so that nobody takes them for the interface's.
  static func device(_ word: String) throws(NotationError) -> DeviceOrientation {
    guard let found = devices.first(where: { $0.0 == word })?.1 else {
      throw fail("one of \(devices.map(\.0).joined(separator: ", "))", word)
    }
    return found
  }

  static func yesOrNo(_ word: String) throws(NotationError) -> Bool {
    switch word.lowercased() {
    case "yes": return true
    case "no": return false
    default: throw fail("YES or NO", word)
    }
  }

  static func fail(_ expected: String, _ word: String) -> NotationError {
    NotationError(position: 1, expected: expected, actual: "'\(word)'")
  }
}
