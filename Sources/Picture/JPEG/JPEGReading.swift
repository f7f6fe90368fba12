// JPEG files as pixels, read by libturbojpeg where the machine has it: nothing else here needs it, so nothing is linked with it.
import Foundation
import Glibc

extension PixelImage {
  /// Every JPEG file begins so (ITU-T T.81, B.1.1.3).
  static let jpegStart: [UInt8] = [0xFF, 0xD8]

  /// Whether JPEG files can be read on this machine.
  public static var readsJPEG: Bool { TurboJPEG.shared != nil }

  /// The pixels of a JPEG file, not turned by what it says of its orientation.
  public init(jpeg file: [UInt8]) throws(PictureError) {
    guard file.starts(with: Self.jpegStart) else {
      throw .unreadable(expected: "a JPEG file", actual: "\(file.count) other bytes")
    }
    guard let library = TurboJPEG.shared else {
      throw .unreadable(expected: "libturbojpeg", actual: "a machine without it")
    }
    self = try library.read(file)
  }

  /// The pixels of a file of a kind that is read here.
  public init(file: [UInt8]) throws(PictureError) {
    if file.starts(with: Self.jpegStart) { try self.init(jpeg: file) } else { try self.init(png: file) }
  }
}

/// The four calls of libturbojpeg's TurboJPEG API, version 2, that read a file.
private struct TurboJPEG: Sendable {
  typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
  typealias End = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  typealias Header =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  typealias Read =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32,
      Int32
    ) -> Int32

  let make: Make
  let end: End
  let header: Header
  let read: Read

  /// Nil where the library is not there, or not this one.
  static let shared: TurboJPEG? = {
    guard let library = dlopen("libturbojpeg.so.0", RTLD_NOW | RTLD_LOCAL),
      let make = dlsym(library, "tjInitDecompress"),
      let end = dlsym(library, "tjDestroy"), let header = dlsym(library, "tjDecompressHeader3"),
      let read = dlsym(library, "tjDecompress2")
    else { return nil }
    return TurboJPEG(
      make: unsafeBitCast(make, to: Make.self), end: unsafeBitCast(end, to: End.self),
      header: unsafeBitCast(header, to: Header.self), read: unsafeBitCast(read, to: Read.self))
  }()

  /// `TJPF_RGBA`.
  private static let rgba: Int32 = 7
  /// `TJFLAG_ACCURATEDCT`: the same numbers whatever the processor has.
  private static let accurate: Int32 = 4096

  func read(_ file: [UInt8]) throws(PictureError) -> PixelImage {
    guard let handle = make() else { throw .unreadable(expected: "a reader of libturbojpeg's", actual: "none") }
    defer { _ = end(handle) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard header(handle, file, UInt(file.count), &width, &height, &sampling, &space) == 0 else {
      throw .unreadable(expected: "a JPEG file's header", actual: "other bytes")
    }
    guard width > 0, height > 0, Int(height) <= PixelImage.maximumPixels / Int(width) else {
      throw .unreadable(expected: "1 to \(PixelImage.maximumPixels) pixels", actual: "\(width)×\(height)")
    }
    var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
    let isRead = read(handle, file, UInt(file.count), &pixels, width, 0, height, Self.rgba, Self.accurate)
    // A file that ends early is shown as far as it goes, as everywhere; of one without a picture nothing is.
    guard isRead == 0 || pixels.contains(where: { $0 != 255 }) else {
      throw .unreadable(expected: "a JPEG file's picture", actual: "other bytes")
    }
    return PixelImage(width: Int(width), height: Int(height), pixels: pixels)
  }
}
