// Lengths, distances and places in a compositional layout: the values items and groups are described by.

/// A length in a layout.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  enum Kind { case width, height, absolute, estimated, uniform }
  let kind: Kind
  /// The number: a part, or points.
  public let dimension: CGFloat
  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }
  /// A part of the width around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    .init(.width, fractionalWidth)
  }
  /// A part of the height around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.height, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.absolute, absoluteDimension)
  }
  /// Points until the cell is there and says what it needs.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated, estimatedDimension)
  }
  /// The same, but as long as the longest in its group.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.uniform, estimatedDimension)
  }
  /// Whether it is a part of the width around.
  public var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a part of the height around.
  public var isFractionalHeight: Bool { kind == .height }
  /// Whether it is points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the cell says what it needs.
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether it is as long as the longest in its group.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: size.width * dimension
    case .height: size.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// A size in a layout.
public final class NSCollectionLayoutSize: NSObject, Sendable {
  /// How wide.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high.
  public let heightDimension: NSCollectionLayoutDimension
  /// A size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }
  /// The size; where it is estimated what was found, if anything was.
  func size(in size: CGSize, found: CGSize? = nil) -> CGSize {
    CGSize(
      width: widthDimension.isEstimated ? found?.width ?? widthDimension.dimension : widthDimension.length(in: size),
      height: heightDimension.isEstimated
        ? found?.height ?? heightDimension.dimension : heightDimension.length(in: size)
    )
  }
}

/// A distance in a layout.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  /// Points.
  public let spacing: CGFloat
  /// Whether it is more where there is room.
  public let isFlexibleSpacing: Bool
  /// Whether it is just so much.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }
  /// Points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(fixedSpacing, isFlexible: false)
  }
  /// Points, or more where there is room, which all such distances share.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(flexibleSpacing, isFlexible: true)
  }
}

/// Distances around an item.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
  /// Before it.
  public let leading: NSCollectionLayoutSpacing?
  /// Above it.
  public let top: NSCollectionLayoutSpacing?
  /// Behind it.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below it.
  public let bottom: NSCollectionLayoutSpacing?
  /// Distances; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

/// A place at the edges of something, or beside it.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
  /// The edges; the middle for none.
  public let edges: NSDirectionalRectEdge
  /// How far from there, in points or in sizes of the item.
  public let offset: CGPoint
  /// Whether the offset is points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is sizes of the item.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }
  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }
  /// At edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// So many points from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// So many of the item's own sizes from edges.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }
  /// The point of a rectangle at the edges.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }
  /// How far something of a size stands from there.
  func distance(for size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// Where something stands; raw values are UIKit's.
public enum NSRectAlignment: Int, Sendable {
  /// UIKit's case of this name.
  case none = 0
  /// UIKit's case of this name.
  case top = 1
  /// UIKit's case of this name.
  case topLeading = 2
  /// UIKit's case of this name.
  case leading = 3
  /// UIKit's case of this name.
  case bottomLeading = 4
  /// UIKit's case of this name.
  case bottom = 5
  /// UIKit's case of this name.
  case bottomTrailing = 6
  /// UIKit's case of this name.
  case trailing = 7
  /// UIKit's case of this name.
  case topTrailing = 8
}

/// What insets of contents are counted from; raw values are UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout says; the safe area at the layout itself.
  case automatic = 0
  /// The edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
  /// The width that is easy to read.
  case readableContent = 4
}

/// How a section scrolls across; raw values are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// It rests anywhere.
  case continuous = 1
  /// It rests with a group at the leading edge.
  case continuousGroupLeadingBoundary = 2
  /// It goes by as much as is seen.
  case paging = 3
  /// It goes by a group.
  case groupPaging = 4
  /// It goes by a group, which rests in the middle.
  case groupPagingCentered = 5
}
