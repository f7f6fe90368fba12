// Where the search of a navigation item stands in its bar.

extension UINavigationBar {
  /// The width of a search beside the buttons, which no source tells.
  private static let inlineSearchWidth: CGFloat = 240

  /// Below titles as far as content lets it, or at the end of their line; what it takes of that.
  func placeSearch(in area: CGRect, below titleHeight: CGFloat, beside height: CGFloat) -> CGFloat {
    guard let searchBar else { return 0 }
    guard searchHeight == 0 else {
      searchBar.frame = CGRect(x: area.minX, y: titleHeight, width: area.width, height: shownSearchHeight)
      searchBar.alpha = shownSearchHeight / searchHeight
      return 0
    }
    let width = min(Self.inlineSearchWidth, area.width / 3 * 0.7)
    searchBar.frame = CGRect(x: area.maxX - width, y: 0, width: width, height: height)
    return width
  }
}
