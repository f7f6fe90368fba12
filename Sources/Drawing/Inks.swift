// Which colour a thing is drawn in: what its view says, else what UIKit takes.
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

extension CGColor {
  /// The same colour.
  convenience init(_ color: PictureColor) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: CGFloat(color.alpha) / 255)
  }
}

extension UIView {
  /// The colour of the view's text: its own, or `usual` where it is that of all labels.
  func inkOfText(_ own: UIColor?, usual: UIColor = .label) -> PictureColor {
    PictureColor(own.flatMap { $0 == .label ? nil : $0 } ?? usual)
  }

  /// What controls in the view are drawn in.
  var tint: UIColor { tintColor ?? .systemBlue }

  /// The element of the document the view was made from, or of a controller's bar.
  var shownElement: Element? {
    (self as? UINavigationBar)?.controllerElement ?? (self as? UITabBar)?.controllerElement ?? documentElement
  }

  /// Where text stands in the view: at the left, or at the right in scripts that run leftwards, where it does not say.
  func alignmentOfText(_ own: NSTextAlignment) -> NSTextAlignment {
    switch own {
    case .center, .right, .left: own
    case .justified: .left
    case .natural: isMirrored ? .right : .left
    }
  }
}
