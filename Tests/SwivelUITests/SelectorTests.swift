// Selectors that carry their methods, and what documents connect by setters: as adopted sources write them.
import DeviceCatalog
import DeviceFixtures
import Foundation
import Testing

@testable import SwivelUI

@MainActor private final class Receiver: UIResponder {
  var heard: [String] = []
  func plain() { heard.append("plain") }
  func plain(_ text: String) { heard.append("plain \(text)") }
  func two(_ text: String?, event: Int) -> Int {
    heard.append("two \(text ?? "nil") \(event)")
    return event + 1
  }
  func failing(_ text: String) throws -> Int {
    heard.append("failing \(text)")
    if text.isEmpty { throw CancellationError() }
    return text.count
  }
  func any(_ sender: Any?) { heard.append(sender == nil ? "any nil" : "any") }

  @Outlet(.weak) var near: UIResponder!
  @Outlet var kept: UIResponder?
  @Outlet var watched: UIResponder? { didSet { heard.append("watched") } }
  @OutletSetter("watched") private var watchedSetter = \Receiver.watched
  var inset: CGFloat {
    get { 0 }
    set { heard.append("inset \(newValue)") }
  }
  @InspectableSetter("inset") private var insetSetter = \Receiver.inset
}

private class Plain {
  var heard: [String] = []
  func tap(_ text: String) { heard.append(text) }
}

@MainActor @Suite struct SelectorTests {
  @Test func aMethodIsCalledWithWhatItTakes() {
    let receiver = Receiver()
    let plain = Selector("plain", Receiver.plain as @MainActor (Receiver) -> @MainActor () -> Void)
    let selectors = [
      plain, Selector("plain:", Receiver.plain(_:)), Selector("two:event:", Receiver.two(_:event:)),
      Selector("any:", Receiver.any(_:)),
    ]
    for selector in selectors { _ = selector.call(on: receiver, ["a", 1]) }
    _ = selectors[2].call(on: receiver, [nil, 2])
    _ = selectors[3].call(on: receiver, [])
    #expect(receiver.heard == ["plain", "plain a", "two a 1", "any", "two nil 2", "any nil"])
    guard case .answered(let answer)? = selectors[2].call(on: receiver, ["a", 4]) else {
      Issue.record("no answer")
      return
    }
    #expect(answer as? Int == 5)
  }

  /// A method that throws can be a selector's; who sends it looks at no error.
  @Test(arguments: [("ab", 2), ("", nil)] as [(String, Int?)])
  func aMethodThatThrows(text: String, answer: Int?) {
    let receiver = Receiver()
    let selector = Selector("failing:", Receiver.failing(_:))
    guard case .answered(let given)? = selector.call(on: receiver, [text]) else {
      Issue.record("no answer")
      return
    }
    #expect(given as? Int == answer && receiver.heard == ["failing \(text)"])
  }

  @Test func whatDoesNotFitIsRefused() {
    let selector = Selector("plain:", Receiver.plain(_:))
    guard case .refused? = selector.call(on: Receiver(), [1]), case .stranger? = selector.call(on: Plain(), ["a"])
    else {
      Issue.record("neither refused nor a stranger")
      return
    }
    #expect(Selector("plain:").call(on: Receiver(), ["a"]) == nil)
    #expect(selector.belongs(to: Receiver()) && !selector.belongs(to: Plain()))
  }

  /// `responds(to:)` of a property the class has; older code asks so whether the system has it yet.
  @Test func getters() throws {
    try onDevice(phone(running: 17), Era(17)) { _ in
      let selector = Selector("title", getterOf: UIViewController.self)
      #expect(UIViewController().responds(to: selector) && !UIView().responds(to: selector))
      #expect(!UIViewController().responds(to: "title"))
    }
  }

  /// Objective-C's selectors are names.
  @Test func selectorsOfOneNameAreEqual() {
    #expect(Selector("plain:", Receiver.plain(_:)) == Selector("plain:"))
    #expect(Set([Selector("plain:", Receiver.plain(_:)), "plain:", "plain"]).count == 2)
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
  }

  @Test func aMethodOfNoActor() {
    let plain = Plain()
    _ = Selector("tap:", Plain.tap(_:)).call(on: plain, ["x"])
    #expect(plain.heard == ["x"])
  }

  @Test func weakOutletsKeepNothing() {
    let receiver = Receiver()
    do {
      let other = UIResponder()
      receiver.near = other
      receiver.kept = UIResponder()
      #expect(receiver.near === other)
    }
    #expect(receiver.near == nil)
    #expect(receiver.kept != nil)
  }

  @Test func documentsSetBySetters() {
    let receiver = Receiver()
    #expect(NamedSetters.setter("watched", of: receiver)?.set(UIResponder(), on: receiver) == true)
    #expect(NamedSetters.setter("watched", of: receiver)?.set("text", on: receiver) == false)
    #expect(NamedSetters.inspectable("inset", of: receiver)?.set(4.0, on: receiver) == true)
    #expect(NamedSetters.inspectable("inset", of: receiver)?.set("wide", on: receiver) == false)
    #expect(receiver.heard == ["watched", "inset 4.0"])
    #expect(receiver.watched != nil)
  }
}
