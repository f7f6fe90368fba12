// Photographs and what fetches them. Those an app has put there have the size of what it put; nothing else is there.
import SwivelUI

/// What a photograph is; raw values are PhotoKit's.
public enum PHAssetMediaType: Int, Sendable {
  /// Something.
  case unknown = 0
  /// A picture.
  case image = 1
  /// A film.
  case video = 2
  /// A sound.
  case audio = 3
}

/// Something in the library.
open class PHObject: NSObject, @unchecked Sendable {
  /// Its name in this library.
  public let localIdentifier: String
  init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// A photograph.
open class PHAsset: PHObject, @unchecked Sendable {
  let image: UIImage
  init(_ image: UIImage, created: Date?, name: String) {
    self.image = image
    creationDate = created
    super.init(localIdentifier: name)
  }
  /// What it is: apps can put pictures here, and nothing else.
  open var mediaType: PHAssetMediaType { .image }
  /// Pixels.
  open var pixelWidth: Int { Int((image.size.width * image.scale).rounded()) }
  /// Pixels.
  open var pixelHeight: Int { Int((image.size.height * image.scale).rounded()) }
  /// When it was taken, or put here.
  public let creationDate: Date?
  /// When it was changed last: never.
  open var modificationDate: Date? { creationDate }
  /// Seconds; 0 for what does not last.
  open var duration: TimeInterval { 0 }
  /// Whether people hid it.
  open var isHidden: Bool { false }
  /// Whether people like it.
  open var isFavorite: Bool { false }
  /// Where it was taken.
  open var location: CLLocation? { nil }

  private static func fetch(
    _ options: PHFetchOptions?, _ suits: @escaping @Sendable (PHAsset) -> Bool
  ) -> PHFetchResult<PHAsset> {
    let (newestFirst, limit) = (options?.putsNewestFirst ?? false, options?.fetchLimit ?? 0)
    nonisolated(unsafe) let predicate = options?.predicate
    // What is added later is newer: the shelf is in order of creation dates.
    let look: @Sendable () -> [PHAsset] = {
      let found = PhotoShelf.current.assets.filter { suits($0) && predicate?.evaluate(with: $0) != false }
      let ordered = newestFirst ? found.reversed() : found
      return limit > 0 ? Array(ordered.prefix(limit)) : ordered
    }
    return PHFetchResult(look(), look: look)
  }
  /// All.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetch(options) { _ in true } }
  /// Those of a kind.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { $0.mediaType == mediaType }
  }
  /// Those of an album.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options) { _ in true } }
  /// Those with a name.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options) { identifiers.contains($0.localIdentifier) } }
}

/// What is fetched, and in which order.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// The order; here by `creationDate` alone.
  open var sortDescriptors: [NSSortDescriptor]?
  /// What they have to fulfil; nil for nothing.
  open var predicate: NSPredicate?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// Whether those people hid are there.
  open var includeHiddenAssets = false
  /// Whether each of a series is.
  open var includeAllBurstAssets = false
  /// Everything.
  public override init() { super.init() }
  var putsNewestFirst: Bool {
    sortDescriptors?.first.map { ["creationDate", "modificationDate"].contains($0.key) && !$0.ascending } ?? false
  }
}

/// What was fetched, as it was then.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  let objects: [ObjectType]
  private let look: (@Sendable () -> [ObjectType])?
  /// The same fetch as it is now; nil for what was not fetched.
  var again: PHFetchResult<ObjectType>? { look.map { PHFetchResult($0(), look: $0) } }
  init(_ objects: [ObjectType], look: (@Sendable () -> [ObjectType])? = nil) {
    (self.objects, self.look) = (objects, look)
  }
  /// Nothing.
  public override convenience init() { self.init([]) }
  /// How many.
  open var count: Int { objects.count }
  /// The first; nil for none.
  open var firstObject: ObjectType? { objects.first }
  /// The last; nil for none.
  open var lastObject: ObjectType? { objects.last }
  /// One.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// One.
  open subscript(idx: Int) -> ObjectType { objects[idx] }
  /// Some.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Where one is; `NSNotFound` for nowhere.
  open func index(of anObject: ObjectType) -> Int { objects.firstIndex { $0 === anObject } ?? NSNotFound }
  /// Whether one is there.
  open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
  /// How many are of a kind.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
  /// One after the other, until somebody sets the last argument.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    for (index, object) in objects.enumerated() where !stops.boolValue { block(object, index, &stops) }
  }
}

extension PHFetchResult {
  /// Some, one after the other, until somebody sets the last argument; backwards if asked so.
  public func enumerateObjects(
    at indexes: IndexSet, options: NSEnumerationOptions,
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for index in options.contains(.reverse) ? indexes.reversed() : Array(indexes) where !stops.boolValue {
      block(objects[index], index, &stops)
    }
  }
  /// The same for all.
  public func enumerateObjects(
    options: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateObjects(at: IndexSet(objects.indices), options: options, using: block) }
}

/// What an album is; raw values are PhotoKit's.
public enum PHAssetCollectionType: Int, Sendable {
  /// Of somebody's.
  case album = 1
  /// Of the system's.
  case smartAlbum = 2
}

/// Which album; raw values are PhotoKit's.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// Somebody's.
  case albumRegular = 2
  /// One that others can see.
  case albumCloudShared = 101
  /// The system's for anything.
  case smartAlbumGeneric = 200
  /// Wide ones.
  case smartAlbumPanoramas = 201
  /// Films.
  case smartAlbumVideos = 202
  /// Those people like.
  case smartAlbumFavorites = 203
  /// Those added last.
  case smartAlbumRecentlyAdded = 206
  /// All.
  case smartAlbumUserLibrary = 209
  /// People's own faces.
  case smartAlbumSelfPortraits = 210
  /// Pictures of screens.
  case smartAlbumScreenshots = 211
  /// Any.
  case any = 9_223_372_036_854_775_807
}

/// Albums or what is in them.
open class PHCollection: PHObject, @unchecked Sendable {
  /// What people call it.
  open var localizedTitle: String? { nil }
}

/// An album. The only one is that of all photographs.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  private static let all = PHAssetCollection(localIdentifier: "all/L0/040")
  open override var localizedTitle: String? { "Recents" }
  /// What it is.
  open var assetCollectionType: PHAssetCollectionType { .smartAlbum }
  /// Which.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .smartAlbumUserLibrary }
  /// How many are about in it.
  open var estimatedAssetCount: Int { PhotoShelf.current.assets.count }
  /// Albums of a kind.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let isThere = type == .smartAlbum && (subtype == .smartAlbumUserLibrary || subtype == .any)
    return PHFetchResult(isThere ? [all] : [])
  }
}
