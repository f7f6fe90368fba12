// Methods of an app that are called like what every responder can be asked to do (UIResponderStandardEditActions), with another argument.
import Testing

@testable import Adoption

@Suite struct StandardEditTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let method: String
    let selector: String
    let reference: String
    var testDescription: String { method }
  }

  /// `#selector` means the method whose argument says more, as overloads are chosen; one that has the responder's own argument overrides it.
  @Test(arguments: [
    Row(
      method: "@objc func export(_ sender: UIBarButtonItem) {}", selector: "export(_:)",
      reference: "Selector(\"export:\", A.export(_:) as @MainActor (A) -> @MainActor (UIBarButtonItem) -> Void)"),
    Row(
      method: "@objc func delete(_ sender: UIButton) -> Bool { true }", selector: "delete(_:)",
      reference: "Selector(\"delete:\", A.delete(_:) as @MainActor (A) -> @MainActor (UIButton) -> Bool)"),
    Row(
      method: "override func paste(_ sender: Any?) {}", selector: "paste(_:)",
      reference: "Selector(\"paste:\", A.paste(_:))"),
    Row(
      method: "class Entry {}; @objc func move(_ entry: Entry) {}", selector: "move(_:)",
      reference: "Selector(\"move:\", A.move(_:))"),
    Row(
      method: "@objc func move(to place: Place) {}", selector: "move(to:)",
      reference: "Selector(\"moveTo:\", A.move(to:))"),
    Row(
      method: "@objc func share(_ sender: UIButton) {}", selector: "share(_:)",
      reference: "Selector(\"share:\", A.share(_:))"),
  ])
  func theAppsOwnIsMeant(row: Row) {
    let text = "import UIKit\nclass A: UIViewController {\n  let s = #selector(\(row.selector))\n  \(row.method)\n}\n"
    let rewritten = adopted(text)
    #expect(rewritten.contains { $0.contains(row.reference) }, "\(rewritten)")
  }
}
