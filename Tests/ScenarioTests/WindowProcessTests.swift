// Several windows of several apps as a user has them, moved by verbs; and what verbs about windows and sizes refuse.
import Foundation
import Launcher
import Testing

@MainActor
@Suite(.serialized)
struct WindowProcessTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private struct Shown: Equatable {
    var app: String
    var interface: String
    var frame: CGRect
  }

  /// The windows on the screen, in order of identifier, and the screen.
  private func windows() throws -> (shown: [Shown], screen: CGSize) {
    let state = try JSONLine(try sandbox.swivel("get", "--json").output)
    let shown = try state.lines("windows").map { window in
      let numbers = try #require(window.object["frame"] as? [NSNumber]).map(\.doubleValue)
      return Shown(
        app: try window.string("app"), interface: try window.string("interfaceOrientation"),
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    return (shown, try state.size("screen"))
  }

  private func settled(_ words: String...) throws {
    let ran = try sandbox.start(words).finish()
    #expect(ran.status == 0, "\(words) \(ran)")
  }

  private func expectApart(_ windows: [Shown], on screen: CGSize) {
    for (index, window) in windows.enumerated() {
      #expect(CGRect(origin: .zero, size: screen).insetBy(dx: -0.5, dy: -0.5).contains(window.frame), "\(window)")
      for other in windows[..<index] {
        // Neighbours share an edge, and no pixel of the screen.
        let common = window.frame.intersection(other.frame)
        #expect(common.isNull || common.width < 0.5 || common.height < 0.5, "\(window) and \(other)")
      }
    }
  }

  @Test("four windows of three apps in quarters of one iPad turn and resize together, none on another")
  func fourWindows() throws {
    try settled(
      "up", "--detach", "--device", "ipad-pro-11-4", "--era", "26", "--app", "Alternates,BaseController,Programmatic")
    try settled("window", "open", "Alternates")
    try settled("rotate", "landscapeLeft")
    for (id, tile) in [("1", "top-left"), ("2", "top-right"), ("3", "bottom-left"), ("4", "bottom-right")] {
      try settled("window", "tile", id, tile)
    }
    let before = try windows()
    #expect(before.shown.map(\.app) == ["Alternates", "BaseController", "Programmatic", "Alternates"])
    #expect(before.screen == CGSize(width: 1194, height: 834))
    #expect(before.shown.allSatisfy { $0.frame.size == CGSize(width: 597, height: 417) })
    expectApart(before.shown, on: before.screen)

    // Whoever asks for no window hears of all.
    func explained(_ words: String...) throws -> Set<Int> {
      let ran = try sandbox.start(["why", "--json"] + words).finish()
      return Set(try ran.output.split(separator: "\n").map { try JSONLine($0).int("window") })
    }
    #expect(try explained() == [1, 2, 3, 4])
    #expect(try explained("--window", "2") == [2])

    try settled("rotate", "portrait")
    let upright = try windows()
    #expect(upright.screen == CGSize(width: 834, height: 1194))
    #expect(upright.shown.allSatisfy { $0.interface == "portrait" && $0.frame.size == CGSize(width: 417, height: 597) })
    expectApart(upright.shown, on: upright.screen)

    // Each is made smaller by the corner in the middle of the screen, and no other window hears of it.
    for (id, corner) in [("1", "bottom-right"), ("2", "bottom-left"), ("3", "top-right"), ("4", "top-left")] {
      let others = try windows().shown
      try settled("window", "resize", id, "400x500", "--corner", corner, "--steps", "5")
      let now = try windows().shown
      #expect(now.map(\.frame.size)[Int(id)! - 1] == CGSize(width: 400, height: 500))
      #expect(now.indices.filter { now[$0] != others[$0] } == [Int(id)! - 1])
    }
    let resized = try windows()
    expectApart(resized.shown, on: resized.screen)

    // A turn moves them all; turning back puts each where its user had it.
    try settled("rotate", "landscapeLeft")
    #expect(try windows().shown.map(\.interface) == [String](repeating: "landscapeRight", count: 4))
    try settled("rotate", "portrait")
    #expect(try windows().shown == resized.shown)
    try settled("down")
  }

  @Test(
    "what no device or window can be is a usage error that says what is expected",
    arguments: [
      (["up", "--size", "1180"], "expected WIDTHxHEIGHT@SCALE"), (["up", "--size", "nanx820@2"], "got 'nanx820@2'"),
      (["up", "--size", "-5x820@2"], "--size"), (["up", "--size", "1180x820", "--device", "ipad-air-2"], "not both"),
      (["sweep", "--app", "Alternates", "--device", "ipad-99"], "no device 'ipad-99'"),
      (["sweep", "--app", "Nope"], "no app 'Nope'"), (["sweep"], "--app NAME or --storyboard FILE"),
      (["sweep", "--storyboard", "/nowhere.storyboard"], "/nowhere.storyboard"),
      (["sweep", "--app", "Alternates", "--width", "500..320"], "FROM..TO"),
      (["sweep", "--app", "Alternates", "--width", "nan..320"], "FROM..TO"),
      (["devices", "show", "--size", "4001x20@9"], "expected WIDTHxHEIGHT@SCALE"), (["devices", "show"], "or --size"),
      (["window", "resize", "1", "nanx400"], "expected WIDTHxHEIGHT in points, got 'nanx400'"),
      (["window", "resize", "1", "-5x400"], "more than 0×0, got '-5x400'"),
      (["window", "resize", "1", "0x400"], "more than 0×0"), (["window", "move", "1", "inf,0"], "got 'inf,0'"),
      (["window", "divider", "-4"], "0 or more, got '-4'"), (["devices", "show", "ipad-99"], "did you mean 'ipad-9'?"),
      (["window", "divider", "nan"], "expected a distance"),
    ])
  func badSizes(words: [String], text: String) throws {
    let ran = try sandbox.start(words).finish()
    #expect(ran.status == 2, "\(ran)")
    #expect(ran.diagnostics.contains(text), "\(ran)")
  }

  @Test("what a device or version does not offer is refused with the reason, and the state stays")
  func refusals() throws {
    func refused(_ table: [([String], String)]) throws {
      let before = try sandbox.swivel("get", "--json").output
      for (words, reason) in table {
        let ran = try sandbox.start(["window"] + words).finish()
        #expect(ran.status == 3 && ran.output.contains(reason), "\(words) \(ran)")
        #expect(try sandbox.swivel("get", "--json").output == before, "\(words)")
      }
    }
    try settled("up", "--detach", "--device", "iphone-15", "--era", "18", "--app", "Alternates")
    try refused([
      (["resize", "1", "400x400"], "is a phone"), (["split", "half"], "has no Split View"),
      (["slideover", "1"], "is a phone"), (["close", "1"], "last one"),
    ])
    try settled("down")
    try settled("up", "--detach", "--device", "ipad-pro-11-4", "--era", "26", "--app", "Alternates,Pages")
    try refused([
      (["split", "half"], "has no Split View"), (["resize", "1", "300x500"], "at least 320×320"),
      (["resize", "1", "3000x500"], "larger than the screen"), (["close", "9"], "there is no window 9"),
    ])
    try settled("down")
  }

  @Test("a storyboard is swept without code: at 320 two coloured labels of 200 lie upon each other, at 480 they do not")
  func storyboard() throws {
    let path = sandbox.runtime + "/Narrow.storyboard"
    try Self.narrow.write(toFile: path, atomically: false, encoding: .utf8)
    let ran = try sandbox.swivel(
      "sweep", "--storyboard", path, "--size", "768x1024@2", "--width", "320..480", "--orientation", "portrait",
      "--check", "overlapping", "--junit", sandbox.runtime + "/junit.xml", "--svg", sandbox.runtime + "/sheet.svg")
    #expect(ran.status == 1, "\(ran)")
    // Coloured labels of 200 points from both edges share more than a point up to 398.
    #expect(ran.output.contains("breaks for width 320–398"), "\(ran)")
    #expect(try String(contentsOfFile: sandbox.runtime + "/junit.xml", encoding: .utf8).contains("<failure"))
    #expect(try String(contentsOfFile: sandbox.runtime + "/sheet.svg", encoding: .utf8).hasPrefix("<svg"))
    let json = try sandbox.swivel(
      "sweep", "--storyboard", path, "--size", "768x1024@2", "--check", "overlapping", "--json")
    #expect(try JSONLine(try #require(json.output.split(separator: "\n").last)).string("app") == "Narrow")
  }

  @Test(
    "of a storyboard's scenes those are swept that are named, by any of their names; one that is none names the others")
  func scenes() throws {
    let path = sandbox.runtime + "/Two.storyboard"
    try Self.two.write(toFile: path, atomically: false, encoding: .utf8)
    for (words, scenes) in [
      ([], ["first", "second"]), (["--scene", "Other"], ["second"]), (["--scene", "first"], ["first"]),
      (["--scene", "s2"], ["second"]), (["--scene", "Other", "--scene", "Plain"], ["first", "second"]),
    ] {
      let ran = try sandbox.start(
        ["sweep", "--storyboard", path, "--size", "768x1024@2", "--orientation", "portrait", "--json"] + words
      ).finish()
      #expect(ran.status == 0, "\(ran)")
      #expect(try ran.output.split(separator: "\n").map { try JSONLine($0).string("scene") } == scenes, "\(words)")
    }
    let none = try sandbox.swivel("sweep", "--storyboard", path, "--scene", "Nobody")
    #expect(none.status == 2)
    #expect(none.diagnostics.contains("no scene 'Nobody' with content, only first (Plain), second (Other)"), "\(none)")
    let app = try sandbox.swivel("sweep", "--app", "Alternates", "--device", "iphone-8", "--scene", "first")
    #expect(app.status == 2 && app.diagnostics.contains("--scene: Alternates is no storyboard"), "\(app)")
  }

  /// Two scenes, a label in each.
  private static let two = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="first">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="Plain" id="first" sceneMemberID="viewController">
            <view key="view" id="r1">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews><label text="One" id="l1"><rect key="frame" x="10" y="100" width="50" height="21"/></label></subviews>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Other" id="second" sceneMemberID="viewController">
            <view key="view" id="r2">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews><label text="Two" id="l2"><rect key="frame" x="10" y="100" width="50" height="21"/></label></subviews>
            </view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  /// A label from each edge, both 200 wide and at the same height.
  private static let narrow = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <label text="Left" translatesAutoresizingMaskIntoConstraints="NO" id="left">
                <rect key="frame" x="0" y="200" width="200" height="20"/>
                <color key="backgroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <constraints><constraint firstAttribute="width" constant="200" id="c1"/></constraints>
              </label>
              <label text="Right" translatesAutoresizingMaskIntoConstraints="NO" id="right">
                <rect key="frame" x="175" y="200" width="200" height="20"/>
                <color key="backgroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <constraints><constraint firstAttribute="width" constant="200" id="c2"/></constraints>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="left" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
              <constraint firstItem="right" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c4"/>
              <constraint firstItem="left" firstAttribute="top" secondItem="root" secondAttribute="top" constant="200" id="c5"/>
              <constraint firstItem="right" firstAttribute="top" secondItem="root" secondAttribute="top" constant="200" id="c6"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
}
