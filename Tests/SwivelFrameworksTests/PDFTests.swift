// Documents of pages: how many and how large they are by their files, and where a view puts them before and after a turn.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

/// A file, and what a reader of ISO 32000-1 finds in it.
struct PDFRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let file: String
  /// Media boxes and crop boxes as they are shown; nil for no document.
  let pages: [CGRect]?
  init(_ testDescription: String, _ file: String, _ pages: [CGRect]?) {
    (self.testDescription, self.file, self.pages) = (testDescription, file, pages)
  }
}

@MainActor struct PDFTests {
  nonisolated private static let head = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
  nonisolated static let rows = [
    PDFRow("no PDF", "<html></html>", nil),
    PDFRow("nothing", "", nil),
    PDFRow(
      "a page with its box",
      head + "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n"
        + "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] >>\nendobj\n",
      [CGRect(x: 0, y: 0, width: 200, height: 300)]),
    PDFRow(
      "a box that is inherited (7.7.3.4)",
      head + "2 0 obj\n<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 400 500]>>\nendobj\n"
        + "3 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n4 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n",
      [CGRect(x: 0, y: 0, width: 400, height: 500), CGRect(x: 0, y: 0, width: 400, height: 500)]),
    PDFRow(
      "a part that is shown (14.11.2), corners in any order (7.9.5)",
      head + "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n"
        + "3 0 obj\n<< /Type /Page /MediaBox [0 0 200 300] /CropBox [150 200 50 100] >>\nendobj\n",
      [CGRect(x: 50, y: 100, width: 100, height: 100)]),
    PDFRow(
      "pages packed into a stream count by their tree, in US Letter",
      head + "2 0 obj\n<< /Type /Pages /Kids 9 0 R /Count 3 >>\nendobj\n",
      Array(repeating: CGRect(x: 0, y: 0, width: 612, height: 792), count: 3)),
  ]
  @Test(arguments: rows) func pagesOfAFile(_ row: PDFRow) {
    let document = PDFDocument(data: Data(row.file.utf8))
    let found = document.map { read in (0..<read.pageCount).compactMap { read.page(at: $0)?.bounds(for: .cropBox) } }
    #expect(found == row.pages)
  }

  /// PDFDocument(url:): nil for what would come over a network, and for a file that is not there.
  @Test(arguments: ["https://example.org/a.pdf", "file:///no/such.pdf"])
  func whatIsNotThere(_ address: String) throws {
    #expect(PDFDocument(url: try #require(URL(string: address))) == nil)
  }

  private func pages(_ sizes: [CGSize]) -> PDFDocument {
    let document = PDFDocument()
    for (index, size) in sizes.enumerated() {
      let page = PDFPage()
      page.setBounds(CGRect(origin: .zero, size: size), for: .mediaBox)
      document.insert(page, at: index)
    }
    return document
  }
  private func sheets(_ view: PDFView) -> [CGRect] { view.documentView?.subviews.map(\.frame) ?? [] }

  /// PDFView: pages that scale by themselves are as wide as the view, one under the other; of single pages all of one is seen. Without breaks
  /// there is nothing between. 375 by 667 upright, 667 by 375 on its side.
  @Test func aTurnedView() throws {
    let stage = try Stage()
    let view = PDFView()
    stage.act { root in
      view.displaysPageBreaks = false
      view.autoScales = true
      view.frame = root.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.document = self.pages([CGSize(width: 100, height: 200), CGSize(width: 100, height: 200)])
      root.addSubview(view)
    }
    let upright = stage.read { _ in (view.scaleFactor, self.sheets(view)) }
    #expect(upright?.0 == 3.75)
    #expect(
      upright?.1 == [
        CGRect(x: 0, y: 0, width: 375, height: 750), CGRect(x: 0, y: 750, width: 375, height: 750),
      ])
    stage.act { _ in view.goToNextPage(nil) }
    stage.send(.deviceOrientation(.landscapeLeft))
    let turned = stage.read { _ in
      (view.scaleFactor, view.document.map { $0.index(for: view.currentPage ?? PDFPage()) })
    }
    #expect(turned?.0 == 6.67 && turned?.1 == 1)
    stage.act { _ in view.displayMode = .singlePage }
    #expect(stage.read { _ in view.scaleFactor } == 1.875)
    #expect(
      stage.read { _ in self.sheets(view) } == [CGRect(x: (667 - 187.5) / 2, y: 0, width: 187.5, height: 375)])
  }

  /// PDFPage.addAnnotation(_:) and removeAnnotation(_:): the one that is taken off is gone and the others stay; where two lie, the one
  /// that was put on last is found.
  @Test func annotationsComeAndGo() throws {
    let stage = try Stage()
    stage.act { _ in
      let page = PDFPage()
      let marks = [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 10, y: 10, width: 20, height: 20)].map {
        PDFAnnotation(bounds: $0, forType: .highlight, withProperties: nil)
      }
      for mark in marks { page.addAnnotation(mark) }
      #expect(page.annotations == marks && marks.allSatisfy { $0.page === page })
      #expect(page.annotation(at: CGPoint(x: 15, y: 15)) === marks[1])
      page.removeAnnotation(marks[1])
      #expect(page.annotations == [marks[0]])
      #expect(page.annotation(at: CGPoint(x: 15, y: 15)) === marks[0])
      #expect(page.annotation(at: CGPoint(x: 25, y: 25)) == nil)
    }
  }

  /// PDFViewPageChanged is told when another page is gone to, and no page is beyond the last.
  @Test func whereOneIs() throws {
    let stage = try Stage()
    nonisolated(unsafe) var told = 0
    var seen: [Bool] = []
    stage.act { root in
      let view = PDFView(frame: root.bounds)
      view.displayMode = .singlePage
      view.document = self.pages([CGSize(width: 10, height: 10), CGSize(width: 10, height: 10)])
      root.addSubview(view)
      let center = SwivelUI.NotificationCenter.default
      let token = center.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) { _ in
        told += 1
      }
      seen = [view.canGoToPreviousPage, view.canGoToNextPage]
      view.goToNextPage(nil)
      seen += [view.canGoToPreviousPage, view.canGoToNextPage]
      view.goToNextPage(nil)
      center.removeObserver(token)
    }
    #expect(seen == [false, true, true, false] && told == 1)
  }
}
