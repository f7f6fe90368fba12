// The buffered way of reading an IIO device: scans of all axes at once from its node under /dev.
import Foundation
import SensorSources
import Vocabulary

/// A device's buffer, switched on.
final class IIOScans {
  enum Found: Equatable {
    /// Counts of x, y, z and a clock time in seconds.
    case scan(SIMD3<Double>, time: Double)
    case gone(String)
  }

  let descriptor: Int32
  private let node: String
  private let folder: String
  private let layout: ScanLayout
  private var pending: [UInt8] = []
  /// Nanoseconds of the device's clock and seconds of ours for one and the same scan.
  private var anchor: (device: Int64, clock: Double)?
  private var lastTime = -Double.infinity

  /// Scans the kernel may keep for us: over a second at the fastest rates that are set here.
  private static let length = 128
  /// Seconds between scans without time stamps that are read in one go; those of the slowest rate asked for.
  private static let period = 0.02
  /// Seconds a device's clock and ours may drift apart before they are matched anew: after a suspend.
  private static let largestDrift = 0.5

  /// Switches the buffer on and opens the node.
  init(folder: String, node: String, name: String) throws(FileFailure) {
    self.folder = folder
    self.node = node
    layout = try Self.layout(folder)
    try Self.setTrigger(folder, name: name)
    try SysfsText.write("\(Self.length)", to: "\(folder)/buffer/length")
    try SysfsText.write("1", to: "\(folder)/buffer/enable")
    descriptor = open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      Self.disable(folder)
      throw FileFailure(path: node, code: code)
    }
  }

  deinit {
    if descriptor >= 0 {
      close(descriptor)
      Self.disable(folder)
    }
  }

  /// A buffer that cannot be switched off belongs to a device that has gone.
  private static func disable(_ folder: String) {
    do { try SysfsText.write("0", to: "\(folder)/buffer/enable") } catch {}
  }

  private static func layout(_ folder: String) throws(FileFailure) -> ScanLayout {
    var axes: [(index: Int, element: ScanElement)] = []
    for axis in ["x", "y", "z"] { axes.append(try element("\(folder)/scan_elements/in_accel_\(axis)")) }
    let time = "\(folder)/scan_elements/in_timestamp"
    let hasTime = access("\(time)_en", F_OK) == 0
    return ScanLayout(axes: axes, time: hasTime ? try element(time) : nil)
  }

  /// Switches an element on and reads where it stands.
  private static func element(_ path: String) throws(FileFailure) -> (index: Int, element: ScanElement) {
    try SysfsText.write("1", to: path + "_en")
    guard let text = SysfsText.read(path + "_index"), let type = SysfsText.read(path + "_type"),
      let index = Int(text.filter { !$0.isWhitespace })
    else { throw FileFailure(path: path + "_index", code: EINVAL) }
    do { return (index, try ScanElement(type, place: path + "_type")) } catch {
      throw FileFailure(path: path + "_type", code: EINVAL)
    }
  }

  /// A device with a trigger needs one: its own, which drivers name after it.
  private static func setTrigger(_ folder: String, name: String) throws(FileFailure) {
    let current = "\(folder)/trigger/current_trigger"
    guard let set = SysfsText.read(current), set.allSatisfy(\.isWhitespace) else { return }
    let number = folder.drop { !$0.isNumber }
    let bus = folder.folderOfPath
    for trigger in SysfsText.names(in: bus) where trigger.hasPrefix("trigger") {
      guard let found = SysfsText.read("\(bus)/\(trigger)/name")?.split(separator: "\n").first else { continue }
      if found == "\(name)-dev\(number)" || found.hasPrefix("\(name)-") {
        return try SysfsText.write(String(found), to: current)
      }
    }
    throw FileFailure(path: current, code: ENOENT)
  }

  /// Asks the device for at least `rate` readings a second; one that cannot is read as it is.
  static func raiseRate(_ folder: String, to rate: Double) {
    for name in ["in_accel_sampling_frequency", "sampling_frequency"] {
      let path = "\(folder)/\(name)"
      guard let text = SysfsText.read(path), let now = Double(text.filter { !$0.isWhitespace }) else { continue }
      guard now < rate else { return }
      let offered = (SysfsText.read(path + "_available") ?? "").split { $0.isWhitespace }
      // Written as the device offers it.
      let rates = offered.compactMap { text in Double(text).map { (text: String(text), rate: $0) } }
      let wanted = rates.filter { $0.rate >= rate }.min { $0.rate < $1.rate }
      do { return try SysfsText.write(wanted?.text ?? "\(Int(rate))", to: path) } catch { continue }
    }
  }

  /// The scans that have come; call it when `descriptor` is ready.
  func read(now: Double) -> [Found] {
    var buffer = [UInt8](repeating: 0, count: layout.size * Self.length)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0 {
      return errno == EAGAIN || errno == EINTR ? [] : [.gone("\(FileFailure(path: node, code: errno))")]
    }
    if count == 0 { return [.gone("\(node): ended")] }
    pending += buffer[..<count]
    let whole = pending.count / layout.size
    var found: [Found] = []
    for index in 0..<whole {
      let start = index * layout.size
      let (counts, nanoseconds) = layout.decode(pending[start..<start + layout.size])
      let spread = now - Double(whole - 1 - index) * Self.period
      found.append(.scan(counts, time: time(nanoseconds, now: spread)))
    }
    pending.removeFirst(whole * layout.size)
    return found
  }

  /// The clock time of a scan: by the device's own stamp where it has one, else by its arrival; always increasing.
  private func time(_ nanoseconds: Int64?, now: Double) -> Double {
    var time = now
    if let nanoseconds {
      let since = anchor.map { $0.clock + Double(nanoseconds &- $0.device) * 1e-9 }
      if let since, abs(since - now) < Self.largestDrift { time = since } else { anchor = (nanoseconds, now) }
    }
    // Two scans are never at one time: half a millisecond is half the period of the fastest device.
    lastTime = max(time, lastTime + 0.0005)
    return lastTime
  }
}
