// A fake accelerometer of the kernel's turns the running emulator, with Debian's iio-sensor-proxy on the same device.
import Foundation
import Launcher
import Orientation
import Testing

/// A process tree under umockdev-run, with one accelerometer of 1024 counts a g under /sys/bus/iio/devices.
final class Testbed {
  static let program = "/usr/bin/umockdev-run"
  static let proxy = "/usr/sbin/iio-sensor-proxy"

  static var isInstalled: Bool { access(program, X_OK) == 0 }
  static var hasPeer: Bool { isInstalled && access(proxy, X_OK) == 0 && access("/usr/bin/dbus-daemon", X_OK) == 0 }

  private let sandbox: Sandbox
  private let keeper: Running
  private let keeperPipe: String
  /// The testbed's root, as umockdev-run made it.
  let root: String

  private static let device = "/sys/devices/platform/iio-sim/iio:device0"

  private static let description = """
    P: /devices/platform/iio-sim/iio:device0
    N: iio:device0
    E: DEVNAME=/dev/iio:device0
    E: DEVTYPE=iio_device
    E: MAJOR=249
    E: MINOR=0
    E: SUBSYSTEM=iio
    E: IIO_SENSOR_PROXY_TYPE=iio-poll-accel
    A: name=fake_accel\\n
    A: in_accel_x_raw=0\\n
    A: in_accel_y_raw=-1024\\n
    A: in_accel_z_raw=0\\n
    A: in_accel_scale=0.009576807\\n
    A: in_accel_mount_matrix=1, 0, 0; 0, 1, 0; 0, 0, 1\\n
    A: sampling_frequency=50\\n

    """

