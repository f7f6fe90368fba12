// What a cell shows by a configuration or by its standard labels.
import DeviceCatalog

extension UITableViewCell {
  /// The label of a style, made when first asked for; nil for a detail the style has not, and for a document's cell whose style has other
  /// labels.
  func makeStandardLabel(isDetail: Bool) -> UILabel? {
    if !isDetail { takeUsualStyle() }
    guard let style = styleOfCode, !isDetail || style != .default else { return nil }
    let label = UILabel(frame: .zero)
    let isSmall = style == .value2 || isDetail && style == .subtitle
    // Standard cells follow the user's size of text by themselves (WWDC 2017, Building Apps with Dynamic Type).
    if ownScene.era >= Era(11) {
      label.font = .preferredFont(forTextStyle: isSmall ? .caption1 : .body)
      label.adjustsFontForContentSizeCategory = true
    } else {
      label.font = .systemFont(ofSize: isSmall ? 12 : 17)
    }
    switch style {
    case .value1 where isDetail: label.textColor = ownScene.era >= Era(13) ? .secondaryLabel : .systemGray
    case .value2 where !isDetail:
      label.textAlignment = .right
      label.textColor = tintColor
    case .default, .subtitle, .value1, .value2: break
    }
    contentView.addSubview(label)
    documentStyle = style
    if isDetail { storedDetailLabel = label } else { storedTextLabel = label }
    return label
  }

  /// What a standard cell of this kind shows.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch styleOfCode {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    case .default, nil: .cell()
    }
  }
  /// What is behind a standard cell of its table.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (table?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
  }
}

extension UITableViewCell {
  /// How a row is focused; raw values are UIKit's.
  public enum FocusStyle: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// As the app does.
    case custom = 1
  }
  /// What a drag does with a row; raw values are UIKit's.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is lifted.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }
  /// What a cell goes over to.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// Its deletion is to be confirmed.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
