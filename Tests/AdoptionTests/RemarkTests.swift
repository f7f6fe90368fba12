// What cannot be translated is told by file, line and reason; a file that is no Swift stays as it is.
import Testing

@testable import Adoption

@Suite struct RemarkTests {
  @Test(arguments: [
    (
      "import UIKit\nclass A {\n  let s = #selector(gone(_:))\n}\n", 3,
      "no method gone among these sources: the selector has only its name"
    ),
    (
      "import UIKit\nextension UIView {\n  open override var canBecomeFocused: Bool { true }\n}\n", 3,
      "left out: an override of canBecomeFocused for every UIView, which only Objective-C's runtime can do"
    ),
    (
      "import UIKit\nclass A {\n  @IBOutlet lazy var x: UIView! = UIView()\n}\n", 3,
      "the outlet x is not connected: it is lazy"
    ),
    (
      "import UIKit\nclass A {\n  @IBOutlet var x: UIView! { y }\n}\n", 3,
      "the outlet x is not connected: it cannot be set"
    ),
    (
      "import UIKit\nclass A {\n  @IBOutlet func x() {}\n}\n", 3, "the outlet x is not connected: it cannot be set"
    ),
    (
      "import UIKit\nextension UIView {\n  @IBInspectable private var x: Int { get { 1 } set {} }\n}\n", 3,
      "x: a document cannot find it in this extension of another module's class"
    ),
    (
      "import UIKit\nclass A {\n\n  @IBAction static func x() {}\n}\n", 4,
      "the action x cannot be sent by a document: it is the class's own"
    ),
    (
      "import UIKit\n@objc protocol P {\n  @objc optional func a() throws -> A\n}\n", 3,
      "an optional requirement that throws, with an answer that is not optional: all that conform must have it"
    ),
    (
      "import UIKit\nclass A: NSObject {\n  override func responds(to s: Selector!) -> Bool { true }\n}\n", 3,
      "responds is never called: what an object answers to is known when it is compiled"
    ),
    (
      "import ObjectiveC\nfunc f(_ a: Method, _ b: Method) {\n  method_exchangeImplementations(a, b)\n}\n", 3,
      "method_exchangeImplementations: no method is exchanged here; what stands in the new one is not run"
    ),
    ("import SwiftUI\n@main\nstruct A: App {}\n", 2, "a SwiftUI app: its screens are not UIKit's and are not hosted"),
    ("class A {\n  func f() {\n}\n", 1, "left as it is: '{' has no counterpart"),
  ])
  func whatIsLeftOut(source: String, line: Int, text: String) {
    let module = Adoption.adopt([("Folder/A.swift", source)], AdoptionContext())
    #expect(module.remarks == [Remark(file: "Folder/A.swift", line: line, text: text)])
  }

  @Test func absentModulesAreNamedOnce() {
    let module = Adoption.adopt(
      [("A.swift", "import SpriteKit\nimport Alamofire\n"), ("B.swift", "import SpriteKit\nimport Own\n")],
      AdoptionContext(modules: ["Own"]))
    #expect(module.absentModules == ["SpriteKit": ["A.swift", "B.swift"], "Alamofire": ["A.swift"]])
  }

  /// A class and its extension in two files.
  @Test func extensionsOfOtherFiles() {
    let module = Adoption.adopt(
      [
        ("A.swift", "class A: B {\n}\n"),
        ("C.swift", "import UIKit\nextension A {\n  @IBAction private func go() {}\n}\n"),
      ], AdoptionContext())
    #expect(
      module.texts["A.swift"]
        == "class A: B {\n@Action(\"go\") private var action_go = A.go }\nimport UIKit")
    #expect(module.texts["C.swift"] == "import UIKit\nextension A {\n                    func go() {}\n}\n")
    #expect(module.remarks == [])
  }
}
