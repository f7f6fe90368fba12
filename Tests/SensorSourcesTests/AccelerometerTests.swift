// What the attributes of Linux accelerometers mean: mount matrices, signs, scales, offsets, and text that is none.
import Orientation
import SensorSources
import Testing

@Suite("IIO accelerometers: attributes to g")
struct AccelerometerTests {
  private static func matrix(_ text: String) throws -> MountMatrix { try MountMatrix(text, place: "m") }

  @Test(
    "the matrix as kernel and hwdb write it; its determinant tells rotation from reflection",
    arguments: [
      ("1, 0, 0; 0, 1, 0; 0, 0, 1", 1.0), ("1,0,0;0,1,0;0,0,1", 1), ("0, 1, 0; 1, 0, 0; 0, 0, 1", -1),
      // StarLabs #449: right in the plane, wrong for faces elsewhere (spec/orientation §3).
      ("1,0,0;0,-1,0;0,0,1", -1), ("-1.0, 0.0, 0.0; 0.0, -1.0, 0.0; 0.0, 0.0, 1.0", 1),
      (" 0,1,0 ;\t-1,0,0 ;0,0,1\n", 1), ("0, 0, 1; 0, 1, 0; 1, 0, 0", -1),
    ])
  func matrices(text: String, determinant: Double) throws {
    #expect(try Self.matrix(text).determinant == determinant)
  }

  @Test(
    "a singular matrix, as users have pasted (iio-sensor-proxy #201), is refused by its determinant",
    arguments: ["1,0,0;0,1,0;0,0,0", "0,0,0;0,0,0;0,0,0", "1,0,0;1,0,0;0,0,1", "1,0,0;0,1,0;1,1,0"])
  func singular(text: String) {
    let error = SensorSourceError.singularMatrix(place: "m", text: text, determinant: 0)
    #expect(throws: error) { try Self.matrix(text) }
  }

  @Test(
    "what is no matrix is refused",
    arguments: [
      "", "1", "1,0,0;0,1,0", "1,0,0;0,1,0;0,0,1;0,0,1", "1,0;0,1;0,0", "a,0,0;0,1,0;0,0,1", "nan,0,0;0,1,0;0,0,1",
      "inf,0,0;0,1,0;0,0,1", "1,0,0;0,1,0;0,0,1e300", "(null)", "1 0 0; 0 1 0; 0 0 1",
    ])
  func noMatrix(text: String) {
    #expect(throws: SensorSourceError.self) { try Self.matrix(text) }
  }

  /// 1024 counts a g, as the fake device of the corpus.
  private static let scale = "0.009576807\n"

  private static func accelerometer(
    _ attributes: [String: String] = [:], properties: [String: String] = [:],
    path: String = "/sys/devices/i2c/iio:device0",
    override: AccelerometerOverride? = nil
  ) throws -> Accelerometer {
    let standard = ["name": "chip\n", "in_accel_scale": scale]
    return try Accelerometer(
      attributes: standard.merging(attributes) { $1 }, properties: properties, path: path
    ) { _ in override }
  }

  private static func near(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
    let d = a - b
    return (d * d).sum().squareRoot() < 1e-5
  }

  /// spec/orientation §3: with a matrix that is right for x and y, a driver's third component is det(M) times upward
  /// force, and CoreMotion's z points with gravity; HID sensors have CoreMotion's signs already (§2, T3).
  private static let signs: [(matrix: String, path: String, z: Double)] = [
    ("1,0,0;0,1,0;0,0,1", "/sys/devices/i2c/iio:device0", -1),
    ("1,0,0;0,-1,0;0,0,1", "/sys/devices/i2c/iio:device0", 1),
    ("0,1,0;-1,0,0;0,0,1", "/sys/devices/i2c/iio:device0", -1),
    ("0,1,0;1,0,0;0,0,1", "/sys/devices/i2c/iio:device0", 1),
    ("1,0,0;0,1,0;0,0,1", "/sys/devices/pci/0018:8086.0001/HID-SENSOR-200073.3.auto/iio:device0", 1),
    ("1,0,0;0,-1,0;0,0,1", "/sys/devices/pci/0018:8086.0001/HID-SENSOR-200073.3.auto/iio:device0", 1),
  ]

  @Test("the sign of z follows the determinant; HID sensors keep it", arguments: signs)
  func zSigns(matrix: String, path: String, z: Double) throws {
    let device = try Self.accelerometer(["in_accel_mount_matrix": matrix + "\n"], path: path)
    #expect(device.zSign == z)
    let read = device.acceleration(counts: SIMD3(0, 0, 1024))
    #expect(Self.near(read, SIMD3(0, 0, z)))
    let named = try Self.accelerometer(["name": "accel_3d\n", "in_accel_mount_matrix": matrix + "\n"])
    #expect(named.isHID && named.zSign == 1)
  }

