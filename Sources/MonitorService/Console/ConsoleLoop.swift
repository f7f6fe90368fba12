// The console on a terminal: keys to the model, what they ask for to programs, clipboard and editor, pictures to the terminal.
import Bus
import EventLog
import Foundation
import Terminal
import Vocabulary

/// What a console acts with.
public struct ConsoleSettings: Sendable {
  /// The front program, which commands are given to.
  public var program: String
  /// The instance's log, of which the past is read.
  public var log: String
  /// `VISUAL` and `EDITOR` name the user's editor.
  public var environment: [String: String]
  /// The folder the files of crashes are looked for in.
  public var folder = FileManager.default.currentDirectoryPath

  public init(program: String, log: String, environment: [String: String]) {
    self.program = program
    self.log = log
    self.environment = environment
  }

  /// The program of that name beside the running one.
  public static func neighbour(_ name: String) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &buffer, Int(PATH_MAX))
    guard count > 0 else { return name }
    return String(decoding: buffer[..<count], as: UTF8.self).folderOfPath + "/" + name
  }

  /// The words that open the editor at a line; nil when the user named none.
  func editor(_ file: String, _ line: Int) -> [String]? {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
    guard let named, let words = ShellWords.split(named), let program = words.first else { return nil }
    let name = (program as NSString).lastPathComponent
    // Editors with windows of their own have their own way to name a line.
    if ["code", "codium", "cursor"].contains(name) { return words + ["--goto", "\(file):\(line)"] }
    if ["subl", "zed", "hx"].contains(name) { return words + ["\(file):\(line)"] }
    return words + ["+\(line)", file]
  }
}

/// Runs a session on a terminal until the user quits.
final class ConsoleLoop {
  private let session: MonitorSession
  private let settings: ConsoleSettings
  private let isOrphan: () throws(MonitorError) -> Bool
  private var writer: FrameWriter
  private var parser = KeyParser()
  private var process: ConsoleProcess?
  /// Tells the verbs there are.
  private var learner: ConsoleProcess?
  private let output: Int
  private let lesson: Int
  private var pace = FramePace()
  private var hits = HitMap()
  private var isLogWanted = false

  /// A log larger than this is not read: what came before is left to `swivel log`.
  static let maximumLog = 64 << 20

  init(
    _ session: MonitorSession, _ settings: ConsoleSettings, colors: ColorDepth,
    isOrphan: @escaping () throws(MonitorError) -> Bool
  ) {
    self.session = session
    self.settings = settings
    self.isOrphan = isOrphan
    writer = FrameWriter(colors: colors)
    output = session.node.watch(descriptor: -1)
    lesson = session.node.watch(descriptor: -1)
  }

  func run() throws(MonitorError) {
    do throws(TerminalError) {
      while let errand = try draw() {
        // The terminal is the editor's for as long as it runs.
        do throws(MonitorError) {
          let status = try ConsoleProcess.runOnTerminal(program: errand[0], arguments: Array(errand.dropFirst()))
          if status != 0 { tell("\(errand[0]) ended with \(status)") }
        } catch { tell("\(error)") }
        writer.invalidate()
        pace.demand()
      }
    } catch {
      if error != .closed { throw .terminal(error) }
    }
  }

  private func tell(_ text: String) { _ = session.handle { $0.say(text, isTrouble: true) } }

  /// Draws until the user quits, or until a program needs the terminal: its words.
  private func draw() throws(TerminalError) -> [String]? {
    let terminal = try RawTerminal()
    defer { terminal.restore() }
    let node = session.node
    let keys = node.watch(descriptor: terminal.input)
    let notices = node.watch(descriptor: terminal.signalDescriptor)
    defer { for index in [keys, notices] { node.replace(descriptor: nil, at: index) } }
    while true {
      let events: [MonitorEvent]
      do {
        if try isOrphan() { return nil }
        events = try session.step(milliseconds: pace.patience(at: session.now, isTyping: parser.deadline != nil))
      } catch { throw .closed }
      follow(events)
      if node.isReady(notices), !terminal.notices().isEmpty {
        writer.invalidate()
        pace.demand()
      }
      var typed = node.isReady(keys) ? parser.feed(try terminal.read(), at: session.now) : []
      typed += parser.expire(at: session.now)
      for key in typed {
        let action = session.handle { $0.handle(key, on: hits) }
        if action != .none { pace.demand() }
        switch action {
        case .none, .redraw: break
        case .repaint: writer.invalidate()
        case .suspend: terminal.suspend()
        case .quit: return nil
        case .run(let order): submit(order)
        case .cancel: cancel()
        case .learnVerbs: learn()
        case .copy(let text): try terminal.write(Clipboard.bytes(text))
        case .edit(let place): if let errand = editor(at: place) { return errand }
        }
      }
      collect()
      pace.look(session.model, at: session.now)
      guard pace.isDue(at: session.now) else { continue }
      pace.drawn(session.model, at: session.now)
      let size = terminal.size
      var screen = Screen(columns: size.columns, rows: size.rows)
      hits = MonitorPicture.draw(session.model, into: &screen)
      let bytes = writer.bytes(for: screen)
      if !bytes.isEmpty { try terminal.write(bytes) }
    }
  }

