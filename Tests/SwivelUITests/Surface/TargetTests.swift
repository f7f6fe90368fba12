// Who is called by controls and recognisers, once however often it was added, and until it is removed
// (UIControl.addTarget(_:action:for:), addAction(_:for:), UIGestureRecognizer.addTarget(_:action:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class Called: UIResponder {
  var calls: [String] = []
  func first(_ sender: Any?) { calls.append("first") }
  func second(_ sender: Any?) { calls.append("second") }

  static let first = Selector("first:", Called.first(_:))
  static let second = Selector("second:", Called.second(_:))
}

@MainActor @Suite struct TargetTests {
  /// What is done to a control, and what is called by a touch down and a touch up inside then.
  enum Step: Sendable {
    case add(Bool, UIControl.Event)
    case remove(Bool?, UIControl.Event)
  }

  @Test(
    arguments: [
      ([.add(true, .touchDown)], ["first"], []),
      // "It's safe to call this method multiple times with the same values."
      ([.add(true, .touchDown), .add(true, .touchDown)], ["first"], []),
      ([.add(true, .touchDown), .add(true, .touchUpInside)], ["first"], ["first"]),
      ([.add(true, .touchDown), .add(false, .touchDown)], ["first", "second"], []),
      ([.add(false, .touchDown), .add(true, .touchDown)], ["second", "first"], []),
      ([.add(true, [.touchDown, .touchUpInside]), .remove(true, .touchDown)], [], ["first"]),
      ([.add(true, .touchDown), .remove(false, .touchDown)], ["first"], []),
      ([.add(true, .touchDown), .add(false, .touchDown), .remove(nil, .allEvents)], [], []),
      ([.add(true, .touchDown), .remove(true, .allEvents), .add(true, .touchUpInside)], [], ["first"]),
    ] as [([Step], [String], [String])])
  func targetsOfControls(steps: [Step], down: [String], up: [String]) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (control, called) = (UIControl(frame: .zero), Called())
      for step in steps {
        switch step {
        case .add(let isFirst, let events):
          control.addTarget(called, action: isFirst ? Called.first : Called.second, for: events)
        case .remove(let isFirst, let events):
          control.removeTarget(called, action: isFirst.map { $0 ? Called.first : Called.second }, for: events)
        }
      }
      // "Returns the actions performed on a target object when the specified event occurs", nil for none.
      let names: (UIControl.Event) -> [String] = {
        (control.actions(forTarget: called, forControlEvent: $0) ?? []).map { String($0.dropLast()) }
      }
      #expect(names(.touchDown) == down && names(.touchUpInside) == up)
      #expect(control.actions(forTarget: Called(), forControlEvent: .touchDown) == nil)
      #expect(control.allTargets.isEmpty == (down + up).isEmpty)
      control.sendActions(for: .touchDown)
      #expect(called.calls == down)
      called.calls = []
      control.sendActions(for: .touchUpInside)
      #expect(called.calls == up)
    }
  }

  private func action(_ notes: Called, _ name: String, _ identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { _ in notes.calls.append(name) }
  }
  private func heard(_ notes: Called, _ control: UIControl, _ event: UIControl.Event) -> [String] {
    notes.calls = []
    control.sendActions(for: event)
    return notes.calls
  }

  /// "Actions are uniqued based on their identifier, and subsequent actions with the same identifier replace previously added actions.
  /// You may add the same action to multiple controlEvents."
  @Test func actionsOfControls() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let notes = Called()
      let control = UIControl(frame: .zero)
      let twice = action(notes, "twice")
      control.addAction(twice, for: .touchDown)
      control.addAction(twice, for: .touchUpInside)
      control.addAction(action(notes, "other"), for: .touchDown)
      #expect(
        heard(notes, control, .touchDown) == ["twice", "other"] && heard(notes, control, .touchUpInside) == ["twice"])
      #expect(control.allControlEvents == [.touchDown, .touchUpInside])
      control.removeAction(twice, for: .touchDown)
      #expect(heard(notes, control, .touchDown) == ["other"] && heard(notes, control, .touchUpInside) == ["twice"])
      control.addAction(action(notes, "old", "name"), for: .valueChanged)
      control.addAction(action(notes, "new", "name"), for: .valueChanged)
      #expect(heard(notes, control, .valueChanged) == ["new"])
      control.removeAction(identifiedBy: UIAction.Identifier("name"), for: .valueChanged)
      #expect(heard(notes, control, .valueChanged) == [])
    }
  }

  /// An action that was given no identifier has one of its own, by which it is found again and replaces no other.
  @Test func identifiersOfTheirOwn() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (first, second) = (UIAction(title: "first") { _ in }, UIAction(title: "second") { _ in })
      #expect(first.identifier != second.identifier && first.identifier == first.identifier)
      #expect(UIMenu().identifier != UIMenu().identifier)
      let menu = UIMenu(identifier: UIMenu.Identifier("mine"))
      #expect(menu.replacingChildren([first]).identifier == menu.identifier)
      let control = UISegmentedControl(items: nil)
      control.insertSegment(action: first, at: 0, animated: false)
      control.insertSegment(action: second, at: 1, animated: false)
      #expect(control.numberOfSegments == 2 && control.segmentIndex(identifiedBy: second.identifier) == 1)
      // The same one again takes its place anew, and is there once.
      control.insertSegment(action: first, at: 2, animated: false)
      #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "second")
      #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("nobody's")) == NSNotFound)
    }
  }

  /// "If you request to add a target-action pair that has already been added, then the request is ignored."
  @Test func targetsOfRecognisers() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (called, other) = (Called(), Called())
      let recognizer = UIGestureRecognizer(target: called, action: Called.first)
      recognizer.addTarget(called, action: Called.first)
      recognizer.addTarget(called, action: Called.second)
      recognizer.addTarget(other, action: Called.first)
      recognizer.state = .began
      #expect(called.calls == ["first", "second"] && other.calls == ["first"])
      recognizer.removeTarget(called, action: nil)
      recognizer.state = .changed
      #expect(called.calls.count == 2 && other.calls == ["first", "first"])
      recognizer.removeTarget(nil, action: Called.second)
      recognizer.state = .changed
      #expect(other.calls.count == 3)
      recognizer.removeTarget(nil, action: nil)
      recognizer.state = .ended
      #expect(other.calls.count == 3)
    }
  }
}
