// Core Motion: gravity and angles of the six attitudes, by Apple's axes, and how often handlers are called.
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct MotionTests {
  struct Row: Sendable {
    var held: DeviceOrientation
    /// Where down is in the axes of "Getting raw accelerometer events": x right, y to the top, z out of the screen.
    var gravity: (Double, Double, Double)
    /// In quarter turns.
    var pitch: Double
    var roll: Double
    /// Against a device held upright before the same eyes, in quarter turns to the left.
    var turned: Double?
  }

  nonisolated static let rows = [
    Row(held: .portrait, gravity: (0, -1, 0), pitch: 1, roll: 0, turned: 0),
    Row(held: .landscapeLeft, gravity: (-1, 0, 0), pitch: 0, roll: -1, turned: 1),
    Row(held: .landscapeRight, gravity: (1, 0, 0), pitch: 0, roll: 1, turned: -1),
    Row(held: .portraitUpsideDown, gravity: (0, 1, 0), pitch: -1, roll: 0, turned: 2),
    Row(held: .faceUp, gravity: (0, 0, -1), pitch: 0, roll: 0, turned: nil),
    Row(held: .faceDown, gravity: (0, 0, 1), pitch: 0, roll: 2, turned: nil),
  ]

  @Test(arguments: rows, [false, true]) func attitudes(_ row: Row, isLocked: Bool) throws {
    let stage = try Stage()
    let manager = CMMotionManager()
    var upright: CMAttitude?
    stage.act { _ in
      #expect(manager.accelerometerData == nil && manager.deviceMotion == nil)
      manager.startAccelerometerUpdates()
      manager.startDeviceMotionUpdates()
      upright = manager.deviceMotion?.attitude
    }
    // The lock keeps the interface from turning, and nothing from being felt.
    stage.send(.rotationLock(isLocked))
    stage.send(.deviceOrientation(row.held))
    stage.act { _ in
      let felt = manager.accelerometerData?.acceleration
      #expect(felt == CMAcceleration(x: row.gravity.0, y: row.gravity.1, z: row.gravity.2))
      #expect(manager.deviceMotion?.gravity == felt)
      guard let attitude = manager.deviceMotion?.attitude, let upright else { return #expect(Bool(false)) }
      let quarter = Double.pi / 2
      #expect(abs(attitude.pitch - row.pitch * quarter) < 1e-12)
      #expect(abs(attitude.roll - row.roll * quarter) < 1e-12)
      // The matrix turns the frame's down into the device's.
      let matrix = attitude.rotationMatrix
      #expect([-matrix.m13, -matrix.m23, -matrix.m33] == [row.gravity.0, row.gravity.1, row.gravity.2])
      let turn = attitude.quaternion
      #expect(abs(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z + turn.w * turn.w - 1) < 1e-12)
      guard let turned = row.turned else { return }
      attitude.multiply(byInverseOf: upright)
      // About the axis out of the screen: the quaternion is its half angle's sine and cosine.
      #expect(abs(attitude.yaw - turned * quarter) < 1e-12)
      #expect(abs(attitude.quaternion.z * attitude.quaternion.w - sin(turned * quarter) / 2) < 1e-12)
    }
  }

  // swift-format-ignore
  @Test(arguments: [
    // the interval that is set, seconds, calls by arithmetic; below a hundredth of a second there is no interval
    (0.1, 1.0, 10), (0.25, 1.0, 4), (0.001, 0.1, 10), (2.0, 1.0, 0),
  ]) func handlersAreCalledByTheirInterval(interval: Double, seconds: Double, calls: Int) throws {
    let stage = try Stage()
    let manager = CMMotionManager()
    var heard: [Double] = []
    stage.act { _ in
      manager.accelerometerUpdateInterval = interval
      #expect(!manager.isAccelerometerActive)
    }
    _ = stage.device.perform(window: 1) { _ in
      manager.startAccelerometerUpdates(to: .main) { data, _ in heard.append(data?.timestamp ?? -1) }
    }
    stage.send(.wait(seconds + interval / 2 * (interval > 0.01 ? 0.5 : 0)))
    #expect(heard.count == calls)
    #expect(heard == heard.sorted() && Set(heard).count == calls)
    stage.act { _ in
      manager.stopAccelerometerUpdates()
      #expect(!manager.isAccelerometerActive && manager.accelerometerData == nil)
    }
    stage.send(.wait(3))
    #expect(heard.count <= calls + 10)
    let before = heard.count
    stage.send(.wait(3))
    #expect(heard.count == before)
  }

  /// What is not there says so: a magnetometer's frame, and who carries the device.
  @Test func whatThereIsNot() throws {
    let stage = try Stage()
    let manager = CMMotionManager()
    var codes: [Int] = []
    func note(_ error: (any Error)?) { if let error { codes.append((error as NSError).code) } }
    stage.act { _ in
      manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical, to: .main) { _, error in note(error) }
      #expect(!manager.isDeviceMotionActive && !manager.isMagnetometerAvailable)
      #expect(!CMPedometer.isStepCountingAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
      CMPedometer().startUpdates(from: Date(timeIntervalSince1970: 0)) { _, error in note(error) }
    }
    // CMErrorNotAvailable
    #expect(codes == [109, 109])
  }
}
