// What an app sells: nothing. Who asks for products is told that the store knows none of their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwivelUI

/// StoreKit's domain of errors.
public let SKErrorDomain = "SKErrorDomain"

/// What went wrong.
public struct SKError: Error, CustomNSError, LocalizedError, Sendable, Hashable {
  /// The kinds; numbers are StoreKit's.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// The app may not.
    case clientInvalid = 1
    /// The user did not want to.
    case paymentCancelled = 2
    /// Something of the payment is no such thing.
    case paymentInvalid = 3
    /// The user may not pay.
    case paymentNotAllowed = 4
    /// The store does not have it.
    case storeProductNotAvailable = 5
    /// The user does not want the store to be asked.
    case cloudServicePermissionDenied = 6
    /// No network.
    case cloudServiceNetworkConnectionFailed = 7
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { SKErrorDomain }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
  /// For people.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(SKErrorDomain) error \(code.rawValue).)"
  }
  /// The kind of this name.
  public static let unknown = Code.unknown
  /// The kind of this name.
  public static let clientInvalid = Code.clientInvalid
  /// The kind of this name.
  public static let paymentCancelled = Code.paymentCancelled
  /// The kind of this name.
  public static let paymentInvalid = Code.paymentInvalid
  /// The kind of this name.
  public static let paymentNotAllowed = Code.paymentNotAllowed
  /// The kind of this name.
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
  /// The kind of this name.
  public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
  /// The kind of this name.
  public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
}

/// Something that is sold. The store makes them, and there is none.
open class SKProduct: NSObject {
  /// Its name in the store.
  open var productIdentifier: String { "" }
  /// Its name for people.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// What it costs.
  open var price: NSDecimalNumber { .zero }
  /// In whose money.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// Whether it has to be fetched.
  open var isDownloadable: Bool { false }
}

/// What the store has said.
open class SKProductsResponse: NSObject {
  /// What it has: nothing.
  open var products: [SKProduct] { [] }
  /// Which names it does not know.
  public let invalidProductIdentifiers: [String]
  init(_ unknown: [String]) { invalidProductIdentifiers = unknown }
}

/// Hears of a request.
@preconcurrency @MainActor public protocol SKRequestDelegate: OptionalMethods {
  /// It is done.
  func requestDidFinish(_ request: SKRequest)
  /// It is not to be.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  /// Nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Hears what the store has.
@preconcurrency @MainActor public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// This.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the store something.
@preconcurrency @MainActor open class SKRequest: NSObject {
  // What is said again in a class below is one to Objective-C.
  fileprivate weak var hearer: (any SKRequestDelegate)?
  /// Hears of it.
  open weak var delegate: (any SKRequestDelegate)? {
    get { hearer }
    set { hearer = newValue }
  }
  private var isWanted = false
  /// Begins; the answer comes in a later turn.
  open func start() {
    isWanted = true
    DispatchQueue.main.async { [self] in
      guard isWanted else { return }
      isWanted = false
      answer()
    }
  }
  /// Nothing more is told.
  open func cancel() { isWanted = false }
  fileprivate func answer() {}
}

/// Asks for products by their names (developer.apple.com/documentation/storekit/skproductsresponse): all are invalid.
@preconcurrency @MainActor open class SKProductsRequest: SKRequest {
  private let names: Set<String>
  /// By names.
  public init(productIdentifiers: Set<String>) { names = productIdentifiers }
  /// None.
  public override convenience init() { self.init(productIdentifiers: []) }
  fileprivate override func answer() {
    (hearer as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(names.sorted()))
    hearer?.requestDidFinish(self)
  }
}

/// Asks for what says that the app was bought: it cannot be had.
@preconcurrency @MainActor open class SKReceiptRefreshRequest: SKRequest {
  /// Of the app.
  public init(receiptProperties properties: [String: Any]? = nil) {}
  fileprivate override func answer() { hearer?.request(self, didFailWithError: SKError(.unknown)) }
}
