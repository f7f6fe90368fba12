// Places on the screen that views, the interface and the panel itself measure differently.
import Foundation
import Orientation

/// Something with coordinates on the screen: views, scenes, and the two spaces of `UIScreen`. Apps add none of their own here.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The space's own rectangle, in its coordinates.
  var bounds: CGRect { get }
  /// A point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in the coordinates of another; of what is turned, the box around.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in the coordinates of this one; of what is turned, the box around.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// By way of the panel, or of the views between.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(spaceMap(from: self, to: coordinateSpace))
  }

  /// By way of the panel, or of the views between.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(spaceMap(from: coordinateSpace, to: self))
  }

  /// By way of the panel, or of the views between.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(spaceMap(from: self, to: coordinateSpace))
  }

  /// By way of the panel, or of the views between.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(spaceMap(from: coordinateSpace, to: self))
  }
}

extension UIView: UICoordinateSpace {}

/// A space of the screen: the interface's, which turns with it, or the panel's, which does not.
@MainActor final class ScreenSpace: UICoordinateSpace {
  private let device: DeviceContext
  private let isFixed: Bool
  private let isExternal: Bool

  init(device: DeviceContext, isFixed: Bool, isExternal: Bool) {
    self.device = device
    self.isFixed = isFixed
    self.isExternal = isExternal
  }

  private var orientation: InterfaceOrientation {
    isFixed ? .portrait : (AppScene.current.app.mainScene ?? .current).interfaceOrientation
  }

  var bounds: CGRect {
    CGRect(origin: .zero, size: isExternal ? device.external?.size ?? .zero : device.screenSize(in: orientation))
  }

  /// From this space to the panel's.
  var panelMap: CGAffineTransform { panelMap(orientation) }

  /// From the interface in `orientation` to the panel; an external display does not turn.
  func panelMap(_ orientation: InterfaceOrientation) -> CGAffineTransform {
    isExternal ? .identity : .ontoPanel(orientation, panel: device.screenSize(in: .portrait))
  }
}

/// A scene's part of a screen, as it was or is.
final class ScenePart: UICoordinateSpace {
  private let frame: CGRect
  fileprivate let panelMap: CGAffineTransform

  /// Where the scene is on an interface in `orientation`.
  init(_ frame: CGRect, _ orientation: InterfaceOrientation, on screen: ScreenSpace) {
    self.frame = frame
    panelMap = CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(screen.panelMap(orientation))
  }

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}

extension UIWindowScene {
  /// Where the scene is on its screen; empty once it is gone.
  public var coordinateSpace: any UICoordinateSpace {
    ScenePart(appScene?.sceneFrame ?? .zero, appScene?.interfaceOrientation ?? .portrait, on: screen.interfaceSpace)
  }
}

/// From a space to another by way of the panel; from view to view in one window, or in none, by way of their superviews.
@MainActor private func spaceMap(from: any UICoordinateSpace, to: any UICoordinateSpace) -> CGAffineTransform {
  if let view = from as? UIView, let other = to as? UIView, view.window === other.window { return view.map(to: other) }
  return panelMap(of: from).concatenating(panelMap(of: to).inverted())
}

/// From a space to the panel: from a view by way of its window's place in the interface.
@MainActor private func panelMap(of space: any UICoordinateSpace) -> CGAffineTransform {
  if let screen = space as? ScreenSpace { return screen.panelMap }
  if let scene = space as? ScenePart { return scene.panelMap }
  guard let view = space as? UIView else { preconditionFailure("only views, scenes and screens are coordinate spaces") }
  let scene = view.ownScene
  let place = view.window == nil ? .zero : scene.sceneFrame.origin
  return view.map(to: nil)
    .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    .concatenating(scene.windowScene.screen.interfaceSpace.panelMap(scene.interfaceOrientation))
}

extension CGAffineTransform {
  /// From an interface in `orientation` to a panel of this upright size. The panel's x runs to the device's right and its y
  /// to its bottom; content that is upright while the device's top points left has its up along +x (R-ENUM-08).
  static func ontoPanel(_ orientation: InterfaceOrientation, panel: CGSize) -> CGAffineTransform {
    switch orientation {
    case .unknown, .portrait: .identity
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: panel.width, ty: panel.height)
    case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: panel.width, ty: 0)
    case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: panel.height)
    }
  }
}
