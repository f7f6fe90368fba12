// Tells a child that hangs from one that is slow, starved or at a debugger's breakpoint: it is asked, and while it does not
// answer the time counts that it had itself, and not the machine's.
import Foundation
import Processes

/// The questions to one child and how long they have been open.
struct Watchdog: Sendable {
  enum Finding: Sendable, Equatable {
    case nothing
    /// It is to be asked.
    case ask
    /// It computes without an end, or waits for something that does not come.
    case hangs(String)
    /// Somebody stopped it.
    case stopped
  }

  /// Seconds between two looks while a question is open.
  static let period = 0.25
  /// Seconds from one question to the next of children that answer: each answer wakes four threads, and one that hangs is ended
  /// after three seconds at the earliest.
  static let restPeriod = 1.0

  /// Seconds to the next look at children of whom this was found.
  static func pause(after findings: [Finding]) -> Double { findings.allSatisfy { $0 == .ask } ? restPeriod : period }
  /// Processor time without an answer after which a host hangs, in seconds: what nobody would wait for a turn to be drawn.
  static let hostPatience = 3.0
  /// The same for others: a sensor may have a trace of a million samples to take in, on a slow machine.
  static let patience = 30.0
  /// Seconds a child may wait for something else, such as a disk, without an answer.
  static let waitingPatience = 10.0
  /// Processor time a child may have before its first answer, in seconds, and more when those before it had more: a host may
  /// have a long log to replay.
  static let startingPatience = 120.0
  /// Seconds a crash may take to be read: many times what it takes beside other work, and less than for ever.
  static let dyingPatience = 120.0
  /// Seconds a child that hangs may take to say where; then it is killed.
  static let sayingPatience = 30.0

  private let patience: Double
  private let startingPatience: Double
  private var question: (asked: Double, processorTime: Double)?
  private var looked: Double?
  /// A child is busy with its start, perhaps with a long log, until it has answered once.
  private(set) var hasAnswered: Bool

  /// `before` is the processor time that the busiest life of the same child had, in seconds.
  init(patience: Double, hasAnswered: Bool = false, before: Double = 0) {
    self.patience = patience
    startingPatience = max(patience, Self.startingPatience, RestartBound.margin * before)
    self.hasAnswered = hasAnswered
  }

  /// What is to be done at `now`; `answered` says that an answer came since the last look.
  mutating func look(at now: Double, answered: Bool, load: ProcessLoad) -> Finding {
    // Who was stopped or starved oneself has seen nothing.
    let wasAway = looked.map { now - $0 > Self.restPeriod + 4 * Self.period } ?? false
    looked = now
    if answered {
      hasAnswered = true
      question = nil
    }
    guard let question else {
      question = (now, load.processorTime)
      return .ask
    }
    guard !wasAway, load.state != .traced else {
      self.question = (now, load.processorTime)
      return .nothing
    }
    let open = now - question.asked
    switch load.state {
    case .stopped where open >= Self.hostPatience:
      self.question = (now, load.processorTime)
      return .stopped
    case .running, .waiting:
      let patience = hasAnswered ? patience : startingPatience
      if load.processorTime - question.processorTime >= patience {
        return .hangs("no answer for \(Int(patience)) s of processor time")
      }
      guard hasAnswered, load.state == .waiting, open >= Self.waitingPatience else { return .nothing }
      return .hangs("no answer for \(Int(Self.waitingPatience)) s")
    case .dying:
      return open < Self.dyingPatience ? .nothing : .hangs("its crash was not read in \(Int(Self.dyingPatience)) s")
    case .stopped, .traced: return .nothing
    }
  }
}

/// The last moments of a child that was told to say where it hangs. A helper of Swift's runtime says it, and the child then goes
/// on, because no fault of its own brought it there.
struct Farewell: Sendable {
  enum Step: Sendable, Equatable { case wait, said, isMute }

  /// Processor time after which a child goes on, in seconds, whose helper was not seen.
  static let goingOn = 1.0

  let began: Double
  let processorTime: Double
  private var wasSaying = false

  init(began: Double, processorTime: Double) {
    self.began = began
    self.processorTime = processorTime
  }

  mutating func look(at now: Double, isSaying: Bool, load: ProcessLoad) -> Step {
    if now - began >= Watchdog.sayingPatience { return .isMute }
    if isSaying {
      wasSaying = true
      return .wait
    }
    return wasSaying || load.processorTime - processorTime >= Self.goingOn ? .said : .wait
  }
}
