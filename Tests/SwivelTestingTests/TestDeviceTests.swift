// SwivelTesting as its users write it, and its failures: at the line that asked, with expected, actual and the reasons.
import Alternates
import DeviceCatalog
import Emulator
import Foundation
import MovieLock
import Orientation
import SwivelUI
import Testing

@testable import SwivelTesting

@MainActor struct TestDeviceTests {
  /// The path of §19, seed 000, on an iPad in Split View: sizes from R-MET-05.
  @Test func aPathInSplitView() throws {
    let device = try TestDevice("ipad-air-2", iOS: "9", Alternates.app, MovieLock.app)
    #expect(device.windows.count == 2)
    // MovieLock lists portrait alone, so nothing can be shared (R-MULTI-03).
    device.split(expecting: .refusal)
    let shared = try TestDevice("ipad-air-2", iOS: "9", Alternates.app, Alternates.app)
    shared.rotate(.landscapeLeft)
    shared.expect(device: .landscapeLeft, screen: .landscapeRight, locked: false)
    for window in shared.windows {
      window.expect(
        interface: .landscapeRight, reason: .rotated, size: CGSize(width: 507, height: 768), visible: "AL",
        stack: ["AP", "AL"], horizontal: .compact, vertical: .regular, foreground: true)
    }
    shared.window.tap("open-b")
    shared.window.expect(view: "caption", text: "B drawn tall", hidden: false)
    shared.window.expectCalls("AL.viewWillDisappear", "B.viewWillAppear(true)", "B.viewDidAppear")
    shared.window.expectNoCalls("viewWillTransition")
    shared.window(2).expectOnlyCalls()
    shared.fillScreen(with: 2)
    shared.window.expect(foreground: false)
    shared.window(2).expect(size: CGSize(width: 1024, height: 768), horizontal: .regular)
    shared.window.tap("back", expecting: .refusal)
  }

  /// R-MET-01, R-MET-04: a phone of any size has a home button, or a notch of 44 above and 34 below, and an iPad without the
  /// button 24 and 20. The notch never turns upside down.
  @Test func devicesOfAnySize() throws {
    for (model, top, bottom) in [
      (TestModel.phone(width: 375, height: 812), 20.0, 0.0),
      (.phone(width: 375, height: 812, homeButton: false), 44, 34),
      (.pad(width: 834, height: 1194), 20, 0), (.pad(width: 834, height: 1194, homeButton: false), 24, 20),
    ] {
      let device = try TestDevice(model, iOS: "12", Alternates.app, held: .portrait)
      let insets = device.window.inspect { $0.safeAreaInsets }
      #expect(insets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
  }

  /// Time stands still between deeds, and passes when the test says so.
  @Test func timePassesWhenATestSaysSo() throws {
    let device = try TestDevice("iphone-8", iOS: "15", Alternates.app)
    var fired = 0
    device.window.perform { _ in DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { fired += 1 } }
    device.rotate(.landscapeLeft)
    device.advance(by: 0.25)
    #expect(fired == 0)
    device.advance(by: 0.05)
    #expect(fired == 1)
    device.window.perform { _ in
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { fired += 1 }
      }
    }
    device.tick()
    #expect(fired == 3)
    device.advance(by: -1, expecting: .refusal)
  }

  /// R-NAV-10: a swipe back that is let go too early leaves the stack; and windows are opened and put in front.
  @Test func gesturesAndWindows() throws {
    let device = try TestDevice("ipad-air-2", iOS: "9", Alternates.app)
    device.window.tap("open-b")
    device.window.gesture(.popCancelled)
    device.window.expect(stack: ["AP", "B"])
    device.window.gesture(.pop)
    device.window.expect(stack: ["AP"])
    device.window.gesture(.pageForward, expecting: .refusal)
    device.arrange(.focus(window: 7), expecting: .refusal)
  }

