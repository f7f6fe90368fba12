// What a device says that has no radio, no watch, nobody signed in, nothing to look at and no network to ask.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct RadioTests {
  private final class Listener: NSObject, CBCentralManagerDelegate, WCSessionDelegate {
    var heard: [String] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { heard.append("\(central.state)") }
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) { heard.append("\(activationState)") }
  }

  /// CBCentralManager tells its delegate the state after it is made: unknown before, unsupported where there is no Bluetooth.
  @Test func noRadio() throws {
    let stage = try Stage()
    let listener = Listener()
    var (manager, before): (CBCentralManager?, CBManagerState?) = (nil, nil)
    stage.act { _ in
      manager = CBCentralManager(delegate: listener, queue: nil)
      before = manager?.state
    }
    #expect(before == .unknown && listener.heard == ["unsupported"] && manager?.isScanning == false)
  }

  /// CBUUID: two of the same name are the same, however it is written; sixteen bytes are written with strokes (RFC 4122).
  @Test func namesOfServices() {
    #expect(CBUUID(string: "180d") == CBUUID(string: "180D") && CBUUID(string: "180D").data == Data([0x18, 0x0d]))
    #expect(
      CBUUID(data: Data(0..<16)).uuidString == "00010203-0405-0607-0809-0A0B0C0D0E0F")
  }

  /// WCSession: an iPhone supports it, and tells that it is activated; without a watch nothing is said (WCErrorCodeDeviceNotPaired, 7005;
  /// before activation WCErrorCodeSessionNotActivated, 7004).
  @Test func noWatch() throws {
    let stage = try Stage()
    let listener = Listener()
    var codes: [Int] = []
    func ask() {
      do { try WCSession.default.updateApplicationContext([:]) } catch { codes.append((error as NSError).code) }
    }
    var isSupported = false
    stage.act { _ in
      isSupported = WCSession.isSupported()
      ask()
      WCSession.default.delegate = listener
      WCSession.default.activate()
    }
    stage.act { _ in ask() }
    #expect(isSupported && listener.heard == ["activated"] && codes == [7004, 7005])
    #expect(stage.read { _ in WCSession.default.isPaired } == false)
  }

  /// GKLocalPlayer.authenticateHandler is called with an error where nobody signs in (GKErrorNotAuthenticated, 6).
  @Test func nobodyPlays() throws {
    let stage = try Stage()
    var codes: [Int] = []
    stage.act { _ in
      GKLocalPlayer.local.authenticateHandler = { _, error in codes += error.map { [($0 as NSError).code] } ?? [] }
    }
    #expect(codes == [6] && stage.read { _ in GKLocalPlayer.local.isAuthenticated } == false)
  }

  /// BGTaskScheduler.submit(_:) throws unavailable (1) where nothing is started; LPMetadataProvider ends with metadataFetchFailed (2);
  /// a Vision request has results, and none; the store has no products.
  @Test func nothingAnswers() async throws {
    let stage = try Stage()
    var (codes, found): ([Int], Int?) = ([], nil)
    let address = try #require(URL(string: "https://example.org"))
    stage.act { _ in
      do { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) } catch {
        codes.append((error as NSError).code)
      }
      LPMetadataProvider().startFetchingMetadata(for: address) { _, error in
        codes += error.map { [($0 as NSError).code] } ?? []
      }
      let request = VNRecognizeTextRequest { request, error in
        codes.append(error == nil ? request.results?.count ?? -1 : -2)
      }
      do { try VNImageRequestHandler(data: Data()).perform([request]) } catch { Issue.record("\(error)") }
      found = request.results?.count
    }
    #expect(codes == [1, 0, 2] && found == 0, "who looks is told at once that nothing was found")
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    for await _ in Transaction.currentEntitlements { Issue.record("nobody bought anything") }
  }
}
