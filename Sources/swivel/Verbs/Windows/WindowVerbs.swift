// The verbs that arrange windows.
import ArgumentParser
import ControlClient
import Emulator
import EventLog
import Foundation

struct WindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window", abstract: "List and arrange the windows.",
    subcommands: [
      WindowList.self, WindowOpen.self, WindowClose.self, WindowFocus.self, WindowSwap.self, WindowMove.self,
      WindowResize.self, WindowSplit.self, WindowDivider.self, WindowTileCommand.self, WindowSlideOver.self,
      WindowDisplay.self, WindowHome.self,
    ])
}

struct WindowList: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "ls", abstract: "One line a window.")

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    let client = try instance.client()
    let snapshot: DeviceSnapshot
    do { snapshot = try client.snapshot(deadline: following.deadline) } catch { throw Failure(error) }
    for window in snapshot.windows {
      output.tell(window.line(deviceOrientation: snapshot.deviceOrientation), json: window.json.closed)
    }
  }
}
