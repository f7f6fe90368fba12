// Mutated bytes for every reader of foreign bytes, in a process that may fall, and one that says over which of them.
import ArgumentParser
import FileWriting
import Foundation
import Fuzzing
import Processes

@main
struct FuzzMain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swivel-fuzz", abstract: "Feeds mutated bytes to what reads bytes of others.",
    discussion: """
      The same seed makes the same mutations. What ends the reader, takes longer than a second, or breaks a promise is kept in \
      the corpus, and the exit code is 1.
      """)

  @Option(help: "Only these readers; repeated for several.")
  var only: [FuzzTarget] = []

  @Option(help: "Another seed gives other mutations.")
  var seed: UInt64 = 1

  @Option(help: "Seconds for each reader.")
  var seconds = 60.0

  @Option(help: "The folder with kept inputs, a folder a reader; findings are kept there as well.")
  var corpus: String

  @Option(help: "Run this file alone, for the one reader named by --only.")
  var input: String?

  @Option(help: .hidden)
  var child: Int?

  @Option(help: .hidden)
  var place: String?

  @Option(help: .hidden)
  var scratch: String?

  /// Findings of one reader after which it is left alone: the rest is likely the same again.
  private static let findingLimit = 5

  static func main() {
    StandardStreams.tellLossAtExit(by: 3)
    main(nil)
  }

  func validate() throws {
    if input != nil || child != nil, only.count != 1 { throw ValidationError("--input needs one --only") }
    guard seconds > 0, seconds.isFinite else { throw ValidationError("--seconds: expected more than 0") }
  }

  func run() throws {
    // A process that may fall leaves nothing behind: what it writes to is its parent's.
    if let child, let place, let scratch {
      return try Child(only[0], mutator(only[0]), place, scratch).run(from: child, seconds)
    }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "swivel-fuzz-\(UUID().uuidString)").path
    // A name that can be foreseen could be somebody else's already.
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: false)
    defer {
      do { try FileManager.default.removeItem(atPath: scratch) } catch { print("left behind: \(scratch): \(error)") }
    }
    if let input {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: input)))
      guard let text = only[0].broken(by: bytes, scratch: scratch) else { return }
      print("\(only[0].rawValue): \(text)")
      throw ExitCode(1)
    }
    var findings = 0
    for target in only.isEmpty ? FuzzTarget.allCases : only { findings += try watch(target, scratch) }
    if findings > 0 { throw ExitCode(1) }
  }

  private func mutator(_ target: FuzzTarget) throws -> Mutator {
    Mutator(target.seeds + (try KeptCorpus.inputs(of: target, in: corpus)), seed: seed)
  }

  /// Runs a reader in processes of its own until its time is over; how many findings there were.
  private func watch(_ target: FuzzTarget, _ scratch: String) throws -> Int {
    let mutator = try mutator(target)
    let place = scratch + "/" + target.rawValue
    let begun = Date()
    var (number, findings) = (0, 0)
    while findings < Self.findingLimit {
      let left = seconds - Date().timeIntervalSince(begun)
      if left <= 0 { break }
      let words = [
        "--only", target.rawValue, "--seed", "\(seed)", "--seconds", "\(left)", "--corpus", corpus, "--child",
        "\(number)",
        "--place", place, "--scratch", scratch,
      ]
      let ending = try ProgramStart(path: ProgramStart.own, arguments: words).start().wait()
      number = Int(try String(contentsOfFile: place, encoding: .utf8).trimmingCharacters(in: .whitespaces)) ?? number
      if ending == .code(0) { break }
      findings += 1
      try keep(mutator.mutation(number), target, ending)
      number += 1
    }
    print("\(target.rawValue), seed \(seed): \(number) mutations, \(findings) findings")
    return findings
  }

  private func keep(_ bytes: [UInt8], _ target: FuzzTarget, _ ending: ProgramEnding) throws {
    let folder = corpus + "/" + target.rawValue
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/found-\(seed)-\(bytes.count)-\(abs(bytes.reduce(0) { $0 &* 31 &+ Int($1) }))"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    print("\(target.rawValue): \(ending.text) over \(path)")
  }
}

extension FuzzTarget: ExpressibleByArgument {}

/// The process that may fall.
private struct Child {
  private let target: FuzzTarget
  private let mutator: Mutator
  private let place: Int32
  private let scratch: String

  /// Seconds of computing one input may take.
  private static let patience = 1
  /// Bytes a reader may need for inputs of 64 KiB.
  private static let memory: UInt = 4 << 30

  init(_ target: FuzzTarget, _ mutator: Mutator, _ path: String, _ scratch: String) throws {
    self.target = target
    self.mutator = mutator
    self.scratch = scratch
    place = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard place >= 0 else { throw ValidationError("\(path): \(String(cString: strerror(errno)))") }
  }

  /// Reads mutation after mutation; which one it is at stands in the file before it is read.
  func run(from first: Int, _ seconds: Double) throws {
    var limit = rlimit(rlim_cur: Self.memory, rlim_max: Self.memory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let end = Date().addingTimeInterval(seconds)
    var number = first
    while Date() < end {
      note(number)
      var timer = itimerval(
        it_interval: timeval(), it_value: timeval(tv_sec: Self.patience, tv_usec: 0))
      setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
      if let text = target.broken(by: mutator.mutation(number), scratch: scratch) {
        print("\(target.rawValue): \(text)")
        throw ExitCode(3)
      }
      number += 1
    }
    note(number)
  }

  private func note(_ number: Int) {
    let text = "\(number)".padding(toLength: 20, withPad: " ", startingAt: 0)
    _ = pwrite(place, text, text.utf8.count, 0)
  }
}
