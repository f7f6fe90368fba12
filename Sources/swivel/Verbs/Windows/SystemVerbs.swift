// The verbs for what reaches an app from outside its windows: a shaken device, an address, a short cut, short memory.
import ArgumentParser
import ControlClient
import Emulator

struct ActShake: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shake", abstract: "Shake the device: the first responder of the app in front hears of it.",
    discussion:
      "While something is typed that can be taken back, an app that does not want the shake itself asks whether to undo it."
  )

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.system(.shake), instance, output, following) }
}

struct ActOpenURL: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open-url", abstract: "Open an address elsewhere, as Apple's 'simctl openurl' does.",
    discussion: """
      One of an app's own schemes goes to that app, which comes to the front. A page of the web goes to the app in front, as if its
      domain were one of the app's associated domains: which those are is not known here.
      """)

  @Argument(help: "The address, such as 'myapp://page/2'.") var url: String
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.system(.openURL(url)), instance, output, following) }
}

struct ActShortcut: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcut", abstract: "Choose a short cut at an app's icon, by its type or its title.",
    discussion: "Those the app has set as 'shortcutItems' of its UIApplication; the app comes to the front.")

  @Argument(help: "The type of the short cut, or its title.") var name: String
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.system(.shortcut(name)), instance, output, following) }
}

struct ActNotification: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notification", abstract: "Touch a notification that came, by its identifier or its title.",
    discussion:
      "One comes when the time of its trigger has passed ('act wait'); while its app is in front, only if the app shows it."
  )

  @Argument(help: "The identifier of the notification, or its title.") var notification: String
  @Option(help: "One of its actions, by identifier or title; the notification itself without.") var action = ""
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    try command(.system(.notification(notification, action: action)), instance, output, following)
  }
}

struct ActMemoryWarning: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory-warning", abstract: "Tell every app that memory is short, as the Simulator's menu does.")

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws { try command(.system(.memoryWarning), instance, output, following) }
}
