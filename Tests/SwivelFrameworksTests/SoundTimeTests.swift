// Where a sound stands while it plays, what becomes of a film's pictures nobody can read, and whose a session is
// (AVAudioPlayer.currentTime, AVAssetImageGenerator, AVAudioSession.sharedInstance()).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor @Suite struct SoundTimeTests {
  /// A WAVE file of 8,000 bytes a second that lasts so many seconds.
  private func sound(_ seconds: Int) -> Data {
    func little(_ number: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(number >> (8 * $0) & 255) } }
    let format = little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2)
    let count = 8000 * seconds
    return Data(
      Array("RIFF".utf8) + little(count + 36, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + format
        + Array("data".utf8) + little(count, 4) + [UInt8](repeating: 128, count: count))
  }

  enum Act: Sendable {
    case play, pause, stop
    case go(Double)
    case rate(Float)
    case wait(Double)
  }
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is done with a sound of ten seconds, which comes again so often.
    let acts: [Act]
    var loops = 0
    let time: Double
    let isPlaying: Bool
    var ends = 0
  }
  nonisolated static let rows = [
    Row(testDescription: "before", acts: [.wait(3)], time: 0, isPlaying: false),
    Row(testDescription: "for three seconds", acts: [.play, .wait(3)], time: 3, isPlaying: true),
    Row(testDescription: "to its end", acts: [.play, .wait(10)], time: 0, isPlaying: false, ends: 1),
    Row(testDescription: "paused", acts: [.play, .wait(3), .pause, .wait(20)], time: 3, isPlaying: false),
    Row(testDescription: "stopped", acts: [.play, .wait(4), .stop, .wait(20)], time: 4, isPlaying: false),
    Row(
      testDescription: "paused and played on", acts: [.play, .wait(3), .pause, .wait(20), .play, .wait(6)], time: 9,
      isPlaying: true),
    Row(
      testDescription: "paused and played to its end", acts: [.play, .wait(3), .pause, .wait(20), .play, .wait(7)],
      time: 0, isPlaying: false, ends: 1),
    Row(testDescription: "from another place", acts: [.go(6), .play, .wait(3)], time: 9, isPlaying: true),
    Row(
      testDescription: "put back while it plays", acts: [.play, .wait(8), .go(1), .wait(5)], time: 6, isPlaying: true),
    Row(
      testDescription: "put on while it plays", acts: [.play, .wait(1), .go(8), .wait(2)], time: 0, isPlaying: false,
      ends: 1),
    Row(testDescription: "twice as fast", acts: [.rate(2), .play, .wait(3)], time: 6, isPlaying: true),
    Row(
      testDescription: "twice as fast to its end", acts: [.rate(2), .play, .wait(5)], time: 0, isPlaying: false, ends: 1
    ),
    Row(
      testDescription: "faster on the way", acts: [.play, .wait(2), .rate(4), .wait(1)], time: 6, isPlaying: true),
    Row(testDescription: "half as fast", acts: [.rate(0.5), .play, .wait(18)], time: 9, isPlaying: true),
    Row(testDescription: "again", acts: [.play, .wait(13)], loops: 1, time: 3, isPlaying: true),
    Row(testDescription: "again to the end", acts: [.play, .wait(20)], loops: 1, time: 0, isPlaying: false, ends: 1),
    Row(
      testDescription: "again, and paused in the second round",
      acts: [.play, .wait(13), .pause, .wait(5), .play, .wait(6)], loops: 1, time: 9, isPlaying: true),
    Row(testDescription: "for ever", acts: [.play, .wait(47)], loops: -1, time: 7, isPlaying: true),
    Row(testDescription: "played twice", acts: [.play, .wait(2), .play, .wait(2)], time: 4, isPlaying: true),
  ]

  @Test(arguments: rows) func places(_ row: Row) throws {
    final class Ear: NSObject, AVAudioPlayerDelegate {
      var ended = 0
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ended += flag ? 1 : 100 }
    }
    let (timed, ear) = (try TimedDevice(), Ear())
    var made: AVAudioPlayer?
    timed.run { _ in
      do { made = try AVAudioPlayer(data: sound(10)) } catch { Issue.record("\(error)") }
    }
    let player = try #require(made)
    (player.delegate, player.numberOfLoops, player.enableRate) = (ear, row.loops, true)
    for act in row.acts {
      switch act {
      case .play: timed.run { _ in player.play() }
      case .pause: timed.run { _ in player.pause() }
      case .stop: timed.run { _ in player.stop() }
      case .go(let place): timed.run { _ in player.currentTime = place }
      case .rate(let rate): timed.run { _ in player.rate = rate }
      case .wait(let seconds): timed.wait(seconds)
      }
    }
    timed.run { _ in
      #expect(abs(player.currentTime - row.time) < 1e-6)
      #expect(player.isPlaying == row.isPlaying && ear.ended == row.ends)
    }
  }

  /// A rate counts only where `enableRate` says so ("You must set this value to true before calling prepareToPlay()").
  @Test func aRateThatDoesNotCount() throws {
    let timed = try TimedDevice()
    timed.run { _ in
      do {
        let player = try AVAudioPlayer(data: sound(10))
        player.rate = 2
        player.play()
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { timed.notes("\(player.currentTime)") }
      } catch { Issue.record("\(error)") }
    }
    timed.wait(3)
    #expect(timed.notes.all == ["3.0"])
  }

  /// Each app has a session of its own: what one set is not another's.
  @Test func sessionsAreTheirApps() throws {
    let (one, other) = (try TimedDevice(), try TimedDevice())
    one.run { notes in
      let session = AVAudioSession.sharedInstance()
      do {
        try session.setCategory(.playAndRecord, mode: .voiceChat, options: [.mixWithOthers])
      } catch { Issue.record("\(error)") }
      notes("\(AVAudioSession.sharedInstance() === session) \(session.category == .playAndRecord)")
    }
    other.run { notes in
      let session = AVAudioSession.sharedInstance()
      notes("\(session.category == .soloAmbient) \(session.mode == .default) \(session.categoryOptions.isEmpty)")
    }
    one.run { notes in notes("\(AVAudioSession.sharedInstance().mode == .voiceChat)") }
    #expect(one.notes.all == ["true true", "true"] && other.notes.all == ["true true true"])
  }

  /// Each time that is asked for is answered with itself; what is not wanted any more is cancelled, and that is no error.
  @Test(arguments: [(false, "1.0 1 true, 2.5 1 true"), (true, "1.0 2 false, 2.5 2 false")])
  func picturesOfFilms(isCancelled: Bool, told: String) throws {
    let timed = try TimedDevice()
    timed.run { notes in
      let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/film.mov")))
      let times = [1.0, 2.5].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
      generator.generateCGImagesAsynchronously(forTimes: times) { time, image, _, result, error in
        MainActor.assumeIsolated {
          notes("\(time.seconds) \(result.rawValue) \(error != nil)\(image == nil ? "" : "!")")
        }
      }
      if isCancelled { generator.cancelAllCGImageGeneration() }
    }
    timed.wait(0)
    #expect(timed.notes.all.joined(separator: ", ") == told)
  }
}
