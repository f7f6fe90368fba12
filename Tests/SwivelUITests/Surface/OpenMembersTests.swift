// Members that subclasses answer for, and changes that are not kept.
import DeviceCatalog
import SwivelUI
import Testing

/// Says what its content is.
private final class Row: UITableViewCell {
  let own = UIView()
  override var contentView: UIView { own }
}

private final class Item: UICollectionViewCell {
  let own = UIView()
  override var contentView: UIView { own }
}

private final class Pages: UINavigationController {
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

/// A scroll view as an app's override of its delegate is compiled.
private final class Proxied: UIScrollView {
  var set = 0
  override weak var delegateOfScrollView: (any UIScrollViewDelegate)? { didSet { set += 1 } }
}

private final class Told: NSObject, UIScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

/// Hears of what an app's own protocol has.
private protocol Listener: AnyObject {}
private final class Ear: NSObject, Listener {}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 1
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor struct OpenMembersTests {
  /// What UIKit's classes have as properties of their own a subclass may answer otherwise.
  @Test func subclassesAnswer() throws {
    try Screen().run { _ in
      let (row, item) = (Row(style: .default, reuseIdentifier: nil), Item(frame: .zero))
      #expect((row as UITableViewCell).contentView === row.own)
      #expect((item as UICollectionViewCell).contentView === item.own)
      let pages: UINavigationController = Pages(rootViewController: UIViewController())
      pages.loadViewIfNeeded()
      #expect(pages.interactivePopGestureRecognizer == nil)
    }
  }

  /// A subclass hears of its delegate whoever sets it, and the delegate hears of scrolling.
  @Test func aScrollViewsDelegate() throws {
    try Screen().run { root in
      let (view, told) = (Proxied(frame: root.bounds), Told())
      (view as UIScrollView).delegate = told
      view.contentOffset = CGPoint(x: 0, y: 5)
      #expect(view.set == 1 && told.count == 1 && view.delegate === told)
    }
  }

  /// Objective-C declares what is changed as a block that is not kept; a function's own parameter can be handed on.
  @Test func changesThatAreNotKept() throws {
    try Screen().run { root in
      let source = Rows()
      @MainActor func change(_ view: UIView, _ body: () -> Void) {
        (view as? UITableView)?.performBatchUpdates(body, completion: nil)
        (view as? UICollectionView)?.performBatchUpdates(body, completion: nil)
      }
      let table = UITableView(frame: root.bounds)
      table.dataSource = source
      let items = UICollectionView(frame: root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      items.dataSource = source
      root.addSubview(table)
      root.addSubview(items)
      root.layoutIfNeeded()
      #expect(table.numberOfRows(inSection: 0) == 1 && items.numberOfItems(inSection: 0) == 1)
      change(table) {
        source.count = 3
        table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
      }
      #expect(table.numberOfRows(inSection: 0) == 3)
      change(items) { items.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)]) }
      #expect(items.numberOfItems(inSection: 0) == 3 && thrown() == nil)
    }
  }

  /// NSHashTable of a protocol of an app's: whoever is in it once, and not who is gone.
  @Test func listeners() {
    let table = NSHashTable<any Listener>.weakObjects()
    let stays = Ear()
    table.add(stays)
    table.add(stays)
    do {
      let goes = Ear()
      table.add(goes)
      #expect(table.allObjects.count == 2 && table.contains(goes))
      withExtendedLifetime(goes) {}
    }
    #expect(table.allObjects.count == 1 && table.allObjects.first === stays)
    table.remove(stays)
    #expect(table.allObjects.isEmpty)
  }

  /// UIVideoEditorController: no film can be cut here; the user can only cancel, and the delegate is told.
  @Test func aFilmIsNotCut() throws {
    final class Told: NSObject, UINavigationControllerDelegate, UIVideoEditorControllerDelegate {
      var count = 0
      func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { count += 1 }
    }
    try Screen().run { _ in
      let (editor, told) = (UIVideoEditorController(), Told())
      editor.delegate = told
      #expect(!UIVideoEditorController.canEditVideo(atPath: "/film.mov"))
      editor.loadViewIfNeeded()
      let button = editor.topViewController?.navigationItem.leftBarButtonItem
      button?.primaryAction?.performWithSender(nil, target: nil)
      #expect(told.count == 1)
    }
  }
}
