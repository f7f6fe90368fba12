// A device's screen around its windows: status bar, camera, home indicator, and the frame one holds it by.
import DeviceCatalog
import Foundation
import Orientation
import Picture
import TextMetrics
import Vocabulary

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

    /// Whether it is one of several tiles, whose round edge tells it from the next.
    public var isTile = false

    /// Whether what the status bar shows over it is light or dark; nil for what can be read on it.
    public var hasLightStatus: Bool?
    /// Whether the controller in front wants no status bar (UIViewController.prefersStatusBarHidden).
    public var hidesStatus = false
    /// Whether the controller in front wants no home indicator while nothing is touched, as on a picture.
    public var hidesIndicator = false

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
  /// What its clock says; what is usual of the version unless told.
  public var wallTime: WallTime

  /// Creates a composer.
  public init(profile: DeviceProfile, era: Era, orientation: InterfaceOrientation, hasFrame: Bool) {
    self.profile = profile
    self.era = era
    self.orientation = orientation
    self.hasFrame = hasFrame
    wallTime = WallTime(usualOfVersion: era.major)
  }

  var size: CGSize { profile.screenSize(in: orientation) }
  var bounds: CGRect { CGRect(origin: .zero, size: size) }
  var generation: FontGeneration { FontGeneration(systemVersion: era.major) }

  /// The screen with its windows, from the rearmost.
  public func picture(of windows: [Shown], title: String) -> Picture { picture(of: windows, over: nil, title: title) }

  /// The same over what lies behind all windows.
  func picture(of windows: [Shown], over ground: PictureNode?, title: String) -> Picture {
    var nodes = [PictureNode(.shape(PictureShape(.rect(bounds), fill: .color(.black))), name: "screen")]
    if let ground { nodes.append(ground) }
    nodes += windows.map(node)
    nodes += handles(of: windows, over: PictureNode(.group(PictureGroup(nodes))))
    let whole = PictureNode(.group(PictureGroup(nodes)))
    nodes += system(over: whole, windows)
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
    let box = CGRect(origin: .zero, size: window.size)
    guard window.isFloating else {
      guard window.isTile else { return PictureNode(.group(PictureGroup([window.node], transform: map))) }
      // Tiles lie beside each other without a gap; their round edges tell where one ends.
      let content = PictureNode(.group(PictureGroup([window.node], clip: .box(box, radius: 12))))
      let edge = PictureShape.Stroke(PictureColor(white: 0.5, alpha: 0.4), width: 1)
      let line = PictureShape(.box(box.insetBy(dx: 0.5, dy: 0.5), radius: 11.5), stroke: edge)
      return PictureNode(.group(PictureGroup([content, PictureNode(.shape(line))], transform: map)))
    }
    let shadow = PictureShape.Shadow(
      PictureColor(white: 0, alpha: 0.35), offset: CGSize(width: 0, height: 6), radius: 28)
    let ground = PictureNode(.shape(PictureShape(.box(box, radius: 12), fill: .color(.black), shadow: shadow)))
    let content = PictureNode(.group(PictureGroup([window.node], clip: .box(box, radius: 12))))
    return PictureNode(.group(PictureGroup([ground, content], transform: map)))
  }

  // MARK: What the system draws

  private func system(over screen: PictureNode, _ windows: [Shown]) -> [PictureNode] {
    let time = placeOfTime(windows)
    let area = profile.screenArea(era, orientation)
    var nodes: [PictureNode] = []
    func ink(_ x: Double, _ y: Double) -> PictureColor {
      screen.color(at: CGPoint(x: x, y: y), over: .black).luminance < 0.5 ? .white : .black
    }
    func statusInk(_ x: Double) -> PictureColor {
      let window = windows.last { $0.frame.contains(CGPoint(x: x, y: 4)) }
      return window?.hasLightStatus.map { $0 ? .white : .black } ?? ink(x, 4)
    }
    let upper = windows.filter { !$0.isFloating && $0.frame.minY <= 0 }
    if area.statusBar > 0, upper.isEmpty || upper.contains(where: { !$0.hidesStatus }) {
      // Each end over what lies there: side by side, windows can be light and dark.
      let inks = StatusInks(
        left: statusInk(Self.besideEdge), middle: statusInk(time),
        right: statusInk(Double(size.width) - Self.besideEdge))
      nodes.append(PictureNode(.group(PictureGroup(statusBar(area, inks, time: time))), name: "status-bar"))
    }
    if let camera = camera() { nodes.append(camera) }
    let lower = windows.filter { !$0.isFloating && $0.frame.maxY >= size.height }
    let isIndicatorHidden = !lower.isEmpty && lower.allSatisfy(\.hidesIndicator)
    if area.bottom > 0, !profile.cornerStyle.hasHomeButton, !isIndicatorHidden {
      let width = profile.idiom == .pad ? min(Double(size.width) * 0.3, 320) : min(Double(size.width) * 0.36, 140)
      let bar = CGRect(x: (Double(size.width) - width) / 2, y: Double(size.height) - 13, width: width, height: 5)
      // Not in the middle, where the gap between two windows may be.
      let color = ink(bar.minX + width / 4, Double(size.height) - 4)
      nodes.append(
        PictureNode(.shape(PictureShape(.box(bar, radius: 2.5), fill: .color(color))), name: "home-indicator"))
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

  /// How large the notch is, upright. It was 34.8 mm wide until 2020 and 26.8 mm from 2021 on, at 458 to 460 pixels an inch and three
  /// a point; that of the two with two pixels a point is larger (Apple, Accessory Design Guidelines).
  var notch: CGSize {
    if profile.releaseYear >= 2021 { return CGSize(width: 162, height: 34) }
    return profile.scale == 2 ? CGSize(width: 230, height: 33) : CGSize(width: 209, height: 30)
  }

  private func camera() -> PictureNode? {
    let upright = profile.screenSize(in: .portrait)
    let middle = Double(upright.width) / 2
    let outline: Outline
    switch profile.cornerStyle {
    case .faceIDNotch:
      let notch = notch
      outline = .box(
        CGRect(x: middle - notch.width / 2, y: -1, width: notch.width, height: notch.height + 1), radius: 18,
        corners: [.bottomLeft, .bottomRight])
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
