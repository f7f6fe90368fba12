// A document in another language: the same elements with other texts, so that everything after it needs no language.

extension InterfaceDocument {
  /// The document with the texts of a .strings file in place of its own. Texts for what the document does not have, or in
  /// which it has no text to replace, are left out with a warning.
  public func translated(by strings: StringsFile) -> InterfaceDocument {
    var attributes = root.tree.attributes
    var nodes = root.tree.nodes
    var text = root.tree.text
    var warnings: [InterfaceDiagnostic] = []
    for entry in strings.entries {
      guard let element = element(entry.id) else {
        warnings.append(
          InterfaceDiagnostic(
            .warning, file: file, line: root.line, element: "document",
            "\(strings.file): \(entry.id).\(entry.property): there is no such element"))
        continue
      }
      guard let place = element.text(of: entry.property) else {
        warnings.append(
          InterfaceDiagnostic(
            .warning, file: file, line: element.line, element: element.label,
            "\(strings.file): \(entry.id).\(entry.property): there is no such text"))
        continue
      }
      let start = Int32(text.count)
      text += entry.value.utf8
      let length = Int32(text.count) - start
      switch place {
      case .attribute(let index): (attributes[index].start, attributes[index].length) = (start, length)
      case .content(let index): (nodes[index].textStart, nodes[index].textLength) = (start, length)
      }
    }
    return InterfaceDocument(self, ElementTree(nodes: nodes, attributes: attributes, text: text), warnings)
  }
}

extension Element {
  /// Where a text stands in the tree.
  enum TextPlace {
    case attribute(Int)
    case content(Int)
  }

  /// Where the text stands that a .strings file knows by `property`; nil if the element has none.
  func text(of property: String) -> TextPlace? {
    for state in ["normal", "highlighted", "selected", "disabled"] where property == state + "Title" {
      return children.first { $0.name == .state && $0.has(.key, state) }?.plainText("title")
    }
    if property.hasPrefix("configuration.") {
      return child(.buttonConfiguration)?.plainText(String(property.dropFirst("configuration.".count)))
    }
    if property == "accessibilityLabel" { return child(.accessibility)?.plainText("label") }
    if let (list, index) = Self.indexed(property) {
      switch list {
      case "segmentTitles": return item(index, contents(.segments))?.plainText("title")
      case "scopeButtonTitles", "searchScopeButtonTitles":
        return children.first { $0.tag == list }.flatMap { item(index, $0.children) }.map { .content($0.index) }
      default: return nil
      }
    }
    return plainText(property)
  }

  /// The attribute, or the child with this key.
  private func plainText(_ property: String) -> TextPlace? {
    let first = Int(tree.nodes[index].firstAttribute)
    for attribute in first..<first + Int(tree.nodes[index].attributeCount)
    where Names.attributes.texts[Int(tree.attributes[attribute].entry)] == property {
      return .attribute(attribute)
    }
    guard let child = child(key: property), [.string, .mutableString].contains(child.name) else { return nil }
    return .content(child.index)
  }

  private func item(_ index: Int, _ list: Children) -> Element? {
    for (place, element) in list.enumerated() where place == index { return element }
    return nil
  }

  /// `name[3]` taken apart.
  private static func indexed(_ property: String) -> (String, Int)? {
    guard property.hasSuffix("]"), let bracket = property.firstIndex(of: "[") else { return nil }
    let digits = property[property.index(after: bracket)...].dropLast()
    guard let index = Int(digits), index >= 0 else { return nil }
    return (String(property[..<bracket]), index)
  }
}
