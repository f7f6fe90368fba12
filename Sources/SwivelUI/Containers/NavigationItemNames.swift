// What a navigation item says beside its title and buttons: documents, renaming, and where a search bar stands.
import Foundation

/// Who is asked and told when a title is changed in a bar. Nobody changes one there here.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: OptionalMethods {
  /// The title was changed.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  /// Whether it may be changed.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  /// The text to begin with, and what is chosen of it.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether it may become this.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Says that it may.
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }
  /// Takes what is suggested.
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Says that it may.
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// What is known of the document a controller shows, for the menu at its title.
@preconcurrency @MainActor public final class UIDocumentProperties: NumberedObject {
  /// The document; nil where only its kind is known.
  public let url: URL?
  /// What is known of it. Kept, and not shown.
  public var metadata: AnyObject?
  /// What can be dragged out of the menu. Kept.
  public var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// The sheet to share it. Kept.
  public var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the icon is drawn. Kept.
  public var wantsIconRepresentation = true

  /// Describes a document.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UINavigationItem {
  /// How title and buttons stand; raw values are UIKit's.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title where the language begins, for looking through.
    case browser = 1
    /// The same, for changing.
    case editor = 2
  }

  /// Where a search bar stands; raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    /// Where there is room.
    case automatic = 0
    /// Among the buttons.
    case integrated = 1
    /// Below them.
    case stacked = 2
    /// Among the buttons, in the middle.
    case integratedCentered = 3
    /// Among the buttons, as one of them.
    case integratedButton = 4
    /// What `integrated` was called before era 26.
    public static let inline = SearchBarPlacement.integrated
  }

  /// The style by its plain name.
  public typealias Style = ItemStyle
}
