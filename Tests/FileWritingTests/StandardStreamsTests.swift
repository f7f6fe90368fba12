// Streams that are full, closed or read by nobody: nothing said on them ends a process, and what is lost on standard output is told.
import FileWriting
import Foundation
import Glibc
import Testing

/// Each in a process of its own, whose streams are nobody else's.
@Suite struct StandardStreamsTests {
  /// full(4): there is no room on it, ever.
  @Test func wordsThatCannotBeWrittenEndNothing() async {
    await #expect(processExitsWith: .exitCode(7)) {
      dup2(open("/dev/full", O_WRONLY), STDERR_FILENO)
      StandardStreams.say("no room")
      close(STDERR_FILENO)
      StandardStreams.say("no stream")
      exit(7)
    }
  }

  @Test func wordsAreWrittenWhole() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var ends: [Int32] = [0, 0]
      precondition(pipe(&ends) == 0)
      dup2(ends[1], STDERR_FILENO)
      StandardStreams.say("Grüße\n")
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = read(ends[0], &bytes, bytes.count)
      exit(Array("Grüße\n".utf8) == Array(bytes[..<count]) ? 7 : 8)
    }
  }

  /// open(2) gives the lowest number that is free: without a stream in its place, what is printed would go into this file.
  @Test(arguments: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]) func closedStreamsLeadNowhere(stream: Int32) async {
    await #expect(processExitsWith: .exitCode(7)) { [stream] in
      close(stream)
      StandardStreams.prepare()
      let file = open("/dev/zero", O_RDWR)
      exit(file > STDERR_FILENO && fcntl(stream, F_GETFD) >= 0 ? 7 : 8)
    }
  }

  /// setrlimit(2): who goes on writing beyond RLIMIT_FSIZE gets SIGXFSZ, and EFBIG where that is ignored.
  @Test func aLimitIsAnError() async {
    await #expect(processExitsWith: .exitCode(7)) {
      StandardStreams.prepare()
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      precondition(setrlimit(__rlimit_resource_t(1), &limit) == 0)
      var place = Array("/tmp/swivel-limit-XXXXXX".utf8CString)
      let file = mkstemp(&place)
      unlink(place)
      exit(write(file, "x", 1) < 0 && errno == EFBIG ? 7 : 8)
    }
  }

  /// poll(2): who writes to a pipe is told of by POLLERR when nobody is left to read it, also while nothing is written; a file, a
  /// device and a pipe somebody reads have none.
  @Test(arguments: [("/dev/null", false), ("/dev/full", false), ("read", false), ("left", true)])
  func whetherAnybodyReads(place: String, isAbandoned: Bool) async {
    await #expect(processExitsWith: .exitCode(7)) { [place, isAbandoned] in
      var ends: [Int32] = [0, 0]
      precondition(pipe(&ends) == 0)
      dup2(place.hasPrefix("/") ? open(place, O_WRONLY) : ends[1], STDOUT_FILENO)
      if place == "left" { close(ends[0]) }
      exit(StandardStreams.isOutputAbandoned == isAbandoned ? 7 : 8)
    }
  }

  /// What is printed waits for the next flush; a pipe without a reader is one that was closed on purpose (`| head`).
  @Test(arguments: [
    ("/dev/full", "standard output could not be written to its end: No space left on device"), ("/dev/null", nil),
    ("|", nil),
  ])
  func lossesAreTold(place: String, words: String?) async {
    await #expect(processExitsWith: .exitCode(7)) { [place, words] in
      signal(SIGPIPE, SIG_IGN)
      var ends: [Int32] = [0, 0]
      precondition(pipe(&ends) == 0)
      close(ends[0])
      dup2(place == "|" ? ends[1] : open(place, O_WRONLY), STDOUT_FILENO)
      StandardStreams.put(Array("printed".utf8))
      exit(StandardStreams.outputLoss() == words ? 7 : 8)
    }
  }

  /// A piece that was lost before the end is not forgotten when there is room again.
  @Test func lossesStay() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let full = open("/dev/full", O_WRONLY)
      dup2(full, STDOUT_FILENO)
      StandardStreams.put(Array("printed".utf8))
      fflush(nil)
      dup2(open("/dev/zero", O_WRONLY), STDOUT_FILENO)
      exit(StandardStreams.outputLoss() == "standard output could not be written to its end" ? 7 : 8)
    }
  }
}
