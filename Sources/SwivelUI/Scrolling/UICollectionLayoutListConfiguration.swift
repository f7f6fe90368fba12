// Lists made of collections: how rows of a section look, what separates them, and the section and layout that have them.

/// What separates the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is seen.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list has it.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }
  /// Stands for insets that begin a line where a row's text begins.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
    bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)
  /// Whether the line above a row is seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below a row is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Where the line above begins and ends.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Where the line below begins and ends.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The colour between rows of which several are chosen.
  public var multipleSelectionColor = UIColor.separator
  /// What the lines do to what lies below. Kept, and not shown.
  public var visualEffect: UIVisualEffect?
  /// What separates rows of a list of this look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// How the rows of a list look.
public struct UICollectionLayoutListConfiguration {
  /// Looks; raw values are UIKit's.
  public enum Appearance: Int, Sendable {
    /// Sections follow each other.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart and keep from the edges.
    case insetGrouped = 2
    /// Beside something.
    case sidebar = 3
    /// Beside something, without rounded rows.
    case sidebarPlain = 4
  }
  /// What is above sections; raw values are UIKit's.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view the data source gives.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }
  /// What is below sections; raw values are UIKit's.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view the data source gives.
    case supplementary = 1
  }
  /// Gives what separates a row from its neighbours.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// Gives what a swipe over a row offers.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// The look.
  public let appearance: Appearance
  /// Whether lines separate the rows.
  public var showsSeparators: Bool
  /// What the lines look like.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// What they look like at a row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// What is behind the rows; nil for what the look has.
  public var backgroundColor: UIColor?
  /// What a swipe to the right offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe to the left offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What is above sections.
  public var headerMode = HeaderMode.none
  /// What is below sections.
  public var footerMode = FooterMode.none
  /// Room above the header of a section; nil for what the look has.
  public var headerTopPadding: CGFloat?
  /// Rows of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance.rawValue < Appearance.sidebar.rawValue
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether sections stand apart.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  /// What is behind the rows.
  var background: UIColor {
    if let backgroundColor { return backgroundColor }
    return isGrouped
      ? .systemGroupedBackground : appearance == .sidebar ? .secondarySystemBackground : .systemBackground
  }
  /// What is behind a row.
  var cellBackground: UIBackgroundConfiguration {
    switch appearance {
    case .plain, .sidebarPlain: .listPlainCell()
    case .grouped, .insetGrouped: .listGroupedCell()
    case .sidebar: .listSidebarCell()
    }
  }
  /// What separates a row from its neighbours: the app's word, else a line below each row but the last of a group.
  func separators(at path: IndexPath, isFirst: Bool, isLast: Bool) -> (
    isAbove: Bool, isBelow: Bool, UIListSeparatorConfiguration
  ) {
    let look = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    func isSeen(_ visibility: UIListSeparatorConfiguration.Visibility, _ usual: Bool) -> Bool {
      visibility == .automatic ? usual : visibility == .visible
    }
    let above = isSeen(look.topSeparatorVisibility, isFirst && appearance == .plain)
    let below = isSeen(look.bottomSeparatorVisibility, !(isLast && isGrouped))
    return showsSeparators ? (above, below, look) : (false, false, look)
  }
}

extension NSCollectionLayoutSection {
  /// A row's height until its cell is there.
  private static let rowHeight: CGFloat = 44
  /// The height of headers and footers until they are there, and what stays free above a group without a header: as in tables.
  private static let headerHeight = SectionRoom.plainHeader

  /// A section of rows.
  @preconcurrency @MainActor public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func wide(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = NSCollectionLayoutItem(layoutSize: wide(rowHeight))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: wide(rowHeight), subitems: [row]))
    section.list = configuration
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: wide(headerHeight), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: wide(headerHeight), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      footer.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(footer)
    }
    if configuration.isGrouped, configuration.headerMode != .supplementary { section.contentInsets.top = headerHeight }
    if let padding = configuration.headerTopPadding {
      if configuration.headerMode == .supplementary {
        section.topPadding = padding
      } else {
        section.contentInsets.top = padding
      }
    }
    if configuration.appearance == .insetGrouped,
      let margins = (layoutEnvironment as? CompositionalEnvironment)?.listMargins
    {
      section.contentInsets.leading = margins.leading
      section.contentInsets.trailing = margins.trailing
    }
    return section
  }
}

extension UICollectionView {
  /// What is behind everything, where all of it is a list.
  package var listBackground: UIColor? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return nil }
    if let list = layout.list { return list.background }
    let lists = layout.sections.values.compactMap(\.list)
    guard let last = layout.sections.max(by: { $0.key < $1.key })?.value.list, lists.count == layout.sections.count
    else {
      return nil
    }
    return last.background
  }
}
