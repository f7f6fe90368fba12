// Places from right to left, as far from the right edge as they are from the left one otherwise: items of collections
// (UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection; the system's layouts fill rows from the right by themselves), tabs,
// buttons of toolbars, and labels where documents have them (UIView.semanticContentAttribute).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class Four: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
}

/// Items of 50 points side by side, 10 from the left; whether that is turned round an app says.
private class Own: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<4).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 10 + 50 * CGFloat(item), y: 0, width: 50, height: 50)
      return attributes
    }
  }
}
private final class Flipped: Own {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor @Suite struct MirroredPlaceTests {
  /// Items of 100 by 50, 300 points wide.
  private static func flow(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    (flow.minimumInteritemSpacing, flow.minimumLineSpacing, flow.scrollDirection) = (0, 0, direction)
    return flow
  }
  private static var thirds: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func starts(_ layout: UICollectionViewLayout, _ direction: UISemanticContentAttribute) throws -> [CGFloat] {
    try onDevice(.iPhone8, Era(16)) { window in
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
      list.contentInsetAdjustmentBehavior = .never
      list.semanticContentAttribute = direction
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      let source = Four()
      list.dataSource = source
      window.addSubview(list)
      list.layoutIfNeeded()
      // Twice, for what was turned round once is not turned back.
      list.setNeedsLayout()
      list.layoutIfNeeded()
      return withExtendedLifetime(source) {
        (0..<4).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX ?? -1 }
      }
    }
  }

  @Test(
    arguments: [
      ("flow", [0, 100, 200, 0], [200, 100, 0, 200]), ("compositional", [0, 100, 200, 0], [200, 100, 0, 200]),
      ("own", [10, 60, 110, 160], [10, 60, 110, 160]), ("flipped", [10, 60, 110, 160], [240, 190, 140, 90]),
      ("across", [0, 0, 0, 0], [0, 0, 0, 0]),
    ] as [(String, [CGFloat], [CGFloat])])
  func itemsOfCollections(kind: String, left: [CGFloat], right: [CGFloat]) throws {
    @MainActor func layout() -> UICollectionViewLayout {
      switch kind {
      case "flow": Self.flow(.vertical)
      case "compositional": Self.thirds
      case "own": Own()
      case "flipped": Flipped()
      case _: Self.flow(.horizontal)
      }
    }
    #expect(try starts(layout(), .unspecified) == left)
    #expect(try starts(layout(), .forceRightToLeft) == right)
  }

  @Test func tabs() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      @MainActor func starts(_ direction: UISemanticContentAttribute) -> [CGFloat] {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.semanticContentAttribute = direction
        bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        window.addSubview(bar)
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { $0 as? UIButton }.map(\.frame.minX)
      }
      #expect(starts(.unspecified) == [0, 100, 200] && starts(.forceRightToLeft) == [200, 100, 0])
    }
  }

  @Test func buttonsOfToolbars() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      @MainActor func places(_ direction: UISemanticContentAttribute) -> [CGRect] {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.semanticContentAttribute = direction
        bar.items = [
          UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
          UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
          UIBarButtonItem(title: "Second", style: .plain, target: nil, action: nil),
        ]
        window.addSubview(bar)
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { ($0 as? UIButton)?.frame }
      }
      let (left, right) = (places(.unspecified), places(.forceRightToLeft))
      #expect(left.count == 2 && right.count == 2)
      for (one, other) in zip(left, right) {
        #expect(abs(other.minX - (300 - one.maxX)) < 0.01 && abs(other.width - one.width) < 0.01)
      }
    }
  }

  /// A picture at 16, 40 wide, and a text at 72; a text and a detail of the second value style.
  @Test(arguments: [
    """
    style="IBUITableViewCellStyleDefault" indentationLevel="1" textLabel="t" imageView="i"|
    <label text="Text" id="t"><rect key="frame" x="72" y="0.0" width="232" height="44"/></label>
    <imageView key="imageView" id="i"><rect key="frame" x="16" y="2" width="40" height="40"/></imageView>
    """,
    """
    style="IBUITableViewCellStyleValue2" indentationLevel="1" textLabel="t" detailTextLabel="d"|
    <label text="Text" id="t"><rect key="frame" x="16" y="12" width="91" height="20"/></label>
    <label text="Detail" id="d"><rect key="frame" x="113" y="12" width="44" height="20"/></label>
    """,
  ])
  func labelsOfDocuments(cell: String) throws {
    let parts = cell.split(separator: "|")
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <tableViewCell id="c" \(parts[0])><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <subviews>\(parts[1])</subviews></tableViewCellContentView></tableViewCell></objects></document>
      """
    try onDevice(.iPhone8, Era(16)) { window in
      @MainActor func places(_ direction: UISemanticContentAttribute) throws -> [CGRect] {
        let cell = try #require(UINib(data: Data(xib.utf8)).instantiate(withOwner: nil).first as? UITableViewCell)
        for view in [cell, cell.contentView] { view.semanticContentAttribute = direction }
        window.addSubview(cell)
        // Turned round once, and not again by the next layout.
        for _ in 0..<2 {
          cell.setNeedsLayout()
          cell.layoutIfNeeded()
        }
        return cell.contentView.subviews.map(\.frame)
      }
      let (left, right) = (try places(.unspecified), try places(.forceRightToLeft))
      #expect(left.count == 2 && right.count == 2)
      for (one, other) in zip(left, right) { #expect(abs(other.minX - (320 - one.maxX)) < 0.01) }
    }
  }
}
