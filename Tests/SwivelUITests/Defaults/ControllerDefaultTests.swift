// What properties of controllers, bars, their items and presentations are until they are set, by UIKit's documentation.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct ControllerDefaultTests {
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func controllers() throws {
    try ofNew(UIViewController()) { kept in
      kept(\.title, nil, "a")
      kept(\.modalPresentationStyle, .automatic, .formSheet)
      kept(\.modalTransitionStyle, .coverVertical, .crossDissolve)
      kept(\.modalPresentationCapturesStatusBarAppearance, false)
      kept(\.isModalInPresentation, false)
      kept(\.definesPresentationContext, false)
      kept(\.providesPresentationContextTransitionStyle, false)
      kept(\.preferredContentSize, .zero, CGSize(width: 10, height: 20))
      kept(\.edgesForExtendedLayout, .all, .top)
      kept(\.extendedLayoutIncludesOpaqueBars, false)
      kept(\.automaticallyAdjustsScrollViewInsets, true)
      kept(\.additionalSafeAreaInsets, .zero, insets)
      kept(\.viewRespectsSystemMinimumLayoutMargins, true)
      kept(\.hidesBottomBarWhenPushed, false)
      kept(\.restoresFocusAfterTransition, true)
      kept(\.overrideUserInterfaceStyle, .unspecified, .light)
      kept(\.isEditing, false)
      kept(\.restorationIdentifier, nil, "a")
      kept.reads(\.isViewLoaded, false)
      kept.reads(\.shouldAutorotate, true)
      kept.reads(\.disablesAutomaticKeyboardDismissal, false)
      kept.reads(\.prefersStatusBarHidden, false)
      kept.reads(\.preferredStatusBarStyle, .default)
      kept.reads(\.preferredStatusBarUpdateAnimation, .fade)
      kept.reads(\.prefersHomeIndicatorAutoHidden, false)
      kept.reads(\.preferredScreenEdgesDeferringSystemGestures, [])
      kept.reads(\.shouldAutomaticallyForwardAppearanceMethods, true)
      kept.reads(\.isBeingPresented, false)
      kept.reads(\.isBeingDismissed, false)
      kept.reads(\.isMovingToParent, false)
      kept.reads(\.isMovingFromParent, false)
      kept.reads(\.children, [])
      kept.reads(\.keyCommands, nil)
    }
  }

  @Test func containers() throws {
    try ofNew(UINavigationController()) { kept in
      kept(\.isNavigationBarHidden, false)
      kept(\.isToolbarHidden, true)
      kept(\.hidesBarsOnTap, false)
      kept(\.hidesBarsOnSwipe, false)
      kept(\.hidesBarsWhenVerticallyCompact, false)
      kept(\.hidesBarsWhenKeyboardAppears, false)
      kept.reads(\.viewControllers, [])
      kept.reads(\.topViewController, nil)
      kept.reads(\.visibleViewController, nil)
    }
    try ofNew(UITabBarController()) { kept in
      kept(\.viewControllers, nil, [])
      kept.reads(\.selectedViewController, nil)
    }
    try ofNew(UISplitViewController(style: .doubleColumn), on: .iPadPro11) { kept in
      kept(\.preferredDisplayMode, .automatic, .oneOverSecondary)
      kept(\.preferredSplitBehavior, .automatic, .tile)
      kept(\.presentsWithGesture, true)
      kept(\.showsSecondaryOnlyButton, false)
      kept(\.displayModeButtonVisibility, .automatic, .never)
      kept(\.primaryEdge, .leading, .trailing)
      kept(\.primaryBackgroundStyle, .none, .sidebar)
      kept(\.preferredPrimaryColumnWidth, UISplitViewController.automaticDimension, 200)
      kept(\.preferredPrimaryColumnWidthFraction, UISplitViewController.automaticDimension, 0.25)
      kept(\.minimumPrimaryColumnWidth, UISplitViewController.automaticDimension, 100)
      kept(\.maximumPrimaryColumnWidth, UISplitViewController.automaticDimension, 300)
      kept.reads(\.style, .doubleColumn)
    }
    try ofNew(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
    ) { kept in
      kept(\.isDoubleSided, false)
      kept.reads(\.transitionStyle, .scroll)
      kept.reads(\.navigationOrientation, .vertical)
    }
    try ofNew(UISearchController(searchResultsController: nil)) { kept in
      kept(\.isActive, false)
      kept(\.obscuresBackgroundDuringPresentation, true)
      kept(\.hidesNavigationBarDuringPresentation, true)
      kept(\.automaticallyShowsCancelButton, true)
      kept(\.automaticallyShowsScopeBar, true)
      kept(\.automaticallyShowsSearchResultsController, true)
      kept(\.showsSearchResultsController, false)
    }
    try ofNew(UITableViewController(style: .grouped)) { kept in
      kept(\.clearsSelectionOnViewWillAppear, true)
      kept.reads(\.refreshControl, nil)
    }
    try ofNew(UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())) { kept in
      kept(\.clearsSelectionOnViewWillAppear, true)
      kept(\.installsStandardGestureForInteractiveMovement, true)
      kept(\.useLayoutToLayoutNavigationTransitions, false)
    }
  }

  @Test func bars() throws {
    try ofNew(UINavigationBar()) { kept in
      kept(\.barStyle, .default, .black)
      kept(\.isTranslucent, true)
      kept(\.barTintColor, nil, .red)
      kept(\.prefersLargeTitles, false)
      kept(\.shadowImage, nil, UIImage())
      kept(\.backIndicatorImage, nil, UIImage())
      kept(\.backIndicatorTransitionMaskImage, nil, UIImage())
      kept(\.scrollEdgeAppearance, nil, nil)
      kept(\.compactAppearance, nil, nil)
      kept.reads(\.topItem, nil)
      kept.reads(\.backItem, nil)
    }
    try ofNew(UIToolbar()) { kept in
      kept(\.barStyle, .default, .black)
      kept(\.isTranslucent, true)
      kept(\.barTintColor, nil, .red)
    }
    try ofNew(UITabBar()) { kept in
      kept(\.barStyle, .default, .black)
      kept(\.isTranslucent, true)
      kept(\.itemPositioning, .automatic, .centered)
      kept(\.itemSpacing, 0, 5)
      kept(\.itemWidth, 0, 50)
      kept(\.unselectedItemTintColor, nil, .red)
      kept(\.barTintColor, nil, .red)
      kept.reads(\.selectedItem, nil)
      kept.reads(\.isCustomizing, false)
    }
  }

  @Test func items() throws {
    try ofNew(UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)) { kept in
      kept(\.title, "a", "b")
      kept(\.style, .plain, .done)
      kept(\.isEnabled, true)
      kept(\.isSelected, false)
      kept(\.isHidden, false)
      kept(\.isSpringLoaded, false)
      kept(\.width, 0, 30)
      kept(\.tag, 0, 3)
      kept(\.tintColor, nil, .red)
      kept(\.possibleTitles, nil, ["a", "b"])
      kept(\.image, nil, UIImage())
      kept(\.landscapeImagePhone, nil, UIImage())
      kept(\.imageInsets, .zero, insets)
      kept(\.landscapeImagePhoneInsets, .zero, insets)
      kept(\.changesSelectionAsPrimaryAction, false)
      kept.reads(\.customView, nil)
    }
    try ofNew(UITabBarItem(title: nil, image: nil, tag: 4)) { kept in
      kept(\.badgeValue, nil, "3")
      kept(\.badgeColor, nil, .red)
      kept(\.tag, 4, 5)
      kept(\.selectedImage, nil, UIImage())
      kept(\.titlePositionAdjustment, .zero, UIOffset(horizontal: 1, vertical: 2))
      kept(\.isSpringLoaded, false)
    }
    try ofNew(UINavigationItem(title: "a")) { kept in
      kept(\.title, "a", "b")
      kept(\.prompt, nil, "b")
      kept(\.backButtonTitle, nil, "b")
      kept(\.hidesBackButton, false)
      kept(\.leftItemsSupplementBackButton, false)
      kept(\.largeTitleDisplayMode, .automatic, .never)
      kept(\.backButtonDisplayMode, .default, .minimal)
      kept(\.hidesSearchBarWhenScrolling, true)
      kept(\.preferredSearchBarPlacement, .automatic, .stacked)
      kept(\.style, .navigator, .editor)
      kept(\.titleView, nil, UIView())
      kept.reads(\.leftBarButtonItem, nil)
      kept.reads(\.rightBarButtonItem, nil)
      kept.reads(\.searchController, nil)
      kept.reads(\.backBarButtonItem, nil)
    }
    try ofNew(UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)) { kept in
      kept(\.alwaysAvailable, false)
      kept(\.isHidden, false)
      kept.reads(\.isDisplayingRepresentativeItem, false)
    }
    try ofNew(UINavigationBarAppearance()) { kept in
      kept(\.titlePositionAdjustment, .zero, UIOffset(horizontal: 1, vertical: 2))
      kept(\.backgroundImage, nil, UIImage())
      kept(\.backgroundImageContentMode, .scaleToFill, .center)
      kept(\.shadowImage, nil, UIImage())
    }
    try ofNew(UITabBarAppearance()) { kept in
      kept(\.stackedItemPositioning, .automatic, .fill)
      kept(\.stackedItemWidth, 0, 30)
      kept(\.stackedItemSpacing, 0, 30)
      kept(\.selectionIndicatorTintColor, nil, .red)
      kept(\.selectionIndicatorImage, nil, UIImage())
    }
  }

  @Test func alertsAndActivities() throws {
    try ofNew(UIAlertController(title: "a", message: nil, preferredStyle: .alert)) { kept in
      kept(\.title, "a", "b")
      kept(\.message, nil, "b")
      kept.reads(\.preferredStyle, .alert)
      kept.reads(\.preferredAction, nil)
      kept.reads(\.actions.count, 0)
    }
    try ofNew(UIAlertAction(title: "a", style: .destructive)) { kept in
      kept(\.isEnabled, true)
      kept.reads(\.title, "a")
      kept.reads(\.style, .destructive)
    }
    try ofNew(UIImagePickerController()) { kept in
      kept(\.sourceType, .photoLibrary, .savedPhotosAlbum)
      kept(\.allowsEditing, false)
      kept(\.videoMaximumDuration, 600, 30)
      kept(\.videoQuality, .typeMedium, .typeHigh)
      kept(\.showsCameraControls, true)
      kept(\.mediaTypes, ["public.image"], ["public.movie"])
    }
    try ofNew(UIColorPickerViewController()) { kept in
      kept(\.supportsAlpha, true)
    }
    try ofNew(UIFontPickerViewController.Configuration()) { kept in
      kept(\.includeFaces, false)
      kept(\.displayUsingSystemFont, false)
      kept(\.filteredTraits, [], .traitBold)
    }
    try ofNew(UIDocumentPickerViewController(forOpeningContentTypes: [])) { kept in
      kept(\.allowsMultipleSelection, false)
      kept(\.shouldShowFileExtensions, false)
    }
  }

  /// Presentations hold on to nobody.
  private static var presented: [UIViewController] = []

  @Test func presentations() throws {
    func presentation(_ style: UIModalPresentationStyle) -> UIPresentationController? {
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      Self.presented.append(presented)
      return style == .popover ? presented.popoverPresentationController : presented.sheetPresentationController
    }
    defer { Self.presented = [] }
    try ofNew(presentation(.popover) as! UIPopoverPresentationController) { kept in
      kept(\.permittedArrowDirections, .any, .up)
      kept(\.sourceRect, .null, CGRect(x: 1, y: 2, width: 3, height: 4))
      kept(\.canOverlapSourceViewRect, false)
      kept(\.passthroughViews, nil, [])
      kept(\.backgroundColor, nil, .red)
      kept.reads(\.sourceView, nil)
    }
    try ofNew(presentation(.pageSheet) as! UISheetPresentationController) { kept in
      kept(\.largestUndimmedDetentIdentifier, nil, .medium)
      kept(\.prefersScrollingExpandsWhenScrolledToEdge, true)
      kept(\.prefersEdgeAttachedInCompactHeight, false)
      kept(\.widthFollowsPreferredContentSizeWhenEdgeAttached, false)
      kept(\.prefersGrabberVisible, false)
      kept(\.preferredCornerRadius, nil, 20)
      kept(\.selectedDetentIdentifier, nil, .large)
      kept.reads(\.detents.count, 1)
    }
  }

  @Test func recognisers() throws {
    try ofNew(UITapGestureRecognizer()) { kept in
      kept(\.numberOfTapsRequired, 1, 2)
      kept(\.numberOfTouchesRequired, 1, 2)
      kept(\.isEnabled, true)
      kept(\.cancelsTouchesInView, true)
      kept(\.delaysTouchesBegan, false)
      kept(\.delaysTouchesEnded, true)
      kept(\.requiresExclusiveTouchType, true)
      kept(\.name, nil, "a")
      kept.reads(\.state, .possible)
      kept.reads(\.view, nil)
      kept.reads(\.numberOfTouches, 0)
    }
    try ofNew(UIPanGestureRecognizer()) { kept in
      kept(\.minimumNumberOfTouches, 1, 2)
      kept(\.maximumNumberOfTouches, Int.max, 2)
    }
    try ofNew(UISwipeGestureRecognizer()) { kept in
      kept(\.direction, .right, .up)
      kept(\.numberOfTouchesRequired, 1, 2)
    }
    try ofNew(UILongPressGestureRecognizer()) { kept in
      kept(\.minimumPressDuration, 0.5, 1)
      kept(\.allowableMovement, 10, 20)
      kept(\.numberOfTapsRequired, 0, 1)
      kept(\.numberOfTouchesRequired, 1, 2)
    }
    try ofNew(UIPinchGestureRecognizer()) { kept in
      kept(\.scale, 1, 2)
      kept.reads(\.velocity, 0)
    }
    try ofNew(UIRotationGestureRecognizer()) { kept in
      kept(\.rotation, 0, 2)
      kept.reads(\.velocity, 0)
    }
    try ofNew(UIScreenEdgePanGestureRecognizer()) { kept in
      kept(\.edges, [], .left)
    }
  }
}
