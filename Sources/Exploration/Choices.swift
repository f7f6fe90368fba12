// What a person could do now, from what is seen: in a fixed order, so that a search is the same every time.
import DeviceCatalog
import Emulator
import EventLog
import Orientation
import SwivelUI

/// The events of one state.
struct Choices {
  /// Taps, typing, ways back, dismissals: what apps answer to.
  var actions: [DeviceEvent] = []
  /// Scrolls of what was not scrolled. They lead nowhere new, but a turn may undo them.
  var scrolls: [DeviceEvent] = []
  /// Turns and arrangements: what should change nothing but the layout.
  var turns: [DeviceEvent] = []
  /// What the system offers besides: the rotation lock, windows that come and go.
  var system: [DeviceEvent] = []
  /// Dividers and corners that are dragged in several steps, with what may lead back.
  private(set) var drags: [(drag: DeviceEvent, ways: [DeviceEvent])] = []
  /// To the Home Screen, and back; empty where nothing is in front.
  private(set) var away: [DeviceEvent] = []

  /// So many controls of a window are tried: a list has hundreds of rows that do the same.
  private static let controls = 24
  /// Of rows and cells so many, for the same reason.
  private static let cells = 4

  @MainActor init(_ device: EmulatedDevice, of world: ExploredWorld) {
    let now = device.settled
    for window in now.windows where window.isForeground { addActions(window, device) }
    addTurns(now, device)
    addSystem(now, world)
    addDrags(now)
    if let front = now.windows.first(where: { $0.isForeground && $0.screen == .device }) {
      away = [.window(.home), .window(.focus(window: front.id))]
    }
  }

  /// So many sizes on the way of a drag.
  private static let steps = 3

  private mutating func addDrags(_ now: DeviceSnapshot) {
    let shown = now.windows.filter { $0.isForeground && $0.screen == .device }
    if let first = shown.first(where: { [.primary, .tile].contains($0.placement) }), shown.count > 1 {
      let width = Double(now.screenSize.width)
      let places = [width / 4, width / 2, width * 3 / 4].map { $0.rounded() }
      let here = DeviceEvent.window(.divider(at: Double(first.frame.maxX), steps: Self.steps))
      for place in places where abs(place - Double(first.frame.maxX)) > width / 8 {
        drags.append((.window(.divider(at: place, steps: Self.steps)), [here, .arrange(.half)]))
      }
    }
    for window in shown where window.placement == .free {
      let size = window.frame.size
      func resized(_ width: CGFloat, _ height: CGFloat) -> DeviceEvent {
        .window(
          .resize(
            window: window.id, width: Double(width), height: Double(height), .bottomRight, steps: Self.steps))
      }
      drags.append((resized((size.width * 2 / 3).rounded(), size.height), [resized(size.width, size.height)]))
      drags.append((resized(size.width, (size.height * 2 / 3).rounded()), [resized(size.width, size.height)]))
      let back = DeviceEvent.window(
        .move(window: window.id, x: Double(window.frame.minX), y: Double(window.frame.minY)))
      drags.append((.window(.move(window: window.id, x: 40, y: 60)), [back]))
    }
    system += drags.map(\.drag)
  }

  /// No more windows are opened than there were.
  private mutating func addSystem(_ now: DeviceSnapshot, _ world: ExploredWorld) {
    system.append(.rotationLock(!now.isRotationLocked))
    if world.era >= Era(7) {
      system.append(.contentSize(now.contentSize == .large ? .accessibilityLarge : .large))
    }
    if now.windows.count > 1 {
      system += now.windows.map { .window(.close(window: $0.id)) } + now.windows.map { .window(.focus(window: $0.id)) }
    }
    let missing = world.apps.map(\.name).first { name in
      now.windows.count { $0.app == name } < world.apps.count { $0.name == name }
    }
    if let missing { system.append(.window(.open(app: missing))) }
  }

