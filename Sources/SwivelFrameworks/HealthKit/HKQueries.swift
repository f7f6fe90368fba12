// What is looked for among samples.
import Foundation
import SwivelUI

/// How samples lie to a time; bits are HealthKit's.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// They begin in it.
  public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
  /// They end in it.
  public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As many as there are.
public let HKObjectQueryNoLimit = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By when samples begin.
public let HKSampleSortIdentifierStartDate = "startDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By when samples end.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Looks for something.
open class HKQuery: NSObject, @unchecked Sendable {
  /// Of which kind.
  public let objectType: HKObjectType?
  /// What they have to fulfil.
  public let predicate: SwivelUI.NSPredicate?
  var goesOn: Bool { false }
  init(_ type: HKObjectType?, _ predicate: SwivelUI.NSPredicate?) { (objectType, self.predicate) = (type, predicate) }
  func run(on shelf: HealthShelf) {}
  func found(on shelf: HealthShelf) -> [HKSample] {
    shelf.samples.filter { $0.sampleType == objectType && predicate?.evaluate(with: $0) != false }
  }

  /// Samples in a time: those of which something is in it, unless asked for otherwise.
  open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = [])
    -> SwivelUI.NSPredicate
  {
    SwivelUI.NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
      if options.contains(.strictStartDate), !(sample.startDate >= start && sample.startDate < end) { return false }
      if options.contains(.strictEndDate), !(sample.endDate >= start && sample.endDate < end) { return false }
      return sample.endDate >= start && sample.startDate < end
    }
  }
}

/// Looks once for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let limit: Int
  private let order: [SwivelUI.NSSortDescriptor]
  private let tell: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// Of a kind, so many, in an order.
  public init(
    sampleType: HKSampleType, predicate: SwivelUI.NSPredicate?, limit: Int,
    sortDescriptors: [SwivelUI.NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, order, tell) = (limit, sortDescriptors ?? [], resultsHandler)
    super.init(sampleType, predicate)
  }
  override func run(on shelf: HealthShelf) {
    var samples = found(on: shelf)
    if let first = order.first {
      let byEnd = first.key == HKSampleSortIdentifierEndDate
      samples.sort { byEnd ? $0.endDate < $1.endDate : $0.startDate < $1.startDate }
      if !first.ascending { samples.reverse() }
    }
    tell(self, limit > 0 ? Array(samples.prefix(limit)) : samples, nil)
  }
}

/// Tells when there is more, or less.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let tell: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  override var goesOn: Bool { true }
  /// Of a kind.
  public init(
    sampleType: HKSampleType, predicate: SwivelUI.NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    tell = updateHandler
    super.init(sampleType, predicate)
  }
  override func run(on shelf: HealthShelf) { tell(self, {}, nil) }
}

/// What is reckoned of samples; bits are HealthKit's.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Apart for each source; there is one.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  /// Their mean.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  /// The least.
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  /// The most.
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  /// All together.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  /// The last.
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
}

/// What was reckoned.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// Of what.
  public let quantityType: HKQuantityType
  /// From when.
  public let startDate: Date
  /// Until when.
  public let endDate: Date
  private let samples: [HKQuantitySample]
  private let options: HKStatisticsOptions
  init?(_ type: HKQuantityType, _ samples: [HKQuantitySample], _ options: HKStatisticsOptions) {
    guard let first = samples.map(\.startDate).min(), let last = samples.map(\.endDate).max() else { return nil }
    (quantityType, self.samples, self.options, startDate, endDate) = (type, samples, options, first, last)
  }
  private func number(_ option: HKStatisticsOptions, _ reckon: ([Double]) -> Double?) -> HKQuantity? {
    guard options.contains(option), let unit = samples.first?.quantity.unitOfItsOwn else { return nil }
    return reckon(samples.map { $0.quantity.doubleValue(for: unit) }).map { HKQuantity(unit: unit, doubleValue: $0) }
  }
  /// All together, where it was asked for.
  open func sumQuantity() -> HKQuantity? { number(.cumulativeSum) { $0.reduce(0, +) } }
  /// The mean, where it was asked for.
  open func averageQuantity() -> HKQuantity? { number(.discreteAverage) { $0.reduce(0, +) / Double($0.count) } }
  /// The least, where it was asked for.
  open func minimumQuantity() -> HKQuantity? { number(.discreteMin) { $0.min() } }
  /// The most, where it was asked for.
  open func maximumQuantity() -> HKQuantity? { number(.discreteMax) { $0.max() } }
  /// The last, where it was asked for.
  open func mostRecentQuantity() -> HKQuantity? {
    options.contains(.mostRecent) ? samples.max { $0.endDate < $1.endDate }?.quantity : nil
  }
}

/// Reckons once.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let options: HKStatisticsOptions
  private let tell: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// Of a kind.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: SwivelUI.NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    (self.options, tell) = (options, handler)
    super.init(quantityType, quantitySamplePredicate)
  }
  override func run(on shelf: HealthShelf) {
    let samples = found(on: shelf).compactMap { $0 as? HKQuantitySample }
    guard let type = objectType as? HKQuantityType, let statistics = HKStatistics(type, samples, options) else {
      return tell(self, nil, HKError(.errorNoData))
    }
    tell(self, statistics, nil)
  }
}
