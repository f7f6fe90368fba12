// Commands to the host, to and from the events they become.
import Vocabulary

extension WireCommand {
  /// A command for one of the events people give commands for; nil for those only a sensor or a clock gives.
  public init?(_ event: DeviceEvent, cause: Cause) {
    self.init()
    self.cause = cause.message
    switch event {
    case .tap(let window, let target):
      tap = .with {
        $0.window = UInt32(clamping: window)
        $0.target = target
      }
    case .segue(let window, let identifier):
      segue = .with {
        $0.window = UInt32(clamping: window)
        $0.identifier = identifier
      }
    case .push(let window, let screen):
      push = .with {
        $0.window = UInt32(clamping: window)
        $0.screen = screen
      }
    case .pop(let window): pop = .with { $0.window = UInt32(clamping: window) }
    case .present(let window, let screen):
      present = .with {
        $0.window = UInt32(clamping: window)
        $0.screen = screen
      }
    case .dismiss(let window): dismiss = .with { $0.window = UInt32(clamping: window) }
    case .pullDown(let window): pullDown = .with { $0.window = UInt32(clamping: window) }
    case .gesture(let window, let kind):
      gesture = .with {
        $0.window = UInt32(clamping: window)
        $0.kind = kind.rawValue
      }
    case .arrange(.full(let window)): arrange = .with { $0.full = UInt32(clamping: window) }
    case .arrange(.half): arrange = .with { $0.half = true }
    case .window(let order): windowOrder = order.message
    case .wait(let seconds): wait = .with { $0.seconds = seconds }
    case .deviceOrientation, .rotationLock, .tick: return nil
    }
  }

  /// The longest name in a command, in bytes of UTF-8. Each is logged, remembered and shown again and again.
  public static let longestName = 1024

  /// The event the emulated device sees.
  public func event() throws(WireError) -> DeviceEvent {
    switch verb {
    case .tap(let tap): return .tap(window: Int(tap.window), target: try shortName(tap.target, "target"))
    case .segue(let segue):
      return .segue(window: Int(segue.window), identifier: try shortName(segue.identifier, "identifier"))
    case .push(let push): return .push(window: Int(push.window), screen: try shortName(push.screen, "screen"))
    case .pop(let pop): return .pop(window: Int(pop.window))
    case .present(let present):
      return .present(window: Int(present.window), screen: try shortName(present.screen, "screen"))
    case .dismiss(let dismiss): return .dismiss(window: Int(dismiss.window))
    case .pullDown(let pull): return .pullDown(window: Int(pull.window))
    case .gesture(let gesture):
      guard let kind = UserGesture(rawValue: gesture.kind) else {
        throw .unexpectedBody(expected: "a gesture", actual: gesture.kind)
      }
      return .gesture(window: Int(gesture.window), kind)
    case .arrange(let arrange):
      switch arrange.arrangement {
      case .full(let window): return .arrange(.full(window: Int(window)))
      case .half: return .arrange(.half)
      case nil: throw .unexpectedBody(expected: "an arrangement", actual: "none")
      }
    case .windowOrder(let order): return .window(try WindowOrder(order))
    case .wait(let wait):
      guard wait.seconds.isFinite else {
        throw .outOfRange(field: "seconds", expected: "a number", actual: "\(wait.seconds)")
      }
      return .wait(wait.seconds)
    case nil: throw .unexpectedBody(expected: "a verb", actual: "none")
    }
  }
}

/// A name that is no longer than names are.
func shortName(_ text: String, _ field: String) throws(WireError) -> String {
  let count = text.utf8.count
  guard count <= WireCommand.longestName else {
    throw .outOfRange(field: field, expected: "at most \(WireCommand.longestName) bytes", actual: "\(count) bytes")
  }
  return text
}
