// What stays in view at the edges of a compositional layout's sections, and what keeps clear of safe areas and margins
// (NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds, NSCollectionLayoutSection.contentInsetsReference): by arithmetic.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

private final class Sections: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

@MainActor @Suite struct PinnedEdgeTests {
  private static func wide(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }
  /// A section of rows of 50 points.
  private static func section(_ edges: [NSCollectionLayoutBoundarySupplementaryItem] = []) -> NSCollectionLayoutSection
  {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: wide(50), subitems: [NSCollectionLayoutItem(layoutSize: wide(50))])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = edges
    return section
  }
  private static func edge(_ kind: String, _ alignment: NSRectAlignment, pins: Bool = true)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let edge = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: wide(30), elementKind: kind, alignment: alignment)
    edge.pinToVisibleBounds = pins
    return edge
  }

  private func collection(
    _ section: NSCollectionLayoutSection, _ profile: DeviceProfile = .iPhone8,
    _ body: (UICollectionView, UIWindow) throws -> Void
  ) throws {
    try onDevice(profile, Era(15)) { window in
      let source = Sections()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 200),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      for kind in ["head", "foot"] {
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
      }
      view.dataSource = source
      window.rootViewController?.view.addSubview(view)
      view.layoutIfNeeded()
      try withExtendedLifetime(source) { try body(view, window) }
    }
  }

  /// Two sections of 30 and five times 50 points: a head that is pinned is at the upper edge of what is seen, as long as its section lets
  /// it, which ends at 280 and 560; one that is not stays at its section's beginning.
  @Test(
    arguments: [
      (true, 0.0, [0.0, 280.0]), (true, 100, [100, 280]), (true, 270, [250, 280]), (true, 300, [250, 300]),
      (true, 360, [250, 360]), (false, 100, [0, 280]), (false, 300, [0, 280]),
    ] as [(Bool, CGFloat, [CGFloat])])
  func heads(pins: Bool, offset: CGFloat, places: [CGFloat]) throws {
    try collection(Self.section([Self.edge("head", .top, pins: pins)])) { view, _ in
      #expect(view.contentSize.height == 560)
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let found = (0..<2).compactMap {
        view.layoutAttributesForSupplementaryElement(ofKind: "head", at: IndexPath(item: 0, section: $0))?.frame.minY
      }
      #expect(found == places)
    }
  }

  /// The same of feet, at the lower edge of 200 points: the first section's foot belongs at 250, the second's at 530.
  @Test(
    arguments: [
      (true, 0.0, [170.0, 280.0]), (true, 50, [220, 280]), (true, 100, [250, 280]), (true, 200, [250, 370]),
      (true, 360, [250, 530]), (false, 0, [250, 530]),
    ] as [(Bool, CGFloat, [CGFloat])])
  func feet(pins: Bool, offset: CGFloat, places: [CGFloat]) throws {
    try collection(Self.section([Self.edge("foot", .bottom, pins: pins)])) { view, _ in
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let found = (0..<2).compactMap {
        view.layoutAttributesForSupplementaryElement(ofKind: "foot", at: IndexPath(item: 0, section: $0))?.frame.minY
      }
      #expect(found == places)
    }
  }

  /// What a section's sides are counted from, in a view 300 points wide whose safe area is 20 at the left and 30 at the right and whose
  /// margins are 8 more: by itself the safe area.
  @Test(arguments: [
    (UIContentInsetsReference.automatic, 20.0, 250.0), (.none, 0, 300), (.safeArea, 20, 250), (.layoutMargins, 28, 234),
  ])
  func references(reference: UIContentInsetsReference, x: CGFloat, width: CGFloat) throws {
    let section = Self.section()
    section.contentInsetsReference = reference
    try collection(section) { view, window in
      window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
      view.frame = window.rootViewController?.view.bounds ?? .zero
      window.layoutIfNeeded()
      let whole = view.bounds.width
      let frame = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
      #expect(frame?.minX == x && frame?.width == width + whole - 300)
    }
  }
}
