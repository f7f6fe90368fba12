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
    SeenPictures.file = { image, form in file(of: image, form) }
  }

  private static let fonts = PictureFonts.ofThisMachine()
  /// The file of an image's pixels: of what code drew, of a symbol, or of another file that can be read here; turned ones have none.
  private static func file(of image: UIImage, _ form: PictureFileForm) -> [UInt8]? {
    let box = CGRect(origin: .zero, size: image.size)
    guard image.imageOrientation == .up, !box.isEmpty, let scene = AppScene.running else { return nil }
    let isRead = image.file != nil && PixelCache.node(of: image, in: box, tint: nil) != nil
    guard isRead || image.record != nil || image.isSymbolImage else { return nil }
    let drawing = ViewDrawing(era: scene.era, scale: Double(image.scale))
    let nodes = drawing.image(image, named: image.name, in: box, tint: PictureColor(red: 0, green: 0, blue: 0))
    let picture = Picture(size: image.size, title: "", nodes: nodes)
    do {
      let pixels = try picture.pixels(scale: Double(image.scale), fonts: fonts)
      switch form {
      case .png: return try pixels.png()
      case .jpeg(let quality): return try pixels.jpeg(quality: Double(quality))
      }
    } catch {
      // As UIKit: a picture that cannot be written has no bytes.
      return nil
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
