// The verbs that open, close and arrange windows, each answered by a receipt of every window.
import ArgumentParser
import ControlClient
import Emulator
import Foundation

extension SplitShare: ExpressibleByArgument {}
extension ScreenSide: ExpressibleByArgument {}
extension WindowCorner: ExpressibleByArgument {}
extension WindowTile: ExpressibleByArgument {}
extension WindowScreen: ExpressibleByArgument {}
extension DisplaySize: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}

/// What every verb about windows takes.
struct OrderOptions: ParsableArguments {
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func send(_ order: WindowOrder) throws { try command(.window(order), instance, output, following) }

  func snapshot() throws -> DeviceSnapshot {
    let client = try instance.client()
    do { return try client.snapshot(deadline: following.deadline) } catch { throw Failure(error) }
  }

  /// The two windows of a verb that may leave them out: those of the split, else the two in front, else the first two.
  func pair(_ named: [Int]) throws -> (first: Int, second: Int) {
    if named.count == 2 { return (named[0], named[1]) }
    guard named.isEmpty else { throw ValidationError("expected two windows or none, got \(named.count)") }
    let windows = try snapshot().windows
    let shown = windows.filter(\.isForeground).sorted { $0.layer < $1.layer }
    let ids = (shown.count >= 2 ? Array(shown.suffix(2)) : windows).map(\.id)
    guard ids.count >= 2 else { throw Failure("there is one window only", .refused) }
    return (ids[0], ids[1])
  }
}

/// Two numbers written `AxB` or `A,B`.
struct PointPair: ExpressibleByArgument {
  var first: Double
  var second: Double

  init?(argument: String) {
    let parts = argument.split(whereSeparator: { "x×,".contains($0) }).map { Double($0) }
    guard parts.count == 2, let first = parts[0], let second = parts[1], first.isFinite, second.isFinite else {
      return nil
    }
    self.first = first
    self.second = second
  }

  /// The pair among a verb's words. They are taken as they come, for a negative number looks like an option.
  init(words: [String], form: String) throws {
    guard words.count == 1, let pair = PointPair(argument: words[0]) else {
      throw ValidationError("expected \(form) in points, got '\(words.joined(separator: " "))'")
    }
    self = pair
  }
}

struct WindowOpen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open a window of an app; several of one app from iPadOS 13 on.")

  @Argument(help: "The app's name.") var app: String
  @Option(help: "The screen: device, or external when a display is connected.") var display = WindowScreen.device
  @OptionGroup var options: OrderOptions

  func run() throws { try options.send(.open(app: app, on: display)) }
}

struct WindowClose: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "close", abstract: "Close a window.")

  @Argument(help: "The window's number, as 'swivel window ls' has it.") var window: Int
  @OptionGroup var options: OrderOptions

  func run() throws { try options.send(.close(window: window)) }
}

struct WindowFocus: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "focus", abstract: "Bring a window to the front.")

  @Argument(help: "The window's number, as 'swivel window ls' has it.") var window: Int
  @OptionGroup var options: OrderOptions

  func run() throws { try options.send(.focus(window: window)) }
}

struct WindowHome: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "home", abstract: "Go to the Home Screen: every window on the device's screen leaves it.",
    discussion:
      "Their apps go to the background. 'window focus' brings a window back, and what it shared the screen with.")

  @OptionGroup var options: OrderOptions

  func run() throws { try options.send(.home) }
}

struct WindowSwap: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swap", abstract: "Let two windows on the screen change places.")

  @Argument(help: "Two windows; the two in front unless told otherwise.") var windows: [Int] = []
  @OptionGroup var options: OrderOptions

  func run() throws {
    let pair = try options.pair(windows)
    try options.send(.swap(pair.first, pair.second))
  }
}

struct WindowMove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move a window among overlapping ones (Stage Manager, iPadOS 26), or to another screen.")

  @Argument(help: "The window's number, as 'swivel window ls' has it.") var window: Int
  @Argument(parsing: .allUnrecognized, help: "Where its top left corner goes: X,Y in points; none with --display.")
  var place: [String] = []
  @Option(help: "The screen it goes to: external, when a display is connected, or device.")
  var display: WindowScreen?
  @OptionGroup var options: OrderOptions

  func validate() throws {
    guard display == nil || place.isEmpty else { throw ValidationError("expected X,Y or --display, not both") }
  }

  func run() throws {
    if let display { return try options.send(.transfer(window: window, to: display)) }
    let place = try PointPair(words: place, form: "X,Y")
    try options.send(.move(window: window, x: place.first, y: place.second))
  }
}

