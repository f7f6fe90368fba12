// Methods of delegates that Swift does not find where Objective-C does: a conformance is the class's that declares it (The Swift
// Programming Language, "Protocols": a default is used where the type has no method of its own).
import Testing

@testable import Adoption

@Suite struct UnheardMethodTests {
  private static let protocols: [String: Set<String>] = [
    "UITextFieldDelegate": ["textFieldShouldReturn(_:)", "textFieldDidEndEditing(_:)"],
    "UITableViewDelegate": ["tableView(_:didSelectRowAt:)"], "UIScrollViewDelegate": ["scrollViewDidScroll(_:)"],
  ]
  private static let method = "func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }"

  private struct Row: CustomTestStringConvertible {
    var text: String
    /// Of the file `A.swift`.
    var said: [String]
    var testDescription: String { text }
  }

  private static func unheard(_ line: Int, _ method: String, _ base: String, _ followed: String) -> String {
    "A.swift:\(line): \(method) is not called: \(base), which is said to be a \(followed), has no such method; "
      + "give it one and override that"
  }

  private static let rows = [
    Row(
      text: "class Base: UIViewController, UITextFieldDelegate {}\nclass Form: Base {\n  \(method)\n}",
      said: [unheard(3, "Form.textFieldShouldReturn(_:)", "Base", "UITextFieldDelegate")]),
    // Said in an extension, and the method in one.
    Row(
      text:
        "class Base: UIViewController {}\nextension Base: UITextFieldDelegate {}\nclass Form: Base {}\nextension Form { \(method) }",
      said: [unheard(4, "Form.textFieldShouldReturn(_:)", "Base", "UITextFieldDelegate")]),
    // Two classes above.
    Row(
      text: "class Base: UITextFieldDelegate {}\nclass Middle: Base {}\nclass Form: Middle { \(method) }",
      said: [unheard(3, "Form.textFieldShouldReturn(_:)", "Base", "UITextFieldDelegate")]),
    // What a delegate of tables is besides.
    Row(
      text:
        "class Base: UITableViewDelegate {}\nclass List: Base { func scrollViewDidScroll(_ view: UIScrollView) {} }",
      said: [unheard(2, "List.scrollViewDidScroll(_:)", "Base", "UIScrollViewDelegate")]),
    // The class that says it has it, and subclasses override it.
    Row(text: "class Base: UITextFieldDelegate { \(method) }\nclass Form: Base { override \(method) }", said: []),
    Row(text: "class Base {}\nclass Form: Base, UITextFieldDelegate { \(method) }", said: []),
    Row(text: "class Base: UITextFieldDelegate {}\nclass Form: Base { func other(_ field: UITextField) {} }", said: []),
    Row(text: "class Base: UITextFieldDelegate {}\nclass Form: Base { func textFieldShouldReturn() {} }", said: []),
    // UIKit's own classes call what a subclass has.
    Row(
      text: "class List: UITableViewController { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }",
      said: []),
    Row(text: "class Base: Other {}\nclass Form: Base { \(method) }", said: []),
    Row(text: "class Broken: UITextFieldDelegate {", said: []),
  ]

  @Test(arguments: rows) private func whatIsSaid(row: Row) {
    let remarks = UnheardMethods.remarks([(path: "A.swift", text: row.text)], Self.protocols)
    #expect(remarks.map(\.description) == row.said)
  }

  /// The class and its subclass are in different files.
  @Test func acrossFiles() {
    let remarks = UnheardMethods.remarks(
      [
        (path: "Form.swift", text: "class Form: Base { \(Self.method) }"),
        (path: "Base.swift", text: "class Base: UITextFieldDelegate {}"),
      ], Self.protocols)
    #expect(remarks.map(\.file) == ["Form.swift"])
  }
}
