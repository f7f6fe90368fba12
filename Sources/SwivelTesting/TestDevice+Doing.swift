// What a person does to the whole device: turn it, lock it, share its screen, let time pass.
import Emulator
import Orientation
import SwivelUI

extension TestDevice {
  /// Turns the device. Whether a window turns with it is what `expect(interface:reason:)` is for.
  @discardableResult
  public func rotate(
    _ orientation: UIDeviceOrientation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    let place = Place(fileID, filePath, line, column)
    hand.take(orientation)
    return handle(.deviceOrientation(orientation), "rotate to \(orientation)", .settled, place)
  }

  /// Switches the user's rotation lock.
  @discardableResult
  public func lock(
    _ isOn: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Outcome {
    let place = Place(fileID, filePath, line, column)
    return handle(.rotationLock(isOn), "rotation lock \(isOn ? "on" : "off")", .settled, place)
  }

  /// Sets how large the user wants text (iOS 7 and later).
  @discardableResult
  public func setContentSize(
    _ category: ContentSizeCategory, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    let place = Place(fileID, filePath, line, column)
    return handle(.contentSize(category), "content size \(category.rawValue)", ending, place)
  }

  /// Sets whether the user wants light or dark (iOS 13 and later).
  @discardableResult
  public func setAppearance(
    _ appearance: Appearance, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    let place = Place(fileID, filePath, line, column)
    return handle(.appearance(appearance), "appearance \(appearance.rawValue)", ending, place)
  }

  /// Goes to the Home Screen; `arrange(.focus(window:))` brings a window back.
  @discardableResult
  public func goHome(
    expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(.window(.home), "go home", ending, Place(fileID, filePath, line, column))
  }

  /// Shakes the device: the first responder of the app in front hears of it.
  @discardableResult
  public func shake(
    expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(.system(.shake), "shake", ending, Place(fileID, filePath, line, column))
  }

  /// Tells every app that memory is short.
  @discardableResult
  public func warnOfMemory(
    expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(.system(.memoryWarning), "memory is short", ending, Place(fileID, filePath, line, column))
  }

  /// Opens an address from elsewhere: one of an app's own schemes, or a page of the web that the app in front shows itself.
  @discardableResult
  public func openURL(
    _ address: String, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(.system(.openURL(address)), "open \(address)", ending, Place(fileID, filePath, line, column))
  }

  /// Chooses a short cut at an app's icon, by its type or its title.
  @discardableResult
  public func choose(
    shortcut name: String, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(.system(.shortcut(name)), "short cut \(name)", ending, Place(fileID, filePath, line, column))
  }

  /// Touches a notification that came, by its identifier or its title, or one of its actions.
  @discardableResult
  public func touch(
    notification name: String, action: String = "", expecting ending: ExpectedEnding = .settled,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(
      .system(.notification(name, action: action)), "notification \(name)", ending,
      Place(fileID, filePath, line, column))
  }

  /// Has the first two windows share the screen (Split View 1/2).
  @discardableResult
  public func split(
    expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(.arrange(.half), "split the screen", ending, Place(fileID, filePath, line, column))
  }

  /// Has one window fill the screen; the others go to the background.
  @discardableResult
  public func fillScreen(
    with window: Int, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    let place = Place(fileID, filePath, line, column)
    return handle(.arrange(.full(window: window)), "fill the screen with window \(window)", ending, place)
  }

  /// Does what a person does with windows: opens, closes, moves, resizes, tiles them, or lays one over the others. What a
  /// device and its version do not offer is a refusal.
  @discardableResult
  public func arrange(
    _ order: WindowOrder, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(.window(order), "\(order)", ending, Place(fileID, filePath, line, column))
  }

  /// Lets a second pass.
  @discardableResult
  public func tick(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(.tick, "tick", .settled, Place(fileID, filePath, line, column), after: 1)
  }

  /// Lets so many seconds pass, at most a day: timers fire, animations complete, tasks wake, in the order in which they are
  /// due.
  @discardableResult
  public func advance(
    by seconds: Double, expecting ending: ExpectedEnding = .settled, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    handle(.wait(seconds), "wait \(seconds) s", ending, Place(fileID, filePath, line, column))
  }

  /// Holds an acceleration, in g with iOS signs (upright portrait reads 0, −1, 0), until the classifier would not change
  /// its mind any more, and turns the device if it has.
  @discardableResult
  public func hold(
    x: Double, y: Double, z: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Outcome {
    let orientation = hand.hold(x: x, y: y, z: z)
    let place = Place(fileID, filePath, line, column)
    return handle(.deviceOrientation(orientation), "hold \(x), \(y), \(z) g: \(orientation)", .settled, place)
  }

  /// Feeds samples of an accelerometer through the classifier; the device is turned whenever it says so. Returns the
  /// orientations in order.
  @discardableResult
  public func feed(
    _ samples: [AccelerationSample], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [UIDeviceOrientation] {
    let place = Place(fileID, filePath, line, column)
    var turns: [UIDeviceOrientation] = []
    for sample in samples {
      guard let orientation = hand.feed(sample) else { continue }
      turns.append(orientation)
      handle(.deviceOrientation(orientation), "samples: \(orientation) at \(sample.t) s", .settled, place)
    }
    return turns
  }

  /// Compares what the device itself says; what is nil is not compared.
  public func expect(
    device orientation: UIDeviceOrientation? = nil, screen interface: UIInterfaceOrientation? = nil,
    locked: Bool? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    let now = emulator.snapshot
    compare("device", orientation, now.deviceOrientation, place)
    compare("screen", interface, now.screenOrientation, place)
    compare("rotation lock", locked, now.isRotationLocked, place)
  }

  func compare<Value: Equatable>(
    _ what: String, _ expected: Value?, _ actual: Value, _ place: Place, why: [String] = []
  ) {
    guard let expected, expected != actual else { return }
    var text = "\(what): expected \(expected), got \(actual), after \(deed)"
    for line in why { text += "\n  \(line)" }
    fail(text, place)
  }
}
