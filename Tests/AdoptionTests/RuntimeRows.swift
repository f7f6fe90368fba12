// What every class of Objective-C answers to, as rows of `RewritingTests`.

enum RuntimeRows {
  static let all = everyObject + sessions + initialisers + canvas + anything + modules

  private static let everyObject: [RewritingRow] = [
    RewritingRow(
      "the first class that wakes declares it, those below override it",
      "class A: NSObject {\n  var x = 1\n}\nclass B: A {\n  override func awakeFromNib() { super.awakeFromNib() }\n}\nclass C: B {\n  override func awakeFromNib() {}\n}\n",
      "class A: NSObject {\n  var x = 1\n}\nclass B: A {\n           func awakeFromNib() { super.awakeFromNib() }\n}\nclass C: B {\n  override func awakeFromNib() {}\n}\n"
    ),
    RewritingRow(
      "one that watches by name says so",
      "import UIKit\nclass A: NSObject {\n  override func observeValue(forKeyPath k: String?, of o: Any?) {}\n}\n",
      "import UIKit\nclass A: NSObject {\n           func observeValue(forKeyPath k: String?, of o: Any?) {}\n}\nextension A: UIKit.NamedObserver {}"
    ),
    RewritingRow(
      "a presentation's manager is no responder",
      "import UIKit\nclass A: UIPresentationController {\n  override func observeValue() {}\n}\n",
      "import UIKit\nclass A: UIPresentationController {\n           func observeValue() {}\n}\nextension A: UIKit.NamedObserver {}"
    ),
    RewritingRow(
      "who tells observers itself stands beside, in classes of UIKit's, too",
      "class A: UIView {\n  override class func automaticallyNotifiesObservers(forKey k: String) -> Bool { false }\n}\nclass B: A {\n  override class func automaticallyNotifiesObservers(forKey k: String) -> Bool { true }\n}\n",
      "class A: UIView {\n           class func automaticallyNotifiesObservers(forKey k: String) -> Bool { false }\n}\nclass B: A {\n  override class func automaticallyNotifiesObservers(forKey k: String) -> Bool { true }\n}\n"
    ),
    RewritingRow(
      "UIKit's own classes have it", "class A: UIView {\n  override func awakeFromNib() {}\n}\n",
      "class A: UIView {\n  override func awakeFromNib() {}\n}\n"),
  ]

  private static let sessions: [RewritingRow] = [
    RewritingRow(
      "what Foundation has of sessions stands beside",
      "import Foundation\nfunc f() { c.waitsForConnectivity = true }\n",
      "import Foundation; import SwivelFrameworks\nfunc f() { c.waitsForConnectivity = true }\n"),
    RewritingRow(
      "lines are a sequence where they are awaited",
      "import Foundation\nlet l = try await u.lines\nlet b = s.bytes\n",
      "import Foundation; import SwivelFrameworks\nlet l = try await u.lines\nlet b = s.bytes\n"),
    RewritingRow(
      "names of one's own are none", "import Foundation\nlet bytes = try await load()\nfor l in lines {}\n",
      "import Foundation\nlet bytes = try await load()\nfor l in lines {}\n"),
    RewritingRow("else they are not", "import Foundation\nlet l = u.lines\n", "import Foundation\nlet l = u.lines\n"),
  ]

