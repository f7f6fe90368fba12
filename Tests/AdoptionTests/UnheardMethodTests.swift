// Methods of delegates that Swift does not find where Objective-C does: a conformance is the class's that declares it (The Swift
// Programming Language, "Protocols": a default is used where the type has no method of its own).
import Testing

@testable import Adoption

@Suite struct UnheardMethodTests {
  private static let method = "func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }"
  private static let picked =
    "func documentBrowser(_ c: UIDocumentBrowserViewController, didPickDocumentsAt u: [URL]) {}"
  private static let moved = "func tableView(_ t: UITableView, moveRowAt i: IndexPath, to j: IndexPath) {}"

  /// What answers in a class that has no method: what stands for an absent one.
  private static func stub(
    _ head: String, _ follows: String, _ call: String, _ absentee: String = "UIKit.AbsentDelegate.shared"
  ) -> String { "\(head) { (\(absentee) as any \(follows)).\(call) }" }
  private static let returns = stub(
    "@MainActor func textFieldShouldReturn(_ textField: UITextField) -> Bool", "UITextFieldDelegate",
    "textFieldShouldReturn(textField)")

  private static let mended = [
    RewritingRow(
      "the class above gets what answers as if it had none, and the subclass overrides it",
      "import UIKit\nclass Base: UIViewController, UITextFieldDelegate {}\nclass Form: Base { \(method) }\n",
      "import UIKit\nclass Base: UIViewController, UITextFieldDelegate {\(returns) }\nclass Form: Base { override \(method) }\n"
    ),
    RewritingRow(
      "said in an extension, and the method in one",
      "import UIKit\nclass Base: UIViewController {\n}\nextension Base: UITextFieldDelegate {}\nclass Form: Base {\n}\nextension Form { \(method) }\n",
      "import UIKit\nclass Base: UIViewController {\n\(returns) }\nextension Base: UITextFieldDelegate {}\nclass Form: Base {\noverride func textFieldShouldReturn(_ textField: UITextField) -> Bool { heard_textFieldShouldReturn(textField) } }\nextension Form { \(method.replacing("func ", with: "func heard_")) }\n"
    ),
    RewritingRow(
      "two classes above, once for two subclasses",
      "import UIKit\nclass Base<T>: NSObject, UITextFieldDelegate {\n}\nclass Middle: Base<Int> {}\nclass A: Middle { \(method) }\nclass B: Middle { \(method) }\n",
      "import UIKit\nclass Base<T>: NSObject, UITextFieldDelegate {\n\(returns) }\nclass Middle: Base<Int> {}\nclass A: Middle { override \(method) }\nclass B: Middle { override \(method) }\n"
    ),
    RewritingRow(
      "what is below the subclass overrides it already",
      "import UIKit\nclass Base: NSObject, UITextFieldDelegate {\n}\nclass A: Base { \(method) }\nclass B: A { override \(method) }\n",
      "import UIKit\nclass Base: NSObject, UITextFieldDelegate {\n\(returns) }\nclass A: Base { override \(method) }\nclass B: A { override \(method) }\n"
    ),
    RewritingRow(
      "as far seen as the classes",
      "import UIKit\nopen class Base: NSObject, UITextFieldDelegate {\n}\npublic class Form: Base { \(method) }\nclass Own: Base { \(method) }\n",
      "import UIKit\nopen class Base: NSObject, UITextFieldDelegate {\n\(returns.replacing("@MainActor ", with: "@MainActor open ")) }\npublic class Form: Base { public override \(method) }\nclass Own: Base { override \(method) }\n"
    ),
    RewritingRow(
      "what a delegate of tables is besides, by a protocol of the app's in a composition",
      "import UIKit\nprotocol Lists: UITableViewDelegate & UITableViewDataSource {}\nclass Base: NSObject, Lists {\n}\nclass List: Base { func scrollViewDidScroll(_: UIScrollView) {} }\n",
      "import UIKit\nprotocol Lists: UITableViewDelegate & UITableViewDataSource {}\nclass Base: NSObject, Lists {\n"
        + stub(
          "@MainActor func scrollViewDidScroll(_ argument_0: UIScrollView)", "UIScrollViewDelegate",
          "scrollViewDidScroll(argument_0)")
        + " }\nclass List: Base { override func scrollViewDidScroll(_: UIScrollView) {} }\n"),
    RewritingRow(
      "whoever moves rows says that all can be moved",
      "import UIKit\nclass Base: NSObject, UITableViewDataSource {\n}\nclass List: Base {\n  \(moved)\n}\n",
      "import UIKit\nclass Base: NSObject, UITableViewDataSource {\n"
        + stub(
          "@MainActor func tableView(_ t: UITableView, moveRowAt i: IndexPath, to j: IndexPath)",
          "UITableViewDataSource",
          "tableView(t, moveRowAt: i, to: j)") + "; "
        + stub(
          "@MainActor func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool",
          "UITableViewDataSource", "tableView(tableView, canMoveRowAt: indexPath)")
        + " }\nclass List: Base {\n  override \(moved)\noverride func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true } }\n"
    ),
    RewritingRow(
      "delegates of the frameworks beside, on whatever thread",
      "import CoreData\nclass Base: NSObject, NSFetchedResultsControllerDelegate {\n}\nclass List: Base { func controllerDidChangeContent(_ c: R) {} }\n",
      "import SwivelFrameworks; import UIKit\nclass Base: NSObject, NSFetchedResultsControllerDelegate {\n"
        + stub(
          "func controllerDidChangeContent(_ c: R)", "NSFetchedResultsControllerDelegate",
          "controllerDidChangeContent(c)", "SwivelFrameworks.AbsentFrameworkDelegate.shared")
        + " }\nclass List: Base { override func controllerDidChangeContent(_ c: R) {} }\n"),
    RewritingRow(
      "whose file does not import the framework",
      "import UIKit\nclass Base: NSObject {\n}\nextension Base: AVAudioPlayerDelegate {}\nclass Player: Base { func audioPlayerDidFinishPlaying(_ p: P, successfully f: Bool) {} }\n",
      "import UIKit\nclass Base: NSObject {\n"
        + stub(
          "@MainActor func audioPlayerDidFinishPlaying(_ p: P, successfully f: Bool)", "AVAudioPlayerDelegate",
          "audioPlayerDidFinishPlaying(p, successfully: f)", "SwivelFrameworks.AbsentFrameworkDelegate.shared")
        + " }\nextension Base: AVAudioPlayerDelegate {}\nclass Player: Base { override func audioPlayerDidFinishPlaying(_ p: P, successfully f: Bool) {} }\nimport SwivelFrameworks"
    ),
    // The class itself, UIKit's own class, another protocol's method, and what overrides a class of UIKit's.
    kept("class Base: UITextFieldDelegate { \(method) }\nclass Form: Base { override \(method) }\n"),
    kept("class Base {}\nclass Form: Base, UITextFieldDelegate { \(method) }\n"),
    kept("class List: UITableViewController { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }\n"),
    kept(
      "class Base: UITextFieldDelegate {}\nclass Form: Base { func textFieldShouldReturn() {}; static \(method) }\n"),
    kept(
      "class Base: UIView, UIGestureRecognizerDelegate {}\nclass Box: Base { override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true } }\n"
    ),
  ]

