// Where drawing goes: the contexts of `draw(_:)` and of pictures being made.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Synchronization

/// The contexts drawing goes to, the present one last: those of each thread by themselves, as in UIKit.
enum DrawingContexts {
  private static let stack = Mutex<[(thread: pthread_t, context: CGContext)]>([])

  /// That of the thread that asks; nil outside of drawing.
  static var current: CGContext? {
    let thread = pthread_self()
    return stack.withLock { $0.last { $0.thread == thread }?.context }
  }
  static func push(_ context: CGContext) {
    let thread = pthread_self()
    stack.withLock { $0.append((thread, context)) }
  }
  static func pop() {
    let thread = pthread_self()
    stack.withLock { stack in
      if let last = stack.lastIndex(where: { $0.thread == thread }) { stack.remove(at: last) }
    }
  }

  /// What is drawn in a rectangle.
  static func record(_ bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> DrawingRecord {
    let context = CGContext(size: CGSize(width: bounds.maxX, height: bounds.maxY), scale: scale)
    push(context)
    draw(context)
    pop()
    return context.record(in: bounds)
  }
}

/// The context drawing goes to; nil outside of drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }
/// Lets drawing go to another context.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  DrawingContexts.push(context)
}
/// Lets drawing go to the context before.
@preconcurrency @MainActor public func UIGraphicsPopContext() { DrawingContexts.pop() }

/// Begins a picture of this size at scale 1.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins a picture of this size in points; scale 0 stands for the screen's.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  DrawingContexts.push(CGContext(size: size, scale: scale > 0 ? scale : UIScreen.main.scale))
}
/// The picture begun last; nil outside of one.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingContexts.current?.image
}
/// Ends the picture begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { DrawingContexts.pop() }

/// Fills a rectangle.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { DrawingContexts.current?.fill(rect) }
/// Fills a rectangle, mixed so.
@preconcurrency @MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  DrawingContexts.current?.apart(blendMode, 1) { $0.fill(rect) }
}
/// Draws the edges of a rectangle in the colour that fills, a point wide and within it.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }
/// The same, mixed so.
@preconcurrency @MainActor public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  DrawingContexts.current?.apart(blendMode, 1) { context in
    context.setStrokeColor(context.state.fill)
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
}
/// Lets drawing reach no further than a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { DrawingContexts.current?.clip(to: rect) }

/// A length with a direction.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat
  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// No length.
  public init() { self = .zero }
  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// Creates a vector.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// Creates a vector.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

/// How far something is moved.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat
  /// Nowhere.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  /// Nowhere.
  public init() { self = .zero }
  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension NSValue {
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle; zero for a box of anything else.
  public var cgRectValue: CGRect { heldRect ?? .zero }
  /// The point; zero for a box of anything else.
  public var cgPointValue: CGPoint { heldPoint ?? .zero }
  /// The size; zero for a box of anything else.
  public var cgSizeValue: CGSize { heldSize ?? .zero }

  /// The rectangle in the box, if it is one's.
  var heldRect: CGRect? { held("{CGRect={CGPoint=dd}{CGSize=dd}}", CGRect.zero) }
  /// The point in the box, if it is one's.
  var heldPoint: CGPoint? { held("{CGPoint=dd}", CGPoint.zero) }
  /// The size in the box, if it is one's.
  var heldSize: CGSize? { held("{CGSize=dd}", CGSize.zero) }

  /// What is in a box of that type; nil for another, of which Foundation's own properties end the process.
  private func held<Value>(_ type: String, _ zero: Value) -> Value? {
    guard String(cString: objCType) == type else { return nil }
    var value = zero
    withUnsafeMutableBytes(of: &value) { bytes in
      if let place = bytes.baseAddress { getValue(place) }
    }
    return value
  }
}

extension CGPoint {
  /// Whether both are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
extension CGSize {
  /// Whether both are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
extension CGRect {
  /// Whether both are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