  private static let initialisers: [RewritingRow] = [
    RewritingRow(
      "a class in a property",
      "import UIKit\nclass A: UIViewController {}\nstruct S { let kind: A.Type }\nfunc f(_ s: S) { g(s.kind.init()) }\n",
      "import UIKit\nclass A: UIViewController {}\nstruct S { let kind: A.Type }\nfunc f(_ s: S) { g(s.kind.runtimeMade()) }\n"
    ),
    RewritingRow(
      "a class of UIKit's in a list, a tuple, an optional and a cast",
      "import UIKit\nlet kinds: [UIViewController.Type] = []\nfunc f() { g(kinds[0].init(), pair.1.init(), kind?.init(), (x as! UIView.Type).init()) }\n",
      "import UIKit\nlet kinds: [UIViewController.Type] = []\nfunc f() { g(kinds[0].runtimeMade(), pair.1.runtimeMade(), kind?.runtimeMade(), (x as! UIView.Type).runtimeMade()) }\n"
    ),
    RewritingRow(
      "names of types, lists of them, and what is a class of Swift's",
      "import UIKit\nlet a: [UIView.Type] = []\nlet b = [Int].init(), c = String.init(), d: CGRect = .init()\n",
      "import UIKit\nlet a: [UIView.Type] = []\nlet b = [Int].init(), c = String.init(), d: CGRect = .init()\n"),
    RewritingRow(
      "where a file speaks of another kind of class",
      "import UIKit\nclass A { required init() {} }\nlet a: [A.Type] = [], b: [UIView.Type] = []\nfunc f() { g(a[0].init()) }\n",
      "import UIKit\nclass A { required init() {} }\nlet a: [A.Type] = [], b: [UIView.Type] = []\nfunc f() { g(a[0].init()) }\n"
    ),
    RewritingRow(
      "each by its own property, where a file speaks of both",
      "import UIKit\nclass A { required init() {} }\nclass B: UIView {}\nstruct S { let one: B.Type, two: A.Type }\nfunc f(_ s: S) { g(s.one.init(), s.two.init()) }\n",
      "import UIKit\nclass A { required init() {} }\nclass B: UIView {}\nstruct S { let one: B.Type, two: A.Type }\nfunc f(_ s: S) { g(s.one.runtimeMade(), s.two.init()) }\n"
    ),
    RewritingRow(
      "one of two properties of a name, of which nobody can say which it is",
      "import UIKit\nclass A { required init() {} }\nclass B: UIView {}\nstruct S { let kind: B.Type }\nstruct T { let kind: A.Type }\nfunc f(_ s: S) { g(s.kind.init()) }\n",
      "import UIKit\nclass A { required init() {} }\nclass B: UIView {}\nstruct S { let kind: B.Type }\nstruct T { let kind: A.Type }\nfunc f(_ s: S) { g(s.kind.init()) }\n"
    ),
    RewritingRow(
      "an object's own class",
      "import UIKit\nclass A: NSObject {\n  func copy() -> A { type(of: self).init() }\n}\n",
      "import UIKit\nclass A: NSObject {\n  func copy() -> A { type(of: self).runtimeMade() }\n}\n"),
    RewritingRow(
      "a generic parameter that is a class of UIKit's",
      "import UIKit\nclass A<V: UIView, M>: UIView {\n  let v = V(), m = M()\n  let w = V(frame: .zero), u = V.init()\n}\nfunc f<T: UIView>(_ t: T.Type) -> T { T() }\nlet t = T()\n",
      "import UIKit\nclass A<V: UIView, M>: UIView {\n  let v = V(runtimeMade: ()), m = M()\n  let w = V(runtimeFrame: .zero), u = V.init(runtimeMade: ())\n}\nfunc f<T: UIView>(_ t: T.Type) -> T { T(runtimeMade: ()) }\nlet t = T()\n"
    ),
    RewritingRow(
      "a generic parameter that is a controller with a xib",
      "import UIKit\nfunc f<T: UIViewController>() -> T { T.init(nibName: n, bundle: nil) }\nfunc g<T: UIView>() -> T { T(nibName: n) }\n",
      "import UIKit\nfunc f<T: UIViewController>() -> T { T.init(runtimeNibName: n, bundle: nil) }\nfunc g<T: UIView>() -> T { T(nibName: n) }\n"
    ),
    RewritingRow(
      "the class an extension of UIKit's is asked of",
      "import UIKit\nextension UIView {\n  static func a() -> Self { Self() }\n  class func b() -> Self { self.init(frame: r) }\n  convenience init(x: Int) { self.init(frame: r) }\n  func c() -> UIView { type(of: self).init(frame: r) }\n}\n",
      "import UIKit\nextension UIView {\n  static func a() -> Self { Self(runtimeMade: ()) }\n  class func b() -> Self { self.init(runtimeFrame: r) }\n  convenience init(x: Int) { self.init(frame: r) }\n  func c() -> UIView { type(of: self).init(runtimeFrame: r) }\n}\n"
    ),
    RewritingRow(
      "a layer is a class, edges are not",
      "import UIKit\nextension CAGradientLayer {\n  static func a() -> Self { Self() }\n}\nextension UIEdgeInsets {\n  static func a() -> Self { Self() }\n}\nextension CGRect {\n  static func a() -> Self { Self() }\n}\n",
      "import UIKit\nextension CAGradientLayer {\n  static func a() -> Self { Self(runtimeMade: ()) }\n}\nextension UIEdgeInsets {\n  static func a() -> Self { Self() }\n}\nextension CGRect {\n  static func a() -> Self { Self() }\n}\n"
    ),
    RewritingRow(
      "a protocol's own class, where it says which",
      "import UIKit\nextension P where Self: UIViewController {\n  static func a() -> Self { Self(nibName: n, bundle: nil) }\n}\nextension Q {\n  static func a() -> Self { Self() }\n}\n",
      "import UIKit\nextension P where Self: UIViewController {\n  static func a() -> Self { Self(runtimeNibName: n, bundle: nil) }\n}\nextension Q {\n  static func a() -> Self { Self() }\n}\n"
    ),
    RewritingRow(
      "a protocol's own class, where the protocol says which",
      "import UIKit\nprotocol P: UIViewController {}\nprotocol Q where Self: UIView {}\nprotocol R {}\nextension P {\n  static func a() -> Self { Self(nibName: n, bundle: nil) }\n}\nextension Q {\n  static func a() -> Self { Self() }\n}\nextension R {\n  static func a() -> Self { Self() }\n}\n",
      "import UIKit\nprotocol P: UIViewController {}\nprotocol Q where Self: UIView {}\nprotocol R {}\nextension P {\n  static func a() -> Self { Self(runtimeNibName: n, bundle: nil) }\n}\nextension Q {\n  static func a() -> Self { Self(runtimeMade: ()) }\n}\nextension R {\n  static func a() -> Self { Self() }\n}\n"
    ),
    RewritingRow(
      "a class a value is cast to, beside types of other kinds",
      "import UIKit\nfunc f<T>(_ t: T.Type, _ c: AnyClass) { g((c as? UIView.Type)?.init(), (c as! UIButton.Type).init(), (c as? T.Type)?.init()) }\n",
      "import UIKit\nfunc f<T>(_ t: T.Type, _ c: AnyClass) { g((c as? UIView.Type)?.runtimeMade(), (c as! UIButton.Type).runtimeMade(), (c as? T.Type)?.init()) }\n"
    ),
    RewritingRow(
      "what is static is not open",
      "open class A { open static let a = 1; static open var b: Int { 2 }; open var c = 3 }\n",
      "open class A { public static let a = 1; static public var b: Int { 2 }; open var c = 3 }\n"),
    RewritingRow(
      "a call of which its caller is sure", "d!.tableView!(t, didSelectRowAt: i)\nself.handler!(s)\n",
      "d!.tableView (t, didSelectRowAt: i)\nself.handler!(s)\n"),
    RewritingRow(
      "an answer of which its caller is sure",
      "import UIKit\n@objc protocol P: Q {\n  @objc optional func a(_ x: Int) -> Int\n}\nfunc f(_ o: O) { g(o.p!.a!(1)) }\n",
      "import UIKit\n      protocol P: AnyObject, Q {\n                 func a(_ x: Int) throws(UIKit.UnansweredRequirement) -> Int\n}\nfunc f(_ o: O) { g(UIKit.answered(try o.p!.a (1))!) }\nextension P { func a(_ x: Int) throws(UIKit.UnansweredRequirement) -> Int { throw UIKit.UnansweredRequirement() } }"
    ),
    RewritingRow(
      "what is constant is not open", "open class A { open let a = 1; open var b = 2 }\n",
      "open class A { public let a = 1; open var b = 2 }\n"),
    RewritingRow(
      "UIKit by a project's own header", "import Foundation\nextension UIApplication { var a: Int { 1 } }\n",
      "import UIKit\nextension UIApplication { var a: Int { 1 } }\n"),
    RewritingRow(
      "an app's own names that look like UIKit's", "import Foundation\nstruct UIModel {}\nlet m = UIModel()\n",
      "import Foundation\nstruct UIModel {}\nlet m = UIModel()\n"),
    RewritingRow(
      "a requirement has no body, and what follows it is another's",
      "import UIKit\nprotocol P {\n  func f<T: UIView>(_ t: T.Type) -> T\n}\nstruct T {}\nfunc g() { h(T()) }\n",
      "import UIKit\nprotocol P {\n  func f<T: UIView>(_ t: T.Type) -> T\n}\nstruct T {}\nfunc g() { h(T()) }\n"),
    RewritingRow(
      "one that is required is called",
      "class A: NSObject {\n  required override init() {}\n  func copy() -> A { type(of: self).init() }\n}\n",
      "class A: NSObject {\n  required override init() {}\n  func copy() -> A { type(of: self).init() }\n}\n"),
    RewritingRow(
      "classes of Swift, names of types and self",
      "class A {\n  let kind: A.Type\n  convenience init(_ x: Int) { self.init() }\n  func f() { kind.init(); B.init() }\n}\n",
      "class A {\n  let kind: A.Type\n  convenience init(_ x: Int) { self.init() }\n  func f() { kind.init(); B.init() }\n}\n"
    ),
    RewritingRow(
      "a protocol that UIKit's classes are given",
      "import UIKit\nprotocol P: class {\n  init()\n  func f()\n}\nextension NSObject: P {}\n",
      "import UIKit\nprotocol P: class, UIKit.RuntimeMade {\n\n  func f()\n}\nextension NSObject: P {}\nextension P { init() { self.init(runtimeMade: ()) } }"
    ),
    RewritingRow(
      "a class of Swift's that conforms to it is made by its own init()",
      "import UIKit\nprotocol P: class {\n  init()\n}\nextension NSObject: P {}\nopen class A: P {\n  public required init() {}\n}\nclass B: UIView, P {}\n",
      "import UIKit\nprotocol P: class, UIKit.RuntimeMade {\n\n}\nextension NSObject: P {}\nopen class A: P {\n  public required init() {}\npublic required convenience init(runtimeMade: Void) { self.init() } }\nclass B: UIView, P {}\nextension P { init() { self.init(runtimeMade: ()) } }"
    ),
    RewritingRow(
      "a protocol of the module's classes keeps its demand",
      "protocol P: AnyObject {\n  init()\n}\nclass A: P { required init() {} }\n",
      "protocol P: AnyObject {\n  init()\n}\nclass A: P { required init() {} }\n"),
  ]

