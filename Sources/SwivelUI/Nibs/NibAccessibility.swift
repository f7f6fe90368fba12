// What documents tell screen readers of views, by the names of UIAccessibility.
import InterfaceBuilder

extension NibBuilder {
  static func applyAccessibility(_ element: Element, to view: UIView) {
    guard let described = element.child(key: "accessibilityConfiguration") else { return }
    view.accessibilityIdentifier = described[.identifier]
    if let label = described[.label] { view.accessibilityLabel = label }
    if let hint = described.said["hint"] { view.accessibilityHint = hint }
    if let traits = described.child(key: "traits") {
      let names = traits.attributes.filter { $0.value == "YES" }.compactMap { self.traits[$0.name] }
      view.accessibilityTraits = UIAccessibilityTraits(names)
    }
    if let isElement = described.child(key: "isElement")?.flag(.value) { view.isAccessibilityElement = isElement }
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
  ]
}
