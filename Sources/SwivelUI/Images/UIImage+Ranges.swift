// Pictures brighter than white, from era 17 on: every picture here is within the standard range.
import Foundation

extension UIImage {
  /// How bright the brightest is; raw values are UIKit's.
  public enum DynamicRange: Int, Sendable {
    /// As it comes.
    case unspecified = -1
    /// White at most.
    case standard = 0
    /// A little more than white.
    case constrainedHigh = 1
    /// Much more than white.
    case high = 2
  }
  /// Whether there is anything brighter than white.
  public var isHighDynamicRange: Bool { false }
  /// The same, with white as its brightest.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// The same, with its baseline so far above its bottom edge. The baseline is not kept.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// The same, without a baseline.
  public func imageWithoutBaseline() -> UIImage { self }
  /// A file of the picture in HEIF: nil, as on a device that cannot write such.
  public func heicData() -> Data? { nil }
}

/// Reads pictures with choices, from era 17 on.
@preconcurrency @MainActor public struct UIImageReader {
  /// What to look to when a picture is read.
  public struct Configuration {
    /// Whether what is brighter than white is kept.
    public var prefersHighDynamicRange = false
    /// Whether it is made ready to be shown.
    public var preparesImagesForDisplay = false
    /// The largest it is to be; zero for as large as it is.
    public var preferredThumbnailSize = CGSize.zero
    /// Pixels a point.
    public var pixelsPerInch: CGFloat = 0
    /// As usual.
    public init() {}
  }
  /// As usual.
  public static let `default` = UIImageReader(configuration: Configuration())
  /// What it looks to.
  public let configuration: Configuration
  /// A reader.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// The picture in a file's bytes; nil for none known here.
  public func image(data: Data) -> UIImage? { UIImage(data: data) }
  /// The picture in a file; nil for none known here.
  public func image(contentsOf fileURL: URL) -> UIImage? { UIImage(contentsOfFile: fileURL.path) }
  /// The picture in a file's bytes; nil for none known here.
  public func image(data: Data) async -> UIImage? { UIImage(data: data) }
  /// The picture in a file; nil for none known here.
  public func image(contentsOf url: URL) async -> UIImage? { UIImage(contentsOfFile: url.path) }
}
