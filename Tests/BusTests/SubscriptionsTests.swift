// What a publisher's socket is asked to keep, counted by what subscribers send: 1 and a topic to have it, 0 and one to give it up.
import Testing

@testable import Bus

@Suite struct SubscriptionsTests {
  private func have(_ topic: Int) -> [UInt8] { [1] + Array("topic \(topic)".utf8) }
  private func giveUp(_ topic: Int) -> [UInt8] { [0] + Array("topic \(topic)".utf8) }

  @Test func aThousandAreNotTooMany() {
    var subscriptions = Subscriptions()
    let taken = (1...1_000).map { subscriptions.take(have($0)) }
    #expect(!taken.contains(false))
    #expect(subscriptions.excess == nil)
    _ = subscriptions.take(have(1))
    #expect(subscriptions.excess == "more than 1000 subscriptions")
  }

  @Test func whatIsGivenUpMakesRoom() {
    var subscriptions = Subscriptions()
    for topic in 1...1_000 { _ = subscriptions.take(have(topic)) }
    let isOne = subscriptions.take(giveUp(7))
    #expect(!isOne)
    _ = subscriptions.take(have(1_001))
    #expect(subscriptions.excess == nil)
    _ = subscriptions.take(have(1_002))
    #expect(subscriptions.excess != nil)
  }

  /// Whoever gives up a million topics that nobody has could else have a million afterwards.
  @Test func whatNobodyHasMakesNoRoom() {
    var subscriptions = Subscriptions()
    for topic in 1...5_000 { _ = subscriptions.take(giveUp(topic)) }
    for topic in 1...1_000 { _ = subscriptions.take(have(topic)) }
    #expect(subscriptions.excess == nil)
    _ = subscriptions.take(have(1_001))
    #expect(subscriptions.excess == "more than 1000 subscriptions")
  }

  /// A second connection gives up what the first one has: libzmq keeps it, and says that it was given up. With the one
  /// before it each has 1,025 bytes, and a MiB has room for 1,023.
  @Test func manyThatComeAndGoAreTooManyInTheEnd() {
    var subscriptions = Subscriptions()
    func comeAndGo(_ number: Int) {
      let topic = Array("\(number) ".utf8)
      let long = topic + [UInt8](repeating: 0x79, count: 1_024 - topic.count)
      _ = subscriptions.take([1] + long)
      _ = subscriptions.take([0] + long)
    }
    for number in 1...1_023 { comeAndGo(number) }
    #expect(subscriptions.excess == nil)
    comeAndGo(0)
    #expect(subscriptions.excess == "more than 1024 KiB of subscriptions, of which most were given up,")
  }

  @Test(arguments: [[], [2], [255, 1]] as [[UInt8]]) func whatIsNeitherIsPassedOver(message: [UInt8]) {
    var subscriptions = Subscriptions()
    let isOne = subscriptions.take(message)
    #expect(!isOne)
    #expect(subscriptions.excess == nil)
  }
}
