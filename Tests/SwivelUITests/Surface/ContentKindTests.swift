// Kinds of content: which is one of which, by what names files and networks know them (UTType).
import SwivelUI
import Testing

@Suite struct ContentKindTests {
  /// From "System-Declared Uniform Type Identifiers" and UTType's reference: what each kind is one of, and what not.
  @Test(
    arguments: [
      (.png, [.image, .data, .content, .item], [.text, .jpeg, .directory]), (.svg, [.image, .data], [.text]),
      (.utf8PlainText, [.plainText, .text, .data, .content], [.url, .html]), (.json, [.text, .data], [.plainText]),
      (.swiftSource, [.sourceCode, .plainText, .text], [.json]), (.mp3, [.audio, .data, .content], [.movie]),
      (.quickTimeMovie, [.movie, .data], [.audio, .image]), (.video, [.movie], [.audio]),
      (.pdf, [.data, .content], [.text, .image]), (.zip, [.archive, .data, .item], [.content]),
      (.fileURL, [.url, .data], [.content]), (.folder, [.directory, .item], [.data]), (.vCard, [.text], [.image]),
      (.propertyList, [.data], [.content]), (.epub, [.data, .content], [.archive]), (.data, [.item], [.content]),
      (.image, [.image, .data], [.png]),
    ] as [(UTType, [UTType], [UTType])])
  func conformances(kind: UTType, is all: [UTType], isNot others: [UTType]) {
    for other in all { #expect(kind.conforms(to: other), "\(other.identifier)") }
    for other in others { #expect(!kind.conforms(to: other), "\(other.identifier)") }
  }

  /// A kind of the app's is one of what the app says; an ending nobody knows is some kind of data.
  @Test func kindsOfApps() {
    let own = UTType(exportedAs: "app.note", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.conforms(to: own) && !own.conforms(to: .image))
    #expect(own == UTType("app.note") && Set([own, UTType(importedAs: "app.note")]).count == 1)
    #expect(UTType(filenameExtension: "xyz")?.conforms(to: .data) == true && UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "xyz")?.preferredFilenameExtension == "xyz")
  }

  @Test(
    arguments: [
      ("PNG", UTType.png, "png", "image/png"), ("jpg", .jpeg, "jpeg", "image/jpeg"),
      ("htm", .html, "html", "text/html"),
      ("mov", .quickTimeMovie, "mov", "video/quicktime"), ("zip", .zip, "zip", "application/zip"),
      ("swift", .swiftSource, "swift", nil),
    ] as [(String, UTType, String, String?)])
  func names(ending: String, kind: UTType, preferred: String, mime: String?) {
    #expect(UTType(filenameExtension: ending) == kind && kind.preferredFilenameExtension == preferred)
    #expect(kind.preferredMIMEType == mime)
    if let mime { #expect(UTType(mimeType: mime.uppercased()) == kind) }
  }
}
