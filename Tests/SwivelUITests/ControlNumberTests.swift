// The numbers of enumerations of controls, lists, controllers and the system, as UIKit's headers count them, and those of keys, which are
// the USB standard's.
import SwivelUI
import Testing

@MainActor @Suite struct ControlNumberTests {
  /// UIButtonConfiguration.h, UIPageControl.h, UITableView.h, UITableViewCell.h, UIScrollView.h, UICollectionView.h.
  @Test func controlsAndLists() {
    #expect(
      misnumbered(from: -1, [UIButton.Configuration.CornerStyle.fixed, .dynamic, .small, .medium, .large, .capsule])
        == [])
    #expect(misnumbered([UIButton.Configuration.TitleAlignment.automatic, .leading, .center, .trailing]) == [])
    #expect(
      misnumbered([UIButton.Configuration.MacIdiomStyle.automatic, .bordered, .borderless, .borderlessTinted]) == [])
    #expect(misnumbered([UIPageControl.InteractionState.none, .discrete, .continuous]) == [])
    #expect(misnumbered([UICalendarView.DecorationSize.small, .medium, .large]) == [])
    #expect(misnumbered([UITableViewCell.EditingStyle.none, .delete, .insert]) == [])
    #expect(misnumbered([UITableViewCell.SeparatorStyle.none, .singleLine, .singleLineEtched]) == [])
    #expect(misnumbered([UITableViewCell.FocusStyle.default, .custom]) == [])
    #expect(misnumbered([UITableView.SeparatorInsetReference.fromCellEdges, .fromAutomaticInsets]) == [])
    #expect(misnumbered([UITableView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints]) == [])
    #expect(
      misnumbered([UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints]) == [])
    #expect(misnumbered([UICollectionView.ReorderingCadence.immediate, .fast, .slow]) == [])
    #expect(
      misnumbered([UICollectionLayoutListConfiguration.HeaderMode.none, .supplementary, .firstItemInSection]) == [])
    #expect(misnumbered([UICollectionLayoutListConfiguration.FooterMode.none, .supplementary]) == [])
    #expect(misnumbered([UIScrollView.IndexDisplayMode.automatic, .alwaysHidden]) == [])
    #expect(misnumbered([UIScrollView.IndicatorStyle.default, .black, .white]) == [])
    #expect(
      misnumbered([UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always]) == [])
    #expect(
      misnumbered([
        UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
      ]) == [])
    #expect(misnumbered([UITextItemInteraction.invokeDefaultAction, .presentActions, .preview]) == [])
  }

  /// UINavigationItem.h, UIPageViewController.h, UISplitViewController.h, UITab.h, UITabBarController.h, UIAlertController.h.
  @Test func controllers() {
    #expect(misnumbered([UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never]) == [])
    #expect(misnumbered([UINavigationItem.BackButtonDisplayMode.default, .generic, .minimal]) == [])
    #expect(misnumbered([UIPageViewController.NavigationOrientation.horizontal, .vertical]) == [])
    #expect(misnumbered([UIPageViewController.NavigationDirection.forward, .reverse]) == [])
    #expect(misnumbered([UIPageViewController.SpineLocation.none, .min, .mid, .max]) == [])
    #expect(misnumbered([UISplitViewController.PrimaryEdge.leading, .trailing]) == [])
    #expect(misnumbered([UISplitViewController.DisplayModeButtonVisibility.automatic, .never, .always]) == [])
    #expect(misnumbered([UITabGroup.SidebarAppearance.automatic, .inline, .rootSection]) == [])
    #expect(misnumbered([UITabBarController.MinimizeBehavior.automatic, .never, .onScrollDown, .onScrollUp]) == [])
    #expect(misnumbered([UIAlertController.Severity.default, .critical]) == [])
    #expect(misnumbered([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]) == [])
    #expect(
      misnumbered(from: -1, [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual]) == [])
  }

  /// UIDevice.h, UIScene.h, UIApplication.h, NSProcessInfo.h, UIWindowScene.h.
  @Test func theSystem() {
    #expect(misnumbered([UIDevice.BatteryState.unknown, .unplugged, .charging, .full]) == [])
    #expect(
      [UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision].map(\.rawValue)
        == [-1, 0, 1, 2, 3, 5, 6])
    #expect(
      misnumbered(from: -1, [UIScene.ActivationState.unattached, .foregroundActive, .foregroundInactive, .background])
        == [])
    #expect(misnumbered([UIApplication.State.active, .inactive, .background]) == [])
    #expect(misnumbered([ProcessInfo.ThermalState.nominal, .fair, .serious, .critical]) == [])
    #expect(misnumbered([UIBackgroundRefreshStatus.restricted, .denied, .available]) == [])
    #expect(misnumbered([UIBackgroundFetchResult.newData, .noData, .failed]) == [])
    #expect(
      misnumbered(from: 1, [UIWindowSceneDestructionRequestOptions.DismissalAnimation.standard, .commit, .decline])
        == [])
    #expect(
      [
        objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
        .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
      ].map(\.rawValue) == [0, 1, 3, 769, 771])
    #expect(
      [
        NSExpression.ExpressionType.constantValue, .evaluatedObject, .variable, .keyPath, .function, .aggregate, .block,
        .conditional,
      ].map(\.rawValue) == [0, 1, 2, 3, 4, 14, 19, 20])
  }

  /// UIDragSession.h, UITextDropProposal.h, UIImagePickerController.h, UIPrintInfo.h, UIPencilInteraction.h, UIFindSession.h and others.
  @Test func whatIsDoneWithThings() {
    #expect(misnumbered([UIDropOperation.cancel, .forbidden, .copy, .move]) == [])
    #expect(misnumbered([UIDropSessionProgressIndicatorStyle.none, .default]) == [])
    #expect(misnumbered([UITextDropAction.insert, .replaceSelection, .replaceAll]) == [])
    #expect(misnumbered([UITextInteractionMode.editable, .nonEditable]) == [])
    #expect(misnumbered([UITimingCurveType.builtin, .cubic, .spring, .composed]) == [])
    #expect(misnumbered([UIContextMenuInteractionCommitStyle.dismiss, .pop]) == [])
    #expect(misnumbered([UIDocumentPickerMode.import, .open, .exportToService, .moveToService]) == [])
    #expect(misnumbered([UIEditMenuArrowDirection.automatic, .up, .down, .left, .right]) == [])
    #expect(misnumbered([UIMenuController.ArrowDirection.default, .up, .down, .left, .right]) == [])
    #expect(misnumbered(from: -1, [UIMenu.ElementSize.automatic, .small, .medium, .large]) == [])
    #expect(misnumbered([UIFindSession.SearchResultDisplayStyle.currentAndTotal, .total, .none]) == [])
    #expect(misnumbered([UITextSearchOptions.WordMatchMethod.contains, .startsWith, .fullWord]) == [])
    #expect(misnumbered([UITextStorageDirection.forward, .backward]) == [])
    #expect(misnumbered([UIImagePickerController.SourceType.photoLibrary, .camera, .savedPhotosAlbum]) == [])
    #expect(misnumbered(from: -1, [UIImagePickerController.CameraFlashMode.off, .auto, .on]) == [])
    #expect(
      misnumbered([
        UIImagePickerController.QualityType.typeHigh, .typeMedium, .typeLow, .type640x480, .typeIFrame1280x720,
        .typeIFrame960x540,
      ]) == [])
    #expect(misnumbered([UIPrintInfoOutputType.general, .photo, .grayscale, .photoGrayscale]) == [])
    #expect(misnumbered([UIPrintInfoOrientation.portrait, .landscape]) == [])
    #expect(misnumbered([UIPrintInfoDuplex.none, .longEdge, .shortEdge]) == [])
    #expect(
      misnumbered([
        UIPencilPreferredAction.ignore, .switchEraser, .switchPrevious, .showColorPalette, .showInkAttributes,
        .showContextualPalette, .runSystemShortcut,
      ]) == [])
    #expect(misnumbered([UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy, .soft, .rigid]) == [])
    #expect(misnumbered([UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error]) == [])
    #expect([NSItemProvider.RepresentationVisibility.all, .team, .ownProcess].map(\.rawValue) == [0, 1, 3])
    #expect(misnumbered([UIDynamicItemCollisionBoundsType.rectangle, .ellipse, .path]) == [])
    #expect(misnumbered([UIAttachmentBehavior.AttachmentType.items, .anchor]) == [])
    #expect(misnumbered(from: -1, [UIWritingToolsBehavior.none, .default, .complete, .limited]) == [])
  }

  /// USB HID usage tables, page 7: letters and figures, what stands beside them, functions, the keypad, and keys of other lands and times.
  @Test func keys() {
    #expect(
      misnumbered(from: 1, [UIKeyboardHIDUsage.keyboardErrorRollOver, .keyboardPOSTFail, .keyboardErrorUndefined]) == []
    )
    #expect(
      misnumbered(
        from: 4,
        [
          UIKeyboardHIDUsage.keyboardA, .keyboardB, .keyboardC, .keyboardD, .keyboardE, .keyboardF, .keyboardG,
          .keyboardH, .keyboardI, .keyboardJ, .keyboardK, .keyboardL, .keyboardM, .keyboardN, .keyboardO, .keyboardP,
          .keyboardQ, .keyboardR, .keyboardS, .keyboardT, .keyboardU, .keyboardV, .keyboardW, .keyboardX, .keyboardY,
          .keyboardZ, .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8,
          .keyboard9, .keyboard0, .keyboardReturnOrEnter, .keyboardEscape, .keyboardDeleteOrBackspace, .keyboardTab,
          .keyboardSpacebar, .keyboardHyphen, .keyboardEqualSign, .keyboardOpenBracket, .keyboardCloseBracket,
          .keyboardBackslash, .keyboardNonUSPound, .keyboardSemicolon, .keyboardQuote, .keyboardGraveAccentAndTilde,
          .keyboardComma, .keyboardPeriod, .keyboardSlash, .keyboardCapsLock, .keyboardF1, .keyboardF2, .keyboardF3,
          .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7, .keyboardF8, .keyboardF9, .keyboardF10, .keyboardF11,
          .keyboardF12, .keyboardPrintScreen, .keyboardScrollLock, .keyboardPause, .keyboardInsert, .keyboardHome,
          .keyboardPageUp, .keyboardDeleteForward, .keyboardEnd, .keyboardPageDown, .keyboardRightArrow,
          .keyboardLeftArrow, .keyboardDownArrow, .keyboardUpArrow, .keypadNumLock, .keypadSlash, .keypadAsterisk,
          .keypadHyphen, .keypadPlus, .keypadEnter, .keypad1, .keypad2, .keypad3, .keypad4, .keypad5, .keypad6,
          .keypad7, .keypad8, .keypad9, .keypad0, .keypadPeriod, .keyboardNonUSBackslash, .keyboardApplication,
          .keyboardPower, .keypadEqualSign, .keyboardF13, .keyboardF14, .keyboardF15, .keyboardF16, .keyboardF17,
          .keyboardF18, .keyboardF19, .keyboardF20, .keyboardF21, .keyboardF22, .keyboardF23, .keyboardF24,
          .keyboardExecute, .keyboardHelp, .keyboardMenu, .keyboardSelect, .keyboardStop, .keyboardAgain, .keyboardUndo,
          .keyboardCut, .keyboardCopy, .keyboardPaste, .keyboardFind, .keyboardMute, .keyboardVolumeUp,
          .keyboardVolumeDown, .keyboardLockingCapsLock, .keyboardLockingNumLock, .keyboardLockingScrollLock,
          .keypadComma, .keypadEqualSignAS400, .keyboardInternational1, .keyboardInternational2,
          .keyboardInternational3, .keyboardInternational4, .keyboardInternational5, .keyboardInternational6,
          .keyboardInternational7, .keyboardInternational8, .keyboardInternational9, .keyboardLANG1, .keyboardLANG2,
          .keyboardLANG3, .keyboardLANG4, .keyboardLANG5, .keyboardLANG6, .keyboardLANG7, .keyboardLANG8,
          .keyboardLANG9, .keyboardAlternateErase, .keyboardSysReqOrAttention, .keyboardCancel, .keyboardClear,
          .keyboardPrior, .keyboardReturn, .keyboardSeparator, .keyboardOut, .keyboardOper, .keyboardClearOrAgain,
          .keyboardCrSelOrProps, .keyboardExSel,
        ]) == [])
    #expect(
      misnumbered(
        from: 224,
        [
          UIKeyboardHIDUsage.keyboardLeftControl, .keyboardLeftShift, .keyboardLeftAlt, .keyboardLeftGUI,
          .keyboardRightControl, .keyboardRightShift, .keyboardRightAlt, .keyboardRightGUI,
        ]) == [])
    #expect(UIKeyboardHIDUsage.keyboardHangul == .keyboardLANG1 && UIKeyboardHIDUsage.keyboardHanja == .keyboardLANG2)
  }
}
