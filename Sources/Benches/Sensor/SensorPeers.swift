// The rules of other systems, ported from what spec/orientation §3 says of them, so that they judge the same readings.
import Foundation
import Orientation

/// A rule from readings to one of the four edges, as another system has it.
protocol SensorPeer: Sendable {
  static var name: String { get }
  init()
  /// The answer after one more reading; `unknown` before the first.
  mutating func ingest(_ sample: AccelerationSample) -> DeviceOrientation
}

/// The peers in the order they are printed in.
let sensorPeers: [any SensorPeer.Type] = [AndroidPeer.self, ChromeOSPeer.self, ProxyPeer.self, SensorfwPeer.self]

extension SensorPeer {
  /// The answers of a fresh rule to every sample.
  static func answers(to samples: [AccelerationSample]) -> [DeviceOrientation] {
    var rule = Self()
    return samples.map { rule.ingest($0) }
  }
}

/// Degrees counter-clockwise from portrait, 0..<360, and the quarter turn nearest to it.
private func turned(_ x: Double, _ y: Double) -> (angle: Double, quarter: Int) {
  let angle = atan2(-x, -y) * 180 / .pi
  let positive = angle < 0 ? angle + 360 : angle
  return (positive, Int(((positive + 45) / 90).rounded(.down)) % 4)
}

/// Portrait, then counter-clockwise.
private let quarters: [DeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]

/// Android's AccelSensorJudge, as §3 lists its constants; the gate for touches is not modelled.
struct AndroidPeer: SensorPeer {
  static let name = "Android"
  private static let tilts = [-25.0...70, -25.0...65, -25.0...60, -25.0...65]
  private var filtered: SIMD3<Double>?
  private var last = 0.0
  private var tilts: [(t: Double, tilt: Double)] = []
  private var isOverhead = false
  private var predicted: (quarter: Int, since: Double)?
  private var current: Int?
  private var flatTime = -Double.infinity
  private var swingTime = -Double.infinity
  private var accelerationTime = -Double.infinity

  mutating func ingest(_ sample: AccelerationSample) -> DeviceOrientation {
    let t = sample.t
    let raw = SIMD3(sample.x, sample.y, sample.z) * -9.80665
    let step = t - last
    last = t
    guard let before = filtered, step >= 0, step <= 1, raw != SIMD3(0, 0, 0) else {
      let held = current
      self = AndroidPeer()
      (filtered, last, current) = (raw, t, held)
      return answer
    }
    let f = before + (raw - before) * (step / (0.2 + step))
    filtered = f
    judge(f, at: t)
    if let predicted, isAcceptable(at: t) { current = predicted.quarter }
    return answer
  }

  private var answer: DeviceOrientation { current.map { quarters[$0] } ?? .unknown }

  private mutating func judge(_ f: SIMD3<Double>, at t: Double) {
    let length = (f * f).sum().squareRoot()
    guard length >= 1 else {
      predicted = nil
      return
    }
    if abs(length - 9.80665) > 4 { accelerationTime = t }
    let tilt = (asin(f.z / length) * 180 / .pi).rounded()
    tilts.append((t, tilt))
    if tilts.count > 200 { tilts.removeFirst() }
    if let steep = tilts.lastIndex(where: { $0.tilt < 80 }) {
      if let since = tilts.dropFirst(steep + 1).first, since.t + 1 <= t { flatTime = t }
    } else if let since = tilts.first, since.t + 1 <= t {
      flatTime = t
    }
    if tilts.reversed().prefix(while: { $0.t + 0.3 >= t }).contains(where: { $0.tilt + 20 <= tilt }) { swingTime = t }
    if tilt <= -40 { isOverhead = true } else if tilt >= -15 { isOverhead = false }
    guard !isOverhead, abs(tilt) <= 80 else {
      predicted = nil
      return
    }
    let (exact, _) = turned(-f.x, -f.y)
    let angle = exact.rounded().truncatingRemainder(dividingBy: 360)
    let quarter = Int((angle + 45) / 90) % 4
    guard Self.tilts[quarter].contains(tilt), isInside(angle, quarter) else {
      predicted = nil
      return
    }
    if predicted?.quarter != quarter { predicted = (quarter, t) }
  }

