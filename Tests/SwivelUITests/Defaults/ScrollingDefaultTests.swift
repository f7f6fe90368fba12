// What properties of scroll views, tables, collections, their cells and layouts are until they are set, by UIKit's documentation.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct ScrollingDefaultTests {
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let room = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func scrollViews() throws {
    try ofNew(UIScrollView()) { kept in
      kept(\.contentOffset, .zero, CGPoint(x: 0, y: 0))
      kept(\.contentSize, .zero, CGSize(width: 10, height: 20))
      kept(\.contentInset, .zero, insets)
      kept(\.contentInsetAdjustmentBehavior, .automatic, .never)
      kept(\.automaticallyAdjustsScrollIndicatorInsets, true)
      kept(\.isScrollEnabled, true)
      kept(\.isDirectionalLockEnabled, false)
      kept(\.isPagingEnabled, false)
      kept(\.scrollsToTop, true)
      kept(\.clipsToBounds, true)
      kept(\.bounces, true)
      kept(\.alwaysBounceVertical, false)
      kept(\.alwaysBounceHorizontal, false)
      kept(\.delaysContentTouches, true)
      kept(\.canCancelContentTouches, true)
      kept(\.decelerationRate, .normal, .fast)
      kept(\.indicatorStyle, .default, .black)
      kept(\.verticalScrollIndicatorInsets, .zero, insets)
      kept(\.horizontalScrollIndicatorInsets, .zero, insets)
      kept(\.showsHorizontalScrollIndicator, true)
      kept(\.showsVerticalScrollIndicator, true)
      kept(\.minimumZoomScale, 1, 0.5)
      kept(\.maximumZoomScale, 1, 4)
      kept(\.zoomScale, 1, 1)
      kept(\.bouncesZoom, true)
      kept(\.keyboardDismissMode, .none, .onDrag)
      kept(\.indexDisplayMode, .automatic, .alwaysHidden)
      kept.reads(\.isTracking, false)
      kept.reads(\.isDragging, false)
      kept.reads(\.isDecelerating, false)
      kept.reads(\.isZooming, false)
      kept.reads(\.isZoomBouncing, false)
      kept.reads(\.adjustedContentInset, .zero)
      kept.reads(\.refreshControl, nil)
    }
    try ofNew(UIRefreshControl()) { kept in
      kept(\.attributedTitle, nil, NSAttributedString(string: "a"))
      kept.reads(\.isRefreshing, false)
    }
  }

  @Test func tables() throws {
    try ofNew(UITableView(frame: .zero, style: .plain)) { kept in
      kept(\.rowHeight, UITableView.automaticDimension, 60)
      kept(\.estimatedRowHeight, UITableView.automaticDimension, 60)
      kept(\.sectionHeaderHeight, UITableView.automaticDimension, 30)
      kept(\.sectionFooterHeight, UITableView.automaticDimension, 30)
      kept(\.sectionHeaderTopPadding, UITableView.automaticDimension, 0)
      kept(\.fillerRowHeight, 0, 30)
      kept(\.allowsSelection, true)
      kept(\.allowsMultipleSelection, false)
      kept(\.allowsSelectionDuringEditing, false)
      kept(\.allowsMultipleSelectionDuringEditing, false)
      kept(\.separatorStyle, .singleLine, .none)
      kept(\.separatorInset, UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0), insets)
      kept(\.separatorInsetReference, .fromCellEdges, .fromAutomaticInsets)
      kept(\.cellLayoutMarginsFollowReadableWidth, false)
      kept(\.insetsContentViewsToSafeArea, true)
      kept(\.sectionIndexMinimumDisplayRowCount, 0, 20)
      kept(\.remembersLastFocusedIndexPath, false)
      kept(\.isPrefetchingEnabled, true)
      kept(\.isSpringLoaded, false)
      kept(\.isEditing, false)
      kept(\.selfSizingInvalidation, .enabled, .disabled)
      kept(\.tableHeaderView, nil, nil)
      kept(\.backgroundView, nil, nil)
      kept.reads(\.style, .plain)
      kept.reads(\.numberOfSections, 0)
      kept.reads(\.indexPathForSelectedRow, nil)
      kept.reads(\.visibleCells, [])
      kept.reads(\.hasUncommittedUpdates, false)
      kept.reads(\.dragInteractionEnabled, false)
    }
    // "This property is true by default on iPad and false by default on iPhone."
    try onDevice(.iPadAir2, Era(12)) { _ in
      #expect(UITableView().dragInteractionEnabled)
      #expect(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).dragInteractionEnabled)
    }
  }

  @Test func cells() throws {
    try ofNew(UITableViewCell(style: .default, reuseIdentifier: "a")) { kept in
      kept(\.isSelected, false)
      kept(\.isHighlighted, false)
      kept(\.isEditing, false)
      kept(\.selectionStyle, .default, .none)
      kept(\.accessoryType, .none, .checkmark)
      kept(\.editingAccessoryType, .none, .detailButton)
      kept(\.showsReorderControl, false)
      kept(\.shouldIndentWhileEditing, true)
      kept(\.indentationLevel, 0, 2)
      kept(\.indentationWidth, 10, 20)
      kept(\.focusStyle, .default, .custom)
      kept(\.userInteractionEnabledWhileDragging, false)
      kept(\.automaticallyUpdatesContentConfiguration, true)
      kept(\.automaticallyUpdatesBackgroundConfiguration, true)
      kept.reads(\.reuseIdentifier, "a")
      kept.reads(\.editingStyle, .none)
      kept.reads(\.showingDeleteConfirmation, false)
      kept.reads(\.detailTextLabel, nil)
      kept.reads(\.accessoryView, nil)
    }
    try ofNew(UICollectionViewListCell(frame: .zero)) { kept in
      kept(\.isSelected, false)
      kept(\.isHighlighted, false)
      kept(\.indentationLevel, 0, 2)
      kept(\.indentationWidth, 10, 20)
      kept(\.indentsAccessories, true)
      kept(\.automaticallyUpdatesContentConfiguration, true)
      kept(\.automaticallyUpdatesBackgroundConfiguration, true)
      kept.reads(\.accessories.count, 0)
    }
    try ofNew(UITableViewHeaderFooterView(reuseIdentifier: nil)) { kept in
      kept(\.automaticallyUpdatesContentConfiguration, true)
      kept(\.automaticallyUpdatesBackgroundConfiguration, true)
      kept.reads(\.reuseIdentifier, nil)
    }
  }

  @Test func collections() throws {
    try ofNew(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())) { kept in
      kept(\.allowsSelection, true)
      kept(\.allowsMultipleSelection, false)
      kept(\.allowsSelectionDuringEditing, false)
      kept(\.allowsMultipleSelectionDuringEditing, false)
      kept(\.isEditing, false)
      kept(\.isPrefetchingEnabled, true)
      kept(\.remembersLastFocusedIndexPath, false)
      kept(\.isSpringLoaded, false)
      kept(\.reorderingCadence, .immediate, .slow)
      kept(\.selfSizingInvalidation, .enabled, .enabledIncludingConstraints)
      kept.reads(\.numberOfSections, 0)
      kept.reads(\.indexPathsForSelectedItems, [])
      kept.reads(\.hasUncommittedUpdates, false)
    }
    try ofNew(UICollectionViewFlowLayout()) { kept in
      kept(\.scrollDirection, .vertical, .horizontal)
      kept(\.minimumLineSpacing, 10, 3)
      kept(\.minimumInteritemSpacing, 10, 3)
      kept(\.itemSize, CGSize(width: 50, height: 50), CGSize(width: 20, height: 30))
      kept(\.estimatedItemSize, .zero, CGSize(width: 20, height: 30))
      kept(\.sectionInset, .zero, insets)
      kept(\.sectionInsetReference, .fromContentInset, .fromSafeArea)
      kept(\.headerReferenceSize, .zero, CGSize(width: 20, height: 30))
      kept(\.footerReferenceSize, .zero, CGSize(width: 20, height: 30))
      kept(\.sectionHeadersPinToVisibleBounds, false)
      kept(\.sectionFootersPinToVisibleBounds, false)
      kept.reads(\.developmentLayoutDirection, .leftToRight)
      kept.reads(\.flipsHorizontallyInOppositeLayoutDirection, false)
    }
    try ofNew(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))) { kept in
      kept(\.frame, .zero, CGRect(x: 1, y: 2, width: 3, height: 4))
      kept(\.alpha, 1, 0.5)
      kept(\.zIndex, 0, -3)
      kept(\.isHidden, false)
      kept(\.transform, .identity, CGAffineTransform(scaleX: 2, y: 3))
      kept.reads(\.representedElementCategory, .cell)
      kept.reads(\.representedElementKind, nil)
      kept.reads(\.indexPath, IndexPath(item: 2, section: 1))
    }
    try ofNew(UICollectionViewFlowLayoutInvalidationContext()) { kept in
      kept(\.invalidateFlowLayoutDelegateMetrics, true)
      kept(\.invalidateFlowLayoutAttributes, true)
      kept(\.contentOffsetAdjustment, .zero, CGPoint(x: 1, y: 2))
      kept(\.contentSizeAdjustment, .zero, CGSize(width: 1, height: 2))
      kept.reads(\.invalidateEverything, false)
      kept.reads(\.invalidateDataSourceCounts, false)
      kept.reads(\.invalidatedItemIndexPaths, nil)
    }
  }

  private static let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .estimated(20)))
  private static let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])

  @Test func compositions() throws {
    try ofNew(NSCollectionLayoutItem(layoutSize: Self.item.layoutSize)) { kept in
      kept(\.contentInsets, .zero, room)
      kept(\.edgeSpacing, nil, nil)
      kept.reads(\.supplementaryItems.count, 0)
      kept.reads(\.layoutSize.widthDimension.isAbsolute, true)
      kept.reads(\.layoutSize.widthDimension.dimension, 10)
      kept.reads(\.layoutSize.heightDimension.isEstimated, true)
      kept.reads(\.layoutSize.heightDimension.isAbsolute, false)
      kept.reads(\.layoutSize.heightDimension.isFractionalWidth, false)
    }
    try ofNew(NSCollectionLayoutGroup.horizontal(layoutSize: Self.item.layoutSize, subitems: [Self.item])) { kept in
      kept(\.interItemSpacing, nil, nil)
      kept(\.contentInsets, .zero, room)
      kept.reads(\.subitems.count, 1)
    }
    try ofNew(NSCollectionLayoutSection(group: Self.group)) { kept in
      kept(\.contentInsets, .zero, room)
      kept(\.interGroupSpacing, 0, 4)
      kept(\.orthogonalScrollingBehavior, .none, .groupPaging)
      kept(\.contentInsetsReference, .automatic, .safeArea)
      kept(\.supplementaryContentInsetsReference, .automatic, .none)
      kept(\.supplementariesFollowContentInsets, true)
      kept.reads(\.boundarySupplementaryItems.count, 0)
      kept.reads(\.decorationItems.count, 0)
    }
    try ofNew(UICollectionViewCompositionalLayoutConfiguration()) { kept in
      kept(\.scrollDirection, .vertical, .horizontal)
      kept(\.interSectionSpacing, 0, 4)
      kept(\.contentInsetsReference, .safeArea, .none)
    }
    try ofNew(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) { kept in
      kept(\.showsSeparators, true)
      kept(\.headerMode, .none, .firstItemInSection)
      kept(\.footerMode, .none, .supplementary)
      kept(\.backgroundColor, nil, .red)
      kept(\.headerTopPadding, nil, 4)
      kept.reads(\.appearance, .insetGrouped)
    }
    try ofNew(
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.item.layoutSize, elementKind: "header", alignment: .top)
    ) { kept in
      kept(\.extendsBoundary, true)
      kept(\.pinToVisibleBounds, false)
      kept(\.zIndex, 0, 3)
      kept.reads(\.alignment, .top)
      kept.reads(\.offset, .zero)
      kept.reads(\.elementKind, "header")
    }
    try ofNew(NSCollectionLayoutDecorationItem.background(elementKind: "ground")) { kept in
      kept(\.zIndex, 0, 3)
      kept.reads(\.elementKind, "ground")
    }
  }

  @Test func contentsOfCells() throws {
    try ofNew(UIListContentConfiguration.cell()) { kept in
      kept(\.text, nil, "a")
      kept(\.secondaryText, nil, "a")
      kept(\.image, nil, UIImage())
      kept(\.prefersSideBySideTextAndSecondaryText, false)
      kept(\.alpha, 1, 0.5)
      kept(\.axesPreservingSuperviewLayoutMargins, .both, .vertical)
      kept(\.textProperties.numberOfLines, 0, 2)
      kept(\.textProperties.alignment, .natural, .center)
      kept(\.textProperties.lineBreakMode, .byTruncatingTail, .byWordWrapping)
      kept(\.textProperties.adjustsFontSizeToFitWidth, false)
      kept(\.textProperties.minimumScaleFactor, 0, 0.5)
      kept(\.textProperties.allowsDefaultTighteningForTruncation, false)
      kept(\.textProperties.adjustsFontForContentSizeCategory, true)
      kept(\.textProperties.transform, .none, .uppercase)
      kept(\.imageProperties.cornerRadius, 0, 4)
      kept(\.imageProperties.maximumSize, .zero, CGSize(width: 10, height: 20))
      kept(\.imageProperties.reservedLayoutSize, .zero, CGSize(width: 10, height: 20))
      kept(\.imageProperties.accessibilityIgnoresInvertColors, false)
    }
    try ofNew(UIBackgroundConfiguration.clear()) { kept in
      kept(\.cornerRadius, 0, 4)
      kept(\.backgroundInsets, .zero, room)
      kept(\.edgesAddingLayoutMarginsToBackgroundInsets, [], .leading)
      kept(\.backgroundColor, .clear, .red)
      kept(\.strokeColor, nil, .red)
      kept(\.strokeWidth, 0, 2)
      kept(\.strokeOutset, 0, 2)
      kept(\.image, nil, UIImage())
      kept(\.imageContentMode, .scaleToFill, .center)
    }
    try ofNew(UICellConfigurationState(traitCollection: UITraitCollection())) { kept in
      kept(\.isDisabled, false)
      kept(\.isHighlighted, false)
      kept(\.isSelected, false)
      kept(\.isFocused, false)
      kept(\.isEditing, false)
      kept(\.isExpanded, false)
      kept(\.isSwiped, false)
      kept(\.isReordering, false)
      kept(\.isPinned, false)
      kept(\.cellDragState, .none, .lifting)
      kept(\.cellDropState, .none, .targeted)
    }
    try ofNew(UIViewConfigurationState(traitCollection: UITraitCollection())) { kept in
      kept(\.isDisabled, false)
      kept(\.isHighlighted, false)
      kept(\.isSelected, false)
      kept(\.isFocused, false)
      kept(\.isPinned, false)
    }
  }
}
