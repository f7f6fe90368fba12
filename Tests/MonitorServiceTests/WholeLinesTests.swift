// What a monitor says without a terminal, whole: every kind of line, everything once, and JSON with all its keys in order.
import Foundation
import Orientation
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct WholeLinesTests {
  private static func receipt(_ ending: Ending, _ windows: [WindowReport] = []) -> MonitorReceipt {
    MonitorReceipt(seq: 5, cause: nil, input: "pop", ending: ending, windows: windows, ledger: [], fingerprint: 255)
  }

  /// In full, and in fewer words beside a picture.
  @Test func everyChangeInWords() {
    var one = Fixtures.split
    one.windows.removeLast()
    let lived = Fixtures.receipt(Fixtures.split, seq: 4, from: .portrait)
    let table: [(MonitorChange, String, String?)] = [
      (
        .state(Fixtures.split),
        "state: ipad-pro-97, iOS 9, device landscapeLeft, interface landscapeRight, 1024×768, windows: "
          + "1 Alternates, 2 BaseController", "state of ipad-pro-97, 2 windows"
      ),
      (
        .state(one),
        "state: ipad-pro-97, iOS 9, device landscapeLeft, interface landscapeRight, 1024×768, windows: 1 Alternates",
        "state of ipad-pro-97, 1 window"
      ),
      (
        .window(Fixtures.refused.windows[1]),
        "window 2: BaseController (background) 507×768 compact×regular portrait, covered: The window is in the "
          + "background; nobody was asked., stack HomeViewController, visible HomeViewController", nil
      ),
      (
        .receipt(lived),
        "#4 deviceOrientation landscapeLeft ⇒ settled; window 1 rotated (portrait → landscapeRight, 507×768); "
          + "window 2 multitasking (portrait → landscapeRight, 507×768)",
        "#4 deviceOrientation landscapeLeft ⇒ settled: 1 rotated, 2 multitasking"
      ),
      (.receipt(Self.receipt(.settled)), "#5 pop ⇒ settled", "#5 pop ⇒ settled"),
      (
        .receipt(Self.receipt(.refused("nothing to pop"))), "#5 pop ⇒ refused: nothing to pop",
        "#5 pop ⇒ refused (nothing to pop)"
      ),
      (.rotationLock(false), "rotation lock: off", nil), (.rotationLock(true), "rotation lock: on", nil),
      (.windowClosed(id: 3), "window 3: closed", nil),
      (.deviceOrientation(from: .portrait, to: .faceUp), "device: portrait → faceUp", nil),
      (.connection(.sensor, .silent), "sensor: silent", nil), (.gap(.host, missed: 1), "host: 1 message missed", nil),
      (.gap(.sensor, missed: 2), "sensor: 2 messages missed", nil), (.note("late"), "late", nil),
    ]
    for (change, long, short) in table {
      #expect(MonitorLines.text(change) == long)
      #expect(MonitorLines.brief(change) == short ?? long)
    }
    var bare = Fixtures.split.windows[0]
    bare.navigationStack = []
    #expect(
      MonitorLines.text(.window(bare))
        == "window 1: Alternates 507×768 compact×regular landscapeRight, rotated: The screen turned and "
        + "AViewController allows landscapeRight., visible ALandscapeViewController")
  }

  // MARK: Once

  @Test func nothingIsKnownYet() {
    #expect(
      MonitorLines.once(MonitorModel(instance: "demo")) == """
        instance   demo
        sensor     connecting
        host       connecting
        lag        –
        gaps       0
        device     nothing known yet

        """)
  }

  /// A screen of 400×200 points in 40 columns has ten points a column and twenty a row.
  private static var phone: MonitorModel {
    var model = MonitorModel(instance: "demo")
    let size = CGSize(width: 400, height: 200)
    let window = WindowSnapshot(
      id: 1, app: "A", isForeground: true, frame: CGRect(origin: .zero, size: size), horizontal: .compact,
      vertical: .unspecified, interface: .portrait, reason: .flat, explanation: "flat: it lies", navigationStack: [],
      visibleController: "V", root: ViewSnapshot(className: "UIWindow", frame: CGRect(origin: .zero, size: size)),
      safeArea: EdgeInsets(top: 47, left: 0.5, bottom: 34, right: 1),
      layoutMargins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    model.apply(
      snapshot: DeviceSnapshot(
        device: "phone", era: "15", deviceOrientation: .faceUp, screenOrientation: .portrait, screenSize: size,
        isRotationLocked: true, windows: [window]), at: 0)
    model.apply(
      reading: SensorReading(
        sample: AccelerationSample(t: 2, x: -1, y: 0.25, z: 0.5), orientation: .landscapeLeft, source: "walk"))
    return model
  }

  @Test func everythingOnce() {
    let above = """
      instance   demo
      sensor     connecting
      host       connecting
      lag        –
      gaps       0
      motion     −1.000 0.250 0.500 g, landscapeLeft, source walk
      device     phone, iOS 15, 400×200
      held       faceUp
      interface  portrait, flat
      lock       locked
      window 1   A, on the screen
        size     400×200, compact×unspecified
        safe     top 47, left 0.5, bottom 34, right 1
        margins  top 1, left 2, bottom 3, right 4
        shows    portrait, flat: it lies
        visible  V

      """
    let line = String(repeating: "─", count: 38)
    let inside = "│" + String(repeating: " ", count: 38) + "│\n"
    let picture =
      "┌\(line)┐\n" + String(repeating: inside, count: 8) + "└ 1 A " + String(repeating: "─", count: 33) + "┘\n"
    #expect(MonitorLines.once(Self.phone, columns: 40) == above + picture)
    // The picture has 40 columns at least and 300 at most.
    #expect(MonitorLines.once(Self.phone, columns: 1) == above + picture)
    for columns in [299, 300, 301] {
      let last = MonitorLines.once(Self.phone, columns: columns).split(separator: "\n").last
      #expect(last?.count == min(columns, 300))
    }
  }

  @Test func windowsOnce() {
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: Fixtures.refused, at: 0)
    let text = MonitorLines.once(model)
    #expect(
      text.contains(
        """
        window 2   BaseController, in the background
          size     507×768, compact×regular
          safe     top 0, left 0, bottom 0, right 0
          margins  top 0, left 0, bottom 0, right 0
          shows    portrait, covered: The window is in the background; nobody was asked.
          stack    HomeViewController
          visible  HomeViewController

        """))
    #expect(text.contains("interface  portrait, on its left side\nlock       locked\n"))
  }

  // MARK: JSON

  @Test func everythingAsJSON() {
    var model = Self.phone
    model.apply(.sensor, is: .live, at: 0)
    model.lag = 0.25
    model.apply(gapOf: 2, from: .host, at: 0)
    var state = model.device ?? Fixtures.split
    state.external = DisplaySize(width: 1920, height: 1080, scale: 2)
    state.windows[0].navigationStack = ["N", "V"]
    state.windows[0].root.subviews = [
      ViewSnapshot(
        className: "UIButton", frame: CGRect(x: 1, y: 2, width: 3, height: 4), isHidden: true, text: "Go", value: "1",
        identifier: "go", isTappable: true)
    ]
    model.apply(snapshot: state, at: 0)
    let device =
      #"{"model":"phone","era":"15","deviceOrientation":"faceUp","interfaceOrientation":"portrait","#
      + #""screen":[400,200],"rotationLocked":true,"contentSize":"large","appearance":"light","#
      + #""external":{"size":[1920,1080],"scale":2},"windows":[{"id":1,"app":"A","foreground":true,"#
      + #""frame":[0,0,400,200],"safeArea":{"top":47,"left":0.5,"bottom":34,"right":1},"#
      + #""layoutMargins":{"top":1,"left":2,"bottom":3,"right":4},"horizontal":"compact","#
      + #""vertical":"unspecified","interfaceOrientation":"portrait","reason":"flat","explanation":"flat: it lies","#
      + #""navigationStack":["N","V"],"visibleController":"V","placement":"full","layer":0,"focused":false,"#
      + #""screen":"device""#
    let root =
      #","root":{"class":"UIWindow","frame":[0,0,400,200],"hidden":false,"text":null,"value":null,"#
      + #""identifier":null,"tappable":false,"subviews":[{"class":"UIButton","frame":[1,2,3,4],"hidden":true,"#
      + #""text":"Go","value":"1","identifier":"go","tappable":true,"subviews":[]}]}"#
    #expect(
      MonitorLines.json(model)
        == #"{"v":1,"kind":"monitor","instance":"demo","sensor":"live","host":"connecting","lag":0.25,"gaps":2,"#
        + #""motion":{"t":2,"x":-1,"y":0.25,"z":0.5,"deviceOrientation":"landscapeLeft","tilt":null,"#
        + #""confidence":null,"source":"walk"},"device":"# + device + root + "}]}}")
    #expect(
      MonitorLines.json(MonitorEvent(time: 1.5, change: .state(state)))
        == #"{"v":1,"t":1.5,"kind":"state","device":"# + device + "}]}}")
    #expect(
      MonitorLines.json(MonitorModel(instance: "x"))
        == #"{"v":1,"kind":"monitor","instance":"x","sensor":"connecting","host":"connecting","lag":null,"gaps":0,"#
        + #""motion":null,"device":null}"#)
  }

  @Test func everyChangeAsJSON() {
    let report = WindowReport(
      id: 1, from: .portrait, interface: .landscapeRight, changed: true, origin: CGPoint(x: 1, y: 2),
      size: CGSize(width: 3, height: 4), horizontal: .compact, vertical: .regular, reason: .rotated, screen: .external)
    var refused = Self.receipt(.refused("why"), [report])
    refused.ledger = [
      LedgerEntry(window: 1, subject: "A", call: "b()"), LedgerEntry(window: 0, subject: "C", call: "d"),
    ]
    let receipt =
      #""input":"pop","windows":[{"id":1,"from":"portrait","interfaceOrientation":"landscapeRight","changed":true,"#
      + #""frame":[1,2,3,4],"horizontal":"compact","vertical":"regular","reason":"rotated","screen":"external"}],"#
      + #""settled":false,"ending":"refused","explanation":"why","fingerprint":"00000000000000ff","#
      + #""ledger":[{"window":1,"subject":"A","call":"b()"},{"window":0,"subject":"C","call":"d"}]"#
    var settled = Self.receipt(.settled, [])
    settled.cause = Cause(epoch: 7, n: 9)
    let table: [(MonitorChange, String)] = [
      (
        .deviceOrientation(from: .portrait, to: .faceUp), #""kind":"deviceOrientation","from":"portrait","to":"faceUp""#
      ),
      (.rotationLock(true), #""kind":"rotationLock","locked":true"#),
      (.windowClosed(id: 3), #""kind":"windowClosed","id":3"#),
      (.connection(.host, .lost), #""kind":"connection","peer":"host","state":"lost""#),
      (.gap(.sensor, missed: 4), #""kind":"gap","peer":"sensor","missed":4"#),
      (.note("x"), #""kind":"note","text":"x""#),
      (.receipt(refused), #""kind":"receipt","seq":5,"cause":null,"# + receipt),
      (
        .receipt(settled),
        #""kind":"receipt","seq":5,"cause":{"epoch":7,"n":9},"input":"pop","windows":[],"settled":true,"#
          + #""ending":"settled","explanation":"","fingerprint":"00000000000000ff","ledger":[]"#
      ),
    ]
    for (change, json) in table {
      #expect(MonitorLines.json(MonitorEvent(time: 2, change: change)) == #"{"v":1,"t":2,"# + json + "}")
    }
  }

  // MARK: Views

  /// The console's words about a view, for those who show it elsewhere; nil where there is no such window or view.
  @Test func wordsAboutAView() {
    #expect(MonitorLines.view(at: [0, 9], of: 1, in: Fixtures.split, layout: nil) == nil)
    #expect(MonitorLines.view(at: [], of: 3, in: Fixtures.split, layout: nil) == nil)
    #expect(
      MonitorLines.view(at: [0, 0, 3], of: 1, in: Fixtures.split, layout: nil) == [
        "UILabel", "text      “never seen”", "          cannot be tapped, hidden", "frame     0,0 300×300",
        "in window 0,0 300×300", "traits    compact×regular, landscapeRight", "safe area wholly inside",
        "covered   by nothing", "rules     asked for",
      ])
  }
}
