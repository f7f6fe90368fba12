// Printing: there is no printer in reach. The sheet to choose one can be left.
import Foundation

/// What is printed; raw values are UIKit's.
public enum UIPrintInfoOutputType: Int, Sendable {
  /// Words and pictures.
  case general = 0
  /// A photograph.
  case photo = 1
  /// In greys.
  case grayscale = 2
  /// A photograph in greys.
  case photoGrayscale = 3
}
/// How paper is held; raw values are UIKit's.
public enum UIPrintInfoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 0
  /// On its side.
  case landscape = 1
}
/// Whether both sides are used; raw values are UIKit's.
public enum UIPrintInfoDuplex: Int, Sendable {
  /// They are not.
  case none = 0
  /// Turned at the long edge.
  case longEdge = 1
  /// Turned at the short edge.
  case shortEdge = 2
}
/// What a print is called and how it is made.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  /// What it is called.
  open var jobName = ""
  /// Of what it is.
  open var outputType = UIPrintInfoOutputType.general
  /// How paper is held.
  open var orientation = UIPrintInfoOrientation.portrait
  /// Whether both sides are used.
  open var duplex = UIPrintInfoDuplex.none
  /// The printer's name.
  open var printerID: String?
  /// The usual.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// What another's `dictionaryRepresentation()` says; the usual of all else.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    func number(_ key: String) -> Int? { dictionary?[key] as? Int }
    jobName = dictionary?["jobName"] as? String ?? jobName
    printerID = dictionary?["printerID"] as? String
    outputType = number("outputType").flatMap(UIPrintInfoOutputType.init) ?? outputType
    orientation = number("orientation").flatMap(UIPrintInfoOrientation.init) ?? orientation
    duplex = number("duplex").flatMap(UIPrintInfoDuplex.init) ?? duplex
  }
  /// All of it, to be kept until the next time.
  open func dictionaryRepresentation() -> [AnyHashable: Any] {
    var all: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    all["printerID"] = printerID
    return all
  }
  /// The usual.
  public override init() { super.init() }
}
/// What draws pages for a printer.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// What is left free of the first page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// What is left free, in points.
  open var contentInsets = UIEdgeInsets.zero
  /// The first page.
  open var startPage = 0
  /// How many: nobody counts them.
  open var pageCount: Int { 1 }
  /// None in particular.
  public override init() { super.init() }
}
/// Words.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The words.
  open var text: String?
  /// In which font.
  open var font: UIFont?
  /// In which colour.
  open var color: UIColor?
  /// The words with their looks; nil where they have none of their own.
  open var attributedText: NSAttributedString?
  /// Some words.
  public init(text: String) { self.text = text }
  /// Words with looks.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    text = attributedText.string
  }
}
/// A page's text in HTML.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var markupText: String?
  /// A text.
  public init(markupText: String) { self.markupText = markupText }
}
/// What a view shows.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open private(set) weak var view: UIView?
  init(_ view: UIView) { self.view = view }
}
extension UIView {
  /// What draws the view for a printer.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
/// What draws pages for a printer.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  /// How high what stands over each page is, in points.
  open var headerHeight: CGFloat = 0
  /// How high what stands under each page is, in points.
  open var footerHeight: CGFloat = 0
  /// What draws what is between.
  open var printFormatters: [UIPrintFormatter]?
  /// The paper, in points.
  open var paperRect: CGRect { .zero }
  /// What of it can be printed on, in points.
  open var printableRect: CGRect { .zero }
  /// How many pages: as far as formatters draw.
  open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 1 }
  /// One.
  public override init() { super.init() }
  /// Has something draw from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// What draws on a page; nil for nothing.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (printFormatters ?? []).filter {
      $0.startPage <= pageIndex && pageIndex < $0.startPage + max(1, $0.pageCount)
    }
    return found.isEmpty ? nil : found
  }
  /// Gets ready to draw pages.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: its header, what is between and its footer, each in its part of the rectangle.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let header = CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight)
    let footer = CGRect(
      x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight)
    let content = CGRect(
      x: printableRect.minX, y: header.maxY, width: printableRect.width, height: max(0, footer.minY - header.maxY))
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    drawContentForPage(at: pageIndex, in: content)
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
  }
  /// Draws what stands over a page. Apps do.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws what is between. Apps do.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws what stands under a page. Apps do.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Draws what a formatter has for a page: nothing here.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
}
/// Hears of a print.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: OptionalMethods {}

/// Asks for a printer (developer.apple.com/documentation/uikit/uiprintinteractioncontroller).
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Hears what became of it.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// The app's only one.
  open class var shared: UIPrintInteractionController { AppScene.current.app.printController }
  /// Whether there is printing at all: the sheet is there, a printer is not.
  open class var isPrintingAvailable: Bool { true }
  /// Whether a file can be printed: one of a picture or a PDF that is there.
  open class func canPrint(_ url: URL) -> Bool {
    guard url.isFileURL, let kind = UTType(filenameExtension: url.pathExtension) else { return false }
    return (kind.conforms(to: .image) || kind.conforms(to: .pdf)) && FileManager.default.fileExists(atPath: url.path)
  }
  /// Whether a file's bytes can be printed: those of a picture or a PDF.
  open class func canPrint(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil }
  /// How.
  open var printInfo: UIPrintInfo?
  /// What: a picture, a file's bytes or its place.
  open var printingItem: Any?
  /// What, one after the other.
  open var printingItems: [Any]?
  /// What draws it.
  open var printFormatter: UIPrintFormatter?
  /// What draws it.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Hears of it.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether pages can be chosen.
  open var showsPageRange = true
  /// Whether it can be asked for more than once.
  open var showsNumberOfCopies = true
  /// Whether paper can be chosen.
  open var showsPaperSelectionForLoadedPapers = false
  private weak var sheet: UIViewController?

  /// Shows the sheet.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard let presenter = topmost else { return false }
    let page = UIViewController()
    page.title = printInfo.map { $0.jobName.isEmpty ? "Print" : $0.jobName } ?? "Print"
    page.view.backgroundColor = .systemBackground
    let message = UILabel()
    (message.text, message.textAlignment) = ("No Printer Selected", .center)
    message.frame = page.view.bounds
    message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(message)
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [self, weak page] _ in
        page?.dismiss(animated: animated) { completion?(self, false, nil) }
      })
    let bars = UINavigationController(rootViewController: page)
    sheet = bars
    presenter.present(bars, animated: animated)
    return true
  }
  /// Shows it beside a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Shows it beside a button.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Takes it away.
  open func dismiss(animated: Bool) { sheet?.dismiss(animated: animated) }

  private var topmost: UIViewController? {
    var controller = AppScene.running?.keyWindow?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }
}
