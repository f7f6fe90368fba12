// How content ends below bars (era 26): kept, and not drawn, for there are no pixels to blur.

/// How content ends at an edge of a scroll view.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NumberedObject {
  /// How sharply.
  public struct Style: Hashable, Sendable {
    private let name: String
    /// As fits what is there.
    public static let automatic = Style(name: "automatic")
    /// Slowly.
    public static let soft = Style(name: "soft")
    /// By a line.
    public static let hard = Style(name: "hard")
  }
  /// How sharply.
  open var style = Style.automatic
  /// Whether it ends as if nothing were there.
  open var isHidden = false
}

/// Says that what a view holds lies over the content of a scroll view, at one of its edges, so that content ends below it. Kept; the view
/// is in front of the content all the same.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NumberedObject, UIInteraction {
  /// The view that holds it.
  open private(set) weak var view: UIView?
  /// Over which content.
  open weak var scrollView: UIScrollView?
  /// At which edge.
  open var edge: UIRectEdge = []
  /// One that says nothing yet.
  public override init() { super.init() }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}
