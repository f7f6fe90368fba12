// `V()`, `V(frame:)` and `V(nibName:bundle:)` for a generic parameter that is a class of Objective-C's: there every initialiser can be called on a class
// that is known only at run time, in Swift only one that is required.

extension Rewriting {
  mutating func changeCallsOfParameters(_ file: Int) {
    let source = source(file)
    for parameter in genericClasses(file) {
      for token in parameter.scope where source.text(token) == parameter.name && isActive(file, token) {
        guard source.isKind(token, .word), !source.reads(token - 1, ".") else { continue }
        let isNamed = source.reads(token + 1, ".") && source.reads(token + 2, "init")
        let open = isNamed ? token + 3 : token + 1
        guard source.reads(open, "("), source.tokens[open - 1].end == source.tokens[open].start else { continue }
        if source.reads(open + 1, ")") {
          plans[file].edits.insert("runtimeMade: ()", at: source.tokens[open].end)
        } else if parameter.isView, source.reads(open + 1, "frame"), source.reads(open + 2, ":"),
          source.split(open + 1..<source.tokens[open].partner).count == 1
        {
          replace(file, open + 1, open + 1, with: "runtimeFrame")
        } else if parameter.isController, source.reads(open + 1, "nibName"), source.reads(open + 2, ":") {
          replace(file, open + 1, open + 1, with: "runtimeNibName")
        } else {
          continue
        }
        plans[file].needsUIKit = true
      }
    }
  }

  private struct GenericClass {
    var name: String
    var isView: Bool
    var isController: Bool
    /// From its declaration to the end of what it is declared for.
    var scope: Range<Int>
  }

  /// The generic parameters of a file's declarations that are classes of Objective-C's.
  private func genericClasses(_ file: Int) -> [GenericClass] {
    let source = source(file)
    var found: [GenericClass] = []
    for open in source.tokens.indices where source.reads(open, "<") && isActive(file, open) {
      let isOfInitialiser = source.reads(open - 1, "init")
      guard isOfInitialiser || Self.declaring.contains(source.text(max(0, open - 2))),
        let body = body(file, after: open)
      else { continue }
      var token = open + 1
      while token < body, !source.reads(token, ">") {
        if source.reads(token + 1, ":"), source.isKind(token, .word), source.isKind(token + 2, .word),
          source.reads(token - 1, "<") || source.reads(token - 1, ",")
        {
          add(source.text(token), source.text(token + 2), open..<source.tokens[body].partner, to: &found)
        }
        token += 1
      }
    }
    return found
  }

  private static let declaring: Set<String> = ["class", "struct", "enum", "func", "actor"]

  private func add(_ name: String, _ constraint: String, _ scope: Range<Int>, to found: inout [GenericClass]) {
    let base = index.types[constraint] == nil ? constraint : index.foreignBase(constraint) ?? ""
    guard base == "NSObject" || base.hasPrefix("UI") || base.hasPrefix("CA"), !base.hasSuffix("Delegate"),
      !base.hasSuffix("DataSource"), !base.hasSuffix("Coding")
    else { return }
    let isView = base.hasSuffix("View") || base.hasSuffix("Cell") || Self.views.contains(base)
    found.append(GenericClass(name: name, isView: isView, isController: base.hasSuffix("Controller"), scope: scope))
  }

  private static let views: Set<String> = [
    "UIButton", "UIControl", "UILabel", "UINavigationBar", "UIPageControl", "UISearchBar", "UISegmentedControl",
    "UISlider",
    "UIStepper", "UISwitch", "UITabBar", "UITextField", "UIToolbar", "UIWindow",
  ]

  /// The brace that opens the body of what a generic clause belongs to; nil where it has none.
  private func body(_ file: Int, after open: Int) -> Int? {
    let source = source(file)
    var token = open + 1
    while token < source.tokens.count {
      if source.reads(token, "{") { return token }
      if source.isKind(token, .close) || Self.ends.contains(source.text(token)) { return nil }
      token = source.isKind(token, .open) ? source.tokens[token].partner + 1 : token + 1
    }
    return nil
  }

  private static let ends: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "extension", "case",
  ]
}
