// The controller of a screenful: what apps subclass. The machinery behind the open methods is in the extensions beside it.
import DeviceCatalog
import Orientation

/// A controller of one view hierarchy.
@preconcurrency @MainActor open class UIViewController: StyledController, UITraitEnvironment, UIContentContainer {
  /// The title shown by containers.
  open var title: String? { didSet { titleWasGiven() } }
  private(set) final lazy var ownNavigationItem = UINavigationItem(owner: self)
  /// Hides the toolbar while this controller is on top, and the tab bar while one above it is, too (R-NAV-14).
  open var hidesBottomBarWhenPushed = false
  /// What the toolbar of a navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsDidChange() } }
  /// The container; nil for a window's root and for a controller nobody contains.
  open internal(set) var parent: UIViewController? {
    get { parentLink?.object }
    set { parentLink = newValue?.link }
  }
  /// The container, for walks that are no actor's; they are made on the main actor.
  nonisolated var containedIn: UIViewController? { parentLink?.object }
  private nonisolated(unsafe) var parentLink: BackLink<UIViewController>?
  /// The contained controllers, in the order they were added.
  open internal(set) var children: [UIViewController] = []
  /// True while the controller appears because it was just added to its container.
  open internal(set) var isMovingToParent = false
  /// True while the controller disappears because it is being removed from its container.
  open internal(set) var isMovingFromParent = false

  // MARK: Presentation (R-MOD, R-ADP)

  /// How this controller is presented; full screen by default up to era 12, automatic from 13 (R-ADP-01).
  open var modalPresentationStyle: UIModalPresentationStyle
  /// Animates this controller's presentation and dismissal, and manages it in the custom style (era 7).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a user may not drag this sheet away; from era 13 (R-MOD-09).
  open var isModalInPresentation = false
  /// Whether presentations in the current context stop here (R-MOD-04).
  open var definesPresentationContext = false
  /// The size wished for in form sheets and popovers; zero for none (R-ADP-07).
  open var preferredContentSize = CGSize.zero { didSet { if preferredContentSize != oldValue { tellWishedSize() } } }
  /// True from before viewWillAppear to after viewDidAppear of a presentation (R-MOD-07).
  open internal(set) var isBeingPresented = false
  /// True from before viewWillDisappear to after viewDidDisappear of a dismissal (R-MOD-07).
  open internal(set) var isBeingDismissed = false
  /// What this very controller presents.
  var presented: UIViewController?
  /// The controller that presents this very one.
  var presenter: UIViewController? {
    get { presenterLink?.object }
    set { presenterLink = newValue?.link }
  }
  private var presenterLink: BackLink<UIViewController>?
  /// The manager of this very controller's presentation, from when it is first asked for.
  var ownPresentation: UIPresentationController?

  /// What others know the controller by that do not keep it.
  nonisolated let link = BackLink<UIViewController>(nil)
  /// The scene of a storyboard this controller was made of.
  var nib: NibScene?
  /// The name the controller was created with.
  final var givenNibName: String?
  /// What made the view, while variations of its document follow the traits.
  var nibLoading: NibLoading?
  let facts: ClassFacts
  /// The name of the class without its module; of the class it stands for, if a document names one that is not here.
  package var className: String { standsFor ?? facts.name }
  /// The class a document names and nobody registered.
  var standsFor: String? {
    didSet { if let standsFor { subject = AppScene.current.app.subject(named: standsFor) } }
  }
  /// The name of this instance in the ledger.
  package private(set) var subject: String
  var appearance = AppearanceState.disappeared { didSet { ownScene.statusBarIsStale = true } }
  var isAppearanceAnimated = false
  /// Whether viewIsAppearing was called since viewWillAppear was.
  var isToldOfAppearing = false
  /// The environment last told to the controller; nil before it first is in a window.
  var toldTraits: UITraitCollection?
  var extendedLayout = ExtendedLayout()
  /// The transition the controller takes part in.
  var activeTransition: TransitionCoordinator?
  /// Overrides and observers of traits, once there are any.
  var traitRecord: TraitRecord?
  private var storedView: UIView?
  /// The scene the controller last appeared in, while its app has several.
  var lastScene: BackLink<AppScene>?

