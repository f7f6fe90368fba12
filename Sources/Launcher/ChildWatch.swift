// A child under watch: the questions it is asked, and how it is ended when it does not answer.
import Bus
import Foundation
import Wire

/// What is known of one life of a child.
struct ChildWatch {
  private var dog: Watchdog
  /// Why it was ended; nil while it answers.
  private(set) var hang: String?
  private var killAt: Double?

  init(_ role: Role) { dog = Watchdog(patience: role == .host ? Watchdog.hostPatience : Watchdog.patience) }

  /// Asks, and acts on what is found; what there is to say of it.
  mutating func look(at process: Int32, now: Double, asking requester: Requester) throws(BusError) -> String? {
    if let killAt {
      guard now >= killAt else { return nil }
      self.killAt = .infinity
      kill(process, SIGKILL)
      return "did not say where it hangs; killed"
    }
    guard let load = ProcessLoad(process: process) else { return nil }
    switch dog.look(at: now, answered: try hasAnswered(process, requester), load: load) {
    case .nothing: return nil
    case .ask:
      try requester.send(.hello(WireHello()))
      return nil
    case .stopped:
      kill(process, SIGCONT)
      return "was stopped; it is told to go on"
    case .hangs(let text):
      hang = text
      killAt = now + Watchdog.sayingPatience
      // Swift's runtime says where each thread is before it ends; a stopped process would do so only later.
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
