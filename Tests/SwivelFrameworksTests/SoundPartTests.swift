// Sounds in their parts: what files and buffers are made of, when what an engine or the system plays is over, and what is kept of how it is
// to sound.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct SoundPartTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }
  private func inFile(_ data: Data, _ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
    try data.write(to: url)
    var failure: (any Error)?
    do { try body(url) } catch { failure = error }
    try FileManager.default.removeItem(at: url)
    if let failure { throw failure }
  }
  private func little(_ number: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
  /// A WAVE file by its form: kind of numbers, voices, numbers a second, bits; and a chunk before its sounds.
  private func wave(
    kind: Int = 1, voices: Int = 1, rate: Int = 8000, bits: Int = 8, between: [UInt8] = [], sounds: [UInt8],
    says: Int? = nil
  ) -> Data {
    let block = voices * bits / 8
    let form =
      little(kind, 2) + little(voices, 2) + little(rate, 4) + little(rate * block, 4) + little(block, 2)
      + little(bits, 2)
    let rest = between + Array("data".utf8) + little(says ?? sounds.count, 4) + sounds
    return Data(Array("RIFF".utf8) + little(28 + rest.count, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + form + rest)
  }

  /// Numbers of 8 bits are counted from 128, wider ones have a sign ("Multimedia Programming Interface and Data Specifications 1.0").
  @Test(
    arguments: [
      (8, [0, 64, 128, 192], [-1, -0.5, 0, 0.5]), (16, [0, 128, 0, 192, 0, 0, 0, 64], [-1, -0.5, 0, 0.5]),
      (24, [0, 0, 128, 0, 0, 192, 0, 0, 64], [-1, -0.5, 0.5]), (32, [0, 0, 0, 128, 0, 0, 0, 64], [-1, 0.5]),
    ] as [(Int, [UInt8], [Float])])
  func numbersOfAFile(bits: Int, sounds: [UInt8], read: [Float]) throws {
    // A chunk nobody knows, of an odd length, takes one more byte.
    for between in [[], Array("LIST".utf8) + little(3, 4) + [1, 2, 3, 0]] as [[UInt8]] {
      try inFile(wave(bits: bits, between: between, sounds: sounds)) { url in
        let file = try AVAudioFile(forReading: url)
        #expect(file.length == read.count && file.fileFormat.isInterleaved && file.processingFormat.isStandard)
        let kinds: [Int: AVAudioCommonFormat] = [16: .pcmFormatInt16, 32: .pcmFormatInt32]
        #expect(file.fileFormat.commonFormat == kinds[bits] ?? .otherFormat)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 4))
        try file.read(into: buffer)
        let row = try #require(buffer.floatChannelData)[0]
        #expect((0..<Int(buffer.frameLength)).map { row[$0] } == read)
        // From behind the end there is nothing, from before the beginning all.
        try file.read(into: buffer)
        #expect(buffer.frameLength == 0 && file.framePosition == Int64(read.count))
        file.framePosition = -5
        try file.read(into: buffer, frameCount: 2)
        #expect(buffer.frameLength == 2 && row[0] == read[0])
        file.framePosition = Int64(read.count - 1)
        try file.read(into: buffer, frameCount: 2)
        #expect(buffer.frameLength == 1 && row[0] == read[read.count - 1])
        let stereo = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
        let wrong = try #require(AVAudioPCMBuffer(pcmFormat: stereo, frameCapacity: 4))
        #expect(throws: AVError(.fileFormatNotRecognized)) { try file.read(into: wrong) }
        #expect(throws: AVError(.fileFormatNotRecognized)) { try file.write(from: buffer) }
      }
    }
  }

  /// Voices lie beside each other, real numbers are what they are, and what a file says it has and has not is not there.
  @Test func voices() throws {
    let reals = [Float(0.25), -3].flatMap { number in little(Int(number.bitPattern), 4) }
    try inFile(wave(kind: 3, voices: 2, rate: 44_100, bits: 32, sounds: reals, says: 4000)) { url in
      let file = try AVAudioFile(forReading: url, commonFormat: .pcmFormatFloat32, interleaved: false)
      #expect(
        file.length == 1 && file.processingFormat.sampleRate == 44_100
          && file.fileFormat.commonFormat == .pcmFormatFloat32)
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 1))
      try file.read(into: buffer)
      let rows = try #require(buffer.floatChannelData)
      #expect(rows[0][0] == 0.25 && rows[1][0] == -3)
    }
  }

  /// What is packed, has no voices, no rate or odd widths is no file of plain numbers.
  @Test(
    arguments: [
      (2, 1, 8000, 8), (1, 0, 8000, 8), (1, 1, 0, 8), (1, 1, 8000, 12), (3, 1, 8000, 16), (3, 1, 8000, 64),
      (1, 1, 8000, 64),
    ])
  func otherForms(kind: Int, voices: Int, rate: Int, bits: Int) throws {
    try inFile(wave(kind: kind, voices: voices, rate: rate, bits: bits, sounds: [0, 0, 0, 0])) { url in
      #expect(throws: AVError(.fileFormatNotRecognized)) { try AVAudioFile(forReading: url) }
    }
  }

  /// AVAudioFormat: of no rate or no voices there is none; two of one kind are equal.
  @Test func formats() throws {
    #expect(
      AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1) == nil
        && AVAudioFormat(standardFormatWithSampleRate: 1, channels: 0) == nil)
    func made(_ kind: AVAudioCommonFormat, _ rate: Double, _ voices: UInt32, _ together: Bool) -> AVAudioFormat? {
      AVAudioFormat(commonFormat: kind, sampleRate: rate, channels: voices, interleaved: together)
    }
    #expect(made(.pcmFormatInt16, 0, 1, true) == nil && made(.pcmFormatInt16, 1, 0, true) == nil)
    let one = try #require(made(.pcmFormatInt16, 8000, 2, true))
    #expect(one == made(.pcmFormatInt16, 8000, 2, true) && one.hash == made(.pcmFormatInt16, 8000, 2, true)?.hash)
    for other in [
      made(.pcmFormatInt32, 8000, 2, true), made(.pcmFormatInt16, 8001, 2, true), made(.pcmFormatInt16, 8000, 1, true),
      made(.pcmFormatInt16, 8000, 2, false),
    ] {
      #expect(one != other)
    }
    let standard = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
    #expect(
      standard.isStandard && standard == made(.pcmFormatFloat32, 8000, 2, false)
        && made(.pcmFormatFloat32, 8000, 2, true)?.isStandard == false)
    #expect(!one.isStandard && AVAudioPCMBuffer(pcmFormat: one, frameCapacity: 3)?.floatChannelData == nil)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: standard, frameCapacity: 3))
    #expect(
      buffer.frameLength == 0 && buffer.stride == 1 && buffer.frameCapacity == 3 && buffer.floatChannelData?[1][2] == 0)
    let kinds: [AVAudioCommonFormat] = [
      .otherFormat, .pcmFormatFloat32, .pcmFormatFloat64, .pcmFormatInt16, .pcmFormatInt32,
    ]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  /// An engine runs until it is paused or stopped; with a microphone it does not start.
  @Test func engines() throws {
    let engine = AVAudioEngine()
    #expect(!engine.isRunning)
    try engine.start()
    #expect(engine.isRunning)
    engine.pause()
    #expect(!engine.isRunning)
    try engine.start()
    engine.stop()
    #expect(!engine.isRunning && engine.mainMixerNode.outputVolume == 1)
    #expect(
      engine.inputNode.outputFormat(forBus: 0).channelCount == 0
        && engine.inputNode.inputFormat(forBus: 0).sampleRate == 0)
    #expect(throws: AVError(.deviceWasDisconnected)) { try engine.start() }
    #expect(!engine.isRunning)
    rows(AVAudioUnitEQ(numberOfBands: 3)) { usual in
      usual.reads(\.bands.count, 3)
      usual(\.globalGain, 0, 3)
      usual(\.bypass, false)
    }
    #expect(AVAudioUnitEQ(numberOfBands: -1).bands.isEmpty)
    rows(AVAudioUnitEQFilterParameters()) { usual in
      usual(\.filterType, .parametric, .lowPass)
      usual(\.frequency, 1000, 100)
      usual(\.bandwidth, 0.5, 1)
      usual(\.gain, 0, 1)
      usual(\.bypass, true)
    }
    rows(AVAudioUnitReverb()) { $0(\.wetDryMix, 0, 50) }
    rows(AVAudioUnitVarispeed()) { usual in
      usual(\.rate, 1, 2)
      usual(\.bypass, false)
      usual.reads(\.name, "AVAudioUnitVarispeed")
    }
    rows(AVAudioPlayerNode()) { usual in
      usual(\.volume, 1, 0)
      usual(\.pan, 0, 1)
      usual.reads(\.isPlaying, false)
    }
    let filters: [AVAudioUnitEQFilterType] = [
      .parametric, .lowPass, .highPass, .resonantLowPass, .resonantHighPass, .bandPass, .bandStop, .lowShelf,
      .highShelf,
      .resonantLowShelf, .resonantHighShelf,
    ]
    #expect(filters.map(\.rawValue) == Array(0...10))
    let rooms: [AVAudioUnitReverbPreset] = [
      .smallRoom, .mediumRoom, .largeRoom, .mediumHall, .largeHall, .plate, .mediumChamber, .largeChamber, .cathedral,
      .largeRoom2, .mediumHall2, .mediumHall3, .largeHall2,
    ]
    #expect(rooms.map(\.rawValue) == Array(0...12))
  }

  /// AVAudioPlayerNode: a file lasts as many seconds as it has numbers of its rate, a part of it as many as it has; what interrupts ends what
  /// was there before, and a node that was paused begins its piece again.
  @Test func pieces() throws {
    try inFile(wave(sounds: [UInt8](repeating: 128, count: 16_000))) { url in
      let (stage, node) = (try Stage(), AVAudioPlayerNode())
      let file = try AVAudioFile(forReading: url)
      var heard: [String] = []
      stage.act { _ in
        node.play()
        node.play(at: nil)
        node.scheduleFile(file, at: nil) { heard.append("file") }
        node.scheduleSegment(file, startingFrame: 0, frameCount: 4000, at: nil) { heard.append("segment") }
      }
      stage.send(.wait(1.85))
      #expect(heard == [])
      stage.send(.wait(0.1))
      #expect(heard == ["file"])
      stage.send(.wait(0.5))
      #expect(heard == ["file", "segment"])
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 8000))
      buffer.frameLength = 8000
      stage.act { _ in
        node.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) { heard.append("\($0.rawValue)") }
        node.scheduleBuffer(buffer, at: nil, options: .interrupts) { heard.append("now") }
      }
      #expect(heard.suffix(1) == ["2"] && node.isPlaying)
      stage.send(.wait(0.5))
      stage.act { _ in node.pause() }
      stage.send(.wait(5))
      #expect(heard.suffix(1) == ["2"] && !node.isPlaying)
      stage.act { _ in node.play() }
      stage.send(.wait(1))
      #expect(heard.suffix(1) == ["now"])
    }
    let options: [AVAudioPlayerNodeBufferOptions] = [.loops, .interrupts, .interruptsAtLoop]
    #expect(options.map(\.rawValue) == [1, 2, 4])
    let ends: [AVAudioPlayerNodeCompletionCallbackType] = [.dataConsumed, .dataRendered, .dataPlayedBack]
    #expect(ends.map(\.rawValue) == [0, 1, 2])
  }

  /// System Sound Services: a sound that was made of a file is over after its seconds, which its listener hears; after it was disposed of
  /// there is none (kAudioServicesSystemSoundUnspecifiedError, -1500). The system's own are over at once.
  @Test func systemSounds() throws {
    try inFile(wave(sounds: [UInt8](repeating: 128, count: 16_000))) { url in
      let stage = try Stage()
      nonisolated(unsafe) var heard: [String] = []
      var (made, other): (SystemSoundID, SystemSoundID) = (0, 0)
      stage.act { _ in
        #expect(
          AudioServicesCreateSystemSoundID(url as CFURL, &made) == 0
            && AudioServicesCreateSystemSoundID(url as CFURL, &other) == 0)
        #expect(made != other && made > 4096 && kSystemSoundID_Vibrate == 4095)
        var none: SystemSoundID = 0
        #expect(
          AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/no/such") as CFURL, &none) == -1500 && none == 0)
        AudioServicesAddSystemSoundCompletion(
          made, nil, nil, { sound, _ in heard.append("heard \(sound == made)") }, nil)
        AudioServicesPlaySystemSound(made)
        AudioServicesPlayAlertSoundWithCompletion(other) { heard.append("alert") }
        AudioServicesPlaySystemSoundWithCompletion(1007) { heard.append("short") }
      }
      #expect(heard == ["short"])
      stage.send(.wait(1.5))
      #expect(heard == ["short"])
      stage.send(.wait(0.5))
      #expect(heard == ["short", "heard true", "alert"])
      stage.act { _ in
        AudioServicesRemoveSystemSoundCompletion(made)
        AudioServicesPlayAlertSound(made)
        #expect(AudioServicesDisposeSystemSoundID(other) == 0 && AudioServicesDisposeSystemSoundID(other) == -1500)
      }
      stage.send(.wait(3))
      #expect(heard.count == 3)
    }
  }

  /// There is no microphone: a recorder never begins, and hears silence (-160 dB); nor does a player meter what it plays.
  @Test func recorders() throws {
    let stage = try Stage()
    let data = wave(sounds: [UInt8](repeating: 128, count: 8000))
    stage.act { _ in
      do {
        let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/a.m4a"), settings: [:])
        #expect(
          !recorder.prepareToRecord() && !recorder.record() && !recorder.record(forDuration: 3)
            && !recorder.deleteRecording())
        #expect(!recorder.isRecording && recorder.currentTime == 0 && !recorder.isMeteringEnabled)
        #expect(recorder.averagePower(forChannel: 0) == -160 && recorder.peakPower(forChannel: 0) == -160)
        let player = try AVAudioPlayer(data: data, fileTypeHint: nil)
        #expect(player.duration == 1 && player.numberOfChannels == 2 && player.prepareToPlay() && player.url == nil)
        #expect(
          player.averagePower(forChannel: 0) == -160 && player.peakPower(forChannel: 1) == -160
            && !player.isMeteringEnabled)
        player.setVolume(0.25, fadeDuration: 3)
        #expect(player.volume == 0.25 && player.pan == 0 && !player.enableRate && player.numberOfLoops == 0)
        #expect(try AVAudioPlayer(data: Data("RIFF".utf8)).duration == 0 && AVAudioPlayer().duration == 0)
        #expect(try AVAudioPlayer(data: data, fileTypeHint: AVFileType.wav).duration == 1)
      } catch { Issue.record(error) }
    }
    try inFile(data) { url in
      stage.act { _ in
        do {
          let player = try AVAudioPlayer(contentsOf: url, fileTypeHint: nil)
          #expect(player.url == url && player.duration == 1)
        } catch { Issue.record(error) }
      }
    }
  }
}
