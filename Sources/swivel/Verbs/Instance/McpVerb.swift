// The server that lets agents drive devices: it is Python's, started from here.
import ArgumentParser
import Foundation
import Launcher

struct ModelContextServer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve devices to agents: a Model Context Protocol server on standard input and output.",
    discussion: "Needs Python 3.9 with pyzmq and protobuf, and says so when they lack. SWIVEL_PYTHON names the Python.")

  func run() throws {
    guard let repository = Installation.repository else {
      throw Failure("this program lies in no build and no installation of Swivel, which have the server", .usage)
    }
    let server = ChildProgram(path: repository + "/tools/mcp", arguments: [])
    try supervising { () throws(LauncherError) in try server.replaceThisProcess() }
  }
}
