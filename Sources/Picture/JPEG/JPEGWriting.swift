// Pixels as JPEG files, written by libturbojpeg where the machine has it, as JPEGReading.swift reads them.
import Foundation
import Glibc

extension PixelImage {
  /// The pixels as a JPEG file over white, for such files know nothing of what is behind; `quality` is 0…1.
  public func jpeg(quality: Double) throws(PictureError) -> [UInt8] {
    guard let library = JPEGWriter.shared else {
      throw .unreadable(expected: "libturbojpeg", actual: "a machine without it")
    }
    return try library.write(overWhite, quality: Int32(max(1, min(100, (quality * 100).rounded()))))
  }

  private var overWhite: PixelImage {
    var copy = self
    for place in stride(from: 0, to: pixels.count, by: 4) where pixels[place + 3] < 255 {
      let alpha = Int(pixels[place + 3])
      for part in place..<place + 3 {
        copy.pixels[part] = UInt8((Int(pixels[part]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
      copy.pixels[place + 3] = 255
    }
    return copy
  }
}

/// The four calls of libturbojpeg's TurboJPEG API, version 2, that write a file.
private struct JPEGWriter: Sendable {
  typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
  typealias End = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  typealias Free = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void
  typealias Write =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, UnsafeMutablePointer<UInt>?, Int32, Int32, Int32
    ) -> Int32

  let make: Make
  let end: End
  let free: Free
  let compress: Write

  /// Nil where the library is not there, or not this one.
  static let shared: JPEGWriter? = {
    guard let library = dlopen("libturbojpeg.so.0", RTLD_NOW | RTLD_LOCAL), let make = dlsym(library, "tjInitCompress"),
      let end = dlsym(library, "tjDestroy"), let free = dlsym(library, "tjFree"),
      let compress = dlsym(library, "tjCompress2")
    else { return nil }
    return JPEGWriter(
      make: unsafeBitCast(make, to: Make.self), end: unsafeBitCast(end, to: End.self),
      free: unsafeBitCast(free, to: Free.self), compress: unsafeBitCast(compress, to: Write.self))
  }()

  /// TJPF_RGBA of turbojpeg.h.
  private static let pixelFormat: Int32 = 7
  /// TJSAMP_420: colours at half the size, as cameras write them.
  private static let subsampling: Int32 = 2

  func write(_ image: PixelImage, quality: Int32) throws(PictureError) -> [UInt8] {
    guard image.width > 0, image.height > 0, let handle = make() else {
      throw .unreadable(expected: "pixels", actual: "\(image.width)×\(image.height)")
    }
    defer { _ = end(handle) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let result = image.pixels.withUnsafeBufferPointer {
      compress(
        handle, $0.baseAddress, Int32(image.width), 0, Int32(image.height), Self.pixelFormat, &buffer, &count,
        Self.subsampling, quality, 0)
    }
    defer { free(buffer) }
    guard result == 0, let buffer else { throw .unreadable(expected: "a JPEG file", actual: "none of libturbojpeg's") }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
  }
}
