// Gestures that go on: fingers that drag, pinch and turn.

/// Which kinds of scrolling count; raw values are UIKit's.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises fingers that drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With how many fingers, at least.
  open var minimumNumberOfTouches = 1
  /// With how many fingers, at most.
  open var maximumNumberOfTouches = Int.max
  /// Which scrolling counts.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// How far a finger goes before it drags: as observers of UIKit found.
  private static let slop: CGFloat = 10
  private var path: FingerPath?
  private var base = CGPoint.zero

  /// How far the finger came, in a view's coordinates, since it began to drag or the translation was set.
  open func translation(in view: UIView?) -> CGPoint {
    guard let path else { return .zero }
    return vector(CGPoint(x: path.shift.x - base.x, y: path.shift.y - base.y), in: view)
  }
  /// Sets how far the finger came, in a view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let path else { return }
    let start = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    base = CGPoint(x: path.shift.x - (end.x - start.x), y: path.shift.y - (end.y - start.y))
  }
  /// Points a second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint { vector(path?.velocity ?? .zero, in: view) }

  /// A way in the window as a view sees it: turned and scaled, not moved.
  private func vector(_ way: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return way }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(way, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Whether a finger that went so far drags.
  func isDrag(_ path: FingerPath) -> Bool { path.reach >= Self.slop }

  override func follow(_ path: FingerPath) {
    self.path = path
    switch state {
    case .possible:
      if isDrag(path), minimumNumberOfTouches <= 1 {
        guard mayBegin else {
          state = .failed
          return
        }
        state = .began
      } else if path.isLifted {
        state = .failed
      }
      if state == .began, path.isLifted { state = .ended }
    case .began, .changed: state = path.isLifted ? .ended : .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// The next finger begins anew.
  func forgetPath() {
    path = nil
    base = .zero
  }
}

/// Recognises fingers that drag from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges.
  open var edges: UIRectEdge = []
  /// How near the edge a finger begins.
  private static let margin: CGFloat = 20

  override func isDrag(_ path: FingerPath) -> Bool {
    guard super.isDrag(path), let bounds = view?.window?.bounds else { return false }
    let start = path.start
    return edges.contains(.left) && start.x <= Self.margin
      || edges.contains(.right) && start.x >= bounds.width - Self.margin
      || edges.contains(.top) && start.y <= Self.margin
      || edges.contains(.bottom) && start.y >= bounds.height - Self.margin
  }
}

/// Recognises two fingers that move apart or together. Nobody has two fingers here.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, 1 at first.
  open var scale: CGFloat = 1
  /// How fast that changes, a second.
  open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that turn. Nobody has two fingers here.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast that changes, a second.
  open var velocity: CGFloat { 0 }
}

/// Recognises a pointer above a view. There are no pointers here.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How high a pencil is held, from 0 to 1: what touches has no height.
  open var zOffset: CGFloat { 0 }
  /// How steep a pencil is: a pointer stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How a pencil is turned.
  open var rollAngle: CGFloat { 0 }
  /// Which way a pencil leans.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Which way a pencil leans.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
