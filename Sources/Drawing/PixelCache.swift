// Pixels of the app's pictures, as many as are seen of them, kept while they are drawn again and again.
import Foundation
import Picture
import SwivelUI

/// Pictures read from their files and made as small as they are drawn.
@MainActor enum PixelCache {
  /// The same file, size and colour; the file by where it is in memory, which is kept.
  private struct Key: Hashable {
    let address: UInt
    let width: Int
    let height: Int
    let tint: PictureColor?
  }
  private struct Entry {
    let file: [UInt8]
    let pixels: PixelImage
  }
  private static var kept: [Key: Entry] = [:]
  private static let most = 200
  /// Pictures of more pixels have their stand-in: reading them takes longer than anybody waits for a picture of a screen.
  private static let largest: CGFloat = 6_000_000
  /// Up to this side a point has two pixels, beyond it one: a sign stays sharp, and a photo does not fill pages.
  private static let sharp: CGFloat = 128

  /// The picture in a box; nil where its pixels are not here, or in a format that is not read.
  static func node(of image: UIImage, in box: CGRect, tint: PictureColor?) -> PictureNode? {
    guard let file = image.file, !image.isSymbolImage, image.imageOrientation == .up, box.width >= 1, box.height >= 1,
      box.width * box.height < largest, image.size.width * image.size.height * image.scale * image.scale <= largest,
      let pixels = pixels(file, box.size, tint)
    else { return nil }
    let shown = PictureImage(pixels, in: box)
    return PictureNode(.shape(PictureShape(.rect(box), fill: .image(shown))), kind: "image")
  }

  private static func pixels(_ file: [UInt8], _ size: CGSize, _ tint: PictureColor?) -> PixelImage? {
    let density: CGFloat = max(size.width, size.height) <= sharp ? 2 : 1
    let key = Key(
      address: file.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) },
      width: Int((size.width * density).rounded(.up)),
      height: Int((size.height * density).rounded(.up)), tint: tint)
    if let known = kept[key] { return known.pixels }
    var made: PixelImage
    do throws(PictureError) { made = try PixelImage(file: file) } catch { return nil }
    made = made.reduced(width: key.width, height: key.height)
    if let tint { made = made.tinted(tint) }
    if kept.count >= most { kept = [:] }
    kept[key] = Entry(file: file, pixels: made)
    return made
  }
}
