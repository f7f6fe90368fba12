// How a button looks as a whole, from era 15.

extension UIButton {
  /// How a button looks as a whole.
  public struct Configuration: Hashable {
    /// How large a button is; raw values are UIKit's.
    public enum Size: Int, Sendable {
      /// Middling.
      case medium = 0
      /// Small.
      case small = 1
      /// Very small.
      case mini = 2
      /// Large.
      case large = 3

      /// Around the content while nobody says: buttons of one line are about 28, 34 and 50 points high. Documents have 7 and 12 of
      /// middling ones; those of the others are what developers measured.
      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }
    /// How corners are round; raw values are UIKit's.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, with the text size.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles.
      case capsule = 4
    }
    /// Where titles stand; raw values are UIKit's.
    public enum TitleAlignment: Int, Sendable {
      /// As fits.
      case automatic = 0
      /// Where the language begins.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where the language ends.
      case trailing = 3
    }
    /// The sign of a menu; raw values are UIKit's.
    public enum Indicator: Int, Sendable {
      /// As the system likes it.
      case automatic = 0
      /// None.
      case none = 1
      /// Of one that opens over the button.
      case popup = 2
    }
    /// Looks of buttons on Macs; raw values are UIKit's.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system likes it.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without one.
      case borderless = 2
      /// Without one, in the tint.
      case borderlessTinted = 3
    }
    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// What is below the title.
    public var subtitle: String?
    /// What is below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// Where the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and title.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand.
    public var titleAlignment = TitleAlignment.automatic
    /// Around the content; by the size of the button until somebody says.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? buttonSize.insets }
      set { givenInsets = newValue }
    }
    private var givenInsets: NSDirectionalEdgeInsets?
    /// What the content is drawn in.
    public var baseForegroundColor: UIColor?
    /// What is behind the content.
    public var baseBackgroundColor: UIColor?
    /// How large it is.
    public var buttonSize = Size.medium
    /// How corners are round.
    public var cornerStyle = CornerStyle.dynamic
    /// What is behind the content; its colour is nil for that of the button's kind.
    public var background = noBackground
    private static var noBackground: UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = nil
      return background
    }
    /// Whether something goes on.
    public var showsActivityIndicator = false
    /// How symbols are chosen.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Makes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Whether the content follows the state.
    public var automaticallyUpdateForSelection = true
    /// Makes the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Makes the picture's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Makes the colour of what shows that something goes on.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a menu is announced by a sign.
    public var indicator = Indicator.automatic
    /// Makes the sign's colour.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// How a title without room is cut.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle without room is cut.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How another symbol comes, from era 26. Kept: it is there at once.
    public var symbolContentTransition: UISymbolContentTransition?
    /// What Macs make of the button.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// What is behind the content.
    package enum Backdrop: Sendable {
      /// Nothing.
      case none
      /// Grey.
      case gray
      /// A faint tint.
      case faint
      /// The tint, or what takes its place.
      case full
    }
    /// What is behind the content, unless `background` says.
    package var backdrop = Backdrop.none

    private init(_ backdrop: Backdrop) { self.backdrop = backdrop }
    /// A button without a background.
    public static func plain() -> Configuration { Configuration(.none) }
    /// A button in the tint on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button in the tint on faint tint.
    public static func tinted() -> Configuration { Configuration(.faint) }
    /// A button on the tint.
    public static func filled() -> Configuration { Configuration(.full) }
    /// A button without a border, which on these devices is a plain one.
    public static func borderless() -> Configuration { Configuration(.none) }
    /// A button with a border, which on these devices is a grey one.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button in the tint with a border, which on these devices is a tinted one.
    public static func borderedTinted() -> Configuration { Configuration(.faint) }
    /// A button that stands out, which on these devices is a filled one.
    public static func borderedProminent() -> Configuration { Configuration(.full) }

    /// Gives the insets of the button's size back.
    public mutating func setDefaultContentInsets() { givenInsets = nil }
    /// The configuration for a button's state: itself, for what a state changes is drawn by the button.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// Edges as the language has them; raw values are UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where the language begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where the language ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
