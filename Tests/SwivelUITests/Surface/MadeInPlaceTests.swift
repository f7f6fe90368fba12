// Headers of a collection are made with the frame the layout has for them, and a line that is not full stands as if it were.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Remembers the frame it was made with.
private final class Header: UICollectionReusableView {
  private(set) var made = CGRect.null
  override init(frame: CGRect) {
    super.init(frame: frame)
    made = frame
  }
  required init?(coder: NSCoder) { nil }
}

private final class Grid: UICollectionViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

@MainActor struct MadeInPlaceTests {
  private func grid<Result>(_ count: Int, _ look: (UICollectionView) throws -> Result) throws -> Result {
    try onDevice(.iPhone8, Era(15)) { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      let source = Grid(count)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = source
      view.layoutIfNeeded()
      return try look(view)
    }
  }

  @Test func headersAreMadeWhereTheyStand() throws {
    try grid(4) { view in
      let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      let header = try #require(headers.first as? Header)
      #expect(header.made == CGRect(x: 0, y: 0, width: 375, height: 30))
    }
  }

  /// Three of 100 fit into 375, 37.5 apart: 0, 137.5, 275. One or two in the only line stand where they would in a full one.
  @Test(arguments: [(1, [0.0]), (2, [0, 137.5]), (3, [0, 137.5, 275]), (5, [0, 137.5, 275, 0, 137.5])])
  func aLineThatIsNotFull(_ count: Int, _ places: [Double]) throws {
    try grid(count) { view in
      let found = (0..<count).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX ?? -1 }
      #expect(found.map(Double.init) == places)
    }
  }
}
