// Methods that are exchanged at run time, which there is no way to do here: said by line, because the code compiles all the same.

extension Rewriting {
  /// Objective-C's functions that give a class other methods: here they find none, and what they are called for does not happen.
  private static let exchanges: Set<String> = [
    "class_addMethod", "class_replaceMethod", "method_exchangeImplementations", "method_setImplementation",
  ]

  /// Says where methods would be exchanged, since the code compiles and the app goes on without it.
  mutating func remarkExchanges(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.isKind(token, .word) && isActive(file, token) {
      let word = source.text(token)
      guard Self.exchanges.contains(word), source.reads(token + 1, "("), !source.reads(token - 1, "func") else {
        continue
      }
      remark(file, token, "\(word): no method is exchanged here; what stands in the new one is not run")
    }
  }
}
