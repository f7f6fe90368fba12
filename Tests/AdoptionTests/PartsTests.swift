// The small decisions of a rewriting by themselves: names of selectors, what names tell of classes and callers, what modules there are, how
// edits are put together, and who inherits what.
import Testing

@testable import Adoption

@Suite struct PartsTests {
  /// "Objective-C Names for Swift methods" of Swift's guide to interoperability: the first label joins the base name, with `With` unless it
  /// begins with a preposition; further ones stand before their colons.
  @Test(
    arguments: [
      ("go", [], "go"), ("go", [nil], "go:"), ("go", ["sender"], "goWithSender:"), ("go", ["with"], "goWith:"),
      ("go", ["forKey"], "goForKey:"),
      ("go", ["formatter"], "goWithFormatter:"), ("go", ["format"], "goWithFormat:"),
      ("go", [nil, "with"], "go:with:"), ("go", [nil, nil], "go::"), ("go", ["at", nil, "in"], "goAt::in:"),
      ("`default`", ["x"], "defaultWithX:"), ("go", ["URL"], "goWithURL:"), ("go", ["toURL"], "goToURL:"),
    ] as [(String, [String?], String)])
  func selectors(base: String, labels: [String?], expected: String) {
    #expect(SelectorName.of(base, labels) == expected)
  }

