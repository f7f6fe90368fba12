// The review table of attribute names: those in the public files Swivel is measured with, and others known of the format.

/// Attribute names by what they bear on. A name that is in none of the lists is unknown.
enum AttributeTable {
  /// Bear on where things are and how large.
  static let layout = """
    accessoryType adjustedContentInset adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsLetterSpacingToFitWidth alignment alpha ambiguous
    apportionsSegmentWidthsByContent automaticallyAdjustsScrollViewInsets automaticEstimatedItemSize autoresizesSubviews
    axis backgroundImage baseline baselineAdjustment baselineRelativeArrangement baseWritingDirection borderStyle bottom
    buttonSize buttonType catalog cellLayoutMarginsFollowReadableWidth clipsSubviews columnCount compact
    configurationType constant content contentHorizontalAlignment contentInsetAdjustmentBehavior contentMarginLeft
    contentMode contentVerticalAlignment contentViewInsetsToSafeArea cornerStyle dataMode datePickerMode detailTextLabel
    displayMode distribution dynamicTypePreference estimatedRowHeight estimatedSectionFooterHeight
    estimatedSectionHeaderHeight extendedLayoutIncludesOpaqueBars family fillerRowHeight firstAttribute
    firstBaselineOffset firstItem firstLineHeadIndent fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY
    footerTitle hasAttributedTitle headerTitle headIndent height heightClass heightSizable hidden
    hidesBottomBarWhenPushed highlighted horizontalCompressionResistancePriority horizontalHuggingPriority id image
    imagePadding imagePlacement imageView indentationLevel indentationWidth indicator insetsContentViewsToSafeArea
    insetsLayoutMarginsFromSafeArea installed itemPositioning itemSpacing itemWidth key largeTitleDisplayMode
    largeTitles layout layoutMarginsFollowReadableWidth layoutMarginsRelativeArrangement leading left lineBreakMode
    lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight maximumPrimaryColumnWidth maxX maxY metaFont
    minimumColumnWidth minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing
    minimumPrimaryColumnWidth minimumScaleFactor minX minY misplaced multiline multiplier name navigationBarHidden
    numberOfLines numberOfPages orientation paragraphSpacing paragraphSpacingBefore placeholder
    placeholderIntrinsicHeight placeholderIntrinsicWidth pointSize preferredContentWidth preferredMaxLayoutWidth
    preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preservesSuperviewLayoutMargins primaryEdge priority
    progressViewStyle prompt prompted rangeLength rangeLocation reference regular relation right rotation rowHeight
    scale scrollDirection scrollEnabled secondAttribute secondItem sectionFooterHeight sectionHeaderHeight
    sectionHeaderTopPadding sectionIndex sectionInsetReference segmentControlStyle semanticContentAttribute
    separatorStyle showsActivityIndicator showsCancelButton showsExpansionTextWhenTruncated showsScopeBar
    simulatedAppContext size spacing spacingType style subtitle subtitleLineBreakMode symbolic symbolScale symbolType
    tableViewCell tailIndent targetRuntime text textAlignment textLabel tighteningFactorForTruncation title
    titleAlignment titleLineBreakMode titlePadding titlePositionAdjustment toolbarHidden toolsVersion top trailing
    translatesAutoresizingMaskIntoConstraints translucent type useAutolayout userLabel useSafeAreas usesAttributedText
    useSystemSpacing useTraitCollections verifyAmbiguity version verticalCompressionResistancePriority
    verticalHuggingPriority weight width widthClass widthSizable x y
    """

