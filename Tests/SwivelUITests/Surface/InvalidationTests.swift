// What a layout is told of its invalidation, and what the context adds
// (UICollectionViewLayout.invalidateLayout(with:), UICollectionViewLayoutInvalidationContext).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// A column of rows of 100 that writes down each invalidation.
@MainActor private final class Column: UICollectionViewLayout {
  var heard: [String] = []
  var plain = 0
  override func invalidateLayout() {
    plain += 1
    super.invalidateLayout()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    heard.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
    super.invalidateLayout(with: context)
  }
  private var count: Int { collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0 }
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: CGFloat(count) * 100) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 200, height: 100)
    return attributes
  }
}

@MainActor private final class Rows: NSObject, UICollectionViewDataSource {
  var count = 10
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

@MainActor @Suite struct InvalidationTests {
  private func with(_ body: (UICollectionView, Column, Rows) throws -> Void) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (layout, rows) = (Column(), Rows())
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = rows
      window.addSubview(view)
      view.layoutIfNeeded()
      (layout.heard, layout.plain) = ([], 0)
      try body(view, layout, rows)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @MainActor @Sendable (UICollectionView) -> Void
    /// Whether everything, and whether the numbers of items.
    let heard: [String]
    var testDescription: String { name }
  }
  nonisolated static let rows = [
    Row(name: "the layout's own word", change: { $0.collectionViewLayout.invalidateLayout() }, heard: ["true false"]),
    Row(name: "all anew", change: { $0.reloadData() }, heard: ["true true"]),
    Row(
      name: "one more", change: { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) }, heard: ["false true"]),
    Row(
      name: "a context of the app's",
      change: { $0.collectionViewLayout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext()) },
      heard: ["false false"]),
  ]
  @Test(arguments: rows) func contexts(_ row: Row) throws {
    try with { view, layout, rows in
      if row.name == "one more" { rows.count += 1 }
      row.change(view)
      #expect(layout.heard == row.heard)
      // What overrides the older method hears of all but contexts.
      #expect(layout.plain == (row.name.hasPrefix("a context") ? 0 : 1))
    }
  }

  /// contentOffsetAdjustment and contentSizeAdjustment are added; the layout has the last word on the size.
  @Test(arguments: [(0.0, 0.0), (30, 0), (-20, 50), (0, 100)]) func adjustments(move: Double, growth: Double) throws {
    try with { view, layout, _ in
      view.contentOffset.y = 100
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: move)
      context.contentSizeAdjustment = CGSize(width: 0, height: growth)
      layout.invalidateLayout(with: context)
      #expect(view.contentOffset.y == 100 + move && view.contentSize.height == 1000 + growth)
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 100 + move && view.contentSize.height == 1000)
    }
  }
}
