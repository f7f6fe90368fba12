// Names public apps use now and then: what each does, by Apple's documentation of it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct RarerNamesTests {
  /// CAScrollLayer's documentation: a layer that scrolls along one axis keeps its place along the other; a rectangle is scrolled to
  /// only as far as it takes to see it.
  @Test(arguments: [
    (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)), (.vertically, CGPoint(x: 0, y: 40)),
    (.horizontally, CGPoint(x: 30, y: 0)), (.none, CGPoint(x: 0, y: 0)),
  ])
  func aLayerScrollsAlongItsAxes(mode: CAScrollLayerScrollMode, place: CGPoint) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let layer = CAScrollLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.scrollMode = mode
      layer.scroll(to: CGPoint(x: 30, y: 40))
      #expect(layer.bounds.origin == place)
    }
  }

  @Test(arguments: [
    (CGRect(x: 20, y: 20, width: 10, height: 10), CGPoint.zero),
    (CGRect(x: 150, y: 20, width: 10, height: 10), CGPoint(x: 60, y: 0)),
    (CGRect(x: -5, y: 195, width: 10, height: 10), CGPoint(x: -5, y: 105)),
  ])
  func aLayerScrollsAsFarAsNeeded(rect: CGRect, place: CGPoint) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let layer = CAScrollLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.scroll(to: rect)
      #expect(layer.bounds.origin == place)
    }
  }

  /// UIPageControlTimerProgress: a page is shown for its duration, the last one stays unless the first is to follow it.
  @Test(arguments: [(false, [0, 1, 2, 2]), (true, [0, 1, 2, 0])])
  func pagesTurnByTheClock(resets: Bool, pages: [Int]) throws {
    let driver = Driver(
      try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [.showing("Mine", .init()) { UIViewController() }]))
    _ = driver.device.perform(window: 1) { window in
      let dots = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
      dots.numberOfPages = 3
      let progress = UIPageControlTimerProgress(preferredDuration: 2)
      progress.resetsToInitialPageAfterEnd = resets
      progress.setDuration(4, forPage: 1)
      dots.progress = progress
      window.rootViewController?.view.addSubview(dots)
      progress.resumeTimer()
    }
    func page() -> Int? {
      driver.device.inspect(window: 1) { ($0.rootViewController?.view.subviews.first as? UIPageControl)?.currentPage }
        ?? nil
    }
    var seen: [Int?] = []
    // The driver's first two events are at one and at two seconds: looked at after 1.5, 3, 7 and 9.
    for seconds in [0.5, 1, 4, 2] {
      _ = driver.send(.wait(seconds))
      seen.append(page())
    }
    #expect(seen == pages)
  }

  /// A page that stood still for a while goes on from where it was: of four seconds one is over, and three are left.
  @Test func aPageGoesOnWhereItStoodStill() throws {
    let driver = Driver(
      try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [.showing("Mine", .init()) { UIViewController() }]))
    let progress = try #require(
      driver.device.inspect(window: 1) { window in
        let dots = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
        dots.numberOfPages = 2
        dots.progress = UIPageControlTimerProgress(preferredDuration: 4)
        window.rootViewController?.view.addSubview(dots)
        return dots.progress as? UIPageControlTimerProgress
      } ?? nil)
    func page() -> Int? {
      driver.device.inspect(window: 1) { ($0.rootViewController?.view.subviews.first as? UIPageControl)?.currentPage }
        ?? nil
    }
    _ = driver.send(.wait(1))
    _ = driver.device.perform(window: 1) { _ in progress.resumeTimer() }
    _ = driver.send(.wait(1))
    _ = driver.device.perform(window: 1) { _ in
      #expect(abs(progress.currentProgress - 0.25) < 0.001)
      progress.pauseTimer()
    }
    _ = driver.send(.wait(10))
    #expect(page() == 0)
    _ = driver.device.perform(window: 1) { _ in
      #expect(abs(progress.currentProgress - 0.25) < 0.001)
      progress.resumeTimer()
    }
    _ = driver.send(.wait(2.5))
    #expect(page() == 0)
    _ = driver.send(.wait(1))
    #expect(page() == 1)
  }

  /// UIPasteControl: a tap hands its target what is on the pasteboard, where the target takes all of it.
  @Test(arguments: [(["public.utf8-plain-text"], 1), (["public.image"], 0), ([], 0)])
  func aButtonPastes(types: [String], pasted: Int) throws {
    let driver = Driver(
      try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.showing("Mine", .init()) { PastingScreen() }]))
    _ = driver.device.perform(window: 1) { window in
      UIPasteboard.general.string = "words"
      window.rootViewController?.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: types)
    }
    #expect(driver.tap("Paste").ending == .settled)
    driver.device.inspect(window: 1) { window in
      #expect((window.rootViewController as? PastingScreen)?.pasted == pasted)
    }
  }

  /// UIApplication's documentation of before iOS 10: a notification comes at its time, one without at once, one that was cancelled
  /// never.
  @Test func notificationsOfBeforeEra10() throws {
    try onDevice(.iPhone6, Era(9)) { _ in
      let application = UIApplication.shared
      let due = UILocalNotification()
      due.fireDate = Date(timeIntervalSinceReferenceDate: 4_000_000_000)
      application.scheduleLocalNotification(due)
      #expect(application.scheduledLocalNotifications?.count == 1)
      application.cancelLocalNotification(due)
      #expect(application.scheduledLocalNotifications?.count == 0)
      #expect(application.currentUserNotificationSettings == nil)
      application.registerUserNotificationSettings(
        UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
      #expect(application.currentUserNotificationSettings?.types == [.alert, .badge])
    }
  }

  /// UITextDocumentProxy: what stands before and after the insertion point of what is edited, nil where there is nothing.
  @Test func aKeyboardKnowsTheText() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let field = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
      window.rootViewController?.view.addSubview(field)
      field.becomeFirstResponder()
      let proxy = UIInputViewController().textDocumentProxy
      #expect(proxy.documentContextBeforeInput == nil)
      proxy.insertText("tilted")
      #expect(proxy.documentContextBeforeInput == "tilted")
      proxy.adjustTextPosition(byCharacterOffset: -2)
      #expect([proxy.documentContextBeforeInput, proxy.documentContextAfterInput] == ["tilt", "ed"])
      proxy.deleteBackward()
      #expect(field.text == "tiled")
    }
  }

  /// The naming table of an OpenType file has PostScript's name as number 6, in big-endian UTF-16 for Windows.
  @Test func aFontsNameIsRead() throws {
    let name = Array("Ab".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    let table: [UInt8] = [0, 0, 0, 1, 0, 18, 0, 3, 0, 1, 4, 9, 0, 6, 0, UInt8(name.count), 0, 0] + name
    let head: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    let row = Array("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, UInt8(table.count)]
    let bytes = head + row + table
    func font(_ bytes: [UInt8]) -> CGFont? { CGDataProvider(data: Data(bytes) as NSData).flatMap { CGFont($0) } }
    #expect(font(bytes)?.postScriptName.map { String(describing: $0) } == "Ab")
    #expect(font(Array(bytes.dropLast())) == nil, "a table that ends beyond the file")
    #expect(font(Array("no font at all".utf8)) == nil)
  }

  /// `UIAccessibility.convertToScreenCoordinates`: by the places of the views around, up to the screen.
  @Test func placesOnTheScreen() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 30))
      outer.addSubview(inner)
      window.addSubview(outer)
      let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
      #expect(
        UIAccessibility.convertToScreenCoordinates(rect, in: inner) == CGRect(x: 11, y: 22, width: 5, height: 5))
      let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: inner)
      #expect(path.bounds == CGRect(x: 11, y: 22, width: 5, height: 5))
    }
  }

  /// UIPasteboard: objects that are copied come back as providers of their kind, in their order.
  @Test func objectsOnThePasteboard() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let board = UIPasteboard.general
      board.setObjects(["words" as NSString, NSURL(fileURLWithPath: "/a"), UIColor.red])
      #expect(
        board.itemProviders.map(\.registeredTypeIdentifiers.first)
          == ["public.utf8-plain-text", "public.url", "com.apple.uikit.color"])
      #expect(board.string == "words")
    }
  }
}

private final class PastingScreen: UIViewController {
  var pasted = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    control.target = self
    view.addSubview(control)
  }
  override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
}
