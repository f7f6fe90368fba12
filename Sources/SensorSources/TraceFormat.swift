// How the readings of a recording become g with CoreMotion's signs, and its times seconds.
import Orientation

/// What a recording's columns hold, as far as its header says.
///
/// | columns | unit | signs |
/// |---|---|---|
/// | `t,ax,ay,az` (`swivel`) | seconds, g | CoreMotion's |
/// | `gFx,gFy,gFz` (Physics Toolbox), `value.x,value.y,value.z` (RADAR-base) | g, or m/s² by the length | Android's |
/// | that say mg | thousandths of g | Android's: what is worn passes on its chip's force |
/// | any others | told by the length of the readings at rest | m/s²: Android's; g: CoreMotion's |
///
/// A median length near 1 or near 9.8 tells the unit. Apps that write g pass on Core Motion's values (Sensor Logger on an
/// iPhone, SensorLog, Core Motion itself), apps that write m/s² pass on Android's or follow it on both systems: phyphox
/// defines, for either, the inclination of a phone as 0 for one lying on a table ("Experiment: Inclination"), so z is
/// positive face up, and Sensor Logger says as much (UNITS.md, CROSSPLATFORM.md); the signs are opposite on every axis
/// (spec/orientation §2, T1). Physics Toolbox writes the normal force in g, and RADAR-base's app
/// for Android what its sensor has over 9.81. A median that is neither is acceleration
/// without gravity, which tells no orientation.
enum TraceFormat: String, Sendable, CaseIterable {
  /// Ours; the normal force in g, and in thousandths of it; all that `TraceColumns` finds by name or is told.
  case swivel
  case normalForce
  case thousandths
  case named

  /// Standard gravity in m/s² (CGPM 1901).
  static let standardGravity = 9.80665
  /// The thousandths of 1.
  private static let thousand = 1000.0
  /// The columns of a reference gravity, unit length, in a `swivel` trace.
  static let gravityColumns = ["gx", "gy", "gz"]
  /// The longest a column of a unit vector may be, with room for rounding.
  static let longestGravity = 1.01
  /// Median lengths over gravity's own that are gravity's in a unit: any mixture of rest and motion, and far from the
  /// next unit.
  private static let lengths = 0.5...1.5

  /// The most that gravity's length can be in a recording whose unit nobody knows yet: beside g only m/s² occurs.
  var largestGravity: Double {
    switch self {
    case .swivel: 1
    case .normalForce, .named: Self.standardGravity
    case .thousandths: Self.thousand
    }
  }

  /// The factor to g in CoreMotion's signs and the words for it, or nil when `medianLength` is not gravity's.
  func unit(medianLength: Double) -> (factor: Double, words: String)? {
    switch self {
    case .swivel: return (1, "g, iOS signs")
    case .normalForce:
      if Self.lengths.contains(medianLength / Self.standardGravity) {
        return (-1 / Self.standardGravity, "m/s², Android's signs")
      }
      return Self.lengths.contains(medianLength) ? (-1, "g, Android's signs") : nil
    case .thousandths:
      return Self.lengths.contains(medianLength / Self.thousand) ? (-1 / Self.thousand, "mg, Android's signs") : nil
    case .named:
      if Self.lengths.contains(medianLength / Self.standardGravity) {
        return (-1 / Self.standardGravity, "m/s², Android's signs")
      }
      return Self.lengths.contains(medianLength) ? (1, "g, iOS signs") : nil
    }
  }
}

/// What one count of a time is.
enum TimeUnit: String, Sendable, CaseIterable {
  case seconds = "s"
  case milliseconds = "ms"
  case microseconds = "µs"
  case nanoseconds = "ns"

  /// Seconds of one count.
  var seconds: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1e-3
    case .microseconds: 1e-6
    case .nanoseconds: 1e-9
    }
  }

  /// The unit of this spelling, as headers and people have it.
  init?(spelled text: some StringProtocol) {
    switch text.lowercased() {
    case "s", "sec", "secs", "second", "seconds": self = .seconds
    case "ms", "msec", "millis", "millisecond", "milliseconds": self = .milliseconds
    case "us", "µs", "μs", "micros", "microseconds": self = .microseconds
    case "ns", "nanos", "nanoseconds": self = .nanoseconds
    default: return nil
    }
  }

  /// The unit in which readings `step` apart come from 0.7 to 2,000 times a second. One count apart are readings every
  /// second, or of a clock in milliseconds since 1970, which is above 10¹¹.
  init(step: Double, first: Double) {
    if step > 0.5, step < 1.5, abs(first) > 1e11 {
      self = .milliseconds
    } else {
      self = step < 1.5 ? .seconds : step < 1.5e3 ? .milliseconds : step < 1.5e6 ? .microseconds : .nanoseconds
    }
  }
}
