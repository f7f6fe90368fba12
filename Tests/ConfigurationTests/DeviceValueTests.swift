// Versions, ranges of versions, screens given by their size, and heights of bars: what is read, what is refused, and where rules change.
import DeviceCatalog
import Orientation
import Testing

struct DeviceValueTests {
  /// `major[.minor]`, from 3 to 99, minor versions from 0 to 99, in the digits of ASCII.
  @Test(
    arguments: [
      ("3", 3, 0), ("18", 18, 0), ("16.1", 16, 1), ("99", 99, 0), ("13.0", 13, 0), ("27.99", 27, 99),
      ("2", nil, nil), ("100", nil, nil), ("16.100", nil, nil), ("16.-1", nil, nil), ("-16", nil, nil), ("", nil, nil),
      ("16.", nil, nil), (".1", nil, nil), ("16.1.2", nil, nil), ("sixteen", nil, nil), ("１６", nil, nil),
    ] as [(String, Int?, Int?)])
  func versions(text: String, major: Int?, minor: Int?) {
    let era = Era(text)
    #expect(era?.major == major && era?.minor == minor)
  }

  @Test func versionsHaveAnOrderAndAName() {
    let rising = [Era(3), Era(3, 2), Era(9), Era(9, 3), Era(10), Era(26), Era(26, 1), Era(27)]
    for (place, era) in rising.enumerated() {
      for (other, right) in rising.enumerated() { #expect((era < right) == (place < other)) }
    }
    #expect([Era(18), Era(16, 1)].map(\.description) == ["18", "16.1"])
    // Apple went from 18 to 26.
    #expect([3, 17, 18, 26, 27].map(Era.major(after:)) == [4, 18, 26, 27, 28])
  }

  /// A range, versions in it and versions beside it. A last major version is in it with all its minor ones.
  @Test(
    arguments: [
      ("<=10", ["3", "10", "10.3"], ["11", "26"]), ("<=3", ["3", "3.2"], ["4"]),
      ("11-18", ["11", "14.5", "18.6"], ["10.3", "26"]), ("13.4-14", ["13.4", "14.8"], ["13", "13.3", "15"]),
      ("9-9", ["9", "9.3"], ["8", "10"]), ("26+", ["26", "26.1", "99"], ["18"]), ("16.1+", ["16.1", "17"], ["16"]),
      ("27.1", ["27.1", "28"], ["27"]),
    ])
  func ranges(text: String, within: [String], beside: [String]) throws {
    let range = try #require(EraRange(text))
    #expect(range.description == text)
    for version in within { #expect(range.contains(try #require(Era(version))), "\(version)") }
    for version in beside { #expect(!range.contains(try #require(Era(version))), "\(version)") }
    #expect(EraRange.all.contains(.oldest) && EraRange.all.contains(Era(99)))
  }

  @Test(arguments: ["", "<=", "<=2", "<=x", "+", "x+", "18-11", "11-", "-11", "11-18-26", "x", "2"])
  func noRanges(text: String) { #expect(EraRange(text) == nil) }

  /// Sides of 100 to 4000 points, upright or not; as wide as 600 it is an iPad's; a scale of 1 to 3.
  @Test(
    arguments: [
      ("375x667", 375, 667, 2, DeviceIdiom.phone), ("667x375", 375, 667, 2, .phone), ("390x844@3", 390, 844, 3, .phone),
      ("599x900@1", 599, 900, 1, .phone), ("600x900", 600, 900, 2, .pad), ("1180x820@2", 820, 1180, 2, .pad),
      ("100x100", 100, 100, 2, .phone), ("4000x4000", 4000, 4000, 2, .pad), ("375.5x667", 375.5, 667, 2, .phone),
    ])
  func givenScreens(text: String, width: Double, height: Double, scale: Int, idiom: DeviceIdiom) throws {
    let device = try #require(DeviceProfile(size: text))
    #expect((device.portraitWidth, device.portraitHeight, device.scale) == (width, height, scale))
    #expect(device.idiom == idiom && device.id == text && device.supportsUpsideDown)
    #expect(Multitasking.allCases.allSatisfy { device.offers($0) == (idiom == .pad) })
    #expect(device.runs(.oldest) && device.runs(.newest) && device.cornerStyle.hasHomeButton)
  }

  @Test(
    arguments: [
      "", "375", "375x", "x667", "375x667x2", "99x667", "375x4001", "375x667@", "375x667@0", "375x667@4", "375x667@2@2",
      "nanx667", "-375x667", "375x667@2.5", "ax667",
    ])
  func noScreens(text: String) { #expect(DeviceProfile(size: text) == nil) }

  private static func device(_ idiom: DeviceIdiom, _ corners: CornerStyle) -> DeviceProfile {
    DeviceProfile(
      id: "d", name: "D", idiom: idiom, portraitWidth: 400, portraitHeight: 800, scale: 2, cornerStyle: corners,
      supportsUpsideDown: false, launchEra: Era(3), lastMajorVersion: 99, supportsSplitView: false, source: "none")
  }

  /// R-MET-02: 44, 32 where a phone is of compact height, 50 on iPads from 12; 54 everywhere from 26.
  @Test(
    arguments: [
      (DeviceIdiom.phone, 3, 44, 32), (.phone, 18, 44, 32), (.phone, 26, 54, 54), (.pad, 11, 44, 44),
      (.pad, 12, 50, 50),
      (.pad, 18, 50, 50), (.pad, 26, 54, 54),
    ] as [(DeviceIdiom, Int, Double, Double)])
  func navigationBars(idiom: DeviceIdiom, era: Int, regular: Double, compact: Double) {
    let device = Self.device(idiom, .homeButton)
    #expect(device.navigationBarHeight(Era(era), isCompact: false) == regular)
    #expect(device.navigationBarHeight(Era(era), isCompact: true) == compact)
  }

  /// R-MET-03: 49, compact 32 from 11. On iPads 49, from 11 50, and 65 with the home indicator's 20 below: 45.
  @Test(
    arguments: [
      (DeviceIdiom.phone, CornerStyle.homeButton, 10, 49, 49), (.phone, .homeButton, 11, 49, 32),
      (.phone, .faceIDNotch, 18, 49, 32), (.pad, .homeButton, 10, 49, 49), (.pad, .homeButton, 11, 50, 50),
      (.pad, .faceIDNoHome, 18, 45, 45), (.pad, .touchIDNoHome, 26, 45, 45),
    ] as [(DeviceIdiom, CornerStyle, Int, Double, Double)])
  func tabBars(idiom: DeviceIdiom, corners: CornerStyle, era: Int, regular: Double, compact: Double) {
    let device = Self.device(idiom, corners)
    #expect(device.tabBarHeight(Era(era), isCompact: false) == regular)
    #expect(device.tabBarHeight(Era(era), isCompact: true) == compact)
  }

  /// Phones 44 and 32; iPads 44, from 11 50, and 65 with the home indicator's 20.
  @Test(
    arguments: [
      (DeviceIdiom.phone, CornerStyle.homeButton, 9, 44, 32), (.phone, .faceIDNotch, 26, 44, 32),
      (.pad, .homeButton, 10, 44, 44), (.pad, .homeButton, 11, 50, 50), (.pad, .faceIDNoHome, 12, 45, 45),
    ] as [(DeviceIdiom, CornerStyle, Int, Double, Double)])
  func toolbars(idiom: DeviceIdiom, corners: CornerStyle, era: Int, regular: Double, compact: Double) {
    let device = Self.device(idiom, corners)
    #expect(device.toolbarHeight(Era(era), isCompact: false) == regular)
    #expect(device.toolbarHeight(Era(era), isCompact: true) == compact)
  }

  /// R-MET-01 and R-MET-04, for devices without a table: version, corners, width, scale; then top, sides, bottom and status bar
  /// upright, and top, sides, bottom and status bar in landscape.
  @Test(
    arguments: [
      (DeviceIdiom.phone, CornerStyle.homeButton, 8, 375.0, 2, [20, 0, 0, 20], [0, 0, 0, 0]),
      (.phone, .homeButton, 7, 320, 2, [20, 0, 0, 20], [20, 0, 0, 20]),
      (.pad, .homeButton, 15, 768, 2, [20, 0, 0, 20], [20, 0, 0, 20]),
      (.pad, .faceIDNoHome, 18, 834, 2, [24, 0, 20, 24], [24, 0, 20, 24]),
      (.pad, .touchIDNoHome, 26, 820, 2, [32, 0, 25, 32], [32, 0, 25, 32]),
      (.phone, .faceIDNotch, 13, 375, 3, [44, 0, 34, 44], [0, 44, 21, 0]),
      (.phone, .faceIDNotch, 13, 390, 3, [47, 0, 34, 47], [0, 47, 21, 0]),
      (.phone, .faceIDNotch, 13, 414, 2, [44, 0, 34, 44], [0, 44, 21, 0]),
      (.phone, .faceIDNotch, 14, 414, 2, [48, 0, 34, 48], [0, 48, 21, 0]),
      (.phone, .faceIDNotch, 14, 414, 3, [44, 0, 34, 44], [0, 44, 21, 0]),
      (.phone, .dynamicIsland, 16, 393, 3, [59, 0, 34, 54], [0, 59, 21, 0]),
      (.phone, .dynamicIsland, 18, 402, 3, [62, 0, 34, 62], [0, 62, 21, 0]),
      (.phone, .dynamicIsland, 26, 440, 3, [62, 0, 34, 62], [0, 62, 20, 0]),
      (.phone, .dynamicIsland, 26, 420, 3, [68, 0, 34, 68], [0, 68, 20, 0]),
    ] as [(DeviceIdiom, CornerStyle, Int, Double, Int, [Double], [Double])])
  func areas(
    idiom: DeviceIdiom, corners: CornerStyle, era: Int, width: Double, scale: Int, upright: [Double], turned: [Double]
  ) {
    var device = Self.device(idiom, corners)
    (device.displays[0].width, device.displays[0].scale) = (width, scale)
    for (orientation, expected) in [
      (InterfaceOrientation.portrait, upright), (.portraitUpsideDown, upright), (.landscapeLeft, turned),
      (.landscapeRight, turned),
    ] {
      let area = device.screenArea(Era(era), orientation)
      #expect([area.top, area.left, area.bottom, area.statusBar] == expected, "\(orientation)")
      #expect(area.right == area.left)
    }
  }

  /// A notch of 375 points: 44 of the first ones, 50 of the small ones that came out with iOS 14.
  @Test func smallNotches() {
    var device = Self.device(.phone, .faceIDNotch)
    device.displays[0].width = 375
    for (launch, top) in [(11, 44.0), (13, 44), (14, 50), (15, 50)] {
      device.launchEra = Era(launch)
      #expect(device.screenArea(Era(15), .portrait).top == top)
    }
  }

  /// A device that came out with 13.4 and has 15 as its last: nothing before, every 15.
  @Test func whatADeviceRuns() {
    var device = Self.device(.phone, .faceIDNotch)
    (device.launchEra, device.lastMajorVersion) = (Era(13, 4), 15)
    for (era, runs) in [
      (Era(13), false), (Era(13, 3), false), (Era(13, 4), true), (Era(15, 8), true), (Era(26), false),
    ] {
      #expect(device.runs(era) == runs, "\(era)")
    }
    #expect(device.newestEra == Era(15) && device.nearestVersion(to: Era(26)) == Era(15))
    #expect(device.nearestVersion(to: Era(9)) == Era(13, 4) && device.nearestVersion(to: Era(14, 2)) == Era(14, 2))
    device.lastMajorVersion = 13
    #expect(device.newestEra == Era(13, 4), "13 itself it never ran")
    #expect(
      Self.device(.pad, .homeButton).offers(.windowing26) && !Self.device(.phone, .homeButton).offers(.windowing26))
    #expect(!Self.device(.pad, .homeButton).offers(.splitView))
    #expect(device.showing("main")?.id == "d-main" && device.showing("inner") == nil)
  }

  /// R-MET-03 is the tab bar's rule on phones, and on iPads up to iOS 10; from 11 on an iPad's is the tables'.
  @Test(arguments: [(3, true), (10, true), (11, false), (18, false), (26, false)])
  func theRuleOfTabBars(version: Int, isTheSame: Bool) {
    #expect(Self.device(.phone, .homeButton).barRule(Era(version)) == "R-MET-02, R-MET-03")
    let pad = Self.device(.pad, .homeButton)
    #expect(
      pad.barRule(Era(version)).contains("R-MET-03") == isTheSame && pad.barRule(Era(version)).contains("R-MET-02"))
    // R-MET-03's own number.
    #expect((pad.tabBarHeight(Era(version), isCompact: false) == 49) == isTheSame)
  }
}
