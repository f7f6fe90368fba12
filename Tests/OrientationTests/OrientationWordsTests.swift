// Orientations as numbers, words and masks (R-ENUM, R-DEV), apart from how they are told from an accelerometer.
import Orientation
import Testing

@Suite struct OrientationWordsTests {
  /// What a person writes, in any case and with any of the usual separators.
  @Test(
    arguments: [
      ("portrait", .portrait), ("p", .portrait), ("upright", .portrait), ("0", .portrait), ("PORTRAIT", .portrait),
      ("portraitUpsideDown", .portraitUpsideDown), ("portrait-upside-down", .portraitUpsideDown),
      ("upside down", .portraitUpsideDown), ("PUD", .portraitUpsideDown), ("pu", .portraitUpsideDown),
      ("u", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft), ("LANDSCAPE_LEFT", .landscapeLeft),
      ("LL", .landscapeLeft), ("landscape-right", .landscapeRight), ("lr", .landscapeRight), ("face up", .faceUp),
      ("fu", .faceUp), ("faceDown", .faceDown), ("fd", .faceDown),
    ] as [(String, DeviceOrientation)])
  func poses(word: String, orientation: DeviceOrientation) {
    #expect(OrientationRequest(word) == .orientation(orientation))
    #expect(OrientationRequest(word)?.target(from: .landscapeRight) == orientation)
  }

  /// A clock's hands: `left` is against them, and three quarters one way are one the other way.
  @Test(
    arguments: [
      ("cw", 1), ("clockwise", 1), ("right", 1), ("90", 1), ("180", 2), ("half", 2), ("ccw", 3), ("left", 3),
      ("270", 3),
      ("counter-clockwise", 3), ("anticlockwise", 3),
    ])
  func turns(word: String, quarters: Int) { #expect(OrientationRequest(word) == .quarterTurns(quarters)) }

  @Test(arguments: ["", "unknown", "landscape", "l", "r", "360", "-", "portraits", "91", "flat", "face"])
  func noOrientation(word: String) { #expect(OrientationRequest(word) == nil) }

  /// Every word that is suggested is understood.
  @Test func suggestions() {
    let words = OrientationRequest.words.split(separator: ", ").map(String.init)
    #expect(words.count == 11)
    for word in words { #expect(OrientationRequest(word) != nil, "\(word)") }
  }

  /// R-DEV-01: clockwise from portrait the top points right, which is landscapeRight. Without an edge, from portrait.
  @Test(
    arguments: [
      (.portrait, [.landscapeRight, .portraitUpsideDown, .landscapeLeft]),
      (.landscapeRight, [.portraitUpsideDown, .landscapeLeft, .portrait]),
      (.portraitUpsideDown, [.landscapeLeft, .portrait, .landscapeRight]),
      (.landscapeLeft, [.portrait, .landscapeRight, .portraitUpsideDown]),
      (.unknown, [.landscapeRight, .portraitUpsideDown, .landscapeLeft]),
      (.faceUp, [.landscapeRight, .portraitUpsideDown, .landscapeLeft]),
    ] as [(DeviceOrientation, [DeviceOrientation])])
  func quarterTurns(edge: DeviceOrientation, turned: [DeviceOrientation]) {
    #expect((1...3).map { OrientationRequest.quarterTurns($0).target(from: edge) } == turned)
  }

  /// R-ENUM-01, R-ENUM-06, R-DEV-06, R-DEV-07: UIDeviceOrientation's numbers and names, what each is, and the interface upright in it.
  @Test(
    arguments: [
      (0, "unknown", "", nil), (1, "portrait", "portrait", .portrait),
      (2, "portraitUpsideDown", "portrait", .portraitUpsideDown), (3, "landscapeLeft", "landscape", .landscapeRight),
      (4, "landscapeRight", "landscape", .landscapeLeft), (5, "faceUp", "flat", nil), (6, "faceDown", "flat", nil),
    ] as [(Int, String, String, InterfaceOrientation?)])
  func devices(number: Int, name: String, kind: String, interface: InterfaceOrientation?) throws {
    let orientation = try #require(DeviceOrientation(rawValue: number))
    #expect(orientation.name == name)
    #expect("\(orientation)" == name)
    #expect(orientation.isPortrait == (kind == "portrait"))
    #expect(orientation.isLandscape == (kind == "landscape"))
    #expect(orientation.isFlat == (kind == "flat"))
    #expect(orientation.isValidInterfaceOrientation == (interface != nil))
    #expect(orientation.matchingInterfaceOrientation == interface)
  }

  /// R-ENUM-02 to R-ENUM-05: UIInterfaceOrientation's numbers, names and mask bits; the names of the landscapes swap (R-ENUM-04).
  @Test(
    arguments: [
      (0, "unknown", "", .unknown, 1), (1, "portrait", "portrait", .portrait, 2),
      (2, "portraitUpsideDown", "portrait", .portraitUpsideDown, 4),
      (3, "landscapeRight", "landscape", .landscapeLeft, 8), (4, "landscapeLeft", "landscape", .landscapeRight, 16),
    ] as [(Int, String, String, DeviceOrientation, UInt)])
  func interfaces(number: Int, name: String, kind: String, device: DeviceOrientation, bit: UInt) throws {
    let orientation = try #require(InterfaceOrientation(rawValue: number))
    #expect(orientation.name == name)
    #expect("\(orientation)" == name)
    #expect(orientation.isPortrait == (kind == "portrait"))
    #expect(orientation.isLandscape == (kind == "landscape"))
    #expect(orientation.matchingDeviceOrientation == device)
    #expect(InterfaceOrientationMask(orientation).rawValue == bit)
    #expect(InterfaceOrientationMask.all.contains(orientation) == (orientation != .unknown))
  }

  /// R-ENUM-03: UIInterfaceOrientationMask's values, and the order in which one is picked.
  @Test(
    arguments: [
      ([], 0, "none"), (.portrait, 2, "portrait"), (.portraitUpsideDown, 4, "portraitUpsideDown"),
      (.landscapeRight, 8, "landscapeRight"), (.landscapeLeft, 16, "landscapeLeft"),
      (.landscape, 24, "landscapeRight|landscapeLeft"),
      (.allButUpsideDown, 26, "portrait|landscapeRight|landscapeLeft"),
      (.all, 30, "portrait|landscapeRight|landscapeLeft|portraitUpsideDown"),
    ] as [(InterfaceOrientationMask, UInt, String)])
  func masks(mask: InterfaceOrientationMask, value: UInt, words: String) {
    #expect(mask.rawValue == value)
    #expect("\(mask)" == words)
    #expect(mask.members.map(\.name).joined(separator: "|") == (value == 0 ? "" : words))
  }
}