  /// A swipe that is begun, the device turned, and the finger taken away: an input each.
  @Test func aTurnInMidSwipe() throws {
    let device = try TestDevice("ipad-air-2", iOS: "9", Alternates.app)
    device.window.tap("open-b")
    device.window.gesture(.popBegin)
    device.rotate(.landscapeLeft)
    device.window.expect(interface: .landscapeRight, reason: .rotated, size: CGSize(width: 1024, height: 768))
    // AP is back under the finger, hears of the turn and pushes AL, which waits for the finger (R-NAV-09): onto B.
    device.window.gesture(.popLetGo)
    device.window.expect(stack: ["AP", "B (canvas)", "AL"])
    device.window.gesture(.popFinish, expecting: .refusal)
  }

  /// docs: `SWIVEL_CONFIG` names the folder of devices; without it, or where it is empty, it is the repository's.
  @Test func whereDevicesAreDescribed() {
    #expect(TestModel.folder(["SWIVEL_CONFIG": "/elsewhere"]) == "/elsewhere")
    for environment in [[:], ["SWIVEL_CONFIG": ""]] {
      #expect(TestModel.folder(environment).hasSuffix("/config"))
      #expect(FileManager.default.fileExists(atPath: TestModel.folder(environment) + "/devices"))
    }
  }

