// What the system draws around apps: rows beside a camera, columns, windows side by side, the status bar, and keys.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Orientation
import Picture
import SwivelUI
import Testing

/// One row that has what a test gives it.
private final class OneRow: NSObject, UITableViewDataSource {
  let change: (UITableViewCell) -> Void
  init(_ change: @escaping (UITableViewCell) -> Void) { self.change = change }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row"
    change(cell)
    return cell
  }
}

@MainActor @Suite struct SystemMarksTests {
  /// A picture of an app whose screen a test fills, and of the same app again in more windows.
  private func picture(
    _ profile: DeviceProfile, era: Era, held: DeviceOrientation = .portrait, count: Int = 1, tap: String? = nil,
    _ make: @escaping @MainActor () -> UIViewController
  ) throws -> Picture {
    let device = try EmulatedDevice(
      profile: profile, era: era, apps: (0..<count).map { _ in .test { make() } }, heldAt: held)
    if let tap { _ = device.handle(DeviceInput(time: 1, event: .tap(window: 1, target: tap))) }
    return try #require(device.picture())
  }

  private func table(_ rows: OneRow, _ change: @escaping @MainActor (UITableView) -> Void = { _ in })
    -> UIViewController
  {
    Screen { root in
      let table = UITableView(frame: root.bounds, style: .plain)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.dataSource = rows
      change(table)
      root.addSubview(table)
    }
  }

  /// On its side an iPhone X has 44 points beside the screen that content keeps clear of (the catalogue's safe areas), and a row
  /// keeps its text 16 further in: its line begins there and reaches the other edge. The chevron stays within the safe area.
  @Test func linesAndAccessoriesKeepOffTheCamera() throws {
    let rows = OneRow { $0.accessoryType = .disclosureIndicator }
    let picture = try picture(.iPhoneX, era: Era(15), held: .landscapeLeft) { table(rows) }
    let places = picture.parts(of: "row").compactMap(\.place)
    let line = try #require(places.first { $0.height < 1 })
    #expect(line.minX == 60 && line.maxX == 812)
    let chevron = try #require(places.last)
    #expect(chevron.maxX <= 812 - 44 && chevron.minX > 700)
  }

