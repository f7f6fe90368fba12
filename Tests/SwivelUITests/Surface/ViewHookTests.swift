// What subclasses of views override and set beyond layout and drawing, by UIKit's documentation.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct ViewHookTests {
  /// `layoutSublayers(of:)` is where views are laid out: the controller's calls and `layoutSubviews()` happen in super's.
  @Test func sublayersAreLaidOutAroundSubviews() throws {
    final class Layered: UIView {
      var heard: [String] = []
      override func layoutSublayers(of layer: CALayer) {
        heard.append("before \(layer === self.layer)")
        super.layoutSublayers(of: layer)
        heard.append("after")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        heard.append("subviews")
      }
    }
    final class Root: UIViewController {
      let layered = Layered()
      override func loadView() { view = layered }
      override func viewWillLayoutSubviews() { layered.heard.append("will") }
      override func viewDidLayoutSubviews() { layered.heard.append("did") }
    }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Root() }], arrangement: nil)
    let heard = device.inspect(window: 1) { ($0.rootViewController as? Root)?.layered.heard } ?? nil
    #expect(heard?.prefix(5) == ["before true", "will", "subviews", "did", "after"])
  }

  /// `addSubview(_:)`: "adds a view to the end of the receiver's list of subviews", which one that is among them already leaves its
  /// place for.
  @Test func aSubviewThatIsAddedAgainComesToTheFront() {
    let (box, parts) = (UIView(), (0..<3).map { _ in UIView() })
    for part in parts { box.addSubview(part) }
    #expect(box.subviews == parts)
    box.addSubview(parts[0])
    #expect(box.subviews == [parts[1], parts[2], parts[0]])
    box.addSubview(parts[0])
    #expect(box.subviews == [parts[1], parts[2], parts[0]])
  }

  /// `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` undo each other (UIKit: they must be inverses).
  @Test func alignmentRectsAndFrames() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = Shadowed(frame: .zero)
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
  }

  /// Limits of text sizes hold for a view and all in it, on both sides, and end where they are taken back (era 15).
  @Test func limitsOfTextSizes() throws {
    final class Root: UIViewController {
      let box = UIView()
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        box.maximumContentSizeCategory = .extraLarge
        box.minimumContentSizeCategory = .medium
        box.addSubview(label)
        view.addSubview(box)
      }
    }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Root() }], arrangement: nil)
    // Body is 16 points at medium, 17 at large, 19 at extra large (Human Interface Guidelines, Dynamic Type sizes).
    let rows: [(ContentSizeCategory, UIContentSizeCategory, CGFloat)] = [
      (.accessibilityExtraExtraExtraLarge, .extraLarge, 19), (.extraSmall, .medium, 16), (.large, .large, 17),
    ]
    for (wanted, seen, points) in rows {
      _ = device.handle(DeviceInput(time: 0, event: .contentSize(wanted)))
      device.inspect(window: 1) { window in
        guard let root = window.rootViewController as? Root else { return }
        #expect(root.label.traitCollection.preferredContentSizeCategory == seen)
        #expect(root.label.font.pointSize == points)
        // Around the box nothing is limited.
        if wanted != .large { #expect(root.view.traitCollection.preferredContentSizeCategory != seen) }
      }
    }
  }

  /// `zoom(to:animated:)`: the rectangle fills the view as far as the scale's limits let it, in the middle.
  @Test func zoomingToARectangle() throws {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
    try onDevice(.iPhone8, Era(15)) { window in
      let delegate = Zooming()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.maximumZoomScale = 4
      scroll.delegate = delegate
      scroll.addSubview(delegate.content)
      scroll.contentSize = CGSize(width: 400, height: 400)
      window.addSubview(scroll)
      scroll.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
      // 200/50 = 4 across, 100/50 = 2 down: twice as large, its middle 125 at 250.
      #expect(scroll.zoomScale == 2)
      #expect(scroll.contentOffset == CGPoint(x: 250 - 100, y: 250 - 50))
      scroll.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
      #expect(scroll.zoomScale == 4 && scroll.contentOffset == .zero)
      scroll.zoom(to: .zero, animated: false)
      #expect(scroll.zoomScale == 4)
    }
  }

  /// The keyboard's guide ends at the safe area, and at the edge where it is told to; without a keyboard both are seen.
  @Test func theKeyboardsGuideAndTheSafeArea() throws {
    try onDevice(.iPhoneX, Era(16)) { window in
      let view = try #require(window.rootViewController?.view)
      let guide = view.keyboardLayoutGuide
      let safe = view.safeAreaInsets.bottom
      #expect(safe > 0 && guide.layoutFrame.height == safe)
      guide.usesBottomSafeArea = false
      #expect(guide.layoutFrame.height == 0)
      let held = view.topAnchor.constraint(equalTo: view.topAnchor)
      let other = view.topAnchor.constraint(equalTo: view.topAnchor)
      guide.setConstraints([held], activeWhenNearEdge: .bottom)
      guide.setConstraints([other], activeWhenNearEdge: .top)
      #expect(held.isActive && !other.isActive)
      guide.setConstraints([], activeWhenNearEdge: .bottom)
      #expect(!held.isActive)
    }
  }

  /// What a device says of itself.
  @Test(arguments: [(DeviceProfile.iPhone8, "iPhone", "iOS"), (.iPadPro11, "iPad", "iPadOS")])
  func theDeviceSaysWhatItIs(profile: DeviceProfile, model: String, system: String) throws {
    try onDevice(profile, profile.idiom == .pad ? Era(17) : Era(15)) { _ in
      let device = UIDevice.current
      #expect(device.model == model && device.localizedModel == model && device.systemName == system)
      #expect(device.batteryState == .unknown && device.batteryLevel == -1)
      device.isBatteryMonitoringEnabled = true
      #expect(device.batteryState == .full && device.batteryLevel == 1)
      #expect(device.identifierForVendor != nil && device.identifierForVendor == device.identifierForVendor)
    }
  }

  /// Paragraph styles: copies keep everything; tab stops are in order of place; raw values are UIKit's.
  @Test func paragraphStylesKeepWhatTheyAreGiven() {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    style.baseWritingDirection = .rightToLeft
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .left, location: 80))
    style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.lineBreakStrategy.rawValue == 3 && copy?.baseWritingDirection.rawValue == 1)
    #expect(copy?.tabStops.map(\.location) == [20, 80])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 20))
    #expect(style.tabStops.count == 1 && copy?.tabStops.count == 2)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
  }
}
