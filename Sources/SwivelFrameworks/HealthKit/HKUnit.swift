// Units of what is measured of a body, and amounts of them: text, arithmetic and conversion, as HealthKit's documentation of HKUnit has them.
import Foundation
import SwivelUI

/// A prefix of the metric system; raw values are HealthKit's.
public enum HKMetricPrefix: Int, Sendable {
  /// As it is.
  case none = 0
  /// A thousand million millionths.
  case femto = 13
  /// A million millionths.
  case pico = 1
  /// A thousand millionths.
  case nano = 2
  /// Millionths.
  case micro = 3
  /// Thousandths.
  case milli = 4
  /// Hundredths.
  case centi = 5
  /// Tenths.
  case deci = 6
  /// Ten.
  case deca = 7
  /// A hundred.
  case hecto = 8
  /// A thousand.
  case kilo = 9
  /// A million.
  case mega = 10
  /// A thousand million.
  case giga = 11
  /// A million million.
  case tera = 12

  var sign: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }
}

/// A unit.
open class HKUnit: NSObject, @unchecked Sendable {
  /// What it is called in HealthKit's texts.
  public let unitString: String
  /// How many of the basic ones it is.
  let factor: Double
  /// Of degrees that do not begin at nothing: where they begin.
  let offset: Double
  /// The basic ones, and how often each is in it.
  let dimension: [String: Int]

  init(_ unitString: String, _ factor: Double, _ dimension: [String: Int], offset: Double = 0) {
    (self.unitString, self.factor, self.offset) = (unitString, factor, offset)
    self.dimension = dimension.filter { $0.value != 0 }
    super.init()
  }

  /// By its text; a text of none is a programming error, as in HealthKit.
  public convenience init(from string: String) {
    guard let unit = HKUnitReader.unit(of: string) else {
      preconditionFailure("Unable to parse factorization string \(string)")
    }
    self.init(string, unit.factor, unit.dimension, offset: unit.offset)
  }

  /// This one as often as another.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", factor * unit.factor, dimension.merging(unit.dimension, uniquingKeysWith: +))
  }
  /// This one for each of another.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", factor / unit.factor,
      dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +))
  }
  /// This one so many times with itself.
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), dimension.mapValues { $0 * power })
  }
  /// For each of this one.
  open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor, dimension.mapValues { -$0 }) }
  /// Whether there is none.
  open func isNull() -> Bool { dimension.isEmpty && factor == 1 && unitString == "()" }

  /// By what it is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return dimension == other.dimension && factor == other.factor && offset == other.offset
  }
  open override var hash: Int { dimension.values.reduce(dimension.count, &+) }
  open override var description: String { unitString }

  private static func basic(_ name: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
    guard let unit = HKUnitReader.unit(of: prefix.sign + name) else { preconditionFailure("no unit \(name)") }
    return unit
  }
  /// Mass.
  open class func gram() -> HKUnit { basic("g") }
  /// Mass.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { basic("g", prefix) }
  /// Mass, 28.349523125 g.
  open class func ounce() -> HKUnit { basic("oz") }
  /// Mass, 453.59237 g.
  open class func pound() -> HKUnit { basic("lb") }
  /// Mass, 14 lb.
  open class func stone() -> HKUnit { basic("st") }
  /// Length.
  open class func meter() -> HKUnit { basic("m") }
  /// Length.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { basic("m", prefix) }
  /// Length, 0.0254 m.
  open class func inch() -> HKUnit { basic("in") }
  /// Length, 12 in.
  open class func foot() -> HKUnit { basic("ft") }
  /// Length, 3 ft.
  open class func yard() -> HKUnit { basic("yd") }
  /// Length, 5280 ft.
  open class func mile() -> HKUnit { basic("mi") }
  /// Volume.
  open class func liter() -> HKUnit { basic("L") }
  /// Volume.
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { basic("L", prefix) }
  /// Volume, 29.5735295625 mL.
  open class func fluidOunceUS() -> HKUnit { basic("fl_oz_us") }
  /// Volume, 236.5882365 mL.
  open class func cupUS() -> HKUnit { basic("cup_us") }
  /// Pressure.
  open class func pascal() -> HKUnit { basic("Pa") }
  /// Pressure, 133.322387415 Pa.
  open class func millimeterOfMercury() -> HKUnit { basic("mmHg") }
  /// Time.
  open class func second() -> HKUnit { basic("s") }
  /// Time.
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { basic("s", prefix) }
  /// Time, 60 s.
  open class func minute() -> HKUnit { basic("min") }
  /// Time, 60 min.
  open class func hour() -> HKUnit { basic("hr") }
  /// Time, 24 hr.
  open class func day() -> HKUnit { basic("d") }
  /// Energy.
  open class func joule() -> HKUnit { basic("J") }
  /// Energy.
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { basic("J", prefix) }
  /// Energy, 4184 J.
  open class func kilocalorie() -> HKUnit { basic("kcal") }
  /// Energy, 4184 J.
  open class func largeCalorie() -> HKUnit { basic("Cal") }
  /// Energy, 4.184 J.
  open class func smallCalorie() -> HKUnit { basic("cal") }
  /// Warmth.
  open class func kelvin() -> HKUnit { basic("K") }
  /// Warmth, from where water freezes on.
  open class func degreeCelsius() -> HKUnit { basic("degC") }
  /// Warmth, from 32 degrees below that on.
  open class func degreeFahrenheit() -> HKUnit { basic("degF") }
  /// How many.
  open class func count() -> HKUnit { basic("count") }
  /// Hundredths, 0…1.
  open class func percent() -> HKUnit { basic("%") }
  /// Times a second.
  open class func hertz() -> HKUnit { basic("Hz") }
  /// What medicines are measured in.
  open class func internationalUnit() -> HKUnit { basic("IU") }
  /// How loud.
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { basic("dBASPL") }
}

/// An amount.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double
  /// So many of a unit.
  public init(unit: HKUnit, doubleValue value: Double) {
    (self.unit, self.value) = (unit, value)
    super.init()
  }
  var unitOfItsOwn: HKUnit { unit }
  private var inBasicUnits: Double { value * unit.factor + unit.offset }
  /// Whether it can be said in another unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }
  /// How many of a unit it is; one it cannot be said in is a programming error, as in HealthKit.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.is(compatibleWith: unit), "Attempt to convert incompatible units: \(self.unit), \(unit)")
    return self.unit == unit ? value : (inBasicUnits - unit.offset) / unit.factor
  }
  /// Which is more.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let (left, right) = (inBasicUnits, quantity.inBasicUnits)
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
  /// By how much it is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int { unit.dimension.values.reduce(unit.dimension.count, &+) }
  open override var description: String { "\(value.formatted()) \(unit.unitString)" }
}
extension Double {
  fileprivate func formatted() -> String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self) }
}
