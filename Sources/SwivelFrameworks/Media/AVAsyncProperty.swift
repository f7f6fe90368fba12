// Values of films that are waited for, `try await asset.load(.duration)`: a file's are never read, those of what an app put together are there.
import Foundation
import SwivelUI

/// A value of something, whatever its type.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  init() {}
}

/// A value of something that is waited for (developer.apple.com/documentation/avfoundation/avasyncproperty).
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let read: (Root) -> Value
  init(_ read: @escaping (Root) -> Value) {
    self.read = read
    super.init()
  }
  /// Whether it was read.
  public enum Status {
    /// Nobody looked.
    case notYetLoaded
    /// Somebody does.
    case loading
    /// It is there.
    case loaded(Value)
    /// It cannot be.
    case failed(NSError)
  }
}

/// Something whose values are waited for.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
  /// Whether they can be read.
  var hasReadableValues: Bool { get }
}
extension AVAsset: AVAsynchronousKeyValueLoading {
  /// Of what an app put together.
  public var hasReadableValues: Bool { isKnown }
}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {
  /// Of what an app put together.
  public var hasReadableValues: Bool { asset?.isKnown ?? false }
}

extension AVAsynchronousKeyValueLoading {
  /// A value; what cannot be read is an error.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    guard hasReadableValues else { throw AVError(.decoderNotFound) }
    return property.read(self)
  }
  /// Two.
  public func load<A, B>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>) async throws
    -> (A, B)
  { (try await load(propertyA), try await load(propertyB)) }
  /// Three.
  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    (try await load(propertyA), try await load(propertyB), try await load(propertyC))
  }
  /// Whether one was read.
  public func status<Value>(of property: AVAsyncProperty<Self, Value>) -> AVAsyncProperty<Self, Value>.Status {
    hasReadableValues ? .loaded(property.read(self)) : .failed(AVError(.decoderNotFound) as NSError)
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long it is.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  /// What is in it.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  /// What is said of it.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  /// The same in words all forms have.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  /// Whether it can be written anew.
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init { $0.isExportable } }
  /// Whether it can be read.
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $0.isReadable } }
  /// Whether it is protected.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init { $0.hasProtectedContent } }
  /// How it is turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// When it is.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
  /// How large its pictures are.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  /// How they are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
  /// How many a second has.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
  /// How long the shortest is seen.
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init { $0.minFrameDuration } }
  /// How many bits a second has.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init { $0.estimatedDataRate } }
  /// In which form.
  public static var formatDescriptions: AVAsyncProperty<Root, [Any]> { .init { $0.formatDescriptions } }
  /// In which language.
  public static var languageCode: AVAsyncProperty<Root, String?> { .init { $0.languageCode } }
}