  private static let canvas: [RewritingRow] = [
    RewritingRow(
      "what Xcode's canvas shows",
      "import UIKit\n@available(iOS 17, *)\n#Preview(\"A\", traits: .landscapeLeft) {\n  A()\n}\n#Preview { A() }\nclass A: UIView {}\n",
      "import UIKit\n\n\n\n\n\nclass A: UIView {}\n"),
    RewritingRow(
      "a screen that is only shown in SwiftUI",
      "import UIKit\nimport SwiftUI\nclass A: UIView {}\nstruct P: PreviewProvider {\n  static var previews: some View { Text(\"\") }\n}\n",
      "import UIKit\n\nclass A: UIView {}\n\n\n\n"
    ),
    RewritingRow(
      "an indicator by its names of Swift 4",
      "import UIKit\nlet a = UIActivityIndicatorView(activityIndicatorStyle: .gray)\nfunc f() { a.activityIndicatorViewStyle = .white }\n",
      "import UIKit\nlet a = UIActivityIndicatorView(style                 : .gray)\nfunc f() { a.style                      = .white }\n"
    ),
  ]

  private static let anything: [RewritingRow] = [
    RewritingRow(
      "a format from elsewhere may have plural forms",
      "import UIKit\nlet a = String(format: text(key), 3) + String.localizedStringWithFormat(text, 3)\n",
      "import UIKit\nlet a = String(textFormat: text(key), 3) + String.localizedTextWithFormat  (text, 3)\n"),
    RewritingRow(
      "one that is written out has none, nor have other types' formats",
      "import UIKit\nlet a = String(format: \"%d\", 3) + A.String(format: b) + NSString(format: b)\n",
      "import UIKit\nlet a = String(format: \"%d\", 3) + A.String(format: b) + NSString(format: b)\n"),
    RewritingRow(
      "a project's own initializer of that label keeps its calls",
      "import UIKit\nextension String {\n  init(format key: Key, table: String) { self = key.text }\n}\nlet a = String(format: key, table: t) + String.localizedStringWithFormat(b, 3)\n",
      "import UIKit\nextension String {\n  init(format key: Key, table: String) { self = key.text }\n}\nlet a = String(format: key, table: t) + String.localizedTextWithFormat  (b, 3)\n"
    ),
    RewritingRow(
      "a project's own function of that name keeps its calls",
      "import UIKit\nextension String {\n  static func localizedStringWithFormat(_ key: Key, _ n: Int) -> String { key.text }\n}\nlet a = String.localizedStringWithFormat(b, 3) + String(format: b, 3)\n",
      "import UIKit\nextension String {\n  static func localizedStringWithFormat(_ key: Key, _ n: Int) -> String { key.text }\n}\nlet a = String.localizedStringWithFormat(b, 3) + String(textFormat: b, 3)\n"
    ),
    RewritingRow(
      "a delegate of any type is asked as what it can answer",
      "@objc protocol P {\n  @objc optional func a(_ x: Int)\n}\nclass A {\n  weak var d: AnyObject?\n  func f() { self.d?.a?(1) }\n}\n",
      "      protocol P: AnyObject {\n                 func a(_ x: Int)\n}\nclass A {\n  weak var d: AnyObject?\n  func f() { (self.d as? any P)?.a (1) }\n}\nextension P { func a(_ x: Int) {} }"
    ),
    RewritingRow(
      "one whose type is known is asked at once",
      "@objc protocol P {\n  @objc optional func a(_ x: Int)\n}\nclass A {\n  weak var d: P?\n  func f() { d?.a?(1) }\n}\n",
      "      protocol P: AnyObject {\n                 func a(_ x: Int)\n}\nclass A {\n  weak var d: P?\n  func f() { d?.a (1) }\n}\nextension P { func a(_ x: Int) {} }"
    ),
  ]

