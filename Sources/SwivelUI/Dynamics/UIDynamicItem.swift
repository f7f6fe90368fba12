// What bodies of a dynamic animator are bodies of: views, attributes of collections, whatever has a place and a turn.

/// The outline by which something collides; raw values are UIKit's.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle = 0
  /// The ellipse in them.
  case ellipse = 1
  /// Its `collisionBoundingPath`.
  case path = 2
}

/// Something that moves by the rules of dynamic behaviors. The outline is optional, as in UIKit.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  /// Its middle, in the animator's reference coordinates.
  var center: CGPoint { get set }
  /// Its size.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// The outline it collides by.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// That outline around its middle, for `path`: convex; of any other, the least convex one around it.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Its bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Its bounds around its middle.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one, in the rectangle around them.
@preconcurrency @MainActor open class UIDynamicItemGroup: NumberedObject, UIDynamicItem {
  /// The items.
  public let items: [any UIDynamicItem]
  private let origin: CGPoint
  private let places: [(center: CGPoint, transform: CGAffineTransform)]
  /// The size of the rectangle around the items.
  public let bounds: CGRect
  /// The middle of them.
  open var center: CGPoint { didSet { place() } }
  /// How they are turned about it.
  open var transform = CGAffineTransform.identity { didSet { place() } }

  /// Items that move as one.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2, width: item.bounds.width,
        height: item.bounds.height)
    }
    let whole = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    bounds = CGRect(origin: .zero, size: whole.size)
    origin = CGPoint(x: whole.midX, y: whole.midY)
    center = origin
    places = items.map { ($0.center, $0.transform) }
    super.init()
  }

  private func place() {
    for (item, start) in zip(items, places) {
      let from = CGPoint(x: start.center.x - origin.x, y: start.center.y - origin.y).applying(transform)
      item.center = CGPoint(x: center.x + from.x, y: center.y + from.y)
      item.transform = start.transform.concatenating(transform)
    }
  }
}
