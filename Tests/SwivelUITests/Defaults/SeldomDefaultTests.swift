// What properties that are seldom set are until they are, by Apple's documentation of each: browsers of documents, cameras, readers of
// pictures, formatters, printing, drags, tabs, TextKit, old alerts and notifications.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct SeldomDefaultTests {
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func browsersCamerasAndPickers() throws {
    try ofNew(UIDocumentBrowserViewController(forOpening: [.plainText])) { kept in
      kept(\.allowsDocumentCreation, true)
      kept(\.allowsPickingMultipleItems, false)
      kept(\.shouldShowFileExtensions, false)
      kept(\.defaultDocumentAspectRatio, 2.0 / 3, 1)
      kept(\.browserUserInterfaceStyle, .white, .dark)
      kept(\.localizedCreateDocumentActionTitle, nil, "New")
      kept(\.additionalLeadingNavigationBarButtonItems, [], [UIBarButtonItem()])
      kept(\.additionalTrailingNavigationBarButtonItems, [], [UIBarButtonItem()])
    }
    try ofNew(UIImagePickerController()) { kept in
      kept(\.cameraDevice, .rear, .front)
      kept(\.cameraCaptureMode, .photo, .video)
      kept(\.cameraFlashMode, .auto, .off)
      kept(\.showsCameraControls, true)
      kept(\.videoQuality, .typeMedium, .typeHigh)
      kept(\.videoMaximumDuration, 600, 5)
      kept(\.imageExportPreset, .compatible, .current)
      kept(\.cameraViewTransform, .identity, CGAffineTransform(scaleX: 2, y: 2))
      kept(\.cameraOverlayView, nil, UIView())
      kept(\.videoExportPreset, nil, "a")
    }
    // "nil if the device does not support the specified camera": there is no camera, and nothing is begun.
    try onDevice(.iPhone8, Era(16)) { _ in
      #expect(
        !UIImagePickerController.isCameraDeviceAvailable(.rear) && !UIImagePickerController.isFlashAvailable(for: .rear)
      )
      #expect(UIImagePickerController.availableCaptureModes(for: .front) == nil)
      #expect(!UIImagePickerController().startVideoCapture())
    }
    try ofNew(UIColorPickerViewController()) { kept in
      kept(\.supportsAlpha, true)
      kept(\.maximumLinearExposure, 1, 2)
    }
    try ofNew(UIImageReader.Configuration(), on: .iPhoneSE3) { kept in
      kept(\.prefersHighDynamicRange, false)
      kept(\.preparesImagesForDisplay, false)
      kept(\.preferredThumbnailSize, .zero, CGSize(width: 8, height: 8))
      kept(\.pixelsPerInch, 0, 144)
    }
  }

  @Test func tabsAndGuides() throws {
    try ofNew(UITab(title: "a", image: nil, identifier: "a"), on: .iPadPro11) { kept in
      kept(\.preferredPlacement, .automatic, .pinned)
      kept(\.allowsHiding, false)
      kept(\.isHidden, false)
      kept(\.isHiddenByDefault, false)
      kept(\.isEnabled, true)
      kept(\.isSpringLoaded, false)
      kept(\.subtitle, nil, "b")
      kept(\.badgeValue, nil, "1")
      kept.reads(\.viewController, nil)
      kept.reads(\.managingTabGroup, nil)
      kept.reads(\.hasVisiblePlacement, false)
    }
    try ofNew(UITabGroup(title: "a", image: nil, identifier: "a"), on: .iPadPro11) { kept in
      kept(\.allowsReordering, false)
      kept(\.displayOrderIdentifiers, [], ["b"])
      kept(\.sidebarAppearance, .automatic, .rootSection)
      kept(\.sidebarActions, [], [UIAction { _ in }])
      kept.reads(\.children, [])
      kept.reads(\.selectedChild, nil)
    }
    try ofNew(UISearchTab(), on: .iPadPro11) { $0(\.automaticallyActivatesSearch, false) }
    try ofNew(UIView().keyboardLayoutGuide, on: .iPadPro11) { kept in
      kept(\.followsUndockedKeyboard, false)
      kept(\.usesBottomSafeArea, true)
      kept(\.keyboardDismissPadding, 0, 12)
    }
    try ofNew(UITextInputAssistantItem()) { kept in
      kept(\.allowsHidingShortcuts, true)
      kept(\.leadingBarButtonGroups, [], [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)])
      kept(\.trailingBarButtonGroups, [], [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)])
    }
    try ofNew(UIInputView(frame: .zero, inputViewStyle: .keyboard)) { kept in
      kept(\.allowsSelfSizing, false)
      kept.reads(\.inputViewStyle, .keyboard)
    }
    try ofNew(UIPercentDrivenInteractiveTransition()) { kept in
      kept(\.completionCurve, .easeInOut, .linear)
      kept(\.completionSpeed, 1, 2)
      kept(\.wantsInteractiveStart, true)
      kept.reads(\.percentComplete, 0)
    }
    try ofNew(UISplitViewController(style: .tripleColumn), on: .iPadPro11) { kept in
      let usual = UISplitViewController.automaticDimension
      kept(\.preferredSupplementaryColumnWidthFraction, usual, 0.25)
      kept(\.preferredSupplementaryColumnWidth, usual, 200)
      kept(\.minimumSupplementaryColumnWidth, usual, 100)
      kept(\.maximumSupplementaryColumnWidth, usual, 300)
    }
  }

  @Test func scrollingAndRows() throws {
    try ofNew(UIScrollView(), on: .iPadPro11) { kept in
      kept(\.allowsKeyboardScrolling, true)
      kept(\.bouncesHorizontally, true)
      kept(\.bouncesVertically, true)
      kept(\.transfersHorizontalScrollingToParent, true)
      kept(\.transfersVerticalScrollingToParent, true)
      kept(\.contentAlignmentPoint, .zero, CGPoint(x: 0.5, y: 0.5))
    }
    try ofNew(UITableView()) { kept in
      kept(\.estimatedSectionHeaderHeight, UITableView.automaticDimension, 20)
      kept(\.estimatedSectionFooterHeight, UITableView.automaticDimension, 20)
      kept(\.selectionFollowsFocus, false)
      kept(\.sectionIndexColor, nil, .red)
      kept(\.sectionIndexBackgroundColor, nil, .red)
      kept(\.sectionIndexTrackingBackgroundColor, nil, .red)
      kept(\.separatorEffect, nil, UIBlurEffect(style: .light))
      kept.reads(\.hasActiveDrag, false)
      kept.reads(\.hasActiveDrop, false)
    }
    try ofNew(UIListSeparatorConfiguration(listAppearance: .plain)) { kept in
      kept(\.topSeparatorVisibility, .automatic, .hidden)
      kept(\.bottomSeparatorVisibility, .automatic, .visible)
      kept(\.topSeparatorInsets, UIListSeparatorConfiguration.automaticInsets, .zero)
      kept(\.bottomSeparatorInsets, UIListSeparatorConfiguration.automaticInsets, .zero)
    }
    try ofNew(UISwipeActionsConfiguration(actions: [])) { $0(\.performsFirstActionWithFullSwipe, true) }
    try ofNew(UICollectionViewTransitionLayout(currentLayout: .init(), nextLayout: .init())) {
      $0(\.transitionProgress, 0, 0.5)
    }
  }

  @Test func drawnLayersAndForces() throws {
    try ofNew(CALayer()) { kept in
      kept(\.contentsFormat, .RGBA8Uint, .RGBA16Float)
      kept(\.allowsEdgeAntialiasing, false)
      kept(
        \.edgeAntialiasingMask, [.layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge], .layerTopEdge)
    }
    try ofNew(CASpringAnimation()) { $0(\.allowsOverdamping, false) }
    try ofNew(UIFieldBehavior.vortexField()) { kept in
      kept(\.position, .zero, CGPoint(x: 1, y: 2))
      kept(\.strength, 1, 3)
      kept(\.falloff, 0, 2)
      kept(\.smoothness, 0, 0.5)
      kept(\.animationSpeed, 0, 2)
    }
    try ofNew(UIAttachmentBehavior(item: UIView(), attachedToAnchor: CGPoint(x: 3, y: 4))) { kept in
      kept(\.length, 5, 9)
      kept(\.damping, 0, 0.5)
      kept(\.frequency, 0, 2)
      kept(\.frictionTorque, 0, 1)
      kept(\.attachmentRange, .infinite, UIFloatRange(minimum: -1, maximum: 1))
      kept.reads(\.attachedBehaviorType, .anchor)
    }
    try ofNew(CADisplayLink(target: NSObject(), selector: Selector("tick"))) { kept in
      kept(\.isPaused, false)
      kept(\.preferredFramesPerSecond, 0, 30)
    }
    try ofNew(UIPageControlProgress(), on: .iPhoneSE3) { $0(\.currentProgress, 0, 0.5) }
  }

  @Test func texts() throws {
    try ofNew(NSLayoutManager()) { kept in
      kept(\.usesFontLeading, true)
      kept(\.showsInvisibleCharacters, false)
      kept(\.showsControlCharacters, false)
      kept(\.allowsNonContiguousLayout, false)
      kept.reads(\.numberOfGlyphs, 0)
    }
    try ofNew(NSTextLayoutManager()) { kept in
      kept(\.usesFontLeading, true)
      kept(\.usesHyphenation, false)
      kept(\.limitsLayoutForSuspiciousContents, false)
      kept(\.textSelections, [], [NSTextSelection([], affinity: .upstream, granularity: .word)])
    }
    try ofNew(NSTextContentStorage()) { kept in
      kept(\.automaticallySynchronizesTextLayoutManagers, true)
      kept(\.automaticallySynchronizesToBackingStore, true)
      kept(\.includesTextListMarkers, false)
      kept.reads(\.hasEditingTransaction, false)
    }
    try ofNew(NSTextList(markerFormat: .decimal, options: 0)) { $0(\.startingItemNumber, 1, 4) }
    try ofNew(NSShadow()) { kept in
      kept(\.shadowBlurRadius, 0, 2)
      kept(\.shadowOffset, .zero, CGSize(width: 1, height: 2))
    }
    try ofNew(UISearchTextField()) { kept in
      kept(\.allowsCopyingTokens, true)
      kept(\.allowsDeletingTokens, true)
      kept(\.tokens, [], [UISearchToken(icon: nil, text: "a")])
    }
    try ofNew(UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)) { kept in
      kept(\.preferredMenuElementOrder, .automatic, .fixed)
      kept(\.secondaryItemIdentifiers, [], ["a"])
      kept(\.badgeCount, 0, 2)
    }
    try ofNew(UIDropProposal(operation: .copy)) { kept in
      kept(\.isPrecise, false)
      kept(\.prefersFullSizePreview, false)
      kept.reads(\.operation, .copy)
    }
  }

  @Test func formattersAndPrinting() throws {
    try ofNew(DateComponentsFormatter()) { kept in
      kept(\.unitsStyle, .positional, .full)
      kept(\.allowedUnits, [], [.hour])
      kept(\.zeroFormattingBehavior, .default, .pad)
      kept(\.maximumUnitCount, 0, 2)
      kept(\.collapsesLargestUnit, false)
      kept(\.includesApproximationPhrase, false)
      kept(\.includesTimeRemainingPhrase, false)
      kept(\.allowsFractionalUnits, false)
      kept(\.formattingContext, .unknown, .standalone)
    }
    try ofNew(RelativeDateTimeFormatter()) { kept in
      kept(\.dateTimeStyle, .numeric, .named)
      kept(\.unitsStyle, .full, .short)
      kept(\.formattingContext, .unknown, .standalone)
    }
    try ofNew(MeasurementFormatter()) { kept in
      kept(\.unitOptions, [], .providedUnit)
      kept(\.unitStyle, .medium, .long)
    }
    try ofNew(UISimpleTextPrintFormatter(text: "a")) { kept in
      kept(\.perPageContentInsets, .zero, insets)
      kept(\.contentInsets, .zero, insets)
      kept(\.text, "a", "b")
    }
    try ofNew(UIPrintPageRenderer()) { kept in
      kept(\.headerHeight, 0, 20)
      kept(\.footerHeight, 0, 20)
      kept(\.printFormatters, nil, [])
    }
    try ofNew(UIPrintInfo.printInfo()) { kept in
      kept(\.outputType, .general, .photo)
      kept(\.orientation, .portrait, .landscape)
      kept(\.duplex, .none, .longEdge)
      kept(\.printerID, nil, "a")
    }
  }

  /// "The default value is -1" or "is not set" (UIAlertView, UIActionSheet); NSUserActivity, UndoManager, UILocalNotification.
  @Test func appsOfAllYears() throws {
    try ofNew(UIAlertView(title: "a", message: nil, delegate: nil, cancelButtonTitle: nil)) { kept in
      kept(\.alertViewStyle, .default, .plainTextInput)
      kept(\.cancelButtonIndex, -1, 0)
      kept.reads(\.firstOtherButtonIndex, -1)
      kept.reads(\.numberOfButtons, 0)
      kept.reads(\.isVisible, false)
    }
    try ofNew(UILocalNotification(), on: .iPhone8) { kept in
      kept(\.hasAction, true)
      kept(\.applicationIconBadgeNumber, 0, 3)
      kept(\.repeatInterval, [], .day)
      kept(\.fireDate, nil, Date(timeIntervalSince1970: 1))
      kept(\.alertBody, nil, "a")
      kept(\.soundName, nil, UILocalNotificationDefaultSoundName)
    }
    try ofNew(NSUserActivity(activityType: "a.b")) { kept in
      kept(\.title, nil, "a")
      kept(\.needsSave, false)
      kept(\.isEligibleForHandoff, true)
      kept(\.isEligibleForSearch, false)
      kept(\.isEligibleForPublicIndexing, false)
      kept(\.isEligibleForPrediction, false)
      kept(\.supportsContinuationStreams, false)
      kept(\.webpageURL, nil, URL(string: "https://example.org"))
      kept(\.keywords, [], ["a"])
      kept(\.persistentIdentifier, nil, "a")
    }
    try ofNew(UndoManager()) { kept in
      kept(\.groupsByEvent, true)
      kept(\.levelsOfUndo, 0, 3)
      kept(\.runLoopModes, [.default], [.common])
      kept.reads(\.groupingLevel, 0)
      kept.reads(\.isUndoRegistrationEnabled, true)
      kept.reads(\.canUndo, false)
      kept.reads(\.canRedo, false)
      kept.reads(\.undoCount, 0)
      kept.reads(\.redoCount, 0)
      kept.reads(\.undoActionName, "")
      kept.reads(\.redoActionName, "")
    }
  }
}
