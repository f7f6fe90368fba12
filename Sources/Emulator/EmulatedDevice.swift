// The emulated device: one event in, everything that came of it out. No clock, no I/O, nothing waits.
// For hashes that are alike in every run: guests keep views in sets, whose order shows.
import CSwiftRuntime
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI
// What goes in and comes out of a device are these values: whoever imports the device speaks them.
@_exported import Vocabulary

/// A device that runs apps and can be turned.
///
/// Everything happens inside `handle(_:)`, and what is due is over when it returns: an animated push completes within its
/// input. What guests put off, by `DispatchQueue.main`, tasks, timers and animations, comes to pass in the device's own time,
/// which stands still until an input lets it pass: by a later `time`, or by `wait`.
@MainActor public final class EmulatedDevice {
  /// The most windows a device may have: more than any iPad shows, few enough that one rotation stays within a frame.
  public nonisolated static let maximumWindows = 8

  /// The device that is emulated.
  public let profile: DeviceProfile
  /// The version it runs.
  public let era: Era
  /// Ledger and windows right after launch: to be asked for before the first `advance`, which keeps nothing of before.
  public var launchOutcome: Outcome {
    if let madeLaunchOutcome { return madeLaunchOutcome }
    precondition(isAsLaunched, "the launch's outcome was not asked for before the first advance")
    let made = outcome(settledEnding, since: Before(states: launchStates, shown: []), asked: .orientation)
    madeLaunchOutcome = made
    return made
  }
  private var madeLaunchOutcome: Outcome?
  private var isAsLaunched = true
  /// The windows as they launched, before what they did then.
  var launchStates: [DeviceWindow.State] = []

  let context: DeviceContext
  let geometry: SplitGeometry
  var windows: [DeviceWindow] = []
  var screens: Screens
  /// The windows on the device's own screen.
  var stage: Stage {
    get { screens.device }
    set { screens.device = newValue }
  }
  /// The identifier of the next window; none is given twice.
  var nextWindow = 1
  /// The windows in the order in which they were turned to.
  var recency: [Int] = []
  /// The apps that windows can be opened of.
  let installed: [AppBundle]
  var attitude: DeviceOrientation { context.attitude }
  var isRotationLocked: Bool { context.isRotationLocked }
  /// How large the user wants text.
  var contentSize = ContentSizeCategory.large
  /// Whether the user wants light or dark.
  var appearance = Appearance.light
  /// What apps asked of the stage and wait for.
  var requests: [(request: RunningApp.StageRequest, app: AppBundle, answer: @MainActor (String?) -> Void)] = []
  /// The windows the input closed, as they were before it.
  var closed: [(window: DeviceWindow, before: DeviceWindow.State)] = []
  private var time = -Double.infinity
  /// The state as the last input left it; nil until somebody asks.
  private var lastSeen: DeviceSnapshot?

  /// Makes the device and launches the apps, one window each, in order.
  ///
  /// `installed` are the apps of which further windows can be opened; those that are launched unless told otherwise.
  /// `arrangement` nil stands for `.half` when the first two apps can share the screen, else `.full(window: 1)`. `heldAt` is
  /// how the device is held at launch: the system knows it, apps do not until the first report (R-DEV-10). A major
  /// version alone is the one `DeviceProfile.version(meantBy:)` says.
  /// `quirks` are the published misbehaviours of UIKit to emulate. `date` is what the device's clock says at the launch; nil for
  /// what is usual of its version.
  public init(
    profile: DeviceProfile, era: Era, apps: [AppBundle], installed: [AppBundle]? = nil,
    arrangement: WindowArrangement? = nil, heldAt: DeviceOrientation = .unknown, appearance: Appearance = .light,
    quirks: Quirks = .standard, date: WallTime? = nil
  ) throws(EmulatorError) {
    guard let era = profile.version(meantBy: era) else {
      throw .deviceCannotRun(
        device: profile.id, era: era.description, runs: "\(profile.launchEra) to \(profile.lastMajorVersion)")
    }
    guard !apps.isEmpty else { throw .noApps(device: profile.id) }
    guard apps.count <= Self.maximumWindows else {
      throw .tooManyWindows(count: apps.count, limit: Self.maximumWindows)
    }
    self.profile = profile
    self.era = era
    context = DeviceContext(profile: profile, era: era, quirks: quirks, date: date)
    geometry = SplitGeometry(profile: profile, era: era)
    context.attitude = heldAt
    guard appearance == .light || era >= Self.darkModeEra else {
      throw .appearanceUnavailable(appearance: appearance.rawValue, device: profile.id, era: era.description)
    }
    self.appearance = appearance
    context.style = appearance.asUIKit
    self.installed = installed ?? apps
    let splitObstacle = Self.splitObstacle(profile: profile, era: era, apps: apps)
    let arrangement = arrangement ?? (splitObstacle == nil ? .half : .full(window: 1))
    screens = Screens(device: Stage(arrangement))
    switch arrangement {
    case .half:
      if let splitObstacle { throw .arrangementUnavailable(arrangement: "half", reason: splitObstacle) }
    case .full(let window):
      guard (1...apps.count).contains(window) else {
        throw .arrangementUnavailable(
          arrangement: "full", reason: "there is no window \(window), only 1 to \(apps.count)")
      }
    }
    try context.clock.asGuest { () throws(EmulatorError) in try launch(apps) }
  }

