// UIKit's names of Swift 4, which Xcode still takes in projects of that version: the same things under the names of today.

extension Rewriting {
  mutating func changeOlderNames(_ file: Int) {
    let source = source(file)
    // A text was no collection until Swift 4; what has characters of its own today says so.
    let hasOwnCharacters = source.tokens.indices.contains { token in
      source.reads(token, "AttributedString") || source.reads(token, "characters") && !source.reads(token - 1, ".")
    }
    for token in source.tokens.indices where source.isKind(token, .word) && isActive(file, token) {
      let word = source.text(token)
      if let name = OlderNames.notifications[word], source.reads(token - 1, ".") {
        let isNamed = source.reads(token - 2, "Name") && source.reads(token - 3, ".")
        let start =
          isNamed && ["Notification", "NSNotification"].contains(source.text(token - 4)) ? token - 4 : token - 1
        replace(file, start, token, with: name)
      } else if word == "main", source.reads(token - 1, "."), source.reads(token - 2, "Bundle"),
        !source.reads(token - 3, "."), index.types["Bundle"] == nil
      {
        // The program that hosts the app has a bundle of its own.
        replace(file, token, token, with: "ofApp")
      } else if word == "characters", source.reads(token - 1, "."), !hasOwnCharacters, !isOfKey(source, token) {
        blank(file, token - 1, token)
      } else if let name = OlderNames.all[word] ?? OlderNames.media[word], !source.reads(token - 1, "."),
        index.types[word] == nil
      {
        replace(file, token, token, with: name)
        if word == "RunLoopMode", source.reads(token + 1, "."), let mode = OlderNames.modes[source.text(token + 2)] {
          replace(file, token + 2, token + 2, with: mode)
        }
      } else if word == "didFinishPickingMediaWithInfo", source.reads(token + 3, "["), source.reads(token + 4, "String")
      {
        replace(file, token + 4, token + 4, with: "UIImagePickerController.InfoKey")
      } else if let name = OlderNames.members[word] {
        replace(file, token, token, with: name)
      } else if let label = OlderNames.spacings[word], source.reads(token + 1, "(") {
        replace(file, token, token + 1, with: "constraint(\(label): ")
      } else if let (label, name) = OlderNames.relabelled[word], source.reads(token - 1, "."),
        source.reads(token + 1, "("), source.text(token + 2) == label, source.reads(token + 3, ":")
      {
        replace(file, token + 2, token + 2, with: name)
      } else if let owner = OlderNames.called[word], source.reads(token - 1, "."), source.text(token - 2) == owner,
        source.reads(token + 1, "("), source.reads(token + 2, ")"), index.types[owner] == nil
      {
        blank(file, token + 1, token + 2)
      } else if let (label, name) = OlderNames.labelled[word], source.reads(token + 1, "("),
        source.text(token + 2) == label, source.reads(token + 3, ":")
      {
        replace(file, token, token, with: name)
        // As the name of a method its label says that there is one argument.
        if source.reads(token + 4, ")") {
          replace(file, token + 2, token + 2, with: "_")
        } else {
          blank(file, token + 2, token + 3)
        }
      }
    }
  }
}

/// Whether what is before a point is a key of a keyboard, which has characters of its own today: `press.key?.characters`.
private func isOfKey(_ source: Source, _ token: Int) -> Bool {
  let before = source.reads(token - 2, "?") || source.reads(token - 2, "!") ? token - 3 : token - 2
  return source.reads(before, "key")
}

/// Older names and those of today.
enum OlderNames {
  static let modes = ["commonModes": "common", "defaultRunLoopMode": "default"]

  /// Members of UIKit's classes, and labels of their methods.
  static let members = [
    "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
    "childViewControllers": "children", "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden", "toParentViewController": "toParent",
    "activityIndicatorStyle": "style", "activityIndicatorViewStyle": "style", "styleSingle": "single",
    "styleThick": "thick", "styleDouble": "double",
  ]

  /// Methods whose names have become a label, each with that.
  static let spacings = [
    "constraintEqualToSystemSpacingAfter": "equalToSystemSpacingAfter",
    "constraintEqualToSystemSpacingBelow": "equalToSystemSpacingBelow",
    "constraintGreaterThanOrEqualToSystemSpacingAfter": "greaterThanOrEqualToSystemSpacingAfter",
    "constraintGreaterThanOrEqualToSystemSpacingBelow": "greaterThanOrEqualToSystemSpacingBelow",
    "constraintLessThanOrEqualToSystemSpacingAfter": "lessThanOrEqualToSystemSpacingAfter",
    "constraintLessThanOrEqualToSystemSpacingBelow": "lessThanOrEqualToSystemSpacingBelow",
  ]

  /// Methods whose first label was another, that and the one of today.
  static let relabelled = ["size": ("attributes", "withAttributes")]

