// A device's screen around its windows: status bar, camera, home indicator, and the frame one holds it by.
import DeviceCatalog
import Foundation
import Orientation
import Picture
import TextMetrics

/// Composes the picture of a screen.
public struct DeviceScreen {
  /// A window on the screen.
  public struct Shown {
    /// Where its picture is on the screen.
    public var frame: CGRect
    /// What is in it, its corner at the origin.
    public var node: PictureNode
    /// The size the node was drawn in; scaled to the frame where they differ.
    public var size: CGSize
    /// Whether it floats over others, with round corners and a shadow.
    public var isFloating: Bool

    /// Creates a window.
    public init(frame: CGRect, node: PictureNode, size: CGSize, isFloating: Bool) {
      self.frame = frame
      self.node = node
      self.size = size
      self.isFloating = isFloating
    }
  }

  /// The device.
  public var profile: DeviceProfile
  /// The version it runs.
  public var era: Era
  /// How its screen is turned.
  public var orientation: InterfaceOrientation
  /// Whether the device is drawn around the screen.
  public var hasFrame: Bool

  /// Creates a composer.
  public init(profile: DeviceProfile, era: Era, orientation: InterfaceOrientation, hasFrame: Bool) {
    self.profile = profile
    self.era = era
    self.orientation = orientation
    self.hasFrame = hasFrame
  }

  private var size: CGSize { profile.screenSize(in: orientation) }
  private var bounds: CGRect { CGRect(origin: .zero, size: size) }
  private var generation: FontGeneration { FontGeneration(systemVersion: era.major) }

  /// The screen with its windows, from the rearmost.
  public func picture(of windows: [Shown], title: String) -> Picture {
    var nodes = [PictureNode(.shape(PictureShape(.rect(bounds), fill: .color(.black))), name: "screen")]
    nodes += windows.map(node)
    let whole = PictureNode(.group(PictureGroup(nodes)))
    nodes += system(over: whole)
    guard hasFrame else { return Picture(size: size, title: title, nodes: nodes) }
    return framed(nodes, title: title)
  }

  /// The device without anything on its screen.
  var bare: Picture {
    let screen = PictureNode(.shape(PictureShape(.rect(bounds), fill: .color(.black))), name: "screen")
    return framed([screen], title: "")
  }

  /// How the device's top is turned on the screen, in radians clockwise.
  var angle: Double { Double(turns) * .pi / 2 }

  private func node(_ window: Shown) -> PictureNode {
    let (width, height) = (Double(window.size.width), Double(window.size.height))
    let across = width > 0 ? Double(window.frame.width) / width : 1
    let down = height > 0 ? Double(window.frame.height) / height : 1
    let map = PictureTransform(
      a: across, b: 0, c: 0, d: down, tx: Double(window.frame.minX), ty: Double(window.frame.minY))
    guard window.isFloating else { return PictureNode(.group(PictureGroup([window.node], transform: map))) }
    let box = CGRect(origin: .zero, size: window.size)
    let shadow = PictureShape.Shadow(
      PictureColor(white: 0, alpha: 0.35), offset: CGSize(width: 0, height: 6), radius: 28)
    let ground = PictureNode(.shape(PictureShape(.box(box, radius: 12), fill: .color(.black), shadow: shadow)))
    let content = PictureNode(.group(PictureGroup([window.node], clip: .box(box, radius: 12))))
    return PictureNode(.group(PictureGroup([ground, content], transform: map)))
  }

  // MARK: What the system draws

  private func system(over screen: PictureNode) -> [PictureNode] {
    let area = profile.screenArea(era, orientation)
    var nodes: [PictureNode] = []
    func ink(_ x: Double, _ y: Double) -> PictureColor {
      screen.color(at: CGPoint(x: x, y: y), over: .black).luminance < 0.5 ? .white : .black
    }
    if area.statusBar > 0 {
      // Each end over what lies there: side by side, windows can be light and dark.
      let inks = (left: ink(Self.besideEdge, 4), right: ink(Double(size.width) - Self.besideEdge, 4))
      nodes.append(PictureNode(.group(PictureGroup(statusBar(area, inks))), name: "status-bar"))
    }
    if let camera = camera() { nodes.append(camera) }
    if area.bottom > 0, !profile.cornerStyle.hasHomeButton {
      let width = profile.idiom == .pad ? min(Double(size.width) * 0.3, 320) : min(Double(size.width) * 0.36, 140)
      let bar = CGRect(x: (Double(size.width) - width) / 2, y: Double(size.height) - 13, width: width, height: 5)
      // Not in the middle, where the gap between two windows may be.
      let color = ink(bar.minX + width / 4, Double(size.height) - 4)
      nodes.append(
        PictureNode(.shape(PictureShape(.box(bar, radius: 2.5), fill: .color(color))), name: "home-indicator"))
    }
    return nodes
  }

