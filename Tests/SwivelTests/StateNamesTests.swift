// One name and one form for each value of a state, whoever says it: get, tree, expect, scripts and the monitor.
import ArgumentParser
import Emulator
import Foundation
import MonitorService
import Orientation
import Scripting
import Testing

@testable import swivel

@Suite struct StateNamesTests {
  /// A value as it must be seen.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var older: [String] = []
    /// What `get NAME` prints.
    var text: String
    /// What stands in JSON.
    var json: String
    /// Parts of another value can be asked for, and stand in no listing.
    var isListed = true

    var testDescription: String { name }
  }

  static let state = DeviceSnapshot(
    device: "ipad-air-5", era: "26", deviceOrientation: .faceUp, screenOrientation: .landscapeLeft,
    screenSize: CGSize(width: 1180, height: 820), isRotationLocked: true,
    windows: [
      WindowSnapshot(
        id: 2, app: "Pages", isForeground: true, frame: CGRect(x: 10, y: 20.5, width: 507, height: 768),
        horizontal: .compact, vertical: .regular, interface: .landscapeRight, reason: .mask,
        explanation: "only portrait", navigationStack: ["AP", "B"], visibleController: "B",
        root: ViewSnapshot(
          className: "UIWindow", frame: CGRect(x: 10, y: 20.5, width: 507, height: 768),
          subviews: [
            ViewSnapshot(
              className: "UIButton", frame: CGRect(x: 1, y: 2, width: 3, height: 4.5), isHidden: true, text: "Open",
              value: "selected", identifier: "open-b", isTappable: true)
          ]),
        placement: .free, layer: 3, isFocused: false, screen: .external,
        safeArea: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        layoutMargins: EdgeInsets(top: 24, left: 20, bottom: 20, right: 20.5))
    ],
    external: DisplaySize(width: 1920, height: 1080, scale: 2))

  // swift-format-ignore
  static let device = [
    Row(name: "model", text: "ipad-air-5", json: #""ipad-air-5""#),
    Row(name: "era", text: "26", json: #""26""#),
    Row(name: "deviceOrientation", older: ["device"], text: "faceUp", json: #""faceUp""#),
    Row(name: "interfaceOrientation", older: ["interface"], text: "landscapeLeft", json: #""landscapeLeft""#),
    Row(name: "screen", text: "1180x820", json: "[1180,820]"),
    Row(name: "rotationLocked", older: ["lock"], text: "on", json: "true"),
    Row(name: "contentSize", text: "large", json: #""large""#),
    Row(name: "appearance", text: "light", json: #""light""#),
    Row(name: "external", older: ["display"], text: "1920x1080@2", json: #"{"size":[1920,1080],"scale":2}"#),
  ]

  // swift-format-ignore
  static let window = [
    Row(name: "id", text: "2", json: "2"),
    Row(name: "app", text: "Pages", json: #""Pages""#),
    Row(name: "foreground", text: "yes", json: "true"),
    Row(name: "frame", text: "10,20.5,507,768", json: "[10,20.5,507,768]"),
    Row(name: "size", text: "507x768", json: "[507,768]", isListed: false),
    Row(name: "origin", text: "10,20.5", json: "[10,20.5]", isListed: false),
    Row(
      name: "safeArea", text: "24,0,20,0", json: #"{"top":24,"left":0,"bottom":20,"right":0}"#),
    Row(name: "layoutMargins", text: "24,20,20,20.5", json: #"{"top":24,"left":20,"bottom":20,"right":20.5}"#),
    Row(name: "horizontal", older: ["h"], text: "compact", json: #""compact""#),
    Row(name: "vertical", older: ["v", "v_class"], text: "regular", json: #""regular""#),
    Row(name: "interfaceOrientation", older: ["interface"], text: "landscapeRight", json: #""landscapeRight""#),
    Row(name: "reason", text: "mask", json: #""mask""#),
    Row(name: "explanation", older: ["why"], text: "only portrait", json: #""only portrait""#),
    Row(name: "navigationStack", older: ["stack"], text: "AP,B", json: #"["AP","B"]"#),
    Row(name: "visibleController", older: ["visible"], text: "B", json: #""B""#),
    Row(name: "placement", text: "free", json: #""free""#),
    Row(name: "layer", text: "3", json: "3"),
    Row(name: "focused", text: "no", json: "false"),
    Row(name: "screen", text: "external", json: #""external""#),
  ]

  /// The fields of a JSON object.
  static func object(_ rows: [Row]) -> String {
    rows.filter(\.isListed).map { "\"\($0.name)\":\($0.json)" }.joined(separator: ",")
  }

  private func get(_ words: String...) throws -> [String] { try Get.parse(words).lines(of: Self.state) }

  @Test func everythingIsListedUnderItsName() throws {
    let own = Self.device.map { "\($0.name)=\($0.text)" }
    let shown = Self.window.filter(\.isListed).map { "\($0.name)=\($0.text)" }
    #expect(try get() == own + shown.map { "window.2.\($0)" })
    #expect(try get("--window", "2") == shown)
  }

  @Test func getAndTheMonitorPrintTheSameJSON() throws {
    let windows = Self.object(Self.window)
    let device = #"\#(Self.object(Self.device)),"windows":[{\#(windows)}]"#
    #expect(try get("--json") == [#"{"v":1,\#(device)}"#])
    let state = MonitorEvent(time: 1.5, change: .state(Self.state))
    #expect(MonitorLines.json(state) == #"{"v":1,"t":1.5,"kind":"state","device":{\#(device)}}"#)
    let changed = MonitorEvent(time: 2, change: .window(Self.state.windows[0]))
    #expect(MonitorLines.json(changed) == #"{"v":1,"t":2,"kind":"window","window":{\#(windows)}}"#)
    #expect(Self.state.windows[0].json.closed == #"{"v":1,\#(windows)}"#)
  }

  /// A tree has a view a line, the monitor one in the other.
  @Test func treeAndTheMonitorPrintTheSameViews() throws {
    let root =
      #""class":"UIWindow","frame":[10,20.5,507,768],"hidden":false,"text":null,"value":null,"identifier":null,"tappable":false"#
    let button =
      #""class":"UIButton","frame":[1,2,3,4.5],"hidden":true,"text":"Open","value":"selected","identifier":"open-b","tappable":true"#
    #expect(
      try Tree.parse(["--json"]).lines(of: Self.state) == [
        #"{"v":1,"window":2,"depth":0,\#(root)}"#, #"{"v":1,"window":2,"depth":1,\#(button)}"#,
      ])
    var model = MonitorModel(instance: "x")
    model.apply(snapshot: Self.state, at: 0)
    #expect(MonitorLines.json(model).contains(#""root":{\#(root),"subviews":[{\#(button),"subviews":[]}]}}]"#))
  }

  /// Older names are understood and come out under the present one.
  @Test(arguments: device)
  func aValueOfTheDevice(row: Row) throws {
    for name in [row.name] + row.older {
      #expect(try get(name) == [row.text])
      #expect(try get(name, "--json") == [#"{"v":1,"\#(row.name)":\#(row.json)}"#])
      let met = try Expect.parse(["\(name)=\(row.text)"]).checks(of: Self.state)
      #expect(met.map(\.line) == ["ok   \(row.name)=\(row.text)"])
      #expect(try expectation(#""\#(name)":"\#(row.text)""#) == "\(row.name)=\(row.text)")
    }
  }

  @Test(arguments: window)
  func aValueOfAWindow(row: Row) throws {
    for name in [row.name] + row.older {
      let long = "window.2.\(name)"
      #expect(try get(long) == [row.text])
      #expect(try get(name, "--window", "2") == [row.text])
      #expect(try get(long, "--json") == [#"{"v":1,"window.2.\#(row.name)":\#(row.json)}"#])
      let missed = try Expect.parse(["\(long)=other", "--json"]).checks(of: Self.state)
      #expect(missed.map(\.isMet) == [false])
      #expect(
        missed[0].line
          == #"{"v":1,"key":"window.2.\#(row.name)","expected":"other","actual":"\#(row.text)","met":false}"#)
      let key = "window.2.\(row.name)=\(row.text)"
      #expect(try expectation(#""\#(long)":"\#(row.text)""#) == key)
      // In a script `why` is a part of what `swivel why` prints.
      if name != "why" { #expect(try expectation(#""window":2,"\#(name)":"\#(row.text)""#) == key) }
    }
  }

  /// What a script expects with these words, as NAME=TEXT.
  private func expectation(_ words: String) throws -> String? {
    let script = try Script(
      text: #"{"v":1,"record":"header","device":"a","era":"9","apps":[]}"# + "\n"
        + #"{"record":"expect",\#(words)}"#,
      path: "a")
    guard case .value(let key, let text) = script.launch.expectations.first?.what else { return nil }
    return "\(key)=\(text)"
  }

  @Test(arguments: [
    "nothing", "app", "window", "window.2", "window.2.model", "window.0.app", "window.-2.app", "window.two.app",
    "window.2.app.x", "", "Model",
  ])
  func whatIsNoName(name: String) {
    #expect(StateKey(name) == nil)
    #expect(throws: Failure.self) { try get("--", name) }
  }

  @Test func anotherWindowHasNoValues() throws {
    #expect(throws: Failure.self) { try get("window.3.app") }
    #expect(throws: Failure.self) { try get("app", "--window", "3") }
    #expect(Self.state.answer(to: try #require(StateKey("window.3.app"))) == nil)
  }
}
