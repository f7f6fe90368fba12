// What stands in each record of an MCAP file, field by field as https://mcap.dev/spec has it: binary, so that no other format's tests
// can read it.
import EventLog
import Foundation
import Orientation
import Reports
import Testing
import Vocabulary

/// Reads values as the specification writes them: little endian, texts and maps behind their lengths.
private struct McapReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> UInt64 {
    let bytes = rest.prefix(type.bitWidth / 8)
    rest = rest.dropFirst(bytes.count)
    return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func numbers(_ types: [any FixedWidthInteger.Type]) -> [UInt64] { types.map { number($0) } }

  mutating func bytes(_ count: UInt64) -> ArraySlice<UInt8> {
    defer { rest = rest.dropFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  mutating func text() -> String { String(decoding: bytes(number(UInt32.self)), as: UTF8.self) }

  /// Kind, place in the file and content of each record that is left.
  mutating func records() -> [McapRecord] {
    var records: [McapRecord] = []
    while !isAtEnd {
      let start = rest.startIndex
      let kind = number(UInt8.self)
      records.append(McapRecord(kind: kind, start: start, content: bytes(number(UInt64.self))))
    }
    return records
  }
}

private struct McapRecord {
  var kind: UInt64
  var start: Int
  var content: ArraySlice<UInt8>
  var reader: McapReader { McapReader(content) }
}

@Suite struct McapTests {
  private static func outcome(_ seq: UInt64, _ ending: Ending, windows: [Int]) -> LoggedOutcome {
    LoggedOutcome(
      seq: seq, ending: ending,
      windows: windows.map {
        WindowReport(
          id: $0, from: .portrait, interface: .landscapeRight, changed: true, origin: CGPoint(x: 1, y: 0.5),
          size: CGSize(width: 400, height: 300), horizontal: .compact, vertical: .regular, reason: .rotated)
      }, fingerprint: 1, calls: 2)
  }

  /// A launch with window 1; then an input each half second, with window 1 and, of the first, window 7.
  private static func records(inputs: Int, target: String) throws -> (file: [UInt8], records: [McapRecord]) {
    var records: [LogRecord] = [
      .header(LogHeader(device: "ipad-air-2", era: "9", apps: ["A"])), .outcome(outcome(0, .settled, windows: [1])),
    ]
    for seq in 1...UInt64(inputs) {
      let input = DeviceInput(time: Double(seq) / 2, event: .tap(window: 1, target: target))
      records.append(.input(LoggedInput(seq: seq, cause: Cause(epoch: 7, n: seq), input: input)))
      records.append(.outcome(outcome(seq, .refused("no"), windows: seq == 1 ? [1, 7] : [1])))
    }
    let log = try EventLog(bytes: Data(records.map { $0.line + "\n" }.joined().utf8), path: "a")
    let bytes = LogFormat.mcap.bytes(of: log)
    var reader = McapReader(bytes[8..<(bytes.count - 8)])
    return (bytes, reader.records())
  }

  private static func inner(_ chunk: McapRecord) -> [McapRecord] {
    var reader = chunk.reader
    _ = reader.bytes(40)
    return reader.records()
  }

  /// Header: profile, library. Schema: number, name, encoding, text. Channel: number, schema, topic, encoding, a map of nothing.
  @Test func whatIsThereAndWhatItIsCalled() throws {
    let records = try Self.records(inputs: 2, target: "a").records
    var header = records[0].reader
    #expect([header.text(), header.text()] == ["", "swivel ipad-air-2 9"])
    #expect(header.isAtEnd)
    let chunk = Self.inner(try #require(records.first { $0.kind == 6 }))
    for list in [chunk, records] {
      let schemas = list.filter { $0.kind == 3 }.map { record in
        var reader = record.reader
        let number = reader.number(UInt16.self)
        let (name, encoding, text) = (reader.text(), reader.text(), reader.text())
        #expect(encoding == "jsonschema" && reader.isAtEnd)
        #expect(text.hasPrefix("{\"type\":\"object\",\"properties\":{\"seq\":{\"type\":\"integer\"}"))
        return "\(number) \(name)"
      }
      #expect(schemas.sorted() == ["1 swivel.Input", "2 swivel.Outcome", "3 swivel.Window"])
      let channels = list.filter { $0.kind == 4 }.map { record in
        var reader = record.reader
        let (number, schema) = (reader.number(UInt16.self), reader.number(UInt16.self))
        let (topic, encoding) = (reader.text(), reader.text())
        #expect(encoding == "json" && reader.number(UInt32.self) == 0 && reader.isAtEnd)
        return "\(number) \(topic) of \(schema)"
      }
      #expect(channels == ["1 /outcome of 2", "2 /window/1 of 3", "3 /input of 1", "4 /window/7 of 3"])
    }
    // A channel is told before its first message, and a schema before its first channel.
    #expect(chunk.map(\.kind) == [3, 4, 5, 3, 4, 5, 3, 4, 5, 5, 5, 4, 5, 5, 5, 5])
  }

  /// Message: channel, sequence, when it was logged and published in nanoseconds, and what it says.
  @Test func messages() throws {
    let chunk = Self.inner(try #require(try Self.records(inputs: 1, target: "a \"b\"").records.first { $0.kind == 6 }))
    let messages = try chunk.filter { $0.kind == 5 }.map { record in
      var reader = record.reader
      let head = reader.numbers([UInt16.self, UInt32.self, UInt64.self, UInt64.self])
      let object = try JSONSerialization.jsonObject(with: Data(record.content.dropFirst(22))) as? [String: Any]
      return (head, try #require(object))
    }
    let half: UInt64 = 500_000_000
    #expect(
      messages.map(\.0) == [
        [1, 0, 0, 0], [2, 0, 0, 0], [3, 1, half, half], [1, 1, half, half], [2, 1, half, half], [4, 1, half, half],
      ])
    #expect(messages[0].1 as NSDictionary == ["seq": 0, "ending": "settled", "text": ""] as NSDictionary)
    #expect(messages[2].1 as NSDictionary == ["seq": 1, "text": "tap 'a \"b\"' in window 1"] as NSDictionary)
    #expect(messages[3].1 as NSDictionary == ["seq": 1, "ending": "refused", "text": "no"] as NSDictionary)
    let window: NSDictionary = [
      "seq": 1, "from": "portrait", "interfaceOrientation": "landscapeRight", "changed": true, "x": 1, "y": 0.5,
      "width": 400, "height": 300, "horizontal": "compact", "vertical": "regular", "reason": "rotated",
      "screen": "device",
    ]
    #expect(messages[4].1 as NSDictionary == window)
  }

  /// Chunk and chunk index: first and last time, sizes, no checksum and no compression; a chunk ends with the message that makes it a
  /// mebibyte. Statistics: how much there is, from when to when. Each index leads to its chunk, the footer to the summary.
  @Test(arguments: [(1, 1), (900, 1), (1100, 2), (2500, 3)])
  func chunksAndTheirIndex(inputs: Int, count: Int) throws {
    let (file, records) = try Self.records(inputs: inputs, target: String(repeating: "x", count: 600))
    let chunks = records.filter { $0.kind == 6 }
    let indexes = records.filter { $0.kind == 8 }
    #expect(chunks.count == count && indexes.count == count)
    var next: UInt64 = 0
    for (place, (chunk, index)) in zip(chunks, indexes).enumerated() {
      var reader = chunk.reader
      let head = reader.numbers([UInt64.self, UInt64.self, UInt64.self, UInt32.self, UInt32.self, UInt64.self])
      let size = UInt64(chunk.content.count - 40)
      #expect(head[2...] == [size, 0, 0, size])
      let times = Self.inner(chunk).filter { $0.kind == 5 }.map { record in
        var reader = McapReader(record.content.dropFirst(6))
        return reader.number(UInt64.self)
      }
      #expect(head[0] == times.min() && head[1] == times.max())
      #expect(head[0] >= next)
      next = head[1]
      // No message here has a kilobyte.
      #expect(place == count - 1 ? size < 1 << 20 : (1 << 20..<(1 << 20) + 1024).contains(size))
      var entry = index.reader
      let types: [any FixedWidthInteger.Type] = [
        UInt64.self, UInt64.self, UInt64.self, UInt64.self, UInt32.self, UInt64.self, UInt32.self, UInt64.self,
        UInt64.self,
      ]
      #expect(
        entry.numbers(types)
          == [head[0], head[1], UInt64(chunk.start), UInt64(chunk.content.count + 9), 0, 0, 0, size, size])
      #expect(entry.isAtEnd)
    }
    var figures = try #require(records.first { $0.kind == 11 }).reader
    let types: [any FixedWidthInteger.Type] = [
      UInt64.self, UInt16.self, UInt32.self, UInt32.self, UInt32.self, UInt32.self, UInt64.self, UInt64.self,
    ]
    let messages = UInt64(3 * inputs + 3)
    #expect(figures.numbers(types) == [messages, 3, 4, 0, 0, UInt64(count), 0, UInt64(inputs) * 500_000_000])
    #expect(figures.number(UInt32.self) == 40)
    let perChannel = (0..<4).map { _ in figures.numbers([UInt16.self, UInt64.self]) }
    #expect(perChannel == [[1, UInt64(inputs) + 1], [2, UInt64(inputs) + 1], [3, UInt64(inputs)], [4, 1]])
    let (end, footer) = (try #require(records.first { $0.kind == 15 }), try #require(records.last))
    #expect(Array(end.content) == [0, 0, 0, 0])
    var last = footer.reader
    #expect(footer.kind == 2)
    #expect(last.numbers([UInt64.self, UInt64.self, UInt32.self]) == [UInt64(end.start + 13), 0, 0])
    #expect(file[end.start + 13] == 3)
  }
}