  /// A failing device leaves a page, its failure at the last step; a second one of the same name has a number.
  @Test func pagesOfFailures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID().uuidString)")
    defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
    let emulator = try EmulatedDevice(
      profile: try TestModel("iphone-8").profile(), era: Era(15), apps: [Alternates.app], arrangement: nil)
    var names: [String] = []
    for words in ["the first is wrong", "the second is wrong"] {
      let report = TestReport(emulator, folder: folder.path)
      let place = Place(#fileID, #filePath, #line, #column)
      #expect(report.fail("nothing was seen yet", place).contains("report: "))
      for time in [0.0, 1] { report.see(emulator, emulator.launchOutcome, "launch", at: time) }
      let said = report.fail(words, place)
      names.append(try #require(said.split(separator: "/").last.map(String.init)))
      #expect(said.hasPrefix("\n  report: \(folder.path)/"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names.sorted())
    #expect(names[1] == names[0].replacing(".html", with: "-2.html"))
  }

  /// Givens are nobody's calls; what follows is judged from them: a portrait device in a landscape window turns it back, one
  /// mask forbids that (R-NEG-02), and without multitasking there is nothing to share (R-MULTI-03).
  @Test func givens() throws {
    let device = try TestDevice("iphone-8", iOS: "15", Alternates.app)
    let before = device.mark
    device.given(device: .landscapeLeft)
    device.window.given(interface: .landscapeRight)
    #expect(device.window.calls(since: before) == [])
    device.window.expect(interface: .landscapeRight, size: CGSize(width: 667, height: 375))
    device.window.given(mask: .landscape)
    device.rotate(.portrait)
    device.window.expect(interface: .landscapeRight, reason: .mask)
    device.window.given(mask: nil)
    device.rotate(.landscapeLeft)
    device.rotate(.portrait)
    device.window.expect(interface: .portrait, reason: .rotated)
    let alone = Alternates.app.given { $0.requiresFullScreen = true }
    let pad = try TestDevice("ipad-air-2", iOS: "9", alone, alone)
    pad.split(expecting: .refusal)
  }

  /// R-EXC-01 in era 6, and what a lock does (R-DEV-09).
  @Test func exceptionsAndLocks() throws {
    let device = try TestDevice("iphone-5", iOS: "6", MovieLock.app(.movieAutorotates))
    device.window.present("Movie", expecting: .exception)
    device.window.expect(interface: .portrait, visible: "ListViewController")
    device.lock()
    device.rotate(.landscapeLeft)
    device.window.expect(interface: .portrait, reason: .locked)
    device.window.push("Nowhere", expecting: .refusal)
    device.window.pop(expecting: .refusal)
    device.window.dismiss(expecting: .refusal)
    device.window.pullDown(expecting: .refusal)
  }

  /// Signs of R-DEV-01: device landscapeLeft reads −1 on x, face up −1 on z.
  @Test func accelerationsTurnIt() throws {
    let device = try TestDevice(.phone(width: 375, height: 667), iOS: "15", Alternates.app)
    device.hold(x: -1, y: 0, z: 0)
    device.window.expect(interface: .landscapeRight, size: CGSize(width: 667, height: 375))
    device.hold(x: 0, y: 0, z: -1)
    device.expect(device: .faceUp)
    device.window.expect(interface: .landscapeRight, reason: .flat)
    let samples = (0..<100).map { AccelerationSample(t: 100 + Double($0) / 50, x: 0, y: -1, z: 0) }
    #expect(device.feed(samples) == [.portrait])
    device.window.expect(interface: .portrait)
    device.tick()
  }

  @Test func theAppsOwnCode() throws {
    let device = try TestDevice(.pad(width: 1024, height: 1366), iOS: "12", Alternates.app, held: .landscapeLeft)
    device.window.perform { window in
      (window.rootViewController as? UINavigationController)?.setNavigationBarHidden(false, animated: false)
    }
    let isHidden = device.window.inspect { window in
      (window.rootViewController as? UINavigationController)?.isNavigationBarHidden
    }
    #expect(isHidden == false)
    device.window.expect(view: "UINavigationBar", hidden: false)
  }

  /// What stands around, by the rules: R-MET-01 for the status bar, R-NEG for who is asked, T2 for the calls of a push.
  @Test func severalInputsAndSurroundings() throws {
    let device = try TestDevice("ipad-air-2", iOS: "9", Alternates.app)
    let start = device.mark
    device.window.tap("open-b")
    device.window.gesture(.pop)
    device.window.expectCalls(
      "B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear", since: start)
    #expect(device.window.count(of: "B.viewDidAppear", since: start) == 1)
    #expect(device.window.count(of: "B.viewDidAppear") == 0)
    #expect(device.window.count(of: "B.viewDidLoad", since: device.beginning) == 1)
    device.window.expectNoCalls("exception", since: device.beginning)
    device.window.expect(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), toolbar: false, tabBar: false, presented: [],
      orientationLocked: false, app: .active)
    device.window.expect(controller: "AP", appeared: true)
    device.window.expect(controller: "B", appeared: false)
  }

  /// Which exception it is, and not only that there is one (R-EXC-01).
  @Test func anExceptionByName() throws {
    let device = try TestDevice("iphone-5", iOS: "6", MovieLock.app(.movieAutorotates))
    device.window.present("Movie", expecting: .exception("UIApplicationInvalidInterfaceOrientation"))
    withKnownIssue {
      device.window.present("Movie", expecting: .exception("NSRangeException"))
    }
  }

  /// A title is as good a name as a class.
  @Test func controllersByTitleOrIdentifier() throws {
    let device = try TestDevice("iphone-8", iOS: "15", Alternates.app)
    device.window.perform { window in
      guard let stack = window.rootViewController as? UINavigationController else { return }
      stack.topViewController?.title = "Front page"
      stack.topViewController?.view.accessibilityIdentifier = "front"
    }
    device.window.expect(visible: "Front page")
    device.window.expect(visible: "front", stack: ["front"])
    withKnownIssue {
      device.window.expect(visible: "back page")
    }
  }

  @Test func devicesThatCannotBeAreThrown() throws {
    #expect(throws: TestDeviceError.badDate("today")) {
      try TestDevice("iphone-8", iOS: "15", Alternates.app, date: "today")
    }
    #expect(throws: TestDeviceError.badVersion("new")) { try TestDevice("iphone-8", iOS: "new", Alternates.app) }
    let unknown = try #require(throws: TestDeviceError.self) {
      try TestDevice("iphone-99", iOS: "9", Alternates.app)
    }
    #expect("\(unknown)".hasPrefix("no device 'iphone-99'; there are "))
    let early = try #require(throws: TestDeviceError.self) { try TestDevice("iphone-8", iOS: "5", Alternates.app) }
    #expect("\(early)".contains("iphone-8 runs iOS 11 to 16, not 5"))
  }
}

