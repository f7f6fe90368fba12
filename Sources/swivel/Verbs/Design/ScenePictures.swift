// Scenes of documents as pictures on one sheet, as Interface Builder or a device shows them.
import Canvas
import DeviceCatalog
import Drawing
import Findings
import Foundation
import Picture
import SwivelUI

/// Draws laid-out scenes.
@MainActor struct ScenePictures {
  /// The device the scenes run on; nil for Interface Builder's canvas.
  var device: (profile: DeviceProfile, era: Era, window: DeviceLayout.Window)?
  var hasFrame = false
  var layers: Set<PictureLayer> = []

  /// Scenes in a row: as many as a wide screen shows at half size.
  private static let columns = 6

  /// The scenes side by side, in their order.
  func sheet(_ scenes: [(file: String, scene: CanvasScene)]) -> Picture {
    PictureSheet(
      title: "",
      entries: scenes.compactMap { file, scene in
        picture(scene).map {
          var entry = PictureSheet.Entry(
            $0, captions: ["\((file as NSString).lastPathComponent) scene \(scene.id)", size($0)])
          // A drawn device has an edge of its own.
          entry.hasEdge = !hasFrame
          return entry
        }
      }, columns: Self.columns
    ).picture
  }

  private func size(_ picture: Picture) -> String {
    "\(Self.points(picture.size.width))×\(Self.points(picture.size.height))"
      + (device.map { ", \($0.profile.name)" } ?? "")
  }

  private static func points(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : String(format: "%.1f", Double(value))
  }

  /// One scene; nil for one without a size.
  private func picture(_ scene: CanvasScene) -> Picture? {
    scene.process.run {
      guard let device, let window = scene.process.window else {
        guard scene.root.bounds.width > 0, scene.root.bounds.height > 0 else { return nil }
        let node = drawing(of: scene).node(of: scene.root, in: nil, name: scene.id).node
        return Picture(size: scene.root.bounds.size, title: "scene \(scene.id)", nodes: [node])
      }
      let node = drawing(of: scene).node(window, name: scene.id).node
      let screen = DeviceScreen(
        profile: device.profile, era: device.era, orientation: device.window.orientation, hasFrame: hasFrame)
      let whole = device.profile.screenSize(in: device.window.orientation)
      // A window of another size than the screen stands by itself.
      guard device.window.frame.size == whole else {
        return Picture(size: device.window.frame.size, title: "scene \(scene.id)", nodes: [node])
      }
      return screen.picture(
        of: [
          DeviceScreen.Shown(frame: device.window.frame, node: node, size: window.bounds.size, isFloating: false)
        ], title: "scene \(scene.id)")
    }
  }

  private func drawing(of scene: CanvasScene) -> WindowPicture {
    guard layers.contains(.findings) else { return WindowPicture(layers: layers) }
    return WindowPicture(layers: layers, findings: ScreenInspector().findings(in: scene.reading))
  }
}
