// Outlets, actions and inspectable properties: what a document finds by name.

extension Rewriting {
  mutating func changeMembers(_ file: Int) {
    for scope in outline(file).types where scope.condition != .no {
      for member in scope.members where member.condition != .no {
        for attribute in member.attributes { change(file, scope, member, attribute) }
        scrollDelegate(file, member)
        movedRows(file, scope, member)
      }
    }
  }

  /// A scroll view's delegate that a subclass overrides: it is one of UIScrollView's own class under a name of its own.
  private mutating func scrollDelegate(_ file: Int, _ member: Member) {
    let source = source(file)
    guard member.kind == .property, member.name == "delegate",
      member.modifiers.contains(where: { source.reads($0, "override") }),
      member.type.contains(where: { source.reads($0, "UIScrollViewDelegate") })
    else { return }
    let name = "delegateOfScrollView"
    replace(file, member.nameToken, member.nameToken, with: name)
    guard let body = member.body else { return }
    for index in body..<source.tokens[body].partner - 2 where source.reads(index, "super") {
      if source.reads(index + 1, "."), source.reads(index + 2, "delegate") {
        replace(file, index + 2, index + 2, with: name)
      }
    }
  }

  private mutating func change(_ file: Int, _ scope: TypeScope, _ member: Member, _ attribute: Int) {
    switch source(file).text(attribute) {
    case "IBOutlet": outlet(file, scope, member, attribute)
    case "IBInspectable": inspectable(file, scope, member, attribute)
    case "IBAction": action(file, scope, member, attribute)
    case "IBSegueAction": segueAction(file, scope, member)
    case _: break
    }
  }

  // MARK: Properties

  /// What stands in a property's braces.
  private enum Accessors { case none, observers, readOnly, settable }

  private func accessors(_ file: Int, _ member: Member) -> Accessors {
    let source = source(file)
    guard let body = member.body else { return .none }
    var index = body + 1
    var isSettable = false
    while index < source.tokens[body].partner {
      if source.reads(index, "didSet") || source.reads(index, "willSet") { return .observers }
      if source.reads(index, "set"), source.reads(index + 1, "{") || source.reads(index + 1, "(") { isSettable = true }
      index = source.isKind(index, .open) ? source.tokens[index].partner + 1 : index + 1
    }
    return isSettable ? .settable : .readOnly
  }

  private mutating func outlet(_ file: Int, _ scope: TypeScope, _ member: Member, _ attribute: Int) {
    let source = source(file)
    let weak = member.modifiers.first { source.reads($0, "weak") }
    let unowned = member.modifiers.first { source.reads($0, "unowned") }
    let accessors = accessors(file, member)
    func cannot(_ why: String) { remark(file, attribute, "the outlet \(member.name) is not connected: \(why)") }
    if scope.keyword == "protocol" {
      if let weak { blank(file, weak, weak) }
      return blank(file, attribute - 1, attribute)
    }
    if member.modifiers.contains(where: { source.reads($0, "lazy") }) {
      blank(file, attribute - 1, attribute)
      return cannot("it is lazy")
    }
    if member.kind != .property || accessors == .readOnly {
      blank(file, attribute - 1, attribute)
      return cannot("it cannot be set")
    }
    if accessors == .settable {
      blank(file, attribute - 1, attribute)
      return setter(file, scope, member, "OutletSetter")
    }
    wrap(file, attribute, weak: weak)
    if let unowned {
      let last = source.reads(unowned + 1, "(") ? source.tokens[unowned + 1].partner : unowned
      blank(file, unowned, last)
    }
    plans[file].needsUIKit = true
    if accessors == .observers { setter(file, scope, member, "OutletSetter") }
  }

  /// `@IBOutlet weak` and `@Outlet(.weak)` are of one length.
  private mutating func wrap(_ file: Int, _ attribute: Int, weak: Int?) {
    let source = source(file)
    guard let weak else { return replace(file, attribute - 1, attribute, with: "@Outlet") }
    let start = source.tokens[attribute - 1].start
    plans[file].edits.replace(start, source.tokens[attribute].end, with: "@Outlet(.weak)", in: source.bytes)
    let end = source.tokens[weak].end
    let followed = source.bytes[end] == UInt8(ascii: " ") || source.bytes[end] == UInt8(ascii: "\t")
    plans[file].edits.remove(source.tokens[weak].start, followed ? end + 1 : end)
  }

