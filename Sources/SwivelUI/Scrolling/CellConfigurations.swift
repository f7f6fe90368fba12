// What cells show by values: backgrounds, contents and the state they are made for.

/// A state something is shown in.
public protocol UIConfigurationState {
  /// The environment.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// Whether it is so.
  public var isDisabled = false
  /// Whether it is so.
  public var isHighlighted = false
  /// Whether it is so.
  public var isSelected = false
  /// Whether it is so.
  public var isFocused = false
  /// Whether it is so.
  public var isPinned = false
  /// Whether it is so.
  public var isEditing = false
  /// Whether it is so.
  public var isExpanded = false
  /// Whether it is so.
  public var isSwiped = false
  /// Whether it is so.
  public var isReordering = false
  /// The environment.
  public var traitCollection: UITraitCollection
  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Makes a view's content by a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view of the content.
  func makeContentView() -> UIView & UIContentView
  /// The content in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view of a content.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// Makes attributes of text out of others.
public struct UIConfigurationTextAttributesTransformer {
  /// Does it.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// What it makes of attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Makes a colour out of another.
public struct UIConfigurationColorTransformer {
  /// Does it.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// What it makes of a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// What is behind a content. Kept, and not shown.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// Makes the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// How round corners are.
  public var cornerRadius: CGFloat = 0
  /// How far in it stands.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Which margins are added to that.
  public var edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge([])
  /// The colour of the line around it.
  public var strokeColor: UIColor?
  /// How wide that line is.
  public var strokeWidth: CGFloat = 0
  /// The effect.
  public var visualEffect: UIVisualEffect?
  /// A view of the app's.
  public var customView: UIView?
  /// The picture.
  public var image: UIImage?
  /// As UIKit has it under this name.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As UIKit has it under this name.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background in a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// How texts of a list's content look.
public struct UIListTextProperties {
  /// The font.
  public var font = UIFont.systemFont(ofSize: 17)
  /// The colour.
  public var color = UIColor.label
  /// The most lines; 0 for as many as needed.
  public var numberOfLines = 0
  /// What happens to text that does not fit.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font follows the user's text size.
  public var adjustsFontForContentSizeCategory = true
  /// Makes the colour.
  public var colorTransformer: UIConfigurationColorTransformer?
}

/// How the picture of a list's content looks.
public struct UIListImageProperties {
  /// What it is drawn in.
  public var tintColor: UIColor?
  /// How round corners are.
  public var cornerRadius: CGFloat = 0
  /// The most room it takes; zero for no limit.
  public var maximumSize = CGSize.zero
  /// The room kept for it.
  public var reservedLayoutSize = CGSize.zero
  /// How symbols are chosen.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}

/// A list's content: picture, text and second text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = UIListTextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = UIListTextProperties()
  /// How the picture looks.
  public var imageProperties = UIListImageProperties()
  /// Around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Between picture and texts.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// Between the texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether texts stand beside each other where they fit. They stand below each other here.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Which of the view's own margins are kept.
  public var axesPreservingSuperviewLayoutMargins = UIAxis([])
  /// As UIKit has it under this name.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As UIKit has it under this name.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A view of texts below each other beside a picture.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  /// The content in a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Directions; raw values are UIKit's.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A view of a list's content.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let column = UIStackView(frame: .zero)
  /// What it shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// A view of a content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let texts = UIStackView(arrangedSubviews: [label, detail])
    texts.axis = .vertical
    texts.spacing = configuration.textToSecondaryTextVerticalPadding
    column.addArrangedSubview(picture)
    column.addArrangedSubview(texts)
    column.alignment = .center
    column.spacing = configuration.imageToTextPadding
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let margins = configuration.directionalLayoutMargins
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
      column.topAnchor.constraint(equalTo: topAnchor, constant: margins.top),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom),
    ])
    show()
  }
  /// There are no archives here.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    picture.image = content.image
    picture.isHidden = content.image == nil
    label.text = content.attributedText?.string ?? content.text
    label.font = content.textProperties.font
    label.numberOfLines = content.textProperties.numberOfLines
    detail.text = content.secondaryAttributedText?.string ?? content.secondaryText
    detail.font = content.secondaryTextProperties.font
    detail.numberOfLines = content.secondaryTextProperties.numberOfLines
    detail.isHidden = detail.text == nil
  }
}
