// Outlets, attributes and calls of optional requirements in all the ways they are declared, one table for each: rows of
// `RewritingTests`, whose file they would make too long.

@testable import Adoption

enum OutletRows {
  private static let optional = "@objc protocol P {\n  @objc optional func a(_ x: Int)\n}\n"
  private static let answered = "      protocol P: AnyObject {\n                 func a(_ x: Int)\n}\n"
  private static let answer = "extension P { func a(_ x: Int) {} }"

  private static let moving = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
  private static let movable =
    "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"

  /// One line of a class of views, and what becomes of it.
  private static func member(_ what: String, _ line: String, _ becomes: String) -> RewritingRow {
    RewritingRow(
      what, "import UIKit\nclass A: UIView {\n  \(line)\n}\n", "import UIKit\nclass A: UIView {\n  \(becomes)\n}\n")
  }

  /// A call in a class with a receiver that is declared in some way.
  private static func call(_ what: String, _ receiver: String, _ call: String, _ becomes: String) -> RewritingRow {
    RewritingRow(
      what, "\(optional)class A {\n  \(receiver)\n  func f() { \(call) }\n}\n",
      "\(answered)class A {\n  \(receiver)\n  func f() { \(becomes) }\n}\n\(answer)")
  }

  static let all: [RewritingRow] = [
    member(
      "a selector of UIKit's", "let a = #selector(UIView.endEditing)", "let a = Selector(\"endEditing:\")"),
    RewritingRow(
      "one of an extension of UIKit's class carries its method",
      "import UIKit\nextension UIView {\n  func a() { t.add(self, #selector(go), 1) }\n  @objc func go() {}\n}\n",
      "import UIKit\nextension UIView {\n  func a() { t.add(self, selector_1   , 1) }\n        func go() {}\n}\nprivate var selector_1: Selector { Selector(\"go\", UIView.go) }"
    ),
    member(
      "one with its labels", "let a = #selector(UINavigationController.popViewController(animated:))",
      "let a = Selector(\"popViewControllerAnimated:\")"),
    member("a data source that moves rows", moving, "\(moving); \(movable)"),
    member("one that is public", "public \(moving)", "public \(moving); public \(movable)"),
    member("one that says which rows", "\(moving)\n  \(movable)", "\(moving)\n  \(movable)"),
    member("one that is overridden", "override \(moving)", "override \(moving)"),
    member("an outlet", "@IBOutlet var a: UILabel!", "@Outlet   var a: UILabel!"),
    member("a weak outlet", "@IBOutlet weak var a: UILabel!", "@Outlet(.weak) var a: UILabel!"),
    member("a weak outlet with a tab", "@IBOutlet weak\tvar a: UILabel!", "@Outlet(.weak) var a: UILabel!"),
    member("an outlet nobody owns", "@IBOutlet unowned var a: UILabel", "@Outlet           var a: UILabel"),
    member(
      "an outlet nobody owns or minds", "@IBOutlet unowned(unsafe) var a: UILabel",
      "@Outlet                   var a: UILabel"),
    member("a lazy outlet", "@IBOutlet lazy var a: UILabel! = b", "          lazy var a: UILabel! = b"),
    member("an outlet that is computed", "@IBOutlet var a: UILabel! { b }", "          var a: UILabel! { b }"),
    member(
      "an outlet with accessors", "@IBOutlet var a: UILabel! { get { b } set { b = newValue } }",
      "          var a: UILabel! { get { b } set { b = newValue } }; @OutletSetter(\"a\") private var setter_a = \\A.a"),
    member(
      "an outlet whose setter names its value", "@IBOutlet var a: UILabel! { get { b } set(c) { b = c } }",
      "          var a: UILabel! { get { b } set(c) { b = c } }; @OutletSetter(\"a\") private var setter_a = \\A.a"),
    member(
      "an outlet that tells before it changes", "@IBOutlet var a: UILabel! { willSet { b() } }",
      "@Outlet   var a: UILabel! { willSet { b() } }; @OutletSetter(\"a\") private var setter_a = \\A.a"),
    RewritingRow(
      "a protocol's outlet",
      "import UIKit\n@objc protocol P {\n  @IBOutlet weak var a: UILabel! { get set }\n  @IBOutlet var b: UILabel! { get }\n}\n",
      "import UIKit\n      protocol P: AnyObject {\n                 var a: UILabel! { get set }\n            var b: UILabel! { get }\n}\n"
    ),
    member("an attribute", "@IBInspectable var a: Int = 1", "@Inspectable   var a: Int = 1"),
    member("a lazy attribute", "@IBInspectable lazy var a: Int = 1", "               lazy var a: Int = 1"),
    member("a weak attribute", "@IBInspectable weak var a: B?", "               weak var a: B?"),
    member(
      "an attribute that overrides", "@IBInspectable override var a: Int { didSet { b() } }",
      "               override var a: Int { didSet { b() } }; @InspectableSetter(\"a\") private var setter_a = \\A.a"),
    member(
      "an attribute nobody may use", "@available(*, unavailable) @IBInspectable var a: Int { get { 1 } set {} }",
      "@available(*, unavailable)                var a: Int { get { 1 } set {} }"),
    member(
      "a scroll view's delegate", "override var delegate: UIScrollViewDelegate? { get { super.delegate } set { b() } }",
      "override var delegateOfScrollView: UIScrollViewDelegate? { get { super.delegateOfScrollView } set { b() } }"),
    member(
      "a table's delegate", "override var delegate: UITableViewDelegate? { get { super.delegate } set { b() } }",
      "override var delegate: UITableViewDelegate? { get { super.delegate } set { b() } }"),
    member("an attribute that is computed", "@IBInspectable var a: Int { 1 }", "               var a: Int { 1 }"),

    call("self's delegate of any type", "weak var d: AnyObject?", "self.d?.a?(1)", "(self.d as? any P)?.a (1)"),
    call("a delegate of any type alone", "weak var d: AnyObject?", "d?.a?(1)", "(d as? any P)?.a (1)"),
    call("one that is unwrapped", "weak var d: AnyObject?", "d!.a?(1)", "(d as? any P)?.a (1)"),
    call("one that unwraps itself", "weak var d: AnyObject!", "self.d!.a?(1)", "(self.d as? any P)?.a (1)"),
    call("anything at all", "var d: Any?", "d?.a?(1)", "(d as? any P)?.a (1)"),
    call("anything of some kind", "var d: UIView?", "d?.a?(1)", "d?.a (1)"),
    call("a method of that name", "func d() -> AnyObject? { nil }", "d?.a?(1)", "d?.a (1)"),
    call("another's delegate", "weak var e: AnyObject?", "d?.a?(1)", "d?.a (1)"),
    RewritingRow(
      "a bound answer of UIKit's", "if var h = d.tableView?(t, heightForRowAt: i) {}\n",
      "if var h = d.tableView (t, heightForRowAt: i) as Optional {}\n"),
    RewritingRow(
      "a bound answer that is optional already", "if let h = c?.d.tableView?(t, heightForRowAt: i) {}\n",
      "if let h = c?.d.tableView (t, heightForRowAt: i) {}\n"),
    RewritingRow(
      "an answer that is compared", "if 1 == d.tableView?(t, heightForRowAt: i) {}\n",
      "if 1 == d.tableView (t, heightForRowAt: i) {}\n"),
    RewritingRow(
      "a closure with a caller's name in a word", "a.tableViews?(1)\na.tabBar?(1)\na.sceneDidX?(1)\na.scenery?(1)\n",
      "a.tableViews?(1)\na.tabBar?(1)\na.sceneDidX (1)\na.scenery?(1)\n"),
  ]
}
