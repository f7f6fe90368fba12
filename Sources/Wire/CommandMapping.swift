// Commands to the host, to and from the events they become.
import Vocabulary

extension WireCommand {
  /// A command for one of the events people give commands for; nil for those only a sensor or a clock gives.
  public init?(_ event: DeviceEvent, cause: Cause) {
    self.init()
    self.cause = cause.message
    switch event {
    case .tap(let window, let target, let times):
      tap = .with {
        $0.window = UInt32(clamping: window)
        $0.target = target
        if times != 1 { $0.times = UInt32(clamping: times) }
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
    case .type(let window, let keys):
      typing = .with {
        $0.window = UInt32(clamping: window)
        $0.text = keys.text
        $0.field = keys.field
        $0.deletes = UInt32(clamping: keys.deletes)
      }
    case .scroll(let window, let target, let way):
      scroll = .with {
        $0.window = UInt32(clamping: window)
        $0.target = target
        $0.by = way.message
      }
    case .drag(let window, let finger):
      drag = .with {
        $0.window = UInt32(clamping: window)
        $0.target = finger.target
        $0.start = finger.start.message
        $0.by = finger.way.message
        $0.seconds = finger.seconds
      }
    case .arrange(.full(let window)): arrange = .with { $0.full = UInt32(clamping: window) }
    case .arrange(.half): arrange = .with { $0.half = true }
    case .window(let order): windowOrder = order.message
    case .contentSize(let category): contentSize = .with { $0.category = category.rawValue }
    case .appearance(let wanted): appearance = .with { $0.appearance = wanted.rawValue }
    case .system(let event): system = event.message
    case .wait(let seconds): wait = .with { $0.seconds = seconds }
    case .deviceOrientation, .rotationLock, .tick: return nil
    }
  }

  /// The longest name in a command, in bytes of UTF-8. Each is logged, remembered and shown again and again.
  public static let longestName = 1024

  /// The event the emulated device sees.
  public func event() throws(WireError) -> DeviceEvent {
    switch verb {
    case .tap(let tap):
      return .tap(window: Int(tap.window), target: try shortName(tap.target, "target"), times: max(1, Int(tap.times)))
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
    case .typing(let keys):
      let text = try shortName(keys.text, "text")
      let field = try shortName(keys.field, "field")
      return .type(window: Int(keys.window), Typing(text, into: field, deletes: Int(keys.deletes)))
    case .scroll(let scroll):
      return .scroll(
        window: Int(scroll.window), target: try shortName(scroll.target, "target"), by: try FingerWay(scroll.by, "by"))
    case .drag(let drag):
      guard drag.seconds.isFinite else {
        throw .outOfRange(field: "seconds", expected: "a number", actual: "\(drag.seconds)")
      }
      return .drag(
        window: Int(drag.window),
        Drag(
          try shortName(drag.target, "target"), from: try FingerWay(drag.start, "start"),
          by: try FingerWay(drag.by, "by"), seconds: drag.seconds))
    case .arrange(let arrange):
      switch arrange.arrangement {
      case .full(let window): return .arrange(.full(window: Int(window)))
      case .half: return .arrange(.half)
      case nil: throw .unexpectedBody(expected: "an arrangement", actual: "none")
      }
    case .windowOrder(let order): return .window(try WindowOrder(order))
    case .contentSize(let size): return .contentSize(try ContentSizeCategory(wire: size.category))
    case .appearance(let wanted): return .appearance(try Appearance(wire: wanted.appearance))
    case .system(let event): return .system(try SystemEvent(event))
    case .wait(let wait):
      guard wait.seconds.isFinite else {
        throw .outOfRange(field: "seconds", expected: "a number", actual: "\(wait.seconds)")
      }
      return .wait(wait.seconds)
    case nil: throw .unexpectedBody(expected: "a verb", actual: "none")
    }
  }
}

extension ContentSizeCategory {
  /// Reads a name; "" for the usual one.
  init(wire name: String) throws(WireError) {
    guard !name.isEmpty else {
      self = .large
      return
    }
    guard let category = Self(rawValue: name) else {
      throw .outOfRange(field: "content_size", expected: "a size of Settings", actual: "'\(name)'")
    }
    self = category
  }
}

extension Appearance {
  /// Reads a name; "" for the usual one.
  init(wire name: String) throws(WireError) {
    guard let appearance = name.isEmpty ? .light : Self(rawValue: name) else {
      throw .outOfRange(field: "appearance", expected: "light or dark", actual: "'\(name)'")
    }
    self = appearance
  }
}

extension SystemEvent {
  fileprivate var message: WireSystemEvent {
    .with {
      switch self {
      case .shake: $0.shake = true
      case .memoryWarning: $0.memoryWarning = true
      case .openURL(let address): $0.openURL = address
      case .shortcut(let name): $0.shortcut = name
      case .notification(let name, let action):
        $0.notification.name = name
        $0.notification.action = action
      }
    }
  }

  fileprivate init(_ message: WireSystemEvent) throws(WireError) {
    switch message.event {
    case .shake: self = .shake
    case .memoryWarning: self = .memoryWarning
    case .openURL(let address): self = .openURL(try shortName(address, "address"))
    case .shortcut(let name): self = .shortcut(try shortName(name, "shortcut"))
    case .notification(let touched):
      self = .notification(
        try shortName(touched.name, "name"), action: try shortName(touched.action, "action"))
    case nil: throw .unexpectedBody(expected: "an event of the system", actual: "none")
    }
  }
}

extension FingerWay {
  fileprivate var message: WireWay {
    .with {
      $0.x = x
      $0.y = y
    }
  }

  fileprivate init(_ message: WireWay, _ field: String) throws(WireError) {
    guard message.x.isFinite, message.y.isFinite else {
      throw .outOfRange(field: field, expected: "numbers", actual: "\(message.x), \(message.y)")
    }
    self.init(x: message.x, y: message.y)
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
