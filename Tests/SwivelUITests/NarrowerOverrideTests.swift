// What UIKit lets apps read and not set, they override with a type of their own; and the locks of Objective-C.
import DeviceCatalog
import SwivelUI
import Testing

@MainActor struct NarrowerOverrideTests {
  private final class Layout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView { super.collectionView! }
  }
  private final class Cell: UITableViewCell {
    private let own = UILabel()
    override var textLabel: UILabel { own }
    override var reuseIdentifier: String { "own" }
  }
  private final class Tile: UICollectionViewCell {
    override var reuseIdentifier: String { "own" }
  }

  /// A property that is read alone can be overridden with one that is never nil (The Swift Programming Language, Overriding).
  @Test func overrides() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: Layout())
    #expect((view.collectionViewLayout as? Layout)?.collectionView === view)
    let cell: UITableViewCell = Cell(style: .default, reuseIdentifier: "given")
    cell.textLabel?.text = "own"
    #expect(cell.reuseIdentifier == "own" && (cell as? Cell)?.textLabel.text == "own")
    #expect((Tile(frame: .zero) as UICollectionReusableView).reuseIdentifier == "own")
  }

  /// objc_sync_enter(_:): 0, also for a thread that has the lock; objc_sync_exit(_:): 0, and an error for one nobody has.
  @Test func locks() {
    let object = UIView()
    #expect([objc_sync_enter(object), objc_sync_enter(object)] == [0, 0])
    #expect([objc_sync_exit(object), objc_sync_exit(object)] == [0, 0])
    #expect(objc_sync_exit(object) != 0)
  }
}
