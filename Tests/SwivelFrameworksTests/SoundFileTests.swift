// Files of sounds: what is written is read again, as exactly as its numbers are; and how long a player takes for what it is handed.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct SoundFileTests {
  private func inFile(_ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
    var failure: (any Error)?
    do { try body(url) } catch { failure = error }
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    if let failure { throw failure }
  }
  private func sounds(_ voices: [[Float]], rate: Double = 8000) throws -> AVAudioPCMBuffer {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: UInt32(voices.count)))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(voices[0].count)))
    buffer.frameLength = buffer.frameCapacity
    let rows = try #require(buffer.floatChannelData)
    for (row, numbers) in voices.enumerated() {
      for (index, number) in numbers.enumerated() { rows[row][index] = number }
    }
    return buffer
  }
  private func settings(bits: Int, isReal: Bool, voices: Int) -> [String: Any] {
    [
      AVFormatIDKey: NSNumber(value: kAudioFormatLinearPCM), AVSampleRateKey: NSNumber(value: 8000),
      AVNumberOfChannelsKey: NSNumber(value: voices), AVLinearPCMBitDepthKey: NSNumber(value: bits),
      AVLinearPCMIsFloatKey: NSNumber(value: isReal),
    ]
  }

  /// Whole numbers of n bits are steps of 2^(1-n) from -1 up to just below 1; real ones are what they are. A file is 44 bytes and its
  /// numbers ("Multimedia Programming Interface and Data Specifications 1.0", WAVE).
  @Test(
    arguments: [
      (8, false, [0.5, -1, 0.9921875]), (16, false, [0.5, -1, 0.999969482421875]),
      (24, false, [0.5, -1, 0.99999988079071044921875]), (32, true, [0.5, -1, 1]),
    ] as [(Int, Bool, [Float])])
  func whatIsWrittenIsRead(bits: Int, isReal: Bool, read: [Float]) throws {
    try inFile { url in
      let writing = try AVAudioFile(forWriting: url, settings: settings(bits: bits, isReal: isReal, voices: 2))
      try writing.write(from: sounds([[0.5, -1, 1], [0, 0.25, -0.25]]))
      #expect(try Data(contentsOf: url).count == 44 + 2 * 3 * bits / 8)
      let file = try AVAudioFile(forReading: url)
      #expect(file.length == 3 && file.processingFormat.sampleRate == 8000 && file.processingFormat.channelCount == 2)
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 8))
      try file.read(into: buffer)
      #expect(buffer.frameLength == 3 && file.framePosition == 3)
      let rows = try #require(buffer.floatChannelData)
      #expect((0..<3).map { rows[0][$0] } == read && (0..<3).map { rows[1][$0] } == [0, 0.25, -0.25])
      file.framePosition = 1
      try file.read(into: buffer, frameCount: 1)
      #expect(buffer.frameLength == 1 && rows[0][0] == -1 && file.framePosition == 2)
    }
  }

  /// Sounds that come later stand behind those there are, and the head counts them; what is no number is silence.
  @Test func writtenInPieces() throws {
    try inFile { url in
      let writing = try AVAudioFile(forWriting: url, settings: settings(bits: 16, isReal: false, voices: 1))
      for piece in [[0.5, -0.5], [.nan], [.infinity, -.infinity]] as [[Float]] {
        try writing.write(from: sounds([piece]))
      }
      let bytes = try [UInt8](Data(contentsOf: url))
      #expect(bytes.count == 44 + 10 && bytes[4] == 36 + 10 && bytes[40] == 10)
      let file = try AVAudioFile(forReading: url)
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 8))
      try file.read(into: buffer)
      let row = try #require(buffer.floatChannelData)[0]
      #expect((0..<Int(buffer.frameLength)).map { row[$0] } == [0.5, -0.5, 0, 0.999969482421875, -1])
    }
  }

  /// What a head of 32 bits for numbers a second and 16 for voices has no room for.
  @Test(arguments: [(0, 1), (-8000, 1), (.infinity, 1), (.nan, 1), (1e10, 1), (8000, 0), (8000, -1), (8000, 70_000)])
  func whatNoHeadCanSay(rate: Double, voices: Int) throws {
    try inFile { url in
      let settings: [String: Any] = [
        AVSampleRateKey: NSNumber(value: rate), AVNumberOfChannelsKey: NSNumber(value: voices),
      ]
      #expect(throws: AVError.self) { try AVAudioFile(forWriting: url, settings: settings) }
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }

  /// What is no file of plain numbers is not read: AVFoundation's -11828, "This media format is not supported".
  @Test func otherFiles() throws {
    try inFile { url in
      #expect(throws: (any Error).self) { try AVAudioFile(forReading: url) }
      try Data("RIFF no sound at all".utf8).write(to: url)
      let error = #expect(throws: AVError.self) { try AVAudioFile(forReading: url) }
      #expect(error?.errorCode == -11_828)
    }
  }

  /// AVAudioPlayerNode: what is handed in is over one after another, each after as many seconds as it has numbers of its rate, while
  /// it plays; stopping tells of all that is left. One that goes round is never over.
  @Test func piecesOneAfterAnother() throws {
    let (stage, node) = (try Stage(), AVAudioPlayerNode())
    var heard: [String] = []
    let (one, two) = (
      try sounds([[Float](repeating: 0, count: 8000)]), try sounds([[Float](repeating: 0, count: 4000)])
    )
    stage.act { _ in
      node.scheduleBuffer(one) { heard.append("one") }
      node.scheduleBuffer(two) { heard.append("two") }
    }
    stage.send(.wait(2))
    #expect(heard == [])
    stage.act { _ in node.play() }
    stage.send(.wait(0.8))
    #expect(heard == [])
    stage.send(.wait(0.2))
    #expect(heard == ["one"])
    stage.send(.wait(0.5))
    #expect(heard == ["one", "two"])
    stage.act { _ in
      node.scheduleBuffer(one, at: nil, options: .loops) { heard.append("round") }
      node.scheduleBuffer(two) { heard.append("never") }
    }
    stage.send(.wait(5))
    #expect(heard == ["one", "two"] && node.isPlaying)
    stage.act { _ in node.stop() }
    #expect(heard == ["one", "two", "round", "never"] && !node.isPlaying)
  }
}
