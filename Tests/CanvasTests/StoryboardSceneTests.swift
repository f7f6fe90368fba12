// Scenes of a storyboard shown by themselves: those with content, each under the bars it has where a segue leads to it.
import Canvas
import DeviceCatalog
import DeviceFixtures
import Emulator
import InterfaceBuilder
import SwivelUI
import Testing

@MainActor @Suite struct StoryboardSceneTests {
  private static func label(_ id: String) -> String {
    """
    <view key="view" contentMode="scaleToFill" id="\(id)-v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><label opaque="NO" userInteractionEnabled="NO" text="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-l">
    <rect key="frame" x="20" y="100" width="100" height="20"/></label></subviews></view>
    """
  }

  private static func scene(_ controller: String) -> String { "<scene><objects>\(controller)</objects></scene>" }

  /// A navigation controller with `a` as its root, from which `b` is pushed and `c` presented; `empty` shows nothing.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
    useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
    <scenes>
    """
    + scene(
      "<navigationController id=\"nav\"><connections><segue destination=\"a\" kind=\"relationship\" "
        + "relationship=\"rootViewController\" id=\"s1\"/></connections></navigationController>")
    + scene(
      "<viewController id=\"a\" userLabel=\"First\">\(label("a"))<connections><segue destination=\"b\" kind=\"show\" "
        + "id=\"s2\"/><segue destination=\"c\" kind=\"presentation\" id=\"s3\"/></connections></viewController>")
    + scene("<viewController id=\"b\" storyboardIdentifier=\"Second\">\(label("b"))</viewController>")
    + scene("<viewController id=\"c\" customClass=\"Third\">\(label("c"))</viewController>")
    + scene(
      "<viewController id=\"empty\"><view key=\"view\" contentMode=\"scaleToFill\" id=\"e-v\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view></viewController>")
    + "</scenes></document>"

  private func scenes() throws -> [StoryboardScene] {
    StoryboardScene.all(of: try InterfaceDocument(Array(Self.text.utf8), file: "Main.storyboard"))
  }

  @Test("every scene with content is listed, by its label, identifier or class, and whether it is in a stack")
  func listed() throws {
    let scenes = try scenes()
    #expect(scenes.map(\.controller) == ["a", "b", "c"])
    #expect(scenes.map(\.name) == ["First", "Second", "Third"])
    #expect(scenes.map(\.isInNavigation) == [true, true, false])
  }

  @Test("a scene is found by its identifier and by its name, not by a part of it")
  func called() throws {
    let document = try InterfaceDocument(Array(Self.text.utf8), file: "Main.storyboard")
    let scenes = StoryboardScene.all(of: document)
    for words in ["b", "Second"] {
      #expect(scenes.filter { $0.isCalled(words, in: document) }.map(\.controller) == ["b"])
    }
    #expect(!scenes.contains { $0.isCalled("Sec", in: document) })
  }

  @Test("the pushed scene is shown under a navigation bar, the presented one without")
  func shown() throws {
    for (scene, isInStack) in zip(try scenes(), [true, true, false]) {
      let app = AppBundle.showing(
        storyboard: "Main", scene: scene, files: ["Main.storyboard": Array(Self.text.utf8)])
      let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app])
      let window = device.snapshot.windows[0]
      #expect(!window.navigationStack.isEmpty == isInStack)
      #expect(device.inspect(window: 1) { texts(in: $0).contains(scene.controller) } == true)
    }
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
  }
}
