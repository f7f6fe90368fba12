// Methods that are performed later, by their selectors: what NSObject has of the run loop in Objective-C.
import Foundation

/// A method that was put off.
@MainActor final class PutOffPerform {
  let target: AnyObject
  let selector: Selector
  let argument: Any?
  let ticket = PutOffTicket()

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func start(_ clock: VirtualClock, after delay: Double) {
    clock.performs.append(self)
    clock.after(VirtualClock.nanoseconds(max(0, delay)), .perform, selector.description, ticket: ticket) {
      [self, unowned clock] in
      clock.performs.removeAll { $0 === self }
      ActionSending.send(selector, to: target, from: argument)
    }
  }

  static func cancel(_ isMeant: (PutOffPerform) -> Bool) {
    guard let clock = AppScene.running?.device.clock else { return }
    for one in clock.performs where isMeant(one) { one.ticket.isCancelled = true }
    clock.performs.removeAll { $0.ticket.isCancelled }
  }
}

extension NSObject {
  /// Sends a message now. What its method answers is not told: nil.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { sendNow(aSelector, nil, nil) }
  /// Sends a message with an argument now. What its method answers is not told: nil.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    sendNow(aSelector, object, nil)
  }
  /// Sends a message with two arguments now. What its method answers is not told: nil.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    sendNow(aSelector, object1, object2)
  }

  private func sendNow(_ selector: Selector?, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    nonisolated(unsafe) let (object, first, second) = (self, first, second)
    MainActor.unchecked { ActionSending.send(selector, to: object, from: first, with: second) }
    return nil
  }

  /// Sends `aSelector` after `delay` seconds of the device's time, with this argument. The object is kept until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (object, argument) = (self, anArgument)
    MainActor.unchecked {
      guard let clock = AppScene.running?.device.clock else { return }
      PutOffPerform(object, aSelector, argument).start(clock, after: delay)
    }
  }

  /// The same; the device has one run loop, whatever its mode.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }

  /// Sends a message on the main thread: now, or when the input's other work is done.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }

  /// Sends a message on another thread: when the input's other work is done, for an app's code runs on the main one here.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }

  /// Forgets what was put off for an object by `perform(_:with:afterDelay:)` with this selector and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    MainActor.unchecked {
      PutOffPerform.cancel { put in
        put.target === target && put.selector == aSelector && isEqual(put.argument, argument)
      }
    }
  }

  /// Forgets all that was put off for an object by `perform(_:with:afterDelay:)`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainActor.unchecked { PutOffPerform.cancel { $0.target === target } }
  }

  private class func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first?, let second?):
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
      return first as AnyObject === second as AnyObject
    case (nil, _?), (_?, nil): return false
    }
  }
}
