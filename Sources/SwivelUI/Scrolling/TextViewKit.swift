// A text view's storage, setter of lines and room, once anybody asks for them, and how they and the view follow each other.

/// The three of a text view. They keep each other only by this.
@MainActor final class TextViewKit {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// Whether the view is what changes the storage.
  var isFollowing = false
  /// What an app's manager drew.
  var drawn: DrawingRecord?
  /// Whether it draws the lines as well.
  var drawsLines = false
  /// What it drew; nil where it is to draw anew.
  var drawnOf: DrawnText?
  /// Whether it draws at present: what is asked for then is done with it.
  var isDrawing = false

  init(_ container: NSTextContainer) {
    self.container = container
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    self.manager = manager
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    self.storage = storage
  }
}

/// What a drawing of a text depends on that a manager need not be asked again for.
struct DrawnText: Equatable {
  var text: NSAttributedString
  var size: CGSize
  var content: CGSize
  var style: UIUserInterfaceStyle
}

extension UITextView {
  /// Takes a room an app made, and the text of its storage.
  func adopt(_ container: NSTextContainer) {
    textLayout.take(container)
    let kit = TextViewKit(container)
    if kit.storage.length > 0 { attributedText = kit.storage.copied }
    keep(kit)
  }

  private func keep(_ kit: TextViewKit) {
    self.kit = kit
    kit.manager.displayChanged = { [weak self] in MainActor.assumeIsolated { self?.setNeedsDisplay() } }
    kit.manager.changed = { [weak self, weak kit] in
      MainActor.assumeIsolated {
        guard let self, let kit, !kit.isFollowing else { return }
        let place = self.selectedRange
        kit.isFollowing = true
        self.attributedText = kit.storage.copied
        kit.isFollowing = false
        self.selectedRange = place
      }
    }
  }

  /// Makes the room as wide as the view is now.
  func fitRoom(_ kit: TextViewKit) {
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    guard kit.container.widthTracksTextView, width > 0 else { return }
    kit.container.size = CGSize(width: width, height: isScrollEnabled ? .greatestFiniteMagnitude : bounds.height)
  }

  /// The three as the view is now.
  var currentKit: TextViewKit {
    if kit == nil {
      let container = NSTextContainer(size: .zero)
      container.widthTracksTextView = true
      keep(TextViewKit(container))
    }
    guard let kit else { preconditionFailure("it was made above") }
    fitRoom(kit)
    let text: NSAttributedString = attributedText
    guard !kit.storage.isEditing else { return kit }
    if kit.storage.isOthers {
      type(text.string, into: kit)
    } else if !kit.storage.isEqual(to: text) {
      kit.isFollowing = true
      kit.storage.setAttributedString(text)
      kit.isFollowing = false
    }
    return kit
  }

  /// Replaces what is different in a storage of the app's, as keys do, and shows what it makes of it: it has a mind of its own about
  /// attributes.
  private func type(_ text: String, into kit: TextViewKit) {
    let place = selection
    defer {
      kit.isFollowing = true
      attributedText = kit.storage.copied
      kit.isFollowing = false
      selection = place
    }
    let (old, new) = (Array(kit.storage.string.utf16), Array(text.utf16))
    guard old != new else { return }
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    if start > 0, UTF16.isLeadSurrogate(new[start - 1]) { start -= 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    if end > 0, UTF16.isTrailSurrogate(new[new.count - end]) { end -= 1 }
    kit.isFollowing = true
    kit.storage.replaceCharacters(
      in: NSRange(location: start, length: old.count - end - start),
      with: String(decoding: new[start..<(new.count - end)], as: UTF16.self))
    kit.isFollowing = false
  }

  /// The attributes of the character before the insertion point, at the beginning of the one after it; of an empty text the view's.
  var neighbouringAttributes: [NSAttributedString.Key: Any] {
    guard let attributed, attributed.length > 0 else {
      return [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label]
    }
    return attributed.attributes(at: max(0, min(selectedRange.location, attributed.length) - 1), effectiveRange: nil)
  }
}
