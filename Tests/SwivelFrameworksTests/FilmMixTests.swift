// How films are put together and what cameras hand out: what AVFoundation's classes are until they are set, and keep once they are.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor @Suite struct FilmMixTests {
  private func ofNew<Owner>(_ owner: Owner, _ rows: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    rows(&usual)
    #expect(usual.wrong == [])
  }

  private let second = CMTime(value: 1, timescale: 1)

  /// Nothing is rendered, at the scale 1, until it is said; what is set in the mutable class is read in the plain one.
  @Test func compositions() throws {
    ofNew(AVMutableVideoComposition()) { usual in
      usual(\.frameDuration, .zero, CMTime(value: 1, timescale: 30))
      usual(\.renderSize, .zero, CGSize(width: 640, height: 480))
      usual(\.renderScale, 1, 2)
      usual.reads(\.instructions.count, 0)
      usual.reads(\.animationTool, nil)
    }
    let (made, part) = (AVMutableVideoComposition(), AVMutableVideoCompositionInstruction())
    try Stage().act { _ in
      let (outer, inner) = (CALayer(), CALayer())
      let tools = [
        AVVideoCompositionCoreAnimationTool(postProcessingAsVideoLayer: inner, in: outer),
        AVVideoCompositionCoreAnimationTool(postProcessingAsVideoLayers: [inner], in: outer),
        AVVideoCompositionCoreAnimationTool(additionalLayer: inner, asTrackID: 3),
      ]
      for tool in tools {
        made.animationTool = tool
        #expect((made as AVVideoComposition).animationTool === tool)
      }
    }
    made.instructions = [part]
    made.renderScale = 3
    #expect((made as AVVideoComposition).instructions == [part] && (made as AVVideoComposition).renderScale == 3)
  }

  /// AVVideoCompositionInstruction.h: no time range, no colour, and post-processing ("defaults to YES") until it is said.
  @Test func instructions() {
    ofNew(AVMutableVideoCompositionInstruction()) { usual in
      usual(\.timeRange, .invalid, CMTimeRange(start: .zero, duration: second))
      usual(\.enablePostProcessing, true)
      usual.reads(\.backgroundColor, nil)
      usual.reads(\.layerInstructions.count, 0)
    }
    let film = AVMutableComposition()
    let track = film.addMutableTrack(withMediaType: .video, preferredTrackID: 7)
    let sound = film.addMutableTrack(withMediaType: .audio, preferredTrackID: 8)
    #expect(AVMutableVideoCompositionLayerInstruction().trackID == kCMPersistentTrackID_Invalid)
    #expect(track.map { AVMutableVideoCompositionLayerInstruction(assetTrack: $0).trackID } == 7)
    #expect(AVMutableAudioMixInputParameters(track: sound).trackID == 8)
    #expect(AVMutableAudioMixInputParameters(track: nil).trackID == kCMPersistentTrackID_Invalid)
    let (mix, given) = (AVMutableAudioMix(), AVMutableAudioMixInputParameters())
    #expect(mix.inputParameters.isEmpty && given.trackID == kCMPersistentTrackID_Invalid)
    mix.inputParameters = [given]
    #expect((mix as AVAudioMix).inputParameters == [given])
  }

  private final class Listener: NSObject, AVCaptureMetadataOutputObjectsDelegate,
    AVCaptureVideoDataOutputSampleBufferDelegate
  {}

  /// AVCaptureMetadataOutput: all of the picture is looked at (0, 0, 1, 1), for no types until some are named; delegates are kept weakly.
  @Test func outputs() {
    ofNew(AVCaptureMetadataOutput()) { usual in
      usual(\.rectOfInterest, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
      usual(\.metadataObjectTypes, [], [.qr, .ean13])
    }
    ofNew(AVCaptureVideoDataOutput()) { usual in
      usual(\.alwaysDiscardsLateVideoFrames, true)
      usual(\.automaticallyConfiguresOutputBufferDimensions, true)
      usual.reads(\.availableVideoPixelFormatTypes, [])
      usual.reads(\.availableVideoCodecTypes, [])
    }
    let (codes, pictures) = (AVCaptureMetadataOutput(), AVCaptureVideoDataOutput())
    var listener: Listener? = Listener()
    codes.setMetadataObjectsDelegate(listener, queue: nil)
    pictures.setSampleBufferDelegate(listener, queue: nil)
    #expect(codes.metadataObjectsDelegate === listener && pictures.sampleBufferDelegate === listener)
    listener = nil
    #expect(codes.metadataObjectsDelegate == nil && pictures.sampleBufferDelegate == nil)
    #expect(pictures.recommendedVideoSettingsForAssetWriter(writingTo: .mov) == nil)
    let types = codes.availableMetadataObjectTypes
    #expect(types.contains(.qr) && types.contains(.ean13) && Set(types).count == types.count)
  }
}