  @Test(
    arguments: [
      "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
      "in", "including", "inside", "into", "matching", "of", "on",
      "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ])
  func prepositions(word: String) {
    #expect(SelectorName.of("go", [word]) == "go" + word.prefix(1).uppercased() + word.dropFirst() + ":")
  }

  /// Optional methods of UIKit's protocols begin with who calls and go on with a capital.
  @Test(
    arguments: [
      ("tableView", false), ("tableViewDidScroll", true), ("tableviewDid", false), ("scrollViewDidScroll", true),
      ("textFieldDidEndEditing", true), ("sceneDid", true),
      ("sceneDidBecomeActive", true), ("scenery", false), ("sceneWillX", true), ("handler", false),
      ("animationEnded", true), ("animationEndedX", false), ("applicationDidX", true),
      ("gestureRecognizerShouldBegin", true), ("numberOfSectionsIn", true), ("toolbarDid", true), ("", false),
      ("tabBar1", false),
    ])
  func callers(name: String, isCaller: Bool) { #expect(OptionalCalls.isDelegates(name) == isCaller) }

  /// What a class of UIKit's comes from, as far as names tell.
  @Test(
    arguments: [
      ("UIView", "UIView", true), ("NSObject", "UIAnything", true), ("UIResponder", "UIView", true),
      ("UIViewController", "UINavigationController", true),
      ("UIViewController", "UIPresentationController", false), ("UIViewController", "UIView", false),
      ("UIView", "UILabel", true), ("UIView", "UINavigationController", false),
      ("UIView", "UIGestureRecognizer", false), ("UIView", "UIBarButtonItem", false),
      ("UIScrollView", "UITableView", true), ("UIScrollView", "UICollectionView", true),
      ("UIScrollView", "UITextView", true), ("UIScrollView", "UIView", false), ("UIControl", "UIButton", true),
      ("UIControl", "UISlider", true), ("UIControl", "UISwitch", true),
      ("UIControl", "UITextField", true), ("UIControl", "UISegmentedControl", true), ("UIControl", "UIStepper", true),
      ("UIControl", "UILabel", false), ("UILabel", "UIButton", false),
    ])
  func classes(base: String, name: String, isOne: Bool) { #expect(UIKitClasses.covers(base, name) == isOne) }

  /// How names of UIKit and its kin are spelt: two capitals, a capital, then small letters; Foundation's names are none.
  @Test(
    arguments: [
      ("UIView", true), ("UIKit", false), ("UID", false), ("UIX", false), ("UIXx", true), ("UIx", false),
      ("CALayer", true), ("CAT", false), ("CGContext", true), ("CGFloat", false), ("CGRect", false),
      ("CGRectEdge", false), ("NSString", false), ("NSLayoutConstraint", true), ("NSTextStorage", true),
      ("NSTextCheckingResult", false), ("NSTextCheckingTypes", false), ("NSShadow", true),
      ("NSUnderlineStyle", true), ("NSLineBreakMode", true), ("NSParagraphStyle", true),
      ("NSMutableParagraphStyle", true), ("NSDirectionalEdgeInsets", true), ("NSDiffableX", true),
      ("NSCollectionLayoutItem", true), ("NSDataAsset", true), ("NSStringDrawingContext", true),
      ("NSFileProviderX", true), ("View", false), ("", false), ("UI", false),
    ])
  func spelling(name: String, isUIKits: Bool) { #expect(UIKitSpelling.isName(name) == isUIKits) }

  /// Whether an import compiles: the toolchain's and UIKit, what stands in; else what the project has, or, where nobody knows, what is none of
  /// Apple's.
  @Test(
    arguments: [
      ("UIKit", true, true), ("Foundation", true, true), ("Combine", true, true), ("MapKit", true, true),
      ("ARKit", false, false), ("QuartzCore", false, false), ("Own", true, true),
      ("Other", true, false), ("SwiftUI", false, false),
    ])
  func modules(name: String, openly: Bool, known: Bool) {
    #expect(
      AdoptionContext().isAvailable(name) == openly && AdoptionContext(modules: ["Own"]).isAvailable(name) == known)
  }

  @Test func standIns() {
    let (open, own) = (AdoptionContext(), AdoptionContext(modules: ["Combine"]))
    for (name, standIn) in [
      ("Combine", "SwivelCombine"), ("os", "SwivelLog"), ("OSLog", "SwivelLog"), ("CryptoKit", "Crypto"),
      ("WebKit", "SwivelFrameworks"), ("UIKit", nil), ("ARKit", nil),
    ] {
      #expect(open.standIn(for: name) == standIn && own.standIn(for: name) == (name == "Combine" ? nil : standIn))
    }
    for (word, isOne) in [
      ("kSecClass", true), ("SecItemAdd", true), ("errSecSuccess", true), ("Section", false), ("kSet", false),
    ] { #expect(Frameworks.isOfSecurity(word) == isOne) }
  }

  // MARK: Edits

  /// What replaces is filled up with blanks, line ends stay, and of two that overlap the first that was asked for holds.
  @Test func edits() {
    func edited(_ text: String, _ change: (inout Edits, [UInt8]) -> Void) -> String {
      let bytes = Array(text.utf8)
      var edits = Edits()
      change(&edits, bytes)
      return String(decoding: edits.applied(to: bytes), as: UTF8.self)
    }
    #expect(edited("abcdef") { $0.replace(1, 4, with: "X", in: $1) } == "aX  ef")
    #expect(edited("abcdef") { $0.replace(1, 3, with: "XYZ", in: $1) } == "aXYZdef")
    #expect(edited("abcdef") { $0.replace(1, 3, with: "XY", in: $1) } == "aXYdef")
    #expect(edited("ab\nc\n de") { $0.replace(1, 7, with: "X", in: $1) } == "aX\n\n  e")
    #expect(edited("abcdef") { $0.blank(2, 4, in: $1) } == "ab  ef")
    #expect(edited("abcdef") { edits, _ in edits.remove(2, 4) } == "abef")
    #expect(
      edited("abcdef") { edits, _ in
        edits.insert("1", at: 3)
        edits.insert("2", at: 3)
        edits.insert("0", at: 0)
        edits.insert("9", at: 6)
      } == "0abc12def9")
    #expect(
      edited("abcdef") { edits, bytes in
        edits.replace(2, 4, with: "XX", in: bytes)
        edits.replace(3, 5, with: "YY", in: bytes)
        edits.replace(4, 6, with: "ZZ", in: bytes)
      } == "abXXZZ")
    #expect(edited("") { _, _ in } == "")
  }

  // MARK: Declarations

  private func index(_ texts: String...) throws -> ModuleIndex {
    try ModuleIndex(
      texts.enumerated().map { number, text in
        let source = try Source(file: "\(number).swift", text: text)
        return ParsedFile(source: source, outline: Outline(source) { _ in true })
      })
  }

  @Test func whoInheritsWhat() throws {
    let index = try index(
      "class A: UIViewController, P {\n class In: A {} }\nprivate class B<T>: A {}\nclass C: B<Int> { class In: In2 {} ; class In2 {} }\nstruct S: A {}\nclass D {}\nclass Loop: Loop2 {}\nclass Loop2: Loop {}",
      "extension A { func a(_ x: Int, b: Int) {}\n func a() {}\n var v: Int { 1 } }\nextension UIView { func u() {} }\n#if os(macOS)\nclass E {}\n#endif\nextension C.In { func i() {} }\nclass A: UIView {}"
    )
    #expect(index.types.keys.sorted() == ["A", "A.In", "B", "C", "C.In", "C.In2", "D", "Loop", "Loop2", "S"])
    #expect(
      index.chain("C").map(\.path) == ["C", "B", "A"] && index.chain("C.In").map(\.path) == ["C.In", "C.In2"]
        && index.chain("A.In").map(\.path) == ["A.In", "A"])
    #expect(
      index.chain("S").map(\.path) == ["S"] && index.chain("Loop").map(\.path) == ["Loop", "Loop2"]
        && index.chain("UIView").isEmpty)
    #expect(
      ["A", "C", "A.In", "D", "S", "C.In"].map { index.foreignBase($0) } == [
        "UIViewController", "UIViewController", "UIViewController", nil, nil, nil,
      ])
    #expect(
      index.functions("a", of: "C").map(\.declared.signature) == ["a(_:b:)", "a()"]
        && index.functions("a", of: "C").map(\.owner) == ["A", "A"])
    #expect(
      index.functions("v", of: "A").isEmpty && index.functions("i", of: "C.In").count == 1
        && index.functions("u", of: "A").isEmpty)
    #expect(
      index.foreign.keys.sorted() == ["UIView"] && index.owners["a"] == ["A", "A"] && index.owners["u"] == ["UIView"]
        && index.owners["v"] == nil)
    #expect(
      index.path("In", from: "A") == "A.In" && index.path("In2", from: "C.In") == "C.In2"
        && index.path("In2", from: "A") == nil && index.path("D", from: "A.In") == "D"
        && index.path("D", from: nil) == "D")
    let b = try #require(index.types["B"])
    #expect(
      b.isGeneric && b.isPrivate && b.keyword == "class" && b.inherited == ["A"] && !b.isLocal
        && index.types["A"]?.isPrivate == false && index.types["C"]?.isGeneric == false)
    #expect(
      index.types["A"]?.members.map(\.signature) == ["a(_:b:)", "a()", "v"]
        && index.types["A"]?.members.allSatisfy(\.isInExtension) == true)
  }
}
