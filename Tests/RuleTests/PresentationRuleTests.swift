// Presentations, containers of the app's own and masks that are read in odd places.
import DeviceFixtures
import Emulator
import Orientation
import SwivelTesting
import SwivelUI
import Testing

/// A container whose only child gets half of its width, and which tells it of appearances by hand when asked to.
private final class HalvingContainer: UIViewController {
  private let isManual: Bool

  init(child: UIViewController, isManual: Bool = false) {
    self.isManual = isManual
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for child in children { view.addSubview(child.view) }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !isManual }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { CGSize(width: size.width / 2, height: size.height) }
}

/// Counts how often its mask is read.
private final class CountingController: UIViewController {
  private let book: Notebook
  init(_ book: Notebook) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    book.notes.append("mask")
    return .all
  }
}

@MainActor struct PresentationRuleTests {
  /// R-PRES-05: given B in landscape over an upright A, when the dismissal has begun, then A is asked and the interface turns.
  @Test func whatIsBeingDismissedDoesNotDecide() throws {
    let app = AppBundle.test(plist: .allButUpsideDown, screens: ["B": { B(.fullScreen, mask: .landscape) }]) {
      MaskedV(.portrait)
    }
    let device = try TestDevice("iphone-8", iOS: "15", app)
    device.window.present("B")
    device.window.expect(interface: .landscapeRight)
    device.window.dismiss()
    device.window.expect(interface: .portrait, visible: "MaskedV")
    device.window.expectCalls("B.viewWillDisappear", "MaskedV.supportedInterfaceOrientations", "MaskedV.viewDidAppear")
  }

  /// R-MOD-10, R-LEG-09: given era 6, a presentation that turns the interface sends the presenter no legacy calls.
  @Test func noLegacyCallsToThePresenter() throws {
    let app = AppBundle.test(plist: .allButUpsideDown, screens: ["B": { B(.fullScreen, mask: .landscape) }]) {
      MaskedV(.portrait)
    }
    let device = try TestDevice("iphone-5", iOS: "6", app)
    device.window.present("B")
    device.window.expect(interface: .landscapeRight)
    device.window.expectNoCalls("MaskedV.willRotate", "MaskedV.willAnimateRotation", "MaskedV.didRotate")
  }

  /// R-ENUM-05. Given an orientation's raw value returned as a mask: 1 has no usable bit, 2 and 3 are portrait, 4 is upside
  /// down; when turned to landscape left, then as R-MASK-09 says for the first.
  @Test(arguments: [(UInt(1), ExpectedEnding.exception), (2, .settled), (3, .settled)])
  func anOrientationForAMask(raw: UInt, ending: ExpectedEnding) throws {
    let mask = UIInterfaceOrientationMask(rawValue: .init(raw))
    let device = try TestDevice("iphone-8", iOS: "15", .test(plist: .all) { MaskedV(mask) })
    let outcome = device.emulator.handle(DeviceInput(time: 9, event: .deviceOrientation(.landscapeLeft)))
    let raised = outcome.ledger.contains { $0.call.hasPrefix("exception ") }
    #expect(raised == (ending == .exception))
    device.window.expect(interface: .portrait)
    #expect(mask.intersection(.all) == (raw == 1 ? [] : .portrait))
  }

  /// R-MASK-11: the view of a second controller put directly into a window brings it no calls.
  @Test func aSecondControllersViewHearsNothing() throws {
    let (first, second) = (Notebook(), Notebook())
    let device = try TestDevice("iphone-8", iOS: "15", .test { Watcher(first) })
    var kept: Watcher?
    device.window.perform { window in
      let watcher = Watcher(second)
      kept = watcher
      window.addSubview(watcher.view)
    }
    first.forget()
    second.forget()
    device.rotate(.landscapeLeft)
    #expect(first.notes.only("viewWillTransition").count == 1)
    #expect(second.notes.only("viewWillTransition", "willTransition").isEmpty)
    #expect(kept != nil)
  }

  /// R-MASK-12: at launch the mask is read, who knows how often.
  @Test func theMaskIsReadAtLaunch() throws {
    let book = Notebook()
    _ = try TestDevice("iphone-8", iOS: "15", .test { CountingController(book) }, held: .landscapeLeft)
    #expect(book.notes.count >= 1)
  }

  /// R-ROT-11: a child is told the size its container says.
  @Test func aChildIsToldItsOwnSize() throws {
    let child = Notebook()
    let device = try TestDevice("ipad-air-2", iOS: "12", .test { HalvingContainer(child: Watcher(child)) })
    child.forget()
    device.rotate(.landscapeLeft)
    #expect(child.notes.only("viewWillTransition").first?.hasPrefix("viewWillTransition to 512×768 ") == true)
  }

