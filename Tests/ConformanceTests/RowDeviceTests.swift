// The devices of the conformance table: the sizes phones and iPads had in each version.
import DeviceCatalog
import Testing

@testable import Conformance

struct RowDeviceTests {
  /// R-MET-07's sizes from the iOS each came with: 320×480 from the first on, 320×568 with the iPhone 5 and iOS 6, 375×667
  /// with the iPhone 6 and iOS 8; 375×812 is the first without a home button.
  @Test(
    arguments: [
      (RowIdiom.home, "3", 320.0, 480.0), (.home, "5", 320, 480), (.home, "6", 320, 568), (.home, "7", 320, 568),
      (.home, "8", 375, 667), (.home, "27", 375, 667), (.notch, "11", 375, 812), (.notch, "27", 375, 812),
      (.pad, "5", 768, 1024), (.pad, "27", 768, 1024),
    ])
  func sizes(idiom: RowIdiom, version: String, width: Double, height: Double) throws {
    let profile = idiom.profile(try #require(Era(version)))
    #expect(profile.portraitWidth == width && profile.portraitHeight == height)
    #expect(profile.idiom == (idiom == .pad ? .pad : .phone))
    // Retina displays, from the iPhone 4 to the iPhone 8 and of each iPad from the third on: two pixels a point.
    #expect(profile.scale == 2)
    #expect(profile.cornerStyle.hasHomeButton == (idiom != .notch))
  }
}