  private mutating func inspectable(_ file: Int, _ scope: TypeScope, _ member: Member, _ attribute: Int) {
    let source = source(file)
    let accessors = accessors(file, member)
    // What overrides another has no storage to wrap: it is set by its setter.
    let isOverride = member.modifiers.contains { source.reads($0, "override") }
    let isWrapped = (accessors == .none || accessors == .observers) && scope.keyword == "class" && !isOverride
    guard member.kind == .property, accessors != .readOnly, !isUnavailable(source, member),
      !member.modifiers.contains(where: { source.reads($0, "lazy") || source.reads($0, "weak") })
    else { return blank(file, attribute - 1, attribute) }
    if isWrapped {
      replace(file, attribute - 1, attribute, with: "@Inspectable")
      plans[file].needsUIKit = true
    } else {
      blank(file, attribute - 1, attribute)
    }
    if scope.keyword == "extension", index.types[scope.path] == nil { return foreign(file, scope, member) }
    if accessors != .none { setter(file, scope, member, "InspectableSetter") }
  }

  /// Whether nobody may use it: a document alone sets it in Xcode, and nothing here can name it.
  private func isUnavailable(_ source: Source, _ member: Member) -> Bool {
    member.attributes.contains { attribute in
      guard source.reads(attribute, "available"), source.isKind(attribute + 1, .open) else { return false }
      return (attribute + 1..<source.tokens[attribute + 1].partner).contains { source.reads($0, "unavailable") }
    }
  }

  /// An attribute in an extension of a class of UIKit's: a class of its own has its setter, since documents find only classes by name.
  private mutating func foreign(_ file: Int, _ scope: TypeScope, _ member: Member) {
    let source = source(file)
    let isHidden = member.modifiers.contains { ["private", "static", "class"].contains(source.text($0)) }
    guard !scope.name.contains("."), !scope.isConstrained, !isHidden, member.condition == .yes, scope.condition == .yes
    else {
      return remark(
        file, member.keyword, "\(member.name): a document cannot find it in this extension of another module's class")
    }
    plans[file].needsUIKit = true
    plans[file].tail.append(
      "final class Attribute_\(scope.name)_\(member.name): UIKit.ExtensionAttribute { override func setter() -> AnyObject? "
        + "{ UIKit.InspectableSetter(wrappedValue: \\\(scope.name).\(member.name), \"\(member.name)\") } }")
  }

  /// Lets a document set a property by its setter, which observers hear.
  private mutating func setter(_ file: Int, _ scope: TypeScope, _ member: Member, _ wrapper: String) {
    let type = scope.name.split(separator: ".").last ?? ""
    let declaration =
      "@\(wrapper)(\"\(member.name)\") private var setter_\(member.name) = \\\(type).\(member.name)"
    declare(declaration, file, scope, member)
  }

  // MARK: Methods

  private mutating func action(_ file: Int, _ scope: TypeScope, _ member: Member, _ attribute: Int) {
    let source = source(file)
    guard member.kind == .function, scope.keyword != "protocol" else { return }
    func cannot(_ why: String) {
      remark(file, attribute, "the action \(member.name) cannot be sent by a document: \(why)")
    }
    if member.modifiers.contains(where: { source.reads($0, "static") || source.reads($0, "class") }) {
      return cannot("it is the class's own")
    }
    if member.parameters.count > 2 { return cannot("it takes \(member.parameters.count) arguments") }
    if member.signature.contains(where: { source.reads($0, "async") }) { return cannot("it is asynchronous") }
    let type = scope.name.split(separator: ".").last.map(String.init) ?? ""
    let selector = SelectorName.of(member, source)
    let property = "action_" + selector.replacing(":", with: "_")
    let method = reference(to: member, in: source, of: type, path: scope.path)
    declare("@Action(\"\(selector)\") private var \(property) = \(method)", file, scope, member)
  }

  /// The method without its object; by its type where another of the name takes arguments.
  func reference(to member: Member, in source: Source, of type: String, path: String) -> String {
    if !member.parameters.isEmpty {
      return "\(type).\(member.name)(\(member.parameters.map { "\($0.label ?? "_"):" }.joined()))"
        + standardEdit(member, source, of: type)
    }
    let isOnly = index.functions(member.name, of: path).allSatisfy { $0.declared.member.parameters.isEmpty }
    return isOnly
      ? "\(type).\(member.name)" : "\(type).\(member.name) as @MainActor (\(type)) -> @MainActor () -> Void"
  }

