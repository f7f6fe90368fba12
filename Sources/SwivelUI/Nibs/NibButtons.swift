// What documents say of buttons: their kind, titles and pictures by state, and configurations, which Xcode gives new ones from
// version 13 on.
import DeviceCatalog
import Foundation
import InterfaceBuilder

extension NibBuilder {
  func configure(_ button: UIButton, _ element: Element) {
    if let type = element[.buttonType].flatMap({ Self.buttonTypes[$0] }) { button.become(type) }
    let own = font(element)
    if let own { button.titleLabel?.font = own }
    for part in element.children where part.name == .state { configure(button, state: part) }
    if let inset = element.child(key: "contentEdgeInsets") { button.contentEdgeInsets = Self.insets(inset) }
    if let inset = element.child(key: "titleEdgeInsets") { button.titleEdgeInsets = Self.insets(inset) }
    if let inset = element.child(key: "imageEdgeInsets") { button.imageEdgeInsets = Self.insets(inset) }
    guard let described = element.child(.buttonConfiguration) else { return }
    // Versions before iOS 15 do not know them and show what the states say.
    guard settings.canvas != nil || AppScene.current.era >= Self.firstConfigurations else { return }
    button.configuration = configuration(described)
    // A font of the button's own is stronger than the one configurations are set in.
    if let own, described.child(key: "titleFontDescription") == nil { button.titleLabel?.font = own }
  }

  private static let firstConfigurations = Era(15)

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "infoLight": .infoLight, "infoDark": .infoDark,
    "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd, "close": .close,
  ]

  /// The states of buttons by the names of documents.
  static let buttonStates: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
  ]

  private func configure(_ button: UIButton, state part: Element) {
    guard let state = part[.key].flatMap({ Self.buttonStates[$0] }) else { return }
    let title = part[.title] ?? part.children.first { $0.has(.key, "title") }?.content
    let attributed = part.child(key: "attributedTitle").flatMap(Self.fragments)
    if let text = title ?? attributed { button.setTitle(text, for: state) }
    if let name = part[.image] ?? part.child(key: "image")?[.image] {
      button.setImage(image(name), for: state)
      if state == .normal, button.layoutRecord?.spokenName == nil { button.accessibilityLabel = name }
    }
    if let symbol = part.child(key: "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(symbolConfiguration(symbol), forImageIn: state)
    }
    if let name = part[.backgroundImage] ?? part.child(key: "backgroundImage")?[.image] {
      button.setBackgroundImage(image(name), for: state)
    }
  }

  /// The configuration a document describes; what it does not say is as its style has it.
  private func configuration(_ element: Element) -> UIButton.Configuration {
    let said = element.said
    var made = said["style"].flatMap { Self.configurationStyles[$0]?() } ?? .plain()
    made.title = element[.title] ?? element.child(key: "title")?.content
    made.subtitle = said["subtitle"] ?? element.child(key: "subtitle")?.content
    made.attributedTitle = element.child(key: "attributedTitle").flatMap(Self.fragments).map { AttributedString($0) }
    made.attributedSubtitle =
      element.child(key: "attributedSubtitle").flatMap(Self.fragments).map { AttributedString($0) }
    if let size = said["buttonSize"].flatMap({ Self.buttonSizes[$0] }) { made.buttonSize = size }
    if let style = said["cornerStyle"].flatMap({ Self.cornerStyles[$0] }) { made.cornerStyle = style }
    if let way = said["titleAlignment"].flatMap({ Self.titleAlignments[$0] }) { made.titleAlignment = way }
    if let edge = said["imagePlacement"].flatMap({ Self.imagePlacements[$0] }) { made.imagePlacement = edge }
    if let inset = element.child(key: "contentInsets") { made.contentInsets = Self.directionalInsets(inset) }
    if let padding = said.points("imagePadding") { made.imagePadding = padding }
    if let padding = said.points("titlePadding") { made.titlePadding = padding }
    made.showsActivityIndicator = said["showsActivityIndicator"] == "YES"
    if said["indicator"] == "popup" { made.indicator = .popup }
    if said["indicator"] == "none" { made.indicator = .none }
    if let color = element.color("baseForegroundColor") { made.baseForegroundColor = color }
    if let color = element.color("baseBackgroundColor") { made.baseBackgroundColor = color }
    if let font = element.child(key: "titleFontDescription").map(font(described:)) {
      made.titleTextAttributesTransformer = Self.inFont(font)
    }
    if let font = element.child(key: "subtitleFontDescription").map(font(described:)) {
      made.subtitleTextAttributesTransformer = Self.inFont(font)
    }
    if let name = element[.image] ?? element.child(key: "image")?[.image] { made.image = image(name) }
    made.preferredSymbolConfigurationForImage =
      element.child(key: "preferredSymbolConfigurationForImage").map(symbolConfiguration)
    if let background = element.child(key: "background") { describe(&made.background, background) }
    return made
  }

  private static func inFont(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var own = attributes
      own[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      return own
    }
  }

  /// How symbols are drawn: in text of a size, or of a font; what is not said is left to where the symbol is.
  func symbolConfiguration(_ element: Element) -> UIImage.SymbolConfiguration {
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    let size = element.number(.pointSize).map { CGFloat(min(max($0, 1), 1_000)) } ?? font(element)?.pointSize
    return UIImage.SymbolConfiguration(
      pointSize: size, scale: element.said["scale"].flatMap { scales[$0] },
      weight: element[.weight].flatMap { Self.symbolWeights[$0] })
  }

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private func describe(_ background: inout UIBackgroundConfiguration, _ element: Element) {
    let said = element.said
    if let color = element.color("backgroundColor") { background.backgroundColor = color }
    if let color = element.color("strokeColor") { background.strokeColor = color }
    if let width = said.points("strokeWidth") { background.strokeWidth = width }
    if let radius = said.points("cornerRadius") { background.cornerRadius = radius }
    if let name = element[.image] ?? element.child(key: "image")?[.image] { background.image = image(name) }
  }

  private static let configurationStyles: [String: @Sendable () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
    "borderedProminent": { .borderedProminent() },
  ]
  private static let buttonSizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]
  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let imagePlacements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
}
