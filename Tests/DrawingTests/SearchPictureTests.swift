// What is seen of a search in the navigation bar, before and while something is searched for.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct SearchPictureTests {
  /// Title and field before; meanwhile the field alone, with what cancels, and the title again afterwards.
  @Test func theTitleIsNotDrawnWhileSomethingIsSearchedFor() throws {
    var search: UISearchController?
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let root = UIViewController()
          root.title = "Fruits"
          root.navigationItem.searchController = UISearchController(searchResultsController: nil)
          search = root.navigationItem.searchController
          return UINavigationController(rootViewController: root)
        }
      ])
    func lines(_ isActive: Bool) throws -> [String] {
      _ = device.perform(window: 1) { _ in search?.isActive = isActive }
      return try #require(device.picture(DevicePictureOptions(window: 1))).lines
    }
    for _ in 1...2 {
      let before = try lines(false)
      #expect(before.contains("Fruits") && before.contains("Search") && !before.contains("Cancel"))
      let meanwhile = try lines(true)
      #expect(!meanwhile.contains("Fruits") && meanwhile.contains("Search") && meanwhile.contains("Cancel"))
    }
  }
}