  /// Methods whose first label has become a part of their names.
  static let labelled = [
    "bringSubview": ("toFront", "bringSubviewToFront"), "sendSubview": ("toBack", "sendSubviewToBack"),
  ]

  /// Methods that have become properties, each with its class.
  static let called = ["default": "UNNotificationSound"]

  static let notifications = [
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
    "UIApplicationDidChangeStatusBarOrientation": "UIApplication.didChangeStatusBarOrientationNotification",
    "UIApplicationDidChangeStatusBarFrame": "UIApplication.didChangeStatusBarFrameNotification",
    "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
    "UIApplicationUserDidTakeScreenshot": "UIApplication.userDidTakeScreenshotNotification",
    "UIApplicationWillChangeStatusBarOrientation": "UIApplication.willChangeStatusBarOrientationNotification",
    "UIApplicationWillChangeStatusBarFrame": "UIApplication.willChangeStatusBarFrameNotification",
    "UIApplicationSignificantTimeChange": "UIApplication.significantTimeChangeNotification",
    "UIWindowDidBecomeHidden": "UIWindow.didBecomeHiddenNotification",
    "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
    "UIWindowDidBecomeVisible": "UIWindow.didBecomeVisibleNotification",
    "UIWindowDidResignKey": "UIWindow.didResignKeyNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
    "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
    "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
    "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
    "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
  ]

