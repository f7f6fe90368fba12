// What players and their screens say where there is no decoder, and what they keep of what they are told.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct PlayerTableTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }
  private let film = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))

  /// AVPlayer.play(): as fast as `defaultRate`; pausing is a rate of 0, and whoever is to play waits, for there is nothing to play.
  @Test func playing() throws {
    let stage = try Stage()
    stage.act { [film] _ in
      let player = AVPlayer(url: film.url)
      #expect((player.currentItem?.asset as? AVURLAsset)?.url == film.url && player.reasonForWaitingToPlay == nil)
      player.defaultRate = 1.5
      player.play()
      #expect(player.rate == 1.5 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
      #expect(player.reasonForWaitingToPlay == .noItemToPlay)
      player.pause()
      #expect(player.rate == 0 && player.timeControlStatus == .paused && player.reasonForWaitingToPlay == nil)
      player.playImmediately(atRate: -2)
      #expect(player.rate == -2 && player.timeControlStatus != .paused)
      player.replaceCurrentItem(with: nil)
      #expect(player.currentItem == nil && player.currentTime() == .zero)
      self.rows(player) { usual in
        usual(\.allowsExternalPlayback, true)
        usual(\.preventsDisplaySleepDuringVideoPlayback, true)
        usual(\.usesExternalPlaybackWhileExternalScreenIsActive, false)
        usual.reads(\.isExternalPlaybackActive, false)
        usual(\.audiovisualBackgroundPlaybackPolicy, .automatic, .pauses)
        usual.reads(\.status, .unknown)
      }
    }
  }

  /// Seeking comes nowhere, and says so: finished is false, in a later turn.
  @Test func seeking() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [Bool] = []
    stage.act { [film] _ in
      let (player, item) = (AVPlayer(), AVPlayerItem(asset: film, automaticallyLoadedAssetKeys: nil))
      player.seek(to: .zero) { heard.append($0) }
      player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero) { heard.append($0) }
      item.seek(to: .zero) { heard.append($0) }
      item.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero) { heard.append($0) }
      #expect(heard.isEmpty)
    }
    #expect(heard == [false, false, false, false])
  }

  /// AVPlayerItem.status: unknown until somebody looked, then failed, with the reason.
  @Test func failing() throws {
    let stage = try Stage()
    var kept: (AVPlayer, AVPlayerItem)?
    stage.act { [film] _ in
      let item = AVPlayerItem(asset: film)
      kept = (AVPlayer(playerItem: item), item)
      #expect(item.status == .unknown && item.error == nil)
    }
    #expect(kept?.1.status == .failed && (kept?.1.error as? AVError)?.code == .decoderNotFound)
  }

  @Test func items() throws {
    let stage = try Stage()
    stage.act { [film] _ in
      let item = AVPlayerItem(asset: film)
      self.rows(item) { usual in
        usual.reads(\.status, .unknown)
        usual.reads(\.isPlaybackLikelyToKeepUp, false)
        usual.reads(\.isPlaybackBufferEmpty, true)
        usual.reads(\.isPlaybackBufferFull, false)
        usual.reads(\.presentationSize, .zero)
        usual.reads(\.loadedTimeRanges, [])
        usual.reads(\.seekableTimeRanges, [])
        usual(\.preferredForwardBufferDuration, 0, 3)
        usual(\.preferredPeakBitRate, 0, 3)
        usual(\.audioTimePitchAlgorithm, .timeDomain, .spectral)
        usual(\.forwardPlaybackEndTime, .invalid, .zero)
        usual(\.reversePlaybackEndTime, .invalid, .zero)
        usual(\.preferredMaximumResolution, .zero, CGSize(width: 1, height: 2))
        usual(\.canUseNetworkResourcesForLiveStreamingWhilePaused, false)
        for path in [
          \.canPlayFastForward, \.canPlaySlowForward, \.canPlayReverse, \.canStepForward, \.canStepBackward,
        ] as [KeyPath<AVPlayerItem, Bool>] { usual.reads(path, false) }
        usual.reads(\.duration, .indefinite)
      }
      #expect(item.currentTime() == .zero && item.accessLog() == nil && item.errorLog() == nil)
      let output = AVPlayerItemVideoOutput(pixelBufferAttributes: nil)
      item.add(output)
      #expect(
        item.outputs == [output] && !output.hasNewPixelBuffer(forItemTime: .zero) && !output.suppressesPlayerRendering)
      #expect(output.itemTime(forHostTime: 1) == .invalid)
      #expect(output.copyPixelBuffer(forItemTime: .zero, itemTimeForDisplay: nil) == nil)
      item.remove(AVPlayerItemVideoOutput(outputSettings: nil))
      #expect(item.outputs == [output])
      item.remove(output)
      #expect(item.outputs.isEmpty)
      let group = AVMediaSelectionGroup()
      #expect(group.allowsEmptySelection && group.options.isEmpty && group.defaultOption == nil)
      #expect(
        item.currentMediaSelection.selectedMediaOption(in: group) == nil && AVMediaSelectionOption().displayName == "")
      self.rows(AVPlayerItemAccessLogEvent()) { usual in
        usual.reads(\.indicatedBitrate, -1)
        usual.reads(\.observedBitrate, -1)
        usual.reads(\.numberOfStalls, -1)
        usual.reads(\.numberOfBytesTransferred, -1)
      }
      #expect(AVPlayerItemErrorLogEvent().errorStatusCode == 0 && AVPlayerItemErrorLogEvent().errorDomain == "")
      #expect(AVPlayerItemErrorLog().events.isEmpty && AVPlayerItemAccessLog().events.isEmpty)
    }
  }

  /// AVQueuePlayer: an item is put behind another, or at the end; the next comes when one has gone; the first is the one played.
  @Test func queues() throws {
    let stage = try Stage()
    stage.act { [film] _ in
      let items = (0..<4).map { _ in AVPlayerItem(asset: film) }
      @MainActor func numbers(_ player: AVQueuePlayer) -> [Int] {
        player.items().map { one in items.firstIndex { $0 === one } ?? -1 }
      }
      let player = AVQueuePlayer(items: Array(items[0..<2]))
      #expect(player.currentItem === items[0] && numbers(player) == [0, 1])
      player.insert(items[2], after: items[0])
      player.insert(items[3], after: nil)
      #expect(numbers(player) == [0, 2, 1, 3] && player.currentItem === items[0])
      player.advanceToNextItem()
      #expect(numbers(player) == [2, 1, 3] && player.currentItem === items[2])
      player.removeAllItems()
      #expect(numbers(player) == [] && player.currentItem == nil)
      player.advanceToNextItem()
      #expect(player.currentItem == nil)
      player.insert(items[1], after: items[3])
      #expect(numbers(player) == [1] && player.currentItem === items[1])
      let looped = AVQueuePlayer()
      let looper = AVPlayerLooper(player: looped, templateItem: items[0])
      #expect(numbers(looped) == [0] && looped.currentItem === items[0] && looper.loopCount == 0)
    }
  }

  /// AVAssetImageGenerator: one answer for each time, that it failed, or was cancelled where nobody waits any more.
  @Test(arguments: [false, true]) func pictures(isCancelled: Bool) throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    stage.act { [film] _ in
      let generator = AVAssetImageGenerator(asset: film)
      #expect(throws: AVError(.decoderNotFound)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
      let times = [0, 5].map { NSValue(time: CMTime(value: $0, timescale: 1)) }
      generator.generateCGImagesAsynchronously(forTimes: times) { time, image, actual, result, error in
        heard.append("\(time.seconds) \(image == nil) \(actual.isValid) \(result.rawValue) \(error == nil)")
      }
      if isCancelled { generator.cancelAllCGImageGeneration() }
    }
    let end = isCancelled ? "2 true" : "1 false"
    #expect(heard == ["0.0 true false \(end)", "5.0 true false \(end)"])
  }

  /// AVMakeRect(aspectRatio:insideRect:): as large as there is room for, in the middle, of the same shape.
  @Test(
    arguments: [
      (
        CGSize(width: 4, height: 2), CGRect(x: 10, y: 20, width: 100, height: 100),
        CGRect(x: 10, y: 45, width: 100, height: 50)
      ),
      (
        CGSize(width: 2, height: 4), CGRect(x: 10, y: 20, width: 100, height: 100),
        CGRect(x: 35, y: 20, width: 50, height: 100)
      ),
      (
        CGSize(width: 1, height: 1), CGRect(x: 0, y: 0, width: 40, height: 20),
        CGRect(x: 10, y: 0, width: 20, height: 20)
      ),
      (
        CGSize(width: 0, height: 1), CGRect(x: 0, y: 0, width: 40, height: 20),
        CGRect(x: 0, y: 0, width: 40, height: 20)
      ),
      (
        CGSize(width: 1, height: 0), CGRect(x: 0, y: 0, width: 40, height: 20),
        CGRect(x: 0, y: 0, width: 40, height: 20)
      ),
    ]) func fitting(ratio: CGSize, room: CGRect, expected: CGRect)
  {
    #expect(AVMakeRect(aspectRatio: ratio, insideRect: room) == expected)
  }

  /// A player's screen is black, with what an app lays over it as large as itself; its button closes it where it was presented.
  @Test func screens() throws {
    let stage = try Stage()
    var shown: AVPlayerViewController?
    stage.act { _ in
      let controller = AVPlayerViewController()
      #expect(controller.modalPresentationStyle == .fullScreen && !controller.isReadyForDisplay)
      shown = controller
      stage.root.present(controller, animated: false)
    }
    let controller = try #require(shown)
    let seen = stage.read { _ in
      (
        controller.view.backgroundColor, controller.contentOverlayView?.frame, controller.view.bounds,
        controller.view.subviews.compactMap { $0 as? UIButton }.map(\.isHidden)
      )
    }
    #expect(seen?.0 == .black && seen?.1 == seen?.2 && seen?.3 == [false])
    let button = try #require(
      stage.read { _ in controller.view.subviews.compactMap { $0 as? UIButton }.first?.frame ?? .zero })
    #expect(button.minX == 16 && button.minY == 20 + 8, "beside the edge and below the status bar of an iPhone 8")
    stage.act { _ in
      controller.view.subviews.compactMap { $0 as? UIButton }.first?.accessibilityIdentifier = "close"
    }
    stage.send(.tap(window: 1, target: "close"))
    #expect(stage.read { _ in stage.root.presentedViewController == nil } == true)
    stage.act { root in
      let child = AVPlayerViewController()
      stage.root.addChild(child)
      root.addSubview(child.view)
      #expect(child.view.subviews.compactMap { $0 as? UIButton }.map(\.isHidden) == [true])
      let (layer, player) = (AVPlayerLayer(player: nil), AVPlayer())
      layer.player = player
      #expect(!layer.isReadyForDisplay && layer.videoRect == .zero && AVPlayerLayer(player: player).player === player)
      #expect(!AVPictureInPictureController.isPictureInPictureSupported())
      #expect(AVPictureInPictureController(playerLayer: layer) == nil)
      let picker = AVRoutePickerView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      #expect(picker.subviews.first?.frame == picker.bounds && !picker.prioritizesVideoDevices)
    }
  }

  @Test func numbers() {
    #expect([AVPlayer.ActionAtItemEnd.advance, .pause, .none].map(\.rawValue) == [0, 1, 2])
    #expect([AVPlayer.TimeControlStatus.paused, .waitingToPlayAtSpecifiedRate, .playing].map(\.rawValue) == [0, 1, 2])
    #expect([AVPlayer.Status.unknown, .readyToPlay, .failed].map(\.rawValue) == [0, 1, 2])
    #expect([AVPlayerItem.Status.unknown, .readyToPlay, .failed].map(\.rawValue) == [0, 1, 2])
    #expect([AVKeyValueStatus.unknown, .loading, .loaded, .failed, .cancelled].map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      [AVAssetWriter.Status.unknown, .writing, .completed, .failed, .cancelled].map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      [AVAssetReader.Status.unknown, .reading, .completed, .failed, .cancelled].map(\.rawValue) == [0, 1, 2, 3, 4])
    let exports: [AVAssetExportSession.Status] = [.unknown, .waiting, .exporting, .completed, .failed, .cancelled]
    #expect(exports.map(\.rawValue) == [0, 1, 2, 3, 4, 5] && AVAssetExportSession.allExportPresets().count == 9)
    #expect([AVAssetImageGenerator.Result.succeeded, .failed, .cancelled].map(\.rawValue) == [0, 1, 2])
    let codes: [AVError.Code] = [
      .unknown, .deviceWasDisconnected, .fileFormatNotRecognized, .decoderNotFound,
      .applicationIsNotAuthorizedToUseDevice,
    ]
    #expect(codes.map(\.rawValue) == [-11_800, -11_808, -11_828, -11_833, -11_852])
    let policies: [AVPlayerAudiovisualBackgroundPlaybackPolicy] = [.automatic, .pauses, .continuesIfPossible]
    #expect(policies.map(\.rawValue) == [1, 2, 3] && kCMPersistentTrackID_Invalid == 0)
  }
}
