// Views above sections, layouts between two others, and menus that apps change
// (UITableViewHeaderFooterView, UICollectionViewTransitionLayout).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor @Suite struct HeaderViewTests {
  /// A configuration makes the content, another one of its kind changes it, none takes it away; the handler hears each time.
  @Test func configurations() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UITableViewHeaderFooterView(reuseIdentifier: "h")
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      window.addSubview(view)
      #expect(view.reuseIdentifier == "h" && view.contentConfiguration == nil)
      var content = view.defaultContentConfiguration()
      content.text = "Words"
      view.contentConfiguration = content
      let shown = try #require(view.contentView.subviews.first)
      content.text = "Others"
      view.contentConfiguration = content
      #expect(view.contentView.subviews.first === shown && view.contentView.subviews.count == 1)
      var states: [Bool] = []
      view.configurationUpdateHandler = { _, state in states.append(state.isDisabled) }
      view.isUserInteractionEnabled = false
      view.setNeedsUpdateConfiguration()
      #expect(states == [false, true])
      view.contentConfiguration = nil
      #expect(view.contentView.subviews.isEmpty)
    }
  }

  /// What is behind a header is as large as it, and what takes its place takes it away.
  @Test func backgrounds() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      window.addSubview(view)
      let (one, two) = (UIView(), UIView())
      view.backgroundView = one
      view.layoutIfNeeded()
      #expect(one.frame == view.bounds && view.subviews.first === one)
      view.backgroundView = two
      #expect(one.superview == nil && two.superview === view)
      view.backgroundConfiguration = .listPlainHeaderFooter()
      view.layoutIfNeeded()
      let count = view.subviews.count
      view.backgroundConfiguration = nil
      view.layoutIfNeeded()
      #expect(view.subviews.count == count - 1)
    }
  }

  /// A title of a plain table stands between the margins, over the whole height.
  @Test(arguments: [320.0, 0]) func titles(width: Double) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.frame = CGRect(x: 0, y: 0, width: width, height: 28)
      window.addSubview(view)
      view.textLabel?.text = "Title"
      view.layoutIfNeeded()
      let frame = try #require(view.textLabel?.frame)
      #expect(frame.minX == 16 && frame.height == 28 && frame.width == max(0, width - 32))
    }
  }

  /// Half way between two layouts everything is half way (UICollectionViewTransitionLayout.transitionProgress); the end is one of both.
  @Test(arguments: [(0.0, 0.0, 20.0), (0.5, 50, 60), (1, 100, 100)]) func between(
    progress: Double, x: Double, width: Double
  )
    throws
  {
    try onDevice(.iPhone8, Era(15)) { window in
      @MainActor func layout(_ side: CGFloat, inset: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumInteritemSpacing = 0
        layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
        return layout
      }
      let (small, large) = (layout(20, inset: 0), layout(100, inset: 100))
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: small)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      let items = Items()
      view.dataSource = items
      window.addSubview(view)
      view.layoutIfNeeded()
      let way = view.startInteractiveTransition(to: large)
      way.transitionProgress = progress
      way.updateValue(3, forAnimatedKey: "k")
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell?.frame.minX == CGFloat(x) && cell?.frame.width == CGFloat(width))
      #expect(way.value(forAnimatedKey: "k") == 3 && way.value(forAnimatedKey: "other") == 0)
      #expect(way.currentLayout === small && way.nextLayout === large)
      if progress == 0 { view.cancelInteractiveTransition() } else { view.finishInteractiveTransition() }
      view.layoutIfNeeded()
      #expect(view.collectionViewLayout === (progress == 0 ? small : large))
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == (progress == 0 ? 20 : 100))
      withExtendedLifetime(items) {}
    }
  }
}
