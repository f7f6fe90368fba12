// One window of a test's device: what is in it, and what a person does there.
import Emulator
import Foundation
import Scripting
import SwivelUI

/// A window, by its number; it can be kept, what it says is always of now.
@MainActor public struct TestWindow {
  let device: TestDevice
  /// From 1, in the order of the apps.
  public let id: Int

  /// Everything that can be seen of it, as values; nil when there is no such window.
  public var snapshot: WindowSnapshot? { device.emulator.snapshot.windows.first { $0.id == id } }

  /// Its calls of the last thing done, in order, as `Subject.call`.
  public var calls: [String] {
    device.outcome.ledger.filter { $0.window == id }.map { "\($0.subject).\($0.call)" }
  }

  /// Its calls after a moment, in order, over as many inputs as there were.
  public func calls(since mark: CallMark) -> [String] {
    device.ledger.dropFirst(mark.position).filter { $0.window == id }.map { "\($0.subject).\($0.call)" }
  }

  /// How often something was called: `B.viewWillAppear` counts `B.viewWillAppear(true)` as well.
  ///
  /// - Parameter mark: the moment from which on to count; the last thing done without.
  public func count(of call: String, since mark: CallMark? = nil) -> Int {
    CallOrder(mark.map(calls(since:)) ?? calls).count(of: call)
  }

  /// Why the interface has its orientation: who was asked, which masks met, which gate closed, by rule number.
  public var why: [String] { device.emulator.reasons(window: id) ?? [] }

  /// Taps the control with this accessibility identifier, or failing that this title; `back` is the back button.
  /// - Parameter times: how often in a row; twice is a double tap.
  @discardableResult
  public func tap(
    _ target: String, times: Int = 1, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    let words = "tap '\(target)'" + (times == 1 ? "" : " \(times) times")
    return send(.tap(window: id, target: target, times: times), words, ending, Place(fileID, filePath, line, column))
  }

  /// Performs the segue of the visible scene with this identifier, or this one in the document, whatever starts it.
  @discardableResult
  public func segue(
    _ identifier: String, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    let event = DeviceEvent.segue(window: id, identifier: identifier)
    return send(event, "segue '\(identifier)'", ending, Place(fileID, filePath, line, column))
  }

  /// Pushes one of the app's screens on the visible navigation stack.
  @discardableResult
  public func push(
    _ screen: String, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    send(.push(window: id, screen: screen), "push \(screen)", ending, Place(fileID, filePath, line, column))
  }

  /// Pops the visible navigation stack.
  @discardableResult
  public func pop(
    expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    send(.pop(window: id), "pop", ending, Place(fileID, filePath, line, column))
  }

  /// Presents one of the app's screens, in the style it has.
  @discardableResult
  public func present(
    _ screen: String, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    send(.present(window: id, screen: screen), "present \(screen)", ending, Place(fileID, filePath, line, column))
  }

  /// Dismisses what was presented last.
  @discardableResult
  public func dismiss(
    expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    send(.dismiss(window: id), "dismiss", ending, Place(fileID, filePath, line, column))
  }

  /// Drags the sheet in front away, as a person does.
  @discardableResult
  public func pullDown(
    expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    send(.pullDown(window: id), "pull down", ending, Place(fileID, filePath, line, column))
  }

  /// Moves a finger: a swipe back, a sheet dragged and let go, a page, a column.
  @discardableResult
  public func gesture(
    _ gesture: UserGesture, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    send(
      .gesture(window: id, gesture), "gesture \(gesture.rawValue)", ending, Place(fileID, filePath, line, column))
  }

  /// Types: every character is a key, a line break the return key. A field that is named is tapped first, if it is not the one
  /// that is edited; so many characters before the insertion point are deleted.
  @discardableResult
  public func type(
    _ text: String, into field: String = "", deleting deletes: Int = 0, expecting ending: ExpectedEnding = .settled,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    send(
      .type(window: id, Typing(text, into: field, deletes: deletes)), "type \"\(text)\"", ending,
      Place(fileID, filePath, line, column))
  }

  /// Scrolls the named view, or the one around it, in points: towards what lies below and at the right for positive numbers;
  /// without a name, what is in the middle of the window. At an end already is a refusal.
  @discardableResult
  public func scroll(
    _ target: String = "", by way: CGVector, expecting ending: ExpectedEnding = .settled,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    send(
      .scroll(window: id, target: target, by: FingerWay(x: way.dx, y: way.dy)), "scroll \(target)", ending,
      Place(fileID, filePath, line, column))
  }

  /// Touches a view `start` from its middle, or without a name the window `start` from its upper left corner; moves so far, in
  /// points, in so many seconds; and lets go. Quick is a swipe, and `.zero` for long a long press.
  @discardableResult
  public func drag(
    _ target: String = "", from start: CGVector = CGVector(dx: 0, dy: 0), by way: CGVector,
    seconds: Double = Drag.usual, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    let drag = Drag(
      target, from: FingerWay(x: start.dx, y: start.dy), by: FingerWay(x: way.dx, y: way.dy), seconds: seconds)
    return send(.drag(window: id, drag), "drag \(target)", ending, Place(fileID, filePath, line, column))
  }

  /// Runs the app's own code, the way a timer of the app would, and lets everything settle.
  @discardableResult
  public func perform(
    expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ body: (UIWindow) -> Void
  ) -> Outcome {
    let outcome = device.emulator.perform(window: id, body)
    return device.conclude(outcome, "perform in window \(id)", ending, Place(fileID, filePath, line, column))
  }

  /// Reads the app's own objects; nil when there is no such window.
  public func inspect<Result>(_ body: (UIWindow) throws -> Result) rethrows -> Result? {
    try device.emulator.inspect(window: id, body)
  }

  private func send(_ event: DeviceEvent, _ deed: String, _ ending: ExpectedEnding, _ place: Place) -> Outcome {
    device.handle(event, "\(deed) in window \(id)", ending, place)
  }
}
