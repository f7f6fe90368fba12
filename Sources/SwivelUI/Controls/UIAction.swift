// What a control or a menu does.

/// An entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: NumberedObject {
  /// How an entry is marked; raw values are UIKit's.
  public enum State: Int, Sendable {
    /// Not at all.
    case off = 0
    /// With a check mark.
    case on = 1
    /// With a dash.
    case mixed = 2
  }

  /// How an entry is shown; raw values are UIKit's.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It loses something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// What it is called.
  open var title: String
  /// What is said below the title.
  open var subtitle: String?
  /// The picture beside it.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A titled closure for controls and menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name: the one it was made with, else one no other action has.
  public var identifier: Identifier { givenIdentifier ?? Identifier("action \(hash)") }
  /// The name it was made with.
  let givenIdentifier: Identifier?
  /// How it is shown.
  open var attributes: Attributes
  /// How it is marked.
  open var state: State
  /// What is said of it.
  open var discoverabilityTitle: String?
  private let handler: @MainActor (UIAction) -> Void
  /// The control that performs the action, while it does.
  open internal(set) weak var sender: AnyObject?

  /// What a popover of the action can point at while it is performed: its control or bar button, from era 16.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// The picture while it is marked.
  open var selectedImage: UIImage?

  /// Creates an action; buttons made for it show `title`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.handler = handler
    givenIdentifier = identifier
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Does what the action does, for whoever asks.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: (sender ?? self) as AnyObject) }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

extension UIAction {
  /// The command by which the camera types for a responder (era 15). There is no camera: nothing is typed.
  public class func captureTextFromCamera(
    responder: UIResponder & UIKeyInput, identifier: UIAction.Identifier? = nil
  ) -> UIAction {
    UIAction(title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier) {
      [weak responder] action in responder?.captureTextFromCamera(action)
    }
  }
}