  init(_ sandbox: Sandbox) throws {
    self.sandbox = sandbox
    let file = sandbox.runtime + "/accel.umockdev"
    try Self.description.write(toFile: file, atomically: false, encoding: .utf8)
    // The testbed lives as long as the program under umockdev-run: a shell that tells where it is and waits for the end
    // of a FIFO.
    keeperPipe = sandbox.runtime + "/keeper"
    guard mkfifo(keeperPipe, 0o600) == 0 else { throw ScenarioFailure(description: "no FIFO at \(keeperPipe)") }
    let told = sandbox.runtime + "/testbed"
    let words = [
      "-d", file, "--", "/bin/sh", "-c", "echo $UMOCKDEV_DIR > \(told).new; mv \(told).new \(told); cat \(keeperPipe)",
    ]
    keeper = try sandbox.start(words, program: Self.program)
    while access(told, F_OK) != 0, keeper.process.isRunning {}
    root = try String(contentsOfFile: told, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Starts a program that sees the testbed.
  func start(_ program: String, _ arguments: [String], environment: [String] = []) throws -> Running {
    let preload = ["LD_PRELOAD=libumockdev-preload.so.0", "UMOCKDEV_DIR=\(root)"]
    return try sandbox.start(preload + environment + [program] + arguments, program: "/usr/bin/env")
  }

  func swivel(_ arguments: String...) throws -> Ran {
    try start(Installation.program("swivel"), arguments).finish()
  }

  /// Writes raw counts in place, padded, so that no reader sees a number cut in two.
  func set(_ x: Int, _ y: Int, _ z: Int) throws {
    for (axis, value) in zip(["x", "y", "z"], [x, y, z]) {
      let path = "\(root)\(Self.device)/in_accel_\(axis)_raw"
      guard let file = fopen(path, "r+") else { throw ScenarioFailure(description: "no \(path)") }
      fputs("\(value)".padding(toLength: 7, withPad: " ", startingAt: 0) + "\n", file)
      fclose(file)
    }
  }

  func unplug() throws { try FileManager.default.moveItem(atPath: root + Self.device, toPath: root + "/unplugged") }
  func plugBack() throws { try FileManager.default.moveItem(atPath: root + "/unplugged", toPath: root + Self.device) }

  /// Opens and closes the FIFO the shell waits for.
  func end() throws {
    guard let pipe = fopen(keeperPipe, "w") else { throw ScenarioFailure(description: "no \(keeperPipe)") }
    fclose(pipe)
    _ = try keeper.finish()
  }
}

@Suite(.serialized, .timeLimit(.minutes(5)))
struct UmockdevTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// Asks until the device is held so; the suite's time limit is the deadline.
  private func wait(for orientation: String) throws {
    while try sandbox.swivel("get", "device").output != orientation + "\n" {}
  }

  /// Counts of a chip whose frame is iio-sensor-proxy's (spec/orientation §2, T2), the device's name for it, and the
  /// peer's.
  private static let poses: [(x: Int, y: Int, z: Int, device: String, peer: String)] = [
    (0, -1024, 0, "portrait", "normal"), (-1024, 0, 0, "landscapeLeft", "right-up"),
    (0, 1024, 0, "portraitUpsideDown", "bottom-up"), (1024, 0, 0, "landscapeRight", "left-up"),
  ]

  @Test(.enabled(if: Testbed.isInstalled, "needs umockdev"))
  func aFakeAccelerometerTurnsTheRunningEmulator() throws {
    let testbed = try Testbed(sandbox)
    let up = try testbed.swivel("up", "--detach", "--device", "ipad-air-2", "--era", "9", "--source", "iio")
    try #require(up.status == 0, "\(up)")
    for pose in Self.poses {
      try testbed.set(pose.x, pose.y, pose.z)
      try wait(for: pose.device)
    }
    try testbed.set(0, 0, 1024)
    try wait(for: "faceUp")
    try testbed.set(0, 0, -1024)
    try wait(for: "faceDown")
    #expect(try sandbox.swivel("expect", "device=faceDown", "interface=landscapeLeft").status == 0)
    // Gone: nothing is known, nothing turns. Back: it goes on.
    try testbed.unplug()
    try wait(for: "unknown")
    let why = try JSONLine(try sandbox.swivel("why", "--sensor", "--json").output)
    #expect(try why.string("sourceDetail").contains("no accelerometer"))
    #expect(try sandbox.swivel("expect", "interface=landscapeLeft").status == 0)
    try testbed.plugBack()
    try testbed.set(0, -1024, 0)
    try wait(for: "portrait")
    // A request displaces it, and it is given back.
    let turn = try JSONLine(try sandbox.swivel("rotate", "landscapeRight", "--json").output)
    #expect(try turn.string("displacedSource") == "iio")
    let back = try JSONLine(try sandbox.swivel("sensor", "source", "iio", "--json").output)
    #expect(try back.string("displacedSource") == "held")
    try wait(for: "portrait")
    try sandbox.down()
    try testbed.end()
  }

  @Test(.enabled(if: Testbed.isInstalled, "needs umockdev"))
  func calibrationLearnsFaceUpAndTheRunningSensorHearsIt() throws {
    let testbed = try Testbed(sandbox)
    let config = sandbox.runtime + "/config"
    try FileManager.default.copyItem(atPath: try #require(Installation.configuration(named: nil)), toPath: config)
    // A chip that is mounted upside down, its matrix silent about it: face up reads face down.
    try testbed.set(0, 0, -1024)
    let up = try testbed.swivel("up", "--detach", "--source", "iio", "--config", config)
    try #require(up.status == 0, "\(up)")
    try wait(for: "faceDown")
    #expect(try testbed.swivel("sensor", "calibrate", "--config", config).status == 2)
    let learnt = try JSONLine(try testbed.swivel("sensor", "calibrate", "--yes", "--json", "--config", config).output)
    #expect(try learnt.int("zSign") == 1)
    #expect(learnt.object["heard"] as? Bool == true)
    try wait(for: "faceUp")
    try testbed.set(0, -1024, 0)
    try wait(for: "portrait")
    let upright = try testbed.swivel("sensor", "calibrate", "--yes", "--config", config)
    #expect(upright.status == 3 && upright.diagnostics.contains("lay it flat"))
    try sandbox.down()
    try testbed.end()
  }

  @Test(.enabled(if: Testbed.hasPeer, "needs umockdev, dbus and iio-sensor-proxy"))
  func debiansDaemonSaysTheSameOfTheSameDevice() throws {
    let testbed = try Testbed(sandbox)
    let address = "unix:path=\(sandbox.runtime)/bus"
    let environment = ["DBUS_SYSTEM_BUS_ADDRESS=\(address)"]
    let bus = try sandbox.start(
      ["--session", "--nofork", "--address=\(address)"], program: "/usr/bin/dbus-daemon")
    while access("\(sandbox.runtime)/bus", F_OK) != 0, bus.process.isRunning {}
    let daemon = try testbed.start(Testbed.proxy, [], environment: environment)
    let listener = try testbed.start("/usr/bin/monitor-sensor", [], environment: environment)
    // Not terminate(): they inherit a mask that blocks it.
    defer { for running in [listener, daemon, bus] { kill(running.process.processIdentifier, SIGKILL) } }
    let up = try testbed.swivel("up", "--detach", "--source", "iio")
    try #require(up.status == 0, "\(up)")
    while try !listener.outputSoFar().contains("Has accelerometer"), listener.process.isRunning {}
    for pose in Self.poses.dropFirst() + Self.poses.prefix(1) {
      try testbed.set(pose.x, pose.y, pose.z)
      try wait(for: pose.device)
      let said = "Accelerometer orientation changed: \(pose.peer)\n"
      while try !listener.outputSoFar().hasSuffix(said), listener.process.isRunning {}
      #expect(try listener.outputSoFar().hasSuffix(said), "\(pose.device)")
    }
    try sandbox.down()
    try testbed.end()
  }
}
