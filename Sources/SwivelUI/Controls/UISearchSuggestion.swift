// What might be searched for, from era 16. Kept by searches, and not shown.

/// Something that might be searched for.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
  /// What it says.
  var localizedSuggestion: String? { get }
  /// What a screen reader says of it.
  var localizedDescription: String? { get }
  /// Its picture.
  var iconImage: UIImage? { get }
  /// A value of the app's own.
  var representedObject: Any? { get set }
}

/// Something that might be searched for.
@preconcurrency @MainActor open class UISearchSuggestionItem: NumberedObject, UISearchSuggestion {
  /// What it says.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// What it says.
  public let localizedSuggestion: String?
  /// What a screen reader says of it.
  public let localizedDescription: String?
  /// Its picture.
  public let iconImage: UIImage?
  /// A value of the app's own.
  open var representedObject: Any?

  /// Suggests words.
  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    localizedAttributedSuggestion = nil
    super.init()
  }

  /// Suggests words with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    localizedSuggestion = suggestion.string
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}
