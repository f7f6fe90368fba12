// What views tell screen readers and what of it is kept, and the settings of a device on which nothing of the kind is switched on: by the
// documentation of UIAccessibility, UIAccessibilityContainer, UIAccessibilityCustomRotor and UIAccessibilityElement.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct SpokenValueTests {
  @Test func whatIsKept() throws {
    try ofNew(UIView(), on: .iPhoneSE3) { kept in
      let rotor = UIAccessibilityCustomRotor(name: "a") { _ in nil }
      kept(\.isAccessibilityElement, false)
      kept(\.accessibilityLabel, nil, "a")
      kept(\.accessibilityValue, nil, "a")
      kept(\.accessibilityHint, nil, "a")
      kept(\.accessibilityLanguage, nil, "de")
      kept(\.accessibilityElementsHidden, false)
      kept(\.accessibilityViewIsModal, false)
      kept(\.shouldGroupAccessibilityChildren, false)
      kept(\.accessibilityIgnoresInvertColors, false)
      kept(\.accessibilityRespondsToUserInteraction, false)
      kept(\.accessibilityContainerType, .none, .landmark)
      kept(\.accessibilityNavigationStyle, .automatic, .combined)
      kept(\.accessibilityTextualContext, nil, .console)
      kept(\.accessibilityTraits, [], [.button, .header])
      kept(\.accessibilityPath, nil, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2)))
      kept(\.accessibilityCustomRotors, nil, [rotor])
      kept(\.accessibilityDragSourceDescriptors, nil, [])
      kept(\.accessibilityDropPointDescriptors, nil, [])
    }
    try ofNew(UIButton(), on: .iPhoneSE3) { $0(\.accessibilityRespondsToUserInteraction, true) }
  }

  /// UIAccessibilityContainer: elements by their places; "NSNotFound if the element is not in the container".
  @Test func containers() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let container = UIView()
      #expect(container.accessibilityElementCount() == 0 && container.accessibilityElement(at: 0) == nil)
      let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: container) }
      container.accessibilityElements = elements
      #expect(container.accessibilityElementCount() == 3)
      for (index, element) in elements.enumerated() {
        #expect(container.accessibilityElement(at: index) as? UIAccessibilityElement === element)
        #expect(container.index(ofAccessibilityElement: element) == index)
        #expect(element.accessibilityContainer === container)
      }
      #expect(container.accessibilityElement(at: 3) == nil && container.accessibilityElement(at: -1) == nil)
      #expect(container.index(ofAccessibilityElement: UIView()) == NSNotFound)
      container.automationElements = [elements[1]]
      #expect(container.automationElements?.count == 1)
      // "A list of localized strings; the label is used where there is none".
      #expect(container.accessibilityUserInputLabels == [])
      container.accessibilityLabel = "Mail"
      #expect(
        container.accessibilityUserInputLabels == ["Mail"] && container.accessibilityAttributedLabel?.string == "Mail")
      container.accessibilityUserInputLabels = ["Post"]
      #expect(container.accessibilityUserInputLabels == ["Post"])
    }
  }

  /// `accessibilityFrameInContainerSpace`: in the container's coordinates; a view's own frame is that on the screen, its point the middle.
  @Test func frames() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      window.addSubview(view)
      #expect(view.accessibilityFrame == view.frame && view.accessibilityActivationPoint == CGPoint(x: 60, y: 45))
      let element = UIAccessibilityElement(accessibilityContainer: view)
      #expect(element.accessibilityFrame == .zero)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
      view.frame.origin.x = 30
      #expect(element.accessibilityFrame == CGRect(x: 31, y: 22, width: 3, height: 4))
      element.accessibilityFrame = CGRect(x: 5, y: 6, width: 7, height: 8)
      #expect(element.accessibilityFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
      #expect(element.accessibilityFrameInContainerSpace == .zero)
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(
        UIAccessibility.convertToScreenCoordinates(path, in: view).bounds == CGRect(x: 30, y: 20, width: 4, height: 4))
      #expect(path.bounds.origin == .zero)
    }
  }

  /// Rotors and places have a name with attributes, which is theirs as it was given.
  @Test func names() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let spoken = NSAttributedString(string: "Cut", attributes: [.accessibilitySpeechPitch: 0.5])
      let rotor = UIAccessibilityCustomRotor(attributedName: spoken) { _ in nil }
      #expect(rotor.attributedName === spoken && rotor.name == "Cut" && rotor.systemRotorType == .none)
      rotor.name = "Paste"
      #expect(rotor.attributedName.string == "Paste")
      rotor.attributedName = spoken
      #expect(rotor.name == "Cut" && rotor.attributedName === spoken)
      let links = UIAccessibilityCustomRotor(systemType: .link) { _ in nil }
      #expect(links.name == "" && links.systemRotorType == .link)
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      let place = UIAccessibilityLocationDescriptor(attributedName: spoken, point: CGPoint(x: 1, y: 2), in: view)
      #expect(place.attributedName === spoken && place.name == "Cut" && place.point == CGPoint(x: 1, y: 2))
      // "The midpoint of the view", in its own coordinates.
      let middle = UIAccessibilityLocationDescriptor(name: "All", view: view)
      #expect(middle.point == CGPoint(x: 50, y: 25) && middle.view === view)
      #expect(middle.attributedName.string == "All")
      let found = UIAccessibilityCustomRotorItemResult(targetElement: view, target: nil)
      #expect(found.targetElement === view && found.targetRange == nil)
      let search = UIAccessibilityCustomRotorSearchPredicate()
      #expect(search.searchDirection == .next && search.currentItem.targetElement == nil)
      #expect(rotor.itemSearchBlock(search) == nil)
    }
  }

  /// A device as it is bought: nothing is running or switched on but what is on at first (shaking to undo, films that play by themselves).
  @Test func settings() {
    let off = [
      UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning, UIAccessibility.isReduceMotionEnabled,
      UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isBoldTextEnabled,
      UIAccessibility.isInvertColorsEnabled, UIAccessibility.isGrayscaleEnabled,
      UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isAssistiveTouchRunning,
      UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isMonoAudioEnabled,
      UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.shouldDifferentiateWithoutColor,
      UIAccessibility.isOnOffSwitchLabelsEnabled, UIAccessibility.prefersCrossFadeTransitions,
      UIAccessibility.buttonShapesEnabled,
    ]
    #expect(!off.contains(true))
    #expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
  }

  /// A notification's name is Objective-C's name of it.
  @Test func namesOfNotifications() {
    let rows: KeyValuePairs<Notification.Name, String> = [
      UIAccessibility.voiceOverStatusDidChangeNotification: "UIAccessibilityVoiceOverStatusDidChangeNotification",
      UIAccessibility.reduceMotionStatusDidChangeNotification: "UIAccessibilityReduceMotionStatusDidChangeNotification",
      UIAccessibility.reduceTransparencyStatusDidChangeNotification:
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification",
      UIAccessibility.boldTextStatusDidChangeNotification: "UIAccessibilityBoldTextStatusDidChangeNotification",
      UIAccessibility.elementFocusedNotification: "UIAccessibilityElementFocusedNotification",
      UIAccessibility.announcementDidFinishNotification: "UIAccessibilityAnnouncementDidFinishNotification",
      UIAccessibility.switchControlStatusDidChangeNotification:
        "UIAccessibilitySwitchControlStatusDidChangeNotification",
      UIAccessibility.invertColorsStatusDidChangeNotification: "UIAccessibilityInvertColorsStatusDidChangeNotification",
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification:
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification",
      UIFocusSystem.didUpdateNotification: "UIFocusDidUpdateNotification",
      UIMenuController.menuFrameDidChangeNotification: "UIMenuControllerMenuFrameDidChangeNotification",
      UIPasteboard.removedNotification: "UIPasteboardRemovedNotification",
      UIDevice.batteryStateDidChangeNotification: "UIDeviceBatteryStateDidChangeNotification",
      UIDevice.batteryLevelDidChangeNotification: "UIDeviceBatteryLevelDidChangeNotification",
      UIDevice.proximityStateDidChangeNotification: "UIDeviceProximityStateDidChangeNotification",
      UIScreen.brightnessDidChangeNotification: "UIScreenBrightnessDidChangeNotification",
      UIScreen.didConnectNotification: "UIScreenDidConnectNotification",
      UIScreen.modeDidChangeNotification: "UIScreenModeDidChangeNotification",
      UIScreen.capturedDidChangeNotification: "UIScreenCapturedDidChangeNotification",
      UIApplication.willTerminateNotification: "UIApplicationWillTerminateNotification",
      UIApplication.willChangeStatusBarOrientationNotification:
        "UIApplicationWillChangeStatusBarOrientationNotification",
      UIApplication.didChangeStatusBarOrientationNotification: "UIApplicationDidChangeStatusBarOrientationNotification",
      UIApplication.willChangeStatusBarFrameNotification: "UIApplicationWillChangeStatusBarFrameNotification",
      UIApplication.didChangeStatusBarFrameNotification: "UIApplicationDidChangeStatusBarFrameNotification",
      UIApplication.userDidTakeScreenshotNotification: "UIApplicationUserDidTakeScreenshotNotification",
      UITextInputMode.currentInputModeDidChangeNotification: "UITextInputCurrentInputModeDidChangeNotification",
      UIScene.willConnectNotification: "UISceneWillConnectNotification",
      UIScene.willDeactivateNotification: "UISceneWillDeactivateNotification",
      UITableView.selectionDidChangeNotification: "UITableViewSelectionDidChangeNotification",
      UITextView.textDidBeginEditingNotification: "UITextViewTextDidBeginEditingNotification",
      UITextField.textDidBeginEditingNotification: "UITextFieldTextDidBeginEditingNotification",
      NSTextStorage.willProcessEditingNotification: "NSTextStorageWillProcessEditingNotification",
      NSTextStorage.didProcessEditingNotification: "NSTextStorageDidProcessEditingNotification",
    ]
    #expect(rows.filter { $0.key.rawValue != $0.value }.map { $0.value } == [])
  }
}
