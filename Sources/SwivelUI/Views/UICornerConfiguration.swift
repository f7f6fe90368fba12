// How round the corners of a view are (era 26): by a number, as round as they can be, or running along those around.
import Foundation

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }
  let kind: Kind
  /// By a number.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
  /// About the same middle as the corner of what is around: by what is between the edges less round than that, and at least by a number.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
  init(kind: Kind) { self.kind = kind }
  /// By a number.
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  /// By a number.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
}

/// How round the corners of a view are.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capsule(maximum: CGFloat?)
    /// Top left, top right, bottom left, bottom right.
    case corners([UICornerRadius?], isUniform: Bool)
  }
  let kind: Kind

  /// As round as the shorter side lets it, and at most by a number.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }
  /// All alike.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { of(radius, radius, radius, radius) }
  /// Each by its own; nil for none.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { of(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius) }
  /// All as the roundest of them comes to be.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners([radius, radius, radius, radius], isUniform: true))
  }
  /// Above alike and below alike.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    of(topRadius, topRadius, bottomRadius, bottomRadius)
  }
  /// At the left alike and at the right alike.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    of(leftRadius, rightRadius, leftRadius, rightRadius)
  }
  /// Above alike.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { of(topRadius, topRadius, bottomLeftRadius, bottomRightRadius) }
  /// Below alike.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { of(topLeftRadius, topRightRadius, bottomRadius, bottomRadius) }
  private static func of(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners([topLeft, topRight, bottomLeft, bottomRight], isUniform: false))
  }
}

extension UIView {
  private static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// How round a corner is now: what the configuration comes to at this size and in this place, else what the layer says.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let place = Self.corners.firstIndex(of: corner) else { return 0 }
    return cornerConfiguration.map { radii(of: $0)[place] } ?? layer.cornerRadius
  }

  private func radii(of configuration: UICornerConfiguration) -> [CGFloat] {
    let most = min(bounds.width, bounds.height) / 2
    switch configuration.kind {
    case .capsule(let maximum):
      return Array(repeating: min(most, maximum ?? most), count: 4)
    case .corners(let radii, let isUniform):
      let own = radii.enumerated().map { min(most, radius(of: $1, at: $0)) }
      return isUniform ? Array(repeating: own.max() ?? 0, count: 4) : own
    }
  }

  private func radius(of radius: UICornerRadius?, at place: Int) -> CGFloat {
    switch radius?.kind {
    case nil: return 0
    case .fixed(let number): return number
    case .concentric(let minimum):
      guard let outer = roundContainer else { return minimum ?? 0 }
      let (frame, box) = (convert(bounds, to: outer), outer.bounds)
      let (isLeft, isTop) = (place % 2 == 0, place < 2)
      let across = isLeft ? frame.minX - box.minX : box.maxX - frame.maxX
      let down = isTop ? frame.minY - box.minY : box.maxY - frame.maxY
      // Circles about one middle are as far apart everywhere as the edges are.
      return max(minimum ?? 0, outer.effectiveRadius(corner: Self.corners[place]) - max(0, min(across, down)))
    }
  }

  /// The nearest view around that says how round it is, or is round.
  private var roundContainer: UIView? {
    var view = superview
    while let current = view, current.cornerConfiguration == nil, current.layer.cornerRadius == 0 {
      view = current.superview
    }
    return view
  }

  /// Gives the layer what the configuration comes to: layers have one radius, and corners that have it.
  func roundCorners() {
    guard let configuration = cornerConfiguration else { return }
    let radii = radii(of: configuration)
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = zip(radii, masks).reduce(into: []) { if $1.0 > 0 { $0.formUnion($1.1) } }
  }
}
