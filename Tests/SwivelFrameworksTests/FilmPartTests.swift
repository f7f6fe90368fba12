// What is said of films and their parts, and of writers and readers of films, where there is no decoder; and what they keep.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct FilmPartTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }
  private let film = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))

  /// Parts of films are found by kind, by what they are for and by number.
  @Test func tracks() throws {
    let composition = AVMutableComposition()
    let kinds: [AVMediaType] = [.video, .audio, .text, .audio]
    let made = kinds.compactMap { composition.addMutableTrack(withMediaType: $0, preferredTrackID: 0) }
    #expect(made.map(\.trackID) == [1, 2, 3, 4] && composition.tracks.count == 4)
    let wanted: [(AVMediaCharacteristic, [CMPersistentTrackID])] = [
      (.visual, [1]), (.audible, [2, 4]), (.legible, [3]), (.describesVideoForAccessibility, []),
    ]
    for (one, numbers) in wanted {
      #expect(composition.tracks(withMediaCharacteristic: one).map(\.trackID) == numbers)
    }
    #expect(composition.tracks(withMediaType: .audio).map(\.trackID) == [2, 4])
    #expect(composition.track(withTrackID: 3) === made[2] && composition.track(withTrackID: 9) == nil)
    // A number that is taken, or none, is the next that is free.
    #expect(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 2)?.trackID == 5)
    #expect(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 9)?.trackID == 9)
    #expect(composition.addMutableTrack(withMediaType: .video, preferredTrackID: -4)?.trackID == 10)
    composition.removeTrack(made[1])
    #expect(composition.tracks(withMediaType: .audio).map(\.trackID) == [4])
    #expect(composition.mutableTrack(compatibleWith: made[1]) === made[3])
    #expect(
      composition.isReadable && composition.isComposable && !composition.isExportable && composition.hasReadableValues)
    #expect(!film.isReadable && !film.isComposable && !film.isPlayable && !film.hasProtectedContent)
    #expect(film.preferredRate == 1 && film.preferredVolume == 1 && film.preferredTransform == .identity)
    #expect(film.duration == .indefinite && film.tracks.isEmpty && film.metadata.isEmpty && film.commonMetadata.isEmpty)
    var error: NSError?
    #expect(film.statusOfValue(forKey: "duration", error: &error) == .failed && error?.code == -11_833)
    var none: NSError?
    #expect(composition.statusOfValue(forKey: "duration", error: &none) == .loaded && none == nil)
    rows(AVAssetTrack(7, .video, of: film)) { usual in
      usual.reads(\.isPlayable, false)
      usual.reads(\.isEnabled, true)
      usual.reads(\.naturalTimeScale, 600)
      usual.reads(\.estimatedDataRate, 0)
      usual.reads(\.preferredVolume, 1)
      usual.reads(\.nominalFrameRate, 0)
      usual.reads(\.preferredTransform, .identity)
      usual.reads(\.naturalSize, .zero)
      usual.reads(\.minFrameDuration, .invalid)
      usual.reads(\.timeRange, .zero)
      usual.reads(\.hasReadableValues, false)
    }
    rows(made[0]) { usual in
      usual(\.preferredVolume, 1, 0.5)
      usual(\.isEnabled, true)
      usual(\.preferredTransform, .identity, CGAffineTransform(scaleX: 2, y: 3))
      usual(\.languageCode, nil, "en")
    }
    rows(composition) { usual in usual(\.naturalSize, .zero, CGSize(width: 3, height: 4)) }
  }

  /// What is asked of a file is answered by an error, in a later turn; what an app put together is there.
  @Test func looking() throws {
    let stage = try Stage()
    var heard: [String] = []
    stage.act { [film] _ in
      let composition = AVMutableComposition()
      _ = composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 0)
      film.loadValuesAsynchronously(forKeys: ["tracks"]) { heard.append("values") }
      film.loadTracks(withMediaType: .audio) { heard.append("\($0?.count ?? -1) \(($1 as? AVError)?.errorCode ?? 0)") }
      composition.loadTracks(withMediaType: .audio) { heard.append("\($0?.count ?? -1) \($1 == nil)") }
      #expect(heard.isEmpty)
    }
    #expect(heard == ["values", "-1 -11833", "1 true"])
  }
  private func failure(_ body: () async throws -> Void) async -> AVError? {
    do { try await body() } catch { return error as? AVError }
    return nil
  }
  @Test func lookingWaitedFor() async throws {
    let composition = AVMutableComposition()
    let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 0))
    #expect(try await composition.loadTrack(withTrackID: 1) === track)
    #expect(try await composition.loadTracks(withMediaCharacteristic: .visual).isEmpty)
    let (isPlayable, isReadable) = try await composition.load(.isPlayable, .isReadable)
    #expect(!isPlayable && isReadable)
    let (size, range, scale) = try await track.load(.naturalSize, .timeRange, .nominalFrameRate)
    #expect(size == .zero && range.start == .zero && scale == 0)
    #expect(await failure { _ = try await film.loadTrack(withTrackID: 1) } == AVError(.decoderNotFound))
    #expect(await failure { let _: CMTime = try await film.load(.duration) } == AVError(.decoderNotFound))
    guard case .loaded(let duration) = composition.status(of: .duration) else {
      Issue.record("not loaded")
      return
    }
    #expect(duration == .zero)
    guard case .failed(let error) = film.status(of: .duration) else {
      Issue.record("not failed")
      return
    }
    #expect(error.code == -11_833 && error.domain == "AVFoundationErrorDomain")
  }

  /// A writer takes each input once, as long as it has not begun; without a coder it cannot begin.
  @Test func writing() throws {
    let writer = try AVAssetWriter(outputURL: film.url, fileType: .mp4)
    let (input, other) = (
      AVAssetWriterInput(mediaType: .video, outputSettings: nil),
      AVAssetWriterInput(mediaType: .audio, outputSettings: [:])
    )
    #expect(writer.status == .unknown && writer.canAdd(input))
    writer.add(input)
    writer.add(input)
    #expect(writer.inputs == [input] && !writer.canAdd(input) && writer.canAdd(other))
    #expect(!writer.startWriting() && writer.status == .failed && (writer.error as? AVError)?.code == .unknown)
    writer.add(other)
    writer.cancelWriting()
    #expect(writer.status == .failed && writer.inputs == [input] && !writer.canAdd(other))
    let second = try AVAssetWriter(outputURL: film.url, fileType: .mov)
    second.cancelWriting()
    #expect(second.status == .cancelled && !second.canAdd(input) && second.error == nil)
    rows(second) { usual in usual(\.shouldOptimizeForNetworkUse, false) }
    rows(input) { usual in
      usual(\.expectsMediaDataInRealTime, false)
      usual(\.transform, .identity, CGAffineTransform(scaleX: 2, y: 1))
      usual(\.mediaTimeScale, 0, 600)
      usual.reads(\.isReadyForMoreMediaData, false)
    }
    let (sample, pixels) = (CMSampleBuffer(), CVPixelBuffer())
    let adaptor = AVAssetWriterInputPixelBufferAdaptor(assetWriterInput: input)
    #expect(
      !input.append(sample) && !adaptor.append(pixels, withPresentationTime: .zero)
        && adaptor.assetWriterInput === input)
    #expect(CMSampleBufferGetPresentationTimeStamp(sample) == .invalid && CMSampleBufferGetDuration(sample) == .invalid)
    #expect(
      CVPixelBufferGetWidth(pixels) == 0 && CVPixelBufferGetHeight(pixels) == 0
        && CVPixelBufferGetBytesPerRow(pixels) == 0)
    #expect(
      CVPixelBufferLockBaseAddress(pixels, .readOnly) == 0 && CVPixelBufferUnlockBaseAddress(pixels, .readOnly) == 0)
    #expect(CVPixelBufferLockFlags.readOnly.rawValue == 1 && CVPixelBufferGetBaseAddress(pixels) == nil)
  }

  @Test func reading() throws {
    let reader = try AVAssetReader(asset: film)
    let output = AVAssetReaderTrackOutput(track: AVAssetTrack(1, .video, of: film), outputSettings: nil)
    #expect(reader.canAdd(output) && output.alwaysCopiesSampleData && output.copyNextSampleBuffer() == nil)
    reader.add(output)
    reader.add(output)
    #expect(reader.outputs == [output] && !reader.canAdd(output) && reader.timeRange.duration == .positiveInfinity)
    #expect(!reader.startReading() && reader.status == .failed && (reader.error as? AVError)?.code == .decoderNotFound)
    reader.cancelReading()
    #expect(reader.status == .failed)
    let second = try AVAssetReader(asset: film)
    second.cancelReading()
    #expect(second.status == .cancelled && !second.canAdd(output))
    let export = try #require(AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality))
    #expect(export.status == .unknown && export.progress == 0 && export.supportedFileTypes.isEmpty)
    export.cancelExport()
    #expect(export.status == .cancelled && export.error == nil && export.timeRange.start == .zero)
  }
}