  deinit { context.clock.end() }

  /// Applies one input and everything that follows from it.
  public func handle(_ input: DeviceInput) -> Outcome {
    context.clock.asGuest {
      let before = beginTold()
      let ending = take(input)
      if case .refused = ending { return outcome(ending, since: before, asked: .nothing) }
      return outcome(ending, since: before, asked: input.event.question)
    }
  }

  /// The same for who asks for no more than how it ended and what the app raised, as `subject call`: nothing is compared, and what is seen
  /// is made when it is asked for. On a way whose end alone is looked at, a fifth of the time would go into what nobody reads.
  public func advance(_ input: DeviceInput) -> (ending: Ending, raised: String?) {
    context.clock.asGuest {
      beginInput()
      let ending = take(input)
      lastSeen = nil
      return (ending, raised)
    }
  }

  /// What the app raised first in the last input, or at launch, as `subject call`; nil for nothing.
  public var raised: String? { context.ledger.entries.first { $0.isRaised }.map { LedgerEntry($0).words } }

  private func take(_ input: DeviceInput) -> Ending {
    guard input.time >= time else { return .refused("time runs backwards: \(input.time) s comes after \(time) s") }
    pass(until: input.time)
    let refusal: String? =
      switch input.event {
      case .deviceOrientation(let orientation): turn(to: orientation)
      case .rotationLock(let isOn): setLock(isOn)
      case .system(let event): bring(event)
      case .arrange(let arrangement): liftingLocks { arrange(arrangement) }
      case .window(let order): liftingLocks { obey(order) }
      case .tap(let id, let target, let times): command(id) { $0.carryOut(times, tapsOn: target) }
      case .segue(let id, let identifier): command(id) { $0.performSegue(identifier) }
      case .push(let id, let screen): command(id) { $0.push(screen) }
      case .pop(let id): command(id) { $0.pop() }
      case .present(let id, let screen): command(id) { $0.present(screen) }
      case .dismiss(let id): command(id) { $0.dismiss() }
      case .pullDown(let id): command(id) { $0.pullDown() }
      case .gesture(let id, let gesture): command(id) { $0.carryOut(gesture) }
      case .type(let id, let typing): command(id) { $0.carryOut(typing) }
      case .scroll(let id, let target, let way): command(id) { $0.scroll(target, way) }
      case .drag(let id, let drag): command(id) { $0.carryOut(drag) }
      case .contentSize(let category): setContentSize(category)
      case .appearance(let appearance): setAppearance(appearance)
      case .wait(let seconds): wait(seconds)
      case .tick: nil
      }
    if let refusal { return .refused(refusal) }
    time = input.time
    settleGuests()
    followGuests()
    if input.event.question == .orientation { reportAstray() }
    return settledEnding
  }

  /// The state as the last input, or the launch, left it: `snapshot` without making it again.
  public var settled: DeviceSnapshot {
    if let lastSeen { return lastSeen }
    let snapshot = snapshot
    lastSeen = snapshot
    return snapshot
  }

  /// The state as values, made anew.
  public var snapshot: DeviceSnapshot {
    var snapshot = DeviceSnapshot(
      device: profile.id, era: era.description, deviceOrientation: attitude,
      screenOrientation: context.screenOrientation, screenSize: profile.screenSize(in: context.screenOrientation),
      isRotationLocked: isRotationLocked, windows: windowSnapshots, external: screens.external?.display)
    snapshot.contentSize = contentSize
    snapshot.appearance = appearance
    return snapshot
  }

