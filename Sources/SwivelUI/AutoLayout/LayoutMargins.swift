// The margins a view was given, before the system has its say.

/// What an app said about a view's margins.
struct LayoutMargins {
  /// Set as left and right.
  var absolute: UIEdgeInsets?
  /// Set as leading and trailing; whichever was set last holds.
  var directional: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true

  func given(isRightToLeft: Bool) -> UIEdgeInsets? {
    guard let directional else { return absolute }
    return UIEdgeInsets(
      top: directional.top, left: isRightToLeft ? directional.trailing : directional.leading,
      bottom: directional.bottom, right: isRightToLeft ? directional.leading : directional.trailing)
  }
}
