// Which colour a thing is drawn in: what the app set, what its document says, else what UIKit takes.
import InterfaceBuilder
import Picture
import SwivelUI

extension PictureColor {
  /// The colour in the environment that is current.
  @MainActor init(_ color: UIColor) { self.init(color.cgColor) }

  /// The colour of these components.
  init(_ color: CGColor) {
    let parts = color.rgba.map(Double.init)
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }
}

extension UIView {
  /// The element of the document the view was made from that says its colour by this key.
  fileprivate func documentColor(_ key: String) -> Element? { documentElement?.child(key: key) }

  /// The colour the document gives the view under this key; nil where it says nothing.
  func inkOfDocument(_ key: String) -> UIColor? { documentColor(key).flatMap(DocumentInk.color) }

  /// The colour of the view's text: what code set, else what its document says; `usual` where neither says anything.
  func inkOfText(_ code: UIColor?, usual: UIColor = .label) -> PictureColor {
    if let code, code != .label { return PictureColor(code) }
    return PictureColor(inkOfDocument("textColor") ?? usual)
  }

  /// What fills the view; nil for nothing.
  var inkBehind: UIColor? { backgroundColor ?? inkOfDocument("backgroundColor") }

  /// What controls in the view are drawn in: the nearest tint anybody set, else the system's blue.
  var inkOfControls: UIColor {
    var view: UIView? = self
    while let current = view {
      if let own = current.inkOfDocument("tintColor") { return own }
      if current.superview == nil || current.tintColor != current.superview?.tintColor { break }
      view = current.superview
    }
    return tintColor
  }

  /// What a bar's items are drawn in, which the document of the controller around it may say.
  var inkOfBar: UIColor { shownElement?.child(key: "tintColor").flatMap(DocumentInk.color) ?? inkOfControls }

  /// The element of the document the view was made from, or of a controller's bar.
  var shownElement: Element? {
    (self as? UINavigationBar)?.controllerElement ?? (self as? UITabBar)?.controllerElement ?? documentElement
  }

  /// How opaque the view is, 0…1.
  var opaqueness: Double {
    if alpha < 1 { return Double(alpha) }
    return documentElement?.number(.alpha).map { min(max($0, 0), 1) } ?? 1
  }

  /// Where text stands in the view, where neither code nor document says otherwise at the left, or at the right in scripts that
  /// run leftwards.
  func alignmentOfText(_ own: NSTextAlignment) -> NSTextAlignment {
    let words: [String: NSTextAlignment] = ["center": .center, "right": .right, "left": .left, "justified": .left]
    let said = own != .natural ? own : documentElement?[.textAlignment].flatMap { words[$0] } ?? .natural
    guard said == .natural else { return said }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}

/// Colours as documents write them.
@MainActor enum DocumentInk {
  /// The colour an element describes; nil for one nobody knows.
  static func color(_ element: Element) -> UIColor? {
    let said = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    func number(_ name: String) -> CGFloat? { said[name].flatMap(Double.init).map { CGFloat($0) } }
    if let name = said["systemColor"] ?? said["cocoaTouchSystemColor"], let known = named[name] { return known }
    if let name = said["name"], said["catalog"] == nil, let found = resource(name, of: element) {
      return UIColor(named: name) ?? color(found)
    }
    let alpha = number("alpha") ?? 1
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return number("white").map { UIColor(white: $0, alpha: alpha) }
  }

  /// The colour of this name among the document's resources.
  private static func resource(_ name: String, of element: Element) -> Element? {
    var root = element
    while let parent = root.parent { root = parent }
    for child in root.contents(.resources) where child.has(.name, name) {
      for color in child.children where color.attributes.contains(where: { $0.name == "red" || $0.name == "white" }) {
        return color
      }
    }
    return nil
  }

  /// The system's colours by the names of documents, new and old.
  private static let named: [String: UIColor] = [
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
}
