// Memory of a process and its children, as Linux accounts for it: shared pages are divided among those who map them.
import Foundation

/// Reads `/proc`.
enum ProcessMemory {
  /// The sum of the proportional set sizes of `process` and its children, in bytes.
  static func proportionalBytes(ofFamily process: Int32) throws(BenchError) -> Double {
    var sum = 0.0
    for member in [process] + (try children(of: process)) { sum += try proportionalBytes(of: member) }
    return sum
  }

  /// `Pss:` of `smaps_rollup`, in kibibytes there.
  private static func proportionalBytes(of process: Int32) throws(BenchError) -> Double {
    let path = "/proc/\(process)/smaps_rollup"
    for line in try text(path).split(separator: "\n") where line.hasPrefix("Pss:") {
      if let kibibytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) {
        return kibibytes * 1024
      }
    }
    throw .proc(path: path)
  }

  static func children(of process: Int32) throws(BenchError) -> [Int32] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: "/proc") } catch { throw .proc(path: "/proc") }
    // Processes that end while the list is read are nobody's children any more.
    return names.compactMap { Int32($0) }.sorted().filter { parent(of: $0) == process }
  }

  /// The fourth field of `stat`; the second is a name in parentheses that may contain anything.
  private static func parent(of process: Int32) -> Int32? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
    let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
    guard let fields, fields.count > 1 else { return nil }
    return Int32(fields[1])
  }

  static func text(_ path: String) throws(BenchError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw .proc(path: path) }
    return String(decoding: data, as: UTF8.self)
  }
}
