// Presentations of the system's: who is told of popovers, and sheets that rest at heights.

/// Who is asked and told of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// As in UIKit.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// As in UIKit.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// As in UIKit.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Stands for a delegate without the method.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Stands for a delegate without the method.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Stands for a delegate without the method.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Where a popover's arrow points; raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// UIKit's bit of this name.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// UIKit's bit of this name.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// UIKit's bit of this name.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// UIKit's bit of this name.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// UIKit's bit of this name.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  /// UIKit's bit of this name.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
