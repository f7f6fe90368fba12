// Units of what is measured of a body by their definitions, and a store that is empty until an app puts something in it.
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct HealthTests {
  /// By definition (NIST Special Publication 811, appendix B.8), and prefixes (HKUnit.init(from:)).
  @Test(arguments: [
    (1.0, "lb", "g", 453.59237), (1, "st", "lb", 14), (1, "mi", "km", 1.609344), (1, "kcal", "J", 4184),
    (1, "Cal", "cal", 1000),
    (37, "degC", "degF", 98.6), (0, "degC", "K", 273.15), (212, "degF", "degC", 100), (60, "count/min", "Hz", 1),
    (1, "m/s", "km/hr", 3.6), (1, "fl_oz_us", "mL", 29.5735295625), (760, "mmHg", "kPa", 101.3250144),
    (90, "mg/dL", "mmol<180.15588>/L", 4.99567374),
    (1, "kg·m/s^2", "g·m/s^2", 1000), (0.5, "%", "count", 0.5), (2, "mcg", "g", 2e-6),
    (1, "ml/(kg*min)", "L/(kg*min)", 1e-3),
    // A pint has 16 fluid ounces and two cups in the United States, 20 in the Empire; a gallon is 231 cubic inches, and has eight pints.
    (1, "pt_us", "fl_oz_us", 16), (1, "pt_us", "cup_us", 2), (1, "pt_us", "L", 0.473176473),
    (1, "pt_imp", "fl_oz_imp", 20), (1, "cup_imp", "fl_oz_imp", 10), (1, "cup_us", "fl_oz_us", 8),
    (1, "pt_imp", "mL", 568.26125), (1, "ft", "in", 12), (1, "yd", "ft", 3), (1, "mi", "yd", 1760), (1, "lb", "oz", 16),
    (1, "atm", "kPa", 101.325), (1, "cmAq", "Pa", 98.0665), (1, "d", "hr", 24), (1, "hr", "min", 60),
    (1, "min", "s", 60),
    (1, "W", "J/s", 1), (1, "in", "cm", 2.54), (1, "Hz", "count/s", 1),
  ]) func amounts(_ value: Double, _ unit: String, _ other: String, _ expected: Double) {
    let amount = HKQuantity(unit: HKUnit(from: unit), doubleValue: value)
    #expect(amount.is(compatibleWith: HKUnit(from: other)))
    #expect(abs(amount.doubleValue(for: HKUnit(from: other)) - expected) <= abs(expected) * 1e-8)
  }

  /// Units by their methods are those of the texts, and what is of another kind cannot be said in them.
  @Test func unitsByTheirMethods() {
    let speed = HKUnit.meterUnit(with: .kilo).unitDivided(by: .hour())
    #expect(speed == HKUnit(from: "km/hr") && HKUnit.count().unitDivided(by: .minute()) == HKUnit(from: "count/min"))
    #expect(HKUnit.second().reciprocal() == .hertz() && HKUnit.meter().unitRaised(toPower: 2) == HKUnit(from: "m^2"))
    #expect(!HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .meter()))
    let (pound, kilo) = (
      HKQuantity(unit: .pound(), doubleValue: 1), HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 1)
    )
    #expect(pound.compare(kilo) == .orderedAscending)
    #expect(HKQuantity(unit: .gramUnit(with: .milli), doubleValue: 1e6) == kilo)
  }

  /// HKHealthStore: who was not asked has nothing saved; afterwards queries find what lies in their time, and reckon with it. An observer
  /// hears at first and of each change.
  @Test func whatIsSavedIsFound() throws {
    let (stage, store, steps) = (try Stage(), HKHealthStore(), HKQuantityType(.stepCount))
    nonisolated(unsafe) var (saved, found, sum, heard): ([Bool], [Double], Double?, Int) = ([], [], nil, 0)
    let day = Date(timeIntervalSinceReferenceDate: 0)
    func sample(_ hour: Double, _ count: Double) -> HKQuantitySample {
      HKQuantitySample(
        type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count),
        start: day.addingTimeInterval(hour * 3600), end: day.addingTimeInterval((hour + 1) * 3600))
    }
    stage.act { _ in
      store.save(sample(1, 5)) { isSaved, _ in saved.append(isSaved) }
      store.requestAuthorization(toShare: [steps], read: [steps]) { _, _ in }
      #expect(store.authorizationStatus(for: steps) == .sharingAuthorized)
      store.execute(
        HKObserverQuery(sampleType: steps, predicate: nil) { _, done, _ in
          heard += 1
          done()
        })
    }
    stage.act { _ in
      store.save([sample(3, 30), sample(1, 10), sample(30, 500)]) { isSaved, _ in saved.append(isSaved) }
      let today = HKQuery.predicateForSamples(
        withStart: day, end: day.addingTimeInterval(86_400), options: .strictStartDate)
      let order = SwivelUI.NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
      store.execute(
        HKSampleQuery(sampleType: steps, predicate: today, limit: HKObjectQueryNoLimit, sortDescriptors: [order]) {
          _, samples, _ in
          found = samples?.compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) } ?? []
        })
      store.execute(
        HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: today, options: .cumulativeSum) {
          _, statistics, _ in
          sum = statistics?.sumQuantity()?.doubleValue(for: .count())
        })
    }
    #expect(saved == [false, true] && found == [30, 10] && sum == 40 && heard == 2)
    let fresh = try Stage()
    fresh.act { _ in #expect(store.authorizationStatus(for: steps) == .notDetermined) }
  }
}
