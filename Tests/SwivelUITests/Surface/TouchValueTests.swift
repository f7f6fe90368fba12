// Touches, events, presses and keys as values, and focus, which nothing has where there is neither a remote control nor a keyboard: by
// the documentation of UITouch, UIEvent, UIPress, UIKeyCommand, UIFocusSystem and UIResponder.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct TouchValueTests {
  /// "previousLocation(in:): the previous location"; a finger has no tilt, no force and nothing that is a guess.
  @Test func aFinger() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let touch = UITouch()
      #expect(touch.phase == .began && touch.tapCount == 1 && touch.type == .direct && touch.timestamp == 0)
      #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
      #expect(touch.majorRadius == 0 && touch.majorRadiusTolerance == 0)
      #expect(touch.estimatedProperties == [] && touch.estimatedPropertiesExpectingUpdates == [])
      #expect(touch.estimationUpdateIndex == nil && touch.rollAngle == 0)
      #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0)
      #expect(touch.azimuthUnitVector(in: window) == CGVector(dx: 1, dy: 0))
      #expect(touch.location(in: nil) == .zero && touch.previousLocation(in: nil) == .zero)
      // A view's own coordinates: the corner of the window is 30 to its left and 40 above.
      let view = UIView(frame: CGRect(x: 30, y: 40, width: 5, height: 5))
      window.addSubview(view)
      let place = CGPoint(x: -30, y: -40)
      #expect(touch.location(in: view) == place && touch.previousLocation(in: view) == place)
      #expect(touch.preciseLocation(in: view) == place && touch.precisePreviousLocation(in: view) == place)
      #expect(touch.view == nil && touch.window == nil && touch.gestureRecognizers == nil)
    }
  }

  /// What an event says of fingers it has, and of one it has not ("predictedTouches(for:) … nil if the touch is not part of the event").
  @Test func whatAnEventHas() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let event = UIEvent()
      #expect(event.type == .touches && event.subtype == .none && event.timestamp == 0)
      #expect(event.allTouches == [] && event.buttonMask == [] && event.modifierFlags == [])
      #expect(event.coalescedTouches(for: UITouch()) == nil && event.predictedTouches(for: UITouch()) == nil)
      #expect(event.touches(for: UIView()) == [] && event.touches(for: UITapGestureRecognizer()) == [])
      #expect(event.touches(for: window) == [])
    }
  }

  /// Nobody presses keys: a press, its event and a key say what there is of nothing, and answers are handed up the chain.
  @Test func pressesAndKeys() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let event = UIPressesEvent()
      #expect(event.type == .presses && event.allPresses == [] && event.presses(for: UITapGestureRecognizer()) == [])
      let up = KeyListener(frame: .zero)
      let view = UIView()
      up.addSubview(view)
      view.pressesBegan([], with: event)
      view.pressesChanged([], with: event)
      view.pressesEnded([], with: event)
      view.pressesCancelled([], with: event)
      view.motionBegan(.motionShake, with: nil)
      view.motionEnded(.motionShake, with: nil)
      view.motionCancelled(.none, with: nil)
      view.touchesEstimatedPropertiesUpdated([])
      #expect(
        up.heard == [
          "began", "changed", "ended", "cancelled", "motion began 1", "motion ended 1", "motion cancelled 0",
          "estimated",
        ])
    }
  }

  private final class KeyListener: UIView {
    var heard: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("began") }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("changed") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("cancelled") }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion began \(motion.rawValue)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion ended \(motion.rawValue)")
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion cancelled \(motion.rawValue)")
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { heard.append("estimated") }
  }

  /// Keys that type nothing have names, each its own; a command keeps what it was made of.
  @Test func keyCommands() throws {
    let names = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
      UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, UIKeyCommand.inputHome,
      UIKeyCommand.inputEnd, UIKeyCommand.inputDelete, UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3,
      UIKeyCommand.f4,
      UIKeyCommand.f5, UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8, UIKeyCommand.f9, UIKeyCommand.f10,
      UIKeyCommand.f11, UIKeyCommand.f12,
    ]
    #expect(Set(names).count == names.count && names.allSatisfy { $0.count > 1 })
    try onDevice(.iPadPro11, Era(17)) { _ in
      let action = Selector("find:")
      let alternate = UICommandAlternate(title: "All", action: Selector("all:"), modifierFlags: .shift)
      let command = UIKeyCommand(
        title: "Find", action: action, input: "f", modifierFlags: [.command, .alternate], propertyList: 3,
        alternates: [alternate], discoverabilityTitle: "Find it", attributes: .destructive, state: .mixed)
      #expect(command.title == "Find" && command.action == action && command.input == "f")
      #expect(command.modifierFlags == [.command, .alternate] && command.propertyList as? Int == 3)
      #expect(command.alternates.map(\.title) == ["All"] && command.alternates[0].modifierFlags == .shift)
      #expect(command.alternates[0].action == Selector("all:") && command.discoverabilityTitle == "Find it")
      #expect(command.attributes == .destructive && command.state == .mixed)
      #expect(!command.wantsPriorityOverSystemBehavior && command.allowsAutomaticLocalization)
      #expect(command.allowsAutomaticMirroring)
    }
  }

  /// There is no focus: nobody has it, asking for it changes nothing, and where it may go is free.
  @Test func focus() throws {
    try onDevice(.iPadPro11, Era(17)) { window in
      let view = UIView()
      window.addSubview(view)
      #expect(UIFocusSystem.focusSystem(for: view) == nil)
      #expect(UIScreen.main.focusedItem == nil && UIScreen.main.focusedView == nil && !UIScreen.main.supportsFocus)
      #expect(!view.isFocused && !view.canBecomeFocused && view.preferredFocusEnvironments.isEmpty)
      view.setNeedsFocusUpdate()
      view.updateFocusIfNeeded()
      #expect(!view.isFocused && view.shouldUpdateFocus(in: UIFocusUpdateContext()))
      for context in [UIFocusUpdateContext(), UITableViewFocusUpdateContext(), UICollectionViewFocusUpdateContext()] {
        #expect(context.previouslyFocusedItem == nil && context.nextFocusedItem == nil)
        #expect(context.previouslyFocusedView == nil && context.nextFocusedView == nil && context.focusHeading == [])
      }
      var order: [String] = []
      let coordinator = UIFocusAnimationCoordinator()
      coordinator.addCoordinatedAnimations({ order.append("moves") }, completion: { order.append("done") })
      coordinator.addCoordinatedAnimations(nil, completion: { order.append("done again") })
      #expect(order == ["moves", "done", "done again"])
      let guide = UIFocusGuide()
      #expect(guide.isEnabled && guide.preferredFocusEnvironments.isEmpty)
    }
  }

  /// A responder that is nothing in particular (UIResponder): what it can do, what it has, and what it says to a screen reader.
  @Test func aResponderOfNothing() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let responder = UIAccessibilityElement(accessibilityContainer: UIView())
      #expect(responder.next == nil && !responder.isFirstResponder && !responder.canBecomeFirstResponder)
      #expect(responder.canResignFirstResponder && !responder.becomeFirstResponder())
      #expect(responder.inputView == nil && responder.inputAccessoryView == nil && responder.inputViewController == nil)
      #expect(responder.inputAccessoryViewController == nil && responder.keyCommands == nil)
      #expect(responder.undoManager == nil && responder.textInputContextIdentifier == nil)
      #expect(responder.textInputMode?.primaryLanguage == "en-US" && responder.userActivity == nil)
      #expect(responder.editingInteractionConfiguration == .default && responder.pasteConfiguration == nil)
      #expect(!responder.canPaste([]) && responder.activityItemsConfiguration == nil)
      #expect(!responder.accessibilityElementIsFocused() && !responder.accessibilityActivate())
      #expect(!responder.accessibilityScroll(.down) && !responder.accessibilityPerformEscape())
      #expect(!responder.accessibilityPerformMagicTap())
    }
  }
}