@MainActor struct FailureTests {
  private static func device() throws -> TestDevice { try TestDevice("iphone-5", iOS: "6", MovieLock.app) }

  /// Runs `body`, which fails on the line after the call, and returns what was said of it.
  private static func issues(line: Int = #line, _ body: () -> Void) -> [String] {
    // Matched on this thread, while the body runs.
    nonisolated(unsafe) var found: [String] = []
    withKnownIssue {
      body()
    } matching: { issue in
      found += issue.comments.map(\.rawValue)
      return issue.sourceLocation?.line == line + 1 && issue.sourceLocation?.fileName == "TestDeviceTests.swift"
    }
    return found
  }

  @Test func differencesComeWithTheReasons() throws {
    let device = try Self.device()
    device.window.tap("play")
    let said = Self.issues {
      device.window.expect(interface: .portrait, visible: "ListViewController")
    }
    #expect(said.count == 2)
    let lines = said[0].split(separator: "\n").map(String.init)
    #expect(lines[0] == "window 1: interface: expected portrait, got landscapeRight, after tap 'play' in window 1")
    #expect(lines.contains("  MovieViewController allows landscapeRight|landscapeLeft (R-NEG-01)"))
    #expect(
      said[1] == "window 1: visible controller: expected ListViewController, got MovieViewController, "
        + "after tap 'play' in window 1")
  }

  @Test func whatCannotBeDoneFails() throws {
    let device = try Self.device()
    let said = Self.issues {
      device.window.tap("nothing")
    }
    #expect(
      said == [
        "tap 'nothing' in window 1: expected it to settle, got refused: nothing visible is called \"nothing\"; "
          + "there is tab-1, play"
      ])
    let done = Self.issues {
      device.window.tap("play", expecting: .refusal)
    }
    #expect(done == ["tap 'play' in window 1: expected a refusal, got settled"])
  }

  /// As `assertPicture` says of its parameters.
  @Test func picturesThatCannotBeCompared() throws {
    let device = try Self.device()
    for name in ["", "two words", "../up", "a.b"] {
      let said = Self.issues {
        device.assertPicture(named: name)
      }
      #expect(said == ["picture '\(name)': a name has letters, digits, - and _"])
    }
    let window = Self.issues {
      device.assertPicture(named: "a-Name_2", window: 7)
    }
    #expect(window.count == 1 && window[0].hasPrefix("picture 'a-Name_2': there is no window 7"), "\(window)")
  }

  @Test func callsAndViews() throws {
    let device = try Self.device()
    device.window.tap("play")
    let order = Self.issues {
      device.window.expectCalls("MovieViewController.viewDidAppear", "MovieViewController.viewWillAppear")
    }
    #expect(order.first?.hasPrefix("window 1: calls: expected 'MovieViewController.viewWillAppear' there") == true)
    let none = Self.issues {
      device.window.expectNoCalls("viewDidAppear")
    }
    #expect(none.count == 1)
    let only = Self.issues {
      device.window.expectOnlyCalls("MovieViewController.viewDidLoad")
    }
    #expect(only.count == 1)
    let missing = Self.issues {
      device.window.expect(view: "nowhere", text: "a")
    }
    #expect(missing == ["window 1: no view 'nowhere', after tap 'play' in window 1"])
    let frame = Self.issues {
      device.window.expect(view: "done", frame: CGRect(x: 20, y: 20, width: 120, height: 45), text: "Done")
    }
    #expect(
      frame == [
        "window 1: frame of 'done': expected (20, 20; 120×45), got (20, 40; 120×44), after tap 'play' in window 1"
      ])
    let there = Self.issues {
      device.window.expect(noView: "done")
    }
    #expect(there.count == 1)
    let window = Self.issues {
      device.window(7).expect(interface: .portrait)
    }
    #expect(window == ["there is no window 7"])
    let lock = Self.issues {
      device.expect(device: .faceUp, locked: true)
    }
    #expect(lock.count == 2)
  }
}
