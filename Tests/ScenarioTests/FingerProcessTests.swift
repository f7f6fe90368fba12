// Typing, scrolling and dragging by the real verbs on a document without code, and the session run again.
import Foundation
import Launcher
import Testing

@MainActor @Suite("Fingers through the processes", .serialized) struct FingerProcessTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// A field, and 900 points of content in a scroll view of 300.
  private static let form = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <textField id="name" fixedFrame="YES"><rect key="frame" x="20" y="40" width="200" height="30"/></textField>
              <scrollView id="list" fixedFrame="YES">
                <rect key="frame" x="0" y="100" width="375" height="300"/>
                <subviews>
                  <view id="content" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="0" y="0" width="375" height="900"/>
                    <constraints>
                      <constraint firstAttribute="height" constant="900" id="c1"/>
                      <constraint firstAttribute="width" constant="375" id="c2"/>
                    </constraints>
                  </view>
                </subviews>
                <constraints>
                  <constraint firstItem="content" firstAttribute="top" secondItem="list" secondAttribute="top" id="c3"/>
                  <constraint firstItem="content" firstAttribute="leading" secondItem="list" secondAttribute="leading" id="c4"/>
                  <constraint firstItem="list" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="c5"/>
                  <constraint firstItem="list" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c6"/>
                </constraints>
              </scrollView>
            </subviews>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test("keys arrive, a list scrolls to its end and no further, a drag moves it back; the log says the same again")
  func actsAreLogged() throws {
    let path = sandbox.runtime + "/Form.storyboard"
    try Self.form.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(try sandbox.swivel("up", "--detach", "--device", "iphone-8", "--storyboard", path).status == 0)
    let steps: [(words: [String], status: Int32, told: String)] = [
      (["type", "x"], 3, "nothing is being edited"), (["type", "Anna", "--into", "name"], 0, "settled"),
      (["type", "e", "--delete", "1"], 0, "settled"), (["type", "--into", "list", "x"], 3, "list"),
      (["scroll", "list", "--by", "0,200"], 0, "settled"), (["scroll", "list", "--to", "bottom"], 0, "settled"),
      (["scroll", "list", "--to", "bottom"], 3, "does not scroll further that way"),
      (["scroll", "--to", "right"], 3, "does not scroll further that way"),
      (["drag", "list", "--by", "0,150"], 0, "settled"),
      (["drag", "--from", "400,10", "--by", "0,1"], 3, "nothing to touch"),
      (["press", "nowhere"], 3, "nothing visible is called"),
      (["drag", "list", "--by", "0,1", "--in", "99"], 3, "60 s"),
      (["scroll", "list"], 2, "say how far"), (["scroll", "list", "--by", "nan,1"], 2, "--by"),
      (["drag", "--by", "1,1"], 2, "say where"), (["type"], 2, "no keys"),
      (["type", "--clear", "--delete", "3"], 2, "--clear"),
    ]
    for step in steps {
      let ran = try sandbox.start(["act"] + step.words).finish()
      #expect(ran.status == step.status && (ran.output + ran.diagnostics).contains(step.told), "\(step.words) \(ran)")
    }
    let tree = try sandbox.swivel("tree", "--json").output
    #expect(tree.contains("\"Anne\""), "\(tree)")
    // The end is at 900 - 300 = 600; a finger that goes down by 150 leaves 450.
    let script = sandbox.runtime + "/session.swivel"
    #expect(try sandbox.swivel("record", script).status == 0)
    let text = try String(contentsOfFile: script, encoding: .utf8)
    #expect(text.contains(#""event":"type","window":1,"text":"e","deletes":1"#), "\(text)")
    #expect(text.contains(#""event":"drag","window":1,"target":"list""#), "\(text)")
    #expect(try sandbox.swivel("run", script, "--storyboard", path).status == 0)
    try sandbox.down()
  }
}
