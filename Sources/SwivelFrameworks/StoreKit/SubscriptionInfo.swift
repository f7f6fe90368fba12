// What is paid for again and again: for how long, how it begins and how it stands. The store has none.
import Foundation
import SwivelUI

extension Product {
  /// How long something that is paid for again and again lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A stretch of the calendar.
    public enum Unit: Hashable, Sendable {
      /// A day.
      case day
      /// A week.
      case week
      /// A month.
      case month
      /// A year.
      case year
    }
    /// Which stretch.
    public let unit: Unit
    /// How many of it.
    public let value: Int
    /// Seven days.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  /// How something that is paid for again and again costs less at first.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// For whom.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// StoreKit's word.
      public let rawValue: String
      /// By its word.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For who is new.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// For who was there.
      public static let promotional = OfferType(rawValue: "Promotional")
      /// For who left.
      public static let winBack = OfferType(rawValue: "WinBack")
    }
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// StoreKit's word.
      public let rawValue: String
      /// By its word.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Less each time.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// Once, before.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }
    /// Its name; nil of that for who is new.
    public let id: String?
    /// For whom.
    public let type: OfferType
    /// What it costs.
    public let price: Decimal
    /// What it costs, as people write it.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// How often that is.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// What is paid for again and again.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// How it costs less for who is new; nil for not.
    public let introductoryOffer: SubscriptionOffer?
    /// How it costs less for who was there.
    public let promotionalOffers: [SubscriptionOffer]
    /// How it costs less for who left.
    public let winBackOffers: [SubscriptionOffer]
    /// Of which only one is had at a time.
    public let subscriptionGroupID: String
    /// What these are called together.
    public let groupDisplayName: String
    /// Its place among them, 1 for the best.
    public let groupLevel: Int
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod

    /// How it stands.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// StoreKit's number.
      public let rawValue: Int
      /// By its number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It goes on.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// It could not be paid, and the store tries again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// The same, and it goes on meanwhile.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }
    /// What comes next.
    public struct RenewalInfo: Hashable, Sendable {
      /// What is paid for next; nil for nothing.
      public let autoRenewPreference: String?
      /// What is had.
      public let currentProductID: String
      /// Whether it goes on.
      public let willAutoRenew: Bool
      /// Until when it goes on though it could not be paid.
      public let gracePeriodExpirationDate: Date?
      /// When it is paid next.
      public let renewalDate: Date?
    }
    /// How it stands: nobody has any.
    public struct Status: Hashable, Sendable {
      /// How.
      public let state: RenewalState
      /// What was bought.
      public let transaction: VerificationResult<Transaction>
      /// What comes next.
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    /// How it stands: nobody has any.
    public var status: [Status] { get async throws { [] } }
    /// The same of all of a group.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether it would cost less: the user is new.
    public var isEligibleForIntroOffer: Bool { get async { true } }
    /// The same of all of a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
  }
}
