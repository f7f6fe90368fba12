// Where samples are kept: on the device, for an app, empty until it puts some there. Who asks the user may, as with photographs.
import Foundation
import SwivelUI

/// Whether an app may save something; raw values are HealthKit's.
public enum HKAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// No.
  case sharingDenied = 1
  /// Yes.
  case sharingAuthorized = 2
}

/// Whether the user would be asked; raw values are HealthKit's.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Yes.
  case shouldRequest = 1
  /// No: the user was.
  case unnecessary = 2
}

/// What went wrong; numbers are HealthKit's.
public struct HKError: Error, CustomNSError, Equatable, Sendable {
  /// Some of the kinds.
  public enum Code: Int, Sendable {
    /// There is none on this device.
    case errorHealthDataUnavailable = 1
    /// The app may not say so.
    case errorInvalidArgument = 3
    /// The user said no.
    case errorAuthorizationDenied = 4
    /// The user was not asked.
    case errorAuthorizationNotDetermined = 5
    /// There is nothing to tell of.
    case errorNoData = 11
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// HealthKit's domain.
  public static var errorDomain: String { "com.apple.healthkit" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// What a device keeps of somebody for an app.
final class HealthShelf: @unchecked Sendable {
  private let lock = NSLock()
  private var shelved: [HKSample] = []
  private var asked: Set<String> = []
  private var shared: Set<String> = []
  private var queries: [HKQuery] = []
  static var current: HealthShelf { KeptForApp.current.object { HealthShelf() } }

  var samples: [HKSample] { lock.withLock { shelved } }
  func ask(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) {
    lock.withLock {
      shared.formUnion(share.map(\.identifier))
      asked.formUnion(share.map(\.identifier) + read.map(\.identifier))
    }
  }
  func mayShare(_ type: HKObjectType) -> Bool { lock.withLock { shared.contains(type.identifier) } }
  func wasAsked(_ types: [HKObjectType]) -> Bool {
    lock.withLock { types.allSatisfy { asked.contains($0.identifier) } }
  }
  func save(_ objects: [HKSample]) {
    lock.withLock { shelved = (shelved + objects).sorted { $0.startDate < $1.startDate } }
    tell(Set(objects.map(\.sampleType.identifier)))
  }
  func delete(_ suits: (HKSample) -> Bool) -> Int {
    let gone = lock.withLock {
      defer { shelved.removeAll(where: suits) }
      return shelved.filter(suits)
    }
    if !gone.isEmpty { tell(Set(gone.map(\.sampleType.identifier))) }
    return gone.count
  }
  func start(_ query: HKQuery) { lock.withLock { if query.goesOn { queries.append(query) } } }
  func stop(_ query: HKQuery) { lock.withLock { queries.removeAll { $0 === query } } }
  private func tell(_ types: Set<String>) {
    let listening = lock.withLock { queries.filter { types.contains($0.objectType?.identifier ?? "") } }
    for query in listening { later { query.run(on: self) } }
  }
}

/// Keeps samples.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// One.
  public override init() { super.init() }
  /// Yes.
  open class func isHealthDataAvailable() -> Bool { true }
  /// Whether the app may save something of a kind. Whether it may read is nobody's to know, as in HealthKit.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    HealthShelf.current.mayShare(type) ? .sharingAuthorized : .notDetermined
  }
  /// Asks the user, who says yes.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    HealthShelf.current.ask(typesToShare ?? [], typesToRead ?? [])
    later { completion(true, nil) }
  }
  /// The same for who waits.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    HealthShelf.current.ask(typesToShare, typesToRead)
  }
  /// Whether the user would be asked.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let wasAsked = HealthShelf.current.wasAsked(Array(typesToShare) + Array(typesToRead))
    later { completion(wasAsked ? .unnecessary : .shouldRequest, nil) }
  }

  /// Keeps something; an error where the app may not.
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    save([object], withCompletion: completion)
  }
  /// Keeps some.
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    let samples = objects.compactMap { $0 as? HKSample }
    guard samples.allSatisfy({ HealthShelf.current.mayShare($0.sampleType) }) else {
      return later { completion(false, HKError(.errorAuthorizationNotDetermined)) }
    }
    HealthShelf.current.save(samples)
    later { completion(true, nil) }
  }
  /// The same for who waits.
  open func save(_ object: HKObject) async throws { try await save([object]) }
  /// The same for who waits.
  open func save(_ objects: [HKObject]) async throws {
    let samples = objects.compactMap { $0 as? HKSample }
    guard samples.allSatisfy({ HealthShelf.current.mayShare($0.sampleType) }) else {
      throw HKError(.errorAuthorizationNotDetermined)
    }
    HealthShelf.current.save(samples)
  }
  /// Forgets something.
  open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    let count = HealthShelf.current.delete { $0.uuid == object.uuid }
    later { completion(count > 0, count > 0 ? nil : HKError(.errorInvalidArgument)) }
  }
  /// Forgets all of a kind that fulfil something.
  open func deleteObjects(
    of objectType: HKObjectType, predicate: SwivelUI.NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) {
    let count = HealthShelf.current.delete { $0.sampleType == objectType && predicate.evaluate(with: $0) }
    later { completion(true, count, nil) }
  }

  /// Looks.
  open func execute(_ query: HKQuery) {
    let shelf = HealthShelf.current
    shelf.start(query)
    later { query.run(on: shelf) }
  }
  /// Looks no more.
  open func stop(_ query: HKQuery) { HealthShelf.current.stop(query) }
  /// Has the app woken when there is more; it is never asleep here.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { later { completion(true, nil) } }
  /// No more.
  open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { later { completion(true, nil) } }
  /// When the user was born: nobody said.
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
}

/// How often an app is woken; raw values are HealthKit's.
public enum HKUpdateFrequency: Int, Sendable {
  /// At once.
  case immediate = 1
  /// Once an hour.
  case hourly = 2
  /// Once a day.
  case daily = 3
  /// Once a week.
  case weekly = 4
}
