// Colours as documents write them: by components, by the system's names of then and now, and by the app's.
import InterfaceBuilder

extension Element {
  /// The colour the element's child with this key describes; nil where there is none, or one nobody knows.
  @MainActor package func color(_ key: String) -> UIColor? { child(key: key)?.color }

  /// The colour the element describes; nil for one nobody knows.
  @MainActor package var color: UIColor? {
    let said = said
    func number(_ name: String) -> CGFloat? { said.points(name) }
    if let name = said["systemColor"] ?? said["cocoaTouchSystemColor"] {
      if let known = systemColors[name] { return known }
      // Documents keep what a colour of the system's was when they were saved.
      if let kept = resource(name) { return kept.color }
    }
    if let name = said["name"], said["catalog"] == nil, let found = resource(name) {
      return UIColor(named: name) ?? found.color
    }
    let alpha = number("alpha") ?? 1
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return said["customColorSpace"] == "displayP3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return number("white").map { UIColor(white: $0, alpha: alpha) }
  }

  /// All attributes by the document's own names; of a name said twice the first.
  var said: [String: String] { Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first } }

  /// The colour of this name among the document's resources.
  private func resource(_ name: String) -> Element? {
    var root = self
    while let parent = root.parent { root = parent }
    for child in root.contents(.resources) where child.has(.name, name) {
      for color in child.children where color.attributes.contains(where: { $0.name == "red" || $0.name == "white" }) {
        return color
      }
    }
    return nil
  }
}

extension [String: String] {
  /// A number among the attributes of an element, as points.
  func points(_ name: String) -> CGFloat? { self[name].flatMap(Double.init).map { CGFloat($0) } }
}

/// The system's colours by the names of documents and catalogues, new and old.
@MainActor let systemColors: [String: UIColor] = [
  "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
  "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
  "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
  "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
  "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
  "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
  "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
  "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
  "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link,
  "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
  "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
  "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
  "tertiarySystemBackgroundColor": .tertiarySystemBackground,
  "systemGroupedBackgroundColor": .systemGroupedBackground,
  "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
  "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
  "groupTableViewBackgroundColor": .systemGroupedBackground, "darkTextColor": .darkText,
  "lightTextColor": .lightText, "tintColor": .systemBlue, "scrollViewTexturedBackgroundColor": .systemGray2,
  "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground, "viewFlipsideBackgroundColor": .darkGray,
]
