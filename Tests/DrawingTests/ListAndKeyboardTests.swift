// What is seen of lists and of the keyboard: lines between rows, keys and their letters; places by arithmetic.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

/// Two rows, or one and two in two sections.
private final class Rows: NSObject, UITableViewDataSource {
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
}

@MainActor @Suite struct ListAndKeyboardTests {
  /// In a plain list a line stands under every row, 16 points from the left; in a grouped one only between rows of one section.
  @Test(
    arguments: [
      (UITableView.Style.plain, [2], ["0.0", "0.1"]), (.grouped, [2], ["0.0"]), (.grouped, [1, 2], ["1.0"]),
      (.grouped, [1, 1], []),
    ] as [(UITableView.Style, [Int], [String])])
  func linesBetweenRows(style: UITableView.Style, counts: [Int], lined: [String]) throws {
    let rows = Rows(counts)
    let picture = try drawn { root in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
      table.dataSource = rows
      root.addSubview(table)
    }
    let all = counts.enumerated().flatMap { section, count in (0..<count).map { "\(section).\($0)" } }
    let found = all.filter { name in
      picture.parts(of: name).contains { part in
        guard let place = part.place else { return false }
        return place.height < 1 && place.minX == 16 && place.width == 284
      }
    }
    #expect(found == lined)
  }

  @Test func noLinesWhereNoneAreWanted() throws {
    let rows = Rows([2])
    let picture = try drawn { root in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
      table.separatorStyle = .none
      table.dataSource = rows
      root.addSubview(table)
    }
    #expect(!picture.drawnParts.contains { ($0.place?.height ?? 9) < 1 })
  }

  /// Nobody counts more dots than a hundred, and a number of pages can be anything.
  @Test(arguments: [(0, 0), (7, 7), (100, 100), (101, 100), (1_000_000, 100)])
  func dots(pages: Int, dots: Int) throws {
    let picture = try drawn { root in
      let control = UIPageControl(frame: CGRect(x: 0, y: 200, width: 300, height: 20))
      control.numberOfPages = pages
      control.accessibilityIdentifier = "pages"
      root.addSubview(control)
    }
    #expect(picture.parts(of: "pages").count == dots)
  }

  /// A symbol is drawn on a square of 24 parts; the ring of one in a circle leaves two on each side.
  @Test func aRingAroundASymbol() throws {
    let picture = try drawn { root in
      let view = UIImageView(image: UIImage(systemName: "star.circle"))
      view.frame = CGRect(x: 0, y: 100, width: 48, height: 48)
      view.accessibilityIdentifier = "symbol"
      root.addSubview(view)
    }
    let ring = try #require(picture.parts(of: "symbol").first?.place)
    #expect(ring == CGRect(x: 4, y: 104, width: 40, height: 40))
  }