  @Test("the user's word goes before udev's, udev's before the kernel's, the kernel's names in their order")
  func precedence() throws {
    let (swap, turn, flip) = ("0,1,0;1,0,0;0,0,1", "0,-1,0;1,0,0;0,0,1", "-1,0,0;0,-1,0;0,0,1")
    let kernel = ["mount_matrix": swap, "in_accel_mount_matrix": flip, "in_mount_matrix": turn]
    let udev = ["ACCEL_MOUNT_MATRIX": turn]
    let own = AccelerometerOverride(name: "chip", matrix: try Self.matrix(flip), zSign: 1)
    let counts = SIMD3(1024.0, 0, 0)
    let rows: [(Accelerometer, Accelerometer.Origin, SIMD3<Double>)] = [
      (try Self.accelerometer(), .assumed, SIMD3(1, 0, 0)),
      (try Self.accelerometer(kernel), .kernel, SIMD3(0, 1, 0)),
      (try Self.accelerometer(["in_mount_matrix": turn]), .kernel, SIMD3(0, 1, 0)),
      (try Self.accelerometer(kernel, properties: udev), .udev, SIMD3(0, 1, 0)),
      (try Self.accelerometer(kernel, properties: udev, override: own), .configuration, SIMD3(-1, 0, 0)),
    ]
    for (device, origin, read) in rows {
      #expect(device.matrixOrigin == origin)
      #expect(Self.near(device.acceleration(counts: counts), read), "\(device.summary)")
    }
    #expect(rows[4].0.zSign == 1 && rows[4].0.zSignOrigin == .configuration)
  }

  @Test("scale and offset for all axes or for each; the offset is added before (kernel, sysfs-bus-iio)")
  func units() throws {
    let g = 9.80665
    let device = try Self.accelerometer([
      "in_accel_x_scale": "\(g / 100)\n", "in_accel_y_scale": "\(g / 200)", "in_accel_z_scale": "\(g / 400)",
      "in_accel_offset": "-10\n", "in_accel_z_offset": "40",
    ])
    let read = device.acceleration(counts: SIMD3(110, 210, 360))
    #expect(Self.near(read, SIMD3(1, 1, -1)))
  }

  @Test(
    "attributes that are torn, text or absurd are refused by name",
    arguments: [
      ("in_accel_scale", "", "in_accel_scale"), ("in_accel_scale", "fast\n", "in_accel_scale"),
      ("in_accel_scale", "nan", "in_accel_scale"), ("in_accel_scale", "0", "in_accel_scale"),
      ("in_accel_scale", "-0.01", "in_accel_scale"), ("in_accel_scale", "1e9", "in_accel_scale"),
      ("in_accel_offset", "inf", "in_accel_offset"), ("in_accel_y_offset", "1,5", "in_accel_y_offset"),
      ("mount_matrix", "1, 0, 0; 0, 1", "mount_matrix"), ("mount_matrix", "0,0,0;0,0,0;0,0,0", "mount_matrix"),
    ])
  func badAttributes(name: String, text: String, named: String) throws {
    do {
      _ = try Self.accelerometer([name: text])
      Issue.record("\(name)=\(text) was accepted")
    } catch let error as SensorSourceError { #expect("\(error)".contains(named)) }
  }

  @Test("an accelerometer under the keyboard turns no screen")
  func inBase() {
    let label = ["label": "accel-base\n"]
    #expect(Accelerometer.isInBase(attributes: label, properties: [:]))
    #expect(Accelerometer.isInBase(attributes: [:], properties: ["ACCEL_LOCATION": "base"]))
    #expect(!Accelerometer.isInBase(attributes: ["label": "accel-display\n"], properties: [:]))
    #expect(!Accelerometer.isInBase(attributes: label, properties: ["ACCEL_LOCATION": "display"]))
    #expect(!Accelerometer.isInBase(attributes: [:], properties: [:]))
  }

  @Test("laid face up, the sign is kept or turned; what does not lie flat, or weighs nothing, is refused")
  func calibration() throws {
    let device = try Self.accelerometer()
    #expect(try device.zSign(faceUp: [SIMD3(0.02, 0, -1.01), SIMD3(-0.02, 0, -0.99)]) == -1)
    #expect(try device.zSign(faceUp: [SIMD3(0.1, 0.1, 0.98)]) == 1)
    for reading in [SIMD3(0, -1, 0), SIMD3(0.7, 0, -0.7), SIMD3(0, 0, 0), SIMD3(0, 0, -9.8), SIMD3(.nan, 0, -1)] {
      #expect(throws: SensorSourceError.self) { try device.zSign(faceUp: [reading]) }
    }
    #expect(throws: SensorSourceError.self) { try device.zSign(faceUp: []) }
  }

  @Test(
    "a count is a whole number and a line feed; anything else is torn or text",
    arguments: [
      ("0\n", 0.0), ("-1024\n", -1024), ("512    \n", 512), ("2147483647\n", 2_147_483_647), ("-10", nil), ("", nil),
      ("\n", nil), ("12.5\n", nil), ("1e3\n", nil), ("Device busy\n", nil), ("12 34\n", nil), ("99999999999\n", nil),
      ("-\n", nil), ("\u{0}\n", nil),
    ] as [(String, Double?)])
  func counts(text: String, count: Double?) {
    #expect(RawCount.read(Array(text.utf8)[...]) == count)
  }
}
