// Messages are counted, so that a person can find the one that is wrong.
import SensorSources
import Testing

@testable import Phones

@Suite struct MessageReaderTests {
  @Test func messagesAreNamedByTheirNumber() {
    var reader = MessageReader(.udp, port: 5555)
    let places = (1...3).map { _ -> String in
      switch reader.read(Array("no reading".utf8)).message {
      case .success: "read"
      case .failure(let error): "\(error)"
      }
    }
    for (index, place) in places.enumerated() { #expect(place.contains("udp:5555, message \(index + 1)"), "\(place)") }
  }
}
