// Build settings as Xcode layers them: conditions, levels, and what a name in a value stands for. Apart from the project and the
// `.xcconfig` files, which both fill levels.

/// The settings of one level: a project's or a target's, in the project or in a file of its own.
struct BuildSettings {
  /// The build configuration they are for, such as `Debug`.
  let configuration: String
  private var plain: [String: String] = [:]
  /// Those whose conditions hold, which count before the plain ones.
  private var conditional: [String: String] = [:]

  init(configuration: String) { self.configuration = configuration }

  /// Takes a setting by its name with its conditions, such as `NAME` or `NAME[sdk=iphone*][arch=*]`, unless one does not hold. Of
  /// several the last counts, and `$(inherited)` in it is the one before.
  mutating func set(_ written: Substring, to value: String) {
    let parts = written.split(separator: "[")
    guard let name = parts.first.map(String.init) else { return }
    let conditions = parts.dropFirst().flatMap { $0.prefix { $0 != "]" }.split(separator: ",") }
    guard conditions.allSatisfy(holds) else { return }
    if conditions.isEmpty {
      plain[name] = Self.inheriting(value, from: plain[name])
    } else {
      conditional[name] = Self.inheriting(value, from: conditional[name] ?? plain[name])
    }
  }

  /// What counts where this level stands over another.
  func over(_ lower: [String: String]) -> [String: String] {
    let own = plain.merging(conditional) { $1 }
    return lower.merging(own.map { ($0, Self.inheriting($1, from: lower[$0] ?? "")) }) { $1 }
  }

  /// The longest value: what is inherited twice in each of many lines grows without end, and is left out then.
  static let maximumLength = 1 << 16

  private static func inheriting(_ value: String, from before: String?) -> String {
    guard let before, value.contains("inherited") else { return value }
    let times = value.ranges(of: "inherited").count
    let kept = value.utf8.count + times * before.utf8.count > maximumLength ? "" : before
    return value.replacing("$(inherited)", with: kept).replacing("${inherited}", with: kept)
  }

  /// Whether `sdk=…`, `config=…`, `arch=…` or `variant=…` is met by an app for phones and tablets in this configuration.
  private func holds(_ condition: Substring) -> Bool {
    let sides = condition.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { return false }
    let pattern = sides[1]
    switch sides[0] {
    case "sdk": return ["iphoneos", "iphonesimulator"].contains { Self.matches($0, pattern) }
    case "config": return Self.matches(configuration, pattern)
    case "arch", "variant": return true
    case _: return false
    }
  }

  /// Whether a pattern with a star at its end, or none, is a name's. A name of an SDK goes on with its version, which none is known of.
  private static func matches(_ name: String, _ pattern: Substring) -> Bool {
    guard pattern.hasSuffix("*") else { return pattern == name }
    return name.hasPrefix(pattern.dropLast())
  }

  // MARK: Values

  /// Settings every target of a project has.
  static func usual(_ target: String, of project: String) -> [String: String] {
    [
      "PROJECT_NAME": project,
      "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]
  }

  /// The names that are set for `#if` in a target, in their order; not `DEBUG`, which a build for debugging sets by itself.
  private static func conditions(_ settings: [String: String]) -> [String] {
    func words(_ name: String) -> [String] {
      filledIn(settings[name] ?? "", settings).split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" } }
    }
    let flags = words("OTHER_SWIFT_FLAGS")
    let defined = flags.indices.compactMap { index -> String? in
      // What stands behind `-Xcc` is the C compiler's.
      guard flags[index].hasPrefix("-D"), index == 0 || flags[index - 1] != "-Xcc" else { return nil }
      return flags[index] == "-D" ? flags[(index + 1)...].first : String(flags[index].dropFirst(2))
    }
    var found: [String] = []
    for name in words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined
    where name != "DEBUG" && name == PlannedModule.identifier(name) && !name.isEmpty && !found.contains(name) {
      found.append(name)
    }
    return found
  }

  /// What of a target's settings its sources mean something else by, as a manifest has it.
  static func swiftSettings(_ settings: [String: String]) -> [String] {
    var found = conditions(settings).map { ".define(\"\($0)\")" }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { found.append(PackageManifest.isolation) }
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      found += approachable.map { ".enableUpcomingFeature(\"\($0)\")" }
    }
    return found
  }

  /// What `SWIFT_APPROACHABLE_CONCURRENCY` stands for, by Xcode's build settings reference (Xcode 26).
  static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// How many names are filled in for one text: settings may name others, and these others, many times each.
  private static let maximumNames = 1_000

  /// Text with each `$(NAME)` and `${NAME}` as the setting has it, which may name others; nothing for one there is not, or that is
  /// named by itself.
  static func filledIn(_ text: String, _ settings: [String: String]) -> String {
    var left = maximumNames
    return filledIn(text, settings, within: [], &left)
  }

  private static func filledIn(
    _ text: String, _ settings: [String: String], within names: Set<String>, _ left: inout Int
  ) -> String {
    var (filled, rest) = ("", text[...])
    while let match = rest.firstMatch(of: /\$[({]([A-Za-z0-9_]+)((?::[A-Za-z0-9]+)*)[)}]/) {
      filled += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      left -= 1
      let name = String(match.1)
      guard left > 0, filled.utf8.count <= maximumLength else { return filled }
      guard let setting = settings[name], !names.contains(name) else { continue }
      let value = filledIn(setting, settings, within: names.union([name]), &left)
      let unfit: Character? =
        match.2.contains("rfc1034identifier") ? "-" : match.2.contains("c99extidentifier") ? "_" : nil
      filled +=
        unfit.map { unfit in
          String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : unfit })
        } ?? value
    }
    return filled + rest
  }
}
