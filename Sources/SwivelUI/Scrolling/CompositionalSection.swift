// A section of a compositional layout, and what its maker is told of where it will be.

/// A room for contents.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// All of it.
  var contentSize: CGSize { get }
  /// What the insets leave.
  var effectiveContentSize: CGSize { get }
  /// What stays free at the edges.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same, with what was left out before.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section's maker knows of where it will be.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The environment.
  var traitCollection: UITraitCollection { get }
}

/// A room as a layout finds it.
@MainActor final class CompositionalRoom: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
  }
}

/// Where a layout's sections are.
@MainActor final class CompositionalEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// What groups of rows keep clear of the room's edges.
  let listMargins: NSDirectionalEdgeInsets
  init(
    _ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection,
    listMargins: NSDirectionalEdgeInsets = .zero
  ) {
    self.container = container
    traitCollection = traits
    self.listMargins = listMargins
  }
}

/// How a section that scrolls across does it.
@preconcurrency @MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How soon it rests.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether it goes beyond its ends.
  public var bounce = Bounce.automatic
  /// How soon content rests; nothing takes time here. Raw values are UIKit's.
  public enum DecelerationRate: Int, Sendable {
    /// As the behaviour has it.
    case automatic = 0
    /// As usual.
    case normal = 1
    /// Soon.
    case fast = 2
  }
  /// Whether content goes beyond its ends; raw values are UIKit's.
  public enum Bounce: Int, Sendable {
    /// As fits.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
}

/// Something of a section that is seen, as it may be changed before it is.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// 0 for invisible, 1 for opaque.
  var alpha: CGFloat { get set }
  /// What stands in front: higher numbers.
  var zIndex: Int { get set }
  /// Whether it is left out.
  var isHidden: Bool { get set }
  /// Its middle.
  var center: CGPoint { get set }
  /// How it is turned and scaled.
  var transform: CGAffineTransform { get set }
  /// The same in space.
  var transform3D: CATransform3D { get set }
  /// What it is called: its kind, if it has one.
  var name: String { get }
  /// Which item.
  var indexPath: IndexPath { get }
  /// Where it is.
  var frame: CGRect { get }
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// The kind of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}

/// The attributes of something seen, as an app changes them.
@MainActor final class VisibleItem: NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}

/// Told of what is seen of a section before it is shown.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section: a group again and again.
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Room above everything of it.
  var topPadding: CGFloat = 0
  /// How its rows look, if it is a list.
  var list: UICollectionLayoutListConfiguration?
  /// Around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between groups.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets are counted from; the layout's own word for automatic.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The same of what is at its edges.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether it scrolls across.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How it does it.
  @preconcurrency @MainActor open private(set) lazy var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// What is at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether what is at its edges keeps to its insets.
  open var supplementariesFollowContentInsets = true
  /// What is behind it.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Told of what is seen before it is shown.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// How all sections are placed.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way content runs.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections.
  open var interSectionSpacing: CGFloat = 0
  /// What is at the edges of everything.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets are counted from ("the default is safeArea"), which is meant by automatic, too.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
