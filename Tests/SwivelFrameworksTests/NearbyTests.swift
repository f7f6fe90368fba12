// Devices near by, cameras for documents, places as a sequence: what apps ask of them, and the answers of a device that has none of it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import FoundationNetworking
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor private final class Chooser: NSObject, MCBrowserViewControllerDelegate {
  var heard: [String] = []
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {
    heard.append("chosen")
  }
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
    heard.append("left")
  }
}

@MainActor @Suite struct NearbyTests {
  /// Nobody is connected: what is sent is refused.
  @Test func nobodyIsNearBy() throws {
    let session = MCSession(peer: MCPeerID(displayName: "me"))
    let other = MCPeerID(displayName: "other")
    #expect(session.connectedPeers.isEmpty && session.myPeerID.displayName == "me")
    #expect(throws: MCError(.notConnected)) {
      try session.send(Data(), toPeers: [other], with: .reliable)
    }
    #expect(throws: MCError(.invalidParameter)) {
      try session.send(Data(), toPeers: [], with: .reliable)
    }
    #expect(throws: MCError(.notConnected)) {
      _ = try session.startStream(withName: "a", toPeer: other)
    }
    #expect(
      session.sendResource(at: URL(fileURLWithPath: "/a"), withName: "a", toPeer: other) == nil)
  }

  /// The page of those near by is left by its button.
  @Test func thePageCanBeLeft() throws {
    let (stage, chooser) = (try Stage(), Chooser())
    stage.act { view in
      let page = MCBrowserViewController(
        serviceType: "chat", session: MCSession(peer: MCPeerID(displayName: "me")))
      page.delegate = chooser
      view.window?.rootViewController?.present(page, animated: false)
    }
    stage.send(.tap(window: 1, target: "Cancel"))
    #expect(chooser.heard == ["left"])
  }

  @Test func thereIsNoCamera() {
    #expect(!VNDocumentCameraViewController.isSupported && !DataScannerViewController.isSupported)
    #expect(!DataScannerViewController.isAvailable && !ImageAnalyzer.isSupported)
  }

  /// Places are denied: the sequence says so first.
  @Test func placesAsASequence() async throws {
    var updates = CLLocationUpdate.liveUpdates(.fitness).makeAsyncIterator()
    let first = try #require(try await updates.next())
    #expect(first.location == nil && first.authorizationDenied)
  }

  /// What is kept of a session is read back, of that one alone; what is said of a request is taken.
  @Test func sessionsAndRequests() throws {
    let (one, other) = (URLSessionConfiguration.ephemeral, URLSessionConfiguration.ephemeral)
    one.waitsForConnectivity = true
    #expect(one.waitsForConnectivity && !other.waitsForConnectivity)
    one.waitsForConnectivity = false
    #expect(!one.waitsForConnectivity)
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    #expect(request.allowsExpensiveNetworkAccess && request.allowsConstrainedNetworkAccess)
    #expect(!request.assumesHTTP3Capable && request.attribution == .developer)
    request.allowsExpensiveNetworkAccess = false
    request.attribution = .user
    #expect(request.url?.host == "example.com")
  }

  /// The lines of a file by its address.
  @Test func linesOfAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "lines-\(UUID().uuidString)")
    try Data("one\n\ntwo".utf8).write(to: file)
    defer { do { try FileManager.default.removeItem(at: file) } catch { Issue.record(error) } }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two"])
    var count = 0
    for try await _ in file.resourceBytes { count += 1 }
    #expect(count == 8)
  }
}
