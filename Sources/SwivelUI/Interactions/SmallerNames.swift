// Names of pasteboards, printing, pencils and lists that few apps use: each as it is without a printer, a pencil and other apps.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension UIPasteboard {
  /// Whether what was copied outlives the app: what all apps have does.
  public var isPersistent: Bool { name == .general }
  /// Which things have one of these kinds; nil for none.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = items.indices.filter { index in items[index].keys.contains { pasteboardTypes.contains($0) } }
    return found.isEmpty ? nil : IndexSet(found)
  }
  /// The things of these places as one of a kind, all for nil; nil where none has it.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let found = chosen(itemSet).compactMap { $0[pasteboardType] }
    return found.isEmpty ? nil : found
  }
  /// The bytes of the things of these places as one of a kind, all for nil; nil where none has any.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let found = chosen(itemSet).compactMap { $0[pasteboardType] as? Data }
    return found.isEmpty ? nil : found
  }
  /// The kinds of the things of these places, all for nil.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }
  /// Whether the things of these places, all for nil, have one of these kinds each.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let found = chosen(itemSet)
    return !found.isEmpty && found.allSatisfy { $0.keys.contains { pasteboardTypes.contains($0) } }
  }
  private func chosen(_ places: IndexSet?) -> [[String: Any]] {
    items.indices.filter { places?.contains($0) ?? true }.map { items[$0] }
  }
}

extension UIPencilInteraction {
  /// Whether a tool is seen where a pencil is above the screen (era 17.5): as a new device has it.
  public class var prefersHoverToolPreview: Bool { true }
}

extension UILargeContentViewerInteraction {
  /// Posted when the setting becomes another; never here.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

extension UIFontPickerViewController.Configuration {
  /// Which languages' fonts there are. Kept.
  public var filteredLanguagesPredicate: NSPredicate? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIDocumentInteractionController {
  /// Gestures that show what it can do, for the view of a document: none is needed here.
  public var gestureRecognizers: [UIGestureRecognizer] { [] }
}

extension UIScrollView {
  /// Whether it moves by itself to where it was told (era 17.4): it is there at once.
  public var isScrollAnimating: Bool { false }
}

/// Paper a printer has.
@preconcurrency @MainActor open class UIPrintPaper: NumberedObject {
  /// How large it is, in points.
  public let paperSize: CGSize
  /// Which part can be printed on: 0.25 inches less at each side, as printers of homes have it.
  public var printableRect: CGRect { CGRect(origin: .zero, size: paperSize).insetBy(dx: 18, dy: 18) }
  init(_ size: CGSize) {
    paperSize = size
    super.init()
  }
  /// The smallest paper of a list a page goes onto, else the largest.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    let room = paperList.filter { $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height }
    return room.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? UIPrintPaper(contentSize)
  }
}

/// A printer somebody named. Nobody answers at its address here.
@preconcurrency @MainActor open class UIPrinter: NumberedObject {
  /// Its address.
  public let url: URL
  /// What it is called.
  open var displayName: String { url.host ?? "" }
  /// A printer at an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  /// Asks whether it is there: it is not.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
}

extension UIPrintInteractionController {
  /// Whether pages may be turned. Kept.
  public var showsPaperOrientation: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Prints without asking: no printer answers, and nothing is printed.
  @discardableResult
  public func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }
}

/// Makes a place of the page of now a link. Nobody follows it here.
@preconcurrency @MainActor public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
/// Names a place of the page of now. Nobody goes to it here.
@preconcurrency @MainActor public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}
/// Makes a place of the page of now lead to a named one. Nobody follows it here.
@preconcurrency @MainActor public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
