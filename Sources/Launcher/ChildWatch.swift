// A child under watch: the questions it is asked, and how it is ended when it does not answer.
import Bus
import Foundation
import Processes
import Wire

/// What is known of one life of a child.
struct ChildWatch {
  private var dog: Watchdog
  /// Why it was ended; nil while it answers.
  private(set) var hang: String?
  private var farewell: Farewell?
  /// Whether it has answered in this life.
  var hasAnswered: Bool { dog.hasAnswered }
  /// What the last look found.
  private(set) var found = Watchdog.Finding.nothing
  /// Processor time of its busiest life until the last look, in seconds.
  private(set) var processorTime: Double

  /// `isReady` says that it has already answered, `before` what its lives before had.
  init(_ role: Role, isReady: Bool = false, before: Double = 0) {
    dog = Watchdog(
      patience: role == .host ? Watchdog.hostPatience : Watchdog.patience, hasAnswered: isReady, before: before)
    processorTime = before
  }

  /// Asks, and acts on what is found; what there is to say of it.
  mutating func look(at process: Int32, now: Double, asking requester: Requester) throws(BusError) -> String? {
    guard let load = ProcessLoad(process: process) else {
      found = .nothing
      return nil
    }
    processorTime = max(processorTime, load.processorTime)
    found = .nothing
    if farewell != nil {
      switch farewell?.look(at: now, isSaying: ProcessLoad.isBacktracing(process), load: load) {
      case .said:
        kill(process, SIGKILL)
        return nil
      case .isMute:
        kill(process, SIGKILL)
        return "did not say where it hangs; killed"
      case .wait, nil: return nil
      }
    }
    found = dog.look(at: now, answered: try hasAnswered(process, requester), load: load)
    switch found {
    case .nothing: return nil
    case .ask:
      try requester.send(.hello(WireHello()))
      return nil
    case .stopped:
      kill(process, SIGCONT)
      return "was stopped; it is told to go on"
    case .hangs(let text):
      hang = text
      farewell = Farewell(began: now, processorTime: load.processorTime)
      // A stopped process would say where it is only later.
      kill(process, SIGABRT)
      kill(process, SIGCONT)
      return "hangs: \(text); it is ended"
    }
  }

  /// Whether this very process has answered, and not the one before it just before it ended.
  private func hasAnswered(_ process: Int32, _ requester: Requester) throws(BusError) -> Bool {
    var found = false
    do throws(BusError) {
      while let (_, answer) = try requester.receive() {
        if case .helloReply(let reply) = answer, reply.process == Int64(process) { found = true }
      }
    } catch {
      // Bytes that say nothing are no answer.
      guard case .message = error else { throw error }
    }
    return found
  }
}
