// The review table of element names: those in the public files Swivel is measured with, and others known of the format.

/// Element names by what they bear on. A name that is in none of the lists is unknown.
enum ElementTable {
  /// Bear on where things are and how large.
  static let layout = """
    activityIndicatorView arscnView attributedString autoresizingMask backgroundView blurEffect button
    buttonConfiguration cells collectionReusableView collectionView collectionViewCell collectionViewCellContentView
    collectionViewFlowLayout collectionViewLayout colorWell constraint constraints containerView customSize customView
    datePicker designable directionalEdgeInsets edgeInsets exclude extendedEdge font fontDescription fragment frame
    freeformSimulatedSizeMetrics glkView image imageReference imageView include inset label layoutGuide layoutGuides
    mapView mask mtkView navigationBar pageControl paragraphStyle pickerView point preferredSymbolConfiguration
    progressView prototypes rect sceneKitView scrollView searchBar sections segment segmentedControl segments
    simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
    simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size sizeClass skView slider stackView
    state stepper subviews switch tabBar tabBarItems tableHeaderView tableView tableViewCell
    tableViewCellContentView tableViewHeaderFooterView tableViewSection textContainerInset textField textView
    titleView toolbar variation vibrancyEffect view viewControllerLayoutGuide viewLayoutGuide visualEffectView
    webView window wkWebView
    """

  /// Bear on what happens.
  static let behaviour = """
    accessibility accessibilityCustomRotors accessibilityOverrides accessibilityTraits action adaptation
    allowedContentTypes array attributes audiovisualMediaTypes avPlayerViewController barButtonItem bool class
    classes collectionViewController command connections customAttributes customFonts customObject dataDetectorType
    dataDetectorTypes date designables device document documentBrowserViewController exit gestureRecognizers
    glkViewController hostingController hoverGestureRecognizer inferredMetricsTieBreakers inputs integer items
    keyCommand keyCommands leftBarButtonItems longPressGestureRecognizer main mainMenu menu menuElement
    mutableString navigationController navigationItem nil objects outlet outletCollection pageViewController
    panGestureRecognizer pasteConfiguration pinchGestureRecognizer placeholder pongPressGestureRecognizer
    popoverArrowDirection popoverPassthroughViews real refreshControl regionalizedString relationship relationships
    resources rightBarButtonItems rotationGestureRecognizer scene scenes scopeButtonTitles
    screenEdgePanGestureRecognizer searchController searchDisplayController searchScopeButtonTitles segue
    sourceControl splitViewController string subclassOf swipeGestureRecognizer tabBarController tabBarItem
    tableViewController tabs tapGestureRecognizer textInputTraits toolbarItems uiTab userDefinedRuntimeAttribute
    userDefinedRuntimeAttributes value viewController viewControllerPlaceholder viewControllers websiteDataStore
    wkPreferences wkWebViewConfiguration
    """

  /// Bear on looks, or on Interface Builder itself.
  static let cosmetic = """
    accessibilityCustomActions animations backgroundConfiguration barAppearance barButtonItemAppearance calendar
    calendarIdentifier canvasLocation capability classProperties color color-space colors compoundTransform
    configuration customFont data dependencies deployment dictionary edgeInsetsAppearance gradient
    hierarchicalColors locale modifierFlags mutableData mutableDictionary namedColor navigationBarAppearance offset
    offsetWrapper paletteColors plugIn sceneKitScene scnScene selectionIndicatorImage shadow shadowOffset skScene
    symbolConfiguration systemColor tabBarAppearance textAttributes timeZone tintColor titleTextAttributes
    toolbarAppearance userComments userDefaults
    """
}
