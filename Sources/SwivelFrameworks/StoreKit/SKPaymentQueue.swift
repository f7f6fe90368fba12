// What is paid for: a payment for what the store does not have fails, and nothing was bought before.
import Foundation
import SwivelUI

/// What somebody wants to buy.
open class SKPayment: NSObject {
  /// What.
  open fileprivate(set) var productIdentifier: String
  /// How many.
  open fileprivate(set) var quantity = 1
  /// Who, as the app knows them.
  open fileprivate(set) var applicationUsername: String?
  /// A product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// The same, still to be changed.
open class SKMutablePayment: SKPayment {
  /// What.
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  /// How many.
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  /// Who.
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
}

/// How far a payment is; raw values are StoreKit's.
public enum SKPaymentTransactionState: Int, Sendable {
  /// Under way.
  case purchasing = 0
  /// Done.
  case purchased = 1
  /// Not done.
  case failed = 2
  /// Done before.
  case restored = 3
  /// Somebody else has to say yes.
  case deferred = 4
}

/// A payment on its way.
open class SKPaymentTransaction: NSObject {
  /// What for.
  public let payment: SKPayment
  /// How far it is.
  open internal(set) var transactionState = SKPaymentTransactionState.purchasing
  /// What went wrong.
  open internal(set) var error: (any Error)?
  /// Its name, once it is done.
  open var transactionIdentifier: String? { nil }
  /// When it was done.
  open var transactionDate: Date? { nil }
  /// The first, of one that was done before.
  open var original: SKPaymentTransaction? { nil }
  init(_ payment: SKPayment) { self.payment = payment }
}

/// Hears of payments.
@preconcurrency @MainActor public protocol SKPaymentTransactionObserver: OptionalMethods {
  /// They are elsewhere now.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// They are gone.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// What was bought before could not be had.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// What was bought before is all there.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Whether what was chosen in the store is to be paid now.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
extension SKPaymentTransactionObserver {
  /// Nothing.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  /// Nothing.
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  /// Nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// No.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// Payments in their order.
@preconcurrency @MainActor open class SKPaymentQueue: NSObject {
  private struct Link {
    weak var observer: (any SKPaymentTransactionObserver)?
  }
  private var links: [Link] = []
  /// Those that are not finished.
  open private(set) var transactions: [SKPaymentTransaction] = []
  override init() { super.init() }

  /// The app's.
  open class func `default`() -> SKPaymentQueue { KeptForApp.current.object { SKPaymentQueue() } }
  /// Whether the user may pay: nobody forbids it.
  open class func canMakePayments() -> Bool { true }

  /// Has somebody told.
  open func add(_ observer: any SKPaymentTransactionObserver) { links.append(Link(observer: observer)) }
  /// No longer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    links.removeAll { $0.observer == nil || $0.observer === observer }
  }
  private func tell(_ body: (any SKPaymentTransactionObserver) -> Void) { links.compactMap(\.observer).forEach(body) }

  /// Pays: it is under way, and then fails, because the store does not have it.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    DispatchQueue.main.async { [self] in
      tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
      transaction.transactionState = .failed
      transaction.error = SKError(.storeProductNotAvailable)
      tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
    }
  }
  /// The app has seen it.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transactions.contains(where: { $0 === transaction }) else { return }
    transactions.removeAll { $0 === transaction }
    DispatchQueue.main.async { [self] in tell { $0.paymentQueue(self, removedTransactions: [transaction]) } }
  }
  /// Asks for what was bought before: nothing was.
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in tell { $0.paymentQueueRestoreCompletedTransactionsFinished(self) } }
  }
  /// The same for a user.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
}
