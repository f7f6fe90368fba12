// A host that ends after the instance was ready: how it is started again, or why it cannot be. Exit tests, because the handlers of a
// supervisor's signals are a process's.
import Bus
import EventLog
import Foundation
import Testing
import Vocabulary
import Wire

@testable import Launcher

@Suite struct SupervisorRestartTests {
  /// What is done to a host once it is ready, and what comes of it.
  struct Row: Codable, Sendable {
    /// A line of a shell with the host's number in `$HOST` and the instance's folder in `$PLACE`.
    var deed: String
    /// What the host of the second start is told of the first; nil where there is none.
    var told: String?
    /// What is said.
    var said: String
    /// What ends the supervisor: the test's signal where nothing does.
    var end = String(reflecting: SupervisorEnd.signal(SIGTERM))
  }

  static let rows: [Row] = [
    Row(
      deed: "kill -KILL $HOST", told: "--predecessor killed", said: "the host ended (signal 9); it is started again"),
    Row(
      deed: "kill -ILL $HOST", told: "--predecessor ended --last-words=signal 4",
      said: "the host ended (signal 4); it is started again"),
    Row(
      deed: "mv $PROGRAM $PROGRAM.away; kill -KILL $HOST",
      said: "the host cannot be started: start $PROGRAM: No such file or directory; tried again in 5 s"),
    // No child ends here and no signal comes: it looks by itself, about once a second.
    Row(
      deed: "rm -r $PLACE", said: "$PLACE is no longer this instance's; it ends",
      end: String(reflecting: SupervisorEnd.removed)),
    Row(deed: "rm $PLACE/host.swivel; kill -KILL $HOST", said: "", end: "lost"),
    Row(deed: ": > $PLACE/host.swivel; kill -KILL $HOST", said: "", end: "lost"),
  ]

  /// Answers hello for a host that is a shell, until the process ends.
  private static func serve(_ directory: InstanceDirectory) {
    Thread.detachNewThread {
      do {
        let node = try Node()
        let responder = try Responder(directory.endpoints.hostControl, on: node) { _ in }
        while true {
          try node.wait(milliseconds: 5)
          while let (peer, body) = try responder.next() {
            guard case .hello = body else { continue }
            try responder.reply(to: peer, .helloReply(.with { ($0.role, $0.ready) = ("host", true) }))
          }
        }
      } catch { Issue.record(error) }
    }
  }

  private static func lines(_ path: String) -> [String] {
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Runs the deed once the first host is there, and ends the supervisor when the second is, or when something was said.
  private static func act(
    _ row: Row, _ folder: String, _ directory: InstanceDirectory, _ said: @escaping @Sendable () -> Bool
  ) {
    Thread.detachNewThread {
      let deadline = Deadline(seconds: 30)
      let host = lines(folder + "/numbers").first ?? ""
      let deed = "HOST=\(host) PLACE=\(directory.path) PROGRAM=\(folder)/program; \(row.deed)"
      do { _ = try ChildProgram(path: "/bin/sh", arguments: ["-c", deed]).runToEnd() } catch { Issue.record(error) }
      while lines(folder + "/starts").count < 2, !said(), !deadline.hasPassed { poll(nil, 0, 5) }
      // Who has not ended by then never does.
      let isAsked = row.end == String(reflecting: SupervisorEnd.signal(SIGTERM))
      if isAsked || deadline.hasPassed { kill(getpid(), SIGTERM) }
    }
  }

  @Test(arguments: rows) func anEndAfterItWasReady(_ row: Row) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/swr" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder)") } }
    await #expect(processExitsWith: .success) { [row = row as Row, folder = folder as String] in
      let directory = try InstanceDirectory(path: folder + "/base/one")
      let script = "#!/bin/sh\necho $$ >> \(folder)/numbers; echo \"$*\" >> \(folder)/starts; exec sleep 600\n"
      try Data(script.utf8).write(to: URL(filePath: folder + "/program"))
      chmod(folder + "/program", 0o700)
      let said = Lines()
      let supervisor = try Supervisor(
        directory: directory, programs: [.host: ChildProgram(path: folder + "/program", arguments: [])]
      ) { said.add($0) }
      defer { supervisor.stop() }
      let header = LogHeader(device: "d", era: "15", apps: ["A"])
      _ = try LogWriter(beginning: directory.logFile, header: header, hasSums: true, partSize: nil)
      SupervisorRestartTests.serve(directory)
      let early = try supervisor.waitUntilReady([.host], seconds: 30)
      #expect(early == nil)
      let deadline = Deadline(seconds: 30)
      while SupervisorRestartTests.lines(folder + "/starts").isEmpty, !deadline.hasPassed { poll(nil, 0, 5) }
      SupervisorRestartTests.act(row, folder, directory) {
        said.all.contains { $0.contains("cannot be started") || $0.contains("no longer") }
      }
      do throws(LauncherError) {
        let end = try supervisor.run()
        #expect(String(reflecting: end) == row.end)
      } catch {
        #expect(row.end == "lost" && error == .lostLog(path: directory.logFile, ending: "signal 9"))
        // Whoever asks next is told why.
        let left = try Diagnostics.end(of: directory)
        #expect(left == "\(error)")
      }
      let words = row.said.replacingOccurrences(of: "$PROGRAM", with: folder + "/program")
        .replacingOccurrences(of: "$PLACE", with: directory.path)
      #expect(words.isEmpty || said.all.contains(words), "\(said.all)")
      #expect(SupervisorRestartTests.lines(folder + "/starts") == [""] + (row.told.map { [$0] } ?? []))
    }
  }

  /// What was said, by whichever thread.
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
  }
}
