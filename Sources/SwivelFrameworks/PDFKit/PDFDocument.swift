// Documents of PDF pages: how many and how large, from a file, from pictures, put together. What is on a page is not read.
import Foundation
import SwivelUI

/// Which part of a page is meant; raw values are PDFKit's.
public enum PDFDisplayBox: Int, Sendable {
  /// The paper.
  case mediaBox = 0
  /// What is shown.
  case cropBox = 1
  /// What is printed.
  case bleedBox = 2
  /// What is cut out.
  case trimBox = 3
  /// What the author means.
  case artBox = 4
}

/// A name of a document's own.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// PDFKit's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// Who wrote it.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// What it is about.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// What made it.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
}

/// A page (developer.apple.com/documentation/pdfkit/pdfpage).
open class PDFPage: NSObject, @unchecked Sendable {
  private var boxes: [PDFDisplayBox: CGRect]
  /// By how many degrees it is turned, clockwise: a multiple of 90.
  open var rotation = 0
  /// The document it is in.
  open internal(set) weak var document: PDFDocument?
  /// What is seen on it; nil for what nobody here reads.
  let picture: UIImage?
  /// What was put on it.
  open private(set) var annotations: [PDFAnnotation] = []

  init(_ facts: PDFPageFacts) {
    boxes = [.mediaBox: facts.media]
    boxes[.cropBox] = facts.crop
    picture = nil
    super.init()
    rotation = facts.rotation
  }
  /// An empty one of US Letter's size.
  public override init() {
    boxes = [.mediaBox: CGRect(x: 0, y: 0, width: 612, height: 792)]
    picture = nil
    super.init()
  }
  /// One of a picture, as large as it is.
  public init?(image: UIImage) {
    boxes = [.mediaBox: CGRect(origin: .zero, size: image.size)]
    picture = image
    super.init()
  }
  /// A part of the page in points, from its left lower corner. All of it where nobody said.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? boxes[.cropBox] ?? boxes[.mediaBox] ?? .zero
  }
  /// Says which part it is.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
  /// How large it is as it is shown.
  var shownSize: CGSize {
    let size = bounds(for: .cropBox).size
    return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }
  /// What number it has; nil for none.
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  /// What it says: nobody reads it.
  open var string: String? { nil }
  /// The same with its fonts.
  open var attributedString: NSAttributedString? { nil }
  /// How many characters are on it.
  open var numberOfCharacters: Int { 0 }
  /// A small picture of it, white where nothing is known.
  @preconcurrency @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let whole = shownSize
    let factor = whole.width > 0 && whole.height > 0 ? min(size.width / whole.width, size.height / whole.height) : 0
    let fitting = CGSize(width: whole.width * factor, height: whole.height * factor)
    return UIGraphicsImageRenderer(size: fitting).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: fitting))
      picture?.draw(in: CGRect(origin: .zero, size: fitting))
    }
  }
  /// Draws it: white paper, and its picture if it has one.
  @preconcurrency @MainActor open func draw(with box: PDFDisplayBox, to context: CGContext) {
    let paper = CGRect(origin: .zero, size: shownSize)
    context.saveGState()
    context.setFillColor(UIColor.white.cgColor)
    context.fill(paper)
    // A page's y runs upwards, and a picture's downwards.
    context.translateBy(x: 0, y: paper.height)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    picture?.draw(in: paper)
    UIGraphicsPopContext()
    context.restoreGState()
  }
  /// Puts something on it.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
  /// Takes it off.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    if annotation.page === self { annotation.page = nil }
  }
  /// What was put where.
  open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
  /// What is said in a rectangle: nobody reads it.
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
}

