// How a button looks as a whole, from era 15.

extension UIButton {
  /// How a button looks as a whole. Title and picture take part in layout, the rest is kept.
  public struct Configuration {
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
    /// Around the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// What the content is drawn in.
    public var baseForegroundColor: UIColor?
    /// What is behind the content.
    public var baseBackgroundColor: UIColor?
    /// How large it is.
    public var buttonSize = Size.medium
    /// How corners are round.
    public var cornerStyle = CornerStyle.dynamic
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether something goes on.
    public var showsActivityIndicator = false
    /// How symbols are chosen.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Makes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Whether the content follows the state.
    public var automaticallyUpdateForSelection = true
    /// A button without a background.
    public static func plain() -> Configuration { Configuration() }
    /// A button in the tint on grey.
    public static func gray() -> Configuration { Configuration() }
    /// A button in the tint on faint tint.
    public static func tinted() -> Configuration { Configuration() }
    /// A button on the tint.
    public static func filled() -> Configuration { Configuration() }
    /// A button without padding.
    public static func borderless() -> Configuration { Configuration() }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// A button in the tint with a border.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A button that stands out.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}

/// Edges as the language has them; raw values are UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
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

extension UIButton {
  /// Creates a button that looks as a configuration says and performs `primaryAction`, whose title and picture it has where the
  /// configuration has none (era 15).
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
}
