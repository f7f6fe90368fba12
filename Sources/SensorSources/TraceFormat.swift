// Which columns a trace has, by its header, and how their units and signs become g in CoreMotion's convention.

/// The layouts of recorded accelerations that are recognised.
///
/// | format | header | unit and sign |
/// |---|---|---|
/// | `swivel` | `t,ax,ay,az…` | seconds, g, CoreMotion's signs |
/// | `sensorLogger` | `time,seconds_elapsed,z,y,x` in any order | by the length of the readings, see below |
/// | `phyphox` | `"Time (s)","Acceleration x (m/s^2)"…` | seconds, m/s², Android's signs |
///
/// Sensor Logger writes one header for two conventions (its UNITS.md and CROSSPLATFORM.md): from an iPhone g with
/// CoreMotion's signs, from Android, or with "Standardise Units & Frames", m/s² with Android's, which are the
/// opposite on every axis (spec/orientation §2, T1). A median length near 1 or near 9.8 tells them apart; a median
/// that is neither is acceleration without gravity (its `Accelerometer.csv`), which tells no orientation.
/// phyphox reports Android's convention on both systems: its wiki defines, for either, the inclination of a phone as
/// the angle between z and the in-plane part, 0 for one lying on a table ("Experiment: Inclination"), so z is positive
/// face up.
///
/// Columns are parted by commas, tabs or semicolons; beside the latter two a number may have a decimal comma.
public enum TraceFormat: String, Sendable, CaseIterable {
  /// `t,ax,ay,az` in g with CoreMotion's signs; then the two apps' own columns.
  case swivel
  case sensorLogger
  case phyphox

  /// The header names of time, x, y and z, lower case.
  var columns: [String] {
    switch self {
    case .swivel: ["t", "ax", "ay", "az"]
    case .sensorLogger: ["seconds_elapsed", "x", "y", "z"]
    case .phyphox:
      ["time (s)", "acceleration x (m/s^2)", "acceleration y (m/s^2)", "acceleration z (m/s^2)"]
    }
  }

  /// The columns of a reference gravity, unit length, in a `swivel` trace.
  static let gravityColumns = ["gx", "gy", "gz"]

  /// The longest a column of a unit vector may be, with room for rounding.
  static let longestGravity = 1.01

  /// Standard gravity in m/s² (CGPM 1901).
  static let standardGravity = 9.80665

  /// The factor to g in CoreMotion's signs, or nil when `medianLength` is not gravity's in this format. Bounds: half
  /// and one and a half times gravity hold any mixture of rest and motion, and leave the two units far apart.
  func factor(medianLength: Double) -> Double? {
    let inMetres = (0.5...1.5).contains(medianLength / Self.standardGravity)
    switch self {
    case .swivel: return 1
    case .phyphox: return inMetres ? -1 / Self.standardGravity : nil
    case .sensorLogger: return inMetres ? -1 / Self.standardGravity : (0.5...1.5).contains(medianLength) ? 1 : nil
    }
  }
}
