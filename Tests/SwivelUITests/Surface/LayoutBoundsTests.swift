// When layouts are asked about new bounds: `collectionView.bounds` still are the old ones, so that a layout can compare them.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// One item as wide as the collection, kept until the layout is told that it no longer holds.
private final class Kept: UICollectionViewLayout {
  enum Idiom: CaseIterable { case width, size, always }

  private let idiom: Idiom
  private var kept: UICollectionViewLayoutAttributes?

  init(_ idiom: Idiom) {
    self.idiom = idiom
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard kept == nil, let collectionView else { return }
    let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    item.frame = CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: 50)
    kept = item
  }

  override var collectionViewContentSize: CGSize { kept?.frame.size ?? .zero }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    kept.map { [$0] }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    switch idiom {
    case .width: newBounds.width != collectionView?.bounds.width
    case .size: newBounds.size != collectionView?.bounds.size
    case .always: true
    }
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    kept = nil
    return super.invalidationContext(forBoundsChange: newBounds)
  }
}

private final class One: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor struct LayoutBoundsTests {
  @Test(arguments: Kept.Idiom.allCases) private func aLayoutComparesNewBoundsWithThoseBefore(_ idiom: Kept.Idiom) throws
  {
    try onDevice(.iPhone8, Era(15)) { window in
      let one = One()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: Kept(idiom))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = one
      window.rootViewController?.view.addSubview(view)
      for width in [200.0, 360, 240] {
        view.frame.size.width = width
        view.layoutIfNeeded()
        #expect(view.contentSize.width == width && view.visibleCells.map(\.frame.width) == [width])
      }
      withExtendedLifetime(one) {}
    }
  }
}
