// Pages on a screen: sheets of their sizes, one after the other or one by one, which are scrolled. What is on them is not drawn.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// How pages are laid out; raw values are PDFKit's.
public enum PDFDisplayMode: Int, Sendable {
  /// One.
  case singlePage = 0
  /// One after the other.
  case singlePageContinuous = 1
  /// Two.
  case twoUp = 2
  /// Two after two.
  case twoUpContinuous = 3
}
/// In which direction; raw values are PDFKit's.
public enum PDFDisplayDirection: Int, Sendable {
  /// Downwards.
  case vertical = 0
  /// To the right.
  case horizontal = 1
}
/// How pictures are drawn when they are larger; raw values are PDFKit's.
public enum PDFInterpolationQuality: Int, Sendable {
  /// Not better.
  case none = 0
  /// A little better.
  case low = 1
  /// Better.
  case high = 2
}

extension Notification.Name {
  /// Another page is looked at.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// Another document is.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
  /// It is larger or smaller.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
  /// Other pages are seen.
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
  /// Other words are chosen.
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
}

/// Hears of a view of pages.
@preconcurrency @MainActor public protocol PDFViewDelegate: OptionalMethods {
  /// A link was touched.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  /// What presents what the view shows besides.
  func pdfViewParentViewController() -> UIViewController
}
extension PDFViewDelegate {
  /// Nothing.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  /// A controller of nobody's.
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}

