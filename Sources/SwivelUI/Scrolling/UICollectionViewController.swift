// A controller whose view is a collection, and which is its source and delegate.
import DeviceCatalog

/// A controller of a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let givenLayout: UICollectionViewLayout?

  /// Creates a controller of a collection of its own making.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    givenLayout = nil
    super.init(coder: coder)
  }

  /// The collection, which is or fills the view. Where it has no data source or no delegate, "the collection view controller assigns
  /// itself". Source: Apple documentation, UICollectionViewController.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set {
      if newValue?.dataSource == nil { newValue?.dataSource = self }
      if newValue?.delegate == nil { newValue?.delegate = self }
      view = newValue
    }
  }

  /// Makes the collection as the document has it, else one that fills the interface.
  open override func loadView() {
    if loadNib() { return }
    let collection = UICollectionView(
      frame: AppScene.current.rootFrame, collectionViewLayout: givenLayout ?? UICollectionViewFlowLayout())
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView = collection
  }

  /// None but a document's that is run alone, unless the app says otherwise.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    collectionView.documentItems.count
  }

  /// A plain cell, or the document's, unless the app says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let items = collectionView.documentItems
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : UICollectionViewCell(frame: .zero)
  }

  /// One section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view, or the document's.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { collectionView.documentExtras[kind] ?? UICollectionReusableView(frame: .zero) }
  /// An item is chosen no more.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Whether an item can be chosen.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether a touched item shows it.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// A cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// A cell is shown no more.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Of the delegate of scrolling.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Of the delegate of scrolling.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Of the delegate of scrolling.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Of the delegate of scrolling.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// What the layout is.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
  /// Whether nothing is chosen any more when the collection appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items, where the class says what comes of it (`collectionView(_:moveItemAt:to:)`).
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { mover?.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private var mover: UILongPressGestureRecognizer?
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard facts.overrides(.moveItem), let collectionView else { return }
    let press = UILongPressGestureRecognizer()
    press.addAction(
      UIAction { [weak collectionView, weak press] _ in if let press { collectionView?.moveItem(by: press) } })
    press.isEnabled = installsStandardGestureForInteractiveMovement
    collectionView.addGestureRecognizer(press)
    mover = press
  }
  /// Whether a push only exchanges the layout. It shows the new controller here.
  open var useLayoutToLayoutNavigationTransitions = false

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }
  /// Begins or ends editing of the collection as well, which is made for it: Apple's tutorial “Getting started with Today” edits a
  /// controller nobody has shown yet, and applies a snapshot to the source its `viewDidLoad` makes. Before era 14 collections have no
  /// editing.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded || AppScene.current.era >= Era(14) { collectionView?.isEditing = editing }
  }

  /// An item was tapped.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Whether an item can be left.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// An item is touched.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// An item is touched no more.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// A view beside items is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// A view beside items is shown no more.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Whether a long press opens a menu.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Whether the menu has an entry.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// An entry was chosen.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// The menu of an item.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Where content rests after a change of layout.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// What places items while the layout changes.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewLayout { toLayout }
  /// Whether two fingers may begin to choose several. Nobody has two here.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Two fingers began to choose several.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Two fingers chose several.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// Whether a tap outside editing does what the item is for.
  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// A tap outside editing: what the item is for is done.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// Whether an item is edited while the others are.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether an item can be focused. There is no focus here.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether choosing an item follows the focus.
  open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  { collectionView.selectionFollowsFocus }
  /// The item that is focused first.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// The menu of items; none for the room between.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { AppScene.current.unimplemented(returning: nil) }
  /// How an item is shown above its menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// What an item goes back to.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// How an item was shown above its menu before era 16.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// What an item went back to before era 16.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// A menu will open.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// A menu will close.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// What is shown above a menu was tapped.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Where an item a finger moves goes instead.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// The same before era 15.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { AppScene.current.unimplemented(returning: proposedIndexPath) }
  /// Whether something dragged over an item chooses it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// Whether an item can be moved: all can where the class says what comes of it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    facts.overrides(.moveItem)
  }
  /// An item was moved by a user.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// The titles beside the items; they are not shown.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Where such a title leads.
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  { IndexPath(item: 0, section: index) }
}

extension UICollectionView {
  /// A finger that stays takes the item below it, which follows until it is lifted.
  fileprivate func moveItem(by press: UILongPressGestureRecognizer) {
    let point = press.location(in: self)
    switch press.state {
    case .began:
      if let path = indexPathForItem(at: point) { _ = beginInteractiveMovementForItem(at: path) }
    case .changed: updateInteractiveMovementTargetPosition(point)
    case .ended: endInteractiveMovement()
    case .possible, .cancelled, .failed: cancelInteractiveMovement()
    }
  }
}

extension MethodSlot {
  private class Plain: UICollectionViewController {}
  private final class Moving: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {}
  }

  /// `UICollectionViewController.collectionView(_:moveItemAt:to:)`
  @MainActor fileprivate static let moveItem = MethodSlot(
    base: UICollectionViewController.self, plain: Plain.self, probe: Moving.self)
}