  /// What every responder can be asked to do (UIResponderStandardEditActions): a method of the app's own whose argument is UIKit's
  /// stands beside the responder's, and both would be meant. `#selector` means the app's, whose argument says more. Types of the app's may
  /// have no name where the reference stands.
  private static let standardEdits: Set<String> = [
    "copy", "cut", "decreaseSize", "delete", "duplicate", "export", "find", "findAndReplace", "findNext",
    "findPrevious", "increaseSize", "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "move", "paste", "pasteAndGo", "pasteAndMatchStyle", "pasteAndSearch", "printContent", "rename", "select",
    "selectAll",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "useSelectionForFind",
  ]

  /// The type by which a method called like one of those is the app's; empty where there is nothing to tell.
  private func standardEdit(_ member: Member, _ source: Source, of type: String) -> String {
    guard Self.standardEdits.contains(member.name), member.parameters.count == 1, member.parameters[0].label == nil,
      !member.signature.contains(where: { source.reads($0, "throws") })
    else { return "" }
    let argument = source.joined(member.parameters[0].type)
    guard argument.hasPrefix("UI") else { return "" }
    let result = member.type.isEmpty ? "Void" : source.joined(member.type)
    return " as @MainActor (\(type)) -> @MainActor (\(argument)) -> \(result)"
  }

  private mutating func segueAction(_ file: Int, _ scope: TypeScope, _ member: Member) {
    let type = scope.name.split(separator: ".").last ?? ""
    let labels = member.parameters.map { "\($0.label ?? "_"):" }.joined()
    declare(
      "@SegueAction(\"\(member.name)\") private var segueAction_\(member.name) = \(type).\(member.name)(\(labels))",
      file, scope, member)
  }

  // MARK: Places

  /// Puts a stored property behind a member of a class, or into the class whose extension has the member.
  private mutating func declare(_ declaration: String, _ file: Int, _ scope: TypeScope, _ member: Member) {
    let source = source(file)
    guard scope.keyword == "extension" else {
      plans[file].needsUIKit = true
      return add(declaration, behind: member, in: file)
    }
    guard let type = index.types[scope.path], type.keyword == "class" else {
      return remark(
        file, member.keyword, "\(member.name): a document cannot find it in an extension of another module's class")
    }
    guard member.condition == .yes else {
      return remark(file, member.keyword, "\(member.name): a document cannot find it, since only some builds have it")
    }
    if type.file != file {
      for word in member.modifiers where source.reads(word, "private") || source.reads(word, "fileprivate") {
        blank(file, word, word)
      }
    }
    let home = index.files[type.file].outline.types[type.type]
    plans[type.file].closings[home.close, default: []].append(declaration)
    plans[type.file].needsUIKit = true
  }
}

/// Names of selectors as Objective-C makes them.
enum SelectorName {
  /// `save:` of `save(_:)`, `saveWithSender:` of `save(sender:)`, `savePlain` of `savePlain()`; what `@objc(name:)` says comes first.
  static func of(_ member: Member, _ source: Source) -> String {
    for attribute in member.attributes where source.reads(attribute, "objc") && source.reads(attribute + 1, "(") {
      return source.joined(attribute + 2..<source.tokens[attribute + 1].partner).filter { $0 != " " }
    }
    return of(member.name, member.parameters.map(\.label))
  }

  /// Of a base name and what each argument is called, nil for `_`.
  static func of(_ base: String, _ labels: [String?]) -> String {
    let base = base.filter { $0 != "`" }
    guard let first = labels.first else { return base }
    let prepositions: Set<String> = [
      "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
      "in",
      "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
      "via",
      "when", "with", "within",
    ]
    let joint: String
    if let first {
      let word = String(first.prefix { !$0.isUppercase })
      let capital = first.prefix(1).uppercased() + first.dropFirst()
      joint = prepositions.contains(word) ? capital : "With" + capital
    } else {
      joint = ""
    }
    return base + joint + ":" + labels.dropFirst().map { "\($0 ?? ""):" }.joined()
  }
}