  private func line(_ text: String, x: Double, y: Double, size: Double, weight: Int = 600, _ ink: PictureColor)
    -> PictureNode
  {
    let font = SystemFont(size: size, weight: weight >= 600 ? .semibold : .regular, generation: generation)
    return PictureNode(
      .text(PictureText(text, x: x, y: y, ends: font.ends(of: text), size: size, weight: weight, color: ink)))
  }

  private func width(_ text: String, _ size: Double) -> Double {
    SystemFont(size: size, weight: .semibold, generation: generation).width(of: text)
  }

  /// Within the text at either end of the status bar.
  private static let besideEdge = 24.0

  private func statusBar(_ area: ScreenArea, _ inks: (left: PictureColor, right: PictureColor)) -> [PictureNode] {
    let (screen, height) = (Double(size.width), area.statusBar)
    let hasEars = profile.idiom == .phone && height > 30
    if hasEars {
      let middle = profile.cornerStyle == .dynamicIsland ? height / 2 + 3 : height / 2 + 2
      let time = "9:41"
      let ear = screen * 0.17
      return [line(time, x: ear - width(time, 17) / 2, y: middle + 6, size: 17, inks.left)]
        + indicators(right: screen - ear + 34, middle: middle, inks.right)
    }
    let middle = height / 2
    if profile.idiom == .pad, era >= Era(12) {
      return [line("9:41 AM  Tue Jan 9", x: 18, y: middle + 4.2, size: 12, inks.left)]
        + indicators(right: screen - 16, middle: middle, inks.right)
    }
    let time = "9:41 AM"
    return [line(time, x: (screen - width(time, 12)) / 2, y: middle + 4.2, size: 12, inks.left)]
      + indicators(right: screen - 8, middle: middle, inks.right)
  }

  /// Reception, wireless network and battery.
  private func indicators(right: Double, middle: Double, _ ink: PictureColor) -> [PictureNode] {
    func filled(_ outline: Outline, _ color: PictureColor) -> PictureNode {
      PictureNode(.shape(PictureShape(outline, fill: .color(color))))
    }
    let battery = CGRect(x: right - 26, y: middle - 5.5, width: 23, height: 11)
    var nodes = [
      PictureNode(
        .shape(
          PictureShape(.box(battery, radius: 3.5), stroke: PictureShape.Stroke(ink.faded(0.4), width: 1)))),
      filled(.box(battery.insetBy(dx: 2, dy: 2), radius: 1.8), ink),
      filled(.box(CGRect(x: right - 1.6, y: middle - 2, width: 1.6, height: 4), radius: 0.8), ink.faded(0.5)),
    ]
    let left = right - 48
    for (index, radius) in [3.0, 6.5, 10.0].enumerated() {
      let arc = (0...8).map { step -> CGPoint in
        let angle = Double.pi * (1.25 + 0.5 * Double(step) / 8)
        return CGPoint(x: left + 8 + radius * cos(angle), y: middle + 5 + radius * sin(angle))
      }
      let mark = PictureShape.Stroke(ink, width: index == 0 ? 3 : 2, isRound: true)
      nodes.append(PictureNode(.shape(PictureShape(.lines(arc), stroke: mark))))
    }
    guard profile.idiom == .phone else { return nodes }
    for bar in 0..<4 {
      let height = 4 + Double(bar) * 2.4
      let box = CGRect(x: left - 22 + Double(bar) * 5, y: middle + 5.5 - height, width: 3.2, height: height)
      nodes.append(filled(.box(box, radius: 0.8), ink))
    }
    return nodes
  }