  /// R-APP-08: who forwards by hand is left alone, and begin and end make one balanced pair.
  @Test func forwardingByHand() throws {
    let child = Notebook()
    let device = try TestDevice(
      "iphone-8", iOS: "12", .test { HalvingContainer(child: Watcher(child), isManual: true) })
    #expect(child.notes.only("viewWillAppear", "viewDidAppear").isEmpty)
    child.forget()
    device.window.perform { window in
      let watcher = window.rootViewController?.children.first
      watcher?.beginAppearanceTransition(true, animated: false)
      watcher?.endAppearanceTransition()
    }
    #expect(child.notes.calls.filter { $0.hasSuffix("Appear") } == ["viewWillAppear", "viewDidAppear"])
  }

  /// R-ROT-14: given a window that went to the background upright, when it comes back in landscape, then the size call comes
  /// before willEnterForeground and didBecomeActive.
  @Test func backFromTheBackground() throws {
    let book = Notebook()
    let device = try TestDevice("ipad-air-2", iOS: "9", .test { Watcher(book) }, .test { V() })
    device.rotate(.portrait)
    device.fillScreen(with: 2)
    device.rotate(.landscapeLeft)
    device.fillScreen(with: 1)
    let calls = device.window.calls.filter {
      $0.contains("viewWillTransition") || $0.contains("WillEnterForeground") || $0.contains("DidBecomeActive")
    }
    #expect(
      calls == [
        "Watcher.viewWillTransition(to: 1024×768)", "TestDelegate.applicationWillEnterForeground",
        "TestDelegate.applicationDidBecomeActive",
      ])
  }

  /// R-WIN-01: up to iPadOS 18 an app that requires full screen shares nothing and turns as its masks say.
  @Test func requiringFullScreen() throws {
    let app = AppBundle.test(requiresFullScreen: true) { MaskedV(.portrait) }
    let device = try TestDevice("ipad-air-2", iOS: "9", app, .test { V() })
    device.split(expecting: .refusal)
    device.rotate(.landscapeLeft)
    device.window.expect(interface: .portrait, reason: .mask, size: CGSize(width: 768, height: 1024))
    device.rotate(.portrait)
    let free = try TestDevice("ipad-air-2", iOS: "9", .test(requiresFullScreen: true) { V() })
    free.rotate(.landscapeLeft)
    free.window.expect(interface: .landscapeRight, size: CGSize(width: 1024, height: 768))
  }

  /// R-TRAIT-01: size classes of whole screens, upright and in landscape.
  @Test(arguments: [
    (TestModel.phone(width: 375, height: 667), SizeClassName.compact, SizeClassName.compact, SizeClassName.compact),
    (.phone(width: 414, height: 736, scale: 3), .compact, .regular, .compact),
    (.phone(width: 375, height: 812, homeButton: false, scale: 3), .compact, .compact, .compact),
    (.phone(width: 414, height: 896, homeButton: false), .compact, .regular, .compact),
    (.pad(width: 768, height: 1024), .regular, .regular, .regular),
  ])
  func sizeClasses(model: TestModel, upright: SizeClassName, wide: SizeClassName, vertical: SizeClassName) throws {
    let device = try TestDevice(model, iOS: "12", .test { V() })
    device.window.expect(horizontal: upright, vertical: .regular)
    device.rotate(.landscapeLeft)
    device.window.expect(horizontal: wide, vertical: vertical)
  }

  /// R-MET-01: what the status bar takes, upright and in landscape; on phones from era 8 on it is hidden in compact height,
  /// where a notch takes nothing at the top.
  @Test(arguments: [
    ("iphone-8", "12", 20.0, 0.0), ("iphone-x", "12", 44, 0), ("ipad-air-2", "12", 20, 20),
    ("ipad-pro-11-4", "17", 24, 24),
  ])
  func statusBars(model: String, version: String, upright: Double, wide: Double) throws {
    let device = try TestDevice(.catalogue(model), iOS: version, .test { V() })
    func top() -> Double {
      device.window.inspect { Double($0.rootViewController?.view.safeAreaInsets.top ?? -1) } ?? -1
    }
    #expect(top() == upright)
    device.rotate(.landscapeLeft)
    #expect(top() == wide)
  }

  /// R-MET-01: under iOS 7 a phone's status bar is shown in landscape, and takes 20 above the content.
  @Test func statusBarsOfIOS6() throws {
    let device = try TestDevice("iphone-5", iOS: "6", .test(plist: .allButUpsideDown) { V() })
    device.rotate(.landscapeLeft)
    #expect(device.window.inspect { $0.rootViewController?.view.frame.size } == CGSize(width: 568, height: 300))
  }
}
