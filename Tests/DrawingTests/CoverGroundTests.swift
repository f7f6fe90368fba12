// What is seen under a view that is presented without a colour of its own.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct CoverGroundTests {
  private final class Presenting: UIViewController {
    private let style: UIModalPresentationStyle
    init(_ style: UIModalPresentationStyle) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
      let shown = UIViewController()
      shown.modalPresentationStyle = style
      shown.view.accessibilityIdentifier = "shown"
      let label = UILabel(frame: CGRect(x: 20, y: 40, width: 100, height: 20))
      label.text = "Here"
      shown.view.addSubview(label)
      present(shown, animated: false)
    }
  }

  /// "If the presented view controller does not fill the screen with opaque content, the underlying content shows through"
  /// (UIModalPresentationStyle.overFullScreen); so it does where the views beneath stay for another style's sake.
  @Test(
    arguments: [
      (UIModalPresentationStyle.overFullScreen, true), (.overCurrentContext, true), (.custom, true),
      (.fullScreen, false),
      (.formSheet, false),
    ])
  func whatStaysShowsThrough(_ style: UIModalPresentationStyle, _ isSeenThrough: Bool) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Presenting(style) }])
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    #expect(picture.lines.contains("Here"))
    #expect(picture.parts(of: "shown").compactMap(\.color).isEmpty == isSeenThrough)
  }
}
