// What an app, a document or a log says is shown and not obeyed: no verb hands a terminal orders or lines of somebody else's.
import Foundation
import Launcher
import Testing

@MainActor @Suite("Words that are orders", .serialized) struct HostileWordsTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// What ECMA-48 calls a control sequence, in seven bits and in eight, a right-to-left override, and a line of its own.
  private static let words = "\u{1b}[31m\u{9b}2J\u{202e}x\n#9 forged"

  /// The same in XML 1.0, which has no escape character: a label that reaches beyond its window, and a button.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController" title="T&#155;31m&#x202e;x&#13;y&#10;#9 forged">
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <textField id="name" fixedFrame="YES"><rect key="frame" x="20" y="40" width="200" height="30"/></textField>
              <label id="lb" fixedFrame="YES" text="L&#155;31m&#x202e;x&#13;y&#10;#9 forged">
                <rect key="frame" x="300" y="140" width="200" height="30"/>
              </label>
              <button id="bt" fixedFrame="YES">
                <rect key="frame" x="20" y="140" width="200" height="30"/>
                <accessibility key="accessibilityConfiguration" identifier="i&#155;31m&#x202e;x&#13;y&#10;#9 forged"/>
                <state key="normal" title="B&#155;31m&#x202e;x&#13;y&#10;#9 forged"/>
              </button>
            </subviews>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  /// What terminals obey; line breaks and tabs are every program's.
  private static func orders(in text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x09, 0x0a: false
      case 0..<0x20, 0x7f..<0xa0, 0x202a...0x202e, 0x2066...0x2069: true
      case _: false
      }
    }.map { String($0.value, radix: 16) }
  }

  @Test("of an app, a document and a log, by every verb that repeats them, in every format")
  func areShown() throws {
    let path = sandbox.runtime + "/Evil.storyboard"
    try Self.document.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(try sandbox.swivel("up", "--detach", "--device", "iphone-8", "--storyboard", path).status == 0)
    let log = sandbox.directory() + "/host.swivel"
    var verbs = [
      ["act", "type", Self.words, "--into", "name"], ["act", "tap", Self.words], ["act", "tap", "bt" + Self.words],
      ["window", "focus", "9"], ["rotate", Self.words], ["tree"], ["tree", "--constraints"], ["get"],
      ["get", Self.words], ["expect", "model=" + Self.words], ["ledger", "--last", "9"], ["why"], ["log", "tail"],
      ["monitor", "--once"], ["ps"], ["log", "verify", log], ["codegen", log], ["codegen", log, "--script"],
      ["replay", log, "--storyboard", path], ["layout", path], ["layout", path, "--findings", "--device", "iphone-8"],
      ["explain", Self.words], [Self.words], ["up", "--name", Self.words], ["up", "--device", Self.words],
      ["ps", "--name", Self.words], ["run", Self.words], ["lint", Self.words],
    ]
    verbs += ["tree", "get", "ledger", "why", "ps"].map { [$0, "--json"] }
    verbs += ["csv", "junit", "perfetto", "script", "swift"].map { ["log", "export", log, "--to", $0] }
    for format in ["text", "json", "github", "junit", "sarif"] {
      verbs.append(["lint", path, "--format", format])
      verbs.append(["sweep", "--storyboard", path, "--device", "iphone-8", "--format", format])
    }
    var said = ""
    for verb in verbs {
      let ran = try sandbox.start(verb).finish()
      said += ran.output
      let orders = Self.orders(in: ran.output + ran.diagnostics)
      #expect(orders.isEmpty, "\(verb): \(orders)")
      // Tables of RFC 4180 and XML have line breaks within what they quote.
      guard verb[0] != "log" || verb[1] != "export" else { continue }
      #expect(!ran.output.split(separator: "\n").contains { $0.hasPrefix("#9 forged") }, "\(verb): \(ran.output)")
    }
    // They were said at all.
    #expect(said.components(separatedBy: "#9 forged").count > verbs.count / 2)
    try sandbox.down()
  }
}
