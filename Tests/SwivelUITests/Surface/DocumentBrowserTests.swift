// Browsing documents, pages of a print and dragging of text, as UIKit's reference says; files are of a folder of the test's own.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

/// Writes down what it is asked to draw.
private final class Pages: UIPrintPageRenderer {
  var drawn: [String] = []
  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    drawn.append("header \(pageIndex) \(Int(headerRect.minY))–\(Int(headerRect.maxY))")
  }
  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    drawn.append("content \(pageIndex) \(Int(contentRect.minY))–\(Int(contentRect.maxY))")
  }
  override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
    drawn.append("footer \(pageIndex) \(Int(footerRect.minY))–\(Int(footerRect.maxY))")
  }
}

@MainActor @Suite final class DocumentBrowserTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browsed-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path): \(error)") }
  }

  private func file(_ name: String, in place: String) throws -> URL {
    let place = folder.appendingPathComponent(place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent(name)
    try Data(name.utf8).write(to: file)
    return file
  }

  /// A copy leaves the file where it was, a move does not; nobody's document is overwritten.
  @Test(arguments: [(UIDocumentBrowserViewController.ImportMode.copy, true), (.move, false)])
  func imports(mode: UIDocumentBrowserViewController.ImportMode, stays: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let browser = UIDocumentBrowserViewController(forOpening: nil)
      let neighbour = try file("note.txt", in: "shown")
      let source = try file("note.txt", in: "made")
      var came: URL?
      browser.importDocument(at: source, nextToDocumentAt: neighbour, mode: mode) { url, _ in came = url }
      #expect(came?.lastPathComponent == "note 2.txt")
      #expect(FileManager.default.fileExists(atPath: source.path) == stays)
      #expect(FileManager.default.fileExists(atPath: neighbour.path))
    }
  }

  @Test func whatIsNotThereIsAnError() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
      let missing = folder.appendingPathComponent("missing.txt")
      var failed = false
      browser.importDocument(at: missing, nextToDocumentAt: missing, mode: .copy) { url, error in
        failed = url == nil && error != nil
      }
      #expect(failed)
    }
  }

  /// A name without an ending keeps that of the document.
  @Test(arguments: [("plan", "plan.txt"), ("plan.md", "plan.md")]) func names(proposed: String, becomes: String) throws
  {
    try onDevice(.iPhone8, Era(15)) { _ in
      let browser = UIDocumentBrowserViewController(forOpening: nil)
      let document = try file("note.txt", in: "shown")
      var renamed: URL?
      browser.renameDocument(at: document, proposedName: proposed) { url, _ in renamed = url }
      #expect(renamed?.lastPathComponent == becomes && !FileManager.default.fileExists(atPath: document.path))
    }
  }

  /// A header and a footer take their heights from the ends of the rectangle; without a height there is none.
  @Test(
    arguments: [
      (20.0, 10.0, ["header 3 100–120", "content 3 120–290", "footer 3 290–300"]), (0, 0, ["content 3 100–300"]),
    ]) func partsOfAPage(header: Double, footer: Double, drawn: [String])
  {
    let pages = Pages()
    (pages.headerHeight, pages.footerHeight) = (header, footer)
    pages.drawPage(at: 3, in: CGRect(x: 0, y: 100, width: 50, height: 200))
    #expect(pages.drawn == drawn)
  }

  /// UIDragInteraction's reference: it is on by default on an iPad and off on an iPhone; apps switch it.
  @Test(arguments: [(DeviceProfile.iPhone8, false), (.iPadAir2, true)])
  func textIsDraggedOnIPads(profile: DeviceProfile, isOn: Bool) throws {
    try onDevice(profile, Era(12)) { _ in
      for view in [UITextView(), UITextField()] as [any UIView & UITextDraggable] {
        let interaction = try #require(view.textDragInteraction)
        #expect(interaction.isEnabled == isOn && view.textDragInteraction === interaction)
        interaction.isEnabled = false
        #expect(view.textDragInteraction?.isEnabled == false)
      }
    }
  }
}
