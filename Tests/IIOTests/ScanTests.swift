// Buffers of accelerometers: which trigger they are given, when what is read in one go happened, and what is done where there is none.
import Foundation
import SensorSources
import Testing

@testable import SensorService

@Suite("IIO buffers")
struct ScanTests {
  private static func open(_ fake: FakeIIO, _ mode: ReadingMode) -> String {
    do { return try IIODevice.find(fake.paths, mode: mode) { _ in nil }.isBuffered ? "buffered" : "polled" } catch {
      return "\(error)"
    }
  }

  /// A device with a trigger gets its own, which drivers name after it; one that is set stays; without one it is polled, unless
  /// buffers were asked for.
  @Test(
    arguments: [
      ("\n", "chip-dev0", "chip-dev0\n", "buffered"), ("\n", "chip-any", "chip-any\n", "buffered"),
      ("  \n", "chip-dev0", "chip-dev0\n", "buffered"),
      ("other\n", "chip-dev0", "other\n", "buffered"), ("\n", "other-dev0", "\n", "polled"),
      ("\n", nil, "\n", "polled"),
      (nil, nil, nil, "buffered"),
    ] as [(String?, String?, String?, String)])
  func triggers(set: String?, offered: String?, found: String?, way: String) throws {
    let fake = try FakeIIO()
    try fake.plug()
    try fake.addBuffer()
    if let set { try fake.write("trigger/current_trigger", set) }
    if let offered { try fake.write("name", offered + "\n", node: "trigger0") }
    #expect(Self.open(fake, .auto) == way)
    if let found { #expect(try fake.text("trigger/current_trigger") == found) }
    if way == "buffered" {
      #expect(try fake.text("buffer/length") == "128\n")
      for element in ["in_accel_x", "in_accel_y", "in_accel_z", "in_timestamp"] {
        #expect(try fake.text("scan_elements/\(element)_en") == "1\n")
      }
    }
    let current = "\(fake.folder())/trigger/current_trigger: No such file or directory"
    let buffered = Self.open(fake, .buffered)
    #expect(
      buffered == (way == "buffered" ? way : "no accelerometer under \(fake.paths.devices) can be used: \(current)"))
    #expect(Self.open(fake, .polled) == "polled")
  }

  /// What the configuration says of this one counts where nobody asked for a way.
  @Test func theConfiguredWay() throws {
    let fake = try FakeIIO()
    try fake.plug()
    try fake.addBuffer()
    for (asked, known, isBuffered) in [
      (ReadingMode.auto, ReadingMode.polled, false), (.auto, .auto, true), (.buffered, .polled, true),
      (.polled, .buffered, false),
    ] {
      let device = try IIODevice.find(fake.paths, mode: asked) {
        $0 == "chip" ? AccelerometerOverride(name: "chip", mode: known) : nil
      }
      #expect(device.isBuffered == isBuffered, "\(asked), \(known)")
    }
  }

  /// Elements that say nothing, or nothing that is one, leave a device polled.
  @Test(arguments: [("in_accel_y_type", "le:f32/32>>0\n"), ("in_accel_y_index", "two\n")])
  func elementsThatAreNone(name: String, text: String) throws {
    let fake = try FakeIIO()
    try fake.plug()
    try fake.addBuffer()
    try fake.write("scan_elements/\(name)", text)
    #expect(Self.open(fake, .auto) == "polled")
    #expect(Self.open(fake, .buffered).hasSuffix("scan_elements/\(name): Invalid argument"))
  }

