// Photographs: who may see them, a library that is empty until an app puts something in it, and the picker.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct PhotoTests {
  /// PHPhotoLibrary.requestAuthorization: not determined until the user was asked, whose answer comes later.
  @Test func theUserIsAsked() throws {
    let stage = try Stage()
    var heard: [PHAuthorizationStatus] = []
    stage.act { _ in
      heard.append(PHPhotoLibrary.authorizationStatus())
      PHPhotoLibrary.requestAuthorization { heard.append($0) }
      heard.append(PHPhotoLibrary.authorizationStatus(for: .addOnly))
    }
    #expect(heard == [.notDetermined, .authorized, .authorized])
    let fresh = try Stage()
    var status: PHAuthorizationStatus?
    fresh.act { _ in status = PHPhotoLibrary.authorizationStatus() }
    #expect(status == .notDetermined)
  }

  /// Nothing is there but the album of all; what is put there has the pixels of its picture, and observers hear of it
  /// (PHAssetChangeRequest.creationRequestForAsset(from:)), of what came and what went since they fetched.
  @Test func whatIsPutThereIsThere() throws {
    final class Ear: NSObject, PHPhotoLibraryChangeObserver {
      var fetched: PHFetchResult<PHAsset>?
      var counts: [Int] = []
      var (inserted, removed): ([Int], [Int]) = ([], [])
      func photoLibraryDidChange(_ changeInstance: PHChange) {
        let details = fetched.flatMap { changeInstance.changeDetails(for: $0) }
        counts.append(details?.fetchResultAfterChanges.count ?? -1)
        inserted.append(details?.insertedObjects.count ?? -1)
        removed.append(details?.removedObjects.count ?? -1)
        fetched = details?.fetchResultAfterChanges ?? fetched
      }
    }
    let (stage, ear) = (try Stage(), Ear())
    var (sizes, size): ([[Int]], CGSize?) = ([], nil)
    stage.act { _ in
      ear.fetched = PHAsset.fetchAssets(with: .image, options: nil)
      #expect(ear.fetched?.count == 0)
      #expect(
        PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).count == 1
          && PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
      PHPhotoLibrary.shared().register(ear)
      for side in [10, 20] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: 5), format: format).image { _ in }
        PHPhotoLibrary.shared().performChanges({ PHAssetChangeRequest.creationRequestForAsset(from: picture) }) {
          isDone, _ in #expect(isDone)
        }
      }
    }
    stage.act { _ in
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
      let found = PHAsset.fetchAssets(with: options)
      found.enumerateObjects { asset, _, _ in sizes.append([asset.pixelWidth, asset.pixelHeight]) }
      guard let first = found.firstObject else { return }
      PHImageManager.default().requestImage(
        for: first, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
      ) { image, _ in size = image?.size }
      let late = PHImageManager.default().requestImage(
        for: first, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
      ) { _, _ in Issue.record("cancelled, and it came") }
      PHImageManager.default().cancelImageRequest(late)
      PHPhotoLibrary.shared().performChanges({ PHAssetChangeRequest.deleteAssets([first] as NSArray) })
    }
    #expect(sizes == [[40, 10], [20, 10]] && size == CGSize(width: 20, height: 5))
    #expect(ear.counts == [1, 2, 1] && ear.inserted == [1, 1, 0] && ear.removed == [0, 0, 1])
  }

  /// PHAssetCreationRequest.addResource(with:data:options:): a photograph of a picture's bytes; what is no picture makes none.
  @Test func whatIsMadeOfBytesIsThere() throws {
    let stage = try Stage()
    var sizes: [[Int]] = []
    stage.act { _ in
      // How a PNG of 30 by 20 pixels begins: its signature, and the length, name, width, height and form of its first chunk.
      let bytes = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
          + [0, 0, 0, 30, 0, 0, 0, 20, 8, 6, 0, 0, 0, 0, 0, 0, 0])
      PHPhotoLibrary.shared().performChanges({
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: bytes, options: nil)
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data([1, 2, 3]), options: nil)
      })
    }
    stage.act { _ in
      PHAsset.fetchAssets(with: .image, options: nil).enumerateObjects { asset, _, _ in
        sizes.append([asset.pixelWidth, asset.pixelHeight])
      }
    }
    #expect(sizes == [[30, 20]])
  }

  /// PHAssetCollectionChangeRequest: an app makes an album and puts photographs in it within a block of changes, by what stands for them;
  /// it is found by its title, keeps its order, and goes without its photographs. The system's is nobody's to change.
  @Test func anAppHasAlbums() throws {
    let stage = try Stage()
    func album() -> PHAssetCollection? {
      let options = PHFetchOptions()
      options.predicate = NSPredicate(format: "title = %@", "Trips")
      return PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options).firstObject
    }
    func widths(_ collection: PHAssetCollection) -> [Int] {
      let found = PHAsset.fetchAssets(in: collection, options: nil)
      return (0..<found.count).map { found.object(at: $0).pixelWidth }
    }
    func change(_ body: @escaping () -> Void) { PHPhotoLibrary.shared().performChanges(body) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func picture(_ side: Int) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: 5), format: format).image { _ in }
    }
    stage.act { _ in
      let pictures = [10, 20, 30].map(picture)
      change {
        let (trips, others) = (
          PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trips"),
          PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Others")
        )
        let made = pictures.map { PHAssetChangeRequest.creationRequestForAsset(from: $0).placeholderForCreatedAsset }
        trips.addAssets([made[2]!, made[0]!] as NSArray)
        others.addAssets([made[1]!] as NSFastEnumeration)
      }
    }
    stage.act { _ in
      #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 2)
      guard let trips = album() else {
        Issue.record("no album")
        return
      }
      #expect(trips.localizedTitle == "Trips" && widths(trips) == [30, 10] && trips.canPerform(.addContent))
      let all = PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
      #expect(all.firstObject.map(widths) == [10, 20, 30])
      #expect(all.firstObject.flatMap { PHAssetCollectionChangeRequest(for: $0) } == nil)
      change { PHAssetCollectionChangeRequest(for: trips)?.removeAssets(PHAsset.fetchAssets(in: trips, options: nil)) }
    }
    stage.act { _ in
      guard let trips = album() else {
        Issue.record("no album")
        return
      }
      #expect(widths(trips).isEmpty && PHAsset.fetchAssets(with: nil).count == 3)
      change { PHAssetCollectionChangeRequest.deleteAssetCollections([trips] as NSArray) }
    }
    stage.act { _ in #expect(album() == nil && PHAsset.fetchAssets(with: nil).count == 3) }
  }

  /// PHAssetResourceManager.writeData(for:toFile:options:completionHandler:): the file has the bytes of the photograph's one resource, and
  /// requestData(for:options:dataReceivedHandler:completionHandler:) hands the same over.
  @Test func aPhotographHasAFile() throws {
    let stage = try Stage()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("resource-\(UUID().uuidString).png")
    defer { do { try FileManager.default.removeItem(at: file) } catch { Issue.record(error) } }
    nonisolated(unsafe) var (written, handed): ([Bool], Data) = ([], Data())
    // How a PNG of 3 by 2 pixels begins ("Portable Network Graphics (PNG) Specification", 5.2 and 11.2.2).
    let header = Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0])
    stage.act { _ in
      guard let picture = UIImage(data: header) else {
        Issue.record("no picture")
        return
      }
      PHPhotoLibrary.shared().performChanges({ PHAssetChangeRequest.creationRequestForAsset(from: picture) })
    }
    stage.act { _ in
      guard let asset = PHAsset.fetchAssets(with: nil).firstObject else {
        Issue.record("no photograph")
        return
      }
      let resources = PHAssetResource.assetResources(for: asset)
      #expect(resources.map(\.type) == [.photo] && resources.map(\.pixelWidth) == [3])
      PHAssetResourceManager.default().writeData(for: resources[0], toFile: file, options: nil) {
        written.append($0 == nil)
      }
      PHAssetResourceManager.default().requestData(
        for: resources[0], options: nil, dataReceivedHandler: { handed += $0 }, completionHandler: { _ in })
    }
    #expect(written == [true])
    #expect(handed == header)
    #expect(try Data(contentsOf: file) == header)
  }

  /// picker(_:didFinishPicking:): an empty array where the user left; the app takes the picker away.
  @Test func aPickerIsLeft() throws {
    final class Ear: NSObject, PHPickerViewControllerDelegate {
      var counts: [Int] = []
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        counts.append(results.count)
        picker.dismiss(animated: true)
      }
    }
    let (stage, ear) = (try Stage(), Ear())
    let root = stage.root
    stage.act { _ in
      var configuration = PHPickerConfiguration()
      configuration.filter = .any(of: [.images, .videos])
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = ear
      root.present(picker, animated: true)
    }
    #expect(stage.send(.tap(window: 1, target: "Cancel")).ending == .settled)
    #expect(ear.counts == [0] && stage.read { _ in root.presentedViewController == nil } == true)
  }
}
