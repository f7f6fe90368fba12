// Turns and resizes as the controllers see them: what is old and what is new at each call, and who is called at all.
import DeviceFixtures
import Emulator
import Orientation
import SwivelTesting
import SwivelUI
import Testing

@MainActor struct TransitionRuleTests {
  /// An app whose root writes into the book.
  private static func app(_ book: Notebook) -> AppBundle { .test { Watcher(book) } }

  /// R-ROT-02, R-ROT-04, R-ROT-07: given a phone in portrait, when it is turned, then the will calls see everything old, the trait
  /// call first, and layout, alongside and completion see everything new. Size classes: 1 compact, 2 regular.
  @Test func aTurnOfAPhone() throws {
    let root = Notebook()
    let device = try TestDevice("iphone-8", iOS: "12", Self.app(root))
    root.forget()
    device.rotate(.landscapeLeft)
    let notes = root.notes
    #expect(
      notes.prefix(2) == [
        "willTransition 375×667 portrait 12", "viewWillTransition to 667×375 375×667 portrait 12",
      ])
    #expect(
      notes.only("viewDidLayoutSubviews", "alongside", "completion").allSatisfy {
        $0.hasSuffix("667×375 landscapeRight 11")
      })
    let order = notes.calls
    let layout = try #require(order.lastIndex(of: "viewDidLayoutSubviews"))
    let alongside = try #require(order.firstIndex(of: "alongside"))
    let trait = try #require(order.firstIndex(of: "traitCollectionDidChange"))
    #expect(trait < layout)
    #expect(layout < alongside)
    #expect(order.last == "completion")
  }

  /// R-ROT-03, R-ROT-05: trait calls only if the traits differ; a half turn sends the same size.
  @Test(arguments: [
    ("ipad-air-2", UIDeviceOrientation.portrait, UIDeviceOrientation.landscapeLeft, "1024×768"),
    ("iphone-8", .landscapeLeft, .landscapeRight, "667×375"),
  ])
  func noTraitCalls(model: String, from: UIDeviceOrientation, to: UIDeviceOrientation, size: String) throws {
    let root = Notebook()
    let device = try TestDevice(.catalogue(model), iOS: "12", Self.app(root))
    device.rotate(from)
    root.forget()
    device.rotate(to)
    #expect(root.notes.first?.hasPrefix("viewWillTransition to \(size) ") == true)
    #expect(root.notes.only("willTransition", "traitCollectionDidChange").isEmpty)
  }

  /// R-ROT-10, R-TRAIT-02, R-WIN-11: given an iPad in landscape, when the window is halved, then the calls of a turn come,
  /// the orientation stays, and the screen keeps its bounds.
  @Test func aResize() throws {
    let root = Notebook()
    let device = try TestDevice("ipad-air-2", iOS: "9", Self.app(root), .test { V() })
    device.rotate(.landscapeLeft)
    device.fillScreen(with: 1)
    root.forget()
    device.split()
    device.window.expect(
      interface: .landscapeRight, size: CGSize(width: 507, height: 768), horizontal: .compact, vertical: .regular)
    #expect(
      root.notes.prefix(2) == [
        "willTransition 1024×768 landscapeRight 22", "viewWillTransition to 507×768 1024×768 landscapeRight 22",
      ])
    let bounds = device.window.inspect { _ in UIScreen.main.bounds }
    #expect(bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
  }

  /// R-WIN-09, T7: the app is inactive while the divider is dragged: resign comes first, active last.
  @Test func inactiveWhileTheDividerMoves() throws {
    let device = try TestDevice("ipad-air-2", iOS: "9", Self.app(Notebook()), .test { V() })
    device.rotate(.landscapeLeft)
    device.fillScreen(with: 1)
    device.split()
    let calls = device.window.calls
    #expect(calls.first?.contains("applicationWillResignActive") == true, "\(calls)")
    #expect(calls.last?.contains("applicationDidBecomeActive") == true, "\(calls)")
  }

  /// R-ROT-12: of two quick turns only the end counts.
  @Test(arguments: [UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight])
  func quickTurns(end: UIDeviceOrientation) throws {
    let device = try TestDevice("iphone-8", iOS: "15", Self.app(Notebook()))
    for attitude in [UIDeviceOrientation.portrait, .landscapeLeft, .portrait, .landscapeRight, end] {
      device.rotate(attitude)
    }
    device.window.expect(interface: end.matchingInterfaceOrientation)
  }

  /// R-HID-02, R-HID-03, R-HID-04, T1b: given [A, B] turned in B, when B is popped, then A, which heard nothing before, gets one
  /// trait call and no size call, stale bounds in viewWillAppear and the right ones in viewIsAppearing and layout.
  @Test func aHiddenControllerReturns() throws {
    let (a, b) = (Notebook(), Notebook())
    let app = AppBundle.test {
      UINavigationController(rootViewController: Watcher(a))
    }
    let device = try TestDevice("iphone-8", iOS: "15", app)
    device.window.perform { window in
      (window.rootViewController as? UINavigationController)?.pushViewController(Watcher(b), animated: true)
    }
    a.forget()
    b.forget()
    device.rotate(.landscapeLeft)
    #expect(a.notes == [])
    #expect(b.notes.only("viewWillTransition").count == 1)
    device.window.pop()
    #expect(a.notes.only("viewWillTransition").isEmpty)
    #expect(a.notes.only("willTransition").count == 1)
    #expect(a.notes.only("viewWillAppear").first?.hasPrefix("viewWillAppear 375×667") == true)
    #expect(a.notes.only("viewIsAppearing") == ["viewIsAppearing 667×375 landscapeRight 11"])
    #expect(a.notes.only("viewDidLayoutSubviews").last == "viewDidLayoutSubviews 667×375 landscapeRight 11")
  }

  /// R-HID-07: a presenter under a form sheet is still in the window and hears of turns.
  @Test func underASheet() throws {
    let root = Notebook()
    let app = AppBundle.test(screens: ["Sheet": { B(.formSheet) }]) { Watcher(root) }
    let device = try TestDevice("ipad-air-2", iOS: "12", app)
    device.window.present("Sheet")
    root.forget()
    device.rotate(.landscapeLeft)
    #expect(root.notes.first?.hasPrefix("viewWillTransition to 1024×768") == true)
  }

  /// R-APP-02, R-APP-03: viewIsAppearing comes once for each appearance, from era 13 on.
  @Test(arguments: [("12", 0), ("13", 1), ("15", 1)])
  func isAppearing(version: String, count: Int) throws {
    let root = Notebook()
    _ = try TestDevice("iphone-8", iOS: version, Self.app(root))
    #expect(root.notes.only("viewIsAppearing").count == count)
    if count > 0 { #expect(root.notes.only("viewIsAppearing") == ["viewIsAppearing 375×667 portrait 12"]) }
  }

  /// R-APP-04: the view loads at first use, once.
  @Test func viewsLoadOnce() throws {
    let device = try TestDevice("iphone-8", iOS: "15", .test { V() })
    var seen: [Bool] = []
    let book = Notebook()
    device.window.perform { _ in
      let other = Watcher(book)
      seen.append(other.isViewLoaded)
      _ = other.view
      _ = other.view
      seen.append(other.isViewLoaded)
    }
    #expect(seen == [false, true])
    #expect(book.notes == ["viewDidLoad"])
  }

  /// R-APP-07: at each layout the width class is that of the width: on an 9.7-inch iPad R from 694 on, C to 507 (R-TRAIT-02).
  @Test func classesAgreeWithWidths() throws {
    let root = Notebook()
    let device = try TestDevice("ipad-air-2", iOS: "9", Self.app(root), .test { V() })
    device.rotate(.landscapeLeft)
    device.fillScreen(with: 1)
    device.rotate(.portrait)
    device.split()
    for note in root.notes.only("viewDidLayoutSubviews") {
      let words = note.split(separator: " ")
      let width = try #require(Int(words[1].prefix { $0 != "×" }))
      #expect(words[3].first == (width >= 694 ? "2" : "1"), "\(note)")
    }
    #expect(root.notes.only("viewDidLayoutSubviews").count > 2)
  }

  /// R-APP-09: neither turns nor the way to the background and back send appearance calls.
  @Test func noAppearanceCalls() throws {
    let root = Notebook()
    let device = try TestDevice("ipad-air-2", iOS: "9", Self.app(root), .test { V() })
    root.forget()
    device.rotate(.landscapeLeft)
    device.fillScreen(with: 2)
    device.fillScreen(with: 1)
    device.split()
    #expect(root.notes.count > 0)
    #expect(root.notes.allSatisfy { !$0.contains("ppear") })
  }

  /// R-APP-10: addChild calls willMove and removeFromParent calls didMove(nil); the two others are the app's to call, and the
  /// ledger has UIKit's alone.
  @Test func containment() throws {
    let device = try TestDevice("iphone-8", iOS: "15", .test { V() })
    device.window.perform { window in
      let child = A()
      window.rootViewController?.addChild(child)
      child.didMove(toParent: window.rootViewController)
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    let moves = device.window.calls.filter { $0.contains("Move(") }
    #expect(moves == ["A.willMove(toParent: V)", "A.didMove(toParent: nil)"])
  }

  /// R-MULTI-07: given two windows, a presentation in one leaves the other as it was, and tells it nothing.
  @Test func aPresentationTurnsNoOtherWindow() throws {
    let app = AppBundle.test(screens: ["Wide": { B(.fullScreen, mask: .landscape) }]) { V() }
    let device = try TestDevice("ipad-air-2", iOS: "9", app, .test { V() })
    device.rotate(.portrait)
    device.window.present("Wide")
    device.window(2).expectOnlyCalls()
    device.window(2).expect(interface: .portrait, visible: "V")
  }
}
