// How a controller wishes to come, from era 18. Kept: nothing is drawn between two controllers here.

extension UIViewController {
  /// How a controller comes.
  @preconcurrency @MainActor open class Transition: NumberedObject {
    /// Whose view a zoom comes from.
    @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
      /// The controller it comes from.
      public let sourceViewController: UIViewController
      /// The controller that comes.
      public let zoomedViewController: UIViewController
    }
    /// Whose rectangle a zoom comes from.
    @preconcurrency @MainActor public struct ZoomAlignmentRectContext {
      /// The view it comes from.
      public let sourceView: UIView
      /// The controller that comes.
      public let zoomedViewController: UIViewController
    }
    /// How a finger takes a zoom back.
    @preconcurrency @MainActor public struct ZoomInteractionContext {
      /// Where it is.
      public let location: CGPoint
      /// How fast it is.
      public let velocity: CGVector
      /// Whether it would begin without the app's word.
      public let willBegin: Bool
    }

    /// How a zoom is made.
    @preconcurrency @MainActor open class ZoomOptions: NumberedObject {
      /// The rectangle in the controller that the view it comes from becomes.
      open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
      /// Whether a finger may take it back.
      open var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
      /// What is behind it meanwhile.
      open var dimmingColor: UIColor?
      /// The effect behind it meanwhile.
      open var dimmingVisualEffect: UIVisualEffect?
      /// As the system does.
      public override init() { super.init() }
    }

    private override init() { super.init() }

    /// Out of a view, which it becomes again when it goes.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
    /// From below.
    public static var coverVertical: Transition { Transition() }
    /// Turned round.
    public static var flipHorizontal: Transition { Transition() }
    /// Faded.
    public static var crossDissolve: Transition { Transition() }
    /// Below a page that curls.
    public static var partialCurl: Transition { Transition() }
  }
}
