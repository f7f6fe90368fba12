// What readers of foreign bytes promise, each as one function over any bytes: it returns, or says what is broken.
import Configuration
import EventLog
import Foundation
import InterfaceBuilder
import Picture
import Scripting
import SensorSources
import Vocabulary
import Wire

/// A reader of bytes that others made.
public enum FuzzTarget: String, Sendable, CaseIterable {
  /// Envelopes on a socket; lines of a log; scripts; traces; configuration; storyboards and xibs; their texts; an app's pictures.
  case wire, log, script, trace, configuration, document, strings, picture

  /// Reads the bytes. A reader's own error is an answer; the text is what must never be: a promise that was broken.
  /// `scratch` is a folder of the caller's for readers that read files.
  public func broken(by bytes: [UInt8], scratch: String) -> String? {
    switch self {
    case .wire: Promises.wire(bytes)
    case .log: Promises.log(bytes)
    case .script: Promises.script(bytes)
    case .trace: Promises.trace(bytes)
    case .configuration: Promises.configuration(bytes, scratch)
    case .document: Promises.document(bytes)
    case .strings: Promises.strings(bytes)
    case .picture: Promises.picture(bytes)
    }
  }
}

/// The promises, beyond ending at all: what is read is written, and read again, the same.
private enum Promises {
  static func wire(_ bytes: [UInt8]) -> String? {
    do throws(WireError) {
      let envelope = try WireEnvelope.read(bytes)
      guard let body = envelope.body else { return "an envelope without a body was read" }
      switch body {
      case .command(let command): return unlogged(try command.event())
      case .orientationChange(let change): return unlogged(try SensorChange(change).event)
      case .orientationChanges(let changes):
        for change in changes.changes {
          if let text = unlogged(try SensorChange(change).event) { return text }
        }
      case .stateDelta(let delta):
        _ = try Receipt(delta.receipt)
        for window in delta.windows { _ = try WindowSnapshot(window) }
      case .snapshot(let snapshot): _ = try DeviceSnapshot(snapshot.device)
      case .receipt(let receipt): _ = try Receipt(receipt)
      case .layouts(let layouts): for window in layouts.windows { _ = try WindowLayout(window) }
      default: break  // bodies of plain fields, which whoever asked for them reads as they are
      }
      return nil
    } catch { return nil }
  }

  /// What is taken from the wire goes into the log, and must come out of it: else an instance could not be restarted.
  private static func unlogged(_ event: DeviceEvent) -> String? {
    let input = LoggedInput(seq: 1, cause: Cause(epoch: 1, n: 1), input: DeviceInput(time: 1, event: event))
    let line = LogRecord.input(input).line
    do throws(EventLogError) {
      let read = try LogRecord(line: Data(line.utf8), path: "fuzz", number: 1)
      return read == .input(input) ? nil : "\(line) was read as another event"
    } catch { return "\(line) was taken from the wire and cannot be read from a log: \(error)" }
  }

  static func log(_ bytes: [UInt8]) -> String? {
    let data = Data(bytes)
    if let log = strictly(data) {
      for entry in log.entries {
        let record = LogRecord.input(entry.input)
        do throws(EventLogError) {
          let read = try LogRecord(line: Data(record.line.utf8), path: "fuzz", number: 1)
          guard read == record else { return "\(record.line) was read as another input" }
        } catch { return "\(record.line) was read once and not again: \(error)" }
      }
      return passingOver(data)?.entries == log.entries ? nil : "a whole log is another when lines may be passed over"
    }
    _ = passingOver(data)
    return nil
  }

  private static func strictly(_ data: Data) -> EventLog? {
    do { return try EventLog(bytes: data, path: "fuzz") } catch { return nil }
  }

  private static func passingOver(_ data: Data) -> EventLog? {
    do { return try EventLog(bytes: data, path: "fuzz", passingOver: true) } catch { return nil }
  }

  static func script(_ bytes: [UInt8]) -> String? {
    do throws(ScriptError) {
      let script = try Script(text: String(decoding: bytes, as: UTF8.self), path: "fuzz")
      let numbers = script.steps.map(\.input.seq)
      return numbers.elementsEqual((0..<numbers.count).map { UInt64($0) + 1 }) ? nil : "steps are numbered \(numbers)"
    } catch { return nil }
  }

  static func trace(_ bytes: [UInt8]) -> String? {
    do throws(SensorSourceError) {
      let samples = try TraceReader.samples(fromBytes: bytes, name: "fuzz")
      let isFinite = samples.allSatisfy { $0.t.isFinite && $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }
      return isFinite ? nil : "a trace holds what is no number"
    } catch { return nil }
  }

  static func configuration(_ bytes: [UInt8], _ scratch: String) -> String? {
    let path = scratch + "/emulator.yaml"
    do { try Data(bytes).write(to: URL(fileURLWithPath: path)) } catch { return "\(path): \(error)" }
    do throws(ConfigurationError) {
      let read = try ConfigurationFolder(path: scratch).emulator()
      return read.device.isEmpty ? "a configuration without a device was read" : nil
    } catch { return error.problems.isEmpty ? "a configuration was refused without a problem" : nil }
  }

  static func document(_ bytes: [UInt8]) -> String? {
    do throws(InterfaceError) {
      _ = try InterfaceDocument(bytes, file: "fuzz").diagnostics
      return nil
    } catch { return nil }
  }

  static func picture(_ bytes: [UInt8]) -> String? {
    do throws(PictureError) {
      let read = try PixelImage(file: bytes)
      guard read.pixels.count == read.width * read.height * 4 else {
        return "\(read.pixels.count) bytes of \(read.width)×\(read.height) pixels"
      }
      guard !bytes.starts(with: [0xFF, 0xD8]) else { return nil }
      return try PixelImage(file: try read.png()) == read ? nil : "a picture that was written is another"
    } catch { return nil }
  }

  static func strings(_ bytes: [UInt8]) -> String? {
    do throws(InterfaceError) {
      _ = try StringsFile(bytes, file: "fuzz")
      return nil
    } catch { return nil }
  }
}
