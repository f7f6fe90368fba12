// What of the navigation bar goes when the content in front scrolls: first the search below the title, then a large title.
import DeviceCatalog

extension UINavigationController {
  /// Whether the title in front is large: the bar prefers it, there is height for it, and the item allows it or the nearest
  /// one below that has a word (R-MET-02).
  private func showsLargeTitle(in scene: AppScene) -> Bool {
    guard scene.era >= Era(11), navigationBar.prefersLargeTitles, scene.traits.verticalSizeClass != .compact else {
      return false
    }
    let said = stack.last { $0.navigationItem.largeTitleDisplayMode != .automatic }?.navigationItem
      .largeTitleDisplayMode
    return said != .never && said != .inline
  }

  /// Whether the search below the title goes with what scrolls (UINavigationItem.hidesSearchBarWhenScrolling); never while something
  /// is searched for.
  private var searchYields: Bool {
    guard let item = navigationBar.topItem, let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// What a large title and the search take below the bar's line: less by as much as the content in front was scrolled (Human
  /// Interface Guidelines, Navigation bars). While only the search is shown, it is all there is.
  func roomBelowLine(in scene: AppScene) -> (title: CGFloat, search: CGFloat) {
    let whole = navigationBar.searchHeight
    guard !navigationBar.isSearchAlone else { return (0, whole) }
    let title = showsLargeTitle(in: scene) ? BarMetrics.largeTitleHeight : 0
    let search = searchYields ? whole : 0
    let content = shown?.viewIfLoaded?.contentScroller
    guard title + search > 0, let content else {
      if content?.yieldingBar.owner === self { content?.yieldingBar = .none }
      return (title, whole)
    }
    if content.yieldingBar.owner !== self { content.yieldingBar = YieldingBar(owner: self) }
    let gone = content.wasScrolled ? min(max(0, content.scrolledBelowBar), search + title) : 0
    let before = content.yieldingBar.hidden
    (content.yieldingBar.hidden, content.yieldingBar.search, content.yieldingBar.title) = (gone, search, title)
    if before != gone { content.setNeedsLayout() }
    return (title - max(0, gone - search), whole - min(gone, search))
  }
}
