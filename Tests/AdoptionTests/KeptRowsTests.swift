// What is nearly rewritten and stays, or is told: for each condition of a rewriting a source that meets all of them but this one.
import Testing

@testable import Adoption

@Suite struct KeptRowsTests {
  /// Lines that nothing is changed of, each in a file that imports UIKit.
  @Test(arguments: [
    "let n = x.type(of: b).description()", "let n = type(of: b).description", "let n = type(of: b).description(1)",
    "let n = f(of: b).description()", "let n = type(at: b).description()",
    "let n = (of: b).description()", "let r = i as? CGRect.A", "let r = i as? CGRect<A>", "let r = i as? CGRect?",
    "let r = i as CGRect", "let r = i as? CGVector",
    "let r = (x as! AnyObject).intValue", "let r = (x as AnyObject).other", "let r = x as AnyObject",
    "let r = (x as AnyObject)", "let m = method_setImplementation",
    "let a = size(attributes: a)", "let a = t.size(a: b)", "let a = t.size(attributes, b)", "v.bringSubview(a)",
    "v.bringSubview(toBack: a)", "v.sendSubview(toFront: a)",
    "let s = x.UIControlState", "let d = x.constraintEqualToSystemSpacingBelow", "let b = Bundle.other",
    "let b = Bundle.main2", "let c = characters.count",
    "d?.tableView? (t, x: i)", "d?.tableView ?(t, x: i)", "tableView?(t, x: i)", "self.handler?(1)", "let dynamic = 1",
    "let d = a.dynamic", "dynamic()", "let f = g as @convention(c) () -> Void",
    "@available(iOS 13, *) func f() {}", "let b = [Int].init()", "let t = T.init()", "let s = self.init()",
    "let k = kind.init(1)", "let k = kind.initial()", "let n = Notification.Name.other",
    "let x = a.Combine.b", "#warning(\"x\")", "let p = #file, q = #line",
  ])
  func stays(line: String) { #expect(adopted("import UIKit\n\(line)\n") == ["import UIKit", line, ""]) }

  /// Lines of a file that imports UIKit, and what becomes of each.
  @Test(
    arguments: [
      (
        "let r = i as? CGPoint, s = i as! NSRange, t = i as? CGSize",
        "let r = i <~? CGPoint.self, s = i <~! NSRange.self, t = i <~? CGSize.self"
      ),
      ("let p = (c?[.newKey] as? NSValue)?.cgPointValue", "let p = (c?[.newKey] <~? NSValue.self)?.cgPointValue"),
      (
        "let k = #keyPath(self.a.b), l = #keyPath(A.B.c), m = #keyPath(A)",
        "let k = \"a.b\"             , l = \"c\"            , m = \"A\""
      ),
      ("let r = (x as AnyObject)?.intValue", "let r = AskedObject(x as AnyObject)?.intValue"),
      ("let r = (x as AnyObject).boolValue", "let r = AskedObject(x as AnyObject).boolValue"),
      ("let s = #selector(getter: A.name)", "let s = Selector(\"name\")"),
      (
        "r = v.responds(to: #selector(getter: UISplitViewController.displayModeButtonItem))",
        "r = v.responds(to: Selector(\"displayModeButtonItem\", getterOf: UISplitViewController.self))"
      ),
      (
        "let o = NSManagedObject(entity: e, insertInto: c), p = NSManagedObject(context: c)",
        "let o = NSManagedObject.made(entity: e, insertInto: c), p = NSManagedObject(context: c)"
      ),
      ("let s = #selector(setter: name)", "let s = Selector(\"setName:\")"),
      ("r.add(t, RunLoopMode.defaultRunLoopMode)", "r.add(t, RunLoop.Mode.default           )"),
      ("x(.UITextFieldTextDidChange)", "x(UITextField.textDidChangeNotification)"),
      ("let c = s.characters.first", "let c = s           .first"),
      ("a.b[0].addChildViewController(c)", "a.b[0].addChild              (c)"),
      ("let m = Bundle.main", "let m = Bundle.ofApp"),
      ("v.sendSubview(toBack: a)", "v.sendSubviewToBack(        a)"),
      (
        "if let h = f(x)[0].d.tableView?(t, heightForRowAt: i) {}",
        "if let h = f(x)[0].d.tableView (t, heightForRowAt: i) as Optional {}"
      ),
      (
        "if let h = f?(x).d.tableView?(t, heightForRowAt: i) {}",
        "if let h = f?(x).d.tableView (t, heightForRowAt: i) {}"
      ),
      (
        "if let h = a?.d.tableView?(t, heightForRowAt: i) {}",
        "if let h = a?.d.tableView (t, heightForRowAt: i) {}"
      ),
      (
        "if let h = (a ?? b).tableView?(t, heightForRowAt: i) {}",
        "if let h = (a ?? b).tableView (t, heightForRowAt: i) as Optional {}"
      ),
      (
        "if let h = f(x)?[0].d!.tableView?(t, heightForRowAt: i) {}",
        "if let h = f(x)?[0].d!.tableView (t, heightForRowAt: i) {}"
      ), ("g(d.tableView?(t, heightForRowAt: i))", "g(d.tableView (t, heightForRowAt: i))"),
      ("public dynamic internal(set) var x = 1", "public         internal(set) var x = 1"),
      ("@objc(a:) dynamic func f() {}", "                  func f() {}"),
      ("@nonobjc func f() {}", "         func f() {}"),
      ("@main class A {}", "      class A {}"),
      (
        "let i = #imageLiteral(resourceName: \"x\"), c = #colorLiteral(red: 1)",
        "let i = UIImage      (named       : \"x\")!, c = #colorLiteral(red: 1)"
      ),
    ])
  func becomes(line: String, expected: String) {
    #expect(adopted("import UIKit\n\(line)\n") == ["import UIKit", expected, ""])
  }

  /// What cannot be done is told with its line: (a source after an import of UIKit, the line, what is said)
  @Test(
    arguments: [
      ("class A { let s = #selector(1) }", 2, "a selector of no form that is known; nothing answers to it"),
      (
        "class A {\n let s = #selector(go)\n @objc static func go() {}\n}", 3,
        "A.go: a method of this form cannot be sent by a selector"
      ),
      (
        "class A {\n let s = #selector(go(_:b:c:d:))\n @objc func go(_ a: Int, b: Int, c: Int, d: Int) {}\n}", 3,
        "A.go: a method of this form cannot be sent by a selector"
      ),
      (
        "class A {\n let s = #selector(go)\n @objc func go() async {}\n}", 3,
        "A.go: a method of this form cannot be sent by a selector"
      ),
      (
        "struct A {\n let s = #selector(go)\n func go() {}\n}", 3,
        "A.go: a method of this form cannot be sent by a selector"
      ),
      ("let s = #selector(B.go(_:))", 2, "no method B.go among these sources: the selector has only its name"),
      (
        "class A {\n @IBAction func x(_ a: Any, b: Any, c: Any) {}\n}", 3,
        "the action x cannot be sent by a document: it takes 3 arguments"
      ),
      (
        "class A {\n @IBAction func x() async {}\n}", 3, "the action x cannot be sent by a document: it is asynchronous"
      ),
      (
        "extension UIView {\n @IBAction func x() {}\n}", 3,
        "x: a document cannot find it in an extension of another module's class"
      ),
      (
        "class A {}\nextension A {\n#if DEBUG\n @IBAction func x() {}\n#endif\n}", 5,
        "x: a document cannot find it, since only some builds have it"
      ),
      (
        "@objc protocol P {\n @objc optional var a: Int { get }\n}", 3,
        "an optional property of a type that is not optional: all that conform must have it"
      ),
      (
        "func f() { class_addMethod(a, b) }", 2,
        "class_addMethod: no method is exchanged here; what stands in the new one is not run"
      ),
      (
        "func f() { class_replaceMethod(a, b) }", 2,
        "class_replaceMethod: no method is exchanged here; what stands in the new one is not run"
      ),
      (
        "func f() { method_setImplementation(a, b) }", 2,
        "method_setImplementation: no method is exchanged here; what stands in the new one is not run"
      ),
      (
        "extension UIView.Sub {\n @IBInspectable var x: Int { get { 1 } set {} }\n}", 3,
        "x: a document cannot find it in this extension of another module's class"
      ),
      (
        "extension UIView where A: B {\n @IBInspectable var x: Int { get { 1 } set {} }\n}", 3,
        "x: a document cannot find it in this extension of another module's class"
      ),
      (
        "class A: B {\n}\nextension A {\n override subscript(x: Int) -> Int { 1 }\n override var p: Int = 1\n}", 6,
        "the override p cannot be brought into its class"
      ),
      (
        "class A: B {\n}\nextension A {\n override var p: Int {\n  willSet { f() }\n }\n}", 5,
        "the override p cannot be brought into its class"
      ),
      (
        "class A: B {\n}\nextension A where T: U {\n override func f() {}\n}", 5,
        "the override f cannot be brought into its class"
      ),
      (
        "class A {\n}\nextension A where T: U {\n func f() {}\n}\nclass B: A {\n override func f() {}\n}", 5,
        "f is overridden and cannot be brought into its class"
      ),
    ])
  func told(source: String, line: Int, text: String) {
    let module = Adoption.adopt([("A.swift", "import UIKit\n\(source)\n")], AdoptionContext())
    #expect(module.remarks == [Remark(file: "A.swift", line: line, text: text)])
  }

  /// A method of this name that is declared, and one behind a point, is no exchange.
  @Test(arguments: [
    "func method_setImplementation(_ a: Int) {}", "#if os(macOS)\nclass_addMethod(a)\n#endif", "// class_addMethod(a)",
  ])
  func noExchange(source: String) {
    #expect(Adoption.adopt([("A.swift", source + "\n")], AdoptionContext()).remarks.isEmpty)
  }
}
