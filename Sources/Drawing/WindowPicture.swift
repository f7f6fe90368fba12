// A window and its app as a picture: the views, the keyboard over them, and the layers people switch on.
import Findings
import Foundation
import Picture
import SwivelUI

/// What can be drawn over a screen; raw values are the words of commands.
public enum PictureLayer: String, Sendable, CaseIterable {
  /// Where the safe area ends.
  case safeArea = "safe-area"
  /// The layout margins of controllers' views.
  case margins
  /// The distances constraints keep.
  case constraints
  /// Where fingers are taken.
  case hitAreas = "hit-areas"
  /// What views are called.
  case names
  /// What is wrong, numbered.
  case findings
}

/// Draws a window of the scene whose code runs.
@MainActor public struct WindowPicture {
  /// The layers over it, in the order of declaration.
  public var layers: Set<PictureLayer> = []
  /// What is marked and numbered, where `findings` are a layer.
  public var findings: [Finding] = []

  /// Creates a drawing without layers.
  public init(layers: Set<PictureLayer> = [], findings: [Finding] = []) {
    self.layers = layers
    self.findings = findings
  }

  /// The window, its top left corner at the origin, as the scene that runs shows it.
  package func node(_ window: UIWindow, name: String = "window") -> (node: PictureNode, ground: PictureColor) {
    node(of: window, in: window, name: name)
  }

  /// A view by itself, as it lies in nothing.
  package func node(of view: UIView, in window: UIWindow?, name: String) -> (node: PictureNode, ground: PictureColor) {
    guard let scene = AppScene.running else { preconditionFailure("views are drawn while their scene runs") }
    var result: (PictureNode, PictureColor)?
    (window?.traitCollection ?? view.traitCollection).performAsCurrent {
      result = MainActor.assumeIsolated { draw(view, scene, name) }
    }
    guard let result else { preconditionFailure("performAsCurrent calls what it is given") }
    return result
  }

  private func draw(_ view: UIView, _ scene: AppScene, _ name: String) -> (PictureNode, PictureColor) {
    var drawing = ViewDrawing(era: scene.era, scale: Double(scene.device.profile.scale))
    let rect = CGRect(origin: .zero, size: view.bounds.size)
    // A window nobody gave a colour is black on a device and text on it is, too: the system's background stands in.
    let ground = PictureColor(.systemBackground)
    drawing.behind = ground
    var children = [PictureNode(.shape(PictureShape(.rect(rect), fill: .color(ground))))]
    let origin = CGPoint(x: -view.frame.minX, y: -view.frame.minY)
    if let node = drawing.node(view, at: origin) { children.append(node) }
    if let keyboard = keyboard(scene, rect, drawing) { children.append(keyboard) }
    for layer in PictureLayer.allCases where layers.contains(layer) {
      let nodes = Overlay(layer, view, findings, drawing.generation).nodes
      if !nodes.isEmpty { children.append(PictureNode(.group(PictureGroup(nodes)), name: "layer-\(layer.rawValue)")) }
    }
    return (PictureNode(.group(PictureGroup(children, clip: .rect(rect))), name: name, kind: "window"), ground)
  }
}
