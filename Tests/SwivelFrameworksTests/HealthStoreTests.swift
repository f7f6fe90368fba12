// What a store of samples answers: who may, what is kept, found, reckoned and taken away, and who hears of it (HKHealthStore, HKQuery,
// HKStatistics, HKUnit).
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct HealthStoreTests {
  private let steps = HKQuantityType(.stepCount)
  private func sample(
    _ start: Double, _ end: Double, _ count: Double, _ unit: HKUnit = .count(), _ type: HKQuantityType? = nil
  ) -> HKQuantitySample {
    HKQuantitySample(
      type: type ?? steps, quantity: HKQuantity(unit: unit, doubleValue: count),
      start: Date(timeIntervalSinceReferenceDate: start), end: Date(timeIntervalSinceReferenceDate: end))
  }

  /// getRequestStatusForAuthorization: to be asked as long as one of the types was not; who may read may not therefore write.
  @Test func whoMay() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [HKAuthorizationRequestStatus] = []
    nonisolated(unsafe) var saved: [Int] = []
    stage.act { _ in
      let (store, mass) = (HKHealthStore(), HKQuantityType(.bodyMass))
      @MainActor func ask(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) {
        store.getRequestStatusForAuthorization(toShare: share, read: read) { status, _ in heard.append(status) }
      }
      ask([self.steps], [])
      store.requestAuthorization(toShare: [self.steps], read: [mass]) { _, _ in }
      ask([self.steps], [])
      ask([self.steps], [mass])
      ask([mass], [HKQuantityType(.height)])
      #expect(
        store.authorizationStatus(for: self.steps) == .sharingAuthorized
          && store.authorizationStatus(for: mass) == .notDetermined)
      store.save(self.sample(0, 1, 5)) { isSaved, _ in saved.append(isSaved ? 0 : 1) }
      store.save([self.sample(0, 1, 5), self.sample(0, 1, 70, .gram(), mass)]) { _, error in
        saved.append((error as NSError?)?.code ?? 0)
      }
      #expect(HKHealthStore.isHealthDataAvailable() && heard.isEmpty && saved.isEmpty)
      #expect(throws: HKError(.errorNoData)) { _ = try store.dateOfBirthComponents() }
    }
    #expect(heard == [.shouldRequest, .unnecessary, .unnecessary, .shouldRequest] && saved == [0, 5])
  }

  /// A sample lies in a time in part, or with its beginning or end where that is asked for: from 10 to 20, of samples by their hours.
  @Test(
    arguments: [
      (0, 5, [false, false, false]), (0, 10, [true, false, true]), (5, 15, [true, false, true]),
      (10, 12, [true, true, true]),
      (12, 18, [true, true, true]), (15, 25, [true, true, false]), (19, 20, [true, true, false]),
      (20, 25, [false, false, false]),
      (5, 25, [true, false, false]),
    ] as [(Double, Double, [Bool])])
  func inATime(start: Double, end: Double, found: [Bool]) throws {
    let stage = try Stage()
    stage.act { _ in
      let sample = self.sample(start, end, 1)
      let (from, to) = (Date(timeIntervalSinceReferenceDate: 10), Date(timeIntervalSinceReferenceDate: 20))
      let options: [HKQueryOptions] = [[], .strictStartDate, .strictEndDate]
      #expect(
        options.map { HKQuery.predicateForSamples(withStart: from, end: to, options: $0).evaluate(with: sample) }
          == found)
      #expect(HKQuery.predicateForSamples(withStart: nil, end: nil).evaluate(with: sample))
      #expect(HKQuery.predicateForSamples(withStart: from, end: nil).evaluate(with: sample) == (end >= 10))
      #expect(HKQuery.predicateForSamples(withStart: nil, end: to).evaluate(with: sample) == (start < 20))
      #expect(!HKQuery.predicateForSamples(withStart: nil, end: nil).evaluate(with: "no sample"))
    }
  }

  /// What is found comes by its beginning, or as it is asked for, and no more than so many; sums, means and ends are reckoned where they are
  /// asked for, in the unit of the first; of no samples there is no statistics (HKErrorNoData, 11).
  @Test func foundAndReckoned() throws {
    let stage = try Stage()
    nonisolated(unsafe) var found: [[Double]] = []
    nonisolated(unsafe) var sums: [[Double?]] = []
    nonisolated(unsafe) var failed: [Int] = []
    stage.act { _ in
      let store = HKHealthStore()
      store.requestAuthorization(toShare: [self.steps, HKQuantityType(.bodyMass)], read: nil) { _, _ in }
      store.save([self.sample(30, 31, 3), self.sample(10, 40, 1), self.sample(20, 21, 8)]) { _, _ in }
      @MainActor func look(_ key: String?, _ ascending: Bool, _ limit: Int) {
        let order = key.map { [SwivelUI.NSSortDescriptor(key: $0, ascending: ascending)] }
        store.execute(
          HKSampleQuery(sampleType: self.steps, predicate: nil, limit: limit, sortDescriptors: order) { _, samples, _ in
            found.append(samples?.compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) } ?? [])
          })
      }
      look(nil, true, HKObjectQueryNoLimit)
      look(HKSampleSortIdentifierStartDate, false, 2)
      look(HKSampleSortIdentifierEndDate, true, 0)
      look(HKSampleSortIdentifierEndDate, false, 1)
      let all: HKStatisticsOptions = [.cumulativeSum, .discreteAverage, .discreteMin, .discreteMax, .mostRecent]
      for options in [all, .cumulativeSum, []] {
        store.execute(
          HKStatisticsQuery(quantityType: self.steps, quantitySamplePredicate: nil, options: options) {
            _, statistics, _ in
            let all = [
              statistics?.sumQuantity(), statistics?.averageQuantity(), statistics?.minimumQuantity(),
              statistics?.maximumQuantity(), statistics?.mostRecentQuantity(),
            ]
            sums.append(all.map { $0?.doubleValue(for: .count()) })
            #expect(
              statistics?.startDate.timeIntervalSinceReferenceDate == 10
                && statistics?.endDate.timeIntervalSinceReferenceDate == 40)
          })
      }
      store.execute(
        HKStatisticsQuery(quantityType: HKQuantityType(.bodyMass), quantitySamplePredicate: nil, options: all) {
          _, statistics, error in
          failed.append(statistics == nil ? (error as NSError?)?.code ?? 0 : -1)
        })
    }
    #expect(found == [[1, 8, 3], [3, 8], [8, 3, 1], [1]])
    #expect(sums == [[12, 4, 1, 8, 1], [12, nil, nil, nil, nil], [nil, nil, nil, nil, nil]] && failed == [11])
  }

  /// What is taken away is told, and counted; who observes hears at first and of each change of its type until it is stopped.
  @Test func takenAway() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    stage.act { _ in
      let (store, mass) = (HKHealthStore(), HKQuantityType(.bodyMass))
      store.requestAuthorization(toShare: [self.steps, mass], read: nil) { _, _ in }
      let samples = [self.sample(0, 1, 1), self.sample(2, 3, 2), self.sample(4, 5, 3)]
      let observer = HKObserverQuery(sampleType: self.steps, predicate: nil) { _, done, _ in
        heard.append("observed")
        done()
      }
      store.execute(observer)
      store.save(samples) { _, _ in }
      store.save(self.sample(0, 1, 70, .gram(), mass)) { _, _ in }
      store.delete(samples[0]) { isDone, error in heard.append("deleted \(isDone) \(error == nil)") }
      store.delete(samples[0]) { isDone, error in heard.append("deleted \(isDone) \((error as NSError?)?.code ?? 0)") }
      let late = HKQuery.predicateForSamples(withStart: Date(timeIntervalSinceReferenceDate: 4), end: nil)
      store.deleteObjects(of: self.steps, predicate: late) { isDone, count, _ in heard.append("all \(isDone) \(count)")
      }
      store.stop(observer)
      store.save(self.sample(6, 7, 1)) { _, _ in }
      store.enableBackgroundDelivery(for: mass, frequency: .hourly) { isOn, _ in heard.append("on \(isOn)") }
      store.disableBackgroundDelivery(for: mass) { isOff, _ in heard.append("off \(isOff)") }
    }
    #expect(heard.filter { $0 == "observed" }.count == 4, "at first, of what was saved and twice of what was deleted")
    #expect(
      heard.filter { $0 != "observed" } == [
        "deleted true true", "deleted false 3", "all true 1", "on true", "off true",
      ])
  }

  /// Each prefix is a power of ten; units made by their methods are those of their names, and amounts are compared across units.
  @Test func units() {
    let powers: [(HKMetricPrefix, Double)] = [
      (.femto, -15), (.pico, -12), (.nano, -9), (.micro, -6), (.milli, -3), (.centi, -2), (.deci, -1), (.none, 0),
      (.deca, 1),
      (.hecto, 2), (.kilo, 3), (.mega, 6), (.giga, 9), (.tera, 12),
    ]
    for (prefix, power) in powers {
      for (one, unit) in [
        (HKUnit.gramUnit(with: prefix), HKUnit.gram()), (.meterUnit(with: prefix), .meter()),
        (.literUnit(with: prefix), .liter()),
        (.secondUnit(with: prefix), .second()), (.jouleUnit(with: prefix), .joule()),
      ] {
        let amount = HKQuantity(unit: one, doubleValue: 1).doubleValue(for: unit)
        #expect(abs(amount / pow(10, power) - 1) < 1e-12, "\(one)")
        #expect(HKUnit(from: one.unitString) == one && one.hash == HKUnit(from: one.unitString).hash)
      }
    }
    let named: [(HKUnit, String)] = [
      (.ounce(), "oz"), (.pound(), "lb"), (.stone(), "st"), (.inch(), "in"), (.foot(), "ft"), (.yard(), "yd"),
      (.mile(), "mi"),
      (.fluidOunceUS(), "fl_oz_us"), (.cupUS(), "cup_us"), (.pascal(), "Pa"), (.millimeterOfMercury(), "mmHg"),
      (.minute(), "min"),
      (.hour(), "hr"), (.day(), "d"), (.kilocalorie(), "kcal"), (.largeCalorie(), "Cal"), (.smallCalorie(), "cal"),
      (.kelvin(), "K"),
      (.degreeCelsius(), "degC"), (.degreeFahrenheit(), "degF"), (.count(), "count"), (.percent(), "%"),
      (.hertz(), "Hz"),
      (.internationalUnit(), "IU"), (.decibelAWeightedSoundPressureLevel(), "dBASPL"),
    ]
    for (unit, name) in named {
      #expect(unit == HKUnit(from: name) && unit.unitString == name && unit.description == name)
    }
    let per = HKUnit.meter().unitDivided(by: .second())
    #expect(
      per.unitMultiplied(by: .second()) == .meter() && per.reciprocal().reciprocal() == per
        && per.unitRaised(toPower: 2) == per.unitMultiplied(by: per))
    #expect(
      per != HKUnit.meter() && HKUnit.degreeCelsius() != .kelvin() && !per.isEqual("m/s") && HKUnit.liter() != .pascal()
    )
    let (cold, warm) = (
      HKQuantity(unit: .degreeCelsius(), doubleValue: 0), HKQuantity(unit: .degreeFahrenheit(), doubleValue: 50)
    )
    #expect(cold.compare(warm) == .orderedAscending && warm.compare(cold) == .orderedDescending)
    #expect(
      cold.compare(HKQuantity(unit: .kelvin(), doubleValue: 273.15)) == .orderedSame
        && cold == HKQuantity(unit: .kelvin(), doubleValue: 273.15))
    #expect(cold != warm && cold != HKQuantity(unit: .count(), doubleValue: 273.15))
    #expect(
      HKQuantity(unit: .count(), doubleValue: 3).description == "3 count"
        && HKQuantity(unit: .mile(), doubleValue: 2.5).description == "2.5 mi")
    let kinds: [(HKQuantityTypeIdentifier, HKQuantityAggregationStyle)] = [
      (.stepCount, .cumulative), (.distanceCycling, .cumulative), (.flightsClimbed, .cumulative),
      (.basalEnergyBurned, .cumulative),
      (.appleExerciseTime, .cumulative), (.dietaryWater, .cumulative), (.insulinDelivery, .cumulative),
      (.heartRate, .discreteArithmetic),
      (.bodyMass, .discreteArithmetic), (.oxygenSaturation, .discreteArithmetic),
    ]
    for (kind, style) in kinds {
      #expect(
        HKQuantityType(kind).aggregationStyle == style
          && HKObjectType.quantityType(forIdentifier: kind) == HKQuantityType(kind))
    }
    #expect(
      HKObjectType.workoutType().identifier == "HKWorkoutTypeIdentifier"
        && HKCategoryType(.sleepAnalysis) != HKCategoryType(.appleStandHour))
  }
}
