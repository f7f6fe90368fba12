// An accelerometer that is found, read, unplugged, torn and plugged in again: what is said of it, at which time.
import Foundation
import SensorSources
import Testing

@testable import SensorService

@Suite("IIO accelerometers: finding, reading, losing")
struct AccelerometerWatchTests {
  private static func watch(_ fake: FakeIIO, _ mode: ReadingMode = .auto) -> AccelerometerWatch {
    AccelerometerWatch(paths: fake.paths, mode: mode) { _ in nil }
  }

  /// Readings rounded to a thousandth of a g.
  private static func rounded(_ events: [WatchEvent]) -> [SIMD3<Double>] {
    events.compactMap {
      guard case .reading(let value, _) = $0 else { return nil }
      return SIMD3(value.x * 1000, value.y * 1000, value.z * 1000).rounded(.toNearestOrEven) / 1000
    }
  }

  @Test func polledFiftyTimesASecond() throws {
    let fake = try FakeIIO()
    try fake.plug()
    let watch = Self.watch(fake)
    try watch.open(now: 10)
    #expect(watch.detail.contains("polled"))
    #expect(Self.rounded(watch.look(now: 10, isReady: false)) == [SIMD3(0, -1, 0)])
    #expect(watch.look(now: 10.01, isReady: false) == [])
    try fake.set(-1024, 0, 0)
    #expect(Self.rounded(watch.look(now: 10.02, isReady: false)) == [SIMD3(-1, 0, 0)])
    #expect(watch.nextDue == 10.04)
    // After a pause of the process it goes on from now, and does not make up for what it missed.
    try fake.set(0, 0, 1024)
    #expect(Self.rounded(watch.look(now: 12, isReady: false)) == [SIMD3(0, 0, -1)])
    #expect(watch.nextDue >= 12)
  }

