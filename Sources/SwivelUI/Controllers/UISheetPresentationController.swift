// Sheets that stop at heights of the app's choice, from era 15.
import DeviceCatalog

/// Who hears of a sheet. The methods are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A user chose another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a height may depend on, from era 16.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet.
  var maximumDetentValue: CGFloat { get }
}

/// Manages a sheet. Its heights move its upper edge: at the bottom in compact width, and of a page or form elsewhere.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height a sheet stops at.
  @preconcurrency @MainActor open class Detent: NumberedObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as may be.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name; one of its own for a height the app gave none.
    public var identifier: Identifier { given ?? Identifier("com.apple.UIKit.custom-\(hash)") }
    private let given: Identifier?
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ given: Identifier?,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.given = given
      self.height = height
      super.init()
    }

    /// About half of the screen; not in compact height.
    public class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }
    /// As high as may be.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of the app's, from era 16; nil for one that is left out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier, resolver) }
    /// The height; nil for one that is left out.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      height(context)
    }
  }

  private struct Resolution: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }

  /// The heights it stops at, from the lowest.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The height it has; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The highest height at which what is behind is not dimmed and can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Whether scrolling in it makes it higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it is at the bottom in compact height as well.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as its controller prefers, at the bottom.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// How round its corners are; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// Whether it is larger on large screens, from era 17.
  open var prefersPageSizing = true
  /// What it comes out of.
  open weak var sourceView: UIView?
  /// Makes changes of heights; they take no time.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }
  /// Asks for the heights anew, from era 16.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// The height, where at most so much is to be had.
  package func height(atMost most: CGFloat, traits: UITraitCollection) -> CGFloat {
    let resolution = Resolution(containerTraitCollection: traits, maximumDetentValue: most)
    let offered = detents.compactMap { detent in
      detent.resolvedValue(in: resolution).map { (detent.identifier, min($0, most)) }
    }
    let chosen = offered.first { $0.0 == selectedDetentIdentifier } ?? offered.min { $0.1 < $1.1 }
    (heights, now) = (offered, chosen)
    let undimmed = offered.first { $0.0 == largestUndimmedDetentIdentifier }?.1
    leavesUndimmed = undimmed.map { (chosen?.1 ?? most) <= $0 } ?? false
    return chosen?.1 ?? most
  }
  /// The heights it can rest at and the one it has, as it was laid out last.
  private(set) var heights: [(identifier: Detent.Identifier, height: CGFloat)] = []
  private(set) var now: (identifier: Detent.Identifier, height: CGFloat)?

  /// A user chose another height.
  func chooses(_ identifier: Detent.Identifier) {
    selectedDetentIdentifier = identifier
    guard let heard = delegate as? any UISheetPresentationControllerDelegate else { return }
    ownScene.record(
      presentedViewController.subject, "delegate sheetPresentationControllerDidChangeSelectedDetentIdentifier")
    heard.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Whether what is behind is not dimmed, by the height the sheet got last.
  package private(set) var leavesUndimmed = false
}

extension UIViewController {
  /// The manager of the sheet this controller is or will be shown as, from era 15; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
