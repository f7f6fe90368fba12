// What an app says of how its sounds are to be, and which of it the device decides (AVAudioSession).
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct SoundSessionTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }

  /// What an app sets of its session is kept; how loud it is, which way sounds go and that no microphone is there is the device's.
  @Test func sessions() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [Bool] = []
    stage.act { _ in
      let session = AVAudioSession.sharedInstance()
      #expect(session.category == .soloAmbient && session.mode == .default && session.categoryOptions == [])
      do {
        try session.setCategory(.playback, options: [.mixWithOthers, .duckOthers])
        #expect(session.category == .playback && session.categoryOptions.rawValue == 3 && session.mode == .default)
        try session.setCategory(.record)
        #expect(session.category == .record && session.categoryOptions == [])
        try session.setCategory(.playAndRecord, mode: .videoChat, options: .defaultToSpeaker)
        #expect(
          session.category == .playAndRecord && session.mode == .videoChat
            && session.categoryOptions == .defaultToSpeaker)
        try session.setMode(.measurement)
        try session.setPreferredSampleRate(44_100)
        try session.setPreferredIOBufferDuration(0.005)
        #expect(
          session.mode == .measurement && session.preferredSampleRate == 44_100
            && session.preferredIOBufferDuration == 0.005)
        try AVAudioApplication.shared.setInputMuted(true)
        #expect(AVAudioApplication.shared.isInputMuted)
        try AVAudioApplication.shared.setInputMuted(false)
      } catch { Issue.record(error) }
      self.rows(session) { usual in
        usual.reads(\.isOtherAudioPlaying, false)
        usual.reads(\.outputVolume, 0.5)
        usual.reads(\.sampleRate, 48_000)
        usual.reads(\.isInputAvailable, false)
        usual.reads(\.inputNumberOfChannels, 0)
        usual.reads(\.outputNumberOfChannels, 2)
        usual.reads(\.inputLatency, 0)
        usual.reads(\.outputLatency, 0)
        usual.reads(\.ioBufferDuration, 0.023)
        usual.reads(\.secondaryAudioShouldBeSilencedHint, false)
        usual.reads(\.recordPermission, .denied)
        usual.reads(\.availableInputs, [])
        usual.reads(\.currentRoute.inputs.count, 0)
      }
      #expect(
        session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker] && session.availableCategories.count == 6)
      session.requestRecordPermission { heard.append($0) }
      AVAudioApplication.requestRecordPermission { heard.append($0) }
      #expect(heard.isEmpty && AVAudioApplication.shared.recordPermission == .denied)
    }
    #expect(heard == [false, false])
  }

  /// AVAudioSessionTypes.h; four letters each where they stand for words.
  @Test func numbers() {
    #expect(
      [AVAudioSession.RecordPermission.undetermined, .denied, .granted].map(\.rawValue)
        == ["undt", "deny", "grnt"].map(four))
    #expect(
      [AVAudioApplication.recordPermission.undetermined, .denied, .granted].map(\.rawValue)
        == ["undt", "deny", "grnt"].map(four))
    #expect(
      AVAudioSession.PortOverride.speaker.rawValue == four("spkr") && AVAudioSession.PortOverride.none.rawValue == 0)
    #expect(
      kAudioFormatMPEG4AAC == UInt32(four("aac ")) && kAudioFormatLinearPCM == UInt32(four("lpcm"))
        && kAudioFormatAppleLossless == UInt32(four("alac")))
    let options: [AVAudioSession.CategoryOptions] = [
      .mixWithOthers, .duckOthers, .allowBluetooth, .defaultToSpeaker, .interruptSpokenAudioAndMixWithOthers,
      .allowBluetoothA2DP, .allowAirPlay,
    ]
    #expect(
      options.map(\.rawValue) == [1, 2, 4, 8, 17, 32, 64]
        && AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation.rawValue == 1)
    #expect([AVAudioSession.InterruptionType.ended, .began].map(\.rawValue) == [0, 1])
    #expect(
      [AVAudioSession.InterruptionReason.default, .appWasSuspended, .builtInMicMuted, .routeDisconnected].map(
        \.rawValue) == [0, 1, 2, 4])
    let reasons: [AVAudioSession.RouteChangeReason] = [
      .unknown, .newDeviceAvailable, .oldDeviceUnavailable, .categoryChange, .override, .wakeFromSleep,
      .noSuitableRouteForCategory, .routeConfigurationChange,
    ]
    #expect(reasons.map(\.rawValue) == [0, 1, 2, 3, 4, 6, 7, 8])
    #expect([AVAudioSession.SilenceSecondaryAudioHintType.end, .begin].map(\.rawValue) == [0, 1])
    #expect([AVAudioQuality.min, .low, .medium, .high, .max].map(\.rawValue) == [0, 32, 64, 96, 127])
  }
  private func four(_ letters: String) -> UInt { letters.utf8.reduce(0) { $0 << 8 | UInt($1) } }
}
