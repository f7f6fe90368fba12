// Songs, cards and searches: what an app says of itself outside its windows, and what is not there to hear it.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct NeighbourTests {
  /// MPNowPlayingInfoCenter.nowPlayingInfo has what was said last, of this device's app; nil where nothing was.
  @Test func whatPlaysIsKept() throws {
    let (stage, other) = (try Stage(), try Stage())
    stage.act { _ in MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"] }
    var titles: [String?] = []
    for each in [stage, other] {
      each.act { _ in
        titles.append(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String)
      }
    }
    #expect(titles == ["Song", nil])
  }

  /// MPMediaItemArtwork asks for a picture in the size that is wanted.
  @Test func artwork() throws {
    var asked: [CGSize] = []
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 600, height: 600)) { size in
      asked.append(size)
      return UIImage()
    }
    _ = artwork.image(at: CGSize(width: 60, height: 60))
    #expect(asked == [CGSize(width: 60, height: 60)] && artwork.bounds.width == 600)
  }

  /// CSIndexErrorCode.indexUnavailableError is -1000; an index that is not available says so when it is asked first.
  @Test func nothingIsFound() throws {
    let stage = try Stage()
    var heard: [Int] = []
    stage.act { _ in
      let item = CSSearchableItem(
        uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .text))
      CSSearchableIndex.default().indexSearchableItems([item]) { heard.append(($0 as? CSIndexError)?.errorCode ?? 0) }
      #expect(heard.isEmpty && !CSSearchableIndex.isIndexingAvailable())
    }
    #expect(heard == [-1000])
  }

  /// CTTelephonyNetworkInfo has no provider where there is no card.
  @Test func nobodyCarriesCalls() {
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
    #expect(CTTelephonyNetworkInfo().subscriberCellularProvider == nil)
  }
}
