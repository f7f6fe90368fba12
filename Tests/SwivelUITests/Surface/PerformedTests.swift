// What is sent by selectors, now, later and on threads, and what animations leave behind: by the documentation of NSObject, Thread,
// ProcessInfo and UIView.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Testing

@testable import SwivelUI

@MainActor private final class Target: NSObject {
  var heard: [String] = []
  func plain() { heard.append("plain") }
  func one(_ text: Any?) { heard.append("one \(text as? String ?? "nil")") }
  func two(_ text: Any?, other: Any?) {
    heard.append("two \(text as? String ?? "nil") \(other as? String ?? "nil")")
  }
  static let plainly = Selector("plain", Target.plain)
  static let singly = Selector("one:", Target.one(_:))
  static let doubly = Selector("two:other:", Target.two(_:other:))
}

@MainActor @Suite struct PerformedTests {
  /// (what is performed, what is heard within the same code, what when it ended): `waitUntilDone` waits; the rest follows.
  private static let rows: [(String, @MainActor (Target) -> Void, [String], [String])] = [
    ("perform", { $0.perform(Target.plainly) }, ["plain"], ["plain"]),
    ("perform with", { $0.perform(Target.singly, with: "a") }, ["one a"], ["one a"]),
    ("perform with two", { $0.perform(Target.doubly, with: "a", with: "b") }, ["two a b"], ["two a b"]),
    ("perform nothing", { $0.perform(nil) }, [], []),
    (
      "on the main thread, waited for",
      { $0.performSelector(onMainThread: Target.singly, with: "a", waitUntilDone: true) }, ["one a"], ["one a"]
    ),
    (
      "on the main thread", { $0.performSelector(onMainThread: Target.singly, with: "a", waitUntilDone: false) }, [],
      ["one a"]
    ),
    ("in the background", { $0.performSelector(inBackground: Target.singly, with: "b") }, [], ["one b"]),
    (
      "on a thread, waited for", { $0.perform(Target.singly, on: Thread.current, with: "c", waitUntilDone: true) },
      ["one c"],
      ["one c"]
    ),
    ("on a thread", { $0.perform(Target.singly, on: Thread.current, with: "c", waitUntilDone: false) }, [], ["one c"]),
    (
      "detached", { Thread.detachNewThreadSelector(Target.singly, toTarget: $0, with: "d") }, [], ["one d"]
    ),
    ("later", { $0.perform(Target.singly, with: "e", afterDelay: 0, inModes: [.default]) }, [], ["one e"]),
    (
      "taken back",
      {
        $0.perform(Target.singly, with: "a", afterDelay: 0)
        $0.perform(Target.singly, with: "b", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: $0, selector: Target.singly, object: "a")
      }, [], ["one b"]
    ),
    (
      "not taken back by another selector or nothing",
      {
        $0.perform(Target.singly, with: "a", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: $0, selector: Target.plainly, object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: $0, selector: Target.singly, object: nil)
      }, [], ["one a"]
    ),
    (
      "all taken back",
      {
        $0.perform(Target.singly, with: "a", afterDelay: 0)
        $0.perform(Target.plainly, with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: $0)
      }, [], []
    ),
    (
      "another's stays",
      {
        $0.perform(Target.singly, with: "a", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: Target())
      }, [], ["one a"]
    ),
  ]

  @Test func messages() throws {
    for (name, act, now, later) in Self.rows {
      let target = Target()
      let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
      _ = device.perform(window: 1) { _ in
        act(target)
        #expect(target.heard == now, "\(name)")
      }
      _ = device.handle(DeviceInput(time: 0, event: .wait(0.1)))
      #expect(target.heard == later, "\(name)")
    }
  }

