// The numbers behind sets of options, as UIKit's and Core Graphics' headers have them: they are written in files, sent to other programs
// and computed with.
import Foundation
import SwivelUI
import Testing

/// Those of a set's options whose bits are others than the header's.
func bits<Options: OptionSet>(_ rows: KeyValuePairs<Options, Options.RawValue>) -> [String]
where Options.RawValue: Equatable {
  rows.filter { $0.key.rawValue != $0.value }.map { "\($0.key.rawValue) is not \($0.value)" }
}

@MainActor struct RawValueTests {
  @Test func views() {
    #expect(
      bits([
        UIView.AutoresizingMask.flexibleLeftMargin: 1, .flexibleWidth: 2, .flexibleRightMargin: 4,
        .flexibleTopMargin: 8, .flexibleHeight: 16, .flexibleBottomMargin: 32,
      ]) == [])
    #expect(bits([UIRectEdge.top: 1, .left: 2, .bottom: 4, .right: 8, .all: 15]) == [])
    #expect(bits([UIRectCorner.topLeft: 1, .topRight: 2, .bottomLeft: 4, .bottomRight: 8]) == [])
    #expect(bits([UIPopoverArrowDirection.up: 1, .down: 2, .left: 4, .right: 8, .any: 15, .unknown: .max]) == [])
    #expect(
      bits([
        UIInterfaceOrientationMask.portrait: 2, .portraitUpsideDown: 4, .landscapeRight: 8, .landscapeLeft: 16,
        .landscape: 24, .allButUpsideDown: 26, .all: 30,
      ]) == [])
  }

  @Test func animations() {
    #expect(
      bits([
        UIView.AnimationOptions.layoutSubviews: 0x1, .allowUserInteraction: 0x2, .beginFromCurrentState: 0x4,
        .repeat: 0x8, .autoreverse: 0x10, .overrideInheritedDuration: 0x20, .overrideInheritedCurve: 0x40,
        .allowAnimatedContent: 0x80, .showHideTransitionViews: 0x100, .overrideInheritedOptions: 0x200,
        .curveEaseInOut: 0, .curveEaseIn: 0x1_0000, .curveEaseOut: 0x2_0000, .curveLinear: 0x3_0000,
        .transitionFlipFromLeft: 0x10_0000, .transitionFlipFromRight: 0x20_0000, .transitionCurlUp: 0x30_0000,
        .transitionCurlDown: 0x40_0000, .transitionCrossDissolve: 0x50_0000, .transitionFlipFromTop: 0x60_0000,
        .transitionFlipFromBottom: 0x70_0000, .preferredFramesPerSecond60: 0x300_0000,
        .preferredFramesPerSecond30: 0x700_0000,
      ]) == [])
    #expect(
      bits([
        UIView.KeyframeAnimationOptions.layoutSubviews: 0x1, .allowUserInteraction: 0x2,
        .beginFromCurrentState: 0x4, .repeat: 0x8, .autoreverse: 0x10,
        .calculationModeLinear: 0, .calculationModeDiscrete: 0x400,
        .calculationModePaced: 0x800, .calculationModeCubic: 0xC00, .calculationModeCubicPaced: 0x1000,
      ]) == [])
  }

  @Test func controls() {
    #expect(
      bits([
        UIControl.Event.touchDown: 0x1, .touchDownRepeat: 0x2, .touchDragInside: 0x4, .touchDragOutside: 0x8,
        .touchDragEnter: 0x10, .touchDragExit: 0x20, .touchUpInside: 0x40, .touchUpOutside: 0x80,
        .touchCancel: 0x100, .valueChanged: 0x1000, .primaryActionTriggered: 0x2000,
        .menuActionTriggered: 0x4000, .editingDidBegin: 0x1_0000, .editingChanged: 0x2_0000,
        .editingDidEnd: 0x4_0000, .editingDidEndOnExit: 0x8_0000, .allTouchEvents: 0xFFF,
        .allEditingEvents: 0xF_0000, .allEvents: 0xFFFF_FFFF,
      ]) == [])
    #expect(
      bits([
        UIControl.State.normal: 0, .highlighted: 1, .disabled: 2, .selected: 4, .focused: 8,
        .application: 0xFF_0000, .reserved: 0xFF00_0000,
      ]) == [])
    #expect(
      bits([
        UIKeyModifierFlags.alphaShift: 0x1_0000, .shift: 0x2_0000, .control: 0x4_0000, .alternate: 0x8_0000,
        .command: 0x10_0000, .numericPad: 0x20_0000,
      ]) == [])
  }

  @Test func textsAndPictures() {
    #expect(
      bits([
        NSUnderlineStyle.single: 1, .thick: 2, .double: 9, .patternDot: 0x100, .patternDash: 0x200,
        .patternDashDot: 0x300, .patternDashDotDot: 0x400, .byWord: 0x8000,
      ]) == [])
    #expect(
      bits([
        NSStringDrawingOptions.usesLineFragmentOrigin: 1, .usesFontLeading: 2, .usesDeviceMetrics: 8,
        .truncatesLastVisibleLine: 32,
      ]) == [])
    #expect(
      bits([
        CGBitmapInfo.alphaInfoMask: 0x1F, .floatComponents: 0x100, .byteOrderMask: 0x7000, .byteOrderDefault: 0,
        .byteOrder16Little: 0x1000, .byteOrder32Little: 0x2000, .byteOrder16Big: 0x3000,
        .byteOrder32Big: 0x4000,
      ]) == [])
  }

  /// UNUserNotificationCenter.h, UNNotificationAction.h, UNNotificationCategory.h, UNNotificationSettings.h, UNNotificationContent.h,
  /// UNError.h, and UIUserNotificationSettings.h before them.
  @Test func notifications() {
    #expect(
      bits([
        UNAuthorizationOptions.badge: 1, .sound: 2, .alert: 4, .carPlay: 8, .criticalAlert: 16,
        .providesAppNotificationSettings: 32, .provisional: 64,
      ]) == [])
    #expect(
      bits([UNNotificationPresentationOptions.badge: 1, .sound: 2, .alert: 4, .list: 8, .banner: 16]) == [])
    #expect(bits([UNNotificationActionOptions.authenticationRequired: 1, .destructive: 2, .foreground: 4]) == [])
    #expect(
      bits([
        UNNotificationCategoryOptions.customDismissAction: 1, .allowInCarPlay: 2, .hiddenPreviewsShowTitle: 4,
        .hiddenPreviewsShowSubtitle: 8,
      ]) == [])
    #expect(bits([UIUserNotificationType.badge: 1, .sound: 2, .alert: 4]) == [])
    #expect(
      [UNAuthorizationStatus.notDetermined, .denied, .authorized, .provisional, .ephemeral].map(\.rawValue)
        == [0, 1, 2, 3, 4])
    #expect([UNNotificationSetting.notSupported, .disabled, .enabled].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UNNotificationInterruptionLevel.passive, .active, .timeSensitive, .critical].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UIUserNotificationActivationMode.foreground, .background].map(\.rawValue) == [0, 1])
    #expect(UNError.Code.notificationsNotAllowed.rawValue == 1 && UNError.errorDomain == "UNErrorDomain")
  }
}
