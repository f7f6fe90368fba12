// What a bar is drawn on: which of its appearances holds over the content that is there now, and what that leaves open.
import DeviceCatalog
import InterfaceBuilder
import Picture
import SwivelUI

/// The ground of a bar, the line at its edge and the attributes of its titles, from code, from its document, or UIKit's own.
@MainActor struct BarLook {
  /// What fills the bar; nil where what lies behind it is seen.
  var ground: UIColor?
  /// The line at the edge content passes under; nil for none.
  var line: UIColor?
  /// How titles are drawn, as far as anybody says.
  var title: [NSAttributedString.Key: Any] = [:]
  /// How large titles are drawn, as far as anybody says.
  var largeTitle: [NSAttributedString.Key: Any] = [:]
  /// How buttons are drawn, as far as anybody says.
  var buttons: UIBarButtonItemAppearance?
  /// How the back button's words are.
  var backButton: UIBarButtonItemAppearance?
  /// How buttons that end something are.
  var doneButtons: UIBarButtonItemAppearance?
  /// How tabs are.
  var tabs: UITabBarItemAppearance?

  /// The attributes of a button's words.
  func words(of appearance: UIBarButtonItemAppearance?, isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    guard let appearance else { return [:] }
    return appearance.normal.titleTextAttributes.merging(
      isEnabled ? [:] : appearance.disabled.titleTextAttributes
    ) { $1 }
  }