  static let all = [
    "NSAttachmentAttributeName": "NSAttributedString.Key.attachment",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
    "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
    "NSExpansionAttributeName": "NSAttributedString.Key.expansion",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSKernAttributeName": "NSAttributedString.Key.kern", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLigatureAttributeName": "NSAttributedString.Key.ligature", "NSLinkAttributeName": "NSAttributedString.Key.link",
    "NSObliquenessAttributeName": "NSAttributedString.Key.obliqueness",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSShadowAttributeName": "NSAttributedString.Key.shadow",
    "NSStrikethroughColorAttributeName": "NSAttributedString.Key.strikethroughColor",
    "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
    "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
    "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
    "NSTextEffectAttributeName": "NSAttributedString.Key.textEffect",
    "NSUnderlineColorAttributeName": "NSAttributedString.Key.underlineColor",
    "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle", "RunLoopMode": "RunLoop.Mode",
    "UIAccessibilityTraitAdjustable": "UIAccessibilityTraits.adjustable",
    "UIAccessibilityTraitButton": "UIAccessibilityTraits.button",
    "UIAccessibilityTraitHeader": "UIAccessibilityTraits.header",
    "UIAccessibilityTraitImage": "UIAccessibilityTraits.image",
    "UIAccessibilityTraitLink": "UIAccessibilityTraits.link",
    "UIAccessibilityTraitNone": "UIAccessibilityTraits.none",
    "UIAccessibilityTraitNotEnabled": "UIAccessibilityTraits.notEnabled",
    "UIAccessibilityTraitSelected": "UIAccessibilityTraits.selected",
    "UIAccessibilityTraitStaticText": "UIAccessibilityTraits.staticText",
    "UIAccessibilityTraitUpdatesFrequently": "UIAccessibilityTraits.updatesFrequently",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIActivityType": "UIActivity.ActivityType",
    "UIAlertActionStyle": "UIAlertAction.Style", "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey", "UIApplicationState": "UIApplication.State",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIButtonType": "UIButton.ButtonType", "UICollectionElementCategory": "UICollectionView.ElementCategory",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment", "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State", "UIDatePickerMode": "UIDatePicker.Mode",
    "UIEventSubtype": "UIEvent.EventSubtype", "UIEventType": "UIEvent.EventType",
    "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits", "UIFontTextStyle": "UIFont.TextStyle",
    "UIFontWeightBlack": "UIFont.Weight.black", "UIFontWeightBold": "UIFont.Weight.bold",
    "UIFontWeightHeavy": "UIFont.Weight.heavy", "UIFontWeightLight": "UIFont.Weight.light",
    "UIFontWeightMedium": "UIFont.Weight.medium", "UIFontWeightRegular": "UIFont.Weight.regular",
    "UIFontWeightSemibold": "UIFont.Weight.semibold", "UIFontWeightThin": "UIFont.Weight.thin",
    "UIFontWeightUltraLight": "UIFont.Weight.ultraLight", "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImagePickerControllerCropRect": "UIImagePickerController.InfoKey.cropRect",
    "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
    "UIImagePickerControllerImageURL": "UIImagePickerController.InfoKey.imageURL",
    "UIImagePickerControllerMediaMetadata": "UIImagePickerController.InfoKey.mediaMetadata",
    "UIImagePickerControllerMediaType": "UIImagePickerController.InfoKey.mediaType",
    "UIImagePickerControllerMediaURL": "UIImagePickerController.InfoKey.mediaURL",
    "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
    "UIImagePickerControllerPHAsset": "UIImagePickerController.InfoKey.phAsset",
    "UIImagePickerControllerReferenceURL": "UIImagePickerController.InfoKey.referenceURL",
    "UIImageResizingMode": "UIImage.ResizingMode", "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UIInputViewStyle": "UIInputView.Style", "UIKeyInputDownArrow": "UIKeyCommand.inputDownArrow",
    "UIKeyInputEscape": "UIKeyCommand.inputEscape", "UIKeyInputLeftArrow": "UIKeyCommand.inputLeftArrow",
    "UIKeyInputRightArrow": "UIKeyCommand.inputRightArrow", "UIKeyInputUpArrow": "UIKeyCommand.inputUpArrow",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
    "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
    "UILayoutPriorityFittingSizeLevel": "UILayoutPriority.fittingSizeLevel",
    "UILayoutPriorityRequired": "UILayoutPriority.required",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerOptionInterPageSpacingKey": "UIPageViewController.OptionsKey.interPageSpacing",
    "UIPageViewControllerOptionSpineLocationKey": "UIPageViewController.OptionsKey.spineLocation",
    "UIPageViewControllerSpineLocation": "UIPageViewController.SpineLocation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIProgressViewStyle": "UIProgressView.Style", "UIPushBehaviorMode": "UIPushBehavior.Mode",
    "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode", "UISearchBarIcon": "UISearchBar.Icon",
    "UISearchBarStyle": "UISearchBar.Style", "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
    "UISplitViewControllerAutomaticDimension": "UISplitViewController.automaticDimension",
    "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
    "UIStackViewAlignment": "UIStackView.Alignment", "UIStackViewDistribution": "UIStackView.Distribution",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle", "UITableViewIndexSearch": "UITableView.indexSearch",
    "UITableViewRowActionStyle": "UITableViewRowAction.Style", "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition", "UITableViewStyle": "UITableView.Style",
    "UITextBorderStyle": "UITextField.BorderStyle", "UITextFieldViewMode": "UITextField.ViewMode",
    "UITouchPhase": "UITouch.Phase", "UITouchType": "UITouch.TouchType",
    "UIViewAnimationCurve": "UIView.AnimationCurve", "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationTransition": "UIView.AnimationTransition", "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode", "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric", "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIWindowLevel": "UIWindow.Level", "UIWindowLevelAlert": "UIWindow.Level.alert",
    "UIWindowLevelNormal": "UIWindow.Level.normal", "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
    "kCAAlignmentCenter": "CATextLayerAlignmentMode.center",
    "kCAAlignmentJustified": "CATextLayerAlignmentMode.justified",
    "kCAAlignmentLeft": "CATextLayerAlignmentMode.left", "kCAAlignmentNatural": "CATextLayerAlignmentMode.natural",
    "kCAAlignmentRight": "CATextLayerAlignmentMode.right", "kCAAnimationCubic": "CAAnimationCalculationMode.cubic",
    "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
    "kCAAnimationLinear": "CAAnimationCalculationMode.linear",
    "kCAAnimationPaced": "CAAnimationCalculationMode.paced",
    "kCAAnimationRotateAuto": "CAAnimationRotationMode.rotateAuto",
    "kCAEmitterLayerCircle": "CAEmitterLayerEmitterShape.circle",
    "kCAEmitterLayerLine": "CAEmitterLayerEmitterShape.line",
    "kCAEmitterLayerPoint": "CAEmitterLayerEmitterShape.point",
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards", "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards", "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
    "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd", "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero",
    "kCAGravityCenter": "CALayerContentsGravity.center", "kCAGravityResize": "CALayerContentsGravity.resize",
    "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
    "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
    "kCALineCapButt": "CAShapeLayerLineCap.butt", "kCALineCapRound": "CAShapeLayerLineCap.round",
    "kCALineCapSquare": "CAShapeLayerLineCap.square", "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel",
    "kCALineJoinMiter": "CAShapeLayerLineJoin.miter", "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
    "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear", "kCATransitionFade": "CATransitionType.fade",
    "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
    "kCATransitionFromLeft": "CATransitionSubtype.fromLeft",
    "kCATransitionFromRight": "CATransitionSubtype.fromRight", "kCATransitionFromTop": "CATransitionSubtype.fromTop",
    "kCATransitionMoveIn": "CATransitionType.moveIn", "kCATransitionPush": "CATransitionType.push",
    "kCATransitionReveal": "CATransitionType.reveal", "kCATruncationEnd": "CATextLayerTruncationMode.end",
    "kCATruncationNone": "CATextLayerTruncationMode.none",
  ]
}