  private var windowSnapshots: [WindowSnapshot] {
    let isLandscape = context.screenOrientation.isLandscape
    let visible = stage.visible(isLandscape: isLandscape)
    let focus = focus
    return windows.map { window in
      var snapshot = window.snapshot
      if let external = screens.external?.stage, screens.isExternal(window.id) {
        snapshot.screen = .external
        snapshot.placement = external.placement(of: window.id, isLandscape: true)
        snapshot.layer = external.free.firstIndex { $0.id == window.id } ?? 0
      } else {
        snapshot.placement = stage.placement(of: window.id, isLandscape: isLandscape)
        snapshot.layer = visible.firstIndex(of: window.id) ?? 0
      }
      snapshot.isFocused = focus == window.id
      return snapshot
    }
  }

  /// Why a window's interface has its orientation: who was asked, which masks met, which gate closed, and what followed, by
  /// rule number; for people. Nil for an unknown window.
  public func reasons(window id: Int) -> [String]? {
    guard let window = windows.first(where: { $0.id == id }) else { return nil }
    return window.scene.run { window.scene.inquiryLines } + ["so: \(window.snapshot.explanation)"]
  }

  /// The snapshot's fingerprint.
  public var fingerprint: UInt64 { snapshot.fingerprint }

  /// Reads the guest's own objects in `window`, with UIKit's globals standing for its app. A test's way to look inside;
  /// what `body` changes is no input and is in no log. Nil for an unknown window.
  public func inspect<Result>(window id: Int, _ body: (UIWindow) throws -> Result) rethrows -> Result? {
    guard let scene = windows.first(where: { $0.id == id })?.scene, let window = scene.window else { return nil }
    return try context.clock.asGuest { try scene.run { try body(window) } }
  }

  /// Runs guest code in `window` as an input of its own, the way a timer of the app would. It is in no log, so it is for
  /// tests and tools that keep none. Refused for an unknown window.
  public func perform(window id: Int, _ body: (UIWindow) -> Void) -> Outcome {
    context.clock.asGuest { carryOut(body, inWindow: id) }
  }

  private func carryOut(_ body: (UIWindow) -> Void, inWindow id: Int) -> Outcome {
    let before = beginTold()
    guard let scene = windows.first(where: { $0.id == id })?.scene, let window = scene.window else {
      return outcome(.refused(unknownWindow(id)), since: before, asked: .nothing)
    }
    scene.run { body(window) }
    settleGuests()
    followGuests()
    return outcome(settledEnding, since: before, asked: .nothing)
  }

  /// Begins an input whose outcome is told: what was there before it.
  private func beginTold() -> Before {
    if isAsLaunched { _ = launchOutcome }
    let shown = settled.windows
    beginInput()
    // What was put off while nobody settled, under inspection for instance, comes before the input.
    for window in windows { window.scene.runDeferred() }
    return Before(states: windows.map(\.state), shown: shown)
  }

  private func beginInput() {
    isAsLaunched = false
    context.ledger.begin()
    context.clock.beginInput()
    if !closed.isEmpty { closed.removeAll(keepingCapacity: true) }
    for window in windows { window.scene.beginInput() }
  }

  var settledEnding: Ending {
    for window in windows {
      if let reason = window.scene.unsettled { return .unsettled("window \(window.id): \(reason)") }
    }
    if let complaint = context.clock.complaint { return .unsettled(complaint) }
    return .settled
  }

  /// Orientations, places and looks of all windows, to see what an input changes.
  struct Before {
    var states: [DeviceWindow.State]
    var shown: [WindowSnapshot]
  }

