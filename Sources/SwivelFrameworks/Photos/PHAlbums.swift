// Albums people make, and lists of photographs that are handed over in whatever form they come.
import Foundation
import SwivelUI

/// What can be gone through one by one: Foundation's on Apple's systems, which takes arrays and fetches alike.
public protocol NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration, ListedObjects {
  var listed: [Any] { objects }
}

/// A list that says what is in it.
protocol ListedObjects {
  var listed: [Any] { get }
}

extension NSFastEnumeration {
  /// The names of the photographs that are in it, or stand for some that are still to come.
  var photoNames: [String] { photoObjects.map(\.localIdentifier) }
  var photoObjects: [PHObject] {
    let all = (self as? any ListedObjects)?.listed ?? (self as? NSArray)?.map { $0 } ?? (self as? [Any]) ?? []
    return all.compactMap { $0 as? PHObject }
  }
}

/// An album as a library keeps it: its name, and which photographs are in it, in order.
struct PhotoAlbum {
  let name: String
  var title: String
  var photographs: [String] = []
}

/// What can be done with an album or what is in it; raw values are PhotoKit's.
public enum PHCollectionEditOperation: Int, Sendable {
  /// Photographs of it can be removed for good.
  case deleteContent = 1
  /// Photographs can be taken out of it.
  case removeContent = 2
  /// They can be put in.
  case addContent = 3
  /// New ones can be made in it.
  case createContent = 4
  /// They can be put in another order.
  case rearrangeContent = 5
  /// It can be removed.
  case delete = 6
  /// It can be called something else.
  case rename = 7
}

/// Asks for an album more, or less, or another, within a block of changes. What it asks for is done when the block is at its end.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
  private let name: String
  /// The album it makes; of a request for one there is, that one.
  public let placeholderForCreatedAssetCollection: PHObjectPlaceholder
  /// What people call it.
  open var title: String {
    didSet {
      let (name, title) = (name, title)
      PhotoChanges.alter { $0.change(name) { $0.title = title } }
    }
  }
  private init(_ name: String, _ title: String) {
    (self.name, self.title) = (name, title)
    placeholderForCreatedAssetCollection = PHObjectPlaceholder(localIdentifier: name)
  }

  /// One more.
  @discardableResult
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let name = PhotoShelf.current.name()
    PhotoChanges.alter { $0.make(PhotoAlbum(name: name, title: title)) }
    return PHAssetCollectionChangeRequest(name, title)
  }
  /// Some less; their photographs stay.
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
    let names = assetCollections.photoNames
    PhotoChanges.alter { $0.unmake(names) }
  }
  /// For an album there is; nil for the system's, which nobody changes.
  public convenience init?(for assetCollection: PHAssetCollection) {
    guard assetCollection.assetCollectionType == .album else { return nil }
    self.init(assetCollection.localIdentifier, assetCollection.localizedTitle ?? "")
  }
  /// The same with what is in it, as it was fetched.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
  }

  /// Puts photographs in, at the end.
  open func addAssets(_ assets: any NSFastEnumeration) {
    let names = assets.photoNames
    PhotoChanges.alter { [name] in
      $0.change(name) { album in album.photographs += names.filter { !album.photographs.contains($0) } }
    }
  }
  /// Puts photographs in where some are to be.
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
    let places = Array(zip(assets.photoNames, indexes))
    PhotoChanges.alter { [name] in
      $0.change(name) { album in
        for (one, place) in places { album.photographs.insert(one, at: min(place, album.photographs.count)) }
      }
    }
  }
  /// Takes photographs out; they stay in the library.
  open func removeAssets(_ assets: any NSFastEnumeration) {
    let names = assets.photoNames
    PhotoChanges.alter { [name] in $0.change(name) { $0.photographs.removeAll(where: names.contains) } }
  }
  /// Takes those out that are at some places.
  open func removeAssets(at indexes: IndexSet) {
    PhotoChanges.alter { [name] in
      $0.change(name) { album in
        for place in indexes.reversed() where place < album.photographs.count { album.photographs.remove(at: place) }
      }
    }
  }
}

/// A folder of albums. There is none but the one that has all.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  /// The albums people made that are in no folder: all of them.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
    return PHFetchResult(albums.objects)
  }
}

extension PHPhotoLibrary {
  /// Lets people choose which photographs an app sees. They let it see all, so that there is nothing to choose.
  @preconcurrency @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
  /// The same, and says which came: none.
  @preconcurrency @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { later { completionHandler([]) } }
}
