// UIKit's protocols whose methods apps may leave out, apart from the others for the room they take.

extension DelegateProtocol {
  /// Rows as `read` reads them.
  static let uiKit = """
    CAAnimationDelegate: animationDidStart(_:) animationDidStop(_:finished:)
    CALayerDelegate: action(for:forKey:)->CAAction? display(_:) draw(_:in:) layoutSublayers(of:)
    NSLayoutManagerDelegate*: layoutManager(_:didCompleteLayoutFor:atEnd:)
      layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)->CGFloat
      layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)->CGFloat
      layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)->CGFloat
      layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)->Bool
      layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)->Bool
      layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)->Int
      layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)->Bool
      layoutManager(_:shouldUse:forControlCharacterAt:)->NSLayoutManager.ControlCharacterAction
      layoutManagerDidInvalidateLayout(_:)
    NSTextContentManagerDelegate*: textContentManager(_:shouldEnumerate:options:)->Bool
      textContentManager(_:textElementAt:)->NSTextElement?
    NSTextContentStorageDelegate* NSTextContentManagerDelegate:
      textContentStorage(_:textParagraphWith:)->NSTextParagraph?
    NSTextLayoutManagerDelegate*: textLayoutManager(_:textLayoutFragmentFor:in:)->NSTextLayoutFragment
    NSTextStorageDelegate*: textStorage(_:didProcessEditing:range:changeInLength:)
      textStorage(_:willProcessEditing:range:changeInLength:)
    NSUserActivityDelegate*: userActivityWasContinued(_:) userActivityWillSave(_:)
    UIActionSheetDelegate: actionSheet(_:clickedButtonAt:) actionSheet(_:didDismissWithButtonIndex:)
      actionSheet(_:willDismissWithButtonIndex:) actionSheetCancel(_:) didPresent(_:) willPresent(_:)
    UIAdaptivePresentationControllerDelegate: adaptivePresentationStyle(for:)->UIModalPresentationStyle
      adaptivePresentationStyle(for:traitCollection:)->UIModalPresentationStyle presentationController(_:prepare:)
      presentationController(_:viewControllerForAdaptivePresentationStyle:)->UIViewController?
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:)
      presentationControllerShouldDismiss(_:)->Bool presentationControllerWillDismiss(_:)
    UIAlertViewDelegate: alertView(_:clickedButtonAt:) alertView(_:didDismissWithButtonIndex:)
      alertView(_:willDismissWithButtonIndex:) alertViewCancel(_:) alertViewShouldEnableFirstOtherButton(_:)->Bool
      didPresent(_:) willPresent(_:)
    UIApplicationDelegate: application(_:configurationForConnecting:options:)->UISceneConfiguration
      application(_:continue:restorationHandler:)->Bool application(_:didDecodeRestorableStateWith:)
      application(_:didDiscardSceneSessions:) application(_:didFailToContinueUserActivityWithType:error:)
      application(_:didFailToRegisterForRemoteNotificationsWithError:)
      application(_:didFinishLaunchingWithOptions:)->Bool application(_:didReceive:)
      application(_:didReceiveRemoteNotification:) application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
      application(_:didRegister:) application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
      application(_:didUpdate:) application(_:handleEventsForBackgroundURLSession:completionHandler:)
      application(_:handleOpen:)->Bool application(_:handleWatchKitExtensionRequest:reply:)
      application(_:open:options:)->Bool application(_:open:sourceApplication:annotation:)->Bool
      application(_:performActionFor:completionHandler:) application(_:performFetchWithCompletionHandler:)
      application(_:shouldAllowExtensionPointIdentifier:)->Bool application(_:shouldRestoreApplicationState:)->Bool
      application(_:shouldRestoreSecureApplicationState:)->Bool application(_:shouldSaveApplicationState:)->Bool
      application(_:shouldSaveSecureApplicationState:)->Bool
      application(_:supportedInterfaceOrientationsFor:)->UIInterfaceOrientationMask
      application(_:viewControllerWithRestorationIdentifierPath:coder:)->UIViewController?
      application(_:willContinueUserActivityWithType:)->Bool application(_:willEncodeRestorableStateWith:)
      application(_:willFinishLaunchingWithOptions:)->Bool applicationDidBecomeActive(_:)
      applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:) applicationDidReceiveMemoryWarning(_:)
      applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataWillBecomeUnavailable(_:)
      applicationSignificantTimeChange(_:) applicationWillEnterForeground(_:) applicationWillResignActive(_:)
      applicationWillTerminate(_:)
    UIBarPositioningDelegate: position(for:)->UIBarPosition
    UICalendarSelectionMultiDateDelegate: multiDateSelection(_:canDeselectDate:)->Bool
      multiDateSelection(_:canSelectDate:)->Bool
    UICalendarSelectionSingleDateDelegate: dateSelection(_:canSelectDate:)->Bool
    UICalendarViewDelegate: calendarView(_:decorationFor:)->UICalendarView.Decoration?
      calendarView(_:didChangeVisibleDateComponentsFrom:)
    UICollectionViewDataSource: collectionView(_:canMoveItemAt:)->Bool
      collectionView(_:indexPathForIndexTitle:at:)->IndexPath collectionView(_:moveItemAt:to:)
      collectionView(_:viewForSupplementaryElementOfKind:at:)->UICollectionReusableView indexTitles(for:)->[String]?
      numberOfSections(in:)->Int
    UICollectionViewDataSourcePrefetching: collectionView(_:cancelPrefetchingForItemsAt:)
    UICollectionViewDelegate UIScrollViewDelegate: collectionView(_:canEditItemAt:)->Bool
      collectionView(_:canFocusItemAt:)->Bool collectionView(_:canPerformAction:forItemAt:withSender:)->Bool
      collectionView(_:canPerformPrimaryActionForItemAt:)->Bool
      collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)->UITargetedPreview?
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)->UITargetedPreview?
      collectionView(_:contextMenuConfigurationForItemAt:point:)->UIContextMenuConfiguration?
      collectionView(_:contextMenuConfigurationForItemsAt:point:)->UIContextMenuConfiguration?
      collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:)
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:)
      collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:)
      collectionView(_:performAction:forItemAt:withSender:) collectionView(_:performPrimaryActionForItemAt:)
      collectionView(_:previewForDismissingContextMenuWithConfiguration:)->UITargetedPreview?
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:)->UITargetedPreview?
      collectionView(_:selectionFollowsFocusForItemAt:)->Bool
      collectionView(_:shouldBeginMultipleSelectionInteractionAt:)->Bool collectionView(_:shouldDeselectItemAt:)->Bool
      collectionView(_:shouldHighlightItemAt:)->Bool collectionView(_:shouldSelectItemAt:)->Bool
      collectionView(_:shouldShowMenuForItemAt:)->Bool collectionView(_:shouldSpringLoadItemAt:with:)->Bool
      collectionView(_:targetContentOffsetForProposedContentOffset:)->CGPoint
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)->IndexPath
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)->IndexPath
      collectionView(_:transitionLayoutForOldLayout:newLayout:)->UICollectionViewLayout
      collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplayContextMenu:animator:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      collectionView(_:willEndContextMenuInteraction:animator:)
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)
      collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)->IndexPath?
    UICollectionViewDelegateFlowLayout UICollectionViewDelegate:
      collectionView(_:layout:insetForSectionAt:)->UIEdgeInsets
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)->CGFloat
      collectionView(_:layout:minimumLineSpacingForSectionAt:)->CGFloat
      collectionView(_:layout:referenceSizeForFooterInSection:)->CGSize
      collectionView(_:layout:referenceSizeForHeaderInSection:)->CGSize collectionView(_:layout:sizeForItemAt:)->CGSize
    UICollectionViewDragDelegate: collectionView(_:dragPreviewParametersForItemAt:)->UIDragPreviewParameters?
      collectionView(_:dragSessionAllowsMoveOperation:)->Bool collectionView(_:dragSessionDidEnd:)
      collectionView(_:dragSessionIsRestrictedToDraggingApplication:)->Bool collectionView(_:dragSessionWillBegin:)
      collectionView(_:itemsForAddingTo:at:point:)->[UIDragItem]
    UICollectionViewDropDelegate: collectionView(_:canHandle:)->Bool
      collectionView(_:dropPreviewParametersForItemAt:)->UIDragPreviewParameters? collectionView(_:dropSessionDidEnd:)
      collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidExit:)
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)->UICollectionViewDropProposal
    UICollisionBehaviorDelegate: collisionBehavior(_:beganContactFor:with:at:)
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior(_:endedContactFor:with:)
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    UIColorPickerViewControllerDelegate: colorPickerViewController(_:didSelect:continuously:)
      colorPickerViewControllerDidFinish(_:) colorPickerViewControllerDidSelectColor(_:)
    UIContextMenuInteractionDelegate:
      contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)->UITargetedPreview?
      contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)->UITargetedPreview?
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)->UITargetedPreview?
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)->UITargetedPreview?
      contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:)
      contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    UIDocumentBrowserViewControllerDelegate: documentBrowser(_:applicationActivitiesForDocumentURLs:)->[UIActivity]
      documentBrowser(_:didImportDocumentAt:toDestinationURL:) documentBrowser(_:didPickDocumentURLs:)
      documentBrowser(_:didPickDocumentsAt:) documentBrowser(_:didRequestDocumentCreationWithHandler:)
      documentBrowser(_:failedToImportDocumentAt:error:) documentBrowser(_:willPresent:)
    UIDocumentInteractionControllerDelegate: documentInteractionControllerDidDismissOpenInMenu(_:)
      documentInteractionControllerDidDismissOptionsMenu(_:) documentInteractionControllerDidEndPreview(_:)
      documentInteractionControllerRectForPreview(_:)->CGRect
      documentInteractionControllerViewControllerForPreview(_:)->UIViewController
      documentInteractionControllerViewForPreview(_:)->UIView? documentInteractionControllerWillBeginPreview(_:)
      documentInteractionControllerWillPresentOptionsMenu(_:)
    UIDocumentPickerDelegate: documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
    UIDragInteractionDelegate: dragInteraction(_:item:willAnimateCancelWith:)
      dragInteraction(_:itemsForAddingTo:withTouchAt:)->[UIDragItem]
      dragInteraction(_:prefersFullSizePreviewsFor:)->Bool
      dragInteraction(_:previewForCancelling:withDefault:)->UITargetedDragPreview?
      dragInteraction(_:previewForLifting:session:)->UITargetedDragPreview? dragInteraction(_:session:didEndWith:)
      dragInteraction(_:session:willAdd:for:) dragInteraction(_:session:willEndWith:)
      dragInteraction(_:sessionAllowsMoveOperation:)->Bool dragInteraction(_:sessionDidMove:)
      dragInteraction(_:sessionDidTransferItems:) dragInteraction(_:sessionForAddingItems:withTouchAt:)->UIDragSession?
      dragInteraction(_:sessionIsRestrictedToDraggingApplication:)->Bool dragInteraction(_:sessionWillBegin:)
      dragInteraction(_:willAnimateLiftWith:session:)
    UIDropInteractionDelegate: dropInteraction(_:canHandle:)->Bool dropInteraction(_:concludeDrop:)
      dropInteraction(_:item:willAnimateDropWith:) dropInteraction(_:performDrop:)
      dropInteraction(_:previewForDropping:withDefault:)->UITargetedDragPreview? dropInteraction(_:sessionDidEnd:)
      dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:)
      dropInteraction(_:sessionDidUpdate:)->UIDropProposal
    UIDynamicAnimatorDelegate: dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)
    UIEditMenuInteractionDelegate: editMenuInteraction(_:menuFor:suggestedActions:)->UIMenu?
      editMenuInteraction(_:targetRectFor:)->CGRect editMenuInteraction(_:willDismissMenuFor:animator:)
      editMenuInteraction(_:willPresentMenuFor:animator:)
    UIFindInteractionDelegate: findInteraction(_:didBegin:) findInteraction(_:didEnd:)
    UIFontPickerViewControllerDelegate: fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:)
    UIGestureRecognizerDelegate: gestureRecognizer(_:shouldBeRequiredToFailBy:)->Bool
      gestureRecognizer(_:shouldReceive:)+->Bool gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)->Bool
      gestureRecognizer(_:shouldRequireFailureOf:)->Bool gestureRecognizerShouldBegin(_:)->Bool
    UIImagePickerControllerDelegate: imagePickerController(_:didFinishPickingMediaWithInfo:)
      imagePickerControllerDidCancel(_:)
    UILargeContentViewerInteractionDelegate: largeContentViewerInteraction(_:didEndOn:at:)
      largeContentViewerInteraction(_:itemAt:)->UILargeContentViewerItem? viewController(for:)->UIViewController
    UINavigationBarDelegate UIBarPositioningDelegate: navigationBar(_:didPop:) navigationBar(_:didPush:)
      navigationBar(_:shouldPop:)->Bool navigationBar(_:shouldPush:)->Bool
    UINavigationControllerDelegate:
      navigationController(_:animationControllerFor:from:to:)->UIViewControllerAnimatedTransitioning?
      navigationController(_:didShow:animated:)
      navigationController(_:interactionControllerFor:)->UIViewControllerInteractiveTransitioning?
      navigationController(_:willShow:animated:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)->UIInterfaceOrientation
      navigationControllerSupportedInterfaceOrientations(_:)->UIInterfaceOrientationMask
    UINavigationItemRenameDelegate: navigationItem(_:shouldEndRenamingWith:)->Bool
      navigationItem(_:willBeginRenamingWith:selectedRange:)->String,Range<String.Index>
      navigationItemShouldBeginRenaming(_:)->Bool
    UIPageControlProgressDelegate: pageControlProgress(_:initialProgressForPage:)->Float
      pageControlProgressVisibilityDidChange(_:)
    UIPageViewControllerDataSource: presentationCount(for:)->Int presentationIndex(for:)->Int
    UIPageViewControllerDelegate: pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:)->UIPageViewController.SpineLocation
      pageViewController(_:willTransitionTo:)
      pageViewControllerPreferredInterfaceOrientationForPresentation(_:)->UIInterfaceOrientation
      pageViewControllerSupportedInterfaceOrientations(_:)->UIInterfaceOrientationMask
    UIPencilInteractionDelegate: pencilInteraction(_:didReceiveSqueeze:) pencilInteraction(_:didReceiveTap:)
      pencilInteractionDidTap(_:)
    UIPickerViewDelegate: pickerView(_:attributedTitleForRow:forComponent:)->NSAttributedString?
      pickerView(_:didSelectRow:inComponent:) pickerView(_:rowHeightForComponent:)->CGFloat
      pickerView(_:titleForRow:forComponent:)->String? pickerView(_:viewForRow:forComponent:reusing:)->UIView
      pickerView(_:widthForComponent:)->CGFloat
    UIPointerInteractionDelegate: pointerInteraction(_:regionFor:defaultRegion:)->UIPointerRegion?
      pointerInteraction(_:styleFor:)->UIPointerStyle? pointerInteraction(_:willEnter:animator:)
      pointerInteraction(_:willExit:animator:)
    UIPopoverControllerDelegate: popoverControllerDidDismissPopover(_:) popoverControllerShouldDismissPopover(_:)->Bool
    UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate:
      popoverPresentationController(_:willRepositionPopoverTo:in:) popoverPresentationControllerDidDismissPopover(_:)
      popoverPresentationControllerShouldDismissPopover(_:)->Bool prepareForPopoverPresentation(_:)
    UISceneDelegate: scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:)
      scene(_:openURLContexts:) scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:)
      scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:)
      sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:)
      stateRestorationActivity(for:)->NSUserActivity?
    UIScreenshotServiceDelegate: screenshotService(_:generatePDFRepresentationWithCompletion:)
    UIScribbleInteractionDelegate: scribbleInteraction(_:shouldBeginAt:)->Bool scribbleInteractionDidFinishWriting(_:)
      scribbleInteractionShouldDelayFocus(_:)->Bool scribbleInteractionWillBeginWriting(_:)
    UIScrollViewDelegate: scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:)
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:)
      scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:)
      scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:)->Bool scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)->UIView?
    UISearchBarDelegate: searchBar(_:selectedScopeButtonIndexDidChange:)
      searchBar(_:shouldChangeTextIn:replacementText:)->Bool searchBar(_:textDidChange:)
      searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:)
      searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:)->Bool searchBarShouldEndEditing(_:)->Bool
      searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    UISearchControllerDelegate: didDismissSearchController(_:) didPresentSearchController(_:)
      presentSearchController(_:) searchController(_:didChangeFrom:) searchController(_:willChangeTo:)
      willDismissSearchController(_:) willPresentSearchController(_:)
    UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate:
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    UISplitViewControllerDelegate: primaryViewController(forCollapsing:)->UIViewController?
      primaryViewController(forExpanding:)->UIViewController? splitViewController(_:collapseSecondary:onto:)->Bool
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:)->UISplitViewController.DisplayMode
      splitViewController(_:separateSecondaryFrom:)->UIViewController? splitViewController(_:shouldHide:in:)->Bool
      splitViewController(_:show:sender:)->Bool splitViewController(_:showDetail:sender:)->Bool
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)->UISplitViewController.Column
      splitViewController(_:willChangeTo:) splitViewController(_:willHide:) splitViewController(_:willShow:)
      splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:)
      splitViewControllerInteractivePresentationGestureDidEnd(_:)
      splitViewControllerInteractivePresentationGestureWillBegin(_:)
      splitViewControllerPreferredInterfaceOrientationForPresentation(_:)->UIInterfaceOrientation
      splitViewControllerSupportedInterfaceOrientations(_:)->UIInterfaceOrientationMask
      targetDisplayModeForAction(in:)->UISplitViewController.DisplayMode
    UITabBarControllerDelegate:
      tabBarController(_:animationControllerForTransitionFrom:to:)->UIViewControllerAnimatedTransitioning?
      tabBarController(_:didEndCustomizing:changed:) tabBarController(_:didSelect:)
      tabBarController(_:didSelectTab:previousTab:) tabBarController(_:displayOrderDidChangeFor:)
      tabBarController(_:displayedViewControllersFor:proposedViewControllers:)->[UIViewController]
      tabBarController(_:interactionControllerFor:)->UIViewControllerInteractiveTransitioning?
      tabBarController(_:shouldSelect:)->Bool tabBarController(_:shouldSelectTab:)->Bool
      tabBarController(_:visibilityDidChangeFor:) tabBarController(_:willBeginCustomizing:)
      tabBarController(_:willEndCustomizing:changed:) tabBarControllerDidEndEditing(_:)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)->UIInterfaceOrientation
      tabBarControllerSupportedInterfaceOrientations(_:)->UIInterfaceOrientationMask
      tabBarControllerWillBeginEditing(_:)
    UITabBarDelegate: tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:)
      tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:)
    UITableViewDataSource: numberOfSections(in:)->Int sectionIndexTitles(for:)->[String]?
      tableView(_:canEditRowAt:)->Bool tableView(_:canMoveRowAt:)->Bool tableView(_:commit:forRowAt:)
      tableView(_:moveRowAt:to:) tableView(_:sectionForSectionIndexTitle:at:)->Int
      tableView(_:titleForFooterInSection:)->String? tableView(_:titleForHeaderInSection:)->String?
    UITableViewDataSourcePrefetching: tableView(_:cancelPrefetchingForRowsAt:)
    UITableViewDelegate UIScrollViewDelegate: indexPathForPreferredFocusedView(in:)->IndexPath?
      tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:)->Bool
      tableView(_:canPerformAction:forRowAt:withSender:)->Bool tableView(_:canPerformPrimaryActionForRowAt:)->Bool
      tableView(_:contextMenuConfigurationForRowAt:point:)->UIContextMenuConfiguration?
      tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:)
      tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:)
      tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
      tableView(_:editActionsForRowAt:)->[UITableViewRowAction]?
      tableView(_:editingStyleForRowAt:)->UITableViewCell.EditingStyle
      tableView(_:estimatedHeightForFooterInSection:)->CGFloat tableView(_:estimatedHeightForHeaderInSection:)->CGFloat
      tableView(_:estimatedHeightForRowAt:)->CGFloat tableView(_:heightForFooterInSection:)->CGFloat
      tableView(_:heightForHeaderInSection:)->CGFloat tableView(_:heightForRowAt:)->CGFloat
      tableView(_:indentationLevelForRowAt:)->Int
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)->UISwipeActionsConfiguration?
      tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:)
      tableView(_:previewForDismissingContextMenuWithConfiguration:)->UITargetedPreview?
      tableView(_:previewForHighlightingContextMenuWithConfiguration:)->UITargetedPreview?
      tableView(_:selectionFollowsFocusForRowAt:)->Bool tableView(_:shouldBeginMultipleSelectionInteractionAt:)->Bool
      tableView(_:shouldHighlightRowAt:)->Bool tableView(_:shouldIndentWhileEditingRowAt:)->Bool
      tableView(_:shouldShowMenuForRowAt:)->Bool tableView(_:shouldSpringLoadRowAt:with:)->Bool
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)->IndexPath
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)->String?
      tableView(_:trailingSwipeActionsConfigurationForRowAt:)->UISwipeActionsConfiguration?
      tableView(_:viewForFooterInSection:)->UIView? tableView(_:viewForHeaderInSection:)->UIView?
      tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:)->IndexPath? tableView(_:willDisplay:forRowAt:)
      tableView(_:willDisplayContextMenu:animator:) tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:) tableView(_:willEndContextMenuInteraction:animator:)
      tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:)->IndexPath?
      tableViewDidEndMultipleSelectionInteraction(_:)
    UITableViewDragDelegate: tableView(_:dragPreviewParametersForRowAt:)->UIDragPreviewParameters?
      tableView(_:dragSessionAllowsMoveOperation:)->Bool tableView(_:dragSessionDidEnd:)
      tableView(_:dragSessionIsRestrictedToDraggingApplication:)->Bool tableView(_:dragSessionWillBegin:)
      tableView(_:itemsForAddingTo:at:point:)->[UIDragItem]
    UITableViewDropDelegate: tableView(_:canHandle:)->Bool
      tableView(_:dropPreviewParametersForRowAt:)->UIDragPreviewParameters? tableView(_:dropSessionDidEnd:)
      tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:)
      tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)->UITableViewDropProposal
    UITextDragDelegate: textDraggableView(_:dragSessionDidEnd:with:) textDraggableView(_:dragSessionWillBegin:)
      textDraggableView(_:itemsForDrag:)->[UIDragItem]
    UITextDropDelegate: textDroppableView(_:dropSessionDidEnd:)
      textDroppableView(_:proposalForDrop:)->UITextDropProposal textDroppableView(_:willPerformDrop:)
    UITextFieldDelegate: textField(_:editMenuForCharactersIn:suggestedActions:)->UIMenu?
      textField(_:shouldChangeCharactersIn:replacementString:)->Bool textField(_:willDismissEditMenuWith:)
      textField(_:willPresentEditMenuWith:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:)
      textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:)->Bool
      textFieldShouldClear(_:)->Bool textFieldShouldEndEditing(_:)->Bool textFieldShouldReturn(_:)->Bool
    UITextInteractionDelegate: interactionDidEnd(_:) interactionShouldBegin(_:at:)->Bool interactionWillBegin(_:)
    UITextPasteDelegate: textPasteConfigurationSupporting(_:transform:)
    UITextViewDelegate UIScrollViewDelegate: textView(_:editMenuForTextIn:suggestedActions:)->UIMenu?
      textView(_:menuConfigurationFor:defaultMenu:)->UITextItem.MenuConfiguration?
      textView(_:primaryActionFor:defaultAction:)->UIAction? textView(_:shouldChangeTextIn:replacementText:)->Bool
      textView(_:shouldInteractWith:in:)+->Bool textView(_:shouldInteractWith:in:interaction:)+->Bool
      textView(_:textItemMenuWillDisplayFor:animator:) textView(_:textItemMenuWillEndFor:animator:)
      textView(_:willDismissEditMenuWith:) textView(_:willPresentEditMenuWith:) textViewDidBeginEditing(_:)
      textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:)
      textViewShouldBeginEditing(_:)->Bool textViewShouldEndEditing(_:)->Bool
    UIToolTipInteractionDelegate: toolTipInteraction(_:configurationAt:)->UIToolTipConfiguration?
    UIToolbarDelegate UIBarPositioningDelegate:
    UIVideoEditorControllerDelegate: videoEditorController(_:didFailWithError:)
      videoEditorController(_:didSaveEditedVideoToPath:) videoEditorControllerDidCancel(_:)
    UIViewControllerTransitioningDelegate: animationController(forDismissed:)->UIViewControllerAnimatedTransitioning?
      animationController(forPresented:presenting:source:)->UIViewControllerAnimatedTransitioning?
      interactionControllerForDismissal(using:)->UIViewControllerInteractiveTransitioning?
      interactionControllerForPresentation(using:)->UIViewControllerInteractiveTransitioning?
      presentationController(forPresented:presenting:source:)->UIPresentationController?
    UIWindowSceneDelegate UISceneDelegate: supportedInterfaceOrientations(for:)->UIInterfaceOrientationMask
      windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene(_:didUpdateEffectiveGeometry:)
      windowScene(_:performActionFor:completionHandler:)
    UNUserNotificationCenterDelegate*: userNotificationCenter(_:didReceive:)
      userNotificationCenter(_:didReceive:withCompletionHandler:) userNotificationCenter(_:openSettingsFor:)
      userNotificationCenter(_:willPresent:)->UNNotificationPresentationOptions
      userNotificationCenter(_:willPresent:withCompletionHandler:)
    """
}
