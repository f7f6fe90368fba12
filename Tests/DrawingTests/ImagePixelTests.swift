// The app's own pictures: their pixels where their files have them, their form in the tint, and a stand-in for the others.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct ImagePixelTests {
  /// One pixel of half-strong green, as a file.
  private static func green() throws -> Data {
    Data(try PixelImage(width: 1, height: 1, pixels: [0, 255, 0, 128]).png())
  }

  private func shown(_ image: UIImage) throws -> (image: PictureImage?, count: Int) {
    let picture = try drawn { root in
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
      view.tintColor = .red
      view.accessibilityIdentifier = "image"
      root.addSubview(view)
    }
    let parts = picture.parts(of: "image")
    let image = parts.lazy.compactMap { part -> PictureImage? in
      guard case .shape(let shape) = part.node.content, case .image(let image)? = shape.fill else { return nil }
      return image
    }.first
    return (image, parts.count)
  }

  /// An image view shows a picture in its own colours, and in the tint one that is a template (UIImage.RenderingMode).
  @Test func pixelsAreDrawn() throws {
    let image = try #require(UIImage(data: try Self.green()))
    let own = try #require(try shown(image).image)
    #expect(own.pixels.pixels == [0, 255, 0, 128])
    #expect(own.box.size == CGSize(width: 40, height: 30))
    let form = try #require(try shown(image.withRenderingMode(.alwaysTemplate)).image)
    #expect(form.pixels.pixels == [255, 0, 0, 128])
  }

  /// What is read for its size alone, such as a JPEG, has its stand-in; so has a PNG that breaks off.
  @Test(arguments: [true, false]) func whatCannotBeReadHasItsStandIn(isJPEG: Bool) throws {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 40, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let bytes = isJPEG ? Data(jpeg) : try Self.green().prefix(40)
    let image = try #require(UIImage(data: bytes))
    let found = try shown(image)
    #expect(found.image == nil && found.count > 1)
  }

  /// 16×16 pixels, the left half red and the right half blue, by libjpeg-turbo.
  private static let photo = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
    FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBT/wAARCAAQABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF
    BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW
    V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi
    4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC
    AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm
    Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq
    8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9UzwKv9xj/HQ99r/Dk/2LPAq/3GP8dD/9k=
    """

  /// Colours of a JPEG come back within what its quality of 90 changes.
  @Test func photosAreDrawnWhereTheLibraryIs() throws {
    guard PixelImage.readsJPEG else { return print("SKIPPED: JPEG files, because libturbojpeg.so.0 is not there") }
    let file = try #require(Data(base64Encoded: Self.photo, options: .ignoreUnknownCharacters))
    let image = try #require(UIImage(data: file))
    #expect(image.size == CGSize(width: 16, height: 16))
    let seen = try #require(try shown(image).image).pixels
    #expect(seen.width == 16 && seen.height == 16)
    for (x, color) in [(3, [255, 0, 0, 255]), (12, [0, 0, 255, 255])] {
      let place = (8 * 16 + x) * 4
      for (one, other) in zip(seen.pixels[place..<(place + 4)], color) { #expect(abs(Int(one) - other) < 24) }
    }
    // What ends early is shown as far as it goes; a file of nothing but a start is not read.
    #expect(try shown(try #require(UIImage(data: file.prefix(640)))).image != nil)
    #expect(throws: PictureError.self) { try PixelImage(jpeg: [0xFF, 0xD8]) }
    #expect(throws: PictureError.self) { try PixelImage(jpeg: [1, 2, 3]) }
  }

  /// A document's picture is as large as the document has it and shows the pixels of the catalogue's (UIImage(named:)).
  @Test func aDocumentsPictureHasTheCataloguesPixels() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><imageView contentMode="scaleToFill" image="dot" fixedFrame="YES" id="image">
      <rect key="frame" x="30" y="40" width="50" height="60"/></imageView></subviews></view>
      </viewController></objects></scene></scenes><resources><image name="dot" width="50" height="60"/></resources></document>
      """
    let contents = #"{"images":[{"idiom":"universal","filename":"dot.png","scale":"2x"}],"info":{"version":1}}"#
    let app = AppBundle.showing(
      storyboard: "Main",
      files: [
        "Main.storyboard": Array(document.utf8), "Art.xcassets/dot.imageset/Contents.json": Array(contents.utf8),
        "Art.xcassets/dot.imageset/dot.png": [UInt8](try Self.green()),
      ])
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app])
    let images = try #require(device.picture()).drawnParts.compactMap { part -> PictureImage? in
      guard case .shape(let shape) = part.node.content, case .image(let image)? = shape.fill else { return nil }
      return image
    }
    #expect(images.map(\.pixels.pixels) == [[0, 255, 0, 128]])
    #expect(images.map(\.box) == [CGRect(x: 30, y: 40, width: 50, height: 60)])
  }
}
