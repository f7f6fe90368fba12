// The catalogue's files say what its tables say, fact by fact, and nothing else; the rules behind the tables agree.
import Configuration
import DeviceCatalog
import Foundation
import Orientation
import Testing

private let folder =
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path + "/config"

/// A table of `config/devices/tables` as rows by column.
private func table(_ name: String) throws -> [[String: String]] {
  let text = try String(contentsOfFile: "\(folder)/devices/tables/\(name).csv", encoding: .utf8)
  var lines = text.split(whereSeparator: \.isNewline).map { cells(String($0)) }
  let header = lines.removeFirst()
  return lines.map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
}

/// The cells of a line of CSV, quotes taken off.
private func cells(_ line: String) -> [String] {
  var cells = [""]
  var isQuoted = false
  for character in line {
    switch character {
    case "\"": isQuoted.toggle()
    case "," where !isQuoted: cells.append("")
    default: cells[cells.count - 1].append(character)
    }
  }
  return cells
}

/// A number as the tables print it; "" for none.
private func text(_ value: Double?) -> String {
  guard let value else { return "" }
  return Int(exactly: value).map(String.init) ?? "\(value)"
}

/// The row of `devices.csv` a display stands in.
private func rowIdentifier(_ device: DeviceProfile, _ display: String) -> String {
  display == "main" ? device.id : "\(device.id)-\(display)"
}

/// A cell that says something in words is kept in the remarks, its leading number in the field.
private func bar(_ name: String, _ value: Double?, _ remarks: String) -> String {
  for remark in remarks.components(separatedBy: "; ") where remark.hasPrefix(name + ": ") {
    return String(remark.dropFirst(name.count + 2))
  }
  return text(value)
}

@Suite("The catalogue's files and tables")
struct CatalogueTests {
  /// Read once: a hundred files take seconds in a debug build.
  private static let read = Result { try ConfigurationFolder(path: folder).devices() }
  private let devices: [DeviceProfile]

  init() throws { devices = try Self.read.get() }

  /// The SE of 2020 came with 13.4: no 13 before that runs on it, so 13 can only mean that one.
  @Test(arguments: [
    ("13", "13.4"), ("13.4", "13.4"), ("13.3", nil), ("14", "14"), ("12", nil),
  ])
  func aMajorVersionMeansTheNewestOfIt(named: String, meant: String?) throws {
    let device = try #require(devices.first { $0.id == "iphone-se-2" })
    let era = try #require(Era(named))
    #expect(device.version(meantBy: era)?.description == meant)
  }

  /// Where a version is only wished for, the nearest is taken.
  @Test(arguments: [("12", "13.4"), ("13", "13.4"), ("15", "15"), ("27", "27")])
  func theNearestVersion(wished: String, taken: String) throws {
    let device = try #require(devices.first { $0.id == "iphone-se-2" })
    #expect(device.nearestVersion(to: try #require(Era(wished))).description == taken)
  }