  // MARK: The past

  /// Reads the log when the first state is there, and again when something was missed: a crash is told nowhere else.
  private func follow(_ events: [MonitorEvent]) {
    guard !events.isEmpty else { return }
    pace.demand()
    for event in events {
      switch event.change {
      case .state, .gap, .note: isLogWanted = true
      case .deviceOrientation, .rotationLock, .window, .windowClosed, .receipt, .connection: break
      }
    }
    guard isLogWanted, session.model.device != nil else { return }
    isLogWanted = false
    do throws(EventLogError) {
      let size = try LogPartReader(path: settings.log).size
      guard size <= Self.maximumLog else {
        return tell("the log has \(size >> 20) MB: inputs of before are not listed; swivel log export has them")
      }
      let log = try EventLog(file: settings.log)
      _ = session.handle { $0.apply(log: log, at: session.now) }
    } catch { tell("inputs of before are not known: \(error)") }
  }

  // MARK: Acting

  private func submit(_ order: ConsoleOrder) {
    switch session.handle({ $0.submit(order) }) {
    case .start: start(order)
    case .waits, .full: break
    }
  }

  /// Asks the program for its verbs, beside whatever else runs.
  private func learn() {
    guard learner == nil else { return }
    do throws(MonitorError) {
      learner = try ConsoleProcess(program: settings.program, arguments: ["--experimental-dump-help"])
      session.node.replace(descriptor: learner?.output, at: lesson)
    } catch { tell("\(error)") }
  }

  private func start(_ order: ConsoleOrder) {
    // Whether a typed verb takes the instance is known when the verbs are; keys ask for verbs that do.
    if learner != nil, order.origin == .line { return }
    let model = session.model
    let words = order.words(for: model.instance, verbs: model.view.verbs)
    do throws(MonitorError) {
      let started = try ConsoleProcess(program: settings.program, arguments: words)
      process = started
      session.node.replace(descriptor: started.output, at: output)
    } catch { finish(order, "\(error)", ConsoleOrder.notStarted) }
  }

  private func collect() {
    if let (said, status) = learner?.ended() {
      learner = nil
      session.node.replace(descriptor: nil, at: lesson)
      session.handle { $0.learned(said, status: status) }
      pace.demand()
      if process == nil, let order = session.model.view.orders.running {
        session.handle { $0.begin(order) }
        start(order)
      }
    }
    guard let process, let order = session.model.view.orders.running, let (said, status) = process.ended() else {
      return
    }
    self.process = nil
    session.node.replace(descriptor: nil, at: output)
    finish(order, said, status)
  }

  private func finish(_ order: ConsoleOrder, _ said: String, _ status: Int32) {
    pace.demand()
    let next = session.handle { model in
      model.answered(order, output: said, status: status)
      return model.next()
    }
    if let next { start(next) }
  }

  private func cancel() {
    session.handle { $0.forget() }
    process?.cancel()
    // One that has not begun yet ends here.
    guard process == nil, let order = session.model.view.orders.running else { return }
    finish(order, "it was not begun", ConsoleOrder.notStarted)
  }

  /// The words that open the editor; nil, and a word to the user, when that cannot be.
  private func editor(at place: SourcePlace) -> [String]? {
    let files = place.files(below: settings.folder)
    guard let file = files.first else {
      tell("\(place.file):\(place.line): no such file below \(settings.folder)")
      return nil
    }
    guard let words = settings.editor(file, place.line) else {
      tell("\(file):\(place.line): EDITOR names no editor")
      return nil
    }
    if files.count > 1 { tell("\(files.count) files are named \(place.file); \(file) was opened") }
    return words
  }
}
