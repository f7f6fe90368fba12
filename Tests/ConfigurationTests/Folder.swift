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
    width: 768
    height: 1024
    scale: 2
    corners: home-button
    upsideDown: true
    launchOS: 8.1
    lastOS: 15
    splitView: true
    source: nobody
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
