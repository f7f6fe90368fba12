// An app at every size of the catalogue, as pages ask for it: the verb sweep, run beside the instance and never twice at a time.
import Bus
import Dispatch
import Foundation
import Processes

/// Runs `swivel sweep` for pages.
public final class WebSizes: @unchecked Sendable {
  /// What a page asks for.
  struct Question: Equatable {
    /// The words for the verb.
    var arguments: [String]

    /// Everything that breaks and every screen that was tried, as JSON Lines.
    init?(everythingOf app: String) { self.init(app: app, ["--format=json"]) }

    /// The screens of a device in one orientation, drawn.
    init?(drawnOf app: String, device: String, era: String, orientation: String) {
      for word in [device, era, orientation] {
        guard !word.isEmpty, word.utf8.allSatisfy(Self.isPlain) else { return nil }
      }
      self.init(
        app: app, ["--device=\(device)", "--era=\(era)", "--orientation=\(orientation)", "--format=svg"])
    }

    private init?(app: String, _ rest: [String]) {
      guard !app.isEmpty, app.utf8.count <= Self.maximumName, app.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else {
        return nil
      }
      // Each a word of its own that begins with its option: no name can be another option.
      arguments = ["sweep", "--app=\(app)"] + rest
    }

    private static let maximumName = 200
    /// What identifiers, versions and orientations are written in.
    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      case _: false
      }
    }
  }

  /// What came of it.
  enum Answer: Equatable {
    case bytes([UInt8])
    /// It cannot be had: what the verb said.
    case refused(String)
    /// Others wait already.
    case busy
  }

  private let program: String
  private let arguments: [String]
  private let queue = DispatchQueue(label: "sizes")
  private let lock = NSLock()
  private var waiting = 0

  /// Questions that wait, one a page.
  private static let maximumWaiting = WebHub.maximumPages
  /// Seconds a sweep may take: hundreds of times what an app of a hundred views takes.
  private static let patience = 180.0
  /// Seconds the last of all that wait may take: the server must not give up before the sweeps do.
  static let patienceOfAll = Double(maximumWaiting) * patience

  /// - Parameters:
  ///   - program: `swivel`.
  ///   - arguments: what every sweep is told besides, such as the program that hosts the apps.
  public init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  func answer(_ question: Question) async -> Answer {
    let isTaken = lock.withLock {
      guard waiting < Self.maximumWaiting else { return false }
      waiting += 1
      return true
    }
    guard isTaken else { return .busy }
    return await withCheckedContinuation { continuation in
      queue.async {
        let answer = self.run(question)
        self.lock.withLock { self.waiting -= 1 }
        continuation.resume(returning: answer)
      }
    }
  }

  private func run(_ question: Question) -> Answer {
    let start = ProgramStart(path: program, arguments: question.arguments + arguments)
    let said: ProgramWords
    do {
      said = try start.words(
        longest: (Self.longestAnswer + 1, Self.longestComplaint),
        patience: ProgramPatience(seconds: Self.patience) { MonotonicClock.machine.now })
    } catch { return .refused("\(error)\n") }
    // 1 says that something breaks, which is what was asked.
    guard case .code(0...1) = said.ending else { return .refused(String(decoding: said.complaint, as: UTF8.self)) }
    guard said.output.count <= Self.longestAnswer else {
      return .refused("The sweep says more than \(Self.longestAnswer >> 20) MiB.\n")
    }
    return .bytes(said.output)
  }

  /// Bytes of an answer: a thousand times what a sweep of a hundred views has.
  private static let longestAnswer = 64 << 20
  /// Bytes of what a verb complains that are told.
  private static let longestComplaint = 2000
}
