// Texts of units, as HKUnit.init(from:) reads them: names with prefixes, `·` or `*`, one `/`, `^` and brackets.

enum HKUnitReader {
  /// Names, how many basic ones each is, and which; whether it has prefixes. By definition: the international yard and pound, US customary
  /// volumes, the thermochemical calorie, conventional mercury (NIST Special Publication 811, appendix B.8).
  private static let names: [String: (factor: Double, dimension: [String: Int], hasPrefixes: Bool, offset: Double)] = [
    "g": (1, ["g": 1], true, 0), "oz": (28.349_523_125, ["g": 1], false, 0), "lb": (453.592_37, ["g": 1], false, 0),
    "st": (14 * 453.592_37, ["g": 1], false, 0), "m": (1, ["m": 1], true, 0), "in": (0.0254, ["m": 1], false, 0),
    "ft": (0.3048, ["m": 1], false, 0), "yd": (0.9144, ["m": 1], false, 0), "mi": (1609.344, ["m": 1], false, 0),
    "L": (1, ["L": 1], true, 0), "l": (1, ["L": 1], true, 0), "fl_oz_us": (0.029_573_529_562_5, ["L": 1], false, 0),
    "fl_oz_imp": (0.028_413_062_5, ["L": 1], false, 0), "pt_us": (0.473_176_473, ["L": 1], false, 0),
    "pt_imp": (0.568_261_25, ["L": 1], false, 0), "cup_us": (0.236_588_236_5, ["L": 1], false, 0),
    "cup_imp": (0.284_130_625, ["L": 1], false, 0), "Pa": (1, ["Pa": 1], true, 0),
    "mmHg": (133.322_387_415, ["Pa": 1], false, 0), "cmAq": (98.0665, ["Pa": 1], false, 0),
    "atm": (101_325, ["Pa": 1], false, 0), "s": (1, ["s": 1], true, 0), "min": (60, ["s": 1], false, 0),
    "hr": (3600, ["s": 1], false, 0), "d": (86_400, ["s": 1], false, 0), "J": (1, ["J": 1], true, 0),
    "cal": (4.184, ["J": 1], false, 0), "kcal": (4184, ["J": 1], false, 0), "Cal": (4184, ["J": 1], false, 0),
    "K": (1, ["K": 1], true, 0), "degC": (1, ["K": 1], false, 273.15),
    "degF": (5.0 / 9, ["K": 1], false, 273.15 - 32 * 5.0 / 9), "S": (1, ["S": 1], true, 0), "count": (1, [:], false, 0),
    "%": (1, [:], false, 0), "Hz": (1, ["s": -1], true, 0), "IU": (1, ["IU": 1], false, 0),
    "dBASPL": (1, ["dBASPL": 1], false, 0), "dBHL": (1, ["dBHL": 1], false, 0), "W": (1, ["J": 1, "s": -1], true, 0),
    "mol": (1, ["mol": 1], true, 0), "1": (1, [:], false, 0), "()": (1, [:], false, 0),
  ]
  private static let prefixes: [HKMetricPrefix] = [
    .micro, .deca, .femto, .pico, .nano, .milli, .centi, .deci, .hecto, .kilo, .mega, .giga, .tera,
  ]

  static func unit(of text: String) -> HKUnit? {
    let parts = split(text, at: "/")
    guard let first = parts.first, parts.count <= 2 else { return nil }
    guard let above = product(first) else { return nil }
    guard parts.count == 2 else { return HKUnit(text, above.factor, above.dimension, offset: above.offset) }
    guard let below = product(parts[1]) else { return nil }
    let quotient = above.unitDivided(by: below)
    return HKUnit(text, quotient.factor, quotient.dimension)
  }

  private static func product(_ text: String) -> HKUnit? {
    var result: HKUnit?
    for part in split(text, at: "·*.") {
      guard let next = power(part) else { return nil }
      result = result?.unitMultiplied(by: next) ?? next
    }
    return result
  }

  private static func power(_ text: String) -> HKUnit? {
    if text.hasPrefix("("), text.hasSuffix(")"), text != "()" { return unit(of: String(text.dropFirst().dropLast())) }
    let parts = split(text, at: "^")
    guard let name = parts.first, let base = name.hasPrefix("(") && name != "()" ? power(name) : single(name) else {
      return nil
    }
    guard parts.count > 1 else { return base }
    guard parts.count == 2, let exponent = Int(parts[1]) else { return nil }
    return base.unitRaised(toPower: exponent)
  }

  private static func single(_ text: String) -> HKUnit? {
    if let unit = names[text] { return HKUnit(text, unit.factor, unit.dimension, offset: unit.offset) }
    // A mole says of what, by the mass of one: "mmol<180.156>".
    if text.hasSuffix(">"), let open = text.firstIndex(of: "<"), text[..<open].hasSuffix("mol"),
      let mass = Double(text[text.index(after: open)...].dropLast()), let plain = single(String(text[..<open]))
    {
      return HKUnit(text, plain.factor * mass, ["g": 1])
    }
    for prefix in prefixes where text.hasPrefix(prefix.sign) {
      guard let unit = names[String(text.dropFirst(prefix.sign.count))], unit.hasPrefixes else { continue }
      return HKUnit(text, unit.factor * prefix.factor, unit.dimension)
    }
    return nil
  }

  /// Parts between signs that are in no brackets.
  private static func split(_ text: String, at signs: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for letter in text {
      depth += letter == "(" || letter == "<" ? 1 : letter == ")" || letter == ">" ? -1 : 0
      if signs.contains(letter), depth == 0 { parts.append("") } else { parts[parts.count - 1].append(letter) }
    }
    return parts
  }
}