  /// The answer: `asked` says what the event asked of windows.
  func outcome(_ ending: Ending, since before: Before, asked: Question) -> Outcome {
    let shown = snapshot
    lastSeen = shown
    var reports: [WindowReport] = []
    reports.reserveCapacity(windows.count)
    // By index: a window's snapshot holds many texts, and each of them would be retained to look at one.
    for (index, window) in windows.enumerated() {
      let old = before.states.first { $0.id == window.id }
      let place = before.shown.firstIndex { $0.id == window.id }
      let isRedrawn =
        old == window.state && place.map { !shown.windows[index].shows(as: before.shown[$0]) } ?? false
      var report = window.report(
        since: old ?? window.state, reason: reason(of: window, since: old, asked: asked, isRedrawn: isRedrawn))
      if isRedrawn || report.reason == .opened { report.changed = true }
      reports.append(report)
    }
    for (window, state) in closed {
      var report = window.report(since: state, reason: .closed)
      report.changed = true
      reports.append(report)
    }
    reports.sort { $0.id < $1.id }
    let ledger = context.ledger
    var entries: [LedgerEntry] = []
    entries.reserveCapacity(ledger.entries.count)
    for entry in ledger.entries { entries.append(LedgerEntry(entry)) }
    if ledger.dropped > 0 {
      entries.append(LedgerEntry(window: 0, subject: "CallbackLedger", call: "\(ledger.dropped) more calls dropped"))
    }
    return Outcome(ending: ending, windows: reports, ledger: entries, fingerprint: shown.fingerprint)
  }

  /// The one word for what the input came to in a window: what the orientation came to, and where that is nothing, what the
  /// place came to, and then what it shows.
  private func reason(
    of window: DeviceWindow, since old: DeviceWindow.State?, asked: Question, isRedrawn: Bool
  ) -> RotationReason {
    if window.scene.exception != nil { return .exception }
    guard let old else { return .opened }
    if !window.scene.isForeground { return .covered }
    // Also one that turned and is back.
    let isTurned = window.scene.interfaceOrientation != old.interface || !window.scene.turns.isEmpty
    let reason = asked != .nothing || isTurned ? RotationReason(window.decision) : .already
    // A place or a presentation can bring another orientation with it, whatever was decided about the device's.
    if reason == .already || reason.isRefusal, window.scene.interfaceOrientation != old.interface { return .rotated }
    guard reason == .already, !isTurned else { return reason }
    let state = window.state
    if state.frame.size != old.frame.size { return .resized }
    if state.frame.origin != old.frame.origin || state.isExternal != old.isExternal { return .moved }
    return isRedrawn ? .redrawn : asked == .orientation ? .already : .unaffected
  }

  /// Guests turn windows too, by presenting or by setting another root: the screen goes along.
  private func followGuests() {
    for window in windows where window.scene.isForeground {
      if let decided = window.scene.decided, decided.isNews || !window.scene.explains(window.decision) {
        window.decision = decided
      }
      // Among overlapping windows none speaks for the screen, nor does one on another screen.
      if stage.base != .free, !screens.isExternal(window.id) {
        context.screenOrientation = window.scene.interfaceOrientation
      }
    }
  }

  private func command(_ id: Int, _ body: (AppScene) -> CommandResult) -> String? {
    guard let window = windows.first(where: { $0.id == id }) else { return unknownWindow(id) }
    guard window.scene.isForeground else {
      return "window \(id) is in the background; bring it to the front first"
    }
    window.scene.app.makeKey(window.scene)
    // A touch brings an overlapped window to the front.
    if stage.base == .free || screens.isExternal(id), focus != id { _ = obey(.focus(window: id)) }
    switch body(window.scene) {
    case .done: return nil
    case .refused(let reason): return reason
    }
  }

  package func unknownWindow(_ id: Int) -> String {
    let ids = windows.map(\.id)
    let isWhole = ids.count > 1 && ids == Array(1...ids.count)
    return
      "there is no window \(id), only \(isWhole ? "1 to \(ids.count)" : ids.map(String.init).joined(separator: ", "))"
  }
}

/// What an input asks of windows.
enum Question {
  /// To have the orientation that matches the device's.
  case orientation
  /// To be in a place, which the orientation may go along with.
  case place
  /// Neither.
  case nothing
}

extension DeviceEvent {
  /// What the event asks of windows.
  var question: Question {
    switch self {
    case .deviceOrientation, .rotationLock: .orientation
    case .arrange, .window: .place
    case .tap, .segue, .push, .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll, .drag, .wait,
      .contentSize, .appearance, .system, .tick:
      .nothing
    }
  }
}

extension LedgerEntry {
  /// A call as it was recorded.
  fileprivate init(_ entry: CallbackLedger.Entry) {
    self.init(window: entry.window, subject: entry.subject, call: entry.call)
  }
}
