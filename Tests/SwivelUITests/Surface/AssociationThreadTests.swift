// What is kept for objects that have no place for it, by several threads at once, as apps that format on queues of their own do it.
import Dispatch
import Foundation
import Glibc
import SwivelUI
import Testing

/// Asks for what is associated with it when it goes.
private final class Asking: NSObject {
  deinit { if let key = UnsafeRawPointer(bitPattern: 1) { _ = objc_getAssociatedObject(self, key) } }
}

/// Lets go of another object as it goes, and notes whether that was the last holder.
private final class LettingGo: NSObject {
  nonisolated(unsafe) static var last: NSObject?
  nonisolated(unsafe) static var (ends, late) = (0, 0)
  deinit {
    weak let other = Self.last
    guard other != nil else { return }
    Self.last = nil
    Self.ends += 1
    if other != nil { Self.late += 1 }
  }
}

@Suite struct AssociationThreadTests {
  /// "formatters … are thread safe" (Formatter, iOS 7): each thread has its own, and what one keeps is its own.
  @Test func formattersOfSeveralThreads() async {
    await #expect(processExitsWith: .success) {
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for round in 0..<5_000 {
          let (numbers, dates) = (NumberFormatter(), DateFormatter())
          numbers.formattingContext = .standalone
          dates.formattingContext = round % 2 == 0 ? .listItem : .middleOfSentence
          guard numbers.formattingContext == .standalone,
            dates.formattingContext == (round % 2 == 0 ? .listItem : .middleOfSentence)
          else { _exit(Int32(thread) + 2) }
        }
      }
    }
  }

  /// One object of several threads: each reads what one of them has written, and nothing torn.
  @Test func oneObjectOfSeveralThreads() async {
    await #expect(processExitsWith: .success) {
      let object = NSObject()
      nonisolated(unsafe) let shared = object
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for round in 1..<5_000 {
          guard let key = UnsafeRawPointer(bitPattern: round % 7 + 1) else { _exit(2) }
          objc_setAssociatedObject(shared, key, NSNumber(value: round % 7), .OBJC_ASSOCIATION_RETAIN)
          let found = objc_getAssociatedObject(shared, key)
          guard found == nil || (found as? NSNumber)?.intValue == round % 7 else { _exit(3) }
          if round % 100 == 0 { objc_removeAssociatedObjects(shared) }
        }
      }
    }
  }

  /// What is let go of may ask for its own values as it goes: replaced, removed, and with its object. A lock that is held then would wait
  /// for itself, which the alarm ends.
  @Test func whatGoesMayAsk() async {
    await #expect(processExitsWith: .success) {
      alarm(60)
      let object = NSObject()
      guard let key = UnsafeRawPointer(bitPattern: 9) else { _exit(2) }
      for _ in 0..<3 { objc_setAssociatedObject(object, key, Asking(), .OBJC_ASSOCIATION_RETAIN) }
      objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(object, key, Asking(), .OBJC_ASSOCIATION_RETAIN)
      objc_removeAssociatedObjects(object)
      // Many that are gone, so that their rows are taken away together.
      for _ in 0..<500 { objc_setAssociatedObject(NSObject(), key, Asking(), .OBJC_ASSOCIATION_RETAIN) }
    }
  }

  /// Rows that are taken away hold none of the objects that are left: the last to let go of one of those ends it.
  @Test func takingAwayRowsHoldsNoObject() async {
    await #expect(processExitsWith: .success) {
      guard let key = UnsafeRawPointer(bitPattern: 9) else { _exit(2) }
      for _ in 0..<500 {
        if LettingGo.last == nil {
          let other = NSObject()
          objc_setAssociatedObject(other, key, NSNumber(value: 1), .OBJC_ASSOCIATION_RETAIN)
          LettingGo.last = other
        }
        objc_setAssociatedObject(NSObject(), key, LettingGo(), .OBJC_ASSOCIATION_RETAIN)
      }
      guard LettingGo.ends > 0 else { _exit(3) }
      guard LettingGo.late == 0 else { _exit(4) }
    }
  }
}
