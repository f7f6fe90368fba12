// `Self()`, `self.init()` and `type(of: view).init(frame:)` where what is made is a class of UIKit's that is known only at run time: in
// Objective-C every initialiser can be called on such a class, in Swift only one that is required.

extension Rewriting {
  /// The calls in extensions of UIKit's classes, and of protocols whose `Self` is one.
  mutating func changeCallsOfSelf(_ file: Int) {
    let source = source(file)
    for scope in outline(file).types where scope.keyword == "extension" && scope.condition != .no {
      guard isOfUIKit(file, scope) else { continue }
      for member in scope.members {
        let isOfType = member.modifiers.contains { source.reads($0, "static") || source.reads($0, "class") }
        for token in member.tokens where isActive(file, token) {
          guard let open = parenthesis(file, after: token, isOfType: isOfType) else { continue }
          nameRuntimeInitialiser(file, open)
        }
      }
    }
  }

  /// The parenthesis that opens the arguments of an initialiser of `Self`; nil where the token begins no such call.
  private func parenthesis(_ file: Int, after token: Int, isOfType: Bool) -> Int? {
    let source = source(file)
    var open = token + 1
    switch source.text(token) {
    case "Self": break
    case "self" where isOfType: guard source.reads(open, ".") else { return nil }
    case "type" where source.reads(open, "(") && source.reads(open + 1, "of") && source.reads(open + 3, "self"):
      open = source.tokens[open].partner + 1
      guard source.reads(open, ".") else { return nil }
    case _: return nil
    }
    guard source.isKind(token, .word), !source.reads(token - 1, ".") else { return nil }
    if source.reads(open, "."), source.reads(open + 1, "init") { open += 2 }
    guard source.reads(open, "("), source.tokens[open - 1].end == source.tokens[open].start else { return nil }
    return open
  }

  private mutating func nameRuntimeInitialiser(_ file: Int, _ open: Int) {
    let source = source(file)
    let isAlone = source.split(open + 1..<source.tokens[open].partner).count == 1
    if source.reads(open + 1, ")") {
      // What is asked of an object's own class is another pass's.
      guard !source.reads(open - 2, ".") || !source.reads(open - 3, ")") else { return }
      plans[file].edits.insert("runtimeMade: ()", at: source.tokens[open].end)
    } else if source.reads(open + 1, "frame"), source.reads(open + 2, ":"), isAlone {
      replace(file, open + 1, open + 1, with: "runtimeFrame")
    } else if source.reads(open + 1, "nibName"), source.reads(open + 2, ":") {
      replace(file, open + 1, open + 1, with: "runtimeNibName")
    } else {
      return
    }
    plans[file].needsUIKit = true
  }

  /// Whether what an extension extends is a class of UIKit's, or a protocol of which it says that `Self` is one.
  private func isOfUIKit(_ file: Int, _ scope: TypeScope) -> Bool {
    let source = source(file)
    if isClassOfUIKit(scope.name) || isProtocolOfUIKit(scope.name) { return true }
    let constrained = (scope.nameEnd..<scope.open).first {
      source.reads($0, "Self") && (source.reads($0 + 1, ":") || source.reads($0 + 1, "=="))
    }
    guard let constrained else { return false }
    return isClassOfUIKit(source.text(constrained + 2))
  }

  /// Whether a name is that of a protocol of the module's that only classes of UIKit's conform to: `protocol Loadable: UIViewController`.
  private func isProtocolOfUIKit(_ name: String) -> Bool {
    guard let type = index.types[name], type.keyword == "protocol" else { return false }
    if type.inherited.contains(where: isClassOfUIKit) { return true }
    let (source, scope) = (source(type.file), outline(type.file).types[type.type])
    return scope.isConstrained
      && (scope.nameEnd..<scope.open).contains { token in
        source.reads(token, "Self") && source.reads(token + 1, ":") && isClassOfUIKit(source.text(token + 2))
      }
  }

  /// Whether a name is that of a class of UIKit's or of Core Animation's, which come from `NSObject`, too.
  private func isClassOfUIKit(_ name: String) -> Bool {
    index.types[name] == nil && (Frameworks.isOfUIKit(name) || name.hasPrefix("CA")) && Self.isClass(name)
  }

  private static let classes = [
    "View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Window", "Bar", "Switch", "Slider",
    "Stepper", "Layer", "Recognizer", "Item", "Layout", "Animation", "Path",
  ]
  private static func isClass(_ name: String) -> Bool {
    classes.contains { name.hasSuffix($0) }
  }
}
