// What changes sounds on their way through an engine. Nothing is heard: settings are kept, and no sound is changed.
import Foundation
import SwivelUI

/// A part of an engine that changes sounds.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  override init() { super.init() }
  /// What it is called.
  open var name: String { String(describing: type(of: self)) }
}
/// One that can be left out.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether it is.
  open var bypass = false
}
/// One that changes how long they last.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether it is left out.
  open var bypass = false
}
/// Faster or higher, each for itself.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// How fast, 1/32…32.
  open var rate: Float = 1
  /// How much higher, in hundredths of a semitone, -2400…2400.
  open var pitch: Float = 0
  /// How much pieces overlap, 3…32.
  open var overlap: Float = 8
  /// One.
  public override init() { super.init() }
}
/// Faster and higher, as a record.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// How fast, 0.25…4.
  open var rate: Float = 1
  /// One.
  public override init() { super.init() }
}
/// A room; raw values are AVFAudio's.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// AVFAudio's case of this name.
  case smallRoom = 0
  /// AVFAudio's case of this name.
  case mediumRoom = 1
  /// AVFAudio's case of this name.
  case largeRoom = 2
  /// AVFAudio's case of this name.
  case mediumHall = 3
  /// AVFAudio's case of this name.
  case largeHall = 4
  /// AVFAudio's case of this name.
  case plate = 5
  /// AVFAudio's case of this name.
  case mediumChamber = 6
  /// AVFAudio's case of this name.
  case largeChamber = 7
  /// AVFAudio's case of this name.
  case cathedral = 8
  /// AVFAudio's case of this name.
  case largeRoom2 = 9
  /// AVFAudio's case of this name.
  case mediumHall2 = 10
  /// AVFAudio's case of this name.
  case mediumHall3 = 11
  /// AVFAudio's case of this name.
  case largeHall2 = 12
}
/// A room's echo.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// How much of it, 0…100.
  open var wetDryMix: Float = 0
  /// Takes a room.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
  /// One.
  public override init() { super.init() }
}
/// An echo.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// After how many seconds, 0…2.
  open var delayTime: TimeInterval = 1
  /// How much of it comes back, -100…100.
  open var feedback: Float = 50
  /// What is too high for it, in hertz.
  open var lowPassCutoff: Float = 15_000
  /// How much of it, 0…100.
  open var wetDryMix: Float = 100
  /// One.
  public override init() { super.init() }
}
/// Which tones; raw values are AVFAudio's.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// AVFAudio's case of this name.
  case parametric = 0
  /// AVFAudio's case of this name.
  case lowPass = 1
  /// AVFAudio's case of this name.
  case highPass = 2
  /// AVFAudio's case of this name.
  case resonantLowPass = 3
  /// AVFAudio's case of this name.
  case resonantHighPass = 4
  /// AVFAudio's case of this name.
  case bandPass = 5
  /// AVFAudio's case of this name.
  case bandStop = 6
  /// AVFAudio's case of this name.
  case lowShelf = 7
  /// AVFAudio's case of this name.
  case highShelf = 8
  /// AVFAudio's case of this name.
  case resonantLowShelf = 9
  /// AVFAudio's case of this name.
  case resonantHighShelf = 10
}
/// Some tones, louder or quieter.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  /// Which.
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// Around which, in hertz.
  open var frequency: Float = 1000
  /// How many octaves.
  open var bandwidth: Float = 0.5
  /// By how much, in decibels.
  open var gain: Float = 0
  /// Whether they are left out.
  open var bypass = true
  override init() { super.init() }
}
/// Tones, louder or quieter.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// Which.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// All of them, in decibels.
  open var globalGain: Float = 0
  /// Some.
  public init(numberOfBands: Int) {
    bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}
