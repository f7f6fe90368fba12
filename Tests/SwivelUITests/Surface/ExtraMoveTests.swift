// What a layout is asked of views beside items when sections come and go
// (UICollectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) and its like).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Sections of a header of 20, an item of 30 and a line of the layout's own, which writes down what it is asked.
@MainActor private final class Lines: UICollectionViewLayout {
  var notes: [String] = []
  var named: (gone: [Int], come: [Int]) = ([], [])
  private var count: Int { collectionView?.numberOfSections ?? 0 }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * 50) }
  private func placed(_ made: UICollectionViewLayoutAttributes, _ y: CGFloat, _ height: CGFloat)
    -> UICollectionViewLayoutAttributes
  {
    made.frame = CGRect(x: 0, y: CGFloat(made.indexPath.section) * 50 + y, width: 100, height: height)
    return made
  }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed(UICollectionViewLayoutAttributes(forCellWith: path), 20, 30)
  }
  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { placed(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path), 0, 20) }
  override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { placed(UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path), 49, 1) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).map { IndexPath(item: 0, section: $0) }.flatMap { path in
      [
        layoutAttributesForSupplementaryView(ofKind: "head", at: path), layoutAttributesForItem(at: path),
        layoutAttributesForDecorationView(ofKind: "line", at: path),
      ].compactMap(\.self)
    }
  }
  private func note(_ what: String, _ kind: String, _ path: IndexPath, _ made: UICollectionViewLayoutAttributes?) {
    notes.append("\(kind) \(what) \(path.section) at \(Int(made?.frame.minY ?? -1))")
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let made = super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    note("comes", kind, path, made)
    return made
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let made = super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    note("goes", kind, path, made)
    return made
  }
  override func initialLayoutAttributesForAppearingDecorationElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let made = super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    note("comes", kind, path, made)
    return made
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let made = super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    note("goes", kind, path, made)
    return made
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    named.gone.map { IndexPath(item: 0, section: $0) }
  }
  override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    named.come.map { IndexPath(item: 0, section: $0) }
  }
}

@MainActor private final class Source: NSObject, UICollectionViewDataSource {
  var sections = 3
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
  }
}

@MainActor @Suite struct ExtraMoveTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var deleted: [Int] = []
    var inserted: [Int] = []
    var named: (gone: [Int], come: [Int]) = ([], [])
    let notes: [String]
  }
  nonisolated static let rows = [
    Row(
      testDescription: "the last goes", deleted: [2], notes: ["head goes 2 at 100", "line goes 2 at 149"]),
    Row(testDescription: "the first goes", deleted: [0], notes: ["head goes 0 at 0", "line goes 0 at 49"]),
    Row(
      testDescription: "two go", deleted: [0, 2],
      notes: ["head goes 0 at 0", "line goes 0 at 49", "head goes 2 at 100", "line goes 2 at 149"]),
    Row(testDescription: "one comes at the end", inserted: [3], notes: ["head comes 3 at 150", "line comes 3 at 199"]),
    Row(testDescription: "one comes first", inserted: [0], notes: ["head comes 0 at 0", "line comes 0 at 49"]),
    Row(
      testDescription: "one for another", deleted: [1], inserted: [1],
      notes: ["head goes 1 at 50", "line goes 1 at 99", "head comes 1 at 50", "line comes 1 at 99"]),
    Row(
      testDescription: "what the layout names", inserted: [3], named: ([0], [1]),
      notes: ["head goes 0 at 0", "head comes 1 at 50", "head comes 3 at 150", "line comes 3 at 199"]),
  ]

  @Test(arguments: rows) func asked(_ row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (layout, source) = (Lines(), Source())
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
      view.dataSource = source
      window.addSubview(view)
      view.layoutIfNeeded()
      #expect(layout.notes.isEmpty)
      layout.named = row.named
      source.sections += row.inserted.count - row.deleted.count
      view.performBatchUpdates({
        view.deleteSections(IndexSet(row.deleted))
        view.insertSections(IndexSet(row.inserted))
      })
      view.layoutIfNeeded()
      #expect(layout.notes == row.notes)
      layout.notes = []
      view.reloadData()
      view.layoutIfNeeded()
      #expect(layout.notes.isEmpty, "what is asked for anew comes from nowhere")
    }
  }
}
