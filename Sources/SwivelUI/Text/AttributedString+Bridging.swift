// The two kinds of attributed strings, each made of the other: Foundation on Linux has no way between them.

extension NSAttributedString {
  /// An empty text. Foundation on Linux has no `init()` of it, and one declared here could not be overridden by storages.
  public convenience init(empty: Void = ()) { self.init(string: "") }
  /// The same text with the same attributes, as far as UIKit has them.
  public convenience init(_ attrStr: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      whole.append(NSAttributedString(string: text, attributes: Dictionary(run.attributes)))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// The same text with the same attributes, as far as UIKit has them.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      append(
        AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}
