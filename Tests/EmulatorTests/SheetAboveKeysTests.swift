// A form sheet over a keyboard: it goes up as far as it is covered, and comes down with the keys.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct SheetAboveKeysTests {
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    let height: CGFloat
    init(height: CGFloat) {
      self.height = height
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .formSheet
      preferredContentSize = CGSize(width: 500, height: height)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "field"
      view.addSubview(field)
    }
  }

  /// "The position of the view is adjusted upward so that the view remains visible" (UIModalPresentationStyle.formSheet): its lower edge
  /// at the upper edge of the keys where there is the room, else its upper edge below the status bar, and untouched where the keys do not
  /// reach it. Without keys it is in the middle of the screen (R-MOD, form sheets).
  @Test(arguments: [DeviceOrientation.landscapeLeft, .portrait], [120, 300, 500, 620] as [CGFloat])
  func goesAboveTheKeys(held: DeviceOrientation, height: CGFloat) throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadAir2, era: Era(15), apps: [.test { V() }], arrangement: .full(window: 1), heldAt: held))
    _ = driver.device.perform(window: 1) { $0.rootViewController?.present(Form(height: height), animated: false) }
    let screen = try #require(driver.device.inspect(window: 1) { $0.bounds.height })
    let middle = (screen - height) / 2
    func top() throws -> CGFloat {
      try #require(
        driver.device.inspect(window: 1) { window in
          (window.rootViewController?.presentedViewController?.view).map { $0.convert($0.bounds, to: nil).minY }
        } ?? nil)
    }
    #expect(try top() == middle)
    driver.tap("field")
    let keys = CGFloat(try #require(driver.device.inspect(window: 1) { $0.keyboardLayoutGuide.layoutFrame.minY }))
    #expect(keys < screen)
    let status: CGFloat = 20
    #expect(try top() == min(middle, max(status, keys - height)))
    _ = driver.device.perform(window: 1) { _ = $0.endEditing(true) }
    #expect(try top() == middle)
  }
}
