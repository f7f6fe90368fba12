// Where apps launch, by era (R-LAUNCH, truth table rows C64–C67, T9).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct LaunchTests {
  /// Notes its size when it loads, and whether the device's attitude was known then.
  final class Witness: UIViewController {
    private(set) var loadedSize = CGSize.zero
    private(set) var attitudeAtLoad = UIDeviceOrientation.portrait
    private let mask: UIInterfaceOrientationMask
    init(_ mask: UIInterfaceOrientationMask) {
      self.mask = mask
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      loadedSize = view.bounds.size
      attitudeAtLoad = UIDevice.current.orientation
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let era: Era
    let device: DeviceProfile
    let plist: InterfaceOrientationMask
    let root: InterfaceOrientationMask
    let held: DeviceOrientation
    let loaded: CGSize
    let result: InterfaceOrientation
    let calls: [String]
    var testDescription: String { id }
  }

  nonisolated static let tall = CGSize(width: 375, height: 667)
  nonisolated static let wide = CGSize(width: 667, height: 375)
  nonisolated static let abu = InterfaceOrientationMask.allButUpsideDown

  // swift-format-ignore
  nonisolated static let rows: [Row] = [
    Row(id: "C64 direct", era: Era(15), device: .iPhone8, plist: abu, root: abu, held: .landscapeLeft, loaded: wide, result: .landscapeRight,
      calls: ["loadView", "viewDidLoad", "viewWillAppear(false)", "viewIsAppearing(false)", "viewWillLayoutSubviews 667×375", "viewDidLayoutSubviews 667×375", "viewDidAppear(false)"]),
    Row(id: "C65 portrait, then turned", era: Era(9), device: .iPhone6, plist: abu, root: abu, held: .landscapeLeft, loaded: tall, result: .landscapeRight,
      calls: ["loadView", "viewDidLoad", "viewWillAppear(false)", "traitCollectionDidChange(nil)", "willTransition(to: C/C)", "viewWillTransition(to: 667×375)", "traitCollectionDidChange(C/R)", "viewWillLayoutSubviews 667×375", "viewDidLayoutSubviews 667×375", "viewDidAppear(false)"]),
    Row(id: "C66 the root excludes it", era: Era(15), device: .iPhone8, plist: abu, root: .landscape, held: .portrait, loaded: tall, result: .landscapeRight,
      calls: ["loadView", "viewDidLoad", "viewWillAppear(false)", "willTransition(to: C/C)", "traitCollectionDidChange(C/R)", "viewIsAppearing(false)", "viewWillLayoutSubviews 667×375", "viewDidLayoutSubviews 667×375", "viewDidAppear(false)"]),
    Row(id: "C67 no portrait in the plist", era: Era(15), device: .iPhone8, plist: .landscape, root: abu, held: .portrait, loaded: wide, result: .landscapeRight,
      calls: ["loadView", "viewDidLoad", "viewWillAppear(false)", "viewIsAppearing(false)", "viewWillLayoutSubviews 667×375", "viewDidLayoutSubviews 667×375", "viewDidAppear(false)"]),
  ]

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    let app = AppBundle.test(plist: row.plist) { Witness(row.root) }
    let device = try EmulatedDevice(profile: row.device, era: row.era, apps: [app], arrangement: nil, heldAt: row.held)
    #expect(device.snapshot.windows[0].interface == row.result)
    let calls = device.launchOutcome.ledger.filter { $0.subject == "Witness" && !$0.call.contains("->") }.map(\.call)
    #expect(calls == row.calls)
    device.inspect(window: 1) { window in
      let witness = window.rootViewController as? Witness
      #expect(witness?.loadedSize == row.loaded)
      // R-DEV-10: the attitude is unknown to apps at launch.
      #expect(witness?.attitudeAtLoad == .unknown)
    }
  }

  @Test func impossibleDevicesAreRefused() {
    let app = AppBundle.test { V() }
    #expect(throws: EmulatorError.deviceCannotRun(device: "iphone-4", era: "8", runs: "4 to 7")) {
      try EmulatedDevice(profile: .iPhone4, era: Era(8), apps: [app], arrangement: nil)
    }
    #expect(throws: EmulatorError.noApps(device: "iphone-4")) {
      try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: [], arrangement: nil)
    }
    #expect(throws: Never.self) {
      try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: Array(repeating: app, count: 8), arrangement: nil)
    }
    #expect(throws: EmulatorError.tooManyWindows(count: 9, limit: 8)) {
      try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: Array(repeating: app, count: 9), arrangement: nil)
    }
    #expect(throws: EmulatorError.self) {
      try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: [app, app], arrangement: .half)
    }
    #expect(throws: EmulatorError.self) {
      try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: [app], arrangement: .full(window: 2))
    }
    final class Idle: UIApplicationDelegate {}
    let windowless = AppBundle(name: "Idle", infoDictionary: InfoDictionary()) { Idle() }
    #expect(throws: EmulatorError.appShowedNoWindow(app: "Idle")) {
      try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: [windowless], arrangement: nil)
    }
  }
}
