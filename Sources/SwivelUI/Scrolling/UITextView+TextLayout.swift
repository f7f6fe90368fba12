// A text view's TextKit 2: made when somebody asks for it, of the view's own storage and room, until somebody asks for TextKit 1.
import DeviceCatalog
import Foundation

/// Which of the two a text view has, and the parts of TextKit 2.
@MainActor final class TextViewLayout {
  private var isLeft = false
  private var isWanted = false
  /// Kept here: neither keeps the other in both ways.
  private var parts: (manager: NSTextLayoutManager, content: NSTextContentManager)?

  nonisolated init() {}

  /// Somebody asked for TextKit 1.
  func leave() { (isLeft, parts) = (true, nil) }
  /// Somebody asked for TextKit 2.
  func want() { isWanted = true }

  /// A room an app made: its layout is the view's, whichever it is.
  func take(_ container: NSTextContainer) {
    guard let manager = container.textLayoutManager, let content = manager.textContentManager else { return leave() }
    parts = (manager, content)
    guard container.layoutManager == nil, let storage = (content as? NSTextContentStorage)?.textStorage else { return }
    // The view's own lines are set by this one, which nobody is shown.
    let lines = NSLayoutManager()
    lines.addTextContainer(container)
    storage.addLayoutManager(lines)
    hidden = lines
  }
  private var hidden: NSLayoutManager?

  func manager(of view: UITextView) -> NSTextLayoutManager? {
    guard !isLeft, isWanted || parts != nil || AppScene.current.era >= Era(16) else { return nil }
    if let parts { return parts.manager }
    let (manager, content) = (NSTextLayoutManager(), NSTextContentStorage())
    content.addTextLayoutManager(manager)
    manager.heldBy = { [weak view] in MainActor.unchecked { view?.currentKit.container } }
    content.heldBy = { [weak view] in MainActor.unchecked { view?.currentKit.storage } }
    parts = (manager, content)
    return manager
  }
}

extension UITextView {
  /// Boxes, from era 17; raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line around it.
    case line = 1
    /// A sunken border.
    case bezel = 2
    /// A rounded border.
    case roundedRect = 3
  }

  /// Creates a view whose text is laid out by TextKit 2, or by TextKit 1.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if usingTextLayoutManager { textLayout.want() } else { textLayout.leave() }
  }
}
