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
  /// The popover is about to go elsewhere, since its window has another size. Not asked of one that points at a button of a bar.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

/// Objective-C's way to hand a place for an object on; a plain pointer on Linux.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
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
