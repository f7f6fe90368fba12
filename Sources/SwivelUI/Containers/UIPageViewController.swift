// Pages of which one is shown, or two beside a spine in the middle.
import DeviceCatalog
import Orientation

/// A page view controller. What a user does with a finger arrives as a gesture of the device.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages change; raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book, with a spine.
    case pageCurl = 0
    /// Side by side.
    case scroll = 1
  }

  /// Which way pages follow each other; raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable {
    /// Left to right.
    case horizontal = 0
    /// Top to bottom.
    case vertical = 1
  }

  /// Which way pages turn; raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// Where the spine is; raw values are UIKit's.
  public enum SpineLocation: Int, Sendable {
    /// There is none: pages scroll.
    case none = 0
    /// At the left or top edge: one page.
    case min = 1
    /// In the middle: two pages.
    case mid = 2
    /// At the right or bottom edge: one page.
    case max = 3
  }

  /// Keys of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `SpineLocation`, in the page curl style.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages, in the scroll style; pages at rest do not show it.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Gives the pages before and after; without one, fingers turn nothing.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Is told of pages that fingers turn, and asked for the spine and orientations.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// Which way pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is.
  open private(set) var spineLocation: SpineLocation
  /// Whether pages have a back of their own; always with a spine in the middle.
  open var isDoubleSided = false
  /// The gestures that turn pages. Kept, with what apps add to them: pages turn by commands here.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .pageCurl ? [UIPanGestureRecognizer(), UITapGestureRecognizer()] : []

  /// The pages that are shown, or will be.
  private var pages: [UIViewController] = []
  private(set) var shown: [UIViewController] = []
  private var isTurning = false
  /// The dots below the pages.
  var indicator: UIPageControl?
  /// What was asked for while a page turned, in order.
  private var waiting: [() -> Void] = []
  /// Whether the delegate is being asked for the spine: the pages it sets are for the place it will name.
  private var isPlacingSpine = false

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let wanted = options?[.spineLocation]
    let spine = wanted as? SpineLocation ?? (wanted as? Int).flatMap { SpineLocation(rawValue: $0) }
    spineLocation = style == .scroll ? .none : spine ?? .min
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = spineLocation == .mid
    if style == .pageCurl { AppScene.current.app.hasSpines = true }
  }

  /// Creates a controller without pages that curl left to right.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    let kinds = (coder as? NibCoder)?.pageKinds
    transitionStyle = kinds?.style ?? .pageCurl
    navigationOrientation = kinds?.orientation ?? .horizontal
    spineLocation = transitionStyle == .scroll ? .none : .min
    super.init(coder: coder)
    if transitionStyle == .pageCurl { AppScene.current.app.hasSpines = true }
  }

  // MARK: Pages

  /// The pages shown: one, or two beside a spine in the middle.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows these pages; as many as the spine asks for, else it raises. The delegate is not told, the completion says that
  /// it finished.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    guard admits(new), new.allSatisfy(admitsChild) else { return }
    guard !isTurning else {
      ownScene.record(subject, "warning: pages set while a page turns wait for its end")
      waiting.append { [unowned self] in
        setViewControllers(new, direction: direction, animated: animated, completion: completion)
      }
      return
    }
    guard ownScene.admits(.shows, by: className, of: new.last?.className) else { return }
    exchange(for: new, animated: animated)
    askForIndicator()
    completion?(true)
    followTurn()
  }

  /// Does what was asked for while a page turned.
  private func followTurn() {
    while !isTurning, !waiting.isEmpty { waiting.removeFirst()() }
  }

  private var requiredCount: Int { spineLocation == .mid ? 2 : 1 }

  private func admits(_ new: [UIViewController]) -> Bool {
    guard new.count != requiredCount, !isPlacingSpine else { return true }
    ownScene.raise(
      "NSInvalidArgumentException",
      "The number of view controllers provided (\(new.count)) doesn't match the number required (\(requiredCount)) for "
        + "the requested transition", by: subject)
    return false
  }

  // MARK: Fingers

  /// A user turns the page, or begins to and lets it fall back. The delegate hears of both (order ours: the delegate, the
  /// Wills of the incoming and the outgoing page, their Dids, the delegate).
  package func turn(_ direction: NavigationDirection, isCancelled: Bool, in scene: AppScene) -> CommandResult {
    guard let dataSource else { return .refused("\(className) has no data source, so fingers turn nothing") }
    guard let edge = direction == .forward ? pages.last : pages.first else {
      return .refused("\(className) has no page")
    }
    guard !isTurning else { return .refused("\(className) is turning a page") }
    var next: [UIViewController] = []
    var from = edge
    for _ in 0..<requiredCount {
      let page =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: from)
        : dataSource.pageViewController(self, viewControllerBefore: from)
      let question = direction == .forward ? "After" : "Before"
      scene.record(
        subject, "dataSource viewController\(question)(\(from.subject)) -> \(page?.subject ?? "nil")")
      guard let page else { break }
      direction == .forward ? next.append(page) : next.insert(page, at: 0)
      from = page
    }
    guard next.count == requiredCount else {
      return .refused("there is no page \(direction == .forward ? "after" : "before") \(edge.className)")
    }
    let previous = pages
    // What callbacks set meanwhile waits.
    isTurning = true
    if let delegate {
      scene.record(subject, "delegate willTransitionTo(\(next.map(\.subject).joined(separator: ", ")))")
      delegate.pageViewController(self, willTransitionTo: next)
    }
    if isCancelled {
      turnBack(next, in: scene)
    } else {
      exchange(for: next, animated: true)
      followWithIndicator(direction)
    }
    isTurning = false
    if let delegate {
      scene.record(subject, "delegate didFinishAnimating(completed: \(isCancelled ? "NO" : "YES"))")
      delegate.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: !isCancelled)
    }
    followTurn()
    return .done
  }

  /// The new pages come and go again, the old ones go and come again.
  private func turnBack(_ next: [UIViewController], in scene: AppScene) {
    let old = pages
    for page in next {
      addChild(page)
      page.sendDidMove(to: self)
      page.loadViewIfNeeded()
      page.beginAppearanceTransition(true, animated: true)
    }
    for page in old { page.beginAppearanceTransition(false, animated: true) }
    for page in next {
      view.addSubview(page.view)
      page.view.frame = view.bounds
      page.didEnterHierarchy(in: scene)
    }
    scene.settle()
    for page in next {
      page.beginAppearanceTransition(false, animated: true)
      page.viewIfLoaded?.removeFromSuperview()
      page.endAppearanceTransition()
    }
    for page in old {
      guard isOnScreen else {
        page.goAway()
        continue
      }
      page.beginAppearanceTransition(true, animated: true)
      page.endAppearanceTransition()
    }
    for page in next {
      page.sendWillMove(to: nil)
      page.removeFromParent()
    }
  }

  private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  private func exchange(for new: [UIViewController], animated: Bool) {
    let scene = ownScene
    let isInside = isTurning
    isTurning = true
    defer { isTurning = isInside }
    let old = pages
    let coming = new.filter { candidate in !old.contains { $0 === candidate } }
    let leaving = old.filter { candidate in !new.contains { $0 === candidate } }
    for page in coming { addChild(page) }
    for page in leaving { page.sendWillMove(to: nil) }
    pages = new
    if isViewLoaded, isOnScreen {
      for page in coming {
        page.loadViewIfNeeded()
        page.beginAppearanceTransition(true, animated: animated)
      }
      for page in leaving { page.beginAppearanceTransition(false, animated: animated) }
      for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
      insertPages()
      for page in coming { page.didEnterHierarchy(in: scene) }
      if scene.layoutDepth == 0 { scene.settle() }
      for page in leaving { page.endAppearanceTransition() }
      if appearance == .appeared { for page in coming { page.endAppearanceTransition() } }
      // A callback can have covered this controller.
      if !isOnScreen { for page in coming { page.goAway() } }
    } else {
      // Some may be going with this controller already.
      for page in leaving { page.goAway() }
      shown = []
    }
    for page in coming { page.sendDidMove(to: self) }
    for page in leaving { page.removeFromParent() }
  }

  private func insertPages() {
    shown = pages
    for page in pages where page.view.superview !== view {
      view.addSubview(page.view)
      page.view.setNeedsLayout()
    }
    layoutContainer()
  }

  // MARK: Rotation

  /// The interface turned: the delegate says where the spine is now, and may set other pages. Only pages that curl have
  /// one.
  override func windowDidTurn(to orientation: InterfaceOrientation, in scene: AppScene) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    isPlacingSpine = true
    let answer = scene.optional { delegate.pageViewController(self, spineLocationFor: orientation) }
    isPlacingSpine = false
    guard let spine = answer else { return }
    scene.record(subject, "delegate spineLocationFor(\(orientation)) -> \(spine.name)")
    guard spine != .none else { return }
    spineLocation = spine
    if spine == .mid { isDoubleSided = true }
    view.setNeedsLayout()
    // A delegate that left the wrong number of pages behind gets UIKit's exception; the pages stay.
    _ = admits(pages)
  }

  /// The delegate's from era 7 (R-CONT-03), else the idiom's; never the pages'.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let scene = ownScene
    if scene.era >= Era(7), let delegate,
      let mask = scene.optional({ delegate.pageViewControllerSupportedInterfaceOrientations(self) })
    {
      return mask
    }
    return idiomMask
  }

  override var delegatesPreference: InterfaceOrientation? {
    let scene = ownScene
    guard scene.era >= Era(7), let delegate else { return nil }
    return scene.optional { delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(self) }
  }

  // MARK: Container

  package override var displayedChildren: [UIViewController] { shown.filter(\.isViewLoaded) }
  override var bringsChildrenWithViews: Bool { false }

  /// The size a page will have when this controller has `parentSize` (R-ROT-11).
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(ofPage: 0, in: parentSize).size }

  private func frame(ofPage index: Int, in size: CGSize) -> CGRect {
    guard shown.count == 2 else {
      let taken = indicatorRoom(below: viewIfLoaded?.safeAreaInsets.bottom ?? 0)
      return CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - taken))
    }
    switch navigationOrientation {
    case .horizontal:
      return CGRect(x: CGFloat(index) * size.width / 2, y: 0, width: size.width / 2, height: size.height)
    case .vertical:
      return CGRect(x: 0, y: CGFloat(index) * size.height / 2, width: size.width, height: size.height / 2)
    }
  }

  override func layoutContainer() {
    for (index, page) in shown.enumerated() {
      let frame = frame(ofPage: index, in: view.bounds.size)
      if page.viewIfLoaded?.frame != frame { page.viewIfLoaded?.frame = frame }
    }
    placeIndicator(in: view)
  }

  override func containerWillAppear(_ animated: Bool) {
    for page in shown where !pages.contains(where: { $0 === page }) { page.viewIfLoaded?.removeFromSuperview() }
    // A callback of one page can set others, or take all off the screen.
    for page in pages where isOnScreen && pages.contains(where: { $0 === page }) {
      page.loadViewIfNeeded()
      page.beginAppearanceTransition(true, animated: animated)
    }
    guard isOnScreen else {
      for page in pages { page.goAway() }
      shown = []
      return
    }
    insertPages()
  }

  override func containerDidAppear(_ animated: Bool) { for page in shown { page.endAppearanceTransition() } }
}

extension UIPageViewController.SpineLocation {
  /// The place as UIKit spells it, for the ledger.
  var name: String {
    switch self {
    case .none: "none"
    case .min: "min"
    case .mid: "mid"
    case .max: "max"
    }
  }
}