  @Test("102 devices, each row of the table one of their displays")
  func everyDevice() throws {
    #expect(devices.count == 102)
    var found: [String: [String]] = [:]
    for device in devices {
      for display in device.displays {
        let isMain = display.name == "main"
        found[rowIdentifier(device, display.name)] = [
          isMain ? device.name : "\(device.name) (\(display.name) display)", device.idiom.rawValue, display.name,
          text(display.width), text(display.height), "\(display.scale)",
          display.pixels.map(String.init).joined(separator: " "), display.zoomed.map(text).joined(separator: "x"),
          display.corners.rawValue, display.supportsUpsideDown ? "yes" : "no", "\(device.releaseYear)",
          "\(device.lastMajorVersion)", device.models.joined(separator: ";"), display.source.keys,
          display.source.confidence.rawValue, display.source.note,
        ]
      }
    }
    let columns = [
      "name", "idiom", "display", "portrait_w_pt", "portrait_h_pt", "scale", "native", "zoomed_pt", "corner_style",
      "upside_down_interface", "release_year", "max_os_major", "model_identifiers", "sources", "confidence", "note",
    ]
    let rows = try table("devices")
    #expect(rows.count == 103 && found.count == 103)
    for var row in rows {
      row["native"] = "\(row["native_px_w"] ?? "") \(row["native_px_h"] ?? "")"
      let id = try #require(row["id"])
      #expect(found[id] == columns.map { row[$0] ?? "" }, "\(id)")
      let launch = try #require(row["launch_os"])
      let device = try #require(devices.first { id == $0.id || id.hasPrefix($0.id + "-") && $0.displays.count > 1 })
      #expect(Era(launch.split(separator: ".").prefix(2).joined(separator: ".")) == device.launchEra, "\(id)")
      let offered = try #require(device.displays.first { $0.name == row["display"] }).multitasking.map(\.rawValue)
      switch id {
      // In words: "splitView on inner display only", "splitView (two halves of 475.5 in landscape)".
      case "iphone-duo-outer": #expect(offered.isEmpty)
      case "iphone-duo-inner": #expect(offered == ["splitView"])
      case _ where offered.last == "externalDisplay":
        #expect(offered.dropLast().joined(separator: "+") == row["multitasking"], "\(id)")
      default: #expect((offered.isEmpty ? "none" : offered.joined(separator: "+")) == row["multitasking"], "\(id)")
      }
    }
  }

  @Test(
    "an external display has windows of its own with an M1 and later: not with the A12X and A12Z (stage_windowing.csv)")
  func externalDisplays() throws {
    let offering = devices.filter { $0.offers(.stageManager) && !$0.offers(.externalDisplay) }.map(\.id)
    #expect(Set(offering) == ["ipad-pro-11-1", "ipad-pro-11-2", "ipad-pro-129-3", "ipad-pro-129-4"])
    #expect(devices.filter { $0.offers(.externalDisplay) }.allSatisfy { $0.offers(.stageManager) })
  }

  @Test("seven panels have fewer pixels than their points make: 1080 of 1242, 1080 of 1125, 1878 of 2007 (README)")
  func nativeScales() throws {
    let scaled = devices.flatMap { device in
      device.displays.filter { $0.nativeScale != nil }.map { (rowIdentifier(device, $0.name), $0) }
    }
    let expected: [String: Double] = [
      "iphone-6-plus": 1080.0 / 414, "iphone-6s-plus": 1080.0 / 414, "iphone-7-plus": 1080.0 / 414,
      "iphone-8-plus": 1080.0 / 414, "iphone-12-mini": 1080.0 / 375, "iphone-13-mini": 1080.0 / 375,
      "iphone-duo-inner": 1878.0 / 669,
    ]
    #expect(Set(scaled.map(\.0)) == Set(expected.keys))
    for (id, display) in scaled {
      #expect(abs((display.nativeScale ?? 0) - (expected[id] ?? 0)) < 0.0001, "\(id)")
    }
  }

