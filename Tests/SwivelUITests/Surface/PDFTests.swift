// PDF files that code makes: pages of their sizes, and what is drawn on them, by ISO 32000-1.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct PDFTests {
  private func text(_ body: (UIGraphicsPDFRendererContext) -> Void) throws -> String {
    let data = try onDevice(.iPhone8, Era(15)) { _ in
      UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300)).pdfData(actions: body)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// A page for each that is begun, in the renderer's size or its own; nothing drawn on one is on another.
  @Test func pagesAndTheirSizes() throws {
    let file = try text { context in
      context.beginPage()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
    }
    #expect(file.hasPrefix("%PDF-1.") && file.hasSuffix("%%EOF\n"))
    #expect(file.contains("/Count 2") && file.contains("[0 0 200 300]") && file.contains("[0 0 50 60]"))
    #expect(file.components(separatedBy: " rg\n1 2 m\n").count == 2)
    // y runs down on the page as in UIKit: mirrored about its height.
    #expect(file.contains("1 0 0 -1 0 300 cm"))
  }

  /// A picture that code drew is drawn again where it is put, in the size it has there (8.3.4: scaled, then moved): one of 20×30 points in
  /// 40×90 at (10, 20).
  @Test func picturesInTheirPlace() throws {
    let file = try text { context in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image {
        $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      }
      context.beginPage()
      image.draw(in: CGRect(x: 10, y: 20, width: 40, height: 90))
    }
    #expect(file.contains("2 0 0 3 10 20 cm"), "\(file)")
  }

  /// "xref … the byte offset … of the object" (7.5.4): each entry leads to the object of its number.
  @Test func theTableLeadsToTheObjects() throws {
    let file = try text { context in
      context.beginPage()
      ("Grüße (1)" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 14)])
    }
    let bytes = Array(file.utf8)
    let table = try #require(file.components(separatedBy: "xref\n").dropFirst().first).split(separator: "\n")
    let places = table.dropFirst(2).prefix { $0.hasSuffix(" n ") }.compactMap { Int($0.prefix(10)) }
    #expect(places.count == 6)
    for (index, place) in places.enumerated() {
      #expect(String(decoding: bytes[place...].prefix(7), as: UTF8.self) == "\(index + 1) 0 obj")
    }
    // Letters beyond ASCII in octal, brackets behind a stroke (7.3.4.2).
    #expect(file.contains("/F2 14 Tf") && file.contains("(Gr\\374\\337e \\(1\\)) Tj"))
  }

  /// The older functions make the same; an empty rectangle is a letter of 612 by 792 points.
  @Test func filesBegunByFunctions() throws {
    let data = NSMutableData()
    try onDevice(.iPhone8, Era(15)) { _ in
      UIGraphicsBeginPDFContextToData(data, .zero, ["Title": "T"])
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
      UIGraphicsEndPDFContext()
    }
    let file = String(decoding: Data(referencing: data), as: UTF8.self)
    #expect(file.contains("[0 0 612 792]") && file.contains("/Title (T)") && file.contains("/Count 1"))
  }
}
