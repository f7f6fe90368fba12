// The configuration that is shipped: it loads, and its devices are what the published tables say.
import Configuration
import DeviceCatalog
import Foundation
import Orientation
import Testing

@Suite struct ShippedTests {
  @Test func theDefaultsCanRun() throws {
    let emulator = try Folder.shipped.emulator()
    let device = try #require(try Folder.shipped.devices().first { $0.id == emulator.device })
    #expect(device.runs(emulator.era))
    #expect(emulator.apps == ["Alternates", "BaseController"])
  }

  @Test(arguments: ["turn-left", "turn-upright", "all-around"])
  func theMotionsLoad(name: String) throws {
    let motion = try Folder.shipped.motion(name)
    #expect(motion.name == name)
    #expect(motion.samples().filter { !$0.isPlausible } == [])
  }

  /// `devices.csv` was compiled from Apple's and others' published tables.
  @Test(.enabled(if: Folder.corpus != nil, "SWIVEL_CORPUS is not set"))
  func theDevicesAreThePublishedOnes() throws {
    let corpus = try #require(Folder.corpus)
    let text = try String(contentsOfFile: corpus + "/devices/devices.csv", encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline).map { Self.fields(String($0)) }
    let header = try #require(rows.first)
    let devices = try Folder.shipped.devices()
    #expect(devices.count >= 11)
    for device in devices {
      let fields = try #require(rows.first { $0[0] == device.id && $0[3] == "main" }, "\(device.id)")
      let row = Dictionary(uniqueKeysWithValues: zip(header, fields))
      #expect(row["name"] == device.name)
      #expect(row["idiom"] == device.idiom.rawValue)
      #expect(row["portrait_w_pt"].flatMap(Double.init) == device.portraitWidth)
      #expect(row["portrait_h_pt"].flatMap(Double.init) == device.portraitHeight)
      #expect(row["scale"].flatMap(Int.init) == device.scale)
      #expect(row["corner_style"] == device.cornerStyle.rawValue)
      #expect(row["upside_down_interface"] == (device.supportsUpsideDown ? "yes" : "no"), "\(device.id)")
      // Patch releases are no eras: 17.0.2 is 17.
      let launch = row["launch_os"]?.split(separator: ".").prefix(2).joined(separator: ".")
      #expect(launch.flatMap { Era($0) } == device.launchEra)
      #expect(row["max_os_major"].flatMap(Int.init) == device.lastMajorVersion)
      #expect(row["multitasking"]?.contains("splitView") == device.supportsSplitView, "\(device.id)")
    }
  }

  /// One row of a CSV file with quoted fields.
  private static func fields(_ row: String) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in row {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
