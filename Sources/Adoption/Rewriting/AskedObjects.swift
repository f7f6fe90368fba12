// What Objective-C does by an object's class at run time: any object is asked for what some class has, as in
// `(value as AnyObject).cgRectValue`, and an initializer makes an object of another class.

extension Rewriting {
  /// What Foundation's boxes are asked for most; `AskedObject` has it.
  private static let asked: Set<String> = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue", "intValue", "integerValue",
    "stringValue",
  ]

  mutating func askObjects(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.reads(token, "AnyObject") && isActive(file, token) {
      guard source.reads(token - 1, "as"), source.reads(token + 1, ")"),
        source.reads(token + 2, ".") || asksOptional(token, source)
      else { continue }
      let name = source.reads(token + 2, ".") ? token + 3 : token + 4
      guard name < source.tokens.count, Self.asked.contains(source.text(name)) else { continue }
      plans[file].edits.insert("AskedObject", at: source.tokens[source.tokens[token + 1].partner].start)
      plans[file].needsUIKit = true
    }
  }

  /// `NSManagedObject(entity: e, insertInto: c)` is of the entity's class in Core Data, which no initializer can do in Swift.
  mutating func makeManagedObjects(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.reads(token, "NSManagedObject") && isActive(file, token) {
      guard source.reads(token + 1, "("), source.reads(token + 2, "entity"), source.reads(token + 3, ":")
      else { continue }
      plans[file].edits.insert(".made", at: source.tokens[token + 1].start)
    }
  }

  private func asksOptional(_ token: Int, _ source: Source) -> Bool {
    source.reads(token + 2, "?") && source.reads(token + 3, ".")
  }
}
