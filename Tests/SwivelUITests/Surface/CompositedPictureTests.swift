// Core Image's pictures on each other, and the files a context writes of them (CIImage.composited(over:),
// CIContext.pngRepresentation(of:format:colorSpace:options:), jpegRepresentation(of:colorSpace:options:), createCGImage(_:from:)).
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct CompositedPictureTests {
  init() { SeenViews.begin() }

  /// A picture of one colour.
  private func picture(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) throws -> CIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return try #require(CIImage(image: drawn))
  }
  private func moved(_ picture: CIImage, _ x: CGFloat, _ y: CGFloat) -> CIImage {
    picture.transformed(by: CGAffineTransform(translationX: x, y: y))
  }
  private func whole(_ picture: CIImage) -> CGImage? { CIContext().createCGImage(picture, from: picture.extent) }

  /// A smaller one over a larger one covers what it covers and no more: both are seen where they are, and a picture of the two is the
  /// larger one's size.
  @Test(arguments: [(0.0, 0.0, 40.0, 30.0), (20, 10, 40, 30), (35, 25, 45, 35), (-5, -5, 45, 35)])
  func oneOverAnother(x: Double, y: Double, width: Double, height: Double) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (small, large) = (moved(try picture(.red, 10, 10), x, y), try picture(.blue, 40, 30))
      let both = small.composited(over: large)
      #expect(both.extent.size == CGSize(width: width, height: height))
      let file = CIContext().pngRepresentation(of: both, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
      #expect(file != nil)
      // What is seen differs from either of them, and from them the other way round.
      let others = [small, large, large.composited(over: small)]
      for other in others {
        #expect(
          CIContext().pngRepresentation(
            of: other, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()) != file)
      }
    }
  }

  /// Over a colour without end there is no end; a part of both shows both.
  @Test func overAColour() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (small, ground) = (try picture(.red, 10, 10), CIImage(color: CIColor(red: 0, green: 0, blue: 1)))
      let both = small.composited(over: ground)
      #expect(both.extent.isInfinite)
      let part = both.cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect(part.extent == CGRect(x: 0, y: 0, width: 20, height: 10))
      let colors = CGColorSpaceCreateDeviceRGB()
      let files = [part, ground.cropped(to: part.extent), small].map {
        CIContext().pngRepresentation(of: $0, format: .RGBA8, colorSpace: colors)
      }
      #expect(Set(files).count == 3 && !files.contains(nil))
      #expect(ground.composited(over: small).extent.isInfinite)
    }
  }

  /// Files of what was drawn: as large as the picture, of nothing and of what has no end none.
  @Test func files() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (context, colors) = (CIContext(), CGColorSpaceCreateDeviceRGB())
      let made = try picture(.red, 40, 30)
      for (image, size) in [
        (made, CGSize(width: 40, height: 30)), (moved(made, 7, 7), CGSize(width: 40, height: 30)),
        (made.cropped(to: CGRect(x: 5, y: 5, width: 4, height: 3)), CGSize(width: 4, height: 3)),
        (made.oriented(.left), CGSize(width: 30, height: 40)),
      ] {
        let png = try #require(context.pngRepresentation(of: image, format: .RGBA8, colorSpace: colors))
        #expect(Array(png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47] && UIImage(data: png)?.size == size)
        let jpeg = try #require(context.jpegRepresentation(of: image, colorSpace: colors))
        #expect(UIImage(data: jpeg)?.size == size)
      }
      for image in [CIImage.empty(), CIImage(color: .red)] {
        #expect(context.pngRepresentation(of: image, format: .RGBA8, colorSpace: colors) == nil)
        #expect(context.jpegRepresentation(of: image, colorSpace: colors) == nil)
      }
    }
  }

  /// The pixels of a rectangle: so many of them, also where nothing is; none of one that is empty or without end.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 40, height: 30), 40, 30), (CGRect(x: 10, y: 10, width: 5, height: 6), 5, 6),
      (CGRect(x: 100, y: 100, width: 7, height: 8), 7, 8), (.zero, nil, nil), (.null, nil, nil), (.infinite, nil, nil),
    ] as [(CGRect, Int?, Int?)])
  func pixels(rect: CGRect, width: Int?, height: Int?) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let made = CIContext().createCGImage(try picture(.red, 40, 30), from: rect)
      #expect(made?.width == width && made?.height == height)
    }
  }
}
