// Which columns a split view shows and where: the rules R-SPLIT-05…07 as a value that knows no views.

/// The room of an expanded split view and what its owner prefers.
struct SplitArrangement: Equatable {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  var style: UISplitViewController.Style
  var preferredBehavior: Behavior
  var size: CGSize
  var primaryWidth: CGFloat
  var supplementaryWidth: CGFloat

  var isTriple: Bool { style == .tripleColumn }
  private var isLandscape: Bool { size.width > size.height }

  /// The behaviour in effect; automatic is the system's choice, and this one is ours: landscape tiles, or displaces where
  /// there are three columns, portrait overlays.
  var behavior: Behavior {
    switch preferredBehavior {
    case .automatic: isLandscape ? (isTriple ? .displace : .tile) : .overlay
    case .tile, .overlay, .displace: preferredBehavior
    }
  }

  /// What a behaviour offers (R-SPLIT-05); the classic style and an automatic behaviour offer everything.
  var allowedModes: [Mode] {
    let all: [Mode] =
      switch style == .unspecified ? .automatic : preferredBehavior {
      case .automatic:
        [
          .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
          .twoDisplaceSecondary,
        ]
      case .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
      case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
      case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
      }
    return isTriple ? all : all.filter { $0.columnsBesides < 2 }
  }

  /// The mode for a preference: automatic shows the primary beside in landscape and hides it upright (R-SPLIT-06); one the
  /// behaviour does not offer becomes the one with as many columns, or one fewer (our reading of *nearest*, R-SPLIT-05).
  func mode(preferring preferred: Mode) -> Mode {
    let allowed = allowedModes
    guard preferred != .automatic else {
      // An overlay covers content, so it comes only when asked for.
      let shows = behavior != .overlay && (isLandscape || preferredBehavior == .tile)
      return shows ? .oneBesideSecondary : .secondaryOnly
    }
    if allowed.contains(preferred) { return preferred }
    for count in stride(from: preferred.columnsBesides, through: 0, by: -1) {
      if let near = allowed.first(where: { $0.columnsBesides == count }) { return near }
    }
    return .secondaryOnly
  }

  /// The mode with so many columns besides the secondary one, as the behaviour has it.
  func mode(withColumnsBesides count: Int) -> Mode {
    let wanted: [Mode] =
      switch (count, behavior) {
      case (0, _): [.secondaryOnly]
      case (1, .overlay): [.oneOverSecondary]
      case (1, _): [.oneBesideSecondary]
      case (_, .overlay): [.twoOverSecondary]
      case (_, .displace): [.twoDisplaceSecondary]
      case (_, _): [.twoBesideSecondary]
      }
    return mode(preferring: wanted[0])
  }

  /// The columns a mode shows, leading first.
  func columns(in mode: Mode) -> [Column] {
    switch mode.columnsBesides {
    case 0: [.secondary]
    case 1: isTriple ? [.supplementary, .secondary] : [.primary, .secondary]
    default: [.primary, .supplementary, .secondary]
    }
  }

  /// Where a column lies. A secondary column that is displaced keeps the width it has beside one column.
  func frame(of column: Column, in mode: Mode) -> CGRect {
    let shown = columns(in: mode)
    if column == .primary || column == .supplementary, !shown.contains(column) {
      return CGRect(x: 0, y: 0, width: column == .primary ? primaryWidth : supplementaryWidth, height: size.height)
    }
    let widths = shown.map { $0 == .primary ? primaryWidth : $0 == .supplementary ? supplementaryWidth : 0 }
    var x: CGFloat = 0
    for (candidate, width) in zip(shown, widths) {
      if candidate == .secondary { break }
      if candidate == column { return CGRect(x: x, y: 0, width: width, height: size.height) }
      x += width
    }
    switch mode {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
      return CGRect(origin: .zero, size: size)
    case .oneBesideSecondary, .twoBesideSecondary:
      return CGRect(x: x, y: 0, width: max(0, size.width - x), height: size.height)
    case .twoDisplaceSecondary:
      return CGRect(x: x, y: 0, width: max(0, size.width - supplementaryWidth), height: size.height)
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns it shows besides the secondary one.
  var columnsBesides: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The mode as UIKit spells it, for the ledger.
  var name: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    }
  }
}

extension UISplitViewController.Column {
  /// The column as UIKit spells it, for the ledger.
  var name: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    }
  }
}
