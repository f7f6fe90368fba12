// Items side by side as long as they fit: places by arithmetic, with what a delegate says of each section
// (UICollectionViewFlowLayout, UICollectionViewDelegateFlowLayout).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// As many items as it is told.
@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "beside", for: indexPath)
  }
}

/// Says other sizes, distances and insets for the second section.
@MainActor private final class Teller: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { indexPath.section == 0 ? CGSize(width: 40, height: 40) : CGSize(width: 100, height: 20) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { section == 0 ? .zero : UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 0 : 7 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 20 : 50 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { section == 0 ? .zero : CGSize(width: 9, height: 30) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { section == 0 ? CGSize(width: 9, height: 12) : .zero }
}

@MainActor @Suite struct FlowTableTests {
  private func withCollection(
    _ items: Items, _ teller: Teller? = nil, _ change: (UICollectionViewFlowLayout) -> Void,
    _ read: (UICollectionView) throws -> Void
  ) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = UICollectionViewFlowLayout()
      change(layout)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "beside")
      }
      view.dataSource = items
      view.delegate = teller
      window.addSubview(view)
      window.layoutIfNeeded()
      try read(view)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let count: Int
    let size: CGSize
    let isAcross: Bool
    let inset: UIEdgeInsets
    let places: [CGPoint]
    let content: CGSize
    var testDescription: String { name }

    init(
      _ name: String, _ count: Int, _ size: (CGFloat, CGFloat), isAcross: Bool = false, inset: UIEdgeInsets = .zero,
      _ places: [(CGFloat, CGFloat)], _ content: (CGFloat, CGFloat)
    ) {
      (self.name, self.count, self.isAcross, self.inset) = (name, count, isAcross, inset)
      self.size = CGSize(width: size.0, height: size.1)
      self.places = places.map { CGPoint(x: $0.0, y: $0.1) }
      self.content = CGSize(width: content.0, height: content.1)
    }
  }

  /// 200 by 100 points, ten between items and between lines. What is left of a line stands between its items; items of a last line stand
  /// below those of the lines above it.
  nonisolated static let rows = [
    Row("nothing", 0, (50, 50), [], (200, 0)),
    Row("two lines that are full", 4, (95, 30), [(0, 0), (105, 0), (0, 40), (105, 40)], (200, 70)),
    Row("what is left stands between", 3, (60, 30), [(0, 0), (70, 0), (140, 0)], (200, 30)),
    Row("a last line", 4, (60, 30), [(0, 0), (70, 0), (140, 0), (0, 40)], (200, 70)),
    Row("as wide as the room", 2, (200, 30), [(0, 0), (0, 40)], (200, 70)),
    Row(
      "insets", 2, (85, 30), inset: UIEdgeInsets(top: 1, left: 10, bottom: 4, right: 10), [(10, 1), (105, 1)],
      (200, 35)),
    Row("across", 3, (30, 45), isAcross: true, [(0, 0), (0, 55), (40, 0)], (70, 100)),
    Row(
      "across with insets", 1, (30, 90), isAcross: true, inset: UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 8),
      [(20, 5)], (58, 100)),
  ]

  @Test(arguments: rows) func places(row: Row) throws {
    try withCollection(Items([row.count])) {
      $0.itemSize = row.size
      $0.scrollDirection = row.isAcross ? .horizontal : .vertical
      $0.sectionInset = row.inset
    } _: { view in
      let found = (0..<row.count).map {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null
      }
      #expect(found == row.places.map { CGRect(origin: $0, size: row.size) })
      #expect(view.contentSize == row.content)
    }
  }

  /// What the delegate says of a section counts more than what the layout says of all. Of 200 points three items of 40 have 40 between
  /// them; a header lies above, a footer below a section, both across all of the room.
  @Test func whatTheDelegateSays() throws {
    try withCollection(Items([3, 3]), Teller()) {
      $0.itemSize = CGSize(width: 7, height: 7)
      $0.headerReferenceSize = CGSize(width: 70, height: 70)
    } _: { view in
      let frames = [0, 1].map { section in
        (0..<3).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null }
      }
      #expect(frames[0] == [0, 80, 160].map { CGRect(x: $0, y: 0, width: 40, height: 40) })
      let below = IndexPath(item: 0, section: 0)
      let footer = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: below)
      #expect(footer?.frame == CGRect(x: 0, y: 40, width: 200, height: 12))
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
      #expect(header?.frame == CGRect(x: 0, y: 52, width: 200, height: 30))
      // 180 points, of which two items of 100 with 50 between them have too many.
      #expect(frames[1].map(\.minY) == [87, 114, 141] && frames[1].allSatisfy { $0.size.width == 100 })
      #expect(view.contentSize == CGSize(width: 200, height: 176))
      #expect(
        view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: below) == nil)
    }
  }
}
