// The library of photographs: empty until an app puts something in it. Who asks the user may, as with notifications.
import Foundation
import SwivelUI

/// What an app may do with photographs; raw values are PhotoKit's.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody may say.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// All.
  case authorized = 3
  /// What it asks for, with some of them. It is never the answer here, and no case of its own: what older sources say of all cases would not be
  /// all, which is an error of modules built from source and none of Apple's.
  public static let limited = PHAuthorizationStatus.restricted
}

/// What an app asks for; raw values are PhotoKit's.
public enum PHAccessLevel: Int, Sendable {
  /// To add.
  case addOnly = 1
  /// To see and change.
  case readWrite = 2
}

/// What a library keeps for an app, as long as the device runs.
final class PhotoShelf: @unchecked Sendable {
  private struct Listener {
    weak var observer: (any PHPhotoLibraryChangeObserver)?
    init(_ observer: any PHPhotoLibraryChangeObserver) { self.observer = observer }
  }
  private let lock = NSLock()
  private var shelved: [PHAsset] = []
  private var answers: [PHAccessLevel: PHAuthorizationStatus] = [:]
  private var observers: [Listener] = []
  private var made = 0
  private var albums: [PhotoAlbum] = []

  static var current: PhotoShelf {
    let shelf = KeptForApp.current.object { PhotoShelf() }
    shelf.takeSaved()
    return shelf
  }
  /// What the app saved by UIKit's call since.
  private func takeSaved() {
    guard MainThread.isHere else { return }
    let pictures: [UIImage] = MainActor.assumeIsolated {
      guard let scene = AppScene.running else { return [] }
      return scene.device.savedPictures.removeValue(forKey: scene.bundle.name) ?? []
    }
    guard !pictures.isEmpty else { return }
    add(pictures.map { PHAsset($0, created: presentDate(), name: name()) })
  }

  var assets: [PHAsset] { lock.withLock { shelved } }
  func status(_ level: PHAccessLevel) -> PHAuthorizationStatus { lock.withLock { answers[level] ?? .notDetermined } }
  func ask(_ level: PHAccessLevel) -> PHAuthorizationStatus {
    lock.withLock {
      answers[level] = .authorized
      // Who may see them may add.
      if level == .readWrite { answers[.addOnly] = .authorized }
    }
    return .authorized
  }

  func add(_ assets: [PHAsset]) { lock.withLock { shelved += assets } }
  func remove(_ assets: [PHAsset]) { lock.withLock { shelved.removeAll { one in assets.contains { $0 === one } } } }
  /// A name nobody has: PhotoKit's are opaque.
  func name() -> String {
    lock.withLock {
      made += 1
      return "\(made)/L0/001"
    }
  }

  var allAlbums: [PhotoAlbum] { lock.withLock { albums } }
  func make(_ album: PhotoAlbum) { lock.withLock { albums.append(album) } }
  func unmake(_ names: [String]) { lock.withLock { albums.removeAll { names.contains($0.name) } } }
  func change(_ name: String, _ body: (inout PhotoAlbum) -> Void) {
    lock.withLock {
      guard let place = albums.firstIndex(where: { $0.name == name }) else { return }
      body(&albums[place])
    }
  }

  func listen(_ observer: any PHPhotoLibraryChangeObserver) {
    let link = Listener(observer)
    lock.withLock { observers.append(link) }
  }
  func forget(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock { observers.removeAll { $0.observer == nil || $0.observer === observer } }
  }
  func tell() {
    let present = lock.withLock { observers }
    let change = PHChange()
    for link in present { link.observer?.photoLibraryDidChange(change) }
  }
}

/// Hears that the library has changed.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// It has.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed. Which photographs did, this one does not say: fetches made anew have them.
open class PHChange: NSObject, @unchecked Sendable {
  /// What became of a fetch: nil for nothing that is known, after which PhotoKit has apps leave it as it is.
  open func changeDetails<Kind: PHObject>(for fetchResult: PHFetchResult<Kind>) -> PHFetchResultChangeDetails<Kind>? {
    guard let after = fetchResult.again else { return nil }
    guard fetchResult.objects.map(\.localIdentifier) != after.objects.map(\.localIdentifier) else { return nil }
    return PHFetchResultChangeDetails(before: fetchResult, after: after)
  }
}

/// A fetch before and after a change.
open class PHFetchResultChangeDetails<Kind: PHObject>: NSObject, @unchecked Sendable {
  /// As it was.
  public let fetchResultBeforeChanges: PHFetchResult<Kind>
  /// As it is.
  public let fetchResultAfterChanges: PHFetchResult<Kind>
  /// Whether what changed is told one by one: it is not, so that a view loads all anew.
  public let hasIncrementalChanges = false
  /// What went, by where it was: nil, for it is not told one by one.
  public var removedIndexes: IndexSet? { nil }
  /// What came, by where it is: nil, for it is not told one by one.
  public var insertedIndexes: IndexSet? { nil }
  /// What is another, by where it is: nil, for it is not told one by one.
  public var changedIndexes: IndexSet? { nil }
  /// What went.
  public var removedObjects: [Kind] { gone(fetchResultBeforeChanges, fetchResultAfterChanges) }
  /// What came.
  public var insertedObjects: [Kind] { gone(fetchResultAfterChanges, fetchResultBeforeChanges) }
  /// What is another: photographs stay as they are.
  public var changedObjects: [Kind] { [] }
  /// Whether something is somewhere else.
  public var hasMoves: Bool { false }
  /// Goes through what is somewhere else: nothing.
  public func enumerateMoves(_ handler: (Int, Int) -> Void) {}
  private func gone(_ from: PHFetchResult<Kind>, _ to: PHFetchResult<Kind>) -> [Kind] {
    let kept = Set(to.objects.map(\.localIdentifier))
    return from.objects.filter { !kept.contains($0.localIdentifier) }
  }
  init(before: PHFetchResult<Kind>, after: PHFetchResult<Kind>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
  }
}

/// The library.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  /// The only one.
  open class func shared() -> PHPhotoLibrary { library }

  /// What the app may do, before iOS 14.
  open class func authorizationStatus() -> PHAuthorizationStatus { PhotoShelf.current.status(.readWrite) }
  /// What the app may do.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PhotoShelf.current.status(accessLevel)
  }
  /// Asks the user, before iOS 14: yes.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }
  /// Asks the user: yes.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    let answer = PhotoShelf.current.ask(accessLevel)
    later { handler(answer) }
  }
  /// Asks the user: yes.
  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    PhotoShelf.current.ask(accessLevel)
  }

  /// Changes the library. PhotoKit asks the user where nobody did yet.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let (change, done) = (changeBlock, completionHandler)
    DispatchQueue.main.async {
      PhotoChanges.run(change)
      done?(true, nil)
    }
  }
  /// The same for who waits.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws { PhotoChanges.run(changeBlock) }
  /// Changes it before anything else is done.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { PhotoChanges.run(changeBlock) }
  /// Has somebody told of changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { PhotoShelf.current.listen(observer) }
  /// No longer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    PhotoShelf.current.forget(observer)
  }
}
