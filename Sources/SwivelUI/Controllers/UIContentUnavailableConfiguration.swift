// What a controller shows while it has nothing to show, from era 17.
import Foundation

/// The state a controller has nothing to show in.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// What is searched for in the controller's bar; nil for nothing.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// A value an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  /// A state in which nothing is searched for.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Picture, texts and buttons in the middle of a controller that has nothing to show.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where they stand; raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// Where reading begins.
    case natural = 1
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// How a symbol is drawn: large, in a size that is ours.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 44)
    /// In which colour.
    public var tintColor: UIColor?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// How large it is at most; 0 for any size.
    public var maximumSize = CGSize.zero
    /// Whether it keeps its colours where others are turned round.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties {
    /// Its font.
    public var font: UIFont
    /// Its colour.
    public var color: UIColor
    /// How lines end.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font becomes smaller to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller at most.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may stand closer.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// What a tap opens.
    public var menu: UIMenu?
    /// Whether it takes taps.
    public var isEnabled = true
    /// What the button is for.
    public var role = UIButton.Role.normal
  }

  /// The picture.
  public var image: UIImage?
  /// How it looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// How it looks.
  public var textProperties: TextProperties
  /// The text below.
  public var secondaryText: String?
  /// The text below with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How it looks.
  public var secondaryTextProperties: TextProperties
  /// How the button looks; one without title and picture is not shown.
  public var button = UIButton.Configuration.plain()
  /// What it does.
  public var buttonProperties = ButtonProperties()
  /// How the button below looks; one without title and picture is not shown.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What it does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where they stand.
  public var alignment = Alignment.center
  /// Between picture and text.
  public var imageToTextPadding: CGFloat = 15
  /// Between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Between texts and button.
  public var textToButtonPadding: CGFloat = 20
  /// Between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  /// What is kept free around them.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// In which directions the superview's margins hold as well.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// What is behind them.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether something turns before the text.
  var isLoading = false
  /// Whether the texts are those of a search.
  private var isSearch = false

  @MainActor private init() {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  }

  /// For a controller that is empty.
  @preconcurrency @MainActor public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// For a controller that loads.
  @preconcurrency @MainActor public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    return configuration
  }

  /// For a search that found nothing; its text is that of the state it is shown in.
  @preconcurrency @MainActor public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// A view that shows it.
  @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The texts of a search say what was searched for.
  @preconcurrency @MainActor public func updated(for state: any UIConfigurationState)
    -> UIContentUnavailableConfiguration
  {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState, let text = state.searchText,
      !text.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(text)”"
    return configuration
  }
}