  /// Bear on what happens.
  static let behaviour = """
    address adjustable all allowableMovement allowDoubleColumnStyle allowsAirPlayForMediaPlayback
    allowsBackForwardNavigationGestures allowsDirectInteraction allowsFullScreen allowsInlineMediaPlayback
    allowsLinkPreview allowsMultipleSelection allowsMultipleSelectionDuringEditing
    allowsPictureInPictureMediaPlayback allowsSelection allowsSelectionDuringEditing alwaysBounceHorizontal
    alwaysBounceVertical animates animating appends attributedTitle audio autocapitalizationType autocorrectionType
    autorepeat autoresizesArchivedViewToFullSize badgeValue behavior bounces bouncesZoom bundleIdentifier button
    calendarEvent canCancelContentTouches cancelsTouchesInView causesPageTurn changesSelectionAsPrimaryAction
    clearButtonMode clearsOnBeginEditing clearsSelectionOnViewWillAppear collectionClass continuous countDownDuration
    currentPage customClass customDelegate customModule customModuleProvider customSegueClass dataDetectorTypes
    defersCurrentPageDisplay definesPresentationContext delaysContentTouches delaysTouchesBegan delaysTouchesEnded
    destination destinationCreationSelector direction directionalLockEnabled down dragInteractionEnabled edges
    editable editing enabled enableSetNeedsDisplay enablesReturnKeyAutomatically eventType exclusiveTouch
    flightNumber header hidesAccessoryWhenEditing hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
    hidesBarsWhenVerticallyCompact hidesForSinglePage hidesWhenStopped hint
    ibExternalUserDefinedRuntimeAttributesLocalizableStrings identifier initialViewController
    interactionActivityTrackingBaseName isElement javaScriptCanOpenWindowsAutomatically javaScriptEnabled
    keyboardDismissMode keyboardKey keyboardType keyEquivalent keyPath kind label largeContentTitle launchScreen link
    localizationKey lookupSuggestion mapType maximumNumberOfTouches maximumValue maximumZoomScale maxValue
    mediaPlaybackRequiresUserAction menuSelector minimumNumberOfTouches minimumPreferredFontSize minimumPressDuration
    minimumValue minimumZoomScale minuteInterval minValue modalInPresentation modalPresentationStyle
    modalTransitionStyle modifierMask momentary money multipleTouchEnabled navigationOrientation nextKeyView none
    notEnabled numberOfTapsRequired numberOfTouches numberOfTouchesRequired obscuresBackgroundDuringPresentation on
    pageSpacing pagingEnabled passwordRules pasteAction pauseOnWillResignActive phoneNumber physicalValue
    pitchEnabled placeholderIdentifier playsSound pointerInteraction popoverAnchorBarButtonItem popoverAnchorView
    preferredDisplayMode preferredFramesPerSecond prefetchingEnabled presentsWithGesture progress property
    propertyListKey providesPresentationContextTransitionStyle readOnly referencedIdentifier relationship
    remembersLastFocusedIndexPath restorationIdentifier restoresSelection resumeOnDidBecomeActive returnKeyType
    reuseIdentifier rotateEnabled sceneID sceneMemberID scrollsToTop searchField sectionIndexMinimumDisplayRowCount
    sectionIndexTitle secureTextEntry selectable selected selectedImage selectedSegmentIndex selectionGranularity
    selectionStyle selector sharedContextID shipmentTrackingNumber showsApplicationBadge showsBookmarkButton
    showsBuildings showsCompass showsHorizontalScrollIndicator showsLargeContentViewer showsMenuAsPrimaryAction
    showsPlaybackControls showsPointsOfInterest showsReorderControl showsScale showsSearchResultsButton showsTraffic
    showsUserLocation showsVerticalScrollIndicator smartDashesType smartInsertDeleteType smartQuotesType
    spellCheckingType spineLocation springLoaded startsMediaSession staticText stepValue storyboardIdentifier
    storyboardName summaryElement supportsReorder suppressesIncrementalRendering systemItem tabBar tag
    textContentType timeIntervalSinceReferenceDate toolTip toolTips traits transitionStyle translationKey trigger
    unknown unwindAction up updatesFrequently userInteractionEnabled userInterfaceIdiom
    useStoryboardIdentifierAsRestorationIdentifier value video videoGravity wraps zoomEnabled zoomScale
    """

  /// Bear on looks, or on Interface Builder itself.
  static let cosmetic = """
    adjustsImageWhenDisabled adjustsImageWhenHighlighted allowsEdgeAntialiasing appearance
    automaticallyUpdateForSelection barStyle black blue blurEffectStyle canvasLocation catalogName
    clearsContextBeforeDrawing cocoaTouchSystemColor color colorMatched colorPickerMode colorSpace colorSpaceName
    cornerRadius customColorSpace customFontName customPlugInIdentifier cyan defaultVersion developmentAssets
    drawsBackground effect expansion flipped fontName green groupTableView highlightedImage horizontal horizontalOffset
    ibShadowedUserLabel imageContentMode indicatorStyle kern keyboardAppearance ligature macIdiomStyle magenta maskView
    maximumTrackTintColor minimumTrackTintColor minToolsVersion obliqueness opaque preferredBarTintColor preferredScreen
    primaryBackgroundStyle propertyAccessControl red renderingMode resource resourceType
    reversesTitleShadowWhenHighlighted sceneBackground searchBarStyle sectionIndexColor selectedColor
    separatorInsetReference shadowOffset showsTouchWhenHighlighted strikethrough strokeOutset strokeWidth style2
    superscript supportsAlpha symbolRenderingMode systemColor systemVersion textShadow tintColor underlineStyle
    userComments variableValue variant verticalOffset vibrancy wantsBestResolution white xcode11CocoaTouchSystemColor yellow
    """
}
