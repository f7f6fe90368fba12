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

  private static let movable =
    "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"
  private static let scrolled = "func scrollViewDidScroll(_ s: UIScrollView) {}"
  private static let sections = "func numberOfSections(in t: UITableView) -> Int { 1 }"
  private static let chosen = "func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {}"
  private static let sized =
    "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize { .zero }"
  private static func received(_ type: String) -> String {
    "func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive o: \(type)) -> Bool { true }"
  }
  private static func receives(_ type: String) -> String {
    stub(
      "@MainActor func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive o: \(type)) -> Bool",
      "UIGestureRecognizerDelegate", "gestureRecognizer(g, shouldReceive: o)")
  }
  private static func headed(_ type: String) -> String {
    "func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> \(type) { UIView() }"
  }

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
      "import UIKit\nclass Base: NSObject, UITextFieldDelegate {\n}\nclass Middle: Base {}\nclass A: Middle { \(method) }\nclass B: Middle { \(method) }\n",
      "import UIKit\nclass Base: NSObject, UITextFieldDelegate {\n\(returns) }\nclass Middle: Base {}\nclass A: Middle { override \(method) }\nclass B: Middle { override \(method) }\n"
    ),
    RewritingRow(
      "below a generic class what says that it is Objective-C's",
      "import UIKit\nclass Base<T>: NSObject, UITextFieldDelegate {\n}\nclass A: Base<Int> {\n@objc \(method) }\n",
      "import UIKit\nclass Base<T>: NSObject, UITextFieldDelegate {\n\(returns) }\nclass A: Base<Int> {\n      override \(method) }\n"
    ),
    RewritingRow(
      "the topmost class that says it is asked, though one below says more",
      "import UIKit\nclass Root: NSObject, UIScrollViewDelegate {\n}\nclass List: Root, UITableViewDelegate {\n}\nclass Users: List { \(scrolled) }\n",
      "import UIKit\nclass Root: NSObject, UIScrollViewDelegate {\n"
        + stub(
          "@MainActor func scrollViewDidScroll(_ s: UIScrollView)", "UIScrollViewDelegate", "scrollViewDidScroll(s)")
        + " }\nclass List: Root, UITableViewDelegate {\n}\nclass Users: List { override \(scrolled) }\n"),
    RewritingRow(
      "of two protocols the one the method is about",
      "import UIKit\nclass Root: NSObject, UICollectionViewDataSource {\n}\nclass List: Root, UITableViewDataSource {\n}\nclass Users: List { \(sections) }\n",
      "import UIKit\nclass Root: NSObject, UICollectionViewDataSource {\n}\nclass List: Root, UITableViewDataSource {\n"
        + stub(
          "@MainActor func numberOfSections(in t: UITableView) -> Int", "UITableViewDataSource",
          "numberOfSections(in: t)")
        + " }\nclass Users: List { override \(sections) }\n"),
    RewritingRow(
      "each of two that differ by types alone",
      "import UIKit\nclass Base: NSObject, UIGestureRecognizerDelegate {\n}\nclass A: Base {\n\(received("UITouch"))\n\(received("UIPress"))\n}\n",
      "import UIKit\nclass Base: NSObject, UIGestureRecognizerDelegate {\n\(receives("UITouch")); \(receives("UIPress")) }\nclass A: Base {\noverride \(received("UITouch"))\noverride \(received("UIPress"))\n}\n"
    ),
    RewritingRow(
      "the one of two that the class above has not",
      "import UIKit\nclass Base: NSObject, UIGestureRecognizerDelegate {\n\(received("UITouch"))\n}\nclass A: Base {\n\(received("UIPress"))\n}\n",
      "import UIKit\nclass Base: NSObject, UIGestureRecognizerDelegate {\n\(received("UITouch"))\n\(receives("UIPress")) }\nclass A: Base {\noverride \(received("UIPress"))\n}\n"
    ),
    RewritingRow(
      "with nothing for a result, though a subclass always has one",
      "import UIKit\nclass Base: NSObject, UITableViewDelegate {\n}\nclass A: Base { \(headed("UIView")) }\nclass B: Base { \(headed("UIView?")) }\n",
      "import UIKit\nclass Base: NSObject, UITableViewDelegate {\n"
        + stub(
          "@MainActor func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView?",
          "UITableViewDelegate",
          "tableView(t, viewForHeaderInSection: s)")
        + " }\nclass A: Base { override \(headed("UIView")) }\nclass B: Base { override \(headed("UIView?")) }\n"),
    RewritingRow(
      "a flow layout's delegate, which is a collection's besides",
      "import UIKit\nclass Base: NSObject, UICollectionViewDelegateFlowLayout {\n}\nclass Grid: Base {\n\(sized)\n\(chosen)\n}\n",
      "import UIKit\nclass Base: NSObject, UICollectionViewDelegateFlowLayout {\n"
        + stub(
          "@MainActor func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize",
          "UICollectionViewDelegateFlowLayout", "collectionView(c, layout: l, sizeForItemAt: i)") + "; "
        + stub(
          "@MainActor func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath)",
          "UICollectionViewDelegate", "collectionView(c, didSelectItemAt: i)")
        + " }\nclass Grid: Base {\noverride \(sized)\noverride \(chosen)\n}\n"),
    RewritingRow(
      "what is asked for products is asked as every request",
      "import StoreKit\nclass Base: NSObject, SKProductsRequestDelegate {\n}\nclass Shop: Base { func requestDidFinish(_ r: SKRequest) {} }\n",
      "import SwivelFrameworks; import UIKit\nclass Base: NSObject, SKProductsRequestDelegate {\n"
        + stub(
          "@MainActor func requestDidFinish(_ r: SKRequest)", "SKRequestDelegate", "requestDidFinish(r)",
          "SwivelFrameworks.AbsentFrameworkDelegate.shared")
        + " }\nclass Shop: Base { override func requestDidFinish(_ r: SKRequest) {} }\n"),
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
      "unless another subclass says it in private",
      "import UIKit\nclass Base: NSObject, UITableViewDataSource {\n}\nclass List: Base {\n  \(moved)\n}\nclass Own: Base {\n  private \(movable)\n}\n",
      "import UIKit\nclass Base: NSObject, UITableViewDataSource {\n"
        + stub(
          "@MainActor func tableView(_ t: UITableView, moveRowAt i: IndexPath, to j: IndexPath)",
          "UITableViewDataSource", "tableView(t, moveRowAt: i, to: j)")
        + " }\nclass List: Base {\n  override \(moved); \(movable)\n}\nclass Own: Base {\n  private \(movable)\n}\n"),
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
    (
      "UNUserNotificationCenterDelegate",
      "func userNotificationCenter(_ c: C, didReceive r: R, withCompletionHandler h: @escaping () -> Void) {}",
      "userNotificationCenter(_:didReceive:withCompletionHandler:)", "its absence asks for another of its methods"
    ),
    (
      "UITableViewDelegate", "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> Double { 1 }",
      "tableView(_:heightForRowAt:)", "its own returns another type"
    ),
    (
      "UITableViewDelegate", "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat? { 1 }",
      "tableView(_:heightForRowAt:)", "its own returns another type"
    ),
    (
      "UITextFieldDelegate", "typealias F = UITextField; func textFieldShouldReturn(_ f: F) -> Bool { true }",
      "textFieldShouldReturn(_:)", "its own names types of its class"
    ),
    (
      "UITextFieldDelegate", "class F {}; func textFieldShouldReturn(_ f: F) -> Bool { true }",
      "textFieldShouldReturn(_:)", "its own names types of its class"
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

  /// (what stands behind the class above, in files; what is said of which method)
  @Test(arguments: [
    (
      "", ["class A: Base { \(method) }\nclass B: Base { \(method.replacing("UITextField)", with: "UITextField!)")) }"],
      [
        ("1.swift:1: A", "Base", "B and A write its types in different ways"),
        ("1.swift:2: B", "Base", "B and A write its types in different ways"),
      ]
    ),
    (
      "", ["class A: Base { private \(method) }", "class B: Base { \(method) }"],
      [("1.swift:1: A", "Base", "its own is private"), ("2.swift:1: B", "Base", "that of A cannot be called")]
    ),
    (
      "", ["class A: Base {}", "private extension A { \(method) }"], [("2.swift:1: A", "Base", "its own is private")]
    ),
    (
      "<T>", ["class A: Base<Int> { \(method) }"],
      [("1.swift:1: A", "Base", "iOS does not call it either, below a generic class and without @objc")]
    ),
    (
      "", ["class Middle<T>: Base {}", "class A: Middle<Int> { \(method) }"],
      [("2.swift:1: A", "Base", "iOS does not call it either, below a generic class and without @objc")]
    ),
    (
      "", ["class A<UITextField>: Base { @objc \(method) }"],
      [("1.swift:1: A", "Base", "its own names types of its class")]
    ),
  ])
  func whatIsSaidOfSeveral(generics: String, files: [String], said: [(String, String, String)]) {
    let base = (path: "0.swift", text: "class Base\(generics): NSObject, UITextFieldDelegate {}")
    let others = files.enumerated().map { (path: "\($0.offset + 1).swift", text: $0.element) }
    let module = Adoption.adopt([base] + others, AdoptionContext())
    #expect(
      module.remarks.map(\.description)
        == said.map { place, base, reason in
          "\(place).textFieldShouldReturn(_:) is not called: \(base), which is said to be a UITextFieldDelegate, has no such "
            + "method, and \(reason); give it one and override that"
        })
    #expect(!module.texts.values.contains { $0.contains("override") || $0.contains("AbsentDelegate") })
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