  /// separatorInset is from a cell's edges, of a cell before that of its table; from 7 on there is one by default (UITableView).
  @Test(arguments: [(nil, 30, 30), (0, 30, 0), (nil, 0, 0)] as [(CGFloat?, CGFloat, CGFloat)])
  func linesBeginWhereAnAppSays(cell: CGFloat?, table inset: CGFloat, from: CGFloat) throws {
    let rows = OneRow { if let cell { $0.separatorInset = UIEdgeInsets(top: 0, left: cell, bottom: 0, right: 10) } }
    let picture = try picture(.iPhone8, era: Era(15)) {
      table(rows) { $0.separatorInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0) }
    }
    let line = try #require(picture.parts(of: "row").compactMap(\.place).first { $0.height < 1 })
    #expect(line.minX == from && line.maxX == (cell == nil ? 375 : 365))
  }

  @Test(arguments: [(6, 0), (7, 15)]) func linesBeginWhereTheVersionHasThem(major: Int, from: CGFloat) throws {
    let rows = OneRow { _ in }
    let picture = try picture(.iPhone5, era: Era(major)) { table(rows) }
    let line = try #require(picture.parts(of: "row").compactMap(\.place).first { $0.height < 1 })
    #expect(line.minX == from && line.maxX == 320)
  }

  /// A plain table of one row of 44 points has lines below empty rows until era 14 (UITableView.fillerRowHeight), and none when a view
  /// is below its rows: 667 points hold 14 more.
  @Test(
    arguments: [
      (14, nil, false, 15, 44), (15, nil, false, 1, 44), (15, 100, false, 7, 100), (14, nil, true, 1, 44),
      (14, 0, false, 1, 44),
    ] as [(Int, CGFloat?, Bool, Int, CGFloat)])
  func linesOfEmptyRows(major: Int, filler: CGFloat?, hasFooter: Bool, lines: Int, apart: CGFloat) throws {
    let rows = OneRow { _ in }
    let picture = try picture(.iPhone8, era: Era(major)) {
      table(rows) {
        $0.contentInsetAdjustmentBehavior = .never
        if let filler { $0.fillerRowHeight = filler }
        if hasFooter { $0.tableFooterView = UIView() }
      }
    }
    let found = picture.drawnParts.compactMap(\.place).filter { $0.height < 1 && $0.width > 300 }.map(\.maxY)
    let expected = (0..<lines).map { 44 + CGFloat($0) * apart }
    #expect(found.sorted() == expected)
  }

  /// Without a row there is none whose line theirs could follow: they begin at the edge, from iOS 7 on where the table's
  /// separatorInset ends, which is 15 then.
  @Test(arguments: [(6, 0), (7, 15)]) func linesOfATableWithoutRows(major: Int, from: CGFloat) throws {
    final class NoRows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let rows = NoRows()
    let picture = try picture(.iPhone5, era: Era(major)) {
      Screen { root in
        let table = UITableView(frame: root.bounds, style: .plain)
        table.dataSource = rows
        root.addSubview(table)
      }
    }
    let lines = picture.drawnParts.compactMap(\.place).filter { $0.height < 1 && $0.width > 300 }
    #expect(lines.count > 5 && lines.allSatisfy { $0.minX == from && $0.maxX == 320 }, "\(lines)")
  }

  /// What stands beside the camera ends before it: the notch of an iPhone X is 209 points wide, of an iPhone 14 162 (34.8 and 26.8 mm,
  /// Accessory Design Guidelines).
  @Test(arguments: [
    (CGSize(width: 375, height: 812), 3, 2017, 209.0), (CGSize(width: 390, height: 844), 3, 2020, 209),
    (CGSize(width: 414, height: 896), 2, 2018, 230), (CGSize(width: 390, height: 844), 3, 2022, 162),
  ]) func nothingStandsBehindTheNotch(screen: CGSize, scale: Int, year: Int, width: Double) throws {
    var profile = DeviceProfile(
      id: "notched", name: "Notched", idiom: .phone, portraitWidth: screen.width, portraitHeight: screen.height,
      scale: scale, cornerStyle: .faceIDNotch, supportsUpsideDown: false, launchEra: Era(11), lastMajorVersion: 16,
      supportsSplitView: false, source: "made up")
    profile.releaseYear = year
    let picture = try picture(profile, era: Era(15)) { V() }
    let notch = try #require(picture.parts(of: "camera").first?.place)
    #expect(Double(notch.width) == width)
    for place in picture.parts(of: "status-bar").compactMap(\.place) {
      #expect(place.maxX <= notch.minX || place.minX >= notch.maxX, "\(place)")
      #expect(place.minX > 8 && place.maxX < picture.size.width - 8)
    }
  }

  /// A view of the app's in the accessory's place stands for it (UITableViewCell.accessoryView).
  @Test func aViewInTheAccessorysPlaceStandsForIt() throws {
    func parts(_ view: UIView?) throws -> Int {
      let rows = OneRow { cell in
        cell.accessoryType = .disclosureIndicator
        cell.accessoryView = view
      }
      return try picture(.iPhone8, era: Era(15)) { table(rows) }.parts(of: "row").count
    }
    #expect(try parts(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))) == parts(nil) - 1)
  }

  /// The classic column is 320 wide: there it meets the other.
  @Test func aLineStandsBetweenColumns() throws {
    let picture = try picture(.iPadPro11, era: Era(17), held: .landscapeLeft) {
      let split = UISplitViewController()
      split.viewControllers = [V(), V()]
      return split
    }
    let line = picture.drawnParts.compactMap(\.place).first { $0.width < 1 && $0.height == 834 }
    #expect(line?.minX == 320)
  }

  /// From iPadOS 15 every app's window has three dots in the middle of its top, until windows have buttons in 26.
  @Test(arguments: [
    (DeviceProfile.iPadAir2, 14, 1, 0), (.iPadAir2, 15, 2, 2), (.iPadPro11, 17, 1, 1), (.iPadPro11, 26, 1, 0),
    (.iPhoneX, 16, 1, 0),
  ]) func anIPadsWindowsHaveDots(profile: DeviceProfile, major: Int, windows: Int, handles: Int) throws {
    let picture = try picture(profile, era: Era(major), held: .landscapeLeft, count: windows) { V() }
    let dots = picture.parts(of: "window-handle").compactMap(\.place)
    #expect(dots.count == 3 * handles)
    guard handles == 1 else { return }
    #expect(dots.map(\.midX) == [590, 597, 604])
  }

  /// Beside a home button reception and network are at the left and the battery at the right; the time is in the middle.
  @Test func theStatusBarOfAHomeButton() throws {
    let picture = try picture(.iPhone8, era: Era(15)) { V() }
    let places = picture.parts(of: "status-bar").compactMap(\.place)
    #expect(places.filter { $0.maxX < 375.0 / 3 }.count == 7)
    #expect(places.filter { $0.minX > 375.0 * 2 / 3 }.count == 3)
    let time = try #require(picture.texts(of: "status-bar").first { $0.string == "9:41 AM" })
    #expect(abs(time.x + time.width / 2 - 187.5) < 0.01)
  }

  /// An American clock has twelve hours; an iPad of iPadOS 13 and later says the day beside it.
  @Test(arguments: [
    (DeviceProfile.iPhoneX, 15, "2024-02-29T21:05", "9:05"), (.iPhoneX, 15, "2024-02-29T00:30", "12:30"),
    (.iPhone8, 15, "2024-02-29T12:00", "12:00 PM"), (.iPadPro11, 16, "2024-02-29T00:00", "12:00 AM  Thu Feb 29"),
    (.iPadPro11, 16, "2023-12-31T23:59:59", "11:59 PM  Sun Dec 31"),
  ])
  func theStatusBarSaysTheDevicesTime(_ profile: DeviceProfile, _ era: Int, _ date: String, _ words: String) throws {
    let device = try EmulatedDevice(
      profile: profile, era: Era(era), apps: [.test { V() }], arrangement: .full(window: 1), date: WallTime(date))
    let picture = try #require(device.picture())
    #expect(picture.texts(of: "status-bar").contains { $0.string == words })
    guard date == "2023-12-31T23:59:59" else { return }
    _ = device.handle(DeviceInput(time: 1, event: .tick))
    let next = try #require(device.picture())
    #expect(next.texts(of: "status-bar").contains { $0.string == "12:00 AM  Mon Jan 1" })
  }

  /// Of two windows the time is in one, and not across the gap.
  @Test func theTimeIsNotAcrossAGap() throws {
    let device = try EmulatedDevice(
      profile: .iPadAir2, era: Era(9), apps: [.test { V() }, .test { V() }], heldAt: .landscapeLeft)
    let picture = try #require(device.picture())
    let time = try #require(picture.texts(of: "status-bar").first { $0.string == "9:41 AM" })
    let frames = device.snapshot.windows.map(\.frame)
    #expect(frames.count == 2)
    #expect(frames.contains { Double($0.minX) <= time.x && time.x + time.width <= Double($0.maxX) })
  }

  /// Tiles without a gap are told apart by their round corners: what shows there is the black behind.
  @Test func tilesAreToldApart() throws {
    let device = try EmulatedDevice(profile: .iPadPro11, era: Era(26), apps: [.test { V() }, .test { V() }])
    _ = device.handle(DeviceInput(time: 1, event: .window(.tile(window: 1, .leftHalf))))
    _ = device.handle(DeviceInput(time: 2, event: .window(.tile(window: 2, .rightHalf))))
    let edge = try #require(device.snapshot.windows.first { $0.frame.minX > 0 }).frame
    let image = try #require(device.picture()).pixels(scale: 1, fonts: .none)
    func red(_ x: CGFloat, _ y: CGFloat) -> UInt8 { image.pixels[(Int(y) * image.width + Int(x)) * 4] }
    #expect(red(edge.minX, edge.maxY - 1) == 0)
    #expect(red(edge.midX, edge.midY) == 255)
  }

  /// Keys keep off the camera, 44 points at each side of an iPhone X; the return key says what the field asks for.
  @Test func theKeysAroundTheLetters() throws {
    let picture = try picture(.iPhoneX, era: Era(15), held: .landscapeLeft, tap: "field") {
      Screen { root in
        let field = UITextField(frame: CGRect(x: 60, y: 60, width: 200, height: 40))
        field.accessibilityIdentifier = "field"
        field.returnKeyType = .search
        root.addSubview(field)
      }
    }
    let keys = picture.parts(of: "keyboard").compactMap(\.place).dropFirst()
    #expect(!keys.isEmpty && keys.allSatisfy { $0.minX >= 44 && $0.maxX <= 812 - 44 })
    #expect(picture.texts(of: "keyboard").map(\.string).suffix(3) == ["123", "space", "search"])
  }

  private final class Styled: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override func viewDidLoad() { view.backgroundColor = .white }
  }

  /// "A light status bar, intended for use on dark backgrounds" (UIStatusBarStyle.lightContent), whatever lies behind it.
  @Test func theStatusBarIsAsTheAppSays() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Styled() }])
    let texts = try #require(device.picture()).texts(of: "status-bar")
    #expect(!texts.isEmpty && texts.allSatisfy { $0.color == .white })
  }
}
