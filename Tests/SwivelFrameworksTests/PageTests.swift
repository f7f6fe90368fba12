// Where a view of pages puts them, whichever way they run, what it tells of where one is, and what is done with a document's pages.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct PageTests {
  private func document(_ sizes: [(Double, Double)]) -> PDFDocument {
    let document = PDFDocument()
    for size in sizes {
      let page = PDFPage()
      page.setBounds(CGRect(x: 0, y: 0, width: size.0, height: size.1), for: .mediaBox)
      document.insert(page, at: document.pageCount)
    }
    return document
  }
  private func onScreen(_ sizes: [(Double, Double)], _ body: @escaping @MainActor (PDFView) -> Void) throws -> (
    PDFView, Stage
  ) {
    let (stage, view) = (try Stage(), PDFView())
    stage.act { root in
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view.displaysPageBreaks = false
      view.document = self.document(sizes)
      root.addSubview(view)
      body(view)
      view.layoutIfNeeded()
    }
    return (view, stage)
  }
  private func frames(_ view: PDFView) -> [[Double]] {
    (view.documentView?.subviews.map(\.frame) ?? []).map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) }
  }
  private func scroll(_ view: PDFView) -> UIScrollView? { view.documentView?.superview as? UIScrollView }

  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mode: PDFDisplayMode
    var direction = PDFDisplayDirection.vertical
    var breaks = false
    let frames: [[Double]]
    let content: [Double]
  }
  /// Three pages of 100 by 200, 60 by 100 and 100 by 200 points in 300 by 400, as large as they are: one under the other or beside it, one
  /// by one, two by two; with breaks there are 4 points at their sides and 4.75 above and below. What is smaller than the view lies in its
  /// middle.
  private nonisolated static let layouts = [
    Layout(
      testDescription: "downwards", mode: .singlePageContinuous,
      frames: [[100, 0, 100, 200], [100, 200, 60, 100], [100, 300, 100, 200]], content: [300, 500]),
    Layout(
      testDescription: "across", mode: .singlePageContinuous, direction: .horizontal,
      frames: [[20, 100, 100, 200], [120, 100, 60, 100], [180, 100, 100, 200]], content: [300, 400]),
    Layout(testDescription: "one", mode: .singlePage, frames: [[100, 100, 100, 200]], content: [300, 400]),
    Layout(
      testDescription: "two", mode: .twoUp, frames: [[70, 100, 100, 200], [170, 100, 60, 100]], content: [300, 400]),
    Layout(
      testDescription: "two by two", mode: .twoUpContinuous,
      frames: [[70, 0, 100, 200], [170, 0, 60, 100], [70, 200, 100, 200]], content: [300, 400]),
    Layout(
      testDescription: "with breaks", mode: .singlePageContinuous, breaks: true,
      frames: [[100, 4.75, 100, 200], [100, 214.25, 60, 100], [100, 323.75, 100, 200]], content: [300, 528.5]),
    Layout(
      testDescription: "two with breaks", mode: .twoUp, breaks: true,
      frames: [[66, 100, 100, 200], [174, 100, 60, 100]], content: [300, 400]),
  ]
  @Test(arguments: layouts) func places(layout: Layout) throws {
    let (view, stage) = try onScreen([(100, 200), (60, 100), (100, 200)]) { view in
      view.displayMode = layout.mode
      view.displayDirection = layout.direction
      view.displaysPageBreaks = layout.breaks
    }
    let found = stage.read { _ in (self.frames(view), self.scroll(view)?.contentSize) }
    #expect(found?.0 == layout.frames)
    #expect(found?.1 == CGSize(width: layout.content[0], height: layout.content[1]))
  }

  /// scaleFactorForSizeToFit: running downwards the widest page is as wide as the view, running across the highest as high; single ones
  /// are seen whole; of two beside each other each has half.
  @Test(
    arguments: [
      (.singlePageContinuous, .vertical, 3), (.singlePageContinuous, .horizontal, 2), (.singlePage, .vertical, 2),
      (.twoUp, .vertical, 1.5), (.twoUpContinuous, .vertical, 1.5),
    ] as [(PDFDisplayMode, PDFDisplayDirection, Double)])
  func fitting(mode: PDFDisplayMode, direction: PDFDisplayDirection, factor: Double) throws {
    let (view, stage) = try onScreen([(100, 200), (50, 100), (100, 200)]) { view in
      (view.displayMode, view.displayDirection) = (mode, direction)
    }
    stage.act { _ in
      #expect(view.scaleFactorForSizeToFit == factor && view.scaleFactor == 1)
      view.autoScales = true
      #expect(Double(view.scaleFactor) == factor)
      view.scaleFactor = 0.5
      #expect(!view.autoScales && view.scaleFactor == 0.5 && view.documentView?.subviews.first?.bounds.width == 50)
      #expect(PDFView().scaleFactorForSizeToFit == 1)
      view.document = nil
      #expect(view.scaleFactorForSizeToFit == 1 && view.documentView == nil && view.currentPage == nil)
    }
  }

  /// Another size of the view puts pages in its middle anew, and the page one was at stays.
  @Test func resized() throws {
    let (view, stage) = try onScreen([(100, 500), (60, 500), (100, 500)]) { _ in }
    stage.act { _ in
      view.goToNextPage(nil)
      view.frame.size = CGSize(width: 360, height: 500)
      view.layoutIfNeeded()
      #expect(self.frames(view) == [[130, 0, 100, 500], [130, 500, 60, 500], [130, 1000, 100, 500]])
      #expect(view.currentPage === view.document?.page(at: 1) && self.scroll(view)?.contentOffset.y == 500)
    }
  }

  /// zoomIn(_:) and zoomOut(_:) go up to the largest and down to the smallest scale, no further, and not without a document.
  @Test func zooming() throws {
    let (view, stage) = try onScreen([(100, 200)]) { _ in }
    stage.act { _ in
      view.zoomIn(nil)
      #expect(abs(view.scaleFactor - 1.4142) < 1e-9)
      view.zoomOut(nil)
      #expect(abs(view.scaleFactor - 1) < 1e-9 && view.canZoomIn && view.canZoomOut)
      view.maxScaleFactor = 1.2
      view.zoomIn(nil)
      view.zoomIn(nil)
      #expect(view.scaleFactor == 1.2 && !view.canZoomIn && view.canZoomOut)
      view.minScaleFactor = 1
      view.zoomOut(nil)
      view.zoomOut(nil)
      #expect(view.scaleFactor == 1 && view.canZoomIn && !view.canZoomOut)
      view.document = nil
      #expect(!view.canZoomIn && !view.canZoomOut)
      view.zoomIn(nil)
      #expect(view.scaleFactor == 1)
    }
  }

  /// From page to page: to the next and back, to either end, to one by its place; where there is no page nothing is gone to, and each
  /// change is told once.
  @Test(arguments: [PDFDisplayMode.singlePage, .singlePageContinuous]) func going(mode: PDFDisplayMode) throws {
    let sizes = Array(repeating: (300.0, 400.0), count: 4)
    let (view, stage) = try onScreen(sizes) { $0.displayMode = mode }
    nonisolated(unsafe) var told = 0
    stage.act { _ in
      let center = SwivelUI.NotificationCenter.default
      let token = center.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) { _ in told += 1 }
      @MainActor func at() -> Int { view.currentPage.flatMap { view.document?.index(for: $0) } ?? -1 }
      #expect(at() == 0 && !view.canGoToFirstPage && view.canGoToLastPage)
      view.goToPreviousPage(nil)
      #expect(at() == 0)
      for (step, index) in [
        (view.goToNextPage, 1), (view.goToLastPage, 3), (view.goToPreviousPage, 2), (view.goToFirstPage, 0),
      ] {
        let before = told
        step(nil)
        #expect(at() == index && told > before)
        #expect(view.canGoToFirstPage == (index > 0) && view.canGoToLastPage == (index < 3))
        #expect(view.visiblePages == [view.document?.page(at: index)])
        #expect(view.currentDestination?.page === view.currentPage && view.currentDestination?.point.y == 400)
      }
      view.goToLastPage(nil)
      view.goToNextPage(nil)
      #expect(at() == 3)
      view.document?.page(at: 1).map { view.go(to: PDFDestination(page: $0, at: .zero)) }
      #expect(at() == 1)
      view.document?.page(at: 2).map { view.go(to: CGRect(x: 0, y: 0, width: 1, height: 1), on: $0) }
      #expect(at() == 2)
      view.go(to: PDFPage())
      #expect(at() == 2)
      view.document = self.document([(10, 20)])
      #expect(at() == 0 && view.canGoToNextPage == false)
      center.removeObserver(token)
    }
  }

  /// usePageViewController(_:): pages lie beside each other, each in the middle of a screen of its own, and the view turns by whole ones.
  @Test func pageByPage() throws {
    let (view, stage) = try onScreen([(100, 200), (60, 100)]) { view in
      view.displayMode = .singlePage
      view.usePageViewController(true)
    }
    stage.act { _ in
      #expect(view.isUsingPageViewController && self.scroll(view)?.isPagingEnabled == true)
      #expect(self.scroll(view)?.contentSize == CGSize(width: 600, height: 400))
      #expect(self.frames(view) == [[100, 100, 100, 200], [420, 100, 60, 100]])
      view.goToNextPage(nil)
      #expect(view.currentPage === view.document?.page(at: 1))
      view.usePageViewController(false)
      #expect(!view.isUsingPageViewController && self.scroll(view)?.isPagingEnabled == false)
      #expect(self.frames(view).count == 1)
    }
  }

  /// A turned page is as wide as it was high; a box that is not set is the crop box, and that the whole.
  @Test(arguments: [(0, 300.0), (90, 150), (180, 300), (270, 150), (-90, 150)]) func turned(angle: Int, high: Double)
    throws
  {
    let (view, stage) = try onScreen([(100, 200)]) { view in
      view.document?.page(at: 0)?.rotation = angle
      view.autoScales = true
      view.displayMode = .singlePageContinuous
    }
    let frame = try #require(stage.read { _ in view.documentView?.subviews.first?.frame ?? .zero })
    #expect(frame.width == 300 && frame.height == (angle % 180 == 0 ? 600 : 150))
    let page = PDFPage()
    #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 612, height: 792))
    page.setBounds(CGRect(x: 1, y: 2, width: 3, height: 4), for: .cropBox)
    for box in [PDFDisplayBox.cropBox, .bleedBox, .trimBox, .artBox] {
      #expect(page.bounds(for: box) == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(page.bounds(for: .mediaBox).width == 612)
  }

  /// Pages are put in, taken out and exchanged; where there is none, nothing happens; a page knows its document and is called by its
  /// number there. What was changed is no file any more.
  @Test func documents() throws {
    let stage = try Stage()
    let file = Data(
      "%PDF-1.4\n1 0 obj\n<< /Type /Page /MediaBox [0 0 20 30] /Rotate 90 >>\nendobj\n/Title (A) /Author (B)".utf8)
    stage.act { _ in
      let document = self.document([(1, 1), (2, 2), (3, 3)])
      func widths() -> [Double] {
        (0..<document.pageCount).compactMap { document.page(at: $0)?.bounds(for: .mediaBox).width }.map(Double.init)
      }
      document.exchangePage(at: 0, withPageAt: 2)
      #expect(widths() == [3, 2, 1])
      for (one, two) in [(0, 3), (-1, 0), (3, 0)] { document.exchangePage(at: one, withPageAt: two) }
      #expect(widths() == [3, 2, 1])
      let page = document.page(at: 1)
      #expect(page?.label == "2" && page?.document === document && page.map { document.index(for: $0) } == 1)
      document.removePage(at: 1)
      document.removePage(at: 2)
      document.removePage(at: -1)
      #expect(
        widths() == [3, 1] && page?.document == nil && page?.label == nil
          && page.map { document.index(for: $0) } == NSNotFound)
      page.map { document.insert($0, at: 99) }
      #expect(widths() == [3, 1, 2] && document.page(at: 3) == nil && document.page(at: -1) == nil)
      page.map { document.insert($0, at: -5) }
      #expect(widths() == [2, 3, 1, 2] && document.dataRepresentation() == nil)
      #expect(!document.isLocked && !document.isEncrypted && document.allowsPrinting && document.allowsCopying)
      #expect(document.unlock(withPassword: "") && document.findString("a").isEmpty && document.string == nil)

      let read = PDFDocument(data: file)
      #expect(read?.dataRepresentation() == file && read?.page(at: 0)?.rotation == 90)
      #expect(read?.documentAttributes?[PDFDocumentAttribute.titleAttribute.rawValue] as? String == "A")
      #expect(read?.documentAttributes?[PDFDocumentAttribute.authorAttribute.rawValue] as? String == "B")
      #expect(read?.documentAttributes?.count == 2)
      for change in [
        { $0.removePage(at: 0) }, { $0.insert(PDFPage(), at: 0) }, { $0.exchangePage(at: 0, withPageAt: 0) },
      ]
        as [(PDFDocument) -> Void]
      {
        let changed = PDFDocument(data: file)
        changed.map(change)
        #expect(changed?.dataRepresentation() == nil)
      }
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    #expect(PDFDocument(data: file)?.write(to: url) == true && PDFDocument(url: url)?.documentURL == url)
    #expect(try Data(contentsOf: url) == file && PDFDocument().write(to: url) == false)
    try FileManager.default.removeItem(at: url)
  }

  /// Pictures of pages are as large as there is room for; thumbnails stand one behind the other as long as there is room.
  @Test func thumbnails() throws {
    let (view, stage) = try onScreen(Array(repeating: (100, 200), count: 5)) { _ in }
    stage.act { root in
      let page = view.document?.page(at: 0)
      #expect(page?.thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox).size == CGSize(width: 25, height: 50))
      page?.rotation = 90
      #expect(page?.thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox).size == CGSize(width: 50, height: 25))
      let strip = PDFThumbnailView(frame: CGRect(x: 0, y: 0, width: 170, height: 100))
      strip.pdfView = view
      root.addSubview(strip)
      strip.layoutIfNeeded()
      #expect(strip.thumbnailSize == CGSize(width: 40, height: 40) && strip.layoutMode == .vertical)
      #expect(strip.subviews.map(\.frame.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40)])
      strip.layoutMode = .horizontal
      strip.contentInset = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
      strip.layoutIfNeeded()
      #expect(strip.subviews.map(\.frame.origin) == [5, 45, 85, 125].map { CGPoint(x: $0, y: 3) })
      strip.thumbnailSize = CGSize(width: 10, height: 10)
      strip.layoutIfNeeded()
      #expect(strip.subviews.count == 5, "there are no more pages")
      strip.thumbnailSize = .zero
      strip.layoutIfNeeded()
      #expect(strip.subviews.isEmpty)
    }
  }
}