/// Shows pages (developer.apple.com/documentation/pdfkit/pdfview).
@preconcurrency @MainActor open class PDFView: UIView, UIScrollViewDelegate {
  /// What is shown.
  open var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      (current, scroll.contentOffset) = (0, .zero)
      arrange()
      if displaysRTL { go(0) }
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
      NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
  }
  /// How pages are laid out.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { if displayMode != oldValue { arrange() } } }
  /// In which direction.
  open var displayDirection = PDFDisplayDirection.vertical { didSet { arrange() } }
  /// Which part of each page.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether there is something between pages.
  open var displaysPageBreaks = true { didSet { arrange() } }
  /// How much.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { arrange() } }
  /// Whether the first page is a book's cover, which stands alone where the second of two would; only where two stand beside each other.
  open var displaysAsBook = false { didSet { if displaysAsBook != oldValue { arrange() } } }
  /// Whether pages run to the left.
  open var displaysRTL = false {
    didSet {
      guard displaysRTL != oldValue else { return }
      let place = number
      arrange()
      go(place)
    }
  }
  /// Whether pages have shadows.
  open var pageShadowsEnabled = true
  /// Whether the view decides how large pages are.
  open var autoScales = false { didSet { if autoScales { arrange() } } }
  /// The smallest.
  open var minScaleFactor: CGFloat = 0.25
  /// The largest.
  open var maxScaleFactor: CGFloat = 5
  /// How pictures are drawn.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// Whether words can be marked and forms be filled in.
  open var isInMarkupMode = false
  /// What is chosen: nothing.
  open var currentSelection: PDFSelection?
  /// What is marked: nothing.
  open var highlightedSelections: [PDFSelection]?
  /// Hears of it.
  open weak var delegate: (any PDFViewDelegate)?
  /// How large pages are; of those the view decides of itself, that.
  open var scaleFactor: CGFloat {
    get { autoScales ? scaleFactorForSizeToFit : given }
    set {
      autoScales = false
      given = newValue
      arrange()
      NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
    }
  }
  private var given: CGFloat = 1
  private let scroll = UIScrollView()
  private let content = UIView()
  private var sheets: [UIImageView] = []
  private var current = 0
  private var arranged = CGSize.zero
  private var usesPages = false

  /// An empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  /// A document's.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    backgroundColor = .systemGray5
    scroll.frame = bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.delegate = self
    addSubview(scroll)
    scroll.addSubview(content)
  }

  // MARK: Pages

  private var isContinuous: Bool { displayMode == .singlePageContinuous || displayMode == .twoUpContinuous }
  private var columns: Int { displayMode == .twoUp || displayMode == .twoUpContinuous ? 2 : 1 }
  private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }
  private var shown: Range<Int> {
    let count = document?.pageCount ?? 0
    guard !isContinuous, !usesPages else { return 0..<count }
    let last = min(current, max(0, count - 1))
    return rows(of: 0..<count).first { $0.contains(last) } ?? 0..<0
  }
  private var hasCover: Bool { displaysAsBook && columns > 1 }
  /// The pages that stand beside each other.
  private func rows(of pages: Range<Int>) -> [Range<Int>] {
    let cover = hasCover && pages.lowerBound == 0 ? min(1, pages.count) : 0
    let rest = stride(from: pages.lowerBound + cover, to: pages.upperBound, by: columns).map {
      $0..<min($0 + columns, pages.upperBound)
    }
    return (cover > 0 ? [pages.prefix(cover)] : []) + rest
  }

  /// How large pages have to be to fit: as wide as the view, or whole where one is seen at a time.
  open var scaleFactorForSizeToFit: CGFloat {
    let sizes = shown.compactMap { document?.page(at: $0)?.shownSize }
    guard let widest = sizes.map(\.width).max(), let highest = sizes.map(\.height).max(), widest > 0, highest > 0,
      bounds.width > 0, bounds.height > 0
    else { return 1 }
    // Beside a book's cover is the room of a page.
    let columns = CGFloat(hasCover ? columns : min(columns, sizes.count))
    let wide = (bounds.width - columns * (margins.left + margins.right)) / (columns * widest)
    let high = (bounds.height - margins.top - margins.bottom) / highest
    if isContinuous { return displayDirection == .vertical ? wide : high }
    return min(wide, high)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != arranged else { return }
    let place = currentPage
    arrange()
    if let place { go(to: place) }
  }

  private func arrange() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    arranged = bounds.size
    let (shown, factor) = (shown, scaleFactor)
    while sheets.count > shown.count { sheets.removeLast().removeFromSuperview() }
    while sheets.count < shown.count {
      let sheet = UIImageView()
      sheet.backgroundColor = .white
      content.addSubview(sheet)
      sheets.append(sheet)
    }
    let isAcross = displayDirection == .horizontal || usesPages
    var (edge, other): (CGFloat, CGFloat) = (0, 0)
    var frames: [CGRect] = []
    for row in rows(of: shown) {
      var (x, high, wide): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      if hasCover, row == 0..<1, let cover = document?.page(at: 0) {
        x = cover.shownSize.width * factor + margins.left + margins.right
      }
      for index in row {
        let size = document?.page(at: index)?.shownSize ?? .zero
        let place = CGPoint(
          x: (isAcross ? edge : 0) + x + margins.left, y: (isAcross ? 0 : edge) + margins.top)
        frames.append(CGRect(origin: place, size: CGSize(width: size.width * factor, height: size.height * factor)))
        x += size.width * factor + margins.left + margins.right
        high = max(high, size.height * factor + margins.top + margins.bottom)
      }
      wide = usesPages ? max(x, bounds.width) : x
      if usesPages { for place in frames.indices.suffix(1) { frames[place].origin.x += (wide - x) / 2 } }
      edge += isAcross ? wide : high
      other = max(other, isAcross ? high : x)
    }
    let whole = isAcross ? CGSize(width: edge, height: other) : CGSize(width: other, height: edge)
    if displaysRTL { for index in frames.indices { frames[index].origin.x = whole.width - frames[index].maxX } }
    place(frames, whole)
  }

  /// What is smaller than the view stands in its middle.
  private func place(_ frames: [CGRect], _ whole: CGSize) {
    let room = CGSize(width: max(whole.width, bounds.width), height: max(whole.height, bounds.height))
    for (index, sheet) in sheets.enumerated() {
      var frame = frames[index]
      frame.origin.x += (room.width - whole.width) / 2
      frame.origin.y += (room.height - whole.height) / 2
      sheet.frame = frame
      sheet.image = document?.page(at: shown.lowerBound + index)?.picture
    }
    content.frame = CGRect(origin: .zero, size: room)
    scroll.contentSize = room
    scroll.isPagingEnabled = usesPages
  }

  /// Lays pages out anew.
  open func layoutDocumentView() { arrange() }
  /// What the pages are in.
  open var documentView: UIView? { document == nil ? nil : content }
  /// Whether pages are turned like a book's, side by side.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    usesPages = enable
    arrange()
  }
  /// Whether they are.
  open var isUsingPageViewController: Bool { usesPages }

  // MARK: Where one is

  /// The page that is looked at: the one at the view's middle.
  open var currentPage: PDFPage? {
    guard isContinuous || usesPages else { return document?.page(at: current) }
    let middle = CGPoint(x: scroll.contentOffset.x + bounds.midX, y: scroll.contentOffset.y + bounds.midY)
    let distances = sheets.enumerated().map { (abs($1.center.x - middle.x) + abs($1.center.y - middle.y), $0) }
    return distances.min { $0.0 < $1.0 }.flatMap { document?.page(at: $0.1) }
  }
  /// The pages that are seen.
  open var visiblePages: [PDFPage] {
    let seen = CGRect(origin: scroll.contentOffset, size: bounds.size)
    return sheets.enumerated().filter { !$1.frame.intersection(seen).isEmpty }.compactMap {
      document?.page(at: shown.lowerBound + $0.offset)
    }
  }
  /// Where one is.
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
  }
  private var number: Int { currentPage.map { document?.index(for: $0) ?? 0 } ?? 0 }
  /// Whether there is a page before.
  open var canGoToPreviousPage: Bool { number > 0 }
  /// Whether there is one after.
  open var canGoToNextPage: Bool { number + 1 < document?.pageCount ?? 0 }
  /// Whether this is not the first.
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  /// Whether this is not the last.
  open var canGoToLastPage: Bool { canGoToNextPage }
  /// To the one before.
  open func goToPreviousPage(_ sender: Any?) { go(number - 1) }
  /// To the one after.
  open func goToNextPage(_ sender: Any?) { go(number + 1) }
  /// To the first.
  open func goToFirstPage(_ sender: Any?) { go(0) }
  /// To the last.
  open func goToLastPage(_ sender: Any?) { go((document?.pageCount ?? 0) - 1) }
  private func go(_ index: Int) { document?.page(at: index).map { go(to: $0) } }
  /// To a page.
  open func go(to page: PDFPage) {
    guard let document else { return }
    let index = document.index(for: page)
    guard index != NSNotFound else { return }
    let before = number
    current = index
    if isContinuous || usesPages {
      guard sheets.indices.contains(index) else { return }
      let corner = sheets[index].frame.origin
      let most = CGPoint(
        x: max(0, scroll.contentSize.width - bounds.width), y: max(0, scroll.contentSize.height - bounds.height))
      scroll.contentOffset = CGPoint(
        x: min(max(0, corner.x - margins.left), most.x), y: min(max(0, corner.y - margins.top), most.y))
    } else {
      arrange()
    }
    if before != index { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }
  }
  /// To a place on a page: to the page.
  open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
  /// To a part of a page, in the page's points: to the page.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  /// To words: nobody reads them.
  open func go(to selection: PDFSelection) {}
  /// Words are chosen.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  /// Nothing is chosen any more.
  open func clearSelection() { currentSelection = nil }
  /// Half as large again.
  open func zoomIn(_ sender: Any?) { if canZoomIn { scaleFactor = min(maxScaleFactor, scaleFactor * 1.4142) } }
  /// Smaller.
  open func zoomOut(_ sender: Any?) { if canZoomOut { scaleFactor = max(minScaleFactor, scaleFactor / 1.4142) } }
  /// Whether it can be larger.
  open var canZoomIn: Bool { document != nil && scaleFactor < maxScaleFactor }
  /// Whether it can be smaller.
  open var canZoomOut: Bool { document != nil && scaleFactor > minScaleFactor }

  private var told: PDFPage?
  /// Tells of another page when it has come to the middle.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let page = currentPage
    guard page !== told else { return }
    told = page
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }
}

