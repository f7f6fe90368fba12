// Interactions with texts and with large copies of what is small: names apps' own text views are written in.
import Foundation

/// How fingers choose text; raw values are UIKit's.
public enum UITextInteractionMode: Int, Sendable {
  /// Text that can be changed.
  case editable = 0
  /// Text that cannot.
  case nonEditable = 1
}

/// Who is asked and told of choosing text. Nobody is: no finger chooses in views of an app's own here.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: OptionalMethods {
  /// As in UIKit.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// As in UIKit.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// As in UIKit.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Says that it may.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Fingers that choose text in a view of an app's own. None do here.
@preconcurrency @MainActor open class UITextInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who is asked and told.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text.
  open weak var textInput: UIResponder?
  /// Whether it can be changed.
  public let textInteractionMode: UITextInteractionMode
  /// The gestures others have to wait for: none.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

  private init(_ mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }
  /// Fingers that choose text.
  public convenience init(for mode: UITextInteractionMode) { self.init(mode) }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Something that has a large copy for people who read large text.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: AnyObject {
  /// Whether it has.
  var showsLargeContentViewer: Bool { get }
  /// What is said of it.
  var largeContentTitle: String? { get }
  /// The picture of it.
  var largeContentImage: UIImage? { get }
  /// Whether that picture is as large as there is room.
  var scalesLargeContentImage: Bool { get }
  /// Room around that picture.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Who says what has a large copy. Nobody is asked: none is shown here.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: OptionalMethods {
  /// As in UIKit.
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  /// As in UIKit.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// As in UIKit.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Says nothing.
  public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  { nil }
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// The controller in front.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    AppScene.current.visibleController ?? UIViewController()
  }
}

/// Large copies of what is small in a view. None are shown here.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who says what has one.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Whether the user wants them: nobody does.
  open class var isEnabled: Bool { false }
  /// The gesture that shows one; nothing follows it.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()

  /// Copies of a delegate's choice.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Something that is being pasted.
@preconcurrency @MainActor public protocol UITextPasteItem: AnyObject {
  /// What is loaded of it.
  var itemProvider: NSItemProvider { get }
  /// A value of the app's own.
  var localObject: Any? { get }
  /// Inserts words.
  func setResult(string: String)
  /// Inserts words with attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Inserts nothing.
  func setNoResult()
  /// Inserts what the system would.
  func setDefaultResult()
}

/// Something that takes what is pasted.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: AnyObject {}

extension UITextView: UITextPasteConfigurationSupporting {}
extension UITextField: UITextPasteConfigurationSupporting {}

/// Who changes what is pasted. Nobody is asked: only words are pasted here.
@preconcurrency @MainActor public protocol UITextPasteDelegate: OptionalMethods {
  /// As in UIKit.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
}

extension UITextPasteDelegate {
  /// Inserts what the system would.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
}
