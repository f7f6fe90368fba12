// The buttons a split view puts into the bars of its columns itself: apps of columns get them without asking (era 14), while the
// classic style has one that apps place.

extension UISplitViewController {

  /// What a button of columns is known by, as interface tests of SwiftUI's sidebars know it.
  private static let toggleIdentifier = "ToggleSidebar"

  /// The buttons that stand before a controller's own: the one of columns in the first bar from the leading edge, and the one that
  /// leaves the secondary column alone, where there are three and it is wanted ("the secondary view controller shows a button",
  /// showsSecondaryOnlyButton). None in the classic style, none while collapsed.
  func columnItems(of navigation: UINavigationController?) -> [UIBarButtonItem] {
    guard style != .unspecified, !isCollapsed, let navigation else { return [] }
    var items: [UIBarButtonItem] = []
    if navigation === visibleHolders.first, showsColumnButton { items.append(columnItem) }
    if navigation === holders[Column.secondary.rawValue], arrangement.isTriple, showsSecondaryOnlyButton {
      items.append(aloneItem)
    }
    return items
  }

  /// "Setting presentsWithGesture to false hides the display mode button" (automatic); else as it is asked for.
  private var showsColumnButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// How many columns a tap leaves beside the secondary one: one more, or one fewer where all are there.
  private var nextColumnsBesides: Int {
    let most = arrangement.isTriple ? 2 : 1
    return currentMode.columnsBesides < most ? currentMode.columnsBesides + 1 : most - 1
  }

  func columnButtonTapped() { if !isCollapsed { choose(nextColumnsBesides) } }

  func aloneButtonTapped() { if !isCollapsed { choose(currentMode == .secondaryOnly ? 1 : 0) } }

  /// The buttons look as the mode has it: "a back-chevron icon" where what comes lies over the secondary column or displaces it
  /// (SplitBehavior.overlay and .displace), else a sidebar. Names of the second button are ours. The classic style's points back to a
  /// column that is hidden, else to the edges (seen in the pictures of many a master and detail; the title beside the chevron is left
  /// out).
  func updateButtons() {
    guard style != .unspecified else {
      displayModeButtonItem.image = UIImage(
        systemName: currentMode == .secondaryOnly ? "chevron.backward" : "arrow.up.left.and.arrow.down.right")
      return tellBars()
    }
    let shows = nextColumnsBesides > currentMode.columnsBesides
    let comesOver =
      switch arrangement.behavior {
      case .automatic, .tile: false
      case .overlay: shows
      case .displace: shows && currentMode == .oneBesideSecondary
      }
    columnItem.image = UIImage(systemName: comesOver ? "chevron.backward" : "sidebar.left")
    columnItem.accessibilityLabel = shows ? "Show Sidebar" : "Hide Sidebar"
    columnItem.accessibilityIdentifier = Self.toggleIdentifier
    let isAlone = currentMode == .secondaryOnly
    aloneItem.image = UIImage(
      systemName: isAlone ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right")
    aloneItem.accessibilityLabel = isAlone ? "Show Columns" : "Hide Columns"
    tellBars()
  }

  private func tellBars() {
    for case let stack as UINavigationController in holders { stack.titleDidChange() }
  }
}
