// The files of a suite, and the processes that run them: this program again, with the verb for each.
import Bus
import Dispatch
import Foundation
import Processes
import Reports
import Vocabulary

/// A file that can be checked.
struct SuiteFile: Hashable {
  let path: String
  let kind: SuiteReport.Kind

  /// What a table has in its first line, and other files of its ending have not.
  private static let column = "resultOrientation"
  /// As far as a first line is looked for.
  private static let headBytes = 4096

  /// All files below these paths that can be checked, in order of the paths.
  static func all(in paths: [String]) throws -> [SuiteFile] {
    var files: [SuiteFile] = []
    for path in paths {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        let found = try below(path)
        guard !found.isEmpty else {
          throw Failure(
            "\(path): no script (.swivel), table of cases (.csv) or document (.storyboard, .xib) in this folder", .usage
          )
        }
        files += found
      } else {
        try Mistakes.demandFile(path, endings: [".swivel", ".csv", ".storyboard", ".xib"])
        guard let kind = kind(of: path) else {
          throw Failure("\(path): no script, table of cases or document", .usage)
        }
        // What waits for a pipe is another process, whose words are told when it ends.
        guard isFile(path) else { throw Failure("\(path): expected a file, found a pipe or a device", .usage) }
        files.append(SuiteFile(path: path, kind: kind))
      }
    }
    var seen: Set<SuiteFile> = []
    return files.filter { seen.insert($0).inserted }
  }

  /// All files below those of the paths that can be looked at, and what is wrong with the first that cannot.
  static func found(in paths: [String]) throws -> (files: [SuiteFile], failure: Failure?) {
    var (files, seen): ([SuiteFile], Set<SuiteFile>) = ([], [])
    var failure: Failure?
    for path in paths {
      do { files += try all(in: [path]).filter { seen.insert($0).inserted } } catch let error as Failure {
        failure = failure ?? error
      }
    }
    return (files, failure)
  }

  private static func below(_ folder: String) throws -> [SuiteFile] {
    let names: [String]
    do { names = try FileManager.default.subpathsOfDirectory(atPath: folder) } catch {
      throw Failure("\(folder): cannot be read", .usage)
    }
    return names.sorted().compactMap { name in
      guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return nil }
      let path = (folder as NSString).appendingPathComponent(name)
      // A pipe that lies about would be waited for.
      guard let kind = kind(of: path), isFile(path) else { return nil }
      return SuiteFile(path: path, kind: kind)
    }
  }

  private static func kind(of path: String) -> SuiteReport.Kind? {
    switch (path as NSString).pathExtension {
    case "swivel": .script
    case "storyboard", "xib": .document
    case "csv": isTable(path) ? .table : nil
    case _: nil
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  private static func isTable(_ path: String) -> Bool {
    guard isFile(path), let file = FileHandle(forReadingAtPath: path) else { return false }
    let bytes: Data
    // What cannot be read is no table, as little as what cannot be opened.
    do { bytes = try file.read(upToCount: headBytes) ?? Data() } catch { return false }
    let head = String(decoding: bytes, as: UTF8.self)
    return head.split(whereSeparator: \.isNewline).first?.contains(column) ?? false
  }

  /// When each was last changed, in seconds and nanoseconds; what is gone has no time.
  static func stamps(_ files: [SuiteFile]) -> [SuiteFile: [Int]] {
    var stamps: [SuiteFile: [Int]] = [:]
    for file in files {
      var facts = stat()
      if stat(file.path, &facts) == 0 { stamps[file] = [facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec] }
    }
    return stamps
  }
}

/// Runs files side by side.
struct SuiteRun {
  let jobs: Int
  /// The words that run a file.
  let arguments: (SuiteFile) -> [String]

  /// What came of them, in their order; told as they end, in their order as well, where `telling`.
  func results(of files: [SuiteFile], telling: Bool) throws -> SuiteReport {
    let board = SuiteBoard(files, words: files.map(arguments), telling: telling)
    SideBySide.perform(min(jobs, files.count)) {
      while let next = board.next() {
        do { board.note(try Self.run(board.files[next], board.words[next]), at: next) } catch { board.fail(error) }
      }
    }
    return try board.report()
  }

  private static func run(_ file: SuiteFile, _ words: [String]) throws -> SuiteReport.Result {
    var start = ProgramStart(path: ProgramStart.own, arguments: words)
    start.variables[Starter.own.name] = Starter.own.value
    start.isApart = true
    let begin = DispatchTime.now()
    let said: ProgramWords
    do { said = try start.words(joined: true) } catch { throw Failure("\(file.path): \(error)", .finding) }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
    let status: Int32
    switch said.ending {
    case .code(let code): status = code
    case .signal(let number): status = ExitStatus.signal + number
    case .unknown: throw Failure("\(file.path): how it ended is not known", .finding)
    }
    var lines = String(decoding: said.output, as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return SuiteReport.Result(file: file.path, kind: file.kind, status: status, output: lines, seconds: seconds)
  }
}

/// What is still to be run, and what came of the rest.
private final class SuiteBoard: @unchecked Sendable {
  let files: [SuiteFile]
  let words: [[String]]
  private let isTelling: Bool
  /// Everything below is read and written under this.
  private let lock = NSLock()
  private var results: [SuiteReport.Result?]
  private var (begun, told) = (0, 0)
  private var failure: (any Error)?
  private var progress: ProgressBar

  init(_ files: [SuiteFile], words: [[String]], telling: Bool) {
    self.files = files
    self.words = words
    isTelling = telling
    results = files.map { _ in nil }
    progress = ProgressBar(of: files.count)
  }

  /// The next to run; nil when there is none, or something failed.
  func next() -> Int? {
    lock.withLock {
      guard failure == nil, begun < files.count else { return nil }
      begun += 1
      return begun - 1
    }
  }

  func note(_ result: SuiteReport.Result, at index: Int) {
    lock.withLock {
      results[index] = result
      progress.clear()
      while isTelling, told < results.count, let next = results[told] {
        for line in SuiteReport.text(next) { print(line) }
        told += 1
      }
      fflush(nil)
      progress.advance()
    }
  }

  func fail(_ error: any Error) { lock.withLock { failure = failure ?? error } }

  func report() throws -> SuiteReport {
    try lock.withLock {
      progress.clear()
      if let failure { throw failure }
      return SuiteReport(results.compactMap { $0 })
    }
  }
}
