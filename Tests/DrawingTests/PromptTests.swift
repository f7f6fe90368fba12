// What a controller asks of the screen's top: a prompt over its title, and no status bar.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Orientation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct PromptTests {
  private final class Bare: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }
  private static func picture(_ root: @escaping @MainActor @Sendable () -> UIViewController) throws
    -> Picture
  {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { root() }])
    return try #require(device.picture())
  }

  /// UINavigationItem.prompt: "a single line of text displayed at the top of the navigation bar", smaller than the title, which stays a
  /// title of 17 points below it.
  @Test func aPromptStandsOverTheTitle() throws {
    let picture = try Self.picture {
      let page = UIViewController()
      (page.title, page.navigationItem.prompt) = ("Title", "Prompt")
      return UINavigationController(rootViewController: page)
    }
    let title = try #require(picture.texts(of: "navigation-title").first)
    let prompt = try #require(picture.texts(of: "navigation-prompt").first)
    #expect(title.size == 17 && title.weight == 600 && prompt.size < title.size)
    #expect(picture.lines.contains("Prompt") && picture.lines.contains("Title"))
  }

  /// UIViewController.prefersStatusBarHidden.
  @Test func aHiddenStatusBarIsNotDrawn() throws {
    #expect(try Self.picture { Bare() }.parts(of: "status-bar").isEmpty)
    #expect(try !Self.picture { UIViewController() }.parts(of: "status-bar").isEmpty)
  }
}
