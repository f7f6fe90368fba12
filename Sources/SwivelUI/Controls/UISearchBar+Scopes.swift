// The scopes below a search bar's field: segments, of which one is chosen.

extension UISearchBar {
  /// What scopes take below the field: before iOS 11 a bar with them was twice as high as one without; later bars are taken to grow by
  /// as much.
  final var scopeHeight: CGFloat { scopes?.isHidden == false ? 44 : 0 }

  /// Makes the segments where they are wanted, and hides them where they are not.
  final func showScopes(anew: Bool = false) {
    let titles = scopeButtonTitles ?? []
    let isWanted = !titles.isEmpty && (showsScopeBar || isOfferingScopes)
    let wasShown = scopeHeight
    if anew || scopes == nil, isWanted {
      scopes?.removeFromSuperview()
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = titles.indices.contains(selectedScopeButtonIndex) ? selectedScopeButtonIndex : 0
      control.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
      addSubview(control)
      scopes = control
    }
    scopes?.isHidden = !isWanted
    guard scopeHeight != wasShown || anew else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onScopesShown?()
  }

  private func scopeWasChosen() {
    guard let scopes else { return }
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    onScope?()
  }

  /// Puts the segments in the middle of their part of the bar, as wide as the bar lets them.
  final func layOutScopes() {
    guard let scopes, !scopes.isHidden else { return }
    let height = scopes.intrinsicContentSize.height
    scopes.frame = CGRect(
      x: bounds.minX + side, y: bounds.maxY - scopeHeight + (scopeHeight - height) / 2,
      width: max(0, bounds.width - 2 * side), height: height)
  }
}
