// A layout of an app's own, as public code writes them: what it hears while a finger moves an item, and where its cells are.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

/// Counts the columns it makes anew.
@MainActor private final class ColumnContext: UICollectionViewLayoutInvalidationContext {
  var isOnlyScrolled = false
}

/// Two columns, each item in the shorter one; a head that stays at the top.
@MainActor private final class Columns: UICollectionViewLayout {
  static let heights: [CGFloat] = [100, 60, 40, 80]
  var heard: [String] = []
  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var height: CGFloat = 0

  override class var invalidationContextClass: AnyClass { ColumnContext.self }
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: height) }
  override func prepare() {
    super.prepare()
    guard cells.isEmpty, let collectionView else { return }
    var ends: [CGFloat] = [0, 0]
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let column = ends[0] <= ends[1] ? 0 : 1
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: CGFloat(column) * 150, y: ends[column], width: 150, height: Self.heights[item])
      cells[path] = attributes
      ends[column] = attributes.frame.maxY
    }
    height = max(ends[0], ends[1])
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cells.values.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cells[indexPath]
  }
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    (context as? ColumnContext)?.isOnlyScrolled = true
    return context
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    let items = context.targetIndexPathsForInteractivelyMovingItems?.map(\.item) ?? []
    let before = context.previousIndexPathsForInteractivelyMovingItems?.map(\.item) ?? []
    let kind = (context as? ColumnContext)?.isOnlyScrolled == true ? "moving" : "ending"
    heard.append("\(kind) \(before)→\(items) at \(Int(context.interactiveMovementTarget.y))")
  }
}

@MainActor private final class Source: NSObject, UICollectionViewDataSource {
  var moves: [String] = []
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moves.append("\(sourceIndexPath.item)→\(destinationIndexPath.item)") }
}

@MainActor @Suite struct MovingItemsTests {
  /// UICollectionViewLayout's documentation: while items are moved by a finger, and when that ends, a context says from where to
  /// where, of the layout's class.
  @Test func aLayoutHearsWhereAFingerMovesItems() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (layout, source) = (Columns(), Source())
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      view.layoutIfNeeded()
      // 100 left; 60 and 40 right; then both end at 100, and the left comes first.
      let frames = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
      #expect(frames.map { $0?.minX } == [0, 150, 150, 0] && frames.map { $0?.minY } == [0, 0, 60, 100])
      layout.heard = []
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 70))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
      view.endInteractiveMovement()
      #expect(
        layout.heard.prefix(3) == ["moving [0]→[2] at 70", "moving [2]→[3] at 150", "ending [0]→[3] at 0"])
      #expect(source.moves == ["0→3"])
      layout.heard = []
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
      view.cancelInteractiveMovement()
      #expect(layout.heard == ["ending [1]→[1] at 0"] && source.moves.count == 1)
    }
  }
}
