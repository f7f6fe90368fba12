// Photographs asked one by one: lists of them and how one walks through, what is known of one, requests for pictures and bytes that come
// once or not at all, and albums that are changed (Photos).
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct PhotoPartTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }
  private func picture(_ wide: Double, _ high: Double, _ scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: wide, height: high)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
  /// Runs with a library of pictures so many points wide.
  private func library(_ widths: [Double], _ body: @escaping @MainActor (PHFetchResult<PHAsset>) -> Void) throws
    -> Stage
  {
    let stage = try Stage()
    stage.act { _ in
      PHPhotoLibrary.requestAuthorization { _ in }
      for wide in widths {
        PHPhotoLibrary.shared().performChanges({
          PHAssetChangeRequest.creationRequestForAsset(from: self.picture(wide, 3))
        }) { _, _ in }
      }
    }
    stage.act { _ in body(PHAsset.fetchAssets(with: .image, options: nil)) }
    return stage
  }

  /// PHFetchResult: by place, forwards and backwards, as far as somebody wants.
  @Test func lists() throws {
    _ = try library([1, 2, 3, 4]) { all in
      #expect(
        all.count == 4 && all.firstObject === all[0] && all.lastObject === all.object(at: 3) && all.contains(all[2]))
      #expect(
        all.index(of: all[2]) == 2 && all.countOfAssets(with: .image) == 4 && all.countOfAssets(with: .video) == 0)
      let other = PHAsset(self.picture(1, 1), created: nil, name: "x")
      #expect(all.index(of: other) == NSNotFound && !all.contains(other) && PHFetchResult<PHAsset>().count == 0)
      #expect(all.objects(at: [1, 3]) == [all[1], all[3]] && PHFetchResult<PHAsset>().firstObject == nil)
      func walk(_ options: NSEnumerationOptions, _ indexes: IndexSet?, until last: Int) -> [Int] {
        var seen: [Int] = []
        let look = { (asset: PHAsset, index: Int, stops: UnsafeMutablePointer<ObjCBool>) in
          #expect(all[index] === asset)
          seen.append(index)
          if index == last { stops.pointee = true }
        }
        if let indexes {
          all.enumerateObjects(at: indexes, options: options, using: look)
        } else {
          all.enumerateObjects(options: options, using: look)
        }
        return seen
      }
      #expect(walk([], nil, until: 9) == [0, 1, 2, 3] && walk(.reverse, nil, until: 9) == [3, 2, 1, 0])
      #expect(walk([], nil, until: 1) == [0, 1] && walk(.reverse, nil, until: 2) == [3, 2])
      #expect(walk([], [0, 2, 3], until: 2) == [0, 2] && walk(.reverse, [0, 2], until: 9) == [2, 0])
      var seen: [Int] = []
      all.enumerateObjects { _, index, stops in
        seen.append(index)
        stops.pointee = ObjCBool(index == 2)
      }
      #expect(seen == [0, 1, 2])
    }
  }

  /// PHFetchOptions: the newest first, no more than so many, those that fulfil what is asked, those of these names and kinds.
  @Test func fetches() throws {
    _ = try library([1, 2, 3]) { all in
      func widths(_ change: (PHFetchOptions) -> Void) -> [Int] {
        let options = PHFetchOptions()
        change(options)
        let found = PHAsset.fetchAssets(with: options)
        return (0..<found.count).map { found[$0].pixelWidth }
      }
      #expect(widths { _ in } == [1, 2, 3])
      #expect(widths { $0.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)] } == [3, 2, 1])
      #expect(widths { $0.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)] } == [1, 2, 3])
      #expect(widths { $0.fetchLimit = 2 } == [1, 2] && widths { $0.fetchLimit = 9 } == [1, 2, 3])
      #expect(
        widths {
          $0.fetchLimit = 1
          $0.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: false)]
        } == [3])
      #expect(widths { $0.predicate = NSPredicate(format: "pixelWidth >= 2") } == [2, 3])
      #expect(
        widths {
          $0.predicate = NSPredicate(format: "mediaType == %d AND pixelHeight == 3", PHAssetMediaType.image.rawValue)
        } == [1, 2, 3])
      #expect(widths { $0.predicate = NSPredicate(format: "isFavorite == YES") } == [])
      #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
      #expect(
        PHAsset.fetchAssets(withLocalIdentifiers: [all[1].localIdentifier, "x"], options: nil).firstObject === all[1])
      self.rows(PHFetchOptions()) { usual in
        usual(\.fetchLimit, 0, 3)
        usual(\.includeHiddenAssets, false)
        usual(\.includeAllBurstAssets, false)
        usual(\.wantsIncrementalChangeDetails, true)
      }
    }
  }

  /// What is known of one: its pixels, that it is a picture which can be taken away and not changed, and its file's name and kind.
  @Test func one() throws {
    let stage = try Stage()
    stage.act { _ in
      let asset = PHAsset(self.picture(10, 4, 3), created: Date(timeIntervalSinceReferenceDate: 7), name: "12/L0/001")
      self.rows(asset) { usual in
        usual.reads(\.pixelWidth, 30)
        usual.reads(\.pixelHeight, 12)
        usual.reads(\.duration, 0)
        usual.reads(\.isHidden, false)
        usual.reads(\.isFavorite, false)
        usual.reads(\.representsBurst, false)
        usual.reads(\.hasAdjustments, false)
        usual.reads(\.playbackStyle, .image)
        usual.reads(\.mediaSubtypes, [])
        usual.reads(\.sourceType, .typeUserLibrary)
        usual.reads(\.modificationDate, Date(timeIntervalSinceReferenceDate: 7))
      }
      #expect(
        asset.canPerform(.delete) && !asset.canPerform(.content) && !asset.canPerform(.properties)
          && asset.location == nil)
      let files = PHAssetResource.assetResources(for: asset)
      #expect(files.count == 1 && files.first?.originalFilename == "IMG_0012.PNG" && files.first?.type == .photo)
      #expect(
        files.first?.pixelWidth == 30 && files.first?.pixelHeight == 12
          && files.first?.assetLocalIdentifier == "12/L0/001")
      let late = PHAsset(self.picture(1, 1), created: nil, name: "12345/L0/001")
      #expect(PHAssetResource.assetResources(for: late).first?.originalFilename == "IMG_12345.PNG")
      #expect(
        PHAssetCreationRequest.supportsAssetResourceTypes([1])
          && !PHAssetCreationRequest.supportsAssetResourceTypes([1, 2]))
      self.rows(PHImageRequestOptions()) { usual in
        usual(\.isSynchronous, false)
        usual(\.deliveryMode, .opportunistic, .fastFormat)
        usual(\.resizeMode, .fast, .exact)
        usual(\.isNetworkAccessAllowed, false)
        usual(\.version, .current, .original)
        usual(\.normalizedCropRect, .zero, CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      self.rows(PHVideoRequestOptions()) { usual in
        usual(\.isNetworkAccessAllowed, false)
        usual(\.version, .current, .original)
        usual(\.deliveryMode, .automatic, .fastFormat)
      }
      self.rows(PHAssetResourceRequestOptions()) { $0(\.isNetworkAccessAllowed, false) }
      self.rows(PHCachingImageManager()) { $0(\.allowsCachingHighQualityImages, true) }
      self.rows(PHAssetResourceCreationOptions()) { $0(\.shouldMoveFile, false) }
    }
  }

  /// PHImageManager: a picture comes once, later or at once where that is asked for; what is cancelled does not come; numbers are never the same,
  /// and never PHInvalidImageRequestID. There are no films of a photograph.
  @Test func requests() throws {
    nonisolated(unsafe) var heard: [String] = []
    _ = try library([5]) { all in
      let (manager, asset) = (PHImageManager.default(), all[0])
      let now = PHImageRequestOptions()
      now.isSynchronous = true
      var numbers: [PHImageRequestID] = []
      for options in [nil, now] as [PHImageRequestOptions?] {
        let name = options == nil ? "later" : "now"
        numbers.append(
          manager.requestImage(
            for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
          ) { image, info in
            heard.append("\(name) \(image?.size.width ?? 0) \(info?[PHImageResultIsDegradedKey] as? Bool ?? true)")
          })
        numbers.append(
          manager.requestImageDataAndOrientation(for: asset, options: options) { data, type, way, info in
            heard.append(
              "\(name) bytes \((data == nil) == (type == nil)) \((data == nil) == (info?[PHImageErrorKey] is PHPhotosError))"
            )
          })
        numbers.append(
          manager.requestImageData(for: asset, options: options) { _, _, way, _ in
            heard.append("\(name) data \(way == .up)")
          })
      }
      #expect(heard == ["now 5.0 false", "now bytes true true", "now data true"])
      let wanted = manager.requestImage(for: asset, targetSize: .zero, contentMode: .aspectFit, options: nil) { _, _ in
        heard.append("cancelled")
      }
      manager.cancelImageRequest(wanted)
      numbers.append(wanted)
      numbers.append(
        manager.requestAVAsset(forVideo: asset, options: nil) { film, mix, info in
          heard.append("film \(film == nil && mix == nil) \(info?[PHImageErrorKey] is PHPhotosError)")
        })
      numbers.append(
        manager.requestPlayerItem(forVideo: asset, options: nil) { item, info in
          heard.append("item \(item == nil) \(info?.count ?? 0)")
        })
      numbers.append(
        manager.requestExportSession(forVideo: asset, options: nil, exportPreset: "") { export, info in
          heard.append("export \(export == nil) \(info?.count ?? 0)")
        })
      numbers.append(
        manager.requestLivePhoto(for: asset, targetSize: .zero, contentMode: .default, options: nil) { live, info in
          heard.append("live \(live == nil) \(info?.count ?? 0)")
        })
      #expect(Set(numbers).count == numbers.count && !numbers.contains(PHInvalidImageRequestID))
      let files = PHAssetResourceManager.default()
      if let file = PHAssetResource.assetResources(for: asset).first {
        let number = files.requestData(
          for: file, options: nil, dataReceivedHandler: { _ in heard.append("bytes") },
          completionHandler: { _ in heard.append("end") })
        files.cancelDataRequest(number)
      }
    }
    #expect(
      heard.dropFirst(3) == [
        "later 5.0 false", "later bytes true true", "later data true", "film true true", "item true 1",
        "export true 1",
        "live true 1",
      ])
  }

  /// A picture that moves is not made; its view is quiet and empty.
  @Test func moving() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    stage.act { _ in
      let number = PHLivePhoto.request(
        withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .default
      ) { photo, info in
        heard.append(
          "\(photo == nil) \(info[PHLivePhotoInfoErrorKey] as? PHPhotosError == PHPhotosError(.invalidResource))")
      }
      #expect(number != PHLivePhotoRequestIDInvalid && heard.isEmpty)
      self.rows(PHLivePhotoView()) { usual in
        usual(\.isMuted, false)
        usual(\.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1), .zero)
        usual.reads(\.livePhoto, nil)
      }
      #expect(PHLivePhotoView.livePhotoBadgeImage() != PHLivePhotoView.livePhotoBadgeImage(options: .liveOff))
    }
    #expect(heard == ["true true"])
  }

  /// PHAssetCollectionChangeRequest: photographs are put in once, at a place or behind the others, and taken out by name or place.
  @Test func albums() throws {
    let stage = try library([1, 2, 3]) { _ in }
    func change(_ body: @escaping @MainActor (PHAssetCollectionChangeRequest, PHFetchResult<PHAsset>) -> Void) {
      stage.act { _ in
        PHPhotoLibrary.shared().performChanges({
          let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
          let request = albums.firstObject.flatMap { PHAssetCollectionChangeRequest(for: $0) }
          MainActor.assumeIsolated {
            body(
              request ?? .creationRequestForAssetCollection(withTitle: "A"),
              PHAsset.fetchAssets(with: .image, options: nil))
          }
        }) { _, _ in }
      }
    }
    func now() -> [Int] {
      var found: [Int] = []
      stage.act { _ in
        let album = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .albumRegular, options: nil)
          .firstObject
        let assets = album.map { PHAsset.fetchAssets(in: $0, options: nil) }
        found = (0..<(assets?.count ?? 0)).compactMap { assets?[$0].pixelWidth }
        #expect(
          album?.estimatedAssetCount == found.count && album?.canPerform(.delete) == true
            && album?.canPerform(.rename) == true)
      }
      return found
    }
    change { request, all in request.addAssets([all[1], all[0]] as NSArray) }
    #expect(now() == [2, 1])
    change { request, all in request.addAssets(all) }
    #expect(now() == [2, 1, 3])
    change { request, _ in request.removeAssets(at: [0, 2, 7]) }
    #expect(now() == [1])
    change { request, all in request.insertAssets([all[2], all[1]], at: [0, 9]) }
    #expect(now() == [3, 1, 2])
    change { request, all in request.removeAssets([all[0]]) }
    #expect(now() == [3, 2])
    stage.act { _ in
      let every = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).firstObject
      #expect(every?.assetCollectionSubtype == .smartAlbumUserLibrary && every?.estimatedAssetCount == 3)
      #expect(
        every?.canPerform(.createContent) == true && every?.canPerform(.deleteContent) == true
          && every?.canPerform(.rename) == false)
      #expect(every.flatMap { PHAssetCollectionChangeRequest(for: $0) } == nil)
      let assets = PHAsset.fetchAssets(with: .image, options: nil)
      #expect(PHAssetCollection.fetchAssetCollectionsContaining(assets[2], with: .album, options: nil).count == 1)
      #expect(PHAssetCollection.fetchAssetCollectionsContaining(assets[0], with: .album, options: nil).count == 0)
      #expect(PHCollectionList.fetchTopLevelUserCollections(with: nil).count == 1)
      #expect(
        PHAssetCollection.fetchAssetCollections(with: .album, subtype: .smartAlbumVideos, options: nil).count == 0)
    }
  }
}
