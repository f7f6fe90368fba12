// What the text attributes of a Linux IIO accelerometer mean: counts to g in the screen's axes with CoreMotion's signs.
import Orientation

/// How an accelerometer is read.
public enum ReadingMode: String, Sendable, CaseIterable {
  /// Buffered where the device offers it, else polled.
  case auto
  /// One attribute after the other, at a rate of our own.
  case polled
  /// Scans of all axes at once, at the device's rate.
  case buffered
}

/// What a user knows better than kernel and udev about the accelerometer with this name.
public struct AccelerometerOverride: Sendable, Hashable {
  /// The device's attribute `name`.
  public var name: String
  /// From the chip's axes to the screen's; nil for what kernel or udev say.
  public var matrix: MountMatrix?
  /// +1 or −1: what the third component is multiplied with after the matrix.
  public var zSign: Double?
  /// How it is to be read.
  public var mode = ReadingMode.auto

  public init(name: String, matrix: MountMatrix? = nil, zSign: Double? = nil, mode: ReadingMode = .auto) {
    self.name = name
    self.matrix = matrix
    self.zSign = zSign
    self.mode = mode
  }
}

/// An accelerometer as its attributes describe it.
public struct Accelerometer: Sendable, Hashable {
  /// Where something was said, in order of precedence.
  public enum Origin: String, Sendable, Hashable {
    /// A file of `config/`; udev's property; the driver's attribute; nobody.
    case configuration
    case udev
    case kernel
    case assumed
  }

  /// The driver's name of it.
  public let name: String
  /// Multiplied with counts after the offset was added: m/s², one for each axis of the chip.
  public let scale: SIMD3<Double>
  /// Added to counts, one for each axis of the chip.
  public let offset: SIMD3<Double>
  /// From the chip's axes to the screen's.
  public let matrix: MountMatrix
  /// Who said the matrix.
  public let matrixOrigin: Origin
  /// What the third component is multiplied with after the matrix.
  public let zSign: Double
  /// Who said the sign.
  public let zSignOrigin: Origin
  /// Whether it is a HID sensor, whose signs are Windows': already CoreMotion's (spec/orientation §2, T3).
  public let isHID: Bool

  /// The attributes that are looked at, of those in the device's folder.
  public static let attributes =
    ["name", "label", "in_accel_scale", "in_accel_offset"]
    + axes.flatMap { ["in_accel_\($0)_scale", "in_accel_\($0)_offset"] }
    + matrixAttributes
  /// In order of precedence, as the kernel's drivers have named it.
  static let matrixAttributes = ["mount_matrix", "in_accel_mount_matrix", "in_mount_matrix"]
  static let axes = ["x", "y", "z"]
  /// m/s² a count may be worth: from a microgravity seismometer's to ±16 g in one byte, with room.
  static let scales = 1e-7...10.0
  /// The largest believable offset in counts: 24 bits.
  static let largestOffset = 16_777_216.0

  /// Reads `attributes` (text by name) and `properties` (udev's) of the device at `path` in sysfs.
  public init(
    attributes: [String: String], properties: [String: String], path: String,
    override: (String) throws(SensorSourceError) -> AccelerometerOverride?
  ) throws(SensorSourceError) {
    let place = path.split(separator: "/").last.map(String.init) ?? path
    name = attributes["name"]?.trimmed ?? place
    // The HID usage of a 3-D accelerometer, in the device's path, and its driver's name.
    isHID = name == "accel_3d" || path.contains("HID-SENSOR-200073")
    let known = try override(name)
    scale = try Self.perAxis("scale", attributes, place: place, range: Self.scales, standard: nil)
    let limit = Self.largestOffset
    offset = try Self.perAxis("offset", attributes, place: place, range: -limit...limit, standard: 0)
    if let matrix = known?.matrix {
      (self.matrix, matrixOrigin) = (matrix, .configuration)
    } else if let text = properties["ACCEL_MOUNT_MATRIX"]?.trimmed {
      (matrix, matrixOrigin) = (try MountMatrix(text, place: "\(place): ACCEL_MOUNT_MATRIX"), .udev)
    } else if let (attribute, text) = Self.kernelMatrix(attributes) {
      (matrix, matrixOrigin) = (try MountMatrix(text, place: "\(place)/\(attribute)"), .kernel)
    } else {
      (matrix, matrixOrigin) = (.identity, .assumed)
    }
    // A matrix is tuned until the picture turns rightly, which shows x and y only: for z, spec/orientation §3.
    let assumed: Double = isHID ? 1 : matrix.determinant > 0 ? -1 : 1
    (zSign, zSignOrigin) = known?.zSign.map { ($0, .configuration) } ?? (assumed, .assumed)
  }

