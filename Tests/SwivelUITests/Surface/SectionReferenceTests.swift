// What the insets of a flow's sections are counted from (UICollectionViewFlowLayout.sectionInsetReference), on a phone held on its side,
// whose safe area is 44 points at both sides; places by arithmetic.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

@MainActor private final class OneItem: UIViewController, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  override func viewDidLoad() {
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = self
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.frame = view.bounds
    view.addSubview(list)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor @Suite struct SectionReferenceTests {
  /// From the content's edges 10; from the safe area 44 more; from margins, which are 8 beside the safe area, 52 more. In 812 points less
  /// insets and 10 between each other stand as many of 50 as fit: (782 + 10) / 60 = 13, (694 + 10) / 60 = 11, (678 + 10) / 60 = 11.
  @Test(arguments: [
    (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, 10.0, 13), (.fromSafeArea, 54, 11),
    (.fromLayoutMargins, 62, 11),
  ])
  func insetsAtTheSides(reference: UICollectionViewFlowLayout.SectionInsetReference, start: CGFloat, count: Int) throws
  {
    let device = try EmulatedDevice(
      profile: .iPhoneX, era: Era(15), apps: [.test(plist: .allButUpsideDown) { OneItem() }], heldAt: .landscapeLeft)
    let found = device.inspect(window: 1) { $0.rootViewController as? OneItem } ?? nil
    let screen = try #require(found)
    _ = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    _ = device.perform(window: 1) { _ in
      #expect(screen.list.bounds.width == 812 && screen.list.safeAreaInsets.left == 44)
      screen.layout.sectionInsetReference = reference
      screen.list.layoutIfNeeded()
      let places = (0..<20).compactMap {
        screen.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      #expect(places.first?.minX == start)
      #expect(places.count { $0.minY == places.first?.minY } == count)
    }
  }
}
