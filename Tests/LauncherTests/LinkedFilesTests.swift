// Links in an instance's directory to files elsewhere: nothing is written through them, whoever made them.
import Bus
import Foundation
import Launcher
import Testing

@Suite struct LinkedFilesTests {
  /// The files a launcher or its children make anew where one of these names is taken.
  @Test(
    arguments: [
      "host.swivel", "host.part2.swivel", "host.previous.swivel", "diagnostics.log", "monitor.log", "sensor.state",
    ])
  func nothingIsWrittenThroughALink(_ name: String) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/swk" + UUID().uuidString.prefix(8)
    for path in [folder, folder + "/base", folder + "/base/one"] {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder)") } }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/elsewhere"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/base/one/" + name, withDestinationPath: folder + "/elsewhere")
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      let directory = try InstanceDirectory(path: folder + "/base/one")
      var program = ChildProgram(path: "/bin/sh", arguments: ["-c", "echo a line; echo a word >&2", "child"])
      program.standardOutput = .file(directory.monitorFile)
      program.standardError = .file(directory.diagnosticsFile)
      let supervisor = try Supervisor(directory: directory, programs: [.monitor: program]) { _ in }
      defer { supervisor.stop() }
      #expect(try supervisor.waitUntilReady([.monitor], seconds: 30) == .quit)
      Diagnostics.append("the end", to: directory)
      #expect(try String(contentsOfFile: directory.monitorFile, encoding: .utf8) == "a line\n")
      #expect(try String(contentsOfFile: directory.diagnosticsFile, encoding: .utf8) == "a word\nswivel: the end\n")
      #expect(try String(contentsOfFile: folder + "/elsewhere", encoding: .utf8) == "mine")
    }
  }
}
