// A screen that is no device of the catalogue, given by its size alone.

extension DeviceProfile {
  /// Upright screens at least this wide are an iPad's: the narrowest iPad has 744 points, the widest phone 480.
  private static let padWidth = 600.0
  /// What a screen can be: from a watch's to a wall's.
  private static let givenSides = 100.0...4000.0

  /// What `init?(size:)` reads, in words.
  public static let sizeForm =
    "expected WIDTHxHEIGHT@SCALE with sides of \(Int(givenSides.lowerBound)) to \(Int(givenSides.upperBound)) points and a scale of 1 to 3"

  /// Reads `WIDTHxHEIGHT@SCALE` in points, upright or not, the scale 2 unless given; nil for anything else. The screen has
  /// the corners of a home button, runs every version, and offers what an iPad of each offers if it is as wide as one.
  public init?(size text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count <= 2, sides.count == 2, let first = sides[0], let second = sides[1],
      Self.givenSides.contains(first), Self.givenSides.contains(second)
    else { return nil }
    var scale = 2
    if parts.count == 2 {
      guard let given = Int(parts[1]), (1...3).contains(given) else { return nil }
      scale = given
    }
    let width = min(first, second)
    let isPad = width >= Self.padWidth
    self.init(
      id: text, name: "A screen of \(text)", idiom: isPad ? .pad : .phone, launchEra: .oldest, lastMajorVersion: 99,
      displays: [
        Display(
          width: width, height: max(first, second), scale: scale, corners: .homeButton, supportsUpsideDown: true,
          multitasking: isPad ? Multitasking.allCases : [], source: FactSource("given by its size", .strong))
      ])
  }
}
