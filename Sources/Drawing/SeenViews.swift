// The looks of views and layers for apps that draw them: `render(in:)`, `drawHierarchy(in:)` and snapshots.
import Foundation
import Picture
import SwivelUI

/// Lets apps draw what their views look like.
@MainActor package enum SeenViews {
  /// From now on they can, in this process.
  package static func begin() {
    guard SeenPictures.ofView == nil else { return }
    SeenPictures.ofView = { view in
      look(of: view.bounds) { drawing in
        let (bounds, frame) = (view.bounds, view.frame)
        return drawing.node(view, at: CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY))
      }
    }
    SeenPictures.ofLayer = { layer in
      look(of: layer.bounds) { drawing in
        let (bounds, frame) = (layer.bounds, layer.frame)
        return drawing.node(layer, at: CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY), depth: 0)
      }
    }
  }

  private static func look(of bounds: CGRect, _ draw: (inout ViewDrawing) -> PictureNode?) -> Look? {
    guard let scene = AppScene.running else { return nil }
    var drawing = ViewDrawing(era: scene.era, scale: Double(scene.device.profile.scale))
    drawing.behind = PictureColor(.systemBackground)
    return draw(&drawing).map { Look($0, bounds) }
  }

  /// A look as parts of a picture.
  final class Look: SeenPicture {
    let node: PictureNode
    let bounds: CGRect
    let depth: Int
    var size: CGSize { bounds.size }

    init(_ node: PictureNode, _ bounds: CGRect) {
      (self.node, self.bounds) = (node, bounds)
      depth = Self.drawings(in: node)
    }

    private static func drawings(in node: PictureNode) -> Int {
      guard case .group(let group) = node.content else { return 0 }
      return (node.kind == "drawing" ? 1 : 0) + (group.children.map(drawings).max() ?? 0)
    }
  }
}
