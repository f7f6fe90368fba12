// Attributed strings: the keys UIKit adds, and how much room a text takes.
import TextMetrics

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// How paragraphs are set: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Whether letters stand below each other: 0, for they stand beside each other.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// What is added to each letter's width, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// What is added to each letter's width, in points.
  public static let tracking = NSAttributedString.Key("NSTracking")
  /// How the text is struck through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How the text is underlined.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the letters' outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How wide the letters' outlines are.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// What stands in the text.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Where a tap leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the underline.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How slanted.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How wide.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Which way it runs.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// Lines under and through text; raw values are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of dashes and two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a text is measured; raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the distance between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By what is drawn.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Without what does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// More on how a text is measured.
open class NSStringDrawingContext: NSObject {
  /// How small it may be made.
  open var minimumScaleFactor: CGFloat = 0
  /// How small it was made: text keeps its size here.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The room it took.
  open internal(set) var totalBounds = CGRect.zero
}

/// A shadow of text.
open class NSShadow: NSObject, @unchecked Sendable {
  private let comparable = ComparableWord()
  /// Where it falls.
  open var shadowOffset = CGSize.zero
  /// How soft it is.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

/// Something that stands in a text: here a picture or an empty room.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let comparable = ComparableWord()
  /// The picture.
  open var image: UIImage?
  /// Its room; the picture's own for zero.
  open var bounds = CGRect.zero
  /// Something without a picture yet.
  public override init() { super.init() }
  /// A picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// A picture or something else as data of a type; only pictures are shown.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
  }
  /// The data it was made of.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?
  /// The file it was made of.
  open var fileWrapper: FileWrapper?
  /// Room left and right of it.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may show it; none does here.
  open var allowsTextAttachmentView = true
  /// Whether one does.
  open var usesTextAttachmentView: Bool { false }

  /// The view that shows it by TextKit 2: one of the class its type was registered with. Texts here show pictures and no views.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let fileType, let known = Self.providers[fileType] else { return nil }
    return known.init(
      textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
      location: location)
  }
  /// The classes of providers by the types of files.
  nonisolated(unsafe) private static var providers: [String: NSTextAttachmentViewProvider.Type] = [:]
  /// Lets views of a class show attachments of a type.
  open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
    providers[fileType] = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
  }
  /// The class that was registered for a type; nil for none.
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { providers[fileType] }

  /// The picture it shows in some bounds: `image`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  /// Its room in a line, from the baseline's place for it on: `bounds`, or the picture's size.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds }

  /// Its room beside text of a height. How wide the line will be is not known where runs are measured: UIKit proposes as much as
  /// this, too, where nothing limits it.
  func room(lineHeight: CGFloat, at place: Int) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: 10_000_000, height: lineHeight)
    return attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: place)
  }
}

extension NSAttributedString {
  /// The text with a picture in it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// The same with attributes beside the picture (era 18).
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
  }
  /// Whether a part of the text has pictures or other attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value is NSTextAttachment else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
  /// The size of the text without any limit of width.
  @preconcurrency @MainActor public func size() -> CGSize {
    AttributedLines(self).size(width: .infinity)
  }
  /// The room the text takes in a size.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : .infinity
    let room = CGRect(origin: .zero, size: AttributedLines(self).size(width: width))
    context?.totalBounds = room
    return room
  }
  /// Draws the text from its top left corner, in one line a paragraph.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    DrawingContexts.current?.add(.text(self, CGRect(origin: point, size: size())))
  }
  /// Draws the text in a rectangle, as many lines as it has room for.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    DrawingContexts.current?.add(.text(self, rect))
  }
  /// Draws the text in a rectangle, in lines, or in one line whose baseline begins at the rectangle's origin.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if let context {
      let room = boundingRect(with: rect.size, options: options, context: nil)
      context.totalBounds = room.offsetBy(dx: rect.minX, dy: rect.minY)
    }
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    draw(at: CGPoint(x: rect.minX, y: rect.minY - (font ?? .systemFont(ofSize: 12)).ascender))
  }
}

extension NSString {
  /// The size of the text without any limit of width.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: "\(self)", attributes: attrs).size()
  }
  /// The room the text takes in a size.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: "\(self)", attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
  /// Draws the text from its top left corner, in one line a paragraph.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: "\(self)", attributes: attrs).draw(at: point)
  }
  /// Draws the text in a rectangle, as many lines as it has room for.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: "\(self)", attributes: attrs).draw(in: rect)
  }
  /// Draws the text in a rectangle, in lines, or in one line whose baseline begins at the rectangle's origin.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: "\(self)", attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// The size of the text without any limit of width.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  /// The room the text takes in a size.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
  /// Draws the text from its top left corner, in one line a paragraph.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  /// Draws the text in a rectangle, as many lines as it has room for.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text in a rectangle, in lines, or in one line whose baseline begins at the rectangle's origin.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context) }
}
