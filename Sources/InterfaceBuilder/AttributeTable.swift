// The review table of attribute names: those in the public files Swivel is measured with, and others known of the format.

/// Attribute names by what they bear on. A name that is in none of the lists is unknown.
enum AttributeTable {
  /// Bear on where things are and how large.
  static let layout = """
    accessoryType adjustedContentInset adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsLetterSpacingToFitWidth alignment alpha ambiguous
    apportionsSegmentWidthsByContent automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets
    autoresizesSubviews axis backgroundImage baseWritingDirection baseline baselineAdjustment
    baselineRelativeArrangement borderStyle bottom buttonSize buttonType catalog
    cellLayoutMarginsFollowReadableWidth clipsSubviews columnCount compact configurationType constant content
    contentHorizontalAlignment contentInsetAdjustmentBehavior contentMarginLeft contentMode contentVerticalAlignment
    contentViewInsetsToSafeArea cornerStyle dataMode datePickerMode detailTextLabel displayMode distribution
    dynamicTypePreference estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight
    extendedLayoutIncludesOpaqueBars family fillerRowHeight firstAttribute firstBaselineOffset firstItem
    firstLineHeadIndent fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY footerTitle
    hasAttributedTitle headIndent headerTitle height heightClass heightSizable hidden hidesBottomBarWhenPushed
    horizontalCompressionResistancePriority horizontalHuggingPriority id image imagePadding imagePlacement imageView
    indentationLevel indentationWidth insetsContentViewsToSafeArea insetsLayoutMarginsFromSafeArea installed
    itemPositioning itemSpacing itemWidth key largeTitleDisplayMode largeTitles layout
    layoutMarginsFollowReadableWidth layoutMarginsRelativeArrangement leading left lineBreakMode lineBreakStrategy
    lineHeightMultiple lineSpacing maxX maxY maximumLineHeight maximumPrimaryColumnWidth metaFont minX minY
    minimumColumnWidth minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing
    minimumPrimaryColumnWidth minimumScaleFactor misplaced multiline multiplier name navigationBarHidden
    numberOfLines numberOfPages orientation paragraphSpacing paragraphSpacingBefore placeholder
    placeholderIntrinsicHeight placeholderIntrinsicWidth pointSize preferredContentWidth preferredMaxLayoutWidth
    preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preservesSuperviewLayoutMargins primaryEdge
    priority progressViewStyle prompt prompted rangeLength rangeLocation reference regular relation right rotation
    rowHeight scale scrollDirection scrollEnabled secondAttribute secondItem sectionFooterHeight sectionHeaderHeight
    sectionHeaderTopPadding sectionIndex sectionInsetReference segmentControlStyle semanticContentAttribute
    separatorStyle showsCancelButton showsExpansionTextWhenTruncated showsScopeBar simulatedAppContext size spacing
    spacingType style subtitle symbolScale symbolType symbolic tableViewCell tailIndent targetRuntime text
    textAlignment textLabel tighteningFactorForTruncation title titleAlignment titlePadding titlePositionAdjustment
    toolbarHidden toolsVersion top trailing translatesAutoresizingMaskIntoConstraints translucent type useAutolayout
    useSafeAreas useSystemSpacing useTraitCollections userLabel usesAttributedText verifyAmbiguity version
    verticalCompressionResistancePriority verticalHuggingPriority weight width widthClass widthSizable x y
    """

