// The monitor in a browser: hears sensor and host, tells pages, and does what they ask for, all on one thread.
import Bus
import ControlClient
import EventLog
import Foundation
import MonitorService
import Orientation
import Reports
import Vocabulary

/// A monitor that shows itself on a page and takes orders from it.
public final class WebMonitor {
  private let session: MonitorSession
  private let client: ControlClient
  private let hub = WebHub()
  private let server: WebServer
  private let isGone: () throws(BusError) -> Bool
  private let say: (String) -> Void
  private var said = ""
  /// What constraints say of windows, as far as it was asked for since something changed.
  private var layouts: [Int: WindowLayout] = [:]
  private var pictures = 0
  private var motion = MotionPace()
  private var drawing = DrawingPace()
  private var lookedAt = -Double.infinity

  /// Milliseconds between looks: as often as the eye follows.
  private static let period = 16
  /// Seconds between two looks at whether the instance is still there.
  private static let gonePeriod = 1.0
  /// Seconds sensor and host may take for an order.
  private static let patience = 5.0

  /// - Parameters:
  ///   - session: hears the instance.
  ///   - client: asks the instance, on a node of its own.
  ///   - log: the path of the instance's log, of which sessions are made.
  ///   - port: of the loopback address; 0 for any.
  ///   - sizes: lays the apps out at other sizes.
  ///   - isGone: whether nothing is left to be seen.
  ///   - say: told the link, and the next one when one was used.
  public init(
    _ session: MonitorSession, client: ControlClient, log: String, port: UInt16,
    sizes: WebSizes, isGone: @escaping () throws(BusError) -> Bool, say: @escaping (String) -> Void
  ) throws(WebMonitorError) {
    self.session = session
    self.client = client
    self.isGone = isGone
    self.say = say
    server = try WebServer(port: port, hub: hub, sizes: sizes) { ending in Self.file(of: log, ending) }
  }

  /// Shows the instance until it is gone.
  public func run() throws(WebMonitorError) {
    while true {
      let now = MonotonicClock.machine.now
      if now - lookedAt >= Self.gonePeriod {
        lookedAt = now
        do { if try isGone() { return } } catch { throw .bus(error) }
      }
      try step(at: now)
    }
  }

  private func step(at now: Double) throws(WebMonitorError) {
    if server.link != said {
      say(said.isEmpty ? server.link : "for another browser: \(server.link)")
      said = server.link
    }
    let events: [MonitorEvent]
    do { events = try session.step(milliseconds: Self.period) } catch { throw .monitor(error) }
    if !events.isEmpty {
      drawing.change(at: now)
      layouts = [:]
    }
    for event in events { tell(event) }
    if !events.isEmpty, hub.isWatched { hub.tell(MonitorLines.json(session.model)) }
    for page in hub.takeNewcomers() {
      hub.tell(MonitorLines.json(session.model), to: page)
      hub.tell(WebWords.picture(pictures), to: page)
    }
    for (page, order) in hub.takeOrders() { perform(order, for: page) }
    guard hub.isWatched else { return }
    if let reading = motion.next(session.model.reading, at: now) { hub.tell(WebWords.motion(reading)) }
    if drawing.isDue(at: now) { draw() }
  }

  /// What the page lists it lists again when it is loaded anew; the rest is in what is known by then.
  private func tell(_ event: MonitorEvent) {
    switch event.change {
    case .receipt, .note: hub.keep(MonitorLines.json(event))
    case .state, .deviceOrientation, .rotationLock, .window, .windowClosed, .connection, .gap:
      if hub.isWatched { hub.tell(MonitorLines.json(event)) }
    }
  }

  private func draw() {
    do throws(ControlError) {
      hub.picture = try client.picture(
        window: 0, hasFrame: false, layers: [], format: "svg", scale: 1, deadline: Deadline(seconds: Self.patience)
      ).bytes
      pictures += 1
      hub.tell(WebWords.picture(pictures))
    } catch { hub.tell(WebWords.refusal("\(error)")) }
  }

  /// What is refused with a reason comes to all pages in the receipt; here only what got no receipt is told.
  private func perform(_ order: WebOrder, for page: Int) {
    let deadline = Deadline(seconds: Self.patience)
    do throws(ControlError) {
      switch order {
      case .hold(let x, let y, let z): _ = try client.set(x: x, y: y, z: z, wait: .applied, deadline: deadline)
      case .rotate(let orientation): _ = try client.rotate(to: orientation, wait: .applied, deadline: deadline)
      case .lock(let isLocked): _ = try client.lock(isLocked, wait: .applied, deadline: deadline)
      case .command(let event):
        let receipt = try client.command(event, wait: .settled, deadline: deadline).receipt
        if let receipt, receipt.ending != .settled { hub.tell(WebWords.refusal(receipt.ending.text), to: page) }
      case .inspect(let window, let path):
        guard let device = session.model.device, device.windows.contains(where: { $0.id == window }) else { return }
        if layouts[window] == nil { layouts[window] = try client.layouts(window: window, deadline: deadline).first }
        guard let lines = MonitorLines.view(at: path, of: window, in: device, layout: layouts[window]) else { return }
        hub.tell(WebWords.view(window: window, path: path, lines), to: page)
      }
    } catch { hub.tell(WebWords.refusal("\(error)"), to: page) }
  }

  /// The session until now as a script or a test.
  private static func file(of log: String, _ ending: String) -> String? {
    let format: LogFormat = ending == "swift" ? .swift : .script
    do { return format.text(of: try EventLog(file: log)) } catch { return nil }
  }
}
