// How pictures and sounds of a film lie upon each other: kept as it was set, for nothing is drawn of films.
import Foundation
import SwivelUI

/// How pictures of a film are put together.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  /// How long each is seen.
  open internal(set) var frameDuration = CMTime.zero
  /// How large each is, in pixels.
  open internal(set) var renderSize = CGSize.zero
  /// How much larger each is drawn.
  open internal(set) var renderScale: Float = 1
  /// What is done when.
  open internal(set) var instructions: [AVMutableVideoCompositionInstruction] = []
  /// Layers over it.
  open internal(set) var animationTool: AVVideoCompositionCoreAnimationTool?
  /// With nothing said.
  public override init() { super.init() }
}

/// The same, to be set.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  open override var frameDuration: CMTime {
    get { super.frameDuration }
    set { super.frameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { super.renderSize }
    set { super.renderSize = newValue }
  }
  open override var renderScale: Float {
    get { super.renderScale }
    set { super.renderScale = newValue }
  }
  open override var instructions: [AVMutableVideoCompositionInstruction] {
    get { super.instructions }
    set { super.instructions = newValue }
  }
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { super.animationTool }
    set { super.animationTool = newValue }
  }
  /// As a film has it: nobody looked.
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

/// What is done with pictures for a while.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
  /// When.
  open var timeRange = CMTimeRange.invalid
  /// What is seen where nothing is.
  open var backgroundColor: CGColor?
  /// What is done with each track, the uppermost first.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  /// Whether what was drawn is drawn upon.
  open var enablePostProcessing = true
  /// With nothing said.
  public override init() { super.init() }
}

/// The same, to be set.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {}

/// What is done with a track's pictures.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  /// Which.
  open var trackID: CMPersistentTrackID
  init(_ trackID: CMPersistentTrackID) { self.trackID = trackID }
}

/// The same, to be set.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
  /// Of a track.
  public convenience init(assetTrack track: AVAssetTrack) { self.init(track.trackID) }
  /// Of none yet.
  public convenience init() { self.init(kCMPersistentTrackID_Invalid) }
  /// How they are turned from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// The same little by little.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
  ) {}
  /// How clear they are from a time on.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  /// The same little by little.
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange)
  {}
  /// Which part is seen from a time on.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}

/// Puts layers and pictures upon each other.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  /// Pictures in one layer of another's.
  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { super.init() }
  /// Pictures in several layers of another's.
  public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) { super.init() }
  /// A layer as a track.
  public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { super.init() }
}

/// How sounds of a film are put together.
open class AVAudioMix: NSObject, @unchecked Sendable {
  /// What is done with each track.
  open internal(set) var inputParameters: [AVAudioMixInputParameters] = []
  /// With nothing said.
  public override init() { super.init() }
}

/// The same, to be set.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { super.inputParameters }
    set { super.inputParameters = newValue }
  }
}

/// What is done with a track's sounds.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  /// Which.
  open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
  override init() { super.init() }
}

/// The same, to be set.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  /// Of a track.
  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
  /// Of none yet.
  public override init() { super.init() }
  /// How loud it is from a time on.
  open func setVolume(_ volume: Float, at time: CMTime) {}
  /// The same little by little.
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}