/// Small pictures of a view's pages in a row.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
  /// The view.
  open weak var pdfView: PDFView? { didSet { setNeedsLayout() } }
  /// How large each is, in points.
  open var thumbnailSize = CGSize(width: 40, height: 40) { didSet { setNeedsLayout() } }
  /// Whether they stand beside each other.
  open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
  /// What is around them.
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  private var pictures: [UIImageView] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    let document = pdfView?.document
    for picture in pictures { picture.removeFromSuperview() }
    pictures = []
    let isAcross = layoutMode == .horizontal
    let room = bounds.inset(by: contentInset)
    let step = isAcross ? thumbnailSize.width : thumbnailSize.height
    guard step > 0 else { return }
    let fitting = Int((isAcross ? room.width : room.height) / step)
    for index in 0..<max(0, min(document?.pageCount ?? 0, fitting)) {
      let picture = UIImageView(image: document?.page(at: index)?.thumbnail(of: thumbnailSize, for: .cropBox))
      picture.contentMode = .scaleAspectFit
      let corner = CGFloat(index) * step
      picture.frame = CGRect(
        origin: CGPoint(x: room.minX + (isAcross ? corner : 0), y: room.minY + (isAcross ? 0 : corner)),
        size: thumbnailSize)
      addSubview(picture)
      pictures.append(picture)
    }
  }
}
/// How small pictures stand; raw values are PDFKit's.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// Under each other.
  case vertical = 0
  /// Beside each other.
  case horizontal = 1
}