  @MainActor private mutating func addActions(_ window: WindowSnapshot, _ device: EmulatedDevice) {
    var names: [String] = []
    var rows = 0
    func collect(_ view: ViewSnapshot) {
      guard !view.isHidden, names.count < Self.controls else { return }
      if view.isTappable, let name = view.identifier ?? view.firstText, !name.isEmpty, !names.contains(name) {
        let isRow = view.isRow
        if !isRow || rows < Self.cells { names.append(name) }
        if isRow { rows += 1 }
      }
      for below in view.subviews { collect(below) }
    }
    collect(window.root)
    let handles = device.inspect(window: window.id) { Handles($0, id: window.id) }
    // A segment has no view of its own: it is tapped by its title.
    for title in handles?.segments ?? [] where names.count < Self.controls && !names.contains(title) {
      names.append(title)
    }
    let isDeep = window.navigationStack.count > 1
    actions += names.filter { $0 != "back" || !isDeep }.map { .tap(window: window.id, target: $0) }
    if isDeep {
      actions.append(.tap(window: window.id, target: "back"))
      // Begun and let go, a way back leads nowhere.
      system.append(.gesture(window: window.id, .popCancelled))
    }
    actions += handles?.events ?? []
    scrolls += handles?.scrolls ?? []
    let hasPages = device.inspect(window: window.id) { $0.rootViewController?.showsPages ?? false }
    if hasPages == true {
      actions += [UserGesture.pageForward, .pageReverse].map { .gesture(window: window.id, $0) }
    }
    let isPresented = device.inspect(window: window.id) { window -> Bool in
      guard let presented = window.rootViewController?.presentedViewController else { return false }
      return !(presented is UIAlertController)
    }
    if isPresented == true { actions += [.pullDown(window: window.id), .dismiss(window: window.id)] }
  }

  private mutating func addTurns(_ now: DeviceSnapshot, _ device: EmulatedDevice) {
    let held: [DeviceOrientation] = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp, .faceDown,
    ]
    turns += held.filter { $0 != now.deviceOrientation }.map { .deviceOrientation($0) }
    guard now.windows.count > 1 else { return }
    let ids = now.windows.map(\.id)
    turns += ids.map { .arrange(.full(window: $0)) }
    turns.append(.arrange(.half))
    let pair = (first: ids[0], second: ids[1])
    turns += [SplitShare.wide, .narrow].map { .window(.split(first: pair.first, second: pair.second, $0)) }
    turns.append(.window(.slideOver(window: pair.second, .right)))
    if device.offers(tiles: now) {
      turns += [(pair.first, WindowTile.leftHalf), (pair.second, .rightHalf)].map {
        .window(.tile(window: $0.0, $0.1))
      }
    }
  }
}

extension EmulatedDevice {
  fileprivate nonisolated func offers(tiles now: DeviceSnapshot) -> Bool {
    Era(now.era).map { $0 >= Era(26) } ?? false
  }
}

extension UIViewController {
  /// Whether pages are turned somewhere in what it shows.
  fileprivate var showsPages: Bool {
    if let presented = presentedViewController { return presented.showsPages }
    return self is UIPageViewController
      || children.contains { $0.viewIfLoaded?.window != nil && $0.showsPages }
  }
}

extension ViewSnapshot {
  /// Whether it is one of many in a list.
  var isRow: Bool { className.hasSuffix("Cell") }

  /// What is written on it: a cell's words are its label's.
  fileprivate var firstText: String? {
    if let text, !text.isEmpty { return text }
    return isRow || className.hasSuffix("Button") ? firstTextBelow : nil
  }

  /// However deep it lies, but for what is tapped for itself.
  private var firstTextBelow: String? {
    for below in subviews where !below.isHidden && !below.isTappable {
      if let text = below.text, !text.isEmpty { return text }
      if let text = below.firstTextBelow { return text }
    }
    return nil
  }
}

extension DeviceEvent {
  /// Whether it is a turn or an arrangement.
  var isTurn: Bool {
    switch self {
    case .deviceOrientation, .rotationLock, .arrange, .window, .contentSize, .appearance: true
    case .tap, .segue, .push, .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll, .drag, .wait, .tick,
      .system:
      false
    }
  }

  /// Whether the device is held another way.
  var turnsDevice: Bool {
    if case .deviceOrientation = self { true } else { false }
  }

