// PDF files made by code: pages of what is drawn.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How PDF files are made.
@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: NumberedObject {
  /// What a page is like unless it says otherwise.
  open internal(set) var bounds = CGRect.zero
  /// What the file says of itself: `kCGPDFContextTitle` and the like.
  open var documentInfo: [String: Any] = [:]
  /// As files are.
  public static func `default`() -> Self { Self() }
  /// As files are.
  public static func preferred() -> Self { Self() }
  /// As files are.
  public override required init() { super.init() }
}

/// Makes PDF files.
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NumberedObject {
  /// How.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of pages of a size.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
    super.init()
  }
  /// Creates a renderer of pages of a size.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Runs `actions` and gives the file of the pages they begin.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(PDFContext(bounds, format.documentInfo), format)
    DrawingContexts.push(context.cgContext)
    actions(context)
    DrawingContexts.pop()
    return context.file.data()
  }
  /// Runs `actions` and writes the file of the pages they begin.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}

/// What the pages of a PDF file are drawn with.
@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: NumberedObject {
  let file: PDFContext
  /// How.
  public let format: UIGraphicsPDFRendererFormat
  init(_ file: PDFContext, _ format: UIGraphicsPDFRendererFormat) {
    (self.file, self.format) = (file, format)
    super.init()
  }
  /// The context.
  open var cgContext: CGContext { file.context }
  /// The page.
  open var pdfContextBounds: CGRect { file.bounds }
  /// Begins a page.
  open func beginPage() { file.beginPage(nil) }
  /// Begins a page of another size.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { file.beginPage(bounds) }
  /// Makes a place of the page a link. Nobody follows it here.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Names a place of the page. Nobody goes to it here.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Makes a place of the page lead to a named one. Nobody follows it here.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the edges of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Lets drawing reach no further than a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A PDF file being drawn: one context, whose parts become a page when the next begins.
@MainActor final class PDFContext {
  private(set) var bounds: CGRect
  private let usual: CGRect
  let context: CGContext
  private var pages = PDFPages()
  private var isOpen = false
  /// Where the file goes at its end, for the functions that began it.
  var target: NSMutableData?
  var path: URL?

  init(_ bounds: CGRect, _ info: [String: Any]) {
    // An empty rectangle stands for a letter (UIGraphicsBeginPDFContextToData).
    usual = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.bounds = usual
    context = CGContext(size: CGSize(width: usual.maxX, height: usual.maxY))
    for key in [kCGPDFContextTitle, kCGPDFContextAuthor, kCGPDFContextCreator, kCGPDFContextSubject] {
      if let value = info[key] as? String { pages.info.append((key, value)) }
    }
  }

  func beginPage(_ bounds: CGRect?) {
    endPage()
    self.bounds = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? usual
    isOpen = true
  }
  private func endPage() {
    if isOpen { pages.add(context.record(in: bounds)) }
    context.startOver()
  }
  func data() -> Data {
    endPage()
    isOpen = false
    return pages.data
  }
}

/// What a file's title is kept by.
public let kCGPDFContextTitle = "Title"
/// What a file's author is kept by.
public let kCGPDFContextAuthor = "Author"
/// What the program that made a file is kept by.
public let kCGPDFContextCreator = "Creator"
/// What a file is about is kept by.
public let kCGPDFContextSubject = "Subject"

/// The files begun by functions, the last one in front.
@MainActor private var begun: [PDFContext] = []

/// Begins a PDF file that is kept in data at its end.
@preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let file = PDFContext(bounds, documentInfo as? [String: Any] ?? [:])
  file.target = data
  begun.append(file)
  DrawingContexts.push(file.context)
}
/// Begins a PDF file that is written at its end.
@discardableResult @preconcurrency @MainActor public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let file = PDFContext(bounds, documentInfo as? [String: Any] ?? [:])
  file.path = URL(fileURLWithPath: path)
  begun.append(file)
  DrawingContexts.push(file.context)
  return FileManager.default.isWritableFile(atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
}
/// Begins a page.
@preconcurrency @MainActor public func UIGraphicsBeginPDFPage() { begun.last?.beginPage(nil) }
/// Begins a page of another size.
@preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) { begun.last?.beginPage(bounds) }
/// The page's rectangle; zero outside of a file.
@preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect { begun.last?.bounds ?? .zero }
/// Ends the file begun last. One that cannot be written is not there, as in UIKit.
@preconcurrency @MainActor public func UIGraphicsEndPDFContext() {
  guard let file = begun.popLast() else { return }
  DrawingContexts.pop()
  let data = file.data()
  file.target?.append(data)
  if let url = file.path {
    do { try data.write(to: url, options: .atomic) } catch {
      AppScene.current.record("UIGraphics", "warning: no PDF file at \(url.lastPathComponent): \(error)")
    }
  }
}
