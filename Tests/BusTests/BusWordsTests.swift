// What the bus says when something cannot be, where an instance's files are, and what a service's process does around its loop.
import Foundation
import Testing
import Wire

@testable import Bus

@Suite struct BusWordsTests {
  @Test func errorsInWords() {
    let table: [(BusError, String)] = [
      (.transport(call: "bind", subject: "ipc://x", reason: "no"), "bind ipc://x: no"),
      (.transport(call: "poll", subject: "", reason: "no"), "poll: no"),
      (
        .transport(call: "zmq_ctx_new", subject: "", reason: String(cString: strerror(EMFILE))),
        "zmq_ctx_new: Too many open files; a process may have more after: ulimit -n 1024"
      ),
      (.message(.malformed(bytes: 3)), "malformed message of 3 bytes"),
      (.message(.version(expected: 1, actual: 2)), "message of protocol version 2, this program speaks 1"),
      (.message(.unexpectedBody(expected: "a", actual: "b")), "expected a, got b"),
      (.message(.outOfRange(field: "f", expected: "a", actual: "b")), "f: expected a, got b"),
      (.refused(peer: "host", code: .unavailable, text: "no"), "host: no"),
      (.unexpectedReply(peer: "host", expected: "a", actual: "b"), "host: expected a, got b"),
      (
        .noAnswer(peer: Endpoints.peer("host", at: "ipc:///run/swivel/one/host.control"), seconds: 2.5),
        "no answer from host within 2.5 s"
      ),
      (
        .noAnswer(peer: Endpoints.peer("host", at: "tcp://127.0.0.1:5572"), seconds: 3),
        "no answer from host at tcp://127.0.0.1:5572 within 3.0 s: nobody listens there, your key is not on its list, or "
          + "--server is not its key"
      ),
      (
        .requestTooLarge(peer: "host", size: 1_048_577, limit: 1_048_576),
        "host: a request of 1048577 bytes, and 1048576 are taken at most; give less at a time"
      ),
      (.ended(peer: "host", reason: nil), "the instance ended, and no answer from host will come"),
      (.ended(peer: "host", reason: "why"), "the instance ended, and no answer from host will come: why"),
      (.badName("x y"), "'x y' is no instance name: 1 to 32 letters, digits, '.', '_' or '-', not '.' or '..'"),
      (.pathTooLong(path: "/p", limit: 107), "/p: a socket's path may have 107 bytes; set a shorter XDG_RUNTIME_DIR"),
      (.file(call: "open", path: "/p", reason: "no"), "open /p: no"),
      (.led(path: "/p"), "/p: an instance runs here, and its own processes serve it; choose another directory"),
      (.noCurve, "the libzmq of this machine was built without CURVE; without encryption nothing leaves the machine"),
      (.badKeys(path: "/k", reason: "no"), "/k: no"),
      (.untrusted(path: "/p", reason: "is a link"), "/p is a link; nothing in it is used"),
    ]
    for (error, text) in table { #expect("\(error)" == text) }
  }

  @Test func filesOfAnInstance() throws {
    let place = try InstanceDirectory(path: "/run/swivel/one")
    #expect(place.name == "one" && place.path == "/run/swivel/one")
    #expect(place.launcherFile == "/run/swivel/one/launcher" && place.lockFile == "/run/swivel/one/lock")
    #expect(
      place.logFile == "/run/swivel/one/host.swivel" && place.previousLogFile == "/run/swivel/one/host.previous.swivel")
    #expect(
      place.sensorStateFile == "/run/swivel/one/sensor.state" && place.monitorFile == "/run/swivel/one/monitor.log")
    #expect(place.diagnosticsFile == "/run/swivel/one/diagnostics.log")
    #expect(
      place.endpoints
        == Endpoints(
          sensorEvents: "ipc:///run/swivel/one/sensor.events", sensorControl: "ipc:///run/swivel/one/sensor.control",
          hostState: "ipc:///run/swivel/one/host.state", hostControl: "ipc:///run/swivel/one/host.control",
          monitorControl: "ipc:///run/swivel/one/monitor.control"))
    #expect(
      Endpoints.inproc("a")
        == Endpoints(
          sensorEvents: "inproc://a.sensor.events", sensorControl: "inproc://a.sensor.control",
          hostState: "inproc://a.host.state", hostControl: "inproc://a.host.control",
          monitorControl: "inproc://a.monitor.control"))
  }

  /// A pipe at descriptor 3 is a lifeline, and neither it nor the lock is handed on; anything else there is none. What is meant for
  /// the terminal's group does not end a service. In a process of its own, for descriptors and signals are a process's.
  @Test(arguments: [true, false]) func aServiceAroundItsLoop(isPipe: Bool) async {
    await #expect(processExitsWith: .exitCode(7)) { [isPipe = isPipe as Bool] in
      var ends: [Int32] = [-1, -1]
      var isRight = pipe(&ends) == 0
      let null = open("/dev/null", O_RDONLY)
      isRight = isRight && dup2(isPipe ? ends[0] : null, Service.lifelineDescriptor) >= 0
      isRight = isRight && dup2(null, Service.lockDescriptor) >= 0
      isRight = isRight && Service.lifeline() == (isPipe ? 3 : nil)
      for descriptor in [Service.lifelineDescriptor, Service.lockDescriptor] {
        isRight = isRight && fcntl(descriptor, F_GETFD) == (isPipe ? FD_CLOEXEC : 0)
      }
      Service.ignoreSignals()
      raise(SIGINT)
      raise(SIGPIPE)
      exit(isRight ? 7 : 8)
    }
  }

  /// A process that may have 64 descriptors has its place on the bus; one that may have fewer is told so, before anything could end it by
  /// a signal. In a process of its own, for the limit is a process's.
  @Test(arguments: [(63, false), (64, true)] as [(UInt, Bool)]) func fewDescriptors(limit: UInt, isEnough: Bool) async {
    await #expect(processExitsWith: .exitCode(7)) { [limit = limit as UInt, isEnough = isEnough as Bool] in
      var few = rlimit(rlim_cur: limit, rlim_max: limit)
      guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &few) == 0 else { exit(9) }
      do {
        _ = try Node()
        exit(isEnough ? 7 : 8)
      } catch {
        exit(!isEnough && "\(error)".hasPrefix("zmq_ctx_new: Too many open files") ? 7 : 8)
      }
    }
  }

  /// One line, with what a terminal would obey written out.
  @Test func aServiceReports() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Service.report("sensor")("a\u{1B}[2Jb")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("swivel-sensor: a\\u{1b}[2Jb\n"))
  }
}
