// Recognisers by themselves: whom they tell, when they may begin and what becomes of them that are switched off (UIGestureRecognizer).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct RecognizerRelationTests {
  private final class Hearer: NSObject {
    var heard: [String] = []
    func first() { heard.append("first") }
    func second() { heard.append("second") }
  }
  private let first = Selector("first", Hearer.first)
  private let second = Selector("second", Hearer.second)

  /// (target, action) of what is taken away, nil for any, and what the rest does when it ends: "nil removes all".
  @Test func targets() throws {
    let rows: [(isA: Bool?, Selector?, a: [String], b: [String])] = [
      (true, first, ["second"], ["first", "second"]), (true, nil, [], ["first", "second"]),
      (nil, first, ["second"], ["second"]), (nil, nil, [], []), (false, second, ["first", "second"], ["first"]),
    ]
    try onDevice(.iPhone8, Era(16)) { _ in
      for row in rows {
        let (a, b) = (Hearer(), Hearer())
        let tap = UITapGestureRecognizer(target: a, action: first)
        for (target, action) in [(a, first), (a, second), (b, first), (b, second)] {
          tap.addTarget(target, action: action)
        }
        tap.removeTarget(row.isA.map { $0 ? a : b }, action: row.1)
        tap.state = .ended
        #expect(a.heard == row.a && b.heard == row.b)
      }
    }
  }

  /// Actions are sent "when the state changes to began, changed, ended or cancelled"; not for possible and failed.
  @Test(
    arguments: [(.began, 1), (.changed, 1), (.ended, 1), (.cancelled, 1), (.failed, 0), (.possible, 0)]
      as [(UIGestureRecognizer.State, Int)])
  func states(state: UIGestureRecognizer.State, count: Int) throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let hearer = Hearer()
      let pan = UIPanGestureRecognizer(target: hearer, action: first)
      var actions = 0
      pan.addAction(UIAction { _ in actions += 1 })
      pan.state = state
      #expect(hearer.heard.count == count && actions == count && pan.state == state)
    }
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  /// "Disabling a gesture recognizer that is currently recognizing cancels it"; in others nobody hears of it.
  @Test(
    arguments: [(.began, 2), (.changed, 2), (.ended, 1), (.possible, 0), (.failed, 0)]
      as [(UIGestureRecognizer.State, Int)])
  func switchedOff(state: UIGestureRecognizer.State, count: Int) throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let hearer = Hearer()
      let pan = UIPanGestureRecognizer(target: hearer, action: first)
      pan.state = state
      pan.isEnabled = false
      pan.isEnabled = false
      #expect(pan.state == .possible && hearer.heard.count == count)
      pan.isEnabled = true
      #expect(hearer.heard.count == count && pan.isEnabled)
    }
  }

  /// What is there before anything is set, and a recogniser's place where no finger is: the middle of its view.
  @Test func before() throws {
    try ofNew(UIGestureRecognizer()) { kept in
      kept(\.isEnabled, true)
      kept(\.cancelsTouchesInView, true)
      kept(\.delaysTouchesBegan, false)
      kept(\.delaysTouchesEnded, true)
      kept(\.requiresExclusiveTouchType, true)
      kept(\.name, nil, "a")
      kept.reads(\.numberOfTouches, 0)
    }
    try onDevice(.iPhone8, Era(16)) { window in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      window.addSubview(view)
      let tap = UITapGestureRecognizer()
      #expect(tap.location(in: nil) == .zero && tap.modifierFlags == [] && tap.buttonMask == [])
      view.addGestureRecognizer(tap)
      #expect(tap.view === view && tap.location(in: view) == CGPoint(x: 15, y: 20))
      #expect(
        tap.location(in: nil) == CGPoint(x: 25, y: 40) && tap.location(ofTouch: 0, in: view) == CGPoint(x: 15, y: 20))
      let pan = UIPanGestureRecognizer()
      #expect(tap.canPrevent(pan) && tap.canBePrevented(by: pan))
      #expect(!tap.shouldRequireFailure(of: pan) && !tap.shouldBeRequiredToFail(by: pan))
      #expect(tap.shouldReceive(UIEvent()))
      view.removeGestureRecognizer(tap)
      #expect(tap.view == nil)
    }
  }
}
