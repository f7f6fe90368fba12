// What apps say can be shared of what they show: the objects, which a sheet reads with the app's own activities, and what is said of
// them, which is kept.

/// Who says what is shared (UIActivityItemsConfigurationReading).
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// What is shared.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// What the app itself can do with it.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
  /// Whether it is offered in this way; in each unless told otherwise.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// What is said of all of it.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What is said of one.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// A picture of one.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
  /// Nothing of its own.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
  /// In each.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  /// Nothing.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Nothing.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// None.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
}

/// A way in which something is offered to others.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharing.
  public static let share = Self(rawValue: "share")
  /// Copying.
  public static let copy = Self(rawValue: "copy")
}

/// What is said of what is shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its title.
  public static let title = Self(rawValue: "title")
  /// The words that are sent with it.
  public static let messageBody = Self(rawValue: "messageBody")
  /// What a link looks like, as the LinkPresentation framework says it.
  public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
}

/// What a picture of something shared is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An intent by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole.
  public static let fullSize = Self(rawValue: "fullSize")
  /// Something small.
  public static let thumbnail = Self(rawValue: "thumbnail")
}

/// What is shared, as closures say it.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// Something that stands for the whole beside it.
  open var localObject: Any?
  /// In which ways it is offered.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// What is said of all of it.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// What is said of one.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// A picture of one.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// What the app itself can do with it.
  open var applicationActivitiesProvider: (() -> [UIActivity])?
  private let providers: [NSItemProvider]

  /// These objects.
  public init(objects: [any NSItemProviderWriting]) {
    providers = objects.map { NSItemProvider(object: $0) }
    super.init()
  }
  /// What these give.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }

  /// The ones it was made with.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  /// What the closure says.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
  /// Whether it is among the supported ones.
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }
  /// What the closure says.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  /// What the closure says.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  /// What the closure gives.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}
