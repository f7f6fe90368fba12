// Views in texts (era 15): an app's class makes one for an attachment. Texts here show pictures; who asks for the view gets it.

/// Makes the view of an attachment.
open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// Who lays out the text.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Where it is in the text.
  public let location: any NSTextLocation
  /// Whether the room of the attachment follows the view. Kept.
  open var tracksTextAttachmentViewBounds = false
  private var made: UIView?
  /// The view, made when somebody asks.
  @MainActor open var view: UIView? {
    get {
      if made == nil { loadView() }
      return made
    }
    set { made = newValue }
  }

  /// For an attachment.
  public required init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
    super.init()
  }

  /// Makes the view: none here. Subclasses set `view`.
  @preconcurrency @MainActor open func loadView() {}
  /// The room of the attachment: the view's where the room follows it, else the attachment's.
  @preconcurrency @MainActor open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view { return view.bounds }
    return textAttachment?.attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: 0)
      ?? .zero
  }
}
