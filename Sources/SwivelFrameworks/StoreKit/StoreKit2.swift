// StoreKit 2: the store knows none of an app's products, and nobody bought anything.
import Foundation
import SwivelUI

/// What is sold (developer.apple.com/documentation/storekit/product): the store has none, so that no app gets one.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing it is.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// StoreKit's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Kept.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// Paid for again and again.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    /// Paid for once, for a while.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
  }
  /// What became of a purchase.
  public enum PurchaseResult: Sendable {
    /// It is bought.
    case success(VerificationResult<Transaction>)
    /// The user did not want to.
    case userCancelled
    /// Somebody else has to say yes.
    case pending
  }
  /// How it is bought.
  public enum PurchaseOption: Hashable, Sendable {
    /// By whom.
    case appAccountToken(UUID)
    /// So many.
    case quantity(Int)
  }
  /// Its name in the store.
  public let id: String
  /// What kind of thing it is.
  public let type: ProductType
  /// What it is called.
  public let displayName: String
  /// What it is.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// What it costs, as people write it.
  public let displayPrice: String
  /// Whether a family has it together.
  public let isFamilyShareable: Bool
  /// For how long it is paid; nil for what is paid once.
  public let subscription: SubscriptionInfo?
  /// Those of some names: none.
  public static func products<Names: Collection>(for identifiers: Names) async throws -> [Product]
  where Names.Element == String { [] }
  /// Buys it.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

/// Whether what the store says is the store's.
public enum VerificationResult<Signed> {
  /// It may not be.
  case unverified(Signed, VerificationError)
  /// It is.
  case verified(Signed)
  /// Why it may not be.
  public enum VerificationError: Error, Sendable {
    /// Its signature is another's.
    case invalidSignature
  }
  /// What it says; throws where it may not be the store's.
  public var payloadValue: Signed {
    get throws {
      switch self {
      case .verified(let signed): return signed
      case .unverified(_, let error): throw error
      }
    }
  }
  /// What it says, whoever says so.
  public var unsafePayloadValue: Signed {
    switch self {
    case .verified(let signed), .unverified(let signed, _): signed
    }
  }
}
extension VerificationResult: Sendable where Signed: Sendable {}
extension VerificationResult: Equatable where Signed: Equatable {}
extension VerificationResult: Hashable where Signed: Hashable {}

/// Something that was bought: nothing was.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Its number.
  public let id: UInt64
  /// What.
  public let productID: String
  /// When.
  public let purchaseDate: Date
  /// Until when.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// What kind of thing it is.
  public let productType: Product.ProductType
  /// The app gave it.
  public func finish() async {}

  /// What was bought, one after the other: nothing.
  public struct Transactions: AsyncSequence, Sendable {
    /// What comes.
    public typealias Element = VerificationResult<Transaction>
    /// One after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next: none.
      public mutating func next() async -> Element? { nil }
    }
    /// From the first.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// What the user may have: nothing.
  public static var currentEntitlements: Transactions { Transactions() }
  /// All that was bought: nothing.
  public static var all: Transactions { Transactions() }
  /// What was bought and not given: nothing.
  public static var unfinished: Transactions { Transactions() }
  /// What is bought elsewhere: nothing is, so that the wait ends at once.
  public static var updates: Transactions { Transactions() }
  /// The last of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// What the user may have of a product: nothing.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The store.
public enum AppStore {
  /// Whether the user may pay.
  public static var canMakePayments: Bool { true }
  /// Asks the store what was bought: there is no network.
  public static func sync() async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
  /// Asks for a review: nobody is asked.
  @preconcurrency @MainActor public static func requestReview(in scene: UIWindowScene) {}
}
/// What went wrong.
public enum StoreKitError: Error, Sendable {
  /// Nobody knows.
  case unknown
  /// The user did not want to.
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// The store has no such thing.
  case notAvailableInStorefront
}