/// Something put on a page. It is kept and not drawn.
open class PDFAnnotation: NSObject {
  /// Where.
  open var bounds: CGRect
  /// PDF's word for what it is.
  open var type: String?
  /// What it says.
  open var contents: String?
  /// In which colour.
  open var color: UIColor = .systemYellow
  /// Where it leads to.
  open var url: URL?
  /// The page.
  open internal(set) weak var page: PDFPage?
  /// Something of a kind.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
  ) {
    (self.bounds, type) = (bounds, String(annotationType.rawValue.dropFirst()))
  }
}
/// A kind of what is put on pages.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// PDF's word, with its stroke.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Marked.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// Drawn.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// Leads somewhere.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// A word in the margin.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  /// Words.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A square.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// A stamp.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// A line under words.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// To be filled in.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// Words on pages: nobody reads them, so that there are none.
open class PDFSelection: NSObject {
  /// What they are.
  open var string: String? { nil }
  /// The pages they are on.
  open var pages: [PDFPage] { [] }
  /// In which colour they are marked.
  open var color: UIColor?
  /// None of a document.
  public init(document: PDFDocument) {}
}

/// A place on a page.
open class PDFDestination: NSObject {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// Where on it, from its left lower corner.
  public let point: CGPoint
  /// A place.
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

/// What a document's chapters are: nobody reads them.
open class PDFOutline: NSObject {
  /// What it is called.
  open var label: String?
  /// Where it begins.
  open var destination: PDFDestination?
  /// How many are in it.
  public let numberOfChildren = 0
  /// None.
  open func child(at index: Int) -> PDFOutline? { nil }
}

/// A document (developer.apple.com/documentation/pdfkit/pdfdocument).
open class PDFDocument: NSObject, @unchecked Sendable {
  private var pages: [PDFPage] = []
  /// Its file.
  open private(set) var documentURL: URL?
  /// A document's own names.
  open var documentAttributes: [AnyHashable: Any]?
  /// Hears of searches.
  open weak var delegate: (any PDFDocumentDelegate)?
  private var file: Data?

  /// One without pages.
  public override init() { super.init() }
  /// The one in a file's bytes; nil for what is none.
  public init?(data: Data) {
    guard let read = PDFFile(data) else { return nil }
    super.init()
    file = data
    pages = read.pages.map(PDFPage.init)
    documentAttributes = read.info.isEmpty ? nil : read.info.reduce(into: [:]) { $0[AnyHashable($1.key)] = $1.value }
    for page in pages { page.document = self }
  }
  /// The one in a file; nil for none, and for what would come over a network.
  public convenience init?(url: URL) {
    guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// How many pages.
  open var pageCount: Int { pages.count }
  /// A page by its number, from 0.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// A page's number; `NSNotFound` for one that is elsewhere.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Puts a page in.
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
    page.document = self
    file = nil
  }
  /// Takes one out.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    file = nil
  }
  /// Has two change places.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
    file = nil
  }
  /// Whether a password is wanted: files with one are not read.
  open var isLocked: Bool { false }
  /// Whether it was made with a password.
  open var isEncrypted: Bool { false }
  /// Whether a password is the right one.
  open func unlock(withPassword password: String) -> Bool { true }
  /// Whether it may be printed.
  open var allowsPrinting: Bool { true }
  /// Whether it may be copied.
  open var allowsCopying: Bool { true }
  /// What it says: nobody reads it.
  open var string: String? { nil }
  /// Its chapters: nobody reads them.
  open var outlineRoot: PDFOutline?
  /// Where something is said: nobody reads it.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
  /// The file it was read from; nil for one that was put together or changed, which nobody here writes.
  open func dataRepresentation() -> Data? { file }
  /// Writes that file; false for none.
  @discardableResult
  open func write(to url: URL) -> Bool {
    guard let file else { return false }
    do { try file.write(to: url, options: .atomic) } catch { return false }
    return true
  }
}

/// Hears of searches.
@preconcurrency @MainActor public protocol PDFDocumentDelegate: OptionalMethods {
  /// Something was found.
  func didMatchString(_ instance: PDFSelection)
}
extension PDFDocumentDelegate {
  /// Nothing.
  public func didMatchString(_ instance: PDFSelection) {}
}
