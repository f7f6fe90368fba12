// What is measured of a body, and the samples of it.
import Foundation
import SwivelUI

/// Names of what is measured.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// HealthKit's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  private static func named(_ name: String) -> HKQuantityTypeIdentifier {
    HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifier" + name)
  }
  /// Steps.
  public static let stepCount = named("StepCount")
  /// How far on foot.
  public static let distanceWalkingRunning = named("DistanceWalkingRunning")
  /// How far on wheels.
  public static let distanceCycling = named("DistanceCycling")
  /// How far in water.
  public static let distanceSwimming = named("DistanceSwimming")
  /// Stairs.
  public static let flightsClimbed = named("FlightsClimbed")
  /// Energy by moving.
  public static let activeEnergyBurned = named("ActiveEnergyBurned")
  /// Energy at rest.
  public static let basalEnergyBurned = named("BasalEnergyBurned")
  /// Minutes of moving.
  public static let appleExerciseTime = named("AppleExerciseTime")
  /// Beats of the heart.
  public static let heartRate = named("HeartRate")
  /// Beats at rest.
  public static let restingHeartRate = named("RestingHeartRate")
  /// How they differ.
  public static let heartRateVariabilitySDNN = named("HeartRateVariabilitySDNN")
  /// Oxygen in the blood.
  public static let oxygenSaturation = named("OxygenSaturation")
  /// Sugar in the blood.
  public static let bloodGlucose = named("BloodGlucose")
  /// The blood's pressure when the heart beats.
  public static let bloodPressureSystolic = named("BloodPressureSystolic")
  /// The blood's pressure between beats.
  public static let bloodPressureDiastolic = named("BloodPressureDiastolic")
  /// Breaths.
  public static let respiratoryRate = named("RespiratoryRate")
  /// Warmth.
  public static let bodyTemperature = named("BodyTemperature")
  /// Weight.
  public static let bodyMass = named("BodyMass")
  /// Height.
  public static let height = named("Height")
  /// Weight for height.
  public static let bodyMassIndex = named("BodyMassIndex")
  /// Fat.
  public static let bodyFatPercentage = named("BodyFatPercentage")
  /// Insulin.
  public static let insulinDelivery = named("InsulinDelivery")
  /// Energy eaten.
  public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
  /// Carbohydrates eaten.
  public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
  /// Protein eaten.
  public static let dietaryProtein = named("DietaryProtein")
  /// Fat eaten.
  public static let dietaryFatTotal = named("DietaryFatTotal")
  /// Water drunk.
  public static let dietaryWater = named("DietaryWater")
  /// Coffee.
  public static let dietaryCaffeine = named("DietaryCaffeine")

  /// Whether amounts of it are added up, and not averaged.
  var isAdded: Bool {
    [
      "StepCount", "Distance", "Flights", "EnergyBurned", "ExerciseTime", "Dietary", "InsulinDelivery",
    ].contains { rawValue.contains($0) }
  }
}

/// Names of what is noted.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// HealthKit's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sleep.
  public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// An hour with some standing in it.
  public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  /// Minutes of rest for the mind.
  public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

/// Names of what somebody is.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// HealthKit's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// When born.
  public static let dateOfBirth = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// Of which sex.
  public static let biologicalSex = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// Of which blood.
  public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}

/// A kind of what HealthKit keeps.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  init(named identifier: String) { self.identifier = identifier }
  /// Of what is measured.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// Of what is noted.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// Of what somebody is.
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType?
  {
    HKCharacteristicType(named: identifier.rawValue)
  }
  /// Of workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: "HKWorkoutTypeIdentifier") }
  /// By the name.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.utf8.reduce(5381) { $0 &* 33 &+ Int($1) } }
}

/// A kind of what somebody is.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
/// A kind of what is sampled.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// A kind of what is noted.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// By its name.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(named: identifier.rawValue) }
}

/// How amounts are put together; raw values are HealthKit's.
public enum HKQuantityAggregationStyle: Int, Sendable {
  /// They are added up.
  case cumulative = 0
  /// They are averaged.
  case discreteArithmetic = 1
}

/// A kind of what is measured.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// By its name.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(named: identifier.rawValue) }
  /// How amounts of it are put together.
  public var aggregationStyle: HKQuantityAggregationStyle {
    HKQuantityTypeIdentifier(rawValue: identifier).isAdded ? .cumulative : .discreteArithmetic
  }
}

/// Something HealthKit keeps.
open class HKObject: NSObject, @unchecked Sendable {
  /// By which it is known.
  public let uuid: UUID
  /// What else is known of it.
  public let metadata: [String: Any]?
  init(_ metadata: [String: Any]?) { (uuid, self.metadata) = (numberedUUID(), metadata) }
}

/// A sample.
open class HKSample: HKObject, @unchecked Sendable {
  /// Of what.
  public let sampleType: HKSampleType
  /// From when.
  public let startDate: Date
  /// Until when.
  public let endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata)
  }
}

/// A measurement.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// How much.
  public let quantity: HKQuantity
  /// Of what.
  open var quantityType: HKQuantityType {
    sampleType as? HKQuantityType ?? HKQuantityType(named: sampleType.identifier)
  }
  /// How much, from when until when.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// A note.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// Which of its choices.
  public let value: Int
  /// Of what.
  open var categoryType: HKCategoryType {
    sampleType as? HKCategoryType ?? HKCategoryType(named: sampleType.identifier)
  }
  /// Which, from when until when.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.value = value
    super.init(type, startDate, endDate, metadata)
  }
}
