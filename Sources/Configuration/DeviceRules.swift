// The rules a device's facts must agree with: each contradiction is told, with the key it stands at.
import DeviceCatalog

/// Checks of one device against itself.
struct DeviceRules {
  let profile: DeviceProfile
  /// The mappings the facts came from, to tell where a contradiction stands.
  let top: StrictMapping
  let displays: [StrictMapping]
  let areas: [StrictMapping]
  let windows: [StrictMapping]
  let classes: [StrictMapping]

  func check() {
    checkDisplays()
    for (display, mapping) in zip(profile.displays, displays) { checkPixels(display, mapping) }
    if profile.launchEra.major > profile.lastMajorVersion {
      top.reject("lastOS", expected: "at least \(profile.launchEra)", actual: "\(profile.lastMajorVersion)")
    }
    for (fact, mapping) in zip(profile.areas, areas) { checkInside(fact, mapping) }
    checkAreasCoverVersions()
    for (fact, mapping) in zip(profile.windows, windows) { checkWindow(fact, mapping) }
    checkFullWindowsCoverVersions()
    checkSplits()
    checkOnce(profile.windows, windows)
    checkOnce(profile.classes, classes)
  }

  private func size(_ display: String, _ orientation: TableOrientation) -> (width: Double, height: Double) {
    let screen = profile.displays.first { $0.name == display } ?? profile.display
    let size = screen.size(in: orientation)
    return (Double(size.width), Double(size.height))
  }

  private func checkDisplays() {
    var seen: [String] = []
    for display in profile.displays {
      let size = "\(display.width) × \(display.height)"
      if display.width > display.height {
        top.reject("displays", expected: "\(display.name) at most as wide as high", actual: size)
      }
      if seen.contains(display.name) {
        top.reject("displays", expected: "each display once", actual: "'\(display.name)' again")
      }
      seen.append(display.name)
      if profile.idiom == .pad, !display.supportsUpsideDown {
        top.reject("displays", expected: "upsideDown true for an iPad (R-MASK-05)", actual: "false")
      }
      if profile.idiom == .phone, display.fold == nil, let kind = display.multitasking.first {
        top.reject("displays", expected: "no multitasking on a phone that does not fold", actual: kind.rawValue)
      }
      if let fold = display.fold,
        fold.position - fold.strip / 2 <= 0 || fold.position + fold.strip / 2 >= display.height
      {
        top.reject("displays", expected: "a fold inside \(size)", actual: "\(fold.position) ± \(fold.strip / 2)")
      }
    }
  }

  /// A panel scaled down to has its points times its own pixels per point, as far as whole pixels go: one source rounds up
  /// where another rounds down.
  private static let pixelTolerance = 2.0

  /// Points times pixels per point make the panel's pixels.
  private func checkPixels(_ display: Display, _ mapping: StrictMapping) {
    let scale = display.nativeScale ?? Double(display.scale)
    if let native = display.nativeScale, native >= Double(display.scale) {
      mapping.reject("nativeScale", expected: "less than the scale \(display.scale)", actual: "\(native)")
    }
    if display.pixels.count == 2 {
      let expected = [display.width * scale, display.height * scale]
      let tolerance = display.nativeScale == nil ? 0 : Self.pixelTolerance
      if zip(display.pixels, expected).contains(where: { abs(Double($0) - $1) > tolerance }) {
        let sides = expected.map { "\(Int($0.rounded()))" }.joined(separator: " × ")
        mapping.reject(
          "pixels", expected: "\(sides), points times \(scale), or a nativeScale", actual: "\(display.pixels)")
      }
    }
    if display.zoomed.count == 2, display.zoomed[0] > display.width || display.zoomed[1] > display.height {
      mapping.reject(
        "zoomed", expected: "at most \(display.width) × \(display.height)", actual: "\(display.zoomed)")
    }
  }

  /// What the system takes must leave something.
  private func checkInside(_ fact: AreaFact, _ mapping: StrictMapping) {
    let size = size(fact.display, fact.orientation)
    let area = fact.safeArea.map { $0 ?? 0 }
    if area[0] + area[2] >= size.height || area[1] + area[3] >= size.width {
      mapping.reject("safeArea", expected: "insets inside \(size.width) × \(size.height)", actual: "\(area)")
    }
    for (key, height) in [
      ("statusBar", fact.statusBar), ("navigationBar", fact.navigationBar), ("tabBar", fact.tabBar),
      ("toolbar", fact.toolbar), ("keyboard", fact.keyboard), ("plainKeyboard", fact.plainKeyboard),
    ] {
      if let height, height >= size.height {
        mapping.reject(key, expected: "less than the height \(size.height)", actual: "\(height)")
      }
    }
    if let full = fact.keyboard, let plain = fact.plainKeyboard, plain > full {
      mapping.reject("plainKeyboard", expected: "at most the keyboard's \(full)", actual: "\(plain)")
    }
  }

