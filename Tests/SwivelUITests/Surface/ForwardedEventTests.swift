// What a responder does that nobody asked anything else of: events go on to the next, commands are answered by the first that knows
// them, and elements for a screen reader are counted (UIResponder, UIAccessibilityContainer).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Hears of everything that is handed on.
@MainActor private final class Outer: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { heard.append("estimated") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("press began") }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("press changed") }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("press ended") }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("press cancelled")
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("motion began") }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("motion ended") }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("motion cancelled")
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("bow:") || super.canPerformAction(action, withSender: sender)
  }
  override var undoManager: UndoManager? { manager }
  let manager = UndoManager()
}

@MainActor @Suite struct ForwardedEventTests {
  @Test func eventsGoOn() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (outer, inner) = (Outer(), UIView())
      outer.addSubview(inner)
      inner.touchesBegan([], with: nil)
      inner.touchesMoved([], with: nil)
      inner.touchesEnded([], with: nil)
      inner.touchesCancelled([], with: nil)
      inner.touchesEstimatedPropertiesUpdated([])
      inner.pressesBegan([], with: nil)
      inner.pressesChanged([], with: nil)
      inner.pressesEnded([], with: nil)
      inner.pressesCancelled([], with: nil)
      inner.motionBegan(.motionShake, with: nil)
      inner.motionEnded(.motionShake, with: nil)
      inner.motionCancelled(.motionShake, with: nil)
      #expect(
        outer.heard == [
          "began", "moved", "ended", "cancelled", "estimated", "press began", "press changed", "press ended",
          "press cancelled", "motion began", "motion ended", "motion cancelled",
        ])
      // What scrolls keeps its touches.
      let scroll = UIScrollView()
      outer.addSubview(scroll)
      outer.heard = []
      scroll.touchesBegan([], with: nil)
      scroll.touchesEnded([], with: nil)
      #expect(outer.heard.isEmpty)
      #expect(inner.undoManager === outer.manager)
    }
  }

  /// UIResponder, touchesBegan(_:with:): who overrides it without calling super "must also override the other methods for handling touch
  /// events". So whoever is behind a view hears of all of a touch, or of nothing.
  @Test func touchesAreHandedOnWholeOrNotAtAll() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let views: [UIView] = [
        UIView(), UILabel(), UIImageView(), UIButton(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(),
        UIPickerView(), UIDatePicker(), UIPageControl(), UIProgressView(), UITextField(), UITextView(), UIScrollView(),
        UITableView(), UISearchBar(), UINavigationBar(), UIToolbar(), UITabBar(), UIStackView(), UIControl(),
      ]
      for view in views {
        let outer = Outer()
        outer.addSubview(view)
        view.touchesBegan([], with: nil)
        view.touchesMoved([], with: nil)
        view.touchesEnded([], with: nil)
        view.touchesCancelled([], with: nil)
        let all = ["began", "moved", "ended", "cancelled"]
        #expect(outer.heard.isEmpty || outer.heard == all, "\(type(of: view))")
      }
    }
  }

  @Test func commandsFindWhoKnowsThem() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (outer, inner, alone) = (Outer(), UIView(), UIView())
      outer.addSubview(inner)
      #expect(inner.target(forAction: Selector("bow:"), withSender: nil) as? UIView === outer)
      #expect(alone.target(forAction: Selector("bow:"), withSender: nil) == nil)
      #expect(!inner.canPerformAction(Selector("bow:"), withSender: nil))
      #expect(!inner.canBecomeFirstResponder && inner.canResignFirstResponder && !inner.isFirstResponder)
      #expect(inner.inputView == nil && inner.inputAccessoryView == nil && inner.keyCommands == nil)
      #expect(!inner.accessibilityActivate() && !inner.accessibilityScroll(.down))
      #expect(!inner.accessibilityPerformEscape() && !inner.accessibilityPerformMagicTap())
    }
  }

  /// Elements are those the app says, each at its place; what is none is nowhere.
  @Test(arguments: [(-1, false), (0, true), (1, true), (2, false)]) func elements(index: Int, isThere: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (view, one, two) = (UIView(), UIView(), UIView())
      #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
      view.accessibilityElements = [one, two]
      #expect(view.accessibilityElementCount() == 2 && (view.accessibilityElement(at: index) != nil) == isThere)
      #expect(view.index(ofAccessibilityElement: two) == 1 && view.index(ofAccessibilityElement: view) == NSNotFound)
    }
  }

  /// What can be pasted is what the configuration takes, all of it (UIResponder.canPaste(_:)).
  @Test(
    arguments: [
      (nil, ["public.png"], false), (["public.image"], ["public.png"], true),
      (["public.image"], ["public.json"], false),
      (["public.image", "public.text"], ["public.json", "public.png"], true),
      (["public.image"], ["public.png", "public.json"], false),
    ] as [([String]?, [String], Bool)])
  func pasting(accepted: [String]?, offered: [String], can: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = UIView()
      view.pasteConfiguration = accepted.map { UIPasteConfiguration(acceptableTypeIdentifiers: $0) }
      let providers = offered.map { kind in
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: kind, visibility: .all) { tell in
          tell(Data(), nil)
          return nil
        }
        return provider
      }
      #expect(view.canPaste(providers) == can)
    }
  }
}