  /// Creates a controller whose view comes from a xib; see `nibName`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    facts = ClassFacts.of(Self.self)
    subject = AppScene.current.app.subject(for: facts)
    modalPresentationStyle = .stock(AppScene.current.era)
    super.init()
    AppScene.current.app.note(self)
  }

  /// Creates a controller whose view comes from a xib named like its class, or from `loadView()`.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the controller a storyboard describes. Nil for a coder that is not a storyboard's: there are no other archives
  /// here.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder, !nib.isForView else { return nil }
    givenNibName = nil
    facts = ClassFacts.of(Self.self)
    subject = AppScene.current.app.subject(for: facts)
    modalPresentationStyle = .stock(AppScene.current.era)
    super.init()
    AppScene.current.app.note(self)
    self.nib = nib.scene
    nib.decode(into: self)
  }

  deinit { link.object = nil }

  /// Presents `viewControllerToPresent` from the controller that covers the context (R-MOD-01…05). What UIKit ignores with
  /// a warning is a line of the ledger; what it raises for is a recorded exception and changes nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { Presenting(viewControllerToPresent, from: self, animated: flag, completion: completion).run() }

  /// Dismisses what this controller or one around it presents, or else itself, by way of its presenter (R-MOD-06).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let scene = ownScene
    if let top = selfAndAncestors.first(where: { $0.presented != nil }) {
      Dismissing(everythingAbove: top, animated: flag, completion: completion).run()
    } else if let presenter = selfAndAncestors.first(where: { $0.presenter != nil })?.presenter {
      presenter.dismiss(animated: flag, completion: completion)
    } else {
      scene.record(subject, "warning: dismiss found nothing presented")
    }
  }

  /// Shows `vc` where the nearest container that knows a place puts it, else presents it (era 8).
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows `vc` as the detail of the nearest split view, else presents it (era 8).
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// This controller remains when a split view collapses: takes the secondary one in, if it can; by default it leaves
  /// (R-SPLIT-02).
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// The secondary controller of a split view that expands; nil for the one there was (R-SPLIT-03).
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: The view

  /// The view; made by `loadView()` when first asked for (R-APP-04).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
      if facts.overrides(.updateViewConstraints) { newValue?.setNeedsUpdateConstraints() }
    }
  }

  /// The view, or nil while it is not loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: a plain one of the size of the interface that stretches with its superview.
  open func loadView() {
    if loadNib() { return }
    let view = UIView(frame: AppScene.current.rootFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if it is not.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    let scene = ownScene
    // What is made on the way is made for this scene.
    scene.run {
      scene.record(subject, "loadView")
      loadView()
      precondition(storedView != nil, "\(facts.name).loadView must set the view")
      if scene.era >= Era(13) { toldTraits = traitCollection }
      scene.record(subject, "viewDidLoad")
      _ = scene.nested(.loads, by: className, viewDidLoad)
    }
  }

  /// After the view was loaded; once for each view (R-APP-04).
  open func viewDidLoad() {}

  // MARK: Storyboards
  /// Before a segue is performed that starts here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue that a user triggered is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs the segue of the controller's scene with this identifier; an unknown one raises as in UIKit.
  open func performSegue(withIdentifier name: String, sender: Any?) { performNamedSegue(name, sender: sender) }
  /// Whether an unwind segue with this action may end here; by default where there is an `@Action` for it.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  {
    ActionSending.action(action, of: self) != nil
  }

  // MARK: Appearance (R-APP)

  /// Before the view appears; geometry may still be old (R-HID-04).
  open func viewWillAppear(_ animated: Bool) {}
  /// Between viewWillAppear and viewDidAppear, when traits and geometry can be trusted; from era 13 (R-APP-02, R-APP-03).
  open func viewIsAppearing(_ animated: Bool) {}
  /// After the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// After the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// After the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether children appear and disappear with this controller by themselves (R-APP-08).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment (R-APP-10)

  /// Before the controller joins `parent`, or leaves its container when nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// After the controller joined `parent`, or left its container when nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes `child` a child, telling it that it will move; the caller says `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self, admitsChild(child) else { return }
    child.parent?.children.removeAll { $0 === child }
    child.traitRecord?.parentOverride = nil
    child.sendWillMove(to: self)
    child.parent = self
    children.append(child)
  }

  /// Leaves the container, telling this controller that it did; the caller has said `willMove(toParent: nil)`.
  open func removeFromParent() {
    guard let parent else { return }
    if presented != nil { Dismissing(everythingAbove: self, animated: false, completion: nil).run() }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    sendDidMove(to: nil)
  }

  // MARK: Rotation (R-NEG, R-LEG)

  /// Eras up to 5, and 6–15 for controllers that override only this (R-LEG-01, R-LEG-07): may the interface turn to this
  /// orientation? A query, asked any number of times (R-LEG-06).
  open func shouldAutorotateToInterfaceOrientation(_ interfaceOrientation: UIInterfaceOrientation) -> Bool {
    interfaceOrientation == .portrait
  }

  /// Eras 6–15: whether a turn of the device may turn the interface (R-NEG-03); later ignored (R-NEG-04).
  open var shouldAutorotate: Bool { true }

  /// The orientations this controller allows while it covers the window (R-MASK-01).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { stockMask }

  /// The orientation preferred when presented full screen; by default that of the interface (R-NEG-07).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegatesPreference ?? interfaceOrientation
  }

  /// A container's delegate's word on the preferred orientation (R-CONT-03); nil without one.
  var delegatesPreference: InterfaceOrientation? { nil }

  /// From era 26: whether the interface keeps its orientation while this controller is visible and its scene has the size
  /// of the screen (R-WIN-08).
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that has the word on the lock; nil for this controller itself (R-CONT-06).
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

  /// Legacy: before bounds and orientation change (R-LEG-08).
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Legacy: inside the animation, bounds and orientation are new (R-LEG-08).
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Legacy: after the turn (R-LEG-08).
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Begins to appear or disappear: for containers that forward appearance themselves (R-APP-08).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Ends what `beginAppearanceTransition` began.
  open func endAppearanceTransition() { endAppearance() }
  /// Exchanges children's views; animations take no time, `completion` follows when the input ends.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, toViewController, animations: animations, completion: completion) }

  // MARK: Size and traits (R-ROT)

  /// The window or container is about to change size; forwards to the displayed children (R-ROT-01). Override with super.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardViewWillTransition(to: size, with: coordinator)
  }

  /// The traits are about to change; forwards to the displayed children (R-ROT-02). Override with super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardWillTransition(to: newCollection, with: coordinator)
  }

  /// The size a child gets when this controller gets `parentSize`; by default the same (R-ROT-11).
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// What a child's traits are set to, from era 8; by default what `setOverrideTraitCollection(_:forChild:)` was given.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { givenTraits(of: child) }

  /// The environment: the parent's, the window's for a root, and what it was last told while it is nowhere (R-HID-03).
  open var traitCollection: UITraitCollection {
    if !isInWindow, let toldTraits { return toldTraits }
    return traits(in: ownScene)
  }

  /// The traits changed; `previousTraitCollection` is nil the first time in eras before 13 (R-LAUNCH-05).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Responder chain and guides

  /// Who presents it, else the view's superview.
  open override var next: UIResponder? { nextInChain }

  // MARK: Constraints and insets

  /// Brings constraints up to date before layout; calls the view's `updateConstraints()`. Override with super at the end.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Insets added to the safe area of the view and everything in it, from era 11.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      UIView.noteGeometryChange()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether the view's margins are never smaller than `systemMinimumLayoutMargins` (R-LAY-05).
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      UIView.noteGeometryChange()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The margins of a root view: 16 at the sides in compact width, 20 in regular width (R-LAY-05).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The view's safe area is another, from era 11 (T11).
  open func viewSafeAreaInsetsDidChange() {}
  /// The view's margins are others, from era 8.
  open func viewLayoutMarginsDidChange() {}

  /// The children that appear, rotate and resize with this controller: loaded and in its view.
  package var displayedChildren: [UIViewController] { childrenInView }

  /// Whether children appear when their views are added; the framework's containers say when instead.
  var bringsChildrenWithViews: Bool { true }

  /// What this container sets of a child's traits when its own are `base`; nil for nothing.
  func imposedTraits(on child: UIViewController, given base: UITraitCollection) -> TraitValues? { nil }
  /// Called when this container's traits changed from `previous`, before it is told; containers rearrange here.
  func containerTraitsDidChange(from previous: UITraitCollection?, in scene: AppScene) {}
  /// Called when the interface turned, before layout; containers that depend on the orientation follow here.
  func windowDidTurn(to orientation: InterfaceOrientation, in scene: AppScene) {}
  /// Places the children's views; for containers of the framework, between the two layout callbacks.
  func layoutContainer() {}
  /// Called right after this controller's own viewWillAppear; containers of the framework bring up their child here.
  func containerWillAppear(_ animated: Bool) { beginWithChildren(animated) }
  /// Called before this controller's viewWillDisappear.
  func containerWillDisappear() {}
  /// Called after this controller and its children disappeared.
  func containerDidDisappear() {}
  /// Called right after this controller's own viewDidAppear.
  func containerDidAppear(_ animated: Bool) { endWithChildren() }
}