  /// What is scaled to a view's bounds reaches no further (UIView.ContentMode.scaleToFill), whichever side is the shorter one.
  @Test(arguments: [CGSize(width: 96, height: 48), CGSize(width: 48, height: 96)])
  func aSymbolStaysInItsView(size: CGSize) throws {
    let frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size)
    let picture = try drawn { root in
      let view = UIImageView(image: UIImage(systemName: "star.circle"))
      view.frame = frame
      view.accessibilityIdentifier = "symbol"
      root.addSubview(view)
    }
    let places = picture.parts(of: "symbol").compactMap(\.place)
    #expect(places.count == 2)
    #expect(places.allSatisfy(frame.contains), "\(places)")
  }

  /// A phone's digits stand in four rows of three: nought is in the middle below eight, and what a kind adds left of it. The keys
  /// fill 667 points' lowest 216.
  @Test(arguments: [
    (UIKeyboardType.numberPad, Array("1234567890").map(String.init)),
    (.decimalPad, ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0"]),
    (.phonePad, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "+*#", "0"]),
  ])
  func digits(kind: UIKeyboardType, keys: [String]) throws {
    let device = try phone { root in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.accessibilityIdentifier = "pin"
      field.keyboardType = kind
      root.addSubview(field)
    }
    _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "pin")))
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    #expect(picture.texts(of: "keyboard").map(\.string) == keys)
    let places = picture.parts(of: "keyboard").compactMap(\.place).dropFirst()
    let eight = try #require(places.dropFirst(7).first)
    #expect(abs(eight.midX - 375 / 2) < 1 && places.allSatisfy { $0.minY >= 667 - 216 && $0.maxY <= 667 })
  }

  /// A keyboard is dark where its field asks for that (UITextInputTraits.keyboardAppearance), else as its field is: its ground is
  /// systemGray4, by the Human Interface Guidelines 209, 209, 214 and in the dark 58, 58, 60.
  @Test(
    arguments: [
      (.default, .unspecified, 209), (.dark, .unspecified, 58), (.default, .dark, 58), (.light, .dark, 209),
    ] as [(UIKeyboardAppearance, UIUserInterfaceStyle, UInt8)])
  func aDarkKeyboard(asked: UIKeyboardAppearance, style: UIUserInterfaceStyle, red: UInt8) throws {
    let device = try phone { root in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.accessibilityIdentifier = "field"
      field.keyboardAppearance = asked
      field.overrideUserInterfaceStyle = style
      root.addSubview(field)
    }
    _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "field")))
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    let ground = try #require(picture.parts(of: "keyboard").first?.color)
    #expect(ground.red == red)
  }

  /// A window of a device, of iOS 15, where a field is typed into.
  private func typing(on profile: DeviceProfile) throws -> Picture {
    let device = try EmulatedDevice(
      profile: profile, era: Era(15),
      apps: [
        .test {
          let screen = UIViewController()
          let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
          field.accessibilityIdentifier = "field"
          screen.view.addSubview(field)
          return screen
        }
      ])
    _ = device.handle(DeviceInput(time: 1, event: .tap(window: 1, target: "field")))
    return try #require(device.picture(DevicePictureOptions(window: 1)))
  }

  /// An iPad's rows have eleven keys' room (*Type with the onscreen keyboard*, iPad User Guide): return ends the second, points stand beside
  /// the letters of the third, and the last key of all takes the keyboard away. They begin and end 6 points from the edges.
  @Test func anIPadsKeys() throws {
    let picture = try typing(on: .iPadAir2)
    let words = picture.texts(of: "keyboard").map(\.string)
    #expect(words == "QWERTYUIOPASDFGHJKLZXCVBNM".map(String.init) + ["return", ",", ".", ".?123", ".?123"])
    let keys = picture.parts(of: "keyboard").compactMap(\.place).dropFirst().filter { $0.height > 30 }
    let last = try #require(keys.max { ($0.maxY, $0.maxX) < ($1.maxY, $1.maxX) })
    #expect(abs(last.maxX - 762) < 0.01 && keys.allSatisfy { $0.minX >= 6 && $0.maxX <= 762.01 })
    let rows = Dictionary(grouping: keys, by: \.minY).sorted { $0.key < $1.key }.map(\.value.count)
    #expect(rows == [11, 10, 11, 6])
  }

  /// 375 points hold ten keys with gaps of 6: (375 − 6) / 10 − 6 = 30.9 each; a letter stands in the middle of its key.
  @Test func theKeyboardsKeys() throws {
    let device = try phone { root in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      field.accessibilityIdentifier = "field"
      root.addSubview(field)
    }
    // A finger on a field brings the keyboard.
    _ = device.handle(DeviceInput(time: 1, event: .tap(window: 1, target: "field")))
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    let keys = picture.parts(of: "keyboard").compactMap(\.place).dropFirst().prefix(10)
    #expect(keys.count == 10)
    for (index, key) in keys.enumerated() {
      #expect(abs(key.minX - (6 + 36.9 * Double(index))) < 0.01)
      #expect(abs(key.width - 30.9) < 0.01)
    }
    let letters = picture.texts(of: "keyboard")
    #expect(letters.prefix(10).map(\.string).joined() == "QWERTYUIOP")
    for (letter, key) in zip(letters, keys) { #expect(abs(letter.x + letter.width / 2 - key.midX) < 0.01) }
  }

  /// Keys of a row stand at least as far apart as letters do, 6 points, and a phone's rows are the same from either side: shift and delete
  /// beside the last letters, the ends of the space bar's row at the edges. An iPad's are shifted against each other.
  @Test(
    arguments: [
      (.iPhone8, [10, 9, 9, 3]), (.iPhoneX, [10, 9, 9, 3]), (.iPhoneSE3, [10, 9, 9, 3]),
      (.iPadAir2, [11, 10, 11, 6]),
    ] as [(DeviceProfile, [Int])])
  func keysStandApart(profile: DeviceProfile, counts: [Int]) throws {
    let picture = try typing(on: profile)
    let places = picture.parts(of: "keyboard").compactMap(\.place)
    let (ground, first) = (try #require(places.first), try #require(places.dropFirst().first))
    let keys = places.dropFirst().filter { abs($0.height - first.height) < 0.01 }
    let rows = Dictionary(grouping: keys, by: \.minY).sorted { $0.key < $1.key }.map { row in
      row.value.sorted { $0.minX < $1.minX }
    }
    #expect(rows.map(\.count) == counts)
    for row in rows {
      for (one, next) in zip(row, row.dropFirst()) { #expect(next.minX - one.maxX > 5.99, "\(one) \(next)") }
      guard profile.idiom == .phone, let left = row.first, let right = row.last else { continue }
      #expect(abs(left.minX - ground.minX - (ground.maxX - right.maxX)) < 0.01 && abs(left.width - right.width) < 0.01)
    }
  }
}
