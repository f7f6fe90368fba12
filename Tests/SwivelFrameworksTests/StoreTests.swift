// The store without products, and sheets of the system that can be left.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct StoreTests {
  private final class Ear: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var heard: [String] = []
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      heard.append("\(response.products.count) \(response.invalidProductIdentifiers)")
    }
    func requestDidFinish(_ request: SKRequest) { heard.append("finish") }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions {
        heard.append("\(transaction.transactionState)")
        if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
      }
    }
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
      heard.append("removed")
    }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { heard.append("restored") }
  }

  /// SKProductsResponse.invalidProductIdentifiers has the names the store does not know; then requestDidFinish(_:). A request that was
  /// cancelled tells nothing.
  @Test func nothingIsSold() throws {
    let (stage, ear) = (try Stage(), Ear())
    var requests: [SKProductsRequest] = []
    stage.act { _ in
      requests = [SKProductsRequest(productIdentifiers: ["b", "a"]), SKProductsRequest(productIdentifiers: ["c"])]
      for request in requests {
        request.delegate = ear
        request.start()
      }
      requests[1].cancel()
    }
    #expect(ear.heard == ["0 [\"a\", \"b\"]", "finish"])
  }

  /// SKPaymentTransactionObserver: a payment is under way, then it failed, and once it is finished it is removed.
  @Test func aPaymentFails() throws {
    let (stage, ear) = (try Stage(), Ear())
    stage.act { _ in
      SKPaymentQueue.default().add(ear)
      let payment = SKMutablePayment(product: SKProduct())
      payment.quantity = 2
      SKPaymentQueue.default().add(payment)
    }
    stage.act { _ in SKPaymentQueue.default().restoreCompletedTransactions() }
    #expect(ear.heard == ["purchasing", "failed", "removed", "restored"])
    #expect(stage.read { _ in SKPaymentQueue.default().transactions.isEmpty } == true)
  }

  /// SLComposeViewController: cancelled is told when it is left; there is no account since iOS 11.
  @Test func nothingIsPosted() throws {
    let stage = try Stage()
    let root = stage.root
    var heard: [SLComposeViewControllerResult] = []
    stage.act { _ in
      #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
      guard let sheet = SLComposeViewController(forServiceType: SLServiceTypeTwitter) else { return }
      sheet.completionHandler = { heard.append($0) }
      #expect(sheet.setInitialText("words"))
      root.present(sheet, animated: true)
    }
    #expect(stage.send(.tap(window: 1, target: "Cancel")).ending == .settled)
    #expect(heard == [.cancelled] && stage.read { _ in root.presentedViewController == nil } == true)
  }

  /// QLPreviewController shows the item's title, else the name of its file, and is left by Done, of which its delegate hears.
  @Test func aFileIsLookedAt() throws {
    final class Shelf: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
      var heard: [String] = []
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        NSURL(fileURLWithPath: "/no/such/letter.pdf")
      }
      func previewControllerWillDismiss(_ controller: QLPreviewController) { heard.append("will") }
      func previewControllerDidDismiss(_ controller: QLPreviewController) { heard.append("did") }
    }
    let (stage, shelf) = (try Stage(), Shelf())
    let root = stage.root
    stage.act { _ in
      let preview = QLPreviewController()
      (preview.dataSource, preview.delegate) = (shelf, shelf)
      root.present(preview, animated: true)
    }
    let title = stage.read { _ -> String? in
      (root.presentedViewController?.children.first as? UINavigationController)?.topViewController?.navigationItem.title
    }
    #expect(title == "letter.pdf")
    #expect(stage.send(.tap(window: 1, target: "Done")).ending == .settled)
    #expect(shelf.heard == ["will", "did"] && stage.read { _ in root.presentedViewController == nil } == true)
  }
}
