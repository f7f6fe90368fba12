// Layouts that say where the content rests: carousels that snap, and pages that stay in view when the device turns.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// Cards of 200 points, of which one is always at the edge.
@MainActor private final class SnappingLayout: UICollectionViewFlowLayout {
  var velocities: [CGFloat] = []

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    velocities.append(velocity.x)
    let card = (proposedContentOffset.x / 200 + (velocity.x > 0 ? 0.5 : -0.5)).rounded()
    return CGPoint(x: min(max(card, 0), 3) * 200, y: proposedContentOffset.y)
  }
}

/// Pages as large as the collection, of which the one that was seen stays; by the delegate or the layout.
@MainActor
private final class PagesController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let layout: UICollectionViewFlowLayout
  lazy var pages = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  var isAsked = 0
  private let keepsPage: Bool
  private var page = 0

  init(_ layout: UICollectionViewFlowLayout, keepsPage: Bool = false) {
    self.layout = layout
    self.keepsPage = keepsPage
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    pages.accessibilityIdentifier = "pages"
    pages.contentInsetAdjustmentBehavior = .never
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    pages.dataSource = self
    pages.delegate = self
    view.addSubview(pages)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    page = Int((pages.contentOffset.x / pages.bounds.width).rounded())
    layout.invalidateLayout()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: layout is SnappingLayout ? 200 : collectionView.bounds.width, height: collectionView.bounds.height)
  }
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    isAsked += 1
    guard keepsPage else { return proposedContentOffset }
    return collectionView.layoutAttributesForItem(at: IndexPath(item: page, section: 0))?.frame.origin
      ?? proposedContentOffset
  }
}

@MainActor @Suite struct SnappingLayoutTests {
  private func driver(_ make: @escaping @MainActor @Sendable () -> PagesController) throws -> (Driver, PagesController)
  {
    let app = AppBundle.test(plist: .allButUpsideDown) { make() }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(13), apps: [app], heldAt: .portrait)
    let pages = try #require(device.inspect(window: 1) { $0.rootViewController as? PagesController } ?? nil)
    return (Driver(device), pages)
  }

  /// UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:): "the point at which scrolling should
  /// stop". A finger that goes 120 points leaves the second card at the edge, a further 30 the third, one back by 30 the second.
  @Test func aCarouselSnaps() throws {
    let (driver, pages) = try driver { PagesController(SnappingLayout()) }
    var rests: [CGFloat] = []
    for way in [120.0, 30, -30] {
      driver.send(.scroll(window: 1, target: "pages", by: FingerWay(x: way, y: 0)))
      rests.append(driver.device.inspect(window: 1) { _ in pages.pages.contentOffset.x } ?? -1)
    }
    #expect(rests == [200, 400, 200])
    let heard = driver.device.inspect(window: 1) { _ in (pages.layout as? SnappingLayout)?.velocities.map { $0 > 0 } }
    #expect(heard == [true, true, false])
  }

  /// collectionView(_:targetContentOffsetForProposedContentOffset:) is asked "during layout updates": a turn from 375 points to 667 shows
  /// the third page where its delegate says so, and else keeps the offset of 750, within the five pages of 667.
  @Test(arguments: [(true, 1334.0), (false, 750)]) func aPageStaysInATurn(keepsPage: Bool, offset: Double) throws {
    let (driver, pages) = try driver { PagesController(UICollectionViewFlowLayout(), keepsPage: keepsPage) }
    let asked = driver.device.inspect(window: 1) { _ in pages.isAsked }
    #expect(asked == 0)
    _ = driver.device.perform(window: 1) { _ in pages.pages.contentOffset.x = 750 }
    driver.turn(.landscapeLeft)
    let now = driver.device.inspect(window: 1) { _ in (Double(pages.pages.contentOffset.x), pages.isAsked) }
    #expect(try #require(now) == (offset, 1))
  }
}
