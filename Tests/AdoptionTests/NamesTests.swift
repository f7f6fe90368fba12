// Which names a tree lacks, by hand-counted files.
import Testing

@testable import Adoption

@Suite struct NamesTests {
  private let known = KnownNames(
    types: ["UIView", "UIView.ContentMode", "UIControl", "UIControl.State", "UIButton"],
    absentMembers: ["layer": ["UIView"]])

  private func used(_ texts: [String]) -> NamesUsed {
    NamesUsed(texts.enumerated().map { ("\($0).swift", $1) }, known)
  }

  @Test func filesAndUsesAreCounted() {
    let used = used([
      "let a: UIColor = UIColor(); let v = UIView()", "let b: UIColor?", "let c: UIButton.State; let d: UIView.Gone",
      "struct Own {}", "func f(_ v: UIView) { v.layer.x() }",
    ])
    #expect(
      used.missing == [
        MissingName(name: "UIColor", files: ["0.swift", "1.swift"], filesBlockedAlone: 2, uses: 3),
        MissingName(name: "UIView.Gone", files: ["2.swift"], filesBlockedAlone: 1, uses: 1),
        MissingName(name: "UIView.layer", files: ["4.swift"], filesBlockedAlone: 1, uses: 1),
      ])
    #expect((used.files, used.filesOfUIKit, used.wholeFiles) == (5, 4, 0))
  }

  @Test(arguments: [
    "class UIColor {}; let a: UIColor", "// UIColor\nlet s = \"UIColor\"", "let UID = 1, CATS = CAT(), UIx = 3",
    "#if os(macOS)\nlet a: UIColor\n#endif", "let layer = 1; f(self.layer)", "import UIGone",
    "@UIApplicationMain class A {}", "extension UIView { enum Own { static let x = 1 } }; let a = UIView.Own.x",
    "let n: NSTextCheckingResult", "#if canImport(UIKit)\nlet v: UIKit.UIView\n#endif",
  ])
  func whatIsNoNameOfUIKits(text: String) { #expect(used([text]).missing == []) }

  /// What follows an `#endif` is compiled again, also behind one that ends nothing.
  @Test(arguments: [
    "#if os(macOS)\nlet a: UIColor\n#endif\nlet b: UIColor",
    "#if os(iOS)\n#if os(macOS)\nlet a: UIColor\n#endif\nlet b: UIColor\n#endif",
    "#if os(macOS)\n#if os(iOS)\nlet a: UIColor\n#endif\nlet b: UIColor\n#endif\nlet c: UIColor",
    "#endif\nlet b: UIColor", "#else\n#endif\nlet b: UIColor",
  ])
  func conditionsEnd(text: String) {
    #expect(used([text]).missing == [MissingName(name: "UIColor", files: ["0.swift"], filesBlockedAlone: 1, uses: 1)])
  }

  @Test func aFileThatIsNoSwiftIsTold() {
    #expect(used(["class A {"]).remarks == [Remark(file: "0.swift", line: 1, text: "'{' has no counterpart")])
  }
}