  private static func kept(_ text: String) -> RewritingRow { RewritingRow("as it is: \(text)", text, text) }

  @Test(arguments: mended) func whatIsMended(row: RewritingRow) {
    #expect(adopted(row.source).joined(separator: "\n") == row.expected)
  }

  /// (the class above, the subclass's method, why it stays as it is)
  @Test(arguments: [
    ("UITextFieldDelegate", "private \(method)", "textFieldShouldReturn(_:)", "its own is private"),
    ("UITextFieldDelegate", "nonisolated \(method)", "textFieldShouldReturn(_:)", "its own is nonisolated"),
    (
      "UIDocumentBrowserViewControllerDelegate", picked, "documentBrowser(_:didPickDocumentsAt:)",
      "its absence asks for another of its methods"
    ),
    (
      "WCSessionDelegate", "func sessionDidDeactivate(_ s: WCSession) {}", "sessionDidDeactivate(_:)",
      "nothing stands for its absence"
    ),
  ])
  func whatIsSaid(followed: String, method: String, signature: String, reason: String) {
    let text = "class Base: NSObject, \(followed) {}\nclass Form: Base {\n  \(method)\n}\n"
    let module = Adoption.adopt([("A.swift", text)], AdoptionContext())
    #expect(
      module.remarks.map(\.description) == [
        "A.swift:3: Form.\(signature) is not called: Base, which is said to be a \(followed), has no such method, and "
          + "\(reason); give it one and override that"
      ])
    #expect(module.texts["A.swift"]?.contains(method) == true)
  }

  /// Each module is rewritten alone: what is below a class of another one is said where all are known.
  @Test func acrossModules() {
    let (base, form) = ("open class Base: NSObject, UITextFieldDelegate {}", "class Form: Base {\n  \(Self.method)\n}")
    let apart = UnheardMethods.remarks([[(path: "Base.swift", text: base)], [(path: "Form.swift", text: form)]])
    #expect(
      apart.map(\.description) == [
        "Form.swift:2: Form.textFieldShouldReturn(_:) is not called: Base, which is said to be a UITextFieldDelegate, has "
          + "no such method, and it is of another module; give it one and override that"
      ])
    #expect(UnheardMethods.remarks([[(path: "Base.swift", text: base), (path: "Form.swift", text: form)]]).isEmpty)
    #expect(UnheardMethods.remarks([[(path: "A.swift", text: "class Broken: UITextFieldDelegate {")]]).isEmpty)
  }
}
