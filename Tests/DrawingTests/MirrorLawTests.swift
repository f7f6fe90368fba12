// From right to left every screen is its own reflection: what is as far from the left edge otherwise is as far from the right one, views
// and all that is drawn of them (UISemanticContentAttribute.forceRightToLeft).
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Gallery
import Picture
import SwivelUI
import Testing

/// An app whose views all go one way, from its launch on.
private final class TurnedDelegate: UIApplicationDelegate {
  private let inner: any UIApplicationDelegate
  private let direction: UISemanticContentAttribute
  init(_ inner: any UIApplicationDelegate, _ direction: UISemanticContentAttribute) {
    (self.inner, self.direction) = (inner, direction)
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIView.appearance().semanticContentAttribute = direction
    return inner.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}

@MainActor struct MirrorLawTests {
  /// Something seen, and where: in halves of a point, which are the pixels of these devices.
  struct Place: Hashable, CustomStringConvertible {
    var what: String
    var x, y, width, height: Int

    init(_ what: String, _ rect: CGRect) {
      func halves(_ points: CGFloat) -> Int { Int((points * 2).rounded()) }
      self.what = what
      (x, y, width, height) = (halves(rect.minX), halves(rect.minY), halves(rect.width), halves(rect.height))
    }
    var description: String { "\(what) at \(x) \(y), \(width) by \(height) halves of a point" }
  }

  /// What stays as it is, and why.
  nonisolated static let kept: [(screen: String, what: String)] = [
    // A ring of colours is drawn round.
    ("Controls", "UIColorWell"),
    // Set to the left, to the right and justified; English in runs of several looks, which are read from left to right.
    ("Texts", "text left"), ("Texts", "text right"), ("Texts", "text The quick brown fox jumps over"),
    ("Texts", "text and runs on through the wood."), ("Texts", "text Bold, "), ("Texts", "text italic, "),
    ("Texts", "text red, "), ("Texts", "text  and "), ("Texts", "text  marked"), ("Texts", "text  w i d e"),
    ("Texts", "text through"), ("Texts", "text under"),
    ("Texts", "shape UILabel"),
    // In which order the columns of wheels stand, the language says.
    ("Wheels", "UIPickerView"), ("Wheels", "wheel"),
    // Inner squares have frames; a picture at the top left stays there.
    ("Views", "UIView 40"), ("Views", "UIImageView"),
  ]

  private func seen(
    _ screen: String, _ profile: DeviceProfile, _ era: Era, _ direction: UISemanticContentAttribute
  ) throws -> (places: [Place], width: CGFloat) {
    var app = Gallery.app
    let delegate = app.delegate
    app.delegate = { TurnedDelegate(delegate(), direction) }
    let driver = Driver(try EmulatedDevice(profile: profile, era: era, apps: [app]))
    try #require(driver.send(.push(window: 1, screen: screen)).ending == .settled)
    var places: [Place] = []
    let width = driver.device.inspect(window: 1) { window in
      @MainActor func visit(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0 else { return }
        let place = Place("\(type(of: view)) \(Int(view.bounds.width))", view.convert(view.bounds, to: window))
        places.append(place)
        for part in view.subviews { visit(part) }
      }
      visit(window)
      return window.bounds.width
    }
    let picture = try #require(driver.device.picture(DevicePictureOptions(window: 1)))
    for part in picture.drawnParts {
      let owner = part.names.last ?? ""
      if let text = part.text {
        let start = part.map.map(CGPoint(x: text.x, y: text.y))
        let isWheel = owner == "UIDatePicker" && text.size >= 20
        places.append(
          Place(
            isWheel ? "wheel" : "text \(text.string) \(owner)",
            CGRect(x: start.x, y: start.y, width: text.ends.last ?? 0, height: 0)))
      } else if let box = part.place {
        places.append(Place("shape \(owner) \(Int(box.width))", box))
      }
    }
    let kept = Self.kept.filter { $0.screen == screen }.map(\.what)
    return (places.filter { place in !kept.contains { place.what.contains($0) } }, try #require(width))
  }

  nonisolated static let devices: [(profile: DeviceProfile, era: Era)] = [
    (.iPhone6, Era(9)), (.iPadPro97, Era(12)), (.iPhone8, Era(15)), (.iPadPro11, Era(18)),
  ]

  @Test(arguments: Gallery.screens) func isItsOwnReflection(screen: String) throws {
    for device in Self.devices {
      let (left, width) = try seen(screen, device.profile, device.era, .forceLeftToRight)
      var right = try seen(screen, device.profile, device.era, .forceRightToLeft).places
      #expect(left.count == right.count)
      let whole = Int(width * 2)
      for place in left {
        // What stands in the middle of an odd number of pixels is rounded the same way in both; a text in the middle of a box that
        // does, twice.
        let near = place.what.hasPrefix("text") ? 2 : 1
        let found = right.firstIndex {
          $0.what == place.what && abs($0.x - (whole - place.x - place.width)) <= near && $0.y == place.y
            && abs($0.width - place.width) <= 1 && $0.height == place.height
        }
        if let found { right.remove(at: found) }
        #expect(found != nil, "\(device.profile.id) \(device.era): no reflection of \(place)")
      }
    }
  }
}
