// A device on one page: its screens beside each other, below them one table of numbers, and where they come from.
import Configuration
import DeviceCatalog
import Foundation
import Orientation

struct DeviceSheet {
  let profile: DeviceProfile
  let era: Era
  let names: SourceNames
  /// Of the terminal, in cells.
  let width: Int

  private static let gap = "   "

  var orientations: [InterfaceOrientation] {
    [.portrait, .landscapeRight, .landscapeLeft] + (profile.supportsUpsideDown ? [.portraitUpsideDown] : [])
  }

  var lines: [String] {
    var head = "\(profile.id): \(profile.name), iOS \(era), \(profile.cornerStyle.rawValue)"
    if profile.display.pixels.count == 2 {
      head += ", \(profile.display.pixels[0])×\(profile.display.pixels[1]) pixels"
      if let native = profile.display.nativeScale { head += " (\(short(native)) a point, drawn at \(profile.scale))" }
    }
    return [head] + drawings + [""] + table + [""] + sources
  }

  /// As many drawings beside each other as there is room for; what looks alike is drawn once.
  private var drawings: [String] {
    var lines: [String] = []
    var row: [[String]] = []
    func flush() {
      let height = row.map(\.count).max() ?? 0
      lines.append("")
      for index in 0..<height {
        let cells = row.map { index < $0.count ? $0[index] : String(repeating: " ", count: $0[0].count) }
        lines.append(trimmed("  " + cells.joined(separator: Self.gap)))
      }
      row = []
    }
    var different: [(names: [String], size: CGSize, picture: [String])] = []
    for orientation in orientations {
      let picture = ScreenDrawing(profile: profile, era: era, orientation: orientation).lines
      if let index = different.firstIndex(where: { $0.picture == picture }) {
        different[index].names.append(orientation.name)
      } else {
        different.append(([orientation.name], profile.screenSize(in: orientation), picture))
      }
    }
    for (names, size, picture) in different {
      let title = "\(names.joined(separator: ", ")) \(short(size.width))×\(short(size.height))"
      let broad = max(title.count, picture[0].count)
      let drawing = ([title] + picture).map { padded($0, broad) }
      let taken = row.reduce(2) { $0 + $1[0].count + Self.gap.count }
      if !row.isEmpty, taken + drawing[0].count > width { flush() }
      row.append(drawing)
    }
    flush()
    return lines
  }

  /// A line a quantity, a column an orientation; what nothing says is a dash.
  private var table: [String] {
    let facts = orientations.map { profile.areaFact(era, $0) }
    let areas = orientations.map { profile.screenArea(era, $0) }
    func row(_ name: String, _ values: [Double?]) -> [String] { [name] + values.map { $0.map { short($0) } ?? "–" } }
    var rows: [[String]] = [
      [""] + orientations.map(\.name), row("safe area top", areas.map(\.top)), row("  left", areas.map(\.left)),
      row("  bottom", areas.map(\.bottom)), row("  right", areas.map(\.right)),
      row("status bar", areas.map(\.statusBar)),
      ["navigation bar"]
        + orientations.indices.map { index in
          used(profile.navigationBarHeight(era, isCompact: isCompact(orientations[index])), facts[index]?.navigationBar)
        },
      row("large title +", facts.map { $0?.largeTitle }),
      ["tab bar"]
        + orientations.indices.map { index in
          used(
            profile.tabBarHeight(era, isCompact: isCompact(orientations[index])) + areas[index].bottom,
            facts[index]?.tabBar)
        },
      row("toolbar", facts.map { $0?.toolbar }), row("keyboard", facts.map { $0?.keyboard }),
      row("  no predictions", facts.map { $0?.plainKeyboard }),
      ["size classes"] + orientations.map { classes($0).map { $0.joined(separator: "×") } ?? "–" },
    ]
    rows.removeAll { line in line.dropFirst().allSatisfy { $0 == "–" } }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in trimmed("  " + zip(row, widths).map { padded($0, $1) }.joined(separator: "  ")) }
  }

  /// What layouts have; with what the table has where that is another number.
  private func used(_ value: Double, _ table: Double?) -> String {
    guard let table, table != value else { return short(value) }
    return "\(short(value)) (table \(short(table)))"
  }

  private func classes(_ orientation: InterfaceOrientation) -> [String]? {
    profile.classes.first {
      $0.window == .full && $0.display == profile.display.name && $0.orientation.covers(orientation)
    }?.classes
  }

  private func isCompact(_ orientation: InterfaceOrientation) -> Bool {
    orientation.isLandscape && classes(orientation)?.first != "regular"
  }

  private var sources: [String] {
    var lines = ["display: \(names.text(profile.display.source)) (\(profile.display.source.confidence.rawValue))"]
    var told: [(text: String, orientations: [String])] = []
    for orientation in orientations {
      let fact = profile.areaFact(era, orientation)
      var text = "the rules R-MET-01 and R-MET-04"
      if let fact {
        text = "\(names.text(fact.source)) (\(fact.source.confidence.rawValue), iOS \(fact.eras))"
        for more in [fact.remarks, fact.source.note] where !more.isEmpty { text += "; \(more)" }
      }
      if let index = told.firstIndex(where: { $0.text == text }) {
        told[index].orientations.append(orientation.name)
      } else {
        told.append((text, [orientation.name]))
      }
    }
    lines += told.map { "\(told.count == 1 ? "areas and bars" : $0.orientations.joined(separator: ", ")): \($0.text)" }
    if let fold = profile.display.fold {
      lines.append(
        "fold: \(short(fold.position)) points from the top of the upright display, from the left of the turned one; a strip of "
          + "\(short(fold.strip)) points around it is to be kept free while the device is half open")
    }
    lines.append("navigation and tab bars of layouts: \(profile.barRule(era))")
    if !profile.display.source.note.isEmpty { lines.append("note: \(profile.display.source.note)") }
    return lines.map { "  " + $0 }
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
