// What cells and pages are made with and how much room they have: their items' frames, the lines of lists, and safe areas of what hangs out.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct MadeCellTests {
  private final class Cell: UICollectionViewCell {
    static var made: [CGRect] = []
    override init(frame: CGRect) {
      Self.made.append(frame)
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
  }

  /// "If … a new cell must be created, this method initializes the cell by calling its init(frame:) method" (UICollectionView,
  /// dequeueReusableCell(withReuseIdentifier:for:)): with the frame its layout gives, so that what it fills then has its size.
  @Test func cellsAreMadeWithTheFramesOfTheirItems() throws {
    Cell.made = []
    try onDevice(.iPhone8, Era(12)) { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 10
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(Cell.self, forCellWithReuseIdentifier: "c")
      let items = Items()
      view.dataSource = items
      window.rootViewController?.view.addSubview(view)
      window.layoutIfNeeded()
      withExtendedLifetime(items) {
        #expect(Cell.made == [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 60, width: 100, height: 50)])
      }
    }
  }

  /// "Use this layout guide to position the separator" (UICollectionViewListCell, separatorLayoutGuide).
  @Test func aListsLineFollowsItsGuide() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      window.rootViewController?.view.addSubview(cell)
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
      window.layoutIfNeeded()
      #expect(cell.separatorLayoutGuide.layoutFrame.minX == 70)
      #expect(cell.separatorLayoutGuide.layoutFrame.maxX == 320)
    }
  }

  struct Page: Sendable {
    var x: CGFloat
    var left: CGFloat
    var right: CGFloat
  }

  /// A view past the right edge of one with 10 there has 10 (cnblogs.com/huahuahu/p/UIKit-Apps-for-Every-Size-and-Shape.html): what hangs
  /// out has no more than bars take, a controller's or not. An iPhone X on its side covers 44 points at both sides.
  @Test(
    arguments: [
      Page(x: 0, left: 44, right: 44), Page(x: 400, left: 0, right: 44), Page(x: -300, left: 44, right: 0),
      Page(x: 900, left: 0, right: 0),
    ], [true, false])
  func whatHangsOutIsNotPressedTogether(_ page: Page, isOfController: Bool) throws {
    let device = try EmulatedDevice(
      profile: .iPhoneX, era: Era(12), apps: [.test { UIViewController() }], arrangement: nil)
    _ = Driver(device).turn(.landscapeLeft)
    _ = device.inspect(window: 1) { window in
      let controller = UIViewController()
      let view: UIView = isOfController ? controller.view : UIView()
      view.frame = CGRect(x: page.x, y: 0, width: 812, height: 375)
      if isOfController { window.rootViewController?.addChild(controller) }
      window.rootViewController?.view.addSubview(view)
      let insets = view.safeAreaInsets
      #expect(insets.left == page.left && insets.right == page.right)
    }
  }
}