  /// Scans without a time of their own, read in one go, are a fiftieth of a second apart, the last one now; no two are at one time.
  @Test func scansWithoutTimes() throws {
    let fake = try FakeIIO()
    try fake.plug()
    try fake.addBuffer()
    try FileManager.default.removeItem(atPath: fake.folder() + "/scan_elements/in_timestamp_en")
    let device = try IIODevice.find(fake.paths, mode: .buffered) { _ in nil }
    let writer = Foundation.open(fake.paths.nodes + "/" + FakeIIO.node, O_WRONLY | O_NONBLOCK)
    try #require(writer >= 0)
    defer { close(writer) }
    func read(_ scans: Int, _ now: Double) -> [Double] {
      let bytes = (0..<scans).flatMap { _ in [0, 0, 0, 0xfc, 0, 0] as [UInt8] }
      if scans > 0 { #expect(write(writer, bytes, bytes.count) == bytes.count) }
      return device.read(now: now).compactMap { reading in
        guard case .reading(let value, let time) = reading else { return nil }
        #expect(abs(value.y + 1) < 1e-5 && value.x == 0)
        return time
      }
    }
    #expect(read(0, 9) == [])
    for (found, expected) in zip(read(3, 10), [9.96, 9.98, 10]) { #expect(abs(found - expected) < 1e-9) }
    for (found, expected) in zip(read(2, 10.01), [10.0005, 10.01]) { #expect(abs(found - expected) < 1e-9) }
    #expect(read(2, 10.01).count == 2)
    // Half a scan waits for its other half.
    #expect(write(writer, [0, 0] as [UInt8], 2) == 2)
    #expect(device.read(now: 11) == [])
    #expect(write(writer, [0, 0xfc, 0, 0] as [UInt8], 4) == 4)
    #expect(device.read(now: 12).count == 1)
  }

  /// The kernel's own properties, udev's by the device's number, then those of its name; the last word counts.
  @Test func propertiesOfADevice() throws {
    let fake = try FakeIIO()
    let turned = "0,1,0;1,0,0;0,0,1"
    try fake.plug(["uevent": "DEVNAME=iio\nACCEL_LOCATION=base\nnothing\n", "dev": "249:0\n"])
    #expect(
      Self.open(fake, .polled)
        == "no accelerometer under \(fake.paths.devices) can be used: iio:device0: sits in the base")
    try Data("E:ACCEL_LOCATION=display\nACCEL_LOCATION=base\n".utf8).write(
      to: URL(filePath: fake.paths.udev + "/c249:0"))
    #expect(Self.open(fake, .polled) == "polled")
    try Data("E:ACCEL_MOUNT_MATRIX=\(turned)\n".utf8).write(to: URL(filePath: fake.paths.udev + "/+iio:iio:device0"))
    let device = try IIODevice.find(fake.paths, mode: .polled) { _ in nil }
    #expect(device.accelerometer.matrix.rows[0] == SIMD3(0, 1, 0))
    // A count that is none, in words; a device that went.
    try fake.write("in_accel_y_raw", "nan\n")
    let torn = "\(fake.folder())/in_accel_y_raw: expected a whole number and a line feed, found 'nan'"
    #expect(device.read(now: 1) == [.missed(torn)])
    #expect(throws: SensorServiceError.unreadable(reason: torn)) { try device.readOnce() }
    try fake.write("in_accel_y_raw", "512\n")
    #expect(abs(try device.readOnce().x - 0.5) < 1e-5)
    try fake.unplug()
    #expect(device.read(now: 2) == [.gone("\(fake.folder())/in_accel_x_raw: No such file or directory")])
  }

  /// Attributes of a page at most, names in order.
  @Test func textsOfSysfs() throws {
    let fake = try FakeIIO()
    try fake.write("long", String(repeating: "a", count: 5_000))
    #expect(SysfsText.read(fake.folder() + "/long")?.utf8.count == 4_096)
    try fake.write("empty", "")
    #expect(SysfsText.read(fake.folder() + "/empty") == "" && SysfsText.read(fake.folder() + "/none") == nil)
    #expect(
      SysfsText.names(in: fake.folder()) == ["empty", "long"] && SysfsText.names(in: fake.folder() + "/none") == [])
    try SysfsText.write("1", to: fake.folder() + "/long")
    #expect(try fake.text("long") == "1\n")
    #expect(throws: FileFailure(path: fake.folder() + "/none", code: ENOENT)) {
      try SysfsText.write("1", to: fake.folder() + "/none")
    }
  }
}