  @Test func hotUnplugIsSaidOnceAndItsReturnIsFound() throws {
    let fake = try FakeIIO()
    try fake.plug()
    let watch = Self.watch(fake)
    try watch.open(now: 0)
    _ = watch.look(now: 0, isReady: false)
    try fake.unplug()
    var said: [WatchEvent] = []
    for step in 1...500 {
      let events = watch.look(now: Double(step) / 50, isReady: false)
      if case .lost(let reason) = events.last { #expect(watch.detail == reason) }
      said += events
    }
    #expect(said.count == 1)
    guard case .lost(let reason) = said.first else {
      Issue.record("\(said)")
      return
    }
    #expect(reason.contains("in_accel_x_raw"))
    #expect(watch.detail.contains("no accelerometer"))
    try fake.plug(node: "iio:device7")
    let back = watch.look(now: 10.6, isReady: false)
    #expect(back.count == 1 && watch.detail.hasPrefix("iio:device7"))
    #expect(Self.rounded(watch.look(now: 10.7, isReady: false)) == [SIMD3(0, -1, 0)])
  }

  private static let torn = ["", "-10", "\n", "Device or resource busy\n", "nan\n", "12.5\n", "\u{0}\u{0}\u{0}"]

  @Test(arguments: torn)
  func aTornAttributeIsMissedAndAfterThreeSecondsNothingIsKnown(text: String) throws {
    let fake = try FakeIIO()
    try fake.plug()
    let watch = Self.watch(fake)
    try watch.open(now: 0)
    _ = watch.look(now: 0, isReady: false)
    try fake.write("in_accel_y_raw", text)
    let first = watch.look(now: 0.02, isReady: false)
    guard case .missed(let reason) = first.first, first.count == 1 else {
      Issue.record("\(first)")
      return
    }
    #expect(reason.contains("in_accel_y_raw"))
    try fake.set(0, -1024, 0)
    #expect(Self.rounded(watch.look(now: 0.04, isReady: false)).count == 1)
    try fake.write("in_accel_y_raw", text)
    var said: [WatchEvent] = []
    for step in 3...200 { said += watch.look(now: Double(step) / 50, isReady: false) }
    #expect(said.contains { if case .lost = $0 { true } else { false } })
    #expect(!said.contains { if case .reading = $0 { true } else { false } })
    try fake.set(0, -1024, 0)
    var later: [WatchEvent] = []
    for step in 200...300 { later += watch.look(now: Double(step) / 50, isReady: false) }
    #expect(!Self.rounded(later).isEmpty)
  }

  @Test func whatCannotBeUsedIsNamedWithItsReason() throws {
    let fake = try FakeIIO()
    func problem() -> String {
      do {
        try Self.watch(fake).open(now: 0)
        return ""
      } catch { return "\(error)" }
    }
    #expect(problem() == "no accelerometer under \(fake.paths.devices)")
    try fake.plug(["mount_matrix": "1,0,0;1,0,0;0,0,1\n"])
    #expect(problem().contains("singular"))
    try fake.plug(["mount_matrix": "1,0,0;0,1,0;0,0,1\n", "label": "accel-base\n"])
    #expect(problem().contains("base"))
    // The second one moves with the screen.
    try fake.plug(node: "iio:device1")
    #expect(problem() == "")
    try fake.plug(name: "other", node: "iio:device1", ["in_accel_scale": "what\n"])
    #expect(problem().contains("in_accel_scale"))
  }

  @Test func udevsDatabaseGoesBeforeTheKernelsMatrix() throws {
    let fake = try FakeIIO()
    try fake.plug(["mount_matrix": "0,1,0;1,0,0;0,0,1\n", "dev": "249:0\n", "uevent": "DEVTYPE=iio_device\n"])
    try "I:1\nE:ACCEL_MOUNT_MATRIX=-1,0,0;0,-1,0;0,0,1\n".write(
      toFile: fake.paths.udev + "/c249:0", atomically: false, encoding: .utf8)
    let device = try IIODevice.find(fake.paths, mode: .polled) { _ in nil }
    #expect(device.accelerometer.matrixOrigin == .udev)
    #expect(device.accelerometer.matrix.rows[0] == SIMD3(-1, 0, 0))
  }

  @Test func scansComeWithTheirOwnTimes() throws {
    let fake = try FakeIIO()
    try fake.plug()
    try fake.addBuffer()
    let watch = Self.watch(fake)
    try watch.open(now: 100)
    #expect(watch.detail.hasSuffix("buffered"))
    #expect(try fake.text("buffer/enable") == "1\n" && fake.text("scan_elements/in_accel_z_en") == "1\n")
    let writer = open(fake.paths.nodes + "/" + FakeIIO.node, O_WRONLY | O_NONBLOCK)
    try #require(writer >= 0)
    // Three scans 20 ms apart by the device's clock, and half of a fourth.
    var bytes: [UInt8] = []
    for index in 0..<4 {
      bytes += [0x00, 0x04, 0, 0, 0, 0, 0, 0]
      let time = UInt64(5_000_000_000 + index * 20_000_000)
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: time >> (8 * UInt64($0))) }
    }
    #expect(write(writer, bytes, 56) == 56)
    let events = watch.look(now: 100.5, isReady: true)
    let times = events.compactMap { event -> Double? in
      guard case .reading(_, let time) = event else { return nil }
      return time
    }
    #expect(Self.rounded(events) == Array(repeating: SIMD3(1, 0, 0), count: 3))
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 0.02) < 1e-9 })
    #expect(write(writer, Array(bytes[56...]), 8) == 8)
    #expect(Self.rounded(watch.look(now: 100.52, isReady: true)).count == 1)
    close(writer)
    guard case .lost = watch.look(now: 100.6, isReady: true).first else {
      Issue.record("the end of the scans was not noticed")
      return
    }
  }

  /// Scans that are read in one go are as far apart as their stamps say; a device whose clock stood still, as in a suspend, is
  /// believed from its next scan on, which is of now.
  @Test func aDevicesClockIsBelievedAsLongAsItKeepsUp() throws {
    let fake = try FakeIIO()
    try fake.plug()
    try fake.addBuffer()
    let watch = Self.watch(fake)
    try watch.open(now: 100)
    let writer = open(fake.paths.nodes + "/" + FakeIIO.node, O_WRONLY | O_NONBLOCK)
    try #require(writer >= 0)
    defer { close(writer) }
    func times(of stamps: [Double], at now: Double) -> [Double] {
      let bytes = stamps.flatMap { stamp -> [UInt8] in
        let time = UInt64(stamp * 1e9)
        return [0x00, 0x04, 0, 0, 0, 0, 0, 0] + (0..<8).map { UInt8(truncatingIfNeeded: time >> (8 * UInt64($0))) }
      }
      #expect(write(writer, bytes, bytes.count) == bytes.count)
      return watch.look(now: now, isReady: true).compactMap { event in
        guard case .reading(_, let time) = event else { return nil }
        return time
      }
    }
    let first = times(of: [5], at: 100.5)
    #expect(first == [100.5])
    let steady = times(of: [5.005, 5.01, 5.025], at: 100.53)
    #expect(zip(steady, [100.505, 100.51, 100.525]).allSatisfy { abs($0 - $1) < 1e-6 } && steady.count == 3)
    let after = times(of: [5.03], at: 160)
    #expect(after == [160])
    let again = times(of: [5.04], at: 160.02)
    #expect(again.count == 1 && abs(again[0] - 160.01) < 1e-6)
  }

  @Test func aBufferThatBringsNothingIsPolledInstead() throws {
    let fake = try FakeIIO()
    try fake.plug()
    try fake.addBuffer()
    let watch = Self.watch(fake)
    try watch.open(now: 0)
    var said: [WatchEvent] = []
    for step in 0...250 { said += watch.look(now: Double(step) / 50, isReady: false) }
    #expect(watch.detail.contains("polled"))
    #expect(!Self.rounded(said).isEmpty)
    #expect(try fake.text("buffer/enable") == "0\n")
  }

  @Test(arguments: [
    ("10\n", "10 25 50 100\n", "50\n"), ("100\n", "", "100\n"), ("5\n", "", "50\n"), ("1\n", "1 60\n", "60\n"),
  ])
  func theDevicesOwnRateIsRaisedToFifty(now: String, offered: String, wanted: String) throws {
    let fake = try FakeIIO()
    try fake.plug(["sampling_frequency": now, "sampling_frequency_available": offered])
    _ = try IIODevice.find(fake.paths, mode: .polled) { _ in nil }
    #expect(try fake.text("sampling_frequency") == wanted)
  }
}
