// What a device does beside its screen: it trembles, and keeps what was copied.

/// Lets the device tremble, which nobody feels here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NumberedObject {
  /// A generator.
  public override init() { super.init() }
  /// Nothing happens here.
  open func prepare() {}
}

/// As things that meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard; raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    /// UIKit's style of this name.
    case light = 0
    /// UIKit's style of this name.
    case medium = 1
    /// UIKit's style of this name.
    case heavy = 2
    /// UIKit's style of this name.
    case soft = 3
    /// UIKit's style of this name.
    case rigid = 4
  }
  /// Middling.
  public override convenience init() { self.init(style: .medium) }
  /// So hard.
  public init(style: FeedbackStyle) { super.init() }
  /// So hard, by the view it is about.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  /// Nothing happens here.
  open func impactOccurred(at location: CGPoint) {}
  /// Nothing happens here.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
  /// Nothing happens here.
  open func impactOccurred() {}
  /// Nothing happens here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// As a wheel.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// As usual.
  public override init() { super.init() }
  /// As usual, by the view it is about.
  public convenience init(view: UIView) { self.init() }
  /// Nothing happens here.
  open func selectionChanged() {}
  /// Nothing happens here.
  open func selectionChanged(at location: CGPoint) {}
}

/// As what snaps while it is drawn or moved (era 17.5).
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// As usual.
  public override init() { super.init() }
  /// As usual, by the view it is about.
  public convenience init(view: UIView) { self.init() }
  /// Nothing happens here.
  open func alignmentOccurred(at location: CGPoint) {}
  /// Nothing happens here.
  open func pathCompleted(at location: CGPoint) {}
}

/// As news.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Which; raw values are UIKit's.
  public enum FeedbackType: Int, Sendable {
    /// Good.
    case success = 0
    /// Doubtful.
    case warning = 1
    /// Bad.
    case error = 2
  }
  /// As usual.
  public override init() { super.init() }
  /// As usual, by the view it is about.
  public convenience init(view: UIView) { self.init() }
  /// Nothing happens here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Nothing happens here.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// What was copied. Each app has its own here.
@preconcurrency @MainActor open class UIPasteboard: NumberedObject {
  /// The app's.
  open class var general: UIPasteboard { AppScene.current.app.pasteboard }
  /// Posted when something was copied.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted when a pasteboard was removed.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The kinds that were added, in what the notification says.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The kinds that went, in what the notification says.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// What was copied: each thing by its kinds.
  open var items: [[String: Any]] {
    get { contents.items }
    set {
      let kinds = [contents.items, newValue].map { Set($0.flatMap(\.keys)) }
      contents.items = newValue
      contents.changeCount += 1
      NotificationCenter.default.post(
        name: Self.changedNotification, object: self,
        userInfo: [
          Self.changedTypesAddedUserInfoKey: kinds[1].subtracting(kinds[0]).sorted(),
          Self.changedTypesRemovedUserInfoKey: kinds[0].subtracting(kinds[1]).sorted(),
        ])
    }
  }
  /// How often something was copied.
  open var changeCount: Int { contents.changeCount }
  /// The name of this one.
  public let name: Name
  let contents: PasteboardContents
  init(_ name: Name, _ contents: PasteboardContents) {
    (self.name, self.contents) = (name, contents)
    super.init()
  }
  /// One with a name: what another object of the name copied is there, too. Nil where there is none and none is made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let contents = AppScene.current.app.pasteboards.contents(pasteboardName, create) else { return nil }
    self.init(pasteboardName, contents)
  }
  /// The text of the first thing; set, it is all there is.
  open var string: String? {
    get { items.first.flatMap(Self.text) }
    set { items = newValue.map { [[Self.textKinds[0]: $0]] } ?? [] }
  }
  /// The texts of all things; nil for none.
  open var strings: [String]? {
    get { all(Self.text) }
    set { items = (newValue ?? []).map { [Self.textKinds[0]: $0] } }
  }
  /// The address of the first thing; set, it is all there is.
  open var url: URL? {
    get { items.first.flatMap(Self.address) }
    set { items = newValue.map { [[Self.addressKinds[0]: $0]] } ?? [] }
  }
  /// The picture of the first thing; set, it is all there is.
  open var image: UIImage? {
    get { items.first.flatMap(Self.picture) }
    set { items = newValue.map { [[Self.pictureKinds[0]: $0]] } ?? [] }
  }
  /// The colour of the first thing; set, it is all there is.
  open var color: UIColor? {
    get { items.first.flatMap(Self.color) }
    set { items = newValue.map { [[Self.colorKind: $0]] } ?? [] }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Copies bytes, in the place of what there is.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
  /// Copies something, in the place of what there is.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
}