  @Test("every source of every fact has a name people can read")
  func sources() throws {
    let names = ConfigurationFolder(path: folder).sourceNames
    for device in devices {
      let facts = device.displays.map(\.source) + device.areas.map(\.source)
      let all = facts + device.windows.map(\.source) + device.classes.map(\.source)
      for source in all where !names.knows(source) { Issue.record("\(device.id): \(source.keys)") }
    }
    #expect(
      names.text(FactSource("KB:TG-METRICS;SPECS(17 Pro);rule only"))
        == "keyboards: Telegram-iOS DeviceMetrics; flutter_device_preview device_specs (17 Pro); rule only")
  }

  @Test("safe areas and bars")
  func areas() throws {
    let columns = [
      "device_id", "orientation", "os_era", "top", "left", "bottom", "right", "status_bar_h", "nav_bar_h",
      "large_title_extra_h", "tab_bar_total_h", "toolbar_total_h", "keyboard_h_with_predictive_incl_home",
      "keyboard_h_without_predictive", "sources", "confidence", "note",
    ]
    let expected = try table("safe_areas").map { row in columns.map { row[$0] ?? "" } }
    let found = devices.flatMap { device in
      device.areas.map { fact in
        [rowIdentifier(device, fact.display), fact.orientation.rawValue, "ios\(fact.eras)"] + fact.safeArea.map(text)
          + [
            bar("statusBar", fact.statusBar, fact.remarks), bar("navigationBar", fact.navigationBar, fact.remarks),
            bar("largeTitle", fact.largeTitle, fact.remarks), bar("tabBar", fact.tabBar, fact.remarks),
            bar("toolbar", fact.toolbar, fact.remarks), text(fact.keyboard), text(fact.plainKeyboard),
            fact.source.keys, fact.source.confidence.rawValue, fact.source.note,
          ]
      }
    }
    #expect(Set(found) == Set(expected) && found.count == expected.count)
  }

  @Test("window sizes and size classes")
  func windows() throws {
    let sizeColumns = [
      "device_id", "orientation", "window", "os_range", "width_pt", "height_pt", "horizontal", "vertical", "divider_pt",
      "sources", "confidence", "note",
    ]
    let sizes = devices.flatMap { device in
      device.windows.map { fact in
        [
          rowIdentifier(device, fact.display), fact.orientation.rawValue, fact.window.rawValue,
          fact.eras?.description ?? "",
        ] + fact.size.map(text) + fact.classes
          + [text(fact.divider), fact.source.keys, fact.source.confidence.rawValue, fact.source.note]
      }
    }
    let expectedSizes = try table("splits").map { row in sizeColumns.map { row[$0] ?? "" } }
    #expect(Set(sizes) == Set(expectedSizes) && sizes.count == expectedSizes.count)
    let classColumns = [
      "device_id", "orientation", "window", "horizontal", "vertical", "sources", "confidence", "note",
    ]
    let classes = devices.flatMap { device in
      device.classes.map { fact in
        [rowIdentifier(device, fact.display), fact.orientation.rawValue, fact.window.rawValue] + fact.classes
          + [fact.source.keys, fact.source.confidence.rawValue, fact.source.note]
      }
    }
    let expectedClasses = try table("size_classes").map { row in classColumns.map { row[$0] ?? "" } }
    #expect(Set(classes) == Set(expectedClasses) && classes.count == expectedClasses.count)
  }

  /// Sizes are Apple's "upright" ones, turned; 27.1 is the newest version there is.
  @Test(
    "a screen lies with its longer side across, and a device runs the newest version up to its last",
    arguments: [
      ("ipad-pro-97", 768, 1024, Era(16)), ("iphone-duo", 466, 678, Era(27, 1)),
      ("iphone-duo-inner", 669, 951, Era(27, 1)),
      // It came with 18.2 and runs 27; one that is only a size runs everything.
      ("ipad-a16", 820, 1180, Era(27, 1)), ("1180x820", 820, 1180, Era(27, 1)), ("ipad-1", 768, 1024, Era(5)),
    ] as [(String, Double, Double, Era)])
  func sizeAndVersion(id: String, shorter: Double, longer: Double, newest: Era) throws {
    let device = try #require(try ConfigurationFolder(path: folder).device(id))
    let upright = CGSize(width: shorter, height: longer)
    let turned = CGSize(width: longer, height: shorter)
    #expect(device.screenSize(in: .portrait) == upright)
    #expect(device.screenSize(in: .portraitUpsideDown) == upright)
    #expect(device.screenSize(in: .landscapeLeft) == turned)
    #expect(device.screenSize(in: .landscapeRight) == turned)
    #expect(device.newestEra == newest)
  }

  @Test("a display of a device has its own name, a size needs no file, and nothing leads out of the folder")
  func lookingUp() throws {
    let configuration = ConfigurationFolder(path: folder)
    #expect(try configuration.device("iphone-duo")?.portraitWidth == 466)
    #expect(try configuration.device("iphone-duo-inner")?.portraitWidth == 669)
    #expect(try configuration.device("iphone-duo-middle") == nil)
    #expect(try configuration.device("400x800@3")?.scale == 3)
    #expect(try configuration.device("1180x820")?.idiom == .pad)
    for id in ["", "../emulator", "tables", "0x0", "400x", "400x800@9", "nanxnan", "-1x800", "1e9x10"] {
      #expect(try configuration.device(id) == nil, "\(id)")
    }
  }
}
