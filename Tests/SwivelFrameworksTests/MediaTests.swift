// Films and sounds: times by arithmetic, what fails, and how long a sound lasts.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct MediaTests {
  /// CMTime is value / timescale seconds.
  @Test func times() {
    #expect(CMTime(value: 30, timescale: 600).seconds == 0.05)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect((CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4)).seconds == 0.75)
    #expect(CMTime.indefinite.seconds.isNaN && !CMTime.indefinite.isNumeric && CMTime.zero.isNumeric)
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 1, timescale: 2))
  }

  /// AVMakeRect: 16 by 9 in 375 by 667 is 375 wide and 210.94 high, in the middle.
  @Test func rectangles() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(rect.width == 375 && abs(rect.height - 210.9375) < 1e-9 && abs(rect.midY - 333.5) < 1e-9)
  }

  /// AVPlayerItem.status is unknown until a player has looked at it; without a decoder it is failed then, and observers hear.
  @Test func aFilmFails() throws {
    let stage = try Stage()
    var heard: [AVPlayerItem.Status] = []
    var kept: (NSKeyValueObservation, AVPlayer)?
    let url = URL(fileURLWithPath: "/film.mp4")
    stage.act { _ in
      let item = AVPlayerItem(url: url)
      let watch = item.observe(\.status, options: [.initial, .new]) { item, _ in
        MainActor.assumeIsolated { heard.append(item.status) }
      }
      let player = AVPlayer(playerItem: item)
      player.play()
      #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
      kept = (watch, player)
    }
    #expect(heard == [.unknown, .failed])
    _ = kept
  }

  /// AVAssetExportSession ends as failed with its error, told once.
  @Test func anExportFails() throws {
    let stage = try Stage()
    var heard: [AVAssetExportSession.Status] = []
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))
    let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
    stage.act { _ in session.exportAsynchronously { heard.append(session.status) } }
    #expect(heard == [.failed] && session.error is AVError)
  }

  /// A WAVE file of 8,000 bytes a second with 4,000 bytes of data lasts half a second; then its delegate is told.
  @Test func aSoundLastsAsLongAsItsData() throws {
    final class Ear: NSObject, AVAudioPlayerDelegate {
      var ended = 0
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ended += 1 }
    }
    func little(_ number: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(number >> (8 * $0) & 255) } }
    let format = little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2)
    let data = Data(
      Array("RIFF".utf8) + little(4036, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + format + Array("data".utf8)
        + little(4000, 4) + [UInt8](repeating: 128, count: 4000))
    let (stage, ear) = (try Stage(), Ear())
    var player: AVAudioPlayer?
    stage.act { _ in
      do {
        let made = try AVAudioPlayer(data: data)
        made.delegate = ear
        made.play()
        player = made
      } catch { Issue.record("\(error)") }
    }
    #expect(stage.read { _ in player?.duration } == 0.5)
    #expect(ear.ended == 0 && stage.read { _ in player?.isPlaying } == true)
    stage.send(.wait(0.5))
    #expect(ear.ended == 1 && stage.read { _ in player?.isPlaying } == false)
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/sound.wav")) }
  }
}
