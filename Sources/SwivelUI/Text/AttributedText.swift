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
public final class NSStringDrawingContext: NSObject {
  /// How small it may be made.
  public var minimumScaleFactor: CGFloat = 0
}

/// A shadow of text.
public final class NSShadow: NSObject, @unchecked Sendable {
  /// Where it falls.
  public var shadowOffset = CGSize.zero
  /// How soft it is.
  public var shadowBlurRadius: CGFloat = 0
  /// Its colour.
  public var shadowColor: Any?
}

/// Something that stands in a text: here a picture or an empty room.
open class NSTextAttachment: NSObject, @unchecked Sendable {
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
  /// What it takes in a line.
  var size: CGSize { bounds.isEmpty ? image?.size ?? .zero : bounds.size }
}

/// How much room attributed text takes: lines of the largest font, runs as wide as their own fonts make them.
@MainActor enum AttributedMeasuring {
  /// The font of text without one, as UIKit draws it.
  private static let plainFont = UIFont.systemFont(ofSize: 12)

  static func size(_ text: NSAttributedString, width: CGFloat) -> CGSize {
    guard text.length > 0 else { return .zero }
    var runs: [(text: String, font: UIFont, kern: CGFloat)] = []
    var style: NSParagraphStyle?
    var attachments = CGSize.zero
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        attachments.width += attachment.size.width
        attachments.height = max(attachments.height, attachment.size.height)
        return
      }
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
      let kern = (attributes[.kern] ?? attributes[.tracking]) as? NSNumber
      runs.append(
        (
          text.attributedSubstring(from: range).string, attributes[.font] as? UIFont ?? plainFont,
          CGFloat(kern?.doubleValue ?? 0)
        ))
    }
    guard let tallest = runs.max(by: { $0.font.lineHeight < $1.font.lineHeight })?.font else { return attachments }
    let natural = runs.map { run in
      var measuring = TextMeasuring(font: run.font)
      measuring.text = run.text
      measuring.maximumLines = 0
      return measuring.size(width: .infinity).width + run.kern * CGFloat(run.text.count)
    }
    var measuring = TextMeasuring(font: tallest)
    measuring.maximumLines = 0
    measuring.lineBreakMode = .byWordWrapping
    measuring.paragraph = style?.metrics ?? .plain
    measuring.text = runs.map(\.text).joined()
    let whole = measuring.size(width: .infinity)
    // Runs beside each other are as wide as together; text in one font can be wrapped exactly, else in proportion.
    let isOne = runs.count == 1 && runs[0].kern == 0
    let total = isOne ? whole.width : natural.reduce(0, +)
    let factor = whole.width > 0 && !(runs.contains { $0.text.contains("\n") }) ? total / whole.width : 1
    let wrapped = measuring.size(width: width.isFinite ? width / max(factor, 0.01) : .infinity)
    return CGSize(
      width: min(wrapped.width * factor + attachments.width, max(width, 0)),
      height: max(wrapped.height, attachments.height))
  }
}

extension NSAttributedString {
  /// The text with a picture in it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// The size of the text without any limit of width.
  @preconcurrency @MainActor public func size() -> CGSize {
    AttributedMeasuring.size(self, width: .infinity)
  }
  /// The room the text takes in a size.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : .infinity
    return CGRect(origin: .zero, size: AttributedMeasuring.size(self, width: width))
  }
  /// Draws the text. Nothing is drawn here.
  public func draw(at point: CGPoint) {}
  /// Draws the text. Nothing is drawn here.
  public func draw(in rect: CGRect) {}
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
  /// Draws the text. Nothing is drawn here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text. Nothing is drawn here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
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
  /// Draws the text. Nothing is drawn here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text. Nothing is drawn here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
