// A screen made for a test, and what is drawn of it: parts with their places on the screen.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Orientation
import Picture
import SwivelUI

/// A part of a picture and where it is.
struct DrawnPart {
  var names: [String]
  var node: PictureNode
  var map: PictureTransform

  /// The rectangle around a shape.
  var place: CGRect? {
    guard case .shape(let shape) = node.content else { return nil }
    let box = shape.outline.bounds
    let corner = map.map(box.origin)
    let end = map.map(CGPoint(x: box.maxX, y: box.maxY))
    return CGRect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
  }
  /// A shape's one colour.
  var color: PictureColor? {
    guard case .shape(let shape) = node.content, case .color(let color)? = shape.fill else { return nil }
    return color
  }
  /// A line of text.
  var text: PictureText? {
    guard case .text(let text) = node.content else { return nil }
    return text
  }
}

extension Picture {
  /// Every shape and text, with the names of the groups around it.
  var drawnParts: [DrawnPart] {
    var parts: [DrawnPart] = []
    func visit(_ node: PictureNode, _ names: [String], _ map: PictureTransform) {
      let here = node.name.isEmpty ? names : names + [node.name]
      guard case .group(let group) = node.content else {
        return parts.append(DrawnPart(names: here, node: node, map: map))
      }
      for child in group.children { visit(child, here, group.transform.then(map)) }
    }
    for node in nodes { visit(node, [], .identity) }
    return parts
  }

  /// The parts of what has this name.
  func parts(of name: String) -> [DrawnPart] { drawnParts.filter { $0.names.contains(name) } }
  /// The lines of text of what has this name.
  func texts(of name: String) -> [PictureText] { parts(of: name).compactMap(\.text) }
  /// Every line of text.
  var lines: [String] { drawnParts.compactMap { $0.text?.string } }
}

/// Fills a screen with what a test puts there.
final class Screen: UIViewController {
  private let fill: @MainActor (UIView) -> Void
  init(_ fill: @escaping @MainActor (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { fill(view) }
}

/// A phone of 375×667 points whose window shows what a test puts there.
@MainActor func phone(
  era: Era = Era(15), _ fill: @escaping @MainActor @Sendable (UIView) -> Void
) throws -> EmulatedDevice {
  try EmulatedDevice(profile: .iPhone8, era: era, apps: [.test { Screen(fill) }])
}

/// The picture of the phone's window.
@MainActor func drawn(
  era: Era = Era(15), layers: Set<PictureLayer> = [], _ fill: @escaping @MainActor @Sendable (UIView) -> Void
) throws -> Picture {
  let device = try phone(era: era, fill)
  guard let picture = device.picture(DevicePictureOptions(window: 1, layers: layers)) else {
    throw PictureError.noSize(title: "window 1", width: 0, height: 0)
  }
  return picture
}