struct WindowResize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resize", abstract: "Drag a window's corner until it has a size (Stage Manager, iPadOS 26).")

  @Argument(help: "The window's number, as 'swivel window ls' has it.") var window: Int
  @Argument(parsing: .allUnrecognized, help: "WIDTHxHEIGHT in points.") var size: [String]
  @Option(help: "The corner that is dragged; the opposite one stays.") var corner = WindowCorner.bottomRight
  @Option(help: "How many sizes the drag goes through.") var steps = 1
  @OptionGroup var options: OrderOptions

  func validate() throws {
    let size = try PointPair(words: size, form: "WIDTHxHEIGHT")
    guard size.first > 0, size.second > 0 else {
      throw ValidationError("a size is more than 0×0, got '\(self.size[0])'")
    }
    guard (1...WindowOrder.maximumSteps).contains(steps) else {
      throw ValidationError("--steps: expected 1 to \(WindowOrder.maximumSteps), got \(steps)")
    }
  }

  func run() throws {
    let size = try PointPair(words: size, form: "WIDTHxHEIGHT")
    try options.send(.resize(window: window, width: size.first, height: size.second, corner, steps: steps))
  }
}

struct WindowSplit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split", abstract: "Share the screen: Split View, or full for one window.")

  enum Arrangement: String, ExpressibleByArgument, CaseIterable {
    case half, wide, narrow, full
    case halfInFigures = "1/2"
    case wideInFigures = "2/3"
    case narrowInFigures = "1/3"

    /// The first window's part; nil for full.
    var share: SplitShare? {
      switch self {
      case .half, .halfInFigures: .half
      case .wide, .wideInFigures: .wide
      case .narrow, .narrowInFigures: .narrow
      case .full: nil
      }
    }
  }

  @Argument(help: "The first window's part of the screen.") var arrangement: Arrangement
  @Argument(help: "The two windows, left one first.") var windows: [Int] = []
  @Option(help: "The window that fills the screen, with full.") var window = 1
  @OptionGroup var options: OrderOptions

  func run() throws {
    guard let share = arrangement.share else {
      return try command(.arrange(.full(window: window)), options.instance, options.output, options.following)
    }
    if share == .half, windows.isEmpty {
      return try command(.arrange(.half), options.instance, options.output, options.following)
    }
    let pair = try options.pair(windows)
    try options.send(.split(first: pair.first, second: pair.second, share))
  }
}

struct WindowDivider: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "divider", abstract: "Drag what divides two windows.",
    discussion: "In Split View it is let go of at the nearest part offered; at the edge one window goes.")

  @Argument(parsing: .allUnrecognized, help: "The distance from the left edge in points.") var place: [String]
  @Option(help: "How many sizes the drag goes through.") var steps = 1
  @OptionGroup var options: OrderOptions

  func validate() throws {
    _ = try distance()
    guard (1...WindowOrder.maximumSteps).contains(steps) else {
      throw ValidationError("--steps: expected 1 to \(WindowOrder.maximumSteps), got \(steps)")
    }
  }

  private func distance() throws -> Double {
    guard place.count == 1, let distance = Double(place[0]), distance.isFinite, distance >= 0 else {
      throw ValidationError("expected a distance in points, 0 or more, got '\(place.joined(separator: " "))'")
    }
    return distance
  }

  func run() throws { try options.send(.divider(at: try distance(), steps: steps)) }
}

struct WindowTileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tile", abstract: "Put a window in a part of the screen (iPadOS 26).")

  @Argument(help: "The window's number, as 'swivel window ls' has it.") var window: Int
  @Argument(help: "The part.") var tile: WindowTile
  @OptionGroup var options: OrderOptions

  func run() throws { try options.send(.tile(window: window, tile)) }
}

struct WindowSlideOver: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "slideover", abstract: "Lay a window over the others, or put it away.")

  @Argument(help: "The window; none with --away.") var window: Int?
  @Option(help: "The side it lies on.") var side = ScreenSide.right
  @Flag(help: "Put the window in Slide Over away.") var away = false
  @OptionGroup var options: OrderOptions

  func validate() throws {
    guard away == (window == nil) else { throw ValidationError("expected a window or --away") }
  }

  func run() throws {
    if let window { try options.send(.slideOver(window: window, side)) } else { try options.send(.putAway) }
  }
}

struct WindowDisplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "display",
    abstract: "Connect an external display for windows of its own (M1 and later), or take it away.",
    discussion: """
      It does not turn with the device. Windows get there by window open APP --display external and by window move N \
      --display external. No source gives sizes of displays, so the size is yours.
      """)

  @Argument(help: "WIDTHxHEIGHT@SCALE in points, such as 1920x1080@1; none with --disconnect.")
  var size: DisplaySize?
  @Flag(help: "Take the display away; what was on it goes to the background.") var disconnect = false
  @OptionGroup var options: OrderOptions

  func validate() throws {
    guard disconnect == (size == nil) else { throw ValidationError("expected a size or --disconnect") }
  }

  func run() throws {
    if let size { try options.send(.connect(size)) } else { try options.send(.disconnect) }
  }
}
