// Where a flow layout puts what is alone in its line.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

private final class Sizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  init(_ sizes: [CGSize]) { self.sizes = sizes }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

@MainActor @Suite struct FlowLineTests {
  /// A view of 200×200, insets of 10 and 30 at the sides, 5 between items: 160 are free. A line is spread from edge to edge; an item no
  /// other fits beside stands in its middle (observed: "centers them horizontally when scrollDirection is .vertical and vertically
  /// when .horizontal"), one that others would fit beside begins the line, as the last of a grid does.
  @Test(
    arguments: [
      ([100, 100], [40, 40]), ([160], [10]), ([180], [10]), ([60], [10]), ([60, 60, 60], [10, 110, 10]),
      ([100, 60, 60], [40, 10, 110]),
      ([60, 60, 100], [10, 110, 10]),
    ] as [([CGFloat], [CGFloat])], [UICollectionView.ScrollDirection.vertical, .horizontal])
  func placesAcross(row: (lengths: [CGFloat], places: [CGFloat]), direction: UICollectionView.ScrollDirection) throws {
    let isVertical = direction == .vertical
    let items = Sizes(row.lengths.map { isVertical ? CGSize(width: $0, height: 20) : CGSize(width: 20, height: $0) })
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.minimumInteritemSpacing = 5
      layout.sectionInset =
        isVertical
        ? UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30) : UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (view.dataSource, view.delegate) = (items, items)
      window.rootViewController?.view.addSubview(view)
      view.layoutIfNeeded()
      let frames = row.lengths.indices.map {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null
      }
      #expect(frames.map { isVertical ? $0.minX : $0.minY } == row.places)
      withExtendedLifetime(items) {}
    }
  }
}
