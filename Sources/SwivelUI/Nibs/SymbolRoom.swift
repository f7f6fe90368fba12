// What a symbol's frame leaves of the rectangle its constraints place: apart from sizes, because Interface Builder alone stores it.
import InterfaceBuilder

/// A symbol is placed by the line of text it would stand in, and drawn as high as it is: what is 20×20 by its constraints is stored 20×18.67
/// (a check mark of a build after 32000), and 25×25 as 25×24 (a compass of build 24506). Those seen are about as high as wide, and
/// in text of 17 points; of what is higher than a line the document says too little, for it is declared no larger than others.
@MainActor enum SymbolRoom {
  /// The least share of its width that a symbol seen was high: 115 of 128 points.
  private static let flattest: CGFloat = 0.85

  /// How far constraints reach beyond the frame, as insets below zero; nil for all other views.
  static func insets(_ element: Element, _ view: UIView) -> UIEdgeInsets? {
    guard let image = (view as? UIImageView)?.image, image.isSymbolImage,
      element.child(key: "preferredSymbolConfiguration") == nil, image.size.height <= image.size.width,
      image.size.height >= image.size.width * flattest
    else { return nil }
    let beyond = (image.size.height - UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight) / 2
    return UIEdgeInsets(top: beyond, left: 0, bottom: beyond, right: 0)
  }
}