  /// Bars of UIKit's own, as they are seen over white and over black: the blurred sheet of iOS 7 and later.
  private static let sheet = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.086, alpha: 1) : UIColor(white: 0.976, alpha: 1)
  }

  init(_ bar: UINavigationBar, era: Era, isLarge: Bool) {
    let stack = bar.superview?.controller as? UINavigationController
    let item = bar.topItem
    let element = bar.shownElement
    // Since iOS 15 for every bar, from iOS 13 for those with large titles; of a bar by itself never (UINavigationBar,
    // scrollEdgeAppearance).
    let isAtEdge =
      stack != nil && (era.major >= 15 || era.major >= 13 && isLarge)
      && stack?.topViewController?.contentMeets(.top) != false
    // In compact height what is said for it, else what is said for any (UINavigationBar, compactAppearance).
    let isCompact = bar.traitCollection.verticalSizeClass == .compact
    let low = isCompact ? item?.compactAppearance ?? bar.compactAppearance : nil
    let lowEdge = isCompact ? item?.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance : nil
    let standard = low ?? item?.standardAppearance ?? bar.standardAppearance
    let edge = lowEdge ?? item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    self.init(
      bar, standard: standard, edge: edge, isAtEdge: isAtEdge, tint: bar.barTintColor, style: bar.barStyle,
      isTranslucent: bar.isTranslucent, era: era)
    takeGround(bar.backgroundImage(for: stack == nil ? .any : .topAttached, barMetrics: .default), standard)
    // Where content ends at the bar its screen's colour goes on behind it, as where content lies below the bar.
    if ground == nil, !bar.isTranslucent, let view = stack?.topViewController?.viewIfLoaded {
      ground = ViewDrawing.backgroundColor(of: view)
    }
    let shown = isAtEdge ? edge ?? standard : standard
    title = (bar.titleTextAttributes ?? [:]).merging(shown.titleTextAttributes) { $1 }
    largeTitle = (bar.largeTitleTextAttributes ?? [:]).merging(shown.largeTitleTextAttributes) { $1 }
    (buttons, backButton, doneButtons) = (
      shown.buttonAppearance, shown.backButtonAppearance, shown.doneButtonAppearance
    )
    for from in [element, Self.spoken(element, isAtEdge)] {
      if let ink = from?.child(key: "titleTextAttributes").textColor { title[.foregroundColor] = ink }
      if let ink = from?.child(key: "largeTitleTextAttributes").textColor { largeTitle[.foregroundColor] = ink }
    }
  }

  init(_ bar: UITabBar, era: Era) {
    let tabs = bar.superview?.controller as? UITabBarController
    let isAtEdge = tabs != nil && era.major >= 15 && tabs?.selectedViewController?.contentMeets(.bottom) != false
    let standard = bar.selectedItem?.standardAppearance ?? bar.standardAppearance
    let edge = bar.selectedItem?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    self.init(
      bar, standard: standard, edge: edge, isAtEdge: isAtEdge, tint: bar.barTintColor, style: bar.barStyle,
      isTranslucent: bar.isTranslucent, era: era)
    takeGround(bar.backgroundImage, standard)
    let shown = isAtEdge ? edge ?? standard : standard
    let traits = bar.traitCollection
    self.tabs =
      traits.verticalSizeClass == .compact
      ? shown.compactInlineLayoutAppearance
      : traits.horizontalSizeClass == .regular ? shown.inlineLayoutAppearance : shown.stackedLayoutAppearance
  }

  init(_ bar: UIToolbar, era: Era) {
    let stack = bar.superview?.controller as? UINavigationController
    let isAtEdge = stack != nil && era.major >= 15 && stack?.topViewController?.contentMeets(.bottom) != false
    let isCompact = bar.traitCollection.verticalSizeClass == .compact
    let standard = (isCompact ? bar.compactAppearance : nil) ?? bar.standardAppearance
    self.init(
      bar, standard: standard, edge: bar.scrollEdgeAppearance, isAtEdge: isAtEdge, tint: bar.barTintColor,
      style: bar.barStyle, isTranslucent: bar.isTranslucent, era: era)
    let shown = isAtEdge ? bar.scrollEdgeAppearance ?? standard : standard
    (buttons, doneButtons) = (shown.buttonAppearance, shown.doneButtonAppearance)
  }

  /// A picture stands for the bar's ground: an empty one leaves nothing. Others are not drawn.
  private mutating func takeGround(_ background: UIImage?, _ standard: UIBarAppearance) {
    if background?.size == .zero, standard.backgroundColor == nil { ground = nil }
  }

  /// What a bar's document says of the appearance that holds.
  private static func spoken(_ element: Element?, _ isAtEdge: Bool) -> Element? {
    element?.child(key: isAtEdge ? "scrollEdgeAppearance" : "standardAppearance")
  }

  private init(
    _ bar: UIView, standard: UIBarAppearance, edge: UIBarAppearance?, isAtEdge: Bool, tint: UIColor?, style: UIBarStyle,
    isTranslucent: Bool, era: Era
  ) {
    let element = bar.shownElement
    // What lies below a bar's own ground does not take that away: a clear colour shows the ground as it is.
    let own = tint ?? bar.backgroundColor.flatMap { $0.cgColor.alpha == 0 ? nil : $0 }
    let isBlack = style == .black
    line = era.major >= 26 ? nil : .separator
    let said = Self.spoken(element, isAtEdge)?.color("backgroundColor")
    if isAtEdge {
      // Without an appearance of its own the edge shows the standard one, without ground and line.
      ground = said ?? edge?.backgroundColor ?? (edge == nil && !isTranslucent ? own : nil)
      line = ground == nil ? nil : edge?.shadowColor
      if ground?.cgColor.alpha == 0 { (ground, line) = (nil, nil) }
      return
    }
    ground = said ?? standard.backgroundColor ?? own ?? (isBlack ? .darkText : Self.sheet)
    if standard.shadowColor == nil { line = nil }
    if ground?.cgColor.alpha == 0 { ground = nil }
  }
}

extension Optional where Wrapped == Element {
  /// The colour attributes of a text have in a document.
  @MainActor fileprivate var textColor: UIColor? { self?.color("textColor") }
}

extension UIViewController {
  /// An edge of content that a bar lies over.
  enum ContentEdge {
    /// Below the navigation bar.
    case top
    /// Above a tab bar or a toolbar.
    case bottom
  }

  /// Whether what is shown ends at the bar: it was scrolled to that end. Nil where nothing scrolls.
  func contentMeets(_ edge: ContentEdge) -> Bool? {
    if let stack = self as? UINavigationController { return stack.topViewController?.contentMeets(edge) }
    guard let view = viewIfLoaded else { return nil }
    guard let content = view as? UIScrollView ?? view.subviews.first as? UIScrollView else { return nil }
    let inset = content.adjustedContentInset
    let slack: CGFloat = 0.5
    switch edge {
    case .top: return content.contentOffset.y <= -inset.top + slack
    case .bottom:
      return content.contentOffset.y + content.bounds.height - inset.bottom >= content.contentSize.height - slack
    }
  }
}
