// Where and how one element of a collection stands: in space, in copies, and in other words for its frame
// (UICollectionViewLayoutAttributes, UIView.transform3D).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// A flow layout whose items are turned in space.
@MainActor private final class Turning: UICollectionViewFlowLayout {
  var space: CATransform3D?
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    if let space { for attributes in all ?? [] { attributes.transform3D = space } }
    return all
  }
}

@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor @Suite struct LayoutAttributeTests {
  /// A transform with perspective stays one in attributes, copies and cells; a flat one forgets it.
  @Test func perspective() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (layout, items) = (Turning(), Items())
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      window.addSubview(view)
      view.layoutIfNeeded()
      var space = CATransform3DIdentity
      space.m34 = -1 / 500
      space = CATransform3DRotate(space, .pi / 4, 0, 1, 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.transform3D = space
      #expect(attributes.transform3D.m34 == space.m34 && attributes.transform3D.m13 == space.m13)
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      #expect(copy?.transform3D.m34 == space.m34 && copy == attributes)
      let other = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      other.transform = attributes.transform
      #expect(other != attributes)
      attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(attributes.transform3D.m34 == 0 && attributes.transform3D.m11 == 2)
      layout.space = space
      layout.invalidateLayout()
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(cell.layer.transform.m34 == space.m34)
      layout.space = nil
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(CATransform3DIsIdentity(cell.layer.transform))
    }
  }

  /// A view's flat transform is its layer's: what the layer had in space is gone (UIView.transform).
  @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(rotationAngle: 1)])
  func flatTransforms(flat: CGAffineTransform) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var space = CATransform3DIdentity
    space.m34 = 0.5
    view.layer.transform = space
    #expect(view.transform3D.m34 == 0.5)
    view.transform = flat
    #expect(CATransform3DEqualToTransform(view.transform3D, CATransform3DMakeAffineTransform(flat)))
  }

  /// Attributes are the same where all of them are; the kind of element counts.
  @Test func equality() {
    let path = IndexPath(item: 1, section: 2)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: path)
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "k", with: path)
    #expect(header != decoration && header != UICollectionViewLayoutAttributes(forCellWith: path))
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.alpha = 0.5 }, { $0.zIndex = 3 }, { $0.isHidden = true }, { $0.frame.size.width = 9 },
      { $0.transform = CGAffineTransform(translationX: 1, y: 0) }, { $0.indexPath = IndexPath(item: 0, section: 2) },
    ]
    for change in changes {
      let other = header.copy() as? UICollectionViewLayoutAttributes
      #expect(other == header)
      other.map(change)
      #expect(other != header)
    }
  }

  /// Size, middle and bounds are three words for one frame.
  @Test func sizesKeepTheMiddle() {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    attributes.center = .zero
    #expect(attributes.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    attributes.bounds = CGRect(x: 7, y: 7, width: 0, height: 2)
    #expect(attributes.frame == CGRect(x: 0, y: -1, width: 0, height: 2) && attributes.bounds.origin == .zero)
  }
}
