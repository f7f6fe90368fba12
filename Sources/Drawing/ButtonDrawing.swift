// Buttons as their configurations say: what is behind the content, and the content's parts where layout has put them.
import Foundation
import Picture
import SwivelUI

extension ViewDrawing {
  /// A button with a configuration.
  func configured(_ button: UIButton, _ configuration: UIButton.Configuration, _ rect: CGRect) -> [PictureNode] {
    let base = configuration.baseBackgroundColor ?? button.tint
    let usual: UIColor = configuration.backdrop == .full ? .white : button.tint
    var ink = PictureColor(configuration.baseForegroundColor ?? usual)
    if !button.isEnabled { ink = PictureColor(.tertiaryLabel) }
    var nodes = backdrop(configuration, base, isEnabled: button.isEnabled, rect)
    guard let content = button.configuredContent(in: CGRect(origin: .zero, size: rect.size)) else { return nodes }
    func box(_ part: CGRect) -> CGRect { part.offsetBy(dx: rect.minX, dy: rect.minY) }
    if let place = content.image {
      if configuration.showsActivityIndicator {
        nodes += wheel(in: box(place), ink)
      } else if let image = button.currentImage {
        nodes += self.image(image, named: image.name, in: box(place), tint: ink, isTemplate: true)
      }
    }
    if let place = content.title, let label = button.titleLabel {
      let own = color(configuration.titleTextAttributesTransformer, configuration.attributedTitle)
      nodes += words(button.currentTitle ?? "", label.font, own ?? ink, in: box(place))
    }
    if let place = content.subtitle, let text = content.subtitleText {
      let own = color(configuration.subtitleTextAttributesTransformer, configuration.attributedSubtitle)
      nodes += words(text, content.subtitleFont, own ?? ink, in: box(place))
    }
    if let place = content.indicator { nodes += indicator(button.shownIndicator, in: box(place), ink) }
    return nodes
  }

  /// Two small angles, up and down.
  private func indicator(_ kind: UIButton.Configuration.Indicator, in box: CGRect, _ ink: PictureColor) -> [PictureNode]
  {
    guard kind == .popup else { return [] }
    let (above, below) = box.divided(atDistance: box.height / 2, from: .minYEdge)
    return Symbols.nodes("chevron.up", in: above, color: ink) + Symbols.nodes("chevron.down", in: below, color: ink)
  }

  private func words(_ text: String, _ font: UIFont, _ ink: PictureColor, in box: CGRect) -> [PictureNode] {
    var setting = TextSetting(font, ink, generation)
    setting.breaking = .truncatingMiddle
    return setting.nodes(text, in: box)
  }

  /// The colour a text's attributes or its transformer name.
  private func color(
    _ transformer: UIConfigurationTextAttributesTransformer?, _ text: AttributedString?
  ) -> PictureColor? {
    typealias Color = AttributeScopes.UIKitAttributes.ForegroundColorAttribute
    let own = text?.runs.first?[Color.self] ?? transformer?(AttributeContainer())[Color.self]
    return own.map(PictureColor.init)
  }

  /// What is behind the content: the configuration's own background, else what its kind has.
  private func backdrop(
    _ configuration: UIButton.Configuration, _ base: UIColor, isEnabled: Bool, _ rect: CGRect
  ) -> [PictureNode] {
    let background = configuration.background
    let fill: PictureColor? =
      if let own = background.backgroundColor {
        PictureColor(own)
      } else {
        switch configuration.backdrop {
        case .none: configuration.baseBackgroundColor.map(PictureColor.init)
        case .gray: PictureColor(configuration.baseBackgroundColor ?? .systemFill)
        case .faint: isEnabled ? PictureColor(base).faded(0.18) : PictureColor(.systemFill)
        case .full: isEnabled ? PictureColor(base) : PictureColor(.systemFill)
        }
      }
    let line = background.strokeColor.map {
      PictureShape.Stroke(PictureColor($0), width: Double(max(background.strokeWidth, 0)))
    }
    guard fill != nil || line.map({ $0.width > 0 }) == true else { return [] }
    let insets = background.backgroundInsets
    let box = CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: max(0, rect.width - insets.leading - insets.trailing),
      height: max(0, rect.height - insets.top - insets.bottom))
    let outline = Outline.box(box, radius: radius(configuration, in: box))
    return [PictureNode(.shape(PictureShape(outline, fill: fill.map { .color($0) }, stroke: line)))]
  }

  /// How round corners are, in points. UIKit's documentation gives the styles' order and no figures; capsules are half circles.
  private func radius(_ configuration: UIButton.Configuration, in box: CGRect) -> Double {
    let half = Double(min(box.width, box.height)) / 2
    let own = Double(configuration.background.cornerRadius)
    return switch configuration.cornerStyle {
    case .fixed: min(own, half)
    case .dynamic: min(own > 0 ? own : era.major >= 26 ? half : 6, half)
    case .small: min(4, half)
    case .medium: min(6, half)
    case .large: min(9, half)
    case .capsule: half
    }
  }
}
