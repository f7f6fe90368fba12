// The numbers of UIKit's, Core Graphics' and Foundation's enumerations, as their headers count them: archives keep them, Objective-C hands
// them over, and apps reckon with them. Most are counted on from a first one.
import Foundation
import SwivelUI
import Testing

/// Those of the cases that do not have the number of their place, counted from `first`.
func misnumbered<Kind: RawRepresentable>(
  from first: Kind.RawValue = 0, _ cases: [Kind]
) -> [String] where Kind.RawValue: FixedWidthInteger {
  cases.enumerated().filter { $1.rawValue != first + Kind.RawValue($0) }.map { "\(Kind.self) \($1): \($1.rawValue)" }
}

@MainActor @Suite struct HeaderNumberTests {
  /// UIAccessibilityConstants.h, UIAccessibilityCustomRotor.h, UIAccessibility.h.
  @Test func accessibility() {
    #expect(misnumbered([UIAccessibilityContainerType.none, .dataTable, .list, .landmark, .semanticGroup]) == [])
    #expect(misnumbered([UIAccessibilityNavigationStyle.automatic, .separate, .combined]) == [])
    #expect(misnumbered(from: 1, [UIAccessibilityScrollDirection.right, .left, .up, .down, .next, .previous]) == [])
    #expect(misnumbered([UIAccessibilityExpandedStatus.unsupported, .expanded, .collapsed]) == [])
    #expect(
      misnumbered([
        UIAccessibilityCustomRotor.SystemRotorType.none, .link, .visitedLink, .heading, .headingLevel1, .headingLevel2,
        .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6, .boldText, .italicText, .underlineText,
        .misspelledWord, .image, .textField, .table, .list, .landmark,
      ]) == [])
    #expect(misnumbered(from: -1, [UIAccessibilityContrast.unspecified, .normal, .high]) == [])
    #expect(misnumbered(from: -1, [UILegibilityWeight.unspecified, .regular, .bold]) == [])
  }

  /// UITouch.h, UIEvent.h, UIPress.h, UITextInput.h, UITextInputTraits.h.
  @Test func input() {
    #expect(
      misnumbered([
        UITouch.Phase.began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
      ]) == [])
    #expect(
      misnumbered([UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer]) == []
        && UITouch.TouchType.stylus == .pencil)
    #expect(misnumbered([UIEvent.EventType.touches, .motion, .remoteControl, .presses]) == [])
    #expect([UIEvent.EventType.scroll, .hover, .transform].map(\.rawValue) == [10, 11, 14])
    #expect(misnumbered([UIEvent.EventSubtype.none, .motionShake]) == [])
    #expect(
      misnumbered(
        from: 100,
        [
          UIEvent.EventSubtype.remoteControlPlay, .remoteControlPause, .remoteControlStop,
          .remoteControlTogglePlayPause,
          .remoteControlNextTrack, .remoteControlPreviousTrack,
        ]) == [])
    #expect(
      misnumbered([UIPress.PressType.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause]) == [])
    #expect(misnumbered(from: 30, [UIPress.PressType.pageUp, .pageDown]) == [])
    #expect(misnumbered(from: 2, [UITextLayoutDirection.right, .left, .up, .down]) == [])
    #expect(misnumbered(from: -1, [NSWritingDirection.natural, .leftToRight, .rightToLeft]) == [])
    #expect(misnumbered([UITextAutocapitalizationType.none, .words, .sentences, .allCharacters]) == [])
    #expect(misnumbered([UITextAutocorrectionType.default, .no, .yes]) == [])
    #expect(misnumbered([UITextSpellCheckingType.default, .no, .yes]) == [])
    #expect(misnumbered([UITextSmartQuotesType.default, .no, .yes]) == [])
    #expect(misnumbered([UITextSmartDashesType.default, .no, .yes]) == [])
    #expect(misnumbered([UITextSmartInsertDeleteType.default, .no, .yes]) == [])
    #expect(misnumbered([UITextInlinePredictionType.default, .no, .yes]) == [])
    #expect(misnumbered([UIKeyboardAppearance.default, .dark, .light]) == [])
    #expect(
      misnumbered([
        UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
        .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
      ]) == [] && UIKeyboardType.alphabet == .asciiCapable)
    #expect(
      misnumbered([
        UIReturnKeyType.default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
        .continue,
      ]) == [])
  }

  /// UIBlurEffect.h, UIVibrancyEffect.h, UIImageSymbolConfiguration.h, UIImage.h, UIView.h, UIApplication.h, UIViewController.h.
  @Test func looks() {
    #expect(
      misnumbered([
        UIBlurEffect.Style.extraLight, .light, .dark, .extraDark, .regular, .prominent, .systemUltraThinMaterial,
        .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
        .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
        .systemChromeMaterialLight, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark,
      ]) == [])
    #expect(
      misnumbered([
        UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill,
        .tertiaryFill, .separator,
      ]) == [])
    #expect(
      misnumbered([
        UIImage.SymbolWeight.unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
        .black,
      ]) == [])
    #expect(misnumbered(from: -1, [UIImage.SymbolScale.default, .unspecified, .small, .medium, .large]) == [])
    #expect(misnumbered([UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate]) == [])
    #expect(misnumbered([UIImage.ResizingMode.tile, .stretch]) == [])
    #expect(
      misnumbered([
        UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
      ]) == [])
    #expect(
      misnumbered([
        UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
        .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
      ]) == [])
    #expect(misnumbered([UIView.TintAdjustmentMode.automatic, .normal, .dimmed]) == [])
    #expect(misnumbered([UIView.AnimationTransition.none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown]) == [])
    #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
    #expect(misnumbered([UIStatusBarAnimation.none, .fade, .slide]) == [])
    #expect(misnumbered([UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]) == [])
    #expect(
      misnumbered(
        from: -2,
        [
          UIModalPresentationStyle.automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
          .overFullScreen, .overCurrentContext, .popover,
        ]) == [])
    #expect(misnumbered([UIBarStyle.default, .black, .blackTranslucent]) == [])
    #expect(misnumbered([UIBaselineAdjustment.alignBaselines, .alignCenters, .none]) == [])
    #expect(
      misnumbered([
        NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle,
      ]) == [])
    #expect(misnumbered(from: -1, [UIDisplayGamut.unspecified, .SRGB, .P3]) == [])
    #expect(misnumbered([UIForceTouchCapability.unknown, .unavailable, .available]) == [])
  }

  /// CGContext.h, CGPath.h, CGImage.h, CGColorSpace.h: qualities stand as high 3 and medium 4.
  @Test func drawing() {
    #expect(
      misnumbered([
        CGBlendMode.normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
        .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn,
        .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor,
        .plusDarker, .plusLighter,
      ]) == [])
    #expect(
      misnumbered([
        CGTextDrawingMode.fill, .stroke, .fillStroke, .invisible, .fillClip, .strokeClip, .fillStrokeClip, .clip,
      ]) == [])
    #expect(misnumbered([CGInterpolationQuality.default, .none, .low, .high, .medium]) == [])
    #expect(misnumbered([CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]) == [])
    #expect(
      misnumbered([CGLineCap.butt, .round, .square]) == [] && misnumbered([CGLineJoin.miter, .round, .bevel]) == [])
    #expect(
      misnumbered([
        CGImageAlphaInfo.none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst,
        .alphaOnly,
      ]) == [])
    #expect(
      misnumbered([
        CGColorRenderingIntent.defaultIntent, .absoluteColorimetric, .relativeColorimetric, .perceptual, .saturation,
      ]) == [])
    #expect(misnumbered(from: -1, [CGColorSpaceModel.unknown, .monochrome, .rgb, .cmyk]) == [])
    #expect(misnumbered([CTFontManagerScope.none, .process, .persistent, .session]) == [])
  }

  /// UIBarButtonItem.h, UITabBarItem.h, UIApplicationShortcutItem.h: what the system has words and pictures for.
  @Test func whatTheSystemHasWordsFor() {
    #expect(
      misnumbered([UIBarButtonItem.SystemItem.done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose])
        == [])
    #expect(
      misnumbered(
        from: 8,
        [
          UIBarButtonItem.SystemItem.reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash,
          .play, .pause, .rewind, .fastForward, .undo, .redo,
        ]) == [])
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    #expect(
      misnumbered([
        UITabBarItem.SystemItem.more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks,
        .search, .downloads, .mostRecent, .mostViewed,
      ]) == [])
    #expect(
      misnumbered([
        UIApplicationShortcutIcon.IconType.compose, .play, .pause, .add, .location, .search, .share, .prohibit,
        .contact, .home, .markLocation, .favorite, .love, .cloud, .invitation, .confirmation, .mail, .message, .date,
        .time, .capturePhoto, .captureVideo, .task, .taskCompleted, .alarm, .bookmark,
      ]) == [])
    #expect([UIApplicationShortcutIcon.IconType.audio, .update].map(\.rawValue) == [27, 28])
    #expect(
      [UIButton.ButtonType.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close].map(
        \.rawValue)
        == [0, 1, 2, 3, 4, 5, 7])
  }
}
