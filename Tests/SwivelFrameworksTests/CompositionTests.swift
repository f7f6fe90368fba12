// Films put together of parts: which part comes when, after parts are put between others, taken out and made longer.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct CompositionTests {
  private func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
  private func range(_ start: Double, _ duration: Double) -> CMTimeRange {
    CMTimeRange(start: time(start), duration: time(duration))
  }
  /// Seconds of the source, `-` for nothing, and of the composition: each as beginning and length.
  private func parts(_ track: AVCompositionTrack) -> [String] {
    track.segments.map { segment in
      let (source, target) = (segment.timeMapping.source, segment.timeMapping.target)
      let from = segment.isEmpty ? "-" : "\(source.start.seconds)+\(source.duration.seconds)"
      return "\(from)@\(target.start.seconds)+\(target.duration.seconds)"
    }
  }

  enum Step {
    case insert(Double, Double, at: Double)
    case nothing(Double, Double)
    case remove(Double, Double)
    case scale(Double, Double, to: Double)
  }

  /// AVMutableCompositionTrack: what is put at a time moves what came then behind it; behind the end there is nothing until then; what is
  /// removed lets the rest come earlier; a part that lasts longer is seen more slowly.
  @Test(
    arguments: [
      ([.insert(10, 4, at: 0)], ["10.0+4.0@0.0+4.0"]),
      (
        [.insert(10, 4, at: 0), .insert(20, 2, at: 1)],
        ["10.0+1.0@0.0+1.0", "20.0+2.0@1.0+2.0", "11.0+3.0@3.0+3.0"]
      ),
      ([.insert(10, 4, at: 2)], ["-@0.0+2.0", "10.0+4.0@2.0+4.0"]),
      ([.insert(10, 4, at: 0), .remove(1, 2)], ["10.0+1.0@0.0+1.0", "13.0+1.0@1.0+1.0"]),
      ([.insert(10, 4, at: 0), .nothing(1, 5)], ["10.0+1.0@0.0+1.0", "-@1.0+5.0", "11.0+3.0@6.0+3.0"]),
      ([.insert(10, 4, at: 0), .scale(0, 2, to: 6)], ["10.0+2.0@0.0+6.0", "12.0+2.0@6.0+2.0"]),
    ] as [([Step], [String])])
  func partsComeInOrder(steps: [Step], expected: [String]) throws {
    let (film, composition) = (AVURLAsset(url: URL(fileURLWithPath: "/film.mp4")), AVMutableComposition())
    let source = AVAssetTrack(1, .video, of: film)
    let track = try #require(
      composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    for step in steps {
      switch step {
      case .insert(let start, let duration, let place):
        try track.insertTimeRange(range(start, duration), of: source, at: time(place))
      case .nothing(let start, let duration): track.insertEmptyTimeRange(range(start, duration))
      case .remove(let start, let duration): track.removeTimeRange(range(start, duration))
      case .scale(let start, let duration, let length):
        track.scaleTimeRange(range(start, duration), toDuration: time(length))
      }
    }
    #expect(parts(track) == expected)
    #expect(composition.duration == track.timeRange.end && composition.tracks(withMediaType: .audio).isEmpty)
  }

  /// A composition can be a part of another; what is in a file is not known.
  @Test func aFileIsNotKnown() async throws {
    let (film, one, two) = (
      AVURLAsset(url: URL(fileURLWithPath: "/film.mp4")), AVMutableComposition(), AVMutableComposition()
    )
    let track = try #require(one.addMutableTrack(withMediaType: .video, preferredTrackID: 7))
    try track.insertTimeRange(range(0, 3), of: AVAssetTrack(1, .video, of: film), at: .zero)
    try two.insertTimeRange(range(0, 2), of: one, at: .zero)
    #expect(two.duration.seconds == 2 && track.trackID == 7)
    #expect(throws: AVError(.decoderNotFound)) { try two.insertTimeRange(range(0, 2), of: film, at: .zero) }
    #expect(try await two.load(.duration).seconds == 2)
    #expect(try await two.loadTracks(withMediaType: .video).count == 1)
    await #expect(throws: AVError(.decoderNotFound)) { _ = try await film.load(.duration) }
    await #expect(throws: AVError(.decoderNotFound)) { _ = try await film.loadTracks(withMediaType: .video) }
  }

  /// NSValue hands times and stretches of time on as they are.
  @Test func timesAsObjects() {
    for time in [CMTime(value: 30, timescale: 600), .zero, .indefinite, CMTime(value: -5, timescale: 3)] {
      #expect(NSValue(time: time).timeValue == time)
    }
    let stretch = CMTimeRange(start: CMTime(value: 30, timescale: 600), duration: CMTime(value: 900, timescale: 600))
    #expect(NSValue(timeRange: stretch).timeRangeValue == stretch)
  }

  /// CMTimeRange: a time is in it from its beginning on and before its end; 1…5 and 3…9 have 3…5 in common.
  @Test func stretches() {
    let (one, two) = (range(1, 4), range(3, 6))
    #expect(one.containsTime(time(1)) && !one.containsTime(time(5)))
    #expect(one.intersection(two) == range(3, 2) && one.union(two) == range(1, 8))
    #expect(one.intersection(range(7, 1)).isEmpty && one.containsTimeRange(range(2, 1)))
  }

  /// MPMediaLibrary: the user says yes, and there is no music.
  @Test func thereIsNoMusic() throws {
    let stage = try Stage()
    var heard: [MPMediaLibraryAuthorizationStatus] = []
    var items: Int?
    stage.act { _ in
      heard.append(MPMediaLibrary.authorizationStatus())
      MPMediaLibrary.requestAuthorization { heard.append($0) }
      items = MPMediaQuery.songs().items?.count
      MPMusicPlayerController.systemMusicPlayer.play()
      #expect(MPMusicPlayerController.systemMusicPlayer.playbackState == .stopped)
      #expect(MPMusicPlayerController.systemMusicPlayer !== MPMusicPlayerController.applicationMusicPlayer)
    }
    #expect(heard == [.notDetermined, .authorized] && items == 0)
  }
}
