// Titles of sections at the size of text the user wants: they follow it as standard rows do (WWDC 2017, "Building Apps with Dynamic Type"),
// by the sizes of Apple's Human Interface Guidelines for footnotes, from iOS 11 on.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// A grouped list of one row with a title; the app may give the title a font.
@MainActor private final class Titled: UITableViewController {
  var font: UIFont?
  init(_ font: UIFont?) {
    self.font = font
    super.init(style: .grouped)
  }
  required init?(coder: NSCoder) { nil }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    if let font { (view as? UITableViewHeaderFooterView)?.textLabel?.font = font }
  }
}

@MainActor @Suite struct SectionTitleSizeTests {
  private func title(_ version: Int, _ category: ContentSizeCategory, _ font: UIFont?, isEarly: Bool) throws
    -> (size: CGFloat, header: CGFloat)
  {
    let profile = version < 11 ? DeviceProfile.iPhone6 : .iPhone8
    let device = try EmulatedDevice(
      profile: profile, era: Era(version), apps: [.test { isEarly ? V() : Titled(font) }])
    _ = device.handle(DeviceInput(time: 0, event: .contentSize(category)))
    let read = device.inspect(window: 1) { window -> (size: CGFloat, header: CGFloat)? in
      if isEarly { window.rootViewController = Titled(font) }
      window.layoutIfNeeded()
      let table = (window.rootViewController as? Titled)?.tableView
      guard let header = table?.headerView(forSection: 0), let label = header.textLabel else { return nil }
      return (label.font.pointSize, header.frame.height)
    }
    return try #require(read ?? nil)
  }

  @Test(arguments: [
    (15, ContentSizeCategory.large, CGFloat(13)), (15, .extraSmall, 12), (15, .accessibilityLarge, 27),
    (15, .accessibilityExtraExtraExtraLarge, 44), (10, .accessibilityLarge, 13),
  ])
  func titlesFollow(version: Int, category: ContentSizeCategory, size: CGFloat) throws {
    for isEarly in [false, true] {
      #expect(try title(version, category, nil, isEarly: isEarly).size == size)
    }
  }

  /// What is above the rows grows by what the line of text does: 27 beside 13 points are more than twice as high.
  @Test func theRoomGrows() throws {
    let (usual, large) = (
      try title(15, .large, nil, isEarly: false), try title(15, .accessibilityLarge, nil, isEarly: false)
    )
    #expect(large.header - usual.header >= 14 && large.header - usual.header <= 20)
  }

  /// A font of the app's stays as large as the app has it.
  @Test func anOwnFontStays() throws {
    #expect(try title(15, .accessibilityLarge, .boldSystemFont(ofSize: 20), isEarly: false).size == 20)
  }
}