  /// The window a person touches; nil for what is done to the device.
  var window: Int? {
    switch self {
    case .tap(let window, _, _), .segue(let window, _), .push(let window, _), .pop(let window), .present(let window, _),
      .dismiss(let window), .pullDown(let window), .gesture(let window, _), .type(let window, _),
      .scroll(let window, _, _), .drag(let window, _):
      window
    case .deviceOrientation, .rotationLock, .arrange, .window, .contentSize, .appearance, .system, .wait, .tick: nil
    }
  }

  /// Whether it changes nothing that is seen, as long as windows stay where they are.
  var leavesAlone: Bool {
    switch self {
    case .rotationLock, .window(.focus), .gesture(_, .popCancelled): true
    case .deviceOrientation, .arrange, .window, .contentSize, .appearance, .system, .tap, .segue, .push, .pop, .present,
      .dismiss, .pullDown, .gesture, .type, .scroll, .drag, .wait, .tick:
      false
    }
  }

  /// Whether it leaves for the Home Screen, or comes back from there or from another window.
  var isAbsence: Bool {
    switch self {
    case .window(.home), .window(.focus): true
    case .deviceOrientation, .rotationLock, .arrange, .window, .contentSize, .appearance, .system, .tap, .segue, .push,
      .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll, .drag, .wait, .tick:
      false
    }
  }

  /// Whether it only stands between others: a pause, or a finger that begins to swipe and lets go.
  var isInterlude: Bool {
    switch self {
    case .wait, .gesture(_, .popBegin), .gesture(_, .popMove), .gesture(_, .popLetGo): true
    case .deviceOrientation, .rotationLock, .contentSize, .appearance, .system, .arrange, .window, .tap, .segue, .push,
      .pop,
      .present, .dismiss, .pullDown, .gesture, .type, .scroll, .drag, .tick:
      false
    }
  }

  /// Whether both are taps at what has the same name.
  func isTap(like other: DeviceEvent) -> Bool {
    if case .tap(_, let here, _) = self, case .tap(_, let there, _) = other { here == there } else { false }
  }

  /// Whether it moves content and does nothing else.
  var isScroll: Bool {
    if case .scroll = self { true } else { false }
  }

  /// What kind of event it is, for telling causes apart.
  var kind: String {
    switch self {
    case .deviceOrientation(let held): held.isFlat ? "flat" : "rotate"
    case .rotationLock: "lock"
    case .contentSize: "text size"
    case .appearance: "appearance"
    case .system(let event): event == .memoryWarning ? "memory" : "system"
    case .window(.home): "home"
    case .arrange, .window: "arrange"
    case .tap(_, let target, _): target == "back" ? "back" : "tap"
    case .segue: "segue"
    case .push, .present: "open"
    case .gesture(_, .pageForward), .gesture(_, .pageReverse): "page"
    case .pop, .gesture: "back"
    case .dismiss, .pullDown: "dismiss"
    case .type: "type"
    case .scroll, .drag: "drag"
    case .wait: "wait"
    case .tick: "tick"
    }
  }

  /// `rotate LL`, `tap 1 add`, `full 2`: a short word for a line of them.
  public var brief: String {
    switch self {
    case .deviceOrientation(let held):
      switch held {
      case .portrait: "rotate P"
      case .landscapeLeft: "rotate LL"
      case .landscapeRight: "rotate LR"
      case .portraitUpsideDown: "rotate UD"
      case .faceUp: "rotate FU"
      case .faceDown: "rotate FD"
      case .unknown: "rotate unknown"
      }
    case .tap(let window, "back", _): "back \(window)"
    case .tap(let window, let target, _): "tap \(window) \(target)"
    case .type(let window, let typing): "type \(window) \(typing.field)"
    case .scroll(let window, let target, _): "scroll \(window)\(target.isEmpty ? "" : " \(target)")"
    case .drag(let window, let drag): "drag \(window) \(drag.target)"
    case .dismiss(let window): "dismiss \(window)"
    case .pullDown(let window): "pull \(window)"
    case .arrange(.full(let window)): "full \(window)"
    case .arrange(.half): "half"
    case .rotationLock, .contentSize, .appearance, .system, .window, .segue, .push, .pop, .present, .gesture, .wait,
      .tick:
      summary
    }
  }
}