  private static func kernelMatrix(_ attributes: [String: String]) -> (String, String)? {
    for name in matrixAttributes {
      if let text = attributes[name]?.trimmed { return (name, text) }
    }
    return nil
  }

  /// `in_accel_<what>`, or its three per-axis forms.
  private static func perAxis(
    _ what: String, _ attributes: [String: String], place: String, range: ClosedRange<Double>, standard: Double?
  ) throws(SensorSourceError) -> SIMD3<Double> {
    var values: [Double] = []
    for axis in axes {
      let names = ["in_accel_\(axis)_\(what)", "in_accel_\(what)"]
      guard let name = names.first(where: { attributes[$0] != nil }), let text = attributes[name]?.trimmed else {
        guard let standard else {
          throw .badAttribute(place: "\(place)/in_accel_\(what)", expected: "m/s² per count", actual: "nothing")
        }
        values.append(standard)
        continue
      }
      guard let value = Double(text), range.contains(value) else {
        let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
        throw .badAttribute(place: "\(place)/\(name)", expected: expected, actual: "'\(text.prefix(40))'")
      }
      values.append(value)
    }
    return SIMD3(values[0], values[1], values[2])
  }

  /// Whether it sits under the keyboard, which turns no screen (udev's ACCEL_LOCATION, the kernel's label).
  public static func isInBase(attributes: [String: String], properties: [String: String]) -> Bool {
    if let location = properties["ACCEL_LOCATION"]?.trimmed { return location == "base" }
    return attributes["label"]?.trimmed == "accel-base"
  }

  /// The acceleration in g with CoreMotion's signs for raw counts.
  public func acceleration(counts: SIMD3<Double>) -> SIMD3<Double> {
    let turned = matrix.apply((counts + offset) * scale) / TraceFormat.standardGravity
    return SIMD3(turned.x, turned.y, turned.z * zSign)
  }

  /// One line: what it is, and where its matrix and sign come from.
  public var summary: String {
    let determinant = (matrix.determinant * 1000).rounded() / 1000
    return "\(name): matrix \(matrix.text) (\(matrixOrigin.rawValue), determinant \(determinant)), "
      + "z sign \(zSign > 0 ? "+1" : "-1") (\(zSignOrigin.rawValue))"
  }

  /// Which `zSign` makes the mean of these readings, taken while the screen lay face up, read face up. Throws when they
  /// are not of gravity, or not along the screen's normal: then the matrix is wrong, and no sign mends it.
  public func zSign(faceUp readings: [SIMD3<Double>]) throws(SensorSourceError) -> Double {
    let mean = readings.reduce(SIMD3(0, 0, 0), +) / Double(max(1, readings.count))
    let length = (mean * mean).sum().squareRoot()
    let shown = [mean.x, mean.y, mean.z].map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ", ")
    guard (0.8...1.2).contains(length) else {
      throw .badCalibration(name: name, expected: "about 1 g at rest", actual: "(\(shown)) g: check scale and offset")
    }
    // 25°: a table is flatter, and a wrong axis is at 90°.
    guard abs(mean.z) >= 0.9 * length else {
      throw .badCalibration(
        name: name, expected: "gravity along the screen's normal",
        actual: "(\(shown)) g: lay it flat, or correct the matrix")
    }
    return mean.z < 0 ? zSign : -zSign
  }
}

extension String {
  /// Without white space at either end.
  var trimmed: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }
}
