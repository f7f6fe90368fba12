// A log as MCAP (https://mcap.dev/spec): robotics' container for messages over time, which Foxglove plots and Python's `mcap` reads. Its
// records are binary, so it stands apart from the formats that are texts.
import EventLog
import Foundation
import Vocabulary

/// The bytes of a log: a channel for the inputs, one for how they ended, and one for each window.
struct LogMcap {
  /// Kinds of records, by the specification's numbers.
  fileprivate enum Opcode: UInt8 {
    case header = 1
    case footer = 2
    case schema = 3
    case channel = 4
    case message = 5
    case chunk = 6
    case chunkIndex = 8
    case statistics = 11
    case dataEnd = 15
  }

  /// A channel that was met.
  private struct Channel {
    var id: UInt16
    var schema: UInt16
    var topic: String
    var messages: UInt64 = 0
  }

  /// A part of the file that readers take in whole.
  private struct Chunk {
    var records = McapBytes()
    var first = UInt64.max
    var last: UInt64 = 0
  }

  private static let magic: [UInt8] = [0x89, 0x4D, 0x43, 0x41, 0x50, 0x30, 0x0D, 0x0A]
  /// A reader holds one chunk: more is no faster, and much less makes a long index.
  private static let chunkSize = 1 << 20
  /// JSON Schemas by name; their numbers are their places, from 1.
  private static let schemas: [(name: String, text: String)] = [
    (
      "swivel.Input",
      #"{"type":"object","properties":{"seq":{"type":"integer"},"text":{"type":"string"}}}"#
    ),
    (
      "swivel.Outcome",
      #"{"type":"object","properties":{"seq":{"type":"integer"},"ending":{"type":"string"},"text":{"type":"string"}}}"#
    ),
    (
      "swivel.Window",
      #"{"type":"object","properties":{"seq":{"type":"integer"},"from":{"type":"string"},"#
        + #""interfaceOrientation":{"type":"string"},"changed":{"type":"boolean"},"#
        + #""x":{"type":"number"},"y":{"type":"number"},"width":{"type":"number"},"height":{"type":"number"},"#
        + #""horizontal":{"type":"string"},"vertical":{"type":"string"},"reason":{"type":"string"},"#
        + #""screen":{"type":"string"}}}"#
    ),
  ]

  private var file = McapBytes()
  private var chunk = Chunk()
  private var index: [McapBytes] = []
  private var channels: [Channel] = []
  private var times: (first: UInt64, last: UInt64)?

  /// The whole file.
  static func bytes(of log: EventLog) -> [UInt8] {
    var mcap = LogMcap()
    mcap.begin(log.header)
    if let launch = log.launch { mcap.add(launch, at: 0) }
    for entry in log.entries {
      mcap.add(entry.input)
      if let outcome = entry.outcome { mcap.add(outcome, at: mcap.nanoseconds(entry.input.moment)) }
    }
    mcap.end()
    return mcap.file.bytes
  }

  /// A moment beyond what the format can say is its last.
  private func nanoseconds(_ seconds: Double) -> UInt64 {
    seconds > 0 ? UInt64(exactly: (seconds * 1e9).rounded()) ?? .max : 0
  }

  private mutating func begin(_ header: LogHeader) {
    file.bytes += Self.magic
    var content = McapBytes()
    content.add("")
    content.add("swivel \(header.device) \(header.era)")
    file.add(.header, content)
  }

  private mutating func add(_ input: LoggedInput) {
    var json = JSONText.object
    json.add("seq", input.seq)
    json.add("text", input.input.event.summary)
    add("/input", schema: 1, input.seq, nanoseconds(input.moment), json.closed)
  }

  private mutating func add(_ outcome: LoggedOutcome, at time: UInt64) {
    var json = JSONText.object
    json.add("seq", outcome.seq)
    json.add("ending", outcome.ending.name)
    json.add("text", outcome.ending.text)
    add("/outcome", schema: 2, outcome.seq, time, json.closed)
    for window in outcome.windows {
      var json = JSONText.object
      json.add("seq", outcome.seq)
      json.add("from", window.from.name)
      json.add("interfaceOrientation", window.interface.name)
      json.add("changed", window.changed)
      json.add("x", window.origin.x)
      json.add("y", window.origin.y)
      json.add("width", window.size.width)
      json.add("height", window.size.height)
      json.add("horizontal", window.horizontal.rawValue)
      json.add("vertical", window.vertical.rawValue)
      json.add("reason", window.reason.rawValue)
      json.add("screen", window.screen.rawValue)
      add("/window/\(window.id)", schema: 3, outcome.seq, time, json.closed)
    }
  }

