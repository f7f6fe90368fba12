// What a page asks for: an input in the words of scripts, an acceleration to hold, or what is known of a view.
import EventLog
import Foundation
import Orientation
import Scripting
import Vocabulary

/// An order of a page.
enum WebOrder: Sendable, Equatable {
  /// The sensor holds the device in this orientation.
  case rotate(DeviceOrientation)
  /// The user's rotation lock.
  case lock(Bool)
  /// What a user does with a window, or lets pass.
  case command(DeviceEvent)
  /// The device is held so, in g with CoreMotion's signs.
  case hold(x: Double, y: Double, z: Double)

  /// What is known of the view at this path, the indices among the subviews from the window's root on.
  case inspect(window: Int, path: [Int])

  /// An order is shorter than this by far; a name may be long.
  static let maximumBytes = 4096
  /// A script's header, which an order has none of; nothing of it is looked at.
  private static let header = #"{"v":1,"record":"header","device":"page","era":"9","apps":["page"]}"#

  /// Reads `{"hold":[x,y,z]}`, `{"inspect":[window,index,…]}`, or the line of a script that is an input.
  init(_ text: String) throws(WebMonitorError) {
    guard text.utf8.count <= Self.maximumBytes, !text.contains(where: \.isNewline) else {
      throw .order("an order is one line of at most \(Self.maximumBytes) bytes")
    }
    if let hold = try Self.hold(text) {
      self = hold
      return
    }
    if let inspect = try Self.inspect(text) {
      self = inspect
      return
    }
    let script: Script
    do { script = try Script(text: Self.header + "\n" + text + "\n", path: "order") } catch { throw .order("\(error)") }
    guard let event = script.steps.first?.input.input.event, script.steps.count == 1 else {
      throw .order(#"expected an input, such as {"record":"input","event":"tap","window":1,"target":"add"}"#)
    }
    switch event {
    case .deviceOrientation(let orientation): self = .rotate(orientation)
    case .rotationLock(let isLocked): self = .lock(isLocked)
    case .tick: throw .order("a tick is the clock's; wait lets time pass")
    case .arrange, .window, .tap, .segue, .push, .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll,
      .drag, .wait, .contentSize, .appearance, .system:
      self = .command(event)
    }
  }

  private struct Inspect: Decodable { var inspect: [Int] }

  private static func inspect(_ text: String) throws(WebMonitorError) -> WebOrder? {
    guard text.hasPrefix("{\"inspect\":") else { return nil }
    let numbers: [Int]
    do { numbers = try JSONDecoder().decode(Inspect.self, from: Data(text.utf8)).inspect } catch {
      throw .order("expected {\"inspect\":[window,index,…]}")
    }
    guard let window = numbers.first else { throw .order("expected {\"inspect\":[window,index,…]}") }
    return .inspect(window: window, path: Array(numbers.dropFirst()))
  }

  private struct Hold: Decodable { var hold: [Double] }

  private static func hold(_ text: String) throws(WebMonitorError) -> WebOrder? {
    guard text.hasPrefix("{\"hold\":") else { return nil }
    let values: [Double]
    do { values = try JSONDecoder().decode(Hold.self, from: Data(text.utf8)).hold } catch {
      throw .order("expected {\"hold\":[x,y,z]}")
    }
    let limit = AccelerationSample.maximumAcceleration
    guard values.count == 3, values.allSatisfy({ $0.isFinite && abs($0) <= limit }) else {
      throw .order("expected three numbers within ±\(limit) g")
    }
    return .hold(x: values[0], y: values[1], z: values[2])
  }
}