  // MARK: The camera

  /// How the device's top is turned on the screen, in quarter turns: 0 up, 1 right, 2 down, 3 left.
  private var turns: Int {
    switch orientation {
    case .portrait, .unknown: 0
    // The home button's side names the orientation: the top is on the other.
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    }
  }

  private func camera() -> PictureNode? {
    let upright = profile.screenSize(in: .portrait)
    let middle = Double(upright.width) / 2
    let outline: Outline
    switch profile.cornerStyle {
    case .faceIDNotch:
      outline = .box(
        CGRect(x: middle - 104, y: -1, width: 208, height: 31), radius: 18, corners: [.bottomLeft, .bottomRight])
    case .dynamicIsland: outline = .box(CGRect(x: middle - 63, y: 11, width: 126, height: 37), radius: 18.5)
    case .punchHole: outline = .ellipse(CGRect(x: middle - 8, y: 10, width: 16, height: 16))
    case .homeButton, .faceIDNoHome, .touchIDNoHome, .underDisplayCamera: return nil
    }
    return PictureNode(
      .group(
        PictureGroup(
          [PictureNode(.shape(PictureShape(outline, fill: .color(.black))))], transform: turned(in: upright))),
      name: "camera")
  }

  /// From the upright device's coordinates to the screen's as it is turned.
  private func turned(in upright: CGSize) -> PictureTransform {
    let (width, height) = (Double(upright.width), Double(upright.height))
    return switch turns {
    case 1: PictureTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case 2: PictureTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 3: PictureTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    default: .identity
    }
  }

  // MARK: The frame

  /// How round the screen's corners are.
  var cornerRadius: Double {
    switch profile.cornerStyle {
    case .homeButton: 0
    case .faceIDNotch: 44
    case .dynamicIsland: 55
    case .faceIDNoHome, .touchIDNoHome: 18
    case .punchHole, .underDisplayCamera: 30
    }
  }

  private func framed(_ nodes: [PictureNode], title: String) -> Picture {
    let side = profile.idiom == .pad ? 24.0 : 16.0
    let chin = profile.cornerStyle.hasHomeButton ? (profile.idiom == .pad ? 76.0 : 100.0) : side
    // At the device's top and bottom a chin, wherever they are now.
    let isUpright = turns.isMultiple(of: 2)
    let (left, top) = (isUpright ? side : chin, isUpright ? chin : side)
    let whole = CGSize(width: Double(size.width) + 2 * left, height: Double(size.height) + 2 * top)
    let body = CGRect(origin: .zero, size: whole)
    let radius = cornerRadius > 0 ? cornerRadius + side : profile.idiom == .pad ? 36 : 52
    let edge = PictureColor(white: 0.35)
    var drawn = [
      PictureNode(
        .shape(
          PictureShape(
            .box(body.insetBy(dx: 1, dy: 1), radius: radius), fill: .color(PictureColor(white: 0.08)),
            stroke: PictureShape.Stroke(edge, width: 2))), name: "device"),
      PictureNode(
        .group(
          PictureGroup(nodes, transform: .shift(left, top), clip: .box(bounds, radius: cornerRadius))), name: "display"),
    ]
    if profile.cornerStyle.hasHomeButton {
      let distance = chin / 2
      let middle: CGPoint =
        switch turns {
        case 1: CGPoint(x: distance, y: Double(whole.height) / 2)
        case 2: CGPoint(x: Double(whole.width) / 2, y: distance)
        case 3: CGPoint(x: Double(whole.width) - distance, y: Double(whole.height) / 2)
        default: CGPoint(x: Double(whole.width) / 2, y: Double(whole.height) - distance)
        }
      let reach = profile.idiom == .pad ? 22.0 : 29.0
      let button = CGRect(
        x: Double(middle.x) - reach, y: Double(middle.y) - reach, width: 2 * reach, height: 2 * reach)
      drawn.append(
        PictureNode(
          .shape(PictureShape(.ellipse(button), stroke: PictureShape.Stroke(edge, width: 2))), name: "home-button"))
    }
    return Picture(size: whole, title: title, nodes: drawn)
  }
}
