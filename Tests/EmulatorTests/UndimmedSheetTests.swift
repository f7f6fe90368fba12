// What lies beside a sheet is touched where the sheet does not dim it (UISheetPresentationController.largestUndimmedDetentIdentifier),
// and items of a list that scrolls across stay where they are while a keyboard is shown.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private final class Behind: UIViewController {
  static var taps = 0
  override func viewDidLoad() {
    let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
    button.setTitle("Behind", for: .normal)
    button.addAction(UIAction { _ in Self.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }
}

private final class Across: UICollectionViewController {
  init() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 200, height: 500)
    super.init(collectionViewLayout: flow)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
}

@MainActor struct UndimmedSheetTests {
  @Test(
    arguments: [
      (nil, .medium, false), (.medium, .medium, true), (.medium, .large, false), (.large, .medium, true),
      (.large, .large, true),
    ] as [(UISheetPresentationController.Detent.Identifier?, UISheetPresentationController.Detent.Identifier, Bool)])
  func whatLiesBeside(
    undimmed: UISheetPresentationController.Detent.Identifier?,
    height: UISheetPresentationController.Detent.Identifier, isTouched: Bool
  ) throws {
    Behind.taps = 0
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhoneX, era: Era(16),
        apps: [
          .test(screens: [
            "Sheet": {
              let sheet = UIViewController()
              sheet.sheetPresentationController?.detents = [.medium(), .large()]
              sheet.sheetPresentationController?.selectedDetentIdentifier = height
              sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
              return sheet
            }
          ]) { Behind() }
        ]))
    #expect(driver.send(.present(window: 1, screen: "Sheet")).ending == .settled)
    // A large sheet begins above the button.
    let outcome = driver.tap("Behind")
    #expect((outcome.ending == .settled) == (isTouched && height == .medium))
    #expect(Behind.taps == (isTouched && height == .medium ? 1 : 0))
  }

  /// The documentation has no word of widths: on an iPad the button above a medium page is touched as well, if that is not dimmed.
  @Test(arguments: [true, false])
  func besideAPage(isUndimmed: Bool) throws {
    Behind.taps = 0
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadAir2, era: Era(15),
        apps: [
          .test(screens: [
            "Sheet": {
              let sheet = UIViewController()
              sheet.sheetPresentationController?.detents = [.medium(), .large()]
              sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = isUndimmed ? .medium : nil
              return sheet
            }
          ]) { Behind() }
        ], arrangement: nil))
    #expect(driver.send(.present(window: 1, screen: "Sheet")).ending == .settled)
    _ = driver.tap("Behind")
    #expect(Behind.taps == (isUndimmed ? 1 : 0))
  }

  @Test func itemsStayWhileAKeyboardIsShown() throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15),
        apps: [
          .test(screens: [
            "Ask": {
              let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
              alert.addTextField(configurationHandler: nil)
              return alert
            }
          ]) { UINavigationController(rootViewController: Across()) }
        ]))
    func top() -> CGFloat? {
      driver.device.inspect(window: 1) { window in
        let across = (window.rootViewController as? UINavigationController)?.topViewController as? Across
        return across?.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY ?? -1
      }
    }
    let before = top()
    // 667 less the status and navigation bar's 64, of which items take 500: 51.5 above and below.
    #expect(before == 51.5)
    driver.send(.present(window: 1, screen: "Ask"))
    // All is laid out anew.
    driver.send(.contentSize(.accessibilityLarge))
    #expect(top() == before)
  }
}