  /// One after the other the areas of an orientation must reach the last version; the first holds for what was before it,
  /// when there was no safe area but the same bars.
  private func checkAreasCoverVersions() {
    for display in profile.displays {
      for orientation in TableOrientation.allCases {
        let facts = zip(profile.areas, areas).filter {
          $0.0.display == display.name && $0.0.orientation == orientation
        }.sorted { $0.0.eras.from < $1.0.eras.from }
        for (earlier, later) in zip(facts, facts.dropFirst()) {
          let next = earlier.0.eras.through.map(Era.major(after:))
          if next != later.0.eras.from.major {
            later.1.reject(
              "os", expected: next.map { "the versions from \($0) on" } ?? "no further area of \(orientation.rawValue)",
              actual: "\(later.0.eras)")
          }
        }
        if let last = facts.last, let through = last.0.eras.through, through < profile.lastMajorVersion {
          last.1.reject("os", expected: "versions up to \(profile.lastMajorVersion)", actual: "\(last.0.eras)")
        }
      }
    }
  }

  private func checkWindow(_ fact: WindowFact, _ mapping: StrictMapping) {
    let size = size(fact.display, fact.orientation)
    guard fact.size.count == 2 else { return }
    if fact.window == .full {
      if fact.size != [size.width, size.height] {
        mapping.reject("size", expected: "the screen's \(size.width) × \(size.height)", actual: "\(fact.size)")
      }
    } else if fact.size[0] >= size.width || fact.size[1] > size.height {
      mapping.reject("size", expected: "a part of \(size.width) × \(size.height)", actual: "\(fact.size)")
    }
    guard let eras = fact.eras else { return }
    // A table's range may begin before the device; it may not miss it.
    if eras.from.major > profile.lastMajorVersion || (eras.through ?? .max) < profile.launchEra.major {
      mapping.reject(
        "os", expected: "a version within \(profile.launchEra.major)-\(profile.lastMajorVersion)", actual: "\(eras)")
    }
  }

  private func checkFullWindowsCoverVersions() {
    for (fact, mapping) in zip(profile.windows, windows) where fact.window == .full {
      guard let eras = fact.eras else { continue }
      if eras.from.major > profile.launchEra.major || (eras.through ?? .max) < profile.lastMajorVersion {
        mapping.reject(
          "os", expected: "all versions, \(profile.launchEra.major)-\(profile.lastMajorVersion)", actual: "\(eras)")
      }
    }
  }

  /// Narrow, divider and wide make the width; so do a half, a divider and a half.
  private func checkSplits() {
    for (fact, mapping) in zip(profile.windows, windows) {
      guard let divider = fact.divider, fact.size.count == 2 else { continue }
      let partner: TableWindow
      switch fact.window {
      case .half: partner = .half
      case .wide: partner = .narrow
      case .full, .narrow, .dockedSlideOver, .floatingSlideOver, .foldHalf: continue
      }
      let other = profile.windows.first {
        $0.window == partner && $0.orientation == fact.orientation && $0.display == fact.display && $0.size.count == 2
      }
      guard let other else {
        mapping.reject("window", expected: "a window \(partner.rawValue) beside it", actual: "none")
        continue
      }
      let sum = fact.size[0] + divider + other.size[0]
      let width = size(fact.display, fact.orientation).width
      if sum != width { mapping.reject("size", expected: "parts that add up to \(width)", actual: "\(sum)") }
    }
  }

  private func checkOnce(_ facts: [WindowFact], _ mappings: [StrictMapping]) {
    var seen: [String] = []
    for (fact, mapping) in zip(facts, mappings) {
      let key = "\(fact.display) \(fact.orientation.rawValue) \(fact.window.rawValue) \(fact.eras?.description ?? "")"
      if seen.contains(key) { mapping.reject("window", expected: "each window once", actual: "\(key) again") }
      seen.append(key)
    }
  }
}