  private static let modules: [RewritingRow] = [
    RewritingRow(
      "Apple's log is here under another name",
      "import UIKit\nimport os.log\nlet l = os.Logger(subsystem: a, category: b)\n#if os(iOS)\n#endif\n",
      "import UIKit\nimport SwivelLog\nlet l = SwivelLog.Logger(subsystem: a, category: b)\n#if true\n#endif\n"),
    RewritingRow(
      "OSLog is the same", "import OSLog\nos_log(\"a\")\n", "import SwivelLog; import UIKit\nos_log(\"a\")\n"),
    RewritingRow(
      "notifications of an app's own are UIKit's module's", "import UIKit\nimport UserNotifications\n",
      "import UIKit\n\n"),
    RewritingRow(
      "Objective-C's runtime has its names in UIKit's module", "import UIKit\nimport ObjectiveC\n", "import UIKit\n\n"),
    RewritingRow(
      "the app's bundle, not its host's", "import UIKit\nlet u = Bundle.main.url(a), v = x.Bundle.main\n",
      "import UIKit\nlet u = Bundle.ofApp.url(a), v = x.Bundle.main\n"),
    RewritingRow("a key's characters", "let n = press.key?.characters\n", "let n = press.key?.characters\n"),
    RewritingRow("a text's characters", "let n = s.characters.count\n", "let n = s           .count\n"),
    RewritingRow(
      "characters of something's own", "struct S { var characters = 1 }\nlet n = s.characters\n",
      "struct S { var characters = 1 }\nlet n = s.characters\n"),
  ]
}
