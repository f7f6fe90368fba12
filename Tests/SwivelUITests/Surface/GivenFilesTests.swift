// Files apps have and give away: of their catalogues, beside notifications, looked at and offered to others; and objects asked for values.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite("Files apps give") struct GivenFilesTests {
  /// A file that is there while the test runs.
  private func withFile(_ name: String, _ body: (URL) throws -> Void) throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "given-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
    let file = folder.appending(path: name)
    try Data("words".utf8).write(to: file)
    try body(file)
  }

  /// NSDataAsset(name:): nil where the catalogue has no data set of this name ("Asset Catalog Format Reference", data sets).
  @Test func dataAssets() throws {
    var app = AppBundle.test { UIViewController() }
    let one = #"{"data":[{"idiom":"universal","filename":"a.json"}],"info":{"version":1}}"#
    let two = #"{"data":[{"idiom":"phone"},{"idiom":"universal","filename":"gone"},{"idiom":"pad","filename":"b"}]}"#
    app.interfaceFiles = [
      "A.xcassets/words.dataset/Contents.json": Array(one.utf8), "A.xcassets/words.dataset/a.json": [1, 2, 3],
      "A.xcassets/Deep/some.dataset/Contents.json": Array(two.utf8), "A.xcassets/Deep/some.dataset/b": [4],
      "A.xcassets/none.dataset/Contents.json": Array("{}".utf8), "A.xcassets/bad.dataset/Contents.json": [0],
      "A.xcassets/tint.colorset/Contents.json": Array("{}".utf8), "loose.json": [5],
    ]
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app])
    let rows: [(name: String, bytes: [UInt8]?)] = [
      ("words", [1, 2, 3]), ("some", [4]), ("Deep/some", [4]), ("none", nil), ("bad", nil), ("tint", nil),
      ("a.json", nil), ("loose", nil), ("", nil),
    ]
    _ = device.inspect(window: 1) { _ in
      for row in rows {
        let found = NSDataAsset(name: row.name)
        #expect(found.map { Array($0.data) } == row.bytes, "\(row.name)")
        #expect((found?.name ?? row.name) == row.name)
        #expect(NSDataAsset(name: row.name, bundle: .main)?.data == found?.data)
      }
    }
  }

  /// Apple's sample "Supporting multiple windows on iPad" asks for `UIImage(named: "1.jpg")`, and its catalogue has the set `1`. A set and a
  /// file of the very name come first, and other points are part of a name.
  @Test func picturesWithEndings() throws {
    func png(_ width: UInt8) -> [UInt8] {
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    }
    var app = AppBundle.test { UIViewController() }
    let set = Array(#"{"images":[{"idiom":"universal","filename":"a.png"}]}"#.utf8)
    for (name, width) in [("1", UInt8(1)), ("2.jpg", 2), ("2", 3), ("3", 4), ("v1", 5)] {
      app.interfaceFiles["A.xcassets/\(name).imageset/Contents.json"] = set
      app.interfaceFiles["A.xcassets/\(name).imageset/a.png"] = png(width)
    }
    app.interfaceFiles["3.png"] = png(6)
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app])
    let rows: [(name: String, width: CGFloat?)] = [
      ("1", 1), ("1.jpg", 1), ("1.PNG", 1), ("2.jpg", 2), ("2.png", 3), ("3.png", 6), ("v1.2", nil), ("9.png", nil),
    ]
    _ = device.inspect(window: 1) { _ in
      for row in rows { #expect(UIImage(named: row.name)?.size.width == row.width, "\(row.name)") }
    }
  }

  /// "Asset Catalog Format Reference", scale: 1x, 2x or 3x. What says another one has its pixels as points, and never endless ones.
  @Test(
    arguments: [
      ("1x", 6), ("2x", 3), ("3x", 2), ("0x", 6), ("00", 6), ("", 6), ("-1x", 6), ("x", 6),
    ] as [(String, CGFloat)])
  func scalesThatAreNone(scale: String, width: CGFloat) throws {
    var app = AppBundle.test { UIViewController() }
    let set = #"{"images":[{"idiom":"universal","filename":"a.png","scale":"\#(scale)"}]}"#
    app.interfaceFiles["A.xcassets/a.imageset/Contents.json"] = Array(set.utf8)
    app.interfaceFiles["A.xcassets/a.imageset/a.png"] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 6, 0, 0, 0, 6, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app])
    _ = device.inspect(window: 1) { _ in #expect(UIImage(named: "a")?.size == CGSize(width: width, height: width)) }
  }

  /// UNNotificationAttachment(identifier:url:options:): an empty name is replaced by a unique one; only a file that is there can come with a
  /// notification; its type is the uniform type of the file.
  @Test func attachments() throws {
    for (file, type) in [
      ("a.png", "public.png"), ("a.JPG", "public.jpeg"), ("b.mp3", "public.mp3"), ("c", "public.data"),
    ] {
      try withFile(file) { url in
        let made = try UNNotificationAttachment(identifier: "mine", url: url)
        #expect(made.identifier == "mine" && made.url == url && made.type == type)
        let (unnamed, other) = (
          try UNNotificationAttachment(identifier: "", url: url), try UNNotificationAttachment(identifier: "", url: url)
        )
        #expect(!unnamed.identifier.isEmpty && unnamed.identifier == other.identifier)
      }
    }
    for address in ["file:///nowhere/a.png", "https://example.org/"] {
      let url = try #require(URL(string: address))
      #expect(throws: CocoaError.self, "\(address)") { try UNNotificationAttachment(identifier: "a", url: url) }
    }
  }

  /// A word or a number Foundation boxes, and what is read of it as Objective-C does: -[NSString doubleValue] reads as far as a number goes, 0
  /// where there is none, and -boolValue is true for Y, T and digits from 1 on.
  @Test func askedObjects() {
    let numbers: [(of: AnyObject, double: Double?, int: Int?, bool: Bool?, words: String?)] = [
      (NSNumber(value: 2.5), 2.5, 2, true, "2.5"), (NSNumber(value: 0), 0, 0, false, "0"),
      (NSNumber(value: -7), -7, -7, true, "-7"), ("3.25 m" as NSString, 3.25, 3, true, nil),
      ("YES" as NSString, 0, 0, true, nil), ("no" as NSString, 0, 0, false, nil), ("" as NSString, 0, 0, false, nil),
      (NSObject(), nil, nil, nil, nil),
    ]
    for (index, row) in numbers.enumerated() {
      let asked = AskedObject(row.of)
      #expect(asked.doubleValue == row.double && asked.floatValue == row.double.map { Float($0) }, "row \(index)")
      #expect(asked.intValue == row.int && asked.integerValue == row.int && asked.boolValue == row.bool, "row \(index)")
      #expect((asked.stringValue as String?) == row.words, "row \(index)")
      #expect((asked.cgRectValue as CGRect?) == nil, "row \(index)")
    }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(AskedObject(NSValue(cgRect: rect)).cgRectValue == rect)
    #expect(AskedObject(NSValue(cgPoint: rect.origin)).cgPointValue == rect.origin)
    #expect(AskedObject(NSValue(cgSize: rect.size)).cgSizeValue == rect.size)
    // As sources have them: Swift's own values as objects, and what is none of them.
    #expect(AskedObject(rect.origin as AnyObject).cgPointValue == rect.origin)
    #expect(AskedObject(rect.size as AnyObject).cgSizeValue == rect.size)
    #expect((AskedObject(rect.size as AnyObject).cgRectValue as CGRect?) == nil)
    #expect(AskedObject(rect as AnyObject).cgRectValue == rect && AskedObject(3 as AnyObject).intValue == 3)
  }

  /// A controller that lets files be looked at, and notes what it hears.
  private final class Shelf: UIViewController, UIDocumentInteractionControllerDelegate {
    var heard: [String] = []
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
      -> UIViewController
    { self }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      heard.append("begins")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      heard.append("ended")
    }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
      heard.append("offers")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      heard.append("offered")
    }
  }

  /// UIDocumentInteractionController: `name` and `uti` are the file's; a preview and a menu begin and end, and are told of once; there is no
  /// preview of nothing, none without a delegate, and no other app to open anything in.
  @Test func looking() throws {
    try withFile("note.txt") { url in
      let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Shelf() }])
      let shelf = try #require(device.inspect(window: 1) { $0.rootViewController as? Shelf } ?? nil)
      let looker = UIDocumentInteractionController(url: url)
      #expect(looker.name == "note.txt" && looker.uti == "public.plain-text")
      @MainActor func act(_ body: @escaping @MainActor () -> Void) { _ = device.perform(window: 1) { _ in body() } }
      @MainActor func title() -> String? {
        device.inspect(window: 1) { _ in
          (shelf.presentedViewController as? UINavigationController)?.topViewController?.title
        } ?? nil
      }
      act {
        #expect(!looker.presentPreview(animated: false))
        looker.delegate = shelf
        #expect(looker.presentPreview(animated: false) && !looker.presentPreview(animated: false))
      }
      #expect(title() == "note.txt" && shelf.heard == ["begins"])
      #expect(device.handle(DeviceInput(time: 1, event: .tap(window: 1, target: "Done"))).ending == .settled)
      #expect(title() == nil && shelf.heard == ["begins", "ended"])
      shelf.heard = []
      act {
        looker.dismissPreview(animated: false)
        looker.dismissMenu(animated: false)
        #expect(!looker.presentOpenInMenu(from: .zero, in: shelf.view, animated: false))
        #expect(looker.presentOptionsMenu(from: .zero, in: shelf.view, animated: false))
        #expect(!looker.presentOptionsMenu(from: .zero, in: shelf.view, animated: false))
      }
      #expect(shelf.heard == ["offers"] && shelf.presentedViewController is UIActivityViewController)
      #expect(device.handle(DeviceInput(time: 2, event: .tap(window: 1, target: "Close"))).ending == .settled)
      #expect(shelf.heard == ["offers", "offered"] && shelf.presentedViewController == nil)
      act { looker.presentOptionsMenu(from: .zero, in: shelf.view, animated: false) }
      act { looker.dismissMenu(animated: false) }
      #expect(shelf.heard == ["offers", "offered", "offers", "offered"] && shelf.presentedViewController == nil)
      looker.url = URL(filePath: "/nowhere/note.txt")
      act { #expect(!looker.presentPreview(animated: false)) }
    }
  }
}
