// How a navigation bar shares its width between the way back and the title (UINavigationItem.BackButtonDisplayMode).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct TitleRoomTests {
  private nonisolated static let list = "A list with a long name"

  /// A stack of two on an iPhone 8, which is 375 points wide.
  private static func device(
    _ back: String, _ title: String, era: Int = 16,
    _ set: @escaping @MainActor @Sendable (UINavigationItem) -> Void = { _ in }
  ) throws -> EmulatedDevice {
    let app = AppBundle.test {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.viewControllers[0].title = back
      set(stack.viewControllers[0].navigationItem)
      let second = UIViewController()
      second.title = title
      stack.pushViewController(second, animated: false)
      return stack
    }
    return try EmulatedDevice(profile: era < 11 ? .iPhone4 : .iPhone8, era: Era(era), apps: [app], arrangement: nil)
  }

  /// What the way back says, where it ends, and where the title stands.
  private struct Seen {
    var back = ""
    var end: CGFloat = 0
    var title = CGRect.zero
    /// The widths of texts as the bar shows them.
    var widths: [String: CGFloat] = [:]
  }

  private static func seen(_ device: EmulatedDevice, measuring texts: [String] = [], title: String = "") throws -> Seen
  {
    try #require(
      device.inspect(window: 1) { window in
        var seen = Seen()
        guard let bar = (window.rootViewController as? UINavigationController)?.navigationBar else { return seen }
        for view in bar.subviews {
          if view.accessibilityIdentifier == "back", let button = view as? UIButton {
            (seen.back, seen.end) = (button.currentTitle ?? "", button.frame.maxX)
          }
          if view.accessibilityIdentifier == "navigation-title" { seen.title = view.frame }
        }
        for text in texts {
          let font = UIFont.systemFont(ofSize: 17, weight: text == title ? .semibold : .regular)
          seen.widths[text] = (text as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
        }
        return seen
      })
  }

  /// Apple: the default "show[s] the appropriate back button title based on availability of content and space": the title behind, else
  /// "Back", else nothing, the first that leaves the title whole. The sign takes 8 + 18 points, 6 are kept free at each side of
  /// words, and 16 at the bar's edge.
  @Test func theWayBackSaysWhatLeavesTheTitleWhole() throws {
    var said: Set<String> = []
    for count in stride(from: 1, through: 33, by: 4) {
      let title = String(repeating: "0", count: count)
      let seen = try Self.seen(Self.device(Self.list, title), measuring: [Self.list, "Back", title], title: title)
      let width = try #require(seen.widths[title])
      let besides: CGFloat = 8 + 18 + 6 + (6 + width + 6) + 16
      func fits(_ text: String) -> Bool { besides + (seen.widths[text] ?? 0) <= 375 }
      let fitting = [Self.list, "Back"].first(where: fits) ?? ""
      #expect(seen.back == fitting, "a title of \(count) digits")
      if 44 + width + 28 <= 375 { #expect(seen.title.width >= width, "a title of \(count) digits") }
      #expect(seen.title.minX >= seen.end && seen.title.maxX <= 375 - 16)
      said.insert(seen.back)
    }
    #expect(said == [Self.list, "Back", ""])
  }

  /// Where there is room on both sides it is in the middle, else as near to it as the way back lets it.
  @Test(arguments: [("Lists", "Rice", true), ("Lists", "The title of a pushed screen", true), (list, "Rice", false)])
  func theTitleIsInTheMiddleIfItCan(back: String, title: String, isCentered: Bool) throws {
    let seen = try Self.seen(Self.device(back, title))
    #expect(seen.back == back)
    #expect((abs(seen.title.midX - 187.5) < 0.5) == isCentered)
    if !isCentered { #expect(seen.title.minX == seen.end) }
  }

  /// `generic` shows "Back", `minimal` no title; a back button's own title is one, too. Before iOS 7 words were cut off.
  @Test func modesAndOwnTitles() throws {
    #expect(try Self.seen(Self.device("Lists", "Rice") { $0.backButtonDisplayMode = .generic }).back == "Back")
    #expect(try Self.seen(Self.device("Lists", "Rice") { $0.backButtonDisplayMode = .minimal }).back == "")
    #expect(try Self.seen(Self.device(Self.list, "Rice") { $0.backButtonTitle = "All" }).back == "All")
    #expect(try Self.seen(Self.device(Self.list, String(repeating: "0", count: 25), era: 6)).back == Self.list)
  }

  /// VoiceOver says the title behind, whatever is shown: both names tap it.
  @Test(arguments: ["Back", "back", list]) func aShortWayBackHasBothNames(name: String) throws {
    let driver = Driver(try Self.device(Self.list, "The title of a pushed screen"))
    #expect(driver.tap(name).ending == .settled)
    let depth = driver.device.inspect(window: 1) {
      ($0.rootViewController as? UINavigationController)?.viewControllers.count
    }
    #expect(depth == 1)
  }
}
