// A device without music: players that do not play, queries that find nothing and keep what they look for, a slider for how loud it is,
// and what outside the app is told of a song. Numbers are those of Media Player's headers.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct MusicTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }

  @Test func players() throws {
    let stage = try Stage()
    var heard: [Bool] = []
    stage.act { _ in
      let player = MPMusicPlayerController.applicationMusicPlayer
      #expect(
        player === MPMusicPlayerController.applicationMusicPlayer
          && player === MPMusicPlayerController.applicationQueuePlayer)
      self.rows(player) { usual in
        usual.reads(\.playbackState, .stopped)
        usual(\.repeatMode, .default, .all)
        usual(\.shuffleMode, .default, .songs)
        usual.reads(\.nowPlayingItem, nil)
        usual.reads(\.indexOfNowPlayingItem, NSNotFound)
        usual(\.volume, 1, 0.5)
        usual.reads(\.isPreparedToPlay, false)
        usual(\.currentPlaybackTime, 0, 3)
        usual(\.currentPlaybackRate, 0, 1)
      }
      player.nowPlayingItem = MPMediaItem()
      #expect(player.nowPlayingItem == nil)
      player.prepareToPlay { heard.append($0 != nil) }
      #expect(heard.isEmpty)
    }
    #expect(heard == [true])
  }

  /// MPMediaQuery: each finds nothing here, and is grouped as its name says; what it looks for is put in and taken out.
  @Test func queries() {
    let all: [(MPMediaQuery, MPMediaGrouping, Int)] = [
      (.songs(), .title, 0), (.albums(), .album, 1), (.artists(), .artist, 2), (.composers(), .composer, 4),
      (.genres(), .genre, 5), (.playlists(), .playlist, 6), (.podcasts(), .podcastTitle, 7), (.audiobooks(), .title, 0),
    ]
    for (query, grouping, number) in all {
      #expect(
        query.groupingType == grouping && grouping.rawValue == number && query.items == [] && query.collections == [])
    }
    #expect(MPMediaGrouping.albumArtist.rawValue == 3)
    let (one, two) = (
      MPMediaPropertyPredicate(value: "a", forProperty: "title"),
      MPMediaPropertyPredicate(value: "b", forProperty: "artist", comparisonType: .contains)
    )
    #expect(
      one.comparisonType == .equalTo && two.comparisonType.rawValue == 1 && two.property == "artist"
        && one.value as? String == "a")
    let query = MPMediaQuery()
    #expect(query.filterPredicates == nil)
    query.addFilterPredicate(one)
    query.addFilterPredicate(two)
    query.addFilterPredicate(two)
    #expect(query.filterPredicates == [one, two])
    query.removeFilterPredicate(one)
    #expect(query.filterPredicates == [two] && MPMediaQuery(filterPredicates: [one]).filterPredicates == [one])
  }

  @Test func pieces() {
    let (one, two) = (MPMediaItem(), MPMediaItem())
    rows(one) { usual in
      usual.reads(\.playbackDuration, 0)
      usual.reads(\.albumTrackNumber, 0)
      usual.reads(\.playCount, 0)
      usual.reads(\.persistentID, 0)
      usual.reads(\.isCloudItem, false)
      usual.reads(\.hasProtectedAsset, false)
      usual.reads(\.title, nil)
      usual.reads(\.mediaType, .music)
    }
    let both = MPMediaItemCollection(items: [one, two])
    #expect(both.count == 2 && both.representativeItem === one && both.mediaTypes == .music)
    #expect(
      MPMediaItemCollection(items: []).mediaTypes == [] && MPMediaItemCollection(items: []).representativeItem == nil)
    let kinds: [MPMediaType] = [.music, .podcast, .audioBook, .anyAudio, .movie, .anyVideo]
    #expect(kinds.map(\.rawValue) == [1, 2, 4, 0xFF, 0x100, 0xFF00] && kinds.allSatisfy(MPMediaType.any.contains))
    #expect(
      [MPMusicPlaybackState.stopped, .playing, .paused, .interrupted, .seekingForward, .seekingBackward].map(\.rawValue)
        == [0, 1, 2, 3, 4, 5])
    #expect([MPMusicRepeatMode.default, .none, .one, .all].map(\.rawValue) == [0, 1, 2, 3])
    #expect([MPMusicShuffleMode.default, .off, .songs, .albums].map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      [MPMediaLibraryAuthorizationStatus.notDetermined, .denied, .restricted, .authorized].map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  /// MPVolumeView: a slider as large as the view, at the device's volume; it goes where it is not to be shown.
  @Test func howLoud() throws {
    let stage = try Stage()
    stage.act { root in
      let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      root.addSubview(view)
      view.layoutIfNeeded()
      let slider = view.subviews.compactMap { $0 as? UISlider }.first
      #expect(slider?.value == AVAudioSession.sharedInstance().outputVolume && slider?.frame == view.bounds)
      #expect(view.showsVolumeSlider && view.showsRouteButton && slider?.isHidden == false)
      #expect(!view.areWirelessRoutesAvailable && !view.isWirelessRouteActive)
      view.showsVolumeSlider = false
      #expect(slider?.isHidden == true)
      view.showsVolumeSlider = true
      #expect(slider?.isHidden == false && view.intrinsicContentSize == slider?.intrinsicContentSize)
      #expect(view.sizeThatFits(.zero) == slider?.sizeThatFits(.zero))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      view.setMinimumVolumeSliderImage(image, for: .normal)
      view.setMaximumVolumeSliderImage(image, for: .highlighted)
      view.setVolumeThumbImage(image, for: .normal)
      #expect(
        slider?.minimumTrackImage(for: .normal) === image && slider?.maximumTrackImage(for: .highlighted) === image)
      #expect(slider?.thumbImage(for: .normal) === image)
      let thumb = view.volumeThumbRect(forBounds: view.bounds, volumeSliderRect: view.bounds, value: 1)
      #expect(thumb == slider?.thumbRect(forBounds: view.bounds, trackRect: view.bounds, value: 1) && thumb.maxX >= 196)
    }
  }

  private final class Listener: MPMediaPickerControllerDelegate {
    var cancelled = 0
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { cancelled += 1 }
  }
  @Test func thePicker() throws {
    let (stage, listener) = (try Stage(), Listener())
    stage.act { _ in
      let picker = MPMediaPickerController(mediaTypes: .podcast)
      self.rows(picker) { usual in
        usual.reads(\.mediaTypes, .podcast)
        usual(\.allowsPickingMultipleItems, false)
        usual(\.showsCloudItems, true)
        usual(\.showsItemsWithProtectedAssets, true)
      }
      picker.delegate = listener
      stage.root.present(picker, animated: false)
    }
    stage.send(.tap(window: 1, target: "Cancel"))
    #expect(listener.cancelled == 1)
  }

  /// MPRemoteCommandCenter: buttons of one kind each, of an app's own; one that is told of is forgotten by its token, or with all.
  @Test func buttonsOutside() throws {
    let stage = try Stage()
    stage.act { _ in
      let center = MPRemoteCommandCenter.shared()
      #expect(center === MPRemoteCommandCenter.shared())
      self.rows(center.playCommand) { $0(\.isEnabled, true) }
      self.rows(center.likeCommand) { usual in
        usual(\.isActive, false)
        usual(\.localizedTitle, "", "a")
        usual(\.localizedShortTitle, "", "a")
      }
      self.rows(center.ratingCommand) { usual in
        usual(\.minimumRating, 0, 1)
        usual(\.maximumRating, 1, 5)
      }
      self.rows(center.skipForwardCommand) { $0(\.preferredIntervals, [], [15]) }
      self.rows(center.changePlaybackRateCommand) { $0(\.supportedPlaybackRates, [], [1]) }
      #expect(MPChangePlaybackPositionCommandEvent(center.playCommand).positionTime == 0)
      #expect(MPChangePlaybackRateCommandEvent(center.playCommand).playbackRate == 1)
      #expect(
        MPSkipIntervalCommandEvent(center.playCommand).interval == 0
          && MPRatingCommandEvent(center.playCommand).rating == 0)
      #expect(
        MPSeekCommandEvent(center.playCommand).type == .beginSeeking
          && !MPFeedbackCommandEvent(center.playCommand).isNegative)
      #expect(MPSkipIntervalCommandEvent(center.playCommand).command === center.playCommand)
      let info = MPNowPlayingInfoCenter.default()
      self.rows(info) { $0(\.playbackState, .unknown, .playing) }
      #expect(info.nowPlayingInfo == nil && info === MPNowPlayingInfoCenter.default())
      var asked: [CGSize] = []
      let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 3, height: 4)) { size in
        asked.append(size)
        return UIImage()
      }
      #expect(
        artwork.bounds == CGRect(x: 0, y: 0, width: 3, height: 4)
          && artwork.image(at: CGSize(width: 1, height: 2)) != nil)
      #expect(asked == [CGSize(width: 1, height: 2)])
    }
    #expect([MPSeekCommandEvent.EventType.beginSeeking, .endSeeking].map(\.rawValue) == [0, 1])
    #expect(
      [MPNowPlayingPlaybackState.unknown, .playing, .paused, .stopped, .interrupted].map(\.rawValue) == [0, 1, 2, 3, 4])
    let answers: [MPRemoteCommandHandlerStatus] = [
      .success, .noSuchContent, .noActionableNowPlayingItem, .deviceNotFound, .commandFailed,
    ]
    #expect(answers.map(\.rawValue) == [0, 100, 110, 120, 200])
  }
}
