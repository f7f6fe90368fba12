// A program that ends with whoever waits for it, where it may not ask after that one: no answer is no sign that it is gone.
import Bus
import Foundation
import Testing

/// Exit tests, because users and variables are a process's.
@Suite struct StarterTests {
  /// kill(2): EPERM is "the calling process does not have permission to send the signal", so that there is such a process; ESRCH alone
  /// says that there is none. The first process of all belongs to the machine, and always lives.
  @Test func whoMayNotAskLivesOn() async {
    await #expect(processExitsWith: .success) {
      // As root everything may be asked: as nobody, whose number this is, it may not.
      if getuid() == 0 { try #require(setuid(65_534) == 0) }
      setenv("SWIVEL_STARTER", "1", 1)
      Starter.follow(by: SIGTERM)
    }
  }

  /// No process has the greatest number there is (proc(5), pid_max: at most 2²²): whoever waited is gone, and the status is a shell's.
  @Test func whoseStarterIsGoneEnds() async {
    await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
      setenv("SWIVEL_STARTER", "2147483647", 1)
      Starter.follow(by: SIGTERM)
    }
  }

  /// One that has ended stays in the kernel's tables until somebody waits for it, which may be never; waitid(2) with WNOWAIT leaves it there.
  @Test func whoseStarterHasEndedAndIsNotWaitedForEnds() async {
    await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
      var (starter, arguments) = (pid_t(0), [strdup("true"), nil] as [UnsafeMutablePointer<CChar>?])
      try #require(posix_spawn(&starter, "/bin/true", nil, nil, &arguments, environ) == 0)
      var told = siginfo_t()
      try #require(waitid(P_PID, id_t(starter), &told, WEXITED | WNOWAIT) == 0)
      setenv("SWIVEL_STARTER", "\(starter)", 1)
      Starter.follow(by: SIGTERM)
    }
  }

  /// What a process starts learns nothing of who waits for that process.
  @Test func theWordIsTakenAway() async {
    await #expect(processExitsWith: .success) {
      setenv(Starter.own.name, "0", 1)
      Starter.follow(by: SIGTERM)
      #expect(getenv(Starter.own.name) == nil)
    }
  }
}
