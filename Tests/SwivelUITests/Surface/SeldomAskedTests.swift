// What controllers, scroll views and menus say when they are asked for things few apps ask for: expectations are UIKit's documentation.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class Plain: UIViewController {}

/// Tips for the left half of a view; else what stands for a delegate without the method.
@MainActor private final class Tips: NSObject, UIToolTipInteractionDelegate {}

@MainActor @Suite struct SeldomAskedTests {
  /// "Core Animation Programming Guide": the points that bend the curves of each name; a curve bent by points has those.
  @Test(arguments: [
    (UIView.AnimationCurve.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
    (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)), (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
    (.linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
  ])
  func curvesOfNames(curve: UIView.AnimationCurve, first: CGPoint, second: CGPoint) {
    let named = UICubicTimingParameters(animationCurve: curve)
    #expect(named.animationCurve == curve && (named.controlPoint1, named.controlPoint2) == (first, second))
    #expect(named.timingCurveType == .builtin && named.cubicTimingParameters === named)
    let bent = UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    #expect(bent.timingCurveType == .cubic && (bent.controlPoint1, bent.controlPoint2) == (first, second))
    #expect(bent.springTimingParameters == nil && UICubicTimingParameters().animationCurve == .easeInOut)
  }

  @Test func springs() {
    let velocity = CGVector(dx: 1, dy: 2)
    for spring in [
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity),
      UISpringTimingParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: velocity),
      UISpringTimingParameters(duration: 1, bounce: 0.2, initialVelocity: velocity),
    ] {
      #expect(spring.initialVelocity == velocity && spring.timingCurveType == .spring)
      #expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
    }
    #expect(UISpringTimingParameters().initialVelocity == .zero)
  }

  /// UIViewController.setContentScrollView(_:for:) and contentScrollView(for:): one for each edge it was set for.
  @Test(
    arguments: [
      (NSDirectionalRectEdge.top, [true, false, false, false]), (.bottom, [false, false, true, false]),
      ([.top, .bottom], [true, false, true, false]), ([.leading, .trailing], [false, true, false, true]),
      (.all, [true, true, true, true]), ([], [false, false, false, false]),
    ] as [(NSDirectionalRectEdge, [Bool])])
  func scrollViewsOfEdges(edges: NSDirectionalRectEdge, found: [Bool]) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (controller, scroll) = (Plain(), UIScrollView())
      controller.setContentScrollView(scroll, for: edges)
      let all: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
      #expect(all.map { controller.contentScrollView(for: $0) === scroll } == found)
      controller.setContentScrollView(nil, for: .top)
      #expect(controller.contentScrollView(for: .top) == nil)
      #expect((controller.contentScrollView(for: .bottom) === scroll) == found[2])
      controller.setContentScrollView(scroll)
      #expect(all.allSatisfy { controller.contentScrollView(for: $0) === scroll })
    }
  }

  /// UIWindowScene.ActivationAction of an app without several scenes: the alternate, else an entry that is hidden.
  @Test(arguments: [false, true]) func anEntryThatOpensAWindow(hasAlternate: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let alternate = UIAction(title: "Instead") { _ in }
      var asked = 0
      let entry = UIWindowScene.ActivationAction(alternate: hasAlternate ? alternate : nil) { _ in
        asked += 1
        return nil
      }
      #expect((entry === alternate) == hasAlternate && asked == 0)
      #expect(hasAlternate || entry.attributes == .hidden && entry.title == "Open in New Window")
    }
  }

  /// UIToolTipInteraction: the default tip, where no delegate has another; none without one.
  @Test func tips() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (one, none) = (UIToolTipInteraction(defaultToolTip: "Tip"), UIToolTipInteraction())
      let tips = Tips()
      #expect(tips.toolTipInteraction(one, configurationAt: .zero)?.toolTip == "Tip")
      #expect(tips.toolTipInteraction(none, configurationAt: .zero) == nil)
      #expect(tips.toolTipInteraction(one, configurationAt: .zero)?.sourceRect.isNull == true)
      window.addInteraction(one)
      #expect(one.view === window && none.view == nil && one.isEnabled)
      window.removeInteraction(one)
      #expect(one.view == nil)
    }
  }

  /// customizableViewControllers: all of them unless set; nil for none.
  @Test func whichTabsMayBeMoved() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let bar = UITabBarController()
      let tabs = [Plain(), Plain(), Plain()]
      bar.viewControllers = tabs
      #expect(bar.customizableViewControllers == tabs)
      bar.customizableViewControllers = [tabs[1]]
      #expect(bar.customizableViewControllers == [tabs[1]])
      bar.customizableViewControllers = nil
      #expect(bar.customizableViewControllers == [])
    }
  }

  /// UNCalendarNotificationTrigger.nextTriggerDate(): the first moment from now on that the components match.
  @Test(arguments: [
    DateComponents(hour: 9, minute: 30), DateComponents(hour: 0), DateComponents(minute: 59),
    DateComponents(weekday: 2),
    DateComponents(month: 1, day: 1),
  ])
  func whenACalendarRings(parts: DateComponents) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
      let (date, now) = (try #require(trigger.nextTriggerDate()), Date())
      let found = Calendar.current.dateComponents([.month, .day, .hour, .minute, .weekday], from: date)
      #expect(parts.hour == nil || found.hour == parts.hour)
      #expect(parts.minute == nil || found.minute == parts.minute)
      #expect(parts.weekday == nil || found.weekday == parts.weekday)
      #expect(parts.month == nil || found.month == parts.month && found.day == parts.day)
      let longest: TimeInterval = parts.month != nil ? 366 : parts.weekday != nil ? 7 : 1
      #expect(date > now && date.timeIntervalSince(now) <= longest * 86_400 + 3600)
    }
  }
}