  private mutating func add(_ topic: String, schema: UInt16, _ seq: UInt64, _ time: UInt64, _ text: String) {
    let place = channel(topic, schema)
    channels[place].messages += 1
    var content = McapBytes()
    content.add(channels[place].id)
    content.add(UInt32(truncatingIfNeeded: seq))
    content.add(time)
    content.add(time)
    content.bytes += Array(text.utf8)
    chunk.records.add(.message, content)
    chunk.first = min(chunk.first, time)
    chunk.last = max(chunk.last, time)
    times = (min(times?.first ?? time, time), max(times?.last ?? time, time))
    if chunk.records.bytes.count >= Self.chunkSize { endChunk() }
  }

  /// The channel of a topic, which is told, with its schema, before its first message.
  private mutating func channel(_ topic: String, _ schema: UInt16) -> Int {
    if let known = channels.firstIndex(where: { $0.topic == topic }) { return known }
    let isFirst = !channels.contains { $0.schema == schema }
    if isFirst { chunk.records.add(.schema, Self.schema(schema)) }
    channels.append(Channel(id: UInt16(channels.count + 1), schema: schema, topic: topic))
    chunk.records.add(.channel, Self.content(channels[channels.count - 1]))
    return channels.count - 1
  }

  private static func schema(_ number: UInt16) -> McapBytes {
    let schema = schemas[Int(number) - 1]
    var content = McapBytes()
    content.add(number)
    content.add(schema.name)
    content.add("jsonschema")
    content.add(schema.text)
    return content
  }

  private static func content(_ channel: Channel) -> McapBytes {
    var content = McapBytes()
    content.add(channel.id)
    content.add(channel.schema)
    content.add(channel.topic)
    content.add("json")
    content.add(UInt32(0))
    return content
  }

  private mutating func endChunk() {
    guard !chunk.records.bytes.isEmpty else { return }
    let start = file.bytes.count
    let hasMessages = chunk.first <= chunk.last
    let (first, last) = hasMessages ? (chunk.first, chunk.last) : (0, 0)
    let size = UInt64(chunk.records.bytes.count)
    var content = McapBytes()
    content.add(first)
    content.add(last)
    content.add(size)
    // 0 says that there is no checksum; the log it came from has one a line.
    content.add(UInt32(0))
    content.add("")
    content.add(size)
    content.bytes += chunk.records.bytes
    file.add(.chunk, content)
    var entry = McapBytes()
    entry.add(first)
    entry.add(last)
    entry.add(UInt64(start))
    entry.add(UInt64(file.bytes.count - start))
    entry.add(UInt32(0))
    entry.add(UInt64(0))
    entry.add("")
    entry.add(size)
    entry.add(size)
    index.append(entry)
    chunk = Chunk()
  }

  /// The summary stands behind the data: schemas, channels, figures and where the chunks are.
  private mutating func end() {
    endChunk()
    var none = McapBytes()
    none.add(UInt32(0))
    file.add(.dataEnd, none)
    let start = file.bytes.count
    for number in Set(channels.map(\.schema)).sorted() { file.add(.schema, Self.schema(number)) }
    for channel in channels { file.add(.channel, Self.content(channel)) }
    var figures = McapBytes()
    figures.add(channels.reduce(0) { $0 + $1.messages })
    figures.add(UInt16(Set(channels.map(\.schema)).count))
    figures.add(UInt32(channels.count))
    figures.add(UInt32(0))
    figures.add(UInt32(0))
    figures.add(UInt32(index.count))
    figures.add(times?.first ?? 0)
    figures.add(times?.last ?? 0)
    figures.add(UInt32(channels.count * 10))
    for channel in channels {
      figures.add(channel.id)
      figures.add(channel.messages)
    }
    file.add(.statistics, figures)
    for entry in index { file.add(.chunkIndex, entry) }
    var footer = McapBytes()
    footer.add(UInt64(start))
    footer.add(UInt64(0))
    footer.add(UInt32(0))
    file.add(.footer, footer)
    file.bytes += Self.magic
  }
}

/// Bytes as MCAP writes values: little endian, texts and records behind their lengths.
private struct McapBytes {
  var bytes: [UInt8] = []

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func add(_ text: String) {
    add(UInt32(text.utf8.count))
    bytes += Array(text.utf8)
  }

  /// A record of a kind.
  mutating func add(_ opcode: LogMcap.Opcode, _ content: McapBytes) {
    add(opcode.rawValue)
    add(UInt64(content.bytes.count))
    bytes += content.bytes
  }
}