  /// The gap of 45 degrees between neighbours; the opposite edge has none.
  private func isInside(_ angle: Double, _ quarter: Int) -> Bool {
    guard let current else { return true }
    var off = angle - Double(quarter) * 90
    if off > 180 { off -= 360 }
    if quarter == current || quarter == (current + 1) % 4, off < -45 + 22 { return false }
    if quarter == current || quarter == (current + 3) % 4, off > 45 - 22 { return false }
    return true
  }

  private func isAcceptable(at t: Double) -> Bool {
    guard let predicted else { return false }
    return t >= predicted.since + 0.04 && t >= flatTime + 0.5 && t >= swingTime + 0.3 && t >= accelerationTime + 0.5
  }
}

/// ChromeOS: readings of gravity's length only, 4.2 m/s² in the plane at least, 60 degrees from the present edge.
struct ChromeOSPeer: SensorPeer {
  static let name = "ChromeOS"
  private static let period = 0.1
  private var current: Int?
  private var next = -Double.infinity

  mutating func ingest(_ sample: AccelerationSample) -> DeviceOrientation {
    if sample.t >= next {
      next = sample.t + Self.period - 1e-6
      look(SIMD3(sample.x, sample.y, sample.z) * 9.80665)
    }
    return current.map { quarters[$0] } ?? .unknown
  }

  private mutating func look(_ a: SIMD3<Double>) {
    let length = (a * a).sum().squareRoot()
    guard abs(length - 9.80665) <= 1, (a.x * a.x + a.y * a.y).squareRoot() >= 4.2 else { return }
    let (angle, quarter) = turned(a.x, a.y)
    guard let current else {
      self.current = quarter
      return
    }
    let off = abs((angle - Double(current) * 90 + 540).truncatingRemainder(dividingBy: 360) - 180)
    if off >= 60 { self.current = quarter }
  }
}

/// iio-sensor-proxy: a reading every 0.7 s, each axis against the other two, without memory.
struct ProxyPeer: SensorPeer {
  static let name = "iio-sensor-proxy"
  private static let period = 0.7
  private var current = DeviceOrientation.unknown
  private var next = -Double.infinity

  mutating func ingest(_ sample: AccelerationSample) -> DeviceOrientation {
    guard sample.t >= next else { return current }
    next = sample.t + Self.period - 1e-6
    let across = atan2(sample.x, (sample.y * sample.y + sample.z * sample.z).squareRoot()) * 180 / .pi
    let along = atan2(sample.y, (sample.x * sample.x + sample.z * sample.z).squareRoot()) * 180 / .pi
    if abs(across) > 35, abs(along) > 35 { return current }
    if abs(across) > 35 {
      current = across > 0 ? .landscapeRight : .landscapeLeft
    } else if abs(along) > 35 {
      current = along > 0 ? .portraitUpsideDown : .portrait
    }
    return current
  }
}

/// sensorfw: the mean of at most ten readings of 0.75 s at 10 a second; the present family of edges is asked first.
struct SensorfwPeer: SensorPeer {
  static let name = "sensorfw"
  private static let period = 0.1
  private var window: [AccelerationSample] = []
  private var current = DeviceOrientation.unknown
  private var next = -Double.infinity

  mutating func ingest(_ sample: AccelerationSample) -> DeviceOrientation {
    guard sample.t >= next else { return current }
    next = sample.t + Self.period - 1e-6
    window.append(sample)
    window = window.suffix(10).filter { $0.t > sample.t - 0.75 }
    let sum = window.reduce(SIMD3(0, 0, 0)) { $0 + SIMD3($1.x, $1.y, $1.z) }
    let mean = sum / Double(window.count)
    let landscape = atan2(mean.x, (mean.y * mean.y + mean.z * mean.z).squareRoot()) * 180 / .pi
    let portrait = atan2(mean.y, (mean.x * mean.x + mean.z * mean.z).squareRoot()) * 180 / .pi
    let wide: DeviceOrientation? = abs(landscape) > 25 ? (landscape > 0 ? .landscapeRight : .landscapeLeft) : nil
    let tall: DeviceOrientation? = abs(portrait) > 20 ? (portrait > 0 ? .portraitUpsideDown : .portrait) : nil
    current = (current.isLandscape ? wide ?? tall : tall ?? wide) ?? current
    return current
  }
}
