// A configuration folder made for one test.
import Configuration
import Foundation

/// A folder that goes with its owner.
final class Folder {
  let path = FileManager.default.temporaryDirectory.path + "/swivel-config-\(UUID().uuidString)"

  init(_ files: [String: String]) throws {
    for folder in ["", "/devices", "/motions"] {
      try FileManager.default.createDirectory(atPath: path + folder, withIntermediateDirectories: true)
    }
    for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name)) }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path): \(error)") }
  }

  var configuration: ConfigurationFolder { ConfigurationFolder(path: path) }
}

enum Good {
  static let emulator = "device: ipad\nera: 9.1\napps: [A, B]\n"

  static let pad = """
    id: pad
    name: A Pad
    idiom: pad
    launchOS: 8.1
    lastOS: 15
    displays:
      - {size: [768, 1024], scale: 2, corners: home-button, upsideDown: true, multitasking: [splitView], source: nobody}
    areas:
      - {orientation: portrait, os: "11-18", safeArea: [20, 0, 0, 0], statusBar: 20, source: nobody}
    windows:
      - {orientation: landscape, window: full, os: 8-15, size: [1024, 768], classes: [regular, regular], source: me}
      - {orientation: landscape, window: 1/2, os: 9-15, size: [507, 768], classes: [compact, regular], divider: 10, source: me}
    """

  static let motion = """
    name: m
    rate: 50
    hand: none
    keyframes:
      - { pose: portrait, tilt: 30, hold: 0.5 }
      - { pose: landscapeLeft, turn: 0.6 }
    """

  /// A good file with one text replaced.
  static func pad(_ old: String, _ new: String) -> String { pad.replacingOccurrences(of: old, with: new) }
}
