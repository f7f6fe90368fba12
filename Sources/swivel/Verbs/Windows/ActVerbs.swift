// The verbs that do what a user does in a window: tap, go on and back, swipe, and let time pass.
import ArgumentParser
import ControlClient
import Emulator

struct Act: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Do what a user does.",
    subcommands: [
      ActTap.self, ActPush.self, ActPop.self, ActBack.self, ActSegue.self, ActPresent.self, ActDismiss.self,
      ActPullDown.self, ActGesture.self, ActType.self, ActScroll.self, ActDrag.self, ActPress.self, ActWait.self,
      ActContentSize.self, ActAppearance.self, ActShake.self, ActOpenURL.self, ActShortcut.self, ActNotification.self,
      ActMemoryWarning.self,
    ])
}

struct ActTap: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Tap a control by its accessibility identifier, title, label or class; 'back' is the back button.")

  @Argument(help: "A view by its identifier or by what it says, as 'swivel tree' shows them.", completion: .identifiers)
  var target: String
  @Option(help: "How often in a row: 2 for a double tap.") var times = 1
  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func validate() throws {
    guard DeviceEvent.tapTimes.contains(times) else {
      throw ValidationError("--times is \(DeviceEvent.tapTimes.lowerBound) to \(DeviceEvent.tapTimes.upperBound)")
    }
  }

  func run() throws { try command(.tap(window: window, target: target, times: times), instance, output, following) }
}

struct ActPush: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push", abstract: "Push one of the app's screens by name.")

  @Argument(help: "A screen of the app by the name it gives it; a wrong one is answered with those there are.")
  var screen: String
  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.push(window: window, screen: screen), instance, output, following) }
}

struct ActPop: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "pop", abstract: "Pop the visible navigation stack.")

  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.pop(window: window), instance, output, following) }
}

struct ActBack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "back", abstract: "Tap the back button of the visible navigation bar.")

  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.tap(window: window, target: "back"), instance, output, following) }
}

struct ActSegue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue", abstract: "Perform a segue of the visible scene, by its identifier or its document's.")

  @Argument(help: "The segue's identifier in the storyboard.") var identifier: String
  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.segue(window: window, identifier: identifier), instance, output, following) }
}

struct ActPresent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "present", abstract: "Present one of the app's screens by name, in the style it has.")

  @Argument(help: "A screen of the app by the name it gives it; a wrong one is answered with those there are.")
  var screen: String
  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.present(window: window, screen: screen), instance, output, following) }
}

struct ActDismiss: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss", abstract: "Dismiss what was presented last.")

  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.dismiss(window: window), instance, output, following) }
}

struct ActPullDown: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pull-down", abstract: "Drag the sheet in front away, as a user does.")

  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.pullDown(window: window), instance, output, following) }
}

extension UserGesture: ExpressibleByArgument {}

struct ActGesture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gesture",
    abstract: "Move a finger as a user does: swipe back, turn a page, slide a column; also begun and let go.")

  @Argument(help: "One of \(UserGesture.allCases.map(\.rawValue).joined(separator: ", ")).") var gesture: UserGesture
  @Option(help: "The window.") var window = 1
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.gesture(window: window, gesture), instance, output, following) }
}

struct ActWait: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait",
    abstract: "Let time pass for the apps: timers fire, animations complete, what was put off until then is done.",
    discussion: "Time stands still otherwise, however long the instance runs.")

  @Argument(help: "Seconds, such as 0.3; at most a day.") var seconds: Double
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.wait(seconds), instance, output, following) }
}

extension ContentSizeCategory: ExpressibleByArgument {}

struct ActContentSize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "content-size",
    abstract: "Set how large the user wants text: labels that follow it are laid out anew.",
    discussion: "The sizes are those of Settings and of Apple's 'simctl ui DEVICE content_size'; iOS 7 and later.")

  @Argument(
    help: "One of \(ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ", ")); large is the usual one.")
  var category: ContentSizeCategory
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.contentSize(category), instance, output, following) }
}

extension Appearance: ExpressibleByArgument {}

struct ActAppearance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "appearance", abstract: "Set whether the user wants light or dark.",
    discussion:
      "As in Settings and in Apple's 'simctl ui DEVICE appearance'; iOS 13 and later. Apps that choose for themselves stay as they are."
  )

  @Argument(help: "light or dark.") var appearance: Appearance
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.appearance(appearance), instance, output, following) }
}

/// Sends a command and prints its receipt.
func command(
  _ event: DeviceEvent, _ instance: InstanceOptions, _ output: OutputOptions, _ following: FollowOptions
) throws {
  let client = try instance.client()
  try follow(output, turns: false) { () throws(ControlError) in
    try client.command(event, wait: following.wait, deadline: following.deadline)
  }
}
