// The attributes the product acts on; all others are only classified (NameTable) and reported.

/// An attribute of an Interface Builder document that is read. Raw values are the names in the file.
public enum AttributeName: String, Sendable, CaseIterable {
  /// Any attribute nobody acts on.
  case other = ""

  /// The document and what is in it
  case type, version, toolsVersion, targetRuntime, useAutolayout, useSafeAreas, useTraitCollections
  case initialViewController, launchScreen, orientation, layout, id, key, name, sceneID, placeholderIdentifier
  case userLabel, customClass, customModule, customModuleProvider, destination, property, selector, eventType
  case collectionClass, kind, relationship, identifier, modalPresentationStyle, modalTransitionStyle, unwindAction
  case destinationCreationSelector, popoverAnchorView, popoverAnchorBarButtonItem, animates, customSegueClass
  case trigger, cancelsTouchesInView, numberOfTapsRequired, numberOfTouchesRequired, direction, minimumPressDuration
  case allowableMovement
  case storyboardIdentifier, storyboardName, referencedIdentifier, bundleIdentifier, title, value, keyPath
  case navigationBarHidden, toolbarHidden, hidesBottomBarWhenPushed, prompted, translucent, prompt, largeTitles
  case largeTitleDisplayMode, extendedLayoutIncludesOpaqueBars, definesPresentationContext, tag, label
  case modalInPresentation, systemItem, allowDoubleColumnStyle, transitionStyle, navigationOrientation

  /// Geometry
  case x, y, width, height, minX, minY, maxX, maxY, top, left, bottom, right, leading, trailing
  case widthSizable, heightSizable, flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY

  /// Constraints
  case firstItem, firstAttribute, secondItem, secondAttribute, relation, constant, multiplier, priority, symbolic
  case placeholder, reference

  /// Views
  case contentMode, hidden, alpha, clipsSubviews, userInteractionEnabled, translatesAutoresizingMaskIntoConstraints
  case fixedFrame
  case ambiguous, misplaced, verifyAmbiguity, autoresizesSubviews, semanticContentAttribute
  case horizontalHuggingPriority, verticalHuggingPriority, horizontalCompressionResistancePriority
  case verticalCompressionResistancePriority, placeholderIntrinsicWidth, placeholderIntrinsicHeight
  case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, layoutMarginsFollowReadableWidth
  case cellLayoutMarginsFollowReadableWidth
  case axis, distribution, alignment, spacing, spacingType, baselineRelativeArrangement
  case layoutMarginsRelativeArrangement
  case text, content, textAlignment, lineBreakMode, numberOfLines, preferredMaxLayoutWidth, usesAttributedText
  case lineSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight
  case pointSize, style, family, weight, metaFont, size, adjustsFontSizeToFit, minimumFontSize, minimumScaleFactor
  case dynamicTypePreference
  case buttonType, image, catalog, backgroundImage, enabled, on, minValue, maxValue, minimumValue, maximumValue
  case stepValue, wraps, continuous, momentary, badgeValue, selectedImage
  case borderStyle, progressViewStyle, progress, selectedSegmentIndex, numberOfPages, currentPage, datePickerMode
  case apportionsSegmentWidthsByContent, hidesWhenStopped, animating, scrollEnabled, editable, showsCancelButton
  case showsScopeBar
  case rowHeight, sectionHeaderHeight, sectionFooterHeight, estimatedRowHeight, dataMode, accessoryType
  case hidesAccessoryWhenEditing
  case reuseIdentifier, headerTitle, footerTitle, scrollDirection, minimumLineSpacing, minimumInteritemSpacing
  case textLabel, detailTextLabel, imageView, indentationLevel, tableViewCell, contentViewInsetsToSafeArea
  case contentHorizontalAlignment, contentVerticalAlignment, baselineAdjustment, adjustsFontForContentSizeCategory
  case highlighted, selected, selectionStyle, separatorStyle

  /// What fingers and keys do
  case automaticallyAdjustsScrollViewInsets, automaticEstimatedItemSize, contentInsetAdjustmentBehavior
  case alwaysBounceHorizontal
  case alwaysBounceVertical, bounces, pagingEnabled, directionalLockEnabled, delaysContentTouches
  case canCancelContentTouches, scrollsToTop, showsHorizontalScrollIndicator, showsVerticalScrollIndicator
  case minimumZoomScale, maximumZoomScale, keyboardDismissMode, multipleTouchEnabled, allowsSelection
  case allowsMultipleSelection, allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing
  case clearButtonMode, clearsOnBeginEditing, selectable, hidesForSinglePage, minuteInterval
  case autocapitalizationType, autocorrectionType, keyboardType, returnKeyType, secureTextEntry
  case hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenVerticallyCompact, hidesBarsWhenKeyboardAppears
}

extension AttributeName {
  /// Those whose values are numbers wherever they stand; constraints' own are judged with their constraint.
  static let numbers: Set<AttributeName> = [
    .x, .y, .width, .height, .minX, .minY, .maxX, .maxY, .alpha, .pointSize, .spacing, .numberOfLines, .minimumFontSize,
    .minimumScaleFactor, .preferredMaxLayoutWidth, .rowHeight, .sectionHeaderHeight, .sectionFooterHeight,
    .estimatedRowHeight, .minimumLineSpacing, .minimumInteritemSpacing, .indentationLevel, .horizontalHuggingPriority,
    .verticalHuggingPriority, .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority,
  ]
}
