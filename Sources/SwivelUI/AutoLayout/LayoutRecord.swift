// What Auto Layout keeps of a view; most views never need one.
import InterfaceBuilder

/// The layout side of one view, made when something in it first differs from the defaults.
@MainActor final class LayoutRecord {
  /// What constraints, guides and engines know the view by.
  nonisolated let link: BackLink<UIView>
  /// Resistance to growing beyond the content, by axis.
  var hugging: [UILayoutPriority]
  /// Resistance to becoming smaller than the content, by axis.
  var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  /// Constraints the view holds, in order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// Guides that were added.
  var guides: [UILayoutGuide] = []
  /// The framework's guides, made when asked for, by rule.
  var ruledGuides: [UILayoutGuide?] = []
  var margins = LayoutMargins()
  /// A controller's view had it when it was laid out last.
  var laidOutSafeArea = UIEdgeInsets.zero
  /// The insets last told to the view and its controller.
  var toldSafeArea: UIEdgeInsets?
  var toldMargins: UIEdgeInsets?

  /// The engine of the hierarchy this view is the top of.
  var ownEngine: LayoutEngine?
  /// The engine the view takes part in, as of its last build.
  var engine: LayoutEngine? {
    get { engineLink?.object }
    set { engineLink = newValue?.link }
  }
  private var engineLink: BackLink<LayoutEngine>?
  /// The view's number in that engine.
  var node = -1
  /// Which of the engine's movers are subviews.
  var placed: [Int] = []
  /// Whether the engine has rows for the frame and mask the view was given.
  var isTranslated = false
  /// Whether the frame is being set by springs and struts, not by the app.
  var isAutoresizing = false
  /// The content's size to lay out with instead of the view's own, -1 along an axis without: what Interface Builder
  /// stored, or drew a custom view to.
  var storedContent: CGSize?
  /// What constraints leave out of the frame, where Interface Builder drew it so and the view does not say: symbols.
  var drawnAlignment: UIEdgeInsets?
  /// The size an arranged view takes when nothing else says one, on Interface Builder's canvas.
  var placeholderSize: CGSize?
  /// On Interface Builder's canvas: the safe area of a root view.
  var canvasInsets: UIEdgeInsets?
  /// What the view is called in the document it was made from.
  var documentID: String?
  /// The element of the document it was made from.
  var documentElement: Element?
  /// The class the document names and nobody registered.
  var standsFor: String?
  /// What a screen reader says, or the name of the picture that is all a button shows.
  var spokenName: String?
  /// How far it is drawn aside from where it stands, to the right: its margins and safe area stay those of its place.
  var slid: CGFloat = 0
  /// Whether `intrinsicContentSize` has to be asked anew.
  var contentChanged = false

  init(_ view: UIView) {
    link = BackLink(view)
    hugging = type(of: view).usualHugging
  }

  /// Forgets the engine: the view left its hierarchy.
  func leaveEngine() {
    engine = nil
    node = -1
    placed = []
    isTranslated = false
  }
}
