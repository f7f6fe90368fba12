// Layout margins, safe area and readable width of a view, and the guides that stand for them.
import DeviceCatalog

extension UIView {
  // MARK: Margins (R-LAY-05, R-LAY-06)

  final var plainLayoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      madeLayoutRecord.margins.absolute = newValue
      madeLayoutRecord.margins.directional = nil
      marginsWereSet()
    }
  }

  final var plainDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = effectiveMargins
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      madeLayoutRecord.margins.directional = newValue
      marginsWereSet()
    }
  }

  final var plainPreservesSuperviewLayoutMargins: Bool {
    get { layoutRecord?.margins.preservesSuperview ?? false }
    set {
      madeLayoutRecord.margins.preservesSuperview = newValue
      marginsWereSet()
    }
  }

  final var plainInsetsLayoutMarginsFromSafeArea: Bool {
    get { layoutRecord?.margins.insetsFromSafeArea ?? true }
    set {
      madeLayoutRecord.margins.insetsFromSafeArea = newValue
      marginsWereSet()
    }
  }

  private func marginsWereSet() {
    Self.noteGeometryChange()
    setNeedsLayout()
  }

  /// Margins of a view the app said nothing about: 8 each, from 27.1 on 0 (R-LAY-05); stack views have none (storyboards
  /// R7).
  private static let plainMargin: CGFloat = 8

  private var effectiveMargins: UIEdgeInsets {
    let scene = ownScene
    if let canvas = scene.canvas { return canvas.margins(of: self) }
    guard scene.era >= Era(8) else { return .zero }
    let margins = layoutRecord?.margins ?? LayoutMargins()
    let given = margins.given(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var result: UIEdgeInsets
    if let controller {
      let minimum = controller.systemMinimumInsets
      if scene.era < Era(11) {
        result = minimum
      } else if controller.viewRespectsSystemMinimumLayoutMargins {
        result = (given ?? minimum).union(minimum)
      } else {
        result = given ?? minimum
      }
    } else if let cell = superview?.isLayoutBoundary == true ? superview as? UITableViewCell : nil,
      cell.contentView === self
    {
      result = given ?? cell.contentMargins(era: scene.era)
    } else if scene.era >= Era(11),
      let title = superview?.isLayoutBoundary == true ? superview as? UITableViewHeaderFooterView : nil,
      title.contentView === self
    {
      result = given ?? title.contentMargins
    } else {
      let plain = scene.era >= Era(27, 1) || self is UIStackView ? 0 : Self.plainMargin
      result = given ?? UIEdgeInsets(top: plain, left: plain, bottom: plain, right: plain)
    }
    if scene.era >= Era(11), margins.insetsFromSafeArea { result = result + safeAreaInsets }
    guard margins.preservesSuperview, let superview else { return result }
    let outer = superview.layoutMargins
    let size = superview.bounds.size
    let place = placeSeen(in: superview)
    let isClear = superview.keepsContentClear
    return result.union(
      UIEdgeInsets(
        top: isClear ? 0 : outer.top - place.minY, left: outer.left - place.minX,
        bottom: isClear ? 0 : outer.bottom - (size.height - place.maxY),
        right: outer.right - (size.width - place.maxX)))
  }

  /// What inset groups of rows keep clear of the edges: the margins of a root, and those that were given; else the system's minimum,
  /// which cells have too, so that groups begin where they do in a list that is a controller's own view.
  var groupMargins: UIEdgeInsets {
    var margins = layoutMargins
    let scene = ownScene
    let isGiven = layoutRecord?.margins.given(isRightToLeft: false) != nil
    guard scene.canvas == nil, scene.era >= Era(11), controller == nil, !isGiven else { return margins }
    let sides = nearestSystemMinimum
    let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    margins.left = max(margins.left, sides.left + safe.left)
    margins.right = max(margins.right, sides.right + safe.right)
    return margins
  }

  /// The sides where no controller says more.
  private static let narrowSide: CGFloat = 16

  /// The system's minimum of the controller whose view this is in.
  package final var nearestSystemMinimum: UIEdgeInsets {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return (responder as? UIViewController)?.systemMinimumInsets
      ?? UIEdgeInsets(top: 0, left: Self.narrowSide, bottom: 0, right: Self.narrowSide)
  }

  /// What was set, or the plain margins.
  var marginsWithoutSafeArea: UIEdgeInsets {
    let plain: CGFloat = ownScene.canvas == nil && ownScene.era >= Era(27, 1) ? 0 : Self.plainMargin
    return layoutRecord?.margins.given(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      ?? UIEdgeInsets(top: plain, left: plain, bottom: plain, right: plain)
  }

  // MARK: Safe area (R-LAY-01, R-LAY-02)

  final var plainSafeAreaInsets: UIEdgeInsets {
    let scene = ownScene
    if let canvas = scene.canvas { return canvas.safeArea(of: self) }
    guard scene.era >= Era(7) else { return .zero }
    guard window != nil else { return controller?.additionalSafeAreaInsets ?? .zero }
    return insetsInWindow(scene)
  }

  /// The insets of the view where it is, or where it was.
  private func insetsInWindow(_ scene: AppScene, at old: CGRect? = nil) -> UIEdgeInsets {
    covered(in: scene, at: old).insets
  }

  /// The insets, and whether the view lies in what scrolls and is kept clear of bars: they reach as far into that as it has scrolled, which
  /// is nobody's inset.
  private func covered(in scene: AppScene, at old: CGRect? = nil) -> (insets: UIEdgeInsets, isInClearContent: Bool) {
    if selfAsWindow != nil { return (scene.windowInsets, false) }
    var (insets, isInClearContent) = (UIEdgeInsets.zero, false)
    if let superview {
      let around = superview.covered(in: scene)
      let outer = around.insets
      let size = superview.bounds.size
      let place = placeSeen(in: superview, at: old)
      // "If a view is not yet visible onscreen, the edge insets in this property are 0" (UIView.safeAreaInsets): past an edge
      // nothing is taken of it there, however far.
      insets = UIEdgeInsets(
        top: place.maxY < 0 ? 0 : max(0, outer.top - place.minY),
        left: place.maxX < 0 ? 0 : max(0, outer.left - place.minX),
        bottom: place.minY > size.height ? 0 : max(0, outer.bottom - (size.height - place.maxY)),
        right: place.minX > size.width ? 0 : max(0, outer.right - (size.width - place.maxX)))
      // What hangs out has no more than is taken of what it is in: a view past the right edge of one with 10 there has 10
      // (notes on WWDC 2018, session 235: cnblogs.com/huahuahu/p/UIKit-Apps-for-Every-Size-and-Shape.html).
      insets = insets.atMost(outer)
      let isClear = superview.keepsContentClear
      if isClear { (insets.top, insets.bottom) = (0, 0) }
      isInClearContent = isClear || around.isInClearContent
    }
    guard let controller else { return (insets, isInClearContent) }
    if !isInClearContent {
      insets.top = max(insets.top, controller.topOverlap)
      if controller.hasBottomBar { insets.bottom = max(insets.bottom, controller.bottomOverlap) }
    }
    return (insets + controller.additionalSafeAreaInsets, isInClearContent)
  }

  /// A controller's view was moved and has its size: what in it keeps clear of the safe area is laid out anew, if that reaches into it
  /// otherwise now (`safeAreaInsetsDidChange()`).
  func layOutForSafeArea(from old: CGRect) {
    let scene = ownScene
    guard scene.era >= Era(11), scene.canvas == nil, window != nil,
      insetsInWindow(scene) != insetsInWindow(scene, at: old)
    else { return }
    setNeedsLayoutBelow()
  }

  /// Has the view and all that is in it laid out anew.
  func setNeedsLayoutBelow() {
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutBelow() }
  }

  /// The frame counted from the corner of the superview, wherever that has scrolled; of a row that is drawn aside where it stands.
  private func placeSeen(in superview: UIView, at old: CGRect? = nil) -> CGRect {
    let frame = old ?? frame
    let origin = superview.bounds.origin
    let slid = layoutRecord?.slid ?? 0
    return origin == .zero && slid == 0 ? frame : frame.offsetBy(dx: -origin.x - slid, dy: -origin.y)
  }

  /// The sides a bar keeps free: of its safe area what lies in the window. A menu that pushes the bar out does not press
  /// together what is in it.
  package final var barEdges: (left: CGFloat, right: CGFloat) {
    let safe = safeAreaInsets
    guard safe.left > 0 || safe.right > 0, let window else { return (safe.left, safe.right) }
    var (minX, view) = (CGFloat.zero, self as UIView)
    while view !== window, let superview = view.superview {
      minX += view.placeSeen(in: superview).minX
      view = superview
    }
    let beyond = minX + bounds.width - window.bounds.width
    return (max(0, safe.left + min(0, minX)), max(0, safe.right - max(0, beyond)))
  }

  /// The readable width at the default text size (R-LAY-07).
  static let readableWidth: CGFloat = 672

  private var readableInsets: UIEdgeInsets {
    var insets = effectiveMargins
    let excess = max(0, bounds.width - insets.left - insets.right - Self.readableWidth) / 2
    insets.left += excess
    insets.right += excess
    return insets
  }

  // MARK: Guides

  final var plainSafeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  final var plainLayoutMarginsGuide: UILayoutGuide { guide(.margins) }
  final var plainReadableContentGuide: UILayoutGuide { guide(.readable) }

  func guide(_ rule: UILayoutGuide.Rule) -> UILayoutGuide {
    let record = madeLayoutRecord
    while record.ruledGuides.count <= rule.rawValue { record.ruledGuides.append(nil) }
    if let guide = record.ruledGuides[rule.rawValue] { return guide }
    let guide =
      rule.isBars
      ? BarsGuide(rule, of: self)
      : rule == .keyboard ? UIKeyboardLayoutGuide(rule, of: self) : UILayoutGuide(rule, of: self)
    record.ruledGuides[rule.rawValue] = guide
    return guide
  }

  func insets(of rule: UILayoutGuide.Rule) -> UIEdgeInsets {
    switch rule {
    case .safeArea: safeAreaInsets
    case .margins: effectiveMargins
    case .readable: readableInsets
    case .topBars:
      UIEdgeInsets(top: layoutRecord?.canvasInsets?.top ?? controller?.topOverlap ?? 0, left: 0, bottom: 0, right: 0)
    case .bottomBars:
      UIEdgeInsets(
        top: 0, left: 0, bottom: layoutRecord?.canvasInsets?.bottom ?? controller?.bottomOverlap ?? 0, right: 0)
    case .keyboard: UIEdgeInsets(top: 0, left: 0, bottom: keyboardOverlap, right: 0)
    }
  }

  // MARK: Direction

  final var plainEffectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified, .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// What is laid out without constraints stays so.
  final func directionDidChange() {
    if usesConstraints { layoutStructureDidChange() }
    setNeedsLayout()
  }

  // MARK: Telling of changes

  /// Tells the view and its controller of insets and margins that changed since they were last told.
  func tellInsetChanges(in scene: AppScene) {
    guard facts.hearsInsets || controller?.facts.hearsInsets == true, scene.era >= Era(8), window != nil else {
      return
    }
    if scene.era >= Era(11) {
      let now = safeAreaInsets
      if now != (layoutRecord?.toldSafeArea ?? .zero) {
        madeLayoutRecord.toldSafeArea = now
        safeAreaInsetsDidChange()
        controller?.sendSafeAreaInsetsDidChange(in: scene)
      }
    }
    guard facts.overrides(.layoutMarginsDidChange) || controller?.facts.overrides(.viewLayoutMarginsDidChange) == true
    else { return }
    let now = effectiveMargins
    guard now != layoutRecord?.toldMargins else { return }
    madeLayoutRecord.toldMargins = now
    layoutMarginsDidChange()
    controller?.sendLayoutMarginsDidChange(in: scene)
  }
}

extension UILayoutGuide.Rule {
  var isBars: Bool { self == .topBars || self == .bottomBars }
}

/// The direction text and interfaces run in; raw values are UIKit's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

extension UIView {
  /// The direction contents of an attribute run in: the user's language runs from left to right.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) }
  /// The direction contents of an attribute run in where the language has one.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// Whether a view's content turns round where the language runs from right to left; raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the language.
  case unspecified = 0
  /// Transport controls: never flipped.
  case playback = 1
  /// Directions in space: never flipped.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// A controller's top or bottom guide: a length and something to constrain to.
final class BarsGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let rule, let insets = owningView?.insets(of: rule) else { return 0 }
    return rule == .topBars ? insets.top : insets.bottom
  }
}

extension UIEdgeInsets {
  fileprivate func atMost(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
  }
}

extension UIViewController {
  /// How far status and navigation bar overlap the view; zero before era 7 (R-LAY-01, R-LAY-04).
  public var topLayoutGuide: any UILayoutSupport { BarsGuide.of(view, .topBars) }
  /// How far tab bar, toolbar or the home indicator's space overlap the bottom of the view (R-LAY-01).
  public var bottomLayoutGuide: any UILayoutSupport { BarsGuide.of(view, .bottomBars) }
}