  /// Bear on what happens.
  static let behaviour = """
    address adjustable all allowDoubleColumnStyle allowableMovement allowsAirPlayForMediaPlayback
    allowsBackForwardNavigationGestures allowsDirectInteraction allowsFullScreen allowsInlineMediaPlayback
    allowsLinkPreview allowsMultipleSelection allowsMultipleSelectionDuringEditing
    allowsPictureInPictureMediaPlayback allowsSelection allowsSelectionDuringEditing alwaysBounceHorizontal
    alwaysBounceVertical animates animating appends attributedTitle audio autocapitalizationType autocorrectionType
    autorepeat autoresizesArchivedViewToFullSize badgeValue behavior bounces bouncesZoom bundleIdentifier button
    calendarEvent canCancelContentTouches cancelsTouchesInView causesPageTurn changesSelectionAsPrimaryAction
    clearButtonMode clearsOnBeginEditing clearsSelectionOnViewWillAppear collectionClass continuous
    countDownDuration currentPage customClass customDelegate customModule customModuleProvider customSegueClass dataDetectorTypes defersCurrentPageDisplay
    definesPresentationContext delaysContentTouches delaysTouchesBegan delaysTouchesEnded destination
    destinationCreationSelector direction directionalLockEnabled down dragInteractionEnabled edges editable editing
    enabled enableSetNeedsDisplay enablesReturnKeyAutomatically eventType
    exclusiveTouch flightNumber header hidesAccessoryWhenEditing
    hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesForSinglePage
    hidesWhenStopped hint ibExternalUserDefinedRuntimeAttributesLocalizableStrings identifier initialViewController
    interactionActivityTrackingBaseName isElement javaScriptCanOpenWindowsAutomatically javaScriptEnabled
    keyEquivalent keyPath keyboardDismissMode keyboardKey keyboardType kind label largeContentTitle launchScreen
    link localizationKey lookupSuggestion mapType maxValue maximumNumberOfTouches maximumValue maximumZoomScale
    mediaPlaybackRequiresUserAction menuSelector minValue minimumNumberOfTouches minimumPreferredFontSize
    minimumPressDuration minimumValue minimumZoomScale minuteInterval modalInPresentation modalPresentationStyle
    modalTransitionStyle modifierMask momentary money multipleTouchEnabled navigationOrientation nextKeyView none
    notEnabled numberOfTapsRequired numberOfTouches numberOfTouchesRequired obscuresBackgroundDuringPresentation on
    pageSpacing pagingEnabled passwordRules pasteAction phoneNumber physicalValue pitchEnabled placeholderIdentifier
    playsSound pointerInteraction popoverAnchorBarButtonItem popoverAnchorView preferredDisplayMode
    preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive
    prefetchingEnabled presentsWithGesture progress property propertyListKey
    providesPresentationContextTransitionStyle readOnly referencedIdentifier relationship
    remembersLastFocusedIndexPath restorationIdentifier restoresSelection returnKeyType reuseIdentifier
    rotateEnabled sceneID sceneMemberID scrollsToTop searchField sectionIndexMinimumDisplayRowCount sectionIndexTitle
    secureTextEntry selectable selected selectedImage selectedSegmentIndex selectionGranularity selector sharedContextID
    shipmentTrackingNumber showsApplicationBadge showsBookmarkButton showsBuildings showsCompass
    showsLargeContentViewer showsMenuAsPrimaryAction showsPlaybackControls showsPointsOfInterest showsReorderControl
    showsScale showsSearchResultsButton showsTraffic showsUserLocation smartDashesType smartInsertDeleteType
    smartQuotesType spellCheckingType spineLocation springLoaded startsMediaSession staticText stepValue
    storyboardIdentifier storyboardName summaryElement supportsReorder suppressesIncrementalRendering systemItem
    tabBar tag textContentType timeIntervalSinceReferenceDate toolTip toolTips traits transitionStyle translationKey
    trigger unknown unwindAction up updatesFrequently useStoryboardIdentifierAsRestorationIdentifier userInteractionEnabled
    userInterfaceIdiom value video videoGravity wraps zoomEnabled zoomScale
    """

  /// Bear on looks, or on Interface Builder itself.
  static let cosmetic = """
    adjustsImageWhenDisabled adjustsImageWhenHighlighted allowsEdgeAntialiasing appearance barStyle black blue
    blurEffectStyle canvasLocation catalogName clearsContextBeforeDrawing cocoaTouchSystemColor color
    colorMatched colorPickerMode colorSpace colorSpaceName customColorSpace customFontName customPlugInIdentifier
    cyan defaultVersion developmentAssets drawsBackground effect expansion flipped fontName green groupTableView
    highlighted horizontal horizontalOffset ibShadowedUserLabel indicatorStyle kern keyboardAppearance ligature
    magenta maskView maximumTrackTintColor minToolsVersion minimumTrackTintColor obliqueness opaque
    preferredBarTintColor preferredScreen primaryBackgroundStyle propertyAccessControl red renderingMode resource
    resourceType reversesTitleShadowWhenHighlighted sceneBackground searchBarStyle sectionIndexColor selectedColor
    selectionStyle separatorInsetReference shadowOffset showsHorizontalScrollIndicator showsTouchWhenHighlighted
    showsVerticalScrollIndicator strikethrough style2 superscript supportsAlpha symbolRenderingMode systemColor
    systemVersion textShadow tintColor underlineStyle userComments variant verticalOffset vibrancy
    wantsBestResolution white xcode11CocoaTouchSystemColor yellow
    """
}
