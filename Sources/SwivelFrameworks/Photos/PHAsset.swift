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
  ) -> PHFetchResult<PHAsset> { fetch(options, of: { $0.filter(suits) }) }
  private static func fetch(
    _ options: PHFetchOptions?, of choice: @escaping @Sendable ([PHAsset]) -> [PHAsset]
  ) -> PHFetchResult<PHAsset> {
    let (newestFirst, limit) = (options?.putsNewestFirst ?? false, options?.fetchLimit ?? 0)
    nonisolated(unsafe) let predicate = options?.predicate
    // What is added later is newer: the shelf is in order of creation dates.
    let look: @Sendable () -> [PHAsset] = {
      let found = choice(PhotoShelf.current.assets).filter { predicate?.evaluate(with: $0) != false }
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
  /// Those of an album, in its order.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    guard assetCollection.assetCollectionType == .album else { return fetch(options) { _ in true } }
    let name = assetCollection.localIdentifier
    let isSorted = options?.sortDescriptors?.isEmpty == false
    return fetch(
      options,
      of: {
        let order = PhotoShelf.current.allAlbums.first { $0.name == name }?.photographs ?? []
        guard !isSorted else { return $0.filter { order.contains($0.localIdentifier) } }
        let shelved = $0
        return order.compactMap { one in shelved.first { $0.localIdentifier == one } }
      })
  }
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
  /// From where they come; all are people's own.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// Whether changes of it are told one by one; they are not.
  open var wantsIncrementalChangeDetails = true
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

/// An album: that of all photographs, which is the system's, and those an app makes.
open class PHAssetCollection: PHCollection, KeyedStorage, @unchecked Sendable {
  private static let all = PHAssetCollection(PhotoAlbum(name: "all/L0/040", title: "Recents"), .smartAlbum)
  private let title: String
  /// What it is.
  public let assetCollectionType: PHAssetCollectionType
  init(_ album: PhotoAlbum, _ kind: PHAssetCollectionType = .album) {
    (title, assetCollectionType) = (album.title, kind)
    super.init(localIdentifier: album.name)
  }
  open override var localizedTitle: String? { title }
  /// Which.
  open var assetCollectionSubtype: PHAssetCollectionSubtype {
    assetCollectionType == .album ? .albumRegular : .smartAlbumUserLibrary
  }
  /// How many are about in it.
  open var estimatedAssetCount: Int { PHAsset.fetchAssets(in: self, options: nil).count }
  /// Whether something can be done with it: anything with an app's own, and new photographs in that of all.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
    assetCollectionType == .album || anOperation == .createContent || anOperation == .deleteContent
  }
  /// By the names predicates have.
  public func keyedValue(forKey key: String) -> Any?? {
    switch key {
    case "title", "localizedTitle": .some(title)
    case "localIdentifier": .some(localIdentifier)
    case "estimatedAssetCount": .some(estimatedAssetCount)
    default: nil
    }
  }

  private static func fetch(
    _ options: PHFetchOptions?, _ suits: @escaping @Sendable (PHAssetCollection) -> Bool
  ) -> PHFetchResult<PHAssetCollection> {
    nonisolated(unsafe) let predicate = options?.predicate
    let limit = options?.fetchLimit ?? 0
    let look: @Sendable () -> [PHAssetCollection] = {
      let albums = [all] + PhotoShelf.current.allAlbums.map { PHAssetCollection($0) }
      let found = albums.filter { suits($0) && predicate?.evaluate(with: $0) != false }
      return limit > 0 ? Array(found.prefix(limit)) : found
    }
    return PHFetchResult(look(), look: look)
  }
  /// Albums of a kind.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    fetch(options) { $0.assetCollectionType == type && (subtype == .any || subtype == $0.assetCollectionSubtype) }
  }
  /// Those with a name.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { fetch(options) { identifiers.contains($0.localIdentifier) } }
  /// Those a photograph is in.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let name = asset.localIdentifier
    return fetch(options) {
      $0.assetCollectionType == type
        && PHAsset.fetchAssets(in: $0, options: nil).objects.contains { $0.localIdentifier == name }
    }
  }
}
