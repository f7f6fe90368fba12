// The files of a photograph: one, with the picture an app put there.
import Foundation
import SwivelUI

/// A file of a photograph.
open class PHAssetResource: NSObject, @unchecked Sendable {
  private let asset: PHAsset
  /// What it is to the photograph.
  open var type: PHAssetResourceType { .photo }
  /// The photograph's name.
  open var assetLocalIdentifier: String { asset.localIdentifier }
  /// What it was called: as cameras call what they take, by a number, for nobody here says otherwise.
  open var originalFilename: String {
    "IMG_" + String(repeating: "0", count: max(0, 4 - number.count)) + number + ".PNG"
  }
  /// What it is, by its type's name.
  open var uniformTypeIdentifier: String { "public.png" }
  /// Pixels.
  open var pixelWidth: Int { asset.pixelWidth }
  /// Pixels.
  open var pixelHeight: Int { asset.pixelHeight }
  private var number: String { asset.localIdentifier.prefix { $0 != "/" }.description }
  var bytes: Data? { asset.image.pngData() }
  init(_ asset: PHAsset) { self.asset = asset }

  /// The files of a photograph: its picture's.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset)] }
}

/// How a file is asked for.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  /// Whether it may be fetched from elsewhere: nothing is.
  open var isNetworkAccessAllowed = false
  /// Hears how much of it is there: all is at once.
  open var progressHandler: ((Double) -> Void)?
  /// The usual way.
  public override init() { super.init() }
}

/// The number of a request for a file's bytes.
public typealias PHAssetResourceDataRequestID = Int32

/// Hands files over.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let usual = PHAssetResourceManager()
  private let answers = PHImageManager()
  /// The usual one.
  open class func `default`() -> PHAssetResourceManager { usual }

  /// The bytes of a file, in one piece, and that they were all; an error for a picture nobody knows the pixels of.
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    answers.hand {
      guard let bytes = resource.bytes else { return completionHandler(PHPhotosError(.missingResource)) }
      handler(bytes)
      completionHandler(nil)
    }
  }
  /// They are no longer wanted, and do not come.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { answers.cancelImageRequest(requestID) }
  /// Writes a file's bytes to another, and says whether it could.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    _ = answers.hand {
      guard let bytes = resource.bytes else { return completionHandler(PHPhotosError(.missingResource)) }
      do {
        try bytes.write(to: fileURL)
        completionHandler(nil)
      } catch { completionHandler(error) }
    }
  }
  /// The same for who waits.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    guard let bytes = resource.bytes else { throw PHPhotosError(.missingResource) }
    try bytes.write(to: fileURL)
  }
}
