// One line of a script: its JSON, and where in it things stand.
import Emulator
import EventLog
import Foundation
import Spelling

/// A line that is neither empty nor a comment.
struct ScriptLine {
  let path: String
  let number: Int
  let text: String
  let object: [String: Any]
  /// The same read exactly and in its order, for what becomes a record.
  let json: JSONObject

  init(_ text: String, path: String, number: Int) throws(ScriptError) {
    self.path = path
    self.number = number
    self.text = text
    let parsed: Any
    do { parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) } catch {
      throw .line(
        path: path, line: number, column: Self.column(of: error as NSError, in: text), expected: "a JSON object",
        actual: "bad JSON")
    }
    guard let object = parsed as? [String: Any] else {
      throw .line(path: path, line: number, column: 1, expected: "a JSON object", actual: "another value")
    }
    self.object = object
    do throws(JSONError) {
      guard case .object(let json) = try JSONValue(Data(text.utf8)) else {
        preconditionFailure("an object, as read above")
      }
      self.json = json
    } catch {
      let column = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self).count + 1
      throw .line(path: path, line: number, column: column, expected: "a JSON object", actual: "bad JSON")
    }
  }

  /// Foundation tells the byte it stopped at in words only, and of an early end nothing.
  private static func column(of error: NSError, in text: String) -> Int {
    let words = error.userInfo["NSDebugDescription"] as? String ?? ""
    guard let match = words.firstMatch(of: /character (\d+)/), let byte = Int(match.1) else { return text.count + 1 }
    return String(decoding: text.utf8.prefix(byte), as: UTF8.self).count + 1
  }

  /// Where the value of `key` begins, in characters from 1; 1 when there is no such key.
  func column(ofValue key: String) -> Int { column(after: key, valueToo: true) }

  /// Where `key` itself stands.
  func column(ofKey key: String) -> Int { column(after: key, valueToo: false) }

  private func column(after key: String, valueToo: Bool) -> Int {
    var quoted: [UInt8] = []
    JSONText.quote(key, to: &quoted)
    let name = String(decoding: quoted, as: UTF8.self)
    var start = text.startIndex
    while let found = text[start...].firstRange(of: name) {
      let rest = text[found.upperBound...]
      let colon = rest.drop(while: \.isWhitespace)
      if colon.first == ":" {
        let value = colon.dropFirst().drop(while: \.isWhitespace)
        return text.distance(from: text.startIndex, to: valueToo ? value.startIndex : found.lowerBound) + 1
      }
      start = found.upperBound
    }
    return 1
  }

  func fail(_ key: String, _ expected: String) -> ScriptError {
    let actual = object[key].map { "\(key) \(Self.words($0))" } ?? "no \(key)"
    return .line(path: path, line: number, column: column(ofValue: key), expected: expected, actual: actual)
  }

  /// What stands for `key`, where the log found `actual`: a text in quotes; where nothing stands, the keys there are, one of
  /// which it may have been meant to be. Of one letter any other is a single mistake away.
  private func found(_ key: String, _ actual: String) -> String {
    if let text = object[key] as? String { return Self.words(text) }
    guard object[key] == nil, actual == "nothing" else { return actual }
    let known = object.keys.sorted()
    let meant = key.count > 2 ? Spelling.nearest(to: key, in: known).first : nil
    return "no \(key)\(meant.map { " but '\($0)'" } ?? "; there are \(known.joined(separator: ", "))")"
  }

  /// A value for people.
  private static func words(_ value: Any) -> String {
    if let text = value as? String { return "'\(text)'" }
    return "\(value)"
  }

  func string(_ key: String) throws(ScriptError) -> String {
    guard let value = object[key] as? String else { throw fail(key, "text") }
    return value
  }

  func bool(_ key: String) throws(ScriptError) -> Bool {
    guard let number = object[key] as? NSNumber, isBoolean(number) else { throw fail(key, "true or false") }
    return number.boolValue
  }

  func strings(_ key: String) throws(ScriptError) -> [String] {
    guard let value = object[key] as? [String], !value.isEmpty else { throw fail(key, "a list of texts") }
    return value
  }

  func numbers(_ key: String, count: Int) throws(ScriptError) -> [Double] {
    guard let value = object[key] as? [NSNumber], value.count == count, !value.contains(where: isBoolean) else {
      throw fail(key, "a list of \(count) numbers")
    }
    return value.map(\.doubleValue)
  }

  /// A window's number: whether there is such a window is the device's to say.
  func window() throws(ScriptError) -> Int? {
    guard object["window"] != nil else { return nil }
    guard let number = object["window"] as? NSNumber, !isBoolean(number), let id = Int(exactly: number.doubleValue),
      id > 0
    else { throw fail("window", "a window's number from 1") }
    return id
  }

  /// The record with what a person leaves out filled in: the version, and an input's number, time and cause. A key the
  /// record does not have is an error, because a misspelt word would otherwise count for nothing.
  func record(completing missing: JSONObject) throws(ScriptError) -> LogRecord {
    var whole = json
    whole.members.insert(contentsOf: missing.members, at: 0)
    let record: LogRecord
    do { record = try LogLine(whole, path: path, number: number).record() } catch {
      switch error {
      case .field(_, _, let key, let expected, let actual):
        throw .line(
          path: path, line: number, column: column(ofValue: key), expected: "\(key): \(expected)",
          actual: found(key, actual))
      case .file, .noHeader, .notJSON, .order, .sum:
        throw .line(path: path, line: number, column: 1, expected: "a record", actual: "\(error)")
      }
    }
    let written = try ScriptLine(record.line, path: path, number: number)
    for key in LogLine.renewed(json).members.map(\.key).sorted()
    where key != LogLine.sumKey && written.object[key] == nil {
      throw .line(
        path: path, line: number, column: column(ofKey: key),
        expected: "one of \(written.object.keys.sorted().joined(separator: ", "))", actual: "'\(key)'")
    }
    return record
  }
}

/// JSON's `true` and `false` become numbers of one C character; no JSON number does.
private func isBoolean(_ number: NSNumber) -> Bool { number.objCType.pointee == CChar(UInt8(ascii: "c")) }
