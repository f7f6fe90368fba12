// New photographs by their files: what apps that take pictures hand the library.
import Foundation
import SwivelUI

/// What a file is to a photograph; raw values are Photos'.
public enum PHAssetResourceType: Int, Sendable {
  /// The picture.
  case photo = 1
  /// The film.
  case video = 2
  /// The sound.
  case audio = 3
  /// The picture in another form.
  case alternatePhoto = 4
  /// The picture as it was changed.
  case fullSizePhoto = 5
  /// The film as it was changed.
  case fullSizeVideo = 6
  /// How it was changed.
  case adjustmentData = 7
  /// What it was changed from.
  case adjustmentBasePhoto = 8
  /// The film beside a picture that moves.
  case pairedVideo = 9
}

/// How a file is taken over.
open class PHAssetResourceCreationOptions: NSObject {
  /// Its name before.
  open var originalFilename: String?
  /// What it is, by its type's name.
  open var uniformTypeIdentifier: String?
  /// Whether the app's own file goes.
  open var shouldMoveFile = false
}

/// A photograph that is made of files. The library here keeps pictures alone.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  private let name: String

  override init(_ name: String) {
    self.name = name
    super.init(name)
  }

  /// A request for one more.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest(PhotoShelf.current.name()) }
  /// Whether a photograph can be made of such files.
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
    types.allSatisfy { $0.intValue == PHAssetResourceType.photo.rawValue }
  }
  /// Adds the bytes of a file; those of a picture are kept.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    guard type == .photo, let image = UIImage(data: data) else { return }
    PhotoChanges.add(PHAsset(image, created: presentDate(), name: name))
  }
  /// Adds a file; a picture's is kept.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    guard type == .photo, let image = UIImage(contentsOfFile: fileURL.path) else { return }
    PhotoChanges.add(PHAsset(image, created: presentDate(), name: name))
    // What cannot be moved away stays: the photograph is there all the same.
    guard options?.shouldMoveFile == true else { return }
    do { try FileManager.default.removeItem(at: fileURL) } catch {}
  }
}