  /// NSProcessInfo.h: which bits options have of each other.
  @Test func activities() throws {
    typealias Options = ProcessInfo.ActivityOptions
    #expect(
      Options.userInitiated.contains(.idleSystemSleepDisabled)
        && !Options.userInitiated.contains(.idleDisplaySleepDisabled))
    #expect(!Options.userInitiatedAllowingIdleSystemSleep.contains(.idleSystemSleepDisabled))
    #expect(Options.userInitiatedAllowingIdleSystemSleep.contains(.suddenTerminationDisabled))
    #expect(Options.background.rawValue == 0xFF && Options.suddenTerminationDisabled.rawValue == 1 << 14)
    var done: [String] = []
    try onDevice(.iPhone8, Era(15)) { _ in
      let process = ProcessInfo.processInfo
      process.endActivity(process.beginActivity(options: .background, reason: "a"))
      process.performActivity(options: .background, reason: "b") { done.append("b") }
      #expect(done == ["b"])
    }
    #expect(
      Set(
        [CFStringGetTypeID(), CFNullGetTypeID(), CFDictionaryGetTypeID(), CFArrayGetTypeID(), CFDataGetTypeID()]
          + [CFBooleanGetTypeID(), CFNumberGetTypeID(), CFDateGetTypeID()]
      ).count == 8)
  }

  /// transition(from:to:duration:options:completion:): the second view takes the first one's place, or both stay and are hidden and shown.
  @Test func transitions() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (box, from, to) = (UIView(), UIView(), UIView())
      window.addSubview(box)
      box.addSubview(from)
      UIView.transition(from: from, to: to, duration: 1)
      #expect(box.subviews == [to] && from.superview == nil && !to.isHidden)
      box.addSubview(from)
      from.isHidden = true
      UIView.transition(from: to, to: from, duration: 1, options: .showHideTransitionViews)
      #expect(box.subviews == [to, from] && to.isHidden && !from.isHidden)
      UIView.transition(with: box, duration: 1) { box.alpha = 0.5 }
      #expect(box.alpha == 0.5)
      UIView.transition(with: box, duration: 1, animations: nil)
      #expect(box.alpha == 0.5)
    }
  }

  /// How each kind of animation leaves what it changes; `inheritedAnimationDuration` is what is around the code.
  @Test func animations() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UIView()
      window.addSubview(view)
      var seconds: [TimeInterval] = [UIView.inheritedAnimationDuration]
      UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
        view.alpha = 0.25
        seconds.append(UIView.inheritedAnimationDuration)
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.tag = 4 }
      }
      #expect(view.alpha == 0.25 && view.tag == 4)
      UIView.animate(springDuration: 3, bounce: 0.2) {
        view.alpha = 0.5
        seconds.append(UIView.inheritedAnimationDuration)
      }
      #expect(view.alpha == 0.5)
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: .calculationModeCubic) {
        seconds.append(UIView.inheritedAnimationDuration)
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.1 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.75 }
      }
      #expect(view.alpha == 0.75)
      // "Nested animations inherit the duration", unless they override it; none last where animations are off.
      UIView.animate(withDuration: 5, delay: 0) {
        UIView.animate(withDuration: 1, delay: 0) { seconds.append(UIView.inheritedAnimationDuration) }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          seconds.append(UIView.inheritedAnimationDuration)
        }
      }
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 6, delay: 0) { seconds.append(UIView.inheritedAnimationDuration) }
      }
      #expect(seconds == [0, 2, 3, 4, 5, 1, 0] && UIView.areAnimationsEnabled)
    }
  }

  /// NSCopying: a line around what has the focus is copied with its shape and place, and into an object of its own.
  @Test func focusLines() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let (view, box) = (UIView(), UIView())
      let halo = UIFocusHaloEffect(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(halo.position == .automatic && UIFocusHaloEffect().shape == nil)
      (halo.position, halo.containerView, halo.referenceView) = (.inside, box, view)
      let copy = try #require(halo.copy() as? UIFocusHaloEffect)
      #expect(copy !== halo && copy.position == .inside && copy.shape === halo.shape)
      #expect(copy.containerView === box && copy.referenceView === view)
      copy.position = .outside
      #expect(halo.position == .inside && halo.shape?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
      let plain = UIFocusEffect()
      #expect(plain.copy() as AnyObject !== plain)
      view.focusEffect = halo
      #expect((view.focusEffect as? UIFocusHaloEffect)?.position == .inside && box.focusEffect == nil)
      let round = UIFocusHaloEffect(
        roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 5, curve: .continuous)
      #expect(round.shape?.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
      let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 6, height: 6))
      #expect(UIFocusHaloEffect(path: path).shape === path)
      #expect(UIHoverStyle.automatic().isEnabled && UIHoverStyle(effect: .lift).effect is UIHoverLiftEffect)
      #expect(UIHoverStyle(effect: .highlight, shape: .capsule).shape != nil && UIHoverStyle().shape == nil)
    }
  }

  /// UIPreviewAction: "the block is called with the action and the controller"; a group keeps its actions. Levels are numbers.
  @Test func peeks() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      var heard: [String] = []
      let action = UIPreviewAction(title: "a", style: .destructive) { action, controller in
        heard.append("\(action.title) \(controller.title ?? "")")
      }
      let controller = UIViewController()
      controller.title = "b"
      action.handler(action, controller)
      #expect(heard == ["a b"] && action.style == .destructive)
      let group = UIPreviewActionGroup(title: "c", style: .selected, actions: [action])
      #expect(group.title == "c" && group.style == .selected && group.actions.first === action)
      // Somebody else is not the action.
      action.handler(group, controller)
      #expect(heard == ["a b"] && controller.activePresentationController == nil)
      #expect((UIWindow.Level.alert - 1).rawValue == UIWindow.Level.alert.rawValue - 1)
      #expect((UIWindow.Level.normal + 2).rawValue == 2)
    }
  }
}
