// What an app may draw a popover by. Popovers are drawn by the framework here: such a class is kept and not asked.

/// The base of an app's own drawing of a popover.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {
  /// How far the arrow is from the middle of its side.
  open var arrowOffset: CGFloat = 0
  /// Where the arrow points.
  open var arrowDirection = UIPopoverArrowDirection.unknown
  /// How high the arrow is.
  open class func arrowHeight() -> CGFloat { 0 }
  /// How wide it is.
  open class func arrowBase() -> CGFloat { 0 }
  /// Room between the popover's edge and what is in it.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// Whether what is in it has the usual shadow.
  open class var wantsDefaultContentAppearance: Bool { true }
}
