// Shadows of views that have no colour of their own: their layer throws that of what is in it.
import Foundation
import Picture
import SwivelUI

extension ViewDrawing {
  /// How far down the views are looked for whose form the shadow has.
  private static let deepest = 4

  /// The shadow of a view without a ground: of its `shadowPath`, else of what it holds. Core Animation makes it of the composite of
  /// a layer and its sublayers, unless the layer masks them ("Setting Up Layer Shadows"). Of texts and pictures none is drawn.
  func shadows(ofClear view: UIView, _ rect: CGRect) -> [PictureNode] {
    guard let shadow = PictureShape.Shadow(view.layer), !view.layer.masksToBounds else { return [] }
    if let path = view.layer.shadowPath, !path.isEmpty {
      return [PictureNode(.shape(PictureShape(Outline(path, at: rect.origin), shadow: shadow)))]
    }
    return forms(in: view, CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY), 0).map {
      PictureNode(.shape(PictureShape($0, shadow: shadow)))
    }
  }

  /// The forms of views that are seen and cover what is behind them; what lies in one is covered by it.
  private func forms(in view: UIView, _ origin: CGPoint, _ depth: Int) -> [Outline] {
    guard depth < Self.deepest else { return [] }
    return view.subviews.flatMap { part -> [Outline] in
      guard !part.isHidden, part.alpha > 0, part.transform == .identity else { return [] }
      let rect = part.frame.offsetBy(dx: origin.x, dy: origin.y)
      if let fill = Self.backgroundColor(of: part).map(PictureColor.init), fill.alpha > 0 {
        return [outline(of: part, rect)]
      }
      return forms(in: part, CGPoint(x: rect.minX - part.bounds.minX, y: rect.minY - part.bounds.minY), depth + 1)
    }
  }
}
