// A sensor's change read at sight says what the generated messages say of the same bytes, and of other forms nothing.
import Orientation
import SeededNumbers
import Testing
import Vocabulary
import Wire

@Suite struct PublishedChangeTests {
  private static let changes =
    DeviceOrientation.allCases.map {
      SensorChange(cause: Values.cause, t: 12.125, what: .orientation($0), reason: "turned")
    }
    + [
      SensorChange(cause: Cause(epoch: 0, n: 0), t: 0, what: .orientation(.unknown), reason: ""),
      SensorChange(cause: Cause(epoch: .max, n: 1), t: -0.0, what: .rotationLock(true), reason: "Füße 🦶"),
      SensorChange(
        cause: Cause(epoch: 0, n: 1 << 35), t: .infinity, what: .rotationLock(false),
        reason: String(repeating: "x", count: 300)),
    ]

  /// What the generated messages say, where it is a change alone.
  private func generated(_ bytes: [UInt8]) -> SensorChange? {
    do {
      let envelope = try WireEnvelope.read(bytes)
      guard case .orientationChange(let change)? = envelope.body else { return nil }
      return try SensorChange(change)
    } catch { return nil }
  }

  @Test(arguments: changes) func whatASensorPublishesIsKnown(change: SensorChange) throws {
    let bytes = WireEnvelope.bytes(.orientationChange(change.message))
    let read = try #require(SensorChange(published: bytes))
    #expect(read == change && read.t.sign == change.t.sign)
    #expect(generated(bytes) == change)
  }

  /// One to three bytes changed, cut or put in: what is known is what the generated messages say. Not all that these know is known here.
  @Test func nothingElseIsSaidOfDamagedBytes() {
    var random = SplitMix64(state: 3)
    var (known, unknown, wrong) = (0, 0, [[UInt8]]())
    for round in 0..<20_000 {
      var bytes = WireEnvelope.bytes(.orientationChange(Self.changes[round % Self.changes.count].message))
      for _ in 0...random.below(3) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes[place] ^= 1 << UInt8(random.below(8))
        case 2: bytes.remove(at: place)
        default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        }
      }
      guard let change = SensorChange(published: bytes) else {
        unknown += 1
        continue
      }
      known += 1
      let said = generated(bytes)
      // Numbers that are none are not equal to themselves.
      if said != change, !change.t.isNaN || said?.t.isNaN != true { wrong.append(bytes) }
    }
    #expect(wrong.isEmpty)
    #expect(known > 1_000 && unknown > 1_000)
  }

  /// Each byte fewer, and what a number of more than 64 bits is.
  @Test func whatIsNotWholeIsUnknown() {
    for change in Self.changes {
      let bytes = WireEnvelope.bytes(.orientationChange(change.message))
      for count in 0..<bytes.count { #expect(SensorChange(published: Array(bytes[..<count])) == nil) }
      #expect(SensorChange(published: bytes + [0]) == nil)
    }
    let long = [UInt8](repeating: 0xff, count: 9)
    for (last, isNumber) in [(1, true), (2, false), (0x80, false)] as [(UInt8, Bool)] {
      let change: [UInt8] = [0x0a, 11, 0x08] + long + [last, 0x18, 1]
      let bytes: [UInt8] = [0x08, 1, 0xca, 0x02, UInt8(change.count)] + change
      #expect((SensorChange(published: bytes) != nil) == isNumber)
    }
  }

  /// What is asked or answered, of another version, or in another order of fields is for the generated messages.
  @Test func otherFormsAreLeftAlone() throws {
    let change = Values.change.message
    #expect(SensorChange(published: WireEnvelope.bytes(.orientationChange(change), request: 5)) == nil)
    #expect(SensorChange(published: WireEnvelope.bytes(.orientationChange(change), session: 5)) == nil)
    #expect(SensorChange(published: WireEnvelope.bytes(.heartbeat(WireHeartbeat()))) == nil)
    var other = WireEnvelope()
    other.version = 2
    other.orientationChange = change
    #expect(SensorChange(published: try other.serializedBytes()) == nil)
    // The orientation before the cause, which the encoding allows.
    let turned: [UInt8] = [0x08, 1, 0xca, 0x02, 6, 0x18, 1, 0x0a, 2, 0x10, 7]
    #expect(SensorChange(published: turned) == nil)
    #expect(generated(turned)?.cause == Cause(epoch: 0, n: 7))
    // Any number but zero is true.
    let locked: [UInt8] = [0x08, 1, 0xca, 0x02, 2, 0x20, 2]
    #expect(SensorChange(published: locked) == nil)
    #expect(generated(locked)?.what == .rotationLock(true))
  }
}
