// Image I/O: files of pictures, how many are in one and how large they are. There are no pixels to write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A file of pictures.
public final class CGImageSource: @unchecked Sendable {
  let bytes: [UInt8]
  let frames: Int
  let size: CGSize
  /// For each picture of a GIF how long it is seen, in seconds.
  let delays: [Double]
  fileprivate init?(_ bytes: [UInt8]) {
    guard let size = PictureHead.size(bytes) else { return nil }
    (self.bytes, self.size) = (bytes, size)
    delays = GIFFrames.delays(bytes)
    frames = max(1, delays.count)
  }
  fileprivate var image: UIImage? { UIImage(data: Data(bytes)) }
}

/// "The value of this key is never less than 100 milliseconds" (kCGImagePropertyGIFDelayTime); the unclamped one is as the file says.
private let leastDelay = 0.1

/// How many pictures a GIF has, and how long each is seen (GIF89a, 23: in hundredths of a second).
private enum GIFFrames {
  static func delays(_ bytes: [UInt8]) -> [Double] {
    guard bytes.starts(with: [0x47, 0x49, 0x46]), bytes.count > 13 else { return [] }
    var place = 13
    if bytes[10] & 0x80 != 0 { place += 3 << (Int(bytes[10] & 7) + 1) }
    var (delays, next): ([Double], Double) = ([], 0)
    while place < bytes.count {
      switch bytes[place] {
      case 0x21:
        guard place + 1 < bytes.count else { return delays }
        if bytes[place + 1] == 0xf9, place + 6 < bytes.count {
          next = Double(Int(bytes[place + 4]) + Int(bytes[place + 5]) * 256) / 100
        }
        place = end(of: bytes, from: place + 2)
      case 0x2c:
        guard place + 10 < bytes.count else { return delays }
        delays.append(next)
        let table = bytes[place + 9] & 0x80 != 0 ? 3 << (Int(bytes[place + 9] & 7) + 1) : 0
        place = end(of: bytes, from: place + 11 + table)
      default: return delays
      }
    }
    return delays
  }
  /// Behind a row of blocks, each with its length first, the last of none.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
    return place + 1
  }
}

/// The pictures in a file's bytes; nil for none known here.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource([UInt8](Data(referencing: data)))
}
/// The pictures in a file; nil for none known here, and for what would come over a network.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
  return CGImageSource([UInt8](data))
}
/// How many there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames }
/// What kind of file it is.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  let heads: [([UInt8], String)] = [
    ([0x89, 0x50], "public.png"), ([0xff, 0xd8], "public.jpeg"), ([0x47, 0x49], "com.compuserve.gif"),
    ([0x25, 0x50], "com.adobe.pdf"),
  ]
  return heads.first { isrc.bytes.starts(with: $0.0) }.map { $0.1 as CFString }
}
/// One of them; nil for none.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  0..<isrc.frames ~= index ? isrc.image?.cgImage : nil
}
/// A smaller one of one of them: its longer side has so many pixels, if it has more.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard 0..<isrc.frames ~= index, let image = isrc.image else { return nil }
  let most =
    (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber)?.doubleValue
    ?? (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? CGFloat).map { Double($0) }
  let longer = Double(max(isrc.size.width, isrc.size.height))
  guard let most, most > 0, longer > most else { return image.cgImage }
  let size = CGSize(
    width: (Double(isrc.size.width) * most / longer).rounded(),
    height: (Double(isrc.size.height) * most / longer).rounded())
  let bounds = CGRect(origin: .zero, size: size)
  let record = DrawingContexts.record(bounds, scale: 1) { _ in image.draw(in: bounds) }
  return UIImage(size: size, scale: 1, record: record).cgImage
}
/// What is known of a file: nothing.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { [:] }
/// What is known of one of them: its size, and of a GIF how long it is seen.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard 0..<isrc.frames ~= index else { return nil }
  var known: [String: Any] = [
    kCGImagePropertyPixelWidth as String: Int(isrc.size.width),
    kCGImagePropertyPixelHeight as String: Int(isrc.size.height), kCGImagePropertyOrientation as String: 1,
  ]
  if isrc.delays.indices.contains(index) {
    known[kCGImagePropertyGIFDictionary as String] = [
      kCGImagePropertyGIFDelayTime as String: max(leastDelay, isrc.delays[index]),
      kCGImagePropertyGIFUnclampedDelayTime as String: isrc.delays[index],
    ]
  }
  return known as CFDictionary
}

/// A file to write pictures to: there are no pixels to write.
public final class CGImageDestination: @unchecked Sendable {}
/// A file in memory.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// A file.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// One picture more.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {}
/// One picture more, out of another file.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {}
/// What is to be known of the file.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes it: it cannot be.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }

/// Image I/O's word.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Image I/O's word.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
