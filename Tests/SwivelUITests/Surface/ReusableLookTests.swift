// How the views of a collection look after their layout said the same again: what their data source made of them stays
// (UICollectionViewLayoutAttributes: attributes that have not changed are not applied).
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// Three items and a badge each, of which the data source hides the second and makes the first smaller.
@MainActor private final class Badges: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if indexPath.item == 0 {
      cell.alpha = 0.25
      cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let badge = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
    badge.isHidden = indexPath.item == 1
    return badge
  }
}

/// A layout that makes the last item faint.
private final class Faint: UICollectionViewFlowLayout {
  var faint: CGFloat = 0.5
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for attributes in all ?? [] where attributes.indexPath.item == 2 { attributes.alpha = faint }
    return all
  }
}

@MainActor @Suite struct ReusableLookTests {
  private nonisolated static let kind = "badge"

  private func badged() -> UICollectionViewLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: Self.kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func collection(_ layout: UICollectionViewLayout, _ badges: Badges, in window: UIWindow) -> UICollectionView {
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.kind, withReuseIdentifier: "badge")
    collection.dataSource = badges
    window.addSubview(collection)
    collection.layoutIfNeeded()
    return collection
  }

  /// A badge its data source hides stays hidden, also when the collection is laid out again.
  @Test func badges() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let badges = Badges()
      let collection = collection(badged(), badges, in: window)
      @MainActor func hidden() -> [Bool?] {
        (0..<3).map { collection.supplementaryView(forElementKind: Self.kind, at: [0, $0])?.isHidden }
      }
      #expect(hidden() == [false, true, false])
      collection.setNeedsLayout()
      collection.layoutIfNeeded()
      #expect(hidden() == [false, true, false])
    }
  }

  /// So does a card that is made smaller and faint; attributes with another place are others, and given as a whole.
  @Test func cards() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let badges = Badges()
      let collection = collection(badged(), badges, in: window)
      collection.setNeedsLayout()
      collection.layoutIfNeeded()
      let card = try #require(collection.cellForItem(at: [0, 0]))
      #expect(card.alpha == 0.25)
      #expect(card.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
      // A quarter of 375 and 80 high.
      #expect(card.bounds.size == CGSize(width: 93.75, height: 80))
      #expect(card.center == CGPoint(x: 93.75 / 2, y: 40))
      collection.frame.size.width = 200
      collection.layoutIfNeeded()
      #expect(card.bounds.size == CGSize(width: 50, height: 80))
      #expect(card.center == CGPoint(x: 25, y: 40))
      #expect(card.alpha == 1 && card.transform == .identity)
    }
  }

  /// What the layout says anew is taken, and a cell that is used again begins as the layout says.
  @Test func layoutsWords() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (badges, layout) = (Badges(), Faint())
      layout.itemSize = CGSize(width: 50, height: 50)
      let collection = collection(layout, badges, in: window)
      #expect(collection.cellForItem(at: [0, 2])?.alpha == 0.5)
      layout.faint = 0.75
      layout.invalidateLayout()
      collection.layoutIfNeeded()
      #expect(collection.cellForItem(at: [0, 2])?.alpha == 0.75)
      for cell in collection.visibleCells { cell.alpha = 0 }
      collection.reloadData()
      collection.layoutIfNeeded()
      #expect((0..<3).map { collection.cellForItem(at: [0, $0])?.alpha } == [0.25, 1, 0.75])
    }
  }
}
