// The verbs that type, scroll, drag and press: what fingers do that takes numbers or keys.
import ArgumentParser
import ControlClient
import Emulator
import EventLog
import Foundation

struct ActType: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Type into what is being edited, or into a field that is tapped first.",
    discussion: "Every character is a key, a line break the return key.")

  @Argument(help: "The keys; may be left out where characters are only deleted.") var text = ""
  @Option(help: "The field, by identifier or text.", completion: .identifiers) var into = ""
  @Option(help: "Characters to delete before the insertion point first.") var delete = 0
  @Flag(help: "Delete all before the insertion point first.") var clear = false
  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func validate() throws {
    guard !clear || delete == 0 else { throw ValidationError("--clear deletes all: --delete says nothing more") }
    guard !text.isEmpty || !into.isEmpty || clear || delete > 0 else {
      throw ValidationError("there are no keys to type")
    }
  }

  func run() throws {
    let typing = Typing(text, into: into, deletes: clear ? Typing.mostDeletes : delete)
    try command(.type(window: window, typing), instance, output, following)
  }
}

/// Two numbers as `12,-30`: points to the right and down.
extension FingerWay: ExpressibleByArgument {
  public init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else {
      return nil
    }
    self.init(x: x, y: y)
  }
}

struct ActScroll: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scroll", abstract: "Scroll a view, or the one around it; without a name what is in the middle.",
    discussion: "At an end already is refused. A page that pages rests at a page.")

  /// An edge of what scrolls.
  enum Edge: String, CaseIterable, ExpressibleByArgument {
    case top, bottom, left, right

    /// As far as fingers go, which is beyond the edge.
    var way: FingerWay {
      switch self {
      case .top: FingerWay(x: 0, y: -FingerWay.farthest)
      case .bottom: FingerWay(x: 0, y: FingerWay.farthest)
      case .left: FingerWay(x: -FingerWay.farthest, y: 0)
      case .right: FingerWay(x: FingerWay.farthest, y: 0)
      }
    }
  }

  @Argument(help: "By identifier or text.", completion: .identifiers) var target = ""
  @Option(parsing: .unconditional, help: "Points towards the right and towards what is below, such as 0,300.")
  var by: FingerWay?
  @Option(help: "One of \(Edge.allCases.map(\.rawValue).joined(separator: ", ")).") var to: Edge?
  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func validate() throws {
    guard (by == nil) != (to == nil) else { throw ValidationError("say how far: either --by X,Y or --to EDGE") }
  }

  func run() throws {
    guard let way = by ?? to?.way else { return }
    try command(.scroll(window: window, target: target, by: way), instance, output, following)
  }
}

struct ActDrag: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drag", abstract: "Touch a view or a place, move, and let go.",
    discussion: """
      Recognisers follow it; what scrolls around it scrolls if none of them takes it, and a sheet comes to another height or goes. \
      Quick is a swipe.
      """)

  @Argument(help: "By identifier or text; without one --from is a place of the window.", completion: .identifiers)
  var target = ""
  @Option(
    parsing: .unconditional,
    help: "Where it begins: points from the middle of the target, or from the window's upper left corner.")
  var from: FingerWay?
  @Option(parsing: .unconditional, help: "How far: points to the right and down, such as 120,0.") var by: FingerWay
  @Option(name: .customLong("in"), help: "Seconds it takes.") var seconds = Drag.usual
  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func validate() throws {
    guard !target.isEmpty || from != nil else { throw ValidationError("say where: a view's name or --from X,Y") }
    guard seconds.isFinite else { throw ValidationError("--in is a number of seconds") }
  }

  func run() throws {
    let drag = Drag(target, from: from ?? .none, by: by, seconds: seconds)
    try command(.drag(window: window, drag), instance, output, following)
  }
}

struct ActPress: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "press", abstract: "Touch a view or a place for a while, and let go: a long press.")

  @Argument(help: "By identifier or text; without one --from is a place of the window.", completion: .identifiers)
  var target = ""
  @Option(
    parsing: .unconditional,
    help: "Where: points from the middle of the target, or from the window's upper left corner.")
  var from: FingerWay?
  @Option(name: .customLong("for"), help: "Seconds; recognisers want half a second where apps do not say otherwise.")
  var seconds = 1.0
  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func validate() throws {
    guard !target.isEmpty || from != nil else { throw ValidationError("say where: a view's name or --from X,Y") }
    guard seconds.isFinite else { throw ValidationError("--for is a number of seconds") }
  }

  func run() throws {
    let drag = Drag(target, from: from ?? .none, by: .none, seconds: seconds)
    try command(.drag(window: window, drag), instance, output, following)
  }
}
