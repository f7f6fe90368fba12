// What is handed from app to app: the kinds there are, their bytes, objects made of bytes, and files
// (NSItemProvider, NSItemProviderReading, NSItemProviderWriting).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// An app's own kind of thing: a number, written as its digits.
private final class Tally: NSObject, NSItemProviderWriting, NSItemProviderReading {
  let number: Int
  init(_ number: Int) { self.number = number }
  static var writableTypeIdentifiersForItemProvider: [String] { ["app.tally", "public.utf8-plain-text"] }
  static var readableTypeIdentifiersForItemProvider: [String] { ["app.tally"] }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((typeIdentifier == "app.tally" ? "\(number)" : "\(number) things").utf8), nil)
    return nil
  }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let number = Int(String(decoding: data, as: UTF8.self)), let made = Tally(number) as? Self else {
      throw CocoaError(.coderInvalidValue)
    }
    return made
  }
}

/// What one loading brought.
private final class Brought {
  var text: String?
  var failed = false
  func take(_ data: Data?, _ error: (any Error)?) {
    text = data.map { String(decoding: $0, as: UTF8.self) }
    failed = error != nil
  }
}

@MainActor @Suite struct ItemProviderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("provided-\(UUID().uuidString)")

  /// Runs a piece of code as an app's and what it put off.
  private func run(_ body: @MainActor () throws -> Void) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }], arrangement: nil)
    try device.inspect(window: 1) { _ in try body() }
    _ = device.handle(DeviceInput(time: 1, event: .wait(0.1)))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () -> NSItemProvider
    let kinds: [String]
    /// Bytes by the kind that is asked for; nil for an error.
    let bytes: [(String, String?)]
    var testDescription: String { name }
  }
  nonisolated static let rows = [
    Row(
      name: "a text", make: { NSItemProvider(object: "wörds" as NSString) }, kinds: ["public.utf8-plain-text"],
      bytes: [
        ("public.utf8-plain-text", "wörds"), ("public.text", "wörds"), ("public.data", "wörds"), ("public.url", nil),
      ]),
    Row(
      name: "an address", make: { NSItemProvider(object: NSURL(string: "https://a.example/b")!) },
      kinds: ["public.url"], bytes: [("public.url", "https://a.example/b"), ("public.text", nil)]),
    Row(
      name: "the app's own", make: { NSItemProvider(object: Tally(3)) },
      kinds: ["app.tally", "public.utf8-plain-text"],
      bytes: [("app.tally", "3"), ("public.plain-text", "3 things"), ("public.png", nil)]),
    Row(
      name: "bytes", make: { registered([("public.json", "{}"), ("public.plain-text", "t")]) },
      kinds: ["public.json", "public.plain-text"],
      // The first that is a text.
      bytes: [("public.text", "{}"), ("public.plain-text", "t"), ("public.image", nil)]),
    Row(
      name: "bytes put in anew",
      make: { registered([("public.json", "1"), ("public.png", "p"), ("public.json", "2")]) },
      kinds: ["public.json", "public.png"], bytes: [("public.json", "2"), ("public.image", "p")]),
    Row(
      name: "an item", make: { NSItemProvider(item: NSData(data: Data("d".utf8)), typeIdentifier: "public.mp3") },
      kinds: ["public.mp3"], bytes: [("public.audio", "d"), ("public.movie", nil)]),
    Row(name: "nothing", make: { NSItemProvider() }, kinds: [], bytes: [("public.data", nil)]),
    Row(
      name: "an item that is none", make: { NSItemProvider(item: nil, typeIdentifier: "public.png") }, kinds: [],
      bytes: [("public.png", nil)]),
  ]
  private static func registered(_ contents: [(String, String)]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (kind, text) in contents {
      provider.registerDataRepresentation(forTypeIdentifier: kind, visibility: .all) { tell in
        tell(Data(text.utf8), nil)
        return nil
      }
    }
    return provider
  }

  @Test(arguments: rows) func kindsAndBytes(_ row: Row) throws {
    let brought = row.bytes.map { _ in Brought() }
    try run {
      let provider = row.make()
      #expect(provider.registeredTypeIdentifiers == row.kinds)
      for ((kind, text), brought) in zip(row.bytes, brought) {
        #expect(provider.hasItemConformingToTypeIdentifier(kind) == (text != nil))
        provider.loadDataRepresentation(forTypeIdentifier: kind) { brought.take($0, $1) }
      }
    }
    for ((kind, text), brought) in zip(row.bytes, brought) {
      #expect(brought.text == text && brought.failed == (text == nil), "\(kind)")
    }
  }

  /// A PNG's head alone, of 8×6.
  private static let picture = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 8, 0, 0, 0, 6, 8, 6, 0, 0, 0, 0, 0, 0, 0])

  /// Apps load what they are given on whatever thread they like: a picture is read and written there, too.
  @Test func picturesComeAndGoOnOtherThreads() async throws {
    let file = Self.picture
    let written = try await Task.detached { () -> Data? in
      nonisolated(unsafe) var written: Data?
      let image = try UIImage.object(withItemProviderData: file, typeIdentifier: "public.png")
      _ = image.loadData(withTypeIdentifier: "public.png") { data, _ in written = data }
      return written
    }.value
    #expect(written == file)
  }

  /// A name comes from anybody: it names a file in the folder of a moment, and no other place, which would be removed with it.
  @Test(arguments: ["../../outside", "/etc/outside", "..", ".", ""]) func aNameLeadsNowhereElse(name: String) throws {
    var (place, text): (URL?, String?) = (nil, nil)
    try run {
      let provider = NSItemProvider(object: "t" as NSString)
      provider.suggestedName = name
      provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { file, _ in
        place = file
        let bytes = file.flatMap { FileManager.default.contents(atPath: $0.path) }
        text = bytes.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    let folder = try #require(place?.standardizedFileURL.deletingLastPathComponent())
    #expect(text == "t" && folder.lastPathComponent.hasPrefix("item-provider-"))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    #expect(FileManager.default.fileExists(atPath: FileManager.default.temporaryDirectory.path))
  }

  /// A picture is a PNG first, a colour its archive: what is loaded of the bytes is the same again.
  @Test func picturesAndColors() throws {
    let file = Self.picture
    var (size, color, png): (CGSize?, UIColor?, Data?) = (nil, nil, nil)
    try run {
      let picture = try #require(UIImage(data: file))
      let provider = NSItemProvider(object: picture)
      #expect(provider.registeredTypeIdentifiers.first == "public.png")
      #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: NSString.self))
      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in png = data }
      let again = NSItemProvider()
      again.registerObject(ofClass: UIImage.self, visibility: .all) { tell in
        tell(picture, nil)
        return nil
      }
      again.loadObject(ofClass: UIImage.self) { object, _ in size = (object as? UIImage)?.size }
      let painted = NSItemProvider()
      painted.registerObject(ofClass: UIColor.self, visibility: .all) { tell in
        tell(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1), nil)
        return nil
      }
      painted.loadObject(ofClass: UIColor.self) { object, _ in color = object as? UIColor }
    }
    #expect(png == file && size == CGSize(width: 8, height: 6))
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  /// Objects are made of bytes of a kind their class reads; of none where it reads none of the kinds.
  @Test func objectsOfBytes() throws {
    var heard: [String] = []
    try run {
      let provider = Self.registered([("app.tally", "41"), ("public.utf8-plain-text", "words")])
      #expect(provider.canLoadObject(ofClass: Tally.self) && provider.canLoadObject(ofClass: String.self))
      #expect(!provider.canLoadObject(ofClass: URL.self) && !provider.canLoadObject(ofClass: UIImage.self))
      provider.loadObject(ofClass: Tally.self) { object, _ in heard.append("\((object as? Tally)?.number ?? -1)") }
      provider.loadObject(ofClass: String.self) { text, _ in heard.append(text ?? "-") }
      provider.loadObject(ofClass: NSString.self) { text, _ in heard.append("\(text as? NSString ?? "-")") }
      provider.loadObject(ofClass: URL.self) { url, error in heard.append("\(url == nil) \(error != nil)") }
      let broken = Self.registered([("app.tally", "many")])
      broken.loadObject(ofClass: Tally.self) { object, error in heard.append("\(object == nil) \(error != nil)") }
      let given = NSItemProvider(object: Tally(7))
      given.loadObject(ofClass: Tally.self) { object, _ in heard.append("\((object as? Tally)?.number ?? -1)") }
    }
    #expect(heard.sorted() == ["41", "7", "true true", "true true", "words", "words"])
  }

  /// What a loader has no file or bytes for is an error; a file that was registered is copied, or used where it is.
  @Test(arguments: [(NSItemProvider.FileOptions(), false), (.openInPlace, true)])
  func files(options: NSItemProvider.FileOptions, isInPlace: Bool) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("song.mp3")
    try Data("la".utf8).write(to: file)
    let bytes = Brought()
    var heard: [String] = []
    try run {
      let provider = NSItemProvider()
      provider.registerFileRepresentation(forTypeIdentifier: "public.mp3", fileOptions: options, visibility: .all) {
        $0(file, false, nil)
        return nil
      }
      provider.registerFileRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
        $0(nil, false, nil)
        return nil
      }
      #expect(provider.registeredTypeIdentifiers(fileOptions: []) == ["public.mp3", "public.png"])
      #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == (isInPlace ? ["public.mp3"] : []))
      #expect(
        provider.hasRepresentationConforming(toTypeIdentifier: "public.audio", fileOptions: .openInPlace) == isInPlace)
      provider.loadDataRepresentation(forTypeIdentifier: "public.audio") { bytes.take($0, $1) }
      provider.loadFileRepresentation(forTypeIdentifier: "public.audio") { url, _ in
        heard.append("\(url?.lastPathComponent ?? "-") \(url == file)")
      }
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.mp3") { url, stays, _ in
        heard.append("\(url == file) \(stays)")
      }
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
        heard.append("\(data == nil) \(error != nil)")
      }
      provider.loadItem(forTypeIdentifier: "public.mp3") { item, _ in
        heard.append("\((item as? NSURL) == file as NSURL)")
      }
    }
    #expect(bytes.text == "la")
    #expect(heard == ["song.mp3 false", "\(isInPlace) \(isInPlace)", "true true", "true"])
    try FileManager.default.removeItem(at: folder)
  }

  /// A file is of the kind its name ends with, and has its name; what is no file is none.
  @Test(arguments: [("a.png", "public.png"), ("b.txt", "public.plain-text"), ("c", "public.data")])
  func filesByName(name: String, kind: String) throws {
    try run {
      let provider = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/tmp/\(name)")))
      #expect(provider.registeredTypeIdentifiers == [kind, "public.file-url"] && provider.suggestedName == name)
      #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
      #expect(provider.canLoadObject(ofClass: URL.self))
      #expect(URL(string: "https://a.example").flatMap { NSItemProvider(contentsOf: $0) } == nil)
    }
  }

  /// loadItem: texts and addresses as such, all else as it was given, or its bytes.
  @Test func items() throws {
    var heard: [String] = []
    func tell(_ item: (any NSSecureCoding)?, _ error: (any Error)?) {
      switch item {
      case let text as NSString: heard.append("text \(text)")
      case let url as NSURL: heard.append("address \(url.absoluteString)")
      case let data as NSData: heard.append("bytes \(data.length)")
      case let number as NSNumber: heard.append("number \(number)")
      case _: heard.append(error == nil ? "nothing" : "error")
      }
    }
    try run {
      NSItemProvider(object: "t" as NSString).loadItem(forTypeIdentifier: "public.text", completionHandler: tell)
      NSItemProvider(object: NSURL(string: "a:b")!).loadItem(forTypeIdentifier: "public.url", completionHandler: tell)
      NSItemProvider(item: NSNumber(value: 4), typeIdentifier: "app.n")
        .loadItem(forTypeIdentifier: "app.n", completionHandler: tell)
      NSItemProvider(object: Tally(123)).loadItem(forTypeIdentifier: "app.tally", completionHandler: tell)
      NSItemProvider(object: Tally(1)).loadItem(forTypeIdentifier: "public.png", completionHandler: tell)
      NSItemProvider().loadItem(forTypeIdentifier: "public.png")
    }
    #expect(heard.sorted() == ["address a:b", "bytes 3", "error", "number 4", "text t"])
  }
}
