// What becomes of the words of Objective-C: each row a source, and the lines that Swift on Linux is to compile.
import Foundation
import Testing

@testable import Adoption

struct RewritingRow: Sendable, CustomTestStringConvertible {
  var what: String
  var source: String
  var expected: String

  var testDescription: String { what }

  init(_ what: String, _ source: String, _ expected: String) {
    self.what = what
    self.source = source
    self.expected = expected
  }
}

/// One file adopted alone; blanks at the ends of lines, which stand in for what is gone, do not count.
func adopted(_ source: String, _ context: AdoptionContext = AdoptionContext()) -> [String] {
  let module = Adoption.adopt([("A.swift", source)], context)
  return (module.texts["A.swift"] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map { line in
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

/// The accessors of a property Core Data manages.
private func managed(_ name: String) -> String {
  "{ get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
}

@Suite struct RewritingTests {
  private static let words: [RewritingRow] = [
    RewritingRow(
      "attributes go", "@objcMembers class A: NSObject { @nonobjc var x = 1; @objc(name:) func f() {} }\n",
      "             class A: NSObject {          var x = 1;              func f() {} }\n"),
    RewritingRow(
      "any object is asked for what a box has",
      "import UIKit\nlet r = (info[key] as AnyObject).cgRectValue\nlet d = (x as AnyObject).description\n",
      "import UIKit\nlet r = AskedObject(info[key] as AnyObject).cgRectValue\nlet d = (x as AnyObject).description\n"),
    RewritingRow(
      "names of films and sounds of Swift 4", "set(AVAudioSessionCategoryPlayback, AVMediaTypeVideo)\n",
      "set(AVAudioSession.Category.playback, AVMediaType.video)\n"),
    RewritingRow(
      "strings and comments stay", "let a = \"@objc #selector(f)\" // @objc\n/* #if os(iOS) */\n",
      "let a = \"@objc #selector(f)\" // @objc\n/* #if os(iOS) */\n"),
    RewritingRow(
      "dynamic is a word only before declarations", "class A { @objc dynamic var x = 1 }\nlet dynamic = a.dynamic\n",
      "class A {               var x = 1 }\nlet dynamic = a.dynamic\n"),
    RewritingRow(
      "what Core Data manages is kept by name",
      """
      extension Item {
        @NSManaged public var title: String? // as typed
        @NSManaged var `default`: Bool; @NSManaged private(set) var tags: Set<Tag>
        @NSManaged public func addToTags(_ value: Tag)
        @NSManaged func insertIntoTags(_ values: [Tag], at indexes: NSIndexSet)
        @NSManaged func removeFromTags(at idx: Int)
      }

      """,
      """
      extension Item {
                   public var title: String? \(managed("title")) // as typed
                   var `default`: Bool \(managed("default"));            private(set) var tags: Set<Tag> \(managed("tags"))
                   public func addToTags(_ value: Tag) { changeManaged("addToTags", value) }
                   func insertIntoTags(_ values: [Tag], at indexes: NSIndexSet) \
      { changeManaged("insertIntoTags", values, at: indexes) }
                   func removeFromTags(at idx: Int) { changeManaged("removeFromTags", nil, at: idx) }
      }

      """),
    RewritingRow("the app's entry is the host's", "@UIApplicationMain\nclass A {}\n", "\nclass A {}\n"),
    RewritingRow(
      "key paths are texts", "import UIKit\nlet k = #keyPath(UIView.layer.bounds)\nlet l = #keyPath(name)\n",
      "import UIKit\nlet k = \"layer.bounds\"\nlet l = \"name\"\n"),
    RewritingRow(
      "literals of pickers",
      "import UIKit\nlet c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\nlet i = #imageLiteral(resourceName: \"x\")\n",
      "import UIKit\nlet c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\nlet i = UIImage      (named       : \"x\")!\n"
    ),
    RewritingRow(
      "blocks of Objective-C", "let f = g as @convention(block) () -> Void\n",
      "let f = g as                    () -> Void\n"),
  ]

  private static let casts: [RewritingRow] = [
    RewritingRow(
      "values out of boxes", "import UIKit\nlet r = i[k] as? CGRect, s = (i[k] as! CGSize).width\n",
      "import UIKit\nlet r = i[k] <~? CGRect.self, s = (i[k] <~! CGSize.self).width\n"),
    RewritingRow(
      "other casts stay", "import UIKit\nlet a = i as? [CGRect], b = i as? CGRect?, c = i as CGRect, d = i as? View\n",
      "import UIKit\nlet a = i as? [CGRect], b = i as? CGRect?, c = i as CGRect, d = i as? View\n"),
  ]

  /// What Apple's Foundation takes as it is and that of Linux finds ambiguous.
  private static let numbers: [RewritingRow] = [
    RewritingRow(
      "sizes as large as can be", "let s = CGSize(width: 200, height: .greatestFiniteMagnitude)\n",
      "let s = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)\n"),
    RewritingRow(
      "without a name", "f(.init(width: .infinity, height: a(b, c)))\n",
      "f(.init(width: CGFloat.infinity, height: a(b, c)))\n"),
    RewritingRow(
      "points and rectangles",
      "let p = CGPoint(x: 0, y: .pi), r = CGRect(x: .zero, y: 0, width: w, height: .infinity)\n",
      "let p = CGPoint(x: 0, y: CGFloat.pi), r = CGRect(x: CGFloat.zero, y: 0, width: w, height: CGFloat.infinity)\n"),
    RewritingRow(
      "others stay",
      "let p = Point(x: 0, y: .pi), q: Point = .init(x: .zero, y: 1), s = CGSize(width: 2 * .pi, height: x.infinity)\n",
      "let p = Point(x: 0, y: .pi), q: Point = .init(x: .zero, y: 1), s = CGSize(width: 2 * .pi, height: x.infinity)\n"),
  ]

  private static let conditions: [RewritingRow] = [
    RewritingRow(
      "iOS is here", "#if os(iOS) || os(tvOS)\n#elseif !os(iOS)\n#endif\n",
      "#if true    || os(tvOS)\n#elseif !true\n#endif\n"),
    RewritingRow(
      "Linux beside iOS is the other side",
      "#if os(Linux)\n@objc let a = 1\n#elseif os(iOS)\n@objc let a = 2\n#endif\n",
      "#if false\n@objc let a = 1\n#elseif true\n      let a = 2\n#endif\n"),
    RewritingRow(
      "Linux alone is here", "#if os(Linux)\nimport Glibc\n#endif\n", "#if os(Linux)\nimport Glibc\n#endif\n"),
    RewritingRow(
      "what is not compiled stays", "#if os(macOS)\nimport AppKit\n@objc class A {}\n#else\n@objc class A {}\n#endif\n",
      "#if os(macOS)\nimport AppKit\n@objc class A {}\n#else\n      class A {}\n#endif\n"),
    RewritingRow("a simulator's code", "#if !targetEnvironment(simulator)\n#endif\n", "#if !true\n#endif\n"),
  ]

  private static let imports: [RewritingRow] = [
    RewritingRow(
      "Combine is here under another name",
      "import UIKit\nimport Combine\nlet s: Combine.Just<Int>\nlet t = a.Combine.b, Combine = 1\n",
      "import UIKit\nimport SwivelCombine\nlet s: SwivelCombine.Just<Int>\nlet t = a.Combine.b, Combine = 1\n"),
    RewritingRow(
      "a part of Combine", "import class Combine.AnyCancellable\nlet c: AnyCancellable\n",
      "import SwivelCombine\nlet c: AnyCancellable\n"),
    RewritingRow(
      "a condition on Combine", "#if canImport(Combine)\nimport Combine\n#else\n@objc class A {}\n#endif\n",
      "#if true\nimport SwivelCombine\n#else\n@objc class A {}\n#endif\n"),
    RewritingRow(
      "notifications beside Combine", "import Combine\nimport Foundation\nlet c = NotificationCenter.default\n",
      "import SwivelCombine\nimport UIKit\nlet c = NotificationCenter.default\n"),
    RewritingRow(
      "parts of UIKit", "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\n",
      "import UIKit\nimport UIKit\n"),
    RewritingRow(
      "what UIKit carries", "import QuartzCore\nlet a: CALayer? = nil\n", "import UIKit\nlet a: CALayer? = nil\n"),
    RewritingRow(
      "frameworks beside UIKit", "import UIKit\nimport MapKit\nimport WebKit\nlet v: MapKit.MKMapView? = nil\n",
      "import UIKit\nimport SwivelFrameworks\nimport SwivelFrameworks\nlet v: SwivelFrameworks.MKMapView? = nil\n"),
    RewritingRow(
      "Core Image and its parts are UIKit's", "import CoreImage.CIFilterBuiltins\nlet f: CIFilter? = nil\n",
      "import UIKit\nlet f: CIFilter? = nil\n"),
    RewritingRow(
      "CryptoKit is here under another name", "import CryptoKit\nlet d = CryptoKit.SHA256.hash(data: m)\n",
      "import Crypto\nlet d = Crypto   .SHA256.hash(data: m)\n"),
    RewritingRow(
      "what is not there", "import UIKit\nimport ARKit // near\n@testable import Own\n",
      "import UIKit\n             // near\n@testable import Own\n"),
    RewritingRow(
      "what Apple's Foundation has and Linux lacks",
      "import Foundation\nlet t = NSEC_PER_SEC\n", "import UIKit\nlet t = NSEC_PER_SEC\n"),
    RewritingRow(
      "what Linux keeps elsewhere", "import Foundation\nfunc f(_ s: URLSession) {}\n",
      "import Foundation; import FoundationNetworking\nfunc f(_ s: URLSession) {}\n"),
    RewritingRow(
      "a library hands on what it imports", "import Foundation\nimport Library\n",
      "import UIKit\nimport Library\n"),
    RewritingRow(
      "an app's own center of notifications", "import Foundation\nlet c = NotificationCenter.default\n",
      "import UIKit\nlet c = NotificationCenter.default\n"),
    RewritingRow(
      "a name that Foundation has too", "import Foundation\nimport UIKit\nlet c = NotificationCenter.default\n",
      "\nimport UIKit\nlet c = NotificationCenter.default\n"),
    RewritingRow(
      "further imports stand behind one that stays", "import Foundation\nimport UIKit\nfunc f(_ s: URLSession) {}\n",
      "\nimport UIKit; import FoundationNetworking\nfunc f(_ s: URLSession) {}\n"),
    RewritingRow(
      "Foundation hands on Security", "import Foundation\nlet q = [kSecClass as String: kCFBooleanTrue as Any]\n",
      "import UIKit     ; import SwivelFrameworks\nlet q = [kSecClass as String: kCFBooleanTrue as Any]\n"),
    RewritingRow(
      "a device without a network", "import SystemConfiguration\nlet t: SCNetworkReachability? = nil\n",
      "import SwivelFrameworks   ; import UIKit\nlet t: SCNetworkReachability? = nil\n"),
    RewritingRow(
      "a framework hands on Foundation", "import CoreLocation\nclass Places: NSObject {}\n",
      "import SwivelFrameworks; import UIKit\nclass Places: NSObject {}\n"),
    RewritingRow(
      "Core Data hands on Combine", "import CoreData\nclass Store: ObservableObject { @Published var n = 0 }\n",
      "import SwivelFrameworks; import UIKit; import SwivelCombine\nclass Store: ObservableObject { @Published var n = 0 }\n"
    ),
    RewritingRow(
      "but not over an app's own name", "import CoreData\nprotocol Cancellable {}\n",
      "import SwivelFrameworks; import UIKit\nprotocol Cancellable {}\n"),
    RewritingRow("Foundation hands on nothing", "import Foundation\n", "import Foundation\n"),
    RewritingRow(
      "names of UIKit in a file without it", "import Foundation\nclass A: NSObject { @IBInspectable var x = 1 }\n",
      "import UIKit\nclass A: NSObject { @Inspectable   var x = 1 }\n"),
  ]

  private static let documents: [RewritingRow] = [
    RewritingRow(
      "outlets keep their columns",
      "import UIKit\nclass A: UIView {\n  @IBOutlet weak var a: UILabel!\n  @IBOutlet private weak var b: UILabel!\n  @IBOutlet var c: [UIView] = []\n}\n",
      "import UIKit\nclass A: UIView {\n  @Outlet(.weak) var a: UILabel!\n  @Outlet(.weak) private var b: UILabel!\n  @Outlet   var c: [UIView] = []\n}\n"
    ),
    RewritingRow(
      "observers hear documents",
      "import UIKit\nclass A: UIView {\n  @IBOutlet var a: UILabel! {\n    didSet { a.text = \"\" }\n  }\n}\n",
      "import UIKit\nclass A: UIView {\n  @Outlet   var a: UILabel! {\n    didSet { a.text = \"\" }\n  }; @OutletSetter(\"a\") private var setter_a = \\A.a\n}\n"
    ),
    RewritingRow(
      "computed attributes of an extension",
      "import UIKit\nclass A: UIView {\n}\nextension A {\n  @IBInspectable var r: Int {\n    get { 1 }\n    set {}\n  }\n}\n",
      "import UIKit\nclass A: UIView {\n@InspectableSetter(\"r\") private var setter_r = \\A.r }\nextension A {\n                 var r: Int {\n    get { 1 }\n    set {}\n  }\n}\n"
    ),
    RewritingRow(
      "attributes in an extension of a class of UIKit's",
      "import UIKit\nextension UIView {\n  @IBInspectable var r: CGFloat {\n    get { 1 }\n    set {}\n  }\n  @IBInspectable var s: Int { 1 }\n}\n",
      "import UIKit\nextension UIView {\n                 var r: CGFloat {\n    get { 1 }\n    set {}\n  }\n                 var s: Int { 1 }\n}\nfinal class Attribute_UIView_r: UIKit.ExtensionAttribute { override func setter() -> AnyObject? { UIKit.InspectableSetter(wrappedValue: \\UIView.r, \"r\") } }"
    ),
    RewritingRow(
      "actions by their selectors",
      "import UIKit\nclass A: UIView {\n  @IBAction func go(_ sender: Any) {\n  }\n  @IBAction func back(segue: UIStoryboardSegue) {}\n  @IBAction func stop() {}\n}\n",
      "import UIKit\nclass A: UIView {\n            func go(_ sender: Any) {\n  }; @Action(\"go:\") private var action_go_ = A.go(_:)\n            func back(segue: UIStoryboardSegue) {}; @Action(\"backWithSegue:\") private var action_backWithSegue_ = A.back(segue:)\n            func stop() {}; @Action(\"stop\") private var action_stop = A.stop\n}\n"
    ),
  ]

  private static let selectors: [RewritingRow] = [
    RewritingRow(
      "a selector carries its method",
      "import UIKit\nclass A: UIView {\n  func b() { t.add(self, #selector(go(_:)), 1) }\n  @objc func go(_ s: Any) {}\n}\n",
      "import UIKit\nclass A: UIView {\n  func b() { t.add(self, selector_1       , 1) }\n        func go(_ s: Any) {}\n}\nprivate var selector_1: Selector { Selector(\"go:\", A.go(_:)) }"
    ),
    RewritingRow(
      "a private method is named inside its class",
      "import UIKit\nclass A {\n  let s = #selector(self.go)\n  @objc private func go(with x: Int) {}\n}\n",
      "import UIKit\nclass A {\n  let s = selector_1\n        private func go(with x: Int) {}\n}\nextension A { fileprivate static nonisolated var method_1: Selector { Selector(\"goWith:\", A.go(with:)) } }; private var selector_1: Selector { A.method_1 }"
    ),
    RewritingRow(
      "over two lines",
      "import UIKit\nclass A {\n  var s: Selector { f(#selector(\n    go), 1) }\n  @objc func go() {}\n}\n",
      "import UIKit\nclass A {\n  var s: Selector { f(selector_1\n       , 1) }\n        func go() {}\n}\nprivate var selector_1: Selector { Selector(\"go\", A.go) }"
    ),
    RewritingRow(
      "inherited ones, one without arguments among others",
      "import UIKit\nclass A { @objc func go() {}\n func go(_ x: Int) {} }\nclass B: A { var s: Selector { #selector(go as () -> Void) } }\n",
      "import UIKit\nclass A {       func go() {}\n func go(_ x: Int) {} }\nclass B: A { var s: Selector { selector_1                  } }\nprivate var selector_1: Selector { Selector(\"go\", B.go as @MainActor (B) -> @MainActor () -> Void) }"
    ),
    RewritingRow(
      "generic classes cannot be named from outside",
      "import UIKit\nclass A<T> { var s: Selector { #selector(go) }\n @objc func go() {} }\n",
      "import UIKit\nclass A<T> { var s: Selector { Selector(\"go\", A.go) }\n       func go() {} }\n"),
    RewritingRow(
      "parameters with brackets",
      "import UIKit\nclass A: UIView {\n  func b() { t.add(self, #selector(go(_:with:)), 1) }\n  @objc func go(_ s: [String], with t: (Int, Int)) {}\n}\n",
      "import UIKit\nclass A: UIView {\n  func b() { t.add(self, selector_1            , 1) }\n        func go(_ s: [String], with t: (Int, Int)) {}\n}\nprivate var selector_1: Selector { Selector(\"go:with:\", A.go(_:with:)) }"
    ),
    RewritingRow(
      "classes inside a class have a name outside",
      "import UIKit\nclass A {\n  final class B {\n    var s: Selector { #selector(go) }\n    @objc func go() {}\n  }\n  func f() {}\n  class C {\n    var s: Selector { #selector(stop) }\n    @objc func stop() {}\n  }\n}\n",
      "import UIKit\nclass A {\n  final class B {\n    var s: Selector { selector_1    }\n          func go() {}\n  }\n  func f() {}\n  class C {\n    var s: Selector { selector_2      }\n          func stop() {}\n  }\n}\nprivate var selector_1: Selector { Selector(\"go\", A.B.go) }; private var selector_2: Selector { Selector(\"stop\", A.C.stop) }"
    ),
    RewritingRow(
      "a class inside a function cannot be named from outside",
      "import UIKit\nclass A {\n  func f() {\n    let x = 1\n    class B {\n      var s: Selector { #selector(go) }\n      @objc func go() {}\n    }\n  }\n}\n",
      "import UIKit\nclass A {\n  func f() {\n    let x = 1\n    class B {\n      var s: Selector { Selector(\"go\", B.go) }\n            func go() {}\n    }\n  }\n}\n"
    ),
    RewritingRow(
      "accessors", "import UIKit\nlet s = #selector(setter: UITextField.inputView)\n",
      "import UIKit\nlet s = Selector(\"setInputView:\")\n"),
  ]

  private static let extensions: [RewritingRow] = [
    RewritingRow(
      "an override of an extension",
      "import UIKit\nclass A: UIView {\n}\nextension A {\n  override func draw(_ r: CGRect, in c: inout Int) { super.draw(r) }\n  override open var p: Bool { return true }\n  override func e(_ s: UITableViewCellEditingStyle) {}\n}\n",
      "import UIKit\nclass A: UIView {\noverride func draw(_ r: CGRect, in c: inout Int) { override_draw(r, in: &c) }; open override var p: Bool { override_p }; override func e(_ s: UITableViewCell.EditingStyle) { override_e(s) } }\nextension A {\n  func override_draw(_ r: CGRect, in c: inout Int) { super.draw(r) }\n  open var override_p: Bool { return true }\n  func override_e(_ s: UITableViewCell.EditingStyle) {}\n}\n"
    ),
    RewritingRow(
      "an override of what an extension declares",
      "class A { }\nextension A {\n  @objc func f() -> Int { 1 }\n}\nclass B: A { override func f() -> Int { 2 } }\n",
      "class A { func f() -> Int { extension_f() } }\nextension A {\n        func extension_f() -> Int { 1 }\n}\nclass B: A { override func f() -> Int { 2 } }\n"
    ),
    RewritingRow(
      "an override of what an extension adds to UIKit",
      "import UIKit\nextension UIViewController {\n  @objc var hides: Bool { true }\n}\nclass B: UINavigationController {\n  override var hides: Bool { !super.hides }\n}\n",
      "import UIKit\nextension UIViewController {\n        var extension_hides: Bool { true }\nvar hides: Bool { if let it = self as? B { return it.override_hides }; return extension_hides } }\nclass B: UINavigationController {\n  var override_hides: Bool { !super.extension_hides }\n}\n"
    ),
    RewritingRow(
      "an observer",
      "class A: B {\n}\nextension A {\n  open override var p: Int {\n    didSet { g(oldValue) }\n  }\n}\n",
      "class A: B {\nopen override var p: Int { didSet { override_p(oldValue) } } }\nextension A {\n  open func override_p(_ oldValue: Int) {\n    do     { g(oldValue) }\n  }\n}\n"
    ),
  ]

  private static let names: [RewritingRow] = [
    RewritingRow(
      "parameters without names get some where they are passed on",
      "class A: B {\n}\nextension A {\n  override func f(_: Int, at _: Int) {}\n}\n",
      "class A: B {\noverride func f(_ argument_0: Int, at argument_1: Int) { override_f(argument_0, at: argument_1) } }\nextension A {\n  func override_f(_: Int, at _: Int) {}\n}\n"
    ),
    RewritingRow(
      "an override in an extension of what is overridden in another",
      "class A: C {\n}\nclass B: A {\n}\nextension A {\n  override func f() {}\n}\nextension B {\n  override func f() {}\n}\n",
      "class A: C {\noverride func f() { override_f() } }\nclass B: A {\noverride func f() { overrid1_f() } }\nextension A {\n  func override_f() {}\n}\nextension B {\n  func overrid1_f() {}\n}\n"
    ),
    RewritingRow(
      "what a class makes unavailable is called by its override",
      "class A: C {\n}\nextension A {\n  @available(*, unavailable)\n  override func f() {}\n}\n",
      "class A: C {\noverride func f() { override_f() } }\nextension A {\n\n  func override_f() {}\n}\n"),
    RewritingRow(
      "a class's name, which Objective-C's runtime knows", "let n = type(of: a.b).description()\n",
      "let n = String(reflecting: type(of: a.b))\n"),
    RewritingRow(
      "what only Objective-C's objects say to screen readers",
      "class A: NSObject {\n  override var accessibilityLabel: String? { didSet {} }\n}\n",
      "class A: NSObject {\n           var accessibilityLabel: String? { didSet {} }\n}\n"),
  ]

  private static let requirements: [RewritingRow] = [
    RewritingRow(
      "optional requirements have an answer",
      "import UIKit\n@objc public protocol P {\n  @objc optional func a(_ x: Int)\n  @objc optional func b() -> UIView?\n}\nfunc f(_ p: P?) { p?.a?(1) }\n",
      "import UIKit\n      public protocol P: AnyObject {\n                 func a(_ x: Int)\n                 func b() -> UIView?\n}\nfunc f(_ p: P?) { p?.a (1) }\nextension P { public func a(_ x: Int) {} }; extension P { public func b() -> UIView? { nil } }"
    ),
    RewritingRow(
      "no answer to a question",
      "import UIKit\n@objc protocol P: Q {\n  @objc optional func a(_ x: Int) -> Int\n}\nfunc f(_ o: O) { g(o.p?.a?(1) ?? 2) }\n",
      "import UIKit\n      protocol P: AnyObject, Q {\n                 func a(_ x: Int) throws(UIKit.UnansweredRequirement) -> Int\n}\nfunc f(_ o: O) { g(UIKit.answered(try o.p?.a (1)) ?? 2) }\nextension P { func a(_ x: Int) throws(UIKit.UnansweredRequirement) -> Int { throw UIKit.UnansweredRequirement() } }"
    ),
    RewritingRow(
      "UIKit's delegates, and closures, which are none",
      "d?.tableView?(t, didSelectRowAt: i)\nd?.scrollViewDidScroll?(s)\nself.handler?(s)\n",
      "d?.tableView (t, didSelectRowAt: i)\nd?.scrollViewDidScroll (s)\nself.handler?(s)\n"),
    RewritingRow(
      "an optional call of what need not be optional", "a.animationEnded?(true)\n", "a.animationEnded (true)\n"),
    RewritingRow(
      "what a runtime asks",
      "import UIKit\nclass A: NSObject {\n  override func responds(to s: Selector!) -> Bool { true }\n}\n",
      "import UIKit\nclass A: NSObject {\n  func override_responds(to s: Selector!) -> Bool { true }\n}\n"),
    RewritingRow(
      "names of Swift 4",
      "f(UIControlState.normal, UIViewNoIntrinsicMetric, .commonModes)\nr.add(t, forMode: RunLoopMode.commonModes)\nfunc i(_ p: P, didFinishPickingMediaWithInfo info: [String : Any]) { info[UIImagePickerControllerEditedImage] }\n",
      "f(UIControl.State.normal, UIView.noIntrinsicMetric, .commonModes)\nr.add(t, forMode: RunLoop.Mode.common     )\nfunc i(_ p: P, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any]) { info[UIImagePickerController.InfoKey.editedImage] }\n"
    ),
    RewritingRow(
      "a method of Swift 4.1 that is a property today, and another class's of that name",
      "c.sound = UNNotificationSound.default()\nA.default()\n",
      "c.sound = UNNotificationSound.default\nA.default()\n"),
    RewritingRow(
      "notifications of Swift 4",
      "f(name: .UIKeyboardWillShow, NSNotification.Name.UIKeyboardDidHide, Notification.Name.UIDeviceOrientationDidChange)\n",
      "f(name: UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidHideNotification, UIDevice.orientationDidChangeNotification     )\n"
    ),
    RewritingRow(
      "members of Swift 4",
      "v.bringSubview(toFront: a); v.sendSubview(toBack: a)\nc.addChildViewController(d); d.didMove(toParentViewController: c)\nlet s = #selector(UIView.bringSubview(toFront:))\n",
      "v.bringSubviewToFront(         a); v.sendSubviewToBack(        a)\nc.addChild              (d); d.didMove(toParent              : c)\nlet s = Selector(\"bringSubviewToFront:\")\nimport UIKit"
    ),
    RewritingRow(
      "labels of Swift 3 and 4",
      "t.size(attributes: [NSStrokeColorAttributeName: c])\nlet a = b.constraintLessThanOrEqualToSystemSpacingBelow(g, multiplier: 1)\n",
      "t.size(withAttributes: [NSAttributedString.Key.strokeColor: c])\nlet a = b.constraint(lessThanOrEqualToSystemSpacingBelow: g, multiplier: 1)\n"
    ),
    RewritingRow(
      "an app's own type of an older name", "enum UIControlState {}\nlet s: UIControlState\n",
      "enum UIControlState {}\nlet s: UIControlState\n"),
    RewritingRow(
      "a bound answer", "if let h = d.tableView?(t, heightForRowAt: i), h > 1 {}\n",
      "if let h = d.tableView (t, heightForRowAt: i) as Optional, h > 1 {}\n"),
  ]

  @Test(
    arguments: words + casts + numbers + conditions + imports + documents + selectors + extensions + names
      + requirements
      + RuntimeRows.all + OutletRows.all)
  func becomes(row: RewritingRow) {
    #expect(
      adopted(row.source) == row.expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// What follows on a line stays in its column: the compiler's errors are where the author looks.
  @Test(arguments: [
    "    b.addTarget(self, action: #selector(A.go(_:)), for: HERE)", "  @IBOutlet weak var a: HERE!",
    "  @objc dynamic var c = HERE",
    "  @IBInspectable var d = HERE", "  override func f(_ HERE: Int) {}",
  ])
  func columnsStay(line: String) throws {
    let isStatement = line.hasPrefix("    ")
    let inside = isStatement ? "  func x() {\n\(line)\n  }" : line
    let text = "import UIKit\nclass A: UIView {\n  @objc func go(_ x: Any) {}\n}\nextension A {\n\(inside)\n}\n"
    let lines = adopted(text)
    let index = try #require(lines.firstIndex { $0.contains("HERE") && !$0.contains("override_f(HERE)") })
    #expect(lines[index].range(of: "HERE")?.lowerBound == line.range(of: "HERE")?.lowerBound)
    #expect(index == (isStatement ? 6 : 5))
  }
}
